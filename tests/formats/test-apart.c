/* Boards that share their lines: side by side, puzzle and solution in one line, several characters a cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"

/* A character of the solved board, or of a puzzle of it. */
static char
cell_of (guint cell, gboolean all)
{
  const SudokuShape *shape = nonet_shape_get_usual (9);

  return all || cell % 5 == 0 || cell % 7 == 0 ? (char) ('0' + pattern_value (shape, cell)) : '.';
}

static void
append_row (GString *text, guint row, gboolean all, const char *between, const char *bar)
{
  for (guint column = 0; column < 9; column++)
    {
      if (column > 0)
        g_string_append (text, column % 3 == 0 ? bar : between);
      g_string_append_c (text, cell_of (9 * row + column, all));
    }
}

static void
assert_puzzle (const NonetPuzzle *puzzle, gboolean solved)
{
  for (guint cell = 0; cell < 81; cell++)
    {
      char given = cell_of (cell, FALSE);

      g_assert_cmpuint (puzzle->givens[cell], ==, given == '.' ? 0 : given - '0');
      if (solved)
        g_assert_cmpuint (puzzle->solution[cell], ==, cell_of (cell, TRUE) - '0');
    }
}

/* A puzzle and its solution beside it. */
TEST (side_by_side)
{
  static const struct
  {
    const char *between, *bar, *gap;
  } ways[] = {
    { "", "", "   " },        { " ", " ", "     " },      { " ", " ", "\t" },
    { "", " | ", "       " }, { " ", " | ", " |    | " }, { ",", ",", ",," },
    { "", "", " --> " },      { " ", " ", "  =>  " },     { "", "", " → " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (NonetPuzzle) puzzle = NULL;

      for (guint row = 0; row < 9; row++)
        {
          append_row (text, row, FALSE, ways[i].between, ways[i].bar);
          g_string_append (text, ways[i].gap);
          append_row (text, row, TRUE, ways[i].between, ways[i].bar);
          g_string_append_c (text, '\n');
        }
      puzzle = read_one (text->str);
      assert_puzzle (puzzle, TRUE);
    }
}

/* Three boards, of which the one in the middle is another one. */
TEST (three_boards)
{
  static const char *const gaps[] = { "   ", "\t\t", ",," };

  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++)
    {
      const char *between = (const char *[]){ "", "\t", "," }[i];
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (NonetReading) reading = NULL;

      for (guint row = 0; row < 9; row++)
        {
          append_row (text, row, FALSE, between, between);
          g_string_append (text, gaps[i]);
          append_row (text, 8 - row, FALSE, between, between);
          g_string_append (text, gaps[i]);
          append_row (text, row, FALSE, between, between);
          g_string_append_c (text, '\n');
        }
      reading = read_text (text->str);
      assert_counts (reading, 3, 0);
    }
}

/* Drawn with three spaces between the cells of a box, and rules of corners alone between rows. */
TEST (wide_cells)
{
  g_autoptr (GString) text = g_string_new ("+---+---+---+---+---+---+---+---+---+\n");
  g_autoptr (NonetPuzzle) puzzle = NULL;

  for (guint row = 0; row < 9; row++)
    {
      g_string_append (text, "| ");
      append_row (text, row, FALSE, "   ", " | ");
      g_string_append (text, row % 3 == 2 ? " |\n+---+---+---+---+---+---+---+---+---+\n"
                                          : " |\n+   +   +   +   +   +   +   +   +   +\n");
    }
  for (char *dot = text->str; (dot = strchr (dot, '.')) != NULL;)
    *dot = ' ';
  puzzle = read_one (text->str);
  assert_puzzle (puzzle, FALSE);
}

/* Values twice in a row, places of which nothing says whether they count from 0 or from 1, and sums with the places of cells. */
TEST (numbers_without_board)
{
  g_autoptr (GString) twice = g_string_new (NULL), open = g_string_new (NULL), sums = g_string_new (NULL);

  for (guint i = 0; i < 40; i++)
    {
      g_string_append_printf (twice, "%u %u %u\n", i / 9, i % 9, i % 4 + 1);
      g_string_append_printf (open, "%u %u %u\n", i / 8 + 1, i % 8 + 1, (i + i / 8) % 8 + 1);
      g_string_append_printf (sums, "( %u , [(%u, %u)] ),\n", i / 9 + 1, i % 9 + 1, (i + i / 9) % 9 + 1);
    }
  assert_refused (twice->str, "there is no Sudoku in this text");
  assert_refused (open->str, "there is no Sudoku in this text");
  assert_refused (sums->str, "there is no Sudoku in this text");
}

/* A puzzle of another kind, with numbers that come several times in a row. */
TEST (no_boxes)
{
  assert_refused ("| 2|  |  |  | 2|  |  |\n|  | 6| 4|  |  |  | 5|\n| 2|  |  | 6|  |  |  |\n|  | 5|  | 5|  |  |  |\n"
                  "|  |  | 2|  |  | 3|  |\n| 2|  |  |  |  | 3|  |\n| 2|  | 2|  |  |  | 3|\n",
                  "1: these rows do not form a board of 7 rows");
}
