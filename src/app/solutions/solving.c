/* Solving: the list of all solutions in the pane, and in which cells they differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/solutions/solving.h"

#include <glib/gi18n.h>

/* How often the board is given the cells in which the solutions differ, while they come in. */
#define TALLY_INTERVAL (200 * G_TIME_SPAN_MILLISECOND)

struct _NonetSolving
{
  NonetController parent_instance;

  NonetSolutionBrowser *browser; /* of the window, as are the others */
  NonetVerdictButton *verdict;
  NonetSolutionView *view;
  NonetBoardView *board;
  GtkRevealer *outdated_bar;
  NonetSolutionList *solutions;
  gboolean outdated;
  gboolean several;  /* more than one solution was found */
  gint64 tally_time; /* when the board was last given how often each value came */
};

G_DEFINE_FINAL_TYPE (NonetSolving, nonet_solving, NONET_TYPE_CONTROLLER)

enum
{
  STARTED,
  SEVERAL_FOUND,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

gboolean
nonet_solving_get_outdated (NonetSolving *self)
{
  return self->outdated;
}

static gboolean
is_running (NonetSolving *self)
{
  return self->solutions != NULL && nonet_solution_list_get_state (self->solutions) == NONET_SOLUTIONS_RUNNING;
}

static void
update_actions (NonetSolving *self)
{
  gboolean chosen = nonet_solution_browser_get_solution (self->browser) != NULL;

  nonet_controller_set_enabled (self, "stop", is_running (self));
  nonet_controller_set_enabled (self, "next-solution", chosen);
  nonet_controller_set_enabled (self, "previous-solution", chosen);
}

/* Whether the board still is the one the list was made for: as it was, or filled in with the chosen solution. */
static gboolean
list_fits_board (NonetSolving *self)
{
  const NonetPuzzle *solved = nonet_solution_list_get_puzzle (self->solutions);
  const NonetPuzzle *now = nonet_document_peek (nonet_controller_get_document (self));
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);
  const guint8 *values = chosen != NULL ? nonet_solution_get_values (chosen) : NULL;
  gboolean same = sudoku_shape_equal (solved->shape, now->shape);
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

/* In which cells the solutions differ, while one of them is on the board. */
static void
show_tally (NonetSolving *self)
{
  /* The true candidates come with a tally of their own. */
  if (nonet_board_view_get_depth (self->board) == NONET_CANDIDATES_TRUE)
    return;
  if (self->solutions == NULL || !nonet_solution_view_get_visible (self->view)
      || nonet_solution_list_get_n_found (self->solutions) < 2)
    {
      nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, NULL);
      return;
    }

  nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, nonet_solution_list_get_tally (self->solutions));
  self->tally_time = g_get_monotonic_time ();
}

static void
solutions_found_cb (NonetSolving *self)
{
  if (self->outdated || nonet_solution_list_get_n_found (self->solutions) < 2)
    return;
  if (!self->several)
    {
      self->several = TRUE;
      g_signal_emit (self, signals[SEVERAL_FOUND], 0);
    }
  if (!is_running (self) || g_get_monotonic_time () - self->tally_time >= TALLY_INTERVAL)
    show_tally (self);
}

/* The verdict on the board has found the reason, if it has a simple one. */
static void
update_reason (NonetSolving *self)
{
  g_autofree char *reason = NULL;

  if (self->solutions == NULL || self->outdated)
    return;
  g_object_get (self->verdict, "reason", &reason, NULL);
  nonet_solution_browser_set_reason (self->browser, reason);
}

static void
solutions_state_cb (NonetSolving *self)
{
  solutions_found_cb (self);
  update_reason (self);
  update_actions (self);
}

static void
set_outdated (NonetSolving *self, gboolean outdated)
{
  self->outdated = outdated;
  gtk_revealer_set_reveal_child (self->outdated_bar, outdated);
  nonet_solution_view_set_fitting (self->view, !outdated);
}

/* The list before goes first: once outdated, it may be one of another shape than the board is now. */
static void
set_solutions (NonetSolving *self, NonetSolutionList *solutions)
{
  if (self->solutions != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->solutions, self);
      nonet_solution_list_stop (self->solutions);
    }
  g_set_object (&self->solutions, solutions);
  nonet_solution_browser_set_list (self->browser, solutions);
  self->several = FALSE;
  set_outdated (self, FALSE);
  update_actions (self);
}

static void
clear (NonetSolving *self)
{
  if (self->solutions == NULL)
    return;
  set_solutions (self, NULL);
  show_tally (self);
}

static void
solve_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetSolving *self = user_data;
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autoptr (NonetSolutionList) solutions = nonet_solution_list_new (puzzle, TRUE);

  clear (self);
  set_solutions (self, solutions);
  g_signal_connect_object (solutions, "notify::n-found", G_CALLBACK (solutions_found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (solutions, "notify::state", G_CALLBACK (solutions_state_cb), self, G_CONNECT_SWAPPED);
  nonet_solution_list_start (solutions);
  update_reason (self);
  g_signal_emit (self, signals[STARTED], 0);
}

static void
stop_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_solution_list_stop (NONET_SOLVING (user_data)->solutions);
}

static void
next_solution_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_solution_browser_next (NONET_SOLVING (user_data)->browser);
}

static void
previous_solution_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_solution_browser_previous (NONET_SOLVING (user_data)->browser);
}

static const GActionEntry actions[] = {
  { "solve", solve_action },
  { "stop", stop_action },
  { "next-solution", next_solution_action },
  { "previous-solution", previous_solution_action },
};

/* Undo and redo may swap in another whole puzzle: solutions of the one before do not fit it. */
static void
nonet_solving_replaced (NonetController *controller)
{
  clear (NONET_SOLVING (controller));
}

static void
nonet_solving_edited (NonetController *controller)
{
  NonetSolving *self = NONET_SOLVING (controller);
  gboolean outdated;

  if (self->solutions == NULL)
    return;
  outdated = !list_fits_board (self);
  if (outdated == self->outdated)
    return;
  set_outdated (self, outdated);
  if (outdated)
    nonet_solution_list_stop (self->solutions);
  show_tally (self);
}

static void
nonet_solving_dispose (GObject *object)
{
  NonetSolving *self = NONET_SOLVING (object);

  if (self->solutions != NULL)
    nonet_solution_list_stop (self->solutions);
  g_clear_object (&self->solutions);
  G_OBJECT_CLASS (nonet_solving_parent_class)->dispose (object);
}

static void
nonet_solving_class_init (NonetSolvingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  NonetControllerClass *controller_class = NONET_CONTROLLER_CLASS (klass);

  object_class->dispose = nonet_solving_dispose;
  controller_class->document_set = nonet_solving_replaced;
  controller_class->replaced = nonet_solving_replaced;
  controller_class->edited = nonet_solving_edited;
  signals[STARTED] =
      g_signal_new ("started", NONET_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SEVERAL_FOUND] =
      g_signal_new ("several-found", NONET_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_solving_init (NonetSolving *self)
{
}

NonetSolving *
nonet_solving_new (NonetFrame *frame, NonetSolutionView *view)
{
  NonetSolving *self = nonet_controller_new (NONET_TYPE_SOLVING, frame, actions, G_N_ELEMENTS (actions));

  self->browser = nonet_frame_get_child (frame, "browser");
  self->view = view;
  self->verdict = nonet_frame_get_child (frame, "verdict");
  self->board = nonet_frame_get_child (frame, "board");
  self->outdated_bar = nonet_frame_get_child (frame, "outdated_bar");
  g_signal_connect_object (self->browser, "notify::solution", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "notify::visible", G_CALLBACK (show_tally), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "filter-requested", G_CALLBACK (nonet_solution_browser_add_filter),
                           self->browser, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::depth", G_CALLBACK (show_tally), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->verdict, "notify::reason", G_CALLBACK (update_reason), self, G_CONNECT_SWAPPED);
  update_actions (self);
  return self;
}
