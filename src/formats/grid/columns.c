/* By columns: blanks are bare spaces, and only places separate cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   53  7            5 3     7
 *   6  195           6     1 9 5
 *    98    6           9 8         6
 *   …                …
 *
 * Every character stands in a column of its own, next to each other or with a space between; spaces at the ends of lines may
 * be missing, and lines that are all blank may be rows or stand between bands. The givens must reach from the first column
 * to the last, and none may come twice in a row or column.
 */
#include <string.h>

#include "formats/grid/layout.h"

/* Columns a line may be indented by. */
#define MOST_INDENT 64

/* The lines of a board and what part of them it is in. */
typedef struct
{
  NonetLine rows[SUDOKU_MAX_ORDER]; /* length 0 for a blank one */
  guint count;                      /* rows with characters */
  gboolean gaps;                    /* whether there are blank lines */
  gsize first, last;                /* the columns from 0 of the leftmost and rightmost characters */
} Block;

static gboolean
is_symbol (char c, guint order)
{
  if (order <= 9)
    return c >= '1' && c <= (char) ('0' + order);
  return g_ascii_isalnum (c);
}

/* Collects order rows of symbols and spaces; blank lines are rows too unless bands are said to stand apart. */
static gboolean
take_rows (const NonetText *text, gsize offset, guint order, gboolean apart, Block *block)
{
  NonetLine line = { 0 };
  guint row = 0;

  *block = (Block){ .first = G_MAXSIZE };
  while (row < order && grid_line_next (text, &offset, &line))
    {
      while (line.length > 0 && line.start[line.length - 1] == ' ')
        line.length--;
      if (line.length > 2 * order + MOST_INDENT)
        return FALSE;
      for (gsize i = 0; i < line.length; i++)
        if (line.start[i] != ' ')
          {
            if (!is_symbol (line.start[i], order))
              return FALSE;
            block->first = MIN (block->first, i);
            block->last = MAX (block->last, i);
          }
      block->count += line.length > 0;
      block->gaps = block->gaps || line.length == 0;
      if (line.length > 0 || !apart)
        block->rows[row++] = line;
      else if (row % sudoku_usual_box_rows (order) != 0)
        return FALSE;
    }
  return row == order;
}

/* Cuts the rows where the columns are pitch characters apart. */
static gboolean
cut_rows (const Block *block, guint order, guint pitch, GridCell *cells)
{
  if (block->last - block->first != (gsize) pitch * (order - 1))
    return FALSE;
  for (guint row = 0; row < order; row++)
    for (guint column = 0; column < order; column++)
      {
        const NonetLine *line = &block->rows[row];
        gsize place = block->first + pitch * column;
        gboolean blank = place >= line->length || line->start[place] == ' ';

        cells[row * order + column] = (GridCell){ line->start + MIN (place, line->length), blank ? 0 : 1, FALSE };
        /* Between columns there is nothing. */
        if (pitch == 2 && place + 1 < line->length && line->start[place + 1] != ' ')
          return FALSE;
      }
  return TRUE;
}

/* Cuts the board at an offset; returns the number of lines with characters, or 0 if there is none. */
static guint
cut_board (const NonetText *text, gsize offset, guint order, GridCell *cells, GridScore *score)
{
  Block block;

  for (guint apart = 0; apart < 2; apart++)
    {
      gboolean good = take_rows (text, offset, order, apart == 0, &block) && block.count >= 2;

      for (guint pitch = 1; good && pitch <= 2; pitch++)
        if (cut_rows (&block, order, pitch, cells))
          {
            *score = grid_score (cells, order, FALSE);
            if (score->value > 0 && score->twice == 0 && score->blanks >= order)
              return block.count;
          }
      if (!block.gaps)
        return 0;
    }
  return 0;
}

void
grid_match_columns (GridMatcher *self, const GridRow *row)
{
  static const guint orders[] = { 9, 4, 6, 8, 12, 16 };
  GridScore score;

  if (row->bars > 0 || row->delimiters > 0 || row->blanks)
    return;
  for (guint i = 0; i < (self->wanted != 0 ? 1 : G_N_ELEMENTS (orders)); i++)
    {
      guint order = self->wanted != 0 ? self->wanted : orders[i];
      GridEntry entry = grid_matcher_entry (self, row, GRID_COLUMNS, GRID_CHARACTERS, order);
      guint rows = order >= 4 ? cut_board (self->window.text, entry.offset, order, self->cells, &score) : 0;

      if (rows > 0 && grid_window_peek (&self->window, rows - 1) != NULL)
        {
          grid_matcher_add (self, &entry, rows, &score, 0);
          return;
        }
    }
}

gboolean
grid_columns_cells (const NonetText *text, const GridEntry *entry, GridCell *cells)
{
  GridScore score;

  return cut_board (text, entry->offset, entry->order, cells, &score) > 0;
}
