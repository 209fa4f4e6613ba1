/* Taking a text apart into rows and tokens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/lexer.h"

#include <string.h>

#include "sudoku/shape.h"

/* No row of a board is longer, and no rule. */
#define LONGEST_RULE 1024
/* A line of this many tabs and nothing else is a row of empty cells. */
#define LEAST_TABS 3
/* Lines above and below that are compared with one that may be a row of blanks. */
#define NEIGHBOURS 4

/* Brackets in brackets are looked for so far into a line. */
#define LONGEST_HEAD 80

/* What also stands for a blank. */
#define BLANK 8
#define BLANK_CELL (GRID_CELLS | BLANK)
#define BLANK_SPACE (GRID_SPACE | BLANK)

/* The kind of each ASCII character that is not part of a cell. */
static const guint8 kinds[128] = {
  ['.'] = BLANK_CELL,  ['0'] = BLANK_CELL,   ['*'] = BLANK_CELL,      ['_'] = BLANK_CELL,     ['-'] = BLANK_CELL,
  ['?'] = BLANK_CELL,  [' '] = BLANK_SPACE,  ['\t'] = GRID_DELIMITER, ['\v'] = GRID_SPACE,    ['\f'] = GRID_SPACE,
  ['\n'] = GRID_SPACE, ['\r'] = GRID_SPACE,  ['\033'] = GRID_SPACE,   ['\\'] = GRID_SPACE,    ['|'] = GRID_BAR,
  ['"'] = GRID_AROUND, ['\''] = GRID_AROUND, ['`'] = GRID_AROUND,     ['['] = GRID_AROUND,    [']'] = GRID_AROUND,
  ['('] = GRID_AROUND, [')'] = GRID_AROUND,  ['{'] = GRID_AROUND,     ['}'] = GRID_AROUND,    ['+'] = GRID_AROUND,
  [':'] = GRID_AROUND, ['='] = GRID_AROUND,  [','] = GRID_DELIMITER,  [';'] = GRID_DELIMITER, ['&'] = GRID_DELIMITER,
};

/* Characters for blanks that are not ASCII: spaces that are characters of their own, dots, bullets, dashes, squares, circles. */
static const char blank_characters[] = "\302\240\343\200\200·•∙⋅・–—…■□◻◼⬛⬜☐○●░▒▓";

gboolean
grid_is_blank_character (gunichar c)
{
  return c < 128 ? (kinds[c] & BLANK) != 0 : g_utf8_strchr (blank_characters, -1, c) != NULL;
}

/* Digits, and full-width characters, that stand in the order of those of ASCII. */
static const struct
{
  gunichar first, last, plain;
} likenesses[] = {
  { 0xff01, 0xff5e, '!' }, { 0x2460, 0x2468, '1' }, { 0x2474, 0x247c, '1' }, { 0x2488, 0x2490, '1' },
  { 0x24f5, 0x24fd, '1' }, { 0x2776, 0x277e, '1' }, { 0x2780, 0x2788, '1' }, { 0x278a, 0x2792, '1' },
  { 0x2160, 0x2168, '1' }, { 0x2170, 0x2178, '1' }, { 0x24ea, 0x24ea, '0' }, { 0x24ff, 0x24ff, '0' },
  { 0x3007, 0x3007, '0' }, { 0x96f6, 0x96f6, '0' }, { 0x00b9, 0x00b9, '1' }, { 0x00b2, 0x00b3, '2' },
  { 0x2070, 0x2070, '0' }, { 0x2074, 0x2079, '4' }, { 0x2080, 0x2089, '0' },
};

gunichar
grid_plain_character (gunichar c)
{
  static const char chinese[] = "一二三四五六七八九";
  const char *digit;

  if (c < 128)
    return c;
  for (guint i = 0; i < G_N_ELEMENTS (likenesses); i++)
    if (c >= likenesses[i].first && c <= likenesses[i].last)
      return c - likenesses[i].first + likenesses[i].plain;
  digit = g_utf8_strchr (chinese, -1, c);
  if (digit != NULL)
    return (gunichar) ('1' + g_utf8_pointer_to_offset (chinese, digit));
  return g_unichar_isdigit (c) ? (gunichar) ('0' + g_unichar_digit_value (c)) : c;
}

/* The end of an escape at p: of a terminal ("ESC [1m"), or of LaTeX and C ("\hline", "\\", "\n"). */
static const char *
skip_escape (const char *p, const char *end)
{
  const char *q = p + 1;

  if (*p == '\\' && q < end && *q == '\\')
    return q + 1;
  while (q < end && (*p == '\\' ? g_ascii_isalpha (*q) : strchr ("[;0123456789", *q) != NULL))
    q++;
  return *p == '\033' && q < end ? q + 1 : q;
}

GridTokenKind
grid_kind_at (const char *p, const char *end, guint *length)
{
  gunichar c = (guchar) *p;

  *length = 1;
  if (c == '\\' || c == '\033')
    *length = (guint) (skip_escape (p, end) - p);
  if (c < 128)
    return kinds[c] & ~BLANK;
  c = g_utf8_get_char (p);
  *length = (guint) (g_utf8_next_char (p) - p);
  if ((c >= 0x2500 && c < 0x2591) || c == 0xa6 || c == 0xff5c)
    return GRID_BAR;
  /* Marks of direction and arrows between boards are spaces as well; after a digit, U+FE0F and U+20E3 make a keycap of it. */
  if (c == 0xad || c == 0xfeff || (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) || c == 0x2060
      || c == 0x2192 || c == 0x21d2 || (c >= 0x2066 && c <= 0x2069) || c == 0xfe0f || c == 0x20e3)
    return GRID_SPACE;
  return GRID_CELLS;
}

gboolean
grid_token_next (const char **p, const char *end, GridToken *token)
{
  guint length;

  if (*p >= end)
    return FALSE;
  *token = (GridToken){ grid_kind_at (*p, end, &length), *p, 0 };
  do
    *p += length;
  while (token->kind == GRID_CELLS && *p < end && grid_kind_at (*p, end, &length) == GRID_CELLS);
  token->length = (guint) (MIN (*p, end) - token->start);
  return TRUE;
}

/* Whether nothing in the line can be a cell's value, and lines are drawn in it. */
static gboolean
is_rule (const char *p, const char *end)
{
  guint run = 0, drawn = 0, longest = 0, most_drawn = 0, corners = 0, bars = 0, colons = 0, others = 0;

  while (p < end && strchr ("> ", *p) != NULL)
    p++;
  for (gunichar c; p < end; p = g_utf8_next_char (p))
    {
      if (*p == '\\' || *p == '\033')
        {
          p = skip_escape (p, end) - 1;
          continue;
        }
      c = grid_plain_character (g_utf8_get_char (p));
      if (g_unichar_isalnum (c))
        return FALSE;
      run = (c < 128 && strchr ("-=_~*", (int) c) != NULL) || c == 0x2013 || c == 0x2014 ? run + 1 : 0;
      drawn = c >= 0x2500 && c < 0x2591 && c != 0x2502 && c != 0x2503 && c != 0x2551 ? drawn + 1 : 0;
      corners += c == '+';
      bars += c == '|';
      colons += c == ':';
      others += run == 0 && (c >= 128 || strchr ("+| \t\"'`", (int) c) == NULL);
      longest = MAX (longest, run);
      most_drawn = MAX (most_drawn, drawn);
    }
  /* "|-" stands between the rows of a table in a wiki. */
  if (longest == 1 && bars == 1 && others + corners == 0)
    return TRUE;
  return longest >= 3 || most_drawn >= 2 || ((longest >= 1 || corners >= 2) && corners > 0 && others == 0)
         || (longest >= 1 && bars >= 3 && others == colons);
}

/* A line of symbols and one other character. */
typedef struct
{
  char stroke;
  guint strokes, digits, letters;
} Strokes;

static gboolean
count_strokes (Strokes *self, const NonetLine *line)
{
  *self = (Strokes){ 0 };
  for (const char *p = line->start; p < line->start + line->length; p = g_utf8_next_char (p))
    {
      gunichar c = (guchar) *p >= 0x80 ? grid_plain_character (g_utf8_get_char (p)) : (guchar) *p;

      if (c < 128 && c != 0 && strchr ("-_#%=*~+/", (int) c) != NULL
          && (self->stroke == '\0' || self->stroke == (char) c))
        {
          self->stroke = (char) c;
          self->strokes++;
        }
      else if (c < 128 && g_ascii_isalnum ((char) c))
        *(g_ascii_isdigit ((char) c) ? &self->digits : &self->letters) += 1;
      else if (c >= 128 || strchr (" |\t,;", (int) c) == NULL)
        return FALSE;
    }
  return self->strokes > 0;
}

/* Whether a line has as many cells as another and writes blanks by the same character, besides symbols. */
static gboolean
is_row_beside (const NonetLine *line, const Strokes *own)
{
  Strokes other;

  return line->length < LONGEST_RULE && count_strokes (&other, line) && other.stroke == own->stroke
         && other.digits + other.letters > 0
         && other.strokes + other.digits + other.letters == own->strokes + own->digits + own->letters;
}

/* Whether a line that looks like a rule or a comment is a row of blanks: the next one with symbols, above or below it, is one. */
static gboolean
is_row_of_blanks (const NonetText *text, const NonetLine *line)
{
  const char *p = line->start;
  NonetLine next = { 0 };
  gsize offset = (gsize) (line->start - text->data);
  Strokes own;

  if (!count_strokes (&own, line) || own.letters > 0)
    return FALSE;
  for (guint i = 0; i <= NEIGHBOURS && grid_line_next (text, &offset, &next); i++)
    if (i > 0 && is_row_beside (&next, &own))
      return TRUE;
  for (guint i = 0; i < NEIGHBOURS && p > text->data; i++)
    {
      const char *end = p - 1;

      for (p = end; p > text->data && p[-1] != '\n' && p[-1] != '\f' && end - p < LONGEST_RULE; p--)
        ;
      if (is_row_beside (&(NonetLine){ p, (gsize) (end - p), 0 }, &own))
        return TRUE;
    }
  return FALSE;
}

/* Whether a word of at least two letters follows. */
static gboolean
word_follows (const char *p, const char *end)
{
  for (; p + 1 < end; p++)
    if (g_ascii_isalpha (*p) && g_ascii_isalpha (p[1]))
      return TRUE;
  return FALSE;
}

static gboolean
is_comment (const NonetLine *line, const char *p, const char *end)
{
  if (*p == ';')
    return p == line->start && word_follows (p, end);
  return *p == '#' || *p == '%' || (*p == '/' && p + 1 < end && p[1] == '/');
}

/* The place after what stands before the cells of a row: the marks of a quotation, "> ", or of an item, "- ", a label,
 * "Row 1:", "r1 ", or what opens a bracket, "board = [[", "problem(1, [[". */
static const char *
skip_prefix (const char *p, const char *end)
{
  const char *line = p, *from = p, *q, *first;
  gboolean given = FALSE;
  guint letters = 0;

  for (; p < end && strchr ("> \t", *p) != NULL; p++)
    if (*p == '>' && p + 1 < end && (strchr (" |+.", p[1]) != NULL || (p == line && g_ascii_isalnum (p[1]))))
      from = p + 1;
  /* A dash may be the first blank of a row too: then there is another one, or a space between all cells. */
  if (p + 4 < end && (*p == '-' || *p == '*') && p[1] == ' ' && p[2] != *p && p[2] != ' ' && p[3] != ' '
      && memchr (p + 2, *p, (gsize) (end - p - 2)) == NULL)
    from = p + 1;
  for (first = from; first + 1 < end && *first == ' '; first++)
    ;
  for (q = first; q < end && q - first < 2 && g_ascii_isdigit (*q); q++)
    ;
  if (q > first && q + 1 < end && *q == '>' && q[1] == ' ')
    return q + 1;
  for (q = from; q < end
                 && (g_ascii_isalpha (*q) || strchr (" =:(\"'[{!", *q) != NULL || (letters > 0 && g_ascii_isdigit (*q))
                     || (*q == '.' && letters > 1 && q + 1 < end && g_ascii_isalpha (q[1])));
       q++)
    {
      gboolean numbered = letters > 0 && g_ascii_isdigit (q[-1]);

      letters += g_ascii_isalpha (*q);
      given = given || *q == '=' || (*q == ':' && q > from && q - from < 4 && g_ascii_isdigit (q[-1]));
      if ((letters > 1 || given)
          && (strchr ("[{(", *q) != NULL
              || (q + 1 < end
                  && (*q == ':' ? q[1] == ' ' : *q == '=' && (letters > 2 || (letters > 0 && q[-1] == ' '))))))
        from = q + 1;
      else if (*q == ' ' && numbered && from <= first && letters < 4 && strchr ("rR", *first) != NULL)
        from = q + 1;
    }
  /* The first two of brackets in brackets. */
  for (q = from; letters > 0 && q + 1 < end && q - line < LONGEST_HEAD; q++)
    if (strchr ("[{(", *q) != NULL && q[1] == *q)
      return q + 2;
  return from;
}

/* Whether a rating follows that says so: "SE=7.2". */
static gboolean
rating_follows (const char *p, const char *end)
{
  const char *equals = memchr (p, '=', MIN ((gsize) (end - p), 4));

  return equals != NULL && end - equals > 1 && g_ascii_isdigit (equals[1])
         && nonet_text_is_one_of (p, (gsize) (equals - p),
                                  (const char *const[]){ "se", "ser", "er", "ep", "ed", NULL });
}

/* The end of the cells of a row, where a comment with words begins, or a rating. */
static const char *
find_end (const char *p, const char *end)
{
  for (const char *q = p + 1; q + 1 < end; q++)
    if (strchr (" \t", q[-1]) != NULL
        && (((*q == '#' || (strchr ("/<", *q) != NULL && strchr ("/-=", q[1]) != NULL)) && word_follows (q, end)
             && !word_follows (p, q))
            || rating_follows (q, end)))
      return q;
  return end;
}

/* Of these, the first one that comes in a row parts its cells. */
static const char delimiter_kinds[] = ",;&\t";

/* What is counted while a row is walked through, besides what the row keeps. */
typedef struct
{
  guint delimiters[4]; /* of each kind, in the order in which one is chosen */
  const char *last_delimiter, *bar_end;
  guint letters, others;
  guint last_letter; /* in the alphabet, from 1 */
  guint times[128];  /* by digit or letter */
  gunichar last;     /* character */
  gunichar same[2];  /* at even and odd places, while they are all the same; else 0 */
  const char *stop;  /* after the last token that is not a space */
} Counts;

static void
count_character (GridRow *row, Counts *counts, const char *p, guint *word)
{
  gunichar c = grid_plain_character (g_utf8_get_char (p));
  gboolean blank = grid_is_blank_character (c), letter = g_unichar_isalpha (c) && c != 'X' && c != 'x';
  guint place = row->characters % 2;

  if (row->characters < 2)
    counts->same[place] = c;
  else if (counts->same[place] != c)
    counts->same[place] = 0;
  row->characters++;
  row->stars += c == '*';
  row->blanks += blank;
  row->digits += c >= '1' && c <= '9';
  row->runs += c != counts->last;
  counts->last = c;
  if (c < 128 && !blank && g_ascii_isalnum ((char) c))
    counts->times[c]++;
  /* 'X' was the blank of old Simple Sudoku files: neither cell nor word. */
  counts->letters += letter;
  counts->others += !blank && c < 128 && !g_ascii_isalnum ((char) c);
  *word = letter && c < 128 ? *word + 1 : 0;
  row->word = MAX (row->word, *word);
  if (*word > 0)
    counts->last_letter = MAX (counts->last_letter, (guint) (g_ascii_toupper ((char) c) - 'A' + 1));
}

static void
count_tokens (GridRow *row, Counts *counts)
{
  const char *p = row->from;
  GridToken token;

  counts->stop = p;
  while (grid_token_next (&p, row->end, &token))
    {
      if (token.kind == GRID_CELLS)
        {
          guint before = row->characters, word = 0;

          row->fields++;
          for (const char *c = token.start; c < token.start + token.length; c = g_utf8_next_char (c))
            count_character (row, counts, c, &word);
          row->longest = MAX (row->longest, row->characters - before);
          row->every += row->characters - before;
        }
      else if (token.kind == GRID_BAR)
        {
          row->bars++;
          row->bar_runs += token.start != counts->bar_end;
          counts->bar_end = token.start + token.length;
          if (row->bar_characters == 0)
            {
              row->bar_characters = row->characters;
              row->bar_fields = row->fields;
            }
        }
      else if (token.kind == GRID_DELIMITER)
        {
          counts->delimiters[strchr (delimiter_kinds, *token.start) - delimiter_kinds]++;
          counts->last_delimiter = token.start;
        }
      row->every += token.kind == GRID_AROUND || (token.kind == GRID_DELIMITER && *token.start != '\t');
      if (token.kind != GRID_SPACE && *token.start != '\t')
        counts->stop = token.start + token.length;
    }
}

/* Whether a line is a heading, "13.02.2021:", or a time of day stands in it, "17:07:44". */
static gboolean
is_heading (const NonetLine *line)
{
  const char *end = line->start + line->length, *p = memchr (line->start, ':', line->length);

  while (p != NULL && end > p + 1 && g_ascii_isspace (end[-1]))
    end--;
  if (p != NULL && p + 1 == end)
    return TRUE;
  while (p != NULL)
    {
      if (p - line->start >= 2 && end - p >= 6 && p[3] == ':' && g_ascii_isdigit (p[-1]) && g_ascii_isdigit (p[1])
          && g_ascii_isdigit (p[4]))
        return TRUE;
      p++;
      p = memchr (p, ':', (gsize) (end - p));
    }
  return FALSE;
}

static void
finish_row (GridRow *row, const Counts *counts)
{
  guint delimiter = 0, most = 1;

  for (guint c = '1'; c <= 'z'; c++)
    {
      row->repeats += counts->times[c] > 1 ? counts->times[c] - 1 : 0;
      most = g_ascii_isalpha ((char) c) ? MAX (most, counts->times[c]) : most;
    }
  row->repeats -= most - 1;
  if (row->bar_characters == row->characters)
    row->bar_characters = row->bar_fields = 0;
  while (delimiter < 3 && counts->delimiters[delimiter] == 0)
    delimiter++;
  row->delimiter = delimiter_kinds[delimiter];
  row->delimiters = counts->delimiters[delimiter];
  row->trailing = row->delimiters > 0 && counts->last_delimiter + 1 >= counts->stop;
  /* A row of the same character throughout is one of blanks. */
  if (row->characters % 2 == 1 && row->characters > 6 && counts->same[0] != counts->same[1])
    row->between = counts->same[1] != 0   ? (row->characters + 1) / 2
                   : counts->same[0] != 0 ? (row->characters - 1) / 2
                                          : 0;
  row->rowlike = row->characters >= (row->bars > 1 ? 2 : 4) && 2 * counts->letters < row->characters
                 && 4 * counts->others < row->characters && counts->last_letter <= row->characters && row->word <= 4
                 && !is_heading (&row->line);
}

void
grid_row_scan (GridRow *row, const NonetText *text, const NonetLine *line)
{
  const char *p = line->start, *end = p + line->length;
  Counts counts = { 0 };
  guint tabs = 0;

  *row = (GridRow){ .line = { p, (gsize) (end - p), line->number } };
  while (p < end && g_ascii_isspace (*p))
    tabs += *p++ == '\t';
  if (p == end && tabs < LEAST_TABS)
    return;
  p = MIN (p, end - 1);
  if (is_comment (line, p, end))
    row->kind = GRID_ROW_COMMENT;
  else if (line->length < LONGEST_RULE && is_rule (p, end))
    row->kind = GRID_ROW_RULE;
  if (row->kind != GRID_ROW_EMPTY && !(line->length < LONGEST_RULE && is_row_of_blanks (text, line)))
    return;
  row->kind = GRID_ROW_DATA;
  row->from = line->length < LONGEST_RULE ? skip_prefix (line->start, end) : line->start;
  row->end = find_end (row->from, end);
  count_tokens (row, &counts);
  finish_row (row, &counts);
  /* A fence of Markdown, brackets and nothing in them. */
  if ((row->characters == 0 && row->bars == 0 && row->delimiters <= 1)
      || (end - p >= 3 && memcmp (p, "```", 3) == 0 && row->longest < 16))
    row->kind = row->every < 4 ? GRID_ROW_EMPTY : row->kind;
}

gboolean
grid_line_next (const NonetText *text, gsize *offset, NonetLine *line)
{
  const char *p = text->data + *offset, *end = text->data + text->size;

  if (p >= end)
    return FALSE;
  /* What is left of a line that was cut is still the same one. */
  line->number += *offset == 0 || p[-1] != '\f';
  line->start = p;
  while (p < end && *p != '\n' && *p != '\f')
    p++;
  *offset = (gsize) (p + 1 - text->data);
  line->length = (gsize) (p - line->start);
  line->length -= line->length > 0 && p[-1] == '\r';
  return TRUE;
}

gboolean
grid_row_next (GridRow *row, const NonetText *text, gsize *offset, NonetLine *line)
{
  if (!grid_line_next (text, offset, line))
    return FALSE;
  grid_row_scan (row, text, line);
  for (const char *p = line->start; (p = memchr (p, '\v', (gsize) (line->start + line->length - p))) != NULL; p++)
    line->number++;
  return TRUE;
}

/* Web pages as plain text: one walk through the page, in which tags and entities become what they mean for a board.
 *
 *   <tr><td>5</td><td></td></tr><tr><td>…         |   5    |        |
 *                                                 |…
 */

/* How far into a text its tags are looked for. */
#define BEGINNING 65536
/* No tag is taken for longer, so that a text of many beginnings is walked through once. */
#define LONGEST_TAG 512
#define LONGEST_ENTITY 10
#define LONGEST_CODE 32
/* Cells of a board in boxes of a page, and one more. */
#define MOST_CELLS 257
/* Columns and rows of a table with a board in it. */
#define MOST_LINES 64

typedef struct
{
  char *out;        /* the text that is made */
  gssize line_ends; /* where a line ends if more follows in it, or -1 */
  gboolean used;    /* whether there is anything in the line */
  gboolean in_row;
} Page;

static gboolean
looks_like_html (const NonetText *text)
{
  g_autoptr (GRegex) tag = g_regex_new ("</|<t[dr]|<br[ />]|&nbsp;|&gt;|\\[/", G_REGEX_RAW | G_REGEX_CASELESS, 0, NULL);

  return g_regex_match_full (tag, text->data, (gssize) MIN (text->size, BEGINNING), 0, 0, NULL, NULL);
}

/* Keeps a character in its place. */
static void
keep (Page *self, gsize at, char c)
{
  if (c == '\n' && !self->in_row)
    {
      self->used = FALSE;
      self->line_ends = -1;
    }
  else if (!g_ascii_isspace (c))
    {
      if (self->line_ends >= 0 && self->used)
        self->out[self->line_ends] = '\f';
      self->line_ends = -1;
      self->used = TRUE;
    }
  self->out[at] = c == '\n' && self->in_row ? '\v' : c;
}

/* Keeps the value of an input field: <input value="5">, <INPUT VALUE=5>. */
static void
keep_value (Page *self, const char *data, gsize at, gsize size)
{
  static const char name[] = "value=";
  const char *p = data + at, *end = p + size - 1, *ends;

  while (p < end
         && (!g_ascii_isspace (*p) || end - p < (gssize) sizeof name
             || g_ascii_strncasecmp (p + 1, name, strlen (name)) != 0))
    p++;
  if (p == end)
    return;
  p += sizeof name;
  ends = *p == '"' ? "\"" : *p == '\'' ? "'" : " />";
  for (p += *ends != ' '; p < end && strchr (ends, *p) == NULL; p++)
    keep (self, (gsize) (p - data), *p);
}

/* Takes the tag at a place, which is all spaces so far. */
static void
take_tag (Page *self, const char *data, gsize at, gsize size)
{
  static const char *const row[] = { "tr", "/tr", "/table", NULL };
  static const char *const cell[] = { "td", "th", NULL };
  static const char *const code[] = { "code", "pre", NULL };
  static const char *const line[] = { "br", "br/", "p", "/p", "div", "/div", "li", "/li", "/pre", "table", NULL };
  const char *name = data + at + 1;
  gsize length = 1;

  while (length + 1 < size && (g_ascii_isalnum (name[length]) || (name[length] == '/' && length > 1)))
    length++;
  if (nonet_text_is_one_of (name, length, row))
    {
      if (self->in_row)
        keep (self, at, '|');
      self->line_ends = (gssize) at + 1;
      self->in_row = length == 2;
    }
  else if (nonet_text_is_one_of (name, length, cell))
    keep (self, at, '|');
  else if (nonet_text_is_one_of (name, length, code) && !self->in_row)
    {
      /* Each character stands in its column from here on. */
      self->out[at + size - 1] = '\f';
      self->used = FALSE;
      self->line_ends = -1;
    }
  else if (nonet_text_is_one_of (name, length, line) && !self->in_row)
    self->line_ends = (gssize) at;
  else if (nonet_text_is_one_of (name, length, (const char *const[]){ "input", NULL }))
    keep_value (self, data, at, size);
}

/* The bytes of the tag or comment at p, or of a tag of a forum, "[b]", "[size=2]", "[/td]"; or 0. */
static gsize
tag_size (const char *p, const char *end)
{
  const char *stop;

  if (*p == '[')
    {
      for (stop = p + 1 + (end - p > 1 && p[1] == '/'); stop < end && g_ascii_isalpha (*stop); stop++)
        ;
      if (stop == end || !g_ascii_isalpha (stop[-1]) || strchr ("]=", *stop) == NULL)
        return 0;
      stop = memchr (stop, ']', MIN ((gsize) (end - stop), LONGEST_CODE));
      return stop != NULL ? (gsize) (stop + 1 - p) : 0;
    }
  if (end - p < 3 || !(g_ascii_isalpha (p[1]) || p[1] == '/' || p[1] == '!'))
    return 0;
  stop = memchr (p, '>', MIN ((gsize) (end - p), LONGEST_TAG));
  return stop != NULL ? (gsize) (stop + 1 - p) : 0;
}

/* The bytes of the entity at p, or 0, and the character that is kept of it: a dot in the middle of a line is a blank. */
static gsize
entity_size (const char *p, const char *end, char *c)
{
  static const char *const dots[] = { "middot", "bull", "centerdot", "#183", "#8226", "#xb7", NULL };
  const char *stop = memchr (p, ';', MIN ((gsize) (end - p), LONGEST_ENTITY));

  for (const char *q = p + 1; stop != NULL && q < stop; q++)
    if (!g_ascii_isalnum (*q) && *q != '#')
      return 0;
  if (stop == NULL || stop == p + 1)
    return 0;
  *c = nonet_text_is_one_of (p + 1, (gsize) (stop - p - 1), dots) ? '.' : ' ';
  if (p[1] == '#' && g_ascii_isdigit (p[2]) && strtoul (p + 2, NULL, 10) < 128
      && g_ascii_isalnum (strtoul (p + 2, NULL, 10)))
    *c = (char) strtoul (p + 2, NULL, 10);
  return (gsize) (stop + 1 - p);
}

/* Makes one line of the lines that are cells of a row in a table of a wiki, "|5", "|", "|", … */
static void
join_cells (char *p, char *end)
{
  gboolean in_row = FALSE;

  for (char *next; p < end; p = next)
    {
      gboolean cell;

      next = memchr (p, '\n', (gsize) (end - p));
      next = next != NULL ? next + 1 : end;
      cell = *p == '|'
             && (p + 1 == end || (strchr ("-}=", p[1]) == NULL && memchr (p + 1, '|', (gsize) (next - p - 1)) == NULL));
      if (cell && in_row)
        p[-1] = '\v';
      else if (*p == '|' && p + 1 < end && p[1] == '}')
        p[0] = p[1] = ' ';
      in_row = cell;
    }
}

/* The value of a cell between two places in a page without tags: up to two letters or digits. FALSE if there is more. */
static gboolean
find_value (const char *p, const char *end, char *value)
{
  guint length = 0;

  value[0] = value[1] = ' ';
  for (const char *last = NULL; p < end; p++)
    if (g_ascii_isalnum (*p))
      {
        if (length == 2 || (length == 1 && p != last + 1))
          return FALSE;
        value[length++] = *p;
        last = p;
      }
  return TRUE;
}

/* Makes lines with bars, and spaces after them, of a page with as many boxes or fields of a kind as a board has cells, or with a table of
 * tables, one for each box of the board; page is what it is without tags. FALSE for other pages. */
static gboolean
flatten_cells (const NonetText *text, const char *kind, char *page)
{
  const char *end = text->data + text->size, *open = NULL;
  char values[MOST_CELLS][2];
  guint depth = 0, tables = 0, cells = 0, order, box;
  gboolean table = g_str_equal (kind, "td"), field = g_str_equal (kind, "input");
  gsize size, n = 0, letters = strlen (kind);

  for (const char *p = text->data; p < end && cells < MOST_CELLS; p += MAX (size, 1))
    {
      size = *p == '<' ? tag_size (p, end) : 0;
      if (size > 6 && g_ascii_strncasecmp (p, "<table", 6) == 0)
        tables += ++depth == 2;
      else if (size > 7 && g_ascii_strncasecmp (p, "</table", 7) == 0)
        depth -= depth > 0;
      else if (size > letters + 1 && g_ascii_strncasecmp (p + 1, kind, letters) == 0
               && !g_ascii_isalnum (p[letters + 1]))
        {
          open = !table || depth == 2 ? p : NULL;
          cells += field && find_value (page + (p - text->data), page + (p + size - text->data), values[cells]);
        }
      else if (size > letters + 2 && p[1] == '/' && g_ascii_strncasecmp (p + 2, kind, letters) == 0)
        {
          cells += open != NULL && find_value (page + (open - text->data), page + (p - text->data), values[cells]);
          open = NULL;
        }
    }
  order = sudoku_order_of_cells (cells);
  box = sudoku_order_of_cells (order);
  if (order < 4 || (table && (box < 2 || tables != order)))
    return FALSE;
  memset (page, ' ', text->size);
  for (guint row = 0; row < order; row++, page[n + 1] = '\n', n += 2)
    for (guint column = 0; column < order; column++, n += 3)
      {
        guint cell =
            table ? (row / box * box + column / box) * order + row % box * box + column % box : row * order + column;

        page[n] = '|';
        memcpy (page + n + 1, values[cell], 2);
        page[n + 3] = '|';
      }
  return TRUE;
}

#define BAR "(?:[|+]|\\xe2[\\x94\\x95][\\x80-\\xbf])"

/* What is written otherwise than with the characters of cells: in each region, or anywhere, what matches a pattern becomes the character of
 * the last group that matches, or is left out. */
static const struct
{
  const char *region, *pattern, *characters;
} rewrites[] = {
  /* Codes for symbols and squares in chats, ":five:" or ":white_large_square:"; an arrow between boards, " --> 5". */
  { NULL,
    ":(?:(zero)|(one)|(two)|(three)|(four)|(five)|(six)|(seven)|(eight)|(nine)|([a-z_]{0,24}(?:square|circle)[a-z_]*))"
    ":",
    " 0123456789." },
  { NULL, " [-=>]+> (?=[0-9 ])", " " },
  /* What chats have before each line: a time, "[12:03]", who said it, "<bob>", or both. */
  { NULL,
    "^[ \\t]*(?:\\[[^]\\n]{0,12}\\d\\d?:\\d\\d[^]\\n]{0,6}](?: ?<[^<>\\n]{1,32}>| [^\\n:<>\\d]{1,32}:)?"
    "|(?:\\d[\\d/.,-]{5,10},? )?\\d\\d?:\\d\\d(?::\\d\\d)?(?: ?[AaPp][Mm])?(?: -)? "
    "(?:<[^<>\\n]{1,32}>|[A-Za-z][^\\n:<>\\d]{0,31}:|[^\\s|]{1,16} +\\|)"
    "|<[@+% ]?[^<>\\s]{1,32}>)(?= )",
    " " },
  /* The names of rows in a table, and blanks in words. */
  { NULL, "^[ |\"]*Row(?: (?=\\d\\d?[\",;\\t|])|(?=[\",;\\t|]))", " " },
  { "^(?:.*?\\b(?:blank|empty)\\b){3}.*", "\\b(?:blank|empty)\\b\\.?", "." },
  /* Bars drawn with other characters, in lines above each other. */
  { "(?:^ *([!#:/Il])(?:[\\d.*_? -]+\\1)+ *(?:(?:\r?\\n)+|\r?\\z)){2,}", "[!#:/Il]", "|" },
  { NULL, "^ *([!#:/Il])\\1{4,}[ \r]*$(?=\n *\\|)|(?<=\\|\n) *([!#:/Il])\\2{4,}[ \r]*$", "   " },
  /* Full blocks, apart from each other. */
  { NULL, "(?<![^ \\n])\\xe2\\x96\\x88(?![^ \\r\\n])", "." },
  /* Nothing, in the simple tables of reStructuredText; in those of wikis, how a cell looks, and two bars between cells. */
  { NULL, "(?<![^ \\n])\\\\(?![^ \\r\\n])", "." },
  { NULL, "\\|[^|\\n]*=\\s*\"[^|\\n]*\\|(?!\\|)", "|" },
  { "^\\|\\|(?:[^|\\n]{1,3}\\|\\|)+[ \\r]*$", "\\|\\|", "|" },
  /* What programs have after the cells, "), nrow=9", "]).reshape (9, 9)"; the number of a puzzle; the marks of a spoiler. */
  { NULL, "[])][]),. ]{0,8}+(?:[A-Za-z._]{4,}=|(?<=\\.)[A-Za-z._]{4,}\\().*", " " },
  { NULL, "^[ \\t]*#\\d+(?:[:.)] *| +)(?=\\S{64})", " " },
  { NULL, "^[> ]*>!|!<[ \r]*$", " " },
  /* What is said beside a frame, or the rule of one. */
  { "^ *" BAR "(?:.*" BAR "){2}  .*", "(?<=[|+]|\\xe2[\\x94\\x95][\\x80-\\xbf])  +[^|+\\xe2]*[A-Za-z]{2}[^|+\\xe2]*$",
    " " },
  /* Numbers of rows in a list, "1. 53..7"; a list of lists in YAML. */
  { "(?:^ *\\d\\d?[.)] +\\S{4,25}[ \r]*(?:\\n|\\z)){4,}", "^ *\\d\\d?[.)] ", " " },
  { "(?:^ *(?:- )+\\S{1,4}\r?(?:\\n|\\z)){16,}", "(?:- )+(null|~)?", " ." },
  /* Candidates in braces; brackets around nothing, in lines of at least four pairs. */
  { "(?<![^ |\\t\\n]){\\d(?:[, ]+\\d)*}(?![^ |\\t\\r\\n])", "[{}, ]", "" },
  { "^(?!.*\\|)(?:.*?(?:\\[ *+[^]\\n]?+ *+]|\\( *+[^)\\n]?+ *+\\)|{ *+[^}\\n]?+ *+})){4}.*", "\\[ *]|\\( *\\)|{ *}",
    "." },
};

static void
rewrite_region (char *text, gsize size, const GRegex *pattern, const char *characters)
{
  g_autoptr (GMatchInfo) match = NULL;
  char *to = text;

  g_regex_match_full (pattern, text, (gssize) size, 0, 0, &match, NULL);
  for (gint start, end; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_match_info_fetch_pos (match, 0, &start, &end);
      memset (text + start, *characters != '\0' ? ' ' : '\0', (gsize) (end - start));
      if (*characters != '\0')
        text[start] = characters[g_match_info_get_match_count (match) - 1];
    }
  for (gsize i = 0; *characters == '\0' && i < size; i++)
    if (text[i] != '\0')
      *to++ = text[i];
  if (to > text)
    memset (to, ' ', (gsize) (text + size - to));
}

/* Rewrites a text in its place, with spaces for what is less. */
static void
rewrite (char *text, gsize size)
{
  static gsize begun;
  static GRegex *regions[G_N_ELEMENTS (rewrites)], *patterns[G_N_ELEMENTS (rewrites)];
  const GRegexCompileFlags flags = G_REGEX_RAW | G_REGEX_MULTILINE;

  if (g_once_init_enter (&begun))
    {
      for (guint i = 0; i < G_N_ELEMENTS (rewrites); i++)
        {
          regions[i] = rewrites[i].region != NULL ? g_regex_new (rewrites[i].region, flags, 0, NULL) : NULL;
          patterns[i] = g_regex_new (rewrites[i].pattern, flags, 0, NULL);
        }
      g_once_init_leave (&begun, 1);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rewrites); i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      if (regions[i] == NULL)
        rewrite_region (text, size, patterns[i], rewrites[i].characters);
      else
        g_regex_match_full (regions[i], text, (gssize) size, 0, 0, &match, NULL);
      for (gint start, end; match != NULL && g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_match_info_fetch_pos (match, 0, &start, &end);
          rewrite_region (text + start, (gsize) (end - start), patterns[i], rewrites[i].characters);
        }
    }
}

/* A table with a board in it, around which columns and rows are empty, or between its boxes. */
typedef struct
{
  char delimiter;
  guint columns, rows;
  gboolean used_column[MOST_LINES], used_row[MOST_LINES]; /* has something, or then belongs to the board */
  guint last;                                             /* column of the board */
} Table;

/* Walks through the rows, and leaves out what closing says is none of the board. FALSE if there are too many. */
static gboolean
walk_table (Table *self, char *p, char *end, gboolean closing)
{
  self->rows = 0;
  for (char *stop; p < end; p = stop + 1)
    {
      guint column = 0;

      stop = memchr (p, '\n', (gsize) (end - p));
      stop = stop != NULL ? stop : end;
      if (memchr (p, self->delimiter, (gsize) (stop - p)) == NULL || word_follows (p, stop))
        continue;
      if (self->rows == MOST_LINES)
        return FALSE;
      if (closing && !self->used_row[self->rows])
        memset (p, ' ', (gsize) (stop - p));
      for (; p < stop; p++)
        if (*p == self->delimiter)
          {
            if (closing && (column >= self->last || !self->used_column[column]))
              *p = ' ';
            if (++column == MOST_LINES)
              return FALSE;
          }
        else if ((guchar) *p > ' ' && !closing)
          self->used_column[column] = self->used_row[self->rows] = TRUE;
      self->columns = MAX (self->columns, column + 1);
      self->rows++;
    }
  return TRUE;
}

/* Keeps order of the columns, or rows: those from the first that is used to the last, or all, perhaps without an empty one after each as
 * many as a box has. FALSE where these are more or fewer. */
static gboolean
keep_lines (gboolean *used, guint count, guint order, guint box)
{
  guint first = 0, last = count;

  while (first < count && !used[first])
    first++;
  while (last > first && !used[last - 1])
    last--;
  for (guint all = 0; all < 2; all++, first = 0, last = count)
    {
      gboolean gaps = last - first == order + order / box - 1;

      for (guint i = first + box; gaps && i < last; i += box + 1)
        gaps = !used[i];
      for (guint i = 0; i < count && (gaps || last - first == order); i++)
        used[i] = i >= first && i < last && (!gaps || (i - first) % (box + 1) != box);
      if (gaps || last - first == order)
        return TRUE;
    }
  return FALSE;
}

/* Leaves empty columns and rows out of a table that are none of the board in it. */
static void
close_gaps (char *out, char *end)
{
  static const guint orders[] = { 9, 6, 4, 16, 25 };
  gsize size = (gsize) (end - out);
  Table table = { memchr (out, '\t', size) != NULL ? '\t' : memchr (out, ';', size) != NULL ? ';' : ',' };

  if (!walk_table (&table, out, end, FALSE))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      guint order = orders[i], down = sudoku_usual_box_rows (order);
      Table kept = table;

      /* A whole board may be what is in the table. */
      if (table.columns < order || table.rows < order
          || (table.columns == table.rows && (table.rows < order + 2 || sudoku_order_of_cells (table.rows) != 0))
          || !keep_lines (kept.used_column, table.columns, order, order / down)
          || !keep_lines (kept.used_row, table.rows, order, down))
        continue;
      for (guint column = 0; column < table.columns; column++)
        kept.last = kept.used_column[column] ? column : kept.last;
      walk_table (&kept, out, end, TRUE);
      return;
    }
}

/* Makes spaces of the tags of a page. */
static void
flatten (const NonetText *text, char *out)
{
  const char *end = text->data + text->size;
  Page page = { .out = out, .line_ends = -1 };
  gsize size;

  for (gsize at = 0; at < text->size; at += MAX (size, 1))
    {
      const char *p = text->data + at;
      char c = *p;

      size = c == '<' || c == '[' ? tag_size (p, end) : c == '&' ? entity_size (p, end, &c) : 0;
      /* All that a cell has. */
      if (*p == '&' && at > 0 && p[-1] == '>'
          && nonet_line_begins (&(NonetLine){ p + size, (gsize) (end - p) - size, 0 }, "</span>"))
        c = c == ' ' ? '.' : c;
      for (gsize i = 0; i < size; i++)
        out[at + i] = p[i] != '\n' ? ' ' : page.in_row ? '\v' : '\n';
      if (size > 0 && *p != '&')
        take_tag (&page, text->data, at, size);
      else
        keep (&page, at, c);
    }
}

NonetText
grid_html_flatten (const NonetText *text)
{
  static const char *const boxes[] = { "td", "div", "span", "li", "button", "input" };
  gboolean wiki = nonet_text_begins (text, "{|") || nonet_text_contains (text, BEGINNING, "\n{|")
                  || nonet_text_contains (text, BEGINNING, "|===\n");
  gboolean page = !wiki && looks_like_html (text), small = text->size < BEGINNING;
  /* Without the memory the text is read as it is. */
  char *out = wiki || page || small ? g_try_malloc (text->size + 1) : NULL;
  guint kind = 0;

  if (out == NULL)
    return (NonetText){ g_bytes_ref (text->bytes), text->data, text->size };
  memcpy (out, text->data, text->size);
  if (page)
    flatten (text, out);
  while (page && kind < G_N_ELEMENTS (boxes) && !flatten_cells (text, boxes[kind], out))
    kind++;
  if (small)
    rewrite (out, text->size);
  if (wiki)
    join_cells (out, out + text->size);
  else if (small && !nonet_text_contains (text, BEGINNING, "|"))
    close_gaps (out, out + text->size);
  return (NonetText){ g_bytes_new_take (out, text->size), out, text->size };
}
