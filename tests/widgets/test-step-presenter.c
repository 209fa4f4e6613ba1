/* The presenter of steps: what is on the board while one is explained, and when it ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"
#include "widgets/board/board-cell.h"
#include "widgets/steps/step-presenter.h"

typedef struct
{
  NonetDocument *document;
  NonetBoardView *board;
  NonetStepPresenter *presenter;
  GtkWindow *window;
  NonetFoundStep *step; /* r1c2 = 4, of the puzzle as it is */
} Fixture;

static NonetFoundStep *
placing (NonetPosition *position, guint cell, guint value)
{
  const SudokuCandidate placed = sudoku_candidate (position->board->shape, cell, value);
  const SudokuPart part = { .role = SUDOKU_PART_CAUSE, .kind = SUDOKU_ITEM_HOUSE, .item = 0 };
  const SudokuStep step = { .technique = SUDOKU_HIDDEN_SINGLE,
                            .values = sudoku_set_of (value),
                            .n_placed = 1,
                            .placed = &placed,
                            .n_parts = 1,
                            .part = &part };

  return nonet_found_step_new (position, &step);
}

static void
fixture_set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (NonetPosition) position = NULL;

  self->document = document_of (9, BIRD);
  self->board = g_object_new (NONET_TYPE_BOARD_EDITOR, NULL);
  nonet_board_view_set_document (self->board, self->document);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->board));
  self->presenter = nonet_step_presenter_new (self->board);
  self->window = ui_show (scroller, 500, 500);
  puzzle = nonet_document_dup_snapshot (self->document);
  position = nonet_position_new (puzzle, NONET_START_BASIC);
  self->step = placing (position, 1, 4);
}

static void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->step);
  g_clear_object (&self->presenter);
  ui_close (self->window);
  g_assert_finalize_object (self->document);
}

static void
describe (Fixture *self, NonetBoardScene *scene)
{
  nonet_board_look_describe (nonet_board_view_get_look (self->board), scene);
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, self, NULL, fixture_set_up, fixture_tear_down)

FIXTURE_TEST (stages_give_away_more_and_more)
{
  NonetBoardScene scene;

  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_VAGUE);
  describe (self, &scene);
  g_assert_null (scene.marks);
  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_WHERE);
  describe (self, &scene);
  g_assert_cmpint (scene.marks->house[0], ==, NONET_HOUSE_MARK_CAUSE);
  g_assert_null (scene.candidates);
  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_WHAT);
  describe (self, &scene);
  g_assert_nonnull (scene.candidates);
  g_assert_cmpint (nonet_board_marks_get (scene.marks, 1, 4), ==, NONET_MARK_NONE);
  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_FULL);
  describe (self, &scene);
  g_assert_cmpint (nonet_board_marks_get (scene.marks, 1, 4), ==, NONET_MARK_PLACED);
}

/* A naked single is what the digits that its cell sees leave: its candidate alone would say which. */
FIXTURE_TEST (the_pattern_of_a_naked_single_shows_no_candidates)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (self->document);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  const SudokuCandidate placed = sudoku_candidate (position->board->shape, 36, 6);
  const SudokuStep step = {
    .technique = SUDOKU_NAKED_SINGLE, .values = sudoku_set_of (6), .n_placed = 1, .placed = &placed
  };
  g_autoptr (NonetFoundStep) single = nonet_found_step_new (position, &step);
  NonetBoardScene scene;

  nonet_step_presenter_show (self->presenter, single, NONET_STEP_WHAT);
  describe (self, &scene);
  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpuint (scene.candidates[cell], ==, 0);
  nonet_step_presenter_show (self->presenter, single, NONET_STEP_FULL);
  describe (self, &scene);
  g_assert_cmpuint (scene.candidates[36], ==, sudoku_set_of (6));
}

static void
assert_says (Fixture *self, guint cell, const char *expected)
{
  g_autofree char *text = NULL;
  NonetBoardScene scene;

  describe (self, &scene);
  text = nonet_board_describe_cell (&scene, cell, FALSE, NULL);
  g_assert_cmpstr (text, ==, expected);
}

/* An X-wing's base with a fin, in r1c2 and r1c5; what sees both goes from r1c3. */
FIXTURE_TEST (cells_say_what_part_they_have)
{
  NonetPosition *position = nonet_found_step_get_position (self->step);
  const SudokuShape *shape = position->board->shape;
  const SudokuCandidate removed[] = { sudoku_candidate (shape, 2, 4) };
  const SudokuPart parts[] = {
    { .role = SUDOKU_PART_PATTERN, .kind = SUDOKU_ITEM_CANDIDATE, .item = sudoku_candidate (shape, 1, 4) },
    { .role = SUDOKU_PART_FIN, .kind = SUDOKU_ITEM_CANDIDATE, .item = sudoku_candidate (shape, 4, 4) },
    { .role = SUDOKU_PART_SET, .kind = SUDOKU_ITEM_CELL, .index = 1, .item = 10 },
  };
  const SudokuStep step = { .technique = SUDOKU_FINNED_X_WING,
                            .n_removed = 1,
                            .removed = removed,
                            .n_parts = G_N_ELEMENTS (parts),
                            .part = parts };
  g_autoptr (NonetFoundStep) found = nonet_found_step_new (position, &step);

  nonet_step_presenter_show (self->presenter, found, NONET_STEP_FULL);
  assert_says (self, 0, "row 1, column 1: 2, given");
  assert_says (self, 1, "row 1, column 2: candidates 4 6, 4 part of the pattern");
  assert_says (self, 2, "row 1, column 3: candidates 4 5 6 9, 4 can be removed");
  assert_says (self, 4, "row 1, column 5: candidates 4 7 9, 4 fin");
  assert_says (self, 10, "row 2, column 2: candidates 3 4 6 8, in set B");
  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_FULL);
  assert_says (self, 1, "row 1, column 2: candidates 4 6, must be 4");
}

/* Cell r1c1 is a given 2. */
static guint
count_tinted (Fixture *self)
{
  NonetBoardScene scene;
  guint n = 0;

  nonet_board_look_make_scene ((NonetBoardLook *) nonet_board_view_get_look (self->board), &scene);
  for (guint cell = 0; cell < 81; cell++)
    n += (scene.flags[cell] & (NONET_CELL_SELECTED | NONET_CELL_HOUSE | NONET_CELL_EQUAL)) != 0;
  g_assert_cmpint (scene.flags[0] & NONET_CELL_CURSOR, ==, NONET_CELL_CURSOR);
  g_assert_cmpuint (scene.chosen, ==, n > 0 ? 2 : 0);
  return n;
}

FIXTURE_TEST (a_step_is_not_mixed_with_the_tints_of_the_selection)
{
  guint n_tinted;

  nonet_board_view_select (self->board, &(guint){ 0 }, 1);
  n_tinted = count_tinted (self);
  g_assert_cmpuint (n_tinted, >, 21);
  for (NonetStepStage stage = NONET_STEP_WHERE; stage <= NONET_STEP_FULL; stage++)
    {
      nonet_step_presenter_show (self->presenter, self->step, stage);
      g_assert_cmpuint (count_tinted (self), ==, 0);
    }
  nonet_step_presenter_show_position (self->presenter, nonet_found_step_get_position (self->step));
  g_assert_cmpuint (count_tinted (self), ==, 0);
  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  g_assert_cmpuint (count_tinted (self), ==, n_tinted);
}

FIXTURE_TEST (cells_say_what_is_the_reason_for_a_single)
{
  g_autoptr (NonetFoundStep) found = placing (nonet_found_step_get_position (self->step), 2, 9);

  nonet_step_presenter_show (self->presenter, found, NONET_STEP_FULL);
  assert_says (self, 37, "row 5, column 2: 9, given, part of the reason");
  assert_says (self, 1, "row 1, column 2: candidates 4 6, crossed out");
  assert_says (self, 7, "row 1, column 8: 3, given");
}

FIXTURE_TEST (a_step_comes_with_the_candidates_it_was_found_on)
{
  NonetBoardScene scene;

  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_FULL);
  describe (self, &scene);
  g_assert_nonnull (scene.candidates);
  g_assert_cmpint (nonet_board_marks_get (scene.marks, 1, 4), ==, NONET_MARK_PLACED);

  nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  describe (self, &scene);
  g_assert_null (scene.marks);
}

FIXTURE_TEST (a_vague_hint_marks_nothing)
{
  NonetBoardScene scene;

  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_VAGUE);
  describe (self, &scene);
  g_assert_null (scene.marks);
}

FIXTURE_TEST (a_later_step_comes_with_the_values_until_then)
{
  NonetPosition *position = nonet_found_step_get_position (self->step);
  g_autoptr (NonetPosition) later = nonet_position_new_on (position, position->board);
  g_autoptr (NonetFoundStep) step = NULL;
  NonetBoardScene scene;

  sudoku_step_apply (nonet_found_step_get_step (self->step), later->board);
  step = placing (later, 2, 6);
  nonet_step_presenter_show (self->presenter, step, NONET_STEP_VAGUE);
  describe (self, &scene);
  g_assert_cmpuint (nonet_board_scene_get_shown (&scene, 1), ==, 4);
  g_assert_cmpuint (nonet_board_scene_get_shown (&scene, 2), ==, 0);
}

FIXTURE_TEST (an_edit_ends_it)
{
  const guint cell = 1;
  NonetBoardScene scene;

  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_FULL);
  nonet_document_set_value (self->document, &cell, 1, 4);
  g_assert_null (nonet_step_presenter_get_step (self->presenter));
  describe (self, &scene);
  g_assert_null (scene.marks);
}

static void
show_marks_cb (NonetStepPresenter *presenter)
{
  nonet_step_presenter_show_marks (presenter, NULL);
}

/* Somebody else has the marks shown anew when the puzzle is replaced, and is notified earlier. */
FIXTURE_TEST (nothing_of_a_larger_board_gets_onto_a_smaller_one)
{
  g_autoptr (NonetPuzzle) four = nonet_puzzle_new (nonet_shape_get_usual (4), NULL);

  g_signal_connect_object (self->document, "changed", G_CALLBACK (show_marks_cb), self->presenter, G_CONNECT_SWAPPED);
  nonet_step_presenter_show (self->presenter, self->step, NONET_STEP_FULL);
  nonet_document_replace_puzzle (self->document, four);
  g_assert_null (nonet_step_presenter_get_step (self->presenter));
  g_assert_null (nonet_board_view_get_look (self->board)->explanation);
}

/* Also where the cell is selected: then its tint and its outline are those of the selection. */
FIXTURE_TEST (an_entry_that_has_to_go_looks_wrong)
{
  static const guint cell = 1;
  g_autoptr (NonetBoardMarks) marks = nonet_board_marks_new (nonet_document_get_shape (self->document));
  g_autoptr (NonetBoardOverlay) overlay = NULL;
  NonetBoardScene scene;

  marks->cell[cell] = NONET_CELL_MARK_CAUSE;
  marks->candidate[cell * 9 + 6 - 1] = NONET_MARK_REMOVED;
  overlay = nonet_board_overlay_with_marks (NULL, marks);
  nonet_document_set_value (self->document, &cell, 1, 6);
  nonet_board_view_select (self->board, &cell, 1);
  nonet_step_presenter_show_overlay (self->presenter, overlay);
  nonet_board_look_make_scene ((NonetBoardLook *) nonet_board_view_get_look (self->board), &scene);
  g_assert_cmpuint (scene.flags[cell] & NONET_CELL_CONFLICT, !=, 0);
  assert_says (self, cell, "row 1, column 2: 6, marked");
  nonet_step_presenter_show_overlay (self->presenter, NULL);
  nonet_board_look_make_scene ((NonetBoardLook *) nonet_board_view_get_look (self->board), &scene);
  g_assert_cmpuint (scene.flags[cell] & NONET_CELL_CONFLICT, ==, 0);
}
