/* Looking at one line of a board drawn with characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-line.h"

#include <string.h>

/* How far into a file its style is looked for. */
#define STYLE_BYTES 65536

const char *
grid_next_field (const char *p, const char *end, gsize *length)
{
  const char *start = NULL;
  guint bytes;

  for (; p < end; p += bytes)
    if (grid_classify (p, end, &bytes) == GRID_IN_CELL)
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
  guint run = 0, drawn = 0, longest = 0, most_drawn = 0, corners = 0, bars = 0, colons = 0, others = 0;
  guint bytes;

  for (; p < end; p += bytes)
    {
      gunichar c = g_utf8_get_char (p);
      gboolean vertical = c == 0x2502 || c == 0x2503 || c == 0x2551;

      bytes = c == '\\' || c == '<' ? grid_markup_size (p, end) : 0;
      if (bytes > 0)
        continue;
      bytes = (guint) (g_utf8_next_char (p) - p);
      if (c < 128 ? g_ascii_isalnum ((char) c) : g_unichar_isalnum (c))
        return FALSE;
      run = c == '-' || c == '=' || c == '_' || c == '~' || c == 0x2014 || c == 0x2013 ? run + 1 : 0;
      drawn = c >= 0x2500 && c < 0x2580 && !vertical ? drawn + 1 : 0;
      corners += c == '+';
      bars += c == '|';
      colons += c == ':';
      others += run == 0 && strchr ("+| \t\"'`", c < 128 ? (int) c : 'x') == NULL;
      longest = MAX (longest, run);
      most_drawn = MAX (most_drawn, drawn);
    }
  return longest >= 3 || most_drawn >= 2 || ((longest >= 1 || corners >= 2) && corners > 0 && others == 0)
         || (longest >= 1 && bars >= 3 && others == colons);
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
  guint word;                   /* letters of the longest word */
  gboolean bar_first, bar_last; /* whether a bar stands before all cells, after all cells */
  const char *last_delimiter;
} Counts;

/* Whether behind a bracket that closes the cells other arguments follow: "0, 7, 9), nrow = 9". */
static gboolean
arguments_follow (const char *p, const char *end)
{
  gboolean name = FALSE;

  for (const char *stop = end - p > 80 ? p + 80 : end; p < stop && *p != '('; p++)
    if (*p == '=' && name)
      return TRUE;
    else
      name = g_ascii_isalpha (*p) || (name && *p == ' ');
  return FALSE;
}

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
      GridClass class = grid_classify (p, end, &bytes);

      if (*p == '#' && blank_before && self->fields > 0 && comment_begins (p, end))
        break;
      if (*p == ')' && self->fields > 0 && arguments_follow (p, end))
        break;
      if (*p == '/' && blank_before && self->fields > 0 && p + 1 < end && p[1] == '/')
        break;
      blank_before = class == GRID_IN_BLANK;
      if (class == GRID_IN_CELL)
        {
          gboolean sign = bytes == 1 ? strchr (".0*_?-", *p) != NULL : grid_is_blank_sign (g_utf8_get_char (p));

          self->fields += length == 0;
          length++;
          self->longest = MAX (self->longest, length);
          self->characters++;
          self->stars += *p == '*';
          self->signs = self->signs || sign;
          /* 'X' was the blank of old Simple Sudoku files: neither cell nor word. */
          counts->letters +=
              bytes > 1 ? g_unichar_isalpha (g_utf8_get_char (p)) : g_ascii_isalpha (*p) && *p != 'X' && *p != 'x';
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
      if (class == GRID_IN_BAR)
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

/* The place behind "b = " or "P: ", a name of one letter that is given what follows, or p. */
static const char *
skip_short_name (const char *p, const char *end)
{
  const char *start = p;

  while (p < end && *p == ' ')
    p++;
  if (p == end || !g_ascii_isalpha (*p))
    return start;
  for (p++; p < end && *p == ' '; p++)
    ;
  if (p + 1 < end && *p == ':' && p[1] == ' ')
    return p + 1;
  if (p == end || *p != '=')
    return start;
  for (p++; p < end && *p == ' '; p++)
    ;
  return p < end && strchr ("[{(\"'", *p) != NULL ? skip_brackets (p, end) : start;
}

/* Where the cells begin behind what programs write before them: "> ", "- [", "int[][] board = {", "array(", "Row 1:". */
static const char *
skip_prefix (const char *p, const char *end)
{
  const char *from = p, *word;
  gboolean named = FALSE;
  guint signs = 0;

  word = skip_short_name (p, end);
  if (word > p)
    return word;

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

/* Whether a line that begins with ';' has its first cell left empty: there are hardly more than digits and further ';'. */
static gboolean
is_delimited_row (const char *p, const char *end)
{
  guint delimiters = 0;

  for (; p < end; p++)
    if (*p == ';')
      delimiters++;
    else if (!g_ascii_isdigit (*p) && strchr (" \t\"", *p) == NULL)
      return FALSE;
  return delimiters > 2;
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
  if (*p == '#' || *p == '%' || (*p == ';' && p == line->start && !is_delimited_row (p, end))
      || (*p == '/' && p + 1 < end && p[1] == '/'))
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
      *self = (GridLine){ .line = *line, .from = line->start };
      counts = (Counts){ 0 };
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
