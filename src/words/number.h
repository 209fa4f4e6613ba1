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

G_END_DECLS
