/* The window over the rows of a text, and the best board of those the layouts find there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/layout.h"

/* Scans the next row with data into its place; FALSE at the end. */
static gboolean
scan_row (GridWindow *self, GridRow *row)
{
  gboolean gap = FALSE, rule = FALSE;
  const char *comment = NULL;

  while (grid_row_next (row, self->text, &self->offset, &self->at))
    {
      if (row->kind == GRID_ROW_DATA)
        {
          row->after_gap = gap;
          row->after_rule = rule;
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
}

gboolean
grid_matcher_looks_for (const GridMatcher *self, guint order, guint least)
{
  return order >= least && order <= SUDOKU_MAX_ORDER && (self->wanted == 0 || order == self->wanted);
}

GridEntry
grid_matcher_entry (GridMatcher *self, const GridRow *row, GridLayoutId layout, GridView view, guint order)
{
  return (GridEntry){ .offset = (guint32) (row->line.start - self->window.text->data),
                      .line = row->line.number,
                      .title = GRID_NO_OFFSET,
                      .order = (guint8) order,
                      .view = (guint8) (view & 15),
                      .layout = (guint8) (layout & 15) };
}

void
grid_matcher_add_known (GridMatcher *self, const GridEntry *entry, guint rows)
{
  self->entry = *entry;
  self->rows = rows;
  self->value = 100;
  self->regions = FALSE;
}

/* Takes cells that can be no board as the regions of one. Returns FALSE if they are none. */
static gboolean
add_regions (GridMatcher *self, const GridEntry *entry, guint rows)
{
  const SudokuShape *shape = nonet_shape_get_usual (entry->order);
  guint map[SUDOKU_MAX_CELLS];

  for (guint i = 0; i < (guint) entry->order * entry->order; i++)
    {
      if (self->cells[i].length != 1)
        return FALSE;
      map[i] = (guchar) *self->cells[i].start;
    }
  if (entry->order < 4 || !nonet_shape_has_regions (shape, map))
    return FALSE;
  grid_matcher_add_known (self, entry, rows);
  self->regions = TRUE;
  self->boxes = nonet_shape_has_boxes (shape, map);
  return TRUE;
}

gboolean
grid_matcher_add (GridMatcher *self, const GridEntry *entry, guint rows, const GridScore *score, guint penalty)
{
  guint value = score->alone ? 10 : MAX (score->value, penalty + 10) - penalty;

  if (score->value == 0)
    return add_regions (self, entry, rows);
  if (self->rows > 0 && self->value >= value)
    return TRUE;
  grid_matcher_add_known (self, entry, rows);
  self->value = value;
  self->entry.doubtful = grid_score_is_doubtful (score, entry->order) != 0;
  self->entry.alone = score->alone != 0;
  return TRUE;
}
