/* Drawing texts on paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/page-text.h"

/* The size of the footer's font, of that of the heading, and how dark it is. */
#define FOOTER_FONT 0.55
#define GREY 0.25

/* A text that has to be shortened to less than that many times its size is left out. */
#define SHORTEST_TEXT 2.5

PangoLayout *
nonet_page_text_new (cairo_t *cr, const char *markup, double size)
{
  PangoLayout *text = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (text), options);
  cairo_font_options_destroy (options);
  pango_font_description_set_family (font, "Sans");
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_layout_set_single_paragraph_mode (text, TRUE);
  pango_layout_set_markup (text, markup, -1);
  return text;
}

static double
get_width (PangoLayout *text)
{
  int width;

  pango_layout_get_size (text, &width, NULL);
  return (double) width / PANGO_SCALE;
}

double
nonet_page_text_draw (cairo_t *cr,
                      const char *markup,
                      double size,
                      const cairo_rectangle_t *place,
                      double align,
                      gboolean right_to_left)
{
  g_autoptr (PangoLayout) text = nonet_page_text_new (cr, markup, size);
  double width = get_width (text), baseline;

  if (width > place->width && place->width < size * SHORTEST_TEXT)
    return 0;
  if (width > place->width)
    {
      pango_layout_set_width (text, (int) (place->width * PANGO_SCALE));
      pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
      pango_layout_set_alignment (text, PANGO_ALIGN_LEFT);
      pango_layout_set_auto_dir (text, TRUE);
      width = MIN (get_width (text), place->width);
    }
  if (right_to_left)
    align = 1 - align;
  baseline = (double) pango_layout_get_baseline (text) / PANGO_SCALE;
  cairo_move_to (cr, place->x + (place->width - width) * align, place->y + place->height - size * 0.5 - baseline);
  pango_cairo_show_layout (cr, text);
  return width;
}

void
nonet_page_draw_footer (const NonetPageLayout *layout, cairo_t *cr, const char *footer, guint page, guint n_pages)
{
  double height = nonet_page_layout_get_footer_height (layout);
  double size = nonet_page_layout_get_heading_size (layout) * FOOTER_FONT;
  g_autofree char *number = g_strdup_printf ("%u/%u", page + 1, n_pages);
  g_autofree char *markup = footer != NULL ? g_markup_escape_text (footer, -1) : NULL;
  cairo_rectangle_t inside, place;

  if (!layout->has_footer)
    return;
  nonet_page_layout_get_inside (layout, &inside);
  place = (cairo_rectangle_t){ inside.x, inside.y + inside.height - height, inside.width, height };
  cairo_set_source_rgb (cr, GREY, GREY, GREY);
  if (n_pages > 1)
    place.width -= nonet_page_text_draw (cr, number, size, &place, 1, layout->right_to_left) + size;
  if (layout->right_to_left)
    place.x += inside.width - place.width;
  if (markup != NULL)
    nonet_page_text_draw (cr, markup, size, &place, 0, layout->right_to_left);
  cairo_set_source_rgb (cr, 0, 0, 0);
}
