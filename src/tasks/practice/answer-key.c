/* Looking for solutions of puzzles for print.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/practice/answer-key.h"

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
