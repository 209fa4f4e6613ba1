/* Why a candidate is false or true: that the answer is right, and what its lines are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/steps/why.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

#define EASY "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
#define EASY_SOLVED "249571638861432975573986142725698413698143257314725869937814526152369784486257391"
#define ELEVEN "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

static NonetExplanation *
explain (NonetPuzzle *puzzle, guint cell, guint value)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  NonetExplanation *explanation;
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  nonet_why_async (puzzle, &options, cell, value, NULL, keep_result, &result);
  WAIT_UNTIL (result != NULL);
  explanation = nonet_why_finish (result, &error);
  g_assert_no_error (error);
  return explanation;
}

static void
assert_line (NonetExplanation *explanation, guint line, const char *expected)
{
  g_autoptr (NonetWhyLine) item = g_list_model_get_item (explanation->lines, line);
  g_autofree char *text = nonet_why_line_to_string (item, NONET_CELLS_RC);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_only_line (NonetExplanation *explanation, NonetWhyKind kind, const char *expected)
{
  g_assert_cmpint (explanation->kind, ==, kind);
  g_assert_cmpuint (g_list_model_get_n_items (explanation->lines), ==, 1);
  assert_line (explanation, 0, expected);
}

TEST (a_false_candidate_is_excluded_by_steps)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, EASY);
  g_autoptr (NonetExplanation) explanation = explain (puzzle, 27, 6);

  g_assert_cmpint (explanation->kind, ==, NONET_WHY_FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (explanation->lines), ==, 2);
  assert_line (explanation, 0,
               "Naked Single: 6 is the only candidate left in r5c1: r19c1, r5c2389 and r6c12 exclude the others.");
  assert_line (explanation, 1, "So r4c1 is not 6.");
}

/* Each step follows on the board of its line, and what it is about is there. */
static void
check_lines (NonetExplanation *explanation)
{
  guint n_steps = 0;

  for (guint i = 0; i < g_list_model_get_n_items (explanation->lines); i++)
    {
      g_autoptr (NonetWhyLine) line = g_list_model_get_item (explanation->lines, i);
      NonetFoundStep *found = nonet_why_line_get_step (line);
      const SudokuBoard *board = nonet_why_line_get_position (line)->board;
      const SudokuStep *step = found == NULL ? NULL : nonet_found_step_get_step (found);

      for (guint j = 0; step != NULL && j < step->n_removed; j++)
        g_assert_true (sudoku_board_has (board, sudoku_candidate_cell (board->shape, step->removed[j]),
                                         sudoku_candidate_value (board->shape, step->removed[j])));
      n_steps += step != NULL;
    }
  g_assert_cmpuint (n_steps, >, 0);
}

/* The explanation of what is true ends in a single that places it. */
static void
check_true (NonetPuzzle *puzzle, guint cell, guint value)
{
  g_autoptr (NonetExplanation) explanation = explain (puzzle, cell, value);
  guint n = g_list_model_get_n_items (explanation->lines);
  g_autoptr (NonetWhyLine) last = g_list_model_get_item (explanation->lines, n - 1);
  const SudokuStep *step = nonet_found_step_get_step (nonet_why_line_get_step (last));

  g_assert_cmpint (explanation->kind, ==, NONET_WHY_TRUE);
  check_lines (explanation);
  g_assert_cmpint (step->technique, <=, SUDOKU_HIDDEN_SINGLE);
  g_assert_cmpuint (step->placed[0], ==, cell * 9 + value - 1);
}

TEST (a_true_candidate_is_the_only_one_left)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, EASY);
  guint n_single = 0;

  for (guint cell = 0; cell < 81; cell++)
    if (puzzle->givens[cell] == 0)
      {
        g_autoptr (NonetExplanation) explanation = explain (puzzle, cell, (guint) (EASY_SOLVED[cell] - '0'));

        check_true (puzzle, cell, (guint) (EASY_SOLVED[cell] - '0'));
        n_single += g_list_model_get_n_items (explanation->lines) == 1;
      }
  g_assert_cmpuint (n_single, >, 0); /* those that can be placed at once */
}

TEST (proofs_by_cases_have_levels)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, ELEVEN);
  g_autoptr (NonetExplanation) explanation = explain (puzzle, 1, 2);
  g_autoptr (NonetWhyLine) first = g_list_model_get_item (explanation->lines, 0);
  g_autoptr (NonetWhyLine) second = g_list_model_get_item (explanation->lines, 1);

  g_assert_cmpint (explanation->kind, ==, NONET_WHY_FALSE);
  assert_line (explanation, 0, "Assume that r1c2 is 2.");
  g_assert_cmpuint (nonet_why_line_get_level (first), ==, 0);
  g_assert_cmpuint (nonet_why_line_get_level (second), ==, 1);
  g_assert_cmpuint (nonet_why_line_get_position (second)->board->value[1], ==, 2);
  check_lines (explanation);
}

TEST (what_can_be_has_a_solution)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, SOME);
  gboolean some = FALSE;

  for (guint value = 1; value <= 9 && !some; value++)
    {
      g_autoptr (NonetExplanation) explanation = explain (puzzle, 0, value);
      g_autoptr (NonetWhyLine) line = NULL;
      const SudokuBoard *board;

      if (explanation->kind != NONET_WHY_EITHER)
        continue;
      some = TRUE;
      line = g_list_model_get_item (explanation->lines, 0);
      board = nonet_why_line_get_position (line)->board;
      g_assert_cmpuint (board->value[0], ==, value);
      g_assert_cmpuint (board->n_open, ==, 0);
      g_assert_cmpint (sudoku_board_find_fault (board, NULL), ==, SUDOKU_FAULT_NONE);
    }
  g_assert_true (some);
}

TEST (givens_and_seen_values_take_one_line)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, EASY);
  g_autoptr (NonetExplanation) given = explain (puzzle, 0, 2), other = explain (puzzle, 0, 5);
  g_autoptr (NonetExplanation) seen = explain (puzzle, 1, 3);

  assert_only_line (given, NONET_WHY_TRUE, "r1c1 is 2 already.");
  assert_only_line (other, NONET_WHY_FALSE, "r1c1 is 2 already.");
  assert_only_line (seen, NONET_WHY_FALSE, "r1c2 sees the 3 in r1c8.");
}

TEST (an_entry_is_explained_as_if_it_were_not_there)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, EASY);

  puzzle->entries[1] = 5; /* it is wrong */
  check_true (puzzle, 1, 4);
  puzzle->entries[1] = 4;
  check_true (puzzle, 1, 4);
  g_assert_cmpuint (puzzle->entries[1], ==, 4);
}

TEST (what_was_struck_wrongly_does_not_count)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, EASY);

  nonet_puzzle_ensure_eliminated (puzzle)[1] = sudoku_set_of (4);
  check_true (puzzle, 1, 4);
}

TEST (without_a_solution_nothing_is_explained)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, EASY);
  g_autoptr (NonetExplanation) explanation = NULL;

  puzzle->entries[2] = 5;
  explanation = explain (puzzle, 1, 4);
  assert_only_line (explanation, NONET_WHY_UNKNOWN, "The board has no solution, so there is nothing to explain.");
}

TEST (it_can_be_cancelled)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, ELEVEN);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  NonetLogicOptions options;
  gint64 start;

  nonet_logic_options_init (&options);
  nonet_why_async (puzzle, &options, 1, 1, cancellable, keep_result, &result);
  wait_for (60);
  start = g_get_monotonic_time ();
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (result != NULL);
  g_assert_null (nonet_why_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  wait_for_workers ();
  g_test_message ("cancelled within %" G_GINT64_FORMAT " ms", (g_get_monotonic_time () - start) / 1000);
}
