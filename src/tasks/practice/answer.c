/* Answers: the solutions and levels of puzzles, for those who print them, and how right it is what somebody who practises claims.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/practice/answer.h"

#include "logic/grade.h"
#include "logic/path.h"
#include "sudoku/search.h"
#include "sudoku/valid-candidates.h"
#include "words/steps/step-text.h"
#include "words/verdict.h"

/* Keys. */

/* Not more solutions are counted, … */
#define MOST_COUNTED 1000

/* … nor longer, in microseconds. */
#define LONGEST_SEARCH G_USEC_PER_SEC

typedef struct
{
  gint64 deadline;
  SudokuCancelFunc cancelled;
  void *data;
  gboolean was_cancelled;
} Patience;

static bool
must_end (void *data)
{
  Patience *self = data;

  self->was_cancelled = self->was_cancelled || (self->cancelled != NULL && self->cancelled (self->data));
  return self->was_cancelled || g_get_monotonic_time () >= self->deadline;
}

/* "3 solutions", "at least 1,000 solutions", "no solution". */
static char *
write_remark (const NonetPuzzle *puzzle, guint64 count, SudokuResult result)
{
  NonetVerdict verdict = { .kind = NONET_VERDICT_COUNTED, .count = count };

  if (result != SUDOKU_EXHAUSTED)
    verdict = (NonetVerdict){ .kind = NONET_VERDICT_AT_LEAST, .count = count > 1 ? count : 0 };
  else if (count == 0)
    verdict.kind = NONET_VERDICT_NONE;
  return nonet_verdict_to_string (&verdict, puzzle);
}

static gboolean
search (NonetAnswerKey *self, const NonetPuzzle *puzzle, const SudokuGrid *grid, Patience *patience)
{
  SudokuSearch *search = sudoku_search_new (grid);
  g_autofree guint8 *solution = g_new (guint8, grid->shape->n_cells);
  SudokuResult result;
  guint64 count = 0;

  if (search == NULL)
    return FALSE;
  sudoku_search_set_cancel (search, must_end, patience);
  result = sudoku_search_next (search, solution);
  if (result == SUDOKU_FOUND)
    {
      count = 1;
      result = sudoku_search_skip (search, MOST_COUNTED - 1, &count);
    }
  sudoku_search_free (search);
  if (count == 1 && result == SUDOKU_EXHAUSTED)
    self->solution = g_steal_pointer (&solution);
  else
    self->remark = write_remark (puzzle, count, result);
  return !patience->was_cancelled;
}

static gboolean
find_level (NonetAnswerKey *self, const NonetPuzzle *puzzle, const SudokuGrid *grid, Patience *patience)
{
  SudokuGrade grade;

  if (puzzle->difficulty != NULL)
    self->level = g_strdup (puzzle->difficulty);
  else if (self->solution != NULL && sudoku_shape_is_nine (grid->shape)
           && !sudoku_was_stopped (sudoku_grade_puzzle (&grade, NULL, grid, self->solution, must_end, patience)))
    self->level = g_strdup (nonet_words_level (sudoku_grade_level (&grade)));
  return !patience->was_cancelled;
}

gboolean
nonet_answer_key_find (NonetAnswerKey *self,
                       const NonetPuzzle *puzzle,
                       gboolean level,
                       SudokuCancelFunc cancelled,
                       void *data)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  Patience patience = { .deadline = g_get_monotonic_time () + LONGEST_SEARCH, .cancelled = cancelled, .data = data };

  *self = (NonetAnswerKey){ 0 };
  return search (self, puzzle, grid, &patience) && (!level || find_level (self, puzzle, grid, &patience));
}

void
nonet_answer_key_clear (NonetAnswerKey *self)
{
  g_clear_pointer (&self->solution, g_free);
  g_clear_pointer (&self->remark, g_free);
  g_clear_pointer (&self->level, g_free);
}

typedef struct
{
  NonetReading *reading; /* or … */
  NonetPuzzle *puzzle;   /* … this one alone */
  guint first, n;
  gboolean levels;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_object (&work->reading);
  g_clear_pointer (&work->puzzle, nonet_puzzle_unref);
  g_free (work);
}

static void
keyed_free (gpointer data)
{
  NonetKeyedPuzzle *keyed = data;

  nonet_puzzle_unref (keyed->puzzle);
  nonet_answer_key_clear (&keyed->key);
  g_free (keyed);
}

static NonetKeyedPuzzle *
find_next (const Work *work, guint index, NonetWorker *worker)
{
  NonetKeyedPuzzle *keyed = g_new0 (NonetKeyedPuzzle, 1);

  keyed->puzzle = work->reading != NULL ? nonet_reading_dup_puzzle (work->reading, work->first + index)
                                        : nonet_puzzle_ref (work->puzzle);
  if (nonet_answer_key_find (&keyed->key, keyed->puzzle, work->levels, nonet_worker_is_cancelled, worker))
    return keyed;
  keyed_free (keyed);
  return NULL;
}

static gpointer
find_keys (NonetWorker *worker, gpointer data, GError **error)
{
  const Work *work = data;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (keyed_free);

  for (guint i = 0; i < work->n; i++)
    {
      NonetKeyedPuzzle *keyed = find_next (work, i, worker);

      if (g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error))
        {
          g_clear_pointer (&keyed, keyed_free);
          return NULL;
        }
      if (keyed == NULL)
        {
          nonet_set_out_of_memory (error);
          return NULL;
        }
      g_ptr_array_add (found, keyed);
      nonet_task_report (worker, i + 1, (i + 1.0) / work->n);
    }
  return g_steal_pointer (&found);
}

static void
run_keys (Work *work,
          NonetProgressFunc progress,
          gpointer progress_data,
          GCancellable *cancellable,
          GAsyncReadyCallback callback,
          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, run_keys);
  nonet_task_run_with_progress (task, find_keys, work, work_free, (GDestroyNotify) g_ptr_array_unref, progress,
                                progress_data);
}

void
nonet_answer_keys_async (NonetReading *reading,
                         guint first,
                         guint n,
                         gboolean levels,
                         NonetProgressFunc progress,
                         gpointer progress_data,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Work *work = g_new0 (Work, 1);

  *work = (Work){ .reading = g_object_ref (reading), .first = first, .n = n, .levels = levels };
  run_keys (work, progress, progress_data, cancellable, callback, user_data);
}

void
nonet_answer_key_async (NonetPuzzle *puzzle,
                        gboolean level,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  Work *work = g_new0 (Work, 1);

  *work = (Work){ .puzzle = nonet_puzzle_ref (puzzle), .n = 1, .levels = level };
  run_keys (work, NULL, NULL, cancellable, callback, user_data);
}

GPtrArray *
nonet_answer_keys_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Judging: the claims of the player against the solutions, and against the steps of the technique. */

/* More steps that touch an answer are not looked at. */
#define MOST_STEPS 5000

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuStep, sudoku_step_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuValidCandidates, sudoku_valid_candidates_free)

/* The thread's own. Sets are those of each cell. */
typedef struct
{
  NonetFoundStep *exercise;
  NonetPuzzle *answered;
  NonetWorker *worker;
  const SudokuBoard *board;
  SudokuTechnique technique;
  gboolean unique;
  SudokuCandidates *struck, *placed; /* what the player claims */
  SudokuCandidates *possible;        /* what occurs in some solution */
  SudokuCandidates *gone, *follows;  /* what steps exclude and place, while this is compared */
  GPtrArray *steps;                  /* SudokuStep of the technique that touch the claims */
  gboolean no_memory;                /* for a further one */
} Judging;

void
nonet_answer_free (NonetAnswer *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->step);
  g_free (self->wrong);
  g_free (self);
}

static void
judging_free (gpointer data)
{
  Judging *self = data;

  g_object_unref (self->exercise);
  nonet_puzzle_unref (self->answered);
  sudoku_candidates_free (self->struck);
  sudoku_candidates_free (self->placed);
  sudoku_candidates_free (self->possible);
  sudoku_candidates_free (self->gone);
  sudoku_candidates_free (self->follows);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

static void
clear_sets (SudokuCandidates *sets)
{
  memset (sets->cell, 0, sets->shape->n_cells * sizeof *sets->cell);
}

static void
add_candidate (SudokuCandidates *sets, SudokuCandidate candidate)
{
  sets->cell[sudoku_candidate_cell (sets->shape, candidate)] |=
      sudoku_set_of (sudoku_candidate_value (sets->shape, candidate));
}

static gboolean
has_candidate (const SudokuCandidates *sets, SudokuCandidate candidate)
{
  return sudoku_set_has (sets->cell[sudoku_candidate_cell (sets->shape, candidate)],
                         sudoku_candidate_value (sets->shape, candidate));
}

static gboolean
is_within (const SudokuCandidates *sets, const SudokuCandidates *others)
{
  for (guint cell = 0; cell < sets->shape->n_cells; cell++)
    if (sets->cell[cell] & ~others->cell[cell])
      return FALSE;
  return TRUE;
}

/* What the player claims. */

static void
read_claims (Judging *self)
{
  const NonetPuzzle *puzzle = self->answered;

  for (guint cell = 0; cell < self->board->shape->n_cells; cell++)
    {
      SudokuSet open = self->board->cell[cell];

      if (puzzle->eliminated != NULL)
        self->struck->cell[cell] = puzzle->eliminated[cell] & open;
      if (self->board->value[cell] == 0 && puzzle->entries[cell] != 0)
        {
          self->placed->cell[cell] = sudoku_set_of (puzzle->entries[cell]);
          self->struck->cell[cell] = 0;
        }
    }
}

/* Says the claims as the technique would: by values, or by candidates that go. */
static void
translate_claims (Judging *self, gboolean places)
{
  for (guint cell = 0; cell < self->board->shape->n_cells; cell++)
    {
      SudokuSet left = self->board->cell[cell] & ~self->struck->cell[cell];

      if (places && self->struck->cell[cell] != 0 && sudoku_set_is_single (left))
        self->placed->cell[cell] = left;
      else if (!places && self->placed->cell[cell] != 0)
        self->struck->cell[cell] = self->board->cell[cell] & ~self->placed->cell[cell];
    }
  if (!places)
    clear_sets (self->placed);
}

/* What is true. */

static gboolean
find_possible (Judging *self, GError **error)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (nonet_found_step_get_position (self->exercise)->puzzle, TRUE);
  g_autofree guint8 *solution = g_new0 (guint8, self->board->shape->n_cells);
  g_autoptr (SudokuValidCandidates) work = NULL;
  SudokuUniqueness outlook = sudoku_board_outlook (self->board, solution, nonet_worker_is_cancelled, self->worker);

  self->unique = outlook == SUDOKU_UNIQUENESS_UNIQUE;
  if (outlook == SUDOKU_UNIQUENESS_CANCELLED)
    return FALSE;
  for (guint cell = 0; self->unique && cell < self->board->shape->n_cells; cell++)
    self->possible->cell[cell] = sudoku_set_of (solution[cell]);
  if (self->unique)
    return TRUE;
  work = sudoku_valid_candidates_new (grid, 0);
  if (work == NULL)
    nonet_set_out_of_memory (error);
  if (work == NULL || !sudoku_valid_candidates_run (work, nonet_worker_is_cancelled, self->worker))
    return FALSE;
  memcpy (self->possible->cell, sudoku_valid_candidates_met (work)->cell,
          self->board->shape->n_cells * sizeof *self->possible->cell);
  return TRUE;
}

/* Collects what contradicts a solution. */
static gboolean
find_wrong (const Judging *self, NonetAnswer *answer)
{
  const SudokuShape *shape = self->board->shape;

  answer->wrong = g_new (SudokuCandidate, shape->n_cells * shape->order);
  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      SudokuSet possible = self->possible->cell[cell], placed = self->placed->cell[cell];
      SudokuSet wrong = self->struck->cell[cell] & possible;

      if (placed != 0 && placed != possible)
        wrong |= placed;
      for (; wrong != 0; wrong &= wrong - 1)
        answer->wrong[answer->n_wrong++] = sudoku_candidate (shape, cell, sudoku_set_first (wrong));
    }
  return answer->n_wrong > 0;
}

/* What the technique says. */

static bool
take_step (const SudokuStep *step, void *data)
{
  Judging *self = data;
  SudokuStep *copy = sudoku_step_copy (step);

  self->no_memory = copy == NULL;
  if (copy != NULL)
    g_ptr_array_add (self->steps, copy);
  return copy != NULL && self->steps->len < MOST_STEPS;
}

/* All candidates of the cells in which something is claimed: a step that explains a claim touches one of them. */
static SudokuCandidates *
dup_touched (const Judging *self)
{
  SudokuCandidates *touched = sudoku_candidates_new (self->board->shape);

  for (guint cell = 0; touched != NULL && cell < self->board->shape->n_cells; cell++)
    if (self->struck->cell[cell] != 0 || self->placed->cell[cell] != 0)
      touched->cell[cell] = self->board->cell[cell];
  return touched;
}

static gboolean
find_steps (Judging *self, SudokuFinding *finding)
{
  g_autoptr (SudokuCandidates) touched = dup_touched (self);
  SudokuFindLimits limits;
  SudokuResult result;

  if (touched == NULL)
    return FALSE;
  nonet_technique_limit (self->technique, self->board->shape->order, self->unique, &limits);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_target (finding, touched);
  result = sudoku_find_steps (finding, self->board, take_step, self);
  sudoku_finding_set_target (finding, NULL);
  return !self->no_memory && (result == SUDOKU_EXHAUSTED || result == SUDOKU_FOUND);
}

/* How many of the results of a step are not claimed. */
static guint
count_missing (const Judging *self, const SudokuStep *step)
{
  guint n = 0;

  for (guint i = 0; i < step->n_removed; i++)
    n += !has_candidate (self->struck, step->removed[i]);
  for (guint i = 0; i < step->n_placed; i++)
    n += !has_candidate (self->placed, step->placed[i]);
  return n;
}

/* What may be claimed where a step is seen: what it removes, and for each value that it places what this removes at once. */
static void
add_consequences (SudokuCandidates *sets, const SudokuStep *step)
{
  const SudokuShape *shape = sets->shape;

  for (guint i = 0; i < step->n_removed; i++)
    add_candidate (sets, step->removed[i]);
  for (guint i = 0; i < step->n_placed; i++)
    {
      guint cell = sudoku_candidate_cell (shape, step->placed[i]);
      SudokuSet value = sudoku_set_of (sudoku_candidate_value (shape, step->placed[i]));

      sets->cell[cell] |= sudoku_set_full (shape->order);
      for (guint k = 0; k < shape->cell[cell].n_peers; k++)
        sets->cell[shape->cell[cell].peer[k]] |= value;
    }
}

/* The claims that follow by steps: all of those there are, or only those that were seen as a whole. */
static gboolean
is_explained (const Judging *self, gboolean by_whole)
{
  clear_sets (self->gone);
  clear_sets (self->follows);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const SudokuStep *step = self->steps->pdata[i];

      if (by_whole && count_missing (self, step) > 0)
        continue;
      add_consequences (self->gone, step);
      for (guint k = 0; k < step->n_placed; k++)
        add_candidate (self->follows, step->placed[k]);
    }
  return is_within (self->struck, self->gone) && is_within (self->placed, self->follows);
}

/* The step that the player has most likely seen: of those of which the most is claimed, the one of which the least is missing. */
static const SudokuStep *
find_meant (const Judging *self, guint *n_missing)
{
  const SudokuStep *best = NULL;
  guint most = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const SudokuStep *step = self->steps->pdata[i];
      guint missing = count_missing (self, step), found = step->n_removed + step->n_placed - missing;

      if (best != NULL && (found < most || (found == most && missing >= *n_missing)))
        continue;
      best = step;
      most = found;
      *n_missing = missing;
    }
  return best;
}

static gboolean
has_whole (const Judging *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (count_missing (self, self->steps->pdata[i]) == 0)
      return TRUE;
  return FALSE;
}

/* What else the claims follow by: the simplest step that explains one that the technique does not. */
static gboolean
find_other (Judging *self, SudokuFinding *finding, NonetAnswer *answer)
{
  SudokuCandidates *rest = self->follows;
  g_autoptr (SudokuStep) step = NULL;
  SudokuResult result;
  SudokuFindLimits limits;

  clear_sets (self->gone);
  for (guint i = 0; i < self->steps->len; i++)
    add_consequences (self->gone, self->steps->pdata[i]);
  for (guint cell = 0; cell < self->board->shape->n_cells; cell++)
    {
      rest->cell[cell] = (self->struck->cell[cell] & ~self->gone->cell[cell]) | self->placed->cell[cell];
      /* The value of a cell explains why it has no other. */
      if (rest->cell[cell] != 0 && sudoku_set_is_single (self->possible->cell[cell]))
        rest->cell[cell] |= self->possible->cell[cell];
    }
  sudoku_limits_init_path (&limits, self->board->shape->order);
  limits.unique = self->unique;
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_target (finding, rest);
  result = sudoku_find_simplest (finding, self->board, &step);
  sudoku_finding_set_target (finding, NULL);
  if (step != NULL)
    answer->step = nonet_found_step_new (nonet_found_step_get_position (self->exercise), step);
  return result == SUDOKU_FOUND ? answer->step != NULL : result == SUDOKU_EXHAUSTED;
}

/* Of claims that are true. Returns FALSE when cancelled or out of memory. */
static gboolean
compare_with_steps (Judging *self, SudokuFinding *finding, NonetAnswer *answer)
{
  const SudokuStep *meant;

  if (!find_steps (self, finding))
    return FALSE;
  answer->has_whole = has_whole (self);
  if (is_explained (self, TRUE))
    answer->kind = NONET_ANSWER_RIGHT;
  else if (is_explained (self, FALSE))
    answer->kind = NONET_ANSWER_PARTLY;
  else
    {
      answer->kind = NONET_ANSWER_OTHER;
      return find_other (self, finding, answer);
    }
  meant = find_meant (self, &answer->n_missing);
  answer->step = nonet_found_step_new (nonet_found_step_get_position (self->exercise), meant);
  return answer->step != NULL;
}

/* Whether an answer was found. */
static gboolean
judge (Judging *self, NonetAnswer *answer, GError **error)
{
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (self->board->shape);
  SudokuCandidates **const sets[] = { &self->struck, &self->placed, &self->possible, &self->gone, &self->follows };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    if (finding == NULL || (*sets[i] = sudoku_candidates_new (self->board->shape)) == NULL)
      {
        nonet_set_out_of_memory (error);
        return FALSE;
      }
  read_claims (self);
  if (sudoku_candidates_count (self->struck) + sudoku_candidates_count (self->placed) == 0)
    return TRUE;
  sudoku_finding_set_cancel (finding, nonet_worker_is_cancelled, self->worker);
  if (!find_possible (self, error))
    return FALSE;
  if (find_wrong (self, answer))
    {
      answer->kind = NONET_ANSWER_WRONG;
      return TRUE;
    }
  translate_claims (self, nonet_found_step_get_step (self->exercise)->n_placed > 0);
  return compare_with_steps (self, finding, answer);
}

static gpointer
judge_in_worker (NonetWorker *worker, gpointer data, GError **error)
{
  Judging *self = data;
  g_autoptr (NonetAnswer) answer = g_new0 (NonetAnswer, 1);

  self->worker = worker;
  if (judge (self, answer, error))
    return g_steal_pointer (&answer);
  if (error != NULL && *error == NULL
      && !g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error))
    nonet_set_out_of_memory (error);
  return NULL;
}

void
nonet_judge_async (NonetFoundStep *exercise,
                   NonetPuzzle *answered,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Judging *self = g_new0 (Judging, 1);

  g_task_set_source_tag (task, nonet_judge_async);
  self->exercise = g_object_ref (exercise);
  self->answered = nonet_puzzle_ref (answered);
  self->board = nonet_found_step_get_position (exercise)->board;
  self->technique = nonet_found_step_get_step (exercise)->technique;
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) sudoku_step_free);
  nonet_task_run (task, judge_in_worker, self, judging_free, (GDestroyNotify) nonet_answer_free);
}

NonetAnswer *
nonet_judge_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_judge_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

NonetPuzzle *
nonet_exercise_dup_sheet (NonetFoundStep *exercise)
{
  NonetPuzzle *sheet = nonet_puzzle_copy (nonet_found_step_get_position (exercise)->puzzle);
  gboolean keeps_entries = sudoku_technique_info (nonet_found_step_get_step (exercise)->technique)->needs_givens;

  for (guint cell = 0; cell < sheet->shape->n_cells; cell++)
    {
      if (sheet->eliminated != NULL)
        sheet->eliminated[cell] = 0;
      if (keeps_entries || sheet->entries[cell] == 0)
        continue;
      sheet->givens[cell] = sheet->entries[cell];
      sheet->entries[cell] = 0;
    }
  return sheet;
}
