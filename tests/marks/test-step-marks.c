/* Steps on a board without givens, and the marks that they get.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "formats/shapes.h"
#include "marks/step-marks.h"

#define CANDIDATE(row, column, value) (((row) -1) * 81 + ((column) -1) * 9 + (value) -1)
#define CELL(row, column) (((row) -1) * 9 + (column) -1)
#define PLACES(house, value) ((house) *9 + (value) -1)
#define ROW(row) ((row) -1)
#define COLUMN(column) (9 + (column) -1)

static SudokuBoard *
board_new (void)
{
  SudokuGrid *grid = sudoku_grid_new (nonet_shape_get (3, 3));
  SudokuBoard *board = sudoku_board_new (grid, NULL, NULL);

  sudoku_grid_free (grid);
  return board;
}

static NonetBoardMarks *
marks_of (const SudokuStep *step, guint branch)
{
  SudokuBoard *board = board_new ();
  NonetBoardMarks *marks = nonet_step_to_marks (step, board, branch);

  sudoku_board_free (board);
  return marks;
}

/* An X-wing in two rows of which the first has a fin, which is also a place of its base. */
TEST (fish_have_houses_and_fins)
{
  const SudokuPart parts[] = { { SUDOKU_PART_BASE, SUDOKU_ITEM_PLACES, 0, PLACES (ROW (1), 5) },
                               { SUDOKU_PART_BASE, SUDOKU_ITEM_PLACES, 0, PLACES (ROW (4), 5) },
                               { SUDOKU_PART_COVER, SUDOKU_ITEM_PLACES, 0, PLACES (COLUMN (2), 5) },
                               { SUDOKU_PART_FIN, SUDOKU_ITEM_CANDIDATE, 0, CANDIDATE (1, 3, 5) },
                               { SUDOKU_PART_ENDO_FIN, SUDOKU_ITEM_CANDIDATE, 0, CANDIDATE (1, 4, 5) } };
  const SudokuCandidate removed[] = { CANDIDATE (2, 2, 5), CANDIDATE (4, 2, 5) };
  const SudokuStep step = {
    .part = parts, .n_parts = G_N_ELEMENTS (parts), .removed = removed, .n_removed = G_N_ELEMENTS (removed)
  };
  g_autoptr (NonetBoardMarks) marks = marks_of (&step, NONET_ALL_BRANCHES);

  g_assert_cmpint (marks->house[ROW (1)], ==, NONET_HOUSE_MARK_BASE);
  g_assert_cmpint (marks->house[COLUMN (2)], ==, NONET_HOUSE_MARK_COVER);
  g_assert_cmpint (marks->house[ROW (2)], ==, NONET_HOUSE_MARK_NONE);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 2, 5)], ==, NONET_MARK_PATTERN);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 2, 6)], ==, NONET_MARK_NONE);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 3, 5)], ==, NONET_MARK_FIN);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 4, 5)], ==, NONET_MARK_ENDO_FIN);
  g_assert_cmpint (marks->candidate[CANDIDATE (2, 2, 5)], ==, NONET_MARK_REMOVED);
  g_assert_cmpint (marks->candidate[CANDIDATE (4, 2, 5)], ==, NONET_MARK_CANNIBAL);
  g_assert_cmpint (marks->cell[CELL (9, 9)], ==, NONET_CELL_MARK_DIMMED);
  g_assert_cmpint (marks->cell[CELL (9, 2)], ==, 0);
  g_assert_cmpint (marks->cell[CELL (2, 2)], ==, 0);
}

/* A naked pair of 1 and 2 in r1c1 and r1c5, which excludes 1 in r1c9. */
static const SudokuPart pair_parts[] = { { SUDOKU_PART_BASE, SUDOKU_ITEM_CELL, 0, CELL (1, 1) },
                                         { SUDOKU_PART_BASE, SUDOKU_ITEM_CELL, 0, CELL (1, 5) },
                                         { SUDOKU_PART_COVER, SUDOKU_ITEM_PLACES, 0, PLACES (ROW (1), 1) },
                                         { SUDOKU_PART_COVER, SUDOKU_ITEM_PLACES, 0, PLACES (ROW (1), 2) } };
static const SudokuCandidate pair_removed[] = { CANDIDATE (1, 9, 1) };
static const SudokuStep pair = { .part = pair_parts,
                                 .n_parts = G_N_ELEMENTS (pair_parts),
                                 .removed = pair_removed,
                                 .n_removed = 1 };

TEST (a_pattern_may_be_shown_without_its_result)
{
  SudokuBoard *board = board_new ();
  g_autoptr (NonetBoardMarks) marks = nonet_step_to_pattern_marks (&pair, board, NONET_ALL_BRANCHES);

  g_assert_cmpint (marks->candidate[CANDIDATE (1, 1, 1)], ==, NONET_MARK_PATTERN);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 9, 1)], ==, NONET_MARK_NONE);
  sudoku_board_free (board);
}

TEST (a_place_is_the_house_of_the_cells)
{
  g_autoptr (NonetBoardMarks) marks = nonet_step_to_place_marks (&pair, nonet_shape_get (3, 3));

  g_assert_cmpint (marks->house[ROW (1)], ==, NONET_HOUSE_MARK_CAUSE);
  g_assert_cmpint (marks->cell[CELL (1, 1)], ==, 0);
  g_assert_cmpint (marks->cell[CELL (1, 9)], ==, 0);
  g_assert_cmpint (marks->cell[CELL (2, 1)], ==, NONET_CELL_MARK_DIMMED);
  for (guint candidate = 0; candidate < 729; candidate++)
    g_assert_cmpint (marks->candidate[candidate], ==, NONET_MARK_NONE);
}

TEST (a_chain_is_looked_for_where_it_begins)
{
  static const uint16_t cells[] = { CELL (1, 1), CELL (1, 7) };
  const SudokuNode nodes[] = { { 5, 1, 0 }, { 5, 1, 1 } };
  const SudokuLink links[] = { { 0, 1, SUDOKU_LINK_STRONG, SUDOKU_REASON_HOUSE, ROW (1), 0 } };
  const SudokuStep step = {
    .node = nodes, .n_nodes = 2, .node_cell = cells, .n_node_cells = 2, .link = links, .n_links = 1
  };
  g_autoptr (NonetBoardMarks) marks = nonet_step_to_place_marks (&step, nonet_shape_get (3, 3));

  g_assert_cmpint (marks->cell[CELL (1, 1)], ==, NONET_CELL_MARK_CAUSE);
  g_assert_cmpint (marks->cell[CELL (1, 7)], ==, NONET_CELL_MARK_DIMMED);
  g_assert_cmpuint (marks->links->len, ==, 0);
}

/* (5)r1c1=(5)r1c7-(5)r8c7=(5)r8c2, and its house. */
TEST (chains_have_ends_and_sides)
{
  static const uint16_t cells[] = { CELL (1, 1), CELL (1, 7), CELL (8, 7), CELL (8, 2) };
  const SudokuNode nodes[] = { { 5, 1, 0 }, { 5, 1, 1 }, { 5, 1, 2 }, { 5, 1, 3 } };
  const SudokuLink links[] = { { 0, 1, SUDOKU_LINK_STRONG, SUDOKU_REASON_HOUSE, ROW (1), 0 },
                               { 1, 2, SUDOKU_LINK_WEAK, SUDOKU_REASON_HOUSE, COLUMN (7), 0 },
                               { 2, 3, SUDOKU_LINK_STRONG, SUDOKU_REASON_HOUSE, ROW (8), 0 } };
  const SudokuStep step = {
    .node = nodes, .n_nodes = 4, .node_cell = cells, .n_node_cells = 4, .link = links, .n_links = 3
  };
  g_autoptr (NonetBoardMarks) marks = marks_of (&step, NONET_ALL_BRANCHES);

  g_assert_cmpint (marks->candidate[CANDIDATE (1, 1, 5)], ==, NONET_MARK_PATTERN);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 7, 5)], ==, NONET_MARK_ON);
  g_assert_cmpint (marks->candidate[CANDIDATE (8, 7, 5)], ==, NONET_MARK_OFF);
  g_assert_cmpint (marks->candidate[CANDIDATE (8, 2, 5)], ==, NONET_MARK_PATTERN);
  g_assert_cmpint (marks->house[ROW (8)], ==, NONET_HOUSE_MARK_CAUSE);
  g_assert_cmpint (marks->house[COLUMN (7)], ==, NONET_HOUSE_MARK_NONE);
  g_assert_cmpuint (marks->links->len, ==, 3);
  g_assert_true (g_array_index (marks->links, NonetBoardLink, 0).strong);
  g_assert_false (g_array_index (marks->links, NonetBoardLink, 1).strong);
}

/* 5 and 6 in two cells, along with one and back with the other. */
TEST (a_remote_pair_is_drawn_one_way)
{
  static const uint16_t cells[] = { CELL (1, 1), CELL (1, 7) };
  const SudokuNode nodes[] = { { 5, 1, 0 }, { 6, 1, 0 }, { 6, 1, 1 }, { 5, 1, 1 } };
  const SudokuLink links[] = { { 0, 1, SUDOKU_LINK_STRONG, SUDOKU_REASON_CELL, CELL (1, 1), 0 },
                               { 1, 2, SUDOKU_LINK_WEAK, SUDOKU_REASON_HOUSE, ROW (1), 0 },
                               { 2, 3, SUDOKU_LINK_STRONG, SUDOKU_REASON_CELL, CELL (1, 7), 0 },
                               { 3, 0, SUDOKU_LINK_WEAK, SUDOKU_REASON_HOUSE, ROW (1), 0 },
                               { 0, 1, SUDOKU_LINK_STRONG, SUDOKU_REASON_CELL, CELL (1, 1), 0 } };
  const SudokuStep step = { .technique = SUDOKU_REMOTE_PAIR,
                            .node = nodes,
                            .n_nodes = 4,
                            .node_cell = cells,
                            .n_node_cells = 2,
                            .link = links,
                            .n_links = 5 };
  g_autoptr (NonetBoardMarks) marks = marks_of (&step, NONET_ALL_BRANCHES);

  g_assert_cmpuint (marks->links->len, ==, 3);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 7, 5)], ==, NONET_MARK_PATTERN);
}

/* Two branches that share a link: both have it, all of them have it once. */
TEST (branches_are_shown_by_themselves)
{
  static const uint16_t cells[] = { CELL (1, 1), CELL (1, 7), CELL (8, 7) };
  static const uint16_t starts[] = { 0, 1 };
  const SudokuNode nodes[] = { { 5, 1, 0 }, { 5, 1, 1 }, { 5, 1, 2 } };
  const SudokuLink links[] = { { 0, 1, SUDOKU_LINK_WEAK, SUDOKU_REASON_HOUSE, ROW (1), 1 },
                               { 1, 2, SUDOKU_LINK_WEAK, SUDOKU_REASON_HOUSE, COLUMN (7), 1 },
                               { 1, 2, SUDOKU_LINK_WEAK, SUDOKU_REASON_HOUSE, COLUMN (7), 2 } };
  const SudokuStep step = { .node = nodes,
                            .n_nodes = 3,
                            .node_cell = cells,
                            .n_node_cells = 3,
                            .link = links,
                            .n_links = 3,
                            .branch_start = starts,
                            .n_branches = 2 };
  g_autoptr (NonetBoardMarks) all = marks_of (&step, NONET_ALL_BRANCHES);
  g_autoptr (NonetBoardMarks) first = marks_of (&step, 1), second = marks_of (&step, 2);

  g_assert_cmpuint (all->links->len, ==, 2);
  g_assert_cmpuint (first->links->len, ==, 2);
  g_assert_cmpuint (second->links->len, ==, 1);
  g_assert_cmpint (all->candidate[CANDIDATE (1, 1, 5)], ==, NONET_MARK_PATTERN);
  g_assert_cmpint (all->candidate[CANDIDATE (8, 7, 5)], ==, NONET_MARK_OFF);
}

/* A cell that is in two sets has both letters. */
TEST (sets_have_their_cells)
{
  const SudokuPart parts[] = { { SUDOKU_PART_SET, SUDOKU_ITEM_CELL, 0, CELL (1, 1) },
                               { SUDOKU_PART_SET, SUDOKU_ITEM_CELL, 1, CELL (1, 1) },
                               { SUDOKU_PART_SET, SUDOKU_ITEM_CELL, 1, CELL (1, 2) },
                               { SUDOKU_PART_COMMON, SUDOKU_ITEM_CANDIDATE, 0, CANDIDATE (1, 2, 3) } };
  const SudokuStep step = { .part = parts, .n_parts = G_N_ELEMENTS (parts) };
  g_autoptr (NonetBoardMarks) marks = marks_of (&step, NONET_ALL_BRANCHES);

  g_assert_cmpint (marks->cell[CELL (1, 1)], ==, 1 | 2);
  g_assert_cmpint (marks->cell[CELL (1, 2)], ==, 2);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 2, 4)], ==, NONET_MARK_SET + 1);
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 2, 3)], ==, NONET_MARK_PATTERN);
}

/* Singles, on the board of Bird's paper. */

#define BIRD "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."

static NonetBoardMarks *
marks_of_single (const char *puzzle,
                 SudokuTechnique technique,
                 SudokuItemKind kind,
                 guint item,
                 guint placed,
                 gboolean with_result)
{
  const SudokuPart part = { .role = SUDOKU_PART_CAUSE, .kind = kind, .item = item };
  const SudokuStep step = { .technique = technique,
                            .values = sudoku_set_of (placed % 9 + 1),
                            .part = &part,
                            .n_parts = 1,
                            .placed = &(const SudokuCandidate){ placed },
                            .n_placed = 1 };
  guint8 values[81];
  SudokuGrid *grid;
  SudokuBoard *board;
  NonetBoardMarks *marks;

  for (guint cell = 0; cell < 81; cell++)
    values[cell] = puzzle[cell] == '.' ? 0 : (guint8) (puzzle[cell] - '0');
  grid = sudoku_grid_new_from_values (nonet_shape_get (3, 3), values);
  board = sudoku_board_new (grid, NULL, NULL);
  marks = with_result ? nonet_step_to_marks (&step, board, NONET_ALL_BRANCHES)
                      : nonet_step_to_pattern_marks (&step, board, NONET_ALL_BRANCHES);
  sudoku_board_free (board);
  sudoku_grid_free (grid);
  return marks;
}

static void
assert_cells (const NonetBoardMarks *marks, NonetCellMark mark, const char *expected)
{
  g_autoptr (GString) cells = g_string_new (NULL);

  for (guint cell = 0; cell < 81; cell++)
    if ((marks->cell[cell] & mark) != 0)
      g_string_append_printf (cells, " %u%u", cell / 9 + 1, cell % 9 + 1);
  g_assert_cmpstr (cells->str, ==, expected);
}

static gboolean
has_ray (const NonetBoardMarks *marks, guint from, guint to)
{
  for (guint i = 0; i < marks->rays->len; i++)
    if (g_array_index (marks->rays, NonetBoardRay, i).from == from
        && g_array_index (marks->rays, NonetBoardRay, i).to == to)
      return TRUE;
  return FALSE;
}

/* Of the other open cells of the row only r1c2 sees a 9; the box's cells see the one in r7c1 by their column. */
TEST (a_hidden_single_shows_what_blocks_the_other_cells)
{
  g_autoptr (NonetBoardMarks) marks =
      marks_of_single (BIRD, SUDOKU_HIDDEN_SINGLE, SUDOKU_ITEM_HOUSE, ROW (1), CANDIDATE (1, 3, 9), TRUE);
  g_autoptr (NonetBoardMarks) in_box =
      marks_of_single (BIRD, SUDOKU_HIDDEN_SINGLE, SUDOKU_ITEM_HOUSE, 18, CANDIDATE (3, 3, 9), FALSE);

  assert_cells (marks, NONET_CELL_MARK_LIT, " 52");
  assert_cells (marks, NONET_CELL_MARK_CROSSED, " 12 14 15 17");
  g_assert_cmpuint (marks->rays->len, ==, 1);
  g_assert_true (has_ray (marks, CELL (5, 2), CELL (1, 2)));
  g_assert_cmpuint (marks->values, ==, sudoku_set_of (9));
  g_assert_cmpint (marks->candidate[CANDIDATE (1, 3, 9)], ==, NONET_MARK_PLACED);

  assert_cells (in_box, NONET_CELL_MARK_LIT, " 52 71");
  assert_cells (in_box, NONET_CELL_MARK_CROSSED, " 12 13 21 22 23 31");
  g_assert_cmpuint (in_box->rays->len, ==, 4);
  g_assert_true (has_ray (in_box, CELL (7, 1), CELL (2, 1)));
  g_assert_true (has_ray (in_box, CELL (5, 2), CELL (2, 2)));
  g_assert_cmpint (in_box->candidate[CANDIDATE (3, 3, 9)], ==, NONET_MARK_NONE);
}

/* Of the two 1s that r1c2 sees, one is enough. */
TEST (a_naked_single_shows_the_digits_that_it_sees)
{
  g_autoptr (NonetBoardMarks) marks =
      marks_of_single (BIRD, SUDOKU_NAKED_SINGLE, SUDOKU_ITEM_CELL, CELL (1, 2), CANDIDATE (1, 2, 4), TRUE);

  assert_cells (marks, NONET_CELL_MARK_LIT, " 11 16 18 19 32 52 82");
  assert_cells (marks, NONET_CELL_MARK_CROSSED, "");
  g_assert_cmpuint (marks->rays->len, ==, 7);
  g_assert_true (has_ray (marks, CELL (3, 2), CELL (1, 2)));
  g_assert_cmpuint (marks->values, ==, sudoku_set_of (4));
}

TEST (a_full_house_shows_its_digits)
{
  static const char one_row[] = "1234.6789........................................................................";
  g_autoptr (NonetBoardMarks) marks =
      marks_of_single (one_row, SUDOKU_FULL_HOUSE, SUDOKU_ITEM_HOUSE, ROW (1), CANDIDATE (1, 5, 5), TRUE);

  assert_cells (marks, NONET_CELL_MARK_LIT, " 11 12 13 14 16 17 18 19");
  g_assert_cmpuint (marks->rays->len, ==, 0);
  g_assert_cmpuint (marks->values, ==, sudoku_set_of (5));
}

TEST (a_locked_pair_has_all_its_houses)
{
  const SudokuPart parts[] = { { SUDOKU_PART_BASE, SUDOKU_ITEM_CELL, 0, CELL (1, 1) },
                               { SUDOKU_PART_BASE, SUDOKU_ITEM_CELL, 0, CELL (1, 2) },
                               { SUDOKU_PART_COVER, SUDOKU_ITEM_PLACES, 0, PLACES (18, 1) },
                               { SUDOKU_PART_COVER, SUDOKU_ITEM_PLACES, 0, PLACES (18, 2) } };
  const SudokuStep step = { .technique = SUDOKU_LOCKED_PAIR, .part = parts, .n_parts = G_N_ELEMENTS (parts) };
  g_autoptr (NonetBoardMarks) marks = marks_of (&step, NONET_ALL_BRANCHES);
  g_autoptr (NonetBoardMarks) place = nonet_step_to_place_marks (&step, nonet_shape_get (3, 3));

  for (guint house = 0; house < marks->shape->n_houses; house++)
    {
      gboolean is_its = house == ROW (1) || house == 18;

      g_assert_cmpint (marks->house[house], ==, is_its ? NONET_HOUSE_MARK_COVER : NONET_HOUSE_MARK_NONE);
      g_assert_cmpint (place->house[house], ==, is_its ? NONET_HOUSE_MARK_CAUSE : NONET_HOUSE_MARK_NONE);
    }
}

TEST (locked_candidates_are_shown_without_those_of_other_values)
{
  const SudokuPart parts[] = { { SUDOKU_PART_BASE, SUDOKU_ITEM_PLACES, 0, PLACES (18, 5) },
                               { SUDOKU_PART_COVER, SUDOKU_ITEM_PLACES, 0, PLACES (ROW (1), 5) } };
  SudokuStep step = {
    .technique = SUDOKU_POINTING, .values = sudoku_set_of (5), .part = parts, .n_parts = G_N_ELEMENTS (parts)
  };
  g_autoptr (NonetBoardMarks) pointing = marks_of (&step, NONET_ALL_BRANCHES), fish = NULL;

  step.technique = SUDOKU_X_WING;
  fish = marks_of (&step, NONET_ALL_BRANCHES);
  g_assert_cmpuint (pointing->values, ==, sudoku_set_of (5));
  g_assert_cmpuint (fish->values, ==, 0);
}
