/* The solving path of a puzzle as a GListModel: one simplest step after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/solving-path.h"

#include "tasks/steps/hint.h"
#include "tasks/worker.h"

/* A step of the path; no other than its item changes after it was found. */
typedef struct
{
  SudokuStep *step;
  SudokuBoard *board;   /* before it, for each NONET_PATH_STRIDE-th; NULL for the others */
  guint score;          /* of all steps up to it */
  NonetFoundStep *item; /* weak */
} PathStep;

static void
clear_step (gpointer data)
{
  PathStep *self = *(PathStep **) data;

  g_clear_weak_pointer (&self->item);
  sudoku_step_free (self->step);
  sudoku_board_free (self->board);
  g_free (self);
}

/* An array of PathStep *. */
static GArray *
steps_new (void)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (PathStep *));

  g_array_set_clear_func (steps, clear_step);
  return steps;
}

/* The thread's own. */
typedef struct
{
  NonetPosition *start;
  NonetLogicOptions options;
  NonetWorker *worker;
  NonetPathSummary now;
} PathSearch;

static void
search_free (gpointer data)
{
  PathSearch *self = data;

  nonet_position_unref (self->start);
  g_free (self);
}

guint
nonet_step_get_height (const SudokuStep *step, gboolean *rated)
{
  static const guint of_level[] = {
    [SUDOKU_LEVEL_EASY] = 15,   [SUDOKU_LEVEL_MEDIUM] = 30,  [SUDOKU_LEVEL_HARD] = 45,
    [SUDOKU_LEVEL_UNFAIR] = 65, [SUDOKU_LEVEL_EXTREME] = 85,
  };
  guint tenths = sudoku_step_tenths (step);

  if (rated != NULL)
    *rated = tenths != 0;
  return tenths != 0 ? tenths : of_level[sudoku_technique_info (step->technique)->level];
}

/* Reports a step, or, if it is NULL, only what is known now. */
static void
report (PathSearch *self, PathStep *step)
{
  GArray *steps = steps_new ();

  if (step != NULL)
    g_array_append_val (steps, step);
  nonet_worker_add_batch (self->worker, steps, &self->now, sizeof self->now);
}

static bool
step_found (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  PathSearch *self = data;
  NonetPathSummary *now = &self->now;
  gboolean with_board = now->n_steps % NONET_PATH_STRIDE == 0;
  PathStep *found = g_new0 (PathStep, 1);
  guint height = nonet_step_get_height (step, NULL);

  found->step = sudoku_step_copy (step);
  found->board = with_board ? sudoku_board_copy (board) : NULL;
  if (found->step == NULL || (with_board && found->board == NULL))
    {
      nonet_worker_fail_memory (self->worker);
      clear_step (&found);
      return false;
    }
  if (height > now->highest)
    {
      now->highest = height;
      now->hardest = now->n_steps;
    }
  sudoku_grade_add (&now->grade, step->technique);
  found->score = now->grade.score;
  now->n_steps++;
  report (self, found);
  return true;
}

static NonetPathState
follow_path (PathSearch *self)
{
  SudokuBoard *board = sudoku_board_copy (self->start->board);
  SudokuFinding *finding = sudoku_finding_new (self->start->board->shape);
  SudokuResult result = SUDOKU_NO_MEMORY;
  NonetPathState state = NONET_PATH_CANCELLED;
  SudokuFindLimits limits;

  if (board != NULL && finding != NULL)
    {
      nonet_logic_options_limit (&self->options, board->shape->order, self->now.outlook == SUDOKU_UNIQUENESS_UNIQUE,
                                 &limits);
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_cancel (finding, nonet_worker_is_cancelled, self->worker);
      result = sudoku_path_run (finding, board, NULL, step_found, self);
    }
  if (result == SUDOKU_NO_MEMORY)
    nonet_worker_fail_memory (self->worker);
  if (result == SUDOKU_EXHAUSTED)
    state = board->n_open == 0 ? NONET_PATH_SOLVED : NONET_PATH_STUCK;
  sudoku_finding_free (finding);
  sudoku_board_free (board);
  return state;
}

static void
work (NonetWorker *worker, gpointer data)
{
  PathSearch *self = data;

  self->worker = worker;
  self->now.outlook = nonet_find_outlook (self->start->board, NULL, worker);
  if (self->now.outlook != SUDOKU_UNIQUENESS_NONE)
    {
      report (self, NULL);
      self->now.state = follow_path (self);
    }
  else
    self->now.state = NONET_PATH_NO_SOLUTION;
  report (self, NULL);
}

/* The list. */

struct _NonetSolvingPath
{
  GObject parent_instance;

  NonetPosition *start;
  NonetWorker *worker; /* NULL once it is heard no more */
  GArray *steps;       /* PathStep * */
  NonetPathSummary summary;
  char *error;
};

static void nonet_solving_path_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetSolvingPath,
                               nonet_solving_path,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nonet_solving_path_list_model_init))

static PathStep *
get_step (NonetSolvingPath *self, guint n)
{
  return g_array_index (self->steps, PathStep *, n);
}

NonetPosition *
nonet_solving_path_dup_position (NonetSolvingPath *self, guint n)
{
  NonetPosition *position;
  guint kept;

  g_return_val_if_fail (n <= self->steps->len, NULL);

  if (self->steps->len == 0)
    return nonet_position_ref (self->start);
  /* There is no board after the last step. */
  kept = MIN (n, self->steps->len - 1) / NONET_PATH_STRIDE * NONET_PATH_STRIDE;
  position = nonet_position_new_on (self->start, get_step (self, kept)->board);
  /* Nobody else has seen it yet. */
  for (guint i = kept; position != NULL && i < n; i++)
    sudoku_step_apply (get_step (self, i)->step, position->board);
  return position;
}

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_FOUND_STEP;
}

static guint
get_n_items (GListModel *model)
{
  return NONET_SOLVING_PATH (model)->steps->len;
}

static gpointer
get_item (GListModel *model, guint n)
{
  NonetSolvingPath *self = NONET_SOLVING_PATH (model);
  PathStep *step = n < self->steps->len ? get_step (self, n) : NULL;
  g_autoptr (NonetPosition) position = NULL;
  NonetFoundStep *item;

  if (step == NULL)
    return NULL;
  if (step->item != NULL)
    return g_object_ref (step->item);
  position = nonet_solving_path_dup_position (self, n);
  item = position != NULL ? nonet_found_step_new (position, step->step) : NULL;
  if (item == NULL)
    g_error ("no memory for an item"); /* as GLib has it: a list has as many as it says */
  g_set_weak_pointer (&step->item, item);
  return item;
}

static void
nonet_solving_path_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
heard_cb (gpointer owner, gpointer data, gboolean done)
{
  g_autoptr (NonetSolvingPath) self = g_object_ref (owner);
  guint before = self->steps->len;

  nonet_batch_take (data, self->steps, &self->summary, sizeof self->summary);
  if (done && nonet_worker_get_error (self->worker) != NULL)
    {
      self->summary.state = NONET_PATH_FAILED;
      self->error = g_strdup (nonet_worker_get_error (self->worker)->message);
    }
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  if (self->steps->len > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, self->steps->len - before);
  g_signal_emit_by_name (self, "changed");
}

void
nonet_solving_path_stop (NonetSolvingPath *self)
{
  g_return_if_fail (NONET_IS_SOLVING_PATH (self));

  g_clear_pointer (&self->worker, nonet_worker_drop);
  if (self->summary.state == NONET_PATH_WORKING)
    self->summary.state = NONET_PATH_CANCELLED;
}

NonetPosition *
nonet_solving_path_get_start (NonetSolvingPath *self)
{
  return self->start;
}

const NonetPathSummary *
nonet_solving_path_get_summary (NonetSolvingPath *self)
{
  return &self->summary;
}

const char *
nonet_solving_path_get_error (NonetSolvingPath *self)
{
  return self->error;
}

const SudokuStep *
nonet_solving_path_peek (NonetSolvingPath *self, guint n)
{
  return get_step (self, n)->step;
}

guint
nonet_solving_path_get_score (NonetSolvingPath *self, guint n)
{
  return get_step (self, n)->score;
}

guint
nonet_solving_path_find (NonetSolvingPath *self, NonetFoundStep *step)
{
  for (guint i = 0; step != NULL && i < self->steps->len; i++)
    if (get_step (self, i)->item == step)
      return i;
  return G_MAXUINT;
}

static void
nonet_solving_path_dispose (GObject *object)
{
  NonetSolvingPath *self = NONET_SOLVING_PATH (object);

  nonet_solving_path_stop (self);
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->start, nonet_position_unref);
  g_clear_pointer (&self->error, g_free);
  G_OBJECT_CLASS (nonet_solving_path_parent_class)->dispose (object);
}

static void
nonet_solving_path_class_init (NonetSolvingPathClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_solving_path_dispose;
  g_signal_new ("changed", NONET_TYPE_SOLVING_PATH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_solving_path_init (NonetSolvingPath *self)
{
  self->steps = steps_new ();
  self->summary.outlook = SUDOKU_UNIQUENESS_CANCELLED;
}

NonetSolvingPath *
nonet_solving_path_new (NonetPosition *start, const NonetLogicOptions *options)
{
  NonetSolvingPath *self = g_object_new (NONET_TYPE_SOLVING_PATH, NULL);
  PathSearch *search = g_new (PathSearch, 1);

  *search = (PathSearch){ .start = nonet_position_ref (start), .options = *options, .now = self->summary };
  self->start = nonet_position_ref (start);
  self->worker = nonet_worker_start ("path", work, search, search_free, NULL, heard_cb, self);
  return self;
}
