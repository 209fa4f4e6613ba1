/* What a cell holds in the solutions found: each of its symbols with the number of solutions that have it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/tally-popover.h"

#include <glib/gi18n.h>

#include "sudoku/candidates.h"
#include "words/number.h"

#define ROW_LENGTH 5

struct _NonetTallyPopover
{
  GtkPopover parent_instance;

  GtkGrid *grid;
  NonetAlphabet *alphabet; /* of the keys there are, or NULL */
};

G_DEFINE_FINAL_TYPE (NonetTallyPopover, nonet_tally_popover, GTK_TYPE_POPOVER)

static guint chosen_signal;

static void
key_clicked (GtkWidget *key, NonetTallyPopover *self)
{
  guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (key), "value"));

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, chosen_signal, 0, value);
}

char *
nonet_tally_to_string (const char *symbol, guint64 count)
{
  g_autofree char *number = nonet_number_to_string (count);

  /* Translators: a symbol such as 7, and how many solutions have it in a cell */
  return g_strdup_printf (ngettext ("%s in %s solution", "%s in %s solutions", (gulong) MIN (count, 1000000)), symbol,
                          number);
}

/* The symbol over the number, which is still to be told. */
static GtkWidget *
create_key (NonetTallyPopover *self, const char *symbol, guint value)
{
  GtkWidget *key = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (symbol), *number = gtk_label_new (NULL);
  /* Translators: %s is a symbol such as 7 */
  g_autofree char *tip = g_strdup_printf (_ ("Show Only Solutions with %s Here"), symbol);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (number, "caption");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), number);
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_add_css_class (key, "flat");
  gtk_widget_set_tooltip_text (key, tip);
  g_object_set_data (G_OBJECT (key), "value", GUINT_TO_POINTER (value));
  g_signal_connect (key, "clicked", G_CALLBACK (key_clicked), self);
  return key;
}

static void
tell_count (GtkWidget *key, const char *symbol, guint64 count)
{
  g_autofree char *text = nonet_number_to_string (count);
  g_autofree char *name = nonet_tally_to_string (symbol, count);
  GtkWidget *number = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (key)));

  gtk_label_set_text (GTK_LABEL (number), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The values that have a key. */
static SudokuSet
shown_values (NonetTallyPopover *self)
{
  SudokuSet shown = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); key != NULL;
       key = gtk_widget_get_next_sibling (key))
    shown |= sudoku_set_of (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (key), "value")));
  return shown;
}

static void
replace_keys (NonetTallyPopover *self, NonetAlphabet *alphabet, SudokuSet values)
{
  GtkWidget *child;

  nonet_alphabet_ref (alphabet);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  self->alphabet = alphabet;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  for (int n = 0; values != 0; values &= values - 1, n++)
    {
      guint value = sudoku_set_first (values);

      gtk_grid_attach (self->grid, create_key (self, nonet_alphabet_get_symbol (alphabet, value), value),
                       n % ROW_LENGTH, n / ROW_LENGTH, 1, 1);
    }
}

/* Keys that are there stay while their numbers change: one of them may just be pressed. */
void
nonet_tally_popover_set_counts (NonetTallyPopover *self, NonetAlphabet *alphabet, const guint64 *counts)
{
  SudokuSet values = 0;

  for (guint value = 1; value <= nonet_alphabet_get_order (alphabet); value++)
    if (counts[value - 1] != 0)
      values |= sudoku_set_of (value);
  if (values != shown_values (self) || alphabet != self->alphabet)
    replace_keys (self, alphabet, values);
  for (GtkWidget *key = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); key != NULL;
       key = gtk_widget_get_next_sibling (key))
    {
      guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (key), "value"));

      tell_count (key, nonet_alphabet_get_symbol (alphabet, value), counts[value - 1]);
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

  if (surface == NULL || pointer == NULL || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return FALSE;
  gtk_native_get_surface_transform (GTK_NATIVE (self), &left, &top);
  return gtk_widget_contains (GTK_WIDGET (self), x - left, y - top);
}

static void
nonet_tally_popover_finalize (GObject *object)
{
  g_clear_pointer (&NONET_TALLY_POPOVER (object)->alphabet, nonet_alphabet_unref);
  G_OBJECT_CLASS (nonet_tally_popover_parent_class)->finalize (object);
}

static void
nonet_tally_popover_class_init (NonetTallyPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_tally_popover_finalize;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
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
