/* A row with the name of a technique and two buttons, of which at most one is pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/techniques/technique-wish-row.h"

#include <glib/gi18n.h>

#include "words/steps/step-text.h"

struct _NonetTechniqueWishRow
{
  GtkListBoxRow parent_instance;

  SudokuTechnique technique;
  GtkToggleButton *must, *must_not;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueWishRow, nonet_technique_wish_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (NonetTechniqueWishRow *self, GtkToggleButton *button)
{
  GtkToggleButton *other = button == self->must ? self->must_not : self->must;

  if (gtk_toggle_button_get_active (button))
    nonet_technique_wish_row_set_wish (self, button == self->must ? NONET_TECHNIQUE_MUST_OCCUR
                                                                  : NONET_TECHNIQUE_MUST_NOT_OCCUR);
  if (gtk_toggle_button_get_active (button) || !gtk_toggle_button_get_active (other))
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkToggleButton *
add_button (NonetTechniqueWishRow *self, GtkWidget *box, const char *icon, const char *tooltip, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return GTK_TOGGLE_BUTTON (button);
}

static void
nonet_technique_wish_row_class_init (NonetTechniqueWishRowClass *klass)
{
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_TECHNIQUE_WISH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_technique_wish_row_init (NonetTechniqueWishRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

NonetTechniqueWishRow *
nonet_technique_wish_row_new (SudokuTechnique technique)
{
  NonetTechniqueWishRow *self = g_object_new (NONET_TYPE_TECHNIQUE_WISH_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *name;
  const char *text = nonet_words_technique (technique);
  /* Translators: %s is a technique. */
  g_autofree char *must = g_strdup_printf (_ ("%s must occur"), text);
  g_autofree char *must_not = g_strdup_printf (_ ("%s must not occur"), text);

  self->technique = technique;
  name = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_margin_start (name, 12);
  gtk_box_append (GTK_BOX (box), name);
  self->must = add_button (self, box, "object-select-symbolic", _ ("Must Occur"), must);
  self->must_not = add_button (self, box, "action-unavailable-symbolic", _ ("Must Not Occur"), must_not);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  return self;
}

SudokuTechnique
nonet_technique_wish_row_get_technique (NonetTechniqueWishRow *self)
{
  return self->technique;
}

NonetTechniqueWish
nonet_technique_wish_row_get_wish (NonetTechniqueWishRow *self)
{
  if (gtk_toggle_button_get_active (self->must))
    return NONET_TECHNIQUE_MUST_OCCUR;
  return gtk_toggle_button_get_active (self->must_not) ? NONET_TECHNIQUE_MUST_NOT_OCCUR : NONET_TECHNIQUE_MAY_OCCUR;
}

void
nonet_technique_wish_row_set_wish (NonetTechniqueWishRow *self, NonetTechniqueWish wish)
{
  gtk_toggle_button_set_active (self->must, wish == NONET_TECHNIQUE_MUST_OCCUR);
  gtk_toggle_button_set_active (self->must_not, wish == NONET_TECHNIQUE_MUST_NOT_OCCUR);
}
