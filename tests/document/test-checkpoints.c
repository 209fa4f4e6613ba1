/* Checkpoints: what is returned to, what undo makes of it, and what the session keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "document/checkpoints.h"
#include "document/record.h"

/* A board of 4x4 cells with a given in the first. */
static NonetDocument *
small_document (void)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);

  puzzle->givens[0] = 1;
  return nonet_document_new (puzzle);
}

static void
enter (NonetDocument *document, guint cell, guint value)
{
  g_assert_true (nonet_document_set_value (document, &cell, 1, value));
}

static void
count_cb (guint *n)
{
  ++*n;
}

TEST (returning_is_one_step_of_undo)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cell = 3, n_changed = 0, n_replaced = 0;

  enter (document, 1, 2);
  nonet_document_toggle_mark (document, &cell, 1, 4);
  nonet_document_add_checkpoint (document, "Before");
  enter (document, 1, 3);
  enter (document, 2, 4);
  nonet_document_clear (document, &cell, 1);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (count_cb), &n_changed);
  g_signal_connect_swapped (document, "replaced", G_CALLBACK (count_cb), &n_replaced);

  g_assert_true (nonet_document_return_to_checkpoint (document, 0));
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (n_replaced, ==, 0);
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 2);
  g_assert_cmpuint (nonet_document_get_value (document, 2), ==, 0);
  g_assert_cmphex (nonet_document_peek (document)->marks[3], ==, sudoku_set_of (4));
  g_assert_false (nonet_document_return_to_checkpoint (document, 0));

  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 3);
  g_assert_cmpuint (nonet_document_get_value (document, 2), ==, 4);
}

TEST (another_board_is_returned_to_as_a_whole)
{
  g_autoptr (NonetDocument) document = small_document (), of_large = NULL;
  g_autoptr (NonetPuzzle) large = nonet_puzzle_new (nonet_shape_get (3, 3), NULL);

  nonet_document_add_checkpoint (document, "Small");
  nonet_document_replace_puzzle (document, large);
  g_assert_true (nonet_document_return_to_checkpoint (document, 0));
  g_assert_cmpuint (nonet_document_get_shape (document)->order, ==, 4);
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_shape (document)->order, ==, 9);
}

TEST (undo_leaves_checkpoints_alone)
{
  g_autoptr (NonetDocument) document = small_document ();

  enter (document, 1, 2);
  nonet_document_add_checkpoint (document, "After");
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_n_checkpoints (document), ==, 1);
  g_assert_true (nonet_document_return_to_checkpoint (document, 0));
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 2);
}

TEST (one_is_renamed_and_removed_and_put_back)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetCheckpoint) removed = NULL;
  guint n_changed = 0;

  nonet_document_add_checkpoint (document, "First");
  enter (document, 1, 2);
  nonet_document_add_checkpoint (document, "Second");
  nonet_document_add_checkpoint (document, "Third");
  g_signal_connect_swapped (document, "checkpoints-changed", G_CALLBACK (count_cb), &n_changed);

  nonet_document_rename_checkpoint (document, 1, "With 2");
  g_assert_cmpstr (nonet_document_get_checkpoint_name (document, 1), ==, "With 2");
  g_assert_cmpuint (nonet_document_peek_checkpoint (document, 1)->entries[1], ==, 2);
  removed = nonet_document_remove_checkpoint (document, 0);
  g_assert_cmpuint (nonet_document_get_n_checkpoints (document), ==, 2);
  g_assert_cmpstr (nonet_document_get_checkpoint_name (document, 0), ==, "With 2");
  nonet_document_restore_checkpoint (document, 0, removed);
  g_assert_cmpstr (nonet_document_get_checkpoint_name (document, 0), ==, "First");
  g_assert_cmpstr (nonet_document_get_checkpoint_name (document, 2), ==, "Third");
  g_assert_cmpuint (n_changed, ==, 3);
}

TEST (an_earlier_state_of_undo_is_kept_and_redo_stays)
{
  g_autoptr (NonetDocument) document = small_document ();

  enter (document, 1, 2);
  enter (document, 2, 3);
  nonet_document_undo (document);
  nonet_document_add_checkpoint (document, "Before 3");
  nonet_document_redo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 2), ==, 3);
  g_assert_true (nonet_document_return_to_checkpoint (document, 0));
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 2);
  g_assert_cmpuint (nonet_document_get_value (document, 2), ==, 0);
}

TEST (the_earliest_of_too_many_goes)
{
  g_autoptr (NonetDocument) document = small_document (), of_large = NULL;
  g_autoptr (NonetPuzzle) large = nonet_puzzle_new (nonet_shape_get (8, 8), NULL);

  for (guint i = 0; i < 101; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      nonet_document_add_checkpoint (document, name);
    }
  g_assert_cmpuint (nonet_document_get_n_checkpoints (document), ==, 100);
  g_assert_cmpstr (nonet_document_get_checkpoint_name (document, 0), ==, "1");

  for (guint cell = 0; cell < nonet_puzzle_get_cells (large); cell++)
    nonet_puzzle_ensure_marks (large)[cell] = sudoku_set_full (16);
  of_large = nonet_document_new (large);
  for (guint i = 0; i < 10; i++)
    nonet_document_add_checkpoint (of_large, "Large");
  g_assert_cmpuint (nonet_document_get_n_checkpoints (of_large), ==, 2);
}

/* As the file has them: that is what "modified" is about. */
TEST (a_file_has_them)
{
  g_autoptr (NonetDocument) document = small_document (), opened = NULL;
  g_autoptr (NonetPuzzle) saved = NULL;
  g_autoptr (NonetCheckpoint) removed = NULL;

  g_assert_false (nonet_document_get_modified (document));
  nonet_document_add_checkpoint (document, "Kept");
  g_assert_true (nonet_document_get_modified (document));
  saved = nonet_document_dup_for_file (document);
  nonet_document_rename_checkpoint (document, 0, "Later");
  nonet_document_mark_saved (document, saved);
  g_assert_true (nonet_document_get_modified (document));
  nonet_document_rename_checkpoint (document, 0, "Kept");
  nonet_document_mark_saved (document, saved);
  g_assert_false (nonet_document_get_modified (document));

  opened = nonet_document_new (saved);
  g_assert_cmpstr (nonet_document_get_checkpoint_name (opened, 0), ==, "Kept");
  g_assert_false (nonet_document_get_modified (opened));
  g_assert_null (nonet_document_peek (opened)->checkpoints);
  removed = nonet_document_remove_checkpoint (opened, 0);
  g_assert_true (nonet_document_get_modified (opened));
  g_assert_cmpuint (saved->checkpoints->len, ==, 1);
}

TEST (the_session_keeps_them)
{
  g_autoptr (NonetDocument) document = small_document (), read = NULL;
  g_autoptr (NonetRecord) record = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  enter (document, 1, 2);
  nonet_document_add_checkpoint (document, "Größe");
  enter (document, 1, 3);
  record = nonet_document_dup_record (document);
  node = nonet_record_to_json (record);
  read = nonet_document_new_from_json (node, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (nonet_document_get_n_checkpoints (read), ==, 1);
  g_assert_cmpstr (nonet_document_get_checkpoint_name (read, 0), ==, "Größe");
  g_assert_true (nonet_document_return_to_checkpoint (read, 0));
  g_assert_cmpuint (nonet_document_get_value (read, 1), ==, 2);
}
