/* The solution list: it holds exactly what the bare search finds, in that order, however it is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/solutions/solution-list.h"

#include <string.h>

#include "sudoku/search.h"
#include "tests/rounds.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* The values of up to limit solutions one after the other, by the bare search. */
static GByteArray *
solve (const NonetPuzzle *puzzle, guint limit)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  SudokuSearch *search = sudoku_search_new (grid);
  GByteArray *all = g_byte_array_new ();
  guint8 values[SUDOKU_MAX_CELLS];

  while (limit-- > 0 && sudoku_search_next (search, values) == SUDOKU_FOUND)
    g_byte_array_append (all, values, nonet_puzzle_get_cells (puzzle));
  sudoku_search_free (search);
  sudoku_grid_free (grid);
  return all;
}

/* The item at a place, ready. */
static NonetSolution *
ready_item (NonetSolutionList *list, guint index)
{
  NonetSolution *solution = g_list_model_get_item (G_LIST_MODEL (list), index);

  g_assert_nonnull (solution);
  WAIT_UNTIL (nonet_solution_get_ready (solution));
  g_assert_cmpuint (nonet_solution_get_index (solution), ==, index);
  return solution;
}

static void
assert_item (NonetSolutionList *list, guint index, const GByteArray *expected)
{
  g_autoptr (NonetSolution) solution = ready_item (list, index);
  guint n_cells = nonet_puzzle_get_cells (nonet_solution_list_get_puzzle (list));

  g_assert_cmpmem (nonet_solution_get_values (solution), n_cells, expected->data + (gsize) index * n_cells, n_cells);
}

static guint
n_items (NonetSolutionList *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

static void
finish (NonetSolutionList *list)
{
  nonet_solution_list_start (list);
  WAIT_UNTIL (nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE);
}

static void
assert_list_equals_search (guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GByteArray) expected = solve (puzzle, G_MAXUINT);
  guint n_expected = expected->len / nonet_puzzle_get_cells (puzzle);

  g_assert_cmpint (nonet_solution_list_get_state (list), ==, NONET_SOLUTIONS_IDLE);
  finish (list);
  g_assert_cmpuint (n_items (list), ==, n_expected);
  g_assert_cmpuint (nonet_solution_list_get_n_found (list), ==, n_expected);
  g_assert_cmpfloat (nonet_solution_list_get_progress (list), ==, 1);
  for (guint index = 0; index < n_expected; index += 1 + n_expected / ROUNDS (2000))
    assert_item (list, index, expected);
  for (guint i = 0; i < ROUNDS (200) && n_expected > 0; i++)
    assert_item (list, (guint) g_test_rand_int_range (0, (gint32) n_expected), expected);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), n_expected));
}

TEST (it_holds_what_the_search_finds)
{
  assert_list_equals_search (4, NULL);
  assert_list_equals_search (6, "1.....");
  assert_list_equals_search (9, SOME);
  assert_list_equals_search (9, MANY);
}

TEST (a_board_without_solution_gives_an_empty_list)
{
  assert_list_equals_search (9, "11");
}

TEST (givens_alone_or_entries_too)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1");
  g_autoptr (NonetSolutionList) givens = nonet_solution_list_new (puzzle, FALSE);
  g_autoptr (NonetSolutionList) both = NULL;
  g_autoptr (NonetPuzzle) filled = nonet_puzzle_copy (puzzle);

  filled->entries[1] = 2;
  both = nonet_solution_list_new (filled, TRUE);
  finish (givens);
  finish (both);
  /* 288 boards of 4x4: a quarter has this 1, of those a third has that 2. */
  g_assert_cmpuint (n_items (givens), ==, 72);
  g_assert_cmpuint (n_items (both), ==, 24);
}

typedef struct
{
  guint n_items;
  guint n_changes;
  gint64 last_change;
} Growth;

static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, Growth *growth)
{
  g_assert_cmpuint (position, ==, growth->n_items);
  g_assert_cmpuint (removed, ==, 0);
  g_assert_cmpuint (added, >, 0);
  growth->n_items += added;
  growth->n_changes++;
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, growth->n_items);
}

TEST (it_only_grows_and_at_most_once_a_frame)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GByteArray) expected = solve (puzzle, 1000);
  Growth growth = { 0 };
  gint64 start = g_get_monotonic_time ();

  g_signal_connect (list, "items-changed", G_CALLBACK (on_items_changed), &growth);
  nonet_solution_list_start (list);
  WAIT_UNTIL (n_items (list) > 100000);
  g_assert_cmpint (growth.n_changes, <=, (g_get_monotonic_time () - start) / 10000 + 1);
  for (guint index = 0; index < 1000; index++)
    assert_item (list, index, expected);
}

TEST (stopped_and_continued_it_is_the_same_list)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, MANY);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GByteArray) expected = solve (puzzle, G_MAXUINT);
  guint before, n_stops = 0;

  do
    {
      nonet_solution_list_start (list);
      wait_for (3);
      nonet_solution_list_stop (list);
      WAIT_UNTIL (nonet_solution_list_get_state (list) != NONET_SOLUTIONS_RUNNING);
      before = n_items (list);
      wait_for (30);
      g_assert_cmpuint (n_items (list), ==, before);
      if (before > 0)
        assert_item (list, before - 1, expected);
      n_stops++;
    }
  while (nonet_solution_list_get_state (list) != NONET_SOLUTIONS_COMPLETE && n_stops < 10);
  g_assert_cmpuint (n_stops, >, 1);
  finish (list);
  g_assert_cmpuint (n_items (list), ==, expected->len / 81);
  for (guint index = 0; index < n_items (list); index += 997)
    assert_item (list, index, expected);
}

TEST (stop_takes_effect_soon_in_a_hard_search)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, HARD);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  gint64 start;

  nonet_solution_list_start (list);
  wait_for (20);
  start = g_get_monotonic_time ();
  nonet_solution_list_stop (list);
  WAIT_UNTIL (nonet_solution_list_get_state (list) != NONET_SOLUTIONS_RUNNING);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 500000);
}

/* Starting again before the stop has taken effect simply continues. */
TEST (stop_and_start_in_one_breath)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, MANY);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GByteArray) expected = solve (puzzle, G_MAXUINT);

  for (guint i = 0; i < 200; i++)
    {
      nonet_solution_list_start (list);
      nonet_solution_list_stop (list);
    }
  finish (list);
  g_assert_cmpuint (n_items (list), ==, expected->len / 81);
}

static void
must_not_come (void)
{
  g_assert_not_reached ();
}

TEST (disposed_of_while_running_it_is_silent)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (NonetPuzzle) puzzle = make_puzzle (i % 2 == 0 ? 9 : 25, NULL);
      NonetSolutionList *list = nonet_solution_list_new (puzzle, TRUE);
      g_autoptr (NonetSolution) held = NULL;
      gint64 start;

      nonet_solution_list_start (list);
      if (i % 4 < 2)
        WAIT_UNTIL (n_items (list) > 0);
      held = g_list_model_get_item (G_LIST_MODEL (list), 0);
      g_signal_connect (list, "items-changed", G_CALLBACK (must_not_come), NULL);
      g_signal_connect (list, "changed", G_CALLBACK (must_not_come), NULL);
      g_signal_connect (list, "notify", G_CALLBACK (must_not_come), NULL);
      g_object_add_weak_pointer (G_OBJECT (list), (gpointer *) &list);
      start = g_get_monotonic_time ();
      g_object_unref (list);
      g_assert_null (list);
      g_assert_cmpint (g_get_monotonic_time () - start, <, 50000);
      wait_for (5);
    }
  wait_for_workers ();
}

TEST (the_same_item_while_it_is_held)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (NonetSolution) first = NULL, again = NULL;

  finish (list);
  first = g_list_model_get_item (G_LIST_MODEL (list), 5);
  again = g_list_model_get_item (G_LIST_MODEL (list), 5);
  g_assert_true (first == again);
}

TEST (counts_are_exact)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, SOME);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GByteArray) expected = solve (puzzle, G_MAXUINT);
  guint n_solutions = expected->len / 81;

  finish (list);
  for (guint cell = 0; cell < 81; cell++)
    for (guint value = 1; value <= 9; value++)
      {
        guint count = 0;

        for (guint i = 0; i < n_solutions; i++)
          count += expected->data[i * 81 + cell] == value;
        g_assert_cmpuint (nonet_solution_list_get_count (list, cell, value), ==, count);
        g_assert_cmpint (sudoku_set_has (nonet_solution_list_get_seen (list, cell), value), ==, count > 0);
      }
}

TEST (a_filter_keeps_those_with_the_value)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, SOME);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  guint cell = 0;

  finish (list);
  while (sudoku_set_count (nonet_solution_list_get_seen (list, cell)) < 2)
    cell++;
  for (guint value = 1; value <= 9; value++)
    {
      g_autoptr (NonetSolutionList) some = nonet_solution_list_new_filtered (list, cell, value);

      finish (some);
      g_assert_cmpuint (n_items (some), ==, nonet_solution_list_get_count (list, cell, value));
      for (guint index = 0; index < n_items (some); index++)
        {
          g_autoptr (NonetSolution) solution = ready_item (some, index);

          g_assert_cmpuint (nonet_solution_get_values (solution)[cell], ==, value);
        }
    }
}

/* On a large board the values come from another thread, after the item. */
TEST (items_of_a_large_board_become_ready)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (25, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GByteArray) expected = solve (puzzle, 3000);
  g_autoptr (NonetSolution) solution = NULL;

  nonet_solution_list_start (list);
  WAIT_UNTIL (n_items (list) >= 3000);
  nonet_solution_list_stop (list);
  solution = g_list_model_get_item (G_LIST_MODEL (list), 2999);
  g_assert_false (nonet_solution_get_ready (solution));
  g_assert_cmpuint (nonet_solution_get_values (solution)[0], ==, 0);
  assert_item (list, 2999, expected);
  assert_item (list, 0, expected);
  assert_item (list, 1500, expected);
}

/* How often it was called, and for what. */
static guint n_called;
static NonetSolution *called_for;

static void
ready_cb (NonetSolution *solution, gpointer object)
{
  g_assert_true (nonet_solution_get_ready (solution));
  n_called++;
  called_for = solution;
}

TEST (what_waits_for_the_values_is_called_once)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (25, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  GObject *object = g_object_new (G_TYPE_OBJECT, NULL), *other = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (NonetSolution) solution = NULL;

  nonet_solution_list_start (list);
  WAIT_UNTIL (n_items (list) >= 3000);
  nonet_solution_list_stop (list);
  solution = g_list_model_get_item (G_LIST_MODEL (list), 2999);
  g_assert_false (nonet_solution_get_ready (solution));
  nonet_solution_when_ready (solution, ready_cb, object);
  nonet_solution_when_ready (solution, ready_cb, object);
  nonet_solution_when_ready (solution, ready_cb, other);
  g_object_unref (other);
  g_assert_cmpuint (n_called, ==, 0);
  WAIT_UNTIL (nonet_solution_get_ready (solution));
  g_assert_cmpuint (n_called, ==, 1);
  g_assert_true (called_for == solution);
  nonet_solution_when_ready (solution, ready_cb, object);
  g_assert_cmpuint (n_called, ==, 2);
  g_object_unref (object);
}
