/* The solving path of a puzzle as a GListModel: one simplest step after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/solving-path.h"

#include "tasks/steps/hint.h"
#include "tasks/worker.h"

/* The thread's side of a solving path. */

/* A step as it is found. */
typedef struct
{
  SudokuStep *step;
  SudokuBoard *board; /* before it, for each NONET_PATH_STRIDE-th; NULL for the others */
} PathNews;

/* What is known after the steps. */
typedef struct
{
  NonetPathState state;
  SudokuUniqueness outlook;
} Status;

/* The thread's own. */
typedef struct
{
  NonetPosition *start;
  NonetLogicOptions options;
  NonetWorker *worker;
  SudokuUniqueness outlook;
  guint n_steps;
} PathSearch;

static void
search_free (gpointer data)
{
  PathSearch *self = data;

  nonet_position_unref (self->start);
  g_free (self);
}

static void
clear_step (gpointer data)
{
  PathNews *step = data;

  sudoku_step_free (step->step);
  sudoku_board_free (step->board);
}

/* Reports a step, or, if it is NULL, only the state. */
static void
report (PathSearch *self, NonetPathState state, const PathNews *step)
{
  const Status status = { state, self->outlook };
  GArray *steps = g_array_new (FALSE, FALSE, sizeof *step);

  g_array_set_clear_func (steps, clear_step);
  if (step != NULL)
    g_array_append_vals (steps, step, 1);
  nonet_worker_add_batch (self->worker, steps, &status, sizeof status);
}

static bool
step_found (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  PathSearch *self = data;
  gboolean with_board = self->n_steps++ % NONET_PATH_STRIDE == 0;
  PathNews found = { sudoku_step_copy (step), with_board ? sudoku_board_copy (board) : NULL };

  if (found.step == NULL || (with_board && found.board == NULL))
    g_error ("Out of memory");
  report (self, NONET_PATH_WORKING, &found);
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
      nonet_logic_options_limit (&self->options, board->shape->order, self->outlook == SUDOKU_UNIQUENESS_UNIQUE,
                                 &limits);
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_cancel (finding, nonet_worker_is_cancelled, self->worker);
      result = sudoku_path_run (finding, board, NULL, step_found, self);
    }
  if (result == SUDOKU_NO_MEMORY)
    g_error ("Out of memory");
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
  self->outlook = nonet_find_outlook (self->start->board, NULL, worker);
  if (self->outlook == SUDOKU_UNIQUENESS_NONE)
    report (self, NONET_PATH_NO_SOLUTION, NULL);
  else
    {
      report (self, NONET_PATH_WORKING, NULL);
      report (self, follow_path (self), NULL);
    }
}

/* Begins the search in a worker, which reports batches of PathNews with a Status. The options are copied. */
static NonetWorker *
path_search_start (NonetPosition *start, const NonetLogicOptions *options, NonetHeardFunc heard, gpointer owner)
{
  PathSearch *self = g_new (PathSearch, 1);

  *self = (PathSearch){ .start = nonet_position_ref (start), .options = *options };
  return nonet_worker_start ("path", work, self, search_free, NULL, heard, owner);
}

/* A step that is kept. */
typedef struct
{
  SudokuStep *step;
  NonetFoundStep *item; /* weak */
  guint score;
} Record;

struct _NonetSolvingPath
{
  GObject parent_instance;

  NonetPosition *start;
  NonetWorker *worker; /* NULL once it is heard no more */
  GPtrArray *records;  /* Record */
  GPtrArray *boards;   /* SudokuBoard, before each NONET_PATH_STRIDE-th step */
  NonetPathSummary summary;
};

static void nonet_solving_path_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetSolvingPath,
                               nonet_solving_path,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nonet_solving_path_list_model_init))

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
record_free (gpointer data)
{
  Record *record = data;

  g_clear_weak_pointer (&record->item);
  sudoku_step_free (record->step);
  g_free (record);
}

static Record *
get_record (NonetSolvingPath *self, guint n)
{
  return self->records->pdata[n];
}

NonetPosition *
nonet_solving_path_dup_position (NonetSolvingPath *self, guint n)
{
  guint kept = n / NONET_PATH_STRIDE;
  NonetPosition *position;

  g_return_val_if_fail (n <= self->records->len, NULL);

  /* There is no board after the last step. */
  if (kept >= self->boards->len)
    kept = self->boards->len - 1;
  if (self->boards->len == 0)
    return nonet_position_ref (self->start);
  position = nonet_position_new_on (self->start, self->boards->pdata[kept]);
  /* Nobody else has seen it yet. */
  for (guint i = kept * NONET_PATH_STRIDE; i < n; i++)
    sudoku_step_apply (get_record (self, i)->step, position->board);
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
  return NONET_SOLVING_PATH (model)->records->len;
}

static gpointer
get_item (GListModel *model, guint n)
{
  NonetSolvingPath *self = NONET_SOLVING_PATH (model);
  g_autoptr (NonetPosition) position = NULL;
  NonetFoundStep *item;
  Record *record;

  if (n >= self->records->len)
    return NULL;
  record = get_record (self, n);
  if (record->item != NULL)
    return g_object_ref (record->item);
  position = nonet_solving_path_dup_position (self, n);
  item = nonet_found_step_new (position, record->step);
  g_set_weak_pointer (&record->item, item);
  return item;
}

static void
nonet_solving_path_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
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

static void
add (NonetSolvingPath *self, const PathNews *found)
{
  NonetPathSummary *summary = &self->summary;
  Record *record = g_new0 (Record, 1);
  guint height = nonet_step_get_height (found->step, NULL);

  if (height > summary->highest)
    {
      summary->highest = height;
      summary->hardest = self->records->len;
    }
  sudoku_grade_add (&summary->grade, found->step->technique);
  record->step = found->step;
  record->score = summary->grade.score;
  g_ptr_array_add (self->records, record);
  if (found->board != NULL)
    g_ptr_array_add (self->boards, found->board);
  summary->n_steps = self->records->len;
}

static void
heard_cb (gpointer owner, gpointer data, gboolean done)
{
  g_autoptr (NonetSolvingPath) self = g_object_ref (owner);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (PathNews));
  NonetBatch *batch = data;
  guint before = self->records->len;

  if (batch != NULL)
    {
      self->summary.state = ((const Status *) batch->status)->state;
      self->summary.outlook = ((const Status *) batch->status)->outlook;
      nonet_batch_take (batch, steps);
    }
  for (guint i = 0; i < steps->len; i++)
    add (self, &g_array_index (steps, PathNews, i));
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  if (self->records->len > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, self->records->len - before);
  g_signal_emit (self, signals[CHANGED], 0);
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

const SudokuStep *
nonet_solving_path_peek (NonetSolvingPath *self, guint n)
{
  return get_record (self, n)->step;
}

guint
nonet_solving_path_get_score (NonetSolvingPath *self, guint n)
{
  return get_record (self, n)->score;
}

guint
nonet_solving_path_find (NonetSolvingPath *self, NonetFoundStep *step)
{
  for (guint i = 0; step != NULL && i < self->records->len; i++)
    if (get_record (self, i)->item == step)
      return i;
  return G_MAXUINT;
}

static void
nonet_solving_path_dispose (GObject *object)
{
  nonet_solving_path_stop (NONET_SOLVING_PATH (object));
  G_OBJECT_CLASS (nonet_solving_path_parent_class)->dispose (object);
}

static void
nonet_solving_path_finalize (GObject *object)
{
  NonetSolvingPath *self = NONET_SOLVING_PATH (object);

  g_ptr_array_unref (self->records);
  g_ptr_array_unref (self->boards);
  nonet_position_unref (self->start);
  G_OBJECT_CLASS (nonet_solving_path_parent_class)->finalize (object);
}

static void
nonet_solving_path_class_init (NonetSolvingPathClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_solving_path_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_solving_path_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_SOLVING_PATH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_solving_path_init (NonetSolvingPath *self)
{
  self->records = g_ptr_array_new_with_free_func (record_free);
  self->boards = g_ptr_array_new_with_free_func ((GDestroyNotify) sudoku_board_free);
  self->summary.outlook = SUDOKU_UNIQUENESS_CANCELLED;
}

NonetSolvingPath *
nonet_solving_path_new (NonetPosition *start, const NonetLogicOptions *options)
{
  NonetSolvingPath *self = g_object_new (NONET_TYPE_SOLVING_PATH, NULL);

  self->start = nonet_position_ref (start);
  self->worker = path_search_start (start, options, heard_cb, self);
  return self;
}
