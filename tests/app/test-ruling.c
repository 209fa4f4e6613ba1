/* Rules of a puzzle that is being set: what is switched, drawn, changed and removed on the page of rules and on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "running.h"
#include "sudoku/rules.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"
#include "widgets/gtk-fixes.h"
#include "widgets/puzzles/rule-list-view.h"
#include "widgets/puzzles/rule-palette.h"
#include "widgets/puzzles/rule-tool.h"
#include "widgets/puzzles/setting-page.h"
#include "words/fill.h"
#include "words/rule.h"

typedef struct
{
  NonetDocument *document;
  GtkWindow *window;
  NonetBoardView *board;
  GtkWidget *list;
} Fixture;

static void
set_up (Fixture *self, gconstpointer width)
{
  self->document = document_of (9, NULL);
  nonet_document_set_editing_givens (self->document, TRUE);
  self->window = open_window (self->document, GPOINTER_TO_INT (width), 760);
  self->board = NONET_BOARD_VIEW (ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_BOARD_EDITOR));
  show_page (self->window, "rules");
  ui_settle ();
  self->list = ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_RULE_LIST_VIEW);
}

/* From right to left, and dark. */
static void
set_up_otherwise (Fixture *self, gconstpointer width)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  set_up (self, width);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  ui_close (self->window);
  g_object_unref (self->document);
}

#define RULING_TEST(name) TEST_WITH (name, Fixture, self, GINT_TO_POINTER (1180), set_up, tear_down)

static guint
count_rules (Fixture *self)
{
  return nonet_document_get_shape (self->document)->n_rules;
}

static GtkWidget *
find_row (Fixture *self, const char *title)
{
  return ui_wait_label (self->list, title);
}

static GtkWidget *
find_switch (Fixture *self, const char *title)
{
  return gtk_widget_get_next_sibling (find_row (self, title));
}

static gboolean
is_ringed (Fixture *self, guint cell)
{
  NonetBoardOverlay *explanation = nonet_board_view_get_look (self->board)->explanation;
  const NonetBoardMarks *marks = nonet_board_overlay_get_marks (explanation);

  return marks != NULL && marks->cell[cell] == NONET_CELL_MARK_CAUSE;
}

RULING_TEST (a_switch_is_one_step_of_undo)
{
  GtkWidget *toggle = find_switch (self, "Anti-king rule");

  ui_click_middle_of (toggle);
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 1);
  g_assert_cmpuint (nonet_document_get_shape (self->document)->rule[0].kind, ==, SUDOKU_RULE_ANTI_KING);
  ui_picture (GTK_WIDGET (self->window), "ruling-switch");
  ui_key ("ctrl+z");
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 0);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_false (nonet_document_get_can_undo (self->document));
}

/* A drawn one is ringed as long as the pointer is on its row, or it is chosen, and its button removes it. */
RULING_TEST (rules_are_ringed_and_removed)
{
  const uint16_t cells[] = { 30, 31 };
  const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, .has_value = true, .value = 4, .n_cells = 2, .cell = cells };
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), &cage, 1);
  GtkWidget *row;

  nonet_document_set_shape (self->document, shape);
  row = find_row (self, "Cage 4 of 2 cells, r4c4");
  ui_settle ();
  ui_move (row, 20, 8);
  ui_settle ();
  g_assert_true (is_ringed (self, 30) && is_ringed (self, 31) && !is_ringed (self, 32));
  ui_picture (GTK_WIDGET (self->window), "ruling-ringed");
  ui_move (GTK_WIDGET (self->window), 20, 200);
  ui_settle ();
  g_assert_false (is_ringed (self, 30));
  ui_click_middle_of (row);
  ui_key ("Delete");
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 0);
  g_assert_false (is_ringed (self, 30));
  nonet_document_undo (self->document);
  row = find_row (self, "Cage 4 of 2 cells, r4c4");
  ui_settle ();
  ui_click_middle_of (gtk_widget_get_last_child (gtk_widget_get_parent (row)));
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 0);
}

/* Drawing. */

static void
choose_tool (Fixture *self, const char *title)
{
  ui_click_middle_of (ui_wait_button (GTK_WIDGET (self->window), title));
  ui_settle ();
}

static void
middle_of (Fixture *self, guint cell, double *x, double *y)
{
  GdkRectangle area;

  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), cell, &area);
  *x = area.x + area.width / 2.;
  *y = area.y + area.height / 2.;
}

static void
drag (Fixture *self, guint from, guint to)
{
  double from_x, from_y, to_x, to_y;

  middle_of (self, from, &from_x, &from_y);
  middle_of (self, to, &to_x, &to_y);
  ui_drag (GTK_WIDGET (self->board), from_x, from_y, to_x, to_y);
  ui_settle ();
}

static void
click (Fixture *self, guint cell)
{
  double x, y;

  middle_of (self, cell, &x, &y);
  ui_click (GTK_WIDGET (self->board), x, y);
  ui_settle ();
}

/* Of the rule with that number: kind, value (-1: none) and cells. */
static void
assert_rule (Fixture *self, guint number, SudokuRuleKind kind, int value, guint n_cells, const guint16 *cells)
{
  const SudokuRule *rule = &nonet_document_get_shape (self->document)->rule[number];

  g_assert_cmpuint (number, <, count_rules (self));
  g_assert_cmpuint (rule->kind, ==, kind);
  g_assert_cmpint (rule->has_value ? rule->value : -1, ==, value);
  g_assert_cmpmem (rule->cell, rule->n_cells * sizeof *cells, cells, n_cells * sizeof *cells);
}

/* The sum is typed where it will stand, and all is one step of undo. */
RULING_TEST (a_cage_is_drawn_with_its_sum)
{
  GdkRectangle place, cell, both;
  GtkWidget *popover;

  choose_tool (self, "Cage");
  ui_picture (GTK_WIDGET (self->window), "ruling-palette");
  drag (self, 0, 2);
  ui_picture (GTK_WIDGET (self->window), "ruling-cage");
  g_assert_cmpuint (count_rules (self), ==, 0);
  /* Below the cells, which can all be seen. */
  popover = ui_find_type (GTK_WIDGET (self->board), GTK_TYPE_POPOVER);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (popover), &place));
  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), 2, &cell);
  g_assert_true (gdk_rectangle_intersect (&place, &cell, &both) && gdk_rectangle_equal (&both, &cell));
  ui_key ("1");
  ui_key ("5");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_CAGE, 15, 3, (guint16[]){ 0, 1, 2 });
  nonet_document_undo (self->document);
  g_assert_cmpuint (count_rules (self), ==, 0);
  g_assert_false (nonet_document_get_can_undo (self->document));
  nonet_document_redo (self->document);
  /* A click on it asks again, and Escape leaves it. */
  click (self, 1);
  ui_key ("9");
  ui_key ("Escape");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_CAGE, 15, 3, (guint16[]){ 0, 1, 2 });
  click (self, 1);
  ui_key ("ctrl+a");
  ui_key ("9");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_CAGE, 9, 3, (guint16[]){ 0, 1, 2 });
  click (self, 1);
  ui_click_middle_of (ui_wait_button (GTK_WIDGET (self->board), "Remove"));
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 0);
}

/* Cells are passed diagonally, and the way back shortens a line. */
RULING_TEST (lines_follow_the_pointer)
{
  choose_tool (self, "Thermometer");
  drag (self, 20, 40);
  assert_rule (self, 0, SUDOKU_RULE_THERMOMETER, -1, 3, (guint16[]){ 20, 30, 40 });
  choose_tool (self, "Arrow");
  drag (self, 56, 58);
  assert_rule (self, 1, SUDOKU_RULE_ARROW, 1, 3, (guint16[]){ 56, 57, 58 });
  ui_picture (GTK_WIDGET (self->window), "ruling-lines");
  /* The other way round it is another arrow on the same cells. */
  drag (self, 58, 56);
  g_assert_cmpuint (count_rules (self), ==, 2);
  assert_rule (self, 1, SUDOKU_RULE_ARROW, 1, 3, (guint16[]){ 58, 57, 56 });
  /* One cell is no arrow, and what is needed is said. */
  click (self, 0);
  g_assert_cmpuint (count_rules (self), ==, 2);
  ui_key ("Escape");
  ui_key ("Escape");
  ui_settle ();
  g_assert_cmpint (nonet_board_view_get_strokes (self->board), ==, NONET_STROKES_NONE);
}

/* A loop, back over a place where it was, and further. */
RULING_TEST (lines_cross_themselves)
{
  static const char *const steps[] = { "Right", "Down", "Left", "Up", "Up" };

  choose_tool (self, "Whisper line");
  nonet_board_view_set_cursor (self->board, 40);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *key = g_strconcat ("ctrl+shift+", steps[i], NULL);

      ui_key (key);
    }
  ui_key ("ctrl+shift+Down");
  ui_key ("ctrl+shift+Left");
  ui_key ("Return");
  ui_settle ();
  ui_picture (GTK_WIDGET (self->window), "ruling-crossing");
  assert_rule (self, 0, SUDOKU_RULE_WHISPERS, 5, 6, (guint16[]){ 40, 41, 50, 49, 40, 39 });
  /* An area does not, nor does it become smaller on the way back. */
  choose_tool (self, "Extra region");
  nonet_board_view_set_cursor (self->board, 36);
  for (guint i = 0; i < 4; i++)
    ui_key (((const char *const[]){ "ctrl+shift+Right", "ctrl+shift+Right", "ctrl+shift+Left", "ctrl+shift+Down" })[i]);
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 1, SUDOKU_RULE_EXTRA_REGION, -1, 4, (guint16[]){ 36, 37, 38, 46 });
}

RULING_TEST (marks_are_drawn_between_and_in_cells)
{
  choose_tool (self, "White dot");
  drag (self, 0, 2);
  assert_rule (self, 0, SUDOKU_RULE_DIFFERENCE, 1, 2, (guint16[]){ 0, 1 });
  assert_rule (self, 1, SUDOKU_RULE_DIFFERENCE, 1, 2, (guint16[]){ 1, 2 });
  choose_tool (self, "Sum mark X");
  drag (self, 9, 18);
  assert_rule (self, 2, SUDOKU_RULE_SUM_OF_TWO, 10, 2, (guint16[]){ 9, 18 });
  choose_tool (self, "Even cell");
  drag (self, 40, 41);
  assert_rule (self, 0, SUDOKU_RULE_EVEN, -1, 1, (guint16[]){ 40 });
  assert_rule (self, 1, SUDOKU_RULE_EVEN, -1, 1, (guint16[]){ 41 });
  click (self, 41);
  g_assert_cmpuint (count_rules (self), ==, 4);
  choose_tool (self, "Quadruple");
  drag (self, 60, 70);
  ui_key ("1");
  ui_key ("3");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 4, SUDOKU_RULE_QUADRUPLE, -1, 4, (guint16[]){ 60, 61, 69, 70 });
  g_assert_cmpuint (nonet_document_get_shape (self->document)->rule[4].n_digits, ==, 2);
  ui_picture (GTK_WIDGET (self->window), "ruling-marks");
}

/* With a value that is none, the popover says so and stays. */
RULING_TEST (clues_stand_outside)
{
  guint16 row[9], diagonal[] = { 2, 12, 22, 32, 42, 52, 62 };

  for (guint i = 0; i < 9; i++)
    row[i] = (guint16) (26 - i);
  choose_tool (self, "Sandwich sum");
  click (self, 26);
  ui_key ("a");
  ui_key ("Return");
  g_assert_nonnull (ui_wait_label (GTK_WIDGET (self->board), "This rule cannot have this value."));
  ui_key ("BackSpace");
  ui_key ("7");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_SANDWICH, 7, 9, row);
  choose_tool (self, "Little killer sum");
  drag (self, 2, 12);
  ui_key ("3");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_LITTLE_KILLER, 3, 7, diagonal);
  ui_picture (GTK_WIDGET (self->window), "ruling-outside");
}

/* First the one area, then where the other is. */
RULING_TEST (clones_are_drawn_in_two_strokes)
{
  choose_tool (self, "Clone");
  drag (self, 10, 12);
  ui_picture (GTK_WIDGET (self->window), "ruling-area");
  g_assert_cmpuint (count_rules (self), ==, 0);
  /* Not over the edge. */
  drag (self, 11, 17);
  g_assert_cmpuint (count_rules (self), ==, 0);
  drag (self, 11, 50);
  assert_rule (self, 0, SUDOKU_RULE_CLONE, -1, 6, (guint16[]){ 10, 11, 12, 49, 50, 51 });
  ui_picture (GTK_WIDGET (self->window), "ruling-clone");
  drag (self, 60, 61);
  g_assert_cmpuint (count_rules (self), ==, 1);
  ui_key ("Escape");
  ui_key ("Escape");
  ui_settle ();
  g_assert_null (nonet_board_view_get_look (self->board)->draft);
}

/* Without a pointer: the tool, cells one after another, Enter, a value. */
RULING_TEST (keys_draw_what_the_pointer_does)
{
  GtkWidget *tool = ui_wait_button (GTK_WIDGET (self->window), "Arrow");

  nonet_board_view_set_cursor (self->board, 40);
  gtk_widget_grab_focus (tool);
  ui_key ("space");
  ui_settle ();
  ui_key ("ctrl+shift+Left");
  ui_key ("ctrl+shift+Up");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_ARROW, 1, 3, (guint16[]){ 40, 39, 30 });
  nonet_board_view_set_cursor (self->board, 39);
  ui_key ("Delete");
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 0);
  /* Diagonally, but not over the edge. */
  nonet_board_view_set_cursor (self->board, 11);
  for (guint i = 0; i < 4; i++)
    ui_key ((
        (const char *const[]){ "ctrl+shift+End", "ctrl+shift+Page_Down", "ctrl+shift+Home", "ctrl+shift+Page_Up" })[i]);
  ui_key ("ctrl+shift+Page_Up");
  ui_key ("ctrl+shift+Page_Up");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_ARROW, 1, 2, (guint16[]){ 11, 3 });
}

/* There are many tools. */
RULING_TEST (tab_passes_all_tools_at_once)
{
  GtkWidget *palette = ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_RULE_PALETTE);

  gtk_widget_child_focus (palette, GTK_DIR_TAB_FORWARD);
  ui_key ("Right");
  ui_settle ();
  g_assert_cmpstr (gtk_widget_get_tooltip_text (gtk_window_get_focus (self->window)), ==, "Cage");
  ui_key ("Tab");
  ui_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (self->window), self->list));
  ui_key ("shift+Tab");
  ui_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (self->window), palette));
}

/* Cells that each way of a tool makes a rule of, and what is typed then, or NULL. */
static guint
cells_for (const NonetRuleTool *tool, const guint **cells, const char **value)
{
  static const guint line[] = { 40, 41, 42 }, corner[] = { 40, 50 }, row[] = { 9, 10 }, diagonal[] = { 2, 12 };
  static const guint region[] = { 0, 1, 2, 3, 9, 10, 11, 18, 19 };

  *value = tool->way == NONET_RULE_CORNER || tool->way == NONET_RULE_RAY || tool->way == NONET_RULE_SLANT
                   || tool->kind == SUDOKU_RULE_CAGE
               ? "7"
               : NULL;
  *cells = tool->way == NONET_RULE_CORNER   ? corner
           : tool->way == NONET_RULE_RAY    ? row
           : tool->way == NONET_RULE_SLANT  ? diagonal
           : tool->way == NONET_RULE_REGION ? region
                                            : line;
  if (tool->way == NONET_RULE_REGION)
    return 9;
  return tool->way == NONET_RULE_CELLS || tool->way == NONET_RULE_COPY  ? 1
         : tool->way == NONET_RULE_LINE || tool->way == NONET_RULE_AREA ? 3
                                                                        : 2;
}

/* As often as its button is clicked, and by its key alone. */
static void
assert_draws (Fixture *self, const NonetRuleTool *tool, gboolean by_key)
{
  g_autofree char *title = nonet_rule_tool_dup_title (tool);
  const char *shifted = strchr (tool->key, '>'), *value;
  g_autofree char *key = shifted != NULL ? g_strconcat ("shift+", shifted + 1, NULL) : g_strdup (tool->key);
  const guint *cells;
  guint n_cells = cells_for (tool, &cells, &value);

  if (!by_key)
    ui_click_middle_of (ui_wait_button (GTK_WIDGET (self->window), title));
  nonet_board_view_select (self->board, cells, n_cells);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_key (by_key ? key : "Return");
  if (tool->way == NONET_RULE_COPY)
    {
      nonet_board_view_select (self->board, (const guint[]){ 40, 41 }, 2);
      ui_key (by_key ? key : "Return");
    }
  if (value != NULL)
    ui_key (value);
  if (value != NULL)
    ui_key ("Return");
  ui_settle ();
  if (tool->way == NONET_RULE_REGION)
    g_assert_cmpuint (sudoku_shape_box_rows (nonet_document_get_shape (self->document)), ==, 0);
  else if (tool->way == NONET_RULE_EDIT)
    g_assert_cmpint (nonet_board_view_get_strokes (self->board), ==, NONET_STROKES_CELLS);
  else if (count_rules (self) == 0 || nonet_document_get_shape (self->document)->rule[0].kind != tool->kind)
    g_error ("%s draws nothing by its %s", title, by_key ? "key" : "button");
  while (nonet_document_get_can_undo (self->document))
    nonet_document_undo (self->document);
  nonet_board_view_select (self->board, NULL, 0);
  ui_key ("Escape");
  ui_settle ();
  g_assert_cmpint (nonet_board_view_get_strokes (self->board), ==, NONET_STROKES_NONE);
}

RULING_TEST (each_tool_draws_by_its_button_and_by_its_key)
{
  guint n;
  const NonetRuleTool *tools = nonet_rule_tools_get (&n);

  for (guint i = 0; i < n; i++)
    {
      assert_draws (self, &tools[i], FALSE);
      assert_draws (self, &tools[i], TRUE);
    }
}

/* Letters are symbols first, and choose a mode where no tool is to be had. */
RULING_TEST (keys_of_tools_are_only_what_means_nothing_else)
{
  NonetEntering *entering = nonet_board_view_get_entering (self->board);
  g_autofree char *tooltip = nonet_tooltip_dup_with_key (ui_wait_button (GTK_WIDGET (self->window), "Sum mark X"));

  nonet_board_view_set_cursor (self->board, 40);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  g_assert_cmpstr (tooltip, ==, "Sum mark X (Shift+X)");
  ui_key ("x");
  g_assert_cmpint (nonet_entering_get_mode (entering), ==, NONET_ENTRY_CORNER);
  ui_key ("z");
  show_page (self->window, "solutions");
  ui_settle ();
  ui_key ("shift+x");
  g_assert_cmpint (nonet_entering_get_mode (entering), ==, NONET_ENTRY_CORNER);
  ui_key ("e");
  g_assert_cmpuint (count_rules (self), ==, 0);
}

RULING_TEST (each_switch_turns_its_rule_on_and_off)
{
  GtkWidget *view = ui_find_type (self->list, GTK_TYPE_LIST_VIEW);

  for (SudokuRuleKind kind = 0; kind < SUDOKU_RULE_ODD; kind++)
    {
      g_autofree char *title = nonet_capitalise (nonet_rule_kind_to_string (kind));
      GtkWidget *toggle;

      gtk_widget_activate_action (view, "list.scroll-to-item", "u", kind);
      ui_settle ();
      toggle = find_switch (self, title);
      ui_click_middle_of (toggle);
      ui_settle ();
      g_assert_cmpuint (count_rules (self), ==, 1);
      g_assert_cmpuint (nonet_document_get_shape (self->document)->rule[0].kind, ==, kind);
      ui_click_middle_of (toggle);
      ui_settle ();
      g_assert_cmpuint (count_rules (self), ==, 0);
    }
}

RULING_TEST (a_rule_is_chosen_changed_and_moved_on_the_board)
{
  const uint16_t cells[] = { 30, 31 };
  const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, .has_value = true, .value = 4, .n_cells = 2, .cell = cells };
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), &cage, 1);

  nonet_document_set_shape (self->document, shape);
  choose_tool (self, "Edit Rules");
  click (self, 31);
  g_assert_true (is_ringed (self, 30));
  drag (self, 31, 49);
  assert_rule (self, 0, SUDOKU_RULE_CAGE, 4, 2, (guint16[]){ 48, 49 });
  g_assert_true (is_ringed (self, 48));
  /* Not over the edge. */
  drag (self, 49, 45);
  assert_rule (self, 0, SUDOKU_RULE_CAGE, 4, 2, (guint16[]){ 48, 49 });
  click (self, 49);
  ui_key ("ctrl+a");
  ui_key ("5");
  ui_key ("Return");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_CAGE, 5, 2, (guint16[]){ 48, 49 });
  click (self, 49);
  ui_key ("Escape");
  ui_settle ();
  nonet_board_view_set_cursor (self->board, 49);
  ui_key ("Delete");
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 0);
  /* By keys it is moved from its row. */
  nonet_document_undo (self->document);
  ui_settle ();
  ui_click_middle_of (find_row (self, "Cage 5 of 2 cells, r6c4"));
  ui_key ("alt+Up");
  ui_key ("alt+Right");
  ui_settle ();
  assert_rule (self, 0, SUDOKU_RULE_CAGE, 5, 2, (guint16[]){ 40, 41 });
  g_assert_true (is_ringed (self, 41));
}

/* All that are not needed would be the whole board. */
RULING_TEST (a_rule_that_can_be_removed_is_ringed_at_its_row)
{
  const uint16_t cells[] = { 30, 31 };
  const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, .has_value = true, .value = 15, .n_cells = 2, .cell = cells };
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), &cage, 1);
  GtkWidget *label;

  for (guint cell = 0; BIRD[cell] != 0; cell++)
    if (BIRD[cell] != '.')
      nonet_document_set_value (self->document, &cell, 1, (guint) (BIRD[cell] - '0'));
  nonet_document_set_shape (self->document, shape);
  show_page (self->window, "setting");
  label = ui_wait_label (GTK_WIDGET (ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_SETTING_PAGE)),
                         "Cage 15 of 2 cells, r4c4");
  ui_settle ();
  g_assert_false (is_ringed (self, 30));
  gtk_widget_grab_focus (gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW));
  ui_settle ();
  g_assert_true (is_ringed (self, 30) && is_ringed (self, 31) && !is_ringed (self, 8));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_settle ();
  g_assert_true (!is_ringed (self, 30) && is_ringed (self, 8));
  ui_move (label, 20, 8);
  ui_settle ();
  g_assert_true (is_ringed (self, 30) && !is_ringed (self, 8));
}

/* There is no line that has them. */
RULING_TEST (a_puzzle_with_rules_is_copied_as_a_link)
{
  const uint16_t cells[] = { 30, 31 };
  const SudokuRule arrow = { .kind = SUDOKU_RULE_ARROW, .has_value = true, .value = 1, .n_cells = 2, .cell = cells };
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), &arrow, 1);

  nonet_document_set_shape (self->document, shape);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_key ("ctrl+c");
  ui_wait_label (GTK_WIDGET (self->window), "Puzzle copied as “SudokuPad Link”");
}

/* Nothing is dropped: a rule that only usual boxes have is in the way. */
RULING_TEST (regions_take_the_place_of_boxes)
{
  const guint cells[] = { 0, 1, 2, 3, 9, 10, 11, 18, 19 };

  choose_tool (self, "Jigsaw region");
  nonet_board_view_select (self->board, cells, G_N_ELEMENTS (cells));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_click_middle_of (find_switch (self, "Disjoint groups"));
  ui_settle ();
  g_assert_cmpuint (count_rules (self), ==, 1);
  nonet_board_view_select (self->board, cells, G_N_ELEMENTS (cells));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_key ("Return");
  ui_settle ();
  g_assert_cmpuint (sudoku_shape_box_rows (nonet_document_get_shape (self->document)), ==, 3);
  ui_wait_label (GTK_WIDGET (self->window), "Jigsaw region · Not with this rule: disjoint groups");
  ui_click_middle_of (find_switch (self, "Disjoint groups"));
  nonet_board_view_select (self->board, cells, G_N_ELEMENTS (cells));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_key ("Return");
  ui_settle ();
  g_assert_cmpuint (sudoku_shape_box_rows (nonet_document_get_shape (self->document)), ==, 0);
  g_assert_cmpuint (sudoku_cell_box (nonet_document_get_shape (self->document), 3), ==, 0);
  g_assert_cmpuint (sudoku_cell_box (nonet_document_get_shape (self->document), 20), ==, 1);
  ui_picture (GTK_WIDGET (self->window), "ruling-region");
  g_assert_false (gtk_widget_get_sensitive (find_row (self, "Disjoint groups")));
}

/* The pane is on the other side, the board as it is. */
TEST_WITH (rules_are_drawn_from_right_to_left_as_well,
           Fixture,
           self,
           GINT_TO_POINTER (1180),
           set_up_otherwise,
           tear_down)
{
  choose_tool (self, "Thermometer");
  drag (self, 0, 2);
  assert_rule (self, 0, SUDOKU_RULE_THERMOMETER, -1, 3, (guint16[]){ 0, 1, 2 });
  ui_picture (GTK_WIDGET (self->window), "ruling-rtl");
}

/* No button of the page has the same letter. */
RULING_TEST (the_page_is_shown_by_its_letter)
{
  AdwViewStack *panes = ADW_VIEW_STACK (ui_find_type (GTK_WIDGET (self->window), ADW_TYPE_VIEW_STACK));

  for (guint cell = 0; BIRD[cell] != 0; cell++)
    if (BIRD[cell] != '.')
      nonet_document_set_value (self->document, &cell, 1, (guint) (BIRD[cell] - '0'));
  show_page (self->window, "setting");
  ui_wait_label (ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_SETTING_PAGE), "One solution");
  ui_settle ();
  ui_key ("alt+r");
  ui_settle ();
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (panes), ==, "rules");
}

/* Rows, but for one cell of each of two, which would be equal and are in one column. */
RULING_TEST (regions_can_leave_no_solution)
{
  g_autoptr (SudokuShape) shape = NULL;
  guint map[81];

  for (guint cell = 0; cell < 81; cell++)
    map[cell] = cell == 8 ? 1 : cell == 17 ? 0 : cell / 9;
  shape = nonet_shape_new_from_map (9, map);
  nonet_document_set_shape (self->document, shape);
  ui_wait_label (GTK_WIDGET (self->window), "No solution");
  show_page (self->window, "setting");
  ui_wait_label (GTK_WIDGET (self->window), "The regions leave no solution.");
}
