/* Finding boards from the top: at each row the best of those that begin there is taken, or the row is left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/find.h"

#include <string.h>

#define MOST_RESTS 16
#define MOST_REST_ROWS 70

const GridLayout grid_layouts[] = {
  [GRID_LIBRARY] = { grid_match_library, NULL, grid_library_read },
  [GRID_MASKS] = { grid_match_masks, NULL, grid_masks_read },
  [GRID_ROWS] = { grid_match_rows, grid_rows_cells, NULL },
  [GRID_COLUMNS] = { grid_match_columns, grid_columns_cells, NULL },
  [GRID_FIELD] = { grid_match_field, grid_field_cells, NULL },
  [GRID_LINE] = { grid_match_line, grid_rows_cells, NULL },
  [GRID_FLOW] = { grid_match_flow, grid_rows_cells, NULL },
  [GRID_MARKS] = { grid_match_marks, NULL, grid_marks_read },
};

typedef struct
{
  GridMatcher matcher;
  GridFindings *found;
  const NonetText *text;
  guint32 title;       /* offset of the last line of words or comment, or GRID_NO_OFFSET */
  GArray *rest;        /* GridRow: the group being collected, or NULL */
  GridEntry last;      /* board */
  gboolean just_ended; /* nothing came after it */
  guint mapped;        /* order of the board whose regions came before it, or 0 */
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
  guint symbols = 0;

  if (rest == NULL)
    return;
  for (guint i = 0; i < rest->len; i++)
    symbols += g_array_index (rest, GridRow, i).characters - g_array_index (rest, GridRow, i).blanks;
  if (symbols == 0 || (rest->len == 1 && !is_like_last_board (self, &g_array_index (rest, GridRow, 0))))
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

static void
pass_row (Finder *self, const GridRow *row)
{
  GridFindings *found = self->found;

  self->just_ended = FALSE;
  if (row->comment != NULL)
    self->title = offset_of (self, row->comment);
  if (row->rowlike || is_spoilt_row (self, row))
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
  self->title = offset_of (self, row->line.start);
  found->last_words = self->title;
  if (found->first_words == GRID_NO_OFFSET)
    found->first_words = self->title;
  found->n_words++;
}

static void
add_entry (Finder *self, const GridEntry *entry)
{
  GridFindings *found = self->found;

  if (found->entries->len >= GRID_MOST_ENTRIES)
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
    if (grid_field_has_blanks (p, entry->order) && memcmp (p, first, cells) != 0)
      {
        GridEntry other = *entry;

        other.offset = offset_of (self, p);
        other.title = GRID_NO_OFFSET;
        other.extra = FALSE;
        add_entry (self, &other);
      }
}

static void
pass_jigsaw (Finder *self, guint line)
{
  if (self->found->jigsaw == 0)
    self->found->jigsaw = line;
  self->just_ended = FALSE;
  self->mapped = 0;
}

/* The rows are regions: unless they are the boxes, the board before them is left out too, or else the one after them. */
static void
take_regions (Finder *self, const GridEntry *regions, gboolean boxes)
{
  GArray *entries = self->found->entries;

  if (boxes)
    return;
  if (self->just_ended && self->last.order == regions->order && entries->len > 0)
    {
      pass_jigsaw (self, self->last.line);
      g_array_set_size (entries, entries->len - 1);
    }
  else
    {
      self->just_ended = FALSE;
      self->mapped = regions->order;
    }
}

/* Takes the board that begins in a row. */
static void
take_board (Finder *self, const GridRow *row)
{
  GridEntry entry = self->matcher.entry;

  finish_rest (self);
  if (row->comment != NULL)
    self->title = offset_of (self, row->comment);
  if (self->matcher.regions)
    take_regions (self, &entry, self->matcher.boxes);
  else if (self->mapped == entry.order && !entry.doubtful)
    pass_jigsaw (self, entry.line);
  else
    {
      if (!entry.alphabet && entry.layout != GRID_FIELD && entry.layout != GRID_LINE && entry.layout != GRID_LIBRARY)
        entry.title = self->title;
      add_entry (self, &entry);
      if (entry.extra)
        add_others (self, &entry, &row->line);
      if (entry.side != 0)
        {
          entry.side = 2;
          entry.title = GRID_NO_OFFSET;
          add_entry (self, &entry);
        }
      self->just_ended = TRUE;
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
  for (guint i = 0; i < G_N_ELEMENTS (grid_layouts); i++)
    grid_layouts[i].match (matcher, row);
  if (matcher->rows > 0)
    take_board (self, row);
  else
    {
      pass_row (self, row);
      matcher->before = *row;
    }
  matcher->flow -= MIN (matcher->flow, MAX (matcher->rows, 1));
  grid_window_consume (&matcher->window, MAX (matcher->rows, 1));
}

GridFindings *
grid_find (const NonetText *text, guint wanted, GCancellable *cancellable)
{
  g_autofree Finder *self = g_new0 (Finder, 1);
  g_autofree GridCell *cells = g_new (GridCell, SUDOKU_MAX_CELLS + 1);
  GridFindings *found = g_new0 (GridFindings, 1);
  const GridRow *row;

  found->entries = g_array_new (FALSE, FALSE, sizeof (GridEntry));
  found->rests = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  found->first_words = found->last_words = self->title = GRID_NO_OFFSET;
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
  if (self->mapped != 0 && found->entries->len == 1 && self->last.order == self->mapped)
    {
      pass_jigsaw (self, self->last.line);
      g_array_set_size (found->entries, 0);
    }
  return found;
}

void
grid_findings_free (GridFindings *findings)
{
  g_array_unref (findings->entries);
  g_ptr_array_unref (findings->rests);
  g_free (findings);
}
