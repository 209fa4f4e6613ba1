/* The two popovers that hang on cells of a board: the small keypad, and the symbols a differing cell has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-popovers.h"

#include "widgets/board/board-edits.h"
#include "widgets/board/cell-popover.h"
#include "widgets/chips.h"

/* A differing cell shows its symbols when the pointer has rested on it, and until the pointer has left it for the time it takes
 * to move to them; in ms. */
#define HOVER_TIME 500
#define LEAVE_TIME 350

/* Symbols in a line of them. */
#define LINE_LENGTH 5

static void
point_to_cell (NonetBoardPopovers *self, GtkWidget *popover, guint cell)
{
  GdkRectangle area;

  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), cell, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &area);
}

/* Whether somebody is to find the value of the cell. */
static gboolean
is_played (NonetDocument *document, guint cell)
{
  return !nonet_document_get_editing_givens (document) && !nonet_document_is_given (document, cell);
}

void
nonet_board_popovers_update_keypad (NonetBoardPopovers *self)
{
  NonetDocument *document = nonet_board_view_get_document (self->board);
  NonetCellPopover *keypad = NONET_CELL_POPOVER (self->keypad);
  guint cell = nonet_board_view_get_cursor (self->board);
  const NonetPuzzle *puzzle;
  const SudokuSet *marks;
  NonetEntryMode mode;

  if (self->keypad == NULL || document == NULL)
    return;
  puzzle = nonet_document_peek (document);
  mode = nonet_entering_get_mode (nonet_board_view_get_entering (self->board));
  marks = mode == NONET_ENTRY_CORNER ? puzzle->corners : puzzle->marks;
  nonet_cell_popover_set_alphabet (keypad, puzzle->alphabet);
  nonet_cell_popover_set_mode (keypad, mode);
  nonet_cell_popover_set_playing (keypad, is_played (document, cell));
  nonet_cell_popover_show_state (keypad, nonet_document_get_value (document, cell),
                                 marks != NULL && mode != NONET_ENTRY_COLOUR ? marks[cell] : 0,
                                 nonet_board_get_possible (self->board, cell));
}

void
nonet_board_popovers_hide_tally (NonetBoardPopovers *self)
{
  if (self->tally != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->tally));
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
  nonet_board_popovers_hide_tally (self);
  nonet_board_popovers_update_keypad (self);
  nonet_cell_popover_set_asked (NONET_CELL_POPOVER (self->keypad), cursor, self->pointed);
  self->pointed = 0;
  point_to_cell (self, self->keypad, cursor);
  gtk_popover_popup (GTK_POPOVER (self->keypad));
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
  GtkWidget *chips = gtk_popover_get_child (GTK_POPOVER (self->tally));
  NonetAlphabet *alphabet = nonet_document_get_alphabet (nonet_board_view_get_document (self->board));
  guint n = 0;

  nonet_chips_show_tally (GTK_FLOW_BOX (chips), alphabet, self->tally_cell, counts, "board.filter");
  for (guint i = 0; i < nonet_alphabet_get_order (alphabet); i++)
    n += counts[i] != 0;
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (chips), MIN (n, LINE_LENGTH));
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

static void
show_tally (gpointer data)
{
  NonetBoardPopovers *self = data;
  const guint64 *counts = hovered_counts (self);
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);

  self->timeout = 0;
  /* Of the cell that was clicked, the list of solutions says the same. */
  if (counts == NULL || (guint) look->hover == look->selection.cursor
      || (self->keypad != NULL && gtk_widget_get_visible (self->keypad)))
    return;
  if (self->tally == NULL)
    {
      self->tally = gtk_popover_new ();
      gtk_popover_set_child (GTK_POPOVER (self->tally), GTK_WIDGET (nonet_chips_new (LINE_LENGTH)));
      gtk_popover_set_autohide (GTK_POPOVER (self->tally), FALSE);
      gtk_widget_set_parent (self->tally, GTK_WIDGET (self->board));
    }
  self->tally_cell = (guint) nonet_board_view_get_look (self->board)->hover;
  show_counts (self, counts);
  point_to_cell (self, self->tally, self->tally_cell);
  gtk_popover_popup (GTK_POPOVER (self->tally));
}

/* The pointer itself is asked: a controller does not know of one that came in a single leap. */
static gboolean
contains_pointer (GtkWidget *popover)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (popover));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double x, y, left, top;

  if (surface == NULL || pointer == NULL || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (popover), &left, &top);
  return gtk_widget_contains (popover, x - left, y - top);
}

static gboolean
hide_tally (gpointer data)
{
  NonetBoardPopovers *self = data;

  if (contains_pointer (self->tally))
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  gtk_popover_popdown (GTK_POPOVER (self->tally));
  if (hovered_counts (self) != NULL)
    self->timeout = g_timeout_add_once (HOVER_TIME - LEAVE_TIME, show_tally, self);
  return G_SOURCE_REMOVE;
}

void
nonet_board_popovers_hover (NonetBoardPopovers *self, gboolean may_show)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->tally != NULL && gtk_widget_get_visible (self->tally))
    self->timeout = g_timeout_add (LEAVE_TIME, hide_tally, self);
  else if (may_show && hovered_counts (self) != NULL)
    self->timeout = g_timeout_add_once (HOVER_TIME, show_tally, self);
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
