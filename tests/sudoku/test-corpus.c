/* The engines, and every build of the bit-sliced one that runs here, on lists of puzzles from elsewhere, in the folder
 * $NONET_CORPUS.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "autoptr.h"
#include "boards.h"
#include "../corpus.h"
#include "sudoku/board/processor.h"
#include "sudoku/search/engine.h"

/* Calls check with each line of a file of 81-character lines; skips the test without a corpus. */
static void
for_each_line (const char *name, void (*check) (const SudokuGrid *puzzle))
{
  g_auto (GStrv) lines = corpus_lines (name);

  for (unsigned i = 0; lines != NULL && lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autoptr (SudokuGrid) puzzle = board (g_strchomp (lines[i]));

      check (puzzle);
    }
}

static void
check_unique_by (const SudokuEngine *engine, const SudokuGrid *puzzle)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = engine->create (puzzle);

  g_assert_cmpint (engine->next (state, &budget, solution->cell), ==, SUDOKU_FOUND);
  g_assert_cmpint (engine->next (state, &budget, NULL), ==, SUDOKU_EXHAUSTED);
  engine->destroy (state);

  g_assert_true (sudoku_grid_complete (solution));
  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_true (puzzle->cell[cell] == 0 || puzzle->cell[cell] == solution->cell[cell]);
}

static void
check_unique (const SudokuGrid *puzzle)
{
  check_unique_by (&sudoku_general_engine, puzzle);
  check_unique_by (&sudoku_nine_engine, puzzle);
}

static void
check_several (const SudokuGrid *puzzle)
{
  const SudokuEngine *engines[] = { &sudoku_general_engine, &sudoku_nine_engine };

  for (unsigned i = 0; i < G_N_ELEMENTS (engines); i++)
    {
      SudokuBudget budget = sudoku_budget (NULL, NULL);
      void *state = engines[i]->create (puzzle);
      uint64_t passed = 0;

      g_assert_cmpint (engines[i]->skip (state, &budget, 2, &passed), ==, SUDOKU_FOUND);
      engines[i]->destroy (state);
    }
}

/* Counting by tables, whole and in parts, gives as many as passing one by one. */
static void
check_count (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);
  uint64_t passed = 0, sum = 0;

  g_assert_cmpint (sudoku_search_skip (search, UINT64_MAX, &passed), ==, SUDOKU_EXHAUSTED);
  for (unsigned parts = 1; parts < 4; parts += 2)
    for (unsigned part = 0; part < parts; part++)
      {
        g_autoptr (SudokuCount) count = sudoku_count_new_part (puzzle, part, parts);

        g_assert_cmpint (sudoku_count_run (count, SUDOKU_COUNT_ALL), ==, SUDOKU_EXHAUSTED);
        g_assert_cmpuint (sudoku_count_total (count).high, ==, 0);
        sum += sudoku_count_total (count).low;
      }
  g_assert_cmpuint (sum, ==, 2 * passed);
}

/* The walk through the derivation, in a variant that changes with the puzzle, ends with as many solutions as the count. */
static void
check_walk (const SudokuGrid *puzzle)
{
  unsigned number = sudoku_grid_filled (puzzle) + puzzle->cell[0] + puzzle->cell[40];
  SudokuSearchVariant variant = number % SUDOKU_N_VARIANTS;
  g_autoptr (SudokuCount) count = sudoku_count_new (puzzle);

  if (sudoku_count_run (count, 1000) == SUDOKU_EXHAUSTED)
    {
      g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, variant);

      while (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL) == SUDOKU_FOUND)
        if (sudoku_derivation_place (walk).step == SUDOKU_DERIVATION_SOLVED)
          {
            g_autoptr (SudokuGrid) solution = sudoku_candidates_to_grid (sudoku_derivation_matrix (walk));

            g_assert_true (sudoku_grid_complete (solution));
          }
      g_assert_cmpuint (sudoku_derivation_place (walk).tally.n_solutions, ==, sudoku_count_total (count).low);
    }
}

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

/* Puzzles of hundreds to hundreds of thousands of solutions, up to a thousand, as the general engine counts them. */
static void
assert_many (const char *name)
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

typedef struct
{
  const char *name, *file;
  void (*check) (const SudokuGrid *puzzle);
  uint64_t solutions; /* of each, at least two if it is 2; 0: many */
} List;

static const List lists[] = {
  { "17-clue", "9x9/17-clue.txt", check_unique, 1 },
  { "random-minimal", "9x9/random-minimal.txt", check_unique, 1 },
  { "top1465", "9x9/top1465.txt", check_unique, 1 },
  { "hardest-1106", "9x9/hardest-1106.txt", check_unique, 1 },
  { "hardest-se11", "9x9/hardest-se11.txt", check_unique, 1 },
  { "two-or-more", "9x9/two-or-more-solutions.txt", check_several, 2 },
  { "counts", "multi/17-clue-minus-1.txt", check_count, 0 },
};

static const List walks[] = {
  { "top1465", "9x9/top1465.txt", check_walk, 1 },
  { "two-or-more", "9x9/two-or-more-solutions.txt", check_walk, 2 },
};

static void
test_list (gconstpointer data)
{
  const List *list = data;

  for_each_line (list->file, list->check);
}

static void
test_batch (gconstpointer data)
{
  const List *list = data;

  if (list->solutions > 0)
    assert_each (list->file, list->solutions);
  else
    assert_many (list->file);
}

static void
add_tests (const char *path, const List *tests, unsigned n, GTestDataFunc func)
{
  for (unsigned i = 0; i < n; i++)
    {
      g_autofree char *name = g_build_path ("/", path, tests[i].name, NULL);

      g_test_add_data_func (name, &tests[i], func);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_tests ("/corpus", lists, G_N_ELEMENTS (lists), test_list);
  add_tests ("/batch-corpus", lists, G_N_ELEMENTS (lists), test_batch);
  add_tests ("/walks", walks, G_N_ELEMENTS (walks), test_list);
  return g_test_run ();
}
