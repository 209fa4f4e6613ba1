/* Boards of candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/candidates.h"

#include <string.h>

void
grid_candidates_settle (NonetPuzzle *puzzle)
{
  g_autofree SudokuSet *marks = g_memdup2 (puzzle->marks, nonet_puzzle_get_cells (puzzle) * sizeof (SudokuSet));

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      const SudokuCellInfo *info = &puzzle->shape->cell[cell];
      guint value = puzzle->givens[cell];
      gboolean listed = FALSE;

      if (value == 0)
        continue;
      for (guint i = 0; i < info->n_peers; i++)
        listed = listed || (marks[info->peer[i]] != 0 && sudoku_set_has (marks[info->peer[i]], value));
      if (!listed)
        continue;
      puzzle->givens[cell] = 0;
      puzzle->marks[cell] = sudoku_set_of (value);
    }
}

gboolean
grid_candidates_continues (const NonetPuzzle *first, const NonetPuzzle *later)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (first); cell++)
    {
      guint value = first->givens[cell];

      if (value != 0 && later->givens[cell] != value
          && (later->marks == NULL || later->marks[cell] != sudoku_set_of (value)))
        return FALSE;
    }
  return TRUE;
}

void
grid_candidates_merge (NonetPuzzle *puzzle, const NonetPuzzle *later)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      if (puzzle->givens[cell] != 0 || puzzle->entries[cell] != 0)
        continue;
      /* In a board of candidates a single one need not have been placed, so there only marks count. */
      if (later->marks == NULL)
        puzzle->entries[cell] = later->givens[cell];
      else
        nonet_puzzle_ensure_marks (puzzle)[cell] =
            later->givens[cell] != 0 ? sudoku_set_of (later->givens[cell]) : later->marks[cell];
    }
}

NonetPuzzle *
grid_candidates_new_puzzle (const SudokuSet *cells)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);

  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_set_count (cells[cell]) == 1)
      puzzle->givens[cell] = (guint8) sudoku_set_first (cells[cell]);
    else if (cells[cell] != 0)
      nonet_puzzle_ensure_marks (puzzle)[cell] = cells[cell];
  if (puzzle->marks != NULL)
    grid_candidates_settle (puzzle);
  return puzzle;
}
