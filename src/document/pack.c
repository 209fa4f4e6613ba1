/* Packing and unpacking of numbers, bytes and texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/pack.h"

#include <string.h>

void
nonet_pack_number (GByteArray *pack, guint64 number)
{
  guint8 bytes[10];
  guint n = 0;

  for (; number >= 0x80; number >>= 7)
    bytes[n++] = (guint8) (number | 0x80);
  bytes[n++] = (guint8) number;
  g_byte_array_append (pack, bytes, n);
}

void
nonet_pack_bytes (GByteArray *pack, gconstpointer bytes, gsize size)
{
  g_byte_array_append (pack, bytes, (guint) size);
}

void
nonet_pack_text (GByteArray *pack, const char *text)
{
  gsize length = text != NULL ? strlen (text) : 0;

  nonet_pack_number (pack, text != NULL ? length + 1 : 0);
  if (length > 0)
    nonet_pack_bytes (pack, text, length);
}

guint64
nonet_unpack_number (NonetUnpack *unpack, guint64 max)
{
  guint64 number = 0;

  for (guint shift = 0; shift < 64; shift += 7)
    {
      const guint8 *byte = nonet_unpack_bytes (unpack, 1);

      if (byte == NULL)
        return 0;
      number |= (guint64) (*byte & 0x7f) << shift;
      if (*byte < 0x80)
        {
          if (number <= max)
            return number;
          break;
        }
    }
  unpack->failed = TRUE;
  return 0;
}

const guint8 *
nonet_unpack_bytes (NonetUnpack *unpack, gsize size)
{
  const guint8 *bytes = unpack->next;

  if (unpack->failed || size > unpack->left)
    {
      unpack->failed = TRUE;
      return NULL;
    }
  unpack->next += size;
  unpack->left -= size;
  return bytes;
}

char *
nonet_unpack_text (NonetUnpack *unpack)
{
  guint64 length = nonet_unpack_number (unpack, G_MAXUINT32);
  const guint8 *bytes;

  if (unpack->failed || length == 0)
    return NULL;
  bytes = nonet_unpack_bytes (unpack, (gsize) length - 1);
  if (bytes == NULL)
    return NULL;
  if (!g_utf8_validate_len ((const char *) bytes, (gsize) length - 1, NULL))
    {
      unpack->failed = TRUE;
      return NULL;
    }
  return g_strndup ((const char *) bytes, (gsize) length - 1);
}
