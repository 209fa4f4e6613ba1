/* The document as JSON: everything comes back, history included, and what is damaged is refused or left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "document/checkpoints.h"
#include "document/record.h"
#include "formats/json.h"
#include "sudoku/rules.h"

#include <string.h>

static NonetDocument *
worked_on_document (void)
{
  g_autoptr (NonetPuzzle) puzzle = NULL, large = NULL;
  g_autoptr (NonetAlphabet) letters = nonet_alphabet_parse ("ABCD", 4, NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/a puzzle.ipuz");
  NonetDocument *document;
  const SudokuShape *shape = nonet_shape_get (2, 2);
  g_autoptr (SudokuShape) ruled = NULL;
  const SudokuRule cage = {
    .kind = SUDOKU_RULE_CAGE, .has_value = true, .value = 5, .n_cells = 2, .cell = (const uint16_t[]){ 4, 5 }
  };
  guint cells[] = { 1, 2, 3 };

  puzzle = nonet_puzzle_new (shape, NULL);
  puzzle->givens[0] = 1;
  puzzle->comment = g_strdup ("first line\nsecond line");
  puzzle->elapsed = 77;
  puzzle->extra = g_strdup ("{\"kind\":[\"http://ipuz.org/sudoku/killersudoku#1\"],\"x\":[1,null]}");
  memcpy (nonet_puzzle_ensure_solution (puzzle), "\1\2\3\4\3\4\1\2\2\1\4\3\4\3\2\1", 16);
  document = nonet_document_new (puzzle);
  nonet_document_set_file (document, file);

  nonet_document_set_value (document, cells, 2, 2);
  nonet_document_toggle_mark (document, &cells[2], 1, 4);
  nonet_document_toggle_corner (document, &cells[2], 1, 3);
  nonet_document_toggle_eliminated (document, &cells[2], 1, 1);
  nonet_document_set_candidate_colour (document, &cells[2], 1, 4, 9);
  nonet_document_set_colour (document, cells, 3, 9);
  nonet_document_set_alphabet (document, letters);
  nonet_document_set_details (document, "Título", "Me", "other");
  ruled = sudoku_shape_new_with_rules (shape, &cage, 1);
  nonet_document_set_shape (document, ruled);
  shape = nonet_shape_get (3, 4);
  large = nonet_puzzle_new (shape, NULL);
  large->entries[143] = 12;
  nonet_document_replace_puzzle (document, large);
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

static char *
to_text (NonetDocument *document)
{
  g_autoptr (NonetRecord) record = nonet_document_dup_record (document);
  g_autoptr (JsonNode) node = nonet_record_to_json (record);

  return json_to_string (node, FALSE);
}

static NonetDocument *
from_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (JsonNode) node = nonet_json_parse_own (bytes);

  return nonet_document_new_from_json (node, error);
}

TEST (everything_comes_back)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autofree char *text = to_text (document);
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetDocument) back = from_text (text, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = to_text (back);
  g_assert_cmpstr (text, ==, again);
  g_assert_true (g_file_equal (nonet_document_get_file (document), nonet_document_get_file (back)));
  g_assert_true (nonet_document_get_editing_givens (back));
  assert_same_history (document, back);
}

/* Rules that were reported when the puzzle was opened are no reason to refuse it now, even without givens. */
TEST (no_rule_is_in_the_way)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autofree char *text = NULL;
  g_autoptr (NonetDocument) back = NULL;

  for (guint i = 0; i < 20; i++)
    nonet_document_undo (document);
  nonet_document_free_givens (document);
  text = to_text (document);
  back = from_text (text, NULL);
  g_assert_nonnull (back);
  assert_same_history (document, back);
}

/* Where it was saved is known after undo, and lost when what followed it is. */
TEST (the_saved_state_comes_back)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autoptr (NonetPuzzle) saved = nonet_document_dup_snapshot (document);
  guint cell = 5;

  nonet_document_mark_saved (document, saved);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = to_text (document);
      g_autoptr (NonetDocument) back = from_text (text, NULL);

      g_assert_cmpint (nonet_document_get_modified (document), ==, i > 0);
      assert_same_history (document, back);
      for (guint j = 0; j < 20; j++)
        nonet_document_undo (document);
      if (i == 1)
        nonet_document_set_value (document, &cell, 1, 3);
    }
}

/* It ends with its checkpoint. */
TEST (what_is_tried_comes_back)
{
  g_autoptr (NonetDocument) document = worked_on_document (), copy = NULL;
  g_autofree char *text = NULL;

  nonet_document_add_checkpoint (document, "one");
  g_assert_cmpuint (nonet_document_find_trial (document), ==, 1);
  nonet_document_start_trial (document, "two");
  nonet_document_add_checkpoint (document, "three");
  text = to_text (document);
  copy = from_text (text, NULL);
  g_assert_cmpuint (nonet_document_find_trial (copy), ==, 1);
  nonet_checkpoint_unref (nonet_document_remove_checkpoint (copy, 0));
  g_assert_cmpuint (nonet_document_find_trial (copy), ==, 0);
  nonet_checkpoint_unref (nonet_document_remove_checkpoint (copy, 0));
  g_assert_cmpuint (nonet_document_find_trial (copy), ==, 1);
}

TEST (damage_is_reported)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autofree char *text = to_text (document);
  gsize size = strlen (text);
  static const char *const others[] = {
    "", "[]", "{}", "NONETDOC\1", "{\"puzzle\":[[0]]}", "{\"io.github.nonet:document\":{}}"
  };

  for (gsize i = 0; i < size - 2; i += 7)
    {
      g_autofree char *cut = g_strndup (text, i);
      g_autoptr (GError) error = NULL;

      g_assert_null (from_text (cut, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_null (from_text (others[i], NULL));
}

/* The puzzle is worth more than its history. */
TEST (a_damaged_history_is_left_out)
{
  static const char *const steps[] = {
    "1",
    "{}",
    "{\"cells\":[[81]]}",
    "{\"cells\":[[0,10]]}",
    "{\"cells\":[[0,1,1]]}",
    "{\"cells\":[[0,0,0,10]]}",
    "{\"cells\":[[0,0,0,0,512]]}",
    "{\"cells\":[[-1]]}",
    "{\"cells\":[[0.5]]}",
    "{\"cells\":[7]}",
    "{\"puzzle\":{}}",
    "{\"cells\":[],\"details\":{}}",
    "{\"cells\":[],\"details\":{\"alphabet\":\"1-9\",\"solution\":[10]}}",
  };
  g_autoptr (NonetPuzzle) blank = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);
  g_autoptr (NonetDocument) document = nonet_document_new (blank);
  g_autofree char *text = to_text (document);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *list = g_strdup_printf ("\"undo\":[{\"cells\":[[1,2]]},%s]", steps[i]);
      g_auto (GStrv) parts = g_strsplit (text, "\"undo\":[]", 2);
      g_autofree char *damaged = g_strjoinv (list, parts);
      g_autoptr (NonetDocument) back = from_text (damaged, NULL);
      gboolean can_undo;

      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      g_assert_nonnull (back);
      g_object_get (back, "can-undo", &can_undo, NULL);
      g_assert_false (can_undo);
      g_assert_true (nonet_document_get_modified (back));
    }
}

/* Whatever stands there, what comes out can be worked with. */
TEST (nonsense_does_no_harm)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autofree char *text = to_text (document);
  gsize size = strlen (text);
  guint n_accepted = 0;

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *copy = g_strdup (text);
      g_autoptr (NonetDocument) back = NULL;

      for (gint n = g_test_rand_int_range (1, 4); n > 0; n--)
        copy[g_test_rand_int_range (0, (gint32) size)] = "0123456789,[]{}\"-"[g_test_rand_int_range (0, 17)];
      back = from_text (copy, NULL);
      if (back == NULL)
        continue;
      n_accepted++;
      for (guint step = 0; step < 12; step++)
        nonet_document_undo (back);
      for (guint step = 0; step < 12; step++)
        nonet_document_redo (back);
    }
  g_assert_cmpuint (n_accepted, >, 0);
  g_assert_cmpuint (n_accepted, <, 3000);
}

/* Of a history without end the latest steps come back. */
TEST (the_oldest_steps_are_left_out)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get_usual (64), NULL);
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);
  g_autoptr (NonetDocument) back = NULL;
  g_autofree char *text = NULL;
  guint undone = 0;
  gboolean more = TRUE;

  for (guint i = 1; i <= 40; i++)
    {
      guint8 values[SUDOKU_MAX_CELLS];

      memset (values, (int) i, sizeof values);
      nonet_document_restart (document);
      nonet_document_fill (document, values);
    }
  text = to_text (document);
  back = from_text (text, NULL);
  for (g_object_get (back, "can-undo", &more, NULL); more; g_object_get (back, "can-undo", &more, NULL))
    {
      g_assert_true (nonet_puzzle_equal (nonet_document_peek (document), nonet_document_peek (back)));
      nonet_document_undo (document);
      nonet_document_undo (back);
      undone++;
    }
  g_assert_cmpuint (undone, ==, 40);
  g_assert_true (nonet_document_get_modified (back));
}

TEST (a_long_history_stays_small)
{
  g_autoptr (NonetDocument) document = worked_on_document ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < 10000; i++)
    {
      guint cell = i % 144;

      nonet_document_set_value (document, &cell, 1, i / 144 % 12 + 1);
    }
  text = to_text (document);
  g_assert_cmpuint (strlen (text), <, 10000 * 32);
}
