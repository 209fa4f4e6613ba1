/* Boards written in other ways than with rows of cells and bars, brought to that one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many ways there are. */
guint grid_rewrite_count (void);

/* Rewrites text from the way-th of them, in place: each character becomes as many bytes, so that places stay what they were.
 * Returns FALSE if nothing in the text is written so. */
gboolean grid_rewrite (guint way, char *text, gsize size);

G_END_DECLS
