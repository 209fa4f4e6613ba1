/* Numbers, bytes and texts packed one behind the other, and unpacked again without trust in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends a number in groups of seven bits, the lowest first (1 byte up to 127). */
void nonet_pack_number (GByteArray *pack, guint64 number);
/* Appends size bytes as they are. */
void nonet_pack_bytes (GByteArray *pack, gconstpointer bytes, gsize size);
/* Appends a text or NULL. */
void nonet_pack_text (GByteArray *pack, const char *text);

/* What is left to unpack. Once anything was wrong, failed stays set and only zeroes come. */
typedef struct
{
  const guint8 *next;
  gsize left;
  gboolean failed;
} NonetUnpack;

/* The next number; it fails if that is over max. */
guint64 nonet_unpack_number (NonetUnpack *unpack, guint64 max);
/* The next size bytes, where they stand, or NULL. */
const guint8 *nonet_unpack_bytes (NonetUnpack *unpack, gsize size);
/* The next text, which must be valid UTF-8, or NULL; caller frees. */
char *nonet_unpack_text (NonetUnpack *unpack);

G_END_DECLS
