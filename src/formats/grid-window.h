/* The next lines of a text, each looked at once, as a window that slides over them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-row.h"

G_BEGIN_DECLS

#define GRID_WINDOW_ROWS 128 /* more than a board of the largest order and a header have */

typedef struct
{
  const NonetText *text;
  const GridStyle *style;
  GridRow rows[GRID_WINDOW_ROWS];
  guint first, count; /* of the rows that are looked at */
  gsize offset;       /* behind them */
  NonetLine at;
  gboolean ended;
  guint32 title; /* offset of the last line of words or comment, or G_MAXUINT32 */
} GridWindow;

/* text and style are borrowed. */
void grid_window_init (GridWindow *self, const NonetText *text, const GridStyle *style);

/* The index-th row with data from here on, or NULL behind the last. Valid until rows are consumed. */
GridRow *grid_window_peek (GridWindow *self, guint index);

/* Goes on behind rows that were looked at. */
void grid_window_consume (GridWindow *self, guint rows);

G_END_DECLS
