/* Sliding over the rows of a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/window.h"

void
grid_window_init (GridWindow *self, const NonetText *text, const GridStyle *style)
{
  *self = (GridWindow){ .text = text, .style = style };
}

/* Scans the next row with data into its place; FALSE at the end. */
static gboolean
scan_row (GridWindow *self, GridRow *row)
{
  gboolean gap = FALSE, rule = FALSE;
  const char *comment = NULL;

  while (grid_row_next (row, self->text, self->style, &self->offset, &self->at))
    {
      if (row->kind == GRID_ROW_DATA)
        {
          row->after_gap = gap;
          row->after_rule = rule;
          row->after_comment = comment != NULL;
          row->comment = comment;
          return TRUE;
        }
      gap = gap || row->kind == GRID_ROW_EMPTY;
      rule = rule || row->kind == GRID_ROW_RULE;
      comment = row->kind == GRID_ROW_COMMENT ? row->line.start : comment;
    }
  return FALSE;
}

const GridRow *
grid_window_peek (GridWindow *self, guint index)
{
  if (index >= GRID_WINDOW_ROWS)
    return NULL;
  while (self->count <= index && !self->ended)
    if (scan_row (self, &self->rows[(self->first + self->count) % GRID_WINDOW_ROWS]))
      self->count++;
    else
      self->ended = TRUE;
  return index < self->count ? &self->rows[(self->first + index) % GRID_WINDOW_ROWS] : NULL;
}

void
grid_window_consume (GridWindow *self, guint rows)
{
  self->first = (self->first + rows) % GRID_WINDOW_ROWS;
  self->count -= rows;
  self->consumed += rows;
}
