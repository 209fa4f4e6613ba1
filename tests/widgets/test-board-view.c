/* The board view pressed as a person presses it: mouse, wheel, keys, pop-over; and what a screen reader finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "render/board/board-painter.h"
#include "render/board/board-style.h"
#include "ui-harness.h"
#include "widgets/board/board-cell.h"
#include "widgets/board/board-editor.h"

typedef struct
{
  NonetDocument *document;
  NonetBoardView *board;
  GtkWindow *window;
} Fixture;

static void
fixture_set_up (Fixture *self, gconstpointer order)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  guint n = order != NULL ? GPOINTER_TO_UINT (order) : 9;

  self->document = document_of (n, n == 9 ? BIRD : NULL);
  self->board = g_object_new (NONET_TYPE_BOARD_EDITOR, NULL);
  nonet_board_view_set_document (self->board, self->document);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->board));
  self->window = ui_show (scroller, 500, 500);
}

/* What is being typed. */
static NonetBoardTyping *
typing (Fixture *self)
{
  return nonet_board_editor_get_typing (NONET_BOARD_EDITOR (self->board));
}

/* What stands underlined in the cell, or NULL. */
static const char *
typed (Fixture *self)
{
  return nonet_board_view_get_look (self->board)->typing;
}

static void
fixture_tear_down (Fixture *self, gconstpointer order)
{
  ui_close (self->window);
  g_assert_finalize_object (self->document);
}

/* The middle of a cell, rows and columns from 1, of the board that fills 500 x 500. */
static double
middle (guint line)
{
  return (line - 0.5) * 500 / 9;
}

static void
click_cell (Fixture *self, guint row, guint column)
{
  ui_click (GTK_WIDGET (self->board), middle (column), middle (row));
}

static guint
cell (guint row, guint column)
{
  return (row - 1) * 9 + column - 1;
}

static guint
value_at (Fixture *self, guint row, guint column)
{
  return nonet_document_get_value (self->document, cell (row, column));
}

/* The selected cells as "11 12 91". */
static char *
selection (Fixture *self)
{
  GString *text = g_string_new (NULL);
  guint n;
  g_autofree guint *cells = nonet_board_view_dup_selection (self->board, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u%u", i > 0 ? " " : "", cells[i] / 9 + 1, cells[i] % 9 + 1);
  return g_string_free (text, FALSE);
}

static void
assert_selection (Fixture *self, const char *expected)
{
  g_autofree char *actual = selection (self);

  g_assert_cmpstr (actual, ==, expected);
}

#define FIXTURE_TEST(name, order)                                                                                      \
  TEST_WITH (name, Fixture, self, GUINT_TO_POINTER (order), fixture_set_up, fixture_tear_down)

FIXTURE_TEST (click_then_type_puts_a_symbol, 0)
{
  assert_selection (self, "");
  click_cell (self, 1, 2);
  assert_selection (self, "12");
  ui_key ("4");
  g_assert_cmpuint (value_at (self, 1, 2), ==, 4);
  ui_picture (GTK_WIDGET (self->window), "board-entry");
  ui_key ("Delete");
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
  click_cell (self, 1, 1);
  ui_key ("4");
  g_assert_cmpuint (value_at (self, 1, 1), ==, 2);
}

FIXTURE_TEST (chosen_symbol_goes_where_one_clicks, 0)
{
  nonet_board_view_set_symbol (self->board, 5);
  click_cell (self, 1, 2);
  click_cell (self, 2, 1);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 5);
  g_assert_cmpuint (value_at (self, 2, 1), ==, 5);
  click_cell (self, 2, 1);
  g_assert_cmpuint (value_at (self, 2, 1), ==, 0);
  ui_key ("Escape");
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 0);
}

FIXTURE_TEST (typing_without_a_selection_chooses_the_symbol, 0)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_key ("7");
  g_assert_cmpuint (nonet_board_view_get_symbol (self->board), ==, 7);
  assert_selection (self, "");
}

FIXTURE_TEST (drag_selects_the_cells_it_comes_over, 0)
{
  ui_drag (GTK_WIDGET (self->board), middle (2), middle (4), middle (5), middle (4));
  assert_selection (self, "42 43 44 45");
  g_assert_cmpuint (nonet_board_view_get_cursor (self->board), ==, cell (4, 5));
  ui_picture (GTK_WIDGET (self->window), "board-drag");
}

FIXTURE_TEST (control_and_shift_extend, 0)
{
  click_cell (self, 1, 1);
  ui_click_with (GTK_WIDGET (self->board), middle (3), middle (2), "shift");
  assert_selection (self, "11 12 13 21 22 23");
  ui_click_with (GTK_WIDGET (self->board), middle (9), middle (9), "ctrl");
  assert_selection (self, "11 12 13 21 22 23 99");
  ui_click_with (GTK_WIDGET (self->board), middle (1), middle (1), "ctrl");
  assert_selection (self, "12 13 21 22 23 99");
}

FIXTURE_TEST (double_click_selects_equal_symbols, 0)
{
  guint8 found[81] = { 0 };
  g_autoptr (GBytes) items = NULL;

  /* The 2s of Bird's puzzle, then with one that was found. */
  ui_double_click (GTK_WIDGET (self->board), middle (1), middle (1));
  assert_selection (self, "11 57 78 94");
  found[cell (2, 6)] = 2;
  items = g_bytes_new (found, sizeof found);
  nonet_board_view_set_layer (self->board, NONET_LAYER_FOUND, items);
  ui_double_click (GTK_WIDGET (self->board), middle (6), middle (2));
  assert_selection (self, "11 26 57 78 94");
}

FIXTURE_TEST (wheel_steps_through_possible_symbols, 0)
{
  /* What is not selected is left alone. */
  ui_wheel (GTK_WIDGET (self->board), middle (2), middle (1), 1);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
  /* Which ones are possible is not given away. */
  click_cell (self, 1, 2);
  ui_wheel (GTK_WIDGET (self->board), middle (2), middle (1), 1);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 1);
  ui_key ("Delete");
  /* Row 1 has 2 1 3 8, column 2 has 7 9 1 5, box 1 has 2 7: left are 4 and 6. */
  g_object_set (self->board, "depth", NONET_CANDIDATES_BASIC, NULL);
  ui_wheel (GTK_WIDGET (self->board), middle (2), middle (1), 1);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 4);
  ui_wheel (GTK_WIDGET (self->board), middle (2), middle (1), 1);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 6);
  ui_wheel (GTK_WIDGET (self->board), middle (2), middle (1), 1);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
  ui_wheel (GTK_WIDGET (self->board), middle (2), middle (1), -1);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 6);
  click_cell (self, 1, 1);
  ui_wheel (GTK_WIDGET (self->board), middle (1), middle (1), 1);
  g_assert_cmpuint (value_at (self, 1, 1), ==, 2);
}

FIXTURE_TEST (control_and_wheel_zoom, 0)
{
  ui_wheel_with (GTK_WIDGET (self->board), 250, 250, -3, "ctrl");
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), >, 1.4);
  ui_picture (GTK_WIDGET (self->window), "board-zoomed");
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-reset", NULL);
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), ==, 1);
}

static GObject *
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_assert_not_reached ();
}

/* Fingers cannot be had from the X server: the gesture reports what it would for two of them around the pointer. */
FIXTURE_TEST (pinching_zooms_around_the_fingers, 0)
{
  GObject *pinch = find_controller (GTK_WIDGET (self->board), GTK_TYPE_GESTURE_ZOOM);
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);
  double x = middle (8), y = middle (2);

  ui_move (GTK_WIDGET (self->board), x, y);
  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 1.5);
  g_signal_emit_by_name (pinch, "scale-changed", 3.0);
  ui_settle ();
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), ==, 3);
  g_assert_cmpint (nonet_board_place_cell_at (place, x, y), ==, (int) cell (2, 8));
  g_assert_cmpfloat_with_epsilon (place->left + place->size * x / 500, x, 2);
  g_assert_cmpfloat_with_epsilon (place->top + place->size * y / 500, y, 2);

  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 0.5);
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), ==, 1.5);
  g_signal_emit_by_name (pinch, "scale-changed", 0.1);
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), ==, 1);
  g_assert_cmpuint (value_at (self, 2, 8), ==, 0);
}

static gboolean
is_six (GtkWidget *widget, gpointer action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "6") == 0;
}

FIXTURE_TEST (popover_puts_symbols, 0)
{
  GtkWidget *popover, *key;

  ui_secondary_click (GTK_WIDGET (self->board), middle (2), middle (1));
  assert_selection (self, "12");
  popover = ui_find_type (GTK_WIDGET (self->board), GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_mapped (popover));
  ui_picture (popover, "popover");

  key = ui_find (popover, is_six, (gpointer) "board.put-symbol");
  g_assert_nonnull (key);
  ui_click_middle_of (key);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 6);
  g_assert_false (gtk_widget_get_mapped (popover));
}

FIXTURE_TEST (long_press_opens_the_keypad_and_marks, 0)
{
  GtkWidget *popover, *key;

  ui_long_press (GTK_WIDGET (self->board), middle (2), middle (1));
  popover = ui_find_type (GTK_WIDGET (self->board), GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_mapped (popover));
  key = ui_find (popover, is_six, (gpointer) "board.toggle-mark");
  ui_click_middle_of (key);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
  g_assert_cmphex (nonet_document_peek (self->document)->marks[1], ==, sudoku_set_of (6));
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_true (gtk_widget_has_css_class (key, "marked"));
  ui_key ("Escape");
  g_assert_false (gtk_widget_get_mapped (popover));
}

FIXTURE_TEST (arrows_move_and_extend, 0)
{
  click_cell (self, 5, 5);
  ui_key ("Right");
  ui_key ("Up");
  assert_selection (self, "46");
  ui_key ("shift+Left");
  ui_key ("shift+Down");
  assert_selection (self, "45 46 55 56");
  ui_key ("Home");
  assert_selection (self, "51");
  ui_key ("ctrl+End");
  assert_selection (self, "99");
  ui_key ("Page_Up");
  assert_selection (self, "69");
  ui_key ("ctrl+shift+Left");
  ui_key ("ctrl+shift+Up");
  assert_selection (self, "58 68 69");
  ui_key ("ctrl+a");
  ui_key ("Escape");
  assert_selection (self, "");
}

/* As double click and wheel do. */
FIXTURE_TEST (keys_select_equal_symbols_and_step, 0)
{
  g_object_set (self->board, "depth", NONET_CANDIDATES_BASIC, NULL);
  click_cell (self, 1, 1);
  ui_key ("ctrl+shift+a");
  assert_selection (self, "11 57 78 94");
  ui_key ("plus");
  g_assert_cmpuint (value_at (self, 1, 1), ==, 2);
  click_cell (self, 1, 2);
  ui_key ("plus");
  g_assert_cmpuint (value_at (self, 1, 2), ==, 4);
  ui_key ("KP_Add");
  g_assert_cmpuint (value_at (self, 1, 2), ==, 6);
  ui_key ("minus");
  ui_key ("minus");
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
}

static NonetEntryMode
mode_of (Fixture *self)
{
  return nonet_entering_get_mode (nonet_board_view_get_entering (self->board));
}

FIXTURE_TEST (space_and_letters_choose_what_is_entered, 0)
{
  click_cell (self, 1, 2);
  ui_key ("space");
  g_assert_cmpint (mode_of (self), ==, NONET_ENTRY_CORNER);
  ui_key ("4");
  g_assert_cmphex (nonet_document_peek (self->document)->corners[1], ==, sudoku_set_of (4));
  ui_key ("c");
  g_assert_cmpint (mode_of (self), ==, NONET_ENTRY_CENTRE);
  ui_key ("4");
  ui_key ("6");
  g_assert_cmphex (nonet_document_peek (self->document)->marks[1], ==, sudoku_set_of (4) | sudoku_set_of (6));
  ui_key ("4");
  g_assert_cmphex (nonet_document_peek (self->document)->marks[1], ==, sudoku_set_of (6));
  g_assert_cmphex (nonet_document_peek (self->document)->corners[1], ==, sudoku_set_of (4));
  ui_key ("v");
  ui_key ("3");
  g_assert_cmpuint (nonet_document_peek (self->document)->colours[1], ==, 3);
  ui_key ("3");
  g_assert_null (nonet_document_peek (self->document)->colours);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
  ui_key ("space");
  g_assert_cmpint (mode_of (self), ==, NONET_ENTRY_VALUE);
  ui_key ("x");
  ui_key ("z");
  ui_key ("4");
  g_assert_cmpuint (value_at (self, 1, 2), ==, 4);
}

/* As in SudokuPad: Shift for corner marks, Control for center marks, both for colours; on all selected cells. */
FIXTURE_TEST (modifiers_hold_what_is_entered, 0)
{
  click_cell (self, 1, 2);
  ui_key ("ctrl+shift+Right");
  ui_key ("shift+4");
  g_assert_cmphex (nonet_document_peek (self->document)->corners[1], ==, sudoku_set_of (4));
  g_assert_cmphex (nonet_document_peek (self->document)->corners[2], ==, sudoku_set_of (4));
  ui_key ("ctrl+6");
  g_assert_cmphex (nonet_document_peek (self->document)->marks[1], ==, sudoku_set_of (6));
  g_assert_cmphex (nonet_document_peek (self->document)->marks[2], ==, sudoku_set_of (6));
  ui_key ("ctrl+shift+5");
  g_assert_cmpuint (nonet_document_peek (self->document)->colours[2], ==, 5);
  g_assert_cmpint (mode_of (self), ==, NONET_ENTRY_VALUE);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
  ui_picture (GTK_WIDGET (self->window), "board-notes");
}

/* A place among the candidates of the second cell: where 4 stands. */
static void
click_first_4 (Fixture *self)
{
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);
  cairo_rectangle_t area;

  nonet_board_cell_rectangle (place->shape, place->size, 1, &area);
  ui_click (GTK_WIDGET (self->board), place->left + area.x + area.width * 0.2, place->top + area.y + area.height * 0.5);
}

/* Struck by a click and brought back by the next one, where clicks do that; elsewhere a click selects only. */
FIXTURE_TEST (clicks_strike_candidates, 0)
{
  g_autofree SudokuSet *all = g_new (SudokuSet, 81);
  g_autoptr (GBytes) candidates = NULL;

  for (guint i = 0; i < 81; i++)
    all[i] = sudoku_set_of (4) | sudoku_set_of (6);
  candidates = g_bytes_new (all, 81 * sizeof *all);
  nonet_board_view_set_depth (self->board, NONET_CANDIDATES_BASIC);
  nonet_board_view_set_layer (self->board, NONET_LAYER_CANDIDATES, candidates);
  nonet_entering_choose (nonet_board_view_get_entering (self->board), NONET_ENTRY_CENTRE);
  click_first_4 (self);
  g_assert_false (nonet_document_get_can_undo (self->document));
  assert_selection (self, "12");
  nonet_entering_set_clicks_note (nonet_board_view_get_entering (self->board), TRUE);
  click_cell (self, 1, 2);
  g_assert_false (nonet_document_get_can_undo (self->document));
  click_first_4 (self);
  g_assert_cmpuint (nonet_document_peek (self->document)->eliminated[1], ==, sudoku_set_of (4));
  click_first_4 (self);
  g_assert_true (nonet_document_peek (self->document)->eliminated == NULL
                 || nonet_document_peek (self->document)->eliminated[1] == 0);
}

/* A colour chosen first is given to the cells that are clicked, and to a candidate alone that is clicked. */
FIXTURE_TEST (clicks_colour_cells_and_candidates, 0)
{
  const NonetPuzzle *puzzle;
  cairo_rectangle_t area;

  click_cell (self, 1, 2);
  ui_key ("shift+4");
  ui_key ("Escape");
  ui_key ("v");
  ui_key ("2");
  g_assert_cmpuint (nonet_entering_get_colour (nonet_board_view_get_entering (self->board)), ==, 2);
  click_cell (self, 1, 3);
  puzzle = nonet_document_peek (self->document);
  g_assert_cmpuint (puzzle->colours[2], ==, 2);

  nonet_board_cell_rectangle (puzzle->shape, nonet_board_view_get_place (self->board)->size, 1, &area);
  ui_click (GTK_WIDGET (self->board), nonet_board_view_get_place (self->board)->left + area.x + area.width * 0.16,
            nonet_board_view_get_place (self->board)->top + area.y + area.height * 0.2);
  puzzle = nonet_document_peek (self->document);
  g_assert_cmpuint (nonet_candidate_colours_get (puzzle->candidate_colours, 1, 4), ==, 2);
  g_assert_cmpuint (puzzle->colours[1], ==, 0);
  ui_key ("Escape");
  g_assert_cmpuint (nonet_entering_get_colour (nonet_board_view_get_entering (self->board)), ==, 0);
}

/* A board of order 36 has the symbols 1 to 36 as numbers. */
static gboolean
third_cell_has_a_value (gpointer document)
{
  return nonet_document_get_value (document, 2) != 0;
}

FIXTURE_TEST (numbers_of_two_digits_are_composed, 36)
{
  typing (self)->time = 60000;
  nonet_board_view_set_cursor (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_key ("1");
  g_assert_cmpuint (nonet_document_get_value (self->document, 0), ==, 0);
  ui_picture (GTK_WIDGET (self->window), "board-composing");
  ui_key ("2");
  g_assert_cmpuint (nonet_document_get_value (self->document, 0), ==, 12);
  ui_key ("Right");
  ui_key ("3");
  ui_key ("Right");
  g_assert_cmpuint (nonet_document_get_value (self->document, 1), ==, 3);
  typing (self)->time = 10;
  ui_key ("2");
  ui_wait (third_cell_has_a_value, self->document, "the end of the composing");
  g_assert_cmpuint (nonet_document_get_value (self->document, 2), ==, 2);
}

/* A board of 4×4 with these symbols, its first cell selected. */
static void
show_symbols (Fixture *self, const char *symbols)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_parse (symbols, 4, NULL);

  nonet_document_set_alphabet (self->document, alphabet);
  nonet_board_view_set_cursor (self->board, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_settle ();
}

static void
assert_row (Fixture *self, const char *values)
{
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (nonet_document_get_value (self->document, i), ==, (guint) (values[i] - '0'));
}

/* Code points are the one input method that is always there: Ctrl+Shift+U, then U+56DB. */
FIXTURE_TEST (an_input_method_types_symbols, 4)
{
  show_symbols (self, "一,二,三,四");
  ui_key ("ctrl+shift+u");
  g_assert_true (nonet_board_typing_is_preediting (typing (self)));
  ui_key ("5");
  ui_key ("6");
  ui_key ("d");
  ui_key ("b");
  assert_row (self, "0000");
  g_assert_cmpstr (typed (self), ==, "u56db");
  ui_picture (GTK_WIDGET (self->window), "board-input-method");
  ui_key ("space");
  assert_row (self, "4000");
  g_assert_null (typed (self));
  g_assert_cmpint (mode_of (self), ==, NONET_ENTRY_VALUE);
}

FIXTURE_TEST (leaving_the_cell_drops_what_was_begun, 4)
{
  show_symbols (self, "一,二,三,四");
  ui_key ("ctrl+shift+u");
  ui_key ("5");
  ui_click (GTK_WIDGET (self->board), 3 * 500 / 8.0, 500 / 8.0);
  g_assert_null (typed (self));
  assert_row (self, "0000");
  g_assert_cmpuint (nonet_board_view_get_cursor (self->board), ==, 1);
}

static void
set_keyboard (const char *layout)
{
  g_autofree char *command = g_strconcat ("setxkbmap ", layout, NULL);
  int status;

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  ui_settle ();
}

FIXTURE_TEST (dead_keys_type_symbols, 4)
{
  set_keyboard ("us -variant intl");
  show_symbols (self, "é,è,ê,ë");
  ui_key ("dead_circumflex");
  g_assert_nonnull (typed (self));
  ui_key ("e");
  assert_row (self, "3000");
  set_keyboard ("us");
}

/* French and Czech keyboards have other characters in the row of digits, and digits with Shift. */
FIXTURE_TEST (the_row_of_digits_enters_values_without_shift, 4)
{
  show_symbols (self, "1-4");
  set_keyboard ("fr");
  ui_key ("ampersand Right eacute Right quotedbl Right apostrophe");
  assert_row (self, "1234");
  ui_key ("agrave"); /* 0 */
  assert_row (self, "1230");
  ui_key ("shift+2"); /* as it is typed elsewhere */
  assert_row (self, "1232");
  ui_key ("agrave");
  ui_key ("ctrl+quotedbl");
  g_assert_cmphex (nonet_document_peek (self->document)->marks[3], ==, sudoku_set_of (3));
  show_symbols (self, "&,é,1,2");
  ui_key ("eacute Right ampersand");
  assert_row (self, "2130");
  set_keyboard ("cz");
  show_symbols (self, "1-4");
  ui_key ("ccaron");
  assert_row (self, "4130");
  set_keyboard ("us");
}

FIXTURE_TEST (characters_committed_together_are_a_symbol_or_several, 4)
{
  show_symbols (self, "十,十一,十二,二十");
  typing (self)->time = 60000;
  g_signal_emit_by_name (typing (self)->input, "commit", "十二");
  assert_row (self, "3000");
  nonet_board_view_set_cursor (self->board, 1);
  g_signal_emit_by_name (typing (self)->input, "commit", "十");
  g_signal_emit_by_name (typing (self)->input, "commit", "一");
  assert_row (self, "3200");
  nonet_board_view_set_cursor (self->board, 2);
  nonet_entering_choose (nonet_board_view_get_entering (self->board), NONET_ENTRY_CENTRE);
  g_signal_emit_by_name (typing (self)->input, "commit", "十二十一");
  g_assert_cmphex (nonet_document_peek (self->document)->marks[2], ==, sudoku_set_of (3) | sudoku_set_of (2));
}

/* Shift holds a mode with letters too, unless it makes another symbol of the key; other keys than digits keep what Control does. */
FIXTURE_TEST (shift_is_part_of_some_symbols, 4)
{
  show_symbols (self, "ABCD");
  ui_key ("shift+b");
  g_assert_cmphex (nonet_document_peek (self->document)->corners[0], ==, sudoku_set_of (2));
  ui_key ("c");
  assert_row (self, "3000");
  g_assert_cmpint (mode_of (self), ==, NONET_ENTRY_VALUE);
  show_symbols (self, "a,A,b,B");
  ui_key ("shift+b");
  assert_row (self, "4000");
  ui_key ("ctrl+b");
  assert_row (self, "4000");
}

/* Wide ones, as Chinese and Japanese input methods give them, and those of Arabic and Indian keyboards. */
FIXTURE_TEST (digits_of_any_script_are_digits, 4)
{
  show_symbols (self, "1-4");
  g_signal_emit_by_name (typing (self)->input, "commit", "３");
  ui_key ("Right");
  g_signal_emit_by_name (typing (self)->input, "commit", "٢");
  ui_key ("Right");
  g_signal_emit_by_name (typing (self)->input, "commit", "१");
  assert_row (self, "3210");
  g_signal_emit_by_name (typing (self)->input, "commit", "٠");
  assert_row (self, "3200");
}

static guint
count_cells (GtkWidget *board)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += NONET_IS_BOARD_CELL (child) && gtk_widget_get_child_visible (child);
  return n;
}

static guint
count_rows (GtkWidget *board)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)) == GTK_ACCESSIBLE_ROLE_ROW
         && gtk_widget_get_child_visible (child);
  return n;
}

FIXTURE_TEST (a_large_board_scrolls_to_the_cursor, 36)
{
  GtkAdjustment *vertical =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_window_get_child (self->window)));

  g_assert_cmpfloat (gtk_adjustment_get_upper (vertical), >=, 36 * 20);
  g_assert_cmpfloat (gtk_adjustment_get_value (vertical), ==, 0);
  g_assert_cmpuint (count_cells (GTK_WIDGET (self->board)), <=, 26 * 26);
  nonet_board_view_set_cursor (self->board, 36 * 36 - 1);
  ui_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (vertical), >, 36 * 20 - 500 - 1);
  ui_wheel (GTK_WIDGET (self->board), 250, 250, -30);
  g_assert_cmpfloat (gtk_adjustment_get_value (vertical), ==, 0);
  g_assert_cmpuint (nonet_document_get_value (self->document, 0), ==, 0);
}

static GtkWidget *
child_of_cell (Fixture *self, guint number)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (NONET_IS_BOARD_CELL (child) && nonet_board_cell_get_cell (NONET_BOARD_CELL (child)) == number)
      return child;
  return NULL;
}

FIXTURE_TEST (cells_are_named, 0)
{
  GtkWidget *given = child_of_cell (self, cell (1, 1)), *blank = child_of_cell (self, cell (1, 2));

  g_assert_cmpuint (count_cells (GTK_WIDGET (self->board)), ==, 81);
  gtk_test_accessible_assert_role (self->board, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (given, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (given, GTK_ACCESSIBLE_PROPERTY_LABEL, "row 1, column 1: 2, given");
  gtk_test_accessible_assert_property (blank, GTK_ACCESSIBLE_PROPERTY_LABEL, "row 1, column 2: blank");
  click_cell (self, 1, 2);
  ui_key ("2");
  gtk_test_accessible_assert_property (blank, GTK_ACCESSIBLE_PROPERTY_LABEL, "row 1, column 2: 2, in conflict");
  gtk_test_accessible_assert_property (given, GTK_ACCESSIBLE_PROPERTY_LABEL, "row 1, column 1: 2, given, in conflict");
  ui_key ("Delete");
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.set-colour", "u", 6);
  ui_settle ();
  gtk_test_accessible_assert_property (blank, GTK_ACCESSIBLE_PROPERTY_LABEL, "row 1, column 2: blank, color Blue");
  ui_key ("2");
  gtk_test_accessible_assert_state (blank, GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  gtk_test_accessible_assert_state (given, GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  ui_picture (GTK_WIDGET (self->window), "board-conflict");
}

/* A rule of the kind on the first cells of a row or a column, of four that touch, or on the whole board. */
static void
make_rule (SudokuRuleKind kind, SudokuRule *rule)
{
  static const guint16 cells[][9] = { { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, { 0, 1, 9, 10 }, { 1, 9 } };
  static const gint values[] = { 0, 1, 2, 3, 5, 10, 15 };
  static const guint8 digits[] = { 1, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (cells) * 10 * G_N_ELEMENTS (values) * 2; i++)
    {
      guint value = i / 60 % G_N_ELEMENTS (values);

      *rule = (SudokuRule){ .kind = kind,
                            .has_value = value > 0,
                            .value = values[value],
                            .n_cells = (guint16) (9 - i / 3 % 10),
                            .n_digits = i / 30 % 2 * 2,
                            .cell = cells[i % 3],
                            .digit = digits };
      if ((rule->n_cells > 0) == (kind >= SUDOKU_RULE_ODD)
          && sudoku_rule_fault (nonet_shape_get (3, 3), rule) == SUDOKU_RULE_FAULT_NONE)
        return;
    }
  g_error ("no rule of kind %u", kind);
}

/* Screen readers say it of the cells. */
FIXTURE_TEST (a_broken_rule_of_each_kind_is_named, 0)
{
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint kind = 0; kind < SUDOKU_N_RULES; kind++)
    {
      g_autoptr (NonetDocument) document = document_of (9, NULL);
      g_autoptr (SudokuShape) shape = NULL;
      guint8 values[81];
      SudokuRule rule;
      guint named = 0, tries = 0;

      make_rule (kind, &rule);
      g_test_message ("kind %u: %u cells, value %d", kind, rule.n_cells, rule.value);
      shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), &rule, 1);
      do
        for (guint i = 0; i < 81; i++)
          values[i] = (guint8) g_rand_int_range (random, 1, 10);
      while (sudoku_rule_holds (shape, &shape->rule[0], values) && tries++ < 1000);
      nonet_document_set_shape (document, shape);
      for (guint i = 0; i < 81; i++)
        nonet_document_set_value (document, &i, 1, values[i]);
      nonet_board_view_set_document (self->board, document);
      ui_settle ();
      for (guint i = 0; i < 81; i++)
        named += nonet_board_look_find_broken (look, i) == &shape->rule[0];
      g_assert_cmpuint (named, >, 0);
      nonet_board_view_set_document (self->board, self->document);
    }
}

FIXTURE_TEST (focus_moves_the_cursor, 0)
{
  gtk_widget_grab_focus (child_of_cell (self, cell (3, 4)));
  ui_settle ();
  g_assert_cmpuint (nonet_board_view_get_cursor (self->board), ==, cell (3, 4));
  ui_key ("8");
  g_assert_cmpuint (value_at (self, 3, 4), ==, 8);
}

TEST (tab_leaves_the_board)
{
  NonetDocument *document = document_of (9, BIRD);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new_with_label ("before");
  GtkWidget *after = gtk_button_new_with_label ("after");
  GtkWidget *board = g_object_new (NONET_TYPE_BOARD_EDITOR, NULL);
  GtkWindow *window;
  guint n;

  nonet_board_view_set_document (NONET_BOARD_VIEW (board), document);
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), after);
  window = ui_show (box, 400, 480);
  gtk_widget_grab_focus (before);
  ui_key ("Tab");
  g_assert_true (NONET_IS_BOARD_CELL (gtk_window_get_focus (window)));
  g_free (nonet_board_view_dup_selection (NONET_BOARD_VIEW (board), &n));
  g_assert_cmpuint (n, ==, 1);
  ui_key ("Tab");
  g_assert_true (gtk_window_get_focus (window) == after);
  ui_key ("shift+Tab");
  g_assert_true (NONET_IS_BOARD_CELL (gtk_window_get_focus (window)));
  ui_close (window);
  g_assert_finalize_object (document);
}

static gboolean
focus_is_in_a_popover (Fixture *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

FIXTURE_TEST (tab_stays_in_the_keypad_at_a_cell, 0)
{
  GtkWidget *first;

  nonet_board_view_set_cursor (self->board, 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_key ("Return");
  ui_settle ();
  g_assert_true (focus_is_in_a_popover (self));
  first = gtk_window_get_focus (self->window);
  ui_key ("Tab");
  g_assert_true (focus_is_in_a_popover (self));
  g_assert_true (gtk_window_get_focus (self->window) != first);
  ui_key ("shift+Tab");
  g_assert_true (gtk_window_get_focus (self->window) == first);
  ui_key ("shift+Tab");
  g_assert_true (focus_is_in_a_popover (self));
  ui_key ("Escape");
  ui_settle ();
  g_assert_false (focus_is_in_a_popover (self));
}

/* The cell with the focus goes with its board. */
FIXTURE_TEST (a_smaller_board_takes_the_place_of_a_larger_one, 36)
{
  g_autoptr (NonetPuzzle) small = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);

  nonet_board_view_set_cursor (self->board, 36 * 36 - 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  ui_settle ();
  nonet_document_replace_puzzle (self->document, small);
  ui_settle ();
  g_assert_cmpuint (nonet_board_view_get_cursor (self->board), ==, 0);
  g_assert_cmpuint (count_cells (GTK_WIDGET (self->board)), ==, 16);
  nonet_document_undo (self->document);
  ui_settle ();
  /* Rows in sight, whose cells are made when they are asked for. */
  g_assert_cmpuint (count_rows (GTK_WIDGET (self->board)), >, 16);
}

FIXTURE_TEST (a_zoomed_board_is_zoomed_out_again, 0)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-in", NULL);
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), >, 1);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-out", NULL);
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), ==, 1);
}

/* A board that knows whether it is being given its place. */
typedef NonetBoardView PlacedBoard;
typedef NonetBoardViewClass PlacedBoardClass;

GType placed_board_get_type (void);

G_DEFINE_TYPE (PlacedBoard, placed_board, NONET_TYPE_BOARD_VIEW)

static gboolean is_being_placed;

static void
placed_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  is_being_placed = TRUE;
  GTK_WIDGET_CLASS (placed_board_parent_class)->size_allocate (widget, width, height, baseline);
  is_being_placed = FALSE;
}

static void
placed_board_class_init (PlacedBoardClass *klass)
{
  GTK_WIDGET_CLASS (klass)->size_allocate = placed_board_size_allocate;
}

static void
placed_board_init (PlacedBoard *self)
{
}

static void
expect_no_allocation (guint *n_notified)
{
  g_assert_false (is_being_placed);
  ++*n_notified;
}

/* GTK loses the place of a widget that asks for another one while places are being given. */
FIXTURE_TEST (the_selected_cell_stays_in_sight, 0)
{
  GdkRectangle area;

  nonet_board_view_set_cursor (self->board, 0);
  for (guint i = 0; i < 5; i++)
    gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-in", NULL);
  ui_settle ();
  g_assert_cmpfloat (nonet_board_view_get_zoom (self->board), >, 2);
  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), 0, &area);
  g_assert_cmpint (area.x, >=, 0);
  g_assert_cmpint (area.y, >=, 0);
}

FIXTURE_TEST (limits_of_zoom_are_notified_after_the_allocation, 0)
{
  GtkWidget *scroller = gtk_window_get_child (self->window);
  guint n_notified = 0;

  self->board = g_object_new (placed_board_get_type (), NULL);
  nonet_board_view_set_document (self->board, self->document);
  g_signal_connect_swapped (self->board, "notify::zoom", G_CALLBACK (expect_no_allocation), &n_notified);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->board));
  ui_settle ();
  g_assert_cmpuint (n_notified, >, 0);
}

/* 64 cells of 20 pixels do not fit into 500: at the least zoom they do, and there is no further way out. */
FIXTURE_TEST (a_large_board_is_seen_whole, 64)
{
  const NonetBoardPlace *place = nonet_board_view_get_place (self->board);

  g_assert_true (nonet_board_place_can_scroll (place));
  g_assert_cmpfloat (place->size, ==, 64 * 20);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-reset", NULL);
  ui_settle ();
  g_assert_false (nonet_board_place_can_scroll (place));
  g_assert_cmpfloat (
      place->size, ==,
      MIN (gtk_widget_get_width (GTK_WIDGET (self->board)), gtk_widget_get_height (GTK_WIDGET (self->board))));
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-out", NULL);
  ui_settle ();
  g_assert_false (nonet_board_place_can_scroll (place));
  /* Nobody has asked for more than the one with the focus. */
  g_assert_cmpuint (count_cells (GTK_WIDGET (self->board)), ==, 1);
  nonet_board_view_set_cursor (self->board, 64 * 64 - 1);
  ui_settle ();
  g_assert_cmpuint (nonet_board_cell_get_cell (NONET_BOARD_CELL (gtk_window_get_focus (self->window))), ==,
                    64 * 64 - 1);
  g_assert_cmpuint (count_cells (GTK_WIDGET (self->board)), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-in", NULL);
  ui_settle ();
  g_assert_true (nonet_board_place_can_scroll (place));
}

FIXTURE_TEST (undo_is_an_action, 0)
{
  click_cell (self, 1, 2);
  ui_key ("4");
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.undo", NULL);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.redo", NULL);
  g_assert_cmpuint (value_at (self, 1, 2), ==, 4);
}

static void
filter_asked (NonetBoardView *board, guint at, guint value, guint *asked)
{
  *asked = at * 100 + value;
}

FIXTURE_TEST (hovering_a_differing_cell_shows_its_symbols, 0)
{
  guint64 tally[81 * 9] = { 0 };
  g_autoptr (GBytes) items = NULL;
  GtkWidget *popover, *key;
  guint asked = 0;

  tally[cell (1, 2) * 9 + 4 - 1] = 120;
  tally[cell (1, 2) * 9 + 6 - 1] = 22;
  tally[cell (1, 3) * 9 + 9 - 1] = 142;
  items = g_bytes_new (tally, sizeof tally);
  nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, items);
  g_signal_connect (self->board, "filter-requested", G_CALLBACK (filter_asked), &asked);
  ui_move (GTK_WIDGET (self->board), middle (3), middle (1));
  ui_move (GTK_WIDGET (self->board), middle (2), middle (1));
  ui_wait_button (GTK_WIDGET (self->board), "22");
  ui_settle ();
  g_assert_null (ui_find_label (GTK_WIDGET (self->board), "142"));
  popover = ui_find_type (GTK_WIDGET (self->board), GTK_TYPE_POPOVER);
  ui_picture (popover, "tally-popover");
  ui_picture (GTK_WIDGET (self->window), "board-differs");
  key = ui_find_button (popover, "22");
  g_assert_nonnull (key);
  ui_click_middle_of (key);
  g_assert_cmpuint (asked, ==, cell (1, 2) * 100 + 6);
}
