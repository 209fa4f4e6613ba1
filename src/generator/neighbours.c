/* Finding all neighbours by the solutions of a puzzle without some of its givens: a given that is to be added is one that a
 * single one of these solutions has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/neighbours.h"

#include <string.h>

#include "generator/additions.h"
#include "generator/sieve.h"
#include "sudoku/minimality.h"

/* A puzzle without one or two givens has hardly ever more solutions. Where it has, none of them is likely to be alone in
 * anything. */
#define MOST_SOLUTIONS 10000000

typedef struct
{
  const SudokuWish *wish;
  SudokuSieve *sieve; /* or NULL */
  SudokuAdditions additions;
  SudokuCancelFunc cancelled;
  void *cancel_data;
  SudokuMadeFunc found;
  void *data;
  uint64_t n_found;
} Neighbours;

/* Reports a puzzle, if it is one that is wished. */
static SudokuSearchResult
report (Neighbours *self, const SudokuGrid *grid)
{
  const SudokuWish *wish = self->wish;
  SudokuMade made = { .values = grid->cell, .n_givens = sudoku_grid_filled (grid) };
  bool redundant[SUDOKU_MAX_CELLS];

  if (made.n_givens < wish->least || (wish->most > 0 && made.n_givens > wish->most))
    return SUDOKU_SEARCH_EXHAUSTED;
  if (wish->minimal)
    switch (sudoku_minimality (grid, redundant, self->cancelled, self->cancel_data))
      {
      case SUDOKU_MINIMALITY_CANCELLED:
        return SUDOKU_SEARCH_CANCELLED;
      case SUDOKU_MINIMALITY_MINIMAL:
        break;
      default:
        return SUDOKU_SEARCH_EXHAUSTED;
      }
  if (self->sieve != NULL)
    {
      SudokuSieveResult judgement = sudoku_sieve_judge (self->sieve, &made, self->cancelled, self->cancel_data);

      if (judgement != SUDOKU_SIEVE_PASSES)
        return judgement == SUDOKU_SIEVE_FAILS ? SUDOKU_SEARCH_EXHAUSTED : SUDOKU_SEARCH_CANCELLED;
    }
  made.number = self->n_found++;
  return self->found (&made, self->data) ? SUDOKU_SEARCH_EXHAUSTED : SUDOKU_SEARCH_FOUND;
}

/* Reports the puzzles that come of one without some of its givens, by adding one that is not the puzzle's own. */
static SudokuSearchResult
add_one (Neighbours *self, SudokuGrid *grid, const SudokuGrid *puzzle)
{
  SudokuSearchResult result =
      sudoku_additions_find (&self->additions, grid, MOST_SOLUTIONS, self->cancelled, self->cancel_data);

  if (result == SUDOKU_SEARCH_FOUND)
    result = SUDOKU_SEARCH_EXHAUSTED;
  for (unsigned i = 0; i < self->additions.n && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    {
      SudokuPlacement added = self->additions.placement[i];

      if (puzzle->cell[added.cell] == added.value)
        continue;
      grid->cell[added.cell] = added.value;
      result = report (self, grid);
      grid->cell[added.cell] = 0;
    }
  return result;
}

/* Removes further givens, from a cell on. */
static SudokuSearchResult
remove_and_add (Neighbours *self, SudokuGrid *grid, const SudokuGrid *puzzle, unsigned first, unsigned removed)
{
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  if (removed == 0)
    return add_one (self, grid, puzzle);
  for (unsigned cell = first; cell < puzzle->shape->n_cells && result == SUDOKU_SEARCH_EXHAUSTED; cell++)
    if (puzzle->cell[cell] != 0)
      {
        grid->cell[cell] = 0;
        result = remove_and_add (self, grid, puzzle, cell + 1, removed - 1);
        grid->cell[cell] = puzzle->cell[cell];
      }
  return result;
}

SudokuSearchResult
sudoku_neighbours (const SudokuGrid *puzzle,
                   unsigned removed,
                   const SudokuWish *wish,
                   SudokuCancelFunc cancelled,
                   void *cancel_data,
                   SudokuMadeFunc found,
                   void *data)
{
  Neighbours self = { .wish = wish, .cancelled = cancelled, .cancel_data = cancel_data, .found = found, .data = data };
  bool sifts = sudoku_sieve_is_needed (wish), ready = sudoku_additions_init (&self.additions, puzzle->shape);
  SudokuGrid *grid = sudoku_grid_copy (puzzle);
  SudokuSearchResult result = SUDOKU_SEARCH_CANCELLED;

  assert (removed == 1 || removed == 2);
  if (sifts)
    self.sieve = sudoku_sieve_new (wish);
  if (ready && grid != NULL && (self.sieve != NULL || !sifts))
    result = remove_and_add (&self, grid, puzzle, 0, removed);
  sudoku_grid_free (grid);
  sudoku_additions_clear (&self.additions);
  sudoku_sieve_free (self.sieve);
  return result;
}
