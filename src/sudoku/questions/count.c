/* How many solutions a board has: by the tables of the 9x9 engine, or by passing them one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/count.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/board/processor.h"
#include "sudoku/nine/count.h"

/* One of the two counts. */
struct SudokuCount
{
  SudokuBudget budget;

  const NineCountBuild *build;
  NineCount *nine;

  SudokuSearch *search;
  uint64_t passed;
};

SudokuCount *
sudoku_count_new_part (const SudokuGrid *puzzle, unsigned part, unsigned parts)
{
  SudokuCount *count = calloc (1, sizeof *count);

  assert (part < parts);
  if (count == NULL)
    return NULL;
  count->budget = sudoku_budget (NULL, NULL);
  if (sudoku_shape_is_nine (puzzle->shape))
    {
      count->build = SUDOKU_BEST_BUILD (sudoku_nine_count);
      count->nine = malloc (sizeof *count->nine);
      if (count->nine != NULL)
        sudoku_nine_count_init (count->nine, puzzle->cell, part, parts);
    }
  else if (part == 0)
    count->search = sudoku_search_new (puzzle);
  if (count->nine == NULL && count->search == NULL && (part == 0 || sudoku_shape_is_nine (puzzle->shape)))
    {
      free (count);
      return NULL;
    }
  return count;
}

SudokuCount *
sudoku_count_new (const SudokuGrid *puzzle)
{
  return sudoku_count_new_part (puzzle, 0, 1);
}

void
sudoku_count_take_part (SudokuCount *count, unsigned part)
{
  if (count->nine != NULL)
    sudoku_nine_count_take_part (count->nine, part);
}

void
sudoku_count_free (SudokuCount *count)
{
  if (count == NULL)
    return;
  if (count->nine != NULL)
    count->build->clear (count->nine);
  free (count->nine);
  sudoku_search_free (count->search);
  free (count);
}

void
sudoku_count_set_cancel (SudokuCount *count, SudokuCancelFunc cancelled, void *data)
{
  count->budget = sudoku_budget (cancelled, data);
  if (count->search != NULL)
    sudoku_search_set_cancel (count->search, cancelled, data);
}

SudokuResult
sudoku_count_run (SudokuCount *count, uint64_t limit)
{
  assert (count->nine == NULL || count->search == NULL);
  if (count->nine != NULL)
    return count->build->run (count->nine, &count->budget, limit);
  if (count->search == NULL)
    return SUDOKU_EXHAUSTED;
  return sudoku_search_skip (count->search, limit - (limit < count->passed ? limit : count->passed), &count->passed);
}

SudokuTotal
sudoku_count_total (const SudokuCount *count)
{
  if (count->nine != NULL)
    return (SudokuTotal){ count->nine->total[1], count->nine->total[0] };
  return (SudokuTotal){ 0, count->passed };
}

double
sudoku_count_progress (const SudokuCount *count)
{
  if (count->nine != NULL)
    return sudoku_nine_count_progress (count->nine);
  return count->search != NULL ? sudoku_search_progress (count->search) : 1;
}
