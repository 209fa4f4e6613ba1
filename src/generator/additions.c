/* Counting in how many solutions each candidate is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/additions.h"

#include <stdlib.h>
#include <string.h>

bool
sudoku_additions_init (SudokuAdditions *additions, const SudokuShape *shape)
{
  size_t n_candidates = (size_t) shape->n_cells * shape->order;

  *additions = (SudokuAdditions){ .count = malloc (n_candidates),
                                  .placement = malloc (n_candidates * sizeof *additions->placement),
                                  .solution = malloc (shape->n_cells) };
  return additions->count != NULL && additions->placement != NULL && additions->solution != NULL;
}

void
sudoku_additions_clear (SudokuAdditions *additions)
{
  free (additions->count);
  free (additions->placement);
  free (additions->solution);
}

static void
list_singles (SudokuAdditions *additions, const SudokuGrid *puzzle)
{
  unsigned order = puzzle->shape->order;

  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    for (unsigned value = 1; value <= order && puzzle->cell[cell] == 0; value++)
      if (additions->count[cell * order + value - 1] == 1)
        additions->placement[additions->n++] = (SudokuPlacement){ (uint16_t) cell, (uint8_t) value };
}

SudokuResult
sudoku_additions_find (SudokuAdditions *additions,
                       const SudokuGrid *puzzle,
                       uint64_t limit,
                       SudokuCancelFunc cancelled,
                       void *data)
{
  unsigned order = puzzle->shape->order, n_cells = puzzle->shape->n_cells;
  SudokuSearch *search = sudoku_search_new (puzzle);
  SudokuResult result = SUDOKU_FOUND;

  additions->n = 0;
  if (search == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_search_set_cancel (search, cancelled, data);
  memset (additions->count, 0, (size_t) n_cells * order);
  for (uint64_t n = 0; n <= limit && result == SUDOKU_FOUND; n++)
    {
      result = sudoku_search_next (search, additions->solution);
      for (unsigned cell = 0; cell < n_cells && result == SUDOKU_FOUND; cell++)
        {
          uint8_t *count = &additions->count[cell * order + additions->solution[cell] - 1];

          *count = (uint8_t) (*count + (*count < 2));
        }
    }
  sudoku_search_free (search);
  if (result == SUDOKU_EXHAUSTED)
    list_singles (additions, puzzle);
  return result;
}
