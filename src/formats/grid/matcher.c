/* The window over the rows of a text, and what layouts use to say what they found in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/matcher.h"

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

GridMatch *
grid_matcher_add_known (GridMatcher *self, const GridEntry *entry, guint rows)
{
  GridMatch *match = &self->matches[self->n_matches];

  if (self->n_matches == GRID_MOST_MATCHES)
    return NULL;
  self->n_matches++;
  *match = (GridMatch){ .entry = *entry, .rows = rows, .score = 100 };
  return match;
}

gboolean
grid_matcher_add (GridMatcher *self,
                  const GridEntry *entry,
                  guint rows,
                  const GridScore *score,
                  guint value,
                  guint penalty)
{
  gboolean overlap = self->wanted == 0 && grid_score_is_overlap (score, self->cells, entry->order);
  GridMatch *match = value > 0 || overlap ? grid_matcher_add_known (self, entry, rows) : NULL;

  if (match == NULL)
    return FALSE;
  match->overlap = overlap;
  match->score = overlap ? 100 : MAX ((gint) value - (gint) penalty, 10);
  match->entry.doubtful = grid_score_is_doubtful (score, entry->order) != 0;
  return TRUE;
}

gboolean
grid_matcher_add_regions (GridMatcher *self, const GridEntry *entry, guint rows)
{
  const SudokuShape *shape = nonet_shape_get_usual (entry->order);
  guint map[SUDOKU_MAX_CELLS];
  GridMatch *match;

  for (guint i = 0; i < (guint) entry->order * entry->order; i++)
    {
      if (self->cells[i].length != 1)
        return FALSE;
      map[i] = (guchar) *self->cells[i].start;
    }
  match = entry->order >= 4 && nonet_shape_has_regions (shape, map) ? grid_matcher_add_known (self, entry, rows) : NULL;
  if (match == NULL)
    return FALSE;
  match->regions = TRUE;
  match->boxes = nonet_shape_has_boxes (shape, map);
  return TRUE;
}
