/* The keypad: keys for symbols, modes and colors, laid out for the board and the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/keypad.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/board/board-edits.h"
#include "widgets/board/board-theme.h"
#include "widgets/gtk-fixes.h"
#include "widgets/widget-utils.h"

/* Lays keys out in rows of equal length, as many as the width asks for. */

#define SMALLEST_KEY 38
#define COMFORTABLE_KEY 50
#define LARGEST_KEY 64

struct _NonetKeyLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (NonetKeyLayout, nonet_key_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint
divide_up (guint a, guint b)
{
  return (a + b - 1) / b;
}

guint
nonet_key_layout_rows (guint n, int width)
{
  guint fit = (guint) MAX (1, (width + NONET_KEY_GAP) / (SMALLEST_KEY + NONET_KEY_GAP));

  return n <= fit ? 1 : divide_up (n + 1, fit);
}

guint
nonet_key_layout_columns (guint n, guint rows)
{
  return rows == 1 ? n : divide_up (n + 1, rows);
}

/* The width at which n keys stand comfortably in that many rows. */
static int
key_layout_width (guint n, guint rows)
{
  return (int) nonet_key_layout_columns (n, rows) * (COMFORTABLE_KEY + NONET_KEY_GAP) - NONET_KEY_GAP;
}

int
nonet_key_layout_most_in_rows (guint n)
{
  return (int) n * (SMALLEST_KEY + NONET_KEY_GAP) - NONET_KEY_GAP - 1;
}

static guint
key_layout_count_keys (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (widget); key != NULL; key = gtk_widget_get_next_sibling (key))
    n++;
  return n;
}

/* The tallest key's height. */
static int
row_height (GtkWidget *widget)
{
  int height = 0, natural;

  for (GtkWidget *key = gtk_widget_get_first_child (widget); key != NULL; key = gtk_widget_get_next_sibling (key))
    {
      gtk_widget_measure (key, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

static void
nonet_key_layout_measure (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  guint n = key_layout_count_keys (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = SMALLEST_KEY;
      *natural = MAX (SMALLEST_KEY, key_layout_width (n, 1));
      return;
    }
  n = for_size < 0 ? 1 : nonet_key_layout_rows (n, for_size);
  *minimum = *natural = (int) n * (row_height (widget) + NONET_KEY_GAP) - NONET_KEY_GAP;
}

static void
nonet_key_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  guint n = key_layout_count_keys (widget), rows = nonet_key_layout_rows (n, width);
  guint columns = MAX (1, nonet_key_layout_columns (n, rows)), i = 0;
  int key_height = (height + NONET_KEY_GAP) / (int) rows - NONET_KEY_GAP;
  int key_width = (width + NONET_KEY_GAP) / (int) columns - NONET_KEY_GAP;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int left;

  key_width = MIN (key_width, LARGEST_KEY);
  left = (width - (int) columns * (key_width + NONET_KEY_GAP) + NONET_KEY_GAP) / 2;
  for (GtkWidget *key = gtk_widget_get_first_child (widget); key != NULL; key = gtk_widget_get_next_sibling (key), i++)
    {
      guint column = mirrored ? columns - 1 - i % columns : i % columns;
      GtkAllocation place = { left + (int) column * (key_width + NONET_KEY_GAP),
                              (int) (i / columns) * (key_height + NONET_KEY_GAP), key_width, key_height };
      int least;

      gtk_widget_measure (key, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      place.width = MAX (place.width, least);
      gtk_widget_size_allocate (key, &place, -1);
    }
}

static GtkSizeRequestMode
nonet_key_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
nonet_key_layout_class_init (NonetKeyLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = nonet_key_layout_measure;
  layout_class->allocate = nonet_key_layout_allocate;
  layout_class->get_request_mode = nonet_key_layout_get_request_mode;
}

static void
nonet_key_layout_init (NonetKeyLayout *self)
{
}

/* A key of the keypad: a symbol, and under it how many are left to place; or a colour, and under it its number. */

#define SWATCH_SIZE 20

struct _NonetKeypadKey
{
  GtkButton parent_instance;

  guint value;
  char *symbol;
  gboolean brief;
  int left;
  GtkLabel *count;
};

G_DEFINE_FINAL_TYPE (NonetKeypadKey, nonet_keypad_key, GTK_TYPE_BUTTON)

static void
show_count (NonetKeypadKey *self)
{
  g_autofree char *text = NULL, *label = NULL;

  if (self->left == 0)
    text = g_strdup ("✓");
  else if (self->left < 0)
    text = g_strdup_printf ("+%d", -self->left);
  else if (self->brief)
    text = g_strdup_printf ("%d", self->left);
  else
    /* Translators: on a key, very short: that many of the symbol are left to place */
    text = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) self->left), self->left);
  gtk_label_set_text (self->count, text);
  if (self->left < 0)
    /* Translators: %s is a symbol such as 7, of which the board has that many too many */
    label = g_strdup_printf (ngettext ("%s, %d too many", "%s, %d too many", (gulong) -self->left), self->symbol,
                             -self->left);
  else
    /* Translators: %s is a symbol such as 7, of which that many are left to place */
    label = g_strdup_printf (ngettext ("%s, %d left", "%s, %d left", (gulong) self->left), self->symbol, self->left);
  nonet_widget_set_name (GTK_WIDGET (self), label);
  nonet_widget_set_css_class (GTK_WIDGET (self), "complete", self->left == 0);
  nonet_widget_set_css_class (GTK_WIDGET (self), "excess", self->left < 0);
}

/* left may be negative: too many are placed. */
static void
keypad_key_set_left (NonetKeypadKey *self, int left)
{
  if (self->left == left)
    return;
  self->left = left;
  show_count (self);
}

/* Whether the symbol or colour is the one chosen to be put by clicks. */
static void
keypad_key_set_chosen (NonetKeypadKey *self, gboolean chosen)
{
  nonet_widget_set_css_class (GTK_WIDGET (self), "suggested-action", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

guint
nonet_keypad_key_get_value (NonetKeypadKey *self)
{
  return self->value;
}

static void
secondary_pressed (NonetKeypadKey *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit_by_name (self, "held");
}

static void
long_pressed (NonetKeypadKey *self, double x, double y, GtkGesture *gesture)
{
  secondary_pressed (self, 1, x, y, gesture);
}

static void
nonet_keypad_key_finalize (GObject *object)
{
  g_free (NONET_KEYPAD_KEY (object)->symbol);
  G_OBJECT_CLASS (nonet_keypad_key_parent_class)->finalize (object);
}

static void
nonet_keypad_key_class_init (NonetKeypadKeyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_keypad_key_finalize;
  g_signal_new ("held", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_keypad_key_init (NonetKeypadKey *self)
{
  GtkGesture *secondary = gtk_gesture_click_new (), *press = gtk_gesture_long_press_new ();
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_pressed), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_widget_set_focus_on_click (widget, FALSE);
  gtk_widget_add_css_class (widget, "key");
}

/* One thing above another. */
static void
set_content (NonetKeypadKey *self, GtkWidget *above, const char *below)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->count = GTK_LABEL (gtk_label_new (below));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "count");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  gtk_button_set_child (GTK_BUTTON (self), box);
}

/* brief: the number alone is shown under the symbol, where keys are many. */
static GtkWidget *
keypad_key_new (guint value, const char *symbol, gboolean brief)
{
  NonetKeypadKey *self = g_object_new (NONET_TYPE_KEYPAD_KEY, NULL);
  GtkWidget *label = gtk_label_new (symbol);

  self->value = value;
  self->symbol = g_strdup (symbol);
  self->brief = brief;
  gtk_widget_add_css_class (label, "symbol");
  set_content (self, label, NULL);
  self->left = -1;
  keypad_key_set_left (self, 0);
  return GTK_WIDGET (self);
}

/* The key of a colour 1 to 9, which is its value. */
static GtkWidget *
keypad_key_new_colour (guint colour)
{
  NonetKeypadKey *self = g_object_new (NONET_TYPE_KEYPAD_KEY, NULL);
  const char digit[] = { (char) ('0' + colour), '\0' };

  self->value = colour;
  set_content (self, nonet_colour_swatch_new (colour, SWATCH_SIZE), digit);
  nonet_widget_set_name (GTK_WIDGET (self), nonet_colour_name (colour));
  return GTK_WIDGET (self);
}

/* More rows than this scroll. */
#define MOST_ROWS 3
#define MOST_WORDY_KEYS 12
#define LEAST_WIDTH 200

/* More columns than this are not asked for, so that the pane has its place beside the board. */
#define MOST_COLUMNS 13

struct _NonetKeypad
{
  GtkWidget parent_instance;

  GtkWidget *modes;
  GtkToggleButton *value, *corner, *centre, *colour; /* in modes */
  GtkWidget *scroller;
  GtkWidget *keys;
  GtkWidget *clear;

  NonetBoardView *board;
  NonetDocument *document;
  NonetAlphabet *alphabet; /* of the keys there are, NULL for those of colours */
};

G_DEFINE_FINAL_TYPE (NonetKeypad, nonet_keypad, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_BOARD
};

static NonetEntering *
entering_of (NonetKeypad *self)
{
  return nonet_board_view_get_entering (self->board);
}

static gboolean
has_colours (NonetKeypad *self)
{
  return self->board != NULL && nonet_entering_get_mode (entering_of (self)) == NONET_ENTRY_COLOUR;
}

static void
choose (NonetKeypad *self, guint value)
{
  if (has_colours (self))
    nonet_entering_set_colour (entering_of (self), nonet_entering_get_colour (entering_of (self)) == value ? 0 : value);
  else
    nonet_board_view_set_symbol (self->board, nonet_board_view_get_symbol (self->board) == value ? 0 : value);
}

static void
key_clicked (NonetKeypad *self, NonetKeypadKey *key)
{
  guint value = nonet_keypad_key_get_value (key);

  if (has_colours (self))
    nonet_board_pick_colour (self->board, value);
  else if (nonet_board_view_get_symbol (self->board) == 0 && nonet_board_can_enter (self->board))
    nonet_board_enter (self->board, value);
  else
    choose (self, value);
}

static void
key_held (NonetKeypad *self, NonetKeypadKey *key)
{
  choose (self, nonet_keypad_key_get_value (key));
}

static void
clear_clicked (NonetKeypad *self)
{
  if (self->board != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->board), "board.clear", NULL);
}

/* A key for a symbol or a colour; tip is taken over. */
static void
add_key (NonetKeypad *self, GtkWidget *key, char *tip)
{
  gtk_widget_set_tooltip_text (key, tip);
  g_signal_connect_swapped (key, "clicked", G_CALLBACK (key_clicked), self);
  g_signal_connect_swapped (key, "held", G_CALLBACK (key_held), self);
  gtk_box_append (GTK_BOX (self->keys), key);
  g_free (tip);
}

static void
add_symbols (NonetKeypad *self, NonetAlphabet *alphabet)
{
  guint order = nonet_alphabet_get_order (alphabet);

  self->alphabet = nonet_alphabet_ref (alphabet);
  for (guint value = 1; value <= order; value++)
    {
      const char *symbol = nonet_alphabet_get_symbol (alphabet, value);

      add_key (self, keypad_key_new (value, symbol, order > MOST_WORDY_KEYS),
               /* Translators: %s is a symbol such as 7 */
               g_strdup_printf (_ ("Enter %s (Hold to Keep It Active)"), symbol));
    }
}

static void
make_keys (NonetKeypad *self)
{
  NonetAlphabet *alphabet = self->document != NULL ? nonet_document_get_alphabet (self->document) : NULL;
  GtkWidget *key;

  if (!has_colours (self) && alphabet != NULL && self->alphabet != NULL
      && nonet_alphabet_equal (alphabet, self->alphabet))
    return;
  while ((key = gtk_widget_get_first_child (self->keys)) != NULL)
    gtk_box_remove (GTK_BOX (self->keys), key);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  if (alphabet != NULL && has_colours (self))
    for (guint colour = 1; colour <= NONET_MAX_COLOUR; colour++)
      add_key (self, keypad_key_new_colour (colour),
               /* Translators: %s is the name of a color */
               g_strdup_printf (_ ("%s (Hold to Keep It Active)"), nonet_colour_name (colour)));
  else if (alphabet != NULL)
    add_symbols (self, alphabet);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
count_left (NonetKeypad *self)
{
  int left[SUDOKU_MAX_ORDER + 1];
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);
  guint n_cells = nonet_puzzle_get_cells (puzzle), order = puzzle->shape->order;

  if (has_colours (self))
    return;
  for (guint value = 0; value <= order; value++)
    left[value] = (int) order;
  for (guint cell = 0; cell < n_cells; cell++)
    left[puzzle->givens[cell] != 0 ? puzzle->givens[cell] : puzzle->entries[cell]]--;
  for (GtkWidget *key = gtk_widget_get_first_child (self->keys); key != NULL; key = gtk_widget_get_next_sibling (key))
    keypad_key_set_left (NONET_KEYPAD_KEY (key), left[nonet_keypad_key_get_value (NONET_KEYPAD_KEY (key))]);
}

static void
document_changed (NonetKeypad *self)
{
  if (!has_colours (self))
    make_keys (self);
  count_left (self);
}

static void
symbol_changed (NonetKeypad *self)
{
  guint symbol =
      has_colours (self) ? nonet_entering_get_colour (entering_of (self)) : nonet_board_view_get_symbol (self->board);

  for (GtkWidget *key = gtk_widget_get_first_child (self->keys); key != NULL; key = gtk_widget_get_next_sibling (key))
    keypad_key_set_chosen (NONET_KEYPAD_KEY (key), nonet_keypad_key_get_value (NONET_KEYPAD_KEY (key)) == symbol);
}

static GtkToggleButton *
toggle_of (NonetKeypad *self, NonetEntryMode mode)
{
  GtkToggleButton *const toggles[] = { self->value, self->corner, self->centre, self->colour };

  return toggles[mode];
}

/* Also after a modifier was held or let go: the one that is pressed then is the one in effect. */
static void
mode_toggled (NonetKeypad *self, GtkToggleButton *toggle)
{
  NonetEntryMode mode = NONET_ENTRY_VALUE;

  while (toggle_of (self, mode) != toggle)
    mode++;
  if (self->board != NULL && gtk_toggle_button_get_active (toggle)
      && nonet_entering_get_mode (entering_of (self)) != mode)
    nonet_entering_choose (entering_of (self), mode);
}

static void
mode_changed (NonetKeypad *self)
{
  gtk_toggle_button_set_active (toggle_of (self, nonet_entering_get_mode (entering_of (self))), TRUE);
  if (self->document == NULL || has_colours (self) == (self->alphabet == NULL))
    return;
  make_keys (self);
  count_left (self);
  symbol_changed (self);
}

static void
follow_document (NonetKeypad *self)
{
  NonetDocument *document;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  document = self->board != NULL ? nonet_board_view_get_document (self->board) : NULL;
  g_set_object (&self->document, document);
  make_keys (self);
  if (self->document == NULL)
    return;
  g_signal_connect_swapped (self->document, "changed", G_CALLBACK (document_changed), self);
  count_left (self);
  symbol_changed (self);
}

static void
set_board (NonetKeypad *self, NonetBoardView *board)
{
  if (self->board == board)
    return;
  if (self->board != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->board, self);
      g_signal_handlers_disconnect_by_data (entering_of (self), self);
    }
  g_set_object (&self->board, board);
  if (board != NULL)
    {
      g_signal_connect_swapped (board, "notify::document", G_CALLBACK (follow_document), self);
      g_signal_connect_swapped (board, "notify::symbol", G_CALLBACK (symbol_changed), self);
      g_signal_connect_swapped (board, "notify::zoom", G_CALLBACK (gtk_widget_queue_allocate), self);
      g_signal_connect_swapped (entering_of (self), "notify::mode", G_CALLBACK (mode_changed), self);
      g_signal_connect_swapped (entering_of (self), "notify::colour", G_CALLBACK (symbol_changed), self);
      mode_changed (self);
    }
  follow_document (self);
}

static guint
count_keys (NonetKeypad *self)
{
  if (self->alphabet != NULL)
    return nonet_alphabet_get_order (self->alphabet);
  return self->document != NULL ? NONET_MAX_COLOUR : 0;
}

/* The width that the clear key takes with the gap before it. */
static int
clear_width (NonetKeypad *self)
{
  int width;

  gtk_widget_measure (self->clear, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width + 2 * NONET_KEY_GAP;
}

void
nonet_keypad_set_answering (NonetKeypad *self)
{
  gtk_widget_hide (GTK_WIDGET (self->corner));
  gtk_widget_hide (GTK_WIDGET (self->colour));
  gtk_button_set_label (GTK_BUTTON (self->centre), C_ ("mode", "Strike Out"));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->centre))), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->centre), _ ("Strike Candidates Out (C, or Hold Ctrl)"));
}

/* The height that the modes take with the gap below them. */
static int
modes_height (NonetKeypad *self)
{
  int height;

  gtk_widget_measure (self->modes, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height + NONET_KEY_GAP;
}

/* How many rows of keys there are in a width, and whether the clear key takes the last place of them: else it stands beside
 * them. */
static guint
rows_in_width (NonetKeypad *self, int width, gboolean *clear_is_last)
{
  guint n = count_keys (self), beside = nonet_key_layout_rows (n, width - clear_width (self));
  guint rows = nonet_key_layout_rows (n, MIN (width, nonet_key_layout_most_in_rows (n)));

  *clear_is_last = beside > 1 && rows <= MOST_ROWS;
  return *clear_is_last ? rows : beside;
}

static int
height_of_rows (NonetKeypad *self, guint rows)
{
  GtkWidget *key = gtk_widget_get_first_child (self->keys);
  int row = 0;

  if (key != NULL)
    gtk_widget_measure (key, GTK_ORIENTATION_VERTICAL, -1, NULL, &row, NULL, NULL);
  return (int) rows * (row + NONET_KEY_GAP) - NONET_KEY_GAP;
}

static void
nonet_keypad_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  NonetKeypad *self = NONET_KEYPAD (widget);
  guint n = count_keys (self);
  gboolean clear_is_last;
  guint rows = for_size < 0 ? (n > MOST_WORDY_KEYS ? 2 : 1) : rows_in_width (self, for_size, &clear_is_last);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = modes_height (self) + MAX (0, height_of_rows (self, MIN (rows, MOST_ROWS)));
      return;
    }
  rows = n > MOST_WORDY_KEYS ? 2 : 1;
  gtk_widget_measure (self->modes, GTK_ORIENTATION_HORIZONTAL, -1, minimum, NULL, NULL, NULL);
  *minimum = MAX (LEAST_WIDTH, *minimum);
  *natural = MAX (*minimum, key_layout_width (MIN (n, rows * MOST_COLUMNS - (rows - 1)), rows) + clear_width (self));
}

/* After the last key of the keys in these rows, whatever is free there. */
static void
allocate_clear_last (NonetKeypad *self, const GtkAllocation *keys, guint rows)
{
  guint n = count_keys (self), columns = nonet_key_layout_columns (n, rows);
  int column = (keys->width + NONET_KEY_GAP) / (int) columns, row = (keys->height + NONET_KEY_GAP) / (int) rows;
  int used = (keys->width - ((int) columns * column - NONET_KEY_GAP)) / 2 + (int) (n % columns) * column;
  int right = keys->width - (keys->width - ((int) columns * column - NONET_KEY_GAP)) / 2;
  GtkAllocation place = { keys->x + used, keys->y + (int) (rows - 1) * row, right - used, row - NONET_KEY_GAP };

  gtk_widget_size_allocate (self->clear, &place, -1);
}

/* The width that keys are laid out in: that of the board above them, whatever its zoom, if they take no more rows there. */
static int
width_of_keys (NonetKeypad *self, int width)
{
  double usual = self->board != NULL ? nonet_board_place_get_usual_size (nonet_board_view_get_place (self->board)) : 0;
  int board = (int) usual;
  gboolean is_last, was_last;

  if (board <= 0 || board >= width || rows_in_width (self, board, &is_last) != rows_in_width (self, width, &was_last)
      || is_last != was_last)
    return width;
  return board;
}

/* Keys and clear key stand together in the middle. Returns their width. */
static int
allocate_keys (NonetKeypad *self, int top, int width, int height)
{
  int inside = width_of_keys (self, width);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL, clear_is_last;
  guint n = count_keys (self), rows = rows_in_width (self, width, &clear_is_last);
  int clear = clear_is_last ? 0 : clear_width (self), least, whole;
  GtkAllocation place = { 0, top, 0, MAX (0, height - top) };

  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  place.width =
      MIN (inside - clear, (int) nonet_key_layout_columns (n, rows) * (LARGEST_KEY + NONET_KEY_GAP) - NONET_KEY_GAP);
  if (clear_is_last)
    place.width = MIN (place.width, nonet_key_layout_most_in_rows (n));
  place.width = MAX (least, place.width);
  whole = place.width + clear;
  place.x = (width - whole) / 2 + (mirrored ? clear : 0);
  gtk_widget_size_allocate (self->scroller, &place, -1);
  if (clear_is_last)
    {
      allocate_clear_last (self, &place, rows);
      return whole;
    }
  place.x = (width - whole) / 2 + (mirrored ? 0 : place.width + 2 * NONET_KEY_GAP);
  place.width = clear - 2 * NONET_KEY_GAP;
  gtk_widget_size_allocate (self->clear, &place, -1);
  return whole;
}

static void
nonet_keypad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetKeypad *self = NONET_KEYPAD (widget);
  int top = modes_height (self), whole = allocate_keys (self, top, width, height), least, natural;
  GtkAllocation place = { 0 };

  gtk_widget_measure (self->modes, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  place.width = MAX (least, MIN (width, MAX (natural, whole)));
  place.x = (width - place.width) / 2;
  place.y = 0;
  place.height = top - NONET_KEY_GAP;
  gtk_widget_size_allocate (self->modes, &place, -1);
}

static GtkSizeRequestMode
nonet_keypad_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
nonet_keypad_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_BOARD)
    set_board (NONET_KEYPAD (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_keypad_dispose (GObject *object)
{
  NonetKeypad *self = NONET_KEYPAD (object);

  set_board (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), NONET_TYPE_KEYPAD);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  G_OBJECT_CLASS (nonet_keypad_parent_class)->dispose (object);
}

static void
nonet_keypad_class_init (NonetKeypadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = nonet_keypad_set_property;
  object_class->dispose = nonet_keypad_dispose;
  widget_class->measure = nonet_keypad_measure;
  widget_class->size_allocate = nonet_keypad_size_allocate;
  widget_class->get_request_mode = nonet_keypad_get_request_mode;
  g_object_class_install_property (
      object_class, PROP_BOARD,
      g_param_spec_object ("board", NULL, NULL, NONET_TYPE_BOARD_VIEW, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "keypad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/keypad.ui");
  NONET_BIND_CHILDREN (widget_class, NonetKeypad, modes, value, corner, centre, colour, scroller, keys, clear);
  NONET_BIND_CALLBACKS (widget_class, clear_clicked, mode_toggled);
}

static void
nonet_keypad_init (NonetKeypad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  nonet_tooltip_set_key (GTK_WIDGET (self->value), "z");
  nonet_tooltip_set_key (GTK_WIDGET (self->corner), "x");
  nonet_tooltip_set_key (GTK_WIDGET (self->centre), "c");
  nonet_tooltip_set_key (GTK_WIDGET (self->colour), "v");
  nonet_tooltip_set_key (self->clear, "Delete");
  gtk_widget_set_layout_manager (self->keys, g_object_new (NONET_TYPE_KEY_LAYOUT, NULL));
  for (GtkWidget *mode = gtk_widget_get_first_child (self->modes); mode != NULL;
       mode = gtk_widget_get_next_sibling (mode))
    gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (mode))), PANGO_ELLIPSIZE_END);
  /* Symbols stand in one order everywhere, as on the keys of telephones. */
  gtk_widget_set_direction (self->keys, GTK_TEXT_DIR_LTR);
  nonet_widget_set_name (GTK_WIDGET (self), _ ("Keypad"));
}
