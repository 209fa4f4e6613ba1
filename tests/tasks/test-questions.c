/* Questions about a puzzle: a minimal one within it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/questions/questions.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static void
on_minimized (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(guint8 **) data = nonet_minimize_finish (result, &error);
  g_assert_no_error (error);
}

static void
on_cancelled (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (nonet_minimize_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static guint8 *
minimize (NonetPuzzle *puzzle)
{
  guint8 *givens = NULL;

  nonet_minimize_async (puzzle, NULL, on_minimized, &givens);
  WAIT_UNTIL (givens != NULL);
  return givens;
}

static guint
count_givens (const guint8 *givens, guint n_cells)
{
  guint n = 0;

  for (guint cell = 0; cell < n_cells; cell++)
    n += givens[cell] != 0;
  return n;
}

/* No puzzle of 4x4 cells with fewer than four givens has one solution. */
TEST (a_full_board_loses_givens)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1234341221434321");
  g_autofree guint8 *givens = minimize (puzzle);
  guint n = count_givens (givens, 16);

  g_assert_cmpuint (n, >=, 4);
  g_assert_cmpuint (n, <=, 6);
}

TEST (a_minimal_puzzle_stays_as_it_is)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autofree guint8 *givens = minimize (puzzle);

  g_assert_cmpmem (givens, 81, puzzle->givens, 81);
}

TEST (it_can_be_cancelled)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean cancelled = FALSE;

  nonet_minimize_async (puzzle, cancellable, on_cancelled, &cancelled);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (cancelled);
  wait_for_workers ();
}
