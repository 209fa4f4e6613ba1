/* How far puzzles are: found again by the next process, whatever file they stand in, and forgotten when nothing is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/files/progress.h"

#include "tests/folder.h"

typedef struct
{
  char *folder;
  NonetProgress *progress;
  NonetPuzzle *puzzle; /* 4x4, with a 1 in the first cell */
  NonetDocument *document;
} Fixture;

static const guint8 solution[] = {
  1, 2, 3, 4, /* each row, each column and each box has each value once */
  3, 4, 1, 2, /**/
  2, 1, 4, 3, /**/
  4, 3, 2, 1,
};

static NonetPuzzle *
new_puzzle (guint8 first)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);

  puzzle->givens[0] = first;
  return puzzle;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("nonet-progress-XXXXXX", NULL);
  fixture->progress = nonet_progress_new (fixture->folder);
  fixture->puzzle = new_puzzle (1);
  fixture->document = nonet_document_new (fixture->puzzle);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  nonet_progress_flush (fixture->progress);
  remove_folder (fixture->folder);
  g_object_unref (fixture->progress);
  g_object_unref (fixture->document);
  nonet_puzzle_unref (fixture->puzzle);
}

/* The process ends, and another one begins. */
static void
start_again (Fixture *fixture)
{
  nonet_progress_flush (fixture->progress);
  g_object_unref (fixture->progress);
  fixture->progress = nonet_progress_new (fixture->folder);
}

static void
enter (Fixture *fixture, guint cell, guint value)
{
  g_assert_true (nonet_document_set_value (fixture->document, &cell, 1, value));
  nonet_progress_keep (fixture->progress, fixture->document);
}

static void
assert_state (Fixture *fixture, NonetProgressState state)
{
  g_assert_cmpint (nonet_progress_get_state (fixture->progress, fixture->puzzle), ==, state);
}

static void
assert_kept (Fixture *fixture)
{
  g_autoptr (NonetDocument) document = nonet_progress_load_document (fixture->progress, fixture->puzzle);

  assert_state (fixture, NONET_PROGRESS_BEGUN);
  g_assert_cmpuint (nonet_document_get_value (document, 5), ==, 4);
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 5), ==, 0);
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, fixture, NULL, set_up, tear_down)

FIXTURE_TEST (what_was_begun_is_kept_with_its_steps)
{
  assert_state (fixture, NONET_PROGRESS_NONE);
  g_assert_null (nonet_progress_load_document (fixture->progress, fixture->puzzle));
  enter (fixture, 5, 4);
  assert_kept (fixture);
  start_again (fixture);
  assert_kept (fixture);
}

FIXTURE_TEST (what_is_solved_is_said_to_be)
{
  enter (fixture, 5, 4);
  g_assert_true (nonet_document_fill (fixture->document, solution));
  nonet_progress_keep (fixture->progress, fixture->document);
  assert_state (fixture, NONET_PROGRESS_SOLVED);
  start_again (fixture);
  assert_state (fixture, NONET_PROGRESS_SOLVED);
}

/* Also where it was colored since; not any more once somebody began anew. */
FIXTURE_TEST (what_was_filled_in_is_not_solved)
{
  g_autoptr (NonetDocument) kept = NULL;
  guint cell = 3;

  enter (fixture, 5, 2);
  g_assert_true (nonet_document_fill_in (fixture->document, solution));
  g_assert_true (nonet_document_is_solved (fixture->document));
  g_assert_true (nonet_document_set_colour (fixture->document, &cell, 1, 1));
  nonet_progress_keep (fixture->progress, fixture->document);
  assert_state (fixture, NONET_PROGRESS_FILLED_IN);
  start_again (fixture);
  assert_state (fixture, NONET_PROGRESS_FILLED_IN);
  kept = nonet_progress_load_document (fixture->progress, fixture->puzzle);
  g_assert_true (nonet_document_is_filled_in (kept));
  nonet_document_undo (kept);
  nonet_document_undo (kept);
  g_assert_false (nonet_document_is_filled_in (kept));
  nonet_document_redo (kept);
  g_assert_true (nonet_document_is_filled_in (kept));
  nonet_document_restart (kept);
  g_assert_true (nonet_document_fill (kept, solution));
  nonet_progress_keep (fixture->progress, kept);
  assert_state (fixture, NONET_PROGRESS_SOLVED);
}

FIXTURE_TEST (a_full_board_with_a_mistake_is_not_solved)
{
  g_assert_true (nonet_document_fill (fixture->document, solution));
  enter (fixture, 15, 2);
  assert_state (fixture, NONET_PROGRESS_BEGUN);
}

FIXTURE_TEST (what_is_cleared_is_forgotten)
{
  enter (fixture, 5, 4);
  enter (fixture, 5, 0);
  assert_state (fixture, NONET_PROGRESS_NONE);
  start_again (fixture);
  assert_state (fixture, NONET_PROGRESS_NONE);
}

FIXTURE_TEST (other_givens_are_another_puzzle)
{
  g_autoptr (NonetPuzzle) other = new_puzzle (2);

  enter (fixture, 5, 4);
  g_assert_cmpint (nonet_progress_get_state (fixture->progress, other), ==, NONET_PROGRESS_NONE);
  g_assert_true (nonet_progress_is_of (fixture->document, fixture->puzzle));
  g_assert_false (nonet_progress_is_of (fixture->document, other));
}

/* Each file is replaced by something that is no puzzle. */
FIXTURE_TEST (what_was_damaged_is_left_out)
{
  g_autoptr (GDir) folder = NULL;
  const char *name;
  guint n = 0;

  enter (fixture, 5, 4);
  start_again (fixture);
  folder = g_dir_open (fixture->folder, 0, NULL);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      n += g_file_set_contents (path, "{", 1, NULL);
    }
  g_assert_cmpuint (n, >=, 1);
  g_assert_null (nonet_progress_load_document (fixture->progress, fixture->puzzle));
}
