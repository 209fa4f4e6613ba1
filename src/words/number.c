/* Numbers with their digits in groups, as the locale has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "words/number.h"

#include <limits.h>
#include <locale.h>
#include <string.h>

/* The decimal digits of a number, without groups. */
static char *
digits_of (guint64 high, guint64 low)
{
  unsigned __int128 number = (unsigned __int128) high << 64 | low;
  char digits[40];
  guint at = sizeof digits - 1;

  digits[at] = '\0';
  do
    {
      digits[--at] = (char) ('0' + (guint) (number % 10));
      number /= 10;
    }
  while (number > 0);
  return g_strdup (digits + at);
}

/* The length of the group-th group from the right, or 0 when the digits left are one group (see localeconv (3)). */
static gsize
group_length (const char *grouping, gsize group)
{
  char length = '\0';

  for (gsize i = 0; i <= group && *grouping != '\0'; i++)
    length = *grouping++;
  return length == CHAR_MAX ? 0 : (gsize) length;
}

char *
nonet_digits_to_string (const char *digits)
{
  const struct lconv *locale = localeconv ();
  g_autoptr (GString) text = g_string_new (NULL);
  gsize left = strlen (digits), length;

  for (gsize group = 0; left > 0; group++)
    {
      length = group_length (locale->grouping, group);
      if (length == 0 || length > left)
        length = left;
      left -= length;
      g_string_insert_len (text, 0, digits + left, (gssize) length);
      if (left > 0)
        g_string_insert (text, 0, locale->thousands_sep);
    }
  return g_strdup (text->str);
}

char *
nonet_large_number_to_string (guint64 high, guint64 low)
{
  g_autofree char *digits = digits_of (high, low);

  return nonet_digits_to_string (digits);
}

char *
nonet_number_to_string (guint64 number)
{
  return nonet_large_number_to_string (0, number);
}

char *
nonet_isolate (const char *text)
{
  /* First strong isolate, pop directional isolate (Unicode Standard Annex 9). */
  return g_strdup_printf ("\u2068%s\u2069", text);
}
