/* Numbers in words: counts, powers of ten, durations, and lists of things.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "formats/read.h"

/* Numbers too large to be read digit by digit, as powers.
 *
 * All texts belong to the caller.
 */

/* An exponent in raised digits: "²¹". */
char *nonet_exponent_to_string (double exponent);

/* "12,300", "11 million", "6.7 × 10²¹": a number that is given as a common logarithm, with three digits that mean something below a
 * million, and with this many after the first from there on. No line is broken within it. */
char *nonet_power_to_string (double log10_value, guint n_decimals);

/* "0:07", "12:34", "1:02:03", or "3 days" from two days on; caller frees. */
char *nonet_duration_to_string (double seconds);

typedef enum
{
  NONET_LIST_WORDS,      /* "a, b and c", translated */
  NONET_LIST_CLAUSES,    /* "a, and b", "a; b; and c", translated: where commas are within a, b and c */
  NONET_LIST_COMMAS,     /* "a, b, c" */
  NONET_LIST_SEMICOLONS, /* "a; b; c" */
  NONET_LIST_SLASHES     /* "a/b/c" */
} NonetListStyle;

/* A list of texts, or NULL if there are none; caller frees. */
char *nonet_list_to_string (const GPtrArray *texts, NonetListStyle style);

/* A number (high * 2^64 + low) with its digits in groups, as the locale has it; caller frees. */
char *nonet_number_to_string (guint64 number);
char *nonet_large_number_to_string (guint64 high, guint64 low);

/* The same with a number of any length, which is given as its decimal digits. */
char *nonet_digits_to_string (const char *digits);

/* The same text apart from the direction of what surrounds it: 3.3 × 10²⁸ is not turned round in a window from right to left. */
char *nonet_isolate (const char *text);
