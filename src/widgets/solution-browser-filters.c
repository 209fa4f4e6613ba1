/* Looking at some of the solutions only: filters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solution-browser-filters.h"

#include <glib/gi18n.h>

#include "widgets/solution-browser-list.h"

char *
nonet_solution_browser_name_cell (NonetSolutionBrowser *self, guint cell)
{
  const SudokuShape *shape = nonet_solution_list_get_puzzle (self->list)->shape;

  /* Translators: the short name of a cell: row and column */
  return g_strdup_printf (_ ("r%uc%u"), sudoku_cell_row (shape, cell) + 1, sudoku_cell_column (shape, cell) + 1);
}

void
nonet_solution_browser_empty_box (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

/* The box's own child around it is not to be focused. */
GtkWidget *
nonet_solution_browser_insert_chip (GtkFlowBox *box, GtkWidget *content, int position)
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
  nonet_solution_browser_empty_box (self->filters);
  for (guint i = 0; i < self->filter_set->len; i++)
    {
      const NonetSolutionFilter *filter = &g_array_index (self->filter_set, NonetSolutionFilter, i);
      g_autofree char *name = nonet_solution_browser_name_cell (self, filter->cell);
      g_autofree char *text =
          g_strdup_printf ("%s = %s  ✕", name, nonet_solution_browser_symbol_of (self, filter->value));
      g_autofree char *label
          /* Translators: %s is a cell and its symbol: r2c8 = 3 */
          = g_strdup_printf (_ ("Remove filter %s = %s"), name, nonet_solution_browser_symbol_of (self, filter->value));
      GtkWidget *chip = nonet_solution_browser_insert_chip (self->filters, gtk_label_new (text), -1);

      g_object_set_data (G_OBJECT (chip), "cell", GUINT_TO_POINTER (filter->cell));
      gtk_widget_add_css_class (chip, "filter");
      gtk_widget_set_tooltip_text (chip, _ ("Remove This Filter"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_signal_connect_swapped (chip, "clicked", G_CALLBACK (filter_clicked), self);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "solutions.clear-filters", self->filter_set->len > 0);
}

void
nonet_solution_browser_add_filter (NonetSolutionBrowser *self, guint cell, guint value)
{
  NonetSolutionFilter filter = { cell, value };

  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));

  if (self->list == NULL || cell >= nonet_puzzle_get_cells (nonet_solution_list_get_puzzle (self->list))
      || !nonet_solution_browser_is_blank (self, cell))
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
