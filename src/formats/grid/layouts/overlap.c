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

#include "formats/grid/layouts/layouts.h"

#define SAMURAI_ROWS 21
/* The band, of three rows, in which only the middle board has cells. */
#define MIDDLE_BAND 3

/* The cells that belong to boards in each band of three rows. */
static const char *const bands[] = {
  "#########   #########", "#########   #########", "#####################", "      #########      ",
  "#####################", "#########   #########", "#########   #########",
};

static guint
own_cells (const char *band)
{
  guint count = 0;

  for (; *band != '\0'; band++)
    count += *band == '#';
  return count;
}

/* Whether a row can be one of the band; *shown is set where it has digits, or shows which cells belong to no board. These must
 * be blank if they are there. */
static gboolean
is_row (GridMatcher *self, const GridRow *row, const char *band, GridView view, gboolean *shown)
{
  GridCell cells[SAMURAI_ROWS];
  guint count = row != NULL ? grid_row_count (row, view, SAMURAI_ROWS) : 0;
  char blanks[2] = { '\0', '\0' }; /* of the cells that belong to none, of the others */

  if (count != SAMURAI_ROWS)
    {
      *shown = TRUE;
      return count == own_cells (band) && row->rowlike;
    }
  if (grid_row_cut (row, self->window.style, view, cells, SAMURAI_ROWS) != SAMURAI_ROWS)
    return FALSE;
  for (guint i = 0; i < SAMURAI_ROWS; i++)
    {
      gboolean blank = cells[i].length == 0 || strchr (".0*_-?xX#", *cells[i].start) != NULL;

      if (cells[i].length > 1 || (!blank && (band[i] == ' ' || !g_ascii_isdigit (*cells[i].start))))
        return FALSE;
      if (blank && cells[i].length > 0)
        blanks[band[i] == '#'] = *cells[i].start;
      *shown = *shown || !blank;
    }
  *shown = *shown || (blanks[0] != '\0' && blanks[1] != '\0' && blanks[0] != blanks[1]);
  return TRUE;
}

/* The rows from one on that a Samurai takes in a view, or 0. */
static guint
count_rows (GridMatcher *self, guint at, GridView view)
{
  guint rows = 0;
  gboolean shown = FALSE;

  for (guint i = 0; i < SAMURAI_ROWS; i++)
    if (is_row (self, grid_window_peek (&self->window, at + rows), bands[i / 3], view, &shown))
      rows++;
    /* A row of the middle board alone may be all blanks, which are taken for a rule. */
    else if (i / 3 != MIDDLE_BAND)
      return 0;
  return rows > SAMURAI_ROWS - 3 && shown ? rows : 0;
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
