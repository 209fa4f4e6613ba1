/* The two pop-overs that hang on cells of the board: the small keypad, and the symbols a differing cell has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-view-popovers.h"

#include "widgets/board-view-place.h"
#include "widgets/board-view-selection.h"
#include "widgets/cell-popover.h"
#include "widgets/tally-popover.h"

/* A differing cell tells its symbols when the pointer has rested on it, and goes on while it moves to them; in ms. */
#define HOVER_TIME 500
#define LEAVE_TIME 350

SudokuSet
nonet_board_view_possible (NonetBoardView *self, guint cell)
{
  SudokuSet possible = sudoku_set_full (self->shape->order);
  const SudokuCellInfo *info = &self->shape->cell[cell];

  for (guint i = 0; i < info->n_peers; i++)
    {
      guint value = nonet_board_view_value (self, info->peer[i]);

      if (value != 0)
        possible &= ~sudoku_set_of (value);
    }
  return possible;
}

static void
point_to_cell (NonetBoardView *self, GtkWidget *popover, guint cell)
{
  GdkRectangle area;

  nonet_board_view_get_cell_area (self, cell, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &area);
}

void
nonet_board_view_update_popover (NonetBoardView *self)
{
  const NonetPuzzle *puzzle;
  guint cell = self->cursor;

  if (self->popover == NULL || self->n_cells == 0)
    return;
  puzzle = nonet_document_peek (self->document);
  nonet_cell_popover_set_alphabet (NONET_CELL_POPOVER (self->popover), puzzle->alphabet);
  nonet_cell_popover_show_state (NONET_CELL_POPOVER (self->popover), nonet_board_view_value (self, cell),
                                 puzzle->marks != NULL ? puzzle->marks[cell] : 0,
                                 nonet_board_view_possible (self, cell));
}

void
nonet_board_view_show_popover (NonetBoardView *self)
{
  if (self->n_cells == 0)
    return;
  if (self->n_selected == 0)
    nonet_board_view_select_only (self, self->cursor);
  nonet_board_view_end_typing (self, TRUE);
  if (self->popover == NULL)
    {
      self->popover = nonet_cell_popover_new ();
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  if (self->tally_popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->tally_popover));
  nonet_board_view_update_popover (self);
  point_to_cell (self, self->popover, self->cursor);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
tally_chosen (NonetBoardView *self, guint value)
{
  guint cell = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self->tally_popover), "cell"));

  if (cell < self->n_cells)
    g_signal_emit (self, nonet_board_view_signals[NONET_BOARD_FILTER_REQUESTED], 0, cell, value);
}

static gboolean
hovers_differing (NonetBoardView *self)
{
  return self->hover >= 0 && nonet_board_view_differs (self, (guint) self->hover);
}

static void
tell_tally (NonetBoardView *self, guint cell)
{
  nonet_tally_popover_set_counts (NONET_TALLY_POPOVER (self->tally_popover),
                                  nonet_document_get_alphabet (self->document), nonet_board_view_tally (self, cell));
}

void
nonet_board_view_update_tally (NonetBoardView *self)
{
  guint cell;

  if (self->tally_popover == NULL || !gtk_widget_get_visible (self->tally_popover))
    return;
  cell = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self->tally_popover), "cell"));
  if (cell < self->n_cells && nonet_board_view_differs (self, cell))
    tell_tally (self, cell);
  else
    gtk_popover_popdown (GTK_POPOVER (self->tally_popover));
}

static gboolean
show_tally (gpointer data)
{
  NonetBoardView *self = data;

  self->tally_timeout = 0;
  if (!hovers_differing (self) || (self->popover != NULL && gtk_widget_get_visible (self->popover)))
    return G_SOURCE_REMOVE;
  if (self->tally_popover == NULL)
    {
      self->tally_popover = nonet_tally_popover_new ();
      gtk_widget_set_parent (self->tally_popover, GTK_WIDGET (self));
      g_signal_connect_swapped (self->tally_popover, "chosen", G_CALLBACK (tally_chosen), self);
    }
  g_object_set_data (G_OBJECT (self->tally_popover), "cell", GINT_TO_POINTER (self->hover));
  tell_tally (self, (guint) self->hover);
  point_to_cell (self, self->tally_popover, (guint) self->hover);
  gtk_popover_popup (GTK_POPOVER (self->tally_popover));
  return G_SOURCE_REMOVE;
}

static gboolean
hide_tally (gpointer data)
{
  NonetBoardView *self = data;

  if (nonet_tally_popover_contains_pointer (NONET_TALLY_POPOVER (self->tally_popover)))
    return G_SOURCE_CONTINUE;
  self->tally_timeout = 0;
  gtk_popover_popdown (GTK_POPOVER (self->tally_popover));
  if (hovers_differing (self))
    self->tally_timeout = g_timeout_add (HOVER_TIME - LEAVE_TIME, show_tally, self);
  return G_SOURCE_REMOVE;
}

void
nonet_board_view_hover_tally (NonetBoardView *self)
{
  gboolean shown = self->tally_popover != NULL && gtk_widget_get_visible (self->tally_popover);

  g_clear_handle_id (&self->tally_timeout, g_source_remove);
  if (shown)
    self->tally_timeout = g_timeout_add (LEAVE_TIME, hide_tally, self);
  else if (hovers_differing (self) && !gtk_gesture_is_active (self->drag))
    self->tally_timeout = g_timeout_add (HOVER_TIME, show_tally, self);
}

void
nonet_board_view_present_popovers (NonetBoardView *self)
{
  if (self->popover != NULL)
    {
      if (gtk_widget_get_visible (self->popover))
        point_to_cell (self, self->popover, self->cursor);
      gtk_popover_present (GTK_POPOVER (self->popover));
    }
  if (self->tally_popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->tally_popover));
}

void
nonet_board_view_drop_popovers (NonetBoardView *self)
{
  g_clear_handle_id (&self->tally_timeout, g_source_remove);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->tally_popover, gtk_widget_unparent);
}
