/* Which texts are lists of 9×9 puzzles, and what their lines hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "formats/list.h"

#include "boards.h"

#define P "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
#define Q ".8..........9........4....3...6....2....8.5.9.1.......8.1...8..4..93......7.6...."
#define SOLUTION "249571638861432975573986142725698413698143257314725869937814526152369784486257391"
#define ROWS "2....1.38\n........5\n.7...6...\n.......13\n.981..257\n31....8..\n9..8...2.\n.5..69784\n4..25....\n"

static NonetListGuess
guess (const char *text, gboolean complete, gboolean patient)
{
  NonetList list;

  g_assert_true (nonet_list_init (&list, NULL));
  return nonet_list_guess (&list, text, strlen (text), complete, patient);
}

/* Texts that are there to their ends. */
static void
test_complete (gconstpointer data)
{
  const char *text = data;

  g_assert_cmpint (guess (text + 1, TRUE, FALSE), ==, text[0] == '+' ? NONET_LIST_YES : NONET_LIST_NO);
  g_assert_cmpint (guess (text + 1, TRUE, TRUE), ==, text[0] == '+' ? NONET_LIST_YES : NONET_LIST_NO);
}

static const struct
{
  const char *name;
  const char *text; /* '+': it is a list, '-': it is not */
} cases[] = {
  { "plain", "+" P "\n" P "\n" },
  { "comments", "+# from the paper\n\n" P "\n; more\n" P "\r\n" },
  { "columns", "+id,puzzle,solution\n1," P "," SOLUTION "\n2," P "," SOLUTION "\n" },
  { "quoted-columns", "+\"1\",\"" P "\"\n\"2\",\"" P "\"\n" },
  { "named", "+Collection\n#!sudoku -c1\n" P "\n" P "\n" },
  { "broken-line", "+" P "\n12\n" P "\n" },
  { "broken-line-after-one", "+" P "\n12\n" },
  { "word-after-one", "+" P "\nhello\n" },
  { "words-between", "+" P "\nhello world\n" P "\n" },
  { "words-after-one", "-" P "\nfrom a newspaper\n" },
  { "labels", "-First\n" P "\nSecond\n" P "\n" },
  { "rows", "-" ROWS },
  { "rows-and-line", "-" ROWS "\n" P "\n" },
  { "line-and-rows", "-" P "\n\n" ROWS },
  { "solution-below", "-" P "\n" SOLUTION "\n" },
  { "solution-below-with-names", "-Puzzle:   " P "\nSolution: " SOLUTION "\n" },
  { "rows-and-link", "-" ROWS "https://example.org/?board=" P "\n" },
  { "markdown", "-# Sudoku\n\nThis one is hard:\n\n    " P "\n\nGood luck!\n" },
  { "markdown-fence", "-# Sudoku\n\n```\n" P "\n```\n" },
  { "program", "-#include \"solve.h\"\n\nint\nmain (void)\n{\n  return solve (\"" P "\");\n}\n" },
  { "program-with-several", "-static const char *p[] = {\n  \"" P "\",\n  \"" P "\",\n  \"" P "\",\n};\n" },
  { "json", "-[\n\"" P "\",\n\"" P "\"\n]\n" },
  { "hint", "-# symbols 987654321\n" P "\n" P "\n" },
  { "wide-border", "-*--------------------------------------------------------------------*\n" ROWS },
  { "candidates", "-" P P P P P P P P P "\n" },
};

TEST (arriving)
{
  g_assert_cmpint (guess ("", FALSE, FALSE), ==, NONET_LIST_UNCERTAIN);
  g_assert_cmpint (guess (P, FALSE, FALSE), ==, NONET_LIST_UNCERTAIN);
  g_assert_cmpint (guess (P "\n", FALSE, FALSE), ==, NONET_LIST_YES);
  g_assert_cmpint (guess (P "\n", FALSE, TRUE), ==, NONET_LIST_UNCERTAIN);
  g_assert_cmpint (guess (P "\n" P "\n" P, FALSE, TRUE), ==, NONET_LIST_YES);
  g_assert_cmpint (guess ("2....1.38\n", FALSE, FALSE), ==, NONET_LIST_UNCERTAIN);
  g_assert_cmpint (guess ("<?xml", TRUE, FALSE), ==, NONET_LIST_NO);
}

/* It is a list of one for whoever asks for nothing but the puzzle. */
TEST (one_puzzle)
{
  g_assert_cmpint (guess ("# by nobody\n" P "\n", TRUE, FALSE), ==, NONET_LIST_YES);
  g_assert_cmpint (guess ("# by nobody\n" P "\n", TRUE, TRUE), ==, NONET_LIST_NO);
}

static void
check_line (NonetList *list, const char *line, gboolean details, NonetListItem expected)
{
  guint8 values[NONET_QUICK_CELLS];
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (nonet_list_read_line (list, line, strlen (line), details, values, &reading, &error), ==, expected);
  g_assert_cmpint (reading != NULL, ==, expected == NONET_LIST_PUZZLES);
  g_assert_cmpint (error != NULL, ==, expected == NONET_LIST_ERROR);
}

TEST (lines)
{
  NonetList list;

  nonet_list_init (&list, NULL);
  check_line (&list, "puzzle,solution", FALSE, NONET_LIST_NOTHING);
  check_line (&list, "# comment", FALSE, NONET_LIST_NOTHING);
  check_line (&list, P, TRUE, NONET_LIST_NINE);
  check_line (&list, P ",easy", FALSE, NONET_LIST_NINE);
  check_line (&list, P ",easy", TRUE, NONET_LIST_PUZZLES);
  check_line (&list, "1," P, FALSE, NONET_LIST_NINE);
  check_line (&list, "1," P "," SOLUTION ",easy", FALSE, NONET_LIST_NINE);
  check_line (&list, "1," P, TRUE, NONET_LIST_PUZZLES);
  check_line (&list, "\"1\",\"" P "\"", FALSE, NONET_LIST_PUZZLES);
  check_line (&list, "1..4..2..3..4..1", FALSE, NONET_LIST_PUZZLES);
  check_line (&list, "2....1.38........5.7...6.", FALSE, NONET_LIST_ERROR);
  check_line (&list, "puzzle,solution", FALSE, NONET_LIST_ERROR);
}

/* Words after a puzzle are the same whether its line is read alone or in a list. */
TEST (words_after_a_puzzle)
{
  static const char *const lines[] = { P ",18,easy", P " # symbols 987654321", P "\t\"easy\" ", P "|x",
                                       P "# easy",   P ";" SOLUTION,           P ", " };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      NonetList list;
      guint8 values[NONET_QUICK_CELLS];
      g_autoptr (NonetReading) alone = read_text (lines[i]), listed = NULL;
      g_autoptr (NonetPuzzle) one = nonet_reading_dup_puzzle (alone, 0), other = NULL;

      nonet_list_init (&list, NULL);
      g_assert_cmpint (nonet_list_read_line (&list, lines[i], strlen (lines[i]), TRUE, values, &listed, NULL), ==,
                       NONET_LIST_PUZZLES);
      other = nonet_reading_dup_puzzle (listed, 0);
      g_assert_true (nonet_puzzle_equal (one, other));
    }
}

TEST (long_line)
{
  NonetList list;
  guint8 values[NONET_QUICK_CELLS];
  g_autofree char *line = g_strnfill (NONET_LIST_MAX_LINE + 1, '1');
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) error = NULL;

  nonet_list_init (&list, NULL);
  g_assert_cmpint (nonet_list_read_line (&list, line, strlen (line), FALSE, values, &reading, &error), ==,
                   NONET_LIST_ERROR);
  g_assert_error (error, NONET_READ_ERROR, NONET_READ_ERROR_TOO_LARGE);
}

/* What the window opens: all puzzles of a list, the lines they are in, and what is wrong with the others. */
TEST (reading)
{
  g_autoptr (NonetReading) reading = read_text ("# list\n" P "\n12\n" P ",easy\n" Q "$\n" P "," SOLUTION "\n");
  g_autoptr (NonetPuzzle) second = NULL, third = NULL;
  const NonetMessage *message;

  g_assert_cmpstr (nonet_reading_get_format (reading), ==, "line");
  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 3);
  g_assert_cmpuint (nonet_reading_get_line (reading, 1), ==, 4);
  second = nonet_reading_dup_puzzle (reading, 1);
  third = nonet_reading_dup_puzzle (reading, 2);
  g_assert_cmpstr (second->comment, ==, "easy");
  g_assert_cmpuint (second->givens[0], ==, 2);
  g_assert_nonnull (third->solution);
  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_ERROR), ==, 2);
  message = g_ptr_array_index (nonet_reading_get_messages (reading), 0);
  g_assert_cmpuint (message->line, ==, 3);
  message = g_ptr_array_index (nonet_reading_get_messages (reading), 1);
  g_assert_cmpuint (message->line, ==, 5);
}

/* Lines that name the puzzles below them are no broken puzzles. */
TEST (titles)
{
  g_autoptr (NonetReading) reading =
      read_text ("13.02.2021:\n" P " easy\n" Q " hard\n-----\n\nLevel 2:\n" P " easy\n\nVery hard\n" Q " hard\n");

  g_assert_cmpstr (nonet_reading_get_format (reading), ==, "line");
  assert_counts (reading, 4, 0);
}

/* A line of another size is the puzzle it was taken for before more of the list was known. */
TEST (small_board_first)
{
  g_autoptr (NonetReading) reading = read_text ("1......2........\n" P "\n");
  g_autoptr (NonetPuzzle) first = nonet_reading_dup_puzzle (reading, 0);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
  g_assert_cmpuint (first->shape->order, ==, 4);
  g_assert_cmpuint (first->givens[7], ==, 2);
}

MORE_TESTS
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/list/guess/%s", cases[i].name);

      g_test_add_data_func (path, cases[i].text, test_complete);
    }
}

/* Lines drawn between puzzles are none, whatever their length. */
TEST (rules)
{
#define FIRST "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define SECOND "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..\n"
  for (const char *stroke = "-_*=~+"; *stroke != '\0'; stroke++)
    for (guint length = 3; length <= 90; length += 3)
      {
        g_autofree char *rule = g_strnfill (length, *stroke);
        g_autofree char *text = g_strconcat (FIRST, rule, "\n" SECOND, rule, "\n", NULL);
        g_autoptr (NonetReading) reading = read_text (text);

        assert_counts (reading, 2, 0);
      }
#undef FIRST
#undef SECOND
}
