/* How far the making of puzzles is, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "3 of 100 found · 12,345 tries, 1 in 4,115 · 0:03"; caller frees. */
char *nonet_making_to_string (guint n_found, guint n_wanted, guint64 n_tries, double seconds);

G_END_DECLS
