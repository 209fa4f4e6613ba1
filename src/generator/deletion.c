/* Deleting givens from full 9x9 boards while the solution stays unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/chains.h"
#include "sudoku/fill.h"

static void
destroy (void *maker)
{
  sudoku_chains_free (maker);
}

static void *
create (const SudokuWish *wish)
{
  return sudoku_chains_new (wish->shape);
}

/* A SudokuBeginFunc. */
static SudokuResult
begin (void *maker, const SudokuWork *work, SudokuChain *chain)
{
  SudokuRandom random = sudoku_random_for (work->seed, chain->number);
  SudokuCellGroups orbits;

  (void) maker;
  sudoku_work_order_orbits (work, &random, &orbits);
  chain->state = SUDOKU_CHAIN_DELETING;
  chain->filled = SUDOKU_BATCH_CELLS;
  chain->floor = (uint8_t) sudoku_work_floor (work);
  chain->n_orbits = (uint8_t) orbits.n;
  for (unsigned i = 0; i < SUDOKU_BATCH_CELLS; i++)
    chain->cell[i] = (uint8_t) orbits.cell[i];
  for (unsigned i = 0; i <= orbits.n; i++)
    chain->first[i] = (uint8_t) orbits.first[i];
  return sudoku_fill (work->wish->shape, &random, chain->values, work->cancelled, work->cancel_data);
}

static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  return sudoku_chains_run (maker, work, first, n, begin, maker);
}

const SudokuMaker sudoku_deletion_maker = { SUDOKU_MOST_CHAINS, create, destroy, run };
