/* The store of bookmarks: blocks of differences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A block begins with a whole bookmark. Each entry is: the number's distance from the one before (0 for the
 * first), the size, then for a whole one its bytes, else pairs of (bytes that stay, bytes that are new and
 * follow) until the size is reached. Numbers are packed in groups of seven bits.
 */
#include "tasks/solutions/bookmarks.h"

#include <string.h>

typedef struct
{
  guint64 first;
  guint8 *bytes;
  gsize size;
} Block;

struct _NonetBookmarks
{
  GArray *blocks;     /* full ones */
  GByteArray *latest; /* the block being filled; its first number: */
  guint64 latest_first;
  guint n_latest;   /* 0 only before the first */
  GByteArray *last; /* the bytes last added, and their number: */
  guint64 last_number;
  gsize size;
};

NonetBookmarks *
nonet_bookmarks_new (void)
{
  NonetBookmarks *self = g_new0 (NonetBookmarks, 1);

  self->blocks = g_array_new (FALSE, FALSE, sizeof (Block));
  self->latest = g_byte_array_new ();
  self->last = g_byte_array_new ();
  return self;
}

void
nonet_bookmarks_free (NonetBookmarks *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < self->blocks->len; i++)
    g_free (g_array_index (self->blocks, Block, i).bytes);
  g_array_unref (self->blocks);
  g_byte_array_unref (self->latest);
  g_byte_array_unref (self->last);
  g_free (self);
}

/* Closes the block being filled. */
static void
seal_block (NonetBookmarks *self)
{
  Block block = { self->latest_first, g_memdup2 (self->latest->data, self->latest->len), self->latest->len };

  g_array_append_val (self->blocks, block);
  self->size += block.size + sizeof block;
  g_byte_array_set_size (self->latest, 0);
  self->n_latest = 0;
}

/* How many bytes from start on are the same in both, up to size. */
static gsize
equal_stretch (const guint8 *a, const guint8 *b, gsize start, gsize size)
{
  gsize end = start;

  while (end < size && a[end] == b[end])
    end++;
  return end - start;
}

/* Appends a number in groups of seven bits, the lowest first; all but the last with the eighth bit. */
static void
pack_number (GByteArray *pack, guint64 number)
{
  guint8 bytes[10];
  guint n = 0;

  for (; number >= 0x80; number >>= 7)
    bytes[n++] = (guint8) (number | 0x80);
  bytes[n++] = (guint8) number;
  g_byte_array_append (pack, bytes, n);
}

static void
pack_difference (GByteArray *pack, const guint8 *old, gsize old_size, const guint8 *bytes, gsize size)
{
  gsize common = MIN (old_size, size);
  gsize at = 0;

  while (at < size)
    {
      gsize stays = at < common ? equal_stretch (old, bytes, at, common) : 0;
      gsize end = at + stays;

      /* A stretch that stays must be three long to be worth its two numbers. */
      while (end < size && (end >= common || equal_stretch (old, bytes, end, MIN (end + 3, common)) < 3))
        end++;
      pack_number (pack, stays);
      pack_number (pack, end - at - stays);
      g_byte_array_append (pack, bytes + at + stays, (guint) (end - at - stays));
      at = end;
    }
}

void
nonet_bookmarks_add (NonetBookmarks *self, guint64 number, const guint8 *bytes, gsize size)
{
  g_return_if_fail (self->n_latest == 0 || number > self->last_number);

  if (self->n_latest == NONET_BOOKMARKS_BLOCK)
    seal_block (self);
  if (self->n_latest == 0)
    {
      self->latest_first = number;
      pack_number (self->latest, 0);
      pack_number (self->latest, size);
      g_byte_array_append (self->latest, bytes, (guint) size);
    }
  else
    {
      pack_number (self->latest, number - self->last_number);
      pack_number (self->latest, size);
      pack_difference (self->latest, self->last->data, self->last->len, bytes, size);
    }
  self->n_latest++;
  self->last_number = number;
  g_byte_array_set_size (self->last, 0);
  g_byte_array_append (self->last, bytes, (guint) size);
}

/* A block being read: the entry read last, and what is left. */
typedef struct
{
  guint64 number;
  GByteArray *bytes; /* of the entry */
  gboolean begun;
  const guint8 *next, *end;
} Reader;

static Reader
start_reading (Block block, GByteArray *bytes)
{
  return (Reader){ .number = block.first, .bytes = bytes, .next = block.bytes, .end = block.bytes + block.size };
}

static const guint8 *
unpack_bytes (Reader *reader, gsize size)
{
  const guint8 *bytes = reader->next;

  g_assert (size <= (gsize) (reader->end - bytes));
  reader->next += size;
  return bytes;
}

static guint64
unpack_number (Reader *reader)
{
  guint64 number = 0;
  guint8 byte = 0x80;

  for (guint shift = 0; byte >= 0x80; shift += 7)
    {
      byte = *unpack_bytes (reader, 1);
      number |= (guint64) (byte & 0x7f) << shift;
    }
  return number;
}

/* Turns the bytes of an entry into those of the next one. */
static void
unpack_difference (Reader *reader, gsize size)
{
  gsize at = 0;

  while (at < size)
    {
      gsize fresh;

      at += (gsize) unpack_number (reader);
      fresh = (gsize) unpack_number (reader);
      g_assert (at + fresh <= size);
      if (fresh > 0)
        memcpy (reader->bytes->data + at, unpack_bytes (reader, fresh), fresh);
      at += fresh;
    }
}

/* Reads the next entry, if there is one with a number up to limit. */
static gboolean
read_entry (Reader *reader, guint64 limit)
{
  guint64 distance;
  gsize size;

  if (reader->next == reader->end)
    return FALSE;
  distance = unpack_number (reader);
  size = (gsize) unpack_number (reader);
  if (distance > limit - reader->number)
    return FALSE;
  reader->number += distance;
  g_byte_array_set_size (reader->bytes, (guint) size);
  if (reader->begun)
    unpack_difference (reader, size);
  else
    memcpy (reader->bytes->data, unpack_bytes (reader, size), size);
  reader->begun = TRUE;
  return TRUE;
}

/* The full blocks, and then the one being filled unless it is empty. */
static guint
get_n_blocks (const NonetBookmarks *self)
{
  return self->blocks->len + (self->n_latest > 0);
}

static Block
get_block (const NonetBookmarks *self, guint index)
{
  if (index < self->blocks->len)
    return g_array_index (self->blocks, Block, index);
  return (Block){ self->latest_first, self->latest->data, self->latest->len };
}

/* How many blocks begin with this number or one below. */
static guint
count_blocks_up_to (const NonetBookmarks *self, guint64 number)
{
  guint low = 0, high = get_n_blocks (self);

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_block (self, middle).first <= number)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

gboolean
nonet_bookmarks_find (const NonetBookmarks *self, guint64 *number, GByteArray *bytes)
{
  guint n_blocks = count_blocks_up_to (self, *number);
  Reader reader;

  if (n_blocks == 0)
    return FALSE;
  reader = start_reading (get_block (self, n_blocks - 1), bytes);
  while (read_entry (&reader, *number))
    ;
  *number = reader.number;
  return TRUE;
}

/* It is in the block that begins before it, or begins the next one. */
gboolean
nonet_bookmarks_find_next (const NonetBookmarks *self, guint64 *number)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  for (guint i = MAX (count_blocks_up_to (self, *number), 1) - 1; i < get_n_blocks (self); i++)
    {
      Reader reader = start_reading (get_block (self, i), bytes);

      while (read_entry (&reader, G_MAXUINT64))
        if (reader.number >= *number)
          {
            *number = reader.number;
            return TRUE;
          }
    }
  return FALSE;
}

NonetBookmarks *
nonet_bookmarks_thin (const NonetBookmarks *self)
{
  NonetBookmarks *thin = nonet_bookmarks_new ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean skip = FALSE;

  for (guint i = 0; i < get_n_blocks (self); i++)
    for (Reader reader = start_reading (get_block (self, i), bytes); read_entry (&reader, G_MAXUINT64); skip = !skip)
      if (!skip)
        nonet_bookmarks_add (thin, reader.number, bytes->data, bytes->len);
  return thin;
}

gsize
nonet_bookmarks_get_size (const NonetBookmarks *self)
{
  return self->size + self->latest->len + self->last->len + sizeof *self;
}
