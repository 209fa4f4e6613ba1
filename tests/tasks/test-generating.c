/* Making puzzles in a worker: as many as wanted, the same as the generator makes, and it ends when nobody needs more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/puzzles/stock.h"

#include <string.h>

#include "formats/read.h"
#include "formats/shapes.h"
#include "sudoku/search.h"
#include "tests/rounds.h"
#include "tests/tasks/waiting.h"

static SudokuWish
any_nine (void)
{
  return (SudokuWish){ .shape = nonet_shape_get (3, 3) };
}

/* No puzzle is known to be as difficult. */
static SudokuWish
nothing (void)
{
  SudokuWish wish = any_nine ();

  wish.easiest = wish.hardest = 200;
  return wish;
}

static void
wait_for_end (NonetGenerating *generating)
{
  WAIT_UNTIL (nonet_generating_get_state (generating) != NONET_GENERATING_WORKING);
}

TEST (as_many_as_wanted)
{
  SudokuWish wish = any_nine ();
  g_autoptr (NonetGenerating) generating = nonet_generating_new (&wish, 1, 500);

  wait_for_end (generating);
  g_assert_cmpint (nonet_generating_get_state (generating), ==, NONET_GENERATING_ENOUGH);
  g_assert_cmpuint (nonet_generating_get_n_made (generating), ==, 500);
  g_assert_cmpuint (nonet_generating_get_tries (generating), >=, 500);
  g_assert_cmpfloat (nonet_generating_get_seconds (generating), >, 0);
}

static bool
compare_with_list (const SudokuMade *made, void *data)
{
  guint *n = g_object_get_data (data, "n");
  g_autoptr (NonetPuzzle) puzzle = nonet_generating_dup_puzzle (data, *n);

  g_assert_cmpmem (puzzle->givens, 81, made->values, 81);
  return ++*n < nonet_generating_get_n_made (data);
}

/* One that comes out differently some day would be another one for those who have an older version. */
TEST (the_puzzle_of_a_day_is_the_same_for_everybody)
{
  static const char expected[] = ".....412..8...19.3...5..6..3.1.....7..83.52..6.....5.1..3..7...2.41...8..672.....";
  g_autoptr (NonetGenerating) generating = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  GDate day;
  char text[82] = { 0 };

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, 26, G_DATE_NOVEMBER, 2026);
  g_assert_cmpint (nonet_daily_kind (&day), ==, NONET_STOCK_MEDIUM);
  generating = nonet_daily_new (&day);
  wait_for_end (generating);
  puzzle = nonet_generating_dup_puzzle (generating, 0);
  for (guint cell = 0; cell < 81; cell++)
    text[cell] = puzzle->givens[cell] != 0 ? (char) ('0' + puzzle->givens[cell]) : '.';
  g_assert_cmpstr (text, ==, expected);
}

TEST (same_as_the_generator)
{
  SudokuWish wish = any_nine ();
  g_autoptr (NonetGenerating) generating = NULL;
  SudokuGenerator *generator;
  guint n = 0;

  wish.symmetries = 1u << SUDOKU_SYMMETRY_180;
  wish.easiest = 12;
  wish.hardest = 45;
  generating = nonet_generating_new (&wish, 7, 30);
  wait_for_end (generating);
  generator = sudoku_generator_new (&wish, 7);
  g_object_set_data (G_OBJECT (generating), "n", &n);
  sudoku_generator_run (generator, 0, 100000, compare_with_list, generating);
  g_assert_cmpuint (n, ==, 30);
  sudoku_generator_free (generator);
}

static void
count_up (guint *n)
{
  (*n)++;
}

/* Each step is a frame, during which thousands are made. */
TEST (reports_once_a_frame)
{
  SudokuWish wish = any_nine ();
  g_autoptr (NonetGenerating) generating = nonet_generating_new (&wish, 1, ROUNDS (20000));
  guint n_changes = 0;

  g_signal_connect_swapped (generating, "changed", G_CALLBACK (count_up), &n_changes);
  wait_for_end (generating);
  g_assert_cmpuint (nonet_generating_get_n_made (generating), ==, ROUNDS (20000));
  g_assert_cmpuint (n_changes, <=, 2 + (guint) (nonet_generating_get_seconds (generating) / 0.016));
}

TEST (says_how_many_tries_bring_nothing)
{
  SudokuWish wish = nothing ();
  g_autoptr (NonetGenerating) generating = nonet_generating_new (&wish, 1, 1);
  guint64 tries;

  WAIT_UNTIL (nonet_generating_get_tries (generating) > 0);
  tries = nonet_generating_get_tries (generating);
  WAIT_UNTIL (nonet_generating_get_tries (generating) > tries);
  g_assert_cmpint (nonet_generating_get_state (generating), ==, NONET_GENERATING_WORKING);
  g_assert_cmpuint (nonet_generating_get_n_made (generating), ==, 0);
}

TEST (stops)
{
  SudokuWish wish = nothing ();
  g_autoptr (NonetGenerating) generating = nonet_generating_new (&wish, 1, 1);

  WAIT_UNTIL (nonet_generating_get_tries (generating) > 0);
  nonet_generating_stop (generating);
  wait_for_end (generating);
  g_assert_cmpint (nonet_generating_get_state (generating), ==, NONET_GENERATING_STOPPED);
  wait_for_workers ();
}

/* Of boards of all sizes: their makers have loops of their own. */
TEST (thread_ends_with_its_owner)
{
  const guint box[][2] = { { 3, 3 }, { 4, 4 }, { 5, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (box); i++)
    {
      const SudokuWish wish = { .shape = nonet_shape_get (box[i][0], box[i][1]) };
      NonetGenerating *generating = nonet_generating_new (&wish, 1, 0);
      gint64 begun;

      wait_for (100);
      begun = g_get_monotonic_time ();
      g_object_unref (generating);
      WAIT_UNTIL (nonet_worker_count_alive () == 0);
      g_test_message ("order %u: %d ms", wish.shape->order, (int) (g_get_monotonic_time () - begun) / 1000);
    }
}

TEST (no_more_are_kept_one_day)
{
  const SudokuWish wish = { .shape = nonet_shape_get (2, 2) };
  g_autoptr (NonetGenerating) generating = nonet_generating_new (&wish, 1, 0);

  wait_for_end (generating);
  g_assert_cmpint (nonet_generating_get_state (generating), ==, NONET_GENERATING_FULL);
  g_assert_cmpuint (nonet_generating_get_n_made (generating), ==, NONET_GENERATING_MOST);
}

/* The wish is copied: what becomes of the caller's pattern does not matter. */
TEST (pattern_is_kept)
{
  SudokuWish wish = any_nine ();
  g_autoptr (NonetGenerating) generating = NULL;
  bool pattern[81];

  for (guint cell = 0; cell < 81; cell++)
    pattern[cell] = cell % 2 == 0;
  wish.pattern = pattern;
  generating = nonet_generating_new (&wish, 1, 3);
  memset (pattern, 0, sizeof pattern);
  wait_for_end (generating);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_generating_dup_puzzle (generating, i);

      for (guint cell = 0; cell < 81; cell++)
        g_assert_cmpint (puzzle->givens[cell] != 0, ==, cell % 2 == 0);
    }
}

/* They have boards of their own, which their lines have, one by one and as a list. */
TEST (puzzles_with_regions_and_cages_keep_their_boards)
{
  SudokuWish jigsaw = any_nine (), killer = any_nine ();

  jigsaw.jigsaw = killer.killer = true;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (NonetGenerating) generating = nonet_generating_new (i == 0 ? &jigsaw : &killer, 1, 3);
      g_autoptr (GBytes) text = NULL;
      g_autoptr (NonetReading) reading = NULL;

      wait_for_end (generating);
      text = nonet_generating_dup_text (generating);
      reading = nonet_read_bytes (text, NULL, NULL, NULL);
      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 3);
      for (guint j = 0; j < 3; j++)
        {
          g_autoptr (NonetPuzzle) puzzle = nonet_generating_dup_puzzle (generating, j),
                                  listed = nonet_reading_dup_puzzle (reading, j);
          g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);

          g_assert_true (sudoku_shape_equal (puzzle->shape, listed->shape));
          g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, i == 0 ? 0 : 3);
          g_assert_cmpuint (puzzle->shape->n_rules > 20, ==, i);
          g_assert_cmpint (sudoku_uniqueness (grid, NULL, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
        }
    }
}

TEST (each_kind_of_the_stock_keeps_its_board)
{
  for (NonetStockKind kind = 0; kind < NONET_N_STOCK_KINDS; kind++)
    {
      SudokuWish wish = nonet_stock_kind_wish (kind);
      g_autoptr (NonetGenerating) generating = nonet_generating_new (&wish, 5, 3);

      wait_for_end (generating);
      for (guint i = 0; i < 3; i++)
        {
          g_autoptr (NonetPuzzle) puzzle = nonet_generating_dup_puzzle (generating, i);

          g_assert_true (sudoku_shape_equal (puzzle->shape, wish.shape));
        }
    }
}
