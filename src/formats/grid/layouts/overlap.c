/* A Samurai Sudoku, which is known by the number of cells in its rows: five boards of 9×9 of which the middle one shares a box
 * with each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   53..7.... ... 53..7....     six rows of 9 + 9 cells
 *   .6....28.......6....28.     three of 21
 *         ..419..5.             three of 9
 *   …                           and so on, turned upside down
 */
#include <string.h>

#include "formats/grid/layout.h"

#define SAMURAI_ROWS 21
/* The band, of three rows, in which only the middle board has cells. */
#define MIDDLE_BAND 3

static guint
band_of (guint row)
{
  return row / 3;
}

/* The cells of a row that belong to boards. */
static guint
own_cells (guint row)
{
  guint band = band_of (row);

  return band == MIDDLE_BAND ? 9 : band == MIDDLE_BAND - 1 || band == MIDDLE_BAND + 1 ? 21 : 18;
}

/* Whether a cell of the 21 in a row belongs to no board. */
static gboolean
is_gap (guint row, guint column)
{
  if (band_of (row) == MIDDLE_BAND)
    return column < 6 || column >= 15;
  return own_cells (row) == 18 && column >= 9 && column < 12;
}

/* Whether the cells in the gaps say nothing, and the others at most a digit; adds up the digits. */
static gboolean
has_gaps (const GridCell *cells, guint row, guint *digits)
{
  for (guint column = 0; column < SAMURAI_ROWS; column++)
    {
      const GridCell *cell = &cells[column];
      gboolean blank = cell->length == 0 || strchr (".0*_-?xX#", *cell->start) != NULL;

      if (cell->length > 1 || (!blank && (is_gap (row, column) || !g_ascii_isdigit (*cell->start))))
        return FALSE;
      *digits += !blank;
    }
  return TRUE;
}

static gboolean
is_row (GridMatcher *self, const GridRow *row, guint index, GridView view, guint *digits)
{
  GridCell cells[SAMURAI_ROWS];
  guint count;

  if (row == NULL)
    return FALSE;
  count = grid_row_count (row, view, SAMURAI_ROWS);
  if (count == SAMURAI_ROWS)
    return grid_row_cut (row, self->window.style, view, cells, SAMURAI_ROWS) == SAMURAI_ROWS
           && has_gaps (cells, index, digits);
  *digits += row->digits;
  return count == own_cells (index) && row->rowlike;
}

/* The rows from one on that a Samurai takes in a view, or 0. */
static guint
count_rows (GridMatcher *self, guint at, GridView view)
{
  guint place = 0, rows = 0, digits = 0;

  for (; place < SAMURAI_ROWS; place++)
    if (is_row (self, grid_window_peek (&self->window, at + rows), place, view, &digits))
      rows++;
    /* A row of the middle board alone may be all signs for blanks, which are taken for a rule. */
    else if (band_of (place) != MIDDLE_BAND)
      return 0;
  return rows > SAMURAI_ROWS - 3 && digits > 0 ? rows : 0;
}

void
grid_match_overlap (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  guint head = row->characters <= 4 && row->digits == row->characters, rows;

  row = grid_window_peek (&self->window, at + head);
  /* The first row has 18 or 21 cells, blank ones perhaps not counted. */
  if (self->wanted != 0 || row == NULL || row->characters > SAMURAI_ROWS || MAX (row->characters, row->delimited) < 18)
    return;
  rows = count_rows (self, at + head, GRID_CHARACTERS);
  if (rows == 0)
    rows = count_rows (self, at + head, GRID_DELIMITED);
  if (rows > 0)
    {
      GridEntry entry = grid_matcher_entry (self, row, GRID_ROWS, GRID_CHARACTERS, SAMURAI_ROWS);
      GridMatch *match = grid_matcher_add_known (self, &entry, head + rows);

      match->overlap = match->samurai = TRUE;
    }
}
