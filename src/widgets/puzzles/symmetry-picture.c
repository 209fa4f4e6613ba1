/* Drawing a small board with givens of a symmetry, in the colour of the text around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/symmetry-picture.h"

#include <math.h>
#include <string.h>

/* Cells a side, and the pixels of a cell. */
#define ORDER 7
#define CELL 5

struct _NonetSymmetryPicture
{
  GtkWidget parent_instance;

  SudokuSymmetry symmetry;
  bool given[ORDER * ORDER];
};

G_DEFINE_FINAL_TYPE (NonetSymmetryPicture, nonet_symmetry_picture, GTK_TYPE_WIDGET)

/* Cells without symmetry; and an orbit is given if its first cell is one of them, so that all pictures are about as dense. */
static const guint8 seeds[] = { 1, 2, 3, 5, 9, 10, 13, 16, 20, 26, 28, 29, 35, 36, 37, 46, 47 };

static void
fill (NonetSymmetryPicture *self)
{
  uint16_t orbit[SUDOKU_MOST_ORBIT];

  memset (self->given, 0, sizeof self->given);
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      unsigned n = sudoku_symmetry_orbit (self->symmetry, ORDER, seeds[i], orbit), first = seeds[i];

      for (unsigned j = 1; j < n; j++)
        first = MIN (first, orbit[j]);
      while (first == seeds[i] && n-- > 0)
        self->given[orbit[n]] = true;
    }
}

static void
nonet_symmetry_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetSymmetryPicture *self = NONET_SYMMETRY_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double side = floor (MIN (width, height) / (double) ORDER);
  double left = floor ((width - ORDER * side) / 2), top = floor ((height - ORDER * side) / 2);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  for (guint cell = 0; cell < ORDER * ORDER; cell++)
    {
      guint row = cell / ORDER, column = cell % ORDER;

      if (self->given[cell])
        cairo_rectangle (cr, left + column * side, top + row * side, side - 1, side - 1);
    }
  cairo_fill (cr);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, left - 1.5, top - 1.5, ORDER * side + 2, ORDER * side + 2);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
nonet_symmetry_picture_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  *minimum = *natural = ORDER * CELL + 4;
}

static void
nonet_symmetry_picture_class_init (NonetSymmetryPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = nonet_symmetry_picture_snapshot;
  widget_class->measure = nonet_symmetry_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "symmetrypicture");
}

static void
nonet_symmetry_picture_init (NonetSymmetryPicture *self)
{
}

GtkWidget *
nonet_symmetry_picture_new (SudokuSymmetry symmetry)
{
  NonetSymmetryPicture *self = g_object_new (NONET_TYPE_SYMMETRY_PICTURE, NULL);

  self->symmetry = symmetry;
  fill (self);
  return GTK_WIDGET (self);
}
