/* Every build of the bit-sliced engine that runs here: counts agree with the general engine, whatever the boards, the
 * limit and the size of the batch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"
#include "sudoku/batch.h"
#include "sudoku/board/processor.h"
#include "sudoku/search/engine.h"

#define UNIQUE "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

/* A full grid; renaming values and exchanging rows and columns of a band makes others of it. */
#define FULL "693784512487512936125963874932651487568247391741398625319475268856129743274836159"

/* Runs a test with each build that this processor has. */
#define FOR_EACH_BUILD(batch)                                                                                          \
  for (unsigned build_ = 0; build_ < sudoku_processor_builds (); build_++)                                             \
    for (SudokuBatch *batch = sudoku_batch_new (test_shape (3, 3), sudoku_processor_build_name (build_));              \
         batch != NULL; sudoku_batch_free (batch), batch = NULL)

static void
values_of (const char *text, uint8_t *values)
{
  g_autoptr (SudokuGrid) grid = board (text);

  memcpy (values, grid->cell, SUDOKU_BATCH_CELLS);
}

/* How many solutions the general engine counts, up to limit. */
static uint64_t
general_count (const uint8_t *values, uint64_t limit)
{
  const SudokuShape *shape = test_shape (3, 3);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  uint64_t count = 0;
  g_autoptr (SudokuGrid) grid = sudoku_grid_new_from_values (shape, values);
  void *engine = sudoku_general_engine.create (grid);

  sudoku_general_engine.skip (engine, &budget, limit, &count);
  sudoku_general_engine.destroy (engine);
  return count;
}

static void
shuffled_full_board (GRand *random, uint8_t *values)
{
  uint8_t full[SUDOKU_BATCH_CELLS], name[10], line[2][9];

  values_of (FULL, full);
  for (unsigned v = 0; v < 10; v++)
    name[v] = (uint8_t) v;
  for (int v = 9; v > 1; v--)
    {
      int other = g_rand_int_range (random, 1, v + 1);
      uint8_t kept = name[v];

      name[v] = name[other];
      name[other] = kept;
    }
  for (unsigned kind = 0; kind < 2; kind++)
    {
      int bands = g_rand_int_range (random, 0, 3);

      for (unsigned band = 0; band < 3; band++)
        {
          int shift = g_rand_int_range (random, 0, 3);

          for (unsigned i = 0; i < 3; i++)
            line[kind][3 * band + i] = (uint8_t) (3 * ((band + bands) % 3) + (i + shift) % 3);
        }
    }
  for (unsigned cell = 0; cell < SUDOKU_BATCH_CELLS; cell++)
    values[cell] = name[full[9 * line[0][cell / 9] + line[1][cell % 9]]];
}

/* Boards with some clues of a full board; every fifth has a clue that may be wrong. */
static uint8_t *
random_boards (unsigned n, int fewest, int most, guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  uint8_t *boards = g_malloc0 ((gsize) n * SUDOKU_BATCH_CELLS);

  for (unsigned i = 0; i < n; i++)
    {
      uint8_t full[SUDOKU_BATCH_CELLS], *values = boards + i * SUDOKU_BATCH_CELLS;

      shuffled_full_board (random, full);
      for (int clues = g_rand_int_range (random, fewest, most + 1); clues > 0;)
        {
          int cell = g_rand_int_range (random, 0, SUDOKU_BATCH_CELLS);

          clues -= values[cell] == 0;
          values[cell] = full[cell];
        }
      if (i % 5 == 0)
        values[g_rand_int_range (random, 0, SUDOKU_BATCH_CELLS)] = (uint8_t) g_rand_int_range (random, 1, 10);
    }
  return boards;
}

/* Whether values are a full board without repeated values that keeps the clues. */
static void
assert_solution (const uint8_t *puzzle, const uint8_t *values)
{
  unsigned houses[27] = { 0 };

  for (unsigned cell = 0; cell < SUDOKU_BATCH_CELLS; cell++)
    {
      g_assert_true (puzzle[cell] == 0 || puzzle[cell] == values[cell]);
      houses[cell / 9] |= 1u << values[cell];
      houses[9 + cell % 9] |= 1u << values[cell];
      houses[18 + cell / 27 * 3 + cell % 9 / 3] |= 1u << values[cell];
    }
  for (unsigned house = 0; house < 27; house++)
    g_assert_cmphex (houses[house], ==, 0x3fe);
}

static void
assert_agreement (const uint8_t *boards, unsigned n, uint64_t limit)
{
  g_autofree uint64_t *expected = g_new (uint64_t, n), *counts = g_new (uint64_t, n);
  g_autofree uint8_t *solutions = g_malloc0 ((gsize) n * SUDOKU_BATCH_CELLS);

  for (unsigned i = 0; i < n; i++)
    expected[i] = general_count (boards + i * SUDOKU_BATCH_CELLS, limit);
  FOR_EACH_BUILD (batch)
    {
      g_assert_cmpint (sudoku_batch_count (batch, boards, n, limit, counts, solutions), ==, SUDOKU_EXHAUSTED);
      for (unsigned i = 0; i < n; i++)
        {
          g_assert_cmpuint (counts[i], ==, expected[i]);
          if (counts[i] > 0)
            assert_solution (boards + i * SUDOKU_BATCH_CELLS, solutions + i * SUDOKU_BATCH_CELLS);
        }
    }
}

TEST (random_boards)
{
  const struct
  {
    unsigned n;
    int fewest, most;
    uint64_t limit;
  } samples[] = {
    { 1500, 20, 60, 2 }, { 1500, 17, 40, 1 }, { 600, 25, 45, 1000 }, { 300, 17, 81, 3 }, { 300, 0, 16, 2 }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree uint8_t *boards = random_boards (samples[i].n, samples[i].fewest, samples[i].most, (guint32) i);

      assert_agreement (boards, samples[i].n, samples[i].limit);
    }
}

/* Every size up to a little more than twice the lanes of the smallest build. */
TEST (batch_sizes)
{
  g_autofree uint8_t *boards = random_boards (300, 22, 30, 99);

  for (unsigned n = 0; n < 300; n += 1 + n / 8)
    assert_agreement (boards, n, 2);
}

TEST (full_and_nearly_full_boards)
{
  g_autofree uint8_t *boards = g_malloc (82 * SUDOKU_BATCH_CELLS);
  uint64_t counts[82];

  for (unsigned i = 0; i < 82; i++)
    {
      values_of (FULL, boards + i * SUDOKU_BATCH_CELLS);
      if (i < SUDOKU_BATCH_CELLS)
        boards[i * SUDOKU_BATCH_CELLS + i] = 0;
    }
  FOR_EACH_BUILD (batch)
    {
      sudoku_batch_count (batch, boards, 82, 2, counts, NULL);
      for (unsigned i = 0; i < 82; i++)
        g_assert_cmpuint (counts[i], ==, 1);
    }
}

/* The solutions with a value in a cell and those without it are all solutions. */
TEST (others)
{
  g_autofree uint8_t *boards = random_boards (81, 23, 28, 7), *with = g_memdup2 (boards, 81 * SUDOKU_BATCH_CELLS);
  SudokuExcluded excluded[81];
  uint64_t counts[3][81];

  for (unsigned i = 0; i < 81; i++)
    {
      uint8_t given = boards[i * SUDOKU_BATCH_CELLS + i];

      boards[i * SUDOKU_BATCH_CELLS + i] = 0;
      excluded[i] = (SudokuExcluded){ (uint8_t) i, given != 0 ? given : (uint8_t) (1 + i % 9) };
      with[i * SUDOKU_BATCH_CELLS + i] = excluded[i].value;
    }
  FOR_EACH_BUILD (batch)
    {
      uint64_t n_others = 0;

      sudoku_batch_count (batch, boards, 81, 5000, counts[0], NULL);
      sudoku_batch_count (batch, with, 81, 5000, counts[1], NULL);
      sudoku_batch_count_others (batch, boards, excluded, 81, 5000, counts[2]);
      for (unsigned i = 0; i < 81; i++)
        {
          n_others += counts[2][i];
          g_assert_cmpuint (counts[0][i], ==, MIN (counts[1][i] + counts[2][i], 5000));
        }
      g_assert_cmpuint (n_others, >, 0);
    }
}

/* Each way to repeat a value in a house of an otherwise blank board, and values that no board has. */
TEST (broken_boards)
{
  g_autofree uint8_t *boards = g_malloc0 (81 * SUDOKU_BATCH_CELLS);
  uint64_t counts[81];

  for (unsigned cell = 1; cell < 81; cell++)
    {
      boards[cell * SUDOKU_BATCH_CELLS] = boards[cell * SUDOKU_BATCH_CELLS + cell] = 5;
    }
  boards[0] = 10;
  FOR_EACH_BUILD (batch)
    {
      sudoku_batch_count (batch, boards, 81, 1, counts, NULL);
      g_assert_cmpuint (counts[0], ==, 0);
      for (unsigned cell = 1; cell < 81; cell++)
        g_assert_cmpuint (counts[cell], ==, cell >= 9 && cell % 9 != 0 && !(cell < 27 && cell % 9 < 3));
    }
}

/* Limits stop in the middle of an exchange, where more solutions may be found than are asked for. */
TEST (limits_of_the_empty_board)
{
  const uint8_t blank[SUDOKU_BATCH_CELLS] = { 0 };

  FOR_EACH_BUILD (batch)
    for (uint64_t limit = 1; limit < 3000; limit = limit * 3 / 2 + 1)
      {
        uint64_t count;

        sudoku_batch_count (batch, blank, 1, limit, &count, NULL);
        g_assert_cmpuint (count, ==, limit);
      }
}

TEST (known_count)
{
  uint8_t values[SUDOKU_BATCH_CELLS];
  uint64_t expected;

  values_of (UNIQUE, values);
  values[75] = 0;
  values[7] = 0;
  expected = general_count (values, 100000);
  g_assert_cmpuint (expected, >, 1000);
  FOR_EACH_BUILD (batch)
    {
      uint64_t count;

      sudoku_batch_count (batch, values, 1, 100000, &count, NULL);
      g_assert_cmpuint (count, ==, expected);
    }
}

/* Rectangles of two values in two boxes, each of which has two completions: where every cell has two candidates,
 * solutions are counted in pairs. */
TEST (rectangles)
{
  const uint8_t rectangles[5][4] = {
    { 6, 7, 78, 79 }, { 15, 16, 42, 43 }, { 22, 23, 76, 77 }, { 32, 35, 41, 44 }, { 51, 52, 60, 61 }
  };
  uint8_t values[SUDOKU_BATCH_CELLS];

  values_of (FULL, values);
  for (unsigned n = 1; n <= 5; n++)
    {
      for (unsigned i = 0; i < 4; i++)
        values[rectangles[n - 1][i]] = 0;
      g_assert_cmpuint (general_count (values, 1000), ==, UINT64_C (1) << n);
      FOR_EACH_BUILD (batch)
        {
          uint64_t count;

          sudoku_batch_count (batch, values, 1, 1000, &count, NULL);
          g_assert_cmpuint (count, ==, UINT64_C (1) << n);
          sudoku_batch_count (batch, values, 1, 3, &count, NULL);
          g_assert_cmpuint (count, ==, n == 1 ? 2 : 3);
        }
    }
}

static bool
cancel_at_zero (void *data)
{
  return (*(unsigned *) data)-- == 0;
}

TEST (cancelling)
{
  const uint8_t blank[SUDOKU_BATCH_CELLS] = { 0 };
  uint8_t values[SUDOKU_BATCH_CELLS];

  values_of (UNIQUE, values);
  FOR_EACH_BUILD (batch)
    {
      uint64_t count;

      for (unsigned questions = 0; questions < 30; questions += 7)
        {
          unsigned left = questions;

          sudoku_batch_set_cancel (batch, cancel_at_zero, &left);
          g_assert_cmpint (sudoku_batch_count (batch, blank, 1, UINT64_MAX, &count, NULL), ==, SUDOKU_CANCELLED);
        }
      sudoku_batch_set_cancel (batch, NULL, NULL);
      g_assert_cmpint (sudoku_batch_count (batch, values, 1, UINT64_MAX, &count, NULL), ==, SUDOKU_EXHAUSTED);
      g_assert_cmpuint (count, ==, 1);
    }
}

TEST (builds)
{
  SudokuBatch *batch = sudoku_batch_new (test_shape (3, 3), "baseline");

  g_assert_nonnull (batch);
  sudoku_batch_free (batch);
  g_assert_null (sudoku_batch_new (test_shape (3, 3), "no such build"));
}

/* Batches are for boards of 3x3 boxes only, also where a board has as many cells. */
TEST (other_shapes)
{
  g_assert_true (sudoku_batch_accepts (test_shape (3, 3)));
  g_assert_false (sudoku_batch_accepts (test_shape (1, 9)));
  g_assert_null (sudoku_batch_new (test_shape (1, 9), NULL));
  g_assert_null (sudoku_batch_new (test_shape (4, 4), NULL));
}
