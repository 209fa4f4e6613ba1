/* Puzzles with givens in certain cells of a 9x9 board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values come from full boards. On each, the pattern is laid in many of the 3,359,232 ways that bands, stacks and their
 * lines can be moved, which is the same as moving the board below it:
 *
 *     full board -> its unavoidable sets -> the pattern, moved: does it meet each of them? -> the batch: one solution?
 *
 * Nearly all that is left of a sparse pattern falls at the first question, which takes a tenth of the time of the second.
 */
#include <stdlib.h>

#include "generator/chains.h"
#include "sudoku/fill.h"

#define CELLS SUDOKU_BATCH_CELLS
#define MOST_TRIES 65536

/* How many tries one full board is for. */
#define TRIES_A_BOARD 1024

/* The orders of nine lines in which bands stay together. */
#define ORDERS 1296

typedef struct
{
  SudokuChains *chains;
  SudokuFullBoard board;
  uint8_t cell[CELLS]; /* of the pattern */
  unsigned n_cells;
  uint8_t order[ORDERS][9];
} Pattern;

/* The index-th of the orders of three things. */
static const uint8_t orders_of_three[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                               { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

static void
list_orders (Pattern *pattern)
{
  for (unsigned index = 0; index < ORDERS; index++)
    {
      const uint8_t *bands = orders_of_three[index % 6];
      const unsigned in_band[3] = { index / 6 % 6, index / 36 % 6, index / 216 };

      for (unsigned line = 0; line < 9; line++)
        pattern->order[index][line] = (uint8_t) (3 * bands[line / 3] + orders_of_three[in_band[line / 3]][line % 3]);
    }
}

static void
destroy (void *maker)
{
  Pattern *pattern = maker;

  sudoku_chains_free (pattern->chains);
  free (pattern);
}

static void *
create (const SudokuWish *wish)
{
  Pattern *pattern = malloc (sizeof *pattern);

  if (pattern == NULL)
    return NULL;
  pattern->board.number = SUDOKU_NO_BOARD;
  pattern->n_cells = 0;
  for (unsigned cell = 0; cell < CELLS; cell++)
    if (wish->pattern[cell])
      pattern->cell[pattern->n_cells++] = (uint8_t) cell;
  list_orders (pattern);
  pattern->chains = sudoku_chains_new (wish->shape);
  if (pattern->chains != NULL)
    return pattern;
  free (pattern);
  return NULL;
}

/* Writes for each cell of the pattern the one of the full board below it; returns whether these meet all unavoidable sets. */
static bool
lay (const Pattern *pattern, SudokuRandom *random, uint8_t *below)
{
  uint32_t way = sudoku_random_below (random, 2 * ORDERS * ORDERS);
  const uint8_t *rows = pattern->order[way % ORDERS], *columns = pattern->order[way / ORDERS % ORDERS];
  bool turned = way / ORDERS / ORDERS > 0;
  SudokuCellSet cells = { { 0, 0 } };

  for (unsigned i = 0; i < pattern->n_cells; i++)
    {
      unsigned row = rows[pattern->cell[i] / 9], column = columns[pattern->cell[i] % 9];

      below[i] = (uint8_t) (turned ? 9 * column + row : 9 * row + column);
      sudoku_cell_set_add (&cells, below[i]);
    }
  return sudoku_full_board_is_met (&pattern->board, &cells);
}

/* Begins a try, if it leads to a question (a SudokuBeginFunc). */
static SudokuResult
begin (void *maker, const SudokuWork *work, SudokuChain *chain)
{
  Pattern *pattern = maker;
  SudokuRandom random = sudoku_random_for (~work->seed, chain->number);
  uint8_t below[CELLS];
  SudokuResult result;

  result = sudoku_full_board_use (&pattern->board, work, sudoku_fill, chain->number / TRIES_A_BOARD);
  if (result != SUDOKU_FOUND)
    return result;
  if (!lay (pattern, &random, below))
    return SUDOKU_EXHAUSTED;
  chain->filled = (uint8_t) pattern->n_cells;
  for (unsigned i = 0; i < pattern->n_cells; i++)
    chain->values[pattern->cell[i]] = pattern->board.values[below[i]];
  return SUDOKU_FOUND;
}

static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  return sudoku_chains_run (((Pattern *) maker)->chains, work, first, n, begin, maker);
}

const SudokuMaker sudoku_pattern_maker = { MOST_TRIES, create, destroy, run };
