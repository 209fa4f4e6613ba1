/* Finding boards from the top: at each row the best of those that begin there is taken, or the row is left out, and of rows left
 * over is said what is wrong with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/grid/find.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_ENTRIES 4000000
#define MOST_RESTS 16
#define MOST_REST_ROWS 70

/* By GridLayoutId; of two that have the same score the first one is taken. */
static const GridLayout *const layouts[] = {
  &grid_library_layout, &grid_masks_layout, &grid_rows_layout, &grid_columns_layout,
  &grid_field_layout,   &grid_line_layout,  &grid_flow_layout, &grid_marks_layout,
};

const GridLayout *
grid_layout_of (const GridEntry *entry)
{
  return layouts[entry->layout];
}

typedef struct
{
  GridMatcher matcher;
  GridFindings *found;
  const NonetText *text;
  guint32 title;       /* offset of the last line of words or comment, or GRID_NO_OFFSET */
  guint32 rating;      /* offset of a line that says how hard the next board is, or GRID_NO_OFFSET */
  gboolean rated;      /* such lines stand above their boards */
  GArray *rest;        /* GridRow: the group being collected, or NULL */
  GridEntry last;      /* board */
  gboolean just_ended; /* nothing came after it */
  guint map;           /* place of regions without a board so far, or 0 */
} Finder;

static guint32
offset_of (const Finder *self, const char *place)
{
  return (guint32) (place - self->text->data);
}

/* Whether a row that stands alone has about as many cells as a row or, in a list, a line of the board before it. */
static gboolean
is_like_last_board (const Finder *self, const GridRow *row)
{
  guint order = self->last.order, cells = row->longest > 1 && row->fields > 2 ? row->fields : row->characters;

  if (order == 0 || (self->last.layout == GRID_FIELD && row->fields == 1 && row->from == row->line.start))
    return TRUE;
  return (cells + 2 >= order && cells <= order + 2) || 2 * row->characters > order * order;
}

static void
finish_rest (Finder *self)
{
  GridFindings *found = self->found;
  GArray *rest = g_steal_pointer (&self->rest);
  guint symbols = 0, alike = 0;

  if (rest == NULL)
    return;
  for (guint i = 0; i < rest->len; i++)
    {
      const GridRow *row = &g_array_index (rest, GridRow, i);

      symbols += row->characters - row->blanks;
      /* Such as "Score: 1234". */
      alike += is_like_last_board (self, row) || (rest->len > 1 && row->from == row->line.start);
    }
  if (symbols == 0 || alike == 0)
    found->n_words++;
  else
    {
      found->n_rests++;
      found->n_rest_rows += rest->len;
      if (found->rests->len < MOST_RESTS)
        {
          g_ptr_array_add (found->rests, rest);
          return;
        }
    }
  g_array_unref (rest);
}

/* Whether a row cannot belong to the group of rows before it. */
static gboolean
begins_rest (const Finder *self, const GridRow *row)
{
  guint width = self->last.layout == GRID_ROWS && self->last.order > 0 ? self->last.order : 9;

  return self->rest == NULL || row->comment != NULL || row->characters > 72 || self->rest->len >= MOST_REST_ROWS
         || g_array_index (self->rest, GridRow, 0).characters > 72
         || (row->after_gap && self->rest->len + 2 >= MIN (width, 9));
}

/* Whether a row with words in it is one of the rows before it, with something written after its cells. */
static gboolean
is_spoilt_row (const Finder *self, const GridRow *row)
{
  const GridRow *before = self->rest != NULL ? &g_array_index (self->rest, GridRow, self->rest->len - 1) : NULL;

  return before != NULL && !row->after_gap && row->comment == NULL && before->characters <= SUDOKU_MAX_ORDER
         && row->digits > 0 && 2 * (row->digits + row->blanks) > before->characters
         && row->characters > before->characters;
}

/* Whether a line of words is one of the figures that generators print of a board, "Number of Givens: 26", "Difficulty: Easy"; *rating:
 * whether it says how hard that is. */
static gboolean
is_figure (const GridRow *row, gboolean *rating)
{
  static const char *const ratings[] = { "difficulty", "level", "rating", "grade", NULL };
  static const char *const others[] = { "givens", "clues", "guesses", "backtracks", "symmetry", "solutions", NULL };
  NonetLine line = row->line;
  const char *colon;
  gsize length;

  while (line.length > 0 && strchr ("#%;*/ \t", *line.start) != NULL)
    line.start++, line.length--;
  colon = memchr (line.start, ':', line.length);
  if (colon == NULL || colon + 1 == line.start + line.length)
    return FALSE;
  length = (gsize) (colon - line.start);
  *rating = nonet_text_is_one_of (line.start, length, ratings);
  return *rating || nonet_line_begins (&line, "number of ") || nonet_text_is_one_of (line.start, length, others);
}

/* Takes a figure for the board before it, or for the next one where the text begins with it. */
static gboolean
take_figure (Finder *self, const GridRow *row)
{
  GArray *entries = self->found->entries;
  gboolean rating;

  if (!is_figure (row, &rating))
    return FALSE;
  self->rated = self->rated || entries->len == 0;
  if (rating && self->rated)
    self->rating = offset_of (self, row->line.start);
  else if (rating && self->title == GRID_NO_OFFSET)
    g_array_index (entries, GridEntry, entries->len - 1).rating = offset_of (self, row->line.start);
  return TRUE;
}

gboolean
grid_line_has_date (const NonetLine *line)
{
  static gsize begun;
  static GRegex *date;

  if (g_once_init_enter (&begun))
    {
      date = g_regex_new (
          "(?<![\\d.])(?:(?:19|20)\\d\\d([-./])\\d\\d?\\1\\d\\d?|\\d\\d?([-./])\\d\\d?\\2(?:19|20)\\d\\d)(?![\\d.])",
          G_REGEX_RAW, 0, NULL);
      g_once_init_leave (&begun, 1);
    }
  return g_regex_match_full (date, line->start, (gssize) line->length, 0, 0, NULL, NULL);
}

static void
pass_row (Finder *self, const GridRow *row)
{
  GridFindings *found = self->found;

  self->just_ended = FALSE;
  if (row->comment != NULL)
    self->title = offset_of (self, row->comment);
  if ((row->rowlike && !grid_line_has_date (&row->line)) || is_spoilt_row (self, row))
    {
      if (begins_rest (self, row))
        {
          finish_rest (self);
          self->rest = g_array_new (FALSE, FALSE, sizeof (GridRow));
        }
      g_array_append_val (self->rest, *row);
      return;
    }
  finish_rest (self);
  if (!take_figure (self, row))
    self->title = offset_of (self, row->line.start);
  found->last_words = offset_of (self, row->line.start);
  if (found->first_words == GRID_NO_OFFSET)
    found->first_words = found->last_words;
  found->n_words++;
}

static void
add_entry (Finder *self, const GridEntry *entry)
{
  GridFindings *found = self->found;

  if (found->entries->len >= MOST_ENTRIES)
    {
      found->full = TRUE;
      return;
    }
  g_array_append_val (found->entries, *entry);
  self->last = *entry;
  self->title = GRID_NO_OFFSET;
  found->first_words = found->last_words = GRID_NO_OFFSET;
}

/* Adds the boards that follow in the line of one, if they are no solution of it. */
static void
add_others (Finder *self, const GridEntry *entry, const NonetLine *line)
{
  const char *first = self->text->data + entry->offset, *p = first;
  guint cells = entry->order * entry->order;

  while ((p = grid_field_next (line, p, entry->order)) != NULL)
    if (grid_field_is_board (p, entry->order) && memcmp (p, first, cells) != 0)
      {
        GridEntry other = *entry;

        other.offset = offset_of (self, p);
        other.title = GRID_NO_OFFSET;
        other.extra = FALSE;
        add_entry (self, &other);
      }
}

static guint
order_of_map (const Finder *self)
{
  return self->map != 0 ? g_array_index (self->found->maps, GridEntry, self->map - 1).order : 0;
}

/* Makes a board without givens of regions that no board came for. Sixteen letters, or rows and columns, may be anything. */
static void
finish_map (Finder *self)
{
  GridCell *cells = self->matcher.cells;
  guint order = order_of_map (self), rows = 0, columns = 0;
  GridEntry entry;

  if (order == 0)
    return;
  entry = g_array_index (self->found->maps, GridEntry, self->map - 1);
  entry.blank = TRUE;
  entry.map = self->map;
  self->map = 0;
  grid_layout_of (&entry)->cells (self->text, &entry, cells);
  for (guint i = 0; i < order * order; i++)
    {
      rows += *cells[i].start == *cells[i - i % order].start;
      columns += *cells[i].start == *cells[i % order].start;
    }
  if (order > 4 && rows < order * order && columns < order * order)
    add_entry (self, &entry);
}

/* The rows are regions: unless they are the boxes, they are those of the board before them, or else of the one after them. */
static void
take_regions (Finder *self, const GridEntry *regions, gboolean boxes)
{
  GArray *entries = self->found->entries, *maps = self->found->maps;

  if (boxes)
    return;
  finish_map (self);
  g_array_append_val (maps, *regions);
  if (self->just_ended && self->last.order == regions->order)
    g_array_index (entries, GridEntry, entries->len - 1).map = maps->len;
  else
    self->map = maps->len;
  self->just_ended = FALSE;
}

/* Takes the board that begins in a row. */
static void
take_board (Finder *self, const GridRow *row)
{
  GridEntry entry = self->matcher.entry;
  guint sides = entry.side;

  finish_rest (self);
  if (row->comment != NULL)
    self->title = offset_of (self, row->comment);
  if (self->matcher.regions)
    take_regions (self, &entry, self->matcher.boxes);
  else
    {
      if (order_of_map (self) == entry.order)
        {
          entry.map = self->map;
          self->map = 0;
        }
      if (!entry.alphabet && entry.layout != GRID_FIELD && entry.layout != GRID_LINE && entry.layout != GRID_LIBRARY)
        entry.title = self->title;
      entry.rating = self->rating;
      self->rating = GRID_NO_OFFSET;
      entry.side = sides > 0;
      add_entry (self, &entry);
      if (entry.extra)
        add_others (self, &entry, &row->line);
      while (entry.side < sides)
        {
          entry.side = (guint8) ((entry.side + 1) & 3);
          entry.title = GRID_NO_OFFSET;
          add_entry (self, &entry);
        }
      self->just_ended = entry.map == 0;
    }
}

/* Decides on the first row of the window, and on those of the board that begins there. */
static void
decide (Finder *self, const GridRow *row)
{
  GridMatcher *matcher = &self->matcher;

  matcher->rows = 0;
  matcher->begins_text = self->found->entries->len == 0 && self->found->n_words == 0 && self->rest == NULL;
  matcher->run_on = self->rest != NULL && !row->after_gap && row->comment == NULL;
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    layouts[i]->match (matcher, row);
  if (matcher->rows > 0)
    take_board (self, row);
  else
    {
      pass_row (self, row);
      matcher->before = *row;
    }
  matcher->flow -= MIN (matcher->flow, MAX (matcher->rows, 1));
  matcher->marks -= MIN (matcher->marks, MAX (matcher->rows, 1));
  grid_window_consume (&matcher->window, MAX (matcher->rows, 1));
}

GridFindings *
grid_find (const NonetText *text, guint wanted, GCancellable *cancellable)
{
  g_autofree Finder *self = g_new0 (Finder, 1);
  g_autofree GridCell *cells = g_new (GridCell, SUDOKU_MAX_CELLS + 2);
  GridFindings *found = g_new0 (GridFindings, 1);
  const GridRow *row;

  found->entries = g_array_new (FALSE, FALSE, sizeof (GridEntry));
  found->maps = g_array_new (FALSE, FALSE, sizeof (GridEntry));
  found->rests = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  found->first_words = found->last_words = self->title = self->rating = GRID_NO_OFFSET;
  self->found = found;
  self->text = text;
  self->matcher.wanted = wanted;
  self->matcher.cells = cells;
  self->matcher.window.text = text;
  while (!found->full && !g_cancellable_is_cancelled (cancellable)
         && (row = grid_window_peek (&self->matcher.window, 0)) != NULL)
    decide (self, row);
  finish_rest (self);
  /* The map of regions stands apart from the only board. */
  if (self->map != 0 && found->entries->len == 1 && self->last.order == order_of_map (self) && self->last.map == 0)
    g_array_index (found->entries, GridEntry, 0).map = self->map;
  else
    finish_map (self);
  return found;
}

void
grid_findings_free (GridFindings *findings)
{
  g_array_unref (findings->entries);
  g_array_unref (findings->maps);
  g_ptr_array_unref (findings->rests);
  g_free (findings);
}

/* Rests. */

static const GridRow *
get_row (const GArray *rows, guint index)
{
  return &g_array_index (rows, GridRow, index);
}

static gboolean
report_line (NonetInput *input, guint line, guint column, guint cells, guint expected)
{
  return nonet_input_error (
      input, line, column,
      ngettext ("the line has %u cell instead of %u", "the line has %u cells instead of %u", cells), cells, expected);
}

/* The place where the row has one cell too many, or where the first one is missing. */
static guint
find_column (const GridRow *row, GridView view, guint expected)
{
  g_autofree GridCell *cells = g_new (GridCell, expected + 1);
  guint count = grid_row_cut (row, view, cells, expected + 1);

  if (count > expected)
    return nonet_line_column (&row->line, cells[expected].start);
  return count == 0 ? 1 : nonet_line_column (&row->line, cells[count - 1].start + cells[count - 1].length);
}

/* The number of cells most rows have, the first one's if all differ. */
static guint
usual_count (const GArray *rows, GridView view)
{
  guint best = 0, most = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      guint same = 0, count = grid_row_count (get_row (rows, i), view, 0);

      for (guint j = 0; j < rows->len; j++)
        same += count == grid_row_count (get_row (rows, j), view, 0);
      best = same > most ? count : best;
      most = MAX (most, same);
    }
  return best;
}

/* How the rows were likely meant: by bars, by characters, also in groups ("859 612 437"), or by fields. */
static GridView
find_view (const GArray *rows)
{
  guint wide = 0, groups = 0, parted = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const GridRow *row = get_row (rows, i);

      parted += row->bars > 4 && row->bars == get_row (rows, 0)->bars;
      wide += row->longest > 1 && row->fields > 2;
      groups += row->characters == row->fields * row->longest && row->fields <= row->longest + 1;
    }
  if (parted == rows->len)
    return GRID_FRAMED;
  return 2 * wide <= rows->len || 2 * groups > rows->len ? GRID_CHARACTERS : GRID_FIELDS;
}

/* The order whose board has about as many cells as the line. */
static guint
nearest_order (guint cells)
{
  guint order = 4;

  while (order < SUDOKU_MAX_ORDER && order * (order + 1) < cells)
    order++;
  return cells > 60 && cells < 110 ? 9 : order;
}

/* A line of its own that should be a whole board. */
static void
explain_line (NonetInput *input, const GridRow *row, guint order)
{
  GridView view = row->longest > 1 && row->fields >= 64 ? GRID_FIELDS : GRID_CHARACTERS;
  guint cells = grid_row_count (row, view, 0);

  order = order != 0 ? order : nearest_order (cells);
  if (cells == order * order)
    {
      nonet_input_error (
          input, row->line.number, 0,
          ngettext ("these cells do not form a board of %u row", "these cells do not form a board of %u rows", order),
          order);
      return;
    }
  report_line (input, row->line.number, find_column (row, view, order * order), cells, order * order);
}

static void
explain_rows (NonetInput *input, const GArray *rows, guint order)
{
  const GridRow *first = get_row (rows, 0), *last = get_row (rows, rows->len - 1);
  GridView view = find_view (rows);
  guint expected = order != 0 ? order : usual_count (rows, view);

  for (guint i = 0; i < rows->len; i++)
    {
      const GridRow *row = get_row (rows, i);
      guint cells = grid_row_count (row, view, 0);

      if (cells == expected)
        continue;
      nonet_input_report_row (input, row->line.number, find_column (row, view, expected), cells, expected);
      return;
    }
  if (rows->len < expected)
    nonet_input_report_rows (input, last->line.number, rows->len, expected);
  else
    nonet_input_error (
        input, first->line.number, 0,
        ngettext ("these rows do not form a board of %u row", "these rows do not form a board of %u rows", expected),
        expected);
}

/* Whether a text without boards is prose with a few numbers in it: mostly words, and hardly two rows together. */
static gboolean
is_prose (const GridFindings *found)
{
  if (found->entries->len > 0 || found->n_words < found->n_rests)
    return FALSE;
  if (found->n_words > 3 + 2 * found->n_rest_rows)
    return TRUE;
  for (guint i = 0; i < found->rests->len; i++)
    {
      const GArray *rows = g_ptr_array_index (found->rests, i);

      if (rows->len > 2 || get_row (rows, 0)->longest > 60)
        return FALSE;
    }
  return TRUE;
}

/* Whether a row or two in much text beside a board have neither about as many cells as its rows, nor as all of it. */
static gboolean
is_aside (const GridFindings *found, const GArray *rows, guint order)
{
  if (found->entries->len == 0 || rows->len > 2 || found->n_words <= 3 + 2 * found->n_rest_rows)
    return FALSE;
  for (guint i = 0; i < rows->len; i++)
    {
      const GridRow *row = get_row (rows, i);

      if ((row->fields + 2 >= order && row->fields <= order + 2)
          || (row->characters + 2 >= order && row->characters <= order + 2) || 2 * row->characters > order * order)
        return FALSE;
    }
  return TRUE;
}

void
grid_rests_explain (NonetInput *input, const GridFindings *found, guint wanted)
{
  const GridEntry *first = found->entries->len > 0 ? &g_array_index (found->entries, GridEntry, 0) : NULL;
  guint list_order = input->options->list_order, order = wanted != 0     ? wanted
                                                         : first != NULL ? first->order
                                                                         : list_order;

  if (is_prose (found))
    return;
  for (guint i = 0; i < found->rests->len; i++)
    {
      const GArray *rows = g_ptr_array_index (found->rests, i);
      const GridRow *row = get_row (rows, 0);
      gboolean lines = list_order != 0 || (first != NULL ? first->layout != GRID_ROWS : row->characters > 60);

      if (wanted == 0 && list_order == 0 && is_aside (found, rows, order))
        continue;
      if (rows->len == 1 && (lines || row->characters > 72))
        explain_line (input, row, order);
      else
        explain_rows (input, rows, order);
    }
  /* Of those that were not kept nothing can be said; where the others were asides, they are, too. */
  if (input->messages->count[NONET_MESSAGE_ERROR] >= NONET_MESSAGES_KEPT)
    input->messages->count[NONET_MESSAGE_ERROR] += found->n_rests - found->rests->len;
}

gboolean
grid_rests_check_size (NonetInput *input,
                       const NonetText *text,
                       const GridEntry *entry,
                       const GridCell *cells,
                       const NonetPuzzle *puzzle)
{
  guint order = input->options->list_order, count = (guint) entry->order * entry->order, expected = order * order;
  const char *place;
  guint line, column;

  if (order == 0 || order == entry->order || (puzzle != NULL && nonet_puzzle_is_likely (puzzle)))
    return TRUE;
  place = count > expected ? cells[expected].start : cells[count - 1].start + cells[count - 1].length;
  nonet_text_locate (text, (gsize) (place - text->data), &line, &column);
  return report_line (input, entry->line, column, count, expected);
}
