/* Drawing a page on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/sheet-preview.h"

#include <math.h>

#define MARGIN 6
#define SMALLEST 180

struct _NonetSheetPreview
{
  GtkDrawingArea parent_instance;

  NonetSheet *sheet;
  guint side;
};

G_DEFINE_FINAL_TYPE (NonetSheetPreview, nonet_sheet_preview, GTK_TYPE_DRAWING_AREA)

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  NonetSheetPreview *self = NONET_SHEET_PREVIEW (area);
  double points_wide, points_high, scale;

  if (self->sheet == NULL)
    return;
  nonet_sheet_get_size (self->sheet, &points_wide, &points_high);
  scale = MIN ((width - 2 * MARGIN) / points_wide, (height - 2 * MARGIN) / points_high);
  if (scale <= 0)
    return;
  cairo_translate (cr, floor ((width - points_wide * scale) / 2), floor ((height - points_high * scale) / 2));
  cairo_rectangle (cr, -1, -1, points_wide * scale + 2, points_high * scale + 2);
  cairo_set_source_rgba (cr, 0.5, 0.5, 0.5, 0.6);
  cairo_fill (cr);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, points_wide, points_high);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  nonet_sheet_draw_side (self->sheet, cr, self->side);
}

static void
update (NonetSheetPreview *self)
{
  guint n_sides = self->sheet != NULL ? nonet_sheet_count_sides (self->sheet) : 0;

  self->side = MIN (self->side, MAX (n_sides, 1) - 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
nonet_sheet_preview_set_sheet (NonetSheetPreview *self, NonetSheet *sheet)
{
  if (sheet != NULL)
    nonet_sheet_ref (sheet);
  g_clear_pointer (&self->sheet, nonet_sheet_unref);
  self->sheet = sheet;
  update (self);
}

void
nonet_sheet_preview_set_side (NonetSheetPreview *self, guint side)
{
  self->side = side;
  update (self);
}

guint
nonet_sheet_preview_get_side (NonetSheetPreview *self)
{
  return self->side;
}

static void
nonet_sheet_preview_finalize (GObject *object)
{
  g_clear_pointer (&NONET_SHEET_PREVIEW (object)->sheet, nonet_sheet_unref);
  G_OBJECT_CLASS (nonet_sheet_preview_parent_class)->finalize (object);
}

static void
nonet_sheet_preview_class_init (NonetSheetPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_sheet_preview_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "sheetpreview");
}

static void
nonet_sheet_preview_init (NonetSheetPreview *self)
{
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self), SMALLEST);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), SMALLEST);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, NULL, NULL);
}
