/* The walk through the derivation, and the window of its search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "sudoku/derivation-search.h"

/* Actions: "win.walk-forward", "win.walk-back", "win.walk-to" (a string: "start", "rows", …), "win.walk-play" (a
 * state), "win.walk-stop", "win.walk-close", "win.walk-variant" (a state, SudokuSearchVariant), "win.calculation",
 * "win.search-tree" (opens the window, which has the puzzle as it is from then on). A walk is there while the pane is
 * seen, or the card; it begins anew when the puzzle is edited. */
#define NONET_TYPE_DERIVING (nonet_deriving_get_type ())
G_DECLARE_FINAL_TYPE (NonetDeriving, nonet_deriving, NONET, DERIVING, NonetController)

/* The pane has its place in that of the window, and is made when that is first seen; in a narrow window, when that is closed, a card
 * has the place of the keypad. */
NonetDeriving *nonet_deriving_new (NonetFrame *frame);
