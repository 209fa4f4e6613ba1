/* Rows of a list view that draw themselves: texts and icons on one line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list view makes and fills two hundred rows for the twenty in sight. Rows made of labels measure every text anew each time the
 * list jumps, and rows of several widgets take long where thousands of items are inserted one by one; a drawn row finds its words and
 * lays them out when it is first in sight. In the job steps-ten-thousand of bench-lateness, the longest turn of the main loop took
 * 5 ms with drawn rows, 34 to 44 ms with labels, and 29 to 36 ms with inscriptions, which in a minute had filled the list by no more
 * than 2,100 and 3,300 steps.
 */
#pragma once

#include <gtk/gtk.h>

#define NONET_TYPE_DRAWN_ROW (nonet_drawn_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetDrawnRow, nonet_drawn_row, NONET, DRAWN_ROW, GtkWidget)

/* What a row shows, from where the line begins; texts end in dots where there is no room. */
typedef struct
{
  const char *number; /* dim, at the end of a column; NULL: there is no such column, but a place for an arrow */
  guint depth;        /* by which the arrow is indented */
  const char *arrow;  /* an icon's name, or NULL */
  const char *title;
  gboolean starred;
  const char *end;    /* at the end of the line … */
  const char *colour; /* … in a colour of the theme; NULL: in a pill */
} NonetDrawnLine;

/* Says what the row of an item shows, by nonet_drawn_row_show (). Called when the row is in sight and not written. */
typedef void (*NonetDrawnRowFunc) (gpointer data, NonetDrawnRow *row, GtkListItem *item);

/* The row of an item of a view, to be its child. */
NonetDrawnRow *nonet_drawn_row_new (GtkListView *view, GtkListItem *item, NonetDrawnRowFunc write, gpointer data);

void nonet_drawn_row_show (NonetDrawnRow *self, const NonetDrawnLine *line);

/* What the rows of a view show is no longer right. */
void nonet_drawn_rows_rewrite (GtkListView *view);

/* Whether a place in the row is where the arrow is, or close to it. */
gboolean nonet_drawn_row_is_at_arrow (NonetDrawnRow *self, double x);
