/* Rows of a list view that draw themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/drawn-row.h"

/* Pixels: the least a row asks for; between texts; around the end in a pill; icons; by which each level is indented. */
#define LEAST_WIDTH 160
#define LEAST_HEIGHT 16
#define GAP 9
#define PILL 8
#define ARROW 16
#define STAR 12
#define INDENT 20

/* The share of the width that the end may take. */
#define MOST_END 0.45

struct _NonetDrawnRow
{
  GtkWidget parent_instance;

  GtkListView *view; /* weak */
  GtkListItem *item; /* of which it is the child */
  NonetDrawnRowFunc write;
  gpointer data;

  gboolean is_written;
  PangoLayout *number; /* or NULL */
  PangoLayout *title;
  PangoLayout *end;
  const char *arrow;
  const char *colour;
  guint depth;
  gboolean starred;
};

G_DEFINE_FINAL_TYPE (NonetDrawnRow, nonet_drawn_row, GTK_TYPE_WIDGET)

/* Drawing. Places are pixels from where the line begins, on the right where one reads from right to left. */

/* The left edge, in the row, of something width wide at x; it is its own inverse. */
static float
mirror (NonetDrawnRow *self, double x, double width)
{
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return (float) (right_to_left ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x);
}

/* The colour of this name in the theme; that of the text if there is none, or for NULL. */
static GdkRGBA
get_colour (NonetDrawnRow *self, const char *name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;

  if (name == NULL || !gtk_style_context_lookup_color (context, name, &colour))
    gtk_style_context_get_color (context, &colour);
  return colour;
}

static void
draw_text (NonetDrawnRow *self, GtkSnapshot *snapshot, PangoLayout *layout, double x, const GdkRGBA *colour)
{
  PangoRectangle place; /* within the width of the layout */
  float y;

  pango_layout_get_pixel_extents (layout, NULL, &place);
  y = (float) (gtk_widget_get_height (GTK_WIDGET (self)) - place.height) / 2;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (mirror (self, x, place.width) - (float) place.x, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* A symbolic icon of the theme. */
static void
draw_icon (NonetDrawnRow *self, GtkSnapshot *snapshot, const char *name, int size, double x)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  const GdkRGBA colour = get_colour (self, NULL);
  g_autoptr (GtkIconPaintable) icon =
      gtk_icon_theme_lookup_icon (theme, name, NULL, size, gtk_widget_get_scale_factor (widget),
                                  gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (mirror (self, x, size), (float) (gtk_widget_get_height (widget) - size) / 2));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, size, size, &colour, 1);
  gtk_snapshot_restore (snapshot);
}

/* The round background of a number. */
static void
draw_pill (NonetDrawnRow *self, GtkSnapshot *snapshot, double x, int width, int height)
{
  GdkRGBA colour = get_colour (self, NULL);
  const graphene_rect_t place =
      GRAPHENE_RECT_INIT (mirror (self, x, width), (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2,
                          (float) width, (float) height);
  GskRoundedRect round;

  colour.alpha *= 0.1f;
  gsk_rounded_rect_init_from_rect (&round, &place, (float) height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &colour, &place);
  gtk_snapshot_pop (snapshot);
}

/* What stands at the end of the line. Returns where it begins. */
static double
draw_end (NonetDrawnRow *self, GtkSnapshot *snapshot)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), around = self->colour == NULL ? PILL : 0, x;
  const GdkRGBA colour = get_colour (self, self->colour);
  int text_width, text_height;

  pango_layout_set_width (self->end, (int) (width * MOST_END) * PANGO_SCALE);
  pango_layout_get_pixel_size (self->end, &text_width, &text_height);
  x = width - text_width - around;
  if (self->colour == NULL)
    draw_pill (self, snapshot, x - PILL, text_width + 2 * PILL, text_height);
  draw_text (self, snapshot, self->end, x, &colour);
  return x - around;
}

/* The width of a column for numbers of three digits or more, all as wide. */
static int
number_width (NonetDrawnRow *self)
{
  PangoContext *context = pango_layout_get_context (self->number);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int least = 3 * PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_digit_width (metrics)), width;

  pango_font_metrics_unref (metrics);
  pango_layout_get_pixel_size (self->number, &width, NULL);
  return MAX (least, width);
}

/* Draws what stands before the title. Returns where that begins. */
static double
draw_beginning (NonetDrawnRow *self, GtkSnapshot *snapshot)
{
  GdkRGBA dim = get_colour (self, NULL);
  double x = INDENT * self->depth;
  int width;

  if (self->arrow != NULL)
    draw_icon (self, snapshot, self->arrow, ARROW, x);
  if (self->number == NULL)
    return x + INDENT;
  dim.alpha *= 0.55f;
  x = number_width (self);
  pango_layout_get_pixel_size (self->number, &width, NULL);
  draw_text (self, snapshot, self->number, x - width, &dim);
  return x + GAP;
}

static void
draw (NonetDrawnRow *self, GtkSnapshot *snapshot)
{
  const GdkRGBA colour = get_colour (self, NULL);
  double end = draw_end (self, snapshot) - GAP, x = draw_beginning (self, snapshot);
  int width;

  if (self->starred)
    end -= STAR + GAP;
  pango_layout_set_width (self->title, (int) MAX (end - x, 1) * PANGO_SCALE);
  draw_text (self, snapshot, self->title, x, &colour);
  pango_layout_get_pixel_size (self->title, &width, NULL);
  if (self->starred)
    draw_icon (self, snapshot, "pan-up-symbolic", STAR, x + width + GAP);
}

gboolean
nonet_drawn_row_is_at_arrow (NonetDrawnRow *self, double x)
{
  return ABS (x - mirror (self, self->depth * INDENT + ARROW / 2.0, 0)) <= ARROW;
}

/* The widget. */

static gboolean
is_in_sight (NonetDrawnRow *self)
{
  GtkWidget *view = GTK_WIDGET (self->view);
  graphene_rect_t bounds;

  return view != NULL && gtk_widget_compute_bounds (GTK_WIDGET (self), view, &bounds)
         && bounds.origin.y + bounds.size.height >= 0 && bounds.origin.y <= (float) gtk_widget_get_height (view);
}

static gboolean
is_filled (NonetDrawnRow *self)
{
  return gtk_list_item_get_item (self->item) != NULL;
}

static void
nonet_drawn_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetDrawnRow *self = NONET_DRAWN_ROW (widget);

  if (!is_filled (self) || (!self->is_written && !is_in_sight (self)))
    return;
  if (!self->is_written)
    self->write (self->data, self, self->item);
  self->is_written = TRUE;
  draw (self, snapshot);
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
  GtkListView *view = NONET_DRAWN_ROW (widget)->view;
  PangoFontMetrics *metrics;

  *minimum = *natural = LEAST_WIDTH;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  metrics =
      pango_context_get_metrics (gtk_widget_get_pango_context (view != NULL ? GTK_WIDGET (view) : widget), NULL, NULL);
  *minimum = *natural = MAX (LEAST_HEIGHT, PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics)));
  pango_font_metrics_unref (metrics);
}

static void
clear (NonetDrawnRow *self)
{
  g_clear_object (&self->number);
  g_clear_object (&self->title);
  g_clear_object (&self->end);
}

static PangoLayout *
new_layout (NonetDrawnRow *self, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

void
nonet_drawn_row_show (NonetDrawnRow *self, const NonetDrawnLine *line)
{
  clear (self);
  self->number = line->number != NULL ? new_layout (self, line->number) : NULL;
  self->title = new_layout (self, line->title);
  self->end = new_layout (self, line->end);
  self->arrow = line->arrow;
  self->colour = line->colour;
  self->depth = line->depth;
  self->starred = line->starred;
}

static void
rewrite (NonetDrawnRow *self)
{
  self->is_written = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A view that is in no window has rows, too, but empty ones. */
void
nonet_drawn_rows_rewrite (GtkListView *view)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (NONET_IS_DRAWN_ROW (gtk_widget_get_first_child (child)))
      rewrite (NONET_DRAWN_ROW (gtk_widget_get_first_child (child)));
}

/* Rows that come into sight are drawn then. */
static void
scrolled_cb (NonetDrawnRow *self)
{
  if (!self->is_written && is_filled (self))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
nonet_drawn_row_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nonet_drawn_row_parent_class)->css_changed (widget, change);
  rewrite (NONET_DRAWN_ROW (widget));
}

static void
nonet_drawn_row_dispose (GObject *object)
{
  NonetDrawnRow *self = NONET_DRAWN_ROW (object);

  clear (self);
  g_clear_weak_pointer (&self->view);
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

NonetDrawnRow *
nonet_drawn_row_new (GtkListView *view, GtkListItem *item, NonetDrawnRowFunc write, gpointer data)
{
  NonetDrawnRow *self = g_object_new (NONET_TYPE_DRAWN_ROW, NULL);
  GtkAdjustment *vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));

  self->item = item;
  self->write = write;
  self->data = data;
  g_set_weak_pointer (&self->view, view);
  g_signal_connect_object (item, "notify::item", G_CALLBACK (rewrite), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (vertical, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (vertical, "changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  return self;
}
