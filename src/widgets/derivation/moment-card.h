/* The step of the derivation that a walk stands at, as a card and as a bar.
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

/* Its buttons activate "win.walk-back", "win.walk-play", "win.walk-forward" and "win.walk-close". */
#define NONET_TYPE_WALK_BAR (nonet_walk_bar_get_type ())
G_DECLARE_FINAL_TYPE (NonetWalkBar, nonet_walk_bar, NONET, WALK_BAR, GtkBox)

/* Shows a moment. */
void nonet_walk_bar_set_moment (NonetWalkBar *self, const NonetMoment *moment);

G_END_DECLS
