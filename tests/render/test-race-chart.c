/* The chart of a race: how long its bars are, and how they differ without colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/chart/race-chart.h"

#include <math.h>

#define ROWS 4
#define WIDTH 300
#define MOST_HEIGHT 1200

/* Black on a transparent ground; text and lines are faint, bars are not. */
#define FAINT 0.3

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  NonetRaceBar bars[NONET_RACE_PANELS][ROWS];
  NonetRaceChart chart;
  PangoFontDescription *font;
  NonetRaceLook look;
} Fixture;

static const char *const names[ROWS] = { "a", "b", "c", "d" };

static void
set_up (Fixture *f, gconstpointer data)
{
  f->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 2 * WIDTH, MOST_HEIGHT);
  f->cr = cairo_create (f->surface);
  f->chart = (NonetRaceChart){ ROWS, names, { { "first", f->bars[0] }, { "second", f->bars[1] } } };
  f->font = pango_font_description_from_string ("Sans 9");
  f->look =
      (NonetRaceLook){ .width = WIDTH,
                       .font = f->font,
                       .style = { .text = { 0, 0, 0, FAINT }, .done = { 0, 0, 0, 1 }, .current = { 0, 0, 0, 1 } } };
  for (guint i = 0; i < ROWS; i++)
    for (guint panel = 0; panel < NONET_RACE_PANELS; panel++)
      f->bars[panel][i] = (NonetRaceBar){ NONET_RACE_MEASURED, i - 2.0, (char *) "" };
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
  nonet_race_chart_draw (&f->chart, &f->look, f->cr);
  cairo_surface_flush (f->surface);
}

static gboolean
is_dark (Fixture *f, guint x, guint y)
{
  const guint8 *row = cairo_image_surface_get_data (f->surface) + y * cairo_image_surface_get_stride (f->surface);

  return ((const guint32 *) (const void *) row)[x] >> 24 > 200;
}

/* The dark pixels of a line, and where they begin and end. */
typedef struct
{
  guint n, first, last;
} Run;

static Run
run_of (Fixture *f, guint y)
{
  Run run = { 0, 2 * WIDTH, 0 };

  for (guint x = 0; x < WIDTH; x++)
    if (is_dark (f, x, y))
      {
        run.n++;
        run.first = MIN (run.first, x);
        run.last = x;
      }
  return run;
}

/* The line in the middle of the bar of a row of the first panel: bars are the only dark things there. */
static guint
middle_of (Fixture *f, guint row)
{
  guint line, y;
  PangoLayout *layout = pango_cairo_create_layout (f->cr);
  int height;

  pango_layout_set_font_description (layout, f->look.font);
  pango_layout_set_text (layout, "1", -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  g_object_unref (layout);
  line = (guint) height;
  y = line + 7 + row * (line + 9 + 7) + line + 4;
  return y;
}

static void
test_a_decade_is_as_long_as_another (Fixture *f, gconstpointer data)
{
  guint length[ROWS];

  draw (f);
  for (guint row = 0; row < ROWS; row++)
    length[row] = run_of (f, middle_of (f, row)).n;
  g_assert_cmpuint (length[0], >, 0);
  g_assert_cmpint (ABS ((int) (length[2] - length[1]) - (int) (length[3] - length[2])), <=, 2);
  g_assert_cmpuint (length[3], ==, WIDTH);
}

static void
test_axis_holds_all_bars (Fixture *f, gconstpointer data)
{
  int from, to;

  f->bars[0][0].log10 = -5.3;
  f->bars[0][1].log10 = 48.2;
  f->bars[0][2].log10 = -INFINITY;
  f->bars[0][3] = (NonetRaceBar){ NONET_RACE_UNKNOWN, INFINITY, (char *) "" };
  nonet_race_panel_get_range (&f->chart, 0, &from, &to);
  g_assert_cmpint (from, ==, -6);
  g_assert_cmpint (to, ==, 49);
  draw (f);
  g_assert_cmpuint (run_of (f, middle_of (f, 2)).n, ==, 0);
  g_assert_cmpuint (run_of (f, middle_of (f, 3)).n, ==, 0);
}

/* However small its value is in the company of the others. */
static void
test_shortest_bars_are_seen (Fixture *f, gconstpointer data)
{
  f->bars[0][0] = (NonetRaceBar){ NONET_RACE_CUT_SHORT, 0, (char *) "" };
  f->bars[0][1].log10 = 1e-4;
  f->bars[0][2].log10 = f->bars[0][3].log10 = 400;
  draw (f);
  g_assert_cmpuint (run_of (f, middle_of (f, 0)).n, >=, 8);
  g_assert_cmpuint (run_of (f, middle_of (f, 1)).n, >=, 2);
}

/* Nothing is known of anyone. */
static void
test_empty_axis_has_a_range (Fixture *f, gconstpointer data)
{
  int from, to;

  for (guint row = 0; row < ROWS; row++)
    f->bars[0][row].kind = NONET_RACE_UNKNOWN;
  nonet_race_panel_get_range (&f->chart, 0, &from, &to);
  g_assert_cmpint (from, <, to);
  draw (f);
}

static void
test_projected_bars_are_hatched (Fixture *f, gconstpointer data)
{
  Run solid, hatched;

  draw (f);
  solid = run_of (f, middle_of (f, 3));
  f->bars[0][3].kind = NONET_RACE_PROJECTED;
  draw (f);
  hatched = run_of (f, middle_of (f, 3));
  g_assert_cmpuint (solid.n, ==, solid.last - solid.first + 1);
  g_assert_cmpuint (hatched.n, <, solid.n / 2);
  g_assert_cmpuint (hatched.n, >, 0);
}

static void
test_bars_cut_short_are_pointed (Fixture *f, gconstpointer data)
{
  guint y = middle_of (f, 3);

  draw (f);
  g_assert_cmpuint (run_of (f, y - 3).last, ==, run_of (f, y).last);
  f->bars[0][3].kind = NONET_RACE_CUT_SHORT;
  draw (f);
  g_assert_cmpuint (run_of (f, y - 3).last + 2, <, run_of (f, y).last);
}

static void
test_right_to_left_bars_begin_at_the_right (Fixture *f, gconstpointer data)
{
  Run run;

  draw (f);
  run = run_of (f, middle_of (f, 1));
  g_assert_cmpuint (run.first, ==, 0);
  g_assert_cmpuint (run.last, <, WIDTH - 1);
  f->look.right_to_left = TRUE;
  draw (f);
  run = run_of (f, middle_of (f, 1));
  g_assert_cmpuint (run.first, >, 0);
  g_assert_cmpuint (run.last, ==, WIDTH - 1);
}

static void
test_panels_share_wide_charts (Fixture *f, gconstpointer data)
{
  PangoLayout *layout = pango_cairo_create_layout (f->cr);
  PangoContext *context = pango_layout_get_context (layout);
  double narrow = nonet_race_chart_measure (&f->chart, &f->look, context), wide;

  f->look.width = 2000;
  wide = nonet_race_chart_measure (&f->chart, &f->look, context);
  g_assert_cmpfloat (wide * 1.9, <, narrow);
  f->look.width = 1;
  draw (f);
  g_object_unref (layout);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name) g_test_add ("/race-chart/" #name, Fixture, NULL, set_up, test_##name, tear_down)
  ADD (a_decade_is_as_long_as_another);
  ADD (axis_holds_all_bars);
  ADD (shortest_bars_are_seen);
  ADD (empty_axis_has_a_range);
  ADD (projected_bars_are_hatched);
  ADD (bars_cut_short_are_pointed);
  ADD (right_to_left_bars_begin_at_the_right);
  ADD (panels_share_wide_charts);
#undef ADD

  return g_test_run ();
}
