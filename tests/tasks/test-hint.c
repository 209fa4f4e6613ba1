/* Hints: mistakes first, then the simplest step, until the puzzle is solved; and outcomes, which say what is a mistake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/steps/hint.h"

#include "logic/path.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static NonetHint *
find (NonetPuzzle *puzzle, NonetStart start)
{
  g_autoptr (NonetPuzzle) snapshot = nonet_puzzle_copy (puzzle);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  NonetLogicOptions options;
  NonetHint *hint;

  nonet_logic_options_init (&options);
  options.start = start;
  nonet_find_hint_async (snapshot, &options, NULL, keep_result, &result);
  WAIT_UNTIL (result != NULL);
  hint = nonet_find_hint_finish (result, &error);
  g_assert_no_error (error);
  return hint;
}

/* The solution of UNIQUE. */
static guint8 *
solve (const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuBoard *board = sudoku_board_new (givens, NULL, NULL);
  guint8 *solution = g_new0 (guint8, board->shape->n_cells);

  g_assert_cmpint (sudoku_board_outlook (board, solution, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
  sudoku_board_free (board);
  return solution;
}

static guint
another (guint value)
{
  return value % 9 + 1;
}

static void
assert_mistake (const NonetHint *hint, NonetMistakeKind kind, guint cell)
{
  g_assert_cmpint (hint->kind, ==, NONET_HINT_MISTAKES);
  g_assert_cmpint (hint->mistakes.kind, ==, kind);
  g_assert_cmpuint (nonet_cell_set_count (&hint->mistakes.cells), ==, 1);
  g_assert_true (nonet_cell_set_has (&hint->mistakes.cells, cell));
}

TEST (a_wrong_entry_comes_before_a_step)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autofree guint8 *solution = solve (puzzle);
  g_autoptr (NonetHint) hint = NULL;

  puzzle->entries[0] = solution[0];
  puzzle->entries[1] = (guint8) another (solution[1]);
  nonet_puzzle_ensure_eliminated (puzzle)[2] = sudoku_set_of (solution[2]);
  hint = find (puzzle, NONET_START_BASIC);
  assert_mistake (hint, NONET_MISTAKE_ENTRY, 1);
}

TEST (a_struck_value_that_is_needed_is_a_mistake)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autofree guint8 *solution = solve (puzzle);
  g_autoptr (NonetHint) hint = NULL;

  nonet_puzzle_ensure_eliminated (puzzle)[2] = sudoku_set_of (solution[2]);
  nonet_puzzle_ensure_eliminated (puzzle)[3] = sudoku_set_of (another (solution[3]));
  hint = find (puzzle, NONET_START_BASIC);
  assert_mistake (hint, NONET_MISTAKE_STRUCK, 2);
}

TEST (marks_without_the_value_are_a_mistake_if_they_count)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autofree guint8 *solution = solve (puzzle);
  g_autoptr (NonetHint) hint = NULL, without = NULL;

  nonet_puzzle_ensure_marks (puzzle)[4] = sudoku_set_of (another (solution[4]));
  nonet_puzzle_ensure_marks (puzzle)[5] = sudoku_set_of (solution[5]);
  hint = find (puzzle, NONET_START_MARKS);
  assert_mistake (hint, NONET_MISTAKE_MARKS, 4);
  without = find (puzzle, NONET_START_BASIC);
  g_assert_cmpint (without->kind, ==, NONET_HINT_STEP);
}

/* Does what the step says, and checks that it is true. */
static void
apply (NonetPuzzle *puzzle, const SudokuStep *step, const guint8 *solution)
{
  const SudokuShape *shape = puzzle->shape;

  for (guint i = 0; i < step->n_placed; i++)
    {
      guint cell = sudoku_candidate_cell (shape, step->placed[i]);

      g_assert_cmpuint (sudoku_candidate_value (shape, step->placed[i]), ==, solution[cell]);
      puzzle->entries[cell] = solution[cell];
    }
  for (guint i = 0; i < step->n_removed; i++)
    {
      guint cell = sudoku_candidate_cell (shape, step->removed[i]);
      guint value = sudoku_candidate_value (shape, step->removed[i]);

      g_assert_cmpuint (value, !=, solution[cell]);
      nonet_puzzle_ensure_eliminated (puzzle)[cell] |= sudoku_set_of (value);
    }
}

TEST (hints_alone_solve_a_puzzle)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autofree guint8 *solution = solve (puzzle);
  NonetHintKind kind = NONET_HINT_STEP;

  for (guint i = 0; i < 500 && kind == NONET_HINT_STEP; i++)
    {
      g_autoptr (NonetHint) hint = find (puzzle, NONET_START_BASIC);

      kind = hint->kind;
      g_assert_false (hint->several);
      if (kind == NONET_HINT_STEP)
        apply (puzzle, nonet_found_step_get_step (hint->step), solution);
    }
  g_assert_cmpint (kind, ==, NONET_HINT_SOLVED);
}

TEST (several_solutions_are_said)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, SOME);
  g_autoptr (NonetHint) hint = find (puzzle, NONET_START_BASIC);

  g_assert_true (hint->several);
  g_assert_true (hint->kind == NONET_HINT_STEP || hint->kind == NONET_HINT_NOTHING);
}

TEST (an_empty_board_has_nothing_to_follow)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (NonetHint) hint = find (puzzle, NONET_START_BASIC);

  g_assert_cmpint (hint->kind, ==, NONET_HINT_NOTHING);
  g_assert_true (hint->several);
}

TEST (givens_without_solution_have_a_reason)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "11");
  g_autoptr (NonetHint) hint = find (puzzle, NONET_START_BASIC);

  g_assert_cmpint (hint->kind, ==, NONET_HINT_NO_SOLUTION);
  g_assert_cmpint (hint->fault.kind, ==, SUDOKU_FAULT_REPEATED);
}

/* Of several solutions none has these entries: which of them is wrong cannot be said. */
TEST (entries_may_exclude_all_of_several_solutions)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1");
  g_autoptr (NonetHint) hint = NULL;

  puzzle->entries[1] = 2;
  puzzle->entries[2] = 3;
  puzzle->entries[7] = 4;
  hint = find (puzzle, NONET_START_BASIC);
  g_assert_cmpint (hint->kind, ==, NONET_HINT_NO_SOLUTION);
  g_assert_cmpint (hint->fault.kind, !=, SUDOKU_FAULT_NONE);
}

/* A board of order b*b, filled by shifting rows, less the first row of boxes' diagonal. */
static NonetPuzzle *
shifted_puzzle (guint b)
{
  guint n = b * b;
  NonetPuzzle *puzzle = make_puzzle (n, NULL);

  for (guint row = 0; row < n; row++)
    for (guint column = 0; column < n; column++)
      if (row != column)
        puzzle->givens[row * n + column] = (guint8) ((b * (row % b) + row / b + column) % n + 1);
  return puzzle;
}

TEST (large_boards_have_hints_too)
{
  g_autoptr (NonetPuzzle) sixteen = shifted_puzzle (4), twentyfive = shifted_puzzle (5);
  g_autoptr (NonetHint) one = find (sixteen, NONET_START_BASIC), other = find (twentyfive, NONET_START_BASIC);

  g_assert_cmpint (one->kind, ==, NONET_HINT_STEP);
  g_assert_cmpint (other->kind, ==, NONET_HINT_STEP);
}

/* Few givens on a large board: the search for chains alone would take long. */
TEST (it_can_be_cancelled)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (25, "12345");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  nonet_find_hint_async (puzzle, &options, cancellable, keep_result, &result);
  wait_for (30);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (result != NULL);
  g_assert_null (nonet_find_hint_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  wait_for_workers ();
}

static NonetOutcome *
find_outcome (NonetPuzzle *puzzle)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  NonetOutcome *outcome;

  nonet_find_outcome_async (puzzle, NULL, keep_result, &result);
  WAIT_UNTIL (result != NULL);
  outcome = nonet_find_outcome_finish (result, &error);
  g_assert_no_error (error);
  return outcome;
}

/* What the givens lead to, whatever was entered, and which entries contradict it. */
TEST (entries_do_not_count_for_the_outcome)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE), wrong = nonet_puzzle_copy (puzzle);
  g_autoptr (NonetOutcome) outcome = find_outcome (puzzle), same = NULL;
  NonetMistakes mistakes;

  g_assert_cmpint (outcome->outlook, ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_false (nonet_find_mistakes (puzzle, outcome->solution, NONET_START_BASIC, NONET_MISTAKE_ENTRY, &mistakes));
  wrong->entries[0] = outcome->solution[0];
  wrong->entries[1] = (guint8) (outcome->solution[1] % 9 + 1);
  same = find_outcome (wrong);
  g_assert_cmpmem (same->solution, same->n_cells, outcome->solution, outcome->n_cells);
  g_assert_true (nonet_find_mistakes (wrong, same->solution, NONET_START_BASIC, NONET_MISTAKE_ENTRY, &mistakes));
  g_assert_cmpuint (nonet_cell_set_count (&mistakes.cells), ==, 1);
  g_assert_true (nonet_cell_set_has (&mistakes.cells, 1));
}

TEST (outcomes_of_several_solutions_and_none)
{
  g_autoptr (NonetPuzzle) several = make_puzzle (9, SOME), none = make_puzzle (9, "11");
  g_autoptr (NonetOutcome) first = find_outcome (several), second = find_outcome (none);

  g_assert_cmpint (first->outlook, ==, SUDOKU_UNIQUENESS_SEVERAL);
  g_assert_cmpint (second->outlook, ==, SUDOKU_UNIQUENESS_NONE);
}
