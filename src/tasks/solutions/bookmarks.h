/* A compact store of short byte strings by rising number: bookmarks of a search, each for the solution that comes next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Neighbouring bookmarks share most of their bytes, so each is kept as its difference from the one before,
 * and only every NONET_BOOKMARKS_BLOCK-th whole. A store has no lock of its own.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define NONET_BOOKMARKS_BLOCK 32

typedef struct _NonetBookmarks NonetBookmarks;

NonetBookmarks *nonet_bookmarks_new (void);
void nonet_bookmarks_free (NonetBookmarks *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetBookmarks, nonet_bookmarks_free)

/* Adds a copy of size bytes for a number that is over all before. */
void nonet_bookmarks_add (NonetBookmarks *self, guint64 number, const guint8 *bytes, gsize size);

/* Finds the bookmark with the highest number up to the given one, copies its bytes into bytes (replacing
 * what was there) and sets *number to its number. Returns FALSE when there is none. */
gboolean nonet_bookmarks_find (const NonetBookmarks *self, guint64 *number, GByteArray *bytes);

/* Sets *number to the lowest number from it on. Returns FALSE when there is none. */
gboolean nonet_bookmarks_find_next (const NonetBookmarks *self, guint64 *number);

/* A new store with every second one, the first included. */
NonetBookmarks *nonet_bookmarks_thin (const NonetBookmarks *self);

/* Memory taken, in bytes. */
gsize nonet_bookmarks_get_size (const NonetBookmarks *self);

G_END_DECLS
