/* A board of candidate sets: making and copying it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/candidates.h"

#include <stdlib.h>
#include <string.h>

static size_t
sets_size (const SudokuShape *shape)
{
  return shape->n_cells * sizeof (SudokuSet);
}

SudokuCandidates *
sudoku_candidates_new (const SudokuShape *shape)
{
  SudokuCandidates *candidates = calloc (1, sizeof *candidates + sets_size (shape));

  if (candidates != NULL)
    candidates->shape = sudoku_shape_ref (shape);
  return candidates;
}

SudokuCandidates *
sudoku_candidates_copy (const SudokuCandidates *candidates)
{
  SudokuCandidates *copy = sudoku_candidates_new (candidates->shape);

  if (copy != NULL)
    memcpy (copy->cell, candidates->cell, sets_size (candidates->shape));
  return copy;
}

void
sudoku_candidates_free (SudokuCandidates *candidates)
{
  if (candidates != NULL)
    sudoku_shape_unref (candidates->shape);
  free (candidates);
}

unsigned
sudoku_candidates_count (const SudokuCandidates *candidates)
{
  unsigned count = 0;

  for (unsigned cell = 0; cell < candidates->shape->n_cells; cell++)
    count += sudoku_set_count (candidates->cell[cell]);
  return count;
}

SudokuGrid *
sudoku_candidates_to_grid (const SudokuCandidates *candidates)
{
  SudokuGrid *grid = sudoku_grid_new (candidates->shape);
  unsigned cells = candidates->shape->n_cells;

  if (grid == NULL)
    return NULL;
  for (unsigned cell = 0; cell < cells; cell++)
    if (sudoku_set_is_single (candidates->cell[cell]))
      grid->cell[cell] = (uint8_t) sudoku_set_first (candidates->cell[cell]);
  return grid;
}
