/* Choosing techniques that must occur in a puzzle, and that must not, out of a list with a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Properties "with", "without" (strings in an array, with notify): the ids of the techniques. */
#define NONET_TYPE_TECHNIQUE_CHOOSER (nonet_technique_chooser_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueChooser, nonet_technique_chooser, NONET, TECHNIQUE_CHOOSER, GtkBox)

/* What is chosen, "Required: X-Wing, Skyscraper; excluded: AIC"; caller frees. */
char *nonet_technique_chooser_describe (NonetTechniqueChooser *self);
