/* Solutions and levels of puzzles, for those who print them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/practice/answer-keys.h"

#include "logic/grade.h"
#include "sudoku/search.h"
#include "words/steps/step-text.h"
#include "words/verdict.h"

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
write_remark (const NonetPuzzle *puzzle, guint64 count, SudokuSearchResult result)
{
  NonetVerdict verdict = { .kind = NONET_VERDICT_COUNTED, .count = count };

  if (result != SUDOKU_SEARCH_EXHAUSTED)
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
  SudokuSearchResult result;
  guint64 count = 0;

  if (search == NULL)
    return FALSE;
  sudoku_search_set_cancel (search, must_end, patience);
  result = sudoku_search_next (search, solution);
  if (result == SUDOKU_SEARCH_FOUND)
    {
      count = 1;
      result = sudoku_search_skip (search, MOST_COUNTED - 1, &count);
    }
  sudoku_search_free (search);
  if (count == 1 && result == SUDOKU_SEARCH_EXHAUSTED)
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
           && sudoku_grade_puzzle (&grade, NULL, grid, self->solution, must_end, patience))
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
run (Work *work,
     NonetProgressFunc progress,
     gpointer progress_data,
     GCancellable *cancellable,
     GAsyncReadyCallback callback,
     gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, run);
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
  run (work, progress, progress_data, cancellable, callback, user_data);
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
  run (work, NULL, NULL, cancellable, callback, user_data);
}

GPtrArray *
nonet_answer_keys_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
