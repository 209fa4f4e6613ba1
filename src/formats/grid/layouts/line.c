/* One line a board, all of it cells: "5 3 0 …", "534 678 912 …", "53  7    …", "53..7..../6..195.../…"; and cells that run on
 * over lines: one a line, or three lines of 27.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "formats/grid/layout.h"

/* Whether the line tells the size of the board, or of its boxes, and then has all its cells. */
static gboolean
begins_with_size (const GridRow *row, const GridStyle *style, guint order)
{
  GridCell first;
  guint number = 0;

  if (order < 4 || row->longest > 2)
    return FALSE;
  grid_row_cut (row, style, GRID_FIELDS, &first, 1);
  for (guint i = 0; i < first.length; i++)
    number = g_ascii_isdigit (first.start[i]) ? 10 * number + (guint) (first.start[i] - '0') : 999;
  return number == order || number * number == order;
}

/* The characters between the quotes around the line, or all of it; returns how many there are. */
static guint
find_raw (const GridRow *row, const char **start)
{
  const char *end = row->line.start + row->line.length, *p = row->line.start, *q = end;

  while (p < end && *p != '"' && *p != '\'')
    p++;
  while (q > p + 1 && q[-1] != *p)
    q--;
  *start = p < end && q > p + 1 ? p + 1 : row->line.start;
  return (guint) g_utf8_strlen (*start, (*start == p + 1 ? q - 1 : end) - *start);
}

/* Cuts a line whose every character is a cell. */
static gboolean
cut_raw (const GridRow *row, guint count, GridCell *cells)
{
  const char *p;

  if (find_raw (row, &p) != count)
    return FALSE;
  for (guint i = 0; i < count; i++, p = g_utf8_next_char (p))
    cells[i] = (GridCell){ p, *p != ' ' ? (guint) (g_utf8_next_char (p) - p) : 0, FALSE };
  return TRUE;
}

/* Cuts a line whose rows stand apart by one character: "53..7..../6..195.../…". */
static gboolean
cut_parted (const GridRow *row, const GridStyle *style, guint order, GridCell *cells)
{
  guint count = order * order + order - 1;
  g_autofree GridCell *all = NULL;

  if (row->characters != count)
    return FALSE;
  all = g_new (GridCell, count);
  grid_row_cut (row, style, GRID_CHARACTERS, all, count);
  for (guint i = 0; i < count; i++)
    if (i % (order + 1) != order)
      cells[i - i / (order + 1)] = all[i];
    else if (g_ascii_isalnum (*all[i].start) || *all[i].start != *all[order].start)
      return FALSE;
  return TRUE;
}

/* Cuts the line of an entry. */
static gboolean
cut_line (const GridRow *row, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  guint order = entry->order, count = order * order + entry->labelled;
  g_autofree GridCell *labelled = NULL;

  if (entry->view == GRID_RAW)
    return cut_raw (row, count, cells);
  if (entry->view == GRID_BETWEEN)
    return cut_parted (row, style, order, cells);
  if (!entry->labelled)
    return grid_row_cut (row, style, entry->view, cells, count) == count;
  labelled = g_new (GridCell, count);
  if (grid_row_cut (row, style, entry->view, labelled, count) != count)
    return FALSE;
  memcpy (cells, labelled + 1, (count - 1) * sizeof (GridCell));
  return TRUE;
}

/* Adds the line as a board in a view; strict: only one in which nothing comes twice. */
static void
try_view (GridMatcher *self, guint at, GridView view, guint order, gboolean labelled, gboolean strict)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  GridEntry entry = grid_matcher_entry (self, row, GRID_LINE, view, order);
  GridScore score;
  guint value;

  entry.labelled = labelled != 0;
  if (!cut_line (row, self->window.style, &entry, self->cells))
    return;
  for (guint i = 0; view == GRID_FIELDS && i < order * order; i++)
    if (!grid_is_cell_field (&self->cells[i], order))
      return;
  value = grid_score (&score, self->cells, order);
  if (value == 0 && (strict || order < 9 || score.bad > order))
    return;
  entry.doubtful = order < 9 && grid_score_is_doubtful (&score, order);
  if (strict && (score.twice > 0 || score.blanks < order || score.givens < order))
    return;
  if (strict)
    grid_matcher_add (self, &entry, 1, &score, value, 2);
  else
    grid_matcher_add_known (self, &entry, 1);
}

void
grid_match_line (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  guint by_fields = sudoku_order_of_cells (row->fields), before = self->n_matches;
  guint but_one = row->fields > 0 ? sudoku_order_of_cells (row->fields - 1) : 0;
  guint by_characters = sudoku_order_of_cells (row->characters), raw;
  const char *start;

  if (row->fields == 0)
    return;
  if (grid_matcher_wants (self, by_fields, 4) && row->longest <= 4)
    try_view (self, at, GRID_FIELDS, by_fields, FALSE, FALSE);
  if (self->n_matches == before && grid_matcher_wants (self, but_one, 6)
      && begins_with_size (row, self->window.style, but_one))
    try_view (self, at, GRID_FIELDS, but_one, TRUE, FALSE);
  if (self->n_matches == before && grid_matcher_wants (self, by_characters, 6) && (row->rowlike || self->wanted != 0)
      && row->characters == row->fields * row->longest)
    try_view (self, at, GRID_CHARACTERS, by_characters, FALSE, FALSE);
  for (guint order = 6; order < 26 && self->n_matches == before; order++)
    if (row->characters == order * order + order - 1 && grid_matcher_wants (self, order, 6))
      try_view (self, at, GRID_BETWEEN, order, FALSE, TRUE);
  if (self->n_matches > before || row->line.length > 4 * SUDOKU_MAX_CELLS || row->segments > 0)
    return;
  raw = sudoku_order_of_cells (find_raw (row, &start));
  if (grid_matcher_wants (self, raw, 6) && raw * raw >= row->characters)
    try_view (self, at, GRID_RAW, raw, FALSE, TRUE);
}

gboolean
grid_line_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  NonetLine line = { .number = entry->line - 1 };
  gsize offset = entry->offset;
  GridRow row;

  return grid_row_next (&row, text, style, &offset, &line) && cut_line (&row, style, entry, cells);
}

/* The cells of each of the lines over which a board runs on, if a row could be one of them; and its order. */
static guint
flow_width (const GridRow *row, guint *order)
{
  if (row == NULL)
    return 0;
  *order = 9;
  if (row->fields == 1 && row->longest <= 2)
    return 1;
  return row->characters == 27 && row->rowlike ? 27 : 0;
}

/* How many lines from a row on are as wide, up to most. */
static guint
count_flow (GridMatcher *self, guint at, guint width, guint most)
{
  guint rows = 0, order;

  while (rows < most && flow_width (grid_window_peek (&self->window, at + rows), &order) == width)
    rows++;
  return rows;
}

void
grid_match_flow (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  guint order, width = flow_width (row, &order), rows, filled = 0;
  GridEntry entry;
  GridScore score;

  if (width == 0 || self->window.consumed + at < self->flow_end)
    return;
  rows = count_flow (self, at, width, width == 1 ? 257 : 3);
  if (rows == 256 && width == 1)
    order = 16;
  else if (rows * width != 81)
    {
      self->flow_end = self->window.consumed + at + rows;
      return;
    }
  entry = grid_matcher_entry (self, row, GRID_FLOW, width == 1 ? GRID_FIELDS : GRID_CHARACTERS, order);
  if (!grid_matcher_wants (self, order, 4))
    return;
  for (guint i = 0; i < rows; i++)
    filled += grid_row_cut (grid_window_peek (&self->window, at + i), self->window.style, entry.view,
                            self->cells + filled, order * order - filled);
  if (filled == order * order)
    grid_matcher_add (self, &entry, rows, &score, grid_score (&score, self->cells, order), 0);
}

gboolean
grid_flow_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  guint count = (guint) entry->order * entry->order, filled = 0;
  NonetLine line = { .number = entry->line - 1 };
  gsize offset = entry->offset;
  GridRow row;

  while (filled < count && grid_row_next (&row, text, style, &offset, &line))
    if (row.kind == GRID_ROW_DATA)
      filled += grid_row_cut (&row, style, entry->view, cells + filled, count - filled);
  return filled == count;
}
