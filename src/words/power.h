/* Numbers too large to be read digit by digit, as powers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts belong to the caller.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* An exponent in raised digits: "²¹". */
char *nonet_exponent_to_string (double exponent);

/* "12,300", "6.7 × 10²¹": a number that is given as a common logarithm, with three digits that mean something below a
 * million, and with this many decimals from there on. */
char *nonet_power_to_string (double log10_value, guint n_decimals);

G_END_DECLS
