/* Boards in XML of no particular format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests.h"

#include "boards.h"

#define GIVENS "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* Ways to write a cell. */
typedef enum
{
  ATTRIBUTES,
  TEXT,
  ELEMENTS,
  REGIONS
} Way;

static void
append_cell (GString *xml, Way way, guint row, guint column, char value)
{
  if (way == ATTRIBUTES)
    g_string_append_printf (xml, "<cell row='%u' col='%u' value='%c'/>", row, column, value);
  else if (way == TEXT)
    g_string_append_printf (xml, "<cell y=\"%u\" x=\"%u\"> %c </cell>\n", row, column, value);
  else
    g_string_append_printf (xml, "<cell><rownumber>%u</rownumber><columnnumber>%u</columnnumber><value>%c</value>", row,
                            column, value);
  if (way == REGIONS)
    g_string_append_printf (xml, "<block>%u</block>", (row + column) % 9);
  if (way >= ELEMENTS)
    g_string_append (xml, "</cell>\n");
}

/* The cells whose values are known, or all; counted from 0 or 1. */
static char *
write_cells (Way way, guint first, gboolean all)
{
  GString *xml = g_string_new ("<?xml version=\"1.0\"?>\n<puzzle level=\"Easy\"><cells>\n");

  for (guint cell = 0; cell < 81; cell++)
    if (all || GIVENS[cell] != '.')
      append_cell (xml, way, cell / 9 + first, cell % 9 + first, GIVENS[cell] == '.' ? '0' : GIVENS[cell]);
  g_string_append (xml, "</cells></puzzle>\n");
  return g_string_free (xml, FALSE);
}

static void
assert_read (const char *text)
{
  g_autoptr (NonetPuzzle) puzzle = read_one (text);

  assert_cells (puzzle->givens, GIVENS);
}

/* Cells in the elements of their boxes, with their places or in their order. */
static void
test_boxes (void)
{
  for (guint places = 0; places < 2; places++)
    {
      g_autoptr (GString) xml = g_string_new ("<sudoku>");

      for (guint i = 0; i < 81; i++)
        {
          guint row = i / 27 * 3 + i % 9 / 3, column = i / 9 % 3 * 3 + i % 3;
          char value = GIVENS[9 * row + column];

          g_string_append (xml, i % 9 == 0 ? "<region>" : "");
          if (places)
            g_string_append_printf (xml, "<cell row='%u' col='%u'>", row, column);
          else
            g_string_append (xml, "<cell>");
          g_string_append_printf (xml, "%c</cell>%s", value == '.' ? '0' : value, i % 9 == 8 ? "</region>" : "");
        }
      g_string_append (xml, "</sudoku>");
      assert_read (xml->str);
    }
}

static void
test_cells_with_places (void)
{
  for (guint way = ATTRIBUTES; way <= ELEMENTS; way++)
    for (guint first = 0; first < 2; first++)
      for (guint all = 0; all < 2; all++)
        {
          g_autofree char *text = write_cells (way, first, all);
          g_autoptr (NonetPuzzle) puzzle = read_one (text);

          assert_cells (puzzle->givens, GIVENS);
          g_assert_cmpstr (puzzle->difficulty, ==, "Easy");
        }
}

/* Rows of elements, of texts, and boards in attributes. */
static void
test_rows_and_attributes (void)
{
  g_autoptr (GString) rows = g_string_new ("<board>\n"), texts = g_string_new ("<board>\n"),
                      values = g_string_new ("<board>\n");

  for (guint row = 0; row < 9; row++)
    {
      g_string_append (rows, "<row>");
      for (guint column = 0; column < 9; column++)
        if (GIVENS[9 * row + column] == '.')
          g_string_append (rows, "<c/>");
        else
          g_string_append_printf (rows, "<c>%c</c>", GIVENS[9 * row + column]);
      g_string_append (rows, "</row>\n");
      g_string_append_printf (texts, "  <row>%.9s</row>\n", &GIVENS[9 * row]);
    }
  g_string_append (rows, "</board>\n");
  g_string_append (texts, "</board>\n");
  assert_read (rows->str);
  assert_read (texts->str);
  assert_read ("<sudoku grid='" GIVENS "'/>");
  for (guint row = 0, cell; row < 9; row++)
    {
      g_string_append (values, "<row>");
      for (cell = 9 * row; cell < 9 * row + 9; cell++)
        if (GIVENS[cell] == '.')
          g_string_append (values, "<cell/>");
        else
          g_string_append_printf (values, "<cell v=\"%c\" fixed=\"true\"/>", GIVENS[cell]);
      g_string_append (values, "</row>\n");
    }
  g_string_append (values, "</board>\n");
  assert_read (values->str);
  assert_read ("<sudoku><name>A</name><grid>" GIVENS "</grid></sudoku>");
}

static void
test_rules_and_regions (void)
{
  g_autofree char *regions = write_cells (REGIONS, 0, TRUE);
  g_autoptr (NonetReading) reading = read_text ("<game type='killer' grid='" GIVENS "'/>");

  assert_refused (regions, "this is a jigsaw Sudoku (it has irregular regions), which Nonet cannot solve yet");
  assert_message (reading, NONET_MESSAGE_WARNING, 0,
                  "this puzzle has killer cages, which Nonet does not support yet; only the plain grid was opened");
}

static void
test_no_board (void)
{
  g_autoptr (GString) unknown = g_string_new ("<board>");

  /* Elements that hold something unknown are no blank cells. */
  for (guint cell = 0; cell < 16; cell++)
    g_string_append_printf (unknown, "%s<c%s/>%s", cell % 4 == 0 ? "<r>" : "", cell % 3 == 0 ? " what='1'" : "",
                            cell % 4 == 3 ? "</r>" : "");
  g_string_append (unknown, "</board>");
  assert_refused (unknown->str, "there is no Sudoku in this text");
  assert_refused ("<?xml version='1.0'?>\n<project><version>4.0.0</version><name>x</name></project>\n",
                  "there is no Sudoku in this text");
  assert_refused ("<a><b>1</b>", "there is no Sudoku in this text");
}

/* What one cannot hold is left out, and the last puzzle with it. */
static void
test_too_many_elements (void)
{
  g_autoptr (GString) xml = g_string_new ("<puzzles>\n");
  g_autoptr (NonetReading) reading = NULL;

  for (guint puzzle = 0; puzzle < 2500; puzzle++)
    {
      g_string_append (xml, "<puzzle>");
      for (guint cell = 0; cell < 81; cell++)
        append_cell (xml, ATTRIBUTES, cell / 9, cell % 9, GIVENS[cell] == '.' ? '0' : GIVENS[cell]);
      g_string_append (xml, "</puzzle>\n");
    }
  g_string_append (xml, "</puzzles>\n");
  reading = read_text (xml->str);
  /* 82 elements each, and one around them: 199,999, so that the 2440th has no cell. */
  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2439);
  assert_message (reading, NONET_MESSAGE_WARNING, 0, "too many puzzles for this format; only the first 2439 were read");
}

void
add_xml_tests (void)
{
  g_test_add_func ("/formats/xml/boxes", test_boxes);
  g_test_add_func ("/formats/xml/cells-with-places", test_cells_with_places);
  g_test_add_func ("/formats/xml/rows-and-attributes", test_rows_and_attributes);
  g_test_add_func ("/formats/xml/rules-and-regions", test_rules_and_regions);
  g_test_add_func ("/formats/xml/no-board", test_no_board);
  g_test_add_func ("/formats/xml/too-many-elements", test_too_many_elements);
}
