/* The widget around the chart of a race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/race-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "marks/race-picture.h"
#include "widgets/chart-theme.h"
#include "words/race.h"

#define LEAST_WIDTH 240
#define USUAL_WIDTH 600

struct _NonetRaceView
{
  GtkWidget parent_instance;

  NonetRaceChart *chart; /* NULL: none */
};

G_DEFINE_FINAL_TYPE (NonetRaceView, nonet_race_view, GTK_TYPE_WIDGET)

static NonetRaceLook
get_look (GtkWidget *widget, double width)
{
  return (NonetRaceLook){
    .width = width,
    .right_to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .font = pango_context_get_font_description (gtk_widget_get_pango_context (widget)),
    .style = nonet_chart_style_for_widget (widget),
  };
}

static void
nonet_race_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetRaceView *self = NONET_RACE_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  NonetRaceLook look = get_look (widget, width);
  cairo_t *cr;

  if (self->chart == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  nonet_race_chart_draw (self->chart, &look, cr);
  cairo_destroy (cr);
}

static int
measure_height (NonetRaceView *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  NonetRaceLook look = get_look (widget, width < 0 ? USUAL_WIDTH : MAX (width, LEAST_WIDTH));

  if (self->chart == NULL)
    return 0;
  return (int) nonet_race_chart_measure (self->chart, &look, gtk_widget_get_pango_context (widget));
}

static void
nonet_race_view_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = USUAL_WIDTH;
    }
  else
    *minimum = *natural = measure_height (NONET_RACE_VIEW (widget), for_size);
}

static GtkSizeRequestMode
nonet_race_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
nonet_race_view_set_laps (NonetRaceView *self, const NonetLap *laps)
{
  g_autofree char *sentences = laps != NULL ? nonet_race_to_sentences (laps) : NULL;

  g_clear_pointer (&self->chart, nonet_race_picture_free);
  if (laps != NULL)
    self->chart = nonet_race_picture_new (laps);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentences != NULL ? sentences : "", -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
nonet_race_view_finalize (GObject *object)
{
  g_clear_pointer (&NONET_RACE_VIEW (object)->chart, nonet_race_picture_free);
  G_OBJECT_CLASS (nonet_race_view_parent_class)->finalize (object);
}

static void
nonet_race_view_class_init (NonetRaceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_race_view_finalize;
  widget_class->snapshot = nonet_race_view_snapshot;
  widget_class->measure = nonet_race_view_measure;
  widget_class->get_request_mode = nonet_race_view_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "racechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
nonet_race_view_init (NonetRaceView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Chart of the Race"), -1);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
