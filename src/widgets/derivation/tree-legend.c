/* Pictures of the shapes of nodes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/tree-legend.h"

#include "render/tree/tree-painter.h"
#include "widgets/board/board-theme.h"

#define SIZE 18

struct _NonetTreeLegend
{
  GtkWidget parent_instance;

  NonetTreeMark mark;
  gboolean on_path;
};

enum
{
  PROP_0,
  PROP_SHAPE
};

G_DEFINE_FINAL_TYPE (NonetTreeLegend, nonet_tree_legend, GTK_TYPE_WIDGET)

static void
nonet_tree_legend_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetTreeLegend *self = NONET_TREE_LEGEND (widget);
  double x = (gtk_widget_get_width (widget) - SIZE) / 2., y = (gtk_widget_get_height (widget) - SIZE) / 2.;
  cairo_t *cr;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  nonet_tree_draw_mark (self->mark, self->on_path, nonet_board_style_for_widget (widget), SIZE, cr);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
nonet_tree_legend_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
set_shape (NonetTreeLegend *self, const char *shape)
{
  self->on_path = g_strcmp0 (shape, "path") == 0;
  self->mark = g_strcmp0 (shape, "solution") == 0  ? NONET_TREE_SOLUTION
               : g_strcmp0 (shape, "blocked") == 0 ? NONET_TREE_BLOCKED
               : g_strcmp0 (shape, "folded") == 0  ? NONET_TREE_FOLDED
                                                   : NONET_TREE_OPEN;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
nonet_tree_legend_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHAPE)
    set_shape (NONET_TREE_LEGEND (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
nonet_tree_legend_class_init (NonetTreeLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = nonet_tree_legend_set_property;
  widget_class->snapshot = nonet_tree_legend_snapshot;
  widget_class->measure = nonet_tree_legend_measure;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_SHAPE,
      g_param_spec_string ("shape", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nonet_tree_legend_init (NonetTreeLegend *self)
{
}
