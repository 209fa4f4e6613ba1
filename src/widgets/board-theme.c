/* The board's colours on this desktop: the styles of the painter with the accent and the font of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-theme.h"

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
  style->entry = dark ? (NonetColour){ 0.75, 0.88, 1, 1 } : (NonetColour){ 0, 0.2, 0.55, 1 };
  style->found = dark ? (NonetColour){ 0.75, 1, 0.8, 1 } : (NonetColour){ 0, 0.3, 0.12, 1 };
  style->conflict = dark ? (NonetColour){ 1, 0.75, 0.72, 1 } : (NonetColour){ 0.6, 0, 0.05, 1 };
  style->cursor = dark ? white : black;
}

void
nonet_board_style_for_widget (NonetBoardStyle *style, GtkWidget *widget, char **family)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));

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
  g_free (*family);
  *family = g_strdup (pango_font_description_get_family (font));
  style->font_family = *family;
}

void
nonet_board_style_watch (GtkWidget *widget, void (*func) (GtkWidget *widget))
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (func), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (func), widget, G_CONNECT_SWAPPED);
}
