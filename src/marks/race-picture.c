/* The chart of a race with words, and on white.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "marks/race-picture.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "words/race.h"

/* Of a picture: the width and the margin in points, the pixels in a point of a PNG, and the font. */
#define WIDTH 720
#define MARGIN 18
#define PNG_SCALE 3
#define FONT "Sans 9"

static NonetRaceBarKind
kind_of (const NonetLap *lap)
{
  if (lap->projected)
    return isfinite (lap->seconds_log10) ? NONET_RACE_PROJECTED : NONET_RACE_UNKNOWN;
  return lap->result.end == SUDOKU_RACE_FINISHED ? NONET_RACE_MEASURED : NONET_RACE_CUT_SHORT;
}

static void
set_bars (const NonetLap *lap, NonetRaceBar *time, NonetRaceBar *visited)
{
  time->kind = visited->kind = kind_of (lap);
  time->log10 = lap->seconds_log10;
  visited->log10 = lap->projected ? lap->result.boards_log10 : log10 ((double) lap->result.n_visited);
  time->remark = nonet_lap_time_to_remark (lap);
  visited->remark = nonet_lap_visited_to_remark (lap);
}

NonetRaceChart *
nonet_race_picture_new (const NonetLap *laps)
{
  NonetRaceChart *self = g_new0 (NonetRaceChart, 1);
  NonetRaceBar *time = g_new0 (NonetRaceBar, SUDOKU_N_RACERS), *visited = g_new0 (NonetRaceBar, SUDOKU_N_RACERS);
  const char **names = g_new0 (const char *, SUDOKU_N_RACERS);

  self->n_rows = SUDOKU_N_RACERS;
  for (guint row = 0; row < self->n_rows; row++)
    {
      names[row] = nonet_racer_to_string (laps[row].racer);
      set_bars (&laps[row], &time[row], &visited[row]);
    }
  self->names = names;
  self->panels[0] = (NonetRacePanel){ _ ("Time in Seconds"), time };
  self->panels[1] = (NonetRacePanel){ _ ("Boards or Nodes Visited"), visited };
  return self;
}

void
nonet_race_picture_free (NonetRaceChart *self)
{
  for (guint i = 0; i < NONET_RACE_PANELS; i++)
    {
      for (guint row = 0; row < self->n_rows; row++)
        g_free (self->panels[i].bars[row].remark);
      g_free (self->panels[i].bars);
    }
  g_free ((gpointer) self->names);
  g_free (self);
}

/* On paper. */

static NonetRaceLook
new_look (gboolean right_to_left, const PangoFontDescription *font)
{
  const NonetColour black = { 0, 0, 0, 1 }, blue = { 0.11, 0.44, 0.85, 1 };

  return (NonetRaceLook){ WIDTH - 2 * MARGIN, right_to_left, font, nonet_chart_style (black, blue, FALSE) };
}

static double
measure (const NonetRaceChart *chart, const NonetRaceLook *look)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  double height = nonet_race_chart_measure (chart, look, context);

  g_object_unref (context);
  return height + 2 * MARGIN;
}

static void
draw_on (const NonetRaceChart *chart, const NonetRaceLook *look, cairo_surface_t *surface, double scale)
{
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, MARGIN, MARGIN);
  nonet_race_chart_draw (chart, look, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

cairo_surface_t *
nonet_race_picture_draw (const NonetLap *laps, gboolean right_to_left, double scale)
{
  g_autoptr (NonetRaceChart) chart = nonet_race_picture_new (laps);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);
  NonetRaceLook look = new_look (right_to_left, font);
  int height = (int) ceil (measure (chart, &look) * scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (WIDTH * scale), height);

  draw_on (chart, &look, surface, scale);
  return surface;
}

gboolean
nonet_race_picture_write (const NonetLap *laps,
                          gboolean right_to_left,
                          NonetPictureKind kind,
                          GOutputStream *stream,
                          GError **error)
{
  g_autoptr (NonetRaceChart) chart = nonet_race_picture_new (laps);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);
  NonetRaceLook look = new_look (right_to_left, font);
  double scale = kind == NONET_PICTURE_PNG ? PNG_SCALE : 1;
  NonetPictureSurface *picture =
      nonet_picture_surface_new (kind, WIDTH * scale, measure (chart, &look) * scale, stream);

  draw_on (chart, &look, nonet_picture_surface_get (picture), scale);
  return nonet_picture_surface_finish (picture, error);
}
