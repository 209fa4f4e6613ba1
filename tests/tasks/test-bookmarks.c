/* The store of bookmarks: what goes in comes out, for every number asked, before and after thinning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/solutions/solution-search.h"

#include <string.h>

#define N_BOOKMARKS 1000

/* The i-th bookmark of the tests: number 7i + 3, of changing length, mostly like its neighbours. */
static gsize
make_bookmark (guint i, guint8 *bytes)
{
  gsize size = 20 + i % 13;

  memset (bytes, 5, size);
  bytes[0] = (guint8) i;
  bytes[10] = (guint8) (i / 100);
  bytes[size - 1] = (guint8) (i * 31);
  return size;
}

static guint64
number_of (guint i)
{
  return 7 * (guint64) i + 3;
}

static NonetBookmarks *
filled_store (void)
{
  NonetBookmarks *store = nonet_bookmarks_new ();
  guint8 bytes[64];

  for (guint i = 0; i < N_BOOKMARKS; i++)
    {
      gsize size = make_bookmark (i, bytes);

      nonet_bookmarks_add (store, number_of (i), bytes, size);
    }
  return store;
}

static void
assert_finds (const NonetBookmarks *store, guint64 asked, guint expected)
{
  g_autoptr (GByteArray) found = g_byte_array_new ();
  guint8 bytes[64];
  gsize size = make_bookmark (expected, bytes);

  g_assert_true (nonet_bookmarks_find (store, &asked, found));
  g_assert_cmpuint (asked, ==, number_of (expected));
  g_assert_cmpmem (found->data, found->len, bytes, size);
}

TEST (every_number_finds_the_bookmark_before_it)
{
  g_autoptr (NonetBookmarks) store = filled_store ();
  g_autoptr (GByteArray) found = g_byte_array_new ();
  guint64 too_small = 2;

  g_assert_false (nonet_bookmarks_find (store, &too_small, found));
  for (guint i = 0; i < N_BOOKMARKS; i++)
    {
      assert_finds (store, number_of (i), i);
      assert_finds (store, number_of (i) + 6, i);
    }
  assert_finds (store, G_MAXUINT64, N_BOOKMARKS - 1);
}

TEST (every_number_finds_the_bookmark_after_it)
{
  g_autoptr (NonetBookmarks) store = filled_store ();
  g_autoptr (NonetBookmarks) empty = nonet_bookmarks_new ();
  guint64 number = 0;

  g_assert_false (nonet_bookmarks_find_next (empty, &number));
  for (guint i = 0; i < N_BOOKMARKS; i++)
    {
      number = i > 0 ? number_of (i - 1) + 1 : 0;
      g_assert_true (nonet_bookmarks_find_next (store, &number));
      g_assert_cmpuint (number, ==, number_of (i));
      g_assert_true (nonet_bookmarks_find_next (store, &number));
      g_assert_cmpuint (number, ==, number_of (i));
    }
  number++;
  g_assert_false (nonet_bookmarks_find_next (store, &number));
}

TEST (thinning_keeps_every_second)
{
  g_autoptr (NonetBookmarks) store = filled_store ();
  g_autoptr (NonetBookmarks) thin = nonet_bookmarks_thin (store);

  for (guint i = 0; i < N_BOOKMARKS; i++)
    assert_finds (thin, number_of (i), i / 2 * 2);
}

TEST (differences_are_small)
{
  g_autoptr (NonetBookmarks) store = nonet_bookmarks_new ();
  guint8 bytes[200] = { 0 };

  for (guint i = 0; i < 3200; i++)
    {
      bytes[150] = (guint8) i;
      nonet_bookmarks_add (store, i, bytes, sizeof bytes);
    }
  /* Each block: one of 200 bytes and 31 of six to eight. */
  g_assert_cmpuint (nonet_bookmarks_get_size (store), <, 100 * (200 + 31 * 8 + 64) + 1000);
}
