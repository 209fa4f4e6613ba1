/* The walk in the background: it goes where it is asked to, can be stopped, and ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/derivation/derivation.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

#define BIRD                                                                                                           \
  "2....1.38........5.7...6..........13.981..257"                                                                      \
  "31....8..9..8...2..5..697844..25...."

static gpointer
count_choices (const SudokuDerivation *walk, SudokuStride stride)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  guint n = 0;

  for (guint cell = 0; cell < matrix->shape->n_cells; cell++)
    n += sudoku_set_count (matrix->cell[cell]);
  return GUINT_TO_POINTER (n);
}

static void
keep (gpointer picture)
{
}

static NonetDerivation *
make_walk (guint order, const char *cells, gboolean prune_once)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  return nonet_derivation_new (puzzle, prune_once ? SUDOKU_VARIANT_ONCE : SUDOKU_VARIANT_FIXPOINT, NONET_CELLS_RC,
                               count_choices, keep);
}

static const NonetMoment *
wait_moment (NonetDerivation *walk)
{
  WAIT_UNTIL (!nonet_derivation_is_moving (walk));
  return nonet_derivation_get_moment (walk);
}

static const NonetMoment *
go (NonetDerivation *walk, NonetGoal goal)
{
  nonet_derivation_go (walk, goal);
  return wait_moment (walk);
}

/* 81 - 30 blanks with nine choices each, and the givens. */
TEST (begins_with_choices)
{
  g_autoptr (NonetDerivation) walk = make_walk (9, BIRD, FALSE);
  const NonetMoment *moment = wait_moment (walk);

  g_assert_cmpuint (GPOINTER_TO_UINT (moment->picture), ==, 30 + 51 * 9);
  g_assert_cmpstr (moment->powers, ==, "9⁵¹");
  g_assert_cmpstr (moment->boards, ==, "4.64\u00a0×\u00a010⁴⁸");
  g_assert_false (nonet_derivation_can_move (walk, FALSE));
  g_assert_true (nonet_derivation_can_move (walk, TRUE));
}

TEST (goes_to_stages)
{
  g_autoptr (NonetDerivation) walk = make_walk (9, BIRD, TRUE);

  g_assert_cmpstr (go (walk, NONET_GOAL_ROWS)->function, ==, "pruneBy rows");
  g_assert_cmpstr (go (walk, NONET_GOAL_BOXES)->function, ==, "pruneBy boxs");
  g_assert_cmpstr (go (walk, NONET_GOAL_COLUMNS)->function, ==, "pruneBy cols");
  g_assert_cmpstr (go (walk, NONET_GOAL_PRUNE)->function, ==, "pruneBy boxs");
  g_assert_cmpstr (go (walk, NONET_GOAL_SEARCH)->function, ==, "expand");
  g_assert_cmpstr (go (walk, NONET_GOAL_START)->function, ==, "choices");
}

/* One pruning after each expansion makes a tree of 13 matrices for this puzzle, of depth 5, with one solution. */
TEST (comes_to_the_end_and_back)
{
  g_autoptr (NonetDerivation) walk = make_walk (9, BIRD, TRUE);
  const SudokuSearchTally *tally = &go (walk, NONET_GOAL_END)->place.tally;

  g_assert_cmpuint (tally->n_nodes, ==, 13);
  g_assert_cmpuint (tally->n_solutions, ==, 1);
  g_assert_cmpuint (tally->deepest, ==, 5);
  g_assert_false (nonet_derivation_can_move (walk, TRUE));
  nonet_derivation_set_stride (walk, SUDOKU_STRIDE_STAGE);
  do
    {
      wait_moment (walk);
      nonet_derivation_move (walk, FALSE);
    }
  while (wait_moment (walk)->place.step != SUDOKU_DERIVATION_SOLVED);
  g_assert_cmpstr (nonet_derivation_get_moment (walk)->function, ==, "complete");
}

/* An empty board has more solutions than anybody waits for. */
TEST (can_be_stopped)
{
  g_autoptr (NonetDerivation) walk = make_walk (9, NULL, FALSE);

  wait_moment (walk);
  nonet_derivation_go (walk, NONET_GOAL_END);
  wait_for (20);
  g_assert_true (nonet_derivation_is_moving (walk));
  nonet_derivation_stop (walk);
  g_assert_cmpuint (wait_moment (walk)->place.n_steps, >, 0);
  g_assert_true (nonet_derivation_can_move (walk, TRUE));
}

/* Of what is asked for during a move, the last follows. */
TEST (last_wish_counts)
{
  g_autoptr (NonetDerivation) walk = make_walk (9, NULL, FALSE);

  nonet_derivation_go (walk, NONET_GOAL_END);
  nonet_derivation_go (walk, NONET_GOAL_SEARCH);
  nonet_derivation_go (walk, NONET_GOAL_ROWS);
  g_assert_cmpstr (wait_moment (walk)->function, ==, "pruneBy rows");
}

/* Without a main loop in between, all are asked for while the walk goes to its beginning. A stride of a step is a house. */
TEST (strides_meanwhile_add_up)
{
  g_autoptr (NonetDerivation) walk = make_walk (9, BIRD, FALSE);

  for (guint i = 0; i < 14; i++)
    nonet_derivation_move (walk, TRUE);
  nonet_derivation_move (walk, FALSE);
  g_assert_cmpuint (wait_moment (walk)->place.n_steps, ==, 13);
  for (guint i = 0; i < 3; i++)
    nonet_derivation_move (walk, FALSE);
  g_assert_cmpuint (wait_moment (walk)->place.n_steps, ==, 10);
  nonet_derivation_go (walk, NONET_GOAL_ROWS);
  nonet_derivation_move (walk, TRUE);
  nonet_derivation_move (walk, TRUE);
  g_assert_cmpuint (wait_moment (walk)->place.n_steps, ==, 11);
}

TEST (large_boards_are_not_searched)
{
  g_autoptr (NonetDerivation) walk = make_walk (25, NULL, FALSE);

  g_assert_false (nonet_derivation_can_search (walk));
  g_assert_true (go (walk, NONET_GOAL_END)->place.pruned);
  g_assert_false (nonet_derivation_can_move (walk, TRUE));
}

TEST (closed_while_moving)
{
  NonetDerivation *walk = make_walk (9, NULL, FALSE);

  wait_moment (walk);
  nonet_derivation_go (walk, NONET_GOAL_END);
  nonet_derivation_close (walk);
  g_object_unref (walk);
  wait_for_workers ();
}
