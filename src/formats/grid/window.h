/* The next rows of a text, each scanned once, as a window that slides over them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/cut.h"

G_BEGIN_DECLS

#define GRID_WINDOW_ROWS 1024 /* more than the longest way to write a board has, and what is undecided before it */

typedef struct
{
  const NonetText *text;
  const GridStyle *style;
  GridRow rows[GRID_WINDOW_ROWS];
  guint first, count; /* of the rows that are scanned */
  guint64 consumed;   /* rows before the first */
  gsize offset;       /* after them */
  NonetLine at;
  gboolean ended;
} GridWindow;

/* text and style are borrowed. */
void grid_window_init (GridWindow *self, const NonetText *text, const GridStyle *style);

/* The index-th row with cells or words from here on, or NULL after the last. Valid until rows are consumed. */
const GridRow *grid_window_peek (GridWindow *self, guint index);

/* Continues after rows that were looked at. */
void grid_window_consume (GridWindow *self, guint rows);

G_END_DECLS
