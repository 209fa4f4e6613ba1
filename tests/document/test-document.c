/* The document: edits, undo and redo, groups, what it notifies of, and when it counts as modified; and checkpoints: what is returned
 * to, what undo makes of it, and what the session keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "document/checkpoints.h"
#include "document/document.h"
#include "document/record.h"
#include "sudoku/rules.h"

/* How often each signal came. */
typedef struct
{
  guint changed, replaced, modified, can_undo, can_redo, title;
} Heard;

static void
count_signal (guint *counter)
{
  ++*counter;
}

static void
listen (NonetDocument *document, Heard *heard)
{
  const struct
  {
    const char *signal;
    guint *counter;
  } wanted[] = {
    { "changed", &heard->changed },           { "replaced", &heard->replaced },
    { "notify::modified", &heard->modified }, { "notify::can-undo", &heard->can_undo },
    { "notify::can-redo", &heard->can_redo }, { "notify::title", &heard->title },
  };

  memset (heard, 0, sizeof *heard);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_signal_connect_swapped (document, wanted[i].signal, G_CALLBACK (count_signal), wanted[i].counter);
}

/* A 4x4 puzzle with a 1 in the first cell and a 4 in the last. */
static NonetPuzzle *
small_puzzle (void)
{
  const SudokuShape *shape = nonet_shape_get (2, 2);
  NonetPuzzle *puzzle = nonet_puzzle_new (shape, NULL);

  puzzle->givens[0] = 1;
  puzzle->givens[15] = 4;
  return puzzle;
}

static NonetDocument *
small_document (void)
{
  g_autoptr (NonetPuzzle) puzzle = small_puzzle ();

  return nonet_document_new (puzzle);
}

static gboolean
enter (NonetDocument *document, guint cell, guint value)
{
  return nonet_document_set_value (document, &cell, 1, value);
}

static gboolean
can (NonetDocument *document, const char *property)
{
  gboolean value;

  g_object_get (document, property, &value, NULL);
  return value;
}

TEST (values_go_in_and_givens_stay)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 0, 1, 2 };

  g_assert_true (nonet_document_set_value (document, cells, 3, 3));
  g_assert_cmpuint (nonet_document_get_value (document, 0), ==, 1);
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 3);
  g_assert_cmpuint (nonet_document_get_value (document, 2), ==, 3);
  g_assert_true (nonet_document_is_given (document, 0));
  g_assert_false (nonet_document_is_given (document, 1));
  g_assert_false (nonet_document_set_value (document, cells, 3, 3));
  g_assert_true (nonet_document_set_value (document, &cells[2], 1, 0));
  g_assert_cmpuint (nonet_document_get_value (document, 2), ==, 0);
}

TEST (a_value_tidies_the_marks_that_see_it)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 1, 2, 14 };

  g_object_set (document, "tidy-marks", TRUE, NULL);
  nonet_document_toggle_mark (document, cells, 3, 3);
  nonet_document_toggle_mark (document, cells, 3, 4);
  nonet_document_set_value (document, &cells[0], 1, 3);
  g_assert_cmphex (nonet_document_peek (document)->marks[2], ==, sudoku_set_of (4));
  g_assert_cmphex (nonet_document_peek (document)->marks[14], ==, sudoku_set_of (3) | sudoku_set_of (4));

  nonet_document_undo (document);
  g_assert_cmphex (nonet_document_peek (document)->marks[2], ==, sudoku_set_of (3) | sudoku_set_of (4));
  g_object_set (document, "tidy-marks", FALSE, NULL);
  nonet_document_set_value (document, &cells[0], 1, 3);
  g_assert_cmphex (nonet_document_peek (document)->marks[2], ==, sudoku_set_of (3) | sudoku_set_of (4));
}

TEST (a_value_tidies_the_marks_that_see_it_by_a_rule)
{
  static const guint16 apart[] = { 1, 14 };
  /* The first cell sees another one, by the rule alone. */
  static const struct
  {
    SudokuRule rule;
    guint other;
  } cases[] = { { { .kind = SUDOKU_RULE_ANTI_KING }, 5 + 5 },
                { { .kind = SUDOKU_RULE_ANTI_KNIGHT }, 5 + 9 },
                { { .kind = SUDOKU_RULE_DIAGONAL_DOWN }, 5 + 5 },
                { { .kind = SUDOKU_RULE_EXTRA_REGION, .n_cells = 2, .cell = apart }, 14 },
                { { .kind = SUDOKU_RULE_CAGE, .n_cells = 2, .cell = apart }, 14 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = small_puzzle ();
      g_autoptr (NonetDocument) document = NULL;
      guint cells[] = { cases[i].rule.n_cells > 0 ? 1 : 5, cases[i].other };

      nonet_puzzle_take_shape (puzzle, sudoku_shape_new_with_rules (puzzle->shape, &cases[i].rule, 1));
      document = nonet_document_new (puzzle);
      g_object_set (document, "tidy-marks", TRUE, NULL);
      nonet_document_toggle_mark (document, cells + 1, 1, 2);
      nonet_document_toggle_mark (document, cells + 1, 1, 3);
      nonet_document_set_value (document, cells, 1, 3);
      g_assert_cmphex (nonet_document_peek (document)->marks[cells[1]], ==, sudoku_set_of (2));
    }
}

TEST (a_value_in_conflict_leaves_the_marks_for_when_it_is_taken_back)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 1, 2, 3, 14 };

  g_object_set (document, "tidy-marks", TRUE, NULL);
  nonet_document_set_value (document, &cells[2], 1, 3);
  nonet_document_toggle_mark (document, cells, 2, 3);
  nonet_document_toggle_corner (document, &cells[1], 1, 3);
  /* There is a 3 in the row already. */
  nonet_document_set_value (document, cells, 1, 3);
  g_assert_cmphex (nonet_document_peek (document)->marks[2], ==, sudoku_set_of (3));
  g_assert_cmphex (nonet_document_peek (document)->corners[2], ==, sudoku_set_of (3));
  /* Nor do two that are entered together. */
  nonet_document_set_value (document, &cells[2], 1, 4);
  nonet_document_set_value (document, cells, 2, 0);
  nonet_document_toggle_mark (document, &cells[3], 1, 2);
  nonet_document_set_value (document, (const guint[]){ 0, 2, 13 }, 3, 2);
  g_assert_cmphex (nonet_document_peek (document)->marks[14], ==, 0);
  nonet_document_undo (document);
  nonet_document_set_value (document, (const guint[]){ 12, 13 }, 2, 2);
  g_assert_cmphex (nonet_document_peek (document)->marks[14], ==, sudoku_set_of (2));
}

TEST (a_value_tidies_corner_marks_in_the_same_step)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 1, 2 };

  g_object_set (document, "tidy-marks", TRUE, NULL);
  nonet_document_toggle_mark (document, cells, 2, 3);
  nonet_document_toggle_corner (document, cells, 2, 3);
  nonet_document_set_value (document, &cells[0], 1, 3);
  g_assert_cmphex (nonet_document_peek (document)->marks[2], ==, 0);
  g_assert_cmphex (nonet_document_peek (document)->corners[2], ==, 0);
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 0);
  g_assert_cmphex (nonet_document_peek (document)->marks[2], ==, sudoku_set_of (3));
  g_assert_cmphex (nonet_document_peek (document)->corners[2], ==, sudoku_set_of (3));
}

TEST (corner_and_centre_marks_do_not_touch_each_other)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 1, 2 };

  nonet_document_toggle_corner (document, &cells[1], 1, 2);
  g_assert_null (nonet_document_peek (document)->marks);
  nonet_document_toggle_mark (document, cells, 2, 4);
  g_assert_true (nonet_document_toggle_corner (document, cells, 2, 2));
  g_assert_cmphex (nonet_document_peek (document)->corners[1], ==, sudoku_set_of (2));
  g_assert_true (nonet_document_toggle_corner (document, cells, 2, 2));
  g_assert_null (nonet_document_peek (document)->corners);
  g_assert_cmphex (nonet_document_peek (document)->marks[1], ==, sudoku_set_of (4));
}

TEST (candidates_are_coloured_one_by_one)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 0, 1, 2 };

  for (guint colour = 1; colour <= NONET_MAX_COLOUR; colour++)
    {
      g_assert_true (nonet_document_set_candidate_colour (document, cells, 3, 3, colour));
      g_assert_cmpuint (nonet_candidate_colours_get (nonet_document_peek (document)->candidate_colours, 1, 3), ==,
                        colour);
    }
  g_assert_cmpuint (nonet_candidate_colours_get (nonet_document_peek (document)->candidate_colours, 1, 2), ==, 0);
  g_assert_cmpuint (nonet_candidate_colours_get (nonet_document_peek (document)->candidate_colours, 0, 3), ==, 0);
  g_assert_null (nonet_document_peek (document)->colours);
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_candidate_colours_get (nonet_document_peek (document)->candidate_colours, 2, 3), ==, 8);
  g_assert_true (nonet_document_restart (document));
  g_assert_null (nonet_document_peek (document)->candidate_colours);
}

TEST (editing_givens_makes_givens)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 0, 1 };

  nonet_document_set_value (document, &cells[1], 1, 2);
  nonet_document_set_editing_givens (document, TRUE);
  g_assert_true (nonet_document_set_value (document, cells, 2, 3));
  g_assert_true (nonet_document_is_given (document, 1));
  g_assert_cmpuint (nonet_document_peek (document)->givens[0], ==, 3);
  g_assert_cmpuint (nonet_document_peek (document)->entries[1], ==, 0);
}

TEST (a_full_board_without_conflicts_is_solved)
{
  static const guint8 rows[] = { 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1 };
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);

  nonet_document_fill (document, rows);
  g_assert_true (nonet_document_is_solved (document));
  enter (document, 15, 0);
  g_assert_false (nonet_document_is_solved (document));
  enter (document, 15, 2);
  g_assert_false (nonet_document_is_solved (document));
}

TEST (undo_goes_all_the_way_back_and_redo_forth)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) first = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPuzzle) last = NULL;
  SudokuSet sets[16];
  guint8 solution[16];

  for (guint i = 0; i < 16; i++)
    {
      sets[i] = i % 15 + 1;
      solution[i] = (guint8) (i % 4 + 1);
    }
  for (guint i = 0; i < 5000; i++)
    {
      guint cell = i % 16, value = i % 4 + 1;

      switch (i % 9)
        {
        case 0:
          nonet_document_set_value (document, &cell, 1, value);
          break;
        case 1:
          nonet_document_toggle_mark (document, &cell, 1, value);
          break;
        case 2:
          nonet_document_set_colour (document, &cell, 1, value);
          break;
        case 3:
          nonet_document_clear (document, &cell, 1);
          break;
        case 4:
          nonet_document_set_marks (document, sets);
          break;
        case 5:
          nonet_document_toggle_eliminated (document, &cell, 1, value);
          break;
        case 6:
          nonet_document_fill (document, solution);
          break;
        case 7:
          nonet_document_restart (document);
          break;
        default:
          nonet_document_set_details (document, i % 2 ? "odd" : "even", NULL, NULL);
        }
    }
  last = nonet_document_dup_snapshot (document);

  while (can (document, "can-undo"))
    nonet_document_undo (document);
  g_assert_true (nonet_puzzle_equal (nonet_document_peek (document), first));
  while (can (document, "can-redo"))
    nonet_document_redo (document);
  g_assert_true (nonet_puzzle_equal (nonet_document_peek (document), last));
  g_assert_false (nonet_puzzle_equal (first, last));
}

TEST (a_new_edit_forgets_what_was_undone)
{
  g_autoptr (NonetDocument) document = small_document ();

  enter (document, 5, 2);
  nonet_document_undo (document);
  g_assert_true (can (document, "can-redo"));
  enter (document, 5, 3);
  g_assert_false (can (document, "can-redo"));
  nonet_document_redo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 5), ==, 3);
}

TEST (each_edit_is_reported_once)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 4, 5, 6, 7 };
  Heard heard;

  listen (document, &heard);
  nonet_document_set_value (document, cells, 4, 2);
  g_assert_cmpuint (heard.changed, ==, 1);
  g_assert_cmpuint (heard.modified, ==, 1);
  g_assert_cmpuint (heard.can_undo, ==, 1);
  g_assert_cmpuint (heard.can_redo, ==, 0);

  nonet_document_set_value (document, cells, 4, 2);
  g_assert_cmpuint (heard.changed, ==, 1);

  nonet_document_undo (document);
  g_assert_cmpuint (heard.changed, ==, 2);
  g_assert_cmpuint (heard.modified, ==, 2);
  g_assert_cmpuint (heard.can_undo, ==, 2);
  g_assert_cmpuint (heard.can_redo, ==, 1);
  g_assert_cmpuint (heard.replaced, ==, 0);
  g_assert_cmpuint (heard.title, ==, 0);

  nonet_document_set_details (document, "Bird", NULL, NULL);
  g_assert_cmpuint (heard.title, ==, 1);
}

TEST (a_group_is_one_step)
{
  g_autoptr (NonetDocument) document = small_document ();
  Heard heard;

  listen (document, &heard);
  nonet_document_begin_group (document);
  enter (document, 4, 2);
  nonet_document_begin_group (document);
  enter (document, 5, 3);
  nonet_document_end_group (document);
  nonet_document_toggle_mark (document, (guint[]){ 6 }, 1, 4);
  g_assert_cmpuint (heard.changed, ==, 0);
  g_assert_true (nonet_document_end_group (document));
  g_assert_cmpuint (heard.changed, ==, 1);

  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 4), ==, 0);
  g_assert_cmpuint (nonet_document_get_value (document, 5), ==, 0);
  g_assert_null (nonet_document_peek (document)->marks);
  g_assert_false (can (document, "can-undo"));
}

TEST (a_group_that_changes_nothing_leaves_no_step)
{
  g_autoptr (NonetDocument) document = small_document ();

  nonet_document_begin_group (document);
  enter (document, 4, 2);
  enter (document, 4, 0);
  g_assert_false (nonet_document_end_group (document));
  g_assert_false (can (document, "can-undo"));
  g_assert_false (nonet_document_get_modified (document));
}

TEST (marks_are_set_everywhere_then_taken_out)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint cells[] = { 0, 1, 2 };

  nonet_document_toggle_mark (document, &cells[1], 1, 3);
  nonet_document_toggle_mark (document, cells, 3, 3);
  g_assert_cmpuint (nonet_document_peek (document)->marks[0], ==, 0);
  g_assert_cmpuint (nonet_document_peek (document)->marks[1], ==, 4);
  g_assert_cmpuint (nonet_document_peek (document)->marks[2], ==, 4);
  nonet_document_toggle_mark (document, cells, 3, 3);
  g_assert_null (nonet_document_peek (document)->marks);
}

TEST (entries_become_givens_and_back)
{
  g_autoptr (NonetDocument) document = small_document ();

  enter (document, 3, 2);
  g_assert_true (nonet_document_fix_entries (document));
  g_assert_true (nonet_document_is_given (document, 3));
  g_assert_false (nonet_document_fix_entries (document));
  g_assert_true (nonet_document_free_givens (document));
  g_assert_false (nonet_document_is_given (document, 0));
  g_assert_cmpuint (nonet_document_get_value (document, 0), ==, 1);
  nonet_document_undo (document);
  nonet_document_undo (document);
  g_assert_true (nonet_document_is_given (document, 0));
  g_assert_false (nonet_document_is_given (document, 3));
}

TEST (a_snapshot_does_not_follow_later_edits)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) before = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPuzzle) again = nonet_document_dup_snapshot (document);

  g_assert_true (before == again);
  enter (document, 3, 2);
  g_assert_cmpuint (before->entries[3], ==, 0);
  nonet_document_undo (document);
  nonet_document_redo (document);
  g_assert_cmpuint (before->entries[3], ==, 0);
}

TEST (generation_follows_values_only)
{
  g_autoptr (NonetDocument) document = small_document ();
  guint64 generation = nonet_document_get_generation (document);
  guint cell = 3;

  nonet_document_toggle_mark (document, &cell, 1, 2);
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_generation (document), ==, generation);
  nonet_document_set_value (document, &cell, 1, 2);
  g_assert_cmpuint (nonet_document_get_generation (document), !=, generation);
  generation = nonet_document_get_generation (document);
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_generation (document), !=, generation);
}

TEST (generations_of_documents_differ)
{
  g_autoptr (NonetDocument) document = small_document (), other = small_document ();

  g_assert_cmpuint (nonet_document_get_generation (document), !=, nonet_document_get_generation (other));
  enter (document, 3, 2);
  enter (other, 3, 2);
  g_assert_cmpuint (nonet_document_get_generation (document), !=, nonet_document_get_generation (other));
}

TEST (modified_follows_undo_past_a_save)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) snapshot = NULL;

  enter (document, 3, 2);
  snapshot = nonet_document_dup_snapshot (document);
  nonet_document_mark_saved (document, snapshot);
  g_assert_false (nonet_document_get_modified (document));
  enter (document, 5, 3);
  g_assert_true (nonet_document_get_modified (document));
  nonet_document_undo (document);
  g_assert_false (nonet_document_get_modified (document));
  nonet_document_undo (document);
  g_assert_true (nonet_document_get_modified (document));
  nonet_document_redo (document);
  g_assert_false (nonet_document_get_modified (document));
}

TEST (editing_while_saving_stays_modified)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) snapshot = NULL;

  enter (document, 3, 2);
  snapshot = nonet_document_dup_snapshot (document);
  enter (document, 5, 3);
  nonet_document_mark_saved (document, snapshot);
  g_assert_true (nonet_document_get_modified (document));
  g_assert_cmpuint (nonet_document_get_value (document, 5), ==, 3);
  nonet_document_undo (document);
  g_assert_false (nonet_document_get_modified (document));
  nonet_document_undo (document);
  nonet_document_mark_saved (document, snapshot);
  g_assert_true (nonet_document_get_modified (document));
  nonet_document_redo (document);
  g_assert_false (nonet_document_get_modified (document));
}

/* What is in the file is no game any more. */
TEST (what_is_undone_while_saving_is_rewritten)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) snapshot = NULL, titled = NULL;

  nonet_document_set_editing_givens (document, TRUE);
  enter (document, 3, 2);
  snapshot = nonet_document_dup_snapshot (document);
  nonet_document_undo (document);
  nonet_document_mark_saved (document, snapshot);
  g_assert_true (nonet_document_is_rewritten (document));
  nonet_document_redo (document);
  g_assert_false (nonet_document_is_rewritten (document));

  nonet_document_set_editing_givens (document, FALSE);
  nonet_document_set_details (document, "Bird", NULL, NULL);
  titled = nonet_document_dup_snapshot (document);
  nonet_document_undo (document);
  nonet_document_mark_saved (document, titled);
  g_assert_true (nonet_document_is_rewritten (document));
  nonet_document_redo (document);
  enter (document, 5, 3);
  nonet_document_mark_saved (document, titled);
  g_assert_true (nonet_document_get_modified (document));
  g_assert_false (nonet_document_is_rewritten (document));
}

TEST (time_passes_without_an_edit)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) snapshot = NULL;

  enter (document, 1, 3);
  snapshot = nonet_document_dup_snapshot (document);
  nonet_document_add_elapsed (document, 2);
  nonet_document_mark_saved (document, snapshot);
  g_assert_false (nonet_document_get_modified (document));
  g_assert_cmpuint (snapshot->elapsed, ==, 0);
  nonet_document_add_elapsed (document, 3);
  g_assert_false (nonet_document_get_modified (document));
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_peek (document)->elapsed, ==, 5);
}

TEST (a_paste_can_be_undone)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) before = nonet_document_dup_snapshot (document);
  const SudokuShape *shape = nonet_shape_get (3, 3);
  Heard heard;
  g_autoptr (NonetPuzzle) larger = nonet_puzzle_new (shape, NULL);

  larger->givens[80] = 9;
  listen (document, &heard);
  nonet_document_replace_puzzle (document, larger);
  g_assert_cmpuint (nonet_document_get_value (document, 80), ==, 9);
  g_assert_cmpuint (heard.replaced, ==, 1);
  g_assert_cmpuint (heard.changed, ==, 1);
  g_assert_true (nonet_document_get_modified (document));
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_shape (document)->order, ==, 4);
  g_assert_true (nonet_puzzle_equal (nonet_document_peek (document), before));
  g_assert_false (nonet_document_get_modified (document));
  nonet_document_redo (document);
  g_assert_true (nonet_puzzle_equal (nonet_document_peek (document), larger));
}

TEST (a_replacement_inside_a_group_undoes_to_its_beginning)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetPuzzle) before = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPuzzle) other = small_puzzle ();

  other->givens[1] = 2;
  nonet_document_begin_group (document);
  enter (document, 7, 3);
  nonet_document_replace_puzzle (document, other);
  enter (document, 7, 4);
  nonet_document_end_group (document);
  g_assert_cmpuint (nonet_document_get_value (document, 7), ==, 4);
  nonet_document_undo (document);
  g_assert_true (nonet_puzzle_equal (nonet_document_peek (document), before));
  g_assert_false (can (document, "can-undo"));
}

TEST (a_contradicted_solution_is_dropped_and_comes_back)
{
  g_autoptr (NonetPuzzle) puzzle = small_puzzle ();
  g_autoptr (NonetDocument) document = NULL;

  memcpy (nonet_puzzle_ensure_solution (puzzle), "\1\2\3\4\3\4\1\2\2\1\4\3\4\3\2\4", 16);
  document = nonet_document_new (puzzle);
  nonet_document_set_editing_givens (document, TRUE);
  enter (document, 1, 2);
  g_assert_nonnull (nonet_document_peek (document)->solution);
  enter (document, 1, 3);
  g_assert_null (nonet_document_peek (document)->solution);
  nonet_document_undo (document);
  g_assert_nonnull (nonet_document_peek (document)->solution);
}

/* The board is the same otherwise: what is entered stays, and whoever shows it shows no other puzzle. */
TEST (rules_change_in_one_step)
{
  g_autoptr (NonetPuzzle) puzzle = small_puzzle ();
  g_autoptr (NonetDocument) document = NULL;
  const SudokuRule diagonal = { .kind = SUDOKU_RULE_DIAGONAL_DOWN };
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (puzzle->shape, &diagonal, 1);
  guint64 generation;
  Heard heard;

  memcpy (nonet_puzzle_ensure_solution (puzzle), "\1\2\3\4\3\4\1\2\2\1\4\3\4\3\2\1", 16);
  puzzle->givens[15] = 1;
  document = nonet_document_new (puzzle);
  enter (document, 1, 2);
  generation = nonet_document_get_generation (document);
  listen (document, &heard);
  g_assert_true (nonet_document_set_shape (document, shape));
  g_assert_false (nonet_document_set_shape (document, shape));
  g_assert_cmpuint (heard.changed, ==, 1);
  g_assert_cmpuint (heard.replaced, ==, 0);
  g_assert_cmpuint (nonet_document_get_generation (document), !=, generation);
  g_assert_cmpuint (nonet_document_get_shape (document)->n_rules, ==, 1);
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 2);
  g_assert_null (nonet_document_peek (document)->solution);
  g_assert_true (nonet_document_is_rewritten (document));
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_shape (document)->n_rules, ==, 0);
  g_assert_nonnull (nonet_document_peek (document)->solution);
  g_assert_cmpuint (nonet_document_get_value (document, 1), ==, 2);
  nonet_document_redo (document);
  g_assert_cmpuint (nonet_document_get_shape (document)->n_rules, ==, 1);
}

TEST (the_title_is_the_puzzles_else_the_files)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/bird.sdk");
  g_autofree char *none = nonet_document_dup_title (document);
  g_autofree char *named = NULL, *titled = NULL;

  nonet_document_set_file (document, file);
  named = nonet_document_dup_title (document);
  nonet_document_set_details (document, "Bird's puzzle", NULL, NULL);
  titled = nonet_document_dup_title (document);
  g_assert_cmpstr (none, ==, "Untitled");
  g_assert_cmpstr (named, ==, "bird.sdk");
  g_assert_cmpstr (titled, ==, "Bird's puzzle");
}

TEST (symbols_can_be_exchanged)
{
  g_autoptr (NonetDocument) document = small_document ();
  g_autoptr (NonetAlphabet) letters = nonet_alphabet_parse ("ABCD", 4, NULL);

  g_assert_nonnull (letters);
  g_assert_true (nonet_document_set_alphabet (document, letters));
  g_assert_cmpstr (nonet_alphabet_get_symbol (nonet_document_get_alphabet (document), 1), ==, "A");
  g_assert_false (nonet_document_set_alphabet (document, letters));
  nonet_document_undo (document);
  g_assert_cmpstr (nonet_alphabet_get_symbol (nonet_document_get_alphabet (document), 1), ==, "1");
}

/* Checkpoints. */

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
  g_signal_connect_swapped (document, "changed", G_CALLBACK (count_signal), &n_changed);
  g_signal_connect_swapped (document, "replaced", G_CALLBACK (count_signal), &n_replaced);

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

/* By what got another value, whatever marks went with it. */
TEST (steps_are_described_latest_first)
{
  g_autoptr (NonetDocument) document = small_document ();
  const guint cells[] = { 5, 6 };
  g_autofree NonetDocumentChange *changes = NULL;
  guint n;

  enter (document, 1, 2);
  nonet_document_set_value (document, cells, 2, 3);
  nonet_document_toggle_mark (document, &(guint){ 2 }, 1, 4);
  enter (document, 1, 4);
  changes = nonet_document_dup_changes (document, 10, &n);
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpuint (changes[0].n_cells, ==, 1);
  g_assert_cmpuint (changes[0].cell, ==, 1);
  g_assert_cmpuint (changes[0].value, ==, 4);
  g_assert_cmpuint (changes[1].n_cells, ==, 1);
  g_assert_cmpuint (changes[1].cell, ==, 2);
  g_assert_cmpuint (changes[1].value, ==, 0);
  g_assert_cmpuint (changes[2].n_cells, ==, 2);
  g_assert_cmpuint (changes[3].value, ==, 2);
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
  g_signal_connect_swapped (document, "checkpoints-changed", G_CALLBACK (count_signal), &n_changed);

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
