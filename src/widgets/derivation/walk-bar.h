/* The walk through the derivation in a bar under the board, where a narrow window has no room for its pane.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "tasks/derivation/derivation.h"

G_BEGIN_DECLS

/* Its buttons activate "win.walk-back", "win.walk-play", "win.walk-forward" and "win.walk-close". */
#define NONET_TYPE_WALK_BAR (nonet_walk_bar_get_type ())
G_DECLARE_FINAL_TYPE (NonetWalkBar, nonet_walk_bar, NONET, WALK_BAR, GtkBox)

/* Shows a moment. */
void nonet_walk_bar_set_moment (NonetWalkBar *self, const NonetMoment *moment);

G_END_DECLS
