/* Choosing the symmetry of new puzzles by its picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/symmetry-chooser.h"

#include <glib/gi18n.h>
#include <math.h>

#include "sudoku/symmetry.h"
#include "widgets/widget-utils.h"
#include "words/wish-fault.h"

/* Drawing a small board with givens of a symmetry, in the colour of the text around it. */

/* Cells a side, and the pixels of a cell. */
#define ORDER 7
#define CELL 5

/* Cells without symmetry; and an orbit is given if its first cell is one of them, so that all pictures are about as dense. */
static const guint8 seeds[] = { 1, 2, 3, 5, 9, 10, 13, 16, 20, 26, 28, 29, 35, 36, 37, 46, 47 };

static void
find_givens (SudokuSymmetry symmetry, bool given[ORDER * ORDER])
{
  uint16_t orbit[SUDOKU_MOST_ORBIT];

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      unsigned n = sudoku_symmetry_orbit (symmetry, ORDER, seeds[i], orbit), first = seeds[i];

      for (unsigned j = 1; j < n; j++)
        first = MIN (first, orbit[j]);
      while (first == seeds[i] && n-- > 0)
        given[orbit[n]] = true;
    }
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer symmetry)
{
  double side = floor (MIN (width, height) / (double) ORDER);
  double left = floor ((width - ORDER * side) / 2), top = floor ((height - ORDER * side) / 2);
  bool given[ORDER * ORDER] = { false };
  GdkRGBA colour;

  find_givens (GPOINTER_TO_UINT (symmetry), given);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  for (guint cell = 0; cell < ORDER * ORDER; cell++)
    {
      guint row = cell / ORDER, column = cell % ORDER;

      if (given[cell])
        cairo_rectangle (cr, left + column * side, top + row * side, side - 1, side - 1);
    }
  cairo_fill (cr);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, left - 1.5, top - 1.5, ORDER * side + 2, ORDER * side + 2);
  cairo_stroke (cr);
}

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
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "content-width", ORDER * CELL + 4, "content-height",
                                  ORDER * CELL + 4, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, GUINT_TO_POINTER (symmetry), NULL);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), area);
  gtk_widget_set_tooltip_text (child, nonet_symmetry_name (symmetry));
  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  nonet_widget_set_name (child, nonet_symmetry_name (symmetry));
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
  nonet_widget_set_name (GTK_WIDGET (self->box), _ ("Symmetry"));
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
