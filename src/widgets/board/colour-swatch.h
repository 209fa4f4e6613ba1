/* The nine colours of cells as people see them: their names, and dots in the colours of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The name of a colour 1 to 9, translated. */
const char *nonet_colour_name (guint colour);

/* A dot of a colour 1 to 9, size units wide. */
GtkWidget *nonet_colour_swatch_new (guint colour, int size);

G_END_DECLS
