/* Looking at some of the solutions only: filters, each with a chip that removes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solutions/solution-filters.h"

#include <glib/gi18n.h>

#include "widgets/chips.h"
#include "words/notation.h"

typedef struct
{
  guint cell;
  guint value;
} Filter;

char *
nonet_solution_cell_name (const SudokuShape *shape, guint cell)
{
  return nonet_cell_to_name (shape, cell, &(NonetNotation){ NULL, NONET_CELLS_RC });
}

static void
add_chip (NonetSolutionFilters *self, NonetPuzzle *puzzle, const Filter *filter)
{
  const char *symbol = nonet_alphabet_get_symbol (puzzle->alphabet, filter->value);
  g_autofree char *name = nonet_solution_cell_name (puzzle->shape, filter->cell);
  g_autofree char *text = g_strdup_printf ("%s = %s  ✕", name, symbol);
  /* Translators: %s is a cell and its symbol: r2c8 = 3 */
  g_autofree char *label = g_strdup_printf (_ ("Remove filter %s = %s"), name, symbol);
  GtkWidget *chip = nonet_chips_insert (self->box, gtk_label_new (text), -1);

  gtk_widget_add_css_class (chip, "filter");
  gtk_widget_set_tooltip_text (chip, _ ("Remove This Filter"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "u", filter->cell);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "solutions.remove-filter");
}

void
nonet_solution_filters_set (NonetSolutionFilters *self, NonetPuzzle *puzzle, guint cell, guint value)
{
  Filter filter = { cell, value };

  for (guint i = 0; i < self->set->len; i++)
    if (g_array_index (self->set, Filter, i).cell == cell)
      {
        g_array_remove_index (self->set, i);
        break;
      }
  if (value != 0)
    g_array_append_val (self->set, filter);
  nonet_chips_clear (self->box);
  for (guint i = 0; i < self->set->len; i++)
    add_chip (self, puzzle, &g_array_index (self->set, Filter, i));
}

void
nonet_solution_filters_clear (NonetSolutionFilters *self)
{
  g_array_set_size (self->set, 0);
  nonet_chips_clear (self->box);
}

NonetSolutionList *
nonet_solution_filters_apply (NonetSolutionFilters *self, NonetSolutionList *list)
{
  g_object_ref (list);
  for (guint i = 0; i < self->set->len; i++)
    {
      const Filter *filter = &g_array_index (self->set, Filter, i);
      NonetSolutionList *narrower = nonet_solution_list_new_filtered (list, filter->cell, filter->value);

      g_object_unref (list);
      list = narrower;
    }
  return list;
}

void
nonet_solution_filters_init (NonetSolutionFilters *self, GtkFlowBox *box)
{
  self->box = box;
  self->set = g_array_new (FALSE, FALSE, sizeof (Filter));
}

void
nonet_solution_filters_finalize (NonetSolutionFilters *self)
{
  g_array_unref (self->set);
}
