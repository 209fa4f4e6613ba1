/* XML that is in the format of no Sudoku program is refused, not read as rows of something; pages are text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards.h"
#include "tests/test.h"

TEST (other_formats)
{
  static const char *const texts[] = {
    "<?xml version='1.0'?>\n<project><version>4.0.0</version><name>x</name></project>\n",
    "<sudoku>\n<region><cell>1</cell><cell>2</cell><cell>3</cell><cell>4</cell></region>\n"
    "<region><cell>3</cell><cell>4</cell><cell>1</cell><cell>2</cell></region>\n"
    "<region><cell>2</cell><cell>1</cell><cell>4</cell><cell>3</cell></region>\n"
    "<region><cell>4</cell><cell>3</cell><cell>2</cell><cell>1</cell></region>\n</sudoku>\n",
    "<puzzle row='1'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i], "this XML is not in the format of a Sudoku program");
}

TEST (pages)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("<?xml version='1.0'?>\n<html><body><table>\n<tr><td>1</td><td></td><td></td><td>4</td></tr>\n"
                "<tr><td></td><td></td><td>2</td><td></td></tr>\n<tr><td></td><td>3</td><td></td><td></td></tr>\n"
                "<tr><td>4</td><td></td><td></td><td>1</td></tr>\n</table></body></html>\n");

  assert_cells (puzzle->givens, "1..4..2..3..4..1");
  assert_refused ("<", "there is no Sudoku in this text");
}
