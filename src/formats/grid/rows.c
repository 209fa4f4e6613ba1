/* The window over the rows of a text and the best board found there; and rows of cells: one a row of the board, the whole board in
 * one, or a cell in each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   9 3 3             1 2 3 4        | 1 . | . 4 |      5 3 0 … 7 9      5
 *   123456789      A  1 . . 4        | . . | 2 . |                       3
 *   53..7....      B  . . 2 .        +-----+-----+                       .
 *   …              …                 …                                   …
 *
 * A board in one line may have been broken into several. Before the first row there may be a head that numbers the columns, the size
 * of the board, or its alphabet.
 */
#include "formats/grid/find.h"

#include <string.h>

/* The window over the rows of a text, and the best board of those the layouts find there. */

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
                      .rating = GRID_NO_OFFSET,
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

/* Rows of cells. */

/* How the rows are taken. */
typedef struct
{
  guint skip; /* rows before the first one with cells */
  guint order, box_rows;
  GridView view;
  GridLabels labels;
  gboolean alphabet, sized;
  guint side; /* boards side by side, or 0 */
  guint first_label;
} Block;

#define NO_LABELS G_MAXUINT
/* Labels from the order down to 1, as on a chessboard. */
#define LABELS_DOWN (G_MAXUINT - 1)
#define MOST_SIDES 3

static const GridRow *
row_of (GridMatcher *self, const Block *block, guint index)
{
  return grid_window_peek (&self->window, block->skip + index);
}

/* Over how many rows the cells of a board run. */
static guint
count_rows (const GridEntry *entry)
{
  return entry->layout == GRID_LINE   ? 1
         : entry->layout == GRID_ROWS ? entry->order
                                      : (guint) entry->order * entry->order;
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

/* The cells of one of the boards side by side of which each has bars around it. */
static gboolean
cut_framed_side (const GridRow *row, const GridEntry *entry, GridCell *cells)
{
  guint bars = 1 + sudoku_usual_box_rows (entry->order), bar = 0;
  const char *p = row->line.start, *end = row->end, *start = NULL, *stop = NULL;
  GridRow part = *row;
  GridToken token;

  while (grid_token_next (&p, end, &token))
    if (token.kind == GRID_BAR)
      {
        bar += token.start != stop;
        stop = token.start + token.length;
        if (start == NULL && bar == (entry->side - 1) * bars + 1)
          start = token.start;
        if (start != NULL && bar == entry->side * bars)
          break;
      }
  if (start == NULL || bar != entry->side * bars)
    return FALSE;
  part.line = (NonetLine){ start, (gsize) (stop - start), row->line.number };
  part.from = start;
  return grid_row_cut (&part, GRID_SPACED, cells, entry->order) == entry->order;
}

/* The cells of a row of boards side by side, and the empty ones between boards. */
static guint
count_beside (const GridRow *row, GridView view)
{
  return view == GRID_DELIMITED ? row->delimiters + 1 : grid_row_count (row, view, 0);
}

/* Cuts a row of boards side by side, which are farther apart than any cells, or an empty cell between delimiters apart, and keeps
 * those of one. */
static gboolean
cut_side (const GridRow *row, const GridEntry *entry, GridCell *cells)
{
  GridCell all[MOST_SIDES * (SUDOKU_MAX_ORDER + 1)];
  guint order = entry->order, count = count_beside (row, entry->view), apart = G_MAXUINT, within = 0;
  guint each = order + (entry->view == GRID_DELIMITED);

  if (entry->view == GRID_SPACED)
    return cut_framed_side (row, entry, cells);
  if (count > G_N_ELEMENTS (all) || count + each - order < each * entry->side
      || grid_row_cut (row, entry->view, all, count) != count)
    return FALSE;
  for (guint i = 1; i < count; i++)
    if (each > order && i % each == order && all[i].length > 0)
      return FALSE;
    else if (each == order && i % each == 0)
      apart = MIN (apart, distance (&all[i - 1], &all[i]));
    else if (each == order)
      within = MAX (within, distance (&all[i - 1], &all[i]));
  memcpy (cells, all + (entry->side - 1) * each, order * sizeof *cells);
  return within < apart;
}

static guint
count_labels (GridLabels labels)
{
  return (labels + 1) / 2;
}

/* Cuts the index-th row of a board, whose labels count from first on, into its place among the cells. */
static gboolean
cut_row (const GridRow *row, const GridEntry *entry, guint first, guint index, GridCell *cells)
{
  guint count = (guint) entry->order * entry->order / count_rows (entry), all = count + count_labels (entry->labelled);
  guint label = first == LABELS_DOWN ? entry->order - index : index + first;

  cells += index * count;
  if (entry->side != 0)
    return cut_side (row, entry, cells);
  if (grid_row_cut (row, entry->view, cells, all) != all)
    return FALSE;
  if (entry->layout == GRID_ROWS && first != NO_LABELS
      && (((entry->labelled & GRID_LABELS_BEFORE) && !grid_cell_is_label (cells, label))
          || ((entry->labelled & GRID_LABELS_AFTER) && !grid_cell_is_label (&cells[all - 1], label))))
    return FALSE;
  if (entry->labelled & GRID_LABELS_BEFORE)
    memmove (cells, cells + 1, count * sizeof *cells);
  return TRUE;
}

static gboolean
are_fields (const GridCell *cells, guint order)
{
  for (guint i = 0; i < order * order; i++)
    if (!grid_is_cell_field (&cells[i], order))
      return FALSE;
  return TRUE;
}

/* The cells and labels of each row. */
static guint
count_columns (const Block *block)
{
  guint sides = MAX (block->side, 1);

  return block->order * sides + (block->view == GRID_DELIMITED ? sides - 1 : 0) + count_labels (block->labels);
}

/* Whether there are no other rows right above or below those of a board. */
static gboolean
stands_apart (GridMatcher *self, const Block *block)
{
  const GridRow *next = row_of (self, block, block->order);

  return !self->run_on && (next == NULL || next->after_gap || next->delimiters == 0);
}

/* Whether each row has as many cells as it should, *whole of them without cells that are left out: one at least, or
 * one lacks a single cell and the board stands apart. */
static gboolean
counts_fit (GridMatcher *self, const Block *block, guint *whole)
{
  guint stars = 0, repeats = 0, runs = 0, widest = 0, order = block->order;
  guint count = count_columns (block);

  for (guint i = 0; i < order; i++)
    {
      const GridRow *row = row_of (self, block, i);

      if (row == NULL || (i > 0 && row->comment != NULL)
          || (block->view == GRID_SPACED && row->blanks > 0 && order <= 9)
          || (block->labels != 0 && block->skip == 0 && row->fields < 2)
          || grid_row_count (row, block->view, count) != count)
        return FALSE;
      *whole += row->delimiters + 1 >= count;
      widest = MAX (widest, row->delimiters + 1);
      stars += row->stars;
      repeats += row->repeats;
      runs += row->runs;
    }
  /* Digits at random, and words, are neither a board nor its regions: they need not be looked at closer. */
  if ((block->view == GRID_CHARACTERS || block->view >= GRID_EVERY) && order >= 9 && block->side == 0
      && block->labels == 0 && repeats > GRID_MOST_REPEATS && 4 * runs > 3 * order * order)
    return FALSE;
  return (block->view != GRID_DELIMITED || *whole > 0 || (widest + 1 == count && stands_apart (self, block)))
         && (block->view != GRID_STARRED || stars > 0);
}

/* Whether the row below the board numbers its columns, and ends it: one over it does as well, there are labels, or a rule is between. */
static gboolean
has_foot (GridMatcher *self, const Block *block)
{
  const GridRow *foot = row_of (self, block, block->order), *next = row_of (self, block, block->order + 1);

  return foot != NULL && !foot->after_gap && foot->comment == NULL && block->order >= 4
         && (next == NULL || next->after_gap || next->comment != NULL || !next->rowlike)
         && (block->skip > 0 || block->labels != 0 || foot->after_rule)
         && (grid_row_is_head (foot, block->order, 0) || grid_row_is_head (foot, block->order, 1));
}

/* Whether a row right below the board, or above it, could be one more of its rows. */
static gboolean
runs_on (GridMatcher *self, const Block *block)
{
  guint order = block->order, count = count_columns (block), more = 0;
  const GridRow *row;

  if (block->skip == 0 && self->run_on && grid_row_count (&self->before, block->view, order) == order)
    return TRUE;
  while (more < order && (row = row_of (self, block, order + more)) != NULL && !row->after_gap && row->comment == NULL
         && row->characters > 0 && row->word <= 4 && (row->rowlike || row->bars > 0 || row->delimiters > 0)
         && grid_row_count (row, block->view, count) == count)
    more++;
  return more > 0 && more < order && !has_foot (self, block);
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
    columns = order / MAX (grid_row_pieces (first, order), 1);
  if ((block->view >= GRID_DELIMITED && block->view <= GRID_DOUBLE) || columns == 1)
    columns = 0;
  columns -= (block->labels & GRID_LABELS_BEFORE) && columns > 0 ? 1 : 0;
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
  return !self->begins_text || block->labels != 0 || block->skip > 0 || row_of (self, block, block->order) != NULL
         || (block->order == 1
             && (row->characters != 1 || strchr (self->wanted == 1 ? ".01_" : "._", *row->from) == NULL));
}

/* Whether cells of any character are those of a board. Words of a line are no cells, so there have to be more letters. */
static gboolean
is_certain (const GridScore *score, guint order)
{
  return score->twice == 0 && score->blanks >= order
         && (score->digits >= order || (order > 9 && score->letters >= 3 * order));
}

/* Whether an outer column has no cell: what is there may be outside of the board. */
static gboolean
is_column_empty (const GridCell *cells, guint order, guint column)
{
  for (guint row = 0; row < order; row++)
    if (cells[row * order + column].length > 0)
      return FALSE;
  return TRUE;
}

/* Cuts the rows into self->cells, without their labels, and scores them. */
static gboolean
score_rows (GridMatcher *self, const Block *block, const GridEntry *entry, GridScore *score)
{
  gboolean characters = block->view <= GRID_STARRED || block->view >= GRID_BETWEEN;

  for (guint i = 0; i < block->order; i++)
    if (!cut_row (row_of (self, block, i), entry, block->first_label, i, self->cells))
      return FALSE;
  if (!characters && !are_fields (self->cells, block->order))
    return FALSE;
  *score = grid_score (self->cells, block->order,
                       block->sized || block->labels != 0 || self->wanted != 0 || block->order < 4);
  return TRUE;
}

static gboolean
try_block (GridMatcher *self, const Block *block)
{
  const GridRow *first = row_of (self, block, 0);
  GridEntry entry;
  GridScore score;
  gboolean odd;
  guint empty, penalty, whole = 0;

  if (!grid_matcher_looks_for (self, block->order, 1) || is_too_small (self, block) || !counts_fit (self, block, &whole)
      || runs_on (self, block))
    return FALSE;
  entry = grid_matcher_entry (self, first, GRID_ROWS, block->view, block->order);
  entry.labelled = block->labels & GRID_LABELS_BOTH;
  /* Of boards side by side all must be good. */
  for (entry.side = (guint8) (block->side & 3); entry.side > 1; entry.side--)
    if (!score_rows (self, block, &entry, &score) || score.value == 0 || score.twice > 0
        || (block->order < 9 && !is_certain (&score, block->order)))
      return FALSE;
  if (!score_rows (self, block, &entry, &score) || (block->side != 0 && score.twice > 0)
      || ((block->view >= GRID_EVERY || (block->view == GRID_DELIMITED && whole == 0)
           || (block->side != 0 && block->order < 9))
          && !is_certain (&score, block->order)))
    return FALSE;
  empty =
      is_column_empty (self->cells, block->order, 0) + is_column_empty (self->cells, block->order, block->order - 1);
  if ((empty > 0 && block->view == GRID_RAW) || (empty == 2 && block->view == GRID_OPEN))
    return FALSE;
  entry.box_rows = (guint8) find_box_rows (self, block, &odd);
  entry.side = (guint8) (block->side & 3);
  penalty = (odd ? 10 : 0) + (empty > 0 && block->view >= GRID_LEFT && block->view <= GRID_OPEN ? 20 : 0);
  if (block->box_rows != 0)
    entry.box_rows = (guint8) block->box_rows;
  if (block->alphabet)
    {
      entry.alphabet = 1;
      entry.title = (guint32) (grid_window_peek (&self->window, block->skip - 1)->line.start - self->window.text->data);
    }
  return grid_matcher_add (self, &entry, block->skip + block->order + has_foot (self, block), &score, penalty);
}

/* The rows with delimiters from the first one on that stand together, where each has lost cells at its end; else 0. */
static guint
count_cut_rows (GridMatcher *self)
{
  const GridRow *row;
  guint rows = 0, most = 0;

  for (; rows <= SUDOKU_MAX_ORDER && (row = grid_window_peek (&self->window, rows)) != NULL
         && (rows == 0 || !row->after_gap) && (row->delimiters > 0 || row->fields == 1);
       rows++)
    if (row->trailing || row->word > 4)
      return 0;
    else
      most = MAX (most, row->delimiters + 1);
  return rows >= most ? rows : 0;
}

/* Orders of boards whose blanks may be spaces between bars. */
static const guint spaced_orders[] = { 9, 6, 4, 16, 8, 12, 10 };

/* The orders a row shows in a view; 0 after the last. */
static void
find_orders (GridMatcher *self, const GridRow *row, GridView view, guint *orders)
{
  guint runs = row->bar_runs;

  orders[0] = grid_row_count (row, view, 0);
  if (view == GRID_DELIMITED && row->delimiters > 0)
    {
      orders[1] = row->delimiters + 1;
      orders[2] = row->delimiters < 9 ? 9 : 0;
      orders[3] = row->delimiters < 25 ? count_cut_rows (self) : 0;
    }
  /* That many boxes, with bars between them and perhaps before or after. */
  for (guint i = 0, n = 0; view == GRID_SPACED && i < G_N_ELEMENTS (spaced_orders); i++)
    {
      guint order = spaced_orders[i], boxes = sudoku_usual_box_rows (order);

      if (runs + 1 >= boxes && runs <= order / boxes + 1)
        orders[n++] = order;
    }
  if (view == GRID_SPACED && self->wanted != 0)
    orders[0] = self->wanted;
}

/* Tries all views of the rows; order is 0 for the one the first row shows. */
static void
try_views (GridMatcher *self, Block block)
{
  const GridRow *row = row_of (self, &block, 0);
  guint drawn = block.order;
  gboolean found = FALSE;

  if (row == NULL)
    return;
  for (block.view = 0; block.view < GRID_VIEWS; block.view++)
    {
      guint orders[G_N_ELEMENTS (spaced_orders)] = { 0 };

      /* What characters show already is not looked for in other ways. */
      if ((found && self->value == 100 && (block.view >= GRID_BETWEEN || block.view == GRID_STARRED))
          || block.view == GRID_PARTED || (block.view == GRID_FIELDS && row->longest == 1 && found))
        continue;
      find_orders (self, row, block.view, orders);
      for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
        if (orders[i] > 0 && (drawn == 0 || orders[i] == drawn || block.view == GRID_DELIMITED))
          {
            block.order = drawn != 0 ? drawn : orders[i];
            found |= try_block (self, &block);
          }
    }
  for (block.side = 2; drawn == 0 && block.side <= MOST_SIDES; block.side++)
    {
      for (block.view = GRID_CHARACTERS; block.view <= GRID_DELIMITED && !found; block.view++)
        {
          guint between = block.view == GRID_DELIMITED, count = count_beside (row, block.view) + between;

          block.order = count / block.side - between;
          found = count % block.side == 0 && block.order >= (row->bars % block.side == 0 ? 4 : 9)
                  && try_block (self, &block);
        }
      block.view = GRID_SPACED;
      for (guint i = 0; i < G_N_ELEMENTS (spaced_orders) && row->bar_runs > 4 && !found; i++)
        {
          block.order = spaced_orders[i];
          found = row->bar_runs == block.side * (1 + sudoku_usual_box_rows (block.order)) && try_block (self, &block);
        }
    }
}

/* Rows with a label each, A, B, C… or from first on, or down; before the cells, after them, or both. */
static gboolean
try_labelled (GridMatcher *self, guint skip, guint order, guint first)
{
  const GridRow *row = grid_window_peek (&self->window, skip), *next;

  if (row == NULL)
    return FALSE;
  for (GridLabels labels = GRID_LABELS_BEFORE; labels <= GRID_LABELS_BOTH; labels++)
    for (GridView view = 0; view <= GRID_OPEN; view++)
      {
        Block block = { .skip = skip, .view = view, .labels = labels, .first_label = first };
        GridCell cut[SUDOKU_MAX_ORDER + 2];
        guint all;

        block.order = order != 0 ? order : grid_row_count (row, view, 0) - count_labels (labels);
        all = block.order + count_labels (labels);
        if (block.order < 4 || block.order > SUDOKU_MAX_ORDER)
          continue;
        next = first < LABELS_DOWN ? row_of (self, &block, block.order) : NULL;
        if (next != NULL && grid_row_cut (next, view, cut, all) == all
            && grid_cell_is_label (&cut[labels == GRID_LABELS_AFTER ? all - 1 : 0], block.order + first))
          continue;
        if (try_block (self, &block))
          return TRUE;
      }
  return FALSE;
}

/* The numbers of a line that holds up to three and nothing else; 0 if it is none. */
static guint
read_sizes (const GridRow *row, guint *numbers)
{
  GridCell cells[3];

  if (row->from != row->line.start || row->fields > 3 || row->longest > 2 || row->bars > 0 || row->characters > 6
      || grid_row_cut (row, GRID_FIELDS, cells, 3) > 3)
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
is_alphabet (const GridRow *row, guint order)
{
  GridCell cells[SUDOKU_MAX_ORDER];

  if (row == NULL || row->characters != order || order > SUDOKU_MAX_ORDER || row->bars > 0
      || grid_row_cut (row, GRID_CHARACTERS, cells, order) != order)
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
try_sized (GridMatcher *self, const GridRow *row)
{
  guint numbers[3] = { 0 }, count = read_sizes (row, numbers);
  const guint orders[3] = { count == 2 ? numbers[0] * numbers[1] : numbers[0],
                            count == 1                               ? numbers[0] * numbers[0]
                            : count == 2 && numbers[0] == numbers[1] ? numbers[0]
                                                                     : 0,
                            0 };

  if (count == 0 || (count == 3 && numbers[1] * numbers[2] != numbers[0]))
    return;
  for (guint i = 0; orders[i] != 0 && self->rows == 0; i++)
    if (orders[i] > count && orders[i] <= SUDOKU_MAX_ORDER)
      {
        Block block = { .skip = 2, .order = orders[i], .alphabet = TRUE, .sized = TRUE };

        block.box_rows = count == 2 && i == 0 ? numbers[0] : count == 3 ? numbers[1] : 0;
        if (is_alphabet (grid_window_peek (&self->window, 1), orders[i]))
          try_views (self, block);
        block.skip = 1;
        block.alphabet = FALSE;
        if (self->rows == 0)
          try_views (self, block);
      }
}

static void
match_rows (GridMatcher *self, const GridRow *row)
{
  const GridRow *next = grid_window_peek (&self->window, 1), *third = grid_window_peek (&self->window, 2);

  /* A table with a head and labels may look like a larger board: the board in it comes first. */
  for (guint first = 0; first < 2; first++)
    for (guint order = row->fields, i = 0; i < 2; i++, order = row->characters)
      if (grid_row_is_head (row, order, first) && !try_labelled (self, 1, order, first)
          && !try_labelled (self, 1, order, !first))
        try_views (self, (Block){ .skip = 1, .order = order, .sized = TRUE });
  /* The empty head of a table in Markdown, which has no rule but the one below it. */
  if (row->characters == row->blanks && row->bars > 4 && next != NULL && next->after_rule && third != NULL
      && !third->after_rule)
    try_views (self, (Block){ .skip = 1, .order = row->bars - 1, .sized = TRUE });
  try_views (self, (Block){ 0 });
  if (row->fields >= 2 && !try_labelled (self, 0, 0, 1) && !try_labelled (self, 0, 0, 0))
    try_labelled (self, 0, 0, LABELS_DOWN);
  if (row->characters <= 6)
    try_sized (self, row);
  /* The alphabet, set apart from the board. */
  if (row->characters >= 4 && next != NULL && (next->after_gap || next->after_rule)
      && is_alphabet (row, row->characters))
    try_views (self, (Block){ .skip = 1, .order = row->characters, .alphabet = TRUE });
}

/* Takes the line as a board in a view. */
static void
try_line (GridMatcher *self, const GridRow *row, GridView view, guint order, gboolean labelled)
{
  GridEntry entry = grid_matcher_entry (self, row, GRID_LINE, view, order);
  GridScore score;

  entry.labelled = labelled ? GRID_LABELS_BEFORE : GRID_LABELS_NONE;
  if (!grid_matcher_looks_for (self, order, 4) || !cut_row (row, &entry, 0, 0, self->cells)
      || (view == GRID_FIELDS && !are_fields (self->cells, order)))
    return;
  score = grid_score (self->cells, order, self->wanted != 0 || labelled);
  if (score.value > 0 && (view < GRID_PARTED || is_certain (&score, order))
      && grid_score_is_line (&score, order, self->cells))
    grid_matcher_add (self, &entry, 1, &score, view < GRID_PARTED ? 0 : 2);
}

static void
match_line (GridMatcher *self, const GridRow *row)
{
  guint but_one = sudoku_order_of_cells (row->fields - 1);
  GridCell first;
  gint size;

  /* Bars may part the rows of a board. */
  if (row->fields == 0 || (row->bars > 0 && (row->bars + 1 != row->fields || row->longest != row->fields)))
    return;
  if (row->longest <= 4)
    try_line (self, row, GRID_FIELDS, sudoku_order_of_cells (row->fields), FALSE);
  /* After the size of the board, or of its boxes. */
  grid_row_cut (row, GRID_FIELDS, &first, 1);
  size = grid_cell_number (&first);
  if (but_one >= 4 && row->longest <= 2 && (size == (gint) but_one || size * size == (gint) but_one))
    try_line (self, row, GRID_FIELDS, but_one, TRUE);
  /* In groups of equally many. */
  if (row->characters == row->fields * row->longest)
    try_line (self, row, GRID_CHARACTERS, sudoku_order_of_cells (row->characters), FALSE);
  for (guint order = 4; order < 26 && self->rows == 0; order++)
    if (row->characters == order * order + order - 1)
      try_line (self, row, GRID_PARTED, order, FALSE);
  for (GridView view = GRID_EVERY; view <= GRID_RAW && self->rows == 0; view++)
    try_line (self, row, view, sudoku_order_of_cells (grid_row_count (row, view, 0)), FALSE);
  /* Bold in Markdown. */
  if (row->stars == 4 && self->rows == 0)
    try_line (self, row, GRID_STARRED, sudoku_order_of_cells (row->characters - 4), FALSE);
}

/* Whether a row may be one cell of a board. */
static gboolean
is_cell (const GridRow *row)
{
  return row != NULL && row->fields == 1 && row->longest <= 2 && row->bars == 0;
}

/* Characters of a board that was broken into lines, by the ends of other lines. */
#define LEAST_WRAPPED 24
#define MOST_WRAPPED 8

/* Cuts a board that runs over several lines from a row on; returns how many rows it takes, or 0. */
static guint
cut_wrapped (GridWindow *window, guint order, GridCell *cells)
{
  guint n = 0, rows = 0;
  const GridRow *row;

  while (n < order * order && rows < MOST_WRAPPED && (row = grid_window_peek (window, rows)) != NULL
         && (rows == 0 || !row->after_gap) && row->fields == 1 && row->bars == 0 && n + row->characters <= order * order
         && (row->characters >= LEAST_WRAPPED || n + row->characters == order * order))
    {
      n += grid_row_cut (row, GRID_CHARACTERS, cells + n, row->characters);
      rows++;
    }
  return n == order * order && rows > 1 ? rows : 0;
}

static void
match_wrapped (GridMatcher *self, const GridRow *row)
{
  static const guint orders[] = { 9, 16, 25 };

  for (guint i = 0; row->characters >= LEAST_WRAPPED && i < G_N_ELEMENTS (orders); i++)
    {
      GridEntry entry = grid_matcher_entry (self, row, GRID_FLOW, GRID_CHARACTERS, orders[i]);
      guint rows =
          grid_matcher_looks_for (self, orders[i], 9) ? cut_wrapped (&self->window, orders[i], self->cells) : 0;
      GridScore score = { 0 };

      if (rows > 0)
        score = grid_score (self->cells, orders[i], FALSE);
      if (score.value == 100 && score.blanks >= orders[i])
        grid_matcher_add (self, &entry, rows, &score, 1);
    }
}

static void
match_flow (GridMatcher *self, const GridRow *row)
{
  guint rows = 0, order;
  GridEntry entry;
  GridScore score;

  match_wrapped (self, row);
  if (!is_cell (row) || self->flow > 0)
    return;
  while (rows <= 256 && is_cell (grid_window_peek (&self->window, rows)))
    rows++;
  order = rows == 81 ? 9 : rows == 256 ? 16 : 0;
  self->flow = rows;
  if (!grid_matcher_looks_for (self, order, 4))
    return;
  entry = grid_matcher_entry (self, row, GRID_FLOW, GRID_FIELDS, order);
  for (guint i = 0; i < rows; i++)
    cut_row (grid_window_peek (&self->window, i), &entry, 0, i, self->cells);
  score = grid_score (self->cells, order, FALSE);
  if (score.value > 0)
    grid_matcher_add (self, &entry, rows, &score, 0);
}

static gboolean
cut_cells (const NonetText *text, const GridEntry *entry, GridCell *cells)
{
  NonetLine line = { .number = entry->line - 1 };
  gsize offset = entry->offset;
  guint index = 0, cut = 0;
  GridRow row;

  while (entry->layout == GRID_FLOW && entry->view == GRID_CHARACTERS && cut < count_rows (entry)
         && grid_row_next (&row, text, &offset, &line))
    if (row.kind == GRID_ROW_DATA)
      cut += grid_row_cut (&row, GRID_CHARACTERS, cells + cut, count_rows (entry) - cut);
  if (cut > 0)
    return cut == count_rows (entry);
  while (index < count_rows (entry) && grid_row_next (&row, text, &offset, &line))
    if (row.kind == GRID_ROW_DATA && !cut_row (&row, entry, NO_LABELS, index++, cells))
      return FALSE;
  return index == count_rows (entry);
}

const GridLayout grid_rows_layout = { match_rows, cut_cells, NULL };
const GridLayout grid_line_layout = { match_line, cut_cells, NULL };
const GridLayout grid_flow_layout = { match_flow, cut_cells, NULL };

/* By columns: blanks are bare spaces, and only places separate cells.
 *
 *   53  7            5 3     7
 *   6  195           6     1 9 5
 *    98    6           9 8         6
 *   …                …
 *
 * Every character stands in a column of its own, next to each other or with spaces between, perhaps more between boxes; spaces
 * at the ends of lines may be missing, and lines that are all blank may be rows or stand between bands. The givens must reach
 * from the first column to the last, and none may come twice in a row or column.
 */

/* Columns a line may be indented by. */
#define MOST_INDENT 64
/* Characters from one column to the next one, and how many more there are between boxes. */
#define WIDEST_PITCH 8
#define WIDEST_GAP 3

/* The lines of a board and what part of them it is in. */
typedef struct
{
  NonetLine rows[SUDOKU_MAX_ORDER]; /* length 0 for a blank one */
  guint count;                      /* rows with characters */
  gboolean gaps;                    /* whether there are blank lines */
  gsize first, last;                /* the columns from 0 of the leftmost and rightmost characters */
} Lines;

/* Collects order rows of symbols and spaces; blank lines are rows too unless bands are said to stand apart, or all rows. */
static gboolean
take_rows (const NonetText *text, gsize offset, guint order, gboolean apart, Lines *block)
{
  NonetLine line = { 0 };
  guint row = 0, gaps = 0, boxes = sudoku_usual_box_rows (order);

  *block = (Lines){ .first = G_MAXSIZE };
  while (row < order && grid_line_next (text, &offset, &line))
    {
      while (line.length > 0 && line.start[line.length - 1] == ' ')
        line.length--;
      if (line.length > WIDEST_PITCH * (order + 1) + MOST_INDENT)
        return FALSE;
      for (gsize i = 0; i < line.length; i++)
        if (line.start[i] != ' ')
          {
            if (order > 9 ? !g_ascii_isalnum (line.start[i])
                          : line.start[i] < '1' || line.start[i] > (char) ('0' + order))
              return FALSE;
            block->first = MIN (block->first, i);
            block->last = MAX (block->last, i);
          }
      block->count += line.length > 0;
      block->gaps = block->gaps || line.length == 0;
      gaps += line.length == 0;
      if (line.length > 0 || !apart)
        {
          /* No puzzle has two empty rows in a band. */
          for (guint above = row / boxes * boxes; above < row && line.length == 0; above++)
            if (block->rows[above].length == 0)
              return FALSE;
          block->rows[row++] = line;
        }
      else if (row % boxes != 0 && gaps != row)
        return FALSE;
    }
  return row == order;
}

/* Cuts the rows where the columns are pitch characters apart, and gap more between boxes. */
static gboolean
cut_rows (const Lines *block, guint order, guint pitch, guint gap, GridCell *cells)
{
  guint columns = order / sudoku_usual_box_rows (order);

  if (block->last - block->first != pitch * (order - 1) + (gsize) gap * ((order - 1) / columns))
    return FALSE;
  for (guint row = 0; row < order; row++)
    {
      const NonetLine *line = &block->rows[row];
      guint others = 0;

      for (gsize i = 0; i < line->length; i++)
        others += line->start[i] != ' ';
      for (guint column = 0; column < order; column++)
        {
          gsize place = block->first + pitch * column + gap * (column / columns);
          guint length = place < line->length && line->start[place] != ' ';

          cells[row * order + column] = (GridCell){ line->start + MIN (place, line->length), length };
          others -= length;
        }
      /* Between columns there is nothing. */
      if (others > 0)
        return FALSE;
    }
  return TRUE;
}

/* Cuts the board at an offset; returns the number of lines with characters, or 0 if there is none. */
static guint
cut_board (const NonetText *text, gsize offset, guint order, GridCell *cells, GridScore *score)
{
  Lines block;

  for (guint apart = 0; apart < 2; apart++)
    {
      gboolean good = take_rows (text, offset, order, apart == 0, &block) && block.count >= 2;

      for (guint pitch = 1; good && pitch <= WIDEST_PITCH; pitch++)
        for (guint gap = 0; gap <= WIDEST_GAP; gap++)
          if (cut_rows (&block, order, pitch, gap, cells))
            {
              *score = grid_score (cells, order, FALSE);
              if (score->value > 0 && score->twice == 0 && score->blanks >= order)
                return block.count;
            }
      if (!block.gaps)
        return 0;
    }
  return 0;
}

static void
match_columns (GridMatcher *self, const GridRow *row)
{
  static const guint orders[] = { 9, 4, 6, 8, 12, 16 };
  GridScore score;

  if (row->bars > 0 || row->delimiters > 0 || row->blanks)
    return;
  for (guint i = 0; i < (self->wanted != 0 ? 1 : G_N_ELEMENTS (orders)); i++)
    {
      guint order = self->wanted != 0 ? self->wanted : orders[i];
      GridEntry entry = grid_matcher_entry (self, row, GRID_COLUMNS, GRID_CHARACTERS, order);
      guint rows = order >= 4 ? cut_board (self->window.text, entry.offset, order, self->cells, &score) : 0;

      if (rows > 0 && grid_window_peek (&self->window, rows - 1) != NULL)
        {
          grid_matcher_add (self, &entry, rows, &score, 0);
          return;
        }
    }
}

static gboolean
cut_columns (const NonetText *text, const GridEntry *entry, GridCell *cells)
{
  GridScore score;

  return cut_board (text, entry->offset, entry->order, cells, &score) > 0;
}

const GridLayout grid_columns_layout = { match_columns, cut_columns, NULL };
