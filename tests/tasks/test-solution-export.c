/* Solutions out of the window: the file and the text hold every solution once, in order; cancelling leaves no trace.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/solutions/solution-export.h"

#include <string.h>

#include "formats/write.h"
#include "sudoku/search.h"
#include "tests/folder.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* What came of a task. */
typedef struct
{
  gboolean done;
  gboolean exported;
  char *text;
  guint64 n_lines;
  GError *error;
  guint64 reported;
  double share;
} Outcome;

static void
outcome_clear (Outcome *outcome)
{
  g_free (outcome->text);
  g_clear_error (&outcome->error);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

static void
on_exported (GObject *source, GAsyncResult *result, gpointer data)
{
  Outcome *outcome = data;

  outcome->exported = nonet_export_solutions_finish (result, &outcome->text, &outcome->n_lines, &outcome->error);
  outcome->done = TRUE;
}

static void
on_progress (guint64 done, double share, gpointer data)
{
  Outcome *outcome = data;

  g_assert_cmpuint (done, >, outcome->reported);
  g_assert_cmpfloat (share, >=, outcome->share);
  g_assert_cmpfloat (share, <=, 1);
  outcome->reported = done;
  outcome->share = share;
}

/* The lines that must come out, by the bare search. */
static char *
expected_lines (const NonetPuzzle *puzzle, guint64 limit)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  SudokuSearch *search = sudoku_search_new (grid);
  GString *text = g_string_new (NULL);
  guint8 values[SUDOKU_MAX_CELLS];

  while (limit-- > 0 && sudoku_search_next (search, values) == SUDOKU_FOUND)
    {
      nonet_write_line (text, puzzle->alphabet, puzzle->shape, values);
      g_string_append_c (text, '\n');
    }
  sudoku_search_free (search);
  sudoku_grid_free (grid);
  return g_string_free (text, FALSE);
}

/* A new folder for a test, and a file in it. */
static GFile *
new_file (char **folder)
{
  g_autofree char *path = NULL;

  *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  path = g_build_filename (*folder, "solutions.txt", NULL);
  return g_file_new_for_path (path);
}

static void
remove_file (GFile *file, char *folder)
{
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  g_free (folder);
}

/* Exports the solutions of a list, to a file or as text, and waits. */
static void
export_solutions (NonetSolutionList *list, guint limit, GFile *file, Outcome *outcome)
{
  nonet_export_solutions_async (list, limit, file, file != NULL ? on_progress : NULL, outcome, NULL, on_exported,
                                outcome);
  WAIT_UNTIL (outcome->done);
}

/* Asserts that all are saved in order, though the list may have found some by a search of its own before. */
static void
assert_all_saved (const char *cells, guint64 n, gboolean search_before)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, cells);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autofree char *expected = expected_lines (puzzle, G_MAXUINT64);
  g_autofree char *written = NULL;
  g_auto (Outcome) outcome = { 0 };
  char *folder;
  g_autoptr (GFile) file = new_file (&folder);

  if (search_before)
    {
      nonet_solution_list_start (list);
      WAIT_UNTIL (nonet_solution_list_get_n_found (list) > 0);
      nonet_solution_list_stop (list);
    }
  export_solutions (list, 0, file, &outcome);
  g_assert_no_error (outcome.error);
  g_assert_cmpuint (outcome.n_lines, ==, n);
  if (n == N_SOME)
    g_assert_cmpuint (outcome.reported, ==, 256);
  g_assert_true (g_file_load_contents (file, NULL, &written, NULL, NULL, NULL));
  g_assert_cmpstr (written, ==, expected);
  remove_file (file, folder);
}

TEST (all_are_saved_in_order)
{
  assert_all_saved (SOME, N_SOME, FALSE);
}

TEST (saving_all_continues_beyond_what_is_found)
{
  assert_all_saved (MANY, N_MANY, TRUE);
}

TEST (only_the_first_are_copied)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autofree char *expected = expected_lines (puzzle, 1000);
  g_auto (Outcome) outcome = { 0 };

  export_solutions (list, 1000, NULL, &outcome);
  g_assert_no_error (outcome.error);
  g_assert_cmpuint (outcome.n_lines, ==, 1000);
  g_assert_cmpstr (outcome.text, ==, expected);
}

TEST (too_many_for_the_clipboard_is_reported)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (25, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_auto (Outcome) outcome = { 0 };

  export_solutions (list, 0, NULL, &outcome);
  g_assert_null (outcome.text);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
}

/* Cancels when much is written. */
static void
save_and_cancel (GFile *file)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (Outcome) outcome = { 0 };

  nonet_export_solutions_async (list, 0, file, on_progress, &outcome, cancellable, on_exported, &outcome);
  WAIT_UNTIL (outcome.reported > 10000);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (outcome.done);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

TEST (cancelled_it_leaves_the_old_file_alone)
{
  g_autofree char *kept = NULL;
  char *folder;
  g_autoptr (GFile) file = new_file (&folder);

  g_assert_true (g_file_replace_contents (file, "old", 3, NULL, FALSE, 0, NULL, NULL, NULL));
  save_and_cancel (file);
  g_assert_true (g_file_load_contents (file, NULL, &kept, NULL, NULL, NULL));
  g_assert_cmpstr (kept, ==, "old");
  g_assert_cmpuint (count_files (folder), ==, 1);
  remove_file (file, folder);
}

TEST (cancelled_it_leaves_no_new_file)
{
  char *folder;
  g_autoptr (GFile) file = new_file (&folder);

  save_and_cancel (file);
  g_assert_cmpuint (count_files (folder), ==, 0);
  remove_file (file, folder);
}

static void
assert_not_saved (const char *path, Outcome *outcome)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, SOME);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  export_solutions (list, 0, file, outcome);
  g_assert_false (outcome->exported);
  g_assert_nonnull (outcome->error);
}

TEST (a_missing_folder_is_reported)
{
  g_auto (Outcome) outcome = { 0 };

  assert_not_saved ("/nonexistent/folder/solutions.txt", &outcome);
  g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* /dev/full takes no byte: as a full disk. */
TEST (a_full_disk_is_reported)
{
  g_auto (Outcome) outcome = { 0 };

  if (g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    assert_not_saved ("/dev/full", &outcome);
  else
    g_test_skip ("there is no /dev/full");
}
