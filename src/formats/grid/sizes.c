/* Lines of a list that are too short may have as many cells as a smaller board: 64 of 81.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/grid/sizes.h"

#include <glib/gi18n-lib.h>

static gboolean
is_line (const GridEntry *entry)
{
  return entry->layout == GRID_FIELD || entry->layout == GRID_LINE || entry->layout == GRID_LIBRARY;
}

/* Whether an order that comes in count lines comes too seldom to belong there. */
static gboolean
is_seldom (guint count, guint usual_count, guint others)
{
  return count == 1 ? usual_count > 2 || (usual_count == 2 && others == 1) : 10 * count <= usual_count;
}

void
grid_sizes_find (GridSizes *self, const GArray *entries, guint list_order)
{
  guint counts[SUDOKU_MAX_ORDER + 1] = { 0 }, others = 0;

  *self = (GridSizes){ .usual = list_order };
  if (list_order != 0)
    {
      for (guint order = 1; order <= SUDOKU_MAX_ORDER; order++)
        self->doubtful[order] = order != list_order;
      return;
    }
  for (guint i = 0; i < entries->len; i++)
    {
      const GridEntry *entry = &g_array_index (entries, GridEntry, i);

      if (is_line (entry))
        counts[entry->order]++;
    }
  for (guint order = 1; order <= SUDOKU_MAX_ORDER; order++)
    if (counts[order] > counts[self->usual])
      self->usual = order;
  for (guint order = 1; order <= SUDOKU_MAX_ORDER; order++)
    others += order != self->usual && counts[order] > 0;
  for (guint order = 1; order <= SUDOKU_MAX_ORDER; order++)
    {
      /* A line is cut off, or has a few cells too many; it does not grow to a board with larger square boxes. */
      gboolean larger = order > self->usual && sudoku_order_of_cells (order) > 0;

      self->doubtful[order] = order != self->usual && !larger && counts[order] > 0
                              && is_seldom (counts[order], counts[self->usual], others);
    }
}

/* Whether a board is a puzzle of its own size and no part of a larger one: it has givens enough, and they break no rule. */
static gboolean
is_likely (const NonetPuzzle *puzzle)
{
  guint cells = nonet_puzzle_get_cells (puzzle), givens = 0;
  SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  gboolean good = sudoku_grid_consistent (grid);

  for (guint cell = 0; cell < cells; cell++)
    givens += puzzle->givens[cell] != 0;
  sudoku_grid_free (grid);
  return good && 4 * givens >= cells;
}

gboolean
grid_sizes_is_broken (const GridSizes *self, const GridEntry *entry, const NonetPuzzle *puzzle)
{
  return self->doubtful[entry->order] && is_line (entry) && (puzzle == NULL || !is_likely (puzzle));
}

void
grid_sizes_explain (const GridSizes *self, NonetInput *input, const GridEntry *entry, const GridCell *cells)
{
  guint count = (guint) entry->order * entry->order, expected = self->usual * self->usual, line, column;
  const GridCell *last = &cells[count - 1];

  nonet_input_locate (input, count > expected ? cells[expected].start : last->start + last->length, &line, &column);
  nonet_input_error (input, entry->line, column,
                     ngettext ("the line has %u cell, expected %u", "the line has %u cells, expected %u", count), count,
                     expected);
}
