/* Taking a text apart into rows and tokens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/lexer.h"

#include <string.h>

#include "formats/grid/filters.h"

/* How far into a file its style is looked for. */
#define STYLE_BYTES 65536
/* No row of a board is longer, and no rule. */
#define LONGEST_RULE 1024

/* Rows in which a character that usually stands around cells comes twice next to itself, until it is a blank; one is
 * enough if it has as many cells. */
#define LEAST_PAIRED 3
#define LEAST_CELLS 64

/* What markup may begin with: a cell where it does not. */
#define MARKUP (GRID_MARK + 1)

/* What also stands for a blank. */
#define BLANK 8
#define BLANK_CELL (GRID_CELLS | BLANK)
#define BLANK_SPACE (GRID_SPACE | BLANK)

/* The kind of each ASCII character; all others are cells. */
static const guint8 kinds[128] = {
  ['.'] = BLANK_CELL,     ['0'] = BLANK_CELL,     ['*'] = BLANK_CELL,      ['_'] = BLANK_CELL,  ['-'] = BLANK_CELL,
  ['?'] = BLANK_CELL,     [' '] = BLANK_SPACE,    ['\t'] = GRID_DELIMITER, ['\v'] = GRID_SPACE, ['\f'] = GRID_SPACE,
  ['\n'] = GRID_SPACE,    ['\r'] = GRID_SPACE,    ['|'] = GRID_BAR,        ['"'] = GRID_MARK,   ['\''] = GRID_MARK,
  ['`'] = GRID_MARK,      ['['] = GRID_MARK,      [']'] = GRID_MARK,       ['('] = GRID_MARK,   [')'] = GRID_MARK,
  ['{'] = GRID_MARK,      ['}'] = GRID_MARK,      ['+'] = GRID_MARK,       [':'] = GRID_MARK,   ['='] = GRID_MARK,
  [','] = GRID_DELIMITER, [';'] = GRID_DELIMITER, ['<'] = MARKUP,          ['\\'] = MARKUP,     ['&'] = MARKUP,
};

/* Characters for blanks that are not ASCII: spaces that are characters of their own, dots, bullets, dashes, squares, circles. */
static const char blank_characters[] = "\302\240\343\200\200·•∙⋅・–—■□◻◼⬛⬜☐○";

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
  { 0xff01, 0xff5e, '!' }, { 0x2460, 0x2468, '1' }, { 0x2776, 0x277e, '1' },
  { 0x24ea, 0x24ea, '0' }, { 0x3007, 0x3007, '0' }, { 0x96f6, 0x96f6, '0' },
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

/* The kind of a character; MARKUP only for those of ASCII. */
static guint
kind_at (const GridStyle *style, const char *p)
{
  gunichar c = (guchar) *p < 128 ? (guchar) *p : g_utf8_get_char (p);

  if (c == ':' && style->colons)
    return GRID_BAR;
  if (c == (guchar) style->blank && c != '\0')
    return GRID_CELLS;
  if (c < 128)
    return kinds[c] & ~BLANK;
  if (c >= 0x2500 && c < 0x2580)
    return GRID_BAR;
  /* Marks of direction are spaces as well; after a digit, U+FE0F and U+20E3 make a keycap of it. */
  if (c == 0xa0 || c == 0xad || c == 0x3000 || c == 0xfeff || (c >= 0x2000 && c <= 0x200f)
      || (c >= 0x202a && c <= 0x202e) || c == 0x2060 || (c >= 0x2066 && c <= 0x2069) || c == 0xfe0f || c == 0x20e3)
    return GRID_SPACE;
  return GRID_CELLS;
}

void
grid_lexer_init (GridLexer *self, const GridStyle *style, const char *start, const char *end)
{
  *self = (GridLexer){ .style = style, .at = start, .end = end, .space = TRUE };
}

/* Whether the cells continue at p: no markup begins there. */
static gboolean
is_cell_at (const GridLexer *self, const char *p)
{
  guint kind = kind_at (self->style, p);
  GridToken token;

  return kind == GRID_CELLS || (kind == MARKUP && !grid_filter_markup (self, p, &token));
}

gboolean
grid_lexer_next (GridLexer *self, GridToken *token)
{
  const char *p = self->at;
  guint kind;

  if (p >= self->end || (self->cells && grid_filter_ends_row (self, p)))
    return FALSE;
  kind = kind_at (self->style, p);
  if (kind != MARKUP || !grid_filter_markup (self, p, token))
    {
      *token = (GridToken){ .kind = kind == MARKUP ? GRID_CELLS : (GridTokenKind) kind, .start = p };
      do
        p = g_utf8_next_char (p);
      while (token->kind == GRID_CELLS && p < self->end && is_cell_at (self, p));
      token->length = (guint) (MIN (p, self->end) - token->start);
      token->word = token->kind == GRID_CELLS && token->length > 1 && token->length < 8
                    && grid_filter_is_blank_word (token->start, token->length);
    }
  if (token->kind == GRID_CELLS && grid_filter_is_wrapper (token->start, token->length))
    token->kind = GRID_SPACE;
  self->at = token->start + token->length;
  self->cells = self->cells || token->kind == GRID_CELLS;
  self->space = token->kind == GRID_SPACE || (token->kind == GRID_DELIMITER && *token->start == '\t');
  return TRUE;
}

/* Whether nothing in the line can be a cell's value, and lines are drawn in it. */
static gboolean
is_rule (const char *p, const char *end, const GridStyle *style)
{
  guint run = 0, drawn = 0, longest = 0, most_drawn = 0, corners = 0, bars = 0, colons = 0, others = 0;
  GridLexer lexer = { .style = style, .end = end };
  GridToken token;

  for (gunichar c; p < end; p = g_utf8_next_char (p))
    {
      if (g_ascii_isalnum (*p))
        return FALSE;
      if ((*p == '\\' || *p == '<') && grid_filter_markup (&lexer, p, &token))
        {
          p += token.length - 1;
          continue;
        }
      c = g_utf8_get_char (p);
      if (c >= 128 && g_unichar_isalnum (c))
        return FALSE;
      run = (c < 128 && strchr ("-=_~", (int) c) != NULL) || c == 0x2013 || c == 0x2014 ? run + 1 : 0;
      drawn = c >= 0x2500 && c < 0x2580 && c != 0x2502 && c != 0x2503 && c != 0x2551 ? drawn + 1 : 0;
      corners += c == '+';
      bars += c == '|';
      colons += c == ':';
      others += run == 0 && (c >= 128 || strchr ("+| \t\"'`", (int) c) == NULL);
      longest = MAX (longest, run);
      most_drawn = MAX (most_drawn, drawn);
    }
  return longest >= 3 || most_drawn >= 2 || ((longest >= 1 || corners >= 2) && corners > 0 && others == 0)
         || (longest >= 1 && bars >= 3 && others == colons);
}

/* The only character of a line besides symbols and what stands around cells, and how often it comes; '\0' if there are others. Digits and
 * letters are counted apart. */
static char
only_stroke (const NonetLine *line, guint *strokes, guint *symbols)
{
  char stroke = '\0';

  *strokes = *symbols = 0;
  for (const char *p = line->start; p < line->start + line->length; p++)
    if (strchr ("-_#%=*~+:", *p) != NULL && *p != '\0' && (stroke == '\0' || stroke == *p))
      {
        stroke = *p;
        (*strokes)++;
      }
    else if (g_ascii_isalnum (*p) || *p == '.')
      (*symbols)++;
    else if (strchr (" |\t\"',[](){}", *p) == NULL)
      return '\0';
  return stroke;
}

/* Whether a line that could be a rule or a comment is a row of a text that writes blanks so. */
static gboolean
is_row_of_blanks (const NonetLine *line, const GridStyle *style)
{
  guint strokes, symbols;
  char stroke = line->length < LONGEST_RULE ? only_stroke (line, &strokes, &symbols) : '\0';

  return stroke != '\0' && (stroke == '#' || stroke == '%' || symbols == 0)
         && style->widths[(guchar) stroke] == strokes + symbols;
}

/* Whether a character comes twice in a row, with spaces between if there are any in the line, and perhaps a bar. */
static gboolean
has_pair (const NonetLine *line, char c)
{
  const char *p = line->start, *end = p + line->length, *last = NULL;
  gboolean spaced = memchr (p, ' ', line->length) != NULL;

  for (; p < end; p++)
    if (*p == c && last != NULL && p - last > (spaced ? 1 : 0))
      return TRUE;
    else if (*p == c)
      last = p;
    else if (*p != ' ' && *p != '|')
      last = NULL;
  return FALSE;
}

/* Whether colons part the cells of a box, bars the boxes: "| 5 : 3 :   |   : 7 :   |". */
static gboolean
has_colons (const NonetLine *line)
{
  const char *p = line->start, *end = p + line->length;
  guint colons = 0;

  while (end > p && g_ascii_isspace (end[-1]))
    end--;
  while (p < end && g_ascii_isspace (*p))
    p++;
  if (end - p < 5 || *p != '|' || end[-1] != '|')
    return FALSE;
  for (; p < end; p++)
    if (*p == ':' && p[-1] == ' ' && p[1] == ' ')
      colons++;
    else if (!g_ascii_isalnum (*p) && strchr (".*_?-| ", *p) == NULL)
      return FALSE;
  return colons > 1;
}

/* Characters that usually stand around cells but may be blanks, and the rows in which one comes twice next to itself. */
static const char mark_kinds[] = "+=:";

typedef struct
{
  guint width; /* cells in such a row */
  guint rows;
  gboolean uneven; /* they have different widths: it parts cells */
} Paired;

static void
count_paired (Paired *paired, const NonetLine *line, char stroke, guint width)
{
  const char *kind = stroke != '\0' ? strchr (mark_kinds, stroke) : NULL;

  if (kind == NULL || !has_pair (line, stroke))
    return;
  paired += kind - mark_kinds;
  paired->uneven = paired->uneven || (paired->rows > 0 && paired->width != width);
  paired->width = width;
  paired->rows += width >= LEAST_CELLS ? LEAST_PAIRED : 1;
}

GridStyle
grid_style_find (const NonetText *text)
{
  GridStyle style = { 0 };
  NonetLine line = { 0 };
  gsize offset = 0;
  Paired paired[G_N_ELEMENTS (mark_kinds) - 1] = { { 0 } };

  grid_filters_find (&style, text);
  while (offset < STYLE_BYTES && nonet_text_next_line (text, &offset, &line))
    {
      guint strokes, symbols;
      char stroke = line.length <= 512 ? only_stroke (&line, &strokes, &symbols) : '\0';

      if (stroke != '\0' && symbols > 0
          && ((stroke != '#' && stroke != '%')
              || (strokes > 2 && (memchr (line.start, ' ', line.length) == NULL || has_pair (&line, stroke)))))
        {
          if (style.widths[(guchar) stroke] == 0)
            style.widths[(guchar) stroke] = strokes + symbols;
          count_paired (paired, &line, stroke, strokes + symbols);
        }
      style.colons = style.colons || (line.length <= 512 && has_colons (&line));
    }
  for (guint i = 0; i < G_N_ELEMENTS (paired); i++)
    if (paired[i].rows >= LEAST_PAIRED && !paired[i].uneven)
      style.blank = mark_kinds[i];
  return style;
}

/* Of these, the first one that comes in a row parts its cells. */
static const char delimiter_kinds[] = ",;&\t";

/* What is counted while a row is walked through, besides what the row keeps. */
typedef struct
{
  guint delimiters[4]; /* of each kind, in the order in which one is chosen */
  guint bars, brackets;
  guint letters, others;
  guint last_letter;            /* in the alphabet, from 1 */
  guint word;                   /* letters of the longest word */
  gboolean bar_first, bar_last; /* whether a bar stands before all cells, after all cells */
  const char *last_delimiter, *bar_end;
  guint times[128]; /* by digit or letter */
  gunichar last;    /* character */
  gunichar same[2]; /* at even and odd places, while they are all the same; else 0 */
  const char *stop; /* after the last token that is not a space */
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
  if (c >= '1' && c <= '9')
    {
      row->digits++;
      row->repeats += counts->times[c]++ > 0;
      row->most = MAX (row->most, counts->times[c]);
    }
  row->runs += c != counts->last;
  counts->last = c;
  /* 'X' was the blank of old Simple Sudoku files: neither cell nor word. */
  counts->letters += letter;
  row->letter_repeats += letter && c < 128 && counts->times[c]++ > 0;
  counts->others += !blank && c < 128 && !g_ascii_isalnum ((char) c);
  *word = letter && c < 128 ? *word + 1 : 0;
  counts->word = MAX (counts->word, *word);
  if (*word > 0)
    counts->last_letter = MAX (counts->last_letter, (guint) (g_ascii_toupper ((char) c) - 'A' + 1));
}

static void
count_cells (GridRow *row, Counts *counts, const GridToken *token)
{
  const char *end = token->start + token->length;
  guint length = 0, word = 0;

  row->fields++;
  counts->bar_last = FALSE;
  if (token->word)
    {
      row->characters++;
      row->longest = MAX (row->longest, 1);
      row->blanks++;
      return;
    }
  for (const char *p = token->start; p < end; p = g_utf8_next_char (p), length++)
    count_character (row, counts, p, &word);
  row->longest = MAX (row->longest, length);
}

static void
count_bar (GridRow *row, Counts *counts, const GridToken *bar)
{
  row->bar_runs += bar->start != counts->bar_end;
  counts->bar_end = bar->start + bar->length;
  counts->bars++;
  counts->bar_first = counts->bar_first || row->fields == 0;
  counts->bar_last = TRUE;
  if (row->bar_characters == 0)
    {
      row->bar_characters = row->characters;
      row->bar_fields = row->fields;
    }
}

static void
count_tokens (GridRow *row, Counts *counts, const GridStyle *style)
{
  GridLexer lexer;
  GridToken token;

  grid_lexer_init (&lexer, style, row->from, row->end);
  counts->stop = row->from;
  while (grid_lexer_next (&lexer, &token))
    {
      if (token.kind == GRID_CELLS)
        count_cells (row, counts, &token);
      else if (token.kind == GRID_BAR)
        count_bar (row, counts, &token);
      else if (token.kind == GRID_DELIMITER)
        {
          counts->delimiters[strchr (delimiter_kinds, *token.start) - delimiter_kinds]++;
          counts->last_delimiter = token.start;
        }
      else if (token.kind == GRID_MARK)
        counts->brackets += strchr ("[](){}", *token.start) != NULL;
      if (!g_ascii_isspace (*token.start))
        counts->stop = token.start + token.length;
    }
  row->end = lexer.at < row->end ? lexer.at : row->end;
}

/* Whether the row is a fence of Markdown, or has brackets and nothing in them. */
static gboolean
is_frame (const GridRow *row, const Counts *counts)
{
  const char *p = row->line.start, *end = p + row->line.length;

  while (p < end && (*p == ' ' || *p == '\t'))
    p++;
  if (end - p >= 3 && memcmp (p, "```", 3) == 0)
    return row->fields <= 1 && row->longest < 16;
  return row->characters == 0 && counts->bars == 0 && counts->delimiters[3] == 0
         && counts->delimiters[0] + counts->delimiters[1] <= (counts->brackets > 0);
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

static gboolean
is_comment (const NonetLine *line, const char *p, const char *end, const GridStyle *style)
{
  if ((*p == '#' || *p == '%') && is_row_of_blanks (line, style))
    return FALSE;
  return *p == '#' || *p == '%' || (*p == ';' && p == line->start && !is_delimited_row (p, end))
         || (*p == '/' && p + 1 < end && p[1] == '/');
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
      if (p - line->start >= 2 && end - p >= 6 && p[3] == ':' && g_ascii_isdigit (p[-2]) && g_ascii_isdigit (p[-1])
          && g_ascii_isdigit (p[1]) && g_ascii_isdigit (p[2]) && g_ascii_isdigit (p[4]) && g_ascii_isdigit (p[5]))
        return TRUE;
      p++;
      p = memchr (p, ':', (gsize) (end - p));
    }
  return FALSE;
}

static void
finish_row (GridRow *row, const Counts *counts)
{
  guint delimiter = 0;

  if (row->bar_characters == row->characters)
    row->bar_characters = row->bar_fields = 0;
  if (counts->bars > 0)
    row->segments =
        counts->bars + 1 - counts->bar_first - (counts->bar_last && counts->bars > (guint) counts->bar_first);
  while (delimiter < 3 && counts->delimiters[delimiter] == 0)
    delimiter++;
  row->delimiter = delimiter_kinds[delimiter];
  if (counts->delimiters[delimiter] > 0)
    {
      row->trailing = counts->last_delimiter + 1 >= counts->stop;
      row->delimited = counts->delimiters[delimiter] + !row->trailing;
    }
  /* A row of the same character throughout is one of blanks. */
  if (row->characters % 2 == 1 && row->characters > 6 && counts->same[0] != counts->same[1])
    row->between = counts->same[1] != 0   ? (row->characters + 1) / 2
                   : counts->same[0] != 0 ? (row->characters - 1) / 2
                                          : 0;
  row->rowlike = row->characters >= (row->segments > 1 ? 2 : 4) && 2 * counts->letters < row->characters
                 && 4 * counts->others < row->characters && counts->last_letter <= row->characters && counts->word <= 4
                 && !is_heading (&row->line);
}

/* Where the cells may end: after a matrix, before what breaks a line in Markdown, before the full stop of a fact in Prolog, or of
 * the last row of a board in LaTeX. */
static const char *
find_end (const GridRow *row, const GridStyle *style)
{
  const char *end = row->line.start + row->line.length, *p = grid_filter_matrix_end (row->line.start, end);

  if (p != NULL)
    return p;
  p = memchr (row->line.start, '\\', row->line.length);
  if (p != NULL && p + 1 == end && !style->latex)
    return p;
  p = end;

  while (p > row->line.start && g_ascii_isspace (p[-1]))
    p--;
  if (p - row->line.start > 2 && p[-1] == '.' && strchr (style->latex ? ")]|" : ")]", p[-2]) != NULL)
    return p - 1;
  return end;
}

void
grid_row_scan (GridRow *row, const NonetLine *line, const GridStyle *style)
{
  const char *p = line->start, *end = p + line->length;
  Counts counts = { 0 };

  *row = (GridRow){ .line = *line };
  while (p < end && (*p == ' ' || *p == '\t' || *p == '\r'))
    p++;
  if (p == end)
    return;
  if (is_comment (line, p, end, style))
    row->kind = GRID_ROW_COMMENT;
  else if (line->length < LONGEST_RULE && is_rule (p, end, style) && !is_row_of_blanks (line, style))
    row->kind = GRID_ROW_RULE;
  if (row->kind != GRID_ROW_EMPTY)
    return;
  row->end = find_end (row, style);
  row->from = line->length < LONGEST_RULE ? grid_filter_prefix (line->start, row->end) : line->start;
  count_tokens (row, &counts, style);
  if (row->characters < 4 && row->from > line->start)
    {
      *row = (GridRow){ .line = *line, .from = line->start, .end = end };
      counts = (Counts){ 0 };
      count_tokens (row, &counts, style);
    }
  if (is_frame (row, &counts))
    return;
  row->kind = GRID_ROW_DATA;
  finish_row (row, &counts);
}

gboolean
grid_row_next (GridRow *row, const NonetText *text, const GridStyle *style, gsize *offset, NonetLine *line)
{
  if (!grid_filter_next_line (text, style, offset, line))
    return FALSE;
  grid_row_scan (row, line, style);
  /* A row of HTML may have several lines. */
  for (const char *p = line->start; style->html && p + 1 < text->data + *offset; p++)
    line->number += *p == '\n';
  return TRUE;
}
