/* Finding the solving path in the background, and going along it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/steps/pathfinding.h"

#include "app/frame/verdict-button.h"
#include "app/steps/stepping.h"
#include "widgets/steps/path-view.h"
#include "widgets/steps/steps-pane.h"

/* Milliseconds between an edit and the beginning of the search, which comes after that for the steps possible now. */
#define PAUSE 200

struct _NonetPathfinding
{
  NonetController parent_instance;

  NonetStepsPane *pane; /* of the window */
  NonetPathView *view;  /* in the pane */
  NonetStepPresenter *presenter;
  NonetPuzzleWorker *rater;

  NonetSolvingPath *path; /* NULL while the page is hidden, unless it was found before */
  gboolean is_outdated;   /* the board was edited since the search for the path began */
  guint pause_source;
};

G_DEFINE_FINAL_TYPE (NonetPathfinding, nonet_pathfinding, NONET_TYPE_CONTROLLER)

/* The number of the step that is presented; G_MAXUINT: it is none of the path. */
static guint
get_current (NonetPathfinding *self)
{
  return self->path != NULL ? nonet_solving_path_find (self->path, nonet_step_presenter_get_step (self->presenter))
                            : G_MAXUINT;
}

/* No step of an outdated path is presented, nor applied to a board that it is not of. */
static void
step_changed_cb (NonetPathfinding *self)
{
  gboolean is_on_path = nonet_controller_get_document (self) != NULL && get_current (self) != G_MAXUINT;

  if (is_on_path && self->is_outdated)
    {
      nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
      return;
    }
  nonet_controller_set_enabled (self, "solve-up-to-here", is_on_path);
  nonet_controller_set_enabled (self, "back-to-now", is_on_path);
}

/* The path. */

static void
set_path (NonetPathfinding *self, NonetSolvingPath *path)
{
  if (get_current (self) != G_MAXUINT)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  if (self->path != NULL)
    nonet_solving_path_stop (self->path);
  g_set_object (&self->path, path);
  nonet_path_view_set_path (self->view, path);
  self->is_outdated = FALSE;
  step_changed_cb (self);
}

/* Begins the search in the position of the document, unless its path is there or being found. */
static void
search (NonetPathfinding *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPosition) start = NULL;
  g_autoptr (NonetSolvingPath) path = NULL;
  NonetLogicOptions options;

  self->pause_source = 0;
  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  start = nonet_position_new (puzzle, options.start);
  if (self->path != NULL && nonet_solving_path_get_summary (self->path)->state != NONET_PATH_CANCELLED
      && nonet_position_equal (nonet_solving_path_get_start (self->path), start))
    {
      self->is_outdated = FALSE;
      return;
    }
  path = nonet_solving_path_new (start, &options);
  set_path (self, path);
}

static void
search_soon (NonetPathfinding *self)
{
  g_clear_handle_id (&self->pause_source, g_source_remove);
  if (nonet_controller_get_document (self) != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->pane)))
    self->pause_source = g_timeout_add_once (PAUSE, (GSourceOnceFunc) search, self);
}

/* A search that is not over is not continued in secret. */
static void
hidden_cb (NonetPathfinding *self)
{
  g_clear_handle_id (&self->pause_source, g_source_remove);
  if (self->path != NULL && nonet_solving_path_get_summary (self->path)->state == NONET_PATH_WORKING)
    set_path (self, NULL);
}

static void
options_changed_cb (NonetPathfinding *self)
{
  set_path (self, NULL);
  search_soon (self);
}

static void
rating_changed_cb (NonetPathfinding *self)
{
  nonet_path_view_set_rating (self->view, nonet_rating_worker_get_rating (self->rater));
}

/* Along it. */

static void
solve_up_to_here_action (NonetPathfinding *self, NonetDocument *document)
{
  guint current = get_current (self);
  g_autoptr (NonetPosition) position = nonet_solving_path_dup_position (self->path, current + 1);
  NonetLogicOptions options;

  nonet_logic_settings_get (nonet_controller_get_settings (self), &options);
  nonet_apply_position (document, position, options.start);
}

static void
back_to_now_action (NonetPathfinding *self)
{
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
}

static const NonetActionEntry actions[] = {
  { "solve-up-to-here", G_CALLBACK (solve_up_to_here_action) },
  { "back-to-now", G_CALLBACK (back_to_now_action) },
};

static void
nonet_pathfinding_document_set (NonetController *controller, NonetDocument *document)
{
  NonetPathfinding *self = NONET_PATHFINDING (controller);

  g_clear_handle_id (&self->pause_source, g_source_remove);
  set_path (self, NULL);
  if (document == NULL)
    nonet_puzzle_worker_set_puzzle (self->rater, NULL);
}

/* Nobody goes along the path of another board, perhaps of another shape. */
static void
nonet_pathfinding_replaced (NonetController *controller, NonetDocument *document)
{
  set_path (NONET_PATHFINDING (controller), NULL);
}

/* The path of a position that is no more ends at once. */
static void
nonet_pathfinding_edited (NonetController *controller, NonetDocument *document)
{
  NonetPathfinding *self = NONET_PATHFINDING (controller);

  if (self->path != NULL)
    nonet_solving_path_stop (self->path);
  self->is_outdated = TRUE;
  search_soon (self);
  step_changed_cb (self);
}

static void
nonet_pathfinding_dispose (GObject *object)
{
  NonetPathfinding *self = NONET_PATHFINDING (object);

  g_clear_handle_id (&self->pause_source, g_source_remove);
  if (self->path != NULL)
    nonet_solving_path_stop (self->path);
  g_clear_object (&self->path);
  g_clear_object (&self->view);
  g_clear_object (&self->rater);
  G_OBJECT_CLASS (nonet_pathfinding_parent_class)->dispose (object);
}

static void
nonet_pathfinding_class_init (NonetPathfindingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_pathfinding_dispose;
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_pathfinding_document_set;
  NONET_CONTROLLER_CLASS (klass)->replaced = nonet_pathfinding_replaced;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_pathfinding_edited;
}

static void
nonet_pathfinding_init (NonetPathfinding *self)
{
}

NonetPathfinding *
nonet_pathfinding_new (NonetFrame *frame)
{
  NonetPathfinding *self = nonet_controller_new (NONET_TYPE_PATHFINDING, frame, actions, G_N_ELEMENTS (actions));

  self->pane = nonet_frame_get_child (frame, "steps");
  self->presenter = nonet_controller_get_presenter (self);
  self->rater = g_object_ref (nonet_verdict_button_get_rater (nonet_frame_get_child (frame, "verdict")));
  self->view = g_object_ref_sink (nonet_path_view_new (self->presenter));
  nonet_steps_pane_set_path_view (self->pane, GTK_WIDGET (self->view));
  nonet_logic_settings_watch (nonet_controller_get_settings (self), G_CALLBACK (options_changed_cb), self);
  g_signal_connect_object (self->rater, "changed", G_CALLBACK (rating_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->presenter, "notify::step", G_CALLBACK (step_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pane, "map", G_CALLBACK (search_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pane, "unmap", G_CALLBACK (hidden_cb), self, G_CONNECT_SWAPPED);
  options_changed_cb (self);
  return self;
}
