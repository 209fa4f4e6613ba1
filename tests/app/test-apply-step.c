/* Applying a step of logic to a document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/steps/stepping.h"

#include "tests/tasks/puzzles.h"

static NonetDocument *
new_document (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);

  nonet_puzzle_ensure_marks (puzzle)[0] = 1 << 4 | 1 << 5;
  return nonet_document_new (puzzle);
}

/* Places 6 in r1c1 if place is set, and removes 5 in r1c1 and in r1c2. */
static NonetFoundStep *
new_step (NonetDocument *document, gboolean place)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  const SudokuCandidate placed[] = { sudoku_candidate (puzzle->shape, 0, 6) };
  const SudokuCandidate removed[] = { sudoku_candidate (puzzle->shape, 0, 5), sudoku_candidate (puzzle->shape, 1, 5) };
  const SudokuStep step = { .technique = SUDOKU_HIDDEN_SINGLE,
                            .n_placed = place ? 1 : 0,
                            .placed = placed,
                            .n_removed = place ? 0 : 2,
                            .removed = removed };

  return nonet_found_step_new (position, &step);
}

static gboolean
is_struck (NonetDocument *document, guint cell, guint value)
{
  const SudokuSet *struck = nonet_document_peek (document)->eliminated;

  return struck != NULL && sudoku_set_has (struck[cell], value);
}

TEST (what_is_placed_is_an_entry)
{
  g_autoptr (NonetDocument) document = new_document ();
  g_autoptr (NonetFoundStep) step = new_step (document, TRUE);

  nonet_document_set_editing_givens (document, TRUE);
  g_assert_true (nonet_apply_step (document, step, NONET_START_BASIC));
  g_assert_cmpuint (nonet_document_get_value (document, 0), ==, 6);
  g_assert_false (nonet_document_is_given (document, 0));
  g_assert_true (nonet_document_get_editing_givens (document));
  nonet_document_undo (document);
  g_assert_cmpuint (nonet_document_get_value (document, 0), ==, 0);
  g_assert_false (nonet_document_get_can_undo (document));
}

TEST (entries_that_are_there_stay)
{
  g_autoptr (NonetDocument) document = new_document ();
  g_autoptr (NonetFoundStep) step = NULL;
  guint cell = 80;

  nonet_document_set_value (document, &cell, 1, 9);
  step = new_step (document, TRUE);
  nonet_apply_step (document, step, NONET_START_BASIC);
  g_assert_cmpuint (nonet_document_get_value (document, 80), ==, 9);
}

TEST (basic_candidates_are_struck)
{
  g_autoptr (NonetDocument) document = new_document ();
  g_autoptr (NonetFoundStep) step = new_step (document, FALSE);

  g_assert_true (nonet_apply_step (document, step, NONET_START_BASIC));
  g_assert_true (is_struck (document, 0, 5));
  g_assert_true (is_struck (document, 1, 5));
  g_assert_cmphex (nonet_document_peek (document)->marks[0], ==, 1 << 4 | 1 << 5);
}

TEST (marks_are_taken_out_where_there_are_any)
{
  g_autoptr (NonetDocument) document = new_document ();
  g_autoptr (NonetFoundStep) step = new_step (document, FALSE);

  g_assert_true (nonet_apply_step (document, step, NONET_START_MARKS));
  g_assert_cmphex (nonet_document_peek (document)->marks[0], ==, 1 << 5);
  g_assert_false (is_struck (document, 0, 5));
  g_assert_true (is_struck (document, 1, 5));
  nonet_document_undo (document);
  g_assert_cmphex (nonet_document_peek (document)->marks[0], ==, 1 << 4 | 1 << 5);
  g_assert_false (is_struck (document, 1, 5));
}

TEST (again_changes_nothing)
{
  g_autoptr (NonetDocument) document = new_document ();
  g_autoptr (NonetFoundStep) step = new_step (document, FALSE);

  g_assert_true (nonet_apply_step (document, step, NONET_START_MARKS));
  g_assert_false (nonet_apply_step (document, step, NONET_START_MARKS));
  g_assert_true (is_struck (document, 1, 5));
}

/* A position further on: its values are entries, and only what these leave is struck out. */
TEST (a_position_is_one_step_of_undo)
{
  g_autoptr (NonetDocument) document = new_document ();
  g_autoptr (NonetPuzzle) before = nonet_document_dup_snapshot (document);
  g_autoptr (NonetPosition) start = nonet_position_new (before, NONET_START_BASIC);
  g_autoptr (NonetPosition) position = nonet_position_new_on (start, start->board);
  g_autoptr (NonetPuzzle) after = NULL;
  g_autoptr (NonetPosition) reached = NULL;

  sudoku_board_remove (position->board, 40, 3);
  sudoku_board_remove (position->board, 60, 7);
  sudoku_board_remove (position->board, 80, 9);
  sudoku_board_place (position->board, 40, 4);
  sudoku_board_place (position->board, 62, 7);
  g_assert_true (nonet_apply_position (document, position, NONET_START_BASIC));
  g_assert_cmpuint (nonet_document_get_value (document, 40), ==, 4);
  g_assert_cmpuint (nonet_document_get_value (document, 62), ==, 7);
  g_assert_true (is_struck (document, 80, 9));
  g_assert_false (is_struck (document, 40, 3));
  g_assert_false (is_struck (document, 60, 7));
  after = nonet_document_dup_snapshot (document);
  reached = nonet_position_new (after, NONET_START_BASIC);
  g_assert_true (nonet_position_equal (reached, position));
  g_assert_false (nonet_apply_position (document, position, NONET_START_BASIC));
  nonet_document_undo (document);
  g_assert_true (nonet_puzzle_equal (nonet_document_peek (document), before));
}

/* Logic begins with what the values leave: what a rule does not allow is taken out by its steps, and struck out as by any. */
TEST (what_rules_of_a_cell_take_out_is_struck)
{
  const SudokuRule even = { .kind = SUDOKU_RULE_EVEN, .n_cells = 1, .cell = (const uint16_t[]){ 0 } };
  g_autoptr (NonetPuzzle) plain = make_puzzle (9, UNIQUE);
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (plain->shape, &even, 1);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (shape, NULL), after = NULL;
  g_autoptr (NonetDocument) document = NULL;
  g_autoptr (NonetPosition) position = NULL, reached = NULL;

  memcpy (puzzle->givens, plain->givens, shape->n_cells);
  document = nonet_document_new (puzzle);
  position = nonet_position_new (puzzle, NONET_START_BASIC);
  g_assert_true (sudoku_board_has (position->board, 0, 5));
  sudoku_board_remove (position->board, 0, 5);
  g_assert_true (nonet_apply_position (document, position, NONET_START_BASIC));
  after = nonet_document_dup_snapshot (document);
  reached = nonet_position_new (after, NONET_START_BASIC);
  g_assert_true (nonet_position_equal (reached, position));
}
