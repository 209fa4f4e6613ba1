/* The list of further rules: what is switched, chosen, pointed at and removed there, and that rows stay while the rules change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "formats/shapes.h"
#include "ui-harness.h"
#include "widgets/puzzles/rule-list-view.h"

typedef struct
{
  NonetRuleListView *view;
  GtkWindow *window;
  NonetAlphabet *alphabet;
  guint toggled, removed, activated;
} Fixture;

static void
take_toggle (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Fixture *) data)->toggled = g_variant_get_uint32 (parameter);
}

static void
take_removal (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Fixture *) data)->removed = g_variant_get_uint32 (parameter);
}

static void
take_activation (Fixture *self, guint number)
{
  self->activated = number;
}

static const uint16_t cells[] = { 0, 1, 2, 10, 11 };
static const SudokuRule knight = { .kind = SUDOKU_RULE_ANTI_KNIGHT };
static const SudokuRule line = { .kind = SUDOKU_RULE_THERMOMETER, .n_cells = 3, .cell = cells };
static const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE,
                                 .has_value = true,
                                 .value = 9,
                                 .n_cells = 2,
                                 .cell = cells + 3 };

static void
list_rules (Fixture *self, const SudokuRule *rules, guint n_rules)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), rules, n_rules);

  nonet_rule_list_view_set_shape (self->view, shape, &(NonetNotation){ self->alphabet, NONET_CELLS_RC });
  ui_settle ();
}

static void
set_up (Fixture *self, gconstpointer editable)
{
  static const GActionEntry entries[] = { { "toggle-rule", take_toggle, "u" }, { "remove-rule", take_removal, "u" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  self->toggled = self->removed = self->activated = G_MAXUINT;
  self->alphabet = nonet_alphabet_new_usual (9);
  self->view = g_object_new (NONET_TYPE_RULE_LIST_VIEW, "editable", GPOINTER_TO_INT (editable), NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->view), "win", G_ACTION_GROUP (actions));
  g_signal_connect_swapped (self->view, "rule-activated", G_CALLBACK (take_activation), self);
  self->window = ui_show (GTK_WIDGET (self->view), 340, 640);
  list_rules (self, (const SudokuRule[]){ knight, line, cage }, 3);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  ui_close (self->window);
  nonet_alphabet_unref (self->alphabet);
}

#define EDITED_TEST(name) TEST_WITH (name, Fixture, self, GINT_TO_POINTER (TRUE), set_up, tear_down)
#define READ_TEST(name) TEST_WITH (name, Fixture, self, GINT_TO_POINTER (FALSE), set_up, tear_down)

static GtkWidget *
find (Fixture *self, const char *title)
{
  return ui_find_label (GTK_WIDGET (self->view), title);
}

#define LINE "Thermometer\nDigits rise from the bulb to the other end."

/* A row for each kind, which is pointed at as long as the pointer is on it, and a click is enough. */
READ_TEST (kinds_of_rules_that_are_there_are_read)
{
  const SudokuRule other = { .kind = SUDOKU_RULE_THERMOMETER, .n_cells = 2, .cell = cells + 3 };
  GtkWidget *row;

  list_rules (self, (const SudokuRule[]){ knight, line, other, cage }, 4);
  row = find (self, "Anti-knight rule\nCells that are a knight’s move of chess apart have different digits.");
  g_assert_nonnull (row);
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_next_sibling (row)));
  g_assert_nonnull (find (self, LINE));
  g_assert_null (find (self, "Thermometer of 2 cells, r2c2"));
  ui_picture (GTK_WIDGET (self->view), "rules-read");
  row = find (self,
              "Cage\nNo digit repeats in the cage. Its digits add up to the number in its corner, if there is one.");
  ui_move (row, 20, 8);
  ui_settle ();
  g_assert_cmpuint (nonet_rule_list_view_get_current (self->view), ==, 3);
  g_assert_cmpuint (self->activated, ==, G_MAXUINT);
  ui_click_middle_of (row);
  ui_settle ();
  g_assert_cmpuint (self->activated, ==, 3);
  ui_key ("Delete");
  ui_settle ();
  g_assert_cmpuint (self->removed, ==, G_MAXUINT);
  ui_move (find (self, LINE), 20, 8);
  ui_settle ();
  g_assert_cmpuint (nonet_rule_list_view_get_current (self->view), ==, 1);
  /* Without the pointer it is the row with the focus. */
  gtk_window_set_focus_visible (self->window, TRUE);
  ui_move (GTK_WIDGET (self->view), 20, 600);
  ui_settle ();
  g_assert_cmpuint (nonet_rule_list_view_get_current (self->view), ==, 3);
  gtk_window_set_focus (self->window, NULL);
  ui_settle ();
  g_assert_cmpuint (nonet_rule_list_view_get_current (self->view), ==, G_MAXUINT);
}

EDITED_TEST (rules_of_the_whole_board_are_switched)
{
  GtkWidget *toggle = gtk_widget_get_next_sibling (find (self, "Anti-king rule"));

  ui_picture (GTK_WIDGET (self->view), "rules-edited");
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (gtk_widget_get_next_sibling (find (self, "Anti-knight rule")))));
  ui_click_middle_of (toggle);
  ui_settle ();
  g_assert_cmpuint (self->toggled, ==, SUDOKU_RULE_ANTI_KING);
  /* It follows the rules, and asks for nothing then. */
  self->toggled = G_MAXUINT;
  list_rules (self, (const SudokuRule[]){ line, cage }, 2);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (gtk_widget_get_next_sibling (find (self, "Anti-knight rule")))));
  g_assert_cmpuint (self->toggled, ==, G_MAXUINT);
}

EDITED_TEST (rules_that_are_drawn_are_chosen_and_removed)
{
  GtkWidget *row = find (self, "Cage 9 of 2 cells, r2c2");
  SudokuRule larger = cage;

  nonet_rule_list_view_choose (self->view, 1);
  g_assert_cmpuint (nonet_rule_list_view_get_current (self->view), ==, 1);
  ui_click_middle_of (row);
  g_assert_cmpuint (nonet_rule_list_view_get_current (self->view), ==, 2);
  ui_key ("Return");
  ui_settle ();
  g_assert_cmpuint (self->activated, ==, 2);
  ui_key ("Delete");
  ui_settle ();
  g_assert_cmpuint (self->removed, ==, 2);
  /* The same row has another sum. */
  larger.value = 12;
  list_rules (self, (const SudokuRule[]){ knight, line, larger }, 3);
  g_assert_true (find (self, "Cage 12 of 2 cells, r2c2") == row);
  /* And another number. */
  list_rules (self, (const SudokuRule[]){ larger }, 1);
  g_assert_true (find (self, "Cage 12 of 2 cells, r2c2") == row);
  ui_click_middle_of (gtk_widget_get_last_child (gtk_widget_get_parent (row)));
  ui_settle ();
  g_assert_cmpuint (self->removed, ==, 0);
}
