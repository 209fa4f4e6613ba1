/* The card of the step that a walk through the derivation stands at: what it did, and how many boards are left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "tasks/derivation/derivation.h"

G_BEGIN_DECLS

#define NONET_TYPE_MOMENT_CARD (nonet_moment_card_get_type ())
G_DECLARE_FINAL_TYPE (NonetMomentCard, nonet_moment_card, NONET, MOMENT_CARD, GtkBox)

/* Shows a moment; NULL: none yet. */
void nonet_moment_card_set_moment (NonetMomentCard *self, const NonetMoment *moment);

G_END_DECLS
