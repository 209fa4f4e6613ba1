/* The best way to part the rows of a text into boards and what is none, by dynamic programming.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   row      0   1   2   3   4   5 …
 *   steps    └─skip─┘└──── board ────┘      each costs or gains something
 *
 * From each row that can be reached the layouts say which boards begin there; a row may also be left out. Where all ways meet,
 * the best one is taken, so that never more than a few rows are undecided.
 */
#include "formats/grid/find.h"

#include <string.h>

#include "formats/grid/field.h"
#include "formats/grid/filters.h"
#include "formats/grid/layout.h"
#include "formats/grid/layouts/layouts.h"

#define MOST_RESTS 16
#define MOST_REST_ROWS 70
/* Rows after which the best way so far is taken even where others continue. */
#define UNDECIDED 320
/* What it costs to leave out a row of cells; a board gains up to 100 a row. */
#define COST_OF_ROW 60

/* The last step of the best way to a row. */
typedef struct
{
  gint score;
  gint from;       /* the row the step begins at; -1: the row cannot be reached */
  GridMatch match; /* with no rows where the row before was left out */
} Step;

typedef struct
{
  GridMatcher matcher;
  GridFindings *found;
  const NonetText *text;
  Step steps[UNDECIDED + GRID_WINDOW_ROWS];
  guint reached;       /* the last row a step leads to */
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

static const GridRow *
peek (Finder *self, guint index)
{
  return grid_window_peek (&self->matcher.window, index);
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

  if (rest == NULL)
    return;
  if (rest->len == 1 && !is_like_last_board (self, &g_array_index (rest, GridRow, 0)))
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

  while ((p = grid_field_next (line, &self->found->style, p, entry->order)) != NULL)
    if (grid_field_has_blanks (p, entry->order) && memcmp (p, first, cells) != 0)
      {
        GridEntry other = *entry;

        other.offset = offset_of (self, p);
        other.title = GRID_NO_OFFSET;
        other.extra = FALSE;
        add_entry (self, &other);
      }
}

/* Adds the matrices that follow one in its line: "64;[[5,3,…]];[[5,3,…]]". */
static void
add_matrices (Finder *self, const GridEntry *entry, const NonetLine *line)
{
  const char *end = line->start + line->length, *p = grid_filter_matrix_end (line->start, end);
  guint cells = entry->order * entry->order;

  while (p != NULL && (p = g_strstr_len (p, end - p, "[[")) != NULL)
    {
      const NonetLine rest = { .start = p, .length = (gsize) (end - p), .number = line->number };
      GridEntry other = *entry;
      GridRow row;

      grid_row_scan (&row, &rest, &self->found->style);
      other.offset = offset_of (self, p);
      other.labelled = FALSE;
      if (grid_row_cut (&row, &self->found->style, entry->view, self->matcher.cells, cells) == cells)
        add_entry (self, &other);
      p = grid_filter_matrix_end (p, end);
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

/* Takes the board of a match whose first row is the index-th. */
static void
take_match (Finder *self, const GridMatch *match, const GridRow *row)
{
  GridEntry entry = match->entry;
  guint *line = match->samurai ? &self->found->samurai : &self->found->overlap;

  finish_rest (self);
  if (row->comment != NULL)
    self->title = offset_of (self, row->comment);
  if (match->regions)
    take_regions (self, &entry, match->boxes);
  else if (match->borders)
    self->found->borders |= self->just_ended && self->last.order == entry.order;
  else if (match->overlap)
    *line = *line != 0 ? *line : entry.line;
  else if (self->mapped == entry.order && !entry.doubtful)
    pass_jigsaw (self, entry.line);
  else
    {
      if (!entry.alphabet && entry.layout != GRID_FIELD && entry.layout != GRID_LINE && entry.layout != GRID_LIBRARY)
        entry.title = self->title;
      add_entry (self, &entry);
      if (entry.extra)
        add_others (self, &entry, &row->line);
      if (entry.layout == GRID_LINE)
        add_matrices (self, &entry, &row->line);
      if (entry.side != 0)
        {
          entry.side = 2;
          entry.title = GRID_NO_OFFSET;
          add_entry (self, &entry);
        }
      self->just_ended = TRUE;
    }
}

static void
commit (Finder *self, guint target)
{
  guint path[UNDECIDED + GRID_WINDOW_ROWS], length = 0;

  for (guint at = target; at > 0; at = (guint) self->steps[at].from)
    path[length++] = at;
  while (length > 0)
    {
      const Step *step = &self->steps[path[--length]];

      if (step->match.rows == 0)
        pass_row (self, peek (self, (guint) step->from));
      else
        take_match (self, &step->match, peek (self, (guint) step->from));
    }
  grid_window_consume (&self->matcher.window, target);
}

/* Keeps a step if no better one leads to the same row. */
static void
relax (Finder *self, guint from, guint to, gint score, const GridMatch *match)
{
  Step *step = &self->steps[to];

  self->reached = MAX (self->reached, to);
  if (step->from >= 0 && step->score >= score)
    return;
  step->from = (gint) from;
  step->score = score;
  if (match != NULL)
    step->match = *match;
  else
    step->match.rows = 0;
}

/* Adds the steps from a row: to the ends of the boards that begin there, and to the next row. */
static void
add_steps (Finder *self, guint at)
{
  gint score = self->steps[at].score;
  gboolean sure = FALSE;

  self->matcher.n_matches = 0;
  self->matcher.begins_text =
      at == 0 && self->found->entries->len == 0 && self->found->n_words == 0 && self->rest == NULL;
  grid_match_overlap (&self->matcher, at);
  grid_match_borders (&self->matcher, at);
  grid_match_regions (&self->matcher, at);
  for (guint i = 0; i < grid_n_layouts; i++)
    grid_layouts[i].match (&self->matcher, at);
  for (guint i = 0; i < self->matcher.n_matches; i++)
    {
      const GridMatch *match = &self->matcher.matches[i];

      relax (self, at, at + match->rows, score + match->score * (gint) match->rows, match);
      sure = sure || (match->score == 100 && !match->entry.doubtful);
    }
  if (!sure)
    relax (self, at, at + 1, score - (peek (self, at)->rowlike ? COST_OF_ROW : 0), NULL);
}

/* Decides on the next rows, as far as the first row where all ways meet. */
static void
decide (Finder *self)
{
  guint at = 0, best;

  for (guint i = 0; i <= self->reached; i++)
    self->steps[i].from = -1;
  self->reached = 0;
  self->steps[0] = (Step){ .from = 0 };
  do
    {
      if (self->steps[at].from >= 0)
        add_steps (self, at);
      at++;
    }
  while (at < self->reached && at < UNDECIDED && peek (self, at) != NULL);
  /* Ways that lead past the rows that were looked at are compared by what they gained. */
  best = self->reached;
  for (guint i = at; i < self->reached; i++)
    if (self->steps[i].from >= 0 && self->steps[i].score > self->steps[best].score)
      best = i;
  commit (self, best);
}

GridFindings *
grid_find (const NonetText *text, guint wanted, GCancellable *cancellable)
{
  g_autofree Finder *self = g_new0 (Finder, 1);
  g_autofree GridCell *cells = g_new (GridCell, SUDOKU_MAX_CELLS + 1);
  GridFindings *found = g_new0 (GridFindings, 1);

  found->style = grid_style_find (text);
  found->entries = g_array_new (FALSE, FALSE, sizeof (GridEntry));
  found->rests = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  found->first_words = found->last_words = self->title = GRID_NO_OFFSET;
  self->found = found;
  self->text = text;
  self->matcher.wanted = wanted;
  self->matcher.cells = cells;
  self->reached = G_N_ELEMENTS (self->steps) - 1;
  self->matcher.window.text = text;
  self->matcher.window.style = &found->style;
  while (!found->full && !g_cancellable_is_cancelled (cancellable) && peek (self, 0) != NULL)
    decide (self);
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

gboolean
grid_entry_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  return grid_layouts[entry->layout].cells (text, style, entry, cells);
}
