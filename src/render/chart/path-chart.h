/* The profile of a solving path: how hard each step is, as a chart of bars.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chart is neutral of logic: it knows heights in tenths. Where there are more steps than columns, each bar stands for
 * several, and is as high as the hardest of them.
 */
#pragma once

#include "render/board/board-style.h"

/* A step. */
typedef struct
{
  guint8 height;  /* in tenths */
  gboolean rated; /* FALSE: the height is a guess, and the bar hollow */
} NonetPathStep;

/* What is drawn, in device units. */
typedef struct
{
  const NonetPathStep *steps; /* borrowed */
  guint n_steps;
  guint current; /* the number of the step that is shown; n_steps or more: none, so that all are to come */
  double width;
  double height;
  gboolean right_to_left;
  const PangoFontDescription *font; /* of the labels of the axis; borrowed */
} NonetPathChart;

/* Colours; what differs by colour does so by shape, too. */
typedef struct
{
  NonetColour text;    /* of labels */
  NonetColour grid;    /* of lines */
  NonetColour done;    /* of steps before the current one */
  NonetColour current; /* of that, which also has a mark below */
  NonetColour to_come; /* of those after it, which are narrower */
} NonetChartStyle;

/* Draws the chart at the origin. Above the hardest steps, or the first if there are many, stands a small triangle. */
void nonet_path_chart_draw (const NonetPathChart *self, const NonetChartStyle *style, cairo_t *cr);

/* The step at a place: of several that share its bar, the hardest. G_MAXUINT: there is none. */
guint nonet_path_chart_step_at (const NonetPathChart *self, cairo_t *cr, double x);

/* Of two colours that are a window's text and accent, a style; the greys are between the text and its background. */
NonetChartStyle nonet_chart_style (NonetColour text, NonetColour accent, gboolean high_contrast);
