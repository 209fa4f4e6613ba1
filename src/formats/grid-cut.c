/* Cutting a line of a board into cells, by each of the views.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "formats/grid-character.h"
#include "formats/grid-line.h"

/* Cells of the views where each character may be one. */
static guint
cut_characters (const GridLine *self, gboolean starred, GridCell *cells, guint most)
{
  const char *p = self->from, *end = self->line.start + self->size;
  guint count = 0, bytes;
  gboolean star = FALSE;

  for (; p < end; p += bytes)
    {
      if (grid_classify (p, end, &bytes) != GRID_IN_CELL)
        continue;
      if (starred && *p == '*')
        {
          star = TRUE;
          continue;
        }
      if (count < most)
        cells[count] = (GridCell){ p, bytes, star };
      count++;
      star = FALSE;
    }
  return count;
}

static guint
cut_fields (const GridLine *self, GridCell *cells, guint most)
{
  const char *p = self->from, *end = self->line.start + self->size;
  guint count = 0;
  gsize length = 0;

  while ((p = grid_next_field (p, end, &length)) != NULL)
    {
      if (count < most)
        cells[count] = (GridCell){ p, (guint) length, FALSE };
      count++;
      p += length;
    }
  return count;
}

/* A cell of what stands between start and end, without blanks, quotes and brackets around it. */
static GridCell
trimmed_cell (const char *start, const char *end)
{
  gsize length = 0;
  const char *field = grid_next_field (start, end, &length);

  return field != NULL ? (GridCell){ field, (guint) length, FALSE } : (GridCell){ start, 0, FALSE };
}

static guint
cut_delimited (const GridLine *self, GridCell *cells, guint most)
{
  const char *start = self->from, *end = self->line.start + self->line.length;
  guint count = 0;

  for (const char *p = start;; p++)
    if (p == end || *p == self->delimiter)
      {
        if (count < most)
          cells[count] = trimmed_cell (start, p);
        count++;
        if (p == end)
          break;
        start = p + 1;
      }
  return count - (self->trailing && count == most + 1);
}

/* The text of the index-th part between bars; FALSE behind the last. */
static gboolean
next_segment (const GridLine *self, const char **place, const char **start, const char **stop)
{
  const char *end = self->line.start + self->size, *p = *place;
  guint bytes;

  if (p == self->from)
    for (; p < end && grid_classify (p, end, &bytes) == GRID_IN_BLANK; p += bytes)
      ;
  if (p < end && *place == self->from && grid_classify (p, end, &bytes) == GRID_IN_BAR)
    p += bytes;
  else if (*place == self->from)
    p = self->from;
  if (p >= end)
    return FALSE;
  for (*start = p; p < end && grid_classify (p, end, &bytes) != GRID_IN_BAR; p += bytes)
    ;
  *stop = p;
  *place = p < end ? p + bytes : end;
  return TRUE;
}

static guint
cut_segments (const GridLine *self, GridCell *cells, guint most)
{
  const char *place = self->from, *start, *stop;
  guint count = 0;

  while (next_segment (self, &place, &start, &stop))
    {
      if (count < most)
        cells[count] = trimmed_cell (start, stop);
      count++;
    }
  return count;
}

/* The cells of one part between bars, each at its place; the part is width characters for count cells. */
static gboolean
cut_places (const char *start, const char *stop, guint count, GridCell *cells)
{
  guint width = (guint) g_utf8_strlen (start, stop - start), pitch, first;
  guint index = 0;

  if (width == count)
    pitch = 1, first = 0;
  else if (width == 2 * count + 1)
    pitch = 2, first = 1;
  else if (width == 2 * count || width == 2 * count - 1)
    pitch = 2, first = 0;
  else if (width == 3 * count)
    pitch = 3, first = 1;
  else
    return FALSE;
  for (const char *p = start; p < stop; p = g_utf8_next_char (p), index++)
    {
      if (index >= first && (index - first) % pitch == 0 && (index - first) / pitch < count)
        cells[(index - first) / pitch] = (GridCell){ p, (guint) (*p != ' ' ? g_utf8_next_char (p) - p : 0), FALSE };
      else if (*p != ' ')
        return FALSE;
    }
  return TRUE;
}

static guint
cut_spaced (const GridLine *self, GridCell *cells, guint most)
{
  const char *place = self->from, *start, *stop;
  guint index = 0, count;

  if (self->segments < 2 || most % self->segments != 0)
    return 0;
  count = most / self->segments;
  while (next_segment (self, &place, &start, &stop))
    if (index == self->segments || !cut_places (start, stop, count, cells + count * index++))
      return 0;
  return index == self->segments ? most : 0;
}

static guint
cut_raw (const GridLine *self, GridCell *cells, guint most)
{
  const char *p = self->line.start, *end = p + self->line.length;
  guint count = 0;

  for (; p < end && count < most; p = g_utf8_next_char (p))
    cells[count++] = (GridCell){ p, *p != ' ' ? (guint) (g_utf8_next_char (p) - p) : 0, FALSE };
  while (count < most)
    cells[count++] = (GridCell){ end, 0, FALSE };
  return p == end ? most : 0;
}

guint
grid_line_cells (const GridLine *self, GridView view, GridCell *cells, guint most)
{
  switch (view)
    {
    case GRID_STARRED:
      return cut_characters (self, TRUE, cells, most);
    case GRID_FIELDS:
      return cut_fields (self, cells, most);
    case GRID_DELIMITED:
      return cut_delimited (self, cells, most);
    case GRID_SEGMENTS:
      return cut_segments (self, cells, most);
    case GRID_SPACED:
      return cut_spaced (self, cells, most);
    case GRID_RAW:
      return cut_raw (self, cells, most);
    case GRID_CHARACTERS:
    default:
      return cut_characters (self, FALSE, cells, most);
    }
}
