/* The store of bookmarks: blocks of differences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A block begins with a whole bookmark. Each entry is: the number's distance from the one before (0 for the
 * first), the size, then for a whole one its bytes, else pairs of (bytes that stay, bytes that are new and
 * follow) until the size is reached. Numbers are packed in groups of seven bits.
 */
#include "tasks/bookmarks.h"

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
  guint n_latest;
  GByteArray *last; /* the bytes last added, and their number: */
  guint64 last_number;
  guint64 count;
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

/* How many bytes from start on are the same in both (or differ), up to size; a stretch that stays must be
 * three long to be worth its two numbers. */
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
  g_return_if_fail (self->count == 0 || number > self->last_number);

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
  self->count++;
  self->last_number = number;
  g_byte_array_set_size (self->last, 0);
  g_byte_array_append (self->last, bytes, (guint) size);
}

/* What is left of a block. */
typedef struct
{
  const guint8 *next;
  const guint8 *end;
} Unpack;

static const guint8 *
unpack_bytes (Unpack *unpack, gsize size)
{
  const guint8 *bytes = unpack->next;

  g_assert (size <= (gsize) (unpack->end - bytes));
  unpack->next += size;
  return bytes;
}

static guint64
unpack_number (Unpack *unpack)
{
  guint64 number = 0;
  guint8 byte = 0x80;

  for (guint shift = 0; byte >= 0x80; shift += 7)
    {
      byte = *unpack_bytes (unpack, 1);
      number |= (guint64) (byte & 0x7f) << shift;
    }
  return number;
}

/* Turns bytes into those of the next entry, a difference unless first. */
static void
unpack_entry (Unpack *unpack, gboolean first, gsize size, GByteArray *bytes)
{
  gsize at = 0;

  g_byte_array_set_size (bytes, (guint) size);
  if (first)
    {
      memcpy (bytes->data, unpack_bytes (unpack, size), size);
      return;
    }
  while (at < size)
    {
      gsize stays = (gsize) unpack_number (unpack), fresh;

      at += stays;
      fresh = (gsize) unpack_number (unpack);
      g_assert (at + fresh <= size);
      if (fresh > 0)
        memcpy (bytes->data + at, unpack_bytes (unpack, fresh), fresh);
      at += fresh;
    }
}

typedef void (*EntryFunc) (guint64 number, const GByteArray *bytes, gpointer data);

/* Unpacks a block's entries with numbers up to limit one after the other into bytes; calls each, if not NULL, for
 * every one. Returns the number of the last one unpacked. */
static guint64
walk_block (Block block, guint64 limit, GByteArray *bytes, EntryFunc each, gpointer data)
{
  Unpack unpack = { block.bytes, block.bytes + block.size };
  guint64 number = block.first;

  for (gboolean first = TRUE; unpack.next < unpack.end; first = FALSE)
    {
      guint64 distance = unpack_number (&unpack);
      gsize size = (gsize) unpack_number (&unpack);

      if (distance > limit - number)
        break;
      number += distance;
      unpack_entry (&unpack, first, size, bytes);
      if (each != NULL)
        each (number, bytes, data);
    }
  return number;
}

static Block
latest_block (const NonetBookmarks *self)
{
  return (Block){ self->latest_first, self->latest->data, self->latest->len };
}

/* How many of the full blocks begin with this number or one below. */
static guint
count_blocks_up_to (const NonetBookmarks *self, guint64 number)
{
  guint low = 0, high = self->blocks->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (self->blocks, Block, middle).first <= number)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

gboolean
nonet_bookmarks_find (const NonetBookmarks *self, guint64 *number, GByteArray *bytes)
{
  Block block;

  if (self->n_latest > 0 && self->latest_first <= *number)
    block = latest_block (self);
  else
    {
      guint n_blocks = count_blocks_up_to (self, *number);

      if (n_blocks == 0)
        return FALSE;
      block = g_array_index (self->blocks, Block, n_blocks - 1);
    }
  *number = walk_block (block, *number, bytes, NULL, NULL);
  return TRUE;
}

typedef struct
{
  guint64 from, found;
} Following;

static void
note_following (guint64 number, const GByteArray *bytes, gpointer data)
{
  Following *following = data;

  if (number >= following->from)
    following->found = MIN (following->found, number);
}

/* It is in the block that begins before it, or begins the next one. */
gboolean
nonet_bookmarks_find_next (const NonetBookmarks *self, guint64 *number)
{
  Following following = { *number, G_MAXUINT64 };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint n_blocks = count_blocks_up_to (self, *number);

  if (self->count == 0 || self->last_number < *number)
    return FALSE;
  if (n_blocks > 0 && (self->n_latest == 0 || self->latest_first > *number))
    walk_block (g_array_index (self->blocks, Block, n_blocks - 1), G_MAXUINT64, bytes, note_following, &following);
  if (following.found == G_MAXUINT64 && n_blocks < self->blocks->len)
    following.found = g_array_index (self->blocks, Block, n_blocks).first;
  if (following.found == G_MAXUINT64)
    walk_block (latest_block (self), G_MAXUINT64, bytes, note_following, &following);
  *number = following.found;
  return TRUE;
}

typedef struct
{
  NonetBookmarks *to;
  gboolean skip;
} Thinning;

static void
add_every_second (guint64 number, const GByteArray *bytes, gpointer data)
{
  Thinning *thinning = data;

  if (!thinning->skip)
    nonet_bookmarks_add (thinning->to, number, bytes->data, bytes->len);
  thinning->skip = !thinning->skip;
}

NonetBookmarks *
nonet_bookmarks_thin (const NonetBookmarks *self)
{
  Thinning thinning = { nonet_bookmarks_new (), FALSE };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  for (guint i = 0; i < self->blocks->len; i++)
    walk_block (g_array_index (self->blocks, Block, i), G_MAXUINT64, bytes, add_every_second, &thinning);
  walk_block (latest_block (self), G_MAXUINT64, bytes, add_every_second, &thinning);
  return thinning.to;
}

guint64
nonet_bookmarks_get_count (const NonetBookmarks *self)
{
  return self->count;
}

gsize
nonet_bookmarks_get_size (const NonetBookmarks *self)
{
  return self->size + self->latest->len + self->last->len + sizeof *self;
}
