/* A running list of puzzles: what is known of their search, with Stop and Continue, and a row for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/puzzles/puzzle-list.h"

G_BEGIN_DECLS

/* Signals: "chosen" (NonetFoundPuzzle: the one that is to be opened); "open-all" (of the list, in its order).
 * Actions: "puzzles.search" (stop or continue), "puzzles.open", "puzzles.open-all". */
#define NONET_TYPE_PUZZLE_LIST_VIEW (nonet_puzzle_list_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetPuzzleListView, nonet_puzzle_list_view, NONET, PUZZLE_LIST_VIEW, GtkBox)

/* Shows a list whose puzzles are rated by a profile; NULL: none, as at the end of a window. The list is searched as long as
 * somebody has a reference. */
void nonet_puzzle_list_view_set_list (NonetPuzzleListView *self,
                                      NonetPuzzleList *list,
                                      NonetPuzzlesKind kind,
                                      SudokuRatingProfile profile);
NonetPuzzleList *nonet_puzzle_list_view_get_list (NonetPuzzleListView *self);

G_END_DECLS
