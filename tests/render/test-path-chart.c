/* The chart of a path: bars as high as steps are hard, different without colour, binned where there are too many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "render/chart/path-chart.h"

#define WIDTH 320
#define HEIGHT 90

/* Black on a transparent ground: what is drawn shows by its opacity alone. */
static const NonetChartStyle style = {
  .text = { 0, 0, 0, 0.9 },
  .done = { 0, 0, 0, 0.8 },
  .current = { 0, 0, 0, 1 },
  .to_come = { 0, 0, 0, 0.6 },
};

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  PangoFontDescription *font;
  NonetPathChart chart;
  NonetPathStep steps[5000];
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  f->cr = cairo_create (f->surface);
  f->font = pango_font_description_from_string ("Sans 9");
  f->chart = (NonetPathChart){
    .steps = f->steps, .n_steps = 20, .current = G_MAXUINT, .width = WIDTH, .height = HEIGHT, .font = f->font
  };
  for (guint i = 0; i < G_N_ELEMENTS (f->steps); i++)
    f->steps[i] = (NonetPathStep){ 12, TRUE };
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  pango_font_description_free (f->font);
  cairo_destroy (f->cr);
  cairo_surface_destroy (f->surface);
}

static void
draw (Fixture *f)
{
  cairo_set_operator (f->cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (f->cr);
  cairo_set_operator (f->cr, CAIRO_OPERATOR_OVER);
  nonet_path_chart_draw (&f->chart, &style, f->cr);
  cairo_surface_flush (f->surface);
}

/* The opacity of a pixel, 0 to 255. */
static guint
opacity_at (Fixture *f, guint x, guint y)
{
  const guint8 *row = cairo_image_surface_get_data (f->surface) + y * cairo_image_surface_get_stride (f->surface);

  return ((const guint32 *) (const void *) row)[x] >> 24;
}

/* The place of the middle of a step's bar. */
static guint
middle_of (Fixture *f, guint step)
{
  guint first = WIDTH, last = 0;

  for (guint x = 0; x < WIDTH; x++)
    if (nonet_path_chart_step_at (&f->chart, f->cr, x + 0.5) == step)
      {
        first = MIN (first, x);
        last = x;
      }
  g_assert_cmpuint (first, <=, last);
  return first + (last - first + 1) / 3;
}

/* The number of pixels of a column in which a bar is, from the bottom of the axis up. */
static guint
bar_height (Fixture *f, guint step)
{
  guint x = middle_of (f, step), height = 0;

  while (height < HEIGHT - 8 && opacity_at (f, x, HEIGHT - 8 - height) > 128)
    height++;
  return height;
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, f, NULL, set_up, tear_down)

FIXTURE_TEST (bars_are_as_high_as_steps_are_hard)
{
  f->steps[5].height = 66;
  f->steps[8].height = 33;
  draw (f);
  g_assert_cmpuint (bar_height (f, 5), >, bar_height (f, 8));
  g_assert_cmpuint (bar_height (f, 8), >, bar_height (f, 9));
  g_assert_cmpuint (bar_height (f, 9), ==, bar_height (f, 0));
  g_assert_cmpint ((int) bar_height (f, 5) - 2 * (int) bar_height (f, 8), <=, 3);
}

/* In rows above the bar, what stands there. */
static gboolean
is_marked_above (Fixture *f, guint step)
{
  guint x = middle_of (f, step), y = HEIGHT - 8 - bar_height (f, step);

  return opacity_at (f, x, y - 3) > 128 || opacity_at (f, x, y - 4) > 128;
}

FIXTURE_TEST (hardest_step_has_a_mark)
{
  f->steps[5].height = 66;
  f->steps[8].height = 65;
  draw (f);
  g_assert_true (is_marked_above (f, 5));
  g_assert_false (is_marked_above (f, 8));
}

static guint
bar_width (Fixture *f, guint step)
{
  guint middle = middle_of (f, step), width = 0;

  for (guint x = middle - MIN (middle, 12); x < middle + 12; x++)
    width += nonet_path_chart_step_at (&f->chart, f->cr, x + 0.5) == step && opacity_at (f, x, HEIGHT - 10) > 64;
  return width;
}

FIXTURE_TEST (current_step_differs_by_shape)
{
  guint foot = HEIGHT - 3;

  f->chart.current = 10;
  draw (f);
  g_assert_cmpuint (opacity_at (f, middle_of (f, 10), foot), >, 128);
  g_assert_cmpuint (opacity_at (f, middle_of (f, 8), foot), ==, 0);
  g_assert_cmpuint (opacity_at (f, middle_of (f, 12), foot), ==, 0);
  g_assert_cmpuint (bar_width (f, 3), >, bar_width (f, 15));
}

FIXTURE_TEST (guessed_heights_are_hollow)
{
  f->steps[5] = (NonetPathStep){ 66, FALSE };
  f->steps[7] = (NonetPathStep){ 66, TRUE };
  f->chart.current = 19;
  draw (f);
  g_assert_cmpuint (opacity_at (f, middle_of (f, 5) + 1, HEIGHT / 2), <, 64);
  g_assert_cmpuint (opacity_at (f, middle_of (f, 7) + 1, HEIGHT / 2), >, 128);
}

FIXTURE_TEST (many_steps_share_bars)
{
  guint n_bars = 0, seen = 0, before = G_MAXUINT;

  f->chart.n_steps = 5000;
  f->steps[3333].height = 110;
  draw (f);
  for (guint x = 0; x < WIDTH; x++)
    {
      guint step = nonet_path_chart_step_at (&f->chart, f->cr, x + 0.5);

      n_bars += step != before;
      seen += step == 3333;
      before = step;
    }
  g_assert_cmpuint (n_bars, <, WIDTH);
  g_assert_cmpuint (n_bars, >, WIDTH / 4);
  g_assert_cmpuint (seen, >, 0);
}

FIXTURE_TEST (right_to_left_is_the_mirror_image)
{
  guint first, last;

  g_assert_cmpuint (nonet_path_chart_step_at (&f->chart, f->cr, 1), ==, G_MAXUINT);
  first = middle_of (f, 0);
  last = middle_of (f, 19);
  g_assert_cmpuint (first, <, last);
  f->chart.right_to_left = TRUE;
  g_assert_cmpuint (nonet_path_chart_step_at (&f->chart, f->cr, WIDTH - 1), ==, G_MAXUINT);
  g_assert_cmpuint (middle_of (f, 0), >, middle_of (f, 19));
}

FIXTURE_TEST (nothing_to_draw_is_no_harm)
{
  f->chart.n_steps = 0;
  draw (f);
  g_assert_cmpuint (nonet_path_chart_step_at (&f->chart, f->cr, WIDTH / 2.), ==, G_MAXUINT);
  f->chart.n_steps = 30;
  f->chart.width = f->chart.height = 3;
  draw (f);
}
