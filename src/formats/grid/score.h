/* How likely cells are those of a Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/symbols.h"

G_BEGIN_DECLS

/* What cells show before it is known what they stand for. */
typedef struct
{
  guint givens;                /* cells of one symbol */
  guint distinct;              /* symbols among them */
  guint twice;                 /* how often a symbol comes again in a row or column */
  guint bad;                   /* fields that can be neither a symbol nor candidates */
  guint digits, ones, letters; /* numbers, those of one digit, letters */
  guint blanks;
  char highest; /* digit of a cell, or '0' */
} GridScore;

/* Looks at order * order cells. Returns 0 for what can be no board, else up to 100. */
guint grid_score (GridScore *self, const GridCell *cells, guint order);

/* Whether a large board has the digits from 1 to 9 and no other symbol, as several of 9×9 have that are drawn together. */
gboolean grid_score_is_overlap (const GridScore *self, const GridCell *cells, guint order);

/* Whether a board is only taken where there is little text around it. */
gboolean grid_score_is_doubtful (const GridScore *self, guint order);

G_END_DECLS
