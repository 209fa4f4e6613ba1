/* Reading boards written with characters: shapes, alphabets, encodings, and what is said of broken ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"

#define GIVENS "..16..4...47.....886.5........8.3.471.3...8.578.1.6........9.216.....78...5..73.."

TEST (one_line)
{
  assert_reads (GIVENS, GIVENS);
  assert_reads ("1 " GIVENS " 7.1\n", GIVENS);
  assert_reads ("\"" GIVENS "\",hard,9\n", GIVENS);
  assert_reads (GIVENS "\tworst case (for some = 1): so\n", GIVENS);
  assert_reads ("No. 7: " GIVENS " from page (3)\n", GIVENS);
  assert_reads ("001600400047000008860500000000803047103000805780106000000009021600000780005007300 # hard\n", GIVENS);
  assert_reads ("  16  4   47     886 5        8 3 471 3   8 578 1 6        9 216     78   5  73  ", GIVENS);
  assert_reads ("1..4..2..3..4..1", "1..4..2..3..4..1");
}

TEST (rows)
{
  assert_reads ("..16..4..\n.47.....8\n86.5.....\n...8.3.47\n1.3...8.5\n78.1.6...\n.....9.21\n6.....78.\n..5..73..\n",
                GIVENS);
  assert_reads ("+---+---+\n|1 .|. 4|\n|. .|2 .|\n+---+---+\n|. 3|. .|\n|4 .|. 1|\n+---+---+\n", "1..4..2..3..4..1");
  assert_reads ("┌──┬──┐\n│1·│·4│\n│··│2·│\n├──┼──┤\n│·3│··│\n│4·│·1│\n└──┴──┘\n", "1..4..2..3..4..1");
  assert_reads ("| 1 |   |   | 4 |\n|   |   | 2 |   |\n|   | 3 |   |   |\n| 4 |   |   | 1 |\n", "1..4..2..3..4..1");
  assert_reads ("1,,,4\n,,2,\n,3,,\n4,,,1\n", "1..4..2..3..4..1");
  assert_reads ("1--4\n--2-\n----\n4--1\n", "1..4..2.....4..1");
  assert_reads ("1XX4\nXX2X\nX3XX\n4XX1\n", "1..4..2..3..4..1");
  assert_reads ("[1, 0, 0, 4],\n[0, 0, 2, 0],\n[0, 3, 0, 0],\n[4, 0, 0, 1]\n", "1..4..2..3..4..1");
}

/* A board of sixteen rows; the first has these cells. */
static char *
sixteen (const char *first)
{
  GString *text = g_string_new (first);

  for (guint i = 0; i < 15; i++)
    g_string_append (text, "\n................");
  return g_string_free (text, FALSE);
}

/* Boards as they stand in programs, letters and web pages. */
TEST (rows_in_other_texts)
{
  assert_reads (
      "int[][] board = {\n  {1, 0, 0, 4}, // the first\n  {0, 0, 2, 0},\n  {0, 3, 0, 0},\n  {4, 0, 0, 1}\n};\n",
      "1..4..2..3..4..1");
  assert_reads ("board = [[1, 0, 0, 4],\n         [0, 0, 2, 0],\n         [0, 3, 0, 0],\n         [4, 0, 0, 1]]\n",
                "1..4..2..3..4..1");
  assert_reads (
      "return array(\n  array(1, 0, 0, 4),\n  array(0, 0, 2, 0),\n  array(0, 3, 0, 0),\n  array(4, 0, 0, 1),\n);\n",
      "1..4..2..3..4..1");
  assert_reads ("Text before it:\n\n```js\n1 . . 4\n. . 2 .\n. 3 . .\n4 . . 1\n```\n", "1..4..2..3..4..1");
  assert_reads ("> 1 . . 4\n> . . 2 .\n> . 3 . .\n> 4 . . 1\n", "1..4..2..3..4..1");
  assert_reads ("<pre>\n1 . . 4<br>\n. . 2 .<br>\n. 3 . .<br>\n4 . . 1<br>\n</pre>\n", "1..4..2..3..4..1");
  assert_reads ("Pass the string `" GIVENS "` to it.\n", GIVENS);
}

/* As mail programs, spreadsheets and consoles change them. */
TEST (rows_changed_on_the_way)
{
  static const char *const texts[] = {
    ">1 . . 4\n>. . 2 .\n>. 3 . .\n>4 . . 1\n",
    "&gt; 1..4\n&gt; ..2.\n&gt; .3..\n&gt; 4..1\n",
    "|1|&nbsp;|&nbsp;|4|\n|&nbsp;|&nbsp;|2|&nbsp;|\n|&nbsp;|3|&nbsp;|&nbsp;|\n|4|&nbsp;|&nbsp;|1|\n",
    "r1: 1..4\nr2: ..2.\nr3: .3..\nr4: 4..1\n",
    "1.0,,,4.0\n,,2.0,\n,3.0,,\n4.0,,,1.0\n",
    "[[1. 0. 0. 4.]\n [0. 0. 2. 0.]\n [0. 3. 0. 0.]\n [4. 0. 0. 1.]]\n",
    "+===+===+\n!1 .!. 4!\n!. .!2 .!\n+===+===+\n!. 3!. .!\n!4 .!. 1!\n+===+===+\n",
    "#######\n#1 # 4#\n#  #2 #\n#######\n# 3#  #\n#4 # 1#\n#######\n",
    "¹ … … ⁴\n… … ² …\n… ³ … …\n⁴ … … ¹\n",
    "<details>\n\n1..4\n..2.\n.3..\n4..1\n\n</details>\n",
    "\xc9\xcd\xcd\xd1\xcd\xcd\xbb\n\xba"
    "1 \xb3 4\xba\n\xba  \xb3"
    "2 \xba\n\xc7\xc4\xc4\xc5\xc4\xc4\xb6\n\xba 3\xb3  \xba\n\xba"
    "4 \xb3 1\xba\n\xc8\xcd\xcd\xcf\xcd\xcd\xbc\n",
  };
  static const char ended[] = GIVENS "\n\0";
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (NonetPuzzle) candidates = read_one ("1 2 3/4 3/4\n3/4 3/4 1 2\n2 1 4 3\n3/4 3/4 2 1\n");
  g_autoptr (NonetPuzzle) usual = read_one ("1 2 34 34\n34 34 1 2\n2 1 4 3\n34 34 2 1\n");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_test_message ("%u", i);
      assert_reads (texts[i], "1..4..2..3..4..1");
    }
  assert_reads ("puzzle=" GIVENS "\n", GIVENS);
  bytes = g_bytes_new_static (ended, sizeof ended);
  reading = nonet_read_bytes (bytes, NULL, NULL, NULL);
  assert_givens (reading, 0, GIVENS);
  g_assert_true (nonet_puzzle_equal (candidates, usual));
  g_assert_cmpuint (candidates->shape->n_rules, >, 0);
}

/* Characters between the rows may be as many as a row has. */
TEST (titles_as_long_as_rows)
{
  assert_reads ("No.1\n1..4\n..2.\n.3..\n4..1\n", "1..4..2..3..4..1");
  assert_reads (
      "+   +   +\n| 1 . | . 4 |\n+   +   +\n| . . | 2 . |\n+   +   +\n| . 3 | . . |\n+   +   +\n| 4 . | . 1 |\n",
      "1..4..2..3..4..1");
}

/* Numbers or letters over the columns and before the rows are no cells. */
TEST (heads_and_labels)
{
  g_autoptr (NonetReading) canonical =
      read_text ("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");

  assert_reads ("    1 2   3 4\n  +-----+-----+\n  | 1 . | . 4 |\n  | . . | 2 . |\n  +-----+-----+\n  | . 3 | . . |\n  "
                "| 4 . | . 1 |\n",
                "1..4..2..3..4..1");
  assert_reads ("   1 2 3 4\nA  1 . . 4\nB  . . 2 .\nC  . 3 . .\nD  4 . . 1\n", "1..4..2..3..4..1");
  assert_reads ("    A B   C D\n1 | 1 . | . 4 |\n2 | . . | 2 . |\n  +-----+-----+\n3 | . 3 | . . |\n4 | 4 . | . 1 |\n",
                "1..4..2..3..4..1");
  assert_reads ("|  |  |  |  |\n|--|--|--|--|\n| 1 |  |  | 4 |\n|  |  | 2 |  |\n|  | 3 |  |  |\n| 4 |  |  | 1 |\n",
                "1..4..2..3..4..1");
  assert_reads ("|   | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| **1** | 1 |  |  | 4 |\n| **2** |  |  | 2 |  |\n"
                "| **3** |  | 3 |  |  |\n| **4** | 4 |  |  | 1 |\n",
                "1..4..2..3..4..1");
  g_assert_cmpuint (nonet_reading_get_n_puzzles (canonical), ==, 2);
}

/* Labels on either side or both, counted from 0 too, and heads that are run together, or stand below. */
TEST (labels_all_around)
{
  static const char *const texts[] = {
    "    1 2 3 4\nA | 1 . . 4 | A\nB | . . 2 . | B\nC | . 3 . . | C\nD | 4 . . 1 | D\n    1 2 3 4\n",
    "1 . . 4  A\n. . 2 .  B\n. 3 . .  C\n4 . . 1  D\n",
    "1 . . 4 | 1\n. . 2 . | 2\n. 3 . . | 3\n4 . . 1 | 4\n",
    " 1234\nA1..4\nB..2.\nC.3..\nD4..1\n",
    "  ABCD\n1 1..4\n2 ..2.\n3 .3..\n4 4..1\n",
    "   1234\n  +----+\nA |1..4| A\nB |..2.| B\nC |.3..| C\nD |4..1| D\n  +----+\n   1234\n",
    "1 . . 4\n. . 2 .\n. 3 . .\n4 . . 1\n-------\n1 2 3 4\n",
    "0,1,0,0,4\n1,0,0,2,0\n2,0,3,0,0\n3,4,0,0,1\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_reads (texts[i], "1..4..2..3..4..1");
}

/* Fields may have a fixed width, in blanks too; a dot or a star after a digit marks it. */
TEST (fields_of_fixed_width)
{
  g_autofree char *text = sixteen ("16 .. .. .. .. .. .. .. .. .. .. .. .. .. ..  1");
  g_auto (GStrv) rows = g_strsplit (text, "................", -1);
  g_autofree char *wide = g_strjoinv (".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..", rows);
  g_autoptr (NonetPuzzle) puzzle = read_one (wide);
  g_autofree char *alphabet = nonet_alphabet_to_string (puzzle->alphabet);

  g_assert_cmpstr (alphabet, ==, "1-16");
  g_assert_cmpuint (puzzle->givens[0], ==, 16);
  assert_reads ("2 2\n1. 0 0 4\n0 0 2. 0\n0 3 0 0\n4 0 0 1\n", "1..4..2..3..4..1");
}

TEST (small_boards_with_solutions)
{
  g_autoptr (GString) text = g_string_new ("Puzzle,Solution\n");
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  for (guint i = 0; i < 40; i++)
    g_string_append (text, "1004002003004001,1324412323144231\n");
  reading = read_text (text->str);
  puzzle = nonet_reading_dup_puzzle (reading, 39);
  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 40);
  assert_cells (puzzle->givens, "1..4..2..3..4..1");
}

/* Cells known by their places alone; spaces at the ends of lines may be missing. */
TEST (bare_spaces)
{
  const char *rows = "  16  4\n 47     8\n86 5\n   8 3 47\n1 3   8 5\n78 1 6\n     9 21\n6     78\n  5  73\n";
  const char *spread = "    1 6     4\n  4 7           8\n8 6   5\n      8   3   4 7\n1   3       8   5\n7 8   1   6\n"
                       "          9   2 1\n6           7 8\n    5     7 3\n";
  const char *bands = "  16  4\n 47     8\n86 5\n\n   8 3 47\n1 3   8 5\n78 1 6\n\n     9 21\n6     78\n  5  73\n";
  g_autofree char *two = g_strconcat ("First\n", rows, "\nSecond\n", rows, NULL);
  g_autoptr (NonetReading) several = read_text (two);
  g_autoptr (NonetPuzzle) second = nonet_reading_dup_puzzle (several, 1);

  assert_reads (rows, GIVENS);
  assert_reads (spread, GIVENS);
  assert_reads (bands, GIVENS);
  /* A row may be all blank. */
  assert_reads ("  1 2\n   3\n\n  2  4\n", "1.2..3......2..4");
  g_assert_cmpuint (nonet_reading_get_n_puzzles (several), ==, 2);
  assert_cells (second->givens, GIVENS);
  g_assert_cmpstr (second->title, ==, "Second");
}

TEST (several_with_titles)
{
  g_autoptr (NonetReading) reading = read_text ("Grid 01\n1..4\n..2.\n.3..\n4..1\nGrid 02\n..4.\n1...\n...2\n.3..\n");
  g_autoptr (NonetPuzzle) second = nonet_reading_dup_puzzle (reading, 1);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
  g_assert_cmpstr (second->title, ==, "Grid 02");
  g_assert_cmpuint (nonet_reading_get_line (reading, 1), ==, 7);
  assert_cells (second->givens, "..4.1......2.3..");
}

/* A line of a program above the board is none of its titles. */
TEST (lines_of_programs_as_titles)
{
  static const struct
  {
    const char *above, *title;
  } lines[] = {
    { "int board[4][4] = {\n", NULL },
    { "var clues = Parse(\"\"\"\n", NULL },
    { "easy =\n", NULL },
    { "  \"grid\": [ // the cells\n", NULL },
    { "1) Easy\n", "1) Easy" },
    { "[Easy] (4x4)\n", "[Easy] (4x4)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strconcat (lines[i].above, "1..4\n..2.\n.3..\n4..1\n", NULL);
      g_autoptr (NonetPuzzle) puzzle = read_one (text);

      g_assert_cmpstr (puzzle->title, ==, lines[i].title);
    }
}

TEST (boxes)
{
  g_autoptr (NonetReading) given = read_text ("2 3\n1.....\n......\n......\n......\n......\n.....6\n");
  g_autoptr (NonetReading) drawn = read_text ("1.|..|..\n..|..|..\n..|..|..\n--+--+--\n..|..|..\n..|..|..\n..|..|.6\n");
  g_autoptr (NonetReading) open = read_text ("1.....\n......\n......\n......\n......\n.....6\n");
  NonetReadOptions options = { .box_rows = 3, .box_columns = 2 };
  g_autoptr (NonetReading) asked = read_text_with ("1.....\n......\n......\n......\n......\n.....6\n", &options);
  NonetReading *const readings[] = { given, drawn, open, asked };
  static const guint rows[] = { 2, 3, 2, 3 };

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (readings[i], 0);

      g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, rows[i]);
      g_assert_cmpuint (nonet_reading_get_n_messages (readings[i], NONET_MESSAGE_CHOICE), ==, i == 2);
    }
  assert_message (open, NONET_MESSAGE_CHOICE, 0,
                  "1: the text does not say the shape of the boxes; 2 rows by 3 columns is assumed");
}

TEST (alphabets)
{
  static const struct
  {
    const char *first, *alphabet;
  } rows[] = { { "0123456789ABCDEF", "0-9A-F" },
               { "G...1...........", "1-9A-G" },
               { "A..P............", "A-P" },
               { "g..............1", "1-9A-G" } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (rows); i++)
    {
      /* The same in groups of four. */
      const char *first = rows[i % 4].first;
      g_autofree char *groups = g_strdup_printf ("%.4s %.4s %.4s %.4s", first, first + 4, first + 8, first + 12);
      g_autofree char *one = sixteen (i < 4 ? first : groups);
      g_auto (GStrv) parts = g_strsplit (one, "................", -1);
      g_autofree char *text = g_strjoinv (i < 4 ? "................" : ".... .... .... ....", parts);
      g_autoptr (NonetPuzzle) puzzle = read_one (text);
      g_autofree char *alphabet = nonet_alphabet_to_string (puzzle->alphabet);

      g_assert_cmpstr (alphabet, ==, rows[i % 4].alphabet);
    }
}

TEST (alphabet_asked_for)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_parse ("DCBA", 4, NULL);
  NonetReadOptions options = { .alphabet = alphabet };
  g_autoptr (NonetReading) reading = read_text_with ("A..D\n..B.\n.C..\nD..A\n", &options);

  assert_givens (reading, 0, "4..1..3..2..1..4");
}

/* Digits are no symbols where letters are asked for, nor letters where a list of digits has some. */
TEST (digits_and_letters_in_lists)
{
  g_autoptr (NonetAlphabet) letters = nonet_alphabet_parse ("A-I", 9, NULL);
  NonetReadOptions options = { .alphabet = letters };
  g_autoptr (GBytes) bytes = g_bytes_new_static (GIVENS, 81);
  g_autoptr (GError) error = NULL;
  g_autofree char *dots = g_strnfill (77, '.');
  g_autofree char *both = g_strdup_printf ("%s\nABCD%s\n", GIVENS, dots);
  g_autoptr (NonetReading) mixed = read_text (both);

  g_assert_null (nonet_read_bytes (bytes, &options, NULL, &error));
  g_assert_cmpstr (error->message, ==, "1:3: “1” is not one of the symbols A-I");
  assert_givens (mixed, 0, GIVENS);
}

TEST (candidates)
{
  g_autoptr (NonetPuzzle) puzzle = read_one ("+-------+------+\n| 1  23 | 4  23|\n| 3  4  | 1  23|\n+-------+------+\n"
                                             "| 2  1  | 3  4 |\n| 4  23 | 2  1 |\n+-------+------+\n");

  g_assert_cmpuint (puzzle->marks[1], ==, 6);
  g_assert_cmpuint (puzzle->givens[0], ==, 1);
  /* The 2 of the third row is still listed by its peers: a candidate left alone, not a value. */
  g_assert_cmpuint (puzzle->givens[8], ==, 0);
  g_assert_cmpuint (puzzle->marks[8], ==, 2);
}

TEST (stacked_states)
{
  g_autoptr (NonetPuzzle) puzzle = read_one ("1..4\n..2.\n.3..\n4..1\n\n12.4\n..2.\n.3..\n4..1\n\n"
                                             "1 2 3 4\n34 4 2 13\n2 3 14 24\n4 24 34 1\n");

  assert_cells (puzzle->givens, "1..4..2..3..4..1");
  assert_cells (puzzle->entries, ".2..............");
  g_assert_cmpuint (puzzle->marks[4], ==, 12);
}

TEST (solution_in_the_line)
{
  g_autoptr (NonetPuzzle) right =
      read_one ("600000010400000000020000000000050407008000300001090000300400200050100000000806000,"
                "693784512487512936125963874932651487568247391741398625319475268856129743274836159\n");
  g_autoptr (NonetReading) wrong =
      read_text ("600000010400000000020000000000050407008000300001090000300400200050100000000806000,"
                 "693784512487512936125963874932651487568247391741398625319475268856129743274836195\n");

  g_assert_nonnull (right->solution);
  g_assert_cmpuint (right->solution[80], ==, 9);
  assert_message (wrong, NONET_MESSAGE_WARNING, 0, "1: the solution in the file is wrong and was ignored");
}

/* Of a long line, what is shown is the part around the column, and the column is counted within it. */
TEST (excerpt_of_a_long_line)
{
  g_autofree char *before = g_strnfill (450, '.');
  g_autofree char *after = g_strnfill (174, '.');
  g_autofree char *wrong = g_strdup_printf ("%s~%s\n", before, after);
  g_autoptr (GBytes) bytes = g_bytes_new (wrong, strlen (wrong));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) messages = NULL;
  const NonetMessage *first;
  const char *place;

  g_assert_null (nonet_read_bytes (bytes, NULL, NULL, &error));
  messages = nonet_error_get_messages (error);
  g_assert_nonnull (messages);
  first = messages->pdata[0];
  g_assert_cmpint (g_utf8_strlen (first->excerpt, -1), <=, 102);
  g_assert_cmpuint (first->column, ==, 451);
  place = g_utf8_offset_to_pointer (first->excerpt, first->excerpt_column - 1);
  g_assert_cmpint (*place, ==, '~');
}

/* A line of cells and then of regions, or the other way round. */
TEST (regions_beside_the_cells)
{
#define CELLS "4.....7...8.....13.9..5..6..3.1482.......2............5.7.....6..829...4........."
#define REGIONS "AABBBBBCCDAABBBBCEDAACCCCCEDAFFFCEEEDAAFFFGGEDDDHFFFGEDHHHHHGGEDHIIIIGGEHHIIIIIGG"
  static const char *const jigsaws[] = { CELLS REGIONS, REGIONS CELLS, REGIONS " " CELLS };
#undef CELLS
#undef REGIONS

  for (guint i = 0; i < G_N_ELEMENTS (jigsaws); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (jigsaws[i]);

      g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, 0);
      g_assert_cmpuint (sudoku_cell_box (puzzle->shape, 1), ==, sudoku_cell_box (puzzle->shape, 10));
      g_assert_cmpuint (puzzle->givens[0], ==, 4);
    }
}

TEST (errors_have_places)
{
  assert_refused ("2.,4\n....\n.3.1\n4..3\n", "1:3: “,” is not one of the symbols 1-4");
  assert_refused ("123456789\n12345678\n123456789\n", "2:9: the row has 8 cells instead of 9");
  /* Rows of one character are blanks, and not every second one a separator. */
  assert_refused ("123456789\n12345678\n.........\n.........\n.........\n.........\n.........\n",
                  "2:9: the row has 8 cells instead of 9");
  assert_refused ("+---+---+\n|1 .|. 4|\n|. .|2|\n|. 3|. .|\n|4 .|. 1|\n+---+---+\n",
                  "3:7: the row has 3 cells instead of 4");
  assert_refused (".5.\n", "there is no Sudoku in this text");
  assert_refused ("1..4\n..2H\n.3..\n4..1\n", "2:4: “H” is not one of the symbols 1-4");
  assert_refused ("..16..4...47.....886.5........8.3.471.3...8.578.1.6........9.216.....78...5..73.\n",
                  "1:81: the line has 80 cells instead of 81");
  assert_refused ("", "the input is empty");
  assert_refused (" \n\n", "the input is empty");
}

/* More of these than are kept beside a board: nothing is said of any, not even without words. */
TEST (many_asides)
{
  g_autoptr (GString) text = g_string_new ("A board\n\n");
  g_autoptr (NonetReading) reading = NULL;

  for (guint row = 0; row < 9; row++)
    g_string_append_printf (text, "%.9s\n", &GIVENS[9 * row]);
  for (guint i = 0; i < 30; i++)
    g_string_append (text, "Some words.\nA few more.\nThey are many.\nAnd on.\nAnd on.\n1 2 3 4\n4 3 2 1\n\n");
  reading = read_text (text->str);
  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 1);
  g_assert_cmpuint (nonet_reading_get_messages (reading)->len, ==, 0);
}

/* What looks a little like cells among words is none. */
TEST (words_around_boards)
{
  g_autoptr (NonetReading) reading =
      read_text ("# T\n\n * [2x3 Su Doku](#2x3)\n\n1..4\n..2.\n.3..\n4..1\n\n|Solve time [ns] |1.321.887.900 |\n");

  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_ERROR), ==, 0);
  g_clear_object (&reading);
  reading = read_text ("Made by hand\n 2022-07-11 20:17:07.644190212 +0200 CEST m=+0.0001\n\n1..4\n..2.\n.3..\n4..1\n");
  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_ERROR), ==, 0);
  assert_refused ("Version 1.2 of\n2021-10-30\nadds nothing\n", "there is no Sudoku in this text");
}

TEST (numbers_too_large)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < 256; cell++)
    g_string_append_printf (text, "%u%c", cell == 80 ? 17 : cell == 0 ? 16 : 0, cell % 16 == 15 ? '\n' : ' ');
  assert_refused (text->str, "6:1: value 17 exceeds 16");
}

TEST (good_lines_of_a_bad_list)
{
  g_autoptr (NonetReading) reading = read_text (GIVENS "\n" GIVENS "5\n" GIVENS "\n..5a" GIVENS "\n" GIVENS "\n");

  assert_counts (reading, 3, 2);
  assert_message (reading, NONET_MESSAGE_ERROR, 0, "2:82: the line has 82 cells instead of 81");
}

TEST (encodings)
{
  static const char *const encodings[] = { "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE" };
  g_autoptr (NonetReading) latin = read_text ("# caf\xe9\n1..4\n..2.\n.3..\n4..1\n");

  /* With U+FEFF before them, and without. */
  for (guint i = 0; i < 2 * G_N_ELEMENTS (encodings); i++)
    {
      const char *text = "\357\273\277# Four\n1..4\n..2.\n.3..\n4..1\n";
      gsize size;
      char *data = g_convert (text + (i % 2 == 0 ? 0 : 3), -1, encodings[i / 2], "UTF-8", NULL, &size, NULL);
      g_autoptr (GBytes) bytes = g_bytes_new_take (data, size);
      g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, NULL);

      assert_givens (reading, 0, "1..4..2..3..4..1");
    }
  assert_message (latin, NONET_MESSAGE_WARNING, 0, "the text is not UTF-8 and was read as Latin-1");
  assert_reads ("\xef\xbb\xbf"
                "1..4\r\n..2.\r\n.3..\r\n4..1\r\n",
                "1..4..2..3..4..1");
  assert_reads ("1..4\r..2.\r.3..\r4..1\r", "1..4..2..3..4..1");
}

TEST (strangers)
{
  static const char nul[] = "12\0"
                            "34";
  g_autoptr (GBytes) bytes = g_bytes_new_static (nul, sizeof nul - 1);
  g_autoptr (GError) error = NULL;

  assert_refused ("PK\003\004rest",
                  "this is a ZIP archive (as HoDoKu’s .hsol files are), which Nonet does not open; copy the "
                  "puzzle as text in the program that made it, or extract it");
  assert_refused ("%PDF-1.7", "this is a PDF document, not a text");
  assert_refused ("\x1f\x8b\x08garbage", "the gzip data is damaged or cut off");
  g_assert_null (nonet_read_bytes (bytes, NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==, "this is not a text file");
}

TEST (gzip)
{
  g_autoptr (GZlibCompressor) gzip = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  char packed[512];
  gsize read, written;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL, twice = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  g_assert_cmpint (g_converter_convert (G_CONVERTER (gzip), GIVENS "\n", 82, packed, 256, G_CONVERTER_INPUT_AT_END,
                                        &read, &written, NULL),
                   ==, G_CONVERTER_FINISHED);
  bytes = g_bytes_new (packed, written);
  reading = nonet_read_bytes (bytes, NULL, NULL, NULL);
  puzzle = nonet_reading_dup_puzzle (reading, 0);
  assert_cells (puzzle->givens, GIVENS);
  /* One file after another, as "cat" leaves them. */
  memcpy (packed + written, packed, written);
  g_bytes_unref (bytes);
  bytes = g_bytes_new (packed, 2 * written);
  twice = nonet_read_bytes (bytes, NULL, NULL, NULL);
  g_assert_cmpuint (nonet_reading_get_n_puzzles (twice), ==, 2);
}

/* What is around a whole text: quotations, comments, code, and that it is indented. */
TEST (around)
{
  static const char *const before[] = { "> ", "> > ", "// ", "# ", "-- ", "\t", "    ", ">     " };
  static const char *const code[][2] = { { "<pre>", "</pre>\n" }, { "[code]", "[/code]" }, { "```text\n", "\n```\n" } };
  static const char file[] = "#A Ann\n[Puzzle]\n1..4\n..2.\n.3..\n4..1\n\n[State]\n1..4\n.42.\n.3..\n4..1\n";
  g_auto (GStrv) lines = g_strsplit (file, "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (before) + G_N_ELEMENTS (code); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (NonetPuzzle) puzzle = NULL;

      if (i >= G_N_ELEMENTS (before))
        g_string_printf (text, "%s%s%s", code[i - G_N_ELEMENTS (before)][0], file, code[i - G_N_ELEMENTS (before)][1]);
      for (guint line = 0; i < G_N_ELEMENTS (before) && lines[line + 1] != NULL; line++)
        g_string_append_printf (text, "%s%s\n", before[i], lines[line]);
      puzzle = read_one (text->str);
      assert_cells (puzzle->givens, "1..4..2..3..4..1");
      g_assert_cmpuint (puzzle->entries[5], ==, 4);
      g_assert_cmpstr (puzzle->author, ==, "Ann");
    }
  assert_reads ("+-------+\u00a0\n|\u00a01\u00a0.\u00a0.\u00a04\u00a0|\n|\u00a0.\u00a0.\u00a02\u00a0.\u00a0|\n"
                "|\u00a0.\u00a03\u00a0.\u00a0.\u00a0|\n|\u00a04\u00a0.\u00a0.\u00a01\u00a0|\n",
                "1..4..2..3..4..1");
}
