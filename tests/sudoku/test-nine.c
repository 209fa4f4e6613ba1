/* The 9x9 engine against the general one, and its builds for different processors against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "random-boards.h"
#include "sudoku/board/processor.h"
#include "sudoku/nine/nine.h"
#include "sudoku/search/engine.h"

/* The solutions an engine finds, up to a limit, as texts in the engine's order. */
static GPtrArray *
solutions (const SudokuEngine *engine, const SudokuGrid *puzzle, unsigned limit)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = engine->create (puzzle);

  while (texts->len < limit && engine->next (state, &budget, solution->cell) == SUDOKU_FOUND)
    g_ptr_array_add (texts, board_text (solution));
  engine->destroy (state);
  return texts;
}

/* Each is a solution of the puzzle, and none comes twice. */
static void
assert_solutions (const SudokuGrid *puzzle, GPtrArray *texts)
{
  g_ptr_array_sort (texts, compare_texts);
  for (unsigned i = 0; i < texts->len; i++)
    {
      g_autoptr (SudokuGrid) solution = board (texts->pdata[i]);

      g_assert_true (sudoku_grid_complete (solution));
      for (unsigned cell = 0; cell < 81; cell++)
        g_assert_true (puzzle->cell[cell] == 0 || puzzle->cell[cell] == solution->cell[cell]);
      if (i > 0)
        g_assert_cmpstr (texts->pdata[i - 1], !=, texts->pdata[i]);
    }
}

/* Returns how many solutions there are, or the limit. */
static unsigned
assert_engines_agree (const SudokuGrid *puzzle)
{
  const unsigned limit = 100;
  g_autoptr (GPtrArray) nine = solutions (&sudoku_nine_engine, puzzle, limit);
  g_autoptr (GPtrArray) general = solutions (&sudoku_general_engine, puzzle, limit);

  if (general->len < limit)
    assert_same_texts (nine, general);
  assert_solutions (puzzle, nine);
  g_assert_cmpuint (nine->len, ==, general->len);
  return nine->len;
}

TEST (random_boards)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  unsigned counted[101] = { 0 };

  for (unsigned round = 0; round < 2400; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 20 + round % 62);

      counted[assert_engines_agree (puzzle)]++;
    }
  g_assert_cmpuint (counted[0], ==, 0);
  g_assert_cmpuint (counted[1], >, 100);
  g_assert_cmpuint (counted[2], >, 10);
  g_assert_cmpuint (counted[100], >, 10);
}

/* A cell is changed at random: mostly no solution is left, and often a rule is broken at once. */
TEST (spoilt_boards)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  unsigned none = 0;

  for (unsigned round = 0; round < 2400; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 20 + round % 62);

      random_spoil (rand, puzzle);
      none += assert_engines_agree (puzzle) == 0;
    }
  g_assert_cmpuint (none, >, 1000);
}

/* The first solutions of a build, and how many guesses they took. */
static GString *
steps_of (const NineSearchBuild *build, const SudokuGrid *puzzle)
{
  GString *steps = g_string_new (NULL);
  g_autofree NineSearch *search = g_new0 (NineSearch, 1);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  uint64_t count = 0;

  sudoku_nine_tree_init (&search->tree, puzzle->cell);
  while (count < 20 && build->skip (search, &budget, 1, &count) == SUDOKU_FOUND)
    {
      g_autofree char *text = NULL;

      sudoku_nine_read (&search->tree.board, solution->cell);
      text = board_text (solution);
      g_string_append_printf (steps, "%s %" G_GUINT64_FORMAT "\n", text, search->tree.guesses);
    }
  g_string_append_printf (steps, "%" G_GUINT64_FORMAT "\n", search->tree.guesses);
  return steps;
}

TEST (builds_take_the_same_steps)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (unsigned round = 0; round < 300; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, round % 40);
      g_autoptr (GString) expected = steps_of (sudoku_nine_search_builds[0], puzzle);

      for (unsigned i = 1; i < sudoku_processor_builds (); i++)
        {
          g_autoptr (GString) steps = steps_of (sudoku_nine_search_builds[i], puzzle);

          g_assert_cmpstr (steps->str, ==, expected->str);
        }
    }
}

TEST (full_and_almost)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  g_autoptr (SudokuGrid) full = random_solution (rand);

  g_assert_cmpuint (assert_engines_agree (full), ==, 1);
  for (unsigned cell = 0; cell < 81; cell++)
    {
      uint8_t value = full->cell[cell];

      full->cell[cell] = 0;
      g_assert_cmpuint (assert_engines_agree (full), ==, 1);
      full->cell[cell] = (uint8_t) (value % 9 + 1);
      g_assert_cmpuint (assert_engines_agree (full), ==, 0);
      full->cell[cell] = value;
    }
}
