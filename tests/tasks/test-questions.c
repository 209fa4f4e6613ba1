/* Questions about a puzzle: redundant givens, and cells that make it unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static void
on_redundant (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(NonetMinimality **) data = nonet_find_redundant_finish (result, &error);
  g_assert_no_error (error);
}

static void
on_completion (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(NonetCompletion **) data = nonet_find_completion_finish (result, &error);
  g_assert_no_error (error);
}

static void
on_cancelled (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (nonet_find_completion_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static NonetMinimality *
find_redundant (NonetPuzzle *puzzle)
{
  NonetMinimality *found = NULL;

  nonet_find_redundant_async (puzzle, NULL, on_redundant, &found);
  WAIT_UNTIL (found != NULL);
  return found;
}

static NonetCompletion *
find_completion (NonetPuzzle *puzzle)
{
  NonetCompletion *found = NULL;

  nonet_find_completion_async (puzzle, NULL, on_completion, &found);
  WAIT_UNTIL (found != NULL);
  return found;
}

static void
test_no_given_of_a_minimal_puzzle_can_go (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (NonetMinimality) found = find_redundant (puzzle);

  g_assert_cmpint (found->kind, ==, SUDOKU_MINIMALITY_MINIMAL);
  g_assert_cmpuint (found->n_redundant, ==, 0);
}

/* The full board with one blank: each given alone can go. */
static void
test_givens_too_many_are_named (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "123434122143432.");
  g_autoptr (NonetMinimality) found = find_redundant (puzzle);

  g_assert_cmpint (found->kind, ==, SUDOKU_MINIMALITY_REDUNDANT);
  g_assert_cmpuint (found->n_redundant, ==, 15);
  g_assert_false (found->redundant[15]);
}

static void
test_a_completion_makes_the_puzzle_unique (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, SOME);
  g_autoptr (NonetCompletion) found = find_completion (puzzle), again = NULL;

  g_assert_cmpint (found->kind, ==, SUDOKU_COMPLETION_SMALLEST);
  g_assert_cmpuint (found->n_added, >, 0);
  for (guint cell = 0; cell < 81; cell++)
    if (found->values[cell] != 0)
      {
        g_assert_cmpuint (puzzle->givens[cell], ==, 0);
        puzzle->givens[cell] = found->values[cell];
      }
  again = find_completion (puzzle);
  g_assert_cmpint (again->kind, ==, SUDOKU_COMPLETION_SMALLEST);
  g_assert_cmpuint (again->n_added, ==, 0);
}

static void
test_without_solution_nothing_helps (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "11");
  g_autoptr (NonetCompletion) found = find_completion (puzzle);

  g_assert_cmpint (found->kind, ==, SUDOKU_COMPLETION_NONE);
}

static void
test_it_can_be_cancelled (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean cancelled = FALSE;

  nonet_find_completion_async (puzzle, cancellable, on_cancelled, &cancelled);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (cancelled);
  wait_for_workers ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name) g_test_add_func ("/questions/" #name, test_##name)
  ADD (no_given_of_a_minimal_puzzle_can_go);
  ADD (givens_too_many_are_named);
  ADD (a_completion_makes_the_puzzle_unique);
  ADD (without_solution_nothing_helps);
  ADD (it_can_be_cancelled);
#undef ADD

  return g_test_run ();
}
