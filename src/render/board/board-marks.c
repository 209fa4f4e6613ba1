/* What is marked on a board, and what is linked with what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-marks.h"

NonetBoardMarks *
nonet_board_marks_new (const SudokuShape *shape)
{
  NonetBoardMarks *self = g_atomic_rc_box_new0 (NonetBoardMarks);

  self->shape = sudoku_shape_ref (shape);
  self->candidate = g_new0 (guint8, shape->n_cells * shape->order);
  self->cell = g_new0 (guint8, shape->n_cells);
  self->house = g_new0 (guint8, shape->n_houses);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (NonetBoardNode));
  self->node_cells = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->links = g_array_new (FALSE, FALSE, sizeof (NonetBoardLink));
  return self;
}

NonetBoardMarks *
nonet_board_marks_ref (NonetBoardMarks *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  NonetBoardMarks *self = data;

  sudoku_shape_unref (self->shape);
  g_free (self->candidate);
  g_free (self->cell);
  g_free (self->house);
  g_array_unref (self->nodes);
  g_array_unref (self->node_cells);
  g_array_unref (self->links);
}

void
nonet_board_marks_unref (NonetBoardMarks *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

NonetMark
nonet_board_marks_get (const NonetBoardMarks *self, guint cell, guint value)
{
  return self != NULL ? self->candidate[cell * self->shape->order + value - 1] : NONET_MARK_NONE;
}

static gboolean
has_part (const NonetBoardMarks *self, guint cell)
{
  const SudokuCellInfo *info = &self->shape->cell[cell];
  gboolean has = self->cell[cell] != 0;

  for (guint i = 0; i < info->n_seats; i++)
    has |= self->house[info->seat[i].house] != NONET_HOUSE_MARK_NONE;
  for (guint value = 1; value <= self->shape->order; value++)
    has |= nonet_board_marks_get (self, cell, value) != NONET_MARK_NONE;
  return has;
}

void
nonet_board_marks_dim_rest (NonetBoardMarks *self)
{
  for (guint cell = 0; cell < self->shape->n_cells; cell++)
    if (!has_part (self, cell))
      self->cell[cell] = NONET_CELL_MARK_DIMMED;
}

guint
nonet_board_marks_add_node (NonetBoardMarks *self, guint value, const guint16 *cells, guint n_cells)
{
  NonetBoardNode node = { .value = value, .n_cells = n_cells, .first_cell = self->node_cells->len };

  g_array_append_vals (self->node_cells, cells, n_cells);
  g_array_append_val (self->nodes, node);
  return self->nodes->len - 1;
}

void
nonet_board_marks_add_link (NonetBoardMarks *self, guint from, guint to, gboolean strong)
{
  NonetBoardLink link = { .from = from, .to = to, .strong = strong };

  g_array_append_val (self->links, link);
}
