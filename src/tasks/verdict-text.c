/* The verdict in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tasks/verdict.h"

#include <glib/gi18n-lib.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <string.h>

/* Below this power of ten an estimate is written out. */
#define WRITTEN_OUT_LOG10 6

/* From this relative error on only the power of ten means anything: the few heaviest probes are most of the
 * estimate then, and heavier ones have not been met. */
#define WILD_ERROR 0.25

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
nonet_large_number_to_string (guint64 high, guint64 low)
{
  const struct lconv *locale = localeconv ();
  g_autofree char *digits = digits_of (high, low);
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
nonet_number_to_string (guint64 number)
{
  return nonet_large_number_to_string (0, number);
}

static char *
house_to_string (SudokuGeometry geometry, guint house)
{
  guint number = house % geometry.order + 1;

  switch (sudoku_house_kind (geometry, house))
    {
    case SUDOKU_ROW:
      /* Translators: a house of the board; it is put into "two 5s in row 3" and the like. */
      return g_strdup_printf (C_ ("house", "row %u"), number);
    case SUDOKU_COLUMN:
      return g_strdup_printf (C_ ("house", "column %u"), number);
    case SUDOKU_BOX:
    default:
      return g_strdup_printf (C_ ("house", "box %u"), number);
    }
}

/* The fault itself, without how it was found. */
static char *
plain_fault_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle)
{
  g_autofree char *house = NULL;
  const char *symbol;

  if (fault->kind == SUDOKU_FAULT_NO_CANDIDATE)
    return g_strdup_printf (_ ("nothing fits in row %u, column %u"),
                            sudoku_cell_row (puzzle->geometry, fault->cell) + 1,
                            sudoku_cell_column (puzzle->geometry, fault->cell) + 1);

  house = house_to_string (puzzle->geometry, fault->house);
  symbol = nonet_alphabet_get_symbol (puzzle->alphabet, fault->value);
  if (fault->kind == SUDOKU_FAULT_REPEATED)
    /* Translators: a symbol and a house: "two 5s in row 3". */
    return g_strdup_printf (_ ("two %ss in %s"), symbol, house);
  /* Translators: a symbol and a house: "no place for 7 in box 2". */
  return g_strdup_printf (_ ("no place for %s in %s"), symbol, house);
}

char *
nonet_fault_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle)
{
  g_autofree char *plain = NULL;

  g_return_val_if_fail (fault != NULL && fault->kind != SUDOKU_FAULT_NONE, NULL);
  g_return_val_if_fail (puzzle != NULL, NULL);

  plain = plain_fault_to_string (fault, puzzle);
  if (!fault->by_logic)
    return g_steal_pointer (&plain);
  /* Translators: %s is something like "no place for 7 in box 2". */
  return g_strdup_printf (_ ("%s once the forced cells are filled in"), plain);
}

static char *
no_solution_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle)
{
  g_autofree char *reason = NULL;

  if (fault->kind == SUDOKU_FAULT_NONE)
    return g_strdup (_ ("no solution"));
  reason = nonet_fault_to_string (fault, puzzle);
  /* Translators: %s is something like "two 5s in row 3". */
  return g_strdup_printf (_ ("no solution: %s"), reason);
}

/* "6.7×10^21", "12,300", "10^21": with as many digits as mean something. */
static char *
power_to_string (double log10_value, double error)
{
  double exponent = floor (log10_value), digits = pow (10, log10_value - exponent);

  if (error >= WILD_ERROR)
    return g_strdup_printf ("10^%.0f", round (log10_value));
  if (log10_value < WRITTEN_OUT_LOG10)
    {
      double unit = pow (10, fmax (exponent - 2, 0));

      return nonet_number_to_string ((guint64) (round (pow (10, log10_value) / unit) * unit));
    }
  if (digits >= 9.95)
    {
      digits = 1;
      exponent++;
    }
  /* Translators: a large number, "6.7×10^21". */
  return g_strdup_printf (_ ("%.1f×10^%.0f"), digits, exponent);
}

static char *
estimate_to_string (const NonetVerdict *verdict)
{
  g_autofree char *power = power_to_string (verdict->log10, verdict->error);
  double percent = verdict->error * 100;

  if (verdict->error >= WILD_ERROR)
    /* Translators: a power of ten, "10^21": no more is known of it. */
    return g_strdup_printf (_ ("very roughly %s"), power);
  /* Translators: "about 6.7×10^21 (±2 %)": the number of solutions and its standard error. */
  if (percent < 1)
    return g_strdup_printf (_ ("about %s (±%.1f %%)"), power, fmax (percent, 0.1));
  return g_strdup_printf (_ ("about %s (±%.0f %%)"), power, percent);
}

char *
nonet_verdict_to_string (const NonetVerdict *verdict, const NonetPuzzle *puzzle)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (verdict != NULL, NULL);
  g_return_val_if_fail (puzzle != NULL, NULL);

  number = nonet_large_number_to_string (verdict->count_high, verdict->count);
  switch (verdict->kind)
    {
    case NONET_VERDICT_NONE:
      return no_solution_to_string (&verdict->fault, puzzle);
    case NONET_VERDICT_UNIQUE:
      /* Translators: the puzzle has exactly one solution. */
      return g_strdup (C_ ("verdict", "unique"));
    case NONET_VERDICT_COUNTED:
      return g_strdup_printf (
          ngettext ("%s solution", "%s solutions", verdict->count_high > 0 ? G_MAXULONG : (gulong) verdict->count),
          number);
    case NONET_VERDICT_AT_LEAST:
      if (verdict->count == 0 && verdict->count_high == 0)
        return g_strdup (_ ("too hard to tell"));
      /* Translators: the number of solutions is not less than this. */
      return g_strdup_printf (_ ("at least %s"), number);
    case NONET_VERDICT_ESTIMATED:
      return estimate_to_string (verdict);
    case NONET_VERDICT_WORKING:
    default:
      return g_strdup (_ ("looking for solutions…"));
    }
}
