/* The pane of the derivation: its stages, the step that the walk stands at, and how to move; and the bar in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/derivation/derivation.h"

/* Its controls activate "win.walk-to" (the name of a NonetGoal), "win.walk-forward", "win.walk-back", "win.walk-play",
 * "win.walk-stop", "win.search-tree" and "win.walk-variant" (a SudokuSearchVariant).
 * Signals: "stride-changed", "speed-changed". */
#define NONET_TYPE_DERIVATION_PANE (nonet_derivation_pane_get_type ())
G_DECLARE_FINAL_TYPE (NonetDerivationPane, nonet_derivation_pane, NONET, DERIVATION_PANE, AdwBin)

/* Shows a walk as it moves; NULL: none. */
void nonet_derivation_pane_set_derivation (NonetDerivationPane *self, NonetDerivation *derivation);

/* What is chosen: the stride, and steps a second. */
SudokuStride nonet_derivation_pane_get_stride (NonetDerivationPane *self);
double nonet_derivation_pane_get_speed (NonetDerivationPane *self);

/* Says something above all else; NULL: nothing. */
void nonet_derivation_pane_set_notice (NonetDerivationPane *self, const char *notice);

/* Shows whether the walk is played. */
void nonet_derivation_pane_set_playing (NonetDerivationPane *self, gboolean playing);

/* The step in a few words, in place of the keypad. Its buttons activate "win.walk-back", "win.walk-play", "win.walk-forward" and
 * "win.walk-close". */
#define NONET_TYPE_WALK_BAR (nonet_walk_bar_get_type ())
G_DECLARE_FINAL_TYPE (NonetWalkBar, nonet_walk_bar, NONET, WALK_BAR, GtkBox)

/* Shows a moment. */
void nonet_walk_bar_set_moment (NonetWalkBar *self, const NonetMoment *moment);
