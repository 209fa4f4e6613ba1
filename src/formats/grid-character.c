/* What characters mean in a board that is drawn with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-character.h"

#include <string.h>

/* No tag is taken for longer, so that a line of many beginnings is walked through once. */
#define LONGEST_TAG 128

guint
grid_markup_size (const char *p, const char *end)
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

GridClass
grid_classify_sign (const char *p, const char *end, guint *bytes)
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
        return GRID_IN_BLANK;
      case '|':
        return GRID_IN_BAR;
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
        return GRID_IN_PUNCTUATION;
      case '<':
      case '\\':
        *bytes = grid_markup_size (p, end);
        if (*bytes > 0)
          return GRID_IN_BLANK;
        *bytes = 1;
        return GRID_IN_CELL;
      default:
        return GRID_IN_CELL;
      }
  c = g_utf8_get_char (p);
  *bytes = (guint) (g_utf8_next_char (p) - p);
  if (c >= 0x2500 && c < 0x2580)
    return GRID_IN_BAR;
  /* Behind a digit, U+FE0F and U+20E3 make a keycap of it. */
  if (c == 0xa0 || c == 0x3000 || c == 0xfeff || (c >= 0x2000 && c <= 0x200b) || c == 0xfe0f || c == 0x20e3)
    return GRID_IN_BLANK;
  return GRID_IN_CELL;
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
    case 0x2013: /* dashes */
    case 0x2014:
    case 0x25a0: /* squares */
    case 0x25a1:
    case 0x25fb:
    case 0x25fc:
    case 0x2b1b:
    case 0x2b1c:
    case 0x30fb: /* middle dot of Japanese */
    case 0x25cb:
    case 0x2610:
      return TRUE;
    default:
      return FALSE;
    }
}
