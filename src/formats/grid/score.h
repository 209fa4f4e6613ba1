/* How likely cells are those of a Sudoku: what is no board by its score is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/symbols.h"

/* What cells show before it is known what they stand for. */
typedef struct
{
  guint givens;   /* cells of one symbol */
  guint distinct; /* symbols among them */
  guint twice;    /* how often a symbol comes again in a row or column */
  guint bad;      /* cells that can be neither a symbol nor candidates */
  guint digits, letters;
  guint blanks;
  char highest;   /* digit of a cell, or '0' */
  guint value;    /* 0 for what is no board, else up to 100 */
  gboolean alone; /* a board only if there is nothing else in the text: it has too few symbols for its size */
} GridScore;

/* How often a symbol may come again in a row or column of a board from 9×9 on: a puzzle may have a mistake or two. */
#define GRID_MOST_REPEATS 4

/* Looks at order * order cells; sure: that this is the order is known. */
GridScore grid_score (const GridCell *cells, guint order, gboolean sure);

/* Whether a board is only taken where there is little text around it. */
gboolean grid_score_is_doubtful (const GridScore *self, guint order);
