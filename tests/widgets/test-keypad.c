/* The keypad under a board, its keys clicked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"
#include "widgets/board/keypad.h"

typedef struct
{
  NonetDocument *document;
  NonetBoardView *board;
  GtkWidget *keypad;
  GtkWindow *window;
} Fixture;

static void
fixture_set_up (Fixture *self, gconstpointer order)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  guint n = order != NULL ? GPOINTER_TO_UINT (order) : 9;

  self->document = document_of (n, n == 9 ? BIRD : NULL);
  self->board = g_object_new (NONET_TYPE_BOARD_EDITOR, NULL);
  self->keypad = g_object_new (NONET_TYPE_KEYPAD, "board", self->board, NULL);
  nonet_board_view_set_document (self->board, self->document);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (box), self->keypad);
  self->window = ui_show (box, 700, 640);
}

static void
fixture_tear_down (Fixture *self, gconstpointer order)
{
  ui_close (self->window);
  g_assert_finalize_object (self->document);
}

/* Left of the first key to right of the clear key. */
static void
get_edges (Fixture *self, double *left, double *right)
{
  graphene_rect_t first, clear;
  GtkWidget *key = ui_find_type (self->keypad, NONET_TYPE_KEYPAD_KEY);

  g_assert_true (gtk_widget_compute_bounds (key, GTK_WIDGET (self->board), &first));
  g_assert_true (
      gtk_widget_compute_bounds (gtk_widget_get_last_child (self->keypad), GTK_WIDGET (self->board), &clear));
  *left = first.origin.x;
  *right = clear.origin.x + clear.size.width;
}

static void
assert_aligned (Fixture *self, int height)
{
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);
  double left, right;

  gtk_window_set_default_size (self->window, 760, height);
  ui_pause (300);
  get_edges (self, &left, &right);
  g_assert_cmpfloat_with_epsilon (left, place->left, 6);
  g_assert_cmpfloat_with_epsilon (right, place->left + place->size, 6);
}

#define FIXTURE_TEST(name, order)                                                                                      \
  TEST_WITH (name, Fixture, self, GUINT_TO_POINTER (order), fixture_set_up, fixture_tear_down)

FIXTURE_TEST (keys_are_as_wide_as_the_board, 0)
{
  double before;

  assert_aligned (self, 780);
  before = nonet_board_view_get_place (self->board)->size;
  assert_aligned (self, 720);
  g_assert_cmpfloat (nonet_board_view_get_place (self->board)->size, <, before - 30);
}

static gboolean
is_key_of (GtkWidget *widget, gpointer value)
{
  return NONET_IS_KEYPAD_KEY (widget)
         && nonet_keypad_key_get_value (NONET_KEYPAD_KEY (widget)) == GPOINTER_TO_UINT (value);
}

static GtkWidget *
key (Fixture *self, guint value)
{
  GtkWidget *found = ui_find (self->keypad, is_key_of, GUINT_TO_POINTER (value));

  g_assert_nonnull (found);
  return found;
}

/* The number under the symbol of a key. */
static const char *
count_of (Fixture *self, guint value)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (key (self, value)));

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (box)));
}

FIXTURE_TEST (cell_first_then_key, 0)
{
  nonet_board_view_set_cursor (self->board, 1);
  g_assert_cmpstr (count_of (self, 4), ==, "7 left");
  ui_click_middle_of (key (self, 4));
  g_assert_cmpuint (nonet_document_get_value (self->document, 1), ==, 4);
  g_assert_cmpstr (count_of (self, 4), ==, "6 left");
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 0);
  ui_picture (GTK_WIDGET (self->window), "keypad-9");
}

FIXTURE_TEST (key_first_then_cells, 0)
{
  ui_click_middle_of (key (self, 8));
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 8);
  ui_picture (GTK_WIDGET (self->window), "keypad-chosen");
  ui_click_middle_of (key (self, 3));
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 3);
  ui_click_middle_of (key (self, 3));
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 0);
}

FIXTURE_TEST (secondary_button_chooses_even_with_a_selection, 0)
{
  nonet_board_view_set_cursor (self->board, 1);
  ui_secondary_click (key (self, 6), 20, 20);
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 6);
  g_assert_cmpuint (nonet_document_get_value (self->document, 1), ==, 0);
}

FIXTURE_TEST (modes_say_what_keys_enter, 0)
{
  GtkWidget *clear = ui_find_button (self->keypad, "Clear Selected Cells");
  const NonetPuzzle *puzzle;

  nonet_board_view_set_cursor (self->board, 1);
  ui_click_middle_of (ui_find_button (self->keypad, "Corner Marks"));
  ui_click_middle_of (key (self, 6));
  ui_click_middle_of (ui_find_button (self->keypad, "Center Marks"));
  ui_click_middle_of (key (self, 7));
  puzzle = nonet_document_peek (self->document);
  g_assert_cmphex (puzzle->corners[1], ==, sudoku_set_of (6));
  g_assert_cmphex (puzzle->marks[1], ==, sudoku_set_of (7));
  ui_click_middle_of (ui_find_button (self->keypad, "Colors"));
  ui_picture (GTK_WIDGET (self->window), "keypad-colours");
  ui_click_middle_of (key (self, 4));
  g_assert_cmpuint (nonet_document_peek (self->document)->colours[1], ==, 4);
  ui_click_middle_of (ui_find_button (self->keypad, "Enter Symbols"));
  ui_click_middle_of (key (self, 6));
  g_assert_cmpuint (nonet_document_get_value (self->document, 1), ==, 6);
  ui_click_middle_of (clear);
  g_assert_cmpuint (nonet_document_get_value (self->document, 1), ==, 0);
}

FIXTURE_TEST (the_mode_that_is_held_is_pressed, 0)
{
  NonetEntering *entering = nonet_board_view_get_entering (self->board);
  GtkWidget *corner = ui_find_button (self->keypad, "Corner Marks");
  GtkWidget *value = ui_find_button (self->keypad, "Enter Symbols");

  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (value)));
  nonet_entering_hold (entering, GDK_SHIFT_MASK);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (corner)));
  nonet_entering_hold (entering, 0);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (value)));
}

FIXTURE_TEST (a_mode_is_not_held_after_a_release_that_went_elsewhere, 0)
{
  NonetEntering *entering = nonet_board_view_get_entering (self->board);
  GtkWidget *value = ui_find_button (self->keypad, "Enter Symbols");

  ui_move (GTK_WIDGET (self->board), 20, 20);
  nonet_entering_hold (entering, GDK_CONTROL_MASK);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (value)));
  ui_move (GTK_WIDGET (self->board), 40, 40);
  ui_settle ();
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (value)));
}

FIXTURE_TEST (a_colour_can_be_chosen_for_clicks, 0)
{
  NonetEntering *entering = nonet_board_view_get_entering (self->board);

  nonet_entering_choose (entering, NONET_ENTRY_COLOUR);
  ui_settle ();
  ui_secondary_click (key (self, 8), 20, 20);
  g_assert_cmpuint (nonet_entering_get_colour (entering), ==, 8);
  ui_click_middle_of (key (self, 8));
  g_assert_cmpuint (nonet_entering_get_colour (entering), ==, 0);
}

FIXTURE_TEST (too_many_are_reported, 0)
{
  guint cells[10];

  for (guint i = 0; i < 10; i++)
    cells[i] = 36 + 9 + i; /* seven blank cells of rows 6 and 7 */
  nonet_document_set_value (self->document, cells, 9, 1);
  g_assert_cmpstr (count_of (self, 1), ==, "+1");
  g_assert_true (gtk_widget_has_css_class (key (self, 1), "excess"));
}

FIXTURE_TEST (large_alphabets_scroll, 64)
{
  GtkWidget *scroller = ui_find_type (self->keypad, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *vertical = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  int natural;

  g_assert_cmpint (gtk_widget_get_height (self->keypad), <, 200);
  g_assert_cmpfloat (gtk_adjustment_get_upper (vertical), >, gtk_adjustment_get_page_size (vertical));
  ui_picture (GTK_WIDGET (self->window), "keypad-64");
  ui_click_middle_of (key (self, 3));
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 3);
  /* Beside the board there has to be room for the pane. */
  gtk_widget_measure (self->keypad, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <, 800);
}

static void
shows_all_keys (Fixture *self, gconstpointer data)
{
  GtkWidget *last = key (self, GPOINTER_TO_UINT (data));
  graphene_rect_t bounds;
  g_autofree char *name = g_strdup_printf ("keypad-%u", GPOINTER_TO_UINT (data));

  ui_picture (GTK_WIDGET (self->window), name);
  g_assert_true (gtk_widget_compute_bounds (last, self->keypad, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (self->keypad) + 0.5);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (self->keypad) + 0.5);
}

/* A key is 38 wide at least, with gaps of 6 between: nine fit into 390, with the one that clears beside them. */
TEST (rows_are_even)
{
  g_assert_cmpuint (nonet_key_layout_rows (9, 390), ==, 1);
  g_assert_cmpint (nonet_key_layout_most_in_rows (9), ==, 389);
  g_assert_cmpuint (nonet_key_layout_rows (9, 389), ==, 2);
  g_assert_cmpuint (nonet_key_layout_rows (9, 346), ==, 2);
  g_assert_cmpuint (nonet_key_layout_columns (9, 2), ==, 5);
  g_assert_cmpuint (nonet_key_layout_columns (9, 1), ==, 9);
  g_assert_cmpuint (nonet_key_layout_rows (25, 390), ==, 3);
  g_assert_cmpuint (nonet_key_layout_rows (4, 10), ==, 5);
  g_assert_cmpuint (nonet_key_layout_rows (0, 100), ==, 1);
}

static void
get_bounds (Fixture *self, GtkWidget *widget, graphene_rect_t *bounds)
{
  g_assert_true (gtk_widget_compute_bounds (widget, self->keypad, bounds));
}

/* Five keys and five: the edges are even. */
FIXTURE_TEST (the_clear_key_is_the_last_in_a_narrow_window, 0)
{
  GtkWidget *clear = ui_find_button (self->keypad, "Clear Selected Cells");
  graphene_rect_t five, six, nine, last, modes;

  gtk_window_set_default_size (self->window, 342, 640);
  ui_settle ();
  ui_picture (GTK_WIDGET (self->window), "keypad-narrow");
  get_bounds (self, key (self, 5), &five);
  get_bounds (self, key (self, 6), &six);
  get_bounds (self, key (self, 9), &nine);
  get_bounds (self, clear, &last);
  get_bounds (self, gtk_widget_get_parent (ui_find_button (self->keypad, "Value")), &modes);
  g_assert_cmpfloat (nine.origin.y, ==, six.origin.y);
  g_assert_cmpfloat (last.origin.y, ==, nine.origin.y);
  g_assert_cmpfloat (last.size.height, ==, nine.size.height);
  g_assert_cmpfloat (last.origin.x, ==, five.origin.x);
  g_assert_cmpfloat_with_epsilon (last.size.width, five.size.width, 1.5);
  g_assert_cmpfloat_with_epsilon (modes.origin.x, six.origin.x, 3);
  g_assert_cmpfloat_with_epsilon (modes.origin.x + modes.size.width, five.origin.x + five.size.width, 3);
  nonet_board_view_set_cursor (self->board, 1);
  ui_click_middle_of (key (self, 4));
  g_assert_cmpuint (nonet_document_get_value (self->document, 1), ==, 4);
  ui_click_middle_of (clear);
  g_assert_cmpuint (nonet_document_get_value (self->document, 1), ==, 0);
}

MORE_TESTS
{
  g_test_add ("/keypad/four", Fixture, GUINT_TO_POINTER (4), fixture_set_up, shows_all_keys, fixture_tear_down);
  g_test_add ("/keypad/sixteen", Fixture, GUINT_TO_POINTER (16), fixture_set_up, shows_all_keys, fixture_tear_down);
  g_test_add ("/keypad/twenty-five", Fixture, GUINT_TO_POINTER (25), fixture_set_up, shows_all_keys, fixture_tear_down);
}
