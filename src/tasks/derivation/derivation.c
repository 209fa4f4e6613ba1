/* A walk through the derivation in a worker, and the moments it comes to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/derivation.h"

#include <math.h>

#include "tasks/task.h"
#include "words/derivation.h"
#include "words/number.h"

/* Moments of the walk. */

/* The common logarithm of the number of boards there were. */
static double
boards_before_log10 (const SudokuDerivation *walk, SudokuStride stride)
{
  const SudokuCandidates *now = sudoku_derivation_matrix (walk);
  const SudokuDerivationRemoval *removal;
  guint n_removals = sudoku_derivation_removals (walk, stride, &removal);
  g_autofree SudokuSet *before = g_memdup2 (now->cell, now->shape->n_cells * sizeof *before);
  double log10_value = 0;

  while (n_removals-- > 0)
    before[removal[n_removals].cell] = removal[n_removals].before;
  for (guint cell = 0; cell < now->shape->n_cells; cell++)
    log10_value += log10 (sudoku_set_count (before[cell]));
  return log10_value;
}

static char *
boards_to_string (double log10_value)
{
  return isinf (log10_value) ? g_strdup ("0") : nonet_power_to_string (log10_value, 2);
}

static void
describe (NonetMoment *self, const SudokuDerivation *walk, const NonetNotation *notation)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  double boards_log10 = sudoku_choices_log10 (matrix);

  self->function = g_strdup (nonet_derivation_to_function (walk, self->stride));
  self->sentence = nonet_derivation_to_sentence (walk, self->stride, notation);
  self->powers = nonet_matrix_to_powers (matrix, TRUE);
  self->digits = nonet_matrix_to_digits (matrix, TRUE);
  self->boards = boards_to_string (boards_log10);
  if (sudoku_derivation_n_removed (walk, self->stride) > 0)
    self->boards_before = boards_to_string (boards_before_log10 (walk, self->stride));
  self->time = nonet_checking_time_to_string (boards_log10);
}

/* Returns where a walk stands, with all the last stride of this kind did; free it. */
static NonetMoment *
moment_new (const SudokuDerivation *walk,
            SudokuStride stride,
            const NonetNotation *notation,
            NonetPictureFunc picture,
            GDestroyNotify free_picture)
{
  NonetMoment *self = g_new0 (NonetMoment, 1);

  self->shape = sudoku_shape_ref (sudoku_derivation_matrix (walk)->shape);
  self->stride = stride;
  self->place = sudoku_derivation_place (walk);
  self->picture = picture (walk, stride);
  self->free_picture = free_picture;
  describe (self, walk, notation);
  return self;
}

static void
moment_free (NonetMoment *self)
{
  sudoku_shape_unref (self->shape);
  self->free_picture (self->picture);
  g_free (self->function);
  g_free (self->sentence);
  g_free (self->powers);
  g_free (self->boards);
  g_free (self->digits);
  g_free (self->boards_before);
  g_free (self->time);
  g_free (self);
}

/* Where a move begins. */
typedef enum
{
  MOVE_FROM_HERE,
  MOVE_FROM_GOAL
} MoveOrigin;

/* To a place, and strides from there; none at all: the moment is wanted anew. */
typedef struct
{
  MoveOrigin origin;
  NonetGoal goal;
  gint64 n_strides; /* less than 0: back */
  SudokuStride stride;
} Move;

/* What the worker has while it moves. */
typedef struct
{
  gatomicrefcount references;
  NonetPuzzle *puzzle;
  SudokuSearchVariant variant;
  NonetCellStyle cells;
  NonetPictureFunc picture;
  GDestroyNotify free_picture;
  SudokuDerivation *walk; /* NULL before the first move */
} Walker;

/* One move of it. */
typedef struct
{
  Walker *walker;
  Move move;
} Job;

struct _NonetDerivation
{
  GObject parent_instance;

  Walker *walker;
  SudokuStride stride;
  NonetMoment *moment;
  GCancellable *cancellable; /* of the move under way, or NULL */
  gboolean has_next;
  Move next; /* what was asked for meanwhile */
};

G_DEFINE_FINAL_TYPE (NonetDerivation, nonet_derivation, G_TYPE_OBJECT)

static void
walker_unref (Walker *walker)
{
  if (!g_atomic_ref_count_dec (&walker->references))
    return;
  nonet_puzzle_unref (walker->puzzle);
  sudoku_derivation_free (walker->walk);
  g_free (walker);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  walker_unref (job->walker);
  g_free (job);
}

/* In the thread. */

static gboolean
begin_anew (Walker *walker)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (walker->puzzle, TRUE);

  sudoku_derivation_free (walker->walk);
  walker->walk = grid != NULL ? sudoku_derivation_new (grid, walker->variant) : NULL;
  return walker->walk != NULL;
}

static gboolean
is_searched (const Walker *walker)
{
  /* Its search knows the houses only. */
  return walker->puzzle->shape->order <= NONET_LARGEST_SEARCHED_ORDER && walker->puzzle->shape->n_rules == 0;
}

/* Whether nothing comes after this place. */
static gboolean
is_last (const Walker *walker, const SudokuDerivationPlace *place)
{
  return place->step == SUDOKU_DERIVATION_END || (place->pruned && !is_searched (walker));
}

static gboolean
advance (const Job *job, SudokuStride stride, NonetWorker *worker)
{
  const Walker *walker = job->walker;
  SudokuDerivationPlace place = sudoku_derivation_place (walker->walk);

  if (is_last (walker, &place))
    return FALSE;
  return sudoku_derivation_forward (walker->walk, stride, nonet_worker_is_cancelled, worker) == SUDOKU_FOUND;
}

static gboolean
is_reached (const Walker *walker, const SudokuDerivationPlace *place, NonetGoal goal)
{
  const SudokuShape *shape = walker->puzzle->shape;

  switch (goal)
    {
    case NONET_GOAL_START:
      return TRUE;
    case NONET_GOAL_ROWS:
    case NONET_GOAL_COLUMNS:
    case NONET_GOAL_BOXES:
      return place->stage == SUDOKU_STAGE_PRUNE
             && (guint) shape->house[place->house].kind == (guint) (goal - NONET_GOAL_ROWS);
    case NONET_GOAL_PRUNE:
      return place->stage == SUDOKU_STAGE_PRUNE && place->house + 1 == shape->n_houses;
    case NONET_GOAL_FIXPOINT:
      return place->pruned;
    case NONET_GOAL_SEARCH:
      return place->stage == SUDOKU_STAGE_SEARCH;
    default:
      return place->step == SUDOKU_DERIVATION_END;
    }
}

/* The end comes from where the walk is, other goals from the start. The search begins with its first step, not where a stage ends. */
static void
go (const Job *job, NonetWorker *worker)
{
  Walker *walker = job->walker;
  NonetGoal goal = job->move.goal;
  SudokuDerivationPlace place;

  if (goal != NONET_GOAL_END && !begin_anew (walker))
    return;
  do
    place = sudoku_derivation_place (walker->walk);
  while (
      !is_reached (walker, &place, goal)
      && advance (job, goal == NONET_GOAL_SEARCH && place.pruned ? SUDOKU_STRIDE_STEP : SUDOKU_STRIDE_STAGE, worker));
}

static void
make_strides (const Job *job, NonetWorker *worker)
{
  const Move *move = &job->move;
  gint64 left;

  for (left = move->n_strides; left > 0 && advance (job, move->stride, worker); left--)
    ;
  for (; left < 0
         && sudoku_derivation_back (job->walker->walk, move->stride, nonet_worker_is_cancelled, worker) == SUDOKU_FOUND;
       left++)
    ;
}

/* A move to a stage is described as that, whatever the stride. */
static SudokuStride
stride_of (const Move *move)
{
  if (move->n_strides != 0 || move->origin == MOVE_FROM_HERE || move->goal == NONET_GOAL_END)
    return move->stride;
  return SUDOKU_STRIDE_STAGE;
}

static gpointer
work (NonetWorker *worker, gpointer data, GError **error)
{
  const Job *job = data;
  Walker *walker = job->walker;
  NonetNotation notation = { walker->puzzle->alphabet, walker->cells };

  if ((walker->walk != NULL || begin_anew (walker)) && job->move.origin == MOVE_FROM_GOAL)
    go (job, worker);
  if (walker->walk != NULL && !nonet_worker_is_cancelled (worker))
    make_strides (job, worker);
  if (walker->walk != NULL)
    return moment_new (walker->walk, stride_of (&job->move), &notation, walker->picture, walker->free_picture);
  nonet_set_out_of_memory (error);
  return NULL;
}

/* In the owner's thread. */

static void start (NonetDerivation *self, const Move *move);

/* A move that was ended has a moment, too. */
static void
moved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  NonetDerivation *self = NONET_DERIVATION (source);
  NonetMoment *moment = g_task_propagate_pointer (G_TASK (result), NULL);
  Move next = self->next;
  gboolean has_next = self->has_next;

  if (moment != NULL)
    {
      g_clear_pointer (&self->moment, moment_free);
      self->moment = moment;
    }
  g_clear_object (&self->cancellable);
  self->has_next = FALSE;
  if (self->walker == NULL)
    return;
  if (has_next)
    start (self, &next);
  g_signal_emit_by_name (self, "changed");
}

static void
start (NonetDerivation *self, const Move *move)
{
  g_autoptr (GTask) task = NULL;
  Job *job = g_new0 (Job, 1);

  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, moved_cb, NULL);
  g_task_set_source_tag (task, start);
  g_task_set_check_cancellable (task, FALSE);
  g_atomic_ref_count_inc (&self->walker->references);
  job->walker = self->walker;
  job->move = *move;
  nonet_task_run (task, work, job, job_free, (GDestroyNotify) moment_free);
}

/* While it moves, strides are added to those that follow. */
static void
ask (NonetDerivation *self, Move move)
{
  if (self->walker == NULL)
    return;
  if (self->has_next && move.origin == MOVE_FROM_HERE)
    {
      gint64 n_strides = self->next.n_strides + move.n_strides;

      move = self->next;
      move.n_strides = n_strides;
    }
  move.stride = self->stride;
  if (self->cancellable != NULL)
    {
      self->has_next = TRUE;
      self->next = move;
      return;
    }
  start (self, &move);
  g_signal_emit_by_name (self, "changed");
}

void
nonet_derivation_move (NonetDerivation *self, gboolean forward)
{
  g_return_if_fail (NONET_IS_DERIVATION (self));
  ask (self, (Move){ .n_strides = forward ? 1 : -1 });
}

/* Whoever goes somewhere does not want to be where they were going before. */
void
nonet_derivation_go (NonetDerivation *self, NonetGoal goal)
{
  g_return_if_fail (NONET_IS_DERIVATION (self) && goal < NONET_N_GOALS);
  g_cancellable_cancel (self->cancellable);
  ask (self, (Move){ .origin = MOVE_FROM_GOAL, .goal = goal });
}

void
nonet_derivation_stop (NonetDerivation *self)
{
  g_return_if_fail (NONET_IS_DERIVATION (self));
  self->has_next = FALSE;
  g_cancellable_cancel (self->cancellable);
}

void
nonet_derivation_close (NonetDerivation *self)
{
  nonet_derivation_stop (self);
  g_clear_pointer (&self->walker, walker_unref);
}

void
nonet_derivation_set_stride (NonetDerivation *self, SudokuStride stride)
{
  g_return_if_fail (NONET_IS_DERIVATION (self) && stride <= SUDOKU_STRIDE_STAGE);
  if (stride == self->stride)
    return;
  self->stride = stride;
  ask (self, (Move){ .n_strides = 0 });
}

NonetPuzzle *
nonet_derivation_get_puzzle (NonetDerivation *self)
{
  return self->walker->puzzle;
}

SudokuSearchVariant
nonet_derivation_get_variant (NonetDerivation *self)
{
  return self->walker->variant;
}

gboolean
nonet_derivation_can_search (NonetDerivation *self)
{
  return is_searched (self->walker);
}

gboolean
nonet_derivation_is_moving (NonetDerivation *self)
{
  return self->cancellable != NULL;
}

NonetMoment *
nonet_derivation_get_moment (NonetDerivation *self)
{
  return self->moment;
}

gboolean
nonet_derivation_can_move (NonetDerivation *self, gboolean forward)
{
  if (self->walker == NULL || self->moment == NULL)
    return FALSE;
  return forward ? !is_last (self->walker, &self->moment->place) : self->moment->place.n_steps > 0;
}

static void
nonet_derivation_finalize (GObject *object)
{
  NonetDerivation *self = NONET_DERIVATION (object);

  g_clear_pointer (&self->walker, walker_unref);
  g_clear_pointer (&self->moment, moment_free);
  G_OBJECT_CLASS (nonet_derivation_parent_class)->finalize (object);
}

static void
nonet_derivation_class_init (NonetDerivationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_derivation_finalize;
  g_signal_new ("changed", NONET_TYPE_DERIVATION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_derivation_init (NonetDerivation *self)
{
}

NonetDerivation *
nonet_derivation_new (NonetPuzzle *puzzle,
                      SudokuSearchVariant variant,
                      NonetCellStyle cells,
                      NonetPictureFunc picture,
                      GDestroyNotify free_picture)
{
  NonetDerivation *self = g_object_new (NONET_TYPE_DERIVATION, NULL);

  self->walker = g_new0 (Walker, 1);
  g_atomic_ref_count_init (&self->walker->references);
  self->walker->puzzle = nonet_puzzle_ref (puzzle);
  self->walker->variant = variant;
  self->walker->cells = cells;
  self->walker->picture = picture;
  self->walker->free_picture = free_picture;
  ask (self, (Move){ .n_strides = 0 });
  return self;
}
