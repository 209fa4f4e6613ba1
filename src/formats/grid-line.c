/* Looking at one line of a board drawn with characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-line.h"

#include <string.h>

/* How far into a file its style is looked for. */
#define STYLE_BYTES 65536

typedef enum
{
  IN_CELL,
  IN_BLANK,
  IN_BAR,
  IN_PUNCTUATION
} Class;

/* No tag is taken for longer, so that a line of many beginnings is walked through once. */
#define LONGEST_TAG 128

/* The bytes of a tag of HTML or of an escape ("\\n") that begins at p, or 0. */
static guint
markup_size (const char *p, const char *end)
{
  const char *stop;

  if (end - p < 2)
    return 0;
  if (*p == '\\')
    return strchr ("nrt", p[1]) != NULL ? 2 : 0;
  if (!g_ascii_isalpha (p[1]) && p[1] != '/')
    return 0;
  stop = memchr (p, '>', MIN ((gsize) (end - p), LONGEST_TAG));
  return stop != NULL ? (guint) (stop + 1 - p) : 0;
}

/* The class of the character at p; *bytes is its size. */
static Class
classify (const char *p, const char *end, guint *bytes)
{
  guchar first = (guchar) *p;
  gunichar c;

  *bytes = 1;
  if (first < 0x80)
    switch (first)
      {
      case ' ':
      case '\t':
      case '\v':
      case '\f':
        return IN_BLANK;
      case '|':
        return IN_BAR;
      case ',':
      case ';':
      case ':':
      case '[':
      case ']':
      case '(':
      case ')':
      case '{':
      case '}':
      case '"':
      case '\'':
      case '`':
      case '+':
        return IN_PUNCTUATION;
      case '<':
      case '\\':
        *bytes = markup_size (p, end);
        if (*bytes > 0)
          return IN_BLANK;
        *bytes = 1;
        return IN_CELL;
      default:
        return IN_CELL;
      }
  c = g_utf8_get_char (p);
  *bytes = (guint) (g_utf8_next_char (p) - p);
  if (c >= 0x2500 && c < 0x2580)
    return IN_BAR;
  if (c == 0xa0 || c == 0x3000 || c == 0xfeff || (c >= 0x2000 && c <= 0x200b))
    return IN_BLANK;
  return IN_CELL;
}

gboolean
grid_is_blank_sign (gunichar c)
{
  switch (c)
    {
    case '.':
    case '0':
    case '*':
    case '_':
    case '-':
    case '?':
    case ' ':
    case 0x00b7: /* middle dot */
    case 0x2022: /* bullet */
    case 0x2219:
    case 0x22c5:
    case 0x25a1: /* white square */
    case 0x25cb:
    case 0x2610:
      return TRUE;
    default:
      return FALSE;
    }
}

const char *
grid_next_field (const char *p, const char *end, gsize *length)
{
  const char *start = NULL;
  guint bytes;

  for (; p < end; p += bytes)
    if (classify (p, end, &bytes) == IN_CELL)
      {
        if (start == NULL)
          start = p;
      }
    else if (start != NULL)
      break;
  if (start != NULL)
    *length = (gsize) (p - start);
  return start;
}

/* Whether a comment begins at the '#' at p, inside the line: " # so", " #!", " #12", but not "#367 |". */
static gboolean
comment_begins (const char *p, const char *end)
{
  const char *q = p + 1;

  if (q == end || *q == ' ' || *q == '!' || *q == '#' || g_ascii_isalpha (*q))
    return TRUE;
  while (q < end && g_ascii_isdigit (*q))
    q++;
  return q == end && q > p + 1;
}

/* Whether nothing in the line can be a cell's value, and lines are drawn in it. */
static gboolean
is_border (const char *p, const char *end)
{
  guint run = 0, drawn = 0, longest = 0, most_drawn = 0, corners = 0, bars = 0, others = 0;
  guint bytes;

  for (; p < end; p += bytes)
    {
      gunichar c = g_utf8_get_char (p);
      gboolean vertical = c == 0x2502 || c == 0x2503 || c == 0x2551;

      bytes = c == '\\' || c == '<' ? markup_size (p, end) : 0;
      if (bytes > 0)
        continue;
      bytes = (guint) (g_utf8_next_char (p) - p);
      if (c < 128 ? g_ascii_isalnum ((char) c) : g_unichar_isalnum (c))
        return FALSE;
      run = c == '-' || c == '=' || c == '_' || c == '~' || c == 0x2014 || c == 0x2013 ? run + 1 : 0;
      drawn = c >= 0x2500 && c < 0x2580 && !vertical ? drawn + 1 : 0;
      corners += c == '+';
      bars += c == '|';
      others += run == 0 && strchr ("+| \t\"'`", c < 128 ? (int) c : 'x') == NULL;
      longest = MAX (longest, run);
      most_drawn = MAX (most_drawn, drawn);
    }
  return longest >= 3 || most_drawn >= 2 || ((longest >= 1 || corners >= 2) && corners > 0 && others == 0)
         || (longest >= 2 && bars >= 3 && others == 0);
}

/* Whether the line is a row of blanks in a file that writes blanks as '-' or '_'. */
static gboolean
is_row_of_blanks (const GridLine *self, const GridStyle *style)
{
  const char *p = self->line.start, *end = p + self->line.length;
  guint dashes = 0, underscores = 0;

  for (; p < end; p++)
    if (*p == '-')
      dashes++;
    else if (*p == '_')
      underscores++;
    else if (strchr (" |\t\"',[](){}", *p) == NULL)
      return FALSE;
  return (dashes > 0 && underscores == 0 && dashes == style->dash_width)
         || (underscores > 0 && dashes == 0 && underscores == style->underscore_width);
}

GridStyle
grid_style_find (const NonetText *text)
{
  GridStyle style = { 0 };
  NonetLine line = { 0 };
  gsize offset = 0;

  while (offset < STYLE_BYTES && nonet_text_next_line (text, &offset, &line))
    {
      guint dashes = 0, underscores = 0, digits = 0, others = 0;

      if (line.length > 512)
        continue;
      for (const char *p = line.start; p < line.start + line.length; p++)
        {
          dashes += *p == '-';
          underscores += *p == '_';
          digits += g_ascii_isalnum (*p) || *p == '.' || *p == '*';
          others += !g_ascii_isalnum (*p) && strchr ("-_ |\t\"',[](){}", *p) == NULL;
        }
      if (digits == 0 || others > 0)
        continue;
      if (dashes > 0 && underscores == 0 && style.dash_width == 0)
        style.dash_width = dashes + digits;
      if (underscores > 0 && dashes == 0 && style.underscore_width == 0)
        style.underscore_width = underscores + digits;
    }
  return style;
}

/* What is counted while a line is walked through. */
typedef struct
{
  guint commas, semicolons, tabs, bars, brackets;
  guint letters, others;
  guint word; /* letters of the longest word */
  gboolean bar_first, bar_last; /* whether a bar stands before all cells, after all cells */
  const char *last_delimiter;
} Counts;

static void
count_line (GridLine *self, Counts *counts)
{
  const char *p = self->from, *end = self->line.start + self->line.length, *last = NULL;
  guint length = 0, word = 0, bytes;
  gboolean blank_before = TRUE;

  /* The full stop of a fact in Prolog. */
  while (end > p && g_ascii_isspace (end[-1]))
    end--;
  if (end - p > 2 && end[-1] == '.' && (end[-2] == ')' || end[-2] == ']'))
    end--;
  else
    end = self->line.start + self->line.length;

  for (; p < end; p += bytes)
    {
      Class class = classify (p, end, &bytes);

      if (*p == '#' && blank_before && self->fields > 0 && comment_begins (p, end))
        break;
      if (*p == '/' && blank_before && self->fields > 0 && p + 1 < end && p[1] == '/')
        break;
      blank_before = class == IN_BLANK;
      if (class == IN_CELL)
        {
          gboolean sign = bytes == 1 ? strchr (".0*_?-", *p) != NULL : grid_is_blank_sign (g_utf8_get_char (p));

          self->fields += length == 0;
          length++;
          self->longest = MAX (self->longest, length);
          self->characters++;
          self->stars += *p == '*';
          self->signs = self->signs || sign;
          /* 'X' was the blank of old Simple Sudoku files: neither cell nor word. */
          counts->letters += bytes > 1 ? g_unichar_isalpha (g_utf8_get_char (p))
                                       : g_ascii_isalpha (*p) && *p != 'X' && *p != 'x';
          counts->others += !sign && bytes == 1 && !g_ascii_isalnum (*p);
          word = g_ascii_isalpha (*p) && *p != 'X' && *p != 'x' ? word + 1 : 0;
          counts->word = MAX (counts->word, word);
          if (word > 0)
            self->last_letter = MAX (self->last_letter, (guint) (g_ascii_toupper (*p) - 'A' + 1));
          counts->bar_last = FALSE;
          last = p;
          continue;
        }
      length = word = 0;
      if (class == IN_BAR)
        {
          counts->bars++;
          counts->bar_first = counts->bar_first || last == NULL;
          counts->bar_last = TRUE;
          if (self->bar_characters == 0)
            {
              self->bar_characters = self->characters;
              self->bar_fields = self->fields;
            }
        }
      counts->brackets += strchr ("[](){}", *p) != NULL;
      counts->commas += *p == ',';
      counts->semicolons += *p == ';';
      counts->tabs += *p == '\t';
      if (*p == ',' || *p == ';' || *p == '\t')
        counts->last_delimiter = p;
    }
  while (p > self->from && (p[-1] == ' ' || p[-1] == '\t'))
    p--;
  self->size = (guint) (p - self->line.start);
}

static gboolean
only_blanks (const char *p, const char *end)
{
  while (p < end && (*p == ' ' || *p == '\t'))
    p++;
  return p == end;
}

/* The end of a word of letters, with digits and dots in it, that begins at p, or NULL. */
static const char *
skip_word (const char *p, const char *end)
{
  const char *start = p;

  while (p < end && (g_ascii_isalnum (*p) || *p == '_' || *p == '.'))
    p++;
  return p - start >= 2 && g_ascii_isalpha (start[0]) && g_ascii_isalpha (start[1]) ? p : NULL;
}

/* The place behind the last bracket that opens, if none closes before it and there is hardly anything before it: "1, [[". */
static const char *
skip_brackets (const char *from, const char *end)
{
  const char *last = from;
  guint others = 0;

  for (const char *p = from; p < end && strchr ("]})", *p) == NULL; p++)
    if (*p == '[' || *p == '{')
      last = p + 1;
  for (const char *p = from; p < last; p++)
    others += g_ascii_isalnum (*p);
  return others < 3 ? last : from;
}

/* Where the cells begin behind what programs write before them: "> ", "- [", "int[][] board = {", "array(", "Row 1:". */
static const char *
skip_prefix (const char *p, const char *end)
{
  const char *from = p, *word;
  gboolean named = FALSE;
  guint signs = 0;

  while (p < end && (*p == '>' || *p == ' ' || *p == '\t'))
    from = *p == '>' && p + 1 < end && p[1] == ' ' ? p + 1 : from, p++;
  if (p + 2 < end && *p == '-' && p[1] == ' ' && p[2] == '[')
    from = p + 1;
  while (p < end && strchr ("\"'[{($@ ", *p) != NULL)
    p++;
  /* What begins with cells has no prefix, and what stands behind a run of them is no part of one. */
  for (; p < end && signs < 9; p++)
    if ((word = skip_word (p, end)) != NULL)
      {
        named = TRUE;
        signs = 0;
        p = word;
        while (p < end && (*p == ' ' || *p == '"' || *p == '\'' || g_ascii_isdigit (*p)))
          p++;
        if (p < end && strchr ("=([{:!", *p) != NULL)
          from = p + 1;
        p--;
      }
    else if (!named)
      break;
    else if (*p == '=')
      from = p + 1;
    else
      signs = g_ascii_isdigit (*p) || *p == '.' || *p == '-' || *p == '_' || *p == '*' ? signs + 1 : 0;
  return named ? skip_brackets (from, end) : from;
}

/* Whether the line is a fence of Markdown, or has brackets and nothing in them. */
static gboolean
is_frame (const GridLine *self, const Counts *counts)
{
  const char *p = self->line.start, *end = p + self->line.length;

  while (p < end && (*p == ' ' || *p == '\t'))
    p++;
  if (end - p >= 3 && memcmp (p, "```", 3) == 0)
    return self->fields <= 1 && self->longest < 16;
  return self->characters == 0 && counts->bars == 0 && counts->tabs == 0
         && counts->commas + counts->semicolons <= (counts->brackets > 0);
}

void
grid_line_scan (GridLine *self, const NonetLine *line, const GridStyle *style)
{
  const char *p = line->start, *end = p + line->length;
  Counts counts = { 0 };
  guint delimiters;

  memset (self, 0, sizeof *self);
  self->line = *line;
  while (p < end && (*p == ' ' || *p == '\t'))
    p++;
  if (p == end)
    return;
  if (*p == '#' || *p == '%' || (*p == ';' && p == line->start) || (*p == '/' && p + 1 < end && p[1] == '/'))
    {
      self->kind = GRID_LINE_COMMENT;
      return;
    }
  if (line->length < 1024 && is_border (p, end) && !is_row_of_blanks (self, style))
    {
      self->kind = GRID_LINE_BORDER;
      return;
    }
  self->from = line->start;
  if (line->length < 1024)
    self->from = skip_prefix (line->start, end);
  count_line (self, &counts);
  if (self->characters < 4 && self->from > line->start)
    {
      *self = (GridLine) { .line = *line, .from = line->start };
      counts = (Counts) { 0 };
      count_line (self, &counts);
    }
  if (is_frame (self, &counts))
    return;
  self->kind = GRID_LINE_DATA;
  self->odd = counts.others > 0;
  if (self->bar_characters == self->characters)
    self->bar_characters = self->bar_fields = 0;
  if (counts.bars > 0)
    self->segments = counts.bars + 1 - counts.bar_first - (counts.bar_last && counts.bars > (guint) counts.bar_first);
  self->delimiter = counts.commas > 0 ? ',' : counts.semicolons > 0 ? ';' : '\t';
  delimiters = counts.commas > 0 ? counts.commas : counts.semicolons > 0 ? counts.semicolons : counts.tabs;
  if (delimiters > 0)
    {
      self->trailing = only_blanks (counts.last_delimiter + 1, end);
      self->delimited = delimiters + !self->trailing;
    }
  self->rowlike = self->characters >= (self->segments > 1 ? 2 : 4) && 2 * counts.letters < self->characters
                  && 4 * counts.others < self->characters && self->last_letter <= self->characters && counts.word <= 4;
}

/* Cells of the views where each character may be one. */
static guint
cut_characters (const GridLine *self, gboolean starred, GridCell *cells, guint most)
{
  const char *p = self->from, *end = self->line.start + self->size;
  guint count = 0, bytes;
  gboolean star = FALSE;

  for (; p < end; p += bytes)
    {
      if (classify (p, end, &bytes) != IN_CELL)
        continue;
      if (starred && *p == '*')
        {
          star = TRUE;
          continue;
        }
      if (count < most)
        cells[count] = (GridCell) { p, bytes, star };
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
        cells[count] = (GridCell) { p, (guint) length, FALSE };
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

  return field != NULL ? (GridCell) { field, (guint) length, FALSE } : (GridCell) { start, 0, FALSE };
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
    for (; p < end && classify (p, end, &bytes) == IN_BLANK; p += bytes)
      ;
  if (p < end && *place == self->from && classify (p, end, &bytes) == IN_BAR)
    p += bytes;
  else if (*place == self->from)
    p = self->from;
  if (p >= end)
    return FALSE;
  for (*start = p; p < end && classify (p, end, &bytes) != IN_BAR; p += bytes)
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
        cells[(index - first) / pitch] = (GridCell) { p, (guint) (*p != ' ' ? g_utf8_next_char (p) - p : 0), FALSE };
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
    cells[count++] = (GridCell) { p, *p != ' ' ? (guint) (g_utf8_next_char (p) - p) : 0, FALSE };
  while (count < most)
    cells[count++] = (GridCell) { end, 0, FALSE };
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
