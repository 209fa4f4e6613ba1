/* Looking at some of the solutions only: filters, and the symbols that the board's cell has in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solution-browser-private.h"

#include <glib/gi18n.h>

#include "words/number.h"
#include "widgets/tally-popover.h"

char *
nonet_solution_browser_name_cell (NonetSolutionBrowser *self, guint cell)
{
  const SudokuShape *shape = nonet_solution_list_get_puzzle (self->list)->shape;

  /* Translators: the short name of a cell: row and column */
  return g_strdup_printf (_ ("r%uc%u"), sudoku_cell_row (shape, cell) + 1, sudoku_cell_column (shape, cell) + 1);
}

static const char *
symbol_of (NonetSolutionBrowser *self, guint value)
{
  return nonet_alphabet_get_symbol (nonet_solution_list_get_puzzle (self->list)->alphabet, value);
}

static void
empty_box (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

/* A chip at a position, -1 for the end; the box's own child around it is not to be focused. */
static GtkWidget *
insert_chip (GtkFlowBox *box, GtkWidget *content, int position)
{
  GtkWidget *chip = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_widget_add_css_class (chip, "chip");
  gtk_flow_box_insert (box, chip, position);
  gtk_widget_set_focusable (gtk_widget_get_parent (chip), FALSE);
  return chip;
}

/* Begins the list that the filters leave, or goes back to the whole one. */
static void
apply_filters (NonetSolutionBrowser *self)
{
  g_autoptr (NonetSolutionList) list = g_object_ref (self->list);

  for (guint i = 0; i < self->filter_set->len; i++)
    {
      const NonetSolutionFilter *filter = &g_array_index (self->filter_set, NonetSolutionFilter, i);
      NonetSolutionList *narrower = nonet_solution_list_new_filtered (list, filter->cell, filter->value);

      g_object_unref (list);
      list = narrower;
    }
  if (list != self->list)
    nonet_solution_list_start (list);
  nonet_solution_browser_show_list (self, list);
}

/* A cell has one filter at most. */
static void
drop_filter (NonetSolutionBrowser *self, guint cell)
{
  for (guint i = 0; i < self->filter_set->len; i++)
    if (g_array_index (self->filter_set, NonetSolutionFilter, i).cell == cell)
      {
        g_array_remove_index (self->filter_set, i);
        return;
      }
}

static void
filter_clicked (NonetSolutionBrowser *self, GtkWidget *chip)
{
  guint cell = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "cell"));

  drop_filter (self, cell);
  nonet_solution_browser_update_filters (self);
  apply_filters (self);
}

void
nonet_solution_browser_update_filters (NonetSolutionBrowser *self)
{
  empty_box (self->filters);
  for (guint i = 0; i < self->filter_set->len; i++)
    {
      const NonetSolutionFilter *filter = &g_array_index (self->filter_set, NonetSolutionFilter, i);
      g_autofree char *name = nonet_solution_browser_name_cell (self, filter->cell);
      g_autofree char *text = g_strdup_printf ("%s = %s  ✕", name, symbol_of (self, filter->value));
      g_autofree char *label
          /* Translators: %s is a cell and its symbol: r2c8 = 3 */
          = g_strdup_printf (_ ("Remove filter %s = %s"), name, symbol_of (self, filter->value));
      GtkWidget *chip = insert_chip (self->filters, gtk_label_new (text), -1);

      g_object_set_data (G_OBJECT (chip), "cell", GUINT_TO_POINTER (filter->cell));
      gtk_widget_add_css_class (chip, "filter");
      gtk_widget_set_tooltip_text (chip, _ ("Remove This Filter"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_signal_connect_swapped (chip, "clicked", G_CALLBACK (filter_clicked), self);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "solutions.clear-filters", self->filter_set->len > 0);
}

/* Whether the puzzle leaves the cell open. */
static gboolean
is_blank (NonetSolutionBrowser *self, guint cell)
{
  const NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (self->list);

  return puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0;
}

void
nonet_solution_browser_add_filter (NonetSolutionBrowser *self, guint cell, guint value)
{
  NonetSolutionFilter filter = { cell, value };

  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));

  if (self->list == NULL || cell >= nonet_puzzle_get_cells (nonet_solution_list_get_puzzle (self->list))
      || !is_blank (self, cell))
    return;
  drop_filter (self, cell);
  g_array_append_val (self->filter_set, filter);
  nonet_solution_browser_update_filters (self);
  apply_filters (self);
}

void
nonet_solution_browser_forget_filters (NonetSolutionBrowser *self)
{
  g_array_set_size (self->filter_set, 0);
  nonet_solution_browser_update_filters (self);
}

void
nonet_solution_browser_clear_filters (NonetSolutionBrowser *self)
{
  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));

  if (self->filter_set->len == 0)
    return;
  nonet_solution_browser_forget_filters (self);
  apply_filters (self);
}

guint
nonet_solution_browser_get_n_filters (NonetSolutionBrowser *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_BROWSER (self), 0);
  return self->filter_set->len;
}

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
  g_autofree char *tip = g_strdup_printf (_ ("Show Only Solutions with %s Here"), symbol_of (self, value));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *symbol = gtk_label_new (symbol_of (self, value)), *times = gtk_label_new (NULL);
  GtkWidget *chip;

  gtk_widget_add_css_class (symbol, "heading");
  gtk_widget_add_css_class (times, "numeric");
  gtk_widget_add_css_class (times, "dim-label");
  gtk_box_append (GTK_BOX (box), symbol);
  gtk_box_append (GTK_BOX (box), times);
  chip = insert_chip (self->cell_symbols, box, position);
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
  g_autofree char *label = nonet_tally_to_string (symbol_of (self, value), count);
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

void
nonet_solution_browser_update_cell (NonetSolutionBrowser *self)
{
  g_autofree char *name = NULL, *text = NULL;
  SudokuSet seen = 0;

  if (self->shown != NULL && self->cell >= 0 && nonet_solution_list_get_n_found (self->shown) > 1
      && (guint) self->cell < nonet_puzzle_get_cells (nonet_solution_list_get_puzzle (self->list))
      && is_blank (self, (guint) self->cell))
    seen = nonet_solution_list_get_seen (self->shown, (guint) self->cell);
  gtk_revealer_set_reveal_child (self->cell_revealer, seen != 0);
  if (seen == 0)
    return;
  name = nonet_solution_browser_name_cell (self, (guint) self->cell);
  if (self->told_cell != self->cell)
    empty_box (self->cell_symbols);
  self->told_cell = self->cell;
  if (sudoku_set_is_single (seen))
    /* Translators: a cell such as r2c8 and a symbol */
    text = g_strdup_printf (_ ("%s is always %s"), name, symbol_of (self, sudoku_set_first (seen)));
  else
    /* Translators: a cell such as r2c8; its symbols follow, with how many solutions have them */
    text = g_strdup_printf (_ ("%s in these solutions:"), name);
  gtk_label_set_text (self->cell_label, text);
  if (!sudoku_set_is_single (seen))
    update_symbols (self, seen);
}
