/* X-Chains, XY-Chains, remote pairs, nice loops and AIC, with and without groups and sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "logic/chains/closure.h"
#include "logic/chains/links.h"
#include "logic/chains/walk.h"
#include "../rounds.h"
#include "steps.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuClosure, sudoku_closure_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWalk, sudoku_walk_free)

TEST (x_chain)
{
  /* 4 r1c1 = r1c9 - r5c9 = r5c5 - r9c5 = r9c3: r2c3 and r3c3 see both ends, and so do r7c1 and r8c1. */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:4=19 row5:4=59 row9:4=35");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_X_CHAIN, "r2c3=4");

  g_assert_cmpuint (step->length, ==, 5);
  g_assert_cmpuint (step->n_links, ==, 5);
  g_assert_cmpuint (step->values, ==, sudoku_set_of (4));
}

TEST (xy_chain)
{
  g_autoptr (SudokuBoard) board = sketch_board ("r1c1=12 r1c5=23 r5c5=13");

  assert_step_texts (board, SUDOKU_XY_CHAIN, "xy-chain 1: not r5c1=1\n");
}

TEST (remote_pair)
{
  g_autoptr (SudokuBoard) board = sketch_board ("r1c1=12 r1c5=12 r5c5=12 r5c9=12");
  g_autoptr (SudokuBoard) three = sketch_board ("r1c1=12 r1c5=12 r5c5=12");

  assert_step_texts (board, SUDOKU_REMOTE_PAIR, "remote-pair 3: not r1c9=1 r1c9=2 r5c1=1 r5c1=2\n");
  assert_step_texts (three, SUDOKU_REMOTE_PAIR, "");
}

TEST (continuous_loop)
{
  /* 1 r1c1 = r1c9 - r5c9 = r5c1 - r1c1 */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:1=19 row5:1=19");

  assert_step_texts (
      board, SUDOKU_CONTINUOUS_LOOP,
      "continuous-nice-loop 1: not r2c1=1 r2c9=1 r3c1=1 r3c9=1 r4c1=1 r4c9=1 r6c1=1 r6c9=1 r7c1=1 r7c9=1 "
      "r8c1=1 r8c9=1 r9c1=1 r9c9=1\n");
}

TEST (aic)
{
  /* (1)r1c1 = r1c9 - (1=2)r5c9 - (2)r9c9 = r9c1 */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:1=19 r5c9=12 row9:2=19");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_AIC, "r1c1=2");

  g_assert_cmpuint (step->variant, ==, 2);
  g_assert_cmpuint (step->length, ==, 5);
  g_assert_cmpuint (step->n_removed, ==, 2);
  g_assert_cmpuint (step->removed[1], ==, sudoku_candidate (board->shape, 72, 1));
  g_assert_cmpuint (step->values, ==, 3);
}

TEST (discontinuous_loop)
{
  /* As before, but r9c1 has no 1: only 2 in r1c1 sees both ends. */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:1=19 r5c9=12 row9:2=19 r9c1=23456789");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_DISCONTINUOUS_LOOP, "r1c1=2");

  g_assert_cmpuint (step->variant, ==, 2);
  g_assert_cmpuint (step->length, ==, 7);
  g_assert_cmpuint (step->n_removed, ==, 1);
}

TEST (groups)
{
  /* 4 in row 1 is in r1c1 or in the minirow r1c7 to r1c9, which r3c8 sees; in column 8 the 4 is there or in r7c8. */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:4=179 column8:4=37");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_GROUPED_DISCONTINUOUS_LOOP, "r7c1=4");
  bool group = false;

  for (unsigned i = 0; i < step->n_nodes; i++)
    group |= step->node[i].n_cells == 2;
  g_assert_true (group);
  g_assert_cmpuint (step->length, ==, 5);
}

TEST (sets)
{
  /* If 1 is not in r1c1 it is in r1c9, so r4c9 and r5c9 are 2 and 3, and 2 is in r9c1: in r9c1 there is no 1. */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:1=19 r4c9=123 r5c9=123 row9:2=19");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_GROUPED_AIC, "r1c1=2");
  unsigned cells = 0;

  for (unsigned i = 0; i < step->n_parts; i++)
    cells += step->part[i].role == SUDOKU_PART_SET;
  g_assert_cmpuint (cells, ==, 2);
  g_assert_cmpuint (step->variant, ==, 4);
}

TEST (truth)
{
  const SudokuTechnique first = SUDOKU_X_CHAIN, last = SUDOKU_GROUPED_AIC;

  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), ROUNDS (40), first, last), >, ROUNDS (1000));
  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), 100, SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR), >, 0);
}

TEST (other_shapes)
{
  const SudokuTechnique first = SUDOKU_X_CHAIN, last = SUDOKU_GROUPED_AIC;

  g_assert_cmpuint (assert_steps_true (diagonal_shape (), ROUNDS (30), first, last), >, ROUNDS (100));
  g_assert_cmpuint (assert_steps_true (test_shape (2, 2), 100, first, last), >, 10);
  g_assert_cmpuint (assert_steps_true (test_shape (2, 3), 60, first, last), >, 100);
  g_assert_cmpuint (assert_steps_true (test_shape (3, 4), ROUNDS (3), first, last), >, 100);
}

/* A candidate is false by the closure just if a walk along the links leads from it to its opposite. */
TEST (closure)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  unsigned n_false = 0;

  for (unsigned i = 0; i < 30; i++)
    {
      const SudokuShape *shape = i % 3 == 0 ? diagonal_shape () : test_shape (3, 3);
      g_autoptr (SudokuBoard) board = random_board (rand, shape, 30, 40 + (int) i);
      g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
      const SudokuLinks *links;
      g_autoptr (SudokuClosure) closure = NULL;
      g_autoptr (SudokuWalk) walk = NULL;

      finding->board = board;
      finding->limits.links = UINT8_MAX;
      links = sudoku_links_get (finding, (SudokuNodeKind) (i % SUDOKU_N_NODE_KINDS), UINT_MAX);
      closure = sudoku_closure_new (finding, links);
      walk = sudoku_walk_new (finding, links, SUDOKU_WALK_ALL);
      for (unsigned node = 0; node < links->n_candidates; node++)
        {
          sudoku_walk_from (walk, sudoku_event (node, true));
          g_assert_cmpint (sudoku_walk_has (walk, sudoku_event (node, false), NULL), ==,
                           sudoku_bits_has (closure->is_false, node));
          n_false += sudoku_bits_has (closure->is_false, node);
          sudoku_walk_from (walk, sudoku_event (node, false));
          g_assert_cmpint (sudoku_walk_has (walk, sudoku_event (node, true), NULL), ==,
                           sudoku_closure_is_true (closure, node));
        }
    }
  g_assert_cmpuint (n_false, >, 500);
}

static bool
mark_removed (const SudokuStep *step, void *data)
{
  SudokuBoard *left = data;

  sudoku_step_apply (step, left);
  return true;
}

/* What the closure says is false is removed by some step, if only by locked candidates. */
TEST (completeness)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (unsigned i = 0; i < 20; i++)
    {
      const SudokuShape *shape = test_shape (3, 3);
      g_autoptr (SudokuBoard) board = random_board (rand, shape, 35, 50);
      g_autoptr (SudokuBoard) left = sudoku_board_copy (board);
      g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
      SudokuFindLimits limits = limits_of (shape, SUDOKU_X_CHAIN, SUDOKU_AIC);
      const SudokuLinks *links;
      g_autoptr (SudokuClosure) closure = NULL;

      limits.links = UINT8_MAX;
      sudoku_technique_set_add (&limits.techniques, SUDOKU_POINTING);
      sudoku_technique_set_add (&limits.techniques, SUDOKU_CLAIMING);
      sudoku_finding_set_limits (finding, &limits);
      g_assert_cmpint (sudoku_find_steps (finding, board, mark_removed, left), ==, SUDOKU_EXHAUSTED);
      links = sudoku_links_get (finding, SUDOKU_NODES_CANDIDATES, UINT_MAX);
      closure = sudoku_closure_new (finding, links);
      for (unsigned node = 0; node < links->n_candidates; node++)
        if (sudoku_bits_has (closure->is_false, node))
          g_assert_false (sudoku_board_has (left, sudoku_node_first_cell (links, node), links->node[node].value));
    }
}

TEST (cancel)
{
  const SudokuShape *shape = test_shape (4, 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  g_autoptr (SudokuBoard) board = random_board (rand, shape, 20, 30);
  g_autoptr (SudokuFinding) finding = finding_of (shape, SUDOKU_X_CHAIN, SUDOKU_GROUPED_AIC);

  for (unsigned patience = 0; patience < 8; patience++)
    {
      unsigned left = patience, n = 0;

      sudoku_finding_set_cancel (finding, cancel_after, &left);
      g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &n), ==, SUDOKU_CANCELLED);
      g_assert_cmpuint (left, ==, UINT_MAX);
    }
}

/* A finding that saw another board before finds the same as a fresh one. */
TEST (links_are_renewed)
{
  g_autoptr (SudokuBoard) other = sketch_board ("row1:4=19 row5:4=59 row9:4=35");
  g_autoptr (SudokuBoard) board = sketch_board ("r1c1=12 r1c5=23 r5c5=13");
  g_autoptr (SudokuFinding) finding = finding_of (board->shape, SUDOKU_XY_CHAIN, SUDOKU_XY_CHAIN);
  unsigned n = 0;

  g_assert_cmpint (sudoku_find_steps (finding, other, count_step, &n), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &n), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (n, ==, 1);
  sudoku_board_remove (board, 40, 3);
  g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &n), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (n, ==, 1);
}
