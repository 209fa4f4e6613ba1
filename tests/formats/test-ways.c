/* The ways people and programs write boards down, lists with broken lines, and what only looks like a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"
#include "sudoku/rules.h"

#define GIVENS "..16..4...47.....886.5........8.3.471.3...8.578.1.6........9.216.....78...5..73.."

/* The rows of GIVENS with something for each blank, between cells, and before, between and after the rows. */
static char *
draw (const char *blank, const char *between, const char *before, const char *next, const char *after)
{
  g_autoptr (GString) text = g_string_new (before);

  for (guint cell = 0; cell < 81; cell++)
    {
      if (cell > 0)
        g_string_append (text, cell % 9 == 0 ? next : between);
      if (GIVENS[cell] == '.')
        g_string_append (text, blank);
      else
        g_string_append_c (text, GIVENS[cell]);
    }
  g_string_append (text, after);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

TEST (ways)
{
  static const struct
  {
    const char *blank, *between, *before, *next, *after;
  } ways[] = {
    { "0", " - ", "", "\n", "\n" }, /* dashes between cells */
    { ".", "!", "!", "!\n!", "!\n" },
    { "0", "/", "", "\n", "\n" },
    { ".", "", "", "/", "\n" }, /* between rows */
    { "0", "", "", ".", "\n" },
    { ".", "", "", "-", "\n" },
    { "None", ", ", "[[", "],\n [", "]]\n" }, /* words of programs */
    { "NaN", " ", "M = [\n", ";\n", "];\n" },
    { "NA", ",", "", "\n", "\n" },
    { "0", ",", "b = [[", "],\n     [", "]]\n" },
    { ".", "", "puzzle:\n  - ", "\n  - ", "\n" },
    { "", "</td><td>", "<table>\n<tr><td>", "</td></tr>\n<tr><td>", "</td></tr>\n</table>\n" },
    { "&nbsp;", "</td>\n<td>", "<table>\n<tr>\n<td>", "</td>\n</tr>\n<tr>\n<td>", "</td>\n</tr>\n</table>\n" },
    { " ", " & ", "\\hline\n", " \\\\ \\hline\n", " \\\\ \\hline\n" }, /* tables */
    { " ", "|", "|1|2|3|4|5|6|7|8|9|\n|-|-|-|-|-|-|-|-|-|\n|", "|\n|", "|\n" },
    { "", ";", "", "\n", "\n" },
    { "", "|", "", "\n", "\n" },                         /* bars between cells alone */
    { " ", " || ", "{|\n|-\n| ", "\n|-\n| ", "\n|}\n" }, /* in a wiki */
    { "&nbsp;", "<TD>", "<TABLE>\n<TR><TD>", "\n<TR><TD>", "\n</TABLE>\n" },
    { ".", " ", "\033[1m", "\033[0m\n\033[1m", "\033[0m\n" }, /* from a terminal */
    { "/", "", "", "\n", "\n" },
    { "'", " ", "", "\n", "\n" },
    { "0", ",", "c1,c2,c3,c4,c5,c6,c7,c8,c9\n", "\n", "\n" },
    { "#", "", "", "\n", "\n" }, /* other characters for blanks */
    { "~", " ", "", "\n", "\n" },
    { "o", "", "", "\n", "\n" },
    { "+", "", "", "", "\n" },
    { "\342\254\234", "", "", "\n", "\n" },
    { "◯", " ", "", "\n", "\n" },
    { "␣", "", "", "\n", "\n" },
    { "×", "|", "|", "|\n|", "|\n" },
    { "\343\200\200", "", "", "\n", "\n" },
    { " ", "", "\"", "\",\n\"", "\"\n" },        /* spaces between quotes */
    { ".", "", "", "\342\200\250", "\302\205" }, /* line ends of Unicode */
    { ".", "\n", "", "\n", "\n" },               /* a line a cell */
    { "0", " ", "3 ", " ", "\n" },               /* after the size of the boxes */
    { ".", "", "13.02.2021:\n", "\n", "\n" },    /* below a heading */
    { "\342\254\234", "\357\270\217\342\203\243", "", "\357\270\217\342\203\243\n", "\n" }, /* keycaps */
    { "0", " ", "", "\\\n", "\n" }, /* lines broken in Markdown */
    { " ", "  ", "", "\n", "\n" },  /* columns farther apart */
    { " ", "   ", "", "\n", "\n" },
    { " ", "|", "\\begin{sudoku}\n|", "|.\n|", "|.\n\\end{sudoku}\n" }, /* a package of LaTeX */
    { " ", "] [", "[", "]\n[", "]\n" },                                 /* brackets around each cell */
    { "", "}{", "\\setrow{", "}\n\\setrow{", "}\n" },
    { "&nbsp;", "</span><span>", "<p><span>", "</span><br>\n<span>", "</span></p>\n" },
    { ".", "", "", "|", "\n" },                   /* bars between rows */
    { "0", " ", "/**\n * ", "\n * ", "\n */\n" }, /* in a comment of C */
    { "░", " ", "", "\n", "\n" },
    { "█", " ", "", "\n", "\n" },
    { "░", "|", "|", "|\n|", "|\n" },
    { "\302\240", " ", "", "\n", "\n" }, /* spaces that are characters, alone and between cells */
    { "\302\240", "\302\240", "", "\n", "\n" },
    { "\342\200\207", " ", "", "\r\n", "\r\n" },
    { "\343\200\200", "\343\200\200", "", "\n", "\n" },
    { ":white_large_square:", " ", "", "\n", "\n" }, /* codes of chats */
    { ":black_circle:", "", "", "\n", "\n" },
    { ".", "", "**", "", "**\n" },                      /* bold */
    { "0", ",", "problem(1, [[", "],\n  [", "]]).\n" }, /* programs */
    { "0", ",", "int grid[9][9] = {{", "},{", "}};\n" },
    { "0", ", ", "let b = vec![\n  vec![", "],\n  vec![", "],\n];\n" },
    { "undefined", ", ", "b = [[", "],\n [", "]];\n" },
    { ".", "", "r = ", "\nr = ", "\n" },
    { ".", "", "r1 ", "\nr1 ", "\n" },
    { "0", ",", "matrix(c(", ",\n", "), nrow=9, byrow=TRUE)\n" },
    { "0", ", ", "np.array([", ",\n", "]).reshape(9, 9)\n" },
    { "\\", "  ", "=  =  =  =  =  =  =  =  =\n", "\n", "\n=  =  =  =  =  =  =  =  =\n" }, /* in reStructuredText */
    { ".", "", "[tt]", "\n", "[/tt]\n" },                                                 /* in forums */
    { ".", " ", "[size=150][font=monospace]", "\n", "[/font][/size]\n" },
    { "", "[/td][td]", "[table][tr][td]", "[/td][/tr]\n[tr][td]", "[/td][/tr][/table]\n" },
    { "", "\t", "\t", "\n\t", "\n" }, /* spreadsheets with an empty column, and words around */
    { "", "</div><div>", "<div><div>", "</div></div>\n<div><div>", "</div></div>\n" }, /* boxes of pages */
    { "", "\"><input size=1 value=\"", "<p>\n<input size=1 value=\"", "\"><br>\n<input size=1 value=\"",
      "\">\n</p>\n" },
    { "", "\"></div><div><input value=\"", "<div><input value=\"", "\"></div>\n<div><input value=\"", "\"></div>\n" },
    { " ", "</li> <li>", "<ul>\n<li>", "</li>\n<li>", "</li>\n</ul>\n" },
    { " ", "   ", "", "\n\n", "\n" },                                         /* lines farther apart */
    { ".", "", "[12:03] <bob> ", "\n[12:04] <bob> ", "\n[12:05] <ann> ?\n" }, /* chats */
    { "0", " ", "<@bob> ", "\n<@bob> ", "\n" },
    { ".", "", "[12/03/2024, 14:05:33] Bob: ", "\n[12/03/2024, 14:05:34] Bob: ", "\n" },
    { ".", " ", "14:05 <bob> ", "\n14:05 <bob> ", "\n" },
    { ".", "", "14:05:33 bob | ", "\n14:05:34 bob | ", "\n" },
    { " ", "||", "||", "||\n||", "||\n" }, /* tables of wikis */
    { " ", "\n| style=\"width: 2em\" | ", "{|\n|-\n| style=\"width: 2em\" | ", "\n|-\n| style=\"width: 2em\" | ",
      "\n|}\n" },
    { "", "\n|", "|===\n|", "\n\n|", "\n|===\n" },
    { "blank", ", ", "Row 1: ", "\nRow 2: ", "\n" }, /* in words */
    { "empty", " ", "Row 1: ", ".\nRow 2: ", ".\n" },
    { "0", "\n  - ", "board:\n- - ", "\n- - ", "\n" }, /* lists of lists in YAML */
    { "null", "\n    - ", "grid:\n  - - ", "\n  - - ", "\n" },
    { "", "\t", "\t\t", "\n\t\t", "\n" }, /* tables with empty columns around the board */
    { "", ",", ",,,,,,,,,,,\n", ",,,\n", ",,,\n" },
    { "", ",", ",,,,,,,,,,,\n,,,,,,,,,,,\n,,", ",\n,,", ",\n,,,,,,,,,,,\n" },
    { ".", "", "1. ", "\n2. ", "\n" },
    { ".", " ", "! ", " !\n! ", " !\n" },
    { " ", "     ", "", "\n", "\n" }, /* columns of a printed page */
    { "", ",", "Sudoku 12,,,,,,,,\n", "\n", "\n,,,,,,,,\nDifficulty,hard,,,,,,,\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *text = draw (ways[i].blank, ways[i].between, ways[i].before, ways[i].next, ways[i].after);
      g_autofree char *escaped = g_strescape (text, "\n\"");
      g_autoptr (NonetReading) reading = read_text (text);

      g_test_message ("%s", escaped);
      assert_counts (reading, 1, 0);
      assert_givens (reading, 0, GIVENS);
      /* As copied, without the end of the last line. */
      if (g_str_has_suffix (text, "\n"))
        text[strlen (text) - 1] = '\0';
      assert_reads (text, GIVENS);
    }
}

/* Digits of pages by their numbers. */
TEST (entities)
{
  assert_reads (
      "<table><tr><td>&#49;<td>&#160;<td><td>&#52;<tr><td><td><td>&#50;<td><tr><td><td>&#51;<td><td><tr><td>&#52;<td>"
      "<td>&nbsp;<td>&#49;</table>\n",
      "1..4..2..3..4..1");
}

/* What is said in a chat or a message, with a board in a line. */
TEST (chats)
{
  assert_reads ("<bob> " GIVENS "\n", GIVENS);
  assert_reads ("Try this #sudoku " GIVENS " #hard\n", GIVENS);
}

/* Candidates in braces, for which a set is written; no JSON. */
TEST (braces)
{
  g_autoptr (NonetPuzzle) puzzle = read_one ("{2,3} {3} 1 4\n1 4 {2, 3} {3}\n{3} 1 4 2\n4 {2, 3} {3} 1\n");

  assert_cells (puzzle->givens, "..1414...1424..1");
  g_assert_cmpuint (puzzle->marks[0], ==, sudoku_set_of (2) | sudoku_set_of (3));
  g_assert_cmpuint (puzzle->marks[1], ==, sudoku_set_of (3));
}

/* Each symbol by the code of a chat; no line of HoDoKu's library. */
TEST (codes)
{
  static const char *const names[] = { ":zero:", ":one:", ":two:",   ":three:", ":four:",
                                       ":five:", ":six:", ":seven:", ":eight:", ":nine:" };

  for (guint spaced = 0; spaced < 2; spaced++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint cell = 0; cell < 81; cell++)
        g_string_append_printf (text, "%s%s", GIVENS[cell] == '.' ? ":blue_square:" : names[GIVENS[cell] - '0'],
                                cell % 9 == 8 ? "\n"
                                : spaced      ? " "
                                              : "");
      assert_reads (text->str, GIVENS);
    }
}

/* Rows numbered from below, and columns named below, as on a chessboard. */
TEST (chessboard)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = 0; row < 9; row++)
    {
      g_string_append_printf (text, "%u ", 9 - row);
      for (guint column = 0; column < 9; column++)
        g_string_append_printf (text, " %c", GIVENS[9 * row + column]);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, "   a b c d e f g h i\n");
  assert_reads (text->str, GIVENS);
}

/* Columns of spaces, farther apart between boxes. */
TEST (bands)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < 81; cell++)
    g_string_append_printf (text, "%c%s", GIVENS[cell] == '.' ? ' ' : GIVENS[cell],
                            cell % 27 == 26 ? "\n\n"
                            : cell % 9 == 8 ? "\n"
                            : cell % 3 == 2 ? "    "
                                            : "  ");
  assert_reads (text->str, GIVENS);
}

/* A spreadsheet with an empty column between boxes, an empty row, or both; empty cells at the ends of rows may be missing. */
TEST (gaps)
{
  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      const char delimiter = "\t,;"[i / 4];

      for (guint cell = 0; cell < 81; cell++)
        {
          if (GIVENS[cell] != '.')
            g_string_append_c (text, GIVENS[cell]);
          if (cell % 9 < 8)
            g_string_append_c (text, delimiter);
          if (cell % 9 < 8 && cell % 3 == 2 && i % 4 != 1)
            g_string_append_c (text, delimiter);
          while (cell % 9 == 8 && i % 4 == 3 && text->str[text->len - 1] == delimiter)
            g_string_truncate (text, text->len - 1);
          if (cell % 9 == 8)
            g_string_append_c (text, '\n');
          for (guint column = 0; (cell == 26 || cell == 53) && i % 4 != 0 && column < (i % 4 == 1 ? 8 : 10); column++)
            g_string_append_c (text, delimiter);
          if ((cell == 26 || cell == 53) && i % 4 != 0)
            g_string_append_c (text, '\n');
        }
      assert_reads (text->str, GIVENS);
    }
}

/* A board in one line that was broken into several. */
TEST (wrapped)
{
  static const guint lengths[] = { 27, 40, 75 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GString) text = g_string_new ("Mail\n");

      for (guint cell = 0; cell < 81; cell++)
        g_string_append_printf (text, "%c%s", GIVENS[cell],
                                cell == 80 || cell % lengths[i] == lengths[i] - 1 ? "\n" : "");
      assert_reads (text->str, GIVENS);
    }
}

/* Numbers of several full-width digits, and letters of another script, which have their order. */
TEST (other_scripts)
{
  g_autoptr (NonetPuzzle) board = new_board (2, 5, NULL, 1), puzzle = NULL, letters = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < 100; cell++)
    {
      g_autofree char *number = g_strdup_printf ("%u", board->givens[cell]);

      for (const char *p = number; *p != '\0'; p++)
        g_string_append_unichar (text, (gunichar) (0xff10 + *p - '0'));
      g_string_append_c (text, cell % 10 == 9 ? '\n' : ' ');
    }
  puzzle = read_one (text->str);
  g_assert_cmpmem (puzzle->givens, 100, board->givens, 100);
  letters = read_one ("δ . . α\n. . β .\n. γ . .\nα . . δ\n");
  assert_cells (letters->givens, "4..1..2..3..1..4");
}

/* All rows of a small board in one line. */
TEST (small_rows_in_a_line)
{
  assert_reads ("12../..../..../..21\n", "12............21");
}

/* A program that numbers columns and rows from 0. */
TEST (labels_from_0)
{
  assert_reads ("   0  1  2  3\n0  1  0  0  4\n1  0  0  2  0\n2  0  3  0  0\n3  4  0  0  1\n", "1..4..2..3..4..1");
}

/* Blanks may be what usually stands around cells or begins a comment, also in a row of nothing else. */
TEST (other_blanks)
{
  static const char *const blanks[] = { "+", "=", ":", "#", "%", "~", "!", "$", "@" };
  static const char *const between[] = { "", " ", ",", " | " };

  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    for (guint j = 0; j < G_N_ELEMENTS (between); j++)
      {
        g_autofree char *text = draw (blanks[i], between[j], "", "\n", "\n");
        g_autoptr (NonetPuzzle) puzzle = read_one (text);

        assert_cells (puzzle->givens, GIVENS);
      }
  {
    g_autoptr (NonetPuzzle) puzzle = read_one ("1 + + 4\n+ + + +\n+ 3 + +\n4 + + 1\n");

    assert_cells (puzzle->givens, "1..4.....3..4..1");
  }
}

/* Two dashes before a letter are blanks in a row, though elsewhere a comment may begin so. */
TEST (dashes_in_groups)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (NonetPuzzle) board = new_board (3, 3, NULL, seed), puzzle = NULL;
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint cell = 0; cell < 81; cell++)
        g_string_append_printf (text, "%c%s", board->givens[cell] == 0 ? '-' : 'A' + board->givens[cell] - 1,
                                cell % 9 == 8   ? "\n"
                                : cell % 3 == 2 ? " "
                                                : "");
      puzzle = read_one (text->str);
      g_assert_cmpmem (puzzle->givens, 81, board->givens, 81);
    }
}

/* Blanks are spaces, and bars stand only between boxes; those at the ends of lines may be missing. */
TEST (places_between_bars)
{
  static const char *const bars[] = { "|", "||", "│" };

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    for (guint stripped = 0; stripped < 2; stripped++)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        g_autoptr (NonetPuzzle) puzzle = NULL;

        for (guint cell = 0; cell < 81; cell++)
          {
            g_string_append_printf (text, " %c", GIVENS[cell] == '.' ? ' ' : GIVENS[cell]);
            if (cell % 9 == 8)
              {
                while (stripped && text->str[text->len - 1] == ' ')
                  g_string_truncate (text, text->len - 1);
                g_string_append (text, cell % 27 == 26 && cell < 80 ? "\n----------------------\n" : "\n");
              }
            else if (cell % 3 == 2)
              g_string_append_printf (text, " %s", bars[i]);
          }
        puzzle = read_one (text->str);
        assert_cells (puzzle->givens, GIVENS);
      }
}

/* Digits in circles and those of Chinese stand for their values. */
TEST (other_digits)
{
  assert_reads ("\342\221\240..\342\221\243\n..\342\221\241.\n.\342\221\242..\n\342\221\243..\342\221\240\n",
                "1..4..2..3..4..1");
  assert_reads ("一〇〇四\n〇〇二〇\n〇三〇〇\n四〇〇一\n", "1..4..2..3..4..1");
  assert_reads ("一　　四\n　　二　\n　三　　\n四　　一\n", "1..4..2..3..4..1");
  assert_reads ("⒈..Ⅳ\n..➁.\n.⑶..\nⅳ..➊\n", "1..4..2..3..4..1");
  assert_reads ("⓵..⓸\n..⓶.\n.⓷..\n⓸..⓵\n", "1..4..2..3..4..1");
}

/* A line that is cut off may have as many cells as a smaller board has. */
TEST (short_lines_of_a_list)
{
  static const guint lengths[] = { 16, 25, 36, 49, 64 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *text = g_strdup_printf ("%s\n%.*s\n%s\n", GIVENS, (int) lengths[i], GIVENS, GIVENS);
      g_autofree char *message =
          g_strdup_printf ("2:%u: the line has %u cells instead of 81", lengths[i] + 1, lengths[i]);
      g_autoptr (NonetReading) reading = read_text (text);

      assert_counts (reading, 2, 1);
      assert_message (reading, NONET_MESSAGE_ERROR, 0, message);
    }
}

/* A list may have boards of several sizes, and one of another size is one if its givens are those of a puzzle. */
TEST (lists_of_several_sizes)
{
  g_autoptr (NonetReading) several = read_text (GIVENS "\n1..4..2..3..4..1\n" GIVENS "\n4..1..3..2..1..4\n");
  g_autoptr (NonetReading) one = read_text (GIVENS "\n" GIVENS "\n1..4..2..3..4..1\n" GIVENS "\n");

  g_assert_cmpuint (nonet_reading_get_n_puzzles (several), ==, 4);
  g_assert_cmpuint (nonet_reading_get_n_puzzles (one), ==, 4);
}

TEST (rich_text)
{
  assert_refused ("{\\rtf1\\ansi 530070000\\\n}\n", "this is a rich text document (RTF); save it as plain text first");
}

/* Draws the candidates of the solved board, each with its successor, as grids of three lines; the first cell of a row has its value. */
static char *
draw_subgrids (const char *frame, const char *bar, const char *gap, char blank)
{
  g_autoptr (GString) text = g_string_new (frame);
  const SudokuShape *shape = nonet_shape_get_usual (9);

  for (guint line = 0; line < 27; line++)
    {
      g_string_append (text, bar);
      for (guint column = 0; column < 9; column++)
        {
          guint value = pattern_value (shape, line / 3 * 9 + column);

          g_string_append (text, gap);
          for (guint i = 0; i < 3; i++)
            {
              guint digit = 3 * (line % 3) + i + 1;
              char shown = digit == value || digit == value % 9 + 1 ? (char) ('0' + digit) : blank;

              if (column == 0)
                shown = line % 3 == 1 && i == 1 ? (char) ('0' + value) : blank;
              g_string_append_printf (text, "%c%s", shown, gap);
            }
          g_string_append (text, bar);
        }
      g_string_append_printf (text, "\n%s", line % 3 == 2 ? frame : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

TEST (grids_of_candidates)
{
  char *const texts[] = { draw_subgrids ("+-------+-------+-------+-------+-------+-------+-------+-------+-------+\n",
                                         "|", " ", ' '),
                          draw_subgrids ("", "|", "", ' '), draw_subgrids ("\n", " ", "", '.'),
                          draw_subgrids ("           |           |\n", " ", "", '.') };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = texts[i];
      g_autoptr (NonetPuzzle) puzzle = read_one (text);

      /* There are several solutions without the candidates: they are clues. */
      g_assert_cmpuint (puzzle->shape->n_rules, >=, 72);
      for (guint rule_index = 0; rule_index < puzzle->shape->n_rules; rule_index++)
        {
          const SudokuRule *rule = &puzzle->shape->rule[rule_index];
          guint value = pattern_value (puzzle->shape, *rule->cell);

          g_assert_cmpuint (rule->n_digits, ==, *rule->cell % 9 == 0 ? 1 : 2);
          g_assert_true (rule->digit[0] == value || rule->digit[1] == value);
          g_assert_true (rule->n_digits == 1 || rule->digit[0] == value % 9 + 1 || rule->digit[1] == value % 9 + 1);
        }
    }
}

/* Small boards side by side, and larger ones of which each has bars around it and spaces for blanks. */
TEST (boards_beside_each_other)
{
  g_autoptr (NonetReading) four =
      read_text ("1 . . 4    . 2 . .\n. . 2 .    . . 1 .\n. 3 . .    1 . . .\n4 . . 1    . . . 2\n");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (NonetReading) framed = NULL;

  assert_counts (four, 2, 0);
  assert_givens (four, 0, "1..4..2..3..4..1");
  assert_givens (four, 1, ".2....1.1......2");
  for (guint row = 0; row < 9; row++)
    for (guint side = 0; side < 2; side++)
      {
        for (guint column = 0; column < 9; column++)
          g_string_append_printf (text, "%s%c ", column % 3 == 0 ? "| " : "",
                                  GIVENS[side == 0 ? 9 * row + column : 9 * column + row]);
        g_string_append (text, side == 0 ? "|     " : "|\n");
      }
  g_strdelimit (text->str, ".", ' ');
  framed = read_text (text->str);
  assert_counts (framed, 2, 0);
  assert_givens (framed, 0, GIVENS);
}

/* A spreadsheet of which every row, or all but few, has lost its empty cells at the end. */
TEST (cut_rows)
{
  assert_reads ("2\t4\n3\t\t\t\t5\n\t\t\t\t4\t1\n\t1\t3\t2\n1\t2\n5\t3\n", "24....3...5.....41.132..12....53....");
}

/* Tables of few symbols, or letters, that are no boards. */
TEST (tables)
{
  assert_refused ("1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n", "1: these rows do not form a board of 4 rows");
  assert_refused ("Output:\n\t1\n\t2\n\t3\n\t4\n", "there is no Sudoku in this text");
  assert_refused ("A B C D\nB C D A\nC D A B\nD A B C\n", "there is no Sudoku in this text");
}

/* Candidates of a board whose symbols are digits and letters: "12" are two of them where others have letters. */
TEST (candidates_with_letters)
{
  g_autoptr (NonetPuzzle) board = new_board (3, 4, NULL, 3), puzzle = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < 144; cell++)
    {
      guint value = pattern_value (board->shape, cell), other = value % 12 + 1;
      const char *symbols = "123456789ABC";

      g_string_append_c (text, symbols[MIN (value, other) - 1]);
      if (board->givens[cell] == 0)
        g_string_append_c (text, symbols[MAX (value, other) - 1]);
      else
        text->str[text->len - 1] = symbols[value - 1];
      g_string_append (text, cell % 12 == 11 ? "\n" : " ");
    }
  puzzle = read_one (text->str);
  g_assert_nonnull (puzzle->marks);
  for (guint cell = 0; cell < 144; cell++)
    if (board->givens[cell] == 0)
      g_assert_true (sudoku_set_has (puzzle->marks[cell], pattern_value (board->shape, cell))
                     && sudoku_set_count (puzzle->marks[cell]) == 2);
}

/* Each candidate has its place, in rows of cells or of characters. */
TEST (places_of_candidates)
{
  for (guint i = 0; i < 4; i++)
    {
      guint order = i < 2 ? 4 : 9;
      g_autoptr (NonetPuzzle) board = new_board (i < 2 ? 2 : 3, i < 2 ? 2 : 3, NULL, 5), puzzle = NULL;
      g_autoptr (GString) text = g_string_new (NULL);

      for (guint cell = 0; cell < order * order; cell++)
        {
          guint value = pattern_value (board->shape, cell);

          for (guint digit = 1; digit <= order; digit++)
            g_string_append_c (text, digit == value || digit == value % order + 1 ? (char) ('0' + digit) : '.');
          g_string_append (text, cell % order == order - 1 ? "\n" : i % 2 == 0 ? " " : "");
        }
      puzzle = read_one (text->str);
      g_assert_cmpuint (puzzle->shape->order, ==, order);
      g_assert_cmpuint (puzzle->shape->n_rules, ==, order * order);
    }
}

/* Fields of a page, however their values are written. */
TEST (fields_of_pages)
{
  static const char *const before[] = { "<input value='", "<INPUT SIZE=1 VALUE=", "<input size=\"1\" value=\"" };
  static const char *const after[] = { "'/>", ">", "\">" };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autoptr (GString) text = g_string_new ("<table>");

      for (guint cell = 0; cell < 81; cell++)
        {
          g_string_append (text, cell % 9 == 0 ? "<tr><td>" : "<td>");
          if (GIVENS[cell] == '.')
            g_string_append (text, "<input>");
          else
            g_string_append_printf (text, "%s%c%s", before[i], GIVENS[cell], after[i]);
        }
      g_string_append (text, "</table>");
      assert_reads (text->str, GIVENS);
    }
}

/* Words and numbers of a program make no small board. */
TEST (programs_without_boards)
{
  /* The candidates of one row, which have as many places as a board has cells. */
  assert_refused ("12x xxx xxx   xxx x2x x2x   xxx 1xx xxx\nxxx xxx xxx   xxx x5x x5x   xxx xxx xxx\n"
                  "7xx xxx xxx   xxx 7xx xxx   xxx 7xx xxx\n",
                  "3: the board has 3 rows of 9 cells instead of 9 rows");
  assert_refused ("cout << \"a\" << endl;\ncout << \"b\" << endl;\ncout << \"c\" << endl;\ncout << \"d\" << endl;\n",
                  "there is no Sudoku in this text");
  assert_refused ("k   \nn   \nl   \no   \n", "there is no Sudoku in this text");
  assert_refused ("while (1) {\n  run (a);\n}\n\n0;\n", "there is no Sudoku in this text");
}
