/* The list in the chooser of a collection: made lazily, searched by number and by title, sorted by difficulty.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/files/collection-dialog.h"

#include <string.h>

#define EASY "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25....\n"

/* A hundred thousand puzzles, all the same. */
static NonetReading *
read_many (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  NonetReading *reading;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, EASY);
  bytes = g_bytes_new (text->str, text->len);
  reading = nonet_read_bytes (bytes, NULL, NULL, &error);
  g_assert_no_error (error);
  return reading;
}

TEST (any_item_is_there_at_once)
{
  g_autoptr (NonetReading) reading = read_many ();
  g_autoptr (NonetCollectionModel) model = nonet_collection_model_new (reading, NULL);
  g_autoptr (NonetCollectionItem) last = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 100000);
  last = g_list_model_get_item (G_LIST_MODEL (model), 99999);
  g_assert_cmpuint (nonet_collection_item_get_index (last), ==, 99999);
  g_assert_cmpuint (nonet_collection_item_get_puzzle (last)->givens[0], ==, 2);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (model), 100000));
}

TEST (a_number_means_what_begins_with_it)
{
  g_autoptr (NonetReading) reading = read_many ();
  g_autoptr (NonetCollectionModel) model = nonet_collection_model_new (reading, NULL);
  g_autoptr (NonetCollectionItem) item = g_list_model_get_item (G_LIST_MODEL (model), 1233);

  g_assert_true (nonet_collection_item_matches (item, "1234"));
  g_assert_true (nonet_collection_item_matches (item, "12"));
  g_assert_false (nonet_collection_item_matches (item, "234"));
  g_assert_false (nonet_collection_item_matches (item, "12345"));
  g_assert_false (nonet_collection_item_matches (item, "pearl"));
}

TEST (a_rating_is_a_number_to_sort_by)
{
  static const char text[] = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25.... 8.3\n"
                             "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. 11.9\n"
                             "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25....\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, NULL);
  g_autoptr (NonetCollectionModel) model = nonet_collection_model_new (reading, NULL);
  g_autoptr (NonetCollectionItem) first = g_list_model_get_item (G_LIST_MODEL (model), 0);
  g_autoptr (NonetCollectionItem) second = g_list_model_get_item (G_LIST_MODEL (model), 1);
  g_autoptr (NonetCollectionItem) third = g_list_model_get_item (G_LIST_MODEL (model), 2);

  g_assert_cmpfloat (nonet_collection_item_get_difficulty (first), ==, 8.3);
  g_assert_cmpfloat (nonet_collection_item_get_difficulty (second), ==, 11.9);
  g_assert_cmpfloat (nonet_collection_item_get_difficulty (third), >, 20);
}
