/* Finding the boards in a text: a window of the next lines slides over it, and at each line the shapes a board can
 * have are tried in turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-finder.h"

#include <string.h>

#include "formats/grid-block.h"
#include "formats/grid-places.h"
#include "formats/grid-row.h"
#include "formats/grid-samurai.h"
#include "formats/grid-subgrids.h"
#include "formats/grid-token.h"
#include "formats/grid-window.h"
#include "formats/hodoku.h"

#define MOST_REMAINS 16
#define MOST_REMAINING_ROWS 70

typedef struct
{
  GridFindings *found;
  const NonetText *text;
  guint wanted;
  GridWindow window;
  guint last_order;        /* of the last board, 0 before it */
  gboolean digits_counted; /* of a plain line, so that the alphabet is that of digits */
} Finder;

static guint32
offset_of (const Finder *self, const char *place)
{
  return (guint32) (place - self->text->data);
}

/* The index-th row from here on, or NULL behind the last. */
static GridRow *
peek (Finder *self, guint index)
{
  return grid_window_peek (&self->window, index);
}

static void
consume (Finder *self, guint rows)
{
  grid_window_consume (&self->window, rows);
}

/* Whether the order rows from the start-th on are a board of the order wanted. */
static gboolean
is_block (Finder *self, guint start, guint order, GridView view)
{
  return (self->wanted == 0 || order == self->wanted)
         && grid_block_is_at (&self->window, start, order, view, self->last_order == 0 && self->found->n_words == 0);
}

/* Whether every row is one word of digits no larger than its square root: then each row is a board. */
static gboolean
is_stack_of_small_boards (Finder *self, guint order)
{
  guint small = sudoku_order_of_cells (order);
  gboolean digits = FALSE;

  if (small < 4 || self->wanted == order)
    return FALSE;
  for (guint i = 0; i < order; i++)
    {
      const GridLine *line = &peek (self, i)->scan;

      if (line->fields != 1)
        return FALSE;
      for (const char *p = line->line.start; p < line->line.start + line->size; p++)
        {
          if (g_ascii_isalpha (*p) || (g_ascii_isdigit (*p) && *p > (char) ('0' + small)))
            return FALSE;
          digits = digits || (*p >= '1' && *p <= '9');
        }
    }
  return digits;
}

static void
count_cells (Finder *self, const GridEntry *entry, const GridCell *cells, guint count)
{
  GridCensus **census = &self->found->census[entry->view == GRID_FIELDS][entry->order];

  if (*census == NULL)
    *census = g_new0 (GridCensus, 1);
  for (guint i = 0; i < count; i++)
    grid_census_add (*census, entry->order, &cells[i]);
}

static void
add_entry (Finder *self, const GridEntry *entry)
{
  if (self->found->entries->len >= GRID_MOST_ENTRIES)
    {
      self->found->full = TRUE;
      return;
    }
  g_array_append_val (self->found->entries, *entry);
  self->last_order = entry->order;
  self->window.title = GRID_NO_OFFSET;
  self->found->first_words = self->found->last_words = GRID_NO_OFFSET;
}

/* Takes a board of order rows; labelled: with a label more in each. */
static void
take_block (Finder *self, guint start, guint order, GridView view, guint box_rows, gboolean labelled)
{
  const GridRow *first = peek (self, start);
  GridCell cells[SUDOKU_MAX_ORDER + 1];
  GridEntry entry = { .offset = offset_of (self, first->scan.line.start),
                      .line = first->scan.line.number,
                      .title = self->window.title,
                      .order = (guint8) order,
                      .view = (guint8) view,
                      .layout = GRID_BLOCK,
                      .labelled = labelled };

  entry.box_rows = (guint8) (box_rows != 0 ? box_rows : grid_block_find_box_rows (&self->window, start, order, view));
  for (guint i = 0; i < order; i++)
    {
      const GridLine *line = &peek (self, start + i)->scan;

      grid_line_cells (line, view, cells, order + labelled);
      count_cells (self, &entry, cells + labelled, order);
      entry.starred = entry.starred || (view == GRID_STARRED && line->stars > 0);
    }
  add_entry (self, &entry);
  consume (self, start + order);
}

static gboolean
try_block (Finder *self, guint order, GridView view)
{
  if (!is_block (self, 0, order, view))
    return FALSE;
  if (view == GRID_SPACED)
    {
      GridCell cells[SUDOKU_MAX_ORDER];

      for (guint i = 0; i < order; i++)
        if (peek (self, i)->scan.signs || grid_line_cells (&peek (self, i)->scan, view, cells, order) != order)
          return FALSE;
    }
  if (view == GRID_CHARACTERS && is_stack_of_small_boards (self, order))
    return FALSE;
  take_block (self, 0, order, view, 0, FALSE);
  return TRUE;
}

/* Rows behind labels (A, B, C… or 1, 2, 3…), under a head that numbers the columns or without it. */
static gboolean
try_labelled_block (Finder *self)
{
  static const GridView views[] = { GRID_CHARACTERS, GRID_FIELDS, GRID_SEGMENTS, GRID_DELIMITED };
  guint fields = peek (self, 0)->scan.fields, first = 1, head;

  /* Programs may count from 0, which only a head makes sure of. */
  head = peek (self, 1) != NULL && grid_row_is_head (peek (self, 0), fields, 1);
  if (head == 0 && peek (self, 1) != NULL && grid_row_is_head (peek (self, 0), fields, 0))
    {
      head = 1;
      first = 0;
    }

  for (guint v = 0; v < G_N_ELEMENTS (views); v++)
    {
      guint order = grid_row_count (peek (self, head), views[v], 0) - 1;

      if (order < 4 || order > SUDOKU_MAX_ORDER || (self->wanted != 0 && order != self->wanted)
          || (head && fields != order) || !grid_block_is_labelled (&self->window, head, order, views[v], first))
        continue;
      take_block (self, head, order, views[v], 0, TRUE);
      return TRUE;
    }
  return FALSE;
}

/* A line of one or two numbers that tells the size of the board below it. */
static gboolean
try_header (Finder *self)
{
  const GridLine *line = &peek (self, 0)->scan;
  const GridView views[] = { GRID_CHARACTERS, GRID_STARRED, GRID_FIELDS };
  guint numbers[3] = { 0 }, orders[3], box_rows = 0;
  GridCell cells[3];

  if (line->fields > 3 || line->longest > 2 || line->segments > 0 || grid_line_cells (line, GRID_FIELDS, cells, 3) > 3)
    return FALSE;
  for (guint i = 0; i < line->fields; i++)
    for (guint j = 0; j < cells[i].length; j++)
      {
        if (!g_ascii_isdigit (cells[i].start[j]))
          return FALSE;
        numbers[i] = 10 * numbers[i] + (guint) (cells[i].start[j] - '0');
      }
  orders[0] = line->fields == 2 ? numbers[0] * numbers[1] : numbers[0];
  orders[1] = line->fields == 1                               ? numbers[0] * numbers[0]
              : line->fields == 2 && numbers[0] == numbers[1] ? numbers[0]
                                                              : 0;
  orders[2] = line->fields == 3 && numbers[1] * numbers[2] == numbers[0] ? numbers[0] : 0;
  if (line->fields == 3 && orders[2] == 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    for (guint v = 0; v < G_N_ELEMENTS (views); v++)
      if (orders[i] > line->fields && is_block (self, 1, orders[i], views[v]))
        {
          if (line->fields == 2 && i == 0)
            box_rows = numbers[0];
          else if (line->fields == 3)
            box_rows = numbers[1];
          take_block (self, 1, orders[i], views[v], box_rows, FALSE);
          return TRUE;
        }
  return FALSE;
}

/* One field of the line is a board; the rest is about it. */
static gboolean
try_token (Finder *self)
{
  const GridLine *line = &peek (self, 0)->scan;
  GridToken token;
  GridEntry entry = {
    .line = line->line.number, .title = GRID_NO_OFFSET, .view = GRID_CHARACTERS, .layout = GRID_TOKEN
  };

  if (!grid_token_find (line, self->wanted, &token))
    return FALSE;
  entry.order = (guint8) token.order;
  entry.offset = offset_of (self, token.start);
  entry.extra = token.extra;
  for (guint i = 0; i < token.order * token.order; i++)
    {
      GridCell cell = { token.start + i, 1, FALSE };

      count_cells (self, &entry, &cell, 1);
    }
  add_entry (self, &entry);
  consume (self, 1);
  return TRUE;
}

/* A line of HoDoKu's library. */
static gboolean
try_library_line (Finder *self)
{
  const NonetLine *line = &peek (self, 0)->scan.line;
  GridEntry entry = { .offset = offset_of (self, line->start),
                      .line = line->number,
                      .title = GRID_NO_OFFSET,
                      .order = 9,
                      .view = GRID_CHARACTERS,
                      .layout = GRID_LIBRARY };

  if ((self->wanted != 0 && self->wanted != 9) || !nonet_hodoku_is_library_line (line))
    return FALSE;
  add_entry (self, &entry);
  consume (self, 1);
  return TRUE;
}

/* The whole line is a board in the view, or (labelled) all of it but the first cell. */
static gboolean
take_line (Finder *self, guint order, GridView view, gboolean labelled)
{
  const GridLine *line = &peek (self, 0)->scan;
  guint count = order * order + labelled;
  g_autofree GridCell *cells = g_new (GridCell, count);
  GridEntry entry = { .offset = offset_of (self, line->line.start),
                      .line = line->line.number,
                      .title = GRID_NO_OFFSET,
                      .order = (guint8) order,
                      .view = (guint8) view,
                      .layout = GRID_LINE,
                      .labelled = labelled };

  if (grid_line_cells (line, view, cells, count) != count)
    return FALSE;
  for (guint i = labelled; i < count; i++)
    if (!grid_is_cell_field (&cells[i], order))
      return FALSE;
  count_cells (self, &entry, cells + labelled, count - labelled);
  add_entry (self, &entry);
  consume (self, 1);
  return TRUE;
}

static gboolean
is_wanted (const Finder *self, guint order, guint least)
{
  return order >= least && (self->wanted == 0 || order == self->wanted);
}

/* Whether the line tells the size of the board, or of its boxes, and then has all its cells. */
static gboolean
begins_with_size (const GridLine *line, guint order)
{
  GridCell first;
  guint number = 0;

  if (order < 4 || line->longest > 2)
    return FALSE;
  grid_line_cells (line, GRID_FIELDS, &first, 1);
  for (guint i = 0; i < first.length; i++)
    number = g_ascii_isdigit (first.start[i]) ? 10 * number + (guint) (first.start[i] - '0') : 999;
  return number == order || number * number == order;
}

static gboolean
try_one_line (Finder *self)
{
  const GridLine *line = &peek (self, 0)->scan;
  guint by_fields = sudoku_order_of_cells (line->fields),
        but_one = line->fields > 0 ? sudoku_order_of_cells (line->fields - 1) : 0;
  guint by_characters = sudoku_order_of_cells (line->characters);
  guint raw = line->line.length <= SUDOKU_MAX_CELLS ? sudoku_order_of_cells ((guint) line->line.length) : 0;

  if (line->longest >= 16 && try_token (self))
    return TRUE;
  if (is_wanted (self, by_fields, 4) && line->longest <= 4 && take_line (self, by_fields, GRID_FIELDS, FALSE))
    return TRUE;
  if (is_wanted (self, but_one, 6) && begins_with_size (line, but_one) && take_line (self, but_one, GRID_FIELDS, TRUE))
    return TRUE;
  if (is_wanted (self, by_characters, 6) && (line->rowlike || self->wanted != 0)
      && line->characters == line->fields * line->longest && take_line (self, by_characters, GRID_CHARACTERS, FALSE))
    return TRUE;
  return is_wanted (self, raw, 6) && line->rowlike && !line->signs && line->characters < line->line.length
         && line->segments == 0 && take_line (self, raw, GRID_RAW, FALSE);
}

/* Whether the fields of the line are boxes' parts of a row, run together: "..1A 3... .... .B.." of a 16×16 board. */
static gboolean
has_cells_in_groups (const GridLine *line)
{
  return line->characters > 9 && line->characters == line->fields * line->longest
         && (line->signs || line->last_letter > 0);
}

/* Rows of symbols at their places, with spaces for blanks. */
static gboolean
try_places (Finder *self)
{
  const GridLine *line = &peek (self, 0)->scan;
  GridEntry entry = { .offset = offset_of (self, line->line.start),
                      .line = line->line.number,
                      .title = self->window.title,
                      .view = GRID_CHARACTERS,
                      .layout = GRID_PLACES };
  g_autofree GridCell *cells = NULL;
  guint rows;

  if (line->segments > 0 || line->delimited > 0)
    return FALSE;
  entry.order = (guint8) grid_places_find (self->text, entry.offset, self->wanted);
  if (entry.order == 0)
    return FALSE;
  cells = g_new (GridCell, (gsize) entry.order * entry.order);
  rows = grid_places_cells (self->text, entry.offset, entry.order, cells);
  if (peek (self, rows - 1) == NULL)
    return FALSE;
  for (guint i = 0; i < (guint) entry.order * entry.order; i++)
    if (cells[i].length > 0)
      count_cells (self, &entry, &cells[i], 1);
  add_entry (self, &entry);
  consume (self, rows);
  return TRUE;
}

/* A Samurai, which is passed over. */
static gboolean
skip_samurai (Finder *self)
{
  const GridLine *line = &peek (self, 0)->scan;
  guint number = line->line.number, rows;

  /* Its first row has 18 or 21 cells, blank ones perhaps not counted. */
  if (self->wanted != 0 || line->characters > GRID_SAMURAI_ROWS || MAX (line->characters, line->delimited) < 18)
    return FALSE;
  rows = grid_samurai_find (&self->window);
  if (rows == 0)
    return FALSE;
  if (self->found->samurai == 0)
    self->found->samurai = number;
  consume (self, rows);
  return TRUE;
}

/* Cells that are grids of candidates. */
static gboolean
try_subgrids (Finder *self)
{
  const GridLine *line = &peek (self, 0)->scan;
  GridEntry entry = { .offset = offset_of (self, line->line.start),
                      .line = line->line.number,
                      .title = self->window.title,
                      .order = 9,
                      .view = GRID_CHARACTERS,
                      .layout = GRID_SUBGRIDS };

  if ((self->wanted != 0 && self->wanted != 9) || (line->segments < 3 && line->characters != GRID_SUBGRIDS_LINES)
      || !grid_subgrids_are_next (&self->window))
    return FALSE;
  add_entry (self, &entry);
  consume (self, GRID_SUBGRIDS_LINES);
  return TRUE;
}

static gboolean
try_board (Finder *self)
{
  const GridLine *line = &peek (self, 0)->scan;

  if (try_subgrids (self) || try_places (self) || skip_samurai (self))
    return TRUE;
  if (*line->line.start == ':' && try_library_line (self))
    return TRUE;
  if (grid_token_is_small_pair (line) && try_token (self))
    return TRUE;
  if (line->fields >= 4 && try_labelled_block (self))
    return TRUE;
  if (line->longest > 1 && line->fields >= 4 && has_cells_in_groups (line)
      && try_block (self, line->characters, GRID_CHARACTERS))
    return TRUE;
  if (line->longest > 1 && line->fields >= 4 && try_block (self, line->fields, GRID_FIELDS))
    return TRUE;
  if (line->characters >= 81 && try_one_line (self))
    return TRUE;
  if (line->characters <= 6 && try_header (self))
    return TRUE;
  return try_block (self, line->characters, GRID_CHARACTERS)
         || (line->stars > 0 && try_block (self, line->characters - line->stars, GRID_STARRED))
         || try_block (self, line->fields, GRID_FIELDS)
         || (line->delimited > 1 && try_block (self, line->delimited, GRID_DELIMITED))
         || (line->trailing && try_block (self, line->delimited + 1, GRID_DELIMITED))
         || (line->segments > 3 && try_block (self, line->segments, GRID_SEGMENTS))
         || (line->segments == 2 && try_block (self, self->wanted != 0 ? self->wanted : 4, GRID_SPACED))
         || (line->segments == 2 && try_block (self, 6, GRID_SPACED))
         || (line->segments == 3 && try_block (self, self->wanted != 0 ? self->wanted : 9, GRID_SPACED))
         || (line->segments == 3 && try_block (self, 6, GRID_SPACED))
         || (line->segments == 4 && try_block (self, 16, GRID_SPACED))
         || (line->characters < 81 && try_one_line (self));
}

static void
remains_free (gpointer data)
{
  GridRemains *remains = data;

  g_array_unref (remains->rows);
  g_free (remains);
}

/* The cells most rows from here on have, up to the next words. */
static guint
usual_width (Finder *self)
{
  guint counts[SUDOKU_MAX_ORDER + 1] = { 0 }, best = 0;

  for (guint i = 0; i < SUDOKU_MAX_ORDER; i++)
    {
      const GridRow *row = peek (self, i);
      guint cells;

      if (row == NULL || !row->scan.rowlike)
        break;
      cells = row->scan.longest > 1 && row->scan.fields > 2 ? row->scan.fields : row->scan.characters;
      if (cells <= SUDOKU_MAX_ORDER)
        counts[cells]++;
    }
  for (guint i = 4; i <= SUDOKU_MAX_ORDER; i++)
    if (counts[i] > counts[best])
      best = i;
  return best;
}

static void
pass_words (Finder *self)
{
  self->window.title = offset_of (self, peek (self, 0)->scan.line.start);
  self->found->last_words = self->window.title;
  if (self->found->first_words == GRID_NO_OFFSET)
    self->found->first_words = self->window.title;
  self->found->n_words++;
  consume (self, 1);
}

/* Whether a row that stands alone has about as many cells as a row or, in a list, a line of the board before it. */
static gboolean
is_like_last_board (const Finder *self, const GridLine *line)
{
  const GArray *entries = self->found->entries;
  const GridEntry *last = entries->len > 0 ? &g_array_index (entries, GridEntry, entries->len - 1) : NULL;
  guint order = self->last_order, cells = line->longest > 1 && line->fields > 2 ? line->fields : line->characters;

  if (last == NULL || (last->layout != GRID_BLOCK && line->fields == 1 && line->from == line->line.start))
    return TRUE;
  return (cells + 2 >= order && cells <= order + 2) || 2 * line->characters > order * order;
}

/* Puts the rows of a board that is broken aside together, so that the next one is found whole. */
static void
set_aside (Finder *self)
{
  guint width = self->last_order != 0 ? self->last_order : usual_width (self), rows = 1;
  GridRemains *remains = NULL;

  if (peek (self, 0)->scan.characters < 81)
    for (; rows < MIN (width, MOST_REMAINING_ROWS); rows++)
      {
        const GridRow *row = peek (self, rows);
        gboolean near_end = rows == 1 || rows + 1 == width || (width >= 9 && (rows == 2 || rows + 2 == width));

        if (row == NULL || !row->scan.rowlike || row->after_comment || row->scan.characters >= 81
            || (row->after_gap && near_end))
          break;
      }
  if (rows == 1 && !is_like_last_board (self, &peek (self, 0)->scan))
    {
      pass_words (self);
      return;
    }
  if (self->found->n_remains++ < MOST_REMAINS)
    {
      remains = g_new0 (GridRemains, 1);
      remains->rows = g_array_new (FALSE, FALSE, sizeof (GridLine));
      g_ptr_array_add (self->found->remains, remains);
    }
  for (guint i = 0; i < rows && remains != NULL; i++)
    g_array_append_val (remains->rows, peek (self, i)->scan);
  consume (self, rows);
}

/* Counts the cells of the first plain line that has digits in it. */
static void
count_plain_line (Finder *self, const GridEntry *entry)
{
  const char *p = self->text->data + entry->offset;
  guint digits = 0;

  for (guint i = 0; i < 81 && !self->digits_counted; i++)
    digits += p[i] > '0';
  if (digits == 0)
    return;
  for (guint i = 0; i < 81; i++)
    count_cells (self, entry, &(GridCell){ p + i, 1, FALSE }, 1);
  self->digits_counted = TRUE;
}

/* Lists of 81 digits and dots a line, a million of them: taken without looking closer. Goes on while lines are so. */
static void
take_plain_lines (Finder *self, GCancellable *cancellable)
{
  static const guint8 plain[256] = { ['.'] = 1, ['0'] = 1, ['1'] = 1, ['2'] = 1, ['3'] = 1, ['4'] = 1,
                                     ['5'] = 1, ['6'] = 1, ['7'] = 1, ['8'] = 1, ['9'] = 1 };
  const NonetText *text = self->text;

  while (self->window.count == 0 && text->size - MIN (self->window.offset, text->size) >= 81 && !self->found->full)
    {
      const guint8 *p = (const guint8 *) text->data + self->window.offset;
      gsize rest = text->size - self->window.offset;
      guint good = 0;
      GridEntry entry = { .offset = (guint32) self->window.offset,
                          .line = self->window.at.number + 1,
                          .title = GRID_NO_OFFSET,
                          .order = 9,
                          .view = GRID_CHARACTERS,
                          .layout = GRID_TOKEN,
                          .plain = 1 };

      for (guint i = 0; i < 81; i++)
        good += plain[p[i]];
      if (good != 81 || (rest > 81 && p[81] != '\n' && p[81] != '\r'))
        return;
      add_entry (self, &entry);
      count_plain_line (self, &entry);
      self->window.at.number++;
      self->window.offset += rest > 81 && p[81] == '\r' ? 83 : 82;
      if (entry.line % 65536 == 0 && g_cancellable_is_cancelled (cancellable))
        return;
    }
}

GridFindings *
grid_find (const NonetText *text, guint wanted, gboolean digits, GCancellable *cancellable)
{
  g_autofree Finder *self = g_new0 (Finder, 1);

  self->found = g_new0 (GridFindings, 1);
  self->found->text = text;
  self->found->style = grid_style_find (text);
  self->found->entries = g_array_new (FALSE, FALSE, sizeof (GridEntry));
  self->found->remains = g_ptr_array_new_with_free_func (remains_free);
  self->found->first_words = self->found->last_words = GRID_NO_OFFSET;
  self->text = text;
  self->wanted = wanted;
  grid_window_init (&self->window, text, &self->found->style);
  while (!self->found->full && !g_cancellable_is_cancelled (cancellable))
    {
      if (digits && (wanted == 0 || wanted == 9))
        take_plain_lines (self, cancellable);
      if (peek (self, 0) == NULL)
        break;
      if (try_board (self))
        continue;
      if (peek (self, 1) != NULL && grid_row_is_head (peek (self, 0), peek (self, 0)->scan.fields, 1))
        consume (self, 1);
      else if (peek (self, 0)->scan.rowlike)
        set_aside (self);
      else
        pass_words (self);
    }
  return self->found;
}
