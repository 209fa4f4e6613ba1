/* Chips: small round buttons in a flow box, as for the symbols that a cell has in the solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/chips.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/number.h"

GtkFlowBox *
nonet_chips_new (guint n_in_line)
{
  GtkWidget *box = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), n_in_line);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (box), 4);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (box), 4);
  gtk_widget_add_css_class (box, "chips");
  return GTK_FLOW_BOX (box);
}

/* The box's own child around it is not to be focused. */
GtkWidget *
nonet_chips_insert (GtkFlowBox *box, GtkWidget *content, int position)
{
  GtkWidget *chip = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_widget_add_css_class (chip, "chip");
  gtk_flow_box_insert (box, chip, position);
  gtk_widget_set_focusable (gtk_widget_get_parent (chip), FALSE);
  return chip;
}

void
nonet_chips_clear (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

static guint
value_of (GtkWidget *chip)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "value"));
}

static GtkWidget *
chip_at (GtkFlowBox *box, int position)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (box, position);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

/* The symbol, and a place for its number. */
static GtkWidget *
insert_symbol (GtkFlowBox *box, int position, guint cell, guint value, const char *text, const char *action)
{
  /* Translators: %s is a symbol such as 7 */
  g_autofree char *tip = g_strdup_printf (_ ("Show Only Solutions with %s Here"), text);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *symbol = gtk_label_new (text), *times = gtk_label_new (NULL);
  GtkWidget *chip = nonet_chips_insert (box, content, position);

  gtk_widget_add_css_class (symbol, "heading");
  gtk_widget_add_css_class (times, "numeric");
  gtk_widget_add_css_class (times, "dim-label");
  gtk_box_append (GTK_BOX (content), symbol);
  gtk_box_append (GTK_BOX (content), times);
  gtk_widget_set_tooltip_text (chip, tip);
  g_object_set_data (G_OBJECT (chip), "value", GUINT_TO_POINTER (value));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "(uu)", cell, value);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), action);
  return chip;
}

static void
show_count (GtkWidget *chip, const char *symbol, guint64 count)
{
  g_autofree char *number = nonet_number_to_string (count);
  g_autofree char *name = NULL;

  /* Translators: a symbol such as 7, and how many solutions have it in a cell */
  name = g_strdup_printf (ngettext ("%s in %s solution", "%s in %s solutions", (gulong) MIN (count, 1000000)), symbol,
                          number);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (chip)))), number);
  nonet_widget_set_name (chip, name);
}

/* Whether the chips there are are of this cell, and none is of a value that it has in no solution. */
static gboolean
are_of_cell (GtkFlowBox *box, NonetAlphabet *alphabet, guint cell, const guint64 *counts)
{
  GtkWidget *chip;

  if (g_object_get_data (G_OBJECT (box), "alphabet") != alphabet
      || GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (box), "cell")) != cell)
    return FALSE;
  for (int position = 0; (chip = chip_at (box, position)) != NULL; position++)
    if (counts[value_of (chip) - 1] == 0)
      return FALSE;
  return TRUE;
}

void
nonet_chips_show_tally (GtkFlowBox *box, NonetAlphabet *alphabet, guint cell, const guint64 *counts, const char *action)
{
  int position = 0;

  if (!are_of_cell (box, alphabet, cell, counts))
    nonet_chips_clear (box);
  g_object_set_data_full (G_OBJECT (box), "alphabet", nonet_alphabet_ref (alphabet),
                          (GDestroyNotify) nonet_alphabet_unref);
  g_object_set_data (G_OBJECT (box), "cell", GUINT_TO_POINTER (cell));
  for (guint value = 1; value <= nonet_alphabet_get_order (alphabet); value++)
    {
      const char *symbol = nonet_alphabet_get_symbol (alphabet, value);
      GtkWidget *chip = chip_at (box, position);

      if (counts[value - 1] == 0)
        continue;
      if (chip == NULL || value_of (chip) != value)
        chip = insert_symbol (box, position, cell, value, symbol, action);
      show_count (chip, symbol, counts[value - 1]);
      position++;
    }
}
