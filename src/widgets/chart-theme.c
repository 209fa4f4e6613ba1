/* The colours of charts on this desktop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/chart-theme.h"

#include <adwaita.h>

static NonetColour
to_chart_colour (const GdkRGBA *rgba)
{
  return (NonetColour){ rgba->red, rgba->green, rgba->blue, rgba->alpha };
}

NonetChartStyle
nonet_chart_style_for_widget (GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA text, accent;

  gtk_style_context_get_color (context, &text);
  if (!gtk_style_context_lookup_color (context, "accent_color", &accent))
    accent = text;
  return nonet_chart_style (to_chart_colour (&text), to_chart_colour (&accent),
                            adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
}
