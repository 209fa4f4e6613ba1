/* Lays keys out in rows of equal length, as many as the width asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define NONET_KEY_GAP 6

#define NONET_TYPE_KEY_LAYOUT (nonet_key_layout_get_type ())
G_DECLARE_FINAL_TYPE (NonetKeyLayout, nonet_key_layout, NONET, KEY_LAYOUT, GtkLayoutManager)

GtkLayoutManager *nonet_key_layout_new (void);

/* How many rows n keys take in a width, filled as evenly as can be; if they are several, the last one has a place for another
 * key: nine keys where eight fit are 5 + 4. */
guint nonet_key_layout_rows (guint n, int width);

/* The length of these rows. */
guint nonet_key_layout_columns (guint n, guint rows);

/* The largest width at which n keys take several rows. */
int nonet_key_layout_most_in_rows (guint n);

/* The width at which n keys stand comfortably in that many rows. */
int nonet_key_layout_width (guint n, guint rows);

/* The width beyond which they grow no more. */
int nonet_key_layout_most (guint n, guint rows);

G_END_DECLS
