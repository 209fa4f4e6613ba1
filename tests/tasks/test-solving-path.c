/* The solving path as a list: the steps of sudoku_path_run (), each with the board it was found on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/steps/solving-path.h"

#include <string.h>

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* It has three hidden singles one after another, and then needs more. */
#define THREE_SINGLES "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

static NonetSolvingPath *
make_path (guint order, const char *cells, const NonetLogicOptions *options)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  NonetLogicOptions usual;

  nonet_logic_options_init (&usual);
  return nonet_solving_path_new (position, options != NULL ? options : &usual);
}

static NonetPathState
state_of (NonetSolvingPath *path)
{
  return nonet_solving_path_get_summary (path)->state;
}

static NonetSolvingPath *
make_whole_path (guint order, const char *cells, const NonetLogicOptions *options)
{
  NonetSolvingPath *path = make_path (order, cells, options);

  WAIT_UNTIL (state_of (path) != NONET_PATH_WORKING);
  return path;
}

/* Walks the list beside the path of the logic. */
typedef struct
{
  NonetSolvingPath *path;
  guint n_steps;
  guint highest;
  SudokuGrade grade;
} Walk;

static void
assert_same_board (const SudokuBoard *a, const SudokuBoard *b)
{
  gsize n_cells = a->shape->n_cells;

  g_assert_cmpmem (a->value, n_cells, b->value, n_cells);
  g_assert_cmpmem (a->cell, n_cells * sizeof *a->cell, b->cell, n_cells * sizeof *b->cell);
}

static bool
compare_step (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Walk *walk = data;
  g_autoptr (NonetFoundStep) item = g_list_model_get_item (G_LIST_MODEL (walk->path), walk->n_steps);

  g_assert_nonnull (item);
  g_assert_cmpint (sudoku_step_compare (nonet_found_step_get_step (item), step), ==, 0);
  g_assert_true (sudoku_step_same_result (nonet_found_step_get_step (item), step));
  assert_same_board (nonet_found_step_get_position (item)->board, board);
  sudoku_grade_add (&walk->grade, step->technique);
  g_assert_cmpuint (nonet_solving_path_get_score (walk->path, walk->n_steps), ==, walk->grade.score);
  walk->highest = MAX (walk->highest, nonet_step_get_height (step, NULL));
  walk->n_steps++;
  return true;
}

static void
assert_path_of_logic (NonetSolvingPath *path, gboolean solved)
{
  const NonetPathSummary *summary = nonet_solving_path_get_summary (path);
  SudokuBoard *board = sudoku_board_copy (nonet_solving_path_get_start (path)->board);
  SudokuFinding *finding = sudoku_finding_new (board->shape);
  g_autoptr (NonetPosition) end = NULL;
  Walk walk = { .path = path };
  NonetLogicOptions options;
  SudokuFindLimits limits;

  nonet_logic_options_init (&options);
  nonet_logic_options_limit (&options, board->shape->order, TRUE, &limits);
  sudoku_finding_set_limits (finding, &limits);
  g_assert_cmpint (sudoku_path_run (finding, board, NULL, compare_step, &walk), ==, SUDOKU_EXHAUSTED);
  g_assert_true ((board->n_open == 0) == solved);
  g_assert_cmpuint (summary->n_steps, ==, walk.n_steps);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (path)), ==, walk.n_steps);
  g_assert_cmpuint (summary->grade.score, ==, walk.grade.score);
  g_assert_cmpuint (summary->highest, ==, walk.highest);
  g_assert_cmpuint (nonet_step_get_height (nonet_solving_path_peek (path, summary->hardest), NULL), ==, walk.highest);
  end = nonet_solving_path_dup_position (path, walk.n_steps);
  assert_same_board (end->board, board);
  sudoku_finding_free (finding);
  sudoku_board_free (board);
}

TEST (is_the_path_of_the_logic)
{
  g_autoptr (NonetSolvingPath) path = make_whole_path (9, UNIQUE, NULL);

  g_assert_cmpint (state_of (path), ==, NONET_PATH_SOLVED);
  g_assert_cmpuint (nonet_solving_path_get_summary (path)->n_steps, >, 3 * NONET_PATH_STRIDE);
  assert_path_of_logic (path, TRUE);
}

TEST (small_boards_have_paths_too)
{
  g_autoptr (NonetSolvingPath) path = make_whole_path (4, "1..434..21.34.2.", NULL);
  g_autoptr (NonetSolvingPath) none = make_whole_path (4, "1234341221434321", NULL);

  g_assert_cmpint (state_of (path), ==, NONET_PATH_SOLVED);
  g_assert_cmpuint (nonet_solving_path_get_summary (path)->n_steps, ==, 7);
  g_assert_cmpint (state_of (none), ==, NONET_PATH_SOLVED);
  g_assert_cmpuint (nonet_solving_path_get_summary (none)->n_steps, ==, 0);
}

TEST (ends_where_techniques_end)
{
  NonetLogicOptions options;
  g_autoptr (NonetSolvingPath) path = NULL;

  nonet_logic_options_init (&options);
  memset (&options.techniques, 0, sizeof options.techniques);
  sudoku_technique_set_add (&options.techniques, SUDOKU_HIDDEN_SINGLE);
  path = make_whole_path (9, THREE_SINGLES, &options);
  g_assert_cmpint (state_of (path), ==, NONET_PATH_STUCK);
  g_assert_cmpuint (nonet_solving_path_get_summary (path)->n_steps, ==, 3);
  for (guint i = 0; i < nonet_solving_path_get_summary (path)->n_steps; i++)
    g_assert_cmpint (nonet_solving_path_peek (path, i)->technique, ==, SUDOKU_HIDDEN_SINGLE);
}

TEST (without_solution_there_is_no_path)
{
  g_autoptr (NonetSolvingPath) fault = make_whole_path (9, "55", NULL);
  g_autoptr (NonetSolvingPath) path = make_whole_path (4, "123........4", NULL);

  g_assert_cmpint (state_of (fault), ==, NONET_PATH_NO_SOLUTION);
  g_assert_cmpint (state_of (path), ==, NONET_PATH_NO_SOLUTION);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (path)), ==, 0);
}

/* Lists and the presenter know steps by identity. */
TEST (items_are_the_same_while_held)
{
  g_autoptr (NonetSolvingPath) path = make_whole_path (9, UNIQUE, NULL);
  g_autoptr (NonetFoundStep) one = g_list_model_get_item (G_LIST_MODEL (path), 20);
  g_autoptr (NonetFoundStep) again = g_list_model_get_item (G_LIST_MODEL (path), 20);
  g_autoptr (NonetFoundStep) other = g_list_model_get_item (G_LIST_MODEL (path), 21);

  g_assert_true (one == again);
  g_assert_cmpuint (nonet_solving_path_find (path, one), ==, 20);
  g_assert_cmpuint (nonet_solving_path_find (path, other), ==, 21);
  g_assert_cmpuint (nonet_solving_path_find (path, NULL), ==, G_MAXUINT);
  g_clear_object (&path);
  g_assert_nonnull (nonet_found_step_get_step (one));
}

static void
expect_growth (GListModel *path, guint position, guint removed, guint added, guint *n)
{
  g_assert_cmpuint (removed, ==, 0);
  g_assert_cmpuint (position, ==, *n);
  *n += added;
  g_assert_cmpuint (g_list_model_get_n_items (path), ==, *n);
}

TEST (grows_at_its_end)
{
  g_autoptr (NonetSolvingPath) path = make_path (9, UNIQUE, NULL);
  guint n = 0;

  g_signal_connect (path, "items-changed", G_CALLBACK (expect_growth), &n);
  WAIT_UNTIL (state_of (path) != NONET_PATH_WORKING);
  g_assert_cmpuint (n, ==, nonet_solving_path_get_summary (path)->n_steps);
}

static void
must_not_come (void)
{
  g_assert_not_reached ();
}

/* A 16x16 board with few givens keeps the search busy. */
TEST (stopped_at_work_it_is_silent)
{
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (NonetSolvingPath) path = make_path (i % 2 == 0 ? 16 : 9, i % 2 == 0 ? "1" : HARD, NULL);
      gint64 start;

      wait_for (i * 10);
      start = g_get_monotonic_time ();
      nonet_solving_path_stop (path);
      g_assert_cmpint (state_of (path), !=, NONET_PATH_WORKING);
      g_signal_connect (path, "changed", G_CALLBACK (must_not_come), NULL);
      WAIT_UNTIL (nonet_worker_count_alive () == 0);
      g_test_message ("ended after %" G_GINT64_FORMAT " µs", g_get_monotonic_time () - start);
    }
  wait_for (40);
}
