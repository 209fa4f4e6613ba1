/* A row of the list of puzzles found: a small board, how hard it is, and what it is like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/puzzles/found-puzzle.h"
#include "widgets/drawn-row.h"

G_BEGIN_DECLS

#define NONET_TYPE_PUZZLE_ROW (nonet_puzzle_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetPuzzleRow, nonet_puzzle_row, NONET, PUZZLE_ROW, NonetDrawnRow)

/* A row of a view that has its scroll adjustments. */
GtkWidget *nonet_puzzle_row_new (GtkListView *view);

/* Shows a puzzle, as it is known now, with a rating of the profile; NULL: nothing. */
void nonet_puzzle_row_set_puzzle (NonetPuzzleRow *self, NonetFoundPuzzle *puzzle, SudokuRatingProfile profile);

G_END_DECLS
