/* Texts made to do harm: cut off anywhere, endless, with a million faults, or packed to grow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "formats/registry.h"
#include "formats/json/json-boards.h"
#include "formats/read.h"
#include "formats/write.h"

#include "boards.h"
#include "guarded.h"

/* Text with middle repeated that many times. */
static char *
repeated (const char *head, const char *middle, gsize times, const char *tail)
{
  GString *text = g_string_new (head);

  for (gsize i = 0; i < times; i++)
    g_string_append (text, middle);
  g_string_append (text, tail);
  return g_string_free (text, FALSE);
}

/* Reads all beginnings of a text with all readers; the last byte of each is the last of its memory. */
static void
read_beginnings (const char *text)
{
  gsize size = strlen (text);

  for (gsize length = 0; length <= size; length++)
    {
      g_autoptr (GBytes) bytes = guarded_bytes_new (text, length);

      for (guint i = 0; nonet_readers[i] != NULL; i++)
        {
          const NonetReader *const one[] = { nonet_readers[i], NULL };
          g_autoptr (GError) error = NULL;
          g_autoptr (NonetReading) reading = nonet_reading_new (one, bytes, NULL, NULL, &error);

          g_assert_true ((reading == NULL) == (error != NULL));
        }
    }
}

TEST (cut_off)
{
  static const char *const texts[] = {
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\nPARAMS  :3:2x2\nDESC    :8:a1b2c3d4b\n"
    "NSTATES :1:3\nSTATEPOS:1:31",
    "SAVEFILE:41:x\nPARAMS  :3:2x2\nDESC    :8:a1b2c3d4b\nMOVE    :6:R0,0,4\nMOVE    :6:P1,1,2\nSOLVE   :6:S1,2,3,4",
    "#A a\n[Puzzle]\n1..4\n..2.\n.3..\n4..1\n[State]\n1.34\n..2.\n.3..\n4..1\n[PencilMarks]\n1,,,4\n,,2,\n,3,,\n4,,,1",
    "x = array2d(1..n, 1..n, [ % c\n _, 1, _, _,\n 2, _, _, _, _, _, 3, _, _, _, _, 4 ]); /* c */",
    "SumoCueV1=0J0=1J0=0J1=1J1=0J0=0J0=2J1=0J1=0J2=3J2=0J3=0J3=0J2=0J2=4J3=0J3",
    "2x2:::0:1:0:0:2:0:0:0:0:0:3:0:0:0:0:4",
    "2x2:a1_2b3d4c",
    "<table><tr><td>1</td><td><span>&nbsp;</span></td>",
    ":five: :white_square: --> 5\302\240\302\240\342\226\210 7 \342\206\222",
    "S9B1n1o1p0203040506",
    "https://www.sudokuwiki.org/sudoku.htm?bd=1n1o1p020304050607080910111213141516171819",
    "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QAkA",
    "Grid 01\n1 . | . 4\n---+---\n. . | 2 . # so #12",
    "9\n9 9 1\n27\n9 0 1 2 3 4 5 6 7 8\n",
    "{\"puzzle\": \"1..4..2..3..4..1\", \"a\": [1, 2.5e1, true, null, \"\\u00e9\"]}",
    "ipuz({\"version\":\"http://ipuz.org/v1\",\"kind\":[\"http://ipuz.org/sudoku#1\"],\"puzzle\":[[1,0],[0,\"2\"]]});",
    "// c\nexport const p: P = {\n  'a': `\\'1`, b: A.b, /* c */ grid: [(1, None,), [0, 2]],\n}; # c",
    "0 1 4\n0 2 3\n(0,0) (1,0) (1,1) (2,0)\n(0,1) (0,2) [0,3] (1,2)\n\n1 2\n0 1\n2 1\n\n1 0 1\n1 1 2\n",
    "<opensudoku><name>n</name><game data=\"version: 1&#10;1|-|0|2|3,4,|1|\"/></opensudoku>",
    "<ksudoku><game><puzzle><graph order=\"4\" "
    "type=\"sudoku\"/><values>c__b__d_b__de__c</values></puzzle></game></ksudoku>",
    "S<J<<O<<KJ^<<^<^S<J<<O<<KJ^<<^<^",
    ":0000:4:+8..+5...........................................................................:182:455:3:1",
    "*-----------*\n|1..|...|...|\n\n\n\n\n\n\n\n\nI011\nE78007",
    "1é..\n..2.\n\xc3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    read_beginnings (texts[i]);
}

TEST (cut_off_as_written)
{
  g_autoptr (NonetPuzzle) puzzle = new_board (2, 2, NULL, 1);

  add_progress (puzzle, TRUE, 1);
  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    {
      g_autofree char *text = nonet_write_puzzle (format, puzzle, NULL);

      if (text != NULL)
        read_beginnings (text);
    }
}

/* What a file says of a cell last holds: it has a given or an entry, never both. */
TEST (cell_given_twice)
{
  g_autoptr (NonetPuzzle) gnome =
      read_one ("{\"difficulty_category\":\"\",\"cells\":[{\"position\":[0,0],\"value\":5,\"fixed\":false},"
                "{\"position\":[0,0],\"value\":6,\"fixed\":true},{\"position\":[0,1],\"value\":7,\"fixed\":true},"
                "{\"position\":[0,1],\"value\":8,\"fixed\":false}]}");
  g_autoptr (NonetPuzzle) ksudoku = read_one (
      "<ksudoku><game><puzzle><graph order=\"4\" type=\"sudoku\"/><values>________________</values></puzzle><history>"
      "<simple-event index=\"0\" value=\"1\"/><simple-event index=\"0\" value=\"2\" given=\"true\"/>"
      "</history></game></ksudoku>");

  g_assert_cmpuint (gnome->givens[0], ==, 6);
  g_assert_cmpuint (gnome->entries[0], ==, 0);
  g_assert_cmpuint (gnome->givens[1], ==, 0);
  g_assert_cmpuint (gnome->entries[1], ==, 8);
  g_assert_cmpuint (ksudoku->givens[0], ==, 2);
  g_assert_cmpuint (ksudoku->entries[0], ==, 0);
}

/* Two negative numbers multiply to an order, too. */
TEST (negative_boxes)
{
  static const char *const texts[] = {
    "-1x-1:::1\n",
    "-4x-1:::1:2:3:4:0:0:0:0:0:0:0:0:0:0:0:0\n",
    "-2x-8:::1\n",
    "# boxes -2x-2\n1..4\n..2.\n.3..\n4..1\n",
    "{\"kind\":[\"http://ipuz.org/"
    "sudoku#1\"],\"io.github.nonet:boxes\":\"-2x-2\",\"puzzle\":[[1,0,0,0],[0,0,2,0],[0,3,0,0],[4,0,0,1]]}",
    "{\"kind\":[\"http://ipuz.org/"
    "sudoku#1\"],\"io.github.nonet:boxes\":\"-4x-1\",\"puzzle\":[[1,0,0,0],[0,0,2,0],[0,3,0,0],[4,0,0,1]]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, NULL);
      g_autoptr (NonetPuzzle) puzzle = reading != NULL ? nonet_reading_dup_puzzle (reading, 0) : NULL;

      g_assert_true ((reading != NULL) == (i >= 3));
      if (puzzle != NULL)
        g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape) * sudoku_shape_box_columns (puzzle->shape), ==, 4);
    }
}

/* A symbol of a million zeros is looked at once for each zero at most. */
TEST (long_symbols)
{
  g_autofree char *cell = repeated ("[[\"", "0", 1000000, "1\",0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]");
  g_autofree char *word = repeated ("{\"kind\":[\"http://ipuz.org/sudoku#1\"],\"puzzle\":[[\"", "z", 1000000,
                                    "\",0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]}");
  g_autofree char *alphabet = repeated ("{\"kind\":[\"http://ipuz.org/sudoku#1\"],\"io.github.nonet:alphabet\":\"",
                                        "a,", 1000000, "\",\"puzzle\":[[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]}");
  g_autoptr (NonetReading) warned = read_text (alphabet);

  assert_reads (cell, "1..4..2..3..4..1");
  assert_refused (word, "puzzle[0][0]: “zzzzzzzzzzzzzzzzzzzzzzzz” is not one of the symbols 1-4");
  assert_message (warned, NONET_MESSAGE_WARNING, 0,
                  "the alphabet of the file is not valid: the symbol “a” appears twice");
}

/* A million faults are counted, and ten of them looked for. */
TEST (many_faults)
{
  g_autofree char *sections =
      repeated ("[Puzzle]\n1..4\n..2.\n.3..\n4..1\n", "[Puzzle]\n1..4\n..2.\n.3..\n4..!\n", 200000, "");
  g_autoptr (NonetReading) reading = read_text (sections);
  g_autofree char *cells =
      repeated ("{\"difficulty_category\":\"\",\"cells\":[{\"position\":[0,0],\"value\":5,\"fixed\":true}",
                ",{\"position\":[0,0]}", 100000, "]}");

  assert_counts (reading, 1, 200000);
  assert_message (reading, NONET_MESSAGE_ERROR, 0, "10:4: “!” is not one of the symbols 1-4");
  assert_reads (cells, "."); /* blank the last time */
}

/* Moves that name no cell end at once. */
TEST (empty_moves)
{
  g_autofree char *board = g_strnfill (157, 'z');
  g_autofree char *head = g_strdup_printf ("SAVEFILE:41:x\nPARAMS  :3:8x8\nDESC    :3:%sn\n", board);
  g_autofree char *save = repeated (head, "SOLVE   :1:Sx\n", 2000000, "");
  g_autoptr (NonetPuzzle) puzzle = read_one (save);

  g_assert_cmpuint (puzzle->shape->order, ==, 64);
}

/* Lines of 64 cells that could each begin a board until the 64th. */
TEST (rows_of_words)
{
  g_autofree char *line = repeated ("", "!$&/=^~@%<>\\abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 1, "\n");
  g_autofree char *rows = repeated ("", line, 63, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n");
  g_autofree char *text = repeated ("", rows, 1000, "");

  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, &error);

  g_assert_error (error, NONET_READ_ERROR, NONET_READ_ERROR_NOT_A_PUZZLE);
}

/* After each bracket of a line a name could follow, to its end: each was looked for there. */
TEST (many_brackets)
{
  static const char *const middles[] = { ")", "] ", ") .", "| ", "{1,2} ", "12:34 ", "#1 " };

  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    {
      g_autofree char *line = repeated ("", middles[i], 60000 / strlen (middles[i]), "x\n");
      g_autoptr (GBytes) bytes = g_bytes_new (line, strlen (line));

      g_assert_null (nonet_read_bytes (bytes, NULL, NULL, NULL));
    }
}

/* Links to other sites are passed over without looking for their lines from the beginning of the text each time. */
TEST (many_links)
{
  g_autofree char *text = repeated ("", "See https://www.gnu.org/licenses/ for it.\n", 50000, "");

  assert_refused (text, "there is no Sudoku in this text");
}

/* What is not read of a long list is said. */
TEST (list_of_links)
{
  g_autofree char *text = repeated ("", "https://www.sudokuwiki.org/sudoku.htm?bd=1004002003000041\n", 10001, "");
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, NULL);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 10000);
  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 1);
}

TEST (too_much_text)
{
  g_autofree char *string = repeated ("{\"a\":\"", "xxxxxxxxxxxxxxxx", 600000, "\"}");
  g_autofree char *wide = repeated ("{\"puzzle\":\"", "éééééééééééééééé", 60000, "\"}");
  g_autofree char *link = repeated ("https://f-puzzles.com/?load=", "xxxxxxxxxxxxxxxx", 600000, "");
  g_autofree char *attribute = repeated ("<opensudoku>\n<game data=\"", "0123456789012345", 70000, "\"/></opensudoku>");

  assert_refused (string, "the JSON has too much text for a puzzle");
  assert_refused (wide, "this JSON contains no board of cells");
  assert_refused (link, "1: this link is too long for a puzzle");
  assert_refused (attribute, "2:1: the XML has a text that is too long for a puzzle");
}

/* A packed puzzle does not hold another one, nor do all of them together grow beyond bounds. */
TEST (packed_in_packed)
{
  g_autofree char *inner = nonet_lz_string_compress ("{\"puzzle\":\"1..4..2..3..4..1\",\"size\":4,\"grid\":0,\"a\":0}");
  g_autofree char *outer = g_strdup_printf ("{\"size\":[\"%s\"]}", inner);
  g_autofree char *packed = nonet_lz_string_compress (outer);
  g_autofree char *once = g_strdup_printf ("[\"x\",\"%s\"]", inner);
  g_autofree char *twice = g_strdup_printf ("[\"x\",\"%s\"]", packed);
  g_autofree char *blanks = repeated ("{\"size\":\"", "                ", 120000, "\"}");
  g_autofree char *large = nonet_lz_string_compress (blanks);
  g_autofree char *element = g_strdup_printf ("\"%s\",", large);
  g_autofree char *several = repeated ("[", element, 2000, "0]");
  g_autoptr (NonetPuzzle) puzzle = NULL;

  g_assert_true (g_str_has_prefix (inner, "N4Ig"));
  g_assert_true (g_str_has_prefix (packed, "N4Ig"));
  g_assert_true (g_str_has_prefix (large, "N4Ig"));
  puzzle = read_one (once);
  assert_cells (puzzle->givens, "1..4..2..3..4..1");
  assert_refused (twice, "a packed puzzle in the file is damaged");
  assert_refused (several, "a packed puzzle in the file is damaged");
}
