/* Lists of puzzles that are searched for: with given cells, and near a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/puzzle-list.h"

#include <string.h>

#include "sudoku/canonical.h"
#include "sudoku/minimality.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* Of 28 cells. */
#define PATTERN "1..1.1..1.1..1..1...1...1..1...1.1.1..1...1..1.1.1...1..1...1...1..1..1.1..1.1..1"

static void
read_pattern (const char *text, bool *pattern)
{
  for (guint cell = 0; cell < 81; cell++)
    pattern[cell] = text[cell] == '1';
}

static NonetPuzzleList *
list_with_pattern (NonetPuzzle *puzzle, const bool *pattern)
{
  const NonetPuzzlesWish wish = { NONET_PUZZLES_WITH_GIVENS, puzzle, pattern, NULL, 1, SUDOKU_PROFILE_SE_1_2_1 };

  return nonet_puzzle_list_new (&wish);
}

static NonetPuzzleList *
list_near (NonetPuzzle *puzzle, NonetPuzzlesKind kind)
{
  const NonetPuzzlesWish wish = { kind, puzzle, NULL, NULL, 0, SUDOKU_PROFILE_SE_1_2_1 };

  return nonet_puzzle_list_new (&wish);
}

static const NonetPuzzlesStatus *
status_of (NonetPuzzleList *list)
{
  return nonet_puzzle_list_get_status (list);
}

static guint
n_items (NonetPuzzleList *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

static NonetFoundPuzzle *
item (NonetPuzzleList *list, guint position)
{
  NonetFoundPuzzle *puzzle = g_list_model_get_item (G_LIST_MODEL (list), position);

  /* The list has a reference, too. */
  g_object_unref (puzzle);
  return puzzle;
}

static void
assert_unique (NonetFoundPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (nonet_found_puzzle_get_puzzle (puzzle), FALSE);
  bool redundant[81];

  g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), >=, SUDOKU_MINIMALITY_MINIMAL);
}

/* The hardest first, or last; those that have no rating yet at the end. */
static void
assert_order (NonetPuzzleList *list, int direction)
{
  for (guint i = 1; i < n_items (list); i++)
    {
      const SudokuRating *a = nonet_found_puzzle_get_rating (item (list, i - 1));
      const SudokuRating *b = nonet_found_puzzle_get_rating (item (list, i));

      g_assert_true (a != NULL || b == NULL);
      if (b != NULL)
        g_assert_cmpint (direction * (int) a->er, >=, direction * (int) b->er);
      g_assert_cmpuint (nonet_puzzle_list_find (list, item (list, i)), ==, i);
    }
}

static void
puzzles_have_their_givens_and_come_in_the_order_of_ratings (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  bool pattern[81];
  g_autoptr (NonetPuzzleList) list = NULL;

  read_pattern (PATTERN, pattern);
  list = list_with_pattern (puzzle, pattern);
  WAIT_UNTIL (n_items (list) >= 20 && status_of (list)->n_rated >= 10);
  nonet_puzzle_list_stop (list);
  WAIT_UNTIL (status_of (list)->state != NONET_PUZZLES_SEARCHING);
  g_assert_cmpuint (status_of (list)->n_tries, >=, status_of (list)->n_found);
  assert_order (list, 1);
  nonet_puzzle_list_set_hardest_first (list, FALSE);
  assert_order (list, -1);
  for (guint i = 0; i < n_items (list); i++)
    {
      const guint8 *values = nonet_found_puzzle_get_puzzle (item (list, i))->givens;

      for (guint cell = 0; cell < 81; cell++)
        g_assert_true ((values[cell] != 0) == pattern[cell]);
      assert_unique (item (list, i));
    }
}

static void
values_are_kept (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL), wrong = make_puzzle (9, "55");
  bool pattern[81];
  guint8 kept[81] = { [0] = 7, [3] = 2, [40] = 0, [80] = 4 };
  NonetPuzzlesWish wish = { NONET_PUZZLES_WITH_GIVENS, puzzle, pattern, kept, 1, SUDOKU_PROFILE_SE_1_2_1 };
  g_autoptr (NonetPuzzleList) list = NULL, none = NULL;

  read_pattern (PATTERN, pattern);
  list = nonet_puzzle_list_new (&wish);
  WAIT_UNTIL (n_items (list) >= 20);
  nonet_puzzle_list_stop (list);
  for (guint i = 0; i < n_items (list); i++)
    {
      const guint8 *values = nonet_found_puzzle_get_puzzle (item (list, i))->givens;

      for (guint cell = 0; cell < 81; cell++)
        g_assert_true ((values[cell] != 0) == pattern[cell] && (kept[cell] == 0 || values[cell] == kept[cell]));
      assert_unique (item (list, i));
    }
  wish.kept = wrong->givens;
  none = nonet_puzzle_list_new (&wish);
  WAIT_UNTIL (status_of (none)->state == NONET_PUZZLES_NO_SOLUTION);
}

static void
searches_pause_after_a_thousand_and_continue (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  bool pattern[81];
  g_autoptr (NonetPuzzleList) list = NULL;
  guint64 tries;

  read_pattern (PATTERN, pattern);
  list = list_with_pattern (puzzle, pattern);
  WAIT_UNTIL (nonet_puzzle_list_can_continue (list) && n_items (list) == NONET_PUZZLES_AT_ONCE);
  g_assert_cmpint (status_of (list)->state, ==, NONET_PUZZLES_ENOUGH);
  tries = status_of (list)->n_tries;
  nonet_puzzle_list_continue (list);
  WAIT_UNTIL (nonet_puzzle_list_can_continue (list) && n_items (list) == 2 * NONET_PUZZLES_AT_ONCE);
  g_assert_cmpuint (status_of (list)->n_tries, >=, tries + NONET_PUZZLES_AT_ONCE);
}

/* Whether a puzzle comes of another one by exchanging one given for another one. */
static gboolean
is_near (const guint8 *a, const guint8 *b)
{
  guint gone = 0, added = 0;

  for (guint cell = 0; cell < 81; cell++)
    if (a[cell] != b[cell])
      {
        gone += a[cell] != 0;
        added += b[cell] != 0;
      }
  return gone == 1 && added == 1;
}

static void
get_form (const guint8 *values, guint8 *form)
{
  SudokuShape *shape = sudoku_shape_new (3, 3);
  SudokuCanonical *canonical = sudoku_canonical_new (shape);

  g_assert_true (sudoku_canonical_run (canonical, values, form, NULL, NULL));
  sudoku_canonical_free (canonical);
  sudoku_shape_unref (shape);
}

static NonetFoundPuzzle *
by_number (NonetPuzzleList *list, guint number)
{
  for (guint i = 0; i < n_items (list); i++)
    if (nonet_found_puzzle_get_number (item (list, i)) == number)
      return item (list, i);
  return NULL;
}

static void
neighbours_are_marked_where_they_are_equivalent (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (NonetPuzzleList) list = list_near (puzzle, NONET_PUZZLES_NEAR_ONE);

  WAIT_UNTIL (status_of (list)->state == NONET_PUZZLES_ALL && n_items (list) == status_of (list)->n_found);
  g_test_message ("%u neighbours", n_items (list));
  g_assert_cmpuint (n_items (list), >, 0);
  for (guint i = 0; i < n_items (list); i++)
    {
      NonetFoundPuzzle *found = item (list, i);
      int same_as = nonet_found_puzzle_get_same_as (found);
      guint8 form[81], other[81];

      g_assert_true (is_near (puzzle->givens, nonet_found_puzzle_get_puzzle (found)->givens));
      assert_unique (found);
      if (same_as == NONET_SAME_AS_NONE)
        continue;
      get_form (nonet_found_puzzle_get_puzzle (found)->givens, form);
      get_form (same_as == NONET_SAME_AS_ORIGIN
                    ? puzzle->givens
                    : nonet_found_puzzle_get_puzzle (by_number (list, (guint) same_as))->givens,
                other);
      g_assert_cmpmem (form, 81, other, 81);
    }
}

/* On a 4x4 board many neighbours are equivalent to each other; there are no ratings. */
static void
small_boards_have_neighbours_without_ratings (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "0000040001040030");
  g_autoptr (NonetPuzzleList) list = list_near (puzzle, NONET_PUZZLES_NEAR_ONE);
  guint n_same = 0;

  WAIT_UNTIL (status_of (list)->state == NONET_PUZZLES_ALL && n_items (list) == status_of (list)->n_found
              && status_of (list)->n_rated == status_of (list)->n_found);
  for (guint i = 0; i < n_items (list); i++)
    n_same += nonet_found_puzzle_get_same_as (item (list, i)) != NONET_SAME_AS_NONE;
  g_test_message ("%u puzzles, %u of them equivalent to another one", n_items (list), n_same);
  g_assert_cmpuint (n_same, >, 0);
  WAIT_UNTIL (nonet_found_puzzle_get_rating_state (item (list, 0)) == NONET_RATING_NONE);
}

static void
assert_no_neighbours (const char *cells, NonetPuzzlesState expected)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, cells);
  g_autoptr (NonetPuzzleList) list = list_near (puzzle, NONET_PUZZLES_NEAR_ONE);

  WAIT_UNTIL (status_of (list)->state != NONET_PUZZLES_SEARCHING);
  g_assert_cmpint (status_of (list)->state, ==, expected);
  g_assert_cmpuint (n_items (list), ==, 0);
  g_assert_false (nonet_puzzle_list_can_continue (list));
}

static void
only_puzzles_with_one_solution_have_neighbours (void)
{
  assert_no_neighbours ("55", NONET_PUZZLES_NO_SOLUTION);
  assert_no_neighbours (SOME, NONET_PUZZLES_SEVERAL_SOLUTIONS);
}

static void
lists_are_text_with_ratings (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  bool pattern[81];
  g_autoptr (NonetPuzzleList) list = NULL;
  g_autoptr (GBytes) text = NULL;
  g_auto (GStrv) lines = NULL;

  read_pattern (PATTERN, pattern);
  list = list_with_pattern (puzzle, pattern);
  WAIT_UNTIL (n_items (list) > 0 && nonet_found_puzzle_get_rating (item (list, 0)) != NULL);
  text = nonet_puzzle_list_dup_text (list);
  lines = g_strsplit (g_bytes_get_data (text, NULL), "\n", 2);
  g_assert_cmpint (lines[0][81], ==, ' ');
  g_assert_nonnull (strchr (lines[0] + 82, '/'));
}

static void
a_list_that_goes_leaves_no_thread (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  bool pattern[81];
  NonetPuzzleList *list;
  gint64 begin;

  read_pattern (PATTERN, pattern);
  list = list_with_pattern (puzzle, pattern);
  WAIT_UNTIL (n_items (list) > 0);
  begin = g_get_monotonic_time ();
  g_object_unref (list);
  WAIT_UNTIL (nonet_worker_count_alive () == 0);
  g_test_message ("ended after %" G_GINT64_FORMAT " ms", (g_get_monotonic_time () - begin) / 1000);
}

static void
impossible_patterns_are_refused_in_words (void)
{
  SudokuShape *nine = sudoku_shape_new (3, 3), *six = sudoku_shape_new (2, 3);
  bool pattern[81];
  g_autofree char *few = NULL, *lines = NULL, *board = NULL, *none = NULL;

  memset (pattern, 0, sizeof pattern);
  few = nonet_puzzle_search_find_fault (nine, pattern);
  for (guint cell = 0; cell < 81; cell++)
    pattern[cell] = cell / 9 > 1;
  lines = nonet_puzzle_search_find_fault (nine, pattern);
  board = nonet_puzzle_search_find_fault (six, pattern);
  read_pattern (PATTERN, pattern);
  none = nonet_puzzle_search_find_fault (nine, pattern);
  g_assert_true (g_str_has_prefix (few, "No puzzle with fewer than 17 givens"));
  g_assert_true (g_str_has_prefix (lines, "Two rows of a band"));
  g_assert_true (g_str_has_prefix (board, "Puzzles with certain givens"));
  g_assert_null (none);
  sudoku_shape_unref (nine);
  sudoku_shape_unref (six);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/puzzle-list/puzzles-have-their-givens-and-come-in-the-order-of-ratings",
                   puzzles_have_their_givens_and_come_in_the_order_of_ratings);
  g_test_add_func ("/puzzle-list/values-are-kept", values_are_kept);
  g_test_add_func ("/puzzle-list/searches-pause-after-a-thousand-and-continue",
                   searches_pause_after_a_thousand_and_continue);
  g_test_add_func ("/puzzle-list/neighbours-are-marked-where-they-are-equivalent",
                   neighbours_are_marked_where_they_are_equivalent);
  g_test_add_func ("/puzzle-list/small-boards-have-neighbours-without-ratings",
                   small_boards_have_neighbours_without_ratings);
  g_test_add_func ("/puzzle-list/only-puzzles-with-one-solution-have-neighbours",
                   only_puzzles_with_one_solution_have_neighbours);
  g_test_add_func ("/puzzle-list/lists-are-text-with-ratings", lists_are_text_with_ratings);
  g_test_add_func ("/puzzle-list/a-list-that-goes-leaves-no-thread", a_list_that_goes_leaves_no_thread);
  g_test_add_func ("/puzzle-list/impossible-patterns-are-refused-in-words", impossible_patterns_are_refused_in_words);
  return g_test_run ();
}
