/* Sorting solutions by their difference from one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-ranking.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static void
on_sorted (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(NonetSolutionRanking **) data = nonet_sort_solutions_finish (result, &error);
  g_assert_no_error (error);
}

static void
on_cancelled (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (nonet_sort_solutions_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static NonetSolutionList *
list_of_at_least (const char *cells, guint n_items)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, cells);
  NonetSolutionList *list = nonet_solution_list_new (puzzle, TRUE);

  nonet_solution_list_start (list);
  WAIT_UNTIL (g_list_model_get_n_items (G_LIST_MODEL (list)) >= n_items);
  nonet_solution_list_stop (list);
  WAIT_UNTIL (nonet_solution_list_get_state (list) != NONET_SOLUTIONS_RUNNING);
  return list;
}

static guint
differences (NonetSolution *a, NonetSolution *b)
{
  guint n = 0;

  for (guint cell = 0; cell < 81; cell++)
    n += nonet_solution_get_values (a)[cell] != nonet_solution_get_values (b)[cell];
  return n;
}

/* Every solution is there once, the reference first and the others by their difference from it. */
static void
check_order (NonetRankingOrder order)
{
  g_autoptr (NonetSolutionList) list = list_of_at_least (SOME, N_SOME);
  g_autoptr (NonetSolution) reference = g_list_model_get_item (G_LIST_MODEL (list), 100);
  g_autoptr (NonetSolutionRanking) ranking = NULL;
  gboolean seen[N_SOME] = { FALSE };
  guint64 last_index = 0;
  guint last = 0;

  WAIT_UNTIL (nonet_solution_get_ready (reference));
  nonet_sort_solutions_async (list, reference, order, NULL, NULL, NULL, on_sorted, &ranking);
  WAIT_UNTIL (ranking != NULL);
  g_assert_cmpuint (nonet_solution_ranking_get_n_sorted (ranking), ==, N_SOME);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (ranking)), ==, N_SOME);
  for (guint i = 0; i < N_SOME; i++)
    {
      g_autoptr (NonetSolution) solution = g_list_model_get_item (G_LIST_MODEL (ranking), i);
      guint64 index = nonet_solution_get_index (solution);
      guint difference;

      WAIT_UNTIL (nonet_solution_get_ready (solution));
      g_assert_false (seen[index]);
      seen[index] = TRUE;
      difference = differences (solution, reference);
      if (i == 0)
        g_assert_true (solution == reference);
      else if (i > 1 && difference == last)
        g_assert_cmpuint (index, >, last_index);
      else if (i > 1)
        g_assert_true ((order == NONET_RANKING_MOST_ALIKE) == (difference > last));
      last = difference;
      last_index = index;
    }
}

static void
test_the_most_alike_come_first (void)
{
  check_order (NONET_RANKING_MOST_ALIKE);
}

static void
test_the_most_different_come_first (void)
{
  check_order (NONET_RANKING_MOST_DIFFERENT);
}

/* A list that grows afterwards does not change what is sorted. */
static void
test_what_was_found_is_sorted (void)
{
  g_autoptr (NonetSolutionList) list = list_of_at_least (NULL, 1000);
  guint n_found = (guint) nonet_solution_list_get_n_found (list);
  g_autoptr (NonetSolution) reference = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_autoptr (NonetSolutionRanking) ranking = NULL;

  WAIT_UNTIL (nonet_solution_get_ready (reference));
  nonet_sort_solutions_async (list, reference, NONET_RANKING_MOST_ALIKE, NULL, NULL, NULL, on_sorted, &ranking);
  nonet_solution_list_start (list);
  WAIT_UNTIL (ranking != NULL && nonet_solution_list_get_n_found (list) > n_found);
  g_assert_cmpuint (nonet_solution_ranking_get_n_sorted (ranking), ==, n_found);
  nonet_solution_list_stop (list);
}

static void
test_it_can_be_cancelled (void)
{
  g_autoptr (NonetSolutionList) list = list_of_at_least (NULL, 500000);
  g_autoptr (NonetSolution) chosen = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean cancelled = FALSE;

  WAIT_UNTIL (nonet_solution_get_ready (chosen));
  nonet_sort_solutions_async (list, chosen, NONET_RANKING_MOST_ALIKE, NULL, NULL, cancellable, on_cancelled,
                              &cancelled);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (cancelled);
  wait_for_workers ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name) g_test_add_func ("/solution-ranking/" #name, test_##name)
  ADD (the_most_alike_come_first);
  ADD (the_most_different_come_first);
  ADD (what_was_found_is_sorted);
  ADD (it_can_be_cancelled);
#undef ADD

  return g_test_run ();
}
