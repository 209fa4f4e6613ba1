/* Sliding over the lines of a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-window.h"

#include <string.h>

void
grid_window_init (GridWindow *self, const NonetText *text, const GridStyle *style)
{
  memset (self, 0, sizeof *self);
  self->text = text;
  self->style = style;
  self->title = G_MAXUINT32;
}

GridRow *
grid_window_peek (GridWindow *self, guint index)
{
  gboolean gap = FALSE, border = FALSE, comment = FALSE;

  while (self->count <= index && !self->ended)
    {
      GridRow *row = &self->rows[(self->first + self->count) % GRID_WINDOW_ROWS];

      if (!nonet_text_next_line (self->text, &self->offset, &self->at))
        {
          self->ended = TRUE;
          break;
        }
      memset (row, 0, sizeof *row);
      grid_line_scan (&row->scan, &self->at, self->style);
      switch (row->scan.kind)
        {
        case GRID_LINE_EMPTY:
          gap = TRUE;
          break;
        case GRID_LINE_BORDER:
          border = TRUE;
          break;
        case GRID_LINE_COMMENT:
          comment = TRUE;
          if (self->count == 0)
            self->title = (guint32) (self->at.start - self->text->data);
          break;
        case GRID_LINE_DATA:
        default:
          row->after_gap = gap;
          row->after_border = border;
          row->after_comment = comment;
          gap = border = comment = FALSE;
          self->count++;
        }
    }
  return index < self->count ? &self->rows[(self->first + index) % GRID_WINDOW_ROWS] : NULL;
}

void
grid_window_consume (GridWindow *self, guint rows)
{
  self->first = (self->first + rows) % GRID_WINDOW_ROWS;
  self->count -= rows;
}
