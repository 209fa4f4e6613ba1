/* The calculation, evaluated: every law and every line of both chains holds on random examples, and the broken laws do not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/calculation.h"
#include "sudoku/derivation.h"

#define MOST 20000

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuEvaluation, sudoku_evaluation_free)

static SudokuEvaluation *
evaluate (const char *expression, SudokuExampleKind kind, const SudokuCandidates *example)
{
  return sudoku_evaluate (expression, kind, example, MOST, NULL, NULL);
}

static SudokuCandidates *
choices_of (const char *text)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, text);

  return sudoku_choices (grid);
}

/* Sets of one value mostly, so that there are not too many boards. */
static SudokuCandidates *
random_example (GRand *rand)
{
  SudokuCandidates *example = sudoku_candidates_new (test_shape (2, 2));

  for (unsigned cell = 0; cell < 16; cell++)
    example->cell[cell] = g_rand_int_range (rand, 0, 10) < 6 ? sudoku_set_of ((guint) g_rand_int_range (rand, 1, 5))
                                                             : (SudokuSet) g_rand_int_range (rand, 1, 16);
  return example;
}

static void
assert_value (const char *expression, SudokuExampleKind kind, const char *text, uint64_t built, unsigned kept)
{
  g_autoptr (SudokuCandidates) example = choices_of (text);
  g_autoptr (SudokuEvaluation) evaluation = evaluate (expression, kind, example);

  g_assert_cmpint (sudoku_evaluation_end (evaluation), ==, SUDOKU_EVALUATION_DONE);
  g_assert_cmpuint (sudoku_evaluation_n_built (evaluation), ==, built);
  g_assert_cmpuint (sudoku_evaluation_n_kept (evaluation), ==, kept);
}

/* The row 1 2 . . makes 16 rows, of which 1 2 3 4 and 1 2 4 3 have no value twice; reduced, it makes 4. */
TEST (row)
{
  assert_value ("filter nodups · cp", SUDOKU_EXAMPLE_ROW, "12..............", 16, 2);
  assert_value ("filter nodups · cp · reduce", SUDOKU_EXAMPLE_ROW, "12..............", 4, 2);
  assert_value ("cp", SUDOKU_EXAMPLE_ROW, "1234............", 1, 1);
  assert_value ("reduce", SUDOKU_EXAMPLE_ROW, "12..............", 0, 1);
}

/* The last row is blank: 4^4 boards, of which one is correct; pruned, that is the only one. */
TEST (board)
{
  assert_value ("mcp", SUDOKU_EXAMPLE_MATRIX, "123434122143....", 256, 256);
  assert_value ("filter correct · mcp", SUDOKU_EXAMPLE_MATRIX, "123434122143....", 256, 1);
  assert_value ("filter correct · mcp · prune", SUDOKU_EXAMPLE_MATRIX, "123434122143....", 1, 1);
}

/* There are 288 boards of 4x4. */
TEST (empty_board)
{
  g_autoptr (SudokuCandidates) example = choices_of ("................");
  g_autoptr (SudokuEvaluation) all = evaluate ("filter correct · mcp", SUDOKU_EXAMPLE_MATRIX, example);

  assert_value ("search", SUDOKU_EXAMPLE_MATRIX, "................", 288, 288);
  g_assert_cmpint (sudoku_evaluation_end (all), ==, SUDOKU_EVALUATION_TOO_LARGE);
  g_assert_cmpuint (sudoku_evaluation_n_built (all), ==, G_GUINT64_CONSTANT (1) << 32);
}

/* Both sides on one example, unless one of them is too large. */
static void
assert_equal (const char *left, const char *right, SudokuExampleKind kind, const SudokuCandidates *example)
{
  g_autoptr (SudokuEvaluation) a = evaluate (left, kind, example), b = evaluate (right, kind, example);

  if (sudoku_evaluation_end (a) == SUDOKU_EVALUATION_TOO_LARGE
      || sudoku_evaluation_end (b) == SUDOKU_EVALUATION_TOO_LARGE)
    return;
  g_assert_cmpint (sudoku_evaluation_end (a), ==, SUDOKU_EVALUATION_DONE);
  g_assert_cmpint (sudoku_evaluation_end (b), ==, SUDOKU_EVALUATION_DONE);
  if (sudoku_evaluation_compare (a, b) == SUDOKU_VALUES_DIFFER)
    g_error ("%s differs from %s", left, right);
}

TEST (laws)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (unsigned i = 0; i < 300; i++)
    {
      g_autoptr (SudokuCandidates) example = random_example (rand);

      for (unsigned law = 0; law < sudoku_n_laws; law++)
        assert_equal (sudoku_laws[law].left, sudoku_laws[law].right, sudoku_laws[law].example, example);
    }
}

static void
assert_chain (const SudokuCalculationLine *line, unsigned n, const SudokuCandidates *example)
{
  for (unsigned i = 1; i < n; i++)
    assert_equal (line[i - 1].expression, line[i].expression, SUDOKU_EXAMPLE_MATRIX, example);
}

TEST (chains)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (unsigned i = 0; i < 200; i++)
    {
      g_autoptr (SudokuCandidates) example = random_example (rand);

      assert_chain (sudoku_pruning_chain, sudoku_pruning_chain_length, example);
      if (!sudoku_is_blocked (example) && sudoku_expand_cell (example) < 16)
        assert_chain (sudoku_search_chain, sudoku_search_chain_length, example);
    }
}

/* Ten blanks make 4^10 boards; pruned, each of them has two choices left. */
TEST (costs)
{
  g_autoptr (SudokuCandidates) example = choices_of ("12..34..21......");
  const char *first = sudoku_pruning_chain[0].expression;
  const char *last = sudoku_pruning_chain[sudoku_pruning_chain_length - 1].expression;
  g_autoptr (SudokuEvaluation) before = sudoku_evaluate (first, SUDOKU_EXAMPLE_MATRIX, example, 1 << 21, NULL, NULL);
  g_autoptr (SudokuEvaluation) after = sudoku_evaluate (last, SUDOKU_EXAMPLE_MATRIX, example, 1 << 21, NULL, NULL);

  g_assert_cmpuint (sudoku_evaluation_n_built (before), ==, 1 << 20);
  g_assert_cmpuint (sudoku_evaluation_n_built (after), ==, 1 << 10);
  g_assert_cmpint (sudoku_evaluation_compare (before, after), ==, SUDOKU_VALUES_EQUAL);
}

static bool
cancel (void *data)
{
  return --*(int *) data == 0;
}

TEST (counterexample_cancelled)
{
  g_autoptr (SudokuCandidates) example = sudoku_candidates_new (test_shape (2, 2));
  int left = 3;

  g_assert_false (sudoku_find_counterexample (&sudoku_laws[0], example, cancel, &left));
  g_assert_cmpint (left, ==, 0);
}

/* Each has a counterexample, and that is one. */
TEST (broken_laws)
{
  g_autoptr (SudokuCandidates) example = sudoku_candidates_new (test_shape (2, 2));

  for (unsigned law = 0; law < sudoku_n_broken_laws; law++)
    {
      const SudokuEquation *equation = &sudoku_broken_laws[law];
      g_autoptr (SudokuEvaluation) left = NULL, right = NULL;

      g_assert_true (sudoku_find_counterexample (equation, example, NULL, NULL));
      left = evaluate (equation->left, equation->example, example);
      right = evaluate (equation->right, equation->example, example);
      g_assert_cmpint (sudoku_evaluation_compare (left, right), ==, SUDOKU_VALUES_DIFFER);
    }
  g_assert_false (sudoku_find_counterexample (&sudoku_laws[0], example, NULL, NULL));
}

TEST (what_is_no_expression)
{
  static const char *const wrong[] = { "",         "·",      "mcp ·",  "(mcp", "mcp)", "map", "filter mcp · mcp",
                                       "nonsense", "nodups", "cp · cp" };
  g_autoptr (SudokuCandidates) example = choices_of ("123434122143....");

  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (SudokuEvaluation) evaluation = evaluate (wrong[i], SUDOKU_EXAMPLE_MATRIX, example);

      g_assert_cmpint (sudoku_evaluation_end (evaluation), ==, SUDOKU_EVALUATION_WRONG);
    }
}

TEST (cancelled)
{
  g_autoptr (SudokuCandidates) example = choices_of ("1234341221......");
  g_autoptr (SudokuEvaluation) evaluation =
      sudoku_evaluate ("filter correct · mcp", SUDOKU_EXAMPLE_MATRIX, example, MOST, cancel_always, NULL);

  g_assert_cmpint (sudoku_evaluation_end (evaluation), ==, SUDOKU_EVALUATION_CANCELLED);
}
