/* Games: found again by the next process, whatever file their puzzles stand in, and forgotten when nothing is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "document/checkpoints.h"
#include "tasks/games/games.h"
#include "tasks/games/session-store.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

#include "running.h"
#include "tests/folder.h"

#define MOST 30

typedef struct
{
  char *folder;
  NonetGames *games;
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
  fixture->folder = g_dir_make_tmp ("nonet-games-XXXXXX", NULL);
  fixture->games = nonet_games_new (fixture->folder, MOST);
  fixture->puzzle = new_puzzle (1);
  fixture->document = nonet_document_new (fixture->puzzle);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  nonet_games_flush (fixture->games);
  remove_folder (fixture->folder);
  g_object_unref (fixture->games);
  g_object_unref (fixture->document);
  nonet_puzzle_unref (fixture->puzzle);
}

static void
note_loaded (gpointer loaded)
{
  *(gboolean *) loaded = TRUE;
}

static void
load_games (Fixture *fixture)
{
  gboolean loaded = FALSE;

  fixture->games = nonet_games_new (fixture->folder, MOST);
  nonet_games_when_loaded (fixture->games, note_loaded, &loaded);
  while (!loaded)
    g_main_context_iteration (NULL, TRUE);
}

/* The process ends, and another one begins. */
static void
start_again (Fixture *fixture)
{
  nonet_games_flush (fixture->games);
  g_object_unref (fixture->games);
  load_games (fixture);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer kept)
{
  *(GAsyncResult **) kept = g_object_ref (result);
}

/* The document of a game, which it has. */
static NonetDocument *
open_kept (Fixture *fixture, NonetGame *game)
{
  g_autoptr (GAsyncResult) result = NULL;

  g_assert_nonnull (game);
  nonet_games_open_async (fixture->games, game, NULL, opened_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return nonet_games_open_finish (fixture->games, result);
}

static NonetDocument *
open_game (Fixture *fixture)
{
  return open_kept (fixture, nonet_games_find (fixture->games, fixture->puzzle, NULL));
}

static void
enter (Fixture *fixture, guint cell, guint value)
{
  g_assert_true (nonet_document_set_value (fixture->document, &cell, 1, value));
  nonet_games_keep (fixture->games, fixture->document);
}

static void
assert_state (Fixture *fixture, NonetGameState state)
{
  g_assert_cmpint (nonet_games_get_state (fixture->games, fixture->puzzle), ==, state);
}

static void
assert_kept (Fixture *fixture)
{
  g_autoptr (NonetDocument) document = open_game (fixture);

  assert_state (fixture, NONET_GAME_BEGUN);
  g_assert_cmpuint (nonet_document_get_value (document, 5), ==, 4);
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 5), ==, 0);
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, fixture, NULL, set_up, tear_down)

FIXTURE_TEST (what_was_begun_is_kept_with_its_steps)
{
  assert_state (fixture, NONET_GAME_NOT_BEGUN);
  g_assert_null (nonet_games_find (fixture->games, fixture->puzzle, NULL));
  enter (fixture, 5, 4);
  assert_kept (fixture);
  start_again (fixture);
  assert_kept (fixture);
}

FIXTURE_TEST (what_is_solved_is_said_to_be)
{
  enter (fixture, 5, 4);
  g_assert_true (nonet_document_fill (fixture->document, solution));
  nonet_games_keep (fixture->games, fixture->document);
  assert_state (fixture, NONET_GAME_SOLVED);
  start_again (fixture);
  assert_state (fixture, NONET_GAME_SOLVED);
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
  nonet_games_keep (fixture->games, fixture->document);
  assert_state (fixture, NONET_GAME_FILLED_IN);
  start_again (fixture);
  assert_state (fixture, NONET_GAME_FILLED_IN);
  kept = open_game (fixture);
  g_assert_true (nonet_document_is_filled_in (kept));
  nonet_document_undo (kept);
  nonet_document_undo (kept);
  g_assert_false (nonet_document_is_filled_in (kept));
  nonet_document_redo (kept);
  g_assert_true (nonet_document_is_filled_in (kept));
  nonet_document_restart (kept);
  g_assert_true (nonet_document_fill (kept, solution));
  nonet_games_keep (fixture->games, kept);
  assert_state (fixture, NONET_GAME_SOLVED);
}

FIXTURE_TEST (a_full_board_with_a_mistake_is_not_solved)
{
  g_assert_true (nonet_document_fill (fixture->document, solution));
  enter (fixture, 15, 2);
  assert_state (fixture, NONET_GAME_BEGUN);
}

FIXTURE_TEST (what_is_cleared_is_forgotten)
{
  enter (fixture, 5, 4);
  enter (fixture, 5, 0);
  assert_state (fixture, NONET_GAME_NOT_BEGUN);
  start_again (fixture);
  assert_state (fixture, NONET_GAME_NOT_BEGUN);
}

FIXTURE_TEST (other_givens_are_another_puzzle)
{
  g_autoptr (NonetPuzzle) other = new_puzzle (2);

  enter (fixture, 5, 4);
  g_assert_cmpint (nonet_games_get_state (fixture->games, other), ==, NONET_GAME_NOT_BEGUN);
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
  g_assert_null (open_game (fixture));
  start_again (fixture);
  g_assert_null (nonet_games_find (fixture->games, fixture->puzzle, NULL));
}

/* By whoever opens it once more, and looks at it. */
FIXTURE_TEST (what_was_solved_is_not_forgotten_by_another_document)
{
  g_autoptr (NonetDocument) other = nonet_document_new (fixture->puzzle);

  g_assert_true (nonet_document_fill (fixture->document, solution));
  nonet_games_keep (fixture->games, fixture->document);
  nonet_games_keep (fixture->games, other);
  assert_state (fixture, NONET_GAME_SOLVED);
}

static guint
n_games (Fixture *fixture)
{
  return g_list_model_get_n_items (nonet_games_get_list (fixture->games));
}

/* A game has this value in the cell, and no other one has; owned by the games. */
static NonetGame *
assert_entered (Fixture *fixture, guint cell, guint value)
{
  NonetGame *found = NULL;

  for (guint i = 0; i < n_games (fixture); i++)
    {
      g_autoptr (NonetGame) game = g_list_model_get_item (nonet_games_get_list (fixture->games), i);

      if (game->puzzle->entries[cell] != value)
        continue;
      g_assert_null (found);
      found = game;
    }
  g_assert_nonnull (found);
  return found;
}

/* In two windows, whatever they came from. */
FIXTURE_TEST (two_documents_of_a_puzzle_are_two_games)
{
  g_autoptr (NonetDocument) other = nonet_document_new (fixture->puzzle);
  guint cell = 6;

  enter (fixture, 5, 4);
  g_assert_true (nonet_document_set_value (other, &cell, 1, 3));
  nonet_games_keep (fixture->games, other);
  enter (fixture, 7, 2);
  nonet_games_keep (fixture->games, other);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  start_again (fixture);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  assert_entered (fixture, 5, 4);
  assert_entered (fixture, 6, 3);
  assert_entered (fixture, 7, 2);
}

/* As there are without a session bus: both continue one game, and begin another one. */
FIXTURE_TEST (two_processes_write_over_nothing_of_each_other)
{
  g_autoptr (NonetPuzzle) fresh = new_puzzle (2);
  const guint cells[] = { 6, 7 };
  Fixture other = *fixture;

  enter (fixture, 5, 4);
  start_again (fixture);
  load_games (&other);
  for (guint i = 0; i < 2; i++)
    {
      Fixture *process = i == 0 ? &other : fixture;
      g_autoptr (NonetDocument) kept = open_game (process), begun = nonet_document_new (fresh);

      g_assert_true (nonet_document_set_value (kept, &cells[i], 1, 3 - i));
      nonet_games_keep (process->games, kept);
      g_assert_true (nonet_document_set_value (begun, &cells[i], 1, 4));
      nonet_games_keep (process->games, begun);
      nonet_games_flush (process->games);
    }
  g_object_unref (other.games);
  start_again (fixture);
  g_assert_cmpuint (n_games (fixture), ==, 4);
  assert_entered (fixture, 6, 3);
  assert_entered (fixture, 7, 2);
  assert_entered (fixture, 6, 4);
  assert_entered (fixture, 7, 4);
}

/* What each of them counts is counted, in whatever order they write it. */
FIXTURE_TEST (two_processes_count_together)
{
  Fixture other = *fixture;
  g_autoptr (NonetPuzzle) second = new_puzzle (1);
  g_autoptr (NonetDocument) document = NULL;
  const NonetLevelStatistics *others;

  second->givens[1] = 2;
  document = nonet_document_new (second);
  load_games (&other);
  g_assert_true (nonet_document_fill (fixture->document, solution));
  nonet_document_add_elapsed (fixture->document, 75);
  nonet_games_keep (fixture->games, fixture->document);
  nonet_games_flush (fixture->games);
  g_assert_true (nonet_document_fill (document, solution));
  nonet_document_add_elapsed (document, 60);
  nonet_games_keep (other.games, document);
  nonet_games_flush (other.games);
  g_object_unref (other.games);
  start_again (fixture);
  others = nonet_games_get_statistics (fixture->games, NONET_N_STOCK_KINDS);
  g_assert_cmpuint (others->n_solved, ==, 2);
  g_assert_cmpuint (others->all_seconds, ==, 135);
  g_assert_cmpuint (others->best_seconds, ==, 60);
}

/* Only the one that was alone when it began removes anything, whichever of them ends first. */
FIXTURE_TEST (a_process_knows_of_each_other)
{
  Fixture second = *fixture, third = *fixture;
  g_autofree char *left = g_build_filename (fixture->folder, "none.list", NULL);
  const struct utimbuf old = { 0 };

  load_games (&second);
  nonet_games_flush (fixture->games);
  g_object_unref (fixture->games);
  g_assert_true (g_file_set_contents (left, "", 0, NULL));
  g_assert_cmpint (g_utime (left, (struct utimbuf *) &old), ==, 0);
  load_games (&third);
  g_assert_true (g_file_test (left, G_FILE_TEST_EXISTS));
  g_object_unref (second.games);
  g_object_unref (third.games);
  load_games (fixture);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
}

/* However many windows there are. */
FIXTURE_TEST (games_of_a_puzzle_do_not_run_out)
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);
  guint cell = 5, n = 1003;

  for (guint i = 0; i < n; i++)
    {
      NonetDocument *document = nonet_document_new (fixture->puzzle);

      g_ptr_array_add (documents, document);
      g_assert_true (nonet_document_set_value (document, &cell, 1, 4));
      nonet_games_keep (fixture->games, document);
    }
  g_assert_cmpuint (n_games (fixture), ==, n);
}

/* As the game that it is, which has the key of another one with a number after it. */
FIXTURE_TEST (each_of_two_games_is_continued_as_it_was)
{
  g_autoptr (NonetDocument) other = nonet_document_new (fixture->puzzle), kept = NULL;
  guint cell = 6;

  enter (fixture, 5, 4);
  g_assert_true (nonet_document_set_value (other, &cell, 1, 3));
  nonet_games_keep (fixture->games, other);
  for (guint i = 0; i < 2; i++)
    {
      start_again (fixture);
      g_clear_object (&kept);
      kept = open_kept (fixture, assert_entered (fixture, 6, 3));
      cell = 8 + i;
      g_assert_true (nonet_document_set_value (kept, &cell, 1, 2));
      nonet_games_keep (fixture->games, kept);
      g_assert_cmpuint (n_games (fixture), ==, 2);
    }
  assert_entered (fixture, 5, 4);
  assert_entered (fixture, 9, 2);
}

/* Both were read before either was changed. */
FIXTURE_TEST (a_game_that_is_opened_twice_becomes_two)
{
  g_autoptr (NonetDocument) one = NULL, other = NULL;
  const guint cells[] = { 6, 7 };

  enter (fixture, 5, 4);
  nonet_games_release (fixture->games, fixture->document);
  one = open_game (fixture);
  other = open_game (fixture);
  g_assert_true (nonet_document_set_value (one, &cells[0], 1, 3));
  nonet_games_keep (fixture->games, one);
  g_assert_cmpuint (n_games (fixture), ==, 1);
  g_assert_true (nonet_document_set_value (other, &cells[1], 1, 2));
  nonet_games_keep (fixture->games, other);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  assert_entered (fixture, 6, 3);
  assert_entered (fixture, 7, 2);
}

/* By what is in a file of its own, say; what is of the same file as the game takes its place. */
FIXTURE_TEST (what_was_begun_is_not_replaced)
{
  g_autoptr (NonetDocument) other = nonet_document_new (fixture->puzzle), again = nonet_document_new (fixture->puzzle);
  g_autoptr (GFile) file = g_file_new_for_path ("/puzzle.ipuz");
  guint cell = 6;

  enter (fixture, 5, 4);
  nonet_games_release (fixture->games, fixture->document);
  g_assert_true (nonet_document_set_value (other, &cell, 1, 3));
  nonet_document_set_file (other, file);
  nonet_games_keep (fixture->games, other);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  nonet_games_release (fixture->games, other);
  g_assert_true (nonet_document_set_value (again, &cell, 1, 2));
  nonet_document_set_file (again, file);
  nonet_games_keep (fixture->games, again);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  assert_entered (fixture, 5, 4);
  assert_entered (fixture, 6, 2);
}

/* And not as one that was played later. */
FIXTURE_TEST (what_is_of_a_file_is_continued_from_there)
{
  g_autoptr (NonetDocument) other = nonet_document_new (fixture->puzzle);
  g_autoptr (GFile) file = g_file_new_for_path ("/puzzle.ipuz");
  guint cell = 6;

  g_assert_true (nonet_document_set_value (other, &cell, 1, 3));
  nonet_games_keep (fixture->games, other);
  nonet_document_set_file (fixture->document, file);
  enter (fixture, 5, 4);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  nonet_games_keep (fixture->games, other);
  g_assert_true (nonet_games_find (fixture->games, fixture->puzzle, file) == assert_entered (fixture, 5, 4));
}

/* It is the same game as before. */
FIXTURE_TEST (a_puzzle_that_comes_back_by_undo_has_its_game)
{
  g_autoptr (NonetPuzzle) pasted = new_puzzle (2);

  enter (fixture, 5, 4);
  nonet_document_replace_puzzle (fixture->document, pasted);
  enter (fixture, 6, 1);
  nonet_document_undo (fixture->document);
  nonet_document_undo (fixture->document);
  enter (fixture, 7, 2);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  assert_entered (fixture, 5, 4);
}

/* However often it is begun: what counted is not counted again. */
FIXTURE_TEST (two_games_of_a_puzzle_count_once)
{
  const NonetLevelStatistics *others = nonet_games_get_statistics (fixture->games, NONET_N_STOCK_KINDS);
  g_autoptr (NonetDocument) other = nonet_document_new (fixture->puzzle);

  g_assert_true (nonet_document_fill (fixture->document, solution));
  nonet_games_keep (fixture->games, fixture->document);
  g_assert_true (nonet_document_fill (other, solution));
  nonet_games_keep (fixture->games, other);
  g_assert_cmpuint (n_games (fixture), ==, 2);
  g_assert_cmpuint (others->n_solved, ==, 1);
}

/* Level, hints and checks, and which collection it is of. */
FIXTURE_TEST (what_belongs_to_playing_is_kept)
{
  g_autoptr (NonetDocument) kept = NULL;
  const NonetPlayed *played;

  nonet_document_set_level (fixture->document, "hard");
  nonet_document_set_collection (fixture->document, "file:///list.sdm", 16);
  nonet_document_count_help (fixture->document, 2, 1);
  nonet_document_add_elapsed (fixture->document, 75);
  enter (fixture, 5, 4);
  start_again (fixture);
  played = &nonet_games_find (fixture->games, fixture->puzzle, NULL)->played;
  g_assert_cmpstr (played->level, ==, "hard");
  kept = open_game (fixture);
  played = nonet_document_get_played (kept);
  g_assert_cmpstr (played->collection, ==, "file:///list.sdm");
  g_assert_cmpuint (played->index, ==, 16);
  g_assert_cmpuint (played->n_hints, ==, 2);
  g_assert_cmpuint (played->n_checks, ==, 1);
  g_assert_cmpuint (nonet_document_peek (kept)->elapsed, ==, 75);
}

/* A puzzle that somebody has set is somewhere else in no other way. */
FIXTURE_TEST (what_was_set_is_kept_before_it_is_begun)
{
  g_autoptr (NonetPuzzle) empty = new_puzzle (0);
  g_autoptr (NonetDocument) document = nonet_document_new_to_set (empty);
  guint cell = 0;

  g_assert_true (nonet_document_set_value (document, &cell, 1, 2));
  nonet_games_keep (fixture->games, document);
  g_assert_cmpuint (g_list_model_get_n_items (nonet_games_get_list (fixture->games)), ==, 0);
  nonet_document_set_editing_givens (document, FALSE);
  nonet_games_keep (fixture->games, document);
  g_assert_cmpuint (g_list_model_get_n_items (nonet_games_get_list (fixture->games)), ==, 1);
  /* Once more set, it is another one. */
  nonet_document_set_editing_givens (document, TRUE);
  g_assert_true (nonet_document_set_value (document, &cell, 1, 1));
  nonet_document_set_editing_givens (document, FALSE);
  nonet_games_keep (fixture->games, document);
  g_assert_cmpuint (g_list_model_get_n_items (nonet_games_get_list (fixture->games)), ==, 1);
  start_again (fixture);
  assert_state (fixture, NONET_GAME_NOT_BEGUN);
  g_assert_nonnull (nonet_games_find (fixture->games, fixture->puzzle, NULL));
}

/* Once, whatever is undone and entered again, and wherever the game is by now. */
FIXTURE_TEST (what_is_solved_counts)
{
  const NonetLevelStatistics *level = nonet_games_get_statistics (fixture->games, NONET_STOCK_4X4);

  enter (fixture, 5, 4);
  g_assert_cmpuint (level->n_played, ==, 0);
  nonet_document_set_level (fixture->document, "4x4");
  nonet_document_add_elapsed (fixture->document, 75);
  g_assert_true (nonet_document_fill (fixture->document, solution));
  for (guint i = 0; i < 2; i++)
    {
      nonet_games_keep (fixture->games, fixture->document);
      g_assert_cmpuint (level->n_played, ==, 1);
      g_assert_cmpuint (level->n_solved, ==, 1);
      g_assert_cmpuint (level->n_unaided, ==, 1);
      g_assert_cmpuint (level->best_seconds, ==, 75);
      nonet_document_undo (fixture->document);
      nonet_games_keep (fixture->games, fixture->document);
      nonet_document_add_elapsed (fixture->document, 10);
      nonet_document_redo (fixture->document);
    }
  nonet_games_remove (fixture->games, nonet_games_find (fixture->games, fixture->puzzle, NULL));
  start_again (fixture);
  level = nonet_games_get_statistics (fixture->games, NONET_STOCK_4X4);
  g_assert_cmpuint (level->n_solved, ==, 1);
  g_assert_cmpuint (level->all_seconds, ==, 75);
  g_assert_cmpuint (nonet_games_get_statistics (fixture->games, NONET_N_STOCK_KINDS)->n_played, ==, 0);
}

FIXTURE_TEST (what_was_filled_in_counts_as_played)
{
  const NonetLevelStatistics *others = nonet_games_get_statistics (fixture->games, NONET_N_STOCK_KINDS);

  g_assert_true (nonet_document_fill_in (fixture->document, solution));
  nonet_games_keep (fixture->games, fixture->document);
  g_assert_cmpuint (others->n_played, ==, 1);
  g_assert_cmpuint (others->n_solved, ==, 0);
}

/* Also when all is cleared after it. */
FIXTURE_TEST (a_checkpoint_is_kept)
{
  g_autoptr (NonetDocument) kept = NULL;

  enter (fixture, 5, 4);
  nonet_document_add_checkpoint (fixture->document, "before");
  nonet_document_restart (fixture->document);
  nonet_games_keep (fixture->games, fixture->document);
  start_again (fixture);
  kept = open_game (fixture);
  g_assert_cmpuint (nonet_document_get_n_checkpoints (kept), ==, 1);
}

/* Whether it was played since the start, or before. */
static void
remove_and_restore (Fixture *fixture)
{
  nonet_games_remove (fixture->games, nonet_games_find (fixture->games, fixture->puzzle, NULL));
  assert_state (fixture, NONET_GAME_NOT_BEGUN);
  nonet_games_restore (fixture->games);
  assert_kept (fixture);
  start_again (fixture);
  assert_kept (fixture);
}

FIXTURE_TEST (what_was_removed_can_be_put_back)
{
  enter (fixture, 5, 4);
  remove_and_restore (fixture);
  remove_and_restore (fixture);
  nonet_games_remove (fixture->games, nonet_games_find (fixture->games, fixture->puzzle, NULL));
  start_again (fixture);
  assert_state (fixture, NONET_GAME_NOT_BEGUN);
  g_assert_cmpuint (count_files (fixture->folder), <=, 1);
}

/* What GLib calls for g_rename () and g_unlink (). */
static GThread *watched;
static guint n_seen;
GMutex renaming;

G_MODULE_EXPORT int
rename (const char *from, const char *to) /* NOLINT(readability-inconsistent-declaration-parameter-name) */
{
  /* GTK keeps its list of recent files in the main thread. */
  g_autoptr (GMutexLocker) locker = g_main_context_is_owner (NULL) ? NULL : g_mutex_locker_new (&renaming);

  n_seen += watched == g_thread_self ();
  return renameat (AT_FDCWD, from, AT_FDCWD, to);
}

G_MODULE_EXPORT int
unlink (const char *path) /* NOLINT(readability-inconsistent-declaration-parameter-name) */
{
  n_seen += watched == g_thread_self ();
  return unlinkat (AT_FDCWD, path, 0);
}

/* On a slow disk the window would stand still meanwhile. */
FIXTURE_TEST (no_file_is_renamed_or_removed_in_the_main_thread)
{
  g_autofree char *left = g_build_filename (fixture->folder, ".nonet-ABCDEF", NULL);
  g_autoptr (NonetSessionStore) store = NULL;
  g_auto (GStrv) entries = NULL;

  enter (fixture, 5, 4);
  start_again (fixture);
  watched = g_thread_self ();
  remove_and_restore (fixture);
  nonet_games_remove (fixture->games, nonet_games_find (fixture->games, fixture->puzzle, NULL));
  start_again (fixture);
  g_assert_cmpuint (n_seen, ==, 0);
  g_clear_object (&fixture->games);

  g_assert_true (g_file_set_contents (left, "{", 1, NULL));
  n_seen = 0; /* that renamed one */
  store = nonet_session_store_new (fixture->folder, ".session");
  entries = nonet_session_store_recover (store);
  watched = NULL;
  g_assert_cmpuint (n_seen, ==, 0);
  fixture->games = nonet_games_new (fixture->folder, MOST);
}

/* What was begun anew is not removed with what was before. */
FIXTURE_TEST (what_was_removed_can_be_begun_anew)
{
  enter (fixture, 5, 4);
  nonet_games_remove (fixture->games, nonet_games_find (fixture->games, fixture->puzzle, NULL));
  nonet_games_keep (fixture->games, fixture->document);
  nonet_games_restore (fixture->games);
  assert_kept (fixture);
  start_again (fixture);
  assert_kept (fixture);
}

/* Except one of which no puzzle was begun for long. */
FIXTURE_TEST (lists_that_are_in_no_file_are_kept)
{
  g_autoptr (GBytes) text = g_bytes_new_static ("123\n456\n", 8), other = g_bytes_new_static ("1\n2\n", 4);
  g_autofree char *uri = nonet_games_keep_list (fixture->games, text);
  g_autofree char *unwanted = nonet_games_keep_list (fixture->games, other);
  g_autoptr (GFile) list = g_file_new_for_uri (uri), left = g_file_new_for_uri (unwanted);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (nonet_games_is_list (fixture->games, list));
  nonet_document_set_collection (fixture->document, uri, 1);
  enter (fixture, 5, 4);
  start_again (fixture);
  g_assert_true (g_file_query_exists (left, NULL));
  for (guint i = 0; i < 2; i++)
    g_assert_true (
        g_file_set_attribute_uint64 (i == 0 ? list : left, "time::modified", 1, G_FILE_QUERY_INFO_NONE, NULL, NULL));
  start_again (fixture);
  g_assert_false (g_file_query_exists (left, NULL));
  bytes = g_file_load_bytes (list, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (bytes, text));
}

/* Those first that are at their end, and then the oldest. */
FIXTURE_TEST (of_too_many_games_the_oldest_go)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *path = NULL;
  g_autoptr (GDir) folder = NULL;
  g_autoptr (NonetGame) last = NULL;
  guint n;

  enter (fixture, 5, 4);
  nonet_games_flush (fixture->games);
  folder = g_dir_open (fixture->folder, 0, NULL);
  while (path == NULL || !g_str_has_suffix (path, ".game"))
    {
      g_free (path);
      path = g_build_filename (fixture->folder, g_dir_read_name (folder), NULL);
    }
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  for (guint i = 0; i < 2 * MOST; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%032x.game", fixture->folder, i);
      g_autoptr (GString) other = g_string_new (text);
      g_autofree char *date = g_strdup_printf ("\"date\":%u}", 1000 + i);
      char *place = strstr (other->str, "\"date\":");

      g_assert_nonnull (place);
      g_string_truncate (other, place - other->str);
      g_string_append_printf (other, "%s}", date);
      if (i % 2 == 0)
        g_string_replace (other, "\"state\":\"begun\"", "\"state\":\"solved\"", 1);
      g_assert_true (g_file_set_contents_full (name, other->str, -1, G_FILE_SET_CONTENTS_NONE, 0600, &error));
    }
  start_again (fixture);
  n = g_list_model_get_n_items (nonet_games_get_list (fixture->games));
  g_assert_cmpuint (n, ==, MOST);
  g_assert_cmpuint (count_files (fixture->folder), <=, MOST + 2);
  /* None of those at their end is there. */
  last = g_list_model_get_item (nonet_games_get_list (fixture->games), n - 1);
  g_assert_cmpint (last->state, ==, NONET_GAME_BEGUN);
}
