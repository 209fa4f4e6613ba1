/* From surfaces to textures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/surface-texture.h"

GdkTexture *
nonet_surface_to_texture (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}
