/* Pictures that were drawn in a worker, for the clipboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The pixels of an image surface; the caller's. */
GdkTexture *nonet_surface_to_texture (cairo_surface_t *surface);

G_END_DECLS
