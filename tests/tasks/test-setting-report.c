/* Reports to setters, of the latest puzzle only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "sudoku/rules.h"
#include "tasks/questions/setting-report.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static gboolean
is_done (NonetPuzzleWorker *worker)
{
  const NonetSettingReport *report = nonet_setting_worker_get_report (worker);

  return report != NULL && report->advice != NONET_ADVICE_SEARCHING;
}

/* All there is to say of a puzzle, which the worker owns. */
static const NonetSettingReport *
report_on (NonetPuzzleWorker *worker, guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  nonet_puzzle_worker_set_puzzle (worker, puzzle);
  g_assert_null (nonet_setting_worker_get_report (worker));
  WAIT_UNTIL (is_done (worker));
  return nonet_setting_worker_get_report (worker);
}

TEST (an_empty_board_is_to_be_begun)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  const NonetSettingReport *report = report_on (worker, 4, NULL);

  g_assert_cmpint (report->advice, ==, NONET_ADVICE_BEGIN);
  g_assert_cmpint (report->symmetry, ==, SUDOKU_SYMMETRY_NONE);
  g_assert_cmpuint (report->verdict.count, ==, 288);
}

/* All there is to say of a board of 4x4 cells without givens, whose values are those of cages of one cell. */
static const NonetSettingReport *
report_on_cages (NonetPuzzleWorker *worker, const char *values)
{
  guint16 cells[16];
  SudokuRule rules[16];
  guint n = 0;
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, NULL);

  for (guint16 cell = 0; cell < 16; cell++)
    {
      if (values[cell] == '.')
        continue;
      cells[n] = cell;
      rules[n] = (SudokuRule){
        .kind = SUDOKU_RULE_CAGE, .has_value = true, .cell = &cells[n], .n_cells = 1, .value = values[cell] - '0'
      };
      n++;
    }
  nonet_puzzle_take_shape (puzzle, sudoku_shape_new_with_rules (puzzle->shape, rules, n));
  nonet_puzzle_worker_set_puzzle (worker, puzzle);
  WAIT_UNTIL (is_done (worker));
  return nonet_setting_worker_get_report (worker);
}

TEST (a_puzzle_that_its_rules_make_unique_needs_no_givens)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  const NonetSettingReport *report = report_on_cages (worker, "1234341221434321");

  g_assert_cmpint (report->verdict.kind, ==, NONET_VERDICT_UNIQUE);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_RULES_ALONE);
  g_assert_cmpuint (report->n_rules, ==, 16); /* one after another, not all at once */
  report = report_on_cages (worker, "1..4.........32.");
  g_assert_cmpint (report->verdict.kind, ==, NONET_VERDICT_UNIQUE);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_RULES_ALONE);
  g_assert_cmpuint (report->n_rules, ==, 0);
}

/* Of the rules and givens that have no solution, only those that take part. */
TEST (rules_that_contradict_each_other_are_named)
{
  static const guint16 cells[] = { 0, 1, 0, 4, 10, 11 };
  const SudokuRule rules[] = {
    { .kind = SUDOKU_RULE_DIAGONAL_DOWN },
    { .kind = SUDOKU_RULE_LESS, .n_cells = 2, .cell = cells },
    { .kind = SUDOKU_RULE_LESS, .n_cells = 2, .cell = cells + 2 },
    { .kind = SUDOKU_RULE_CAGE, .has_value = true, .value = 9, .n_cells = 2, .cell = cells + 4 },
  };
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "4"), more = make_puzzle (4, NULL);
  const NonetSettingReport *report;

  nonet_puzzle_take_shape (puzzle, sudoku_shape_new_with_rules (puzzle->shape, rules + 1, 2));
  nonet_puzzle_worker_set_puzzle (worker, puzzle);
  WAIT_UNTIL (is_done (worker));
  report = nonet_setting_worker_get_report (worker);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_CONTRADICTION);
  g_assert_cmpuint (report->n_named, ==, 1);
  g_assert_cmpuint (report->n_rules, ==, 1);
  g_assert_true (report->rules[0] != report->rules[1]);
  nonet_puzzle_take_shape (more, sudoku_shape_new_with_rules (more->shape, rules, 4));
  nonet_puzzle_worker_set_puzzle (worker, more);
  WAIT_UNTIL (is_done (worker));
  report = nonet_setting_worker_get_report (worker);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_CONTRADICTION);
  g_assert_cmpuint (report->n_named, ==, 0);
  g_assert_cmpuint (report->n_rules, ==, 1);
  g_assert_true (report->rules[3]);
}

TEST (no_given_of_a_minimal_puzzle_is_named)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  const NonetSettingReport *report = report_on (worker, 9, UNIQUE);

  g_assert_cmpint (report->verdict.kind, ==, NONET_VERDICT_UNIQUE);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_MINIMAL);
  g_assert_cmpuint (report->n_named, ==, 0);
}

/* The full board with one blank: each given alone can go. */
TEST (redundant_givens_are_named)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  const NonetSettingReport *report = report_on (worker, 4, "123434122143432.");

  g_assert_cmpint (report->advice, ==, NONET_ADVICE_REDUNDANT);
  g_assert_cmpint (report->symmetry, ==, SUDOKU_SYMMETRY_DIAGONAL);
  g_assert_cmpuint (report->n_named, ==, 15);
  g_assert_cmpuint (report->values[0], ==, 1);
  g_assert_cmpuint (report->values[15], ==, 0);
}

/* 1 and 3 can be exchanged in four cells: one more given is enough. */
TEST (givens_that_make_it_unique_are_named)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  const NonetSettingReport *report = report_on (worker, 4, ".2.4.4.221434321");

  g_assert_cmpint (report->verdict.kind, ==, NONET_VERDICT_COUNTED);
  g_assert_cmpuint (report->verdict.count, ==, 2);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_ADD_FEWEST);
  g_assert_cmpuint (report->n_named, ==, 1);
}

TEST (givens_that_contradict_each_other_are_named)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  const NonetSettingReport *report = report_on (worker, 9, "5..15....3");

  g_assert_cmpint (report->verdict.kind, ==, NONET_VERDICT_NONE);
  g_assert_cmpint (report->verdict.fault.kind, ==, SUDOKU_FAULT_REPEATED);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_CONTRADICTION);
  g_assert_cmpuint (report->n_named, ==, 2);
  g_assert_cmpuint (report->values[0], ==, 5);
  g_assert_cmpuint (report->values[4], ==, 5);
}

/* Two cells of sum 3 in a row with a 1. */
TEST (rules_that_givens_contradict_are_named)
{
  static const guint16 cells[] = { 0, 1, 6, 11 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_PALINDROME, .n_cells = 2, .cell = cells + 2 },
                                      { .kind = SUDOKU_RULE_CAGE, true, 3, 2, 0, cells } };
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "...1");
  const NonetSettingReport *report;

  nonet_puzzle_take_shape (puzzle, sudoku_shape_new_with_rules (puzzle->shape, rules, 2));
  nonet_puzzle_worker_set_puzzle (worker, puzzle);
  WAIT_UNTIL (is_done (worker));
  report = nonet_setting_worker_get_report (worker);
  g_assert_cmpint (report->verdict.kind, ==, NONET_VERDICT_NONE);
  g_assert_cmpint (report->advice, ==, NONET_ADVICE_CONTRADICTION);
  g_assert_cmpuint (report->n_named, ==, 1);
  g_assert_cmpuint (report->n_rules, ==, 1);
  g_assert_true (report->rules[0] != report->rules[1]);
}

TEST (entries_do_not_count)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1");

  puzzle->entries[1] = 1;
  nonet_puzzle_worker_set_puzzle (worker, puzzle);
  WAIT_UNTIL (is_done (worker));
  g_assert_cmpuint (nonet_setting_worker_get_report (worker)->verdict.count, ==, 72);
}

TEST (only_the_latest_puzzle_counts)
{
  g_autoptr (NonetPuzzleWorker) worker = nonet_setting_worker_new ();
  g_autoptr (NonetPuzzle) large = make_puzzle (25, NULL);

  large->givens[0] = 1;
  nonet_puzzle_worker_set_puzzle (worker, large);
  WAIT_UNTIL (nonet_worker_count_alive () > 0);
  g_assert_cmpint (report_on (worker, 9, UNIQUE)->advice, ==, NONET_ADVICE_MINIMAL);
  nonet_puzzle_worker_set_puzzle (worker, NULL);
  g_assert_null (nonet_setting_worker_get_report (worker));
  wait_for_workers ();
}
