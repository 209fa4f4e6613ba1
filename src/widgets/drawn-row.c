/* Rows of a list view that draw themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/drawn-row.h"

/* Pixels: the least a row asks for. */
#define LEAST_WIDTH 160
#define LEAST_HEIGHT 16

typedef struct
{
  GtkListView *view;
  gboolean is_filled;
  gboolean is_written;
} NonetDrawnRowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (NonetDrawnRow, nonet_drawn_row, GTK_TYPE_WIDGET)

static NonetDrawnRowPrivate *
get_private (NonetDrawnRow *self)
{
  return nonet_drawn_row_get_instance_private (self);
}

/* For what a row draws. */

float
nonet_drawn_row_mirror (NonetDrawnRow *self, double x, double width)
{
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return (float) (right_to_left ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x);
}

GdkRGBA
nonet_drawn_row_get_colour (NonetDrawnRow *self, const char *name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (name == NULL || !gtk_style_context_lookup_color (context, name, &colour))
    gtk_style_context_get_color (context, &colour);
  return colour;
}

PangoLayout *
nonet_drawn_row_new_layout (NonetDrawnRow *self, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

void
nonet_drawn_row_draw_text (NonetDrawnRow *self,
                           GtkSnapshot *snapshot,
                           PangoLayout *layout,
                           double x,
                           const GdkRGBA *colour)
{
  PangoRectangle place; /* within the width of the layout */
  float y;

  pango_layout_get_pixel_extents (layout, NULL, &place);
  y = (float) (gtk_widget_get_height (GTK_WIDGET (self)) - place.height) / 2;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (nonet_drawn_row_mirror (self, x, place.width) - (float) place.x, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

void
nonet_drawn_row_draw_icon (NonetDrawnRow *self, GtkSnapshot *snapshot, const char *name, int size, double x)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  const GdkRGBA colour = nonet_drawn_row_get_colour (self, NULL);
  g_autoptr (GtkIconPaintable) icon =
      gtk_icon_theme_lookup_icon (theme, name, NULL, size, gtk_widget_get_scale_factor (widget),
                                  gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (nonet_drawn_row_mirror (self, x, size),
                                                          (float) (gtk_widget_get_height (widget) - size) / 2));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, size, size, &colour, 1);
  gtk_snapshot_restore (snapshot);
}

/* The widget. */

static gboolean
is_in_sight (NonetDrawnRow *self)
{
  GtkWidget *view = GTK_WIDGET (get_private (self)->view);
  graphene_rect_t bounds;

  return view != NULL && gtk_widget_compute_bounds (GTK_WIDGET (self), view, &bounds)
         && bounds.origin.y + bounds.size.height >= 0 && bounds.origin.y <= (float) gtk_widget_get_height (view);
}

static void
nonet_drawn_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetDrawnRow *self = NONET_DRAWN_ROW (widget);
  NonetDrawnRowPrivate *priv = get_private (self);

  if (!priv->is_filled || (!priv->is_written && !is_in_sight (self)))
    return;
  if (!priv->is_written)
    NONET_DRAWN_ROW_GET_CLASS (self)->write (self);
  priv->is_written = TRUE;
  NONET_DRAWN_ROW_GET_CLASS (self)->draw (self, snapshot);
}

/* As high as a line of text and an icon. */
static void
nonet_drawn_row_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  GtkListView *view = get_private (NONET_DRAWN_ROW (widget))->view;
  PangoFontMetrics *metrics;

  *minimum = *natural = LEAST_WIDTH;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  metrics =
      pango_context_get_metrics (gtk_widget_get_pango_context (view != NULL ? GTK_WIDGET (view) : widget), NULL, NULL);
  *minimum = *natural = MAX (LEAST_HEIGHT, PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics)));
  pango_font_metrics_unref (metrics);
}

void
nonet_drawn_row_rewrite (NonetDrawnRow *self)
{
  get_private (self)->is_written = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
nonet_drawn_row_set_filled (NonetDrawnRow *self, gboolean is_filled)
{
  get_private (self)->is_filled = is_filled;
  nonet_drawn_row_rewrite (self);
}

/* Rows that come into sight are drawn then. */
static void
scrolled_cb (NonetDrawnRow *self)
{
  NonetDrawnRowPrivate *priv = get_private (self);

  if (priv->is_filled && !priv->is_written)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
nonet_drawn_row_set_view (NonetDrawnRow *self, GtkListView *view)
{
  GtkAdjustment *vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));

  g_set_weak_pointer (&get_private (self)->view, view);
  g_signal_connect_object (vertical, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (vertical, "changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}

static void
nonet_drawn_row_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nonet_drawn_row_parent_class)->css_changed (widget, change);
  nonet_drawn_row_rewrite (NONET_DRAWN_ROW (widget));
}

static void
nonet_drawn_row_dispose (GObject *object)
{
  g_clear_weak_pointer (&get_private (NONET_DRAWN_ROW (object))->view);
  G_OBJECT_CLASS (nonet_drawn_row_parent_class)->dispose (object);
}

static void
nonet_drawn_row_class_init (NonetDrawnRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_drawn_row_dispose;
  widget_class->snapshot = nonet_drawn_row_snapshot;
  widget_class->measure = nonet_drawn_row_measure;
  widget_class->css_changed = nonet_drawn_row_css_changed;
}

static void
nonet_drawn_row_init (NonetDrawnRow *self)
{
}
