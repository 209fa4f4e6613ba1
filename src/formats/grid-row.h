/* A line that may be a row of a board, with what stood before it and what was found out about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-line.h"
#include "sudoku/shape.h"

G_BEGIN_DECLS

/* A row is looked at again for each line before it that may begin a board, so what costs time is remembered. All zero but
 * the line at first. */
typedef struct
{
  GridLine scan;
  gboolean after_gap; /* an empty line */
  gboolean after_border;
  gboolean after_comment;
  enum
  {
    GRID_UNKNOWN,
    GRID_NO,
    GRID_YES
  } repeats;
  struct
  {
    guint8 order; /* 0: nothing yet */
    gboolean good;
  } fields[GRID_RAW + 1]; /* by view */
} GridRow;

/* The cells a view finds in the row when wanted are looked for. */
guint grid_row_count (const GridRow *row, GridView view, guint wanted);

/* Whether a character comes twice in the row: words do that, solved rows do not. */
gboolean grid_row_repeats_characters (GridRow *row);

/* Whether the view finds order cells in the row, and each can be one. */
gboolean grid_row_fields_are_cells (GridRow *row, GridView view, guint order);

/* Whether the row is more likely words than one of a board of the order. */
gboolean grid_row_is_wordy (const GridRow *row, guint order);

/* Whether the row numbers order columns from first on: 1 2 3 … or A B C … or c1 c2 c3 …, with blanks between. */
gboolean grid_row_is_head (const GridRow *row, guint order, guint first);

/* Whether the row has order cells behind a label that says number: the number itself, or a letter, or "R1". */
gboolean grid_row_has_label (const GridRow *row, GridView view, guint order, guint number);

/* Whether a field can be a cell: a symbol, a number, candidates; not a word. */
gboolean grid_is_cell_field (const GridCell *cell, guint order);

G_END_DECLS
