/* Finding redundant givens: each is taken away in turn, and a second solution looked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/minimality.h"

#include <string.h>

/* Counts the solutions up to two; returns false when cancelled or short of memory. */
static bool
count_to_two (const SudokuGrid *puzzle, uint64_t *count, SudokuCancelFunc cancelled, void *data)
{
  SudokuSearch *search;
  SudokuSearchResult result;

  *count = 0;
  /* Short searches end before they ask. */
  if (cancelled != NULL && cancelled (data))
    return false;
  search = sudoku_search_new (puzzle);
  if (search == NULL)
    return false;
  sudoku_search_set_cancel (search, cancelled, data);
  result = sudoku_search_skip (search, 2, count);
  sudoku_search_free (search);
  return result != SUDOKU_SEARCH_CANCELLED;
}

/* The puzzle is unique; a copy of it is used to take givens away. */
static SudokuMinimality
find_redundant (SudokuGrid *copy, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  unsigned cells = sudoku_geometry_cells (copy->geometry);
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;

  for (unsigned cell = 0; cell < cells; cell++)
    {
      uint8_t given = copy->cell[cell];
      uint64_t count;

      if (given == 0)
        continue;
      copy->cell[cell] = 0;
      if (!count_to_two (copy, &count, cancelled, data))
        return SUDOKU_MINIMALITY_CANCELLED;
      copy->cell[cell] = given;
      redundant[cell] = count == 1;
      if (redundant[cell])
        minimality = SUDOKU_MINIMALITY_REDUNDANT;
    }
  return minimality;
}

SudokuMinimality
sudoku_minimality (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuMinimality minimality = SUDOKU_MINIMALITY_CANCELLED;
  SudokuGrid *copy;
  uint64_t count;

  memset (redundant, 0, sudoku_geometry_cells (puzzle->geometry) * sizeof *redundant);
  if (!count_to_two (puzzle, &count, cancelled, data))
    return SUDOKU_MINIMALITY_CANCELLED;
  if (count != 1)
    return count == 0 ? SUDOKU_MINIMALITY_NONE : SUDOKU_MINIMALITY_SEVERAL;

  copy = sudoku_grid_copy (puzzle);
  if (copy != NULL)
    minimality = find_redundant (copy, redundant, cancelled, data);
  sudoku_grid_free (copy);
  return minimality;
}
