/* The nine colours of cells as people see them: their names, and dots in the colours of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/board/colour-swatch.h"

#include <glib/gi18n.h>

#include "widgets/board/board-theme.h"

const char *
nonet_colour_name (guint colour)
{
  static const char *const names[NONET_MAX_COLOUR] = { N_ ("Red"),    N_ ("Orange"), N_ ("Yellow"),
                                                       N_ ("Green"),  N_ ("Cyan"),   N_ ("Blue"),
                                                       N_ ("Purple"), N_ ("Brown"),  N_ ("Grey") };

  g_return_val_if_fail (colour >= 1 && colour <= NONET_MAX_COLOUR, "");
  return _ (names[colour - 1]);
}

static void
draw_swatch (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const NonetBoardStyle *style = nonet_board_style_for_widget (GTK_WIDGET (area));
  const NonetColour *colour = &style->colour[GPOINTER_TO_UINT (data) - 1];

  cairo_arc (cr, width / 2.0, height / 2.0, MIN (width, height) / 2.0 - 0.5, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, MIN (1, colour->alpha * 2));
  cairo_fill (cr);
}

GtkWidget *
nonet_colour_swatch_new (guint colour, int size)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), size);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), size);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_swatch, GUINT_TO_POINTER (colour), NULL);
  return area;
}
