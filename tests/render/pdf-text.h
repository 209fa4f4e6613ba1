/* What stands in a PDF of Cairo's: its plain objects, and those that are packed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <string.h>

static inline guint
count_text (GBytes *bytes, const char *text)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  gsize length = strlen (text);
  guint n = 0;

  for (gsize at = 0; at + length <= size; at++)
    n += memcmp (data + at, text, length) == 0;
  return n;
}

/* How often a text stands in the objects of a PDF. Cairo 1.18 packs the objects of a document into a compressed one. */
static inline guint
count_in_pdf (GBytes *pdf, const char *text)
{
  gsize size;
  const char *data = g_bytes_get_data (pdf, &size), *const stream = "\nstream\n";
  guint n = count_text (pdf, text);

  for (gsize at = strlen (stream); at < size; at++)
    {
      g_autoptr (GConverter) converter = NULL;
      g_autofree char *plain = NULL;
      gsize read, written;

      if (memcmp (data + at - strlen (stream), stream, strlen (stream)) != 0)
        continue;
      converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
      plain = g_malloc (1 << 16);
      if (g_converter_convert (converter, data + at, size - at, plain, 1 << 16, G_CONVERTER_INPUT_AT_END, &read,
                               &written, NULL)
          == G_CONVERTER_FINISHED)
        {
          g_autoptr (GBytes) bytes = g_bytes_new (plain, written);

          n += count_text (bytes, text);
        }
    }
  return n;
}
