/* The entrance: bytes in, the first reader that knows them, puzzles and messages out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/read.h"

#include <glib/gi18n-lib.h>

#include "formats/registry.h"

const NonetReader *const nonet_readers[] = { NONET_FORMAT_READERS, &nonet_list_reader, NONET_TEXT_READERS, NULL };

NonetReading *
nonet_read_bytes (GBytes *bytes, const NonetReadOptions *options, GCancellable *cancellable, GError **error)
{
  return nonet_reading_new (nonet_readers, bytes, options, cancellable, error);
}

NonetReading *
nonet_read_file (GFile *file, const NonetReadOptions *options, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (stream == NULL)
    return NULL;
  info = g_file_input_stream_query_info (stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, cancellable, NULL);
  bytes = nonet_text_read_stream (G_INPUT_STREAM (stream),
                                  info != NULL && g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_STANDARD_SIZE)
                                      ? (gsize) MAX (g_file_info_get_size (info), 0)
                                      : 65536,
                                  _ ("this file is larger than 64 MiB"), cancellable, error);
  return bytes != NULL ? nonet_read_bytes (bytes, options, cancellable, error) : NULL;
}
