/* Reading plain lines of 81 characters the quick way, and leaving all others alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "formats/list.h"

#include <string.h>

#define ROW "1.3456789"
#define GRID ROW ROW ROW ROW ROW ROW ROW ROW ROW
#define SOLUTION "123456789123456789123456789123456789123456789123456789123456789123456789123456789"

static gboolean
reads (const char *line, guint8 *values)
{
  NonetQuickTable table;

  nonet_quick_table_init (&table, NULL);
  return nonet_quick_line (&table, line, strlen (line), values);
}

TEST (plain)
{
  guint8 values[NONET_QUICK_CELLS];

  g_assert_true (reads (GRID, values));
  for (guint i = 0; i < NONET_QUICK_CELLS; i++)
    g_assert_cmpuint (values[i], ==, i % 9 == 1 ? 0 : i % 9 + 1);
}

TEST (followed_by_something_short)
{
  guint8 values[NONET_QUICK_CELLS];

  g_assert_true (reads (GRID ",easy,3.2", values));
  g_assert_true (reads (GRID " # from the paper", values));
  g_assert_true (reads (GRID "," SOLUTION ",easy", values));
}

TEST (not_plain)
{
  guint8 values[NONET_QUICK_CELLS];

  g_assert_false (reads ("", values));
  g_assert_false (reads (GRID "1", values));
  g_assert_false (reads ("A" GRID, values));
  g_assert_false (reads (GRID " " GRID, values));
  g_assert_false (reads (GRID "," GRID, values));
  g_assert_false (reads (GRID ":1:" SOLUTION, values));
}

/* Every byte in the first, the last and a middle cell is what the table says, whichever way it is read. */
TEST (every_byte)
{
  static const guint cells[] = { 0, 40, 63, 64, 65, 79, 80 };
  NonetQuickTable table;

  nonet_quick_table_init (&table, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    for (guint byte = 1; byte < 256; byte++)
      {
        char line[] = GRID;
        guint8 values[NONET_QUICK_CELLS];
        guint8 expected = table.value[byte];

        line[cells[i]] = (char) byte;
        g_assert_cmpint (nonet_quick_line (&table, line, NONET_QUICK_CELLS, values), ==, expected != NONET_QUICK_NONE);
        if (expected != NONET_QUICK_NONE)
          g_assert_cmpuint (values[cells[i]], ==, expected);
      }
}

TEST (letters)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_parse ("TONYBLAIR", 9, NULL);
  NonetQuickTable table;
  guint8 values[NONET_QUICK_CELLS];
  char line[NONET_QUICK_CELLS + 1];

  memset (line, '.', sizeof line);
  line[80] = 'R';
  g_assert_true (nonet_quick_table_init (&table, alphabet));
  g_assert_true (nonet_quick_line (&table, line, NONET_QUICK_CELLS, values));
  g_assert_cmpuint (values[80], ==, 9);
  line[0] = '1';
  g_assert_false (nonet_quick_line (&table, line, NONET_QUICK_CELLS, values));
}

TEST (other_orders_have_no_table)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (16);
  NonetQuickTable table;

  g_assert_false (nonet_quick_table_init (&table, alphabet));
}
