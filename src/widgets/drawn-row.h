/* Rows of a list view that draw themselves: texts and icons on one line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list view makes and fills two hundred rows for the twenty in sight. Rows made of labels measure every text anew each time the
 * list jumps; a drawn row lays out its texts when it is first in sight. Places are pixels from where the line begins, on the right
 * where one reads from right to left.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define NONET_TYPE_DRAWN_ROW (nonet_drawn_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (NonetDrawnRow, nonet_drawn_row, NONET, DRAWN_ROW, GtkWidget)

struct _NonetDrawnRowClass
{
  GtkWidgetClass parent_class;

  /* Lays out the texts of what the row shows. Called before draw if the row is in sight and not written. */
  void (*write) (NonetDrawnRow *self);

  /* Draws what was written; not called of a row that shows nothing. */
  void (*draw) (NonetDrawnRow *self, GtkSnapshot *snapshot);
};

/* Says which view the row belongs to; once, before anything else. */
void nonet_drawn_row_set_view (NonetDrawnRow *self, GtkListView *view);

/* Whether the row shows something; it does not at first. What it showed has to be written anew. */
void nonet_drawn_row_set_filled (NonetDrawnRow *self, gboolean is_filled);

/* What is written is no longer right. */
void nonet_drawn_row_rewrite (NonetDrawnRow *self);

/* A line that ends in dots where it is too wide; see pango_layout_set_width(). */
PangoLayout *nonet_drawn_row_new_layout (NonetDrawnRow *self, const char *text);

/* The left edge, in the row, of something width wide at x; it is its own inverse. */
float nonet_drawn_row_mirror (NonetDrawnRow *self, double x, double width);

/* The colour of this name in the theme; that of the text if there is none, or for NULL. */
GdkRGBA nonet_drawn_row_get_colour (NonetDrawnRow *self, const char *name);

void nonet_drawn_row_draw_text (NonetDrawnRow *self,
                                GtkSnapshot *snapshot,
                                PangoLayout *layout,
                                double x,
                                const GdkRGBA *colour);

/* Draws a symbolic icon of the theme. */
void nonet_drawn_row_draw_icon (NonetDrawnRow *self, GtkSnapshot *snapshot, const char *name, int size, double x);

G_END_DECLS
