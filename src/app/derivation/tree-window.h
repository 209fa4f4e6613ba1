/* The search tree of a puzzle, in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "sudoku/derivation-search.h"
#include "words/notation.h"

/* Actions: "tree.variant" (a state, SudokuSearchVariant), "tree.zoom-in", "tree.zoom-out", "tree.fit". */
#define NONET_TYPE_TREE_WINDOW (nonet_tree_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetTreeWindow, nonet_tree_window, NONET, TREE_WINDOW, AdwWindow)

/* A window of the application, which closes with the owner. */
NonetTreeWindow *nonet_tree_window_new (GtkWindow *owner);

/* Grows trees of this variant from now on; Bird's own at first, which prunes once after each expansion. */
void nonet_tree_window_set_variant (NonetTreeWindow *self, SudokuSearchVariant variant);

/* Grows the tree of a puzzle, which has a title, anew, unless it is that of the same givens and entries; cells says how cells are
 * named. */
void nonet_tree_window_set_puzzle (NonetTreeWindow *self, NonetPuzzle *puzzle, const char *title, NonetCellStyle cells);
