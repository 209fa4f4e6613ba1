/* The keypad under the board: a key for each symbol with how many are left, a clear key and the candidate switch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys on the left, the two tools on the right: beside each other where the keys stand in one row, else one over the other.
 */
#include "config.h"

#include "widgets/keypad.h"

#include <glib/gi18n.h>

#include "widgets/board-edits.h"
#include "widgets/key-layout.h"
#include "widgets/keypad-key.h"

/* More rows than this scroll. */
#define MOST_ROWS 3
#define MOST_WORDY_KEYS 12
#define LEAST_WIDTH 200

struct _NonetKeypad
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *keys;
  GtkWidget *tools;
  GtkWidget *clear;
  GtkToggleButton *marking;

  NonetBoardView *board;
  NonetDocument *document;
  NonetAlphabet *alphabet; /* of the keys there are */
  GBinding *marking_binding;
};

G_DEFINE_FINAL_TYPE (NonetKeypad, nonet_keypad, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_BOARD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
choose (NonetKeypad *self, guint value)
{
  nonet_board_view_set_symbol (self->board, nonet_board_view_get_symbol (self->board) == value ? 0 : value);
}

static void
key_clicked (NonetKeypad *self, NonetKeypadKey *key)
{
  guint value = nonet_keypad_key_get_value (key);

  if (nonet_board_view_get_symbol (self->board) == 0 && nonet_board_can_enter (self->board))
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

static GtkWidget *
create_key (NonetKeypad *self, guint value)
{
  guint order = nonet_alphabet_get_order (self->alphabet);
  const char *symbol = nonet_alphabet_get_symbol (self->alphabet, value);
  GtkWidget *key = nonet_keypad_key_new (value, symbol, order > MOST_WORDY_KEYS);
  g_autofree char *tip = NULL;

  /* Translators: %s is a symbol such as 7 */
  tip = g_strdup_printf (_ ("Enter %s. Hold to keep it selected, then click cells"), symbol);
  gtk_widget_set_tooltip_text (key, tip);
  g_signal_connect_swapped (key, "clicked", G_CALLBACK (key_clicked), self);
  g_signal_connect_swapped (key, "held", G_CALLBACK (key_held), self);
  return key;
}

static void
make_keys (NonetKeypad *self)
{
  NonetAlphabet *alphabet = self->document != NULL ? nonet_document_get_alphabet (self->document) : NULL;
  GtkWidget *key;

  if (alphabet != NULL && self->alphabet != NULL && nonet_alphabet_equal (alphabet, self->alphabet))
    return;
  while ((key = gtk_widget_get_first_child (self->keys)) != NULL)
    gtk_box_remove (GTK_BOX (self->keys), key);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  if (alphabet == NULL)
    return;
  self->alphabet = nonet_alphabet_ref (alphabet);
  for (guint value = 1; value <= nonet_alphabet_get_order (alphabet); value++)
    gtk_box_append (GTK_BOX (self->keys), create_key (self, value));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
count_left (NonetKeypad *self)
{
  int left[SUDOKU_MAX_ORDER + 1];
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);
  guint n_cells = nonet_puzzle_get_cells (puzzle), order = puzzle->shape->order;

  for (guint value = 0; value <= order; value++)
    left[value] = (int) order;
  for (guint cell = 0; cell < n_cells; cell++)
    left[puzzle->givens[cell] != 0 ? puzzle->givens[cell] : puzzle->entries[cell]]--;
  for (GtkWidget *key = gtk_widget_get_first_child (self->keys); key != NULL; key = gtk_widget_get_next_sibling (key))
    nonet_keypad_key_set_left (NONET_KEYPAD_KEY (key), left[nonet_keypad_key_get_value (NONET_KEYPAD_KEY (key))]);
}

static void
document_changed (NonetKeypad *self)
{
  make_keys (self);
  count_left (self);
}

static void
symbol_changed (NonetKeypad *self)
{
  guint symbol = nonet_board_view_get_symbol (self->board);

  for (GtkWidget *key = gtk_widget_get_first_child (self->keys); key != NULL; key = gtk_widget_get_next_sibling (key))
    nonet_keypad_key_set_chosen (NONET_KEYPAD_KEY (key), nonet_keypad_key_get_value (NONET_KEYPAD_KEY (key)) == symbol);
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

void
nonet_keypad_set_board (NonetKeypad *self, NonetBoardView *board)
{
  if (self->board == board)
    return;
  if (self->board != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->board, self);
      g_clear_pointer (&self->marking_binding, g_binding_unbind);
    }
  g_set_object (&self->board, board);
  if (board != NULL)
    {
      g_signal_connect_swapped (board, "notify::document", G_CALLBACK (follow_document), self);
      g_signal_connect_swapped (board, "notify::symbol", G_CALLBACK (symbol_changed), self);
      self->marking_binding = g_object_bind_property (board, "marking", self->marking, "active",
                                                      G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
    }
  follow_document (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BOARD]);
}

static guint
count_keys (NonetKeypad *self)
{
  return self->alphabet != NULL ? nonet_alphabet_get_order (self->alphabet) : 0;
}

/* The width the tools take, beside each other or one over the other. */
static int
tools_width (NonetKeypad *self, gboolean stacked)
{
  int clear, marking;

  gtk_widget_measure (self->clear, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &clear, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->marking), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &marking, NULL, NULL);
  clear = MAX (clear, marking);
  return stacked ? clear : 2 * clear + NONET_KEY_GAP;
}

/* How many rows of keys there are in a width, tools included. */
static guint
rows_in_width (NonetKeypad *self, int width)
{
  guint n = count_keys (self);

  if (nonet_key_layout_rows (n, width - tools_width (self, FALSE) - 2 * NONET_KEY_GAP) == 1)
    return 1;
  return MAX (2, nonet_key_layout_rows (n, width - tools_width (self, TRUE) - 2 * NONET_KEY_GAP));
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
  guint rows = for_size < 0 ? (n > MOST_WORDY_KEYS ? 2 : 1) : rows_in_width (self, for_size);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = MAX (0, height_of_rows (self, MIN (rows, MOST_ROWS)));
      return;
    }
  rows = n > MOST_WORDY_KEYS ? (n > 4 * MOST_WORDY_KEYS ? 3 : 2) : 1;
  *minimum = LEAST_WIDTH;
  *natural = MAX (LEAST_WIDTH, nonet_key_layout_width (n, rows) + 2 * NONET_KEY_GAP + tools_width (self, rows > 1));
}

static void
nonet_keypad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetKeypad *self = NONET_KEYPAD (widget);
  gboolean stacked = rows_in_width (self, width) > 1;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int least, margin, tools = tools_width (self, stacked);
  GtkAllocation place = { 0, 0, width, height };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tools),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_measure (self->tools, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  /* Keys and tools stand together in the middle. */
  place.width = MAX (least, MIN (width - tools - 2 * NONET_KEY_GAP,
                                 nonet_key_layout_most (count_keys (self), rows_in_width (self, width))));
  margin = MAX (0, (width - place.width - tools - 2 * NONET_KEY_GAP) / 2);
  place.x = mirrored ? width - margin - place.width : margin;
  gtk_widget_size_allocate (self->scroller, &place, -1);
  place.x = mirrored ? margin : width - margin - tools;
  place.width = tools;
  gtk_widget_size_allocate (self->tools, &place, -1);
}

static GtkSizeRequestMode
nonet_keypad_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
nonet_keypad_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_BOARD)
    g_value_set_object (value, NONET_KEYPAD (object)->board);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_keypad_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_BOARD)
    nonet_keypad_set_board (NONET_KEYPAD (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_keypad_dispose (GObject *object)
{
  NonetKeypad *self = NONET_KEYPAD (object);

  nonet_keypad_set_board (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), NONET_TYPE_KEYPAD);
  G_OBJECT_CLASS (nonet_keypad_parent_class)->dispose (object);
}

static void
nonet_keypad_finalize (GObject *object)
{
  g_clear_pointer (&NONET_KEYPAD (object)->alphabet, nonet_alphabet_unref);
  G_OBJECT_CLASS (nonet_keypad_parent_class)->finalize (object);
}

static void
nonet_keypad_class_init (NonetKeypadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_keypad_get_property;
  object_class->set_property = nonet_keypad_set_property;
  object_class->dispose = nonet_keypad_dispose;
  object_class->finalize = nonet_keypad_finalize;
  widget_class->measure = nonet_keypad_measure;
  widget_class->size_allocate = nonet_keypad_size_allocate;
  widget_class->get_request_mode = nonet_keypad_get_request_mode;
  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, NONET_TYPE_BOARD_VIEW,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "keypad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/keypad.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetKeypad, scroller);
  gtk_widget_class_bind_template_child (widget_class, NonetKeypad, keys);
  gtk_widget_class_bind_template_child (widget_class, NonetKeypad, tools);
  gtk_widget_class_bind_template_child (widget_class, NonetKeypad, clear);
  gtk_widget_class_bind_template_child (widget_class, NonetKeypad, marking);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked);
}

static void
nonet_keypad_init (NonetKeypad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->keys, nonet_key_layout_new ());
  /* Symbols stand in one order everywhere, as on the keys of telephones. */
  gtk_widget_set_direction (self->keys, GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Keypad"), -1);
}
