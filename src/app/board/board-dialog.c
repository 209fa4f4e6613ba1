/* The dialog that asks for the shape of a board and its symbols, with a preview.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/board-dialog.h"

#include <glib/gi18n.h>

#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"
#include "words/fill.h"

/* Ways to name the values; each is offered where the order allows it. */
typedef enum
{
  SYMBOLS_USUAL,
  SYMBOLS_FROM_ZERO,
  SYMBOLS_LETTERS,
  SYMBOLS_NUMBERS,
  SYMBOLS_NUMBERS_FROM_ZERO,
  SYMBOLS_OWN
} SymbolsKind;

struct _NonetBoardDialog
{
  AdwWindow parent_instance;

  GtkLabel *title;
  GtkButton *accept;
  GtkDrawingArea *preview;
  AdwComboRow *shape_row;
  AdwActionRow *rows_row;
  AdwActionRow *columns_row;
  GtkSpinButton *rows;
  GtkSpinButton *columns;
  AdwComboRow *symbols_row;
  AdwEntryRow *own_row;
  GtkLabel *shape_fault;
  GtkLabel *symbols_fault;
  GtkScrolledWindow *scroller;

  gboolean create;
  gboolean updating;
  const SudokuShape *own; /* of the puzzle that was there; its boxes need not be rectangles */
  GArray *shapes;         /* the shape of each row of the shape combo; the last may be "other" */
  GArray *kinds;          /* SymbolsKind of each row of the symbols combo */
  SymbolsKind kind;
  NonetPuzzle *puzzle; /* what the dialog shows: the last one that was possible */
  NonetBoardChosenFunc chosen;
  gpointer user_data;
};

G_DEFINE_FINAL_TYPE (NonetBoardDialog, nonet_board_dialog, ADW_TYPE_WINDOW)

/* Box rows and columns of the boards people play. */
static const guint8 usual_shapes[][2] = { { 2, 2 }, { 2, 3 }, { 2, 4 }, { 3, 3 }, { 2, 5 }, { 3, 4 }, { 3, 5 },
                                          { 4, 4 }, { 4, 5 }, { 5, 5 }, { 6, 6 }, { 7, 7 }, { 8, 8 } };

static char *
symbols_text (SymbolsKind kind, guint order)
{
  switch (kind)
    {
    case SYMBOLS_USUAL:
      if (order <= 9)
        return g_strdup_printf ("1-%u", order);
      return order <= 35 ? g_strdup_printf ("1-9A-%c", 'A' + order - 10) : NULL;
    case SYMBOLS_FROM_ZERO:
      if (order <= 10)
        return g_strdup_printf ("0-%u", order - 1);
      return order <= 36 ? g_strdup_printf ("0-9A-%c", 'A' + order - 11) : NULL;
    case SYMBOLS_LETTERS:
      return order <= 26 ? g_strdup_printf ("A-%c", 'A' + order - 1) : NULL;
    case SYMBOLS_NUMBERS:
      return order > 9 ? g_strdup_printf ("1-%u", order) : NULL;
    case SYMBOLS_NUMBERS_FROM_ZERO:
      return order > 10 ? g_strdup_printf ("0-%u", order - 1) : NULL;
    case SYMBOLS_OWN:
    default:
      return NULL;
    }
}

static NonetAlphabet *
make_alphabet (NonetBoardDialog *self, guint order, GError **error)
{
  g_autofree char *text = symbols_text (self->kind, order);

  if (self->kind == SYMBOLS_OWN)
    return nonet_alphabet_parse (gtk_editable_get_text (GTK_EDITABLE (self->own_row)), order, error);
  if (self->kind == SYMBOLS_NUMBERS || self->kind == SYMBOLS_NUMBERS_FROM_ZERO)
    return nonet_alphabet_new_numeric (order, self->kind == SYMBOLS_NUMBERS ? 1 : 0);
  return text != NULL ? nonet_alphabet_parse (text, order, error) : nonet_alphabet_new_usual (order);
}

static const SudokuShape *
chosen_shape (NonetBoardDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->shape_row);

  if (self->create)
    return nonet_shape_get ((guint) gtk_spin_button_get_value_as_int (self->rows),
                            (guint) gtk_spin_button_get_value_as_int (self->columns));
  return selected < self->shapes->len ? g_array_index (self->shapes, const SudokuShape *, selected) : self->own;
}

static void
draw_preview (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  NonetBoardDialog *self = user_data;
  g_autoptr (NonetPuzzle) shown = nonet_puzzle_copy (self->puzzle);
  const NonetBoardScene scene = nonet_board_scene_of (shown);
  double size = MIN (width, height);
  const SudokuShape *shape = shown->shape;
  const SudokuHouse *box = &shape->house[shape->cell[0].seat[2].house];

  /* The box of the first cell holds each symbol once, which shows shape and alphabet at a glance. */
  for (guint i = 0; i < box->n_cells; i++)
    shown->givens[box->cell[i]] = (guint8) (i + 1);
  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  nonet_board_scene_draw (&scene, GTK_WIDGET (area), cr, size);
}

static void
mark_wrong (gpointer row, gboolean wrong)
{
  nonet_widget_set_css_class (row, "error", wrong);
  gtk_accessible_update_state (row, GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Makes the puzzle of what is chosen, or says what is wrong with it. */
static void
update_puzzle (NonetBoardDialog *self)
{
  g_autoptr (NonetAlphabet) alphabet = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  const SudokuShape *shape = chosen_shape (self);

  if (shape != NULL)
    alphabet = make_alphabet (self, shape->order, &error);
  if (alphabet != NULL)
    {
      g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
      self->puzzle = nonet_puzzle_new (shape, alphabet);
    }
  else if (error != NULL)
    fault = nonet_fault_to_sentence (error->message);

  nonet_label_show_text (self->shape_fault, shape == NULL ? _ ("A box can have at most 64 cells.") : NULL);
  mark_wrong (self->rows_row, shape == NULL);
  mark_wrong (self->columns_row, shape == NULL);
  nonet_label_show_text (self->symbols_fault, fault);
  mark_wrong (self->own_row, fault != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->accept), alphabet != NULL);
  gtk_widget_set_opacity (GTK_WIDGET (self->preview), alphabet != NULL ? 1 : 0.35);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

/* The rows of the symbols are the last: what comes under them is brought into sight. */
static void
height_changed_cb (NonetBoardDialog *self, GtkAdjustment *adjustment)
{
  if (self->kind == SYMBOLS_OWN)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

/* What a kind is called in the combo; text is its symbols, as in "1-9". */
static char *
symbols_name (SymbolsKind kind, const char *text)
{
  switch (kind)
    {
    case SYMBOLS_USUAL:
      return g_strdup_printf (C_ ("symbols", "Standard (%s)"), text);
    case SYMBOLS_FROM_ZERO:
      return g_strdup_printf (C_ ("symbols", "From Zero (%s)"), text);
    case SYMBOLS_LETTERS:
      return g_strdup_printf (C_ ("symbols", "Letters (%s)"), text);
    case SYMBOLS_NUMBERS:
      return g_strdup_printf (C_ ("symbols", "Numbers (%s)"), text);
    case SYMBOLS_NUMBERS_FROM_ZERO:
      return g_strdup_printf (C_ ("symbols", "Numbers from Zero (%s)"), text);
    case SYMBOLS_OWN:
    default:
      return g_strdup (C_ ("symbols", "Custom"));
    }
}

/* Offers the alphabets there are for an order and keeps the kind that was chosen, if it can. */
static void
offer_symbols (NonetBoardDialog *self, guint order)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  g_array_set_size (self->kinds, 0);
  for (SymbolsKind kind = SYMBOLS_USUAL; kind <= SYMBOLS_OWN; kind++)
    {
      g_autofree char *text = symbols_text (kind, order);

      if (text == NULL && kind != SYMBOLS_OWN)
        continue;
      if (kind == self->kind)
        selected = self->kinds->len;
      g_array_append_val (self->kinds, kind);
      gtk_string_list_take (names, symbols_name (kind, text));
    }

  self->updating = TRUE;
  adw_combo_row_set_model (self->symbols_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->symbols_row, selected);
  self->updating = FALSE;
  self->kind = g_array_index (self->kinds, SymbolsKind, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->own_row), self->kind == SYMBOLS_OWN);
}

static void
select_shape (NonetBoardDialog *self, const SudokuShape *shape)
{
  guint selected = self->shapes->len;

  for (guint i = 0; i < self->shapes->len; i++)
    if (sudoku_shape_equal (g_array_index (self->shapes, const SudokuShape *, i), shape))
      selected = i;

  self->updating = TRUE;
  adw_combo_row_set_selected (self->shape_row, selected);
  if (self->create)
    {
      gtk_spin_button_set_value (self->rows, sudoku_shape_box_rows (shape));
      gtk_spin_button_set_value (self->columns, sudoku_shape_box_columns (shape));
    }
  self->updating = FALSE;
}

static void
shape_changed_cb (NonetBoardDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->shape_row);

  if (self->updating || self->shapes == NULL || selected >= self->shapes->len)
    return;
  select_shape (self, g_array_index (self->shapes, const SudokuShape *, selected));
  if (self->create)
    offer_symbols (self, g_array_index (self->shapes, const SudokuShape *, selected)->order);
  update_puzzle (self);
}

static void
box_changed_cb (NonetBoardDialog *self)
{
  const SudokuShape *shape;

  if (self->updating || self->shapes == NULL)
    return;
  shape = chosen_shape (self);
  if (shape != NULL)
    {
      select_shape (self, shape);
      offer_symbols (self, shape->order);
    }
  update_puzzle (self);
}

static void
symbols_changed_cb (NonetBoardDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->symbols_row);
  int width, height;

  if (self->updating || self->kinds == NULL || selected >= self->kinds->len)
    return;
  self->kind = g_array_index (self->kinds, SymbolsKind, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->own_row), self->kind == SYMBOLS_OWN);
  update_puzzle (self);
  if (self->kind == SYMBOLS_OWN)
    {
      /* To the height of what is shown, as far as the screen has room. */
      gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
      gtk_window_set_default_size (GTK_WINDOW (self), width, -1);
      gtk_widget_grab_focus (GTK_WIDGET (self->own_row));
    }
}

static void
accept_cb (NonetBoardDialog *self)
{
  self->chosen (self->puzzle, self->user_data);
  gtk_window_close (GTK_WINDOW (self));
}

static void
nonet_board_dialog_finalize (GObject *object)
{
  NonetBoardDialog *self = NONET_BOARD_DIALOG (object);

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  sudoku_shape_unref (self->own);
  g_clear_pointer (&self->shapes, g_array_unref);
  g_clear_pointer (&self->kinds, g_array_unref);
  G_OBJECT_CLASS (nonet_board_dialog_parent_class)->finalize (object);
}

static void
nonet_board_dialog_class_init (NonetBoardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_board_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/board-dialog.ui");
  NONET_BIND_CHILDREN (widget_class, NonetBoardDialog, title, accept, preview, shape_row, rows_row, columns_row, rows,
                       columns, symbols_row, own_row, shape_fault, symbols_fault, scroller);
  NONET_BIND_CALLBACKS (widget_class, shape_changed_cb, box_changed_cb, symbols_changed_cb, update_puzzle, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
nonet_board_dialog_init (NonetBoardDialog *self)
{
  self->kinds = g_array_new (FALSE, FALSE, sizeof (SymbolsKind));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->preview, draw_preview, self, NULL);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (height_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
add_shape (GArray *shapes, GtkStringList *names, gboolean create, guint rows, guint columns)
{
  const SudokuShape *shape;

  if ((shape = nonet_shape_get (rows, columns)) == NULL)
    return;
  g_array_append_val (shapes, shape);
  if (!create)
    /* Translators: rows and columns of a box. */
    gtk_string_list_take (names, g_strdup_printf (_ ("%u×%u"), rows, columns));
  else if (rows == columns)
    /* Translators: the size of a board, columns and rows. */
    gtk_string_list_take (names, g_strdup_printf (_ ("%u×%u"), shape->order, shape->order));
  else
    /* Translators: the size of a board, then rows and columns of its boxes. */
    gtk_string_list_take (names, g_strdup_printf (_ ("%u×%u, boxes %u×%u"), shape->order, shape->order, rows, columns));
}

/* A new board may have any of the usual shapes; another shape of the same board has boxes of as many cells. */
static void
offer_shapes (NonetBoardDialog *self, guint order)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GArray *shapes = g_array_new (FALSE, FALSE, sizeof (const SudokuShape *));

  if (self->create)
    {
      for (guint i = 0; i < G_N_ELEMENTS (usual_shapes); i++)
        add_shape (shapes, names, TRUE, usual_shapes[i][0], usual_shapes[i][1]);
      gtk_string_list_append (names, C_ ("board size", "Other"));
    }
  else
    for (guint rows = 1; rows <= order; rows++)
      if (order % rows == 0)
        add_shape (shapes, names, FALSE, rows, order / rows);

  adw_combo_row_set_model (self->shape_row, G_LIST_MODEL (names));
  self->shapes = shapes;
}

/* The kind an alphabet is of, so that the dialog opens on it. */
static SymbolsKind
kind_of (NonetBoardDialog *self, const NonetAlphabet *alphabet)
{
  guint order = nonet_alphabet_get_order (alphabet);

  for (SymbolsKind kind = SYMBOLS_USUAL; kind < SYMBOLS_OWN; kind++)
    {
      g_autofree char *text = symbols_text (kind, order);
      g_autoptr (NonetAlphabet) other = NULL;

      self->kind = kind;
      other = text != NULL ? make_alphabet (self, order, NULL) : NULL;
      if (other != NULL && nonet_alphabet_equal (alphabet, other))
        return kind;
    }
  return SYMBOLS_OWN;
}

void
nonet_board_dialog_present (GtkWindow *parent,
                            const NonetPuzzle *puzzle,
                            gboolean create,
                            NonetBoardChosenFunc chosen,
                            gpointer user_data)
{
  NonetBoardDialog *self = g_object_new (NONET_TYPE_BOARD_DIALOG, "transient-for", parent, NULL);
  g_autofree char *symbols = nonet_alphabet_to_string (puzzle->alphabet);

  self->create = create;
  self->own = sudoku_shape_ref (puzzle->shape);
  self->chosen = chosen;
  self->user_data = user_data;
  if (!create)
    {
      gtk_window_set_title (GTK_WINDOW (self), _ ("Board"));
      gtk_label_set_label (self->title, _ ("Board"));
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->shape_row), _ ("_Boxes"));
      gtk_button_set_label (self->accept, _ ("_Apply"));
      gtk_widget_hide (GTK_WIDGET (self->rows_row));
      gtk_widget_hide (GTK_WIDGET (self->columns_row));
    }

  offer_shapes (self, puzzle->shape->order);
  gtk_editable_set_text (GTK_EDITABLE (self->own_row), symbols);
  select_shape (self, puzzle->shape);
  self->kind = kind_of (self, puzzle->alphabet);
  offer_symbols (self, puzzle->shape->order);
  update_puzzle (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->accept));
}
