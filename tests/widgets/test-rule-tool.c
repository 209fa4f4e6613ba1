/* Tools that draw rules: what cells of a stroke they take, values as they are typed, and moving.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "widgets/puzzles/rule-tool.h"

static NonetRuleDraft draft;

static SudokuRuleFault
make (const char *id, guint n_cells, const guint16 *cells, guint number)
{
  return nonet_rule_tool_make (nonet_rule_tool_find (id), nonet_shape_get (3, 3), cells, n_cells, number, &draft);
}

static void
assert_cells (guint n_cells, const guint16 *cells)
{
  g_assert_cmpmem (draft.rule.cell, draft.rule.n_cells * sizeof *cells, cells, n_cells * sizeof *cells);
}

#define CELLS(...)                                                                                                     \
  G_N_ELEMENTS (((guint16[]){ __VA_ARGS__ })), (guint16[])                                                             \
  {                                                                                                                    \
    __VA_ARGS__                                                                                                        \
  }

/* Each makes rules that the core takes, of one stroke or another, on a small board and a large one. */
TEST (every_tool_makes_a_rule)
{
  const SudokuShape *shapes[] = { nonet_shape_get (2, 2), nonet_shape_get (4, 4) };
  guint n;
  const NonetRuleTool *tools = nonet_rule_tools_get (&n);

  for (guint i = 1; i < n; i++) /* the first makes none */
    for (guint k = 0; k < G_N_ELEMENTS (shapes); k++)
      {
        const guint16 strokes[][3] = { { 0, 1, 2 }, { 0, 1 }, { 0, (guint16) (shapes[k]->order + 1) } };
        guint made = 0;

        for (guint stroke = 0; stroke < G_N_ELEMENTS (strokes); stroke++)
          {
            SudokuRuleFault fault =
                nonet_rule_tool_make (&tools[i], shapes[k], strokes[stroke], stroke == 0 ? 3 : 2, 0, &draft);

            if (fault == SUDOKU_RULE_FAULT_VALUE)
              {
                g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (shapes[k]->order);

                fault = nonet_rule_draft_take_text (&draft, shapes[k], "3", alphabet);
              }
            made += fault == SUDOKU_RULE_FAULT_NONE;
          }
        g_assert_true (made > 0);
        g_assert_true (nonet_rule_tool_find (tools[i].id) == &tools[i]);
      }
}

TEST (strokes_become_cells)
{
  g_assert_cmpint (make ("cage", CELLS (12, 4, 3), 0), ==, SUDOKU_RULE_FAULT_NONE);
  assert_cells (CELLS (3, 4, 12));
  g_assert_cmpint (make ("thermometer", CELLS (12, 4, 3), 0), ==, SUDOKU_RULE_FAULT_NONE);
  assert_cells (CELLS (12, 4, 3));
  g_assert_cmpint (make ("thermometer", CELLS (12), 0), ==, SUDOKU_RULE_FAULT_CELLS);
  g_assert_cmpuint (nonet_rule_tool_count (nonet_rule_tool_find ("white-dot"), 3), ==, 2);
  g_assert_cmpint (make ("white-dot", CELLS (12, 13, 22), 1), ==, SUDOKU_RULE_FAULT_NONE);
  assert_cells (CELLS (13, 22));
  g_assert_cmpint (make ("white-dot", CELLS (12, 22), 0), ==, SUDOKU_RULE_FAULT_CELLS);
  g_assert_cmpint (make ("quadruple", CELLS (21, 13), 0), ==, SUDOKU_RULE_FAULT_VALUE);
  assert_cells (CELLS (12, 13, 21, 22));
  g_assert_cmpint (make ("quadruple", CELLS (12, 13), 0), ==, SUDOKU_RULE_FAULT_CELLS);
  /* From where the stroke goes, or where only one way leads into the board. */
  g_assert_cmpint (make ("skyscraper", CELLS (76), 0), ==, SUDOKU_RULE_FAULT_VALUE);
  assert_cells (CELLS (76, 67, 58, 49, 40, 31, 22, 13, 4));
  g_assert_cmpint (make ("skyscraper", CELLS (80), 0), ==, SUDOKU_RULE_FAULT_CELLS);
  g_assert_cmpint (make ("skyscraper", CELLS (80, 79), 0), ==, SUDOKU_RULE_FAULT_VALUE);
  assert_cells (CELLS (80, 79, 78, 77, 76, 75, 74, 73, 72));
  g_assert_cmpint (make ("little-killer", CELLS (30, 40), 0), ==, SUDOKU_RULE_FAULT_VALUE);
  assert_cells (CELLS (0, 10, 20, 30, 40, 50, 60, 70, 80));
  g_assert_cmpint (make ("little-killer", CELLS (30, 31), 0), ==, SUDOKU_RULE_FAULT_CELLS);
}

TEST (values_are_read_as_they_are_written)
{
  const SudokuShape *shape = nonet_shape_get (3, 3);
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (9);
  static const struct
  {
    const char *tool, *text, *written; /* NULL: it is no value */
  } cases[] = {
    { "cage", "17", "17" },
    { "cage", "", "" },
    { "cage", " 17 ", "17" },
    { "cage", "-1", NULL },
    { "cage", "1x", NULL },
    { "x", "v", "V" },
    { "x", "5", "V" },
    { "v", "8", "8" },
    { "v", "", NULL },
    { "quadruple", "", NULL },
    { "quadruple", "1, 12", "1 1 2" },
    { "quadruple", "0", NULL },
    { "arrow", "4", NULL },
    { "numbered-room", "10", NULL },
    { "sandwich", "99999999999999999999", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const NonetRuleTool *tool = nonet_rule_tool_find (cases[i].tool);
      const guint16 line[] = { 0, 1 }, corner[] = { 0, 10 };
      g_autofree char *text = NULL;

      nonet_rule_tool_make (tool, shape, tool->way == NONET_RULE_CORNER ? corner : line, 2, 0, &draft);
      g_assert_cmpint (nonet_rule_draft_take_text (&draft, shape, cases[i].text, alphabet) == SUDOKU_RULE_FAULT_NONE,
                       ==, cases[i].written != NULL);
      text = nonet_rule_draft_to_text (&draft, alphabet);
      if (cases[i].written != NULL)
        g_assert_cmpstr (text, ==, cases[i].written);
    }
}

/* Where symbols begin with 0, a sum is that of the digits that are seen. */
TEST (sums_are_those_that_are_seen)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_parse ("0-8", 9, NULL);
  g_autofree char *text = NULL;

  make ("cage", CELLS (3, 4), 0);
  g_assert_cmpint (nonet_rule_draft_take_text (&draft, nonet_shape_get (3, 3), "7", alphabet), ==, 0);
  g_assert_cmpint (draft.rule.value, ==, 9);
  text = nonet_rule_draft_to_text (&draft, alphabet);
  g_assert_cmpstr (text, ==, "7");
}

TEST (rules_are_moved_within_the_board)
{
  const SudokuShape *shape = nonet_shape_get (3, 3);

  make ("cage", CELLS (3, 4, 12), 0);
  g_assert_true (nonet_rule_draft_move (&draft, shape, 2, 1));
  assert_cells (CELLS (22, 23, 31));
  g_assert_false (nonet_rule_draft_move (&draft, shape, 0, 5));
  assert_cells (CELLS (22, 23, 31));
  make ("sandwich", CELLS (9, 10), 0);
  g_assert_false (nonet_rule_draft_move (&draft, shape, 0, 1));
  g_assert_true (nonet_rule_draft_move (&draft, shape, 1, 0));
  assert_cells (CELLS (18, 19, 20, 21, 22, 23, 24, 25, 26));
  make ("little-killer", CELLS (2, 12), 0);
  g_assert_false (nonet_rule_draft_move (&draft, shape, 1, 1));
  g_assert_true (nonet_rule_draft_move (&draft, shape, 0, 4));
  assert_cells (CELLS (6, 16, 26));
}

/* Regions that are drawn one after another stay; what they leave is shared out among those that lost cells. */
TEST (regions_are_drawn_one_after_another)
{
  static const guint16 regions[][4] = { { 0, 1, 2, 4 }, { 3, 7, 6, 11 }, { 5, 8, 9, 12 }, { 10, 13, 14, 15 } };
  g_autoptr (SudokuShape) shape = sudoku_shape_ref (nonet_shape_get (2, 2));

  g_assert_null (nonet_rule_tool_make_region (shape, regions[0], 3));
  for (guint i = 0; i < 3; i++)
    {
      SudokuShape *next = nonet_rule_tool_make_region (shape, regions[i], 4);

      g_assert_nonnull (next);
      sudoku_shape_unref (shape);
      shape = next;
    }
  for (guint i = 0; i < 4; i++)
    for (guint k = 1; k < 4; k++)
      g_assert_cmpuint (sudoku_cell_box (shape, regions[i][k]), ==, sudoku_cell_box (shape, regions[i][0]));
}
