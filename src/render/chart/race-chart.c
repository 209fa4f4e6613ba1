/* Drawing the chart of a race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/chart/race-chart.h"

#include <math.h>

#define BAR 9.0
#define ROW_GAP 7.0
#define PANEL_GAP 24.0
#define TICK_GAP 3.0
#define TEXT_GAP 8.0

/* Panels stand side by side from this width on, in heights of a line. */
#define WIDE_LINES 40

/* The length of the shortest bar, in powers of ten. */
#define LEAST_DECADES 0.5

/* Between two labels of an axis, and two lines of a hatching. */
#define LEAST_TICK 44.0
#define HATCH 4.0

/* The height of a power of ten, in heights of a line. */
#define POWER_LINES 1.7

/* The length of the arrow of a bar that is cut short, which it has at least, and of the shortest bar. */
#define ARROW 9.0
#define SHORTEST 2.0

/* A panel and where it stands. */
typedef struct
{
  const NonetRaceChart *chart;
  const NonetRaceLook *look;
  const NonetRacePanel *panel;
  cairo_t *cr;
  double left, top, width; /* as if from left to right */
  double line;             /* the height of a line of text */
  int from, to;
} Place;

static double
line_height (const NonetRaceLook *look, PangoContext *context)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  int height;

  pango_layout_set_font_description (layout, look->font);
  pango_layout_set_text (layout, "1", -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static gboolean
is_wide (const NonetRaceLook *look, double line)
{
  return look->width >= WIDE_LINES * line;
}

static double
rows_height (const NonetRaceChart *self, double line)
{
  return self->n_rows * (line + BAR + ROW_GAP);
}

/* Title, rows, and labels of the axis. */
static double
panel_height (const NonetRaceChart *self, double line)
{
  return line + ROW_GAP + rows_height (self, line) + TICK_GAP + POWER_LINES * line;
}

double
nonet_race_chart_measure (const NonetRaceChart *self, const NonetRaceLook *look, PangoContext *context)
{
  double line = line_height (look, context), height = panel_height (self, line);

  return ceil (is_wide (look, line) ? height : NONET_RACE_PANELS * height + PANEL_GAP);
}

static gboolean
has_length (const NonetRaceBar *bar)
{
  return bar->kind != NONET_RACE_UNKNOWN && isfinite (bar->log10);
}

void
nonet_race_panel_get_range (const NonetRaceChart *self, guint panel, int *from, int *to)
{
  const NonetRaceBar *bars = self->panels[panel].bars;
  double least = INFINITY, most = -INFINITY;

  for (guint row = 0; row < self->n_rows; row++)
    if (has_length (&bars[row]))
      {
        least = fmin (least, bars[row].log10);
        most = fmax (most, bars[row].log10);
      }
  *from = isfinite (least) ? (int) floor (least - LEAST_DECADES) : 0;
  *to = isfinite (most) ? MAX ((int) ceil (most), *from + 1) : 1;
}

/* The left edge of something of that width, or of its mirror image. */
static double
mirror (const Place *place, double x, double width)
{
  return place->look->right_to_left ? place->look->width - x - width : x;
}

static PangoLayout *
new_text (const Place *place, const char *text)
{
  PangoLayout *layout = pango_cairo_create_layout (place->cr);

  pango_layout_set_font_description (layout, place->look->font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
text_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Shortens a text to a width, and shows it at a place. */
static void
show_text (const Place *place, PangoLayout *layout, double x, double y, double most)
{
  if (text_width (layout) > most)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (layout, (int) (fmax (most, 0) * PANGO_SCALE));
    }
  cairo_move_to (place->cr, mirror (place, x, text_width (layout)), y);
  pango_cairo_show_layout (place->cr, layout);
}

static void
draw_title (const Place *place)
{
  g_autoptr (PangoLayout) layout = new_text (place, place->panel->title);
  g_autoptr (PangoAttrList) bold = pango_attr_list_new ();

  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, bold);
  nonet_cairo_set_colour (place->cr, &place->look->style.text, 1);
  show_text (place, layout, place->left, place->top, place->width);
}

static double
power_to_x (const Place *place, double power)
{
  return place->left + place->width * (power - place->from) / (place->to - place->from);
}

/* What follows the 10 of a power is small and raised: Pango's own superscripts are not small on a scaled surface. */
static void
raise_exponent (PangoLayout *layout, double line)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *parts[] = { pango_attr_scale_new (0.7), pango_attr_rise_new ((int) (0.3 * line * PANGO_SCALE)) };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      parts[i]->start_index = 2;
      pango_attr_list_insert (attributes, parts[i]);
    }
  pango_layout_set_attributes (layout, attributes);
}

/* "10⁻⁶", below the axis; at its ends within the panel. */
static void
draw_power (const Place *place, int power, double y)
{
  g_autofree char *text = g_strdup_printf ("10%s%d", power < 0 ? "−" : "", ABS (power));
  g_autoptr (PangoLayout) layout = new_text (place, text);
  double width, x;

  raise_exponent (layout, place->line);
  width = text_width (layout);
  x = CLAMP (power_to_x (place, power) - width / 2, place->left, place->left + place->width - width);
  cairo_move_to (place->cr, mirror (place, x, width), y);
  pango_cairo_show_layout (place->cr, layout);
}

/* The powers between two lines of the axis: 1, 2, 5, 10 and so on. */
static int
tick_step (const Place *place)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000 };
  double room = place->width / (place->to - place->from);
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (steps) && steps[i] * room < LEAST_TICK)
    i++;
  return steps[i];
}

static void
draw_axis (const Place *place)
{
  cairo_t *cr = place->cr;
  int step = tick_step (place);
  double top = place->top + place->line + ROW_GAP / 2, bottom = top + rows_height (place->chart, place->line);

  cairo_set_line_width (cr, 1);
  for (int power = (int) ceil ((double) place->from / step) * step; power <= place->to; power += step)
    {
      double x = floor (mirror (place, power_to_x (place, power), 0)) + 0.5;

      nonet_cairo_set_colour (cr, &place->look->style.grid, 1);
      cairo_move_to (cr, x, top);
      cairo_line_to (cr, x, bottom + TICK_GAP);
      cairo_stroke (cr);
      nonet_cairo_set_colour (cr, &place->look->style.text, 1);
      draw_power (place, power, bottom + TICK_GAP);
    }
}

/* The outline of a bar, mirrored if need be; pointed where it is cut short. */
static void
trace_bar (const Place *place, double y, double length, double arrow)
{
  double start = mirror (place, place->left, 0), way = place->look->right_to_left ? -1 : 1;
  cairo_t *cr = place->cr;

  cairo_move_to (cr, start, y);
  cairo_line_to (cr, start + way * (length - arrow), y);
  cairo_line_to (cr, start + way * length, y + (arrow > 0 ? BAR / 2 : 0));
  cairo_line_to (cr, start + way * (length - arrow), y + BAR);
  cairo_line_to (cr, start, y + BAR);
  cairo_close_path (cr);
}

/* What is not measured is no solid bar. */
static void
draw_hatched (const Place *place, double y, double length)
{
  double left = mirror (place, place->left, length);
  cairo_t *cr = place->cr;

  cairo_save (cr);
  cairo_rectangle (cr, left + 0.5, y + 0.5, fmax (length - 1, 1), BAR - 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  for (double x = left - BAR; x < left + length; x += HATCH)
    {
      cairo_move_to (cr, x, y + BAR);
      cairo_line_to (cr, x + BAR, y);
    }
  cairo_set_line_width (cr, 0.7);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_bar (const Place *place, const NonetRaceBar *bar, double y)
{
  const NonetChartStyle *style = &place->look->style;
  double arrow = bar->kind == NONET_RACE_CUT_SHORT ? ARROW : 0;
  double length = fmax (power_to_x (place, bar->log10) - place->left, fmax (arrow, SHORTEST));

  if (!has_length (bar))
    return;
  nonet_cairo_set_colour (place->cr, bar->kind == NONET_RACE_MEASURED ? &style->current : &style->done, 1);
  if (bar->kind == NONET_RACE_PROJECTED)
    {
      draw_hatched (place, y, length);
      return;
    }
  trace_bar (place, y, length, arrow);
  cairo_fill (place->cr);
}

/* Name and remark, and the bar below them. */
static void
draw_row (const Place *place, guint row)
{
  const NonetRaceBar *bar = &place->panel->bars[row];
  double y = place->top + place->line + ROW_GAP + row * (place->line + BAR + ROW_GAP);
  g_autoptr (PangoLayout) name = new_text (place, place->chart->names[row]);
  g_autoptr (PangoLayout) remark = new_text (place, bar->remark);
  double width = text_width (remark);

  nonet_cairo_set_colour (place->cr, &place->look->style.text, 1);
  show_text (place, name, place->left, y, place->width - width - TEXT_GAP);
  show_text (place, remark, place->left + place->width - width, y, place->width);
  draw_bar (place, bar, y + place->line);
}

static void
draw_panel (const Place *place)
{
  draw_title (place);
  draw_axis (place);
  for (guint row = 0; row < place->chart->n_rows; row++)
    draw_row (place, row);
}

void
nonet_race_chart_draw (const NonetRaceChart *self, const NonetRaceLook *look, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  double line = line_height (look, pango_layout_get_context (layout));
  gboolean wide = is_wide (look, line);
  double width = wide ? (look->width - PANEL_GAP) / NONET_RACE_PANELS : look->width;

  cairo_save (cr);
  for (guint i = 0; i < NONET_RACE_PANELS; i++)
    {
      Place place = { self, look, &self->panels[i], cr, .width = width, .line = line };

      place.left = wide ? i * (width + PANEL_GAP) : 0;
      place.top = wide ? 0 : i * (panel_height (self, line) + PANEL_GAP);
      nonet_race_panel_get_range (self, i, &place.from, &place.to);
      draw_panel (&place);
    }
  cairo_restore (cr);
}
