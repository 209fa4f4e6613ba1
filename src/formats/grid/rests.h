/* Saying what is wrong with rows that make no board, and with lines that are no board of the size they should be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/find.h"
#include "formats/reader.h"

G_BEGIN_DECLS

/* Adds an error for each group of rows that is left over, naming the first row that differs. */
void grid_rests_explain (NonetInput *input, const GridFindings *found, guint wanted);

/* The sizes in a list of boards, one a line. */
typedef struct
{
  guint usual;                           /* the order most lines have, or 0 where there are none */
  gboolean seldom[SUDOKU_MAX_ORDER + 1]; /* orders whose lines may be broken ones of the usual order */
} GridSizes;

/* Counts the entries; list_order is the usual order where that is known, else 0. */
void grid_sizes_find (GridSizes *self, const GArray *entries, guint list_order);

/* Whether a line of a seldom size in the text is a board; adds an error if not. puzzle is what it was read as, or NULL if it could not be. */
gboolean grid_sizes_check (const GridSizes *self,
                           NonetInput *input,
                           const NonetText *text,
                           const GridEntry *entry,
                           const GridCell *cells,
                           const NonetPuzzle *puzzle);

G_END_DECLS
