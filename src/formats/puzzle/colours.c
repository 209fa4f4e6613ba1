/* Colours of cells: the nearest of nine by hue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/puzzle.h"

#include <stdio.h>

#define GREY 9
#define BROWN 8

static const char *const texts[] = { "#f66151", "#ffa348", "#f8e45c", "#57e389", "#4fc7d6",
                                     "#62a0ea", "#c061cb", "#a0724a", "#9a9996" };

/* Where the hues of red, orange, yellow, green, cyan, blue and purple end, in degrees. */
static const double ends[] = { 18, 43, 68, 168, 200, 258, 345 };

guint
nonet_colour_from_text (const char *text)
{
  gsize length = 0;
  guint part[3];
  double full, red, green, blue, most, least, hue;

  if (text == NULL)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_ascii_strcasecmp (text, texts[i]) == 0)
      return i + 1;
  text += *text == '#';
  while (g_ascii_isxdigit (text[length]))
    length++;
  if (text[length] != '\0' || (length != 3 && length != 4 && length != 6 && length != 8))
    return 0;
  sscanf (text, length < 6 ? "%1x%1x%1x" : "%2x%2x%2x", &part[0], &part[1], &part[2]);
  full = length < 6 ? 15 : 255;
  red = part[0] / full;
  green = part[1] / full;
  blue = part[2] / full;
  most = MAX (red, MAX (green, blue));
  least = MIN (red, MIN (green, blue));
  if (least > 0.97)
    return 0;
  if (most - least < 0.1 * most + 0.02)
    return GREY;
  if (most == red)
    hue = (green - blue) / (most - least) * 60;
  else if (most == green)
    hue = 120 + (blue - red) / (most - least) * 60;
  else
    hue = 240 + (red - green) / (most - least) * 60;
  hue += hue < 0 ? 360 : 0;
  /* Brown is a dark orange. */
  if (most < 0.72 && hue >= ends[0] && hue < ends[1])
    return BROWN;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (hue < ends[i])
      return i + 1;
  return 1;
}

const char *
nonet_colour_to_text (guint colour)
{
  g_return_val_if_fail (colour >= 1 && colour <= G_N_ELEMENTS (texts), "");
  return texts[colour - 1];
}
