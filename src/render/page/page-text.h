/* Texts on paper: lines in a place of a page, and what is at the foot of each page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <pango/pangocairo.h>

#include "render/page/page-layout.h"

G_BEGIN_DECLS

/* A text of one line, as markup, size points high and without hinting: its lines end at the same places on any device. */
PangoLayout *nonet_page_text_new (cairo_t *cr, const char *markup, double size);

/* Draws a line into a place: align 0 at its start, 0.5 in the middle, 1 at its end, as one reads; at its foot. What is too wide
 * ends with an ellipsis. Returns the width of the text, 0 if there is no room for any. */
double nonet_page_text_draw (cairo_t *cr,
                             const char *markup,
                             double size,
                             const cairo_rectangle_t *place,
                             double align,
                             gboolean right_to_left);

/* Draws the line at the foot of a page, from 0: a footer, which may be NULL, and of several pages the number. Nothing if the layout
 * has no footer. */
void nonet_page_draw_footer (const NonetPageLayout *layout, cairo_t *cr, const char *footer, guint page, guint n_pages);

G_END_DECLS
