/* A key of the keypad: a symbol, and under it how many are left to place; or a colour, and under it its number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/board/keypad-key.h"

#include <glib/gi18n.h>

#include "widgets/board/colour-swatch.h"
#include "widgets/widget-utils.h"

#define SWATCH_SIZE 20

struct _NonetKeypadKey
{
  GtkButton parent_instance;

  guint value;
  char *symbol;
  gboolean brief;
  int left;
  GtkLabel *count;
};

G_DEFINE_FINAL_TYPE (NonetKeypadKey, nonet_keypad_key, GTK_TYPE_BUTTON)

static guint held_signal;

static void
show_count (NonetKeypadKey *self)
{
  g_autofree char *text = NULL, *label = NULL;

  if (self->left == 0)
    text = g_strdup ("✓");
  else if (self->left < 0)
    text = g_strdup_printf ("+%d", -self->left);
  else if (self->brief)
    text = g_strdup_printf ("%d", self->left);
  else
    /* Translators: on a key, very short: that many of the symbol are left to place */
    text = g_strdup_printf (C_ ("key", "%d left"), self->left);
  gtk_label_set_text (self->count, text);
  if (self->left < 0)
    /* Translators: %s is a symbol such as 7 */
    label = g_strdup_printf (_ ("%s, %d too many"), self->symbol, -self->left);
  else
    /* Translators: %s is a symbol such as 7 */
    label = g_strdup_printf (_ ("%s, %d left"), self->symbol, self->left);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  nonet_widget_set_css_class (GTK_WIDGET (self), "complete", self->left == 0);
  nonet_widget_set_css_class (GTK_WIDGET (self), "excess", self->left < 0);
}

void
nonet_keypad_key_set_left (NonetKeypadKey *self, int left)
{
  if (self->left == left)
    return;
  self->left = left;
  show_count (self);
}

void
nonet_keypad_key_set_chosen (NonetKeypadKey *self, gboolean chosen)
{
  nonet_widget_set_css_class (GTK_WIDGET (self), "suggested-action", chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

guint
nonet_keypad_key_get_value (NonetKeypadKey *self)
{
  return self->value;
}

static void
secondary_pressed (NonetKeypadKey *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, held_signal, 0);
}

static void
long_pressed (NonetKeypadKey *self, double x, double y, GtkGesture *gesture)
{
  secondary_pressed (self, 1, x, y, gesture);
}

static void
nonet_keypad_key_finalize (GObject *object)
{
  g_free (NONET_KEYPAD_KEY (object)->symbol);
  G_OBJECT_CLASS (nonet_keypad_key_parent_class)->finalize (object);
}

static void
nonet_keypad_key_class_init (NonetKeypadKeyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_keypad_key_finalize;
  held_signal =
      g_signal_new ("held", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_keypad_key_init (NonetKeypadKey *self)
{
  GtkGesture *secondary = gtk_gesture_click_new (), *press = gtk_gesture_long_press_new ();
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_pressed), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
  gtk_widget_set_focus_on_click (widget, FALSE);
  gtk_widget_add_css_class (widget, "key");
}

/* One thing above another. */
static void
set_content (NonetKeypadKey *self, GtkWidget *above, const char *below)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->count = GTK_LABEL (gtk_label_new (below));
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "count");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->count));
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
nonet_keypad_key_new (guint value, const char *symbol, gboolean brief)
{
  NonetKeypadKey *self = g_object_new (NONET_TYPE_KEYPAD_KEY, NULL);
  GtkWidget *label = gtk_label_new (symbol);

  self->value = value;
  self->symbol = g_strdup (symbol);
  self->brief = brief;
  gtk_widget_add_css_class (label, "symbol");
  set_content (self, label, NULL);
  self->left = -1;
  nonet_keypad_key_set_left (self, 0);
  return GTK_WIDGET (self);
}

GtkWidget *
nonet_keypad_key_new_colour (guint colour)
{
  NonetKeypadKey *self = g_object_new (NONET_TYPE_KEYPAD_KEY, NULL);
  const char digit[] = { (char) ('0' + colour), '\0' };

  self->value = colour;
  set_content (self, nonet_colour_swatch_new (colour, SWATCH_SIZE), digit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, nonet_colour_name (colour), -1);
  return GTK_WIDGET (self);
}
