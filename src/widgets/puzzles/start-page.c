/* The start page: games, new puzzles, recent files and samples as tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/puzzles/start-page.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "widgets/board/board-theme.h"

/* A puzzle or a board of the start page: its picture, its name, and what else is known of it. */

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
  gboolean usual;
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
  nonet_widget_set_name (GTK_WIDGET (self), spoken);
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
nonet_start_tile_set_usual (NonetStartTile *self, gboolean usual)
{
  self->usual = usual;
}

void
nonet_start_tile_set_subtitle (NonetStartTile *self, const char *subtitle)
{
  gboolean is_known = g_strcmp0 (subtitle, gtk_label_get_label (self->title)) == 0;

  nonet_label_show_text (self->subtitle, is_known ? NULL : subtitle);
  speak (self);
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
  NONET_BIND_CHILDREN (widget_class, NonetStartTile, picture, icon, drawing, title, subtitle);
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

/* What stands over the tiles of a section, and whether that is above the buttons. */
static const struct
{
  const char *heading;
  gboolean is_first;
} sections[NONET_N_START_SECTIONS] = {
  [NONET_START_CONTINUE] = { N_ ("Continue"), TRUE },    [NONET_START_LEVELS] = { N_ ("New Puzzle"), TRUE },
  [NONET_START_DAYS] = { N_ ("Today’s Puzzle"), TRUE },  [NONET_START_GAMES] = { N_ ("My Puzzles"), FALSE },
  [NONET_START_BOARDS] = { N_ ("Empty Boards"), FALSE }, [NONET_START_RECENT] = { N_ ("Recent Files"), FALSE },
  [NONET_START_SAMPLES] = { N_ ("Samples"), FALSE },
};

#define MOST_TILES_A_LINE 7

struct _NonetStartPage
{
  AdwBin parent_instance;

  AdwToastOverlay *toast_overlay;
  GtkBox *first;
  GtkFlowBox *ways; /* of buttons */
  GtkWidget *paste_button;
  GtkBox *rest;
  GtkFlowBox *boxes[NONET_N_START_SECTIONS]; /* each after its heading in a box, which is not shown without tiles */
  GdkClipboard *clipboard;
};

G_DEFINE_FINAL_TYPE (NonetStartPage, nonet_start_page, ADW_TYPE_BIN)

static void
child_activated_cb (NonetStartPage *self, GtkFlowBoxChild *child)
{
  NonetStartTile *tile = NONET_START_TILE (child);

  gtk_widget_activate_action_variant (GTK_WIDGET (tile), tile->action, tile->target);
}

typedef struct
{
  GtkWidget *child;
  float distance;
} Nearest;

/* Of the children of a box beyond the bounds of another, the one in the next line that is nearest. */
static void
find_nearest (NonetStartPage *self, GtkFlowBox *box, const graphene_rect_t *from, gboolean down, Nearest *nearest)
{
  graphene_rect_t bounds;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_is_sensitive (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)))
        && gtk_widget_get_mapped (child) && gtk_widget_compute_bounds (child, GTK_WIDGET (self), &bounds))
      {
        float rise = down ? bounds.origin.y - (from->origin.y + from->size.height)
                          : from->origin.y - (bounds.origin.y + bounds.size.height);
        float aside = fabsf (bounds.origin.x + bounds.size.width / 2 - (from->origin.x + from->size.width / 2));
        float distance = rise * 1000 + aside; /* no line is that wide */

        if (rise >= 0 && (nearest->child == NULL || distance < nearest->distance))
          *nearest = (Nearest){ child, distance };
      }
}

/* The arrow keys lead from one section to the next, as if all tiles were in one. */
static gboolean
key_pressed_cb (NonetStartPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  gboolean down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))), *child = NULL;
  Nearest nearest = { 0 };
  graphene_rect_t bounds;

  if (focus != NULL && (state & gtk_accelerator_get_default_mod_mask ()) == 0)
    child = gtk_widget_get_ancestor (focus, GTK_TYPE_FLOW_BOX_CHILD);
  if (child == NULL || (!down && keyval != GDK_KEY_Up && keyval != GDK_KEY_KP_Up)
      || !gtk_widget_compute_bounds (child, GTK_WIDGET (self), &bounds))
    return GDK_EVENT_PROPAGATE;
  for (NonetStartSection section = 0; section < NONET_N_START_SECTIONS; section++)
    find_nearest (self, self->boxes[section], &bounds, down, &nearest);
  find_nearest (self, self->ways, &bounds, down, &nearest);
  return nearest.child != NULL && gtk_widget_child_focus (nearest.child, GTK_DIR_TAB_FORWARD);
}

static GtkFlowBox *
new_box (NonetStartPage *self, const char *heading)
{
  GtkFlowBox *box = GTK_FLOW_BOX (gtk_flow_box_new ());

  gtk_flow_box_set_selection_mode (box, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (box, TRUE);
  gtk_flow_box_set_min_children_per_line (box, 2);
  gtk_flow_box_set_max_children_per_line (box, MOST_TILES_A_LINE);
  gtk_flow_box_set_row_spacing (box, 6);
  gtk_flow_box_set_column_spacing (box, 3);
  nonet_widget_set_name (GTK_WIDGET (box), heading);
  g_signal_connect_swapped (box, "child-activated", G_CALLBACK (child_activated_cb), self);
  return box;
}

static void
add_section (NonetStartPage *self, NonetStartSection section)
{
  const char *heading = _ (sections[section].heading);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *label = gtk_label_new (heading);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, 18);
  gtk_widget_set_visible (box, FALSE);
  self->boxes[section] = new_box (self, heading);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->boxes[section]));
  gtk_box_append (sections[section].is_first ? self->first : self->rest, box);
}

/* The button has no action of its own, which would say whether it is sensitive. */
static void
paste_clicked_cb (NonetStartPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.paste", NULL);
}

static void
clipboard_changed_cb (NonetStartPage *self)
{
  gtk_widget_set_sensitive (self->paste_button, gdk_content_formats_contain_gtype (
                                                    gdk_clipboard_get_formats (self->clipboard), G_TYPE_STRING));
}

NonetStartTile *
nonet_start_page_get (NonetStartPage *self, NonetStartSection section, guint place)
{
  return NONET_START_TILE (gtk_flow_box_get_child_at_index (self->boxes[section], (int) place));
}

AdwToastOverlay *
nonet_start_page_get_toast_overlay (NonetStartPage *self)
{
  return self->toast_overlay;
}

void
nonet_start_page_add (NonetStartPage *self, NonetStartSection section, GtkWidget *tile)
{
  gtk_flow_box_append (self->boxes[section], tile);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->boxes[section])), TRUE);
}

void
nonet_start_page_clear (NonetStartPage *self, NonetStartSection section)
{
  GtkFlowBox *box = self->boxes[section];
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (box, 0)) != NULL)
    gtk_flow_box_remove (box, GTK_WIDGET (child));
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (box)), FALSE);
}

/* What most people want has the focus at first, so that Enter is enough: to continue, or a puzzle of the usual level. */
static gboolean
nonet_start_page_grab_focus (GtkWidget *widget)
{
  NonetStartPage *self = NONET_START_PAGE (widget);
  GtkWidget *usual = gtk_widget_get_first_child (GTK_WIDGET (self->boxes[NONET_START_CONTINUE]));

  if (usual == NULL)
    for (usual = gtk_widget_get_first_child (GTK_WIDGET (self->boxes[NONET_START_LEVELS]));
         usual != NULL && !NONET_START_TILE (usual)->usual; usual = gtk_widget_get_next_sibling (usual))
      ;
  /* Grabbing it would leave the cursor of the box, which the arrow keys move, where it was. */
  return usual != NULL && gtk_widget_child_focus (usual, GTK_DIR_TAB_FORWARD);
}

static void
nonet_start_page_dispose (GObject *object)
{
  g_clear_object (&NONET_START_PAGE (object)->clipboard);
  G_OBJECT_CLASS (nonet_start_page_parent_class)->dispose (object);
}

static void
nonet_start_page_class_init (NonetStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_start_page_dispose;
  widget_class->grab_focus = nonet_start_page_grab_focus;
  g_type_ensure (NONET_TYPE_START_TILE);
  gtk_widget_class_set_css_name (widget_class, "startpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/start-page.ui");
  NONET_BIND_CHILDREN (widget_class, NonetStartPage, toast_overlay, ways, paste_button, first, rest);
  NONET_BIND_CALLBACKS (widget_class, paste_clicked_cb, key_pressed_cb);
}

static void
nonet_start_page_init (NonetStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (NonetStartSection section = 0; section < NONET_N_START_SECTIONS; section++)
    add_section (self, section);
  self->clipboard = g_object_ref (gtk_widget_get_clipboard (GTK_WIDGET (self)));
  g_signal_connect_object (self->clipboard, "changed", G_CALLBACK (clipboard_changed_cb), self, G_CONNECT_SWAPPED);
  clipboard_changed_cb (self);
}
