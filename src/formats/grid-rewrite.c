/* Rewriting texts whose boards are drawn in unusual ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   [None, 3, None, 7, …]      5 & 3 & & & 7 & … \\      <tr><td>5</td><td></td>…
 *   53..7..../6..195…          5 - 3 - 0 - 0 - 7 …       !5!3!.!.!7…        53##7####
 *   - 53..7....                and one cell a line
 */
#include "formats/grid-rewrite.h"

#include <string.h>

/* One way; argument is for those that come for several characters. */
typedef struct
{
  gboolean (*rewrite) (char *text, gsize size, char argument);
  char argument;
} Way;

/* Whether a name stands at p, whatever its case, and not as part of a longer one. */
static gboolean
is_word (const char *text, const char *p, const char *end, const char *word)
{
  gsize length = strlen (word);

  return (gsize) (end - p) >= length && g_ascii_strncasecmp (p, word, length) == 0
         && (p == text || !g_ascii_isalnum (p[-1])) && (p + length == end || !g_ascii_isalnum (p[length]));
}

/* Words for "nothing here". */
static gboolean
rewrite_words (char *text, gsize size, char argument)
{
  static const char *const words[] = { "none", "null", "nan", "nil", "na", "empty" };
  const char *end = text + size;
  gboolean found = FALSE;

  for (char *p = text; p < end; p++)
    for (guint i = 0; i < G_N_ELEMENTS (words); i++)
      if (g_ascii_toupper (*p) == g_ascii_toupper (words[i][0]) && is_word (text, p, end, words[i]))
        {
          memset (p, ' ', strlen (words[i]));
          *p = '.';
          found = TRUE;
          break;
        }
  return found;
}

static gboolean
begins (const char *p, const char *end, const char *tag)
{
  gsize length = strlen (tag);

  return (gsize) (end - p) >= length && g_ascii_strncasecmp (p, tag, length) == 0;
}

/* Whether nothing is in the cell of a table that begins at p. */
static gboolean
is_empty_cell (const char *p, const char *end)
{
  gboolean in_tag = TRUE;

  for (p++; p < end; p++)
    if (!in_tag
        && (begins (p, end, "</td") || begins (p, end, "</th") || begins (p, end, "<td") || begins (p, end, "</tr")))
      return TRUE;
    else if (in_tag || *p == '<')
      in_tag = *p != '>';
    else if (begins (p, end, "&nbsp;"))
      p += strlen ("nbsp;");
    else if (!g_ascii_isspace (*p))
      return FALSE;
  return TRUE;
}

/* Tables of HTML: an empty cell gets the sign of a blank, what stands in several lines of a row becomes one line. */
static gboolean
rewrite_html (char *text, gsize size, char argument)
{
  const char *end = text + size;
  gboolean in_row = FALSE, in_tag = FALSE, found = FALSE;

  for (char *p = text; p < end; p++)
    {
      if (in_tag)
        in_tag = *p != '>';
      else if (begins (p, end, "<tr"))
        in_row = in_tag = TRUE;
      else if (begins (p, end, "</tr"))
        {
          in_row = FALSE;
          in_tag = TRUE;
        }
      else if (begins (p, end, "<td") || begins (p, end, "<th"))
        {
          found = in_tag = TRUE;
          *p = is_empty_cell (p, end) ? '.' : ' ';
          continue;
        }
      else if (*p == '<')
        in_tag = TRUE;
      else if (begins (p, end, "&nbsp;"))
        memset (p, ' ', strlen ("&nbsp;"));
      else if (!in_row || (*p != '\n' && *p != '\r'))
        continue;
      *p = *p == '\n' && !in_row ? '\n' : ' ';
    }
  return found;
}

/* Tables of LaTeX, and the boards of its package sudoku ("|5|3| | |7|…|."). The sign behind an empty cell becomes that of a blank. */
static gboolean
rewrite_latex (char *text, gsize size, char argument)
{
  const char *end = text + size;
  gboolean found = FALSE, empty = TRUE, table = FALSE;

  for (const char *p = text; p < end; p++)
    table = table || *p == '&';
  for (char *p = text; p < end; p++)
    if (*p == '\n')
      empty = TRUE;
    else if (table && (*p == '&' || begins (p, end, "\\\\")))
      {
        found = TRUE;
        *p = empty ? '.' : ' ';
        if (p + 1 < end && p[1] == '\\')
          p[1] = ' ';
        empty = TRUE;
      }
    else if (*p == '\\')
      {
        *p = ' ';
        for (; p + 1 < end && (g_ascii_isalpha (p[1]) || strchr ("{}|*", p[1]) != NULL); p++)
          p[1] = ' ';
      }
    else if (*p == '|' && p + 2 < end && p[1] == '.' && (p[2] == '\n' || p[2] == '\r'))
      {
        p[1] = ' ';
        found = TRUE;
      }
    else if (*p != ' ')
      empty = FALSE;
  return found;
}

/* Lists of rows: "- 53..7....". */
static gboolean
rewrite_items (char *text, gsize size, char argument)
{
  gboolean begin = TRUE, found = FALSE;

  for (gsize i = 0; i + 1 < size; i++)
    if (text[i] == '\n')
      begin = TRUE;
    else if (begin && (text[i] == '-' || text[i] == '*') && text[i + 1] == ' ')
      {
        text[i] = ' ';
        begin = FALSE;
        found = TRUE;
      }
    else
      begin = begin && text[i] == ' ';
  return found;
}

/* Comments behind the cells: "5 3 . . 7 . . . .   ; the first row". */
static gboolean
rewrite_comments (char *text, gsize size, char argument)
{
  gboolean cells = FALSE, comment = FALSE, found = FALSE;

  for (gsize i = 0; i + 1 < size; i++)
    if (text[i] == '\n')
      cells = comment = FALSE;
    else if (comment)
      text[i] = ' ';
    else if (cells && i > 0 && text[i - 1] == ' ' && (text[i] == ';' || (text[i] == '-' && text[i + 1] == '-')))
      {
        comment = found = TRUE;
        text[i] = ' ';
      }
    else
      cells = cells || g_ascii_isdigit (text[i]);
  if (comment && size > 0 && text[size - 1] != '\n')
    text[size - 1] = ' ';
  return found;
}

/* Replaces a character that does not count as a bar otherwise. */
static gboolean
rewrite_bars (char *text, gsize size, char argument)
{
  guint found = 0;

  for (gsize i = 0; i < size; i++)
    if (text[i] == argument)
      {
        text[i] = '|';
        found++;
      }
  return found > 2;
}

/* Takes away a character that stands between cells where it could be one; alone between blanks if it has some. */
static gboolean
rewrite_between (char *text, gsize size, char argument)
{
  guint found = 0;

  for (gsize i = 1; i + 1 < size; i++)
    if (text[i] == argument && (text[i - 1] == ' ') == (text[i + 1] == ' '))
      {
        text[i] = ' ';
        found++;
      }
  return found > 2;
}

/* A sign for blanks that is usually none, in a text that has no usual one. */
static gboolean
rewrite_blanks (char *text, gsize size, char argument)
{
  guint found = 0;

  for (gsize i = 0; i < size; i++)
    if (text[i] == '0' || (text[i] == '.' && argument != '.'))
      return FALSE;
    else
      found += text[i] == argument;
  for (gsize i = 0; found > 3 && i < size; i++)
    if (text[i] == argument)
      text[i] = '.';
  return found > 3;
}

/* Blanks of other kinds than the usual space, as cells. */
static gboolean
rewrite_wide_blanks (char *text, gsize size, char argument)
{
  gboolean found = FALSE;

  for (gsize i = 0; i + 2 < size; i++)
    if (memcmp (text + i, "\xe3\x80\x80", 3) == 0)
      {
        memcpy (text + i, " . ", 3);
        found = TRUE;
      }
    else if (memcmp (text + i, "\xc2\xa0", 2) == 0)
      {
        memcpy (text + i, ". ", 2);
        found = TRUE;
      }
  return found;
}

/* Ends of lines that are seldom used. */
static gboolean
rewrite_line_ends (char *text, gsize size, char argument)
{
  gboolean found = FALSE;

  for (gsize i = 0; i + 2 < size; i++)
    if (memcmp (text + i, "\xe2\x80\xa8", 3) == 0)
      {
        memcpy (text + i, "\n  ", 3);
        found = TRUE;
      }
    else if (memcmp (text + i, "\xc2\x85", 2) == 0)
      {
        memcpy (text + i, "\n ", 2);
        found = TRUE;
      }
  return found;
}

/* One cell a line. */
static gboolean
rewrite_lines (char *text, gsize size, char argument)
{
  guint cells = 0, length = 0;

  for (gsize i = 0; i <= size; i++)
    if (i == size || text[i] == '\n')
      {
        cells += length > 0;
        length = 0;
      }
    else if (!g_ascii_isspace (text[i])
             && (++length > 2 || (!g_ascii_isalnum (text[i]) && strchr (".*_-?", text[i]) == NULL)))
      return FALSE;
  if (cells != 81 && cells != 256)
    return FALSE;
  for (gsize i = 0; i < size; i++)
    if (g_ascii_isspace (text[i]))
      text[i] = ' ';
  return TRUE;
}

static const Way ways[] = {
  { rewrite_words, 0 },     { rewrite_line_ends, 0 }, { rewrite_items, 0 },       { rewrite_html, 0 },
  { rewrite_latex, 0 },     { rewrite_comments, 0 },  { rewrite_lines, 0 },       { rewrite_bars, '!' },
  { rewrite_bars, '/' },    { rewrite_bars, '&' },    { rewrite_bars, 'I' },      { rewrite_bars, '=' },
  { rewrite_between, '-' }, { rewrite_between, '.' }, { rewrite_wide_blanks, 0 }, { rewrite_blanks, '#' },
  { rewrite_blanks, '@' },  { rewrite_blanks, '~' },  { rewrite_blanks, '/' },    { rewrite_blanks, '+' },
  { rewrite_blanks, ',' },  { rewrite_blanks, '=' },  { rewrite_blanks, ':' },    { rewrite_blanks, '$' },
  { rewrite_blanks, 'o' },  { rewrite_blanks, 'O' },  { rewrite_blanks, 'n' },    { rewrite_blanks, 'b' },
  { rewrite_blanks, 'e' },  { rewrite_blanks, 'B' },  { rewrite_blanks, 'N' },
};

guint
grid_rewrite_count (void)
{
  return G_N_ELEMENTS (ways);
}

gboolean
grid_rewrite (guint way, char *text, gsize size)
{
  g_return_val_if_fail (way < G_N_ELEMENTS (ways), FALSE);
  return ways[way].rewrite (text, size, ways[way].argument);
}
