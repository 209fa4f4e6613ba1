/* Minimal 9x9 puzzles whose probability is known, by the controlled-bias procedure of P. Isaacsson (D. Berthier, "Pattern-Based
 * Constraint Satisfaction and Logic Puzzles", 2012, chapter 6).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Givens are deleted from a full board, of which all are equally likely, in a random order. As soon as the solution is no
 * longer unique the try is over, and has come to something only if the last puzzle before that is minimal: about one in
 * 260,000. Whether a certain puzzle with k givens comes depends on k alone, since it is met if and only if its blanks are
 * the first 81 - k cells of the order: one in 81 over k. So the weight of each is that number, in proportion to that for 26.
 *
 * Puzzles that miss an unavoidable set are not asked about. Those of more than FIRST_GIVENS givens are passed over: hardly
 * any of them is minimal.
 */
#include <stdlib.h>

#include "generator/chains.h"
#include "sudoku/fill.h"

#define CELLS SUDOKU_BATCH_CELLS
#define MOST_TRIES 65536

/* How many tries one full board is for. */
#define TRIES_A_BOARD 32768

/* With how many givens a try begins. */
#define FIRST_GIVENS 31

typedef struct
{
  SudokuChains *chains;
  SudokuFullBoard board;
} Unbiased;

static void
destroy (void *maker)
{
  Unbiased *unbiased = maker;

  sudoku_chains_free (unbiased->chains);
  free (unbiased);
}

static void *
create (const SudokuWish *wish)
{
  Unbiased *unbiased = malloc (sizeof *unbiased);

  if (unbiased == NULL)
    return NULL;
  unbiased->board.number = SUDOKU_NO_BOARD;
  unbiased->chains = sudoku_chains_new (wish->shape);
  if (unbiased->chains != NULL)
    return unbiased;
  free (unbiased);
  return NULL;
}

/* Draws the cells that are left at first, the first one that is to be deleted last, and returns whether they meet all
 * unavoidable sets. */
static bool
draw (const SudokuFullBoard *board, SudokuRandom *random, uint8_t *cell)
{
  uint8_t all[CELLS];
  SudokuCellSet left = { { 0, 0 } };

  for (uint8_t i = 0; i < CELLS; i++)
    all[i] = i;
  for (unsigned i = 0; i < FIRST_GIVENS; i++)
    {
      unsigned j = i + sudoku_random_below (random, CELLS - i);
      uint8_t drawn = all[j];

      all[j] = all[i];
      cell[FIRST_GIVENS - 1 - i] = drawn;
      sudoku_cell_set_add (&left, drawn);
    }
  return sudoku_full_board_is_met (board, &left);
}

/* Begins a try, if it leads to a question (a SudokuBeginFunc). */
static SudokuResult
begin (void *maker, const SudokuWork *work, SudokuChain *chain)
{
  Unbiased *unbiased = maker;
  SudokuRandom random = sudoku_random_for (~work->seed, chain->number);
  uint8_t cell[FIRST_GIVENS];
  SudokuResult result;

  result = sudoku_full_board_use (&unbiased->board, work, sudoku_fill_uniform, chain->number / TRIES_A_BOARD);
  if (result != SUDOKU_FOUND)
    return result;
  if (!draw (&unbiased->board, &random, cell))
    return SUDOKU_EXHAUSTED;
  chain->filled = chain->n_orbits = FIRST_GIVENS;
  chain->at_first = true;
  for (uint8_t i = 0; i < FIRST_GIVENS; i++)
    {
      chain->cell[i] = cell[i];
      chain->values[cell[i]] = unbiased->board.values[cell[i]];
      chain->first[i + 1] = (uint8_t) (i + 1);
    }
  return SUDOKU_FOUND;
}

static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  return sudoku_chains_run (((Unbiased *) maker)->chains, work, first, n, begin, maker);
}

const SudokuMaker sudoku_unbiased_maker = { MOST_TRIES, create, destroy, run };
