/* Telling a Samurai Sudoku from one large board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   53..7.... ... 53..7....     six rows of 9 + 9 cells
 *   .6....28.......6....28.     three of 21
 *         ..419..5.             three of 9
 *   …                           and so on, turned upside down
 */
#include "formats/grid-samurai.h"

#include <string.h>

/* The band, of three rows, in which only the middle board has cells, and those that it shares. */
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
  guint band = band_of (row);

  if (band == MIDDLE_BAND)
    return column < 6 || column >= 15;
  return own_cells (row) == 18 && column >= 9 && column < 12;
}

/* Whether the cells in the gaps say nothing, and the others at most a digit; adds up the digits. */
static gboolean
has_gaps (const GridCell *cells, guint row, guint *digits)
{
  for (guint column = 0; column < GRID_SAMURAI_ROWS; column++)
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
is_row (GridRow *row, guint index, GridView view, guint *digits)
{
  GridCell cells[GRID_SAMURAI_ROWS];
  guint count;

  if (row == NULL)
    return FALSE;
  count = grid_row_count (row, view, GRID_SAMURAI_ROWS);
  if (count == GRID_SAMURAI_ROWS)
    return grid_line_cells (&row->scan, view, cells, GRID_SAMURAI_ROWS) == GRID_SAMURAI_ROWS
           && has_gaps (cells, index, digits);
  *digits += row->scan.characters;
  return count == own_cells (index);
}

guint
grid_samurai_find (GridWindow *window)
{
  static const GridView views[] = { GRID_CHARACTERS, GRID_DELIMITED };

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      guint place = 0, rows = 0, digits = 0;

      for (; place < GRID_SAMURAI_ROWS; place++)
        if (is_row (grid_window_peek (window, rows), place, views[i], &digits))
          rows++;
        /* A row of the middle board alone may be all signs for blanks, which are taken for a border. */
        else if (band_of (place) != MIDDLE_BAND)
          break;
      if (place == GRID_SAMURAI_ROWS && rows > GRID_SAMURAI_ROWS - 3 && digits > 0)
        return rows;
    }
  return 0;
}
