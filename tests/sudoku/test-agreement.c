/* Specification, pruned specification, the stages' search and the engines agree on random small boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/search/engine.h"
#include "sudoku/derivation/specification.h"

/* filter correct . mcp . choices, or filter correct . mcp . prune . choices */
static GPtrArray *
collect_by_specification (const SudokuGrid *puzzle, bool pruned)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);
  SudokuSearchTally tally;

  if (pruned)
    sudoku_prune (matrix);
  g_assert_cmpint (sudoku_correct_fillings (matrix, collect_text, NULL, texts, &tally), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (tally.n_solutions, ==, texts->len);
  return texts;
}

static GPtrArray *
collect_by_engine (const SudokuEngine *engine, const SudokuGrid *puzzle)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = engine->create (puzzle);
  uint64_t counted = 0;

  while (engine->next (state, &budget, solution->cell) == SUDOKU_FOUND)
    collect_text (solution, texts);
  g_assert_cmpfloat (engine->progress (state), ==, 1);
  engine->destroy (state);

  state = engine->create (puzzle);
  g_assert_cmpint (engine->skip (state, &budget, UINT64_MAX, &counted), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (counted, ==, texts->len);
  engine->destroy (state);
  return texts;
}

static unsigned
assert_agreement (const SudokuGrid *puzzle)
{
  g_autoptr (GPtrArray) pruned = collect_by_specification (puzzle, true);
  SudokuSearchTally tally;
  g_autoptr (GPtrArray) stages = variant_texts (puzzle, SUDOKU_VARIANT_FIXPOINT, &tally);
  g_autoptr (GPtrArray) general = collect_by_engine (&sudoku_general_engine, puzzle);

  assert_same_texts (pruned, stages);
  assert_same_texts (pruned, general);
  if (puzzle->shape->n_cells - sudoku_grid_filled (puzzle) <= 6)
    {
      g_autoptr (GPtrArray) specified = collect_by_specification (puzzle, false);

      assert_same_texts (pruned, specified);
    }
  return pruned->len;
}

/* The number-th solution of the empty board, with some cells blanked, and some changed at random. */
static SudokuGrid *
random_board (GRand *rand, const SudokuShape *shape, unsigned blanks, unsigned changes)
{
  unsigned cells = shape->n_cells;
  SudokuGrid *grid = sudoku_grid_new (shape);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = sudoku_general_engine.create (grid);
  uint64_t passed = 0;

  sudoku_general_engine.skip (state, &budget, (uint64_t) g_rand_int_range (rand, 1, 250), &passed);
  sudoku_general_engine.next (state, &budget, grid->cell);
  sudoku_general_engine.destroy (state);
  while (blanks > 0)
    {
      unsigned cell = (unsigned) g_rand_int_range (rand, 0, (int) cells);

      blanks -= grid->cell[cell] != 0;
      grid->cell[cell] = 0;
    }
  for (; changes > 0; changes--)
    grid->cell[g_rand_int_range (rand, 0, (int) cells)] = (uint8_t) g_rand_int_range (rand, 1, shape->order + 1);
  return grid;
}

TEST (order_one)
{
  g_autoptr (SudokuGrid) blank = board_with_boxes (1, 1, ".");
  g_autoptr (SudokuGrid) full = board_with_boxes (1, 1, "1");

  g_assert_cmpuint (assert_agreement (blank), ==, 1);
  g_assert_cmpuint (assert_agreement (full), ==, 1);
}

/* All boards of order 2: each cell blank, 1 or 2. */
TEST (order_two)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (1, 2, "....");
  unsigned solutions = 0;

  for (unsigned code = 0; code < 81; code++)
    {
      for (unsigned cell = 0, rest = code; cell < 4; cell++, rest /= 3)
        grid->cell[cell] = (uint8_t) (rest % 3);
      solutions += assert_agreement (grid);
    }
  /* Either Latin square of order 2 completes the 2^4 boards made by blanking its cells. */
  g_assert_cmpuint (solutions, ==, 2 * 16);
}

/* The 12 Latin squares of order 3. */
TEST (empty_order_three)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (1, 3, ".........");

  g_assert_cmpuint (assert_agreement (grid), ==, 12);
}

TEST (four)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  const SudokuShape *shape = test_shape (2, 2);
  unsigned none = 0, several = 0;

  for (unsigned round = 0; round < 4000; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, shape, (unsigned) g_rand_int_range (rand, 0, 11), round % 3);
      unsigned solutions = assert_agreement (grid);

      none += solutions == 0;
      several += solutions > 1;
    }
  g_assert_cmpuint (none, >=, 1000);
  g_assert_cmpuint (several, >=, 200);
}

/* Adds to the boards, as text, those that the board becomes by rows from the given one on in which each value is once. */
static void
fill_rows (SudokuGrid *grid, unsigned row, GPtrArray *boards)
{
  if (row == 4)
    {
      if (sudoku_grid_complete (grid))
        g_ptr_array_add (boards, board_text (grid));
      return;
    }
  for (unsigned code = 0; code < 256; code++)
    {
      uint8_t *cell = grid->cell + 4 * row;
      unsigned seen = 0;

      for (unsigned i = 0; i < 4; i++)
        {
          cell[i] = (uint8_t) (code >> 2 * i & 3);
          seen |= 1u << cell[i]++;
        }
      if (seen == 15)
        fill_rows (grid, row + 1, boards);
    }
}

static bool
agrees_with_givens (const char *solution, const SudokuGrid *puzzle)
{
  for (unsigned cell = 0; cell < 16; cell++)
    if (puzzle->cell[cell] != 0 && puzzle->cell[cell] != solution[cell] - '0')
      return false;
  return true;
}

/* There are 288 complete 4x4 boards. The solutions of any board, be it empty, are those that agree with its givens. */
TEST (all_of_four)
{
  g_autoptr (SudokuGrid) empty = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuGrid) filled = sudoku_grid_copy (empty);
  g_autoptr (GPtrArray) boards = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  unsigned none = 0;

  fill_rows (filled, 0, boards);
  g_assert_cmpuint (boards->len, ==, 288);
  for (unsigned round = 0; round < 3000; round++)
    {
      g_autoptr (SudokuGrid) puzzle = sudoku_grid_copy (empty);
      g_autoptr (GPtrArray) expected = g_ptr_array_new ();
      g_autoptr (GPtrArray) stages = NULL;
      g_autoptr (GPtrArray) general = NULL;
      SudokuSearchTally tally;

      for (unsigned givens = round % 9; givens > 0; givens--)
        puzzle->cell[g_rand_int_range (rand, 0, 16)] = (uint8_t) g_rand_int_range (rand, 1, 5);
      for (unsigned i = 0; i < boards->len; i++)
        if (agrees_with_givens (boards->pdata[i], puzzle))
          g_ptr_array_add (expected, boards->pdata[i]);
      stages = variant_texts (puzzle, SUDOKU_VARIANT_FIXPOINT, &tally);
      general = collect_by_engine (&sudoku_general_engine, puzzle);
      assert_same_texts (stages, expected);
      assert_same_texts (general, expected);
      none += expected->len == 0;
    }
  g_assert_cmpuint (none, >, 500);
  g_assert_cmpuint (none, <, 2500);
}

TEST (six)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (unsigned round = 0; round < 60; round++)
    {
      const SudokuShape *shape = test_shape (round % 2 ? 2 : 3, round % 2 ? 3 : 2);
      g_autoptr (SudokuGrid) grid = random_board (rand, shape, 6 + round % 6, round % 4 == 0);

      assert_agreement (grid);
    }
}
