/* The cell of the board at which the cursor is: the symbols it has in the solutions shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solution-browser-cell.h"

#include <glib/gi18n.h>

#include "widgets/solution-browser-filters.h"
#include "widgets/tally-popover.h"
#include "words/number.h"

/* The counts of the cell are looked at again at most this often, in ms. */
#define CELL_INTERVAL 150

static void
symbol_clicked (NonetSolutionBrowser *self, GtkWidget *chip)
{
  guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "value"));

  if (self->cell >= 0)
    nonet_solution_browser_add_filter (self, (guint) self->cell, value);
}

/* The symbol and, still to be told, its number. */
static GtkWidget *
insert_symbol (NonetSolutionBrowser *self, guint value, int position)
{
  g_autofree char *tip =
      g_strdup_printf (_ ("Show Only Solutions with %s Here"), nonet_solution_browser_symbol_of (self, value));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *symbol = gtk_label_new (nonet_solution_browser_symbol_of (self, value)), *times = gtk_label_new (NULL);
  GtkWidget *chip;

  gtk_widget_add_css_class (symbol, "heading");
  gtk_widget_add_css_class (times, "numeric");
  gtk_widget_add_css_class (times, "dim-label");
  gtk_box_append (GTK_BOX (box), symbol);
  gtk_box_append (GTK_BOX (box), times);
  chip = nonet_solution_browser_insert_chip (self->cell_symbols, box, position);
  gtk_widget_set_tooltip_text (chip, tip);
  g_object_set_data (G_OBJECT (chip), "value", GUINT_TO_POINTER (value));
  g_signal_connect_swapped (chip, "clicked", G_CALLBACK (symbol_clicked), self);
  return chip;
}

static void
tell_count (NonetSolutionBrowser *self, GtkWidget *chip, guint value)
{
  guint64 count = nonet_solution_list_get_count (self->shown, (guint) self->cell, value);
  g_autofree char *number = nonet_number_to_string (count);
  g_autofree char *label = nonet_tally_to_string (nonet_solution_browser_symbol_of (self, value), count);
  GtkWidget *times = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (chip)));

  gtk_label_set_text (GTK_LABEL (times), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* The counts change while the search runs: chips that are there stay, since one of them may just be pressed. */
static void
update_symbols (NonetSolutionBrowser *self, SudokuSet seen)
{
  int position = 0;

  for (; seen != 0; seen &= seen - 1, position++)
    {
      guint value = sudoku_set_first (seen);
      GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->cell_symbols, position);
      GtkWidget *chip = child != NULL ? gtk_flow_box_child_get_child (child) : NULL;

      if (chip == NULL || GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "value")) != value)
        chip = insert_symbol (self, value, position);
      tell_count (self, chip, value);
    }
}

static void
update_cell (NonetSolutionBrowser *self)
{
  g_autofree char *name = NULL, *text = NULL;
  SudokuSet seen = 0;

  if (self->shown != NULL && self->cell >= 0 && nonet_solution_list_get_n_found (self->shown) > 1
      && (guint) self->cell < nonet_puzzle_get_cells (nonet_solution_list_get_puzzle (self->list))
      && nonet_solution_browser_is_blank (self, (guint) self->cell))
    seen = nonet_solution_list_get_seen (self->shown, (guint) self->cell);
  gtk_revealer_set_reveal_child (self->cell_revealer, seen != 0);
  if (seen == 0)
    return;
  name = nonet_solution_browser_name_cell (self, (guint) self->cell);
  if (self->told_cell != self->cell)
    nonet_solution_browser_empty_box (self->cell_symbols);
  self->told_cell = self->cell;
  if (sudoku_set_is_single (seen))
    /* Translators: a cell such as r2c8 and a symbol */
    text =
        g_strdup_printf (_ ("%s is always %s"), name, nonet_solution_browser_symbol_of (self, sudoku_set_first (seen)));
  else
    /* Translators: a cell such as r2c8; its symbols follow, with how many solutions have them */
    text = g_strdup_printf (_ ("%s in these solutions:"), name);
  gtk_label_set_text (self->cell_label, text);
  if (!sudoku_set_is_single (seen))
    update_symbols (self, seen);
}

/* Whether the board still shows the puzzle whose solutions these are. */
static gboolean
is_current (NonetSolutionBrowser *self)
{
  return self->shown != NULL && self->document != NULL
         && nonet_document_get_generation (self->document) == self->generation;
}

static void
follow_cursor (NonetSolutionBrowser *self)
{
  g_autofree guint *cells = NULL;
  guint n = 0;

  g_clear_handle_id (&self->cell_timeout, g_source_remove);
  if (self->board != NULL)
    cells = nonet_board_view_dup_selection (self->board, &n);
  self->cell = n == 1 && is_current (self) ? (int) cells[0] : -1;
  update_cell (self);
}

static gboolean
cell_due (gpointer data)
{
  NonetSolutionBrowser *self = data;

  self->cell_timeout = 0;
  follow_cursor (self);
  return G_SOURCE_REMOVE;
}

static void
queue_cell (NonetSolutionBrowser *self)
{
  if (self->cell_timeout == 0)
    self->cell_timeout = g_timeout_add (CELL_INTERVAL, cell_due, self);
}

static void
follow_document (NonetSolutionBrowser *self)
{
  NonetDocument *document = self->board != NULL ? nonet_board_view_get_document (self->board) : NULL;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document != NULL)
    g_signal_connect_swapped (document, "changed", G_CALLBACK (queue_cell), self);
  follow_cursor (self);
}

void
nonet_solution_browser_set_board (NonetSolutionBrowser *self, NonetBoardView *board)
{
  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));
  g_return_if_fail (board == NULL || NONET_IS_BOARD_VIEW (board));

  if (self->board == board)
    return;
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  g_set_object (&self->board, board);
  if (board != NULL)
    {
      g_signal_connect_swapped (board, "notify::document", G_CALLBACK (follow_document), self);
      g_signal_connect_swapped (board, "selection-changed", G_CALLBACK (follow_cursor), self);
    }
  follow_document (self);
  g_object_notify (G_OBJECT (self), "board");
}

static void
shown_list_changed (NonetSolutionBrowser *self)
{
  self->told_cell = -1;
  g_signal_group_set_target (self->cell_signals, self->shown);
  follow_cursor (self);
}

void
nonet_solution_browser_init_cell (NonetSolutionBrowser *self)
{
  self->cell = self->told_cell = -1;
  self->cell_signals = g_signal_group_new (NONET_TYPE_SOLUTION_LIST);
  g_signal_group_connect_swapped (self->cell_signals, "notify::n-found", G_CALLBACK (queue_cell), self);
  g_signal_group_connect_swapped (self->cell_signals, "notify::state", G_CALLBACK (queue_cell), self);
  g_signal_connect (self, "notify::shown-list", G_CALLBACK (shown_list_changed), NULL);
  update_cell (self);
}
