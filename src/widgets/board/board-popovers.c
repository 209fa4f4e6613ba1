/* Pop-overs of a board: the keypad at a cell, and its menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-popovers.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/board/board-edits.h"
#include "widgets/chips.h"
#include "widgets/widget-utils.h"
#include "widgets/board/board-theme.h"

/* The small keypad at a cell: symbols on its first half, candidates on its second, and colours. */

#define COLOUR_COLUMNS 3
#define SWATCH_SIZE 20

struct _NonetCellPopover
{
  GtkPopover parent_instance;

  GtkGrid *symbols;
  GtkGrid *marks;
  GtkLabel *noted;
  GtkGrid *colours;
  GtkButton *explain;
  GtkWidget *playing;

  NonetAlphabet *alphabet;
  GPtrArray *symbol_keys; /* GtkButton of value i + 1 */
  GPtrArray *mark_keys;
};

G_DEFINE_FINAL_TYPE (NonetCellPopover, nonet_cell_popover, GTK_TYPE_POPOVER)

/* name, what a screen reader says, is taken over. */
static GtkWidget *
create_key (const char *text, const char *action, guint value, char *name)
{
  GtkWidget *key = gtk_button_new_with_label (text);

  gtk_widget_add_css_class (key, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "u", value);
  nonet_widget_set_name (key, name);
  g_free (name);
  return key;
}

static void
empty_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

/* Makes the keys for an alphabet, if they are not there yet. */
static void
cell_popover_set_alphabet (NonetCellPopover *self, NonetAlphabet *alphabet)
{
  guint order = nonet_alphabet_get_order (alphabet);
  int columns = (int) ceil (sqrt (order));

  if (self->alphabet != NULL && nonet_alphabet_equal (self->alphabet, alphabet))
    return;
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  self->alphabet = nonet_alphabet_ref (alphabet);
  empty_grid (self->symbols);
  empty_grid (self->marks);
  g_ptr_array_set_size (self->symbol_keys, 0);
  g_ptr_array_set_size (self->mark_keys, 0);
  for (guint value = 1; value <= order; value++)
    {
      const char *text = nonet_alphabet_get_symbol (alphabet, value);
      GtkWidget *symbol = create_key (text, "board.put-symbol", value,
                                      /* Translators: puts a symbol such as 7 into the cell */
                                      g_strdup_printf (_ ("Enter %s"), text));
      GtkWidget *mark = create_key (text, "board.toggle-mark", value,
                                    /* Translators: notes or removes a candidate such as 7 */
                                    g_strdup_printf (_ ("Candidate %s"), text));
      int column = (int) (value - 1) % columns, row = (int) (value - 1) / columns;

      g_signal_connect_swapped (symbol, "clicked", G_CALLBACK (gtk_popover_popdown), self);
      gtk_grid_attach (self->symbols, symbol, column, row, 1, 1);
      gtk_grid_attach (self->marks, mark, column, row, 1, 1);
      g_ptr_array_add (self->symbol_keys, symbol);
      g_ptr_array_add (self->mark_keys, mark);
    }
}

/* What the keys show: the value there is (or 0), the marks there are, and the values the houses allow. */
static void
cell_popover_show_state (NonetCellPopover *self, guint value, SudokuSet marks, SudokuSet possible)
{
  for (guint i = 0; i < self->symbol_keys->len; i++)
    {
      GtkWidget *symbol = self->symbol_keys->pdata[i], *mark = self->mark_keys->pdata[i];
      gboolean marked = sudoku_set_has (marks, i + 1);

      nonet_widget_set_css_class (symbol, "suggested-action", value == i + 1);
      nonet_widget_set_css_class (symbol, "impossible", !sudoku_set_has (possible, i + 1));
      nonet_widget_set_css_class (mark, "marked", marked);
      nonet_widget_set_css_class (mark, "impossible", !sudoku_set_has (possible, i + 1));
      gtk_accessible_update_state (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_STATE_PRESSED,
                                   marked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

/* The candidate that its key "Explain…" asks about: a value of a cell, or the cell itself (0), whose value is then to be chosen. */
static void
cell_popover_set_asked (NonetCellPopover *self, guint cell, guint value)
{
  g_autofree char *name = NULL;

  if (value > 0)
    /* Translators: asks why the candidate with this symbol is false, or true. */
    name = g_strdup_printf (_ ("Explain %s…"), nonet_alphabet_get_symbol (self->alphabet, value));
  gtk_button_set_label (self->explain, value > 0 ? name : _ ("Explain…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->explain), NULL); /* while its target is of another type */
  if (value > 0)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->explain), "(uu)", cell, value);
  else
    gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->explain), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->explain), value > 0 ? "win.explain" : "win.explain-cell");
}

static void
add_colours (NonetCellPopover *self)
{
  for (guint i = 0; i < NONET_MAX_COLOUR; i++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), nonet_colour_swatch_new (i + 1, SWATCH_SIZE));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "circular");
      gtk_widget_set_tooltip_text (button, nonet_colour_name (i + 1));
      nonet_widget_set_name (button, nonet_colour_name (i + 1));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.set-colour");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i + 1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popdown), self);
      gtk_grid_attach (self->colours, button, (int) i % COLOUR_COLUMNS, (int) i / COLOUR_COLUMNS, 1, 1);
    }
}

static void
nonet_cell_popover_dispose (GObject *object)
{
  NonetCellPopover *self = NONET_CELL_POPOVER (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_CELL_POPOVER);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  g_clear_pointer (&self->symbol_keys, g_ptr_array_unref);
  g_clear_pointer (&self->mark_keys, g_ptr_array_unref);
  G_OBJECT_CLASS (nonet_cell_popover_parent_class)->dispose (object);
}

static void
nonet_cell_popover_class_init (NonetCellPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_cell_popover_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/cell-popover.ui");
  NONET_BIND_CHILDREN (widget_class, NonetCellPopover, symbols, marks, colours, noted, explain, playing);
  gtk_widget_class_bind_template_callback_full (widget_class, "popdown", G_CALLBACK (gtk_popover_popdown));
}

static void
nonet_cell_popover_init (NonetCellPopover *self)
{
  self->symbol_keys = g_ptr_array_new ();
  self->mark_keys = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Candidates stand here as they do in the cell, and boards read from left to right everywhere. */
  gtk_widget_set_direction (GTK_WIDGET (self->symbols), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->marks), GTK_TEXT_DIR_LTR);
  add_colours (self);
}

/* A differing cell shows its symbols when the pointer has rested on it, and until the pointer has left it for the time it takes
 * to move to them; in ms. */
#define HOVER_TIME 500
#define LEAVE_TIME 350

/* Symbols in a line of them. */
#define LINE_LENGTH 5

static void
point_to_cell (NonetBoardPopovers *self, GtkWidget *popover, guint cell)
{
  GdkRectangle area;

  nonet_board_place_get_cell_area (nonet_board_view_get_place (self->board), cell, &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &area);
}

void
nonet_board_popovers_update_keypad (NonetBoardPopovers *self)
{
  const char *const titles[NONET_N_ENTRY_MODES] = { _ ("Candidates"), _ ("Corner Marks"), _ ("Candidates"),
                                                    _ ("Color Candidates") };
  NonetDocument *document = nonet_board_view_get_document (self->board);
  NonetCellPopover *keypad = NONET_CELL_POPOVER (self->keypad);
  guint cell = nonet_board_view_get_cursor (self->board);
  const NonetPuzzle *puzzle;
  const SudokuSet *marks;
  NonetEntryMode mode;

  if (self->keypad == NULL || document == NULL)
    return;
  puzzle = nonet_document_peek (document);
  mode = nonet_entering_get_mode (nonet_board_view_get_entering (self->board));
  marks = mode == NONET_ENTRY_CORNER ? puzzle->corners : puzzle->marks;
  cell_popover_set_alphabet (keypad, puzzle->alphabet);
  gtk_label_set_label (keypad->noted, titles[mode]);
  /* What reveals the cell is of use to whoever is to find the value. */
  gtk_widget_set_visible (keypad->playing,
                          !nonet_document_get_editing_givens (document) && !nonet_document_is_given (document, cell));
  cell_popover_show_state (keypad, nonet_document_get_value (document, cell),
                           marks != NULL && mode != NONET_ENTRY_COLOUR ? marks[cell] : 0,
                           nonet_board_get_possible (self->board, cell));
}

void
nonet_board_popovers_hide_tally (NonetBoardPopovers *self)
{
  if (self->tally != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->tally));
}

void
nonet_board_popovers_show_keypad (NonetBoardPopovers *self)
{
  guint cursor = nonet_board_view_get_cursor (self->board);

  if (nonet_board_view_get_document (self->board) == NULL)
    return;
  if (nonet_board_view_get_look (self->board)->selection.n == 0)
    nonet_board_view_set_cursor (self->board, cursor);
  nonet_board_view_end_typing (self->board, TRUE);
  if (self->keypad == NULL)
    {
      self->keypad = g_object_new (NONET_TYPE_CELL_POPOVER, NULL);
      gtk_widget_set_parent (self->keypad, GTK_WIDGET (self->board));
    }
  nonet_board_popovers_hide_tally (self);
  nonet_board_popovers_update_keypad (self);
  cell_popover_set_asked (NONET_CELL_POPOVER (self->keypad), cursor, self->pointed);
  self->pointed = 0;
  point_to_cell (self, self->keypad, cursor);
  gtk_popover_popup (GTK_POPOVER (self->keypad));
}

/* The counts of the cell under the pointer, if it is one that differs. */
static const guint64 *
hovered_counts (NonetBoardPopovers *self)
{
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);

  return look->hover >= 0 ? nonet_board_look_get_differing (look, (guint) look->hover) : NULL;
}

static void
show_counts (NonetBoardPopovers *self, const guint64 *counts)
{
  GtkWidget *chips = gtk_popover_get_child (GTK_POPOVER (self->tally));
  NonetAlphabet *alphabet = nonet_document_get_alphabet (nonet_board_view_get_document (self->board));
  guint n = 0;

  nonet_chips_show_tally (GTK_FLOW_BOX (chips), alphabet, self->tally_cell, counts, "board.filter");
  for (guint i = 0; i < nonet_alphabet_get_order (alphabet); i++)
    n += counts[i] != 0;
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (chips), MIN (n, LINE_LENGTH));
}

/* The tally is another one: so is what the popover shows. */
static void
update_tally (NonetBoardPopovers *self)
{
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);
  const guint64 *counts = NULL;

  if (self->tally == NULL || !gtk_widget_get_visible (self->tally))
    return;
  if (look->overlay != NULL)
    counts = nonet_board_look_get_differing (look, self->tally_cell);
  if (counts != NULL)
    show_counts (self, counts);
  else
    gtk_popover_popdown (GTK_POPOVER (self->tally));
}

static void
show_tally (gpointer data)
{
  NonetBoardPopovers *self = data;
  const guint64 *counts = hovered_counts (self);
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);

  self->timeout = 0;
  /* Of the cell that was clicked, the list of solutions says the same. */
  if (counts == NULL || (guint) look->hover == look->selection.cursor
      || (self->keypad != NULL && gtk_widget_get_visible (self->keypad)))
    return;
  if (self->tally == NULL)
    {
      self->tally = gtk_popover_new ();
      gtk_popover_set_child (GTK_POPOVER (self->tally), GTK_WIDGET (nonet_chips_new (LINE_LENGTH)));
      gtk_popover_set_autohide (GTK_POPOVER (self->tally), FALSE);
      gtk_widget_set_parent (self->tally, GTK_WIDGET (self->board));
    }
  self->tally_cell = (guint) nonet_board_view_get_look (self->board)->hover;
  show_counts (self, counts);
  point_to_cell (self, self->tally, self->tally_cell);
  gtk_popover_popup (GTK_POPOVER (self->tally));
}

/* The pointer itself is asked: a controller does not know of one that came in a single leap. */
static gboolean
contains_pointer (GtkWidget *popover)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (popover));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double x, y, left, top;

  if (surface == NULL || pointer == NULL || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (popover), &left, &top);
  return gtk_widget_contains (popover, x - left, y - top);
}

static gboolean
hide_tally (gpointer data)
{
  NonetBoardPopovers *self = data;

  if (contains_pointer (self->tally))
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  gtk_popover_popdown (GTK_POPOVER (self->tally));
  if (hovered_counts (self) != NULL)
    self->timeout = g_timeout_add_once (HOVER_TIME - LEAVE_TIME, show_tally, self);
  return G_SOURCE_REMOVE;
}

void
nonet_board_popovers_hover (NonetBoardPopovers *self, gboolean may_show)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->tally != NULL && gtk_widget_get_visible (self->tally))
    self->timeout = g_timeout_add (LEAVE_TIME, hide_tally, self);
  else if (may_show && hovered_counts (self) != NULL)
    self->timeout = g_timeout_add_once (HOVER_TIME, show_tally, self);
}

void
nonet_board_popovers_place (NonetBoardPopovers *self)
{
  if (self->keypad != NULL && gtk_widget_get_visible (self->keypad))
    point_to_cell (self, self->keypad, nonet_board_view_get_cursor (self->board));
}

static void
unmapped (NonetBoardPopovers *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
}

void
nonet_board_popovers_init (NonetBoardPopovers *self, NonetBoardView *board)
{
  self->board = board;
  g_signal_connect_swapped (board, "overlay-changed", G_CALLBACK (update_tally), self);
  g_signal_connect_swapped (board, "unmap", G_CALLBACK (unmapped), self);
}

void
nonet_board_popovers_dispose (NonetBoardPopovers *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->keypad, gtk_widget_unparent);
  g_clear_pointer (&self->tally, gtk_widget_unparent);
}
