/* Positions: what logic starts from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "tests/test.h"

#include "puzzles.h"
#include "tasks/steps/found-step.h"

/* Row 1 has 1 and, entered, 2; r1c3 has the marks 2, 3 and 4, r1c4 none, and 5 is struck in r1c4. */
static NonetPuzzle *
marked_puzzle (void)
{
  NonetPuzzle *puzzle = make_puzzle (9, "1");

  puzzle->entries[1] = 2;
  nonet_puzzle_ensure_marks (puzzle)[2] = 2 | 4 | 8;
  nonet_puzzle_ensure_eliminated (puzzle)[3] = 16;
  return puzzle;
}

TEST (basic_leaves_out_what_is_struck)
{
  g_autoptr (NonetPuzzle) puzzle = marked_puzzle ();
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);

  g_assert_cmpuint (position->board->value[1], ==, 2);
  g_assert_true (position->board->given[0]);
  g_assert_false (position->board->given[1]);
  g_assert_cmphex (position->board->cell[2], ==, 0x1fc);
  g_assert_cmphex (position->board->cell[3], ==, 0x1fc & ~16);
}

TEST (marks_count_where_there_are_any)
{
  g_autoptr (NonetPuzzle) puzzle = marked_puzzle ();
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_MARKS);

  /* 2 is in the row already. */
  g_assert_cmphex (position->board->cell[2], ==, 4 | 8);
  g_assert_cmphex (position->board->cell[3], ==, 0x1fc & ~16);
}

TEST (uniqueness_takes_a_unique_board_and_leave)
{
  NonetLogicOptions options;
  SudokuFindLimits limits;

  nonet_logic_options_init (&options);
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_true (limits.unique);
  nonet_logic_options_limit (&options, 9, FALSE, &limits);
  g_assert_false (limits.unique);
  options.uniqueness = FALSE;
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_false (limits.unique);
}

TEST (limits_have_the_order_of_the_options)
{
  NonetLogicOptions options;
  SudokuFindLimits limits;

  nonet_logic_options_init (&options);
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_false (limits.ordered);
  options.order[options.n_ordered++] = SUDOKU_HIDDEN_SINGLE;
  options.order[options.n_ordered++] = SUDOKU_NAKED_SINGLE;
  nonet_logic_options_limit (&options, 9, TRUE, &limits);
  g_assert_true (limits.ordered);
  g_assert_cmpuint (limits.order[0], ==, SUDOKU_FULL_HOUSE);
  g_assert_cmpuint (limits.order[1], ==, SUDOKU_HIDDEN_SINGLE);
  g_assert_cmpuint (limits.order[SUDOKU_N_TECHNIQUES - 1], ==,
                    SUDOKU_NAKED_SINGLE); /* all others follow the hidden single */
}
