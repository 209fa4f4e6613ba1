/* Finding all neighbours by the solutions of a puzzle without some of its givens: a given that is to be added is one that a
 * single one of these solutions has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/neighbours.h"

#include "generator/sieve.h"
#include "generator/work.h"

/* A puzzle without one or two givens has hardly ever more solutions. Where it has, none of them is likely to be alone in
 * anything. */
#define MOST_SOLUTIONS 10000000

typedef struct
{
  SudokuWork work;
  SudokuAdditions additions;
  uint64_t n_found, reached;
  SudokuMadeFunc found;
  void *data;
} Neighbours;

/* A SudokuMadeFunc. */
static bool
count_found (const SudokuMade *made, void *data)
{
  Neighbours *self = data;

  self->n_found++;
  return self->found (made, self->data);
}

/* Reports the puzzles that come of one without some of its givens, by adding one that is not the puzzle's own. */
static SudokuResult
add_one (Neighbours *self, SudokuGrid *grid, const SudokuGrid *puzzle)
{
  SudokuResult result =
      sudoku_additions_find (&self->additions, grid, MOST_SOLUTIONS, self->work.cancelled, self->work.cancel_data);

  if (result == SUDOKU_FOUND)
    result = SUDOKU_EXHAUSTED;
  for (unsigned i = 0; i < self->additions.n && result == SUDOKU_EXHAUSTED; i++)
    {
      SudokuPlacement added = self->additions.placement[i];

      if (puzzle->cell[added.cell] == added.value)
        continue;
      grid->cell[added.cell] = added.value;
      result = sudoku_work_check_and_report (&self->work, grid, self->n_found);
      grid->cell[added.cell] = 0;
    }
  return result;
}

/* Removes further givens, from a cell on. */
static SudokuResult
remove_and_add (Neighbours *self, SudokuGrid *grid, const SudokuGrid *puzzle, unsigned first, unsigned removed)
{
  SudokuResult result = SUDOKU_EXHAUSTED;

  if (removed == 0)
    return add_one (self, grid, puzzle);
  for (unsigned cell = first; cell < puzzle->shape->n_cells && result == SUDOKU_EXHAUSTED; cell++)
    if (puzzle->cell[cell] != 0)
      {
        grid->cell[cell] = 0;
        result = remove_and_add (self, grid, puzzle, cell + 1, removed - 1);
        grid->cell[cell] = puzzle->cell[cell];
      }
  return result;
}

SudokuResult
sudoku_neighbours (const SudokuGrid *puzzle,
                   unsigned removed,
                   const SudokuWish *wish,
                   SudokuCancelFunc cancelled,
                   void *cancel_data,
                   SudokuMadeFunc found,
                   void *data)
{
  Neighbours self = { .found = found, .data = data };
  bool sifts = sudoku_sieve_is_needed (wish), ready = sudoku_additions_init (&self.additions, puzzle->shape);
  SudokuGrid *grid = sudoku_grid_copy (puzzle);
  SudokuResult result = SUDOKU_NO_MEMORY;

  assert (removed == 1 || removed == 2);
  self.work = (SudokuWork){ .wish = wish,
                            .cancelled = cancelled,
                            .cancel_data = cancel_data,
                            .sieve = sifts ? sudoku_sieve_new (wish) : NULL,
                            .reached = &self.reached,
                            .found = count_found,
                            .data = &self };
  if (ready && grid != NULL && (self.work.sieve != NULL || !sifts))
    result = remove_and_add (&self, grid, puzzle, 0, removed);
  sudoku_grid_free (grid);
  sudoku_additions_clear (&self.additions);
  sudoku_sieve_free (self.work.sieve);
  return result;
}
