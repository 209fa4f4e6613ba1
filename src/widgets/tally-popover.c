/* What a cell holds in the solutions found: each of its symbols with the number of solutions that have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/tally-popover.h"

#include <glib/gi18n.h>

#include "tasks/verdict.h"

#define ROW_LENGTH 5

struct _NonetTallyPopover
{
  GtkPopover parent_instance;

  GtkGrid *grid;
};

G_DEFINE_TYPE (NonetTallyPopover, nonet_tally_popover, GTK_TYPE_POPOVER)

static guint chosen_signal;

static void
key_clicked (GtkWidget *key,
             NonetTallyPopover *self)
{
  guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (key), "value"));

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, chosen_signal, 0, value);
}

char *
nonet_tally_to_string (const char *symbol,
                       guint64 count)
{
  g_autofree char *number = nonet_number_to_string (count);

  /* Translators: a symbol such as 7, and how many solutions have it in a cell */
  return g_strdup_printf (ngettext ("%s in %s solution", "%s in %s solutions",
                                    (gulong) MIN (count, 1000000)),
                          symbol, number);
}

/* The symbol over the number. */
static GtkWidget *
create_key (NonetTallyPopover *self,
            const char *symbol,
            guint value,
            guint64 count)
{
  GtkWidget *key = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (symbol), *number;
  g_autofree char *text = nonet_number_to_string (count);
  g_autofree char *name = nonet_tally_to_string (symbol, count);
  g_autofree char *tip = NULL;

  number = gtk_label_new (text);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (number, "caption");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), number);
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_add_css_class (key, "flat");
  /* Translators: %s is a symbol such as 7 */
  tip = g_strdup_printf (_("Show Only Solutions With %s Here"), symbol);
  gtk_widget_set_tooltip_text (key, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (key), "value", GUINT_TO_POINTER (value));
  g_signal_connect (key, "clicked", G_CALLBACK (key_clicked), self);
  return key;
}

void
nonet_tally_popover_set_counts (NonetTallyPopover *self,
                                NonetAlphabet *alphabet,
                                const guint64 *counts)
{
  GtkWidget *child;
  int n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (guint value = 1; value <= nonet_alphabet_get_order (alphabet); value++)
    if (counts[value - 1] != 0)
      {
        gtk_grid_attach (self->grid,
                         create_key (self, nonet_alphabet_get_symbol (alphabet, value), value,
                                     counts[value - 1]),
                         n % ROW_LENGTH, n / ROW_LENGTH, 1, 1);
        n++;
      }
}

/* The pointer itself is asked: a controller does not know of one that came in a single leap. */
gboolean
nonet_tally_popover_contains_pointer (NonetTallyPopover *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double x, y, left, top;

  if (surface == NULL || pointer == NULL
      || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (self), &left, &top);
  return gtk_widget_contains (GTK_WIDGET (self), x - left, y - top);
}

static void
nonet_tally_popover_class_init (NonetTallyPopoverClass *klass)
{
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
nonet_tally_popover_init (NonetTallyPopover *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_popover_set_child (GTK_POPOVER (self), GTK_WIDGET (self->grid));
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "tally-popover");
}

GtkWidget *
nonet_tally_popover_new (void)
{
  return g_object_new (NONET_TYPE_TALLY_POPOVER, NULL);
}
