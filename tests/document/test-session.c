/* The document as bytes: everything comes back, history included, and damaged bytes are refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/document.h"

#include <string.h>

static NonetDocument *
worked_on_document (void)
{
  g_autoptr (NonetPuzzle) puzzle = NULL, large = NULL;
  g_autoptr (NonetAlphabet) letters = nonet_alphabet_parse ("ABCD", 4, NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/a puzzle.ipuz");
  NonetDocument *document;
  const SudokuShape *shape = nonet_shape_get (2, 2);
  guint cells[] = { 1, 2, 3 };

  puzzle = nonet_puzzle_new (shape, NULL);
  puzzle->givens[0] = 1;
  puzzle->comment = g_strdup ("first line\nsecond line");
  puzzle->elapsed = 77;
  puzzle->extra = g_strdup ("{}");
  memcpy (nonet_puzzle_ensure_solution (puzzle), "\1\2\3\4\3\4\1\2\2\1\4\3\4\3\2\1", 16);
  document = nonet_document_new (puzzle);
  nonet_document_set_file (document, file);

  nonet_document_set_value (document, cells, 2, 2);
  nonet_document_toggle_mark (document, &cells[2], 1, 4);
  nonet_document_toggle_eliminated (document, &cells[2], 1, 1);
  nonet_document_set_colour (document, cells, 3, 9);
  nonet_document_set_alphabet (document, letters);
  nonet_document_set_details (document, "Título", "Me", "other");
  shape = nonet_shape_get (3, 4);
  large = nonet_puzzle_new (shape, NULL);
  large->entries[143] = 12;
  nonet_document_set_puzzle (document, large, TRUE);
  nonet_document_set_editing_givens (document, TRUE);
  nonet_document_set_value (document, cells, 3, 11);
  nonet_document_set_value (document, cells, 3, 12);
  nonet_document_undo (document);
  return document;
}

/* Undoes everything in both, then redoes everything, comparing all the way. */
static void
assert_same_history (NonetDocument *a, NonetDocument *b)
{
  gboolean more = TRUE, more_in_b;

  for (guint i = 0; i < 20 && more; i++)
    {
      g_assert_true (nonet_puzzle_equal (nonet_document_peek (a), nonet_document_peek (b)));
      g_assert_cmpint (nonet_document_get_modified (a), ==, nonet_document_get_modified (b));
      g_object_get (a, "can-undo", &more, NULL);
      g_object_get (b, "can-undo", &more_in_b, NULL);
      g_assert_cmpint (more, ==, more_in_b);
      nonet_document_undo (a);
      nonet_document_undo (b);
    }
  for (more = TRUE; more;)
    {
      g_assert_true (nonet_puzzle_equal (nonet_document_peek (a), nonet_document_peek (b)));
      g_object_get (a, "can-redo", &more, NULL);
      g_object_get (b, "can-redo", &more_in_b, NULL);
      g_assert_cmpint (more, ==, more_in_b);
      nonet_document_redo (a);
      nonet_document_redo (b);
    }
}

static void
test_everything_comes_back (void)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autoptr (GBytes) bytes = nonet_document_to_session (document);
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetDocument) back = nonet_document_new_from_session (bytes, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = nonet_document_to_session (back);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_true (g_file_equal (nonet_document_get_file (document), nonet_document_get_file (back)));
  g_assert_true (nonet_document_get_editing_givens (back));
  assert_same_history (document, back);
}

static void
assert_refused (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetDocument) document = nonet_document_new_from_session (bytes, &error);

  g_assert_null (document);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
}

static void
test_damage_is_told (void)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autoptr (GBytes) bytes = nonet_document_to_session (document);
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  g_autofree guint8 *copy = g_memdup2 (data, size);

  for (gsize i = 0; i < size; i++)
    {
      assert_refused (data, i);
      copy[i] ^= 0x10;
      assert_refused (copy, size);
      copy[i] ^= 0x10;
    }
}

/* What stands behind the head is not trusted even if the sum is right. */
static void
test_nonsense_with_a_right_sum_does_no_harm (void)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autoptr (GBytes) bytes = nonet_document_to_session (document);
  gsize size, sum_size = 32;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  guint n_accepted = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree guint8 *copy = g_memdup2 (data, size);
      g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
      g_autoptr (GBytes) nonsense = NULL;
      g_autoptr (NonetDocument) back = NULL;

      for (gint n = g_test_rand_int_range (1, 4); n > 0; n--)
        copy[g_test_rand_int_range (41, (gint32) size)] = (guint8) g_test_rand_int_range (0, 256);
      g_checksum_update (checksum, copy + 41, (gssize) (size - 41));
      g_checksum_get_digest (checksum, copy + 9, &sum_size);
      nonsense = g_bytes_new (copy, size);
      back = nonet_document_new_from_session (nonsense, NULL);
      if (back == NULL)
        continue;
      n_accepted++;
      for (guint step = 0; step < 12; step++)
        nonet_document_undo (back);
      for (guint step = 0; step < 12; step++)
        nonet_document_redo (back);
    }
  g_assert_cmpuint (n_accepted, >, 0);
  g_assert_cmpuint (n_accepted, <, 20000);
}

static void
test_a_long_history_stays_small (void)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < 10000; i++)
    {
      guint cell = i % 144;

      nonet_document_set_value (document, &cell, 1, i / 144 % 12 + 1);
    }
  bytes = nonet_document_to_session (document);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 10000 * 16);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name) g_test_add_func ("/session/" #name, test_##name)
  ADD (everything_comes_back);
  ADD (damage_is_told);
  ADD (nonsense_with_a_right_sum_does_no_harm);
  ADD (a_long_history_stays_small);
#undef ADD

  return g_test_run ();
}
