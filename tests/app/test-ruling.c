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
#include "widgets/puzzles/rule-list-view.h"

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

static void
tear_down (Fixture *self, gconstpointer data)
{
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
