/* The list of all steps: what it has is what the finders find, folded, and it can be looked at while it fills; and the positions that
 * logic starts from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "tests/test.h"

#include "puzzles.h"
#include "tasks/steps/found-step.h"
#include "tasks/steps/step-list.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* The example of the paper of Richard Bird: more than a thousand steps, by many techniques. */
#define RICH "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."

static NonetPosition *
make_position (guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  return nonet_position_new (puzzle, NONET_START_BASIC);
}

static gboolean
is_over (NonetStepList *list)
{
  return nonet_step_list_get_status (list)->state != NONET_STEPS_WORKING;
}

static NonetStepList *
make_list (guint order, const char *cells)
{
  g_autoptr (NonetPosition) position = make_position (order, cells);
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  return nonet_step_list_new (position, &options);
}

static NonetStepList *
make_whole_list (guint order, const char *cells)
{
  NonetStepList *list = make_list (order, cells);

  WAIT_UNTIL (is_over (list));
  return list;
}

/* What the finders find. */

static bool
gather (const SudokuStep *step, void *data)
{
  g_ptr_array_add (data, sudoku_step_copy (step));
  return true;
}

static GPtrArray *
find_all (const SudokuBoard *board, gboolean unique)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) sudoku_step_free);
  SudokuFinding *finding = sudoku_finding_new (board->shape);
  NonetLogicOptions options;
  SudokuFindLimits limits;

  nonet_logic_options_init (&options);
  nonet_logic_options_limit (&options, board->shape->order, unique, &limits);
  sudoku_finding_set_limits (finding, &limits);
  g_assert_cmpint (sudoku_find_steps (finding, board, gather, steps), ==, SUDOKU_EXHAUSTED);
  sudoku_finding_free (finding);
  return steps;
}

static gboolean
is_same_entry (const SudokuStep *a, const SudokuStep *b)
{
  return a->technique == b->technique && sudoku_step_same_result (a, b);
}

/* How many steps of an array do the same as one, and whether that is the first of them and none is simpler. */
static guint
count_like (const GPtrArray *steps, const SudokuStep *step, gboolean *simplest)
{
  guint n = 0;

  *simplest = TRUE;
  for (guint i = 0; i < steps->len; i++)
    if (is_same_entry (steps->pdata[i], step))
      {
        n++;
        *simplest = *simplest && sudoku_step_compare (step, steps->pdata[i]) <= 0;
      }
  return n;
}

static guint
count_results (const GPtrArray *steps)
{
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      guint j = 0;

      while (j < i && !is_same_entry (steps->pdata[i], steps->pdata[j]))
        j++;
      n += i == j;
    }
  return n;
}

static void
assert_in (NonetStepEntry *entry, const GPtrArray *steps)
{
  gboolean simplest;
  guint n = count_like (steps, nonet_step_entry_peek (entry), &simplest);
  GListModel *others = nonet_step_entry_get_others (entry);

  g_assert_cmpuint (nonet_step_entry_get_n_ways (entry), >=, 1);
  g_assert_cmpuint (nonet_step_entry_get_n_ways (entry), <=, n);
  g_assert_cmpuint (others != NULL ? g_list_model_get_n_items (others) : 0, ==,
                    MIN (nonet_step_entry_get_n_ways (entry), NONET_STEP_ENTRY_WAYS) - 1);
  g_assert_true (simplest);
}

static void
assert_has_what_is_found (const char *cells)
{
  g_autoptr (NonetStepList) list = make_whole_list (9, cells);
  g_autoptr (GPtrArray) steps = find_all (nonet_step_list_get_position (list)->board, TRUE);
  GListModel *groups = nonet_step_list_get_groups (list);
  guint n = 0;

  g_assert_cmpint (nonet_step_list_get_status (list)->state, ==, NONET_STEPS_DONE);
  g_assert_cmpint (nonet_step_list_get_status (list)->outlook, ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_cmpuint (nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES), ==, count_results (steps));
  g_assert_cmpuint (steps->len, >, count_results (steps));
  for (guint i = 0; i < g_list_model_get_n_items (groups); i++)
    {
      g_autoptr (GListModel) group = g_list_model_get_item (groups, i);
      g_autoptr (NonetStepEntry) first = g_list_model_get_item (group, 0);
      SudokuTechnique technique = nonet_step_entry_peek (first)->technique;

      g_assert_cmpuint (nonet_step_list_get_n_entries (list, technique), ==, g_list_model_get_n_items (group));
      n += g_list_model_get_n_items (group);
      for (guint j = 0; j < g_list_model_get_n_items (group); j++)
        {
          g_autoptr (NonetStepEntry) entry = g_list_model_get_item (group, j);

          g_assert_cmpint (nonet_step_entry_peek (entry)->technique, ==, technique);
          assert_in (entry, steps);
        }
    }
  g_assert_cmpuint (n, ==, count_results (steps));
}

TEST (it_has_what_finders_find_folded_by_result)
{
  assert_has_what_is_found (UNIQUE);
  assert_has_what_is_found (RICH);
}

/* Techniques that the player has put first, come first. */
TEST (the_order_of_techniques_can_be_chosen)
{
  g_autoptr (NonetPosition) position = make_position (9, RICH);
  g_autoptr (NonetStepList) list = NULL;
  g_autoptr (GListModel) first = NULL;
  g_autoptr (NonetStepEntry) entry = NULL;
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  options.order[options.n_ordered++] = SUDOKU_X_WING;
  options.order[options.n_ordered++] = SUDOKU_NAKED_SINGLE;
  list = nonet_step_list_new (position, &options);
  WAIT_UNTIL (is_over (list));
  first = g_list_model_get_item (nonet_step_list_get_groups (list), 0);
  entry = g_list_model_get_item (first, 0);
  g_assert_cmpint (nonet_step_entry_peek (entry)->technique, ==, SUDOKU_X_WING);
}

/* Ends. */

TEST (the_end_says_why_there_is_no_step)
{
  g_autoptr (NonetStepList) solved = make_whole_list (4, "1234341221434321");
  g_autoptr (NonetStepList) repeated = make_whole_list (9, "5...5");
  g_autoptr (NonetStepList) several = make_whole_list (9, SOME);

  g_assert_cmpint (nonet_step_list_get_status (solved)->state, ==, NONET_STEPS_SOLVED);
  g_assert_cmpint (nonet_step_list_get_status (repeated)->state, ==, NONET_STEPS_NO_SOLUTION);
  g_assert_cmpint (nonet_step_list_get_status (repeated)->fault.kind, ==, SUDOKU_FAULT_REPEATED);
  g_assert_cmpint (nonet_step_list_get_status (several)->state, ==, NONET_STEPS_DONE);
  g_assert_cmpint (nonet_step_list_get_status (several)->outlook, ==, SUDOKU_UNIQUENESS_SEVERAL);
}

TEST (it_ends_at_ten_thousand)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle_of_many_steps ();
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  g_autoptr (NonetStepList) list = NULL;
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  list = nonet_step_list_new (position, &options);
  WAIT_UNTIL (is_over (list));
  g_assert_cmpint (nonet_step_list_get_status (list)->state, ==, NONET_STEPS_FULL);
  g_assert_cmpuint (nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES), ==, NONET_STEP_LIST_MOST);
}

TEST (nothing_runs_after_it_is_gone)
{
  NonetStepList *list = make_list (25, NULL);
  gint64 start;

  wait_for (50);
  start = g_get_monotonic_time ();
  g_object_unref (list);
  /* The search would take many seconds. */
  g_assert_cmpint (g_get_monotonic_time () - start, <, 500000);
  wait_for_workers ();
}

static void
fail_cb (void)
{
  g_test_fail ();
}

TEST (a_stopped_list_stays_as_it_is)
{
  g_autoptr (NonetStepList) list = make_list (9, RICH);

  WAIT_UNTIL (nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES) > 0 || is_over (list));
  nonet_step_list_stop (list);
  g_signal_connect (list, "changed", G_CALLBACK (fail_cb), NULL);
  wait_for (100);
  wait_for_workers ();
}

/* Positions. */

/* Row 1 has 1 and, entered, 2; r1c3 has the marks 2, 3 and 4, r1c4 none, and 5 is struck in r1c4. */
static NonetPuzzle *
marked_puzzle (void)
{
  NonetPuzzle *puzzle = make_puzzle (9, "1");

  puzzle->entries[1] = 2;
  nonet_puzzle_ensure_marks (puzzle)[2] = 2 | 4 | 8;
  nonet_puzzle_ensure_eliminated (puzzle)[3] = 16;
  return puzzle;
}

TEST (basic_leaves_out_what_is_struck)
{
  g_autoptr (NonetPuzzle) puzzle = marked_puzzle ();
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);

  g_assert_cmpuint (position->board->value[1], ==, 2);
  g_assert_true (position->board->given[0]);
  g_assert_false (position->board->given[1]);
  g_assert_cmphex (position->board->cell[2], ==, 0x1fc);
  g_assert_cmphex (position->board->cell[3], ==, 0x1fc & ~16);
}

TEST (marks_count_where_there_are_any)
{
  g_autoptr (NonetPuzzle) puzzle = marked_puzzle ();
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_MARKS);

  /* 2 is in the row already. */
  g_assert_cmphex (position->board->cell[2], ==, 4 | 8);
  g_assert_cmphex (position->board->cell[3], ==, 0x1fc & ~16);
}

TEST (uniqueness_takes_a_unique_board_and_leave)
{
  NonetLogicOptions options;
  SudokuFindLimits limits;

  nonet_logic_options_init (&options);
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_true (limits.unique);
  nonet_logic_options_limit (&options, 9, FALSE, &limits);
  g_assert_false (limits.unique);
  options.uniqueness = FALSE;
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_false (limits.unique);
}

TEST (limits_have_the_order_of_the_options)
{
  NonetLogicOptions options;
  SudokuFindLimits limits;

  nonet_logic_options_init (&options);
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_false (limits.ordered);
  options.order[options.n_ordered++] = SUDOKU_HIDDEN_SINGLE;
  options.order[options.n_ordered++] = SUDOKU_NAKED_SINGLE;
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_true (limits.ordered);
  g_assert_cmpuint (limits.order[0], ==, SUDOKU_FULL_HOUSE);
  g_assert_cmpuint (limits.order[1], ==, SUDOKU_HIDDEN_SINGLE);
  g_assert_cmpuint (limits.order[SUDOKU_N_TECHNIQUES - 1], ==,
                    SUDOKU_NAKED_SINGLE); /* all others follow the hidden single */
}
