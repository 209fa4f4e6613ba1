/* Powers in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/power.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "words/number.h"

/* Below this power of ten a number is written out. */
#define WRITTEN_OUT_LOG10 6

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

char *
nonet_power_to_string (double log10_value, guint n_decimals)
{
  double exponent = floor (log10_value), digits = pow (10, log10_value - exponent);
  g_autofree char *raised = NULL;
  g_autofree char *mantissa = NULL;

  if (log10_value < WRITTEN_OUT_LOG10)
    {
      double unit = pow (10, fmax (exponent - 2, 0));

      return nonet_number_to_string ((guint64) (round (pow (10, log10_value) / unit) * unit));
    }
  if (digits >= 10 - 0.5 * pow (10, -(double) n_decimals))
    {
      digits = 1;
      exponent++;
    }
  raised = nonet_exponent_to_string (exponent);
  mantissa = g_strdup_printf ("%.*f", (int) n_decimals, digits);
  /* Translators: a large number, "6.7 × 10²¹": a number and the digits of an exponent. */
  return g_strdup_printf (_ ("%s × 10%s"), mantissa, raised);
}
