/* A board of candidate sets: making, copying and comparing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/candidates.h"

#include <stdlib.h>
#include <string.h>

static size_t
sets_size (SudokuGeometry geometry)
{
  return sudoku_geometry_cells (geometry) * sizeof (SudokuSet);
}

SudokuCandidates *
sudoku_candidates_new (SudokuGeometry geometry)
{
  SudokuCandidates *candidates = calloc (1, sizeof *candidates + sets_size (geometry));

  if (candidates != NULL)
    candidates->geometry = geometry;
  return candidates;
}

SudokuCandidates *
sudoku_candidates_copy (const SudokuCandidates *candidates)
{
  SudokuCandidates *copy = sudoku_candidates_new (candidates->geometry);

  if (copy != NULL)
    memcpy (copy->cell, candidates->cell, sets_size (candidates->geometry));
  return copy;
}

void
sudoku_candidates_free (SudokuCandidates *candidates)
{
  free (candidates);
}

bool
sudoku_candidates_equal (const SudokuCandidates *a, const SudokuCandidates *b)
{
  return sudoku_geometry_equal (a->geometry, b->geometry) && memcmp (a->cell, b->cell, sets_size (a->geometry)) == 0;
}

SudokuGrid *
sudoku_candidates_to_grid (const SudokuCandidates *candidates)
{
  SudokuGrid *grid = sudoku_grid_new (candidates->geometry);
  unsigned cells = sudoku_geometry_cells (candidates->geometry);

  if (grid == NULL)
    return NULL;
  for (unsigned cell = 0; cell < cells; cell++)
    if (sudoku_set_is_single (candidates->cell[cell]))
      grid->cell[cell] = (uint8_t) sudoku_set_first (candidates->cell[cell]);
  return grid;
}
