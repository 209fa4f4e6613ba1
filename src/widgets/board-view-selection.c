/* The cursor and the selected cells of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Invariant: nothing is selected, or the cursor is. The anchor is the cell an extended selection starts from.
 */
#include "widgets/board-view-selection.h"

#include "widgets/board-cell.h"
#include "widgets/board-view-place.h"

static void
set_selected (NonetBoardView *self, guint cell, gboolean selected)
{
  self->n_selected = self->n_selected + (selected != 0) - self->selected[cell];
  self->selected[cell] = selected != 0;
}

static void
clear_selection (NonetBoardView *self)
{
  memset (self->selected, 0, self->n_cells);
  self->n_selected = 0;
}

static void
tell_cells (NonetBoardView *self)
{
  GHashTableIter iter;
  gpointer key, child;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &key, &child))
    nonet_board_cell_set_selected (child, self->selected[GPOINTER_TO_UINT (key)]);
}

/* Tells the world. */
static void
selection_changed (NonetBoardView *self, guint old_cursor)
{
  nonet_board_view_invalidate (self);
  tell_cells (self);
  if (self->cursor != old_cursor)
    {
      nonet_board_view_scroll_to_cell (self, self->cursor);
      g_object_notify (G_OBJECT (self), "cursor");
      g_signal_emit (self, nonet_board_view_signals[NONET_BOARD_CURSOR_MOVED], 0);
    }
  g_signal_emit (self, nonet_board_view_signals[NONET_BOARD_SELECTION_CHANGED], 0);
}

/* Ends what is being typed: it belongs to the selection as it was. */
static guint
begin_change (NonetBoardView *self)
{
  nonet_board_view_end_typing (self, TRUE);
  return self->cursor;
}

void
nonet_board_view_unselect (NonetBoardView *self)
{
  guint old_cursor = begin_change (self);

  if (self->n_selected == 0)
    return;
  clear_selection (self);
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select_only (NonetBoardView *self, guint cell)
{
  guint old_cursor = begin_change (self);

  clear_selection (self);
  set_selected (self, cell, TRUE);
  self->cursor = self->anchor = cell;
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select_add (NonetBoardView *self, guint cell)
{
  guint old_cursor = begin_change (self);

  set_selected (self, cell, TRUE);
  self->cursor = self->anchor = cell;
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select_toggle (NonetBoardView *self, guint cell)
{
  guint old_cursor;

  if (!self->selected[cell])
    {
      nonet_board_view_select_add (self, cell);
      return;
    }
  old_cursor = begin_change (self);
  set_selected (self, cell, FALSE);
  for (guint other = 0; cell == self->cursor && other < self->n_cells; other++)
    if (self->selected[other])
      self->cursor = self->anchor = other;
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select_block (NonetBoardView *self, guint cell)
{
  guint old_cursor = begin_change (self);
  guint row = sudoku_cell_row (self->shape, cell);
  guint column = sudoku_cell_column (self->shape, cell);
  guint anchor_row, anchor_column;

  if (self->n_selected == 0)
    self->anchor = self->cursor;
  anchor_row = sudoku_cell_row (self->shape, self->anchor);
  anchor_column = sudoku_cell_column (self->shape, self->anchor);
  clear_selection (self);
  for (guint r = MIN (row, anchor_row); r <= MAX (row, anchor_row); r++)
    for (guint c = MIN (column, anchor_column); c <= MAX (column, anchor_column); c++)
      set_selected (self, r * self->shape->order + c, TRUE);
  self->cursor = cell;
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select_equal (NonetBoardView *self, guint cell)
{
  guint value = nonet_board_view_shown (self, cell);
  guint old_cursor;

  nonet_board_view_select_only (self, cell);
  if (value == 0)
    return;
  old_cursor = self->cursor;
  for (guint other = 0; other < self->n_cells; other++)
    if (nonet_board_view_shown (self, other) == value)
      set_selected (self, other, TRUE);
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select_all (NonetBoardView *self)
{
  guint old_cursor = begin_change (self);

  for (guint cell = 0; cell < self->n_cells; cell++)
    set_selected (self, cell, TRUE);
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select (NonetBoardView *self, const guint *cells, guint n_cells)
{
  guint old_cursor;

  g_return_if_fail (NONET_IS_BOARD_VIEW (self));

  old_cursor = begin_change (self);
  clear_selection (self);
  for (guint i = 0; i < n_cells; i++)
    {
      g_return_if_fail (cells[i] < self->n_cells);
      set_selected (self, cells[i], TRUE);
      self->cursor = self->anchor = cells[i];
    }
  selection_changed (self, old_cursor);
}

guint *
nonet_board_view_dup_selection (NonetBoardView *self, guint *n_cells)
{
  guint *cells;
  guint n = 0;

  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), NULL);

  cells = g_new (guint, self->n_selected + 1);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->selected[cell])
      cells[n++] = cell;
  *n_cells = n;
  return cells;
}

guint
nonet_board_view_get_cursor (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), 0);
  return self->cursor;
}

void
nonet_board_view_set_cursor (NonetBoardView *self, guint cell)
{
  g_return_if_fail (NONET_IS_BOARD_VIEW (self));

  if (cell < self->n_cells)
    nonet_board_view_select_only (self, cell);
}
