/* Which cells of a board are selected, and where the keyboard is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-selection.h"

#include <string.h>

void
nonet_board_selection_reset (NonetBoardSelection *self, const SudokuShape *shape)
{
  g_free (self->cell);
  *self = (NonetBoardSelection){ .shape = shape };
  if (shape != NULL)
    self->cell = g_new0 (guint8, shape->n_cells);
}

void
nonet_board_selection_clear (NonetBoardSelection *self)
{
  memset (self->cell, 0, self->shape->n_cells);
  self->n = 0;
}

static void
add (NonetBoardSelection *self, guint cell)
{
  self->n += self->cell[cell] == 0;
  self->cell[cell] = 1;
}

static void
select_block (NonetBoardSelection *self, guint cell)
{
  guint row = sudoku_cell_row (self->shape, cell), column = sudoku_cell_column (self->shape, cell);
  guint anchor = self->n > 0 ? self->anchor : self->cursor;
  guint anchor_row = sudoku_cell_row (self->shape, anchor), anchor_column = sudoku_cell_column (self->shape, anchor);

  nonet_board_selection_clear (self);
  for (guint r = MIN (row, anchor_row); r <= MAX (row, anchor_row); r++)
    for (guint c = MIN (column, anchor_column); c <= MAX (column, anchor_column); c++)
      add (self, r * self->shape->order + c);
  self->anchor = anchor;
  self->cursor = cell;
}

/* If the cell was the cursor, the last one that is left becomes it. */
static void
take_away (NonetBoardSelection *self, guint cell)
{
  self->cell[cell] = 0;
  self->n--;
  if (cell != self->cursor || self->n == 0)
    return;
  for (guint other = 0; other < self->shape->n_cells; other++)
    if (self->cell[other])
      self->cursor = self->anchor = other;
}

void
nonet_board_selection_change (NonetBoardSelection *self, guint cell, NonetSelectMode mode)
{
  if (mode == NONET_SELECT_BLOCK)
    select_block (self, cell);
  else if (mode == NONET_SELECT_TOGGLE && self->cell[cell])
    take_away (self, cell);
  else
    {
      if (mode == NONET_SELECT_ONLY)
        nonet_board_selection_clear (self);
      add (self, cell);
      self->cursor = self->anchor = cell;
    }
}

guint *
nonet_board_selection_dup_cells (const NonetBoardSelection *self)
{
  guint *cells = g_new (guint, self->n + 1);
  guint n = 0;

  for (guint cell = 0; n < self->n; cell++)
    if (self->cell[cell])
      cells[n++] = cell;
  return cells;
}
