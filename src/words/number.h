/* Numbers for people, as their locale writes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A number (high * 2^64 + low) with its digits in groups, as the locale has it; caller frees. */
char *nonet_number_to_string (guint64 number);
char *nonet_large_number_to_string (guint64 high, guint64 low);

/* The same with a number of any length, which is given as its decimal digits. */
char *nonet_digits_to_string (const char *digits);

/* The same text apart from the direction of what surrounds it: 3.3 × 10²⁸ is not turned round in a window from right to left. */
char *nonet_isolate (const char *text);

G_END_DECLS
