/* Whether lines of other sizes belong in a list of boards, or are broken ones of its own size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/find.h"
#include "formats/reader.h"

G_BEGIN_DECLS

/* What a list says about the sizes in it. */
typedef struct
{
  guint usual;                             /* the order most lines have, or 0 where there is none */
  gboolean doubtful[SUDOKU_MAX_ORDER + 1]; /* orders that come so seldom that their lines may be broken */
} GridSizes;

/* Looks at the entries of a list, of which list_order is the usual order where that is known, else 0. */
void grid_sizes_find (GridSizes *self, const GArray *entries, guint list_order);

/* Whether the entry is a line of a doubtful size whose puzzle (NULL if it could not be read) is not likely one. */
gboolean grid_sizes_is_broken (const GridSizes *self, const GridEntry *entry, const NonetPuzzle *puzzle);

/* Adds the error for such a line, whose cells are given. */
void grid_sizes_explain (const GridSizes *self, NonetInput *input, const GridEntry *entry, const GridCell *cells);

G_END_DECLS
