/* The list of all steps: what it has is what the finders find, folded, and it can be looked at while it fills.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

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

/* Calls a function with each entry that is shown by difficulty. */
static void
for_each_entry (NonetStepList *list, void (*func) (NonetStepEntry *entry, gpointer data), gpointer data)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (NonetStepGroup) group = g_list_model_get_item (G_LIST_MODEL (list), i);

      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (group)); j++)
        {
          g_autoptr (NonetStepEntry) entry = g_list_model_get_item (G_LIST_MODEL (group), j);

          func (entry, data);
        }
    }
}

static void
assert_in (NonetStepEntry *entry, gpointer data)
{
  gboolean simplest;
  guint n = count_like (data, nonet_step_entry_peek (entry), &simplest);

  g_assert_cmpuint (nonet_step_entry_get_n_ways (entry), >=, 1);
  g_assert_cmpuint (nonet_step_entry_get_n_ways (entry), <=, n);
  g_assert_cmpuint (g_list_model_get_n_items (nonet_step_entry_get_others (entry)), ==,
                    MIN (nonet_step_entry_get_n_ways (entry), NONET_STEP_ENTRY_WAYS) - 1);
  g_assert_true (simplest);
}

static void
assert_has_what_is_found (const char *cells)
{
  g_autoptr (NonetStepList) list = make_whole_list (9, cells);
  g_autoptr (GPtrArray) steps = find_all (nonet_step_list_get_position (list)->board, TRUE);

  g_assert_cmpint (nonet_step_list_get_status (list)->state, ==, NONET_STEPS_DONE);
  g_assert_cmpint (nonet_step_list_get_status (list)->outlook, ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_cmpuint (nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES), ==, count_results (steps));
  g_assert_cmpuint (nonet_step_list_get_n_shown (list), ==, count_results (steps));
  g_assert_cmpuint (steps->len, >, count_results (steps));
  for_each_entry (list, assert_in, steps);
}

TEST (it_has_what_finders_find_folded_by_result)
{
  assert_has_what_is_found (UNIQUE);
  assert_has_what_is_found (RICH);
}

TEST (the_order_is_that_of_difficulty)
{
  g_autoptr (NonetStepList) list = make_whole_list (9, RICH);
  NonetFoundStep *step = nonet_step_list_get_next (list, NULL), *next;
  guint n = 1;

  for (; (next = nonet_step_list_get_next (list, step)) != NULL; step = next, n++)
    g_assert_cmpint (sudoku_step_compare (nonet_found_step_get_step (step), nonet_found_step_get_step (next)), <=, 0);
  g_assert_cmpuint (n, ==, nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES));
}

/* Techniques that the player has put first, come first. */
TEST (the_order_of_techniques_can_be_chosen)
{
  g_autoptr (NonetPosition) position = make_position (9, RICH);
  g_autoptr (NonetStepList) list = NULL;
  g_autoptr (NonetStepGroup) first = NULL;
  g_autoptr (NonetStepEntry) entry = NULL;
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  options.order[options.n_ordered++] = SUDOKU_X_WING;
  options.order[options.n_ordered++] = SUDOKU_NAKED_SINGLE;
  list = nonet_step_list_new (position, &options);
  WAIT_UNTIL (is_over (list));
  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_cmpint (nonet_step_group_get_technique (first), ==, SUDOKU_X_WING);
  entry = g_list_model_get_item (G_LIST_MODEL (first), 0);
  g_assert_true (nonet_step_list_get_next (list, NULL) == nonet_step_entry_get_step (entry));
}

TEST (by_eliminations_the_most_come_first)
{
  const NonetStepFilter any = { .technique = SUDOKU_N_TECHNIQUES };
  g_autoptr (NonetStepList) list = make_whole_list (9, RICH);
  guint before = G_MAXUINT;

  nonet_step_list_show (list, &any, NONET_STEPS_BY_ELIMINATIONS);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==,
                    nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (NonetStepEntry) entry = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_cmpuint (nonet_step_entry_peek (entry)->n_removed, <=, before);
      before = nonet_step_entry_peek (entry)->n_removed;
    }
}

/* Filters. */

typedef struct
{
  NonetStepFilter filter;
  const SudokuShape *shape;
  guint n;
} Sieve;

static void
count_passing (NonetStepEntry *entry, gpointer data)
{
  Sieve *sieve = data;

  sieve->n += nonet_step_filter_passes (&sieve->filter, nonet_step_entry_peek (entry), sieve->shape);
}

/* Whether the list shows as many as pass the filter when all of them are asked, which are some but not all. */
static void
assert_filters (NonetStepList *list, NonetStepFilter filter)
{
  const NonetStepFilter any = { .technique = SUDOKU_N_TECHNIQUES };
  Sieve sieve = { filter, nonet_step_list_get_position (list)->board->shape, 0 };
  guint n_all = nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES);

  nonet_step_list_show (list, &any, NONET_STEPS_BY_DIFFICULTY);
  for_each_entry (list, count_passing, &sieve);
  g_assert_cmpuint (sieve.n, >, 0);
  g_assert_cmpuint (sieve.n, <, n_all);
  nonet_step_list_show (list, &filter, NONET_STEPS_BY_DIFFICULTY);
  g_assert_cmpuint (nonet_step_list_get_n_shown (list), ==, sieve.n);
  nonet_step_list_show (list, &filter, NONET_STEPS_BY_ELIMINATIONS);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, sieve.n);
}

TEST (filters_leave_what_passes)
{
  g_autoptr (NonetStepList) list = make_whole_list (9, RICH);
  g_autofree guint8 *cells = g_new0 (guint8, 81);

  cells[0] = cells[80] = 1;
  assert_filters (list, (NonetStepFilter){ .technique = SUDOKU_HIDDEN_SINGLE });
  assert_filters (list, (NonetStepFilter){ .technique = SUDOKU_N_TECHNIQUES, .value = 7 });
  assert_filters (list, (NonetStepFilter){ .technique = SUDOKU_N_TECHNIQUES, .places = TRUE });
  assert_filters (list, (NonetStepFilter){ .technique = SUDOKU_N_TECHNIQUES, .cells = cells });
}

/* Follows the signals of a list model, and fails if they do not describe what is there. */
static void
follow_items (GListModel *model, guint position, guint removed, guint added, GPtrArray *seen)
{
  g_ptr_array_remove_range (seen, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (seen, (int) (position + i), g_list_model_get_item (model, position + i));
  g_assert_cmpuint (seen->len, ==, g_list_model_get_n_items (model));
}

static void
assert_is_seen (GListModel *model, const GPtrArray *seen)
{
  for (guint i = 0; i < seen->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      g_assert_true (item == seen->pdata[i]);
    }
}

TEST (signals_describe_the_list_while_it_fills)
{
  const NonetStepFilter sevens = { .technique = SUDOKU_N_TECHNIQUES, .value = 7 };
  g_autoptr (NonetStepList) list = make_list (9, RICH);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_object_unref);

  g_signal_connect (list, "items-changed", G_CALLBACK (follow_items), seen);
  WAIT_UNTIL (seen->len > 0);
  nonet_step_list_show (list, &sevens, NONET_STEPS_BY_DIFFICULTY);
  WAIT_UNTIL (is_over (list));
  assert_is_seen (G_LIST_MODEL (list), seen);
  nonet_step_list_show (list, &sevens, NONET_STEPS_BY_ELIMINATIONS);
  assert_is_seen (G_LIST_MODEL (list), seen);
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
  const NonetStepFilter any = { .technique = SUDOKU_N_TECHNIQUES };
  g_autoptr (NonetStepList) list = NULL;
  NonetLogicOptions options;

  nonet_logic_options_init (&options);
  list = nonet_step_list_new (position, &options);
  WAIT_UNTIL (is_over (list));
  g_assert_cmpint (nonet_step_list_get_status (list)->state, ==, NONET_STEPS_FULL);
  g_assert_cmpuint (nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES), ==, NONET_STEP_LIST_MOST);
  nonet_step_list_show (list, &any, NONET_STEPS_BY_ELIMINATIONS);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, NONET_STEP_LIST_MOST);
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
