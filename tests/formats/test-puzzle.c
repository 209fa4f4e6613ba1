/* Puzzles: copies are equal until one changes; and ratings in the columns after a board, where a puzzle keeps them, and their order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "tests/test.h"

#include "boards.h"
#include "formats/difficulty.h"
#include "formats/puzzle.h"
#include "formats/write.h"

static NonetPuzzle *
new_four (void)
{
  const SudokuShape *shape = nonet_shape_get (2, 2);

  return nonet_puzzle_new (shape, NULL);
}

TEST (copy_is_equal_and_apart)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  g_autoptr (NonetPuzzle) copy = NULL;

  puzzle->givens[3] = 4;
  puzzle->entries[5] = 2;
  nonet_puzzle_ensure_marks (puzzle)[7] = 0xa;
  puzzle->title = g_strdup ("Small");
  copy = nonet_puzzle_copy (puzzle);
  g_assert_true (nonet_puzzle_equal (puzzle, copy));
  copy->marks[7] = 0xb;
  g_assert_false (nonet_puzzle_equal (puzzle, copy));
  g_assert_cmpuint (puzzle->marks[7], ==, 0xa);
}

TEST (same_givens_and_same_values)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  g_autoptr (NonetPuzzle) other = NULL;

  puzzle->givens[4] = 3;
  other = nonet_puzzle_copy (puzzle);
  other->elapsed = 60;
  g_assert_true (nonet_puzzle_same_values (puzzle, other));
  other->entries[15] = 1;
  g_assert_true (nonet_puzzle_same_givens (puzzle, other));
  g_assert_false (nonet_puzzle_same_values (puzzle, other));
  other->givens[4] = 2;
  g_assert_false (nonet_puzzle_same_givens (puzzle, other));
  g_assert_false (nonet_puzzle_same_givens (puzzle, NULL));
}

TEST (no_marks_are_empty_marks)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  g_autoptr (NonetPuzzle) copy = nonet_puzzle_copy (puzzle);

  nonet_puzzle_ensure_marks (copy);
  g_assert_true (nonet_puzzle_equal (puzzle, copy));
  g_assert_true (nonet_puzzle_equal (copy, puzzle));
  nonet_puzzle_ensure_colours (copy)[0] = 1;
  g_assert_false (nonet_puzzle_equal (puzzle, copy));
}

TEST (grid_with_and_without_entries)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  SudokuGrid *givens, *all;

  puzzle->givens[0] = 1;
  puzzle->entries[1] = 2;
  givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  all = nonet_puzzle_dup_grid (puzzle, TRUE);
  g_assert_cmpuint (sudoku_grid_filled (givens), ==, 1);
  g_assert_cmpuint (sudoku_grid_filled (all), ==, 2);
  sudoku_grid_free (givens);
  sudoku_grid_free (all);
}

/* Ratings. */

#define P "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
#define Q "2......1.4.........3...........5.4.7..8...6....1.9....3..4..2...5.1........8.6..."

static void
assert_rated (const char *text, guint index, const char *difficulty, const char *comment)
{
  g_autoptr (NonetReading) reading = read_text (text);
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, index);

  g_assert_cmpstr (puzzle->difficulty, ==, difficulty);
  g_assert_cmpstr (puzzle->comment, ==, comment);
}

TEST (a_rating_is_the_first_or_last_field)
{
  assert_rated (P " 7.2\n", 0, "7.2", NULL);
  assert_rated (P "  11.8 01.5 01.5\n", 0, "11.8/1.5/1.5", NULL);
  assert_rated (P " 8.9/1.2/1.2 Dynamic Region Forcing Chains\n", 0, "8.9/1.2/1.2", "Dynamic Region Forcing Chains");
  assert_rated ("0001d2888928 " P "  7.1\n00035f2db993 " Q "  8.2\n", 1, "8.2", NULL);
  assert_rated (P ",platinum blonde,10.6\n" Q ",golden nugget,10.6\n", 0, "10.6", "platinum blonde");
  assert_rated (P " version 2.5 of it\n" Q "\n", 0, NULL, "version 2.5 of it");
  assert_rated (P " 2005.10\n" Q " 31.5\n", 0, NULL, "2005.10");
}

TEST (a_rating_may_be_named)
{
  assert_rated (P " ED=11.9/1.2/1.2\n" Q " ED=7.2/1.2/1.2 name\n", 0, "11.9/1.2/1.2", NULL);
  assert_rated (P " ED=11.9/1.2/1.2\n" Q " ED=7.2/1.2/1.2 name\n", 1, "7.2/1.2/1.2", "name");
  assert_rated (P " SE=7.1\n" Q " ER: 8.9\n", 0, "7.1", NULL);
  assert_rated (P " SE=7.1\n" Q " ER: 8.9\n", 1, "8.9", NULL);
  assert_rated (P " ER=8.9 EP=1.2 ED=1.2\n" Q "\n", 0, "8.9/1.2/1.2", NULL);
  assert_rated ("1 . . 4 . . 1 . . 1 . . 4 . . 1   SE=1.5\n", 0, "1.5", NULL);
}

/* Figures that stand below a board, or above each. */
TEST (figures_beside_a_board)
{
#define ONE "1..4\n.21.\n.1..\n4..1\n"
#define TWO "..34\n34..\n..43\n43.1\n"
  static const char below[] = ONE "\n"
                                  "Number of Givens: 6\nDifficulty: Easy\n" TWO "\n"
                                  "Number of Givens: 8\nDifficulty: Expert\n";
  static const char above[] = "Difficulty: Easy\n" ONE "\nDifficulty: Expert\n" TWO;
  static const char titled[] = "One\n" ONE "Level: Easy\n\nTwo\n" TWO "Level: Expert\n";
  static const char *const texts[] = { below, above, titled };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint index = 0; index < 2; index++)
      {
        g_autoptr (NonetReading) reading = read_text (texts[i]);
        g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, index);

        g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
        g_assert_cmpstr (puzzle->difficulty, ==, index == 0 ? "Easy" : "Expert");
        g_assert_cmpstr (puzzle->title, ==, i < 2 ? NULL : index == 0 ? "One" : "Two");
      }
#undef ONE
#undef TWO
}

TEST (a_heading_says_which_column_it_is)
{
  static const char tabs[] =
      "#puzzle\tsource\tSE121_ER/EP/ED\tSE121_hardest\tother_ER/EP/ED\n" P
      "\tqqwing\t1.5/1.2/1.2\tHidden Single\t4.0/1.2/1.2\n" Q "\tqqwing\t\tNothing\t4.0/1.2/1.2\n";
  static const char commas[] = "Puzzle,Label,Difficulty\n" P ",one,hard\n" Q ",two,easy\n";
  static const char apart[] =
      "HardestDatabase\n#!sudoku -c1,PuzzleR,Label,ER,EP,ED,Sx9\n" P ",a,10.6,1.2,1.3,77\n" Q ",b,,,,78\n";

  assert_rated (tabs, 0, "1.5/1.2/1.2", "qqwing\t1.5/1.2/1.2\tHidden Single\t4.0/1.2/1.2");
  assert_rated (tabs, 1, NULL, "qqwing\t\tNothing\t4.0/1.2/1.2");
  assert_rated (commas, 0, "hard", "one");
  assert_rated (commas, 1, "easy", "two");
  assert_rated (apart, 0, "10.6/1.2/1.3", "a,10.6,1.2,1.3,77");
  assert_rated (apart, 1, NULL, "b,,,,78");
  assert_rated ("# grid number level\n" P " 1 easy\n" Q " 2 hard\n", 0, "easy", "1");
  assert_rated ("# puzzle with level\n" P " and more\n" Q "\n", 0, NULL, "and more");
}

TEST (ratings_are_written_back)
{
  g_autoptr (NonetPuzzle) rated = read_one (P " 8.9/1.2/1.2\n");
  g_autoptr (NonetPuzzle) native =
      read_one ("{\"version\":\"http://ipuz.org/v2\",\"kind\":[\"http://ipuz.org/sudoku#1\"],"
                "\"difficulty\":7.2,\"puzzle\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}");
  g_autofree char *sdm = nonet_write_puzzle (nonet_write_format_find ("sdm"), rated, NULL);
  g_autofree char *ipuz = nonet_write_puzzle (nonet_write_format_find ("ipuz"), rated, NULL);
  g_autoptr (NonetPuzzle) from_sdm = read_one (sdm), from_ipuz = read_one (ipuz);

  g_assert_cmpstr (from_sdm->difficulty, ==, "8.9/1.2/1.2");
  g_assert_cmpstr (from_ipuz->difficulty, ==, "8.9/1.2/1.2");
  g_assert_cmpstr (native->difficulty, ==, "7.2");
}

TEST (difficulties_have_an_order)
{
  static const char *const ascending[] = { "1.2",         "Easy",    "2.3/1.2/1.2", "Medium",       "3.4",    "Unfair",
                                           "7.2/1.2/1.2", "Extreme", "10.6",        "11.8/1.2/1.2", "no word" };

  for (guint i = 1; i < G_N_ELEMENTS (ascending); i++)
    g_assert_cmpfloat (nonet_difficulty_to_number (ascending[i - 1]), <, nonet_difficulty_to_number (ascending[i]));
  g_assert_true (isinf (nonet_difficulty_to_number (NULL)));
}
