/* Choosing the symmetry of givens by small pictures, under which stands the name of the one that is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/puzzles/symmetry-chooser.h"

#include <glib/gi18n.h>

#include "widgets/puzzles/symmetry-picture.h"
#include "words/wish-fault.h"

#define PICTURES_A_LINE 5

struct _NonetSymmetryChooser
{
  GtkBox parent_instance;

  GtkFlowBox *box;
  GtkLabel *name;
  SudokuSymmetry symmetry;
};

G_DEFINE_FINAL_TYPE (NonetSymmetryChooser, nonet_symmetry_chooser, GTK_TYPE_BOX)

enum
{
  PROP_SYMMETRY = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
choose (NonetSymmetryChooser *self, SudokuSymmetry symmetry)
{
  if (symmetry >= SUDOKU_N_SYMMETRIES || symmetry == self->symmetry)
    return;
  self->symmetry = symmetry;
  gtk_flow_box_select_child (self->box, gtk_flow_box_get_child_at_index (self->box, (int) symmetry));
  gtk_label_set_label (self->name, nonet_symmetry_name (symmetry));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SYMMETRY]);
}

static void
selected_cb (NonetSymmetryChooser *self)
{
  g_autoptr (GList) selected = gtk_flow_box_get_selected_children (self->box);

  if (selected != NULL)
    choose (self, (SudokuSymmetry) gtk_flow_box_child_get_index (selected->data));
}

static GtkWidget *
make_child (SudokuSymmetry symmetry)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), nonet_symmetry_picture_new (symmetry));
  gtk_widget_set_tooltip_text (child, nonet_symmetry_name (symmetry));
  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, nonet_symmetry_name (symmetry),
                                  -1);
  return child;
}

static void
make_box (NonetSymmetryChooser *self)
{
  self->box = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->box, GTK_SELECTION_BROWSE);
  gtk_flow_box_set_homogeneous (self->box, TRUE);
  gtk_flow_box_set_min_children_per_line (self->box, PICTURES_A_LINE);
  gtk_flow_box_set_max_children_per_line (self->box, PICTURES_A_LINE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Symmetry"), -1);
  for (SudokuSymmetry i = 0; i < SUDOKU_N_SYMMETRIES; i++)
    gtk_flow_box_append (self->box, make_child (i));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->box));
}

static void
nonet_symmetry_chooser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, sudoku_symmetry_id (NONET_SYMMETRY_CHOOSER (object)->symmetry));
}

static void
nonet_symmetry_chooser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (g_value_get_string (value) != NULL)
    choose (NONET_SYMMETRY_CHOOSER (object), sudoku_symmetry_from_id (g_value_get_string (value)));
}

static void
nonet_symmetry_chooser_dispose (GObject *object)
{
  NonetSymmetryChooser *self = NONET_SYMMETRY_CHOOSER (object);

  if (self->box != NULL)
    g_signal_handlers_disconnect_by_data (self->box, self);
  self->box = NULL;
  G_OBJECT_CLASS (nonet_symmetry_chooser_parent_class)->dispose (object);
}

static void
nonet_symmetry_chooser_class_init (NonetSymmetryChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_symmetry_chooser_get_property;
  object_class->set_property = nonet_symmetry_chooser_set_property;
  object_class->dispose = nonet_symmetry_chooser_dispose;
  properties[PROP_SYMMETRY] = g_param_spec_string (
      "symmetry", NULL, NULL, "none", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
nonet_symmetry_chooser_init (NonetSymmetryChooser *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  make_box (self);
  self->symmetry = SUDOKU_SYMMETRY_NONE;
  gtk_flow_box_select_child (self->box, gtk_flow_box_get_child_at_index (self->box, SUDOKU_SYMMETRY_NONE));
  self->name = GTK_LABEL (gtk_label_new (nonet_symmetry_name (SUDOKU_SYMMETRY_NONE)));
  gtk_label_set_wrap (self->name, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "dim-label");
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->name));
  g_signal_connect_object (self->box, "selected-children-changed", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
}
