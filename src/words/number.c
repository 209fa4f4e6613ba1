/* Numbers in words: counts, powers of ten, durations, and lists of things.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/number.h"

#include <glib/gi18n-lib.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <string.h>

#include "words/fill.h"

/* Powers in words. */

/* Below this power of ten a number is written out. */
#define WRITTEN_OUT_LOG10 6

/* Below this one it is said in words. */
#define NAMED_LOG10 15

char *
nonet_exponent_to_string (double exponent)
{
  static const char *const raised[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };
  g_autofree char *digits = g_strdup_printf ("%.0f", exponent);
  GString *text = g_string_new (NULL);

  for (const char *digit = digits; *digit != '\0'; digit++)
    g_string_append (text, raised[*digit - '0']);
  return g_string_free (text, FALSE);
}

/* A large number in the words of the language: "11 million". */
static char *
named_number_to_string (double number)
{
  /* Translators: powers of ten that have names, from small to large, each with how it stands after a number: "11 million". Take those
   * that your language counts by. */
  g_auto (GStrv) names = g_strsplit (C_ ("large numbers", "6 million, 9 billion, 12 trillion"), ", ", -1);
  guint chosen = 0;
  char *name;
  double unit;

  for (guint i = 0; names[i] != NULL; i++)
    if (number >= pow (10, (double) g_ascii_strtoull (names[i], NULL, 10)))
      chosen = i;
  unit = pow (10, (double) g_ascii_strtoull (names[chosen], &name, 10));
  return g_strdup_printf ("%.10g%s", number / unit, name);
}

/* What is written out, rounded to as many digits as mean something. */
static double
round_to_digits (double log10_value, guint n_decimals)
{
  double unit = pow (10, fmax (floor (log10_value) - n_decimals, 0));

  return round (pow (10, log10_value) / unit) * unit;
}

char *
nonet_power_to_string (double log10_value, guint n_decimals)
{
  double exponent = floor (log10_value), digits = pow (10, log10_value - exponent);
  g_autofree char *number = NULL;
  GString *text;

  if (log10_value < WRITTEN_OUT_LOG10)
    return nonet_number_to_string ((guint64) round_to_digits (log10_value, 2));
  if (digits >= 10 - 0.5 * pow (10, -(double) n_decimals))
    {
      digits = 1;
      exponent++;
    }
  if (exponent < NAMED_LOG10)
    number = named_number_to_string (round_to_digits (log10_value, n_decimals));
  else
    {
      g_autofree char *mantissa = g_strdup_printf ("%.*f", (int) n_decimals, digits);
      g_autofree char *raised = nonet_exponent_to_string (exponent);

      /* Translators: a large number, "6.7 × 10²¹": a number and the digits of an exponent. */
      number = g_strdup_printf (_ ("%s × 10%s"), mantissa, raised);
    }
  text = g_string_new (number);
  g_string_replace (text, " ", "\u00a0", 0);
  return g_string_free (text, FALSE);
}

/* Durations for people. */

char *
nonet_duration_to_string (double seconds)
{
  guint64 whole = (guint64) seconds;

  if (seconds >= 48 * 3600)
    {
      gulong days = (gulong) (seconds / 86400);

      return g_strdup_printf (ngettext ("%lu day", "%lu days", days), days);
    }
  if (whole >= 3600)
    return g_strdup_printf ("%u:%02u:%02u", (guint) (whole / 3600), (guint) (whole / 60 % 60), (guint) (whole % 60));
  return g_strdup_printf ("%u:%02u", (guint) (whole / 60), (guint) (whole % 60));
}

/* Lists of things in a sentence. */

/* A list, and a further member of it: the last, or one of which others follow. */
static char *
join_words (const char *list, const char *next, gboolean last)
{
  if (!last)
    /* Translators: a list of cells, houses or values that has further members. */
    return nonet_fill_pair (_ ("{list}, {next}"), "list", list, "next", next);
  /* Translators: the end of a list of cells, houses or values: "2, 5 and 9". */
  return nonet_fill_pair (_ ("{list} and {last}"), "list", list, "last", next);
}

/* The same for members with commas of their own; is_pair if the list has only two. */
static char *
join_clauses (const char *list, const char *next, gboolean last, gboolean is_pair)
{
  if (is_pair)
    /* Translators: two cells in words: "row 1, columns 3 and 7, and row 4, column 5". */
    return nonet_fill_pair (_ ("{list}, and {last}"), "list", list, "last", next);
  if (!last)
    /* Translators: a list of cells in words that has further members: "row 1, column 3; row 2, column 4". */
    return nonet_fill_pair (_ ("{list}; {next}"), "list", list, "next", next);
  /* Translators: the end of such a list of three or more. */
  return nonet_fill_pair (_ ("{list}; and {last}"), "list", list, "last", next);
}

char *
nonet_list_to_string (const GPtrArray *texts, NonetListStyle style)
{
  static const char *const separator[] = {
    [NONET_LIST_COMMAS] = ", ", [NONET_LIST_SEMICOLONS] = "; ", [NONET_LIST_SLASHES] = "/"
  };
  g_autofree char *text = NULL;

  for (guint i = 0; i < texts->len; i++)
    {
      const char *next = g_ptr_array_index (texts, i);
      gboolean last = i + 1 == texts->len;
      char *longer;

      if (text == NULL)
        longer = g_strdup (next);
      else if (style == NONET_LIST_WORDS)
        longer = join_words (text, next, last);
      else if (style == NONET_LIST_CLAUSES)
        longer = join_clauses (text, next, last, texts->len == 2);
      else
        longer = g_strconcat (text, separator[style], next, NULL);
      g_free (text);
      text = longer;
    }
  return g_steal_pointer (&text);
}

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
