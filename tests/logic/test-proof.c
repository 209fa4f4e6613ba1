/* The checker of proofs: it accepts reasons that hold, and refuses those that do not, though the result may be true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards have boxes of 2x2 cells; steps are put together by hand.
 */
#include "tests/test.h"

#include "boards.h"

#define CANDIDATE(row, column, value) (((row) *4 + (column)) * 4 + (value) -1)
#define PLACES(house, value) ((house) *4 + (value) -1)

static bool
is_proved (const SudokuBoard *board, const SudokuStep *step)
{
  g_autoptr (SudokuProof) proof = sudoku_proof_new (board->shape);

  return sudoku_proof_check (proof, step, board, NULL);
}

TEST (single)
{
  g_autoptr (SudokuBoard) board = board_of ("1000001000010000"); /* 1 in r1c1, r2c3, r3c4: r4c2 */
  SudokuCandidate placed = CANDIDATE (3, 1, 1);
  SudokuPart cause = { .role = SUDOKU_PART_CAUSE, .kind = SUDOKU_ITEM_HOUSE, .item = 3 };
  SudokuStep step = {
    .technique = SUDOKU_HIDDEN_SINGLE, .n_placed = 1, .placed = &placed, .n_parts = 1, .part = &cause
  };

  g_assert_true (is_proved (board, &step));
  cause.item = 0; /* row 1 has a 1, and says nothing of r4c2 */
  g_assert_false (is_proved (board, &step));
  cause.item = 3;
  placed = CANDIDATE (3, 1, 2); /* other cells of the row may be 2 */
  g_assert_false (is_proved (board, &step));
}

TEST (bases_and_covers)
{
  g_autoptr (SudokuBoard) board = board_of ("1200000000000000");
  SudokuCandidate removed = CANDIDATE (1, 2, 3); /* 3 and 4 of row 1 are in box 2, so r2c3 is not 3 */
  SudokuPart part[] = { { .role = SUDOKU_PART_BASE, .kind = SUDOKU_ITEM_PLACES, .item = PLACES (0, 3) },
                        { .role = SUDOKU_PART_COVER, .kind = SUDOKU_ITEM_PLACES, .item = PLACES (9, 3) } };
  SudokuStep step = { .technique = SUDOKU_CLAIMING, .n_removed = 1, .removed = &removed, .n_parts = 2, .part = part };

  g_assert_true (is_proved (board, &step));
  part[0].item = PLACES (2, 3); /* row 3 */
  g_assert_false (is_proved (board, &step));
  part[0].item = PLACES (0, 3);
  removed = CANDIDATE (3, 2, 3); /* not in box 2 */
  g_assert_false (is_proved (board, &step));
}

/* In row 1 the 3 is in r1c3 or r1c4, so r2c3, which sees both, is not 3. The whole chain says that r1c3 or r3c2 is 3;
 * r4c3 sees only one of them. */
TEST (links)
{
  g_autoptr (SudokuBoard) board = board_of ("1200000000000000");
  SudokuCandidate removed = CANDIDATE (1, 2, 3);
  static const SudokuNode node[] = { { 3, 1, 0 }, { 3, 1, 1 }, { 3, 1, 2 }, { 3, 1, 3 } };
  static const uint16_t cell[] = { 2, 3, 11, 9 }; /* r1c3 = r1c4 - r3c4 = r3c2 */
  SudokuLink link[] = { { .from = 0, .to = 1, .kind = SUDOKU_LINK_STRONG, .reason = SUDOKU_REASON_HOUSE, .item = 0 },
                        { .from = 1, .to = 2, .kind = SUDOKU_LINK_WEAK, .reason = SUDOKU_REASON_HOUSE, .item = 7 },
                        { .from = 2, .to = 3, .kind = SUDOKU_LINK_STRONG, .reason = SUDOKU_REASON_HOUSE, .item = 2 } };
  SudokuStep step = { .technique = SUDOKU_X_CHAIN,
                      .n_removed = 1,
                      .removed = &removed,
                      .n_nodes = 4,
                      .node = node,
                      .n_node_cells = 4,
                      .node_cell = cell,
                      .n_links = 1,
                      .link = link };

  g_assert_true (is_proved (board, &step));
  link[0].item = 1; /* row 2 is no reason */
  g_assert_false (is_proved (board, &step));
  link[0].item = 0;
  step.n_links = 3;
  removed = CANDIDATE (3, 2, 3);
  sudoku_board_remove (board, 8, 3);
  sudoku_board_remove (board, 10, 3);
  g_assert_false (is_proved (board, &step));
  sudoku_board_remove (board, 14, 3);
  removed = CANDIDATE (0, 2, 3); /* with 3 in r1c3, r1c4 has none, and the chain says nothing */
  g_assert_false (is_proved (board, &step));
}

/* Two rows and two boxes: r1c1, r1c3, r3c1, r3c3 with 1 and 2 is no deadly pattern, as it lies in four boxes. */
TEST (deadly_pattern)
{
  g_autoptr (SudokuBoard) board = board_of ("0000000000000000");
  static const unsigned good[] = { 0, 1, 8, 9 }, bad[] = { 0, 2, 8, 10 };

  for (unsigned i = 0; i < 2; i++)
    {
      const unsigned *cells = i == 0 ? good : bad;
      SudokuPart part[12];
      SudokuCandidate removed = CANDIDATE (0, 0, 1);
      SudokuStep step = { .technique = SUDOKU_UNIQUE_RECTANGLE_1,
                          .n_removed = 1,
                          .removed = &removed,
                          .n_parts = G_N_ELEMENTS (part),
                          .part = part };
      g_autoptr (SudokuBoard) copy = sudoku_board_copy (board);

      for (unsigned j = 0; j < 4; j++)
        {
          part[3 * j] = (SudokuPart){ .role = SUDOKU_PART_DEADLY, .kind = SUDOKU_ITEM_CELL, .item = cells[j] };
          for (unsigned value = 1; value <= 2; value++)
            part[3 * j + value] = (SudokuPart){ .role = SUDOKU_PART_FLOOR,
                                                .kind = SUDOKU_ITEM_CANDIDATE,
                                                .item = cells[j] * 4 + value - 1 };
          for (unsigned value = 3; value <= 4 && j > 0; value++)
            sudoku_board_remove (copy, cells[j], value);
        }
      g_assert_cmpint (is_proved (copy, &step), ==, i == 0);
      g_assert_false (is_proved (board, &step)); /* here the others have 3 and 4 */
    }
}
