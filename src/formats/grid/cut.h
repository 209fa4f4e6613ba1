/* The views: cutting a row into cells, in each of the ways people write them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/lexer.h"

typedef enum
{
  GRID_CHARACTERS, /* "53..7....": each character is one; spaces, bars, commas, brackets do not count */
  GRID_STARRED,    /* the same, where '*' is no cell but marks the next one as given */
  GRID_FIELDS,     /* "5 3 0 12": between spaces and bars */
  GRID_DELIMITED,  /* "5,3,,,7": between commas, semicolons or tabs, empty ones count; at the end they may be missing */
  GRID_FRAMED,     /* "| 5 | 3 |   | 7 |": between bars, empty ones count */
  GRID_LEFT,       /* "| 5 | 3 |   | 7" */
  GRID_RIGHT,      /* "5 | 3 |   | 7 |" */
  GRID_OPEN,       /* "5 | 3 |   | 7" */
  GRID_DOUBLE,     /* "| 5 || 3 ||   || 7": several bars that touch are one */
  GRID_SPACED,     /* "| 5 3   |   7   |", "5 3   ||   7": by their places between bars */
  GRID_BETWEEN,    /* "5-3-0-0-7", "!5!3!": each second character */
  GRID_PARTED,     /* "53..7..../6..195.../…": characters of a whole board, with another between its rows */
  GRID_EVERY,      /* "53++7++++": each character that is no space or bar, whatever it is */
  GRID_RAW,        /* "53  7    ": each character of the line, or between its quotation marks, spaces too */
  GRID_VIEWS
} GridView;

/* A cell's text; empty for a blank one. */
typedef struct
{
  const char *start;
  guint length;     /* bytes */
  gboolean starred; /* marked as given */
  gboolean placed;  /* marked as placed: "+5" */
} GridCell;

/* The cells a view finds in the row when wanted are looked for; 0 for any number. */
guint grid_row_count (const GridRow *row, GridView view, guint wanted);

/* Cuts the row into up to most cells and returns how many there are, even if more than most. GRID_DELIMITED and
 * GRID_SPACED give exactly most cells, or 0 if the row cannot be cut so. */
guint grid_row_cut (const GridRow *row, GridView view, GridCell *cells, guint most);

/* Into how many pieces bars part a row of order cells for GRID_SPACED, or 0. */
guint grid_row_pieces (const GridRow *row, guint order);

/* Whether a field can be a cell: a symbol, a number, candidates; not a word. */
gboolean grid_is_cell_field (const GridCell *cell, guint order);

/* Whether the row numbers order columns from first on: 1 2 3 … or A B C … or c1 c2 c3 …, with blanks between. */
gboolean grid_row_is_head (const GridRow *row, guint order, guint first);

/* The number a cell of up to four digits stands for, or -1. */
gint grid_cell_number (const GridCell *cell);

/* Whether a cell is a label that says number: the number itself, or a letter, or "R1". */
gboolean grid_cell_is_label (const GridCell *cell, guint number);

/* Whether the cell is a word for "nothing here": None, NaN, null. */
gboolean grid_cell_is_blank_word (const GridCell *cell);
