/* The puzzles that a search has found, as a list in the order of their ratings that grows while they come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles that are not rated yet are at the end. The list changes a few times a second, and never takes more than a part of
 * a frame for that.
 */
#pragma once

#include "tasks/puzzles/puzzle-search.h"

G_BEGIN_DECLS

/* A GListModel of NonetFoundPuzzle. Signal "changed": the status or the list. */
#define NONET_TYPE_PUZZLE_LIST (nonet_puzzle_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetPuzzleList, nonet_puzzle_list, NONET, PUZZLE_LIST, GObject)

/* A list of puzzles for a wish without fault, whose search begins at once; disposing of the list cancels it. */
NonetPuzzleList *nonet_puzzle_list_new (const NonetPuzzlesWish *wish);

/* Ends the search, but for the ratings of what was found; and searches again from there, unless there is nothing more. */
void nonet_puzzle_list_stop (NonetPuzzleList *self);
void nonet_puzzle_list_continue (NonetPuzzleList *self);
gboolean nonet_puzzle_list_can_continue (NonetPuzzleList *self);

/* What is known. */
const NonetPuzzlesStatus *nonet_puzzle_list_get_status (NonetPuzzleList *self);

/* Whether the hardest puzzles come first (they do at first), or the easiest. */
void nonet_puzzle_list_set_hardest_first (NonetPuzzleList *self, gboolean hardest_first);

/* The position of a puzzle of the list. */
guint nonet_puzzle_list_find (NonetPuzzleList *self, NonetFoundPuzzle *puzzle);

/* All puzzles in their order, a line each with its rating; caller unrefs. */
GBytes *nonet_puzzle_list_dup_text (NonetPuzzleList *self);

G_END_DECLS
