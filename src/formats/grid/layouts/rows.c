/* Rows of cells: one a row of the board, the whole board in one, or cells that run on over several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   9 3 3             1 2 3 4        | 1 . | . 4 |      5 3 0 … 7 9      53..7..../6..195.../…
 *   123456789      A  1 . . 4        | . . | 2 . |
 *   53..7....      B  . . 2 .        +-----+-----+      53..7…8. (27 cells)
 *   …              …                 …                  …
 *
 * Before the first row there may be a head that numbers the columns, the size of the board, or its alphabet.
 */
#include <string.h>

#include "formats/grid/layouts/layouts.h"

/* How the rows are taken. */
typedef struct
{
  guint at, skip; /* the first row that belongs to the board, and how many there are before its cells */
  guint order, box_rows;
  GridView view;
  gboolean labelled, alphabet;
  guint side; /* as in GridEntry */
  guint first_label;
} Block;

#define NO_LABELS G_MAXUINT

static const GridRow *
row_of (GridMatcher *self, const Block *block, guint index)
{
  return grid_window_peek (&self->window, block->at + block->skip + index);
}

/* Over how many rows the cells of a board run. */
static guint
count_rows (const GridEntry *entry)
{
  if (entry->layout == GRID_LINE)
    return 1;
  if (entry->layout == GRID_ROWS)
    return entry->order;
  return entry->view == GRID_FIELDS ? (guint) entry->order * entry->order : 3;
}

/* What stands between two cells, in characters; a tab is as wide as several. */
static guint
distance (const GridCell *cell, const GridCell *next)
{
  const char *p = cell->start + cell->length;
  guint count = 0;

  for (; p < next->start; p++)
    count += *p == '\t' ? 8 : 1;
  return count;
}

/* Cuts a row of two boards side by side, which are farther apart than any cells, and keeps those of one. */
static gboolean
cut_side (const GridRow *row, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  GridCell both[2 * SUDOKU_MAX_ORDER];
  guint order = entry->order, apart;

  if (grid_row_cut (row, style, entry->view, both, 2 * order) != 2 * order)
    return FALSE;
  apart = distance (&both[order - 1], &both[order]);
  for (guint i = 1; i < 2 * order; i++)
    if (i != order && distance (&both[i - 1], &both[i]) >= apart)
      return FALSE;
  memcpy (cells, both + (entry->side == 2 ? order : 0), order * sizeof *cells);
  return TRUE;
}

/* Cuts the index-th row of a board, whose labels count from first on, into its place among the cells. */
static gboolean
cut_row (const GridRow *row, const GridStyle *style, const GridEntry *entry, guint first, guint index, GridCell *cells)
{
  guint count = (guint) entry->order * entry->order / count_rows (entry);

  cells += index * count;
  if (entry->side != 0)
    return cut_side (row, style, entry, cells);
  if (grid_row_cut (row, style, entry->view, cells, count + entry->labelled) != count + entry->labelled
      || (entry->labelled && entry->layout == GRID_ROWS && first != NO_LABELS
          && !grid_cell_is_label (cells, index + first)))
    return FALSE;
  if (entry->labelled)
    memmove (cells, cells + 1, count * sizeof *cells);
  return entry->view != GRID_PAIRS || grid_are_pairs (grid_row_first_field (row, style).start, count, entry->order);
}

static gboolean
are_fields (const GridCell *cells, guint order)
{
  for (guint i = 0; i < order * order; i++)
    if (!grid_is_cell_field (&cells[i], order))
      return FALSE;
  return TRUE;
}

/* Whether each row has as many cells as it should. */
static gboolean
counts_fit (GridMatcher *self, const Block *block)
{
  guint stars = 0, repeats = 0, letters = 0, most = 0, runs = 0, order = block->order;
  guint count = order * (block->side != 0 ? 2 : 1) + block->labelled;
  /* How often a digit can come in a row of two boards, or of nine numbers with a zero before each; 0 for any number of times. */
  guint most_times = order != 9 ? 0 : block->side != 0 ? 2 : block->view == GRID_PAIRS ? 1 : 0;

  for (guint i = 0; i < order; i++)
    {
      const GridRow *row = row_of (self, block, i);

      if (row == NULL || (i > 0 && row->comment != NULL) || (block->view == GRID_SPACED && row->blanks)
          || (block->labelled && row->fields < 2) || (most_times > 0 && row->most > most_times)
          || grid_row_count (row, block->view, count) != count)
        return FALSE;
      stars += row->stars;
      repeats += row->repeats;
      letters += row->letter_repeats;
      most = MAX (most, row->most);
      runs += row->runs;
    }
  /* Symbols at random are neither a board, nor its regions, nor several boards together: they need not be looked at closer. */
  if (block->view == GRID_CHARACTERS && order >= 9 && block->side == 0)
    return repeats + (order > 9 ? letters : 0) <= 2 * order || 4 * runs <= 3 * order * order
           || (order > 10 && letters == 0 && most <= order / 6 + 1);
  return block->view != GRID_STARRED || stars > 0;
}

/* Cuts the rows into self->cells, without their labels. */
static gboolean
cut_rows (GridMatcher *self, const Block *block, const GridEntry *entry)
{
  gboolean characters = block->view == GRID_CHARACTERS || block->view == GRID_STARRED || block->view == GRID_RAW;

  for (guint i = 0; i < block->order; i++)
    if (!cut_row (row_of (self, block, i), self->window.style, entry, block->first_label, i, self->cells))
      return FALSE;
  return characters || are_fields (self->cells, block->order);
}

/* The box rows that rules or gaps between the rows show, and the bars in them; 0 if they show none. *odd is set if there
 * are some that stand between no boxes. */
static guint
find_box_rows (GridMatcher *self, const Block *block, gboolean *odd)
{
  const GridRow *first = row_of (self, block, 0);
  guint rows = 0, columns = block->view == GRID_FIELDS ? first->bar_fields : first->bar_characters,
        order = block->order;

  *odd = FALSE;
  for (guint i = 1; i < order; i++)
    if (row_of (self, block, i)->after_rule || row_of (self, block, i)->after_gap)
      {
        rows = rows != 0 ? rows : i;
        *odd = *odd || i % rows != 0 || order % rows != 0;
      }
  if (block->view == GRID_SPACED)
    columns = order / MAX (grid_row_pieces (first, self->window.style, order), 1);
  if (block->view == GRID_SEGMENTS || block->view == GRID_DELIMITED || columns == 1)
    columns = 0;
  columns -= block->labelled && columns > 0 ? 1 : 0;
  if (rows > 1 && order % rows == 0 && (columns == 0 || columns * rows == order))
    return rows;
  return rows == 0 && columns > 1 && order % columns == 0 ? order / columns : 0;
}

/* A board smaller than any Sudoku must be all there is, and a board of one cell must be blank or hold its only value. */
static gboolean
is_too_small (GridMatcher *self, const Block *block)
{
  const GridRow *row = row_of (self, block, 0);

  if (block->order >= 4)
    return FALSE;
  return !self->begins_text || block->labelled || block->skip > 0 || row_of (self, block, block->order) != NULL
         || (block->order == 1
             && (row->characters != 1 || strchr (self->wanted == 1 ? ".01_" : "._", *row->from) == NULL));
}

/* Whether cells of any character are those of a board: nothing comes twice, and the outer columns are not all spaces. */
static gboolean
is_raw_board (const GridScore *score, const GridCell *cells, guint order)
{
  gboolean first = FALSE, last = FALSE;

  for (guint i = 0; i < order * order; i += order)
    {
      first = first || cells[i].length > 0;
      last = last || cells[i + order - 1].length > 0;
    }
  return first && last && score->twice == 0 && score->blanks >= order && score->givens >= order;
}

/* Whether the last cell of each row is but what a delimiter at the end of the line leaves. */
static gboolean
ends_in_delimiters (const GridRow *first, const Block *block, const GridCell *cells)
{
  gboolean all = block->view == GRID_DELIMITED && first->trailing && block->order == first->delimited + 1;

  for (guint row = 1; all && row <= block->order; row++)
    all = cells[row * block->order - 1].length == 0;
  return all;
}

static gboolean
try_block (GridMatcher *self, const Block *block)
{
  const GridRow *first = row_of (self, block, 0);
  GridEntry entry;
  GridScore score;
  guint value;
  gboolean odd;

  if (!grid_matcher_looks_for (self, block->order, 1) || is_too_small (self, block) || !counts_fit (self, block))
    return FALSE;
  entry = grid_matcher_entry (self, first, GRID_ROWS, block->view, block->order);
  entry.labelled = block->labelled != 0;
  /* Of two boards side by side both must be good. */
  for (entry.side = block->side != 0 ? 2 : 0; entry.side > 1; entry.side--)
    if (!cut_rows (self, block, &entry) || grid_score (&score, self->cells, block->order) == 0 || score.twice > 0)
      return FALSE;
  if (!cut_rows (self, block, &entry))
    return FALSE;
  value = grid_score (&score, self->cells, block->order);
  if (((block->side != 0 || ends_in_delimiters (first, block, self->cells)) && score.twice > 0)
      || (block->view == GRID_RAW && !is_raw_board (&score, self->cells, block->order)))
    return FALSE;
  entry.box_rows = (guint8) find_box_rows (self, block, &odd);
  if (block->box_rows != 0)
    entry.box_rows = (guint8) block->box_rows;
  if (block->alphabet)
    {
      entry.alphabet = 1;
      entry.title = (guint32) (grid_window_peek (&self->window, block->at + block->skip - 1)->line.start
                               - self->window.text->data);
    }
  if (value == 0 && grid_matcher_add_regions (self, &entry, block->order))
    return TRUE;
  return grid_matcher_add (self, &entry, block->skip + block->order, &score, value, odd ? 10 : 0);
}

/* Tries all views of the rows; order is 0 for the one the first row shows. */
static void
try_views (GridMatcher *self, Block block)
{
  const GridRow *row = row_of (self, &block, 0);
  guint drawn = block.order, before = self->n_matches;

  if (row == NULL)
    return;
  for (GridView view = 0; view < GRID_VIEWS; view++)
    {
      guint orders[4] = { grid_row_count (row, view, 0), 0 };

      if ((view == GRID_FIELDS && row->longest == 1 && self->n_matches > before)
          || (view == GRID_PAIRS && (orders[0] < 9 || self->n_matches > before))
          || (view == GRID_BETWEEN && self->n_matches > before) || (view == GRID_STARRED && self->n_matches > before)
          || (view == GRID_RAW && (self->n_matches > before || orders[0] == row->characters)) || view == GRID_PARTED)
        continue;
      if (view == GRID_DELIMITED && row->trailing)
        orders[1] = row->delimited + 1;
      if (view == GRID_SPACED)
        {
          /* Two to four boxes, with bars between them and perhaps before or after. */
          guint runs = row->bar_runs;

          orders[0] = runs >= 2 && runs <= 4 ? 9 : 0;
          orders[1] = runs >= 1 && runs <= 4 ? 6 : 0;
          orders[2] = runs == 1 || runs == 3 ? 4 : 0;
          orders[3] = runs >= 3 && runs <= 5 ? 16 : 0;
          if (self->wanted != 0)
            orders[0] = self->wanted;
        }
      for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
        if (orders[i] > 0 && (drawn == 0 || orders[i] == drawn || view == GRID_SPACED))
          {
            block.view = view;
            block.order = drawn != 0 ? drawn : orders[i];
            try_block (self, &block);
          }
    }
  for (block.view = 0; drawn == 0 && block.view < GRID_VIEWS && self->n_matches == before; block.view++)
    if (block.view == GRID_CHARACTERS || block.view == GRID_FIELDS)
      {
        guint count = grid_row_count (row, block.view, 0);

        block.side = 1;
        block.order = count / 2;
        if (count % 2 == 0 && block.order >= 9)
          try_block (self, &block);
      }
}

/* Rows with a label each, A, B, C… or from first on. */
static void
try_labelled (GridMatcher *self, guint at, guint skip, guint order, guint first)
{
  static const GridView views[] = { GRID_CHARACTERS, GRID_FIELDS, GRID_SEGMENTS, GRID_DELIMITED };
  const GridRow *row = grid_window_peek (&self->window, at + skip), *next;
  GridCell label = row != NULL ? grid_row_first_field (row, self->window.style) : (GridCell){ 0 };

  /* A label may be the first character of a field. */
  if (label.length == 0
      || (!grid_cell_is_label (&label, first) && !grid_cell_is_label (&(GridCell){ label.start, 1, FALSE }, first)))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      Block block = { .at = at, .skip = skip, .view = views[i], .labelled = TRUE, .first_label = first };
      GridCell cut[SUDOKU_MAX_ORDER + 2];

      block.order = MAX (grid_row_count (row, views[i], 0), 1) - 1;
      if (block.order < 4 || block.order > SUDOKU_MAX_ORDER || (order != 0 && block.order != order))
        continue;
      next = row_of (self, &block, block.order);
      if (next != NULL && grid_row_cut (next, self->window.style, views[i], cut, block.order + 1) == block.order + 1
          && grid_cell_is_label (&cut[0], block.order + first))
        continue;
      if (try_block (self, &block))
        return;
    }
}

/* The numbers of a line that holds up to three and nothing else; 0 if it is none. */
static guint
read_sizes (const GridRow *row, const GridStyle *style, guint *numbers)
{
  GridCell cells[3];

  if (row->fields > 3 || row->longest > 2 || row->segments > 0 || row->characters > 6
      || grid_row_cut (row, style, GRID_FIELDS, cells, 3) > 3)
    return 0;
  for (guint i = 0; i < row->fields; i++)
    {
      gint number = grid_cell_number (&cells[i]);

      if (number < 0)
        return 0;
      numbers[i] = (guint) number;
    }
  return row->fields;
}

/* Whether the row shows order symbols, each once, and could be the alphabet of the board after it. */
static gboolean
is_alphabet (const GridRow *row, const GridStyle *style, guint order)
{
  GridCell cells[SUDOKU_MAX_ORDER];

  if (row == NULL || row->characters != order || order > SUDOKU_MAX_ORDER || row->segments > 0
      || grid_row_cut (row, style, GRID_CHARACTERS, cells, order) != order)
    return FALSE;
  for (guint i = 0; i < order; i++)
    {
      if (cells[i].length != 1 || !g_ascii_isalnum (*cells[i].start))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (*cells[j].start == *cells[i].start)
          return FALSE;
    }
  return TRUE;
}

/* A line of one to three numbers that gives the size of the board after it: its order, its boxes, or both. */
static void
try_sized (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  guint numbers[3] = { 0 }, count = read_sizes (row, self->window.style, numbers), before = self->n_matches;
  const guint orders[3] = { count == 2 ? numbers[0] * numbers[1] : numbers[0],
                            count == 1                               ? numbers[0] * numbers[0]
                            : count == 2 && numbers[0] == numbers[1] ? numbers[0]
                                                                     : 0,
                            0 };

  if (count == 0 || (count == 3 && numbers[1] * numbers[2] != numbers[0]))
    return;
  for (guint i = 0; orders[i] != 0 && self->n_matches == before; i++)
    if (orders[i] > count && orders[i] <= SUDOKU_MAX_ORDER)
      {
        Block block = { .at = at, .skip = 2, .order = orders[i], .alphabet = TRUE };

        block.box_rows = count == 2 && i == 0 ? numbers[0] : count == 3 ? numbers[1] : 0;
        if (is_alphabet (grid_window_peek (&self->window, at + 1), self->window.style, orders[i]))
          try_views (self, block);
        block.skip = 1;
        block.alphabet = FALSE;
        if (self->n_matches == before)
          try_views (self, block);
      }
}

void
grid_match_rows (GridMatcher *self, guint at)
{
  const GridStyle *style = self->window.style;
  const GridRow *row = grid_window_peek (&self->window, at), *next;
  guint before;

  if (row->fields >= 2)
    try_labelled (self, at, 0, 0, 1);
  for (guint first = 0; first < 2; first++)
    if (grid_row_is_head (row, style, row->fields, first))
      {
        before = self->n_matches;
        try_labelled (self, at, 1, row->fields, first);
        if (self->n_matches == before)
          try_views (self, (Block){ .at = at, .skip = 1, .order = row->fields });
      }
  /* The empty head of a table in Markdown. */
  if (row->characters == 0 && row->segments > 3 && grid_window_peek (&self->window, at + 1) != NULL
      && grid_window_peek (&self->window, at + 1)->after_rule)
    try_views (self, (Block){ .at = at, .skip = 1, .order = row->segments });
  if (row->characters <= 6)
    try_sized (self, at);
  /* The alphabet, set apart from the board. */
  next = grid_window_peek (&self->window, at + 1);
  if (row->characters >= 4 && next != NULL && (next->after_gap || next->after_rule)
      && is_alphabet (row, style, row->characters))
    try_views (self, (Block){ .at = at, .skip = 1, .order = row->characters, .alphabet = TRUE });
  try_views (self, (Block){ .at = at });
}

/* Whether the line gives the size of the board, or of its boxes, and then has all its cells. */
static gboolean
begins_with_size (const GridRow *row, const GridStyle *style, guint order)
{
  GridCell first = grid_row_first_field (row, style);
  gint number = grid_cell_number (&first);

  return order >= 4 && row->longest <= 2 && (number == (gint) order || number * number == (gint) order);
}

/* Adds the line as a board in a view; strict: only one in which nothing comes twice. */
static void
try_line (GridMatcher *self, guint at, GridView view, guint order, gboolean labelled, gboolean strict)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  GridEntry entry = grid_matcher_entry (self, row, GRID_LINE, view, order);
  GridScore score;
  guint value;

  entry.labelled = labelled != 0;
  if (!cut_row (row, self->window.style, &entry, 0, 0, self->cells)
      || (view == GRID_FIELDS && !are_fields (self->cells, order)))
    return;
  value = grid_score (&score, self->cells, order);
  if (value == 0)
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
  guint fields = row->fields, before = self->n_matches, by_pairs, by_fields, but_one, by_characters, raw;

  if (fields == 0)
    return;
  by_pairs = sudoku_order_of_cells (grid_row_count (row, GRID_PAIRS, 0));
  if (grid_matcher_looks_for (self, by_pairs, 9))
    try_line (self, at, GRID_PAIRS, by_pairs, FALSE, FALSE);
  by_fields = sudoku_order_of_cells (fields);
  but_one = sudoku_order_of_cells (fields - 1);
  by_characters = sudoku_order_of_cells (row->characters);
  if (grid_matcher_looks_for (self, by_fields, 4) && row->longest <= 4)
    try_line (self, at, GRID_FIELDS, by_fields, FALSE, FALSE);
  if (self->n_matches == before && grid_matcher_looks_for (self, but_one, 6)
      && begins_with_size (row, self->window.style, but_one))
    try_line (self, at, GRID_FIELDS, but_one, TRUE, FALSE);
  if (self->n_matches == before && grid_matcher_looks_for (self, by_characters, 6)
      && (row->rowlike || self->wanted != 0) && row->characters == row->fields * row->longest)
    try_line (self, at, GRID_CHARACTERS, by_characters, FALSE, FALSE);
  for (guint order = 4; order < 26 && self->n_matches == before; order++)
    if (row->characters == order * order + order - 1 && grid_matcher_looks_for (self, order, 4))
      try_line (self, at, GRID_PARTED, order, FALSE, TRUE);
  if (self->n_matches > before || row->line.length > 4 * SUDOKU_MAX_CELLS || row->segments > 0)
    return;
  raw = sudoku_order_of_cells (grid_row_count (row, GRID_RAW, 0));
  if (grid_matcher_looks_for (self, raw, 6))
    try_line (self, at, GRID_RAW, raw, FALSE, TRUE);
}

/* The cells of each of the lines over which a board runs on, if a row could be one of them. */
static guint
flow_width (const GridRow *row)
{
  if (row != NULL && row->fields == 1 && row->longest <= 2)
    return 1;
  return row != NULL && row->characters == 27 && row->rowlike ? 27 : 0;
}

/* Whether rows of 27 cells have only 1 to 3, 4 to 6 or 7 to 9 each: they are the candidates of a row of a board. */
static gboolean
are_candidates (const GridCell *cells)
{
  gint thirds[3] = { -1, -1, -1 };

  for (guint i = 0; i < 81; i++)
    if (cells[i].length == 1 && *cells[i].start >= '1' && *cells[i].start <= '9')
      {
        gint third = (*cells[i].start - '1') / 3;

        if (thirds[i / 27] >= 0 && thirds[i / 27] != third)
          return FALSE;
        thirds[i / 27] = third;
      }
  return thirds[0] >= 0 || thirds[1] >= 0 || thirds[2] >= 0;
}

void
grid_match_flow (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  guint width = flow_width (row), rows = 0, most = width == 1 ? 257 : 3, order;
  GridEntry entry;
  GridScore score;

  if (width == 0 || self->window.consumed + at < self->flow_end)
    return;
  while (rows < most && flow_width (grid_window_peek (&self->window, at + rows)) == width)
    rows++;
  order = rows * width == 81 ? 9 : rows == 256 ? 16 : 0;
  if (order == 0)
    self->flow_end = self->window.consumed + at + rows;
  entry = grid_matcher_entry (self, row, GRID_FLOW, width == 1 ? GRID_FIELDS : GRID_CHARACTERS, order);
  if (!grid_matcher_looks_for (self, order, 4))
    return;
  for (guint i = 0; i < rows; i++)
    if (!cut_row (grid_window_peek (&self->window, at + i), self->window.style, &entry, 0, i, self->cells))
      return;
  if (width == 27 && are_candidates (self->cells))
    return;
  grid_matcher_add (self, &entry, rows, &score, grid_score (&score, self->cells, order), 0);
}

gboolean
grid_rows_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  NonetLine line = { .number = entry->line - 1 };
  gsize offset = entry->offset;
  guint index = 0;
  GridRow row;

  while (index < count_rows (entry) && grid_row_next (&row, text, style, &offset, &line))
    if (row.kind == GRID_ROW_DATA && !cut_row (&row, style, entry, NO_LABELS, index++, cells))
      return FALSE;
  return index == count_rows (entry);
}
