/* Filters of tokens: HTML, LaTeX, Markdown, the literals of programs, and comments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   <tr><td>5</td><td></td>…     5 & 3 & & & 7 & … \\     > - [None, 3, None, 7, …],     5 3 0 0 7 … ; a row
 */
#include "formats/grid/filters.h"

#include <string.h>

/* How far into a text its kind is looked for, and how far a row of HTML may reach. */
#define STYLE_BYTES 65536
#define LONGEST_ROW 8192
/* No tag is taken for longer, so that a line of many beginnings is walked through once. */
#define LONGEST_TAG 128

void
grid_filters_find (GridStyle *style, const NonetText *text)
{
  style->html = nonet_text_contains (text, STYLE_BYTES, "<td") || nonet_text_contains (text, STYLE_BYTES, "<th>")
                || nonet_text_contains (text, STYLE_BYTES, "<TD");
  style->latex = nonet_text_contains (text, STYLE_BYTES, "\\hline")
                 || nonet_text_contains (text, STYLE_BYTES, "\\begin")
                 || nonet_text_contains (text, STYLE_BYTES, "\\\\");
}

static gboolean
begins (const char *p, const char *end, const char *word)
{
  gsize length = strlen (word);

  return (gsize) (end - p) >= length && g_ascii_strncasecmp (p, word, length) == 0;
}

/* The end of the row of a table that begins at p, or NULL. */
static const char *
find_row_end (const char *p, const char *end)
{
  for (end = end - p > LONGEST_ROW ? p + LONGEST_ROW : end, p++; p < end; p++)
    if (*p == '<' && begins (p, end, "</tr>"))
      return p + strlen ("</tr>");
    else if (*p == '<' && (begins (p, end, "<tr") || begins (p, end, "</tab")))
      return p;
  return NULL;
}

/* Cuts line off after the row of a table in it, or lets it reach to the end of that row. */
static void
take_table_row (const NonetText *text, gsize *offset, NonetLine *line)
{
  const char *end = text->data + text->size, *p = line->start, *stop = line->start + line->length, *row_end;

  while (p < stop && !begins (p, stop, "<tr"))
    p++;
  row_end = p < stop ? find_row_end (p, end) : NULL;
  if (row_end == NULL)
    return;
  line->length = (gsize) (row_end - line->start);
  *offset = (gsize) (row_end - text->data);
  while (*offset < text->size && strchr (" \t\r", text->data[*offset]) != NULL)
    (*offset)++;
  *offset += *offset < text->size && text->data[*offset] == '\n';
}

gboolean
grid_filter_next_line (const NonetText *text, const GridStyle *style, gsize *offset, NonetLine *line)
{
  gsize start = *offset;

  if (!nonet_text_next_line (text, offset, line))
    return FALSE;
  if (style->html)
    {
      /* A line that was cut off is still the same one. */
      line->number -= start > 0 && text->data[start - 1] != '\n';
      take_table_row (text, offset, line);
    }
  return TRUE;
}

gboolean
grid_filter_is_blank_word (const char *p, gsize length)
{
  static const char *const words[] = { "none", "nothing", "null", "nan", "nil", "empty" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i]) == length && g_ascii_strncasecmp (p, words[i], length) == 0)
      return TRUE;
  return length == 2 && memcmp (p, "NA", 2) == 0;
}

gboolean
grid_filter_is_wrapper (const char *p, gsize length)
{
  return length == 4 && (memcmp (p, "Some", 4) == 0 || memcmp (p, "Just", 4) == 0);
}

/* Whether after a bracket that closes the cells other arguments follow: "0, 7, 9), nrow = 9". */
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

/* Whether after a bracket that closes the cells the names of other arguments follow: "0, 7, 9], Solution)". */
static gboolean
names_follow (const char *p, const char *end)
{
  gboolean name = FALSE;

  for (p++; p < end && (g_ascii_isalpha (*p) || strchr (", _", *p) != NULL); p++)
    name = name || g_ascii_isalpha (*p);
  return name && p < end && *p == ')';
}

/* Whether what follows the characters that begin a comment is one: " so", "!", "12" to the end of the line; not "367 |". */
static gboolean
is_comment (const char *p, const char *end)
{
  if (p == end || *p == ' ' || *p == '!' || *p == '#' || g_ascii_isalpha (*p))
    return TRUE;
  for (; p < end && g_ascii_isdigit (*p); p++)
    ;
  return p == end && g_ascii_isdigit (p[-1]);
}

/* Whether a word of at least two letters follows. */
static gboolean
word_follows (const char *p, const char *end)
{
  while (p < end && *p == ' ')
    p++;
  return end - p >= 2 && g_ascii_isalpha (*p) && (g_ascii_isalpha (p[1]) || p[1] == ' ');
}

gboolean
grid_filter_ends_row (const GridLexer *lexer, const char *p)
{
  const char *end = lexer->end;

  if (*p == ')')
    return arguments_follow (p, end);
  if (*p == ']')
    return names_follow (p, end);
  if (!lexer->space)
    return FALSE;
  return (*p == '#' && lexer->style->widths['#'] == 0 && is_comment (p + 1, end))
         || (*p == '/' && p + 1 < end && p[1] == '/') || (*p == ';' && word_follows (p + 1, end))
         || (*p == '-' && p + 2 < end && p[1] == '-' && !g_ascii_isupper (p[2]) && word_follows (p + 2, end));
}

/* The bytes of a tag of HTML, or 0. */
static guint
tag_size (const char *p, const char *end)
{
  const char *stop;

  if (end - p < 3 || (!g_ascii_isalpha (p[1]) && p[1] != '/'))
    return 0;
  stop = memchr (p, '>', MIN ((gsize) (end - p), LONGEST_TAG));
  return stop != NULL ? (guint) (stop + 1 - p) : 0;
}

/* The bytes of an escape ("\n") or a command ("\hline{}"), or 0. */
static guint
command_size (const GridLexer *lexer, const char *p)
{
  const char *q = p + 1;

  if (!lexer->style->latex)
    return q < lexer->end && strchr ("nrt\\", *q) != NULL ? 2 : 0;
  if (q < lexer->end && *q == '\\')
    return 2;
  /* With what it is applied to. */
  while (q < lexer->end && (g_ascii_isalpha (*q) || (q > p + 1 && strchr ("{}|*", *q) != NULL)))
    q++;
  return q > p + 1 ? (guint) (q - p) : 0;
}

gboolean
grid_filter_markup (const GridLexer *lexer, const char *p, GridToken *token)
{
  const GridStyle *style = lexer->style;
  const char *end = lexer->end;

  *token = (GridToken){ GRID_SPACE, p, 0, FALSE };
  if (*p == '<')
    {
      token->length = tag_size (p, end);
      if (style->html && (begins (p, end, "<td") || begins (p, end, "<th") || begins (p, end, "</tr")))
        token->kind = GRID_BAR;
    }
  else if (*p == '\\')
    token->length = command_size (lexer, p);
  else if (style->html && begins (p, end, "&nbsp;"))
    token->length = strlen ("&nbsp;");
  else if (style->latex && *p == '&')
    {
      token->kind = GRID_DELIMITER;
      token->length = 1;
    }
  return token->length > 0;
}

/* The end of a word of letters, with digits and dots in it, that begins at p, or NULL. */
static const char *
skip_word (const char *p, const char *end)
{
  const char *start = p;

  while (p < end && (g_ascii_isalnum (*p) || *p == '_' || *p == '.'))
    p++;
  return p - start >= 2 && g_ascii_isalpha (start[0]) && g_ascii_isalpha (start[1])
                 && !grid_filter_is_blank_word (start, (gsize) (p - start))
                 && !grid_filter_is_wrapper (start, (gsize) (p - start))
             ? p
             : NULL;
}

/* The place after the last bracket that opens, if none closes before it and there is hardly anything before it: "1, [[". */
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

/* The place after "b = [", "S1 = [", "c(" or "P: ", a short name that is given or called with what follows, or the key of a
 * dictionary, "0: [", or p. */
static const char *
skip_short_name (const char *p, const char *end)
{
  const char *start = p, *name;
  gboolean number;

  while (p < end && *p == ' ')
    p++;
  if (p == end || !g_ascii_isalnum (*p))
    return start;
  number = g_ascii_isdigit (*p);
  for (name = p++; p < end && g_ascii_isdigit (*p); p++)
    ;
  if (!number && p + 1 < end && *p == '(' && g_ascii_isalnum (p[1]))
    return p + 1;
  while (p < end && *p == ' ')
    p++;
  if (!number && p + 1 < end && *p == ':' && p[1] == ' ' && !g_ascii_isdigit (name[1]))
    return p + 1;
  if (p == end || *p != (number ? ':' : '='))
    return start;
  for (p++; p < end && *p == ' '; p++)
    ;
  return p < end && strchr ("[{(\"'", *p) != NULL ? skip_brackets (p, end) : start;
}

/* The place after what begins a quotation or an item of a list: "> ", "  - ". */
static const char *
skip_item (const char *p, const char *end)
{
  const char *from = p;

  for (; p < end && strchr ("> \t", *p) != NULL; p++)
    from = *p == '>' && p + 1 < end && p[1] == ' ' ? p + 1 : from;
  /* A dash may be the first blank of a row too: then there is another one, or a space between all cells. */
  if (p + 4 < end && (*p == '-' || *p == '*') && p[1] == ' ' && p[2] != *p && p[2] != ' ' && p[3] != ' '
      && memchr (p + 2, *p, (gsize) (end - p - 2)) == NULL)
    from = p + 1;
  return from;
}

/* The place after the sizes of an array before its elements, "[9, 9] {", or p. */
static const char *
skip_sizes (const char *p, const char *end)
{
  const char *q = p, *after;

  if (q == end || *q != '[')
    return p;
  for (q++; q < end && (g_ascii_isdigit (*q) || *q == ',' || *q == ' '); q++)
    ;
  if (q == end || *q != ']')
    return p;
  for (after = ++q; after < end && *after == ' '; after++)
    ;
  return after < end && *after == '{' ? q : p;
}

const char *
grid_filter_matrix_end (const char *p, const char *end)
{
  while ((p = memchr (p, ']', (gsize) (end - p))) != NULL && p + 1 < end)
    if (*++p == ']')
      return p + 1;
  return NULL;
}

/* The place of a matrix that stands after the first fields of a record, "64;[[5,3,", or p. */
static const char *
skip_fields (const char *p, const char *end)
{
  for (const char *q = p; q + 1 < end && (g_ascii_isalnum (*q) || strchr (" ,;\t\"_-", *q) != NULL); q++)
    if (strchr (",;\t", *q) != NULL && q + 2 < end && q[1] == '[' && q[2] == '[')
      return q + 1;
  return p;
}

const char *
grid_filter_prefix (const char *p, const char *end)
{
  const char *from, *word;
  gboolean named = FALSE;
  guint cells = 0;

  word = skip_fields (p, end);
  if (word == p)
    word = skip_short_name (p, end);
  if (word > p)
    return word;
  p = from = skip_item (p, end);
  while (p < end && strchr ("\"'[{($@ \t", *p) != NULL)
    p++;
  /* What begins with cells has no prefix, and what stands after a run of them is no part of one. */
  for (; p < end && cells < 9; p++)
    if ((word = skip_word (p, end)) != NULL)
      {
        named = TRUE;
        cells = 0;
        p = word;
        while (p < end && (*p == ' ' || *p == '"' || *p == '\'' || g_ascii_isdigit (*p)))
          p++;
        if (p < end && strchr ("=([{:!", *p) != NULL)
          from = skip_sizes (p, end) > p ? skip_sizes (p, end) : p + 1;
        p--;
      }
    else if (!named)
      break;
    else if (*p == '=')
      from = p + 1;
    else
      cells = g_ascii_isdigit (*p) || strchr (".-_*", *p) != NULL ? cells + 1 : 0;
  return named ? skip_brackets (from, end) : from;
}
