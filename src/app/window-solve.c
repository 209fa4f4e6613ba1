/* Solving: the list of all solutions in the pane, and the chosen one on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"

/* How often the board is told in which cells the solutions differ, while they come in. */
#define TALLY_INTERVAL (200 * G_TIME_SPAN_MILLISECOND)

/* Whether the board still is the one the list was made for: as it was, or filled in with the chosen solution. */
static gboolean
list_fits_board (NonetWindow *self)
{
  const NonetPuzzle *solved = nonet_solution_list_get_puzzle (self->solutions);
  const NonetPuzzle *now = nonet_document_peek (self->document);
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);
  const guint8 *values = chosen != NULL ? nonet_solution_get_values (chosen) : NULL;
  gboolean same = sudoku_geometry_equal (solved->geometry, now->geometry);
  gboolean filled = same && values != NULL;

  for (guint cell = 0; (same || filled) && cell < nonet_puzzle_get_cells (now); cell++)
    {
      guint before = solved->givens[cell] | solved->entries[cell];
      guint after = now->givens[cell] | now->entries[cell];

      same = same && before == after;
      filled = filled && values[cell] == after;
    }
  return same || filled;
}

static void
show_found (NonetWindow *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);

  if (chosen != NULL && !self->outdated && nonet_solution_get_ready (chosen))
    nonet_board_view_set_found (self->board, nonet_solution_get_values (chosen));
  else
    nonet_board_view_set_found (self->board, NULL);
}

static void
solution_ready_cb (NonetSolution *solution, GParamSpec *pspec, NonetWindow *self)
{
  if (solution == nonet_solution_browser_get_solution (self->browser))
    show_found (self);
}

static void
solution_chosen_cb (NonetWindow *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);

  if (chosen != NULL && !nonet_solution_get_ready (chosen))
    g_signal_connect_object (chosen, "notify::ready", G_CALLBACK (solution_ready_cb), self, 0);
  show_found (self);
  nonet_window_update_actions (self);
}

void
nonet_window_show_tally (NonetWindow *self)
{
  /* The true candidates come with a tally of their own. */
  if (nonet_board_view_get_depth (self->board) == NONET_CANDIDATES_TRUE)
    return;
  if (self->solutions == NULL || self->outdated || nonet_solution_list_get_n_found (self->solutions) < 2)
    {
      nonet_board_view_set_tally (self->board, NULL);
      return;
    }

  nonet_board_view_set_tally (self->board, g_bytes_get_data (nonet_solution_list_get_tally (self->solutions), NULL));
  self->tally_time = g_get_monotonic_time ();
}

static gboolean
is_running (NonetWindow *self)
{
  return nonet_solution_list_get_state (self->solutions) == NONET_SOLUTIONS_RUNNING;
}

static void
solutions_found_cb (NonetWindow *self)
{
  if (self->outdated || nonet_solution_list_get_n_found (self->solutions) < 2)
    return;
  if (!is_running (self) || g_get_monotonic_time () - self->tally_time >= TALLY_INTERVAL)
    nonet_window_show_tally (self);
}

/* The verdict on the board has found the reason, if it has a simple one. */
static void
update_reason (NonetWindow *self)
{
  g_autofree char *reason = NULL;

  if (self->solutions == NULL || self->outdated)
    return;
  g_object_get (self->verdict, "reason", &reason, NULL);
  nonet_solution_browser_set_reason (self->browser, reason);
}

static void
solutions_state_cb (NonetWindow *self)
{
  solutions_found_cb (self);
  update_reason (self);
  nonet_window_update_actions (self);
}

void
nonet_window_clear_solutions (NonetWindow *self)
{
  if (self->solutions == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->solutions, self);
  nonet_solution_list_stop (self->solutions);
  nonet_solution_browser_set_list (self->browser, NULL);
  g_clear_object (&self->solutions);
  self->outdated = FALSE;
  nonet_window_show_bar (self->outdated_bar, FALSE);
  nonet_board_view_set_found (self->board, NULL);
  nonet_window_show_tally (self);
  nonet_window_update_actions (self);
}

/* In a narrow window the board shows a solution, and what leads to all of them goes when they are there. */
static void
pane_revealed_cb (NonetWindow *self)
{
  nonet_toasts_withdraw (self->toasts, "win.show-pane");
}

void
nonet_window_solve (NonetWindow *self)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (self->document);

  nonet_window_clear_solutions (self);
  self->solutions = nonet_solution_list_new (puzzle, TRUE);
  g_signal_connect_swapped (self->solutions, "notify::n-found", G_CALLBACK (solutions_found_cb), self);
  g_signal_connect_swapped (self->solutions, "notify::state", G_CALLBACK (solutions_state_cb), self);
  nonet_solution_browser_set_list (self->browser, self->solutions);
  nonet_solution_list_start (self->solutions);
  update_reason (self);

  adw_view_stack_set_visible_child_name (self->panes, "solutions");
  if (!adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, TRUE);
  else if (!adw_flap_get_reveal_flap (self->flap))
    nonet_toasts_offer (self->toasts, _ ("Solutions found"), _ ("_Show List"), "win.show-pane", NULL);
}

void
nonet_window_stop_solving (NonetWindow *self)
{
  if (self->solutions != NULL)
    nonet_solution_list_stop (self->solutions);
}

void
nonet_window_solutions_outdated (NonetWindow *self)
{
  gboolean outdated;

  if (self->solutions == NULL)
    return;
  outdated = !list_fits_board (self);
  if (outdated == self->outdated)
    return;

  self->outdated = outdated;
  if (outdated)
    nonet_solution_list_stop (self->solutions);
  nonet_window_show_bar (self->outdated_bar, outdated);
  show_found (self);
  nonet_window_show_tally (self);
}

void
nonet_window_fill_solution (NonetWindow *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);

  if (chosen != NULL && nonet_solution_get_ready (chosen)
      && nonet_document_fill (self->document, nonet_solution_get_values (chosen)))
    nonet_toasts_offer (self->toasts, _ ("Solution filled in"), _ ("_Undo"), "win.undo", NULL);
}

void
nonet_window_init_solve (NonetWindow *self)
{
  g_signal_connect_object (self->browser, "notify::solution", G_CALLBACK (solution_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "filter-requested", G_CALLBACK (nonet_solution_browser_add_filter),
                           self->browser, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->verdict, "notify::reason", G_CALLBACK (update_reason), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flap, "notify::reveal-flap", G_CALLBACK (pane_revealed_cb), self, G_CONNECT_SWAPPED);
}
