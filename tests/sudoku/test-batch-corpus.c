/* Every build of the bit-sliced engine that runs here, on lists of puzzles from elsewhere in the folder $NONET_CORPUS.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "autoptr.h"
#include "boards.h"
#include "../corpus.h"
#include "sudoku/board/processor.h"
#include "sudoku/search/engine.h"

/* The values of all puzzles of a list, 81 each; NULL without a corpus. */
static GByteArray *
load (const char *name)
{
  g_auto (GStrv) lines = corpus_lines (name);
  GByteArray *values;

  if (lines == NULL)
    return NULL;
  values = g_byte_array_new ();
  for (unsigned i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autoptr (SudokuGrid) puzzle = board (g_strchomp (lines[i]));

      g_byte_array_append (values, puzzle->cell, SUDOKU_BATCH_CELLS);
    }
  return values;
}

/* Asserts what every build counts. */
static void
assert_counts (const GByteArray *values, uint64_t limit, const uint64_t *expected)
{
  unsigned n = values->len / SUDOKU_BATCH_CELLS;
  g_autofree uint64_t *counts = g_new (uint64_t, n);

  for (unsigned build = 0; build < sudoku_processor_builds (); build++)
    {
      g_autoptr (SudokuBatch) batch = sudoku_batch_new (test_shape (3, 3), sudoku_processor_build_name (build));

      g_assert_cmpint (sudoku_batch_count (batch, values->data, n, limit, counts, NULL), ==, SUDOKU_EXHAUSTED);
      for (unsigned i = 0; i < n; i++)
        g_assert_cmpuint (counts[i], ==, expected[i]);
    }
}

/* What the lists promise: each puzzle has one solution, or two at least. */
static void
assert_each (const char *name, uint64_t solutions)
{
  g_autoptr (GByteArray) values = load (name);
  g_autofree uint64_t *expected = NULL;

  if (values == NULL)
    return;
  expected = g_new (uint64_t, values->len / SUDOKU_BATCH_CELLS);
  for (unsigned i = 0; i < values->len / SUDOKU_BATCH_CELLS; i++)
    expected[i] = solutions;
  assert_counts (values, 2, expected);
}

static void
test_unique (gconstpointer name)
{
  assert_each (name, 1);
}

static void
test_several (gconstpointer name)
{
  assert_each (name, 2);
}

/* Puzzles of hundreds to hundreds of thousands of solutions, up to a thousand, as the general engine counts them. */
static void
test_many (gconstpointer name)
{
  g_autoptr (GByteArray) values = load (name);
  g_autofree uint64_t *expected = NULL;
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  const SudokuShape *shape;

  if (values == NULL)
    return;
  shape = test_shape (3, 3);
  expected = g_new0 (uint64_t, values->len / SUDOKU_BATCH_CELLS);
  for (unsigned i = 0; i < values->len / SUDOKU_BATCH_CELLS; i++)
    {
      g_autoptr (SudokuGrid) puzzle = sudoku_grid_new_from_values (shape, values->data + i * SUDOKU_BATCH_CELLS);
      void *engine = sudoku_general_engine.create (puzzle);

      sudoku_general_engine.skip (engine, &budget, 1000, &expected[i]);
      sudoku_general_engine.destroy (engine);
    }
  assert_counts (values, 1000, expected);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/batch-corpus/17-clue", "9x9/17-clue.txt", test_unique);
  g_test_add_data_func ("/batch-corpus/random-minimal", "9x9/random-minimal.txt", test_unique);
  g_test_add_data_func ("/batch-corpus/top1465", "9x9/top1465.txt", test_unique);
  g_test_add_data_func ("/batch-corpus/hardest-1106", "9x9/hardest-1106.txt", test_unique);
  g_test_add_data_func ("/batch-corpus/hardest-se11", "9x9/hardest-se11.txt", test_unique);
  g_test_add_data_func ("/batch-corpus/two-or-more", "9x9/two-or-more-solutions.txt", test_several);
  g_test_add_data_func ("/batch-corpus/many", "multi/17-clue-minus-1.txt", test_many);
  return g_test_run ();
}
