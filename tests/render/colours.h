/* Colours of pictures: as pixels, one over another, and whether one can be read on another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <math.h>

#include "render/board/board-style.h"

static inline guint32
rgb (NonetColour colour)
{
  return (guint32) round (colour.red * 255) << 16 | (guint32) round (colour.green * 255) << 8
         | (guint32) round (colour.blue * 255);
}

/* WCAG 2: relative luminance and contrast. */
static inline double
luminance (NonetColour colour)
{
  double part[3] = { colour.red, colour.green, colour.blue };

  for (int i = 0; i < 3; i++)
    part[i] = part[i] <= 0.03928 ? part[i] / 12.92 : pow ((part[i] + 0.055) / 1.055, 2.4);
  return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
}

/* A tint over a ground. */
static inline NonetColour
over (NonetColour tint, double opacity, NonetColour ground)
{
  ground.red += (tint.red - ground.red) * tint.alpha * opacity;
  ground.green += (tint.green - ground.green) * tint.alpha * opacity;
  ground.blue += (tint.blue - ground.blue) * tint.alpha * opacity;
  return ground;
}

static inline double
contrast (NonetColour a, NonetColour b)
{
  double light = MAX (luminance (a), luminance (b)), dark = MIN (luminance (a), luminance (b));

  return (light + 0.05) / (dark + 0.05);
}
