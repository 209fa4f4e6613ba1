/* What was once read as another puzzle than was meant: it is read rightly now, or refused by name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"
#include "formats/write.h"

#define GIVENS "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
#define SOLUTION "249571638861432975573986142725698413698143257314725869937814526152369784486257391"
#define OTHER "....52..448796..5..2...8..9..8....13752..189.31..........6...7.5........83.1....2"

/* The rows of a board, each as it is or rewritten, between two texts. */
static char *
rows_of (const char *board, guint order, const char *before, const char *after)
{
  GString *text = g_string_new (before);

  for (guint row = 0; row < order; row++)
    g_string_append_printf (text, "%.*s\n", (int) order, board + row * order);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

/* A text with the digits replaced by letters. */
static char *
in_letters (const char *text, const char *letters)
{
  char *copy = g_strdup (text);

  for (char *p = copy; *p != '\0'; p++)
    if (*p >= '1' && *p <= '9')
      *p = letters[*p - '1'];
  return copy;
}

static void
assert_reads_with (const char *text, const char *cells, const char *alphabet)
{
  g_autoptr (NonetReading) reading = read_text (text);
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);
  g_autofree char *symbols = nonet_alphabet_to_string (puzzle->alphabet);

  assert_counts (reading, 1, 0);
  assert_cells (puzzle->givens, cells);
  g_assert_cmpstr (symbols, ==, alphabet);
}

/* A line of symbols above the rows is the alphabet, not a row. */
TEST (alphabet_line)
{
  const char *six = "1....2..3....4........5....6..2....1";
  g_autofree char *digits = rows_of (GIVENS, 9, "9 3 3\n123456789\n\n", "");
  g_autofree char *board_in_letters = in_letters (GIVENS, "ABCDEFGHI");
  g_autofree char *letters = rows_of (board_in_letters, 9, "9 3 3\nABCDEFGHI\n\n", "");
  g_autofree char *board_in_word = in_letters (GIVENS, "TONYBLAIR");
  g_autofree char *word = rows_of (board_in_word, 9, "9\nTONYBLAIR\n", "");
  g_autofree char *bare = rows_of (GIVENS, 9, "123456789\n\n", "");
  g_autofree char *small = rows_of (six, 6, "6 3 2\n123456\n\n", "");
  g_autoptr (NonetPuzzle) tall = read_one (small);

  assert_reads_with (digits, GIVENS, "1-9");
  assert_reads_with (letters, GIVENS, "A-I");
  assert_reads_with (word, GIVENS, "TONYBLAIR");
  assert_reads_with (bare, GIVENS, "1-9");
  assert_reads_with (small, six, "1-6");
  g_assert_cmpuint (sudoku_shape_box_rows (tall->shape), ==, 3);
}

/* Asserts that a text is a puzzle with these givens, NULL for none, and regions, in lines or not; and that what it is written as is read
 * again. */
static void
assert_jigsaw (const char *text, const char *givens, const char *map)
{
  g_autoptr (NonetPuzzle) puzzle = read_one (text);
  guint cell = 0, first[128];

  if (givens != NULL)
    assert_cells (puzzle->givens, givens);
  else
    g_assert_cmpuint (nonet_puzzle_count_givens (puzzle), ==, 0);
  memset (first, 0xff, sizeof first);
  for (const char *p = map; *p != '\0'; p++)
    if (*p != '\n')
      {
        guint box = sudoku_cell_box (puzzle->shape, cell++);

        if (first[(guchar) *p] == G_MAXUINT)
          first[(guchar) *p] = box;
        g_assert_cmpuint (first[(guchar) *p], ==, box);
      }
  g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, 0);
  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    if (format->irregular)
      {
        g_autofree char *written = nonet_write_puzzle (format, puzzle, NULL);
        g_autoptr (NonetPuzzle) read = read_one (written);

        g_assert_true (nonet_puzzle_same_givens (puzzle, read));
      }
}

/* Men on a board, boxes that are ticked, and a table with nothing in it. */
TEST (letters_and_nothing)
{
  assert_refused ("........\n........\n........\n...OX...\n...XO...\n........\n........\n........\n",
                  "there is no Sudoku in this text");
  assert_refused ("[ ] [x] [ ] [ ]\n[ ] [ ] [ ] [x]\n[x] [ ] [ ] [ ]\n[ ] [ ] [x] [ ]\n",
                  "1: these rows do not form a board of 4 rows");
  assert_refused (",,,\n,,,\n,,,\n,,,\n", "there is no Sudoku in this text");
  /* One given is enough for a board in a line, whatever its symbol. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (NonetAlphabet) letters = nonet_alphabet_parse ("ABCD", 4, NULL);
      const NonetReadOptions options = { .alphabet = i == 0 ? NULL : letters };
      g_autoptr (NonetReading) reading = read_text_with ("B...............\n", &options);

      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 1);
    }
}

/* A square of symbols, each of which comes once in each row and column, is no puzzle without boxes. */
TEST (latin_square)
{
  assert_refused ("1 2 3 4 5\n3 4 5 1 2\n5 1 2 3 4\n2 3 4 5 1\n4 5 1 2 3\n", "there is no Sudoku in this text");
}

/* The map of regions after the rows of a jigsaw is no second puzzle. */
TEST (map_of_regions)
{
  const char *map =
      "999998888\n999988888\n777776666\n777766666\n555544444\n555554444\n333332222\n333322222\n111111111\n";
  g_autofree char *letters = in_letters (map, "ABCDEFGHI");
  g_autofree char *sized = rows_of (GIVENS, 9, "9 9\n", map);
  g_autofree char *apart = rows_of (GIVENS, 9, "", "\n");
  g_autofree char *lettered = g_strconcat (apart, letters, NULL);
  g_autofree char *headed = g_strconcat (apart, "Regions:\n", map, NULL);

  assert_jigsaw (sized, GIVENS, map);
  assert_jigsaw (lettered, GIVENS, map);
  assert_jigsaw (headed, GIVENS, map);
  assert_jigsaw (map, NULL, map);
}

/* Nor is one in a line of its own, as in a list, or after words. */
TEST (map_in_a_line)
{
  const char *map = "999998888999988888777776666777766666555544444555554444333332222333322222111111111";
  g_autofree char *letters = in_letters (map, "ABCDEFGHI");
  g_autofree char *digits_below = g_strconcat (GIVENS, "\n", map, "\n", NULL);
  g_autofree char *letters_below = g_strconcat (GIVENS, "\n", letters, "\n", NULL);
  g_autofree char *letters_above = g_strconcat (letters, "\n", GIVENS, "\n", NULL);
  g_autofree char *far_below = g_strconcat (GIVENS, "\nIts shapes are these:\n\n", map, "\n", NULL);
  g_autofree char *beside = g_strconcat (GIVENS, " ", map, NULL);

  assert_jigsaw (digits_below, GIVENS, map);
  assert_jigsaw (letters_below, GIVENS, map);
  assert_jigsaw (letters_above, GIVENS, map);
  assert_jigsaw (far_below, GIVENS, map);
  assert_jigsaw (beside, GIVENS, map);
  assert_jigsaw (letters, NULL, map);
}

/* A list of regions is one of boards without givens, and each board of a list has its own regions. */
TEST (lists_of_regions)
{
#define LAYOUT "000000001222304111222344111222344411555333444665553777666553777666583777688888888\n"
#define LETTERS "AAAAAAABBACCCCCABBCCDEEEEBBCCDDDEEBBFGGGDEEEBFFGGDDDHHFFGGGGDHHFFIHHHHHIFFIIIIIII\n"
  g_autoptr (NonetReading) bare = read_text (LAYOUT LETTERS LAYOUT);
  g_autoptr (NonetReading) list = read_text (GIVENS " " LETTERS GIVENS "," LAYOUT);
  g_autoptr (NonetReading) turns = read_text (GIVENS "\n" LETTERS GIVENS "\n" LAYOUT);
  NonetReading *const readings[] = { bare, list, turns };

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      g_autoptr (NonetPuzzle) first = nonet_reading_dup_puzzle (readings[i], 0),
                              second = nonet_reading_dup_puzzle (readings[i], 1);

      assert_counts (readings[i], i == 0 ? 3 : 2, 0);
      g_assert_cmpuint (nonet_puzzle_count_givens (second), ==, i == 0 ? 0 : nonet_puzzle_count_givens (first));
      g_assert_cmpuint (sudoku_shape_box_rows (second->shape), ==, 0);
      g_assert_false (sudoku_shape_equal (first->shape, second->shape));
    }
#undef LAYOUT
#undef LETTERS
}

/* Regions before the board say the same; those of the boxes say nothing. */
TEST (regions_before_the_board)
{
  const char *irregular =
      "001111222\n000011222\n003411122\n033445552\n333444555\n633344558\n667774588\n666778888\n666777788\n";
  const char *boxes =
      "000111222\n000111222\n000111222\n333444555\n333444555\n333444555\n666777888\n666777888\n666777888\n";
  g_autofree char *jigsaw = rows_of (GIVENS, 9, irregular, "");
  g_autofree char *plain = rows_of (GIVENS, 9, boxes, "");
  g_autofree char *below = rows_of (GIVENS, 9, "", boxes);

  assert_jigsaw (jigsaw, GIVENS, irregular);
  assert_reads_with (plain, GIVENS, "1-9");
  assert_reads_with (below, GIVENS, "1-9");
}

/* Nine characters for the candidates of each cell: here all but 1 in the first, only 5 in the last, and all in the others. */
TEST (candidates_in_a_line)
{
  g_autoptr (GString) text = g_string_new (".23456789");
  g_autoptr (NonetPuzzle) puzzle = NULL;

  for (guint cell = 1; cell < 80; cell++)
    g_string_append (text, "123456789");
  g_string_append (text, "....5....\n");
  puzzle = read_one (text->str);
  g_assert_cmpuint (puzzle->shape->order, ==, 9);
  /* They are clues. The peers of the last list 5 too, so it is no value yet. */
  g_assert_cmpuint (nonet_puzzle_count_givens (puzzle), ==, 0);
  g_assert_cmpuint (puzzle->shape->n_rules, ==, 2);
  g_assert_cmpuint (puzzle->shape->rule[0].n_digits, ==, 8);
  g_assert_cmpuint (puzzle->shape->rule[1].n_digits, ==, 1);
}

/* Texts without a puzzle. */
TEST (no_puzzle)
{
  const char *const texts[] = {
    "This program is free software:\nyou can redistribute it\nunder the terms of the licence\nas published.\n"
    "******\n******\n******\n******\n******\n******\nNo warranty.\n",
    "font=sans\nsize=large\nwrap=words\nmode=last\nend=newline\nEND.OF.LINE.\nEND.OF.LINE.\nEND.OF.LINE.\n"
    "END.OF.LINE.\nEND.OF.LINE.\nEND.OF.LINE.\nEND.OF.LINE.\nEND.OF.LINE.\nEND.OF.LINE.\nEND.OF.LINE.\nEND.OF.LINE.\n"
    "END.OF.LINE.\n",
    "int main (void)\n{\n  return solve (queens);\n}\n/* a solution */\n.Q...\n...Q.\nQ....\n..Q..\n....Q\nvoid g "
    "(void);\n",
  };
  g_autofree char *path = NULL;
  g_autoptr (GString) numbers = g_string_new ("<svg width=\"10\">\n<path d=\"M\n");

  for (guint i = 0; i < 100; i++)
    g_string_append_printf (numbers, "%u%c", (i * 7 + i / 10 * 3) % 50 + 11, i % 10 == 9 ? '\n' : ' ');
  g_string_append (numbers, "\"/>\n</svg>\n");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i], "there is no Sudoku in this text");
  {
    g_autoptr (GBytes) bytes = g_bytes_new (numbers->str, numbers->len);
    g_autoptr (GError) error = NULL;

    g_assert_null (nonet_read_bytes (bytes, NULL, NULL, &error));
  }
}

/* Dokugen writes '!' after givens, and notes in brackets. */
TEST (marked_givens)
{
  g_autoptr (NonetPuzzle) commas = read_one ("1!,2,.,4!\n.,.,2!,.\n.,3!,.,.\n4!,.,.,1!\n");
  g_autoptr (NonetPuzzle) bars = read_one ("1!|2(2,3)|.(3)|4!\n.|.(3,4)|2!|.\n.|3!|.|.\n4!|.|.|1!\n");

  assert_cells (commas->givens, "1..4..2..3..4..1");
  assert_cells (commas->entries, ".2..............");
  assert_cells (bars->givens, "1..4..2..3..4..1");
  assert_cells (bars->entries, ".2..............");
  g_assert_cmpuint (bars->marks[5], ==, 4 + 8);
}

TEST (rows_in_groups)
{
  assert_refused ("859 612 437\n723 854 169\n164 379 528\n986 147 352\n375 268 914 rubbish here\n241 593 786\n"
                  "432 981 675\n617 425 893\n598 736 241\n",
                  "5:13: the row has 20 cells instead of 9");
  assert_refused (
      "53..7....\n6..195...\n.98....6.\n8...6...3 junk\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
      "4:11: the row has 13 cells instead of 9");
}

/* Each board is read by the letters it has. */
TEST (boards_with_letters_of_their_own)
{
  g_autoptr (NonetReading) reading = read_text ("A..D\n..B.\n.C..\nD..A\n\nP..S\n..Q.\n.R..\nS..P\n");
  g_autoptr (NonetPuzzle) second = nonet_reading_dup_puzzle (reading, 1);
  g_autofree char *letters = nonet_alphabet_to_string (second->alphabet);

  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_ERROR), ==, 0);
  assert_givens (reading, 0, "1..4..2..3..4..1");
  assert_cells (second->givens, "1..4..2..3..4..1");
  g_assert_cmpstr (letters, ==, "P-S");
}

/* A string of 81 characters with spaces for blanks. */
TEST (string)
{
  g_autofree char *spaces = g_strdelimit (g_strdup (GIVENS), ".", ' ');
  g_autofree char *one = g_strdup_printf ("\"%s\"\n", spaces);

  assert_reads_with (one, GIVENS, "1-9");
}

/* In a grid of candidates '-' and '*' mark cells that a step is about. */
TEST (marks_of_a_step)
{
  g_autoptr (NonetPuzzle) puzzle = read_one ("|1 -23 |4 *23 |\n|3 4 |1 23 |\n|2 1 |3 4 |\n|4 23 |2 1 |\n");

  g_assert_cmpuint (puzzle->givens[0], ==, 1);
  g_assert_cmpuint (puzzle->marks[1], ==, 2 + 4);
  g_assert_cmpuint (puzzle->marks[3], ==, 2 + 4);
}

/* An empty board of 36×36, and one of a single cell. */
TEST (empty_boards)
{
  g_autoptr (GString) zeros = g_string_new (NULL);
  g_autoptr (NonetPuzzle) large = NULL;
  g_autoptr (NonetPuzzle) one = read_one (".\n");

  for (guint cell = 0; cell < 36 * 36; cell++)
    g_string_append (zeros, cell % 36 == 35 ? "0\n" : "0 ");
  large = read_one (zeros->str);
  g_assert_cmpuint (large->shape->order, ==, 36);
  g_assert_cmpuint (large->givens[0], ==, 0);
  g_assert_cmpuint (one->shape->order, ==, 1);
}

/* What stands after a board is kept, however its blanks are written. */
TEST (words_after_the_board)
{
  g_autofree char *hashes = g_strdelimit (g_strdup (GIVENS), ".", '#');
  g_autofree char *rows = rows_of (hashes, 9, "", "Easy to solve by hand.\n");
  g_autoptr (NonetPuzzle) spaced = read_one (rows);
  g_autoptr (NonetPuzzle) table =
      read_one ("<table><tr><td>1</td><td></td><td></td><td>4</td></tr>\n"
                "<tr><td></td><td></td><td>2</td><td></td></tr>\n<tr><td></td><td>3</td><td></td><td></td></tr>\n"
                "<tr><td>4</td><td></td><td></td><td>1</td></tr></table>\n<p>Easy to solve by hand.</p>\n");

  assert_cells (spaced->givens, GIVENS);
  g_assert_cmpstr (spaced->comment, ==, "Easy to solve by hand.");
  assert_cells (table->givens, "1..4..2..3..4..1");
  g_assert_cmpstr (table->comment, ==, "Easy to solve by hand.");
}

/* Lines of a page are lines, though they stand in one of the file: what follows a puzzle there is none of its words. */
TEST (lines_of_a_page)
{
  g_autoptr (NonetReading) reading =
      read_text ("<html><body><p>Two:<br>" GIVENS " easy<br>" OTHER "<br>The end.</p></body></html>");
  g_autoptr (NonetPuzzle) first = nonet_reading_dup_puzzle (reading, 0);
  g_autoptr (NonetPuzzle) second = nonet_reading_dup_puzzle (reading, 1);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
  assert_cells (first->givens, GIVENS);
  assert_cells (second->givens, OTHER);
  g_assert_cmpstr (first->comment, ==, "easy");
  g_assert_null (second->comment);
}

/* A second puzzle in a line is one more, and the same one again is not. */
TEST (two_puzzles_in_a_line)
{
  static const char *const between[] = { " ", ",", "\t", "" };
  g_autoptr (NonetReading) twice = read_text (GIVENS " " GIVENS "\n");

  for (guint i = 0; i < G_N_ELEMENTS (between); i++)
    {
      g_autofree char *text = g_strconcat (GIVENS, between[i], OTHER, "\n", NULL);
      g_autoptr (NonetReading) reading = read_text (text);
      g_autoptr (NonetPuzzle) second = NULL;

      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
      second = nonet_reading_dup_puzzle (reading, 1);
      assert_givens (reading, 0, GIVENS);
      assert_cells (second->givens, OTHER);
    }
  g_assert_cmpuint (nonet_reading_get_n_puzzles (twice), ==, 1);
}

/* A string of SudokuWiki has two characters for each of 81 cells, and no more. */
TEST (string_that_continues)
{
  g_autofree char *cells = g_strnfill (162, '0');
  g_autofree char *good = g_strconcat ("S9B", cells, "\n", NULL);
  g_autofree char *longer = g_strconcat ("S9B", cells, "01\n", NULL);

  assert_reads_with (good, ".", "1-9");
  assert_refused (longer, "1:166: the string continues after 81 cells");
}

/* One board that solves the other is its solution, above or below it. */
TEST (board_and_solution)
{
  static const char *const between[] = { "", "----\n", "\nSolution:\n" };

  for (guint i = 0; i < G_N_ELEMENTS (between); i++)
    for (guint turned = 0; turned < 2; turned++)
      {
        g_autofree char *first = rows_of (turned ? SOLUTION : GIVENS, 9, "", between[i]);
        g_autofree char *text = rows_of (turned ? GIVENS : SOLUTION, 9, first, "");
        g_autoptr (NonetPuzzle) puzzle = read_one (text);

        assert_cells (puzzle->givens, GIVENS);
        assert_cells (puzzle->solution, SOLUTION);
      }
}

/* A solution of something else, and the solutions in a list of puzzles. */
TEST (boards_and_solutions)
{
  g_autofree char *head = rows_of (OTHER, 9, "", "\n");
  g_autofree char *other = rows_of (SOLUTION, 9, head, "");
  g_autofree char *given = rows_of (GIVENS, 9, "", "\n");
  g_autofree char *pair = rows_of (SOLUTION, 9, given, "\n");
  g_autofree char *list = rows_of (OTHER, 9, pair, "");
  g_autoptr (NonetReading) apart = read_text (other), paired = read_text (list);
  g_autoptr (NonetPuzzle) first = nonet_reading_dup_puzzle (paired, 0);
  g_autoptr (NonetPuzzle) second = nonet_reading_dup_puzzle (paired, 1);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (apart), ==, 2);
  g_assert_cmpuint (nonet_reading_get_n_puzzles (paired), ==, 2);
  assert_cells (first->solution, SOLUTION);
  assert_cells (second->givens, OTHER);
  g_assert_null (second->solution);
}

/* A reference to a file is none, nor are numbers that repeat. */
TEST (what_is_no_board)
{
  static const struct
  {
    const char *text, *message;
  } texts[] = {
    { "version https://git-lfs.github.com/spec/v1\noid "
      "sha256:a2fd52aea23d331d5b4ee723c856236e838a9fb9a70e66f4e0e0cf26\n",
      "this is only a reference to a file that Git LFS keeps; get the file itself first" },
  };
  g_autoptr (GString) ones = g_string_new ("weights = [1");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i].text, texts[i].message);
  for (guint i = 1; i < 225; i++)
    g_string_append (ones, ", 1");
  g_string_append (ones, "];\n");
  assert_refused (ones->str, "1: these cells do not form a board of 15 rows");
  assert_refused ("00000000-0000-0000-0000-000000000000\n", "there is no Sudoku in this text");
  assert_refused ("0000000000000000000000000000000000000000000000000000000000000000\n",
                  "there is no Sudoku in this text");
  assert_reads ("....................................\n", "....................................");
}

/* A table of figures among much prose is no damaged board; a row that is nearly one of the board's is. */
TEST (asides)
{
  const char *prose = "# Solver\n\nIt solves them.\n\nRun it.\n\n",
             *more = "\nClone it.\n\nBuild it.\n\nRun it.\n\nDone.\n";
  g_autofree char *table = g_strconcat (more, "\n| n | time |\n|---|---|\n| 1 | 0.2 |\n| 2 | 0.4 |\n", more, NULL);
  g_autofree char *row = g_strconcat (more, "\n53..7...\n", more, NULL);
  g_autofree char *with_table = rows_of (GIVENS, 9, prose, table), *with_row = rows_of (GIVENS, 9, prose, row);
  g_autoptr (NonetReading) one = read_text (with_table), two = read_text (with_row);

  assert_counts (one, 1, 0);
  g_assert_cmpuint (nonet_reading_get_n_messages (two, NONET_MESSAGE_ERROR), ==, 1);
}

/* Boards with few givens among a few words; other rules make up for the symbols that are not there. */
TEST (few_givens)
{
  const char *few = "..........24...8....6...2....8...3.............1...76..43...6........4...........";
  g_autofree char *text = rows_of (few, 9, "Author: Ann\nColumns:\n - 1\n - 5\n - 9\nBoard:\n", "");

  assert_reads_with (text, few, "1-9");
}

/* Bars between boxes, colons between cells. */
TEST (colons_between_cells)
{
  g_autoptr (GString) text = g_string_new ("+~~~+~~~+~~~+\n");

  for (guint cell = 0; cell < 81; cell++)
    g_string_append_printf (text, "%s %c %s", cell % 9 == 0 ? "|" : "", GIVENS[cell] == '.' ? ' ' : GIVENS[cell],
                            cell % 9 == 8   ? "|\n+---+---+---+\n"
                            : cell % 3 == 2 ? "|"
                                            : ":");
  assert_reads_with (text->str, GIVENS, "1-9");
}

/* What comes too often in a row or column is no board: phone numbers, weights, a log. */
TEST (repeats)
{
  assert_refused ("0.833333\n0.166667\n0.500000\n0.666667\n0.333333\n0.250000\n0.750000\n0.125000\n",
                  "1: these rows do not form a board of 8 rows");
}

/* Marks of direction stand between the cells of pages, and bytes of Windows-1252 for blanks. */
TEST (invisible_marks)
{
  g_autoptr (NonetReading) dashes = read_text ("1\226\2264\n\226\2262\226\n\2263\226\226\n4\226\2261\n");

  assert_reads ("\342\200\2171..4\n..2.\342\200\216\n\342\201\246.3..\342\201\251\n4..1\n", "1..4..2..3..4..1");
  assert_givens (dashes, 0, "1..4..2..3..4..1");
}

/* Stars around several cells mark all of them; too few to be the givens of a puzzle are for something else. */
TEST (bold_pieces)
{
#define ROWS(first)                                                                                                    \
  first " 4 6 7 8 9 1 2\n6 7 2 **1 9 5** 3 4 8\n1 **9 8** 3 4 2 5 6 **7**\n8 5 9 7 6 1 4 2 3\n"                        \
        "4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n2 8 7 4 1 9 6 3 5\n3 4 5 2 8 6 1 7 9\n"
  g_autoptr (NonetPuzzle) bold = read_one (ROWS ("**5 3**"));
  g_autoptr (NonetPuzzle) few = read_one ("5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 3 4 8\n1 9 8 3 4 2 5 6 7\n8 5 9 7 6 1 4 2 3\n"
                                          "4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n"
                                          "2 8 7 4 1 9 **6 3** 5\n3 4 5 2 8 6 1 7 9\n");

  assert_cells (bold->givens, "53..........195....98.....7"
                              "......................................................");
  g_assert_cmpuint (nonet_puzzle_count_entries (bold), ==, 73);
  g_assert_cmpuint (nonet_puzzle_count_givens (few), ==, 81);
#undef ROWS
}

/* A value after '+' was placed, and candidates after a colon are gone. */
TEST (placed_values)
{
#define ROWS "...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  g_autoptr (NonetReading) list = read_text ("53+4.7." ROWS ":814 816\n\"53+4.7." ROWS "\",\n53+4.7." ROWS " 7.2\n");
  g_autoptr (NonetPuzzle) first = nonet_reading_dup_puzzle (list, 0), last = nonet_reading_dup_puzzle (list, 2);
  g_autoptr (NonetPuzzle) rows = read_one ("1+2.4\n..1.\n.1+4.\n4..1\n");

  assert_counts (list, 3, 0);
  for (guint i = 0; i < 3; i++)
    assert_givens (list, i, "53..7." ROWS);
  g_assert_cmpuint (first->entries[2], ==, 4);
  g_assert_cmpuint (first->eliminated[3], ==, sudoku_set_of (8));
  g_assert_cmpuint (first->eliminated[5], ==, sudoku_set_of (8));
  g_assert_cmpstr (last->difficulty, ==, "7.2");
  assert_cells (rows->givens, "1..4..1..1..4..1");
  assert_cells (rows->entries, ".2........4.....");
  assert_reads ("1+2+.+4\n.+.+1+.\n.+1+.+.\n4+.+.+1\n", "12.4..1..1..4..1");
#undef ROWS
}

/* What stands beside a board is no part of it. */
TEST (beside_the_board)
{
  static const char *const texts[] = {
    "  ┌───┬───┬───┬───┐     a game 6.0\n  │ 1 │   │   │ 4 │\n  ├───┼───┼───┼───┤\n"
    "  │   │ 2 │ 1 │   │     Commands\n  ├───┼───┼───┼───┤      h - Move left\n  │   │ 1 │   │   │      j - Move down\n"
    "  ├───┼───┼───┼───┤\n  │ 4 │   │   │ 1 │     12 hints\n  └───┴───┴───┴───┘\n",
    "+---+---+---+---+\n| 1 |   |   | 4 |  first row\n+---+---+---+---+  line\n|   | 2 | 1 |   |\n+---+---+---+---+\n"
    "|   | 1 |   |   |\n+---+---+---+---+\n| 4 |   |   | 1 |\n+---+---+---+---+\n",
    "1 . . 4   <- row 1\n. 2 1 .   <- row 2\n. 1 . .   <- row 3\n4 . . 1   <- row 4\n",
    ">!1..4.21..1..4..1!<\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_reads (texts[i], "1..4.21..1..4..1");
}

/* Asserts that a text gives no puzzle with a value larger than its order. */
static void
assert_unread (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, NULL);

  for (guint i = 0; reading != NULL && i < nonet_reading_get_n_puzzles (reading); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, i);

      for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
        g_assert_cmpuint (puzzle->givens[cell], <=, puzzle->shape->order);
    }
}

/* Cells of several lines: candidates at their places, values in the middle, whatever the size of the board. */
TEST (drawn_cells)
{
  static const char marks[] = "╔═══════════╦═══════════╗\n║   2 │     ║     │ 1   ║\n║     │  3  ║  4  │     ║\n"
                              "║     │     ║     │     ║\n║─────┼─────║─────┼─────║\n║     │ 1   ║     │     ║\n"
                              "║  4  │     ║     │  2  ║\n║     │     ║ 3   │     ║\n╠═══════════╬═══════════╣\n"
                              "║     │     ║   2 │     ║\n║  1  │     ║     │  3  ║\n║     │   4 ║     │     ║\n"
                              "║─────┼─────║─────┼─────║\n║     │     ║     │     ║\n║     │  2  ║  1  │     ║\n"
                              "║ 3   │     ║     │   4 ║\n╚═══════════╩═══════════╝\n";
  g_autoptr (NonetPuzzle) puzzle = read_one (marks);

  assert_cells (puzzle->givens, ".34.4..21..3.21.");
  g_assert_cmpuint (puzzle->marks[0], ==, sudoku_set_of (2));
  g_assert_cmpuint (puzzle->marks[15], ==, sudoku_set_of (4));
  {
    g_autofree char *larger = g_strdup (marks);

    /* No such value is on a board of 4×4. */
    *strchr (larger, '4') = '8';
    assert_unread (larger);
  }
  for (guint order = 4; order <= 9; order++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (NonetPuzzle) board = NULL;

      if (sudoku_usual_box_rows (order) == 1)
        continue;
      for (guint cell = 0; cell < order * order; cell += order)
        for (guint line = 0; line < 3; line++)
          {
            for (guint i = cell; i < cell + order; i++)
              g_string_append_printf (text, "|  %c  ",
                                      line == 1 && i % 5 != 1 ? '0' + pattern_value (nonet_shape_get_usual (order), i)
                                                              : ' ');
            g_string_append (text, line == 2 ? "|\n+-----+-----+\n" : "|\n");
          }
      board = read_one (text->str);
      for (guint cell = 0; cell < order * order; cell++)
        g_assert_cmpuint (board->givens[cell], ==, cell % 5 == 1 ? 0 : pattern_value (board->shape, cell));
    }
}

/* A table of tables, one a box. */
TEST (tables_of_boxes)
{
#define BOX(a, b, c, d)                                                                                                \
  "<td><table><tr><td>" a "</td><td>" b "</td></tr>\n<tr><td>" c "</td><td>" d "</td></tr></table></td>"
  assert_reads ("<table><tr>" BOX ("1", "", "&nbsp;", "2") BOX ("", "4", "1", "") "</tr><tr>" BOX ("", "1", "4", "")
                    BOX ("", "", "", "1") "</tr></table>\n",
                "1..4.21..1..4..1");
#undef BOX
}

/* Tables of wikis have a cell a line; on pages boxes may be rows and cells. */
TEST (tables_of_pages)
{
  assert_reads ("Text\n{| class=\"wikitable\"\n|-\n|1\n|\n|\n|4\n|-\n|\n|2\n|1\n|\n|-\n|\n|1\n|\n|\n|-\n|4\n|\n|\n|1\n"
                "|}\n",
                "1..4.21..1..4..1");
  assert_reads ("<div class=\"grid\">\n<div class=\"row\"><div class=\"cell\">1</div><div class=\"cell\"></div>"
                "<div class=\"cell\"></div><div class=\"cell\">4</div></div>\n<div class=\"row\"><div class=\"cell\">"
                "</div><div class=\"cell\">2</div><div class=\"cell\">1</div><div class=\"cell\"></div></div>\n"
                "<div class=\"row\"><div class=\"cell\"></div><div class=\"cell\">1</div><div class=\"cell\"></div>"
                "<div class=\"cell\"></div></div>\n<div class=\"row\"><div class=\"cell\">4</div><div class=\"cell\">"
                "</div><div class=\"cell\"></div><div class=\"cell\">1</div></div></div>\n<p>Words</p>\n",
                "1..4.21..1..4..1");
}

/* Two regions with the same number are none. */
TEST (regions_of_one_number)
{
  const char *map = "000000001222104111222144111222144411555111444665551777666551777666581777688888888";
  g_autofree char *board = rows_of (GIVENS, 9, "", "\n"), *text = rows_of (map, 9, board, "");
  g_autofree char *line = g_strconcat (map, "\n|", NULL);
  g_autoptr (NonetReading) reading = read_text (text), alone = read_text (line);

  assert_counts (reading, 1, 1);
  assert_counts (alone, 1, 1);
}

/* A table with numbers above and before the cells, in bold or not, is no board of 10×10. */
TEST (tables_with_bold_labels)
{
  g_autoptr (GString) text =
      g_string_new ("|   | **1** | **2** | **3** | **4** | **5** | **6** | **7** | **8** | **9** |\n"
                    "|---|---|---|---|---|---|---|---|---|---|\n");

  for (guint cell = 0; cell < 81; cell++)
    {
      if (cell % 9 == 0)
        g_string_append_printf (text, "| **%u** |", cell / 9 + 1);
      g_string_append_printf (text, " %c |%s", GIVENS[cell] == '.' ? ' ' : GIVENS[cell], cell % 9 == 8 ? "\n" : "");
    }
  assert_reads (text->str, GIVENS);
}

/* A drawing whose blanks are spaces may be quoted; its numbers may have two digits, each at its place. */
TEST (quoted_and_wide_drawings)
{
  const SudokuShape *shape = nonet_shape_get (4, 4);
  g_autoptr (GString) quoted = g_string_new (NULL), wide = g_string_new (NULL), cells = g_string_new (NULL);

  for (guint cell = 0; cell < 81; cell++)
    g_string_append_printf (quoted, "%s%c%s", cell % 9 == 0 ? ">> | " : " ", GIVENS[cell] == '.' ? ' ' : GIVENS[cell],
                            cell % 9 == 8   ? " |\n"
                            : cell % 3 == 2 ? " |"
                                            : "");
  assert_reads (quoted->str, GIVENS);
  for (guint cell = 0; cell < 256; cell++)
    {
      guint value = cell * 7 % 3 == 0 ? 0 : pattern_value (shape, cell);

      g_string_append_c (cells, ".123456789ABCDEFG"[value]);
      g_string_append (wide, cell % 16 == 0 ? "| " : " ");
      g_string_append_printf (wide, value == 0 ? "  " : "%2u", value);
      g_string_append (wide, cell % 16 == 15 ? " |\n" : cell % 4 == 3 ? " |" : "");
    }
  assert_reads (wide->str, cells->str);
}

/* What is said below a board in numbers is no part of one. */
TEST (figures_below)
{
  g_autofree char *text = rows_of (GIVENS, 9, "", "\nScore: 1234\nTime: 12:34\n");
  g_autoptr (NonetReading) reading = read_text (text);

  assert_counts (reading, 1, 0);
}

/* A row of dashes is one of blanks beside digits of any script. */
TEST (dashes_of_other_scripts)
{
  assert_reads ("\331\241--\331\244\n--\331\242-\n----\n\331\244--\331\241\n", "1..4..2.....4..1");
}

/* Zeros alone are no board of any size. */
TEST (zeros_in_json)
{
  assert_refused ("{\"id\":\"0000000000000000\"}", "this JSON contains no board of cells");
}

/* JSON may stand in a message, and have spaces of web pages; where it is damaged its solution is no puzzle. */
TEST (json_in_messages)
{
#define OBJECT                                                                                                         \
  "{\"title\": \"A\", \"cells\": [[{\"value\":1},{},{},{\"value\":4}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"
  assert_reads ("Hi,\n\nlook at this one:\n" OBJECT "}\n\nThanks\nBob\n", "1..4............");
  assert_reads (OBJECT "}\n-- \nBob, Tel. 555-1234\n", "1..4............");
  assert_reads ("[code]" OBJECT "}[/code]\n", "1..4............");
  assert_reads ("{\302\240\"puzzle\":\302\240\"1..4............\"\302\240}\n", "1..4............");
  assert_refused (OBJECT ",\n\"solution\":\n\"" SOLUTION "\"\n", "3:83: this JSON is damaged or incomplete");
#undef OBJECT
}

/* A date is no row; in a list neither are the fences of a block of code. */
TEST (dates_and_fences)
{
  g_autofree char *rows = rows_of (GIVENS, 9, "Bob \342\200\224 12/03/2024 14:05\n", "");
  g_autoptr (NonetReading) dated = read_text (rows), list = read_text ("```\n2024-01-05\n" GIVENS "\n" OTHER "\n```\n");

  assert_counts (dated, 1, 0);
  assert_counts (list, 2, 0);
}

/* The first row of a block of code stands in its columns, though a tag is before it. */
TEST (columns_in_code)
{
  assert_reads ("[code]1  4\n  2 \n 1  \n4  1\n[/code]\n", "1..4..2..1..4..1");
}

/* The empty head of a table is no row of it, whatever stands between the lines. */
TEST (empty_heads)
{
  assert_reads (
      "> |   |   |   |   |\n> |:-:|:-:|:-:|:-:|\n> | 1 |   |   | 4 |\n> |   | 2 | 1 |   |\n> |   | 1 |   |   |\n"
      "> | 4 |   |   | 1 |\n",
      "1..4.21..1..4..1");
  assert_reads (
      "|   |   |   |   |\n\n|---|---|---|---|\n\n| 1 |   |   | 4 |\n\n|   | 2 | 1 |   |\n\n|   | 1 |   |   |\n\n"
      "| 4 |   |   | 1 |\n",
      "1..4.21..1..4..1");
}

/* Words may stand above the sections of a file. */
TEST (sections_below_words)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("Hello,\n\nwhat comes next?\n\n[Puzzle]\n1..4\n..1.\n.1..\n4..1\n[State]\n12.4\n..1.\n.1..\n4..1\n");

  assert_cells (puzzle->entries, ".2..............");
}

/* Where nothing is excluded yet, a cell with one candidate is a given. */
TEST (all_candidates)
{
  g_autoptr (NonetPuzzle) puzzle = read_one ("1 1234 1234 4\n1234 1234 2 1234\n1234 3 1234 1234\n4 1234 1234 1\n");

  assert_cells (puzzle->givens, "1..4..2..3..4..1");
  g_assert_null (puzzle->marks);
}

/* One of the symbols need not come. */
TEST (symbols_but_one)
{
  g_autoptr (NonetPuzzle) puzzle = read_one ("\316\261..\316\264\n..\316\261.\n.\316\264..\n\316\262..\316\261\n");
  g_autofree char *symbols = nonet_alphabet_to_string (puzzle->alphabet);

  assert_cells (puzzle->givens, "1..4..1..4..2..1");
  g_assert_cmpstr (symbols, ==, "\316\261-\316\264");
}

/* Of rules that are not known none is lost when a puzzle is saved. */
TEST (unknown_rules_are_kept)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("{\"version\":\"http://ipuz.org/v2\",\"kind\":[\"http://ipuz.org/sudoku/killersudoku#1\","
                "\"http://ipuz.org/sudoku/mysudoku#1\"],\"puzzle\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],"
                "\"cages\":[{\"cells\":[[1,0],[2,0]],\"value\":5},{\"value\":6}]}");
  g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("ipuz"), puzzle, NULL);
  g_autoptr (NonetPuzzle) again = read_one (text);

  g_assert_cmpstr (puzzle->unknown, ==, "killer cages, \342\200\234mysudoku\342\200\235");
  g_assert_true (nonet_puzzle_equal (puzzle, again));
}
