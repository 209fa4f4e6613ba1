/* The two 9x9 engines against each other, without GLib: for processors that the other tests, which compare them with the
 * general engine, are not built for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "sudoku/batch.h"
#include "sudoku/board/processor.h"
#include "sudoku/search/engine.h"

#define N_BOARDS 600
#define LIMIT 200

static uint32_t state = 1;

/* A number below n (Marsaglia's xorshift). */
static unsigned
below (unsigned n)
{
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % n;
}

/* 10 to 50 clues of a full board with its values renamed; every fifth board has one that may be wrong. */
static void
fill (uint8_t *values, unsigned index)
{
  unsigned first = below (9), factor = 1 + below (8);

  while (factor % 3 == 0)
    factor = 1 + below (8);
  for (unsigned clues = 10 + below (41); clues > 0; clues--)
    {
      unsigned cell = below (SUDOKU_BATCH_CELLS), row = cell / 9, column = cell % 9;

      values[cell] = (uint8_t) (1 + (first + factor * (3 * row + row / 3 + column)) % 9);
    }
  if (index % 5 == 0)
    values[below (SUDOKU_BATCH_CELLS)] = (uint8_t) (1 + below (9));
}

static uint64_t
count_one (const SudokuGrid *grid)
{
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *search = sudoku_nine_engine.create (grid);
  uint64_t count = 0;

  sudoku_nine_engine.skip (search, &budget, LIMIT, &count);
  sudoku_nine_engine.destroy (search);
  return count;
}

int
main (void)
{
  static uint8_t values[N_BOARDS * SUDOKU_BATCH_CELLS];
  static uint64_t counts[N_BOARDS];
  SudokuShape *shape = sudoku_shape_new (3, 3);
  SudokuBatch *batch = sudoku_batch_new (shape, NULL);
  uint64_t n_solutions = 0;
  unsigned n_wrong = 0;

  for (unsigned i = 0; i < N_BOARDS; i++)
    fill (values + i * SUDOKU_BATCH_CELLS, i);
  if (batch == NULL || sudoku_batch_count (batch, values, N_BOARDS, LIMIT, counts, NULL) != SUDOKU_EXHAUSTED)
    return 1;
  for (unsigned i = 0; i < N_BOARDS; i++)
    {
      SudokuGrid *grid = sudoku_grid_new_from_values (shape, values + i * SUDOKU_BATCH_CELLS);

      n_wrong += counts[i] != count_one (grid);
      n_solutions += counts[i];
      sudoku_grid_free (grid);
    }
  printf ("%s: %u boards, %" PRIu64 " solutions, %u boards counted differently\n",
          sudoku_processor_build_name (sudoku_processor_builds () - 1), N_BOARDS, n_solutions, n_wrong);
  sudoku_shape_unref (shape);
  sudoku_batch_free (batch);
  return n_wrong > 0;
}
