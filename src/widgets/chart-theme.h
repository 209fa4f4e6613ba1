/* The colours of charts on this desktop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "render/chart/path-chart.h"

G_BEGIN_DECLS

/* The style for a chart in the widget, by its text colour, the accent and the contrast that are in effect now. */
NonetChartStyle nonet_chart_style_for_widget (GtkWidget *widget);

G_END_DECLS
