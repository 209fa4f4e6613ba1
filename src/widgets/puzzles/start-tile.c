/* A puzzle or a board of the start page: its picture, its name, and what else is known of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/start-tile.h"

#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"

/* The side of a picture, in pixels. */
#define PICTURE 96

struct _NonetStartTile
{
  GtkFlowBoxChild parent_instance;

  GtkStack *picture; /* of the drawing, or of an icon while there is nothing to draw */
  GtkImage *icon;
  GtkWidget *drawing;
  GtkLabel *title;
  GtkLabel *subtitle;
  NonetPuzzle *puzzle;
  char *action;
  GVariant *target;
};

G_DEFINE_FINAL_TYPE (NonetStartTile, nonet_start_tile, GTK_TYPE_FLOW_BOX_CHILD)

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  const NonetPuzzle *puzzle = NONET_START_TILE (user_data)->puzzle;
  double size = MIN (width, height);
  NonetBoardScene scene;

  if (puzzle == NULL)
    return;
  scene = nonet_board_scene_of (puzzle);
  cairo_translate (cr, (width - size) / 2, (height - size) / 2);
  nonet_board_scene_draw (&scene, GTK_WIDGET (area), cr, size);
}

void
nonet_start_tile_set_spoken (NonetStartTile *self, const char *spoken)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
speak (NonetStartTile *self)
{
  const char *title = gtk_label_get_label (self->title), *subtitle = gtk_label_get_label (self->subtitle);
  g_autofree char *spoken = *subtitle != '\0' ? g_strdup_printf ("%s, %s", title, subtitle) : g_strdup (title);

  nonet_start_tile_set_spoken (self, spoken);
}

void
nonet_start_tile_set_puzzle (NonetStartTile *self, NonetPuzzle *puzzle)
{
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = nonet_puzzle_ref (puzzle);
  gtk_stack_set_visible_child (self->picture, self->drawing);
  gtk_widget_queue_draw (self->drawing);
}

void
nonet_start_tile_set_subtitle (NonetStartTile *self, const char *subtitle)
{
  gboolean is_known = g_strcmp0 (subtitle, gtk_label_get_label (self->title)) == 0;

  nonet_label_show_text (self->subtitle, is_known ? NULL : subtitle);
  speak (self);
}

void
nonet_start_tile_activate (NonetStartTile *self)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (self), self->action, self->target);
}

static void
nonet_start_tile_finalize (GObject *object)
{
  NonetStartTile *self = NONET_START_TILE (object);

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->target, g_variant_unref);
  g_free (self->action);
  G_OBJECT_CLASS (nonet_start_tile_parent_class)->finalize (object);
}

static void
nonet_start_tile_class_init (NonetStartTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_start_tile_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/start-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStartTile, picture);
  gtk_widget_class_bind_template_child (widget_class, NonetStartTile, icon);
  gtk_widget_class_bind_template_child (widget_class, NonetStartTile, drawing);
  gtk_widget_class_bind_template_child (widget_class, NonetStartTile, title);
  gtk_widget_class_bind_template_child (widget_class, NonetStartTile, subtitle);
}

static void
nonet_start_tile_init (NonetStartTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->drawing), PICTURE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->drawing), PICTURE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->drawing), draw, self, NULL);
}

GtkWidget *
nonet_start_tile_new (const char *icon, const char *title, const char *action, GVariant *target)
{
  NonetStartTile *self = g_object_new (NONET_TYPE_START_TILE, NULL);

  self->action = g_strdup (action);
  self->target = target != NULL ? g_variant_ref_sink (target) : NULL;
  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_label_set_label (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
  speak (self);
  return GTK_WIDGET (self);
}
