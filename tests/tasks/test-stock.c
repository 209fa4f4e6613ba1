/* The stock of new puzzles: filled, kept in files, and filled again where they are damaged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/puzzles/stock.h"

#include "formats/shapes.h"
#include "logic/rating.h"
#include "sudoku/count.h"
#include "tests/folder.h"
#include "tests/tasks/waiting.h"
#include "words/steps/step-text.h"

/* Makes a folder for each test, which is removed with what is in it. */
static char *
new_folder (void)
{
  char *folder = g_dir_make_tmp ("nonet-stock-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return folder;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (char, remove_folder)

static gboolean
is_full (NonetStock *stock)
{
  for (NonetStockKind kind = 0; kind < NONET_N_STOCK_KINDS; kind++)
    if (nonet_stock_count (stock, kind) < NONET_STOCK_SIZE)
      return FALSE;
  return TRUE;
}

/* A full one, written to its files. */
static NonetStock *
full_stock (const char *folder)
{
  NonetStock *stock = nonet_stock_new (folder);

  nonet_stock_set_filling (stock, TRUE);
  WAIT_UNTIL (is_full (stock));
  nonet_stock_flush (stock);
  return stock;
}

static guint
rating_of (NonetPuzzle *puzzle)
{
  SudokuRater *rater = sudoku_rater_new ();
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuRating rating;

  g_assert_cmpint (sudoku_rate (rater, grid, 0, NULL, NULL, &rating), ==, SUDOKU_RATED);
  sudoku_rater_free (rater);
  return rating.er;
}

static void
check_puzzle (NonetStockKind kind, NonetPuzzle *puzzle)
{
  const NonetStockKindInfo *info = nonet_stock_kind_info (kind);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuCount *count = sudoku_count_new (grid);

  g_assert_true (sudoku_shape_equal (puzzle->shape, nonet_shape_get (info->box_rows, info->box_columns)));
  g_assert_cmpint (sudoku_count_run (count, 2), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (sudoku_count_total (count).low, ==, 1);
  sudoku_count_free (count);
  if (kind < NONET_N_DIFFICULTIES)
    {
      g_assert_cmpuint (rating_of (puzzle), >=, info->easiest);
      g_assert_cmpuint (rating_of (puzzle), <=, info->hardest);
    }
}

TEST (a_rating_is_called_what_its_kind_is)
{
  for (NonetStockKind kind = 0; kind < NONET_N_DIFFICULTIES; kind++)
    {
      const NonetStockKindInfo *info = nonet_stock_kind_info (kind);
      const SudokuRating easiest = { .er = info->easiest }, hardest = { .er = info->hardest };

      g_assert_true (g_ascii_strcasecmp (nonet_words_difficulty (&easiest), info->id) == 0);
      g_assert_true (g_ascii_strcasecmp (nonet_words_difficulty (&hardest), info->id) == 0);
    }
}

TEST (puzzles_are_of_their_kind)
{
  g_autoptr (char) folder = new_folder ();
  g_autoptr (NonetStock) stock = full_stock (folder);

  for (NonetStockKind kind = 0; kind < NONET_N_STOCK_KINDS; kind++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_stock_take (stock, kind);

      check_puzzle (kind, puzzle);
      g_assert_cmpuint (nonet_stock_count (stock, kind), ==, NONET_STOCK_SIZE - 1);
    }
  nonet_stock_flush (stock);
}

static void
check_kept (const char *folder)
{
  NonetStock *stock = full_stock (folder);
  g_autoptr (NonetStock) next = NULL;
  g_autoptr (NonetPuzzle) taken = nonet_stock_take (stock, NONET_STOCK_HARD);

  nonet_stock_flush (stock);
  g_object_unref (stock);
  next = nonet_stock_new (folder);
  WAIT_UNTIL (nonet_stock_count (next, NONET_STOCK_16X16) == NONET_STOCK_SIZE);
  for (NonetStockKind kind = 0; kind < NONET_N_STOCK_KINDS; kind++)
    g_assert_cmpuint (nonet_stock_count (next, kind), ==, NONET_STOCK_SIZE - (kind == NONET_STOCK_HARD));
  for (guint i = 1; i < NONET_STOCK_SIZE; i++)
    {
      g_autoptr (NonetPuzzle) other = nonet_stock_take (next, NONET_STOCK_HARD);

      g_assert_false (nonet_puzzle_equal (taken, other));
    }
  nonet_stock_flush (next);
}

TEST (kept_between_starts)
{
  g_autoptr (char) folder = new_folder ();

  /* It is made when it is needed. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  check_kept (folder);
}

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

TEST (damaged_files_are_filled_again)
{
  g_autoptr (char) folder = new_folder ();
  g_autoptr (NonetStock) stock = NULL;

  g_object_unref (full_stock (folder));
  write_file (folder, "easy.txt", "\x01\xff no puzzle\n");
  write_file (folder, "medium.txt", "");
  /* Two solutions, and another board. */
  write_file (folder, "6x6.txt", "2..31......1..4.\n12..................................\n");
  stock = nonet_stock_new (folder);
  WAIT_UNTIL (nonet_stock_count (stock, NONET_STOCK_16X16) == NONET_STOCK_SIZE);
  g_assert_cmpuint (nonet_stock_count (stock, NONET_STOCK_EASY), ==, 0);
  g_assert_cmpuint (nonet_stock_count (stock, NONET_STOCK_MEDIUM), ==, 0);
  g_assert_cmpuint (nonet_stock_count (stock, NONET_STOCK_6X6), ==, 0);
  g_assert_null (nonet_stock_take (stock, NONET_STOCK_EASY));
  nonet_stock_set_filling (stock, TRUE);
  WAIT_UNTIL (is_full (stock));
  nonet_stock_flush (stock);
}

TEST (fills_only_when_it_may)
{
  g_autoptr (char) folder = new_folder ();
  g_autoptr (NonetStock) stock = full_stock (folder);
  g_autoptr (NonetPuzzle) puzzle = nonet_stock_take (stock, NONET_STOCK_EASY);

  g_assert_cmpuint (nonet_worker_count_alive (), <=, 1); /* what writes */
  nonet_stock_flush (stock);
  wait_for_workers ();
  g_assert_cmpuint (nonet_stock_count (stock, NONET_STOCK_EASY), ==, NONET_STOCK_SIZE - 1);
  nonet_stock_set_filling (stock, TRUE);
  WAIT_UNTIL (is_full (stock));
  nonet_stock_flush (stock);
}

TEST (no_folder_is_no_harm)
{
  g_autoptr (NonetStock) stock = nonet_stock_new ("/proc/nonet");

  g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "New puzzles could not be kept*");
  nonet_stock_set_filling (stock, TRUE);
  WAIT_UNTIL (is_full (stock));
  nonet_stock_flush (stock);
  g_test_assert_expected_messages ();
}
