/* What follows a board in its line: a solution, regions, or words about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-finder.h"

G_BEGIN_DECLS

/* A label, a rating, a comment; NULL for none. Caller frees. */
char *grid_extra_dup_rest (const NonetText *text, const GridEntry *entry);

/* Keeps the values behind the board as the puzzle's solution if they are one. */
void grid_extra_take_solution (const NonetText *text, const GridEntry *entry, NonetPuzzle *puzzle);

/* A second board in the line must be the solution, and a wrong one is told. If it shares the board out, it is a layout of regions:
 * adds an error and returns FALSE. */
gboolean grid_extra_check (NonetInput *input, const NonetText *text, const GridEntry *entry, const NonetPuzzle *puzzle);

G_END_DECLS
