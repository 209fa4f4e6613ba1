/* The page of rules of a puzzle that is played: when it is there, what it says of the selected cells, and what is ringed.
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

#define CAGE "Cage\nNo digit repeats in the cage. Its digits add up to the number in its corner, if there is one."

typedef struct
{
  NonetDocument *document;
  GtkWindow *window;
  NonetBoardView *board;
  AdwViewStack *panes;
} Fixture;

static void
give_cages (NonetDocument *document)
{
  static const uint16_t cells[] = { 30, 31, 40, 60, 61 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ANTI_KING },
                                      { .kind = SUDOKU_RULE_CAGE, true, 12, 3, 0, cells },
                                      { .kind = SUDOKU_RULE_CAGE, true, 4, 2, 0, cells + 3 } };
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), rules, G_N_ELEMENTS (rules));

  nonet_document_set_shape (document, shape);
}

static void
set_up (Fixture *self, gconstpointer width)
{
  self->document = document_of (9, NULL);
  give_cages (self->document);
  nonet_document_set_editing_givens (self->document, FALSE);
  self->window = open_window (self->document, GPOINTER_TO_INT (width), 760);
  self->board = NONET_BOARD_VIEW (ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_BOARD_EDITOR));
  self->panes = ADW_VIEW_STACK (ui_find_type (GTK_WIDGET (self->window), ADW_TYPE_VIEW_STACK));
  show_page (self->window, "puzzle-rules");
  ui_settle ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  ui_close (self->window);
  g_object_unref (self->document);
}

#define READING_TEST(name) TEST_WITH (name, Fixture, self, GINT_TO_POINTER (1180), set_up, tear_down)

static GtkWidget *
wait_label (Fixture *self, const char *text)
{
  return ui_wait_label (GTK_WIDGET (self->window), text);
}

static gboolean
is_ringed (Fixture *self, guint cell)
{
  NonetBoardOverlay *explanation = nonet_board_view_get_look (self->board)->explanation;
  const NonetBoardMarks *marks = nonet_board_overlay_get_marks (explanation);

  return marks != NULL && marks->cell[cell] == NONET_CELL_MARK_CAUSE;
}

READING_TEST (cells_of_a_kind_are_ringed_while_the_pointer_is_on_it)
{
  wait_label (self, "Rules of This Puzzle");
  ui_move (wait_label (self, CAGE), 20, 8);
  ui_settle ();
  g_assert_true (is_ringed (self, 30) && is_ringed (self, 61) && !is_ringed (self, 32));
  ui_picture (GTK_WIDGET (self->window), "rule-reading-ringed");
  ui_move (GTK_WIDGET (self->window), 20, 200);
  ui_settle ();
  g_assert_false (is_ringed (self, 30));
}

READING_TEST (cells_of_a_kind_are_ringed_while_the_focus_is_on_it)
{
  GtkWidget *list = gtk_widget_get_ancestor (wait_label (self, CAGE), GTK_TYPE_LIST_VIEW);

  gtk_widget_grab_focus (list);
  ui_key ("End");
  ui_settle ();
  g_assert_true (is_ringed (self, 30));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_settle ();
  g_assert_false (is_ringed (self, 30));
}

/* However high the list thinks that its rows are. */
READING_TEST (rules_that_have_room_are_seen_whole)
{
  static const uint16_t cells[] = { 2, 10, 18 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ODD, .n_cells = 1, .cell = cells },
                                      { .kind = SUDOKU_RULE_EVEN, .n_cells = 1, .cell = cells + 1 },
                                      { .kind = SUDOKU_RULE_CAGE, true, 12, 2, 0, cells },
                                      { .kind = SUDOKU_RULE_LITTLE_KILLER, true, 12, 3, 0, cells } };
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), rules, G_N_ELEMENTS (rules));
  GtkWidget *label, *scroller;
  graphene_rect_t bounds;

  nonet_document_set_shape (self->document, shape);
  label = wait_label (self, "Little killer sum\nThe digits along the diagonal that the arrow points to add up to the "
                            "number. They can repeat.");
  scroller = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  ui_settle ();
  g_assert_true (gtk_widget_compute_bounds (label, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (scroller));
}

static void
take_page (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  *(char **) data = g_variant_dup_string (parameter, NULL);
}

READING_TEST (a_click_opens_the_page_of_the_help)
{
  g_autofree char *page = NULL;
  const GActionEntry entry = { "help-page", take_page, "s" };

  /* In place of the window's own, which starts another program. */
  g_action_map_add_action_entries (G_ACTION_MAP (self->window), &entry, 1, &page);
  ui_click_middle_of (wait_label (self, CAGE));
  ui_settle ();
  g_assert_cmpstr (page, ==, "rule-cage");
}

READING_TEST (sets_and_sums_at_the_selected_cells_follow_what_is_entered)
{
  nonet_board_view_set_cursor (self->board, 40);
  wait_label (self, "Cage 12 of 3 cells, r4c4: 12 missing in 3 cells\n1+2+9 1+3+8 1+4+7 1+5+6 2+3+7 2+4+6 3+4+5");
  ui_picture (GTK_WIDGET (self->window), "rule-reading-sets");
  nonet_document_set_value (self->document, (const guint[]){ 30 }, 1, 9);
  wait_label (self, "Cage 12 of 3 cells, r4c4: 3 missing in 2 cells\n1+2");
  nonet_board_view_select (self->board, (const guint[]){ 40, 60 }, 2);
  wait_label (self, "Cage 12 of 3 cells, r4c4: 3 missing in 2 cells\n1+2\n"
                    "Cage 4 of 2 cells, r7c7: 4 missing in 2 cells\n1+3");
  nonet_board_view_set_cursor (self->board, 0);
  ui_settle ();
  g_assert_null (ui_find_label (GTK_WIDGET (self->window), "At the Selected Cells"));
}

/* Set has a page of its own, and who looks at one looks at the other when the mode changes. */
READING_TEST (rules_stay_in_sight_when_the_mode_changes)
{
  nonet_document_set_editing_givens (self->document, TRUE);
  ui_settle ();
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (self->panes), ==, "rules");
  nonet_document_set_editing_givens (self->document, FALSE);
  ui_settle ();
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (self->panes), ==, "puzzle-rules");
  show_page (self->window, "steps");
  nonet_document_set_editing_givens (self->document, TRUE);
  nonet_document_set_editing_givens (self->document, FALSE);
  ui_settle ();
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (self->panes), ==, "steps");
}

READING_TEST (a_puzzle_without_further_rules_has_no_such_page)
{
  nonet_document_set_shape (self->document, nonet_shape_get (3, 3));
  ui_settle ();
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (self->panes), !=, "puzzle-rules");
  g_assert_null (ui_find_label (GTK_WIDGET (self->window), "Rules of This Puzzle"));
}
