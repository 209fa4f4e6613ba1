/* Outcomes: what the givens lead to, whatever was entered, and which entries contradict it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/steps/hint.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(NonetOutcome **) data = nonet_find_outcome_finish (result, &error);
  g_assert_no_error (error);
}

static NonetOutcome *
find (NonetPuzzle *puzzle)
{
  NonetOutcome *outcome = NULL;

  nonet_find_outcome_async (puzzle, NULL, found_cb, &outcome);
  WAIT_UNTIL (outcome != NULL);
  return outcome;
}

TEST (entries_do_not_count)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE), wrong = nonet_puzzle_copy (puzzle);
  g_autoptr (NonetOutcome) outcome = find (puzzle), same = NULL;
  NonetMistakes mistakes;

  g_assert_cmpint (outcome->outlook, ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_false (nonet_find_mistakes (puzzle, outcome->solution, NONET_START_BASIC, NONET_MISTAKE_ENTRY, &mistakes));
  wrong->entries[0] = outcome->solution[0];
  wrong->entries[1] = (guint8) (outcome->solution[1] % 9 + 1);
  same = find (wrong);
  g_assert_cmpmem (same->solution, same->n_cells, outcome->solution, outcome->n_cells);
  g_assert_true (nonet_find_mistakes (wrong, same->solution, NONET_START_BASIC, NONET_MISTAKE_ENTRY, &mistakes));
  g_assert_cmpuint (nonet_cell_set_count (&mistakes.cells), ==, 1);
  g_assert_true (nonet_cell_set_has (&mistakes.cells, 1));
}

TEST (several_and_none)
{
  g_autoptr (NonetPuzzle) several = make_puzzle (9, SOME), none = make_puzzle (9, "11");
  g_autoptr (NonetOutcome) first = find (several), second = find (none);

  g_assert_cmpint (first->outlook, ==, SUDOKU_UNIQUENESS_SEVERAL);
  g_assert_cmpint (second->outlook, ==, SUDOKU_UNIQUENESS_NONE);
}
