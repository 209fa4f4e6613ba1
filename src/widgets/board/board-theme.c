/* The board's colours on this desktop, the styles of the painter with the accent and the font of the window; and boards drawn so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-theme.h"

#include <glib/gi18n.h>

#define STYLE_KEY "nonet-board-style"

/* gtk_style_context_lookup_color () is the only way to a named colour there is in GTK 4. */
static gboolean
lookup (GtkWidget *widget, const char *name, NonetColour *colour)
{
  GdkRGBA rgba;

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &rgba))
    return FALSE;
  colour->red = rgba.red;
  colour->green = rgba.green;
  colour->blue = rgba.blue;
  return TRUE;
}

/* Heavier tints and lines; the form of marks comes with style->high_contrast. */
static void
raise_contrast (NonetBoardStyle *style, gboolean dark)
{
  NonetColour black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };

  style->high_contrast = TRUE;
  style->paper = dark ? black : white;
  style->ink = style->given = style->candidate = style->thick_line = dark ? white : black;
  style->thin_line = dark ? (NonetColour){ 0.6, 0.6, 0.6, 1 } : (NonetColour){ 0.4, 0.4, 0.4, 1 };
  style->faded = dark ? (NonetColour){ 0.6, 0.6, 0.6, 1 } : (NonetColour){ 0.4, 0.4, 0.4, 1 };
  style->entry = dark ? (NonetColour){ 0.75, 0.88, 1, 1 } : (NonetColour){ 0, 0.2, 0.55, 1 };
  style->tried = dark ? (NonetColour){ 1, 0.85, 0.6, 1 } : (NonetColour){ 0.45, 0.18, 0, 1 };
  style->found = dark ? (NonetColour){ 0.75, 1, 0.8, 1 } : (NonetColour){ 0, 0.3, 0.12, 1 };
  style->conflict = dark ? (NonetColour){ 1, 0.75, 0.72, 1 } : (NonetColour){ 0.6, 0, 0.05, 1 };
  style->cursor = dark ? white : black;
}

static void
fill_style (NonetBoardStyle *style, GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  char *family = (char *) style->font_family;

  *style = dark ? *nonet_board_style_dark () : *nonet_board_style_light ();
  lookup (widget, "view_bg_color", &style->paper);
  if (lookup (widget, "accent_bg_color", &style->selected))
    {
      double selected = style->selected.alpha, equal = style->equal.alpha, ring = style->ring.alpha;

      style->equal = style->ring = style->selected;
      style->selected.alpha = selected;
      style->equal.alpha = equal;
      style->ring.alpha = ring;
    }
  lookup (widget, "accent_color", &style->cursor);
  if (adw_style_manager_get_high_contrast (manager))
    raise_contrast (style, dark);
  g_free (family);
  style->font_family = g_strdup (pango_font_description_get_family (font));
}

static void
style_free (gpointer data)
{
  NonetBoardStyle *style = data;

  g_free ((char *) style->font_family);
  g_free (style);
}

static void
queue_draw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    queue_draw (child);
}

static void
theme_changed (GtkWidget *widget)
{
  fill_style (g_object_get_data (G_OBJECT (widget), STYLE_KEY), widget);
  queue_draw (widget);
}

const NonetBoardStyle *
nonet_board_style_for_widget (GtkWidget *widget)
{
  NonetBoardStyle *style = g_object_get_data (G_OBJECT (widget), STYLE_KEY);
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (style != NULL)
    return style;
  style = g_new0 (NonetBoardStyle, 1);
  fill_style (style, widget);
  g_object_set_data_full (G_OBJECT (widget), STYLE_KEY, style, style_free);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (theme_changed), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (theme_changed), widget, G_CONNECT_SWAPPED);
  return style;
}

void
nonet_board_scene_draw (const NonetBoardScene *scene, GtkWidget *widget, cairo_t *cr, double size)
{
  nonet_board_draw (cr, scene, nonet_board_style_for_widget (widget), size, gtk_widget_get_scale_factor (widget), NULL);
}

void
nonet_board_scene_snapshot (const NonetBoardScene *scene, GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), size = MIN (width, gtk_widget_get_height (widget));
  cairo_t *cr;

  if (size <= 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (width - size) / 2, 0));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  nonet_board_scene_draw (scene, widget, cr, size);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

/* The nine colours of cells as people see them. */

const char *
nonet_colour_name (guint colour)
{
  static const char *const names[NONET_MAX_COLOUR] = { N_ ("Red"),    N_ ("Orange"), N_ ("Yellow"),
                                                       N_ ("Green"),  N_ ("Cyan"),   N_ ("Blue"),
                                                       N_ ("Purple"), N_ ("Brown"),  N_ ("Gray") };

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
