/* The board beside the pane, whose cell is told of in the pane.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/solution-browser-private.h"

/* The counts of the cell are looked at again at most this often, in ms. */
#define CELL_INTERVAL 150

/* Whether the board still shows the puzzle whose solutions these are. */
static gboolean
is_current (NonetSolutionBrowser *self)
{
  return self->shown != NULL && self->document != NULL
         && nonet_document_get_generation (self->document) == self->generation;
}

void
nonet_solution_browser_follow_cursor (NonetSolutionBrowser *self)
{
  g_autofree guint *cells = NULL;
  guint n = 0;

  g_clear_handle_id (&self->cell_timeout, g_source_remove);
  if (self->board != NULL)
    cells = nonet_board_view_dup_selection (self->board, &n);
  self->cell = n == 1 && is_current (self) ? (int) cells[0] : -1;
  nonet_solution_browser_update_cell (self);
}

static gboolean
cell_due (gpointer data)
{
  NonetSolutionBrowser *self = data;

  self->cell_timeout = 0;
  nonet_solution_browser_follow_cursor (self);
  return G_SOURCE_REMOVE;
}

void
nonet_solution_browser_queue_cell (NonetSolutionBrowser *self)
{
  if (self->cell_timeout == 0)
    self->cell_timeout = g_timeout_add (CELL_INTERVAL, cell_due, self);
}

static void
follow_document (NonetSolutionBrowser *self)
{
  NonetDocument *document = self->board != NULL ? nonet_board_view_get_document (self->board) : NULL;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document != NULL)
    g_signal_connect_swapped (document, "changed", G_CALLBACK (nonet_solution_browser_queue_cell), self);
  nonet_solution_browser_follow_cursor (self);
}

void
nonet_solution_browser_set_board (NonetSolutionBrowser *self, NonetBoardView *board)
{
  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));
  g_return_if_fail (board == NULL || NONET_IS_BOARD_VIEW (board));

  if (self->board == board)
    return;
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  g_set_object (&self->board, board);
  if (board != NULL)
    {
      g_signal_connect_swapped (board, "notify::document", G_CALLBACK (follow_document), self);
      g_signal_connect_swapped (board, "selection-changed", G_CALLBACK (nonet_solution_browser_follow_cursor), self);
    }
  follow_document (self);
  g_object_notify (G_OBJECT (self), "board");
}
