/* Drawing the profile of a path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/chart/path-chart.h"

#include <math.h>

/* The least width of a bar with its gap, the greatest, and the share of the gap. */
#define LEAST_PITCH 2.0
#define MOST_PITCH 14.0
#define GAP 0.25

/* That many hardest steps are marked; of more, the first. */
#define MOST_MARKED 5

/* Above the highest bar, for the triangle; and below all, for the mark of the current step. */
#define HEAD 9.0
#define FOOT 6.0
#define LABEL_GAP 6.0

/* Where everything stands. */
typedef struct
{
  double left, right; /* of the bars */
  double top, bottom;
  guint n_bars;
  guint per_bar; /* steps */
  double pitch;
  guint most; /* the height that the axis ends at, in tenths */
  guint highest;
  guint first_highest; /* the number of the first of the hardest steps */
  guint n_highest;
} Layout;

static PangoLayout *
new_label (const NonetPathChart *self, cairo_t *cr, guint tenths)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autofree char *text = g_strdup_printf ("%u", tenths / 10);

  pango_layout_set_font_description (layout, self->font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
label_width (const NonetPathChart *self, cairo_t *cr, guint tenths)
{
  g_autoptr (PangoLayout) layout = new_label (self, cr, tenths);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
find_highest (const NonetPathChart *self, Layout *layout)
{
  for (guint i = self->n_steps; i-- > 0;)
    if (self->steps[i].height >= layout->highest)
      {
        layout->n_highest = self->steps[i].height > layout->highest ? 1 : layout->n_highest + 1;
        layout->highest = self->steps[i].height;
        layout->first_highest = i;
      }
}

/* Bars share the width; if they would be too narrow, several steps share a bar. */
static void
place_bars (const NonetPathChart *self, Layout *layout)
{
  double width = MAX (layout->right - layout->left, 1);
  guint most = MAX (1, (guint) (width / LEAST_PITCH));

  layout->per_bar = (self->n_steps + most - 1) / most;
  layout->n_bars = layout->per_bar == 0 ? 0 : (self->n_steps + layout->per_bar - 1) / layout->per_bar;
  layout->pitch = layout->n_bars == 0 ? 0 : MIN (width / layout->n_bars, MOST_PITCH);
}

static void
lay_out (const NonetPathChart *self, cairo_t *cr, Layout *layout)
{
  *layout = (Layout){ 0 };
  find_highest (self, layout);
  layout->most = MAX (20, (layout->highest + 9) / 10 * 10);
  layout->left = label_width (self, cr, layout->most >= 100 ? 100 : 80) + LABEL_GAP;
  layout->right = self->width;
  layout->top = HEAD;
  layout->bottom = self->height - FOOT;
  place_bars (self, layout);
}

/* The left edge of a bar, or its mirror image. */
static double
bar_x (const NonetPathChart *self, const Layout *layout, guint bar)
{
  double x = layout->left + bar * layout->pitch;

  return self->right_to_left ? self->width - x - layout->pitch : x;
}

static double
height_to_y (const Layout *layout, guint tenths)
{
  return layout->bottom - (layout->bottom - layout->top) * tenths / layout->most;
}

/* The hardest step of a bar. */
static guint
hardest_of_bar (const NonetPathChart *self, const Layout *layout, guint bar)
{
  guint first = bar * layout->per_bar, end = MIN (first + layout->per_bar, self->n_steps), hardest = first;

  for (guint i = first + 1; i < end; i++)
    if (self->steps[i].height > self->steps[hardest].height)
      hardest = i;
  return hardest;
}

static void
draw_label (const NonetPathChart *self, const Layout *layout, cairo_t *cr, guint tenths)
{
  g_autoptr (PangoLayout) label = new_label (self, cr, tenths);
  int width, height;
  double x;

  pango_layout_get_pixel_size (label, &width, &height);
  x = layout->left - LABEL_GAP - width;
  cairo_move_to (cr, self->right_to_left ? self->width - x - width : x, height_to_y (layout, tenths) - height / 2.);
  pango_cairo_show_layout (cr, label);
}

/* A line every two units, or every four on a long scale. */
static void
draw_axis (const NonetPathChart *self, const Layout *layout, const NonetChartStyle *style, cairo_t *cr)
{
  double from = self->right_to_left ? 0 : layout->left;
  double to = self->right_to_left ? self->width - layout->left : layout->right;
  guint unit = layout->most > 80 ? 40 : 20;

  for (guint tenths = 0; tenths <= layout->most; tenths += unit)
    {
      double y = floor (height_to_y (layout, tenths)) + 0.5;

      nonet_cairo_set_colour (cr, tenths == 0 ? &style->done : &style->grid, 1);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, from, y);
      cairo_line_to (cr, to, y);
      cairo_stroke (cr);
      nonet_cairo_set_colour (cr, &style->text, 1);
      if (tenths > 0)
        draw_label (self, layout, cr, tenths);
    }
}

/* A small triangle with its tip at a place; up: it points there from below. */
static void
draw_triangle (cairo_t *cr, const NonetColour *colour, double x, double y, gboolean up)
{
  double height = up ? 5 : -5.5;

  nonet_cairo_set_colour (cr, colour, 1);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - 3.5, y + height);
  cairo_line_to (cr, x + 3.5, y + height);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Hollow if its height is a guess, where there is room for that. */
static void
draw_bar (const Layout *layout, const NonetPathStep *step, cairo_t *cr, double x, double width)
{
  double y = height_to_y (layout, step->height);

  cairo_rectangle (cr, x, y, width, layout->bottom - y);
  if (!step->rated && width >= 3)
    cairo_rectangle (cr, x + width - 1, y + 1, 2 - width, layout->bottom - y - 2);
  cairo_fill (cr);
}

static gboolean
is_marked (const NonetPathChart *self, const Layout *layout, guint step)
{
  return self->steps[step].height == layout->highest
         && (layout->n_highest <= MOST_MARKED || step == layout->first_highest);
}

static void
draw_step (const NonetPathChart *self, const Layout *layout, const NonetChartStyle *style, cairo_t *cr, guint bar)
{
  gboolean has_current = self->current < self->n_steps;
  guint current = has_current ? self->current / layout->per_bar : 0;
  gboolean is_current = has_current && bar == current, is_done = has_current && bar < current;
  guint hardest = hardest_of_bar (self, layout, bar);
  double x = bar_x (self, layout, bar), width = layout->pitch * (1 - GAP);
  double inset = is_done || is_current || layout->pitch < 4 ? 0 : width / 6;

  nonet_cairo_set_colour (cr, is_current ? &style->current : is_done ? &style->done : &style->to_come, 1);
  draw_bar (layout, &self->steps[hardest], cr, x + inset, width - 2 * inset);
  if (is_current)
    draw_triangle (cr, &style->current, x + width / 2, layout->bottom + 1, TRUE);
  if (is_marked (self, layout, hardest))
    draw_triangle (cr, &style->text, x + width / 2, height_to_y (layout, layout->highest) - 2, FALSE);
}

void
nonet_path_chart_draw (const NonetPathChart *self, const NonetChartStyle *style, cairo_t *cr)
{
  Layout layout;

  cairo_save (cr);
  lay_out (self, cr, &layout);
  draw_axis (self, &layout, style, cr);
  for (guint bar = 0; bar < layout.n_bars; bar++)
    draw_step (self, &layout, style, cr, bar);
  cairo_restore (cr);
}

guint
nonet_path_chart_step_at (const NonetPathChart *self, cairo_t *cr, double x)
{
  Layout layout;
  double along;

  lay_out (self, cr, &layout);
  along = (self->right_to_left ? self->width - x : x) - layout.left;
  if (along < 0 || layout.n_bars == 0 || along >= layout.n_bars * layout.pitch)
    return G_MAXUINT;
  return hardest_of_bar (self, &layout, MIN ((guint) (along / layout.pitch), layout.n_bars - 1));
}

static NonetColour
with_alpha (NonetColour colour, double alpha)
{
  colour.alpha = alpha;
  return colour;
}

NonetChartStyle
nonet_chart_style (NonetColour text, NonetColour accent, gboolean high_contrast)
{
  return (NonetChartStyle){
    .text = with_alpha (text, high_contrast ? 1 : 0.75),
    .grid = with_alpha (text, high_contrast ? 0.4 : 0.12),
    .done = with_alpha (text, high_contrast ? 0.9 : 0.6),
    .current = accent,
    .to_come = with_alpha (text, high_contrast ? 0.5 : 0.28),
  };
}
