/* The two popovers that hang on cells of a board: the small keypad, and the symbols a differing cell has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-popovers.h"

#include "widgets/board-edits.h"
#include "widgets/cell-popover.h"
#include "widgets/tally-popover.h"

/* A differing cell shows its symbols when the pointer has rested on it, and until the pointer has left it for the time it takes
 * to move to them; in ms. */
#define HOVER_TIME 500
#define LEAVE_TIME 350

static void
point_to_cell (NonetBoardPopovers *self, GtkWidget *popover, guint cell)
{
  GdkRectangle area;

  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), cell, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &area);
}

void
nonet_board_popovers_update_keypad (NonetBoardPopovers *self)
{
  NonetDocument *document = nonet_board_view_get_document (self->board);
  NonetCellPopover *keypad = NONET_CELL_POPOVER (self->keypad);
  guint cell = nonet_board_view_get_cursor (self->board);
  const NonetPuzzle *puzzle;

  if (self->keypad == NULL || document == NULL)
    return;
  puzzle = nonet_document_peek (document);
  nonet_cell_popover_set_alphabet (keypad, puzzle->alphabet);
  nonet_cell_popover_show_state (keypad, nonet_document_get_value (document, cell),
                                 puzzle->marks != NULL ? puzzle->marks[cell] : 0,
                                 nonet_board_get_possible (self->board, cell));
}

void
nonet_board_popovers_show_keypad (NonetBoardPopovers *self)
{
  guint cursor = nonet_board_view_get_cursor (self->board);

  if (nonet_board_view_get_document (self->board) == NULL)
    return;
  if (nonet_board_view_get_look (self->board)->selection.n == 0)
    nonet_board_view_set_cursor (self->board, cursor);
  nonet_board_view_end_typing (self->board, TRUE);
  if (self->keypad == NULL)
    {
      self->keypad = nonet_cell_popover_new ();
      gtk_widget_set_parent (self->keypad, GTK_WIDGET (self->board));
    }
  if (self->tally != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->tally));
  nonet_board_popovers_update_keypad (self);
  point_to_cell (self, self->keypad, cursor);
  gtk_popover_popup (GTK_POPOVER (self->keypad));
}

static void
tally_chosen (NonetBoardPopovers *self, guint value)
{
  if (nonet_board_view_get_look (self->board)->overlay != NULL)
    g_signal_emit_by_name (self->board, "filter-requested", self->tally_cell, value);
}

/* The counts of the cell under the pointer, if it is one that differs. */
static const guint64 *
hovered_counts (NonetBoardPopovers *self)
{
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);

  return look->hover >= 0 ? nonet_board_look_get_differing (look, (guint) look->hover) : NULL;
}

static void
show_counts (NonetBoardPopovers *self, const guint64 *counts)
{
  nonet_tally_popover_set_counts (NONET_TALLY_POPOVER (self->tally),
                                  nonet_document_get_alphabet (nonet_board_view_get_document (self->board)), counts);
}

/* The tally is another one: so is what the popover shows. */
static void
update_tally (NonetBoardPopovers *self)
{
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);
  const guint64 *counts = NULL;

  if (self->tally == NULL || !gtk_widget_get_visible (self->tally))
    return;
  if (look->overlay != NULL)
    counts = nonet_board_look_get_differing (look, self->tally_cell);
  if (counts != NULL)
    show_counts (self, counts);
  else
    gtk_popover_popdown (GTK_POPOVER (self->tally));
}

static gboolean
show_tally (gpointer data)
{
  NonetBoardPopovers *self = data;
  const guint64 *counts = hovered_counts (self);

  self->timeout = 0;
  if (counts == NULL || (self->keypad != NULL && gtk_widget_get_visible (self->keypad)))
    return G_SOURCE_REMOVE;
  if (self->tally == NULL)
    {
      self->tally = nonet_tally_popover_new ();
      gtk_widget_set_parent (self->tally, GTK_WIDGET (self->board));
      g_signal_connect_swapped (self->tally, "chosen", G_CALLBACK (tally_chosen), self);
    }
  self->tally_cell = (guint) nonet_board_view_get_look (self->board)->hover;
  show_counts (self, counts);
  point_to_cell (self, self->tally, self->tally_cell);
  gtk_popover_popup (GTK_POPOVER (self->tally));
  return G_SOURCE_REMOVE;
}

static gboolean
hide_tally (gpointer data)
{
  NonetBoardPopovers *self = data;

  if (nonet_tally_popover_contains_pointer (NONET_TALLY_POPOVER (self->tally)))
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  gtk_popover_popdown (GTK_POPOVER (self->tally));
  if (hovered_counts (self) != NULL)
    self->timeout = g_timeout_add (HOVER_TIME - LEAVE_TIME, show_tally, self);
  return G_SOURCE_REMOVE;
}

void
nonet_board_popovers_hover (NonetBoardPopovers *self, gboolean may_show)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->tally != NULL && gtk_widget_get_visible (self->tally))
    self->timeout = g_timeout_add (LEAVE_TIME, hide_tally, self);
  else if (may_show && hovered_counts (self) != NULL)
    self->timeout = g_timeout_add (HOVER_TIME, show_tally, self);
}

void
nonet_board_popovers_present (NonetBoardPopovers *self)
{
  if (self->keypad != NULL)
    {
      if (gtk_widget_get_visible (self->keypad))
        point_to_cell (self, self->keypad, nonet_board_view_get_cursor (self->board));
      gtk_popover_present (GTK_POPOVER (self->keypad));
    }
  if (self->tally != NULL)
    gtk_popover_present (GTK_POPOVER (self->tally));
}

static void
unmapped (NonetBoardPopovers *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
}

void
nonet_board_popovers_init (NonetBoardPopovers *self, NonetBoardView *board)
{
  self->board = board;
  g_signal_connect_swapped (board, "notify::overlay", G_CALLBACK (update_tally), self);
  g_signal_connect_swapped (board, "unmap", G_CALLBACK (unmapped), self);
}

void
nonet_board_popovers_dispose (NonetBoardPopovers *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->keypad, gtk_widget_unparent);
  g_clear_pointer (&self->tally, gtk_widget_unparent);
}
