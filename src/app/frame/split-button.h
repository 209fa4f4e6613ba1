/* Names for the two parts of a split button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Gives the part that opens the menu the name of its tooltip, which libadwaita does not, and the other one a name of its own
 * unless that is NULL. */
void nonet_split_button_name (AdwSplitButton *button, const char *name);

G_END_DECLS
