/* The chart of a race: bars on logarithmic scales, in panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each panel compares all who take part by one quantity. Panels stand side by side where there is room, else one below the
 * other. The chart is neutral of who races, and of words.
 */
#pragma once

#include "render/chart/path-chart.h"

G_BEGIN_DECLS

/* How a value came to be, which the shape of its bar says. */
typedef enum
{
  NONET_RACE_MEASURED,  /* a full bar */
  NONET_RACE_CUT_SHORT, /* the value when time was up: a bar that ends in an arrow */
  NONET_RACE_PROJECTED, /* not measured: an outline that is hatched */
  NONET_RACE_UNKNOWN    /* no bar */
} NonetRaceBarKind;

typedef struct
{
  NonetRaceBarKind kind;
  double log10; /* the value as a common logarithm; minus infinity for 0, which has no bar */
  char *remark; /* its value in words */
} NonetRaceBar;

typedef struct
{
  const char *title;
  NonetRaceBar *bars; /* one for each row */
} NonetRacePanel;

#define NONET_RACE_PANELS 2

typedef struct
{
  guint n_rows;
  const char *const *names; /* of the rows */
  NonetRacePanel panels[NONET_RACE_PANELS];
} NonetRaceChart;

/* How the chart is drawn; in device units. */
typedef struct
{
  double width;
  gboolean right_to_left;
  const PangoFontDescription *font; /* borrowed */
  NonetChartStyle style;
} NonetRaceLook;

/* The height of the chart in its width. */
double nonet_race_chart_measure (const NonetRaceChart *self, const NonetRaceLook *look, PangoContext *context);

/* Draws it at the origin. */
void nonet_race_chart_draw (const NonetRaceChart *self, const NonetRaceLook *look, cairo_t *cr);

/* The powers of ten that the axis of a panel begins and ends with: no bar that is drawn is outside. */
void nonet_race_panel_get_range (const NonetRaceChart *self, guint panel, int *from, int *to);

G_END_DECLS
