/* X-Chains, XY-Chains, remote pairs, nice loops and AIC, with and without groups and sets; colours; forcing chains and nets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "../rounds.h"
#include "logic/chains/closure.h"
#include "logic/chains/links.h"
#include "logic/chains/walk.h"
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
  assert_steps_on ("r1c1=12 r1c5=23 r5c5=13", SUDOKU_XY_CHAIN, "xy-chain 1: not r5c1=1\n");
}

TEST (remote_pair)
{
  assert_steps_on ("r1c1=12 r1c5=12 r5c5=12 r5c9=12", SUDOKU_REMOTE_PAIR,
                   "remote-pair 3: not r1c9=1 r1c9=2 r5c1=1 r5c1=2\n");
  assert_steps_on ("r1c1=12 r1c5=12 r5c5=12", SUDOKU_REMOTE_PAIR, "");
}

TEST (continuous_loop)
{
  /* 1 r1c1 = r1c9 - r5c9 = r5c1 - r1c1 */
  assert_steps_on ("row1:1=19 row5:1=19", SUDOKU_CONTINUOUS_LOOP,
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

/* Simple colours, multi-colours and 3D Medusa. */

TEST (colours)
{
  static const struct
  {
    const char *restrictions;
    SudokuTechnique technique;
    const char *steps;
  } boards[] = {
    /* r1c1 - r1c9 - r5c9 - r5c2: r1c1 and r5c2 have different colours. */
    { "row1:4=19 column9:4=15 row5:4=29", SUDOKU_SIMPLE_COLOURS_TRAP,
      "simple-colours-trap 8: not r2c2=4 r3c2=4 r4c1=4 r6c1=4\n" },
    { "row1:4=19 column9:4=15 row5:4=29", SUDOKU_SIMPLE_COLOURS_WRAP, "" },
    /* r1c1 - r1c5 - r5c5 - r5c2 - r3c2: r1c1 and r3c2 have one colour, and share a box. */
    { "row1:4=15 column5:4=15 row5:4=25 column2:4=35", SUDOKU_SIMPLE_COLOURS_WRAP,
      "simple-colours-wrap 8: not r1c1=4 r3c2=4 r5c5=4\n" },
    /* Two pairs: r1c9 and r6c9 exclude each other, so r1c2 or r6c3 is true. */
    { "row1:4=29 row6:4=39", SUDOKU_MULTI_COLOURS_1, "multi-colours-1 8: not r2c3=4 r3c3=4 r4c2=4 r5c2=4\n" },
    /* r1c2, r9c5 and r4c9 have one colour, which sees both r5c2 and r5c8. */
    { "row5:4=28 row1:4=25 column5:4=19 row9:4=59 column9:4=49", SUDOKU_MULTI_COLOURS_2,
      "multi-colours-2 8: not r1c2=4 r4c9=4 r9c5=4\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    assert_steps_on (boards[i].restrictions, boards[i].technique, boards[i].steps);
}

/* All steps of Medusa by a rule, on random boards. */
static bool
count_rule (const SudokuStep *step, void *data)
{
  unsigned *n = data;

  g_assert_cmpuint (step->variant, >=, 1);
  g_assert_cmpuint (step->variant, <=, 6);
  n[step->variant]++;
  return true;
}

TEST (medusa_rules)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  unsigned n[7] = { 0 };

  for (unsigned i = 0; i < 200; i++)
    {
      g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 30 + (int) i % 30, 50);
      g_autoptr (SudokuFinding) finding = finding_of (board->shape, SUDOKU_MEDUSA, SUDOKU_MEDUSA);

      g_assert_cmpint (sudoku_find_steps (finding, board, count_rule, n), ==, SUDOKU_EXHAUSTED);
    }
  for (unsigned rule = 1; rule <= 6; rule++)
    g_assert_cmpuint (n[rule], >, 0);
}

TEST (medusa)
{
  /* 1 in r1c1 and r4c1, 1 and 2 in r1c9, 2 in r1c5 and r4c5 alternate, so 1 in r4c1 or 2 in r4c5 is true. */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:1=19 r1c9=12 row1:2=59 column1:1=14 column5:2=14");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_MEDUSA, "r4c5=1");

  g_assert_cmpuint (step->variant, ==, 5);
  g_assert_cmpuint (step->values, ==, 3);
}

TEST (colours_are_true)
{
  const SudokuTechnique first = SUDOKU_SIMPLE_COLOURS_TRAP, last = SUDOKU_MEDUSA;

  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), 150, first, last), >, 300);
  g_assert_cmpuint (assert_steps_true (diagonal_shape (), 50, first, last), >, 100);
  g_assert_cmpuint (assert_steps_true (test_shape (2, 3), 50, first, last), >, 50);
  g_assert_cmpuint (assert_steps_true (test_shape (4, 4), 10, first, last), >, 50);
}

/* Forcing chains and forcing nets. */

/* Whichever value r5c5 has, one of r5c1, r5c3 and r5c7 is 9. */
static SudokuBoard *
three_ways (void)
{
  return sketch_board ("r5c5=123 r5c1=19 r5c3=29 r5c7=39");
}

TEST (verity)
{
  g_autoptr (SudokuBoard) board = three_ways ();
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_FORCING_CHAIN_VERITY, "r5c2=9");

  g_assert_cmpuint (step->n_branches, ==, 3);
  g_assert_cmpuint (step->length, ==, 9);
  for (unsigned i = 0; i < 3; i++)
    {
      const SudokuNode *start = &step->node[step->branch_start[i]];

      g_assert_cmpuint (step->node_cell[start->first_cell], ==, 40);
      g_assert_cmpuint (start->value, ==, i + 1);
    }
}

TEST (contradiction)
{
  g_autoptr (SudokuBoard) board = three_ways ();
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_FORCING_CHAIN_CONTRADICTION, "r5c8=9");

  g_assert_cmpuint (step->length, ==, 9);
  g_assert_cmpuint (step->part[0].role, ==, SUDOKU_PART_BASE);
  g_assert_cmpuint (step->part[0].item, ==, 40);
}

TEST (nothing_without_three)
{
  /* With two candidates it is an XY-Chain, and no forcing chain. */
  assert_steps_on ("r5c5=12 r5c1=19 r5c3=29", SUDOKU_FORCING_CHAIN_VERITY, "");
  assert_steps_on ("r5c5=12 r5c1=19 r5c3=29", SUDOKU_FORCING_CHAIN_CONTRADICTION, "");
}

TEST (net)
{
  /* 1 in r1c1 makes r1c5 2 and so, from two sides, r1c9 3; r5c9 is 4 then, as is r5c1. */
  g_autoptr (SudokuBoard) board = sketch_board ("r1c5=12 r1c9=123 r5c9=34 r5c1=14");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_FORCING_NET_CONTRADICTION, "r1c1=1");
  unsigned most = 0;

  for (unsigned branch = 1; branch <= step->n_branches; branch++)
    {
      unsigned causes = 0;

      for (unsigned i = 0; i < step->n_links; i++)
        causes += step->link[i].branch == branch && step->link[i].kind == SUDOKU_LINK_STRONG
                  && step->node[step->link[i].to].value == 3 && step->link[i].item == 8;
      most = MAX (most, causes);
    }
  g_assert_cmpuint (most, ==, 2);
}

TEST (forcing_is_true)
{
  const SudokuTechnique first = SUDOKU_FORCING_CHAIN_CONTRADICTION, last = SUDOKU_FORCING_CHAIN_VERITY;

  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), 60, first, last), >, 400);
  g_assert_cmpuint (assert_steps_true (diagonal_shape (), 20, first, last), >, 100);
  g_assert_cmpuint (assert_steps_true (test_shape (2, 3), 30, first, last), >, 20);
  g_assert_cmpuint (assert_steps_true (test_shape (3, 4), 3, first, last), >, 20);
}

TEST (truth_of_nets)
{
  const SudokuTechnique first = SUDOKU_FORCING_NET_CONTRADICTION, last = SUDOKU_FORCING_NET_VERITY;

  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), 20, first, last), >, 200);
  g_assert_cmpuint (assert_steps_true (diagonal_shape (), 10, first, last), >, 20);
  g_assert_cmpuint (assert_steps_true (test_shape (2, 3), 40, first, last), >, 10);
}

TEST (forcing_can_be_cancelled)
{
  const SudokuShape *shape = test_shape (4, 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  g_autoptr (SudokuBoard) board = random_board (rand, shape, 30, 40);

  for (SudokuTechnique technique = SUDOKU_FORCING_CHAIN_CONTRADICTION; technique <= SUDOKU_FORCING_NET_VERITY;
       technique++)
    {
      g_autoptr (SudokuFinding) finding = finding_of (shape, technique, technique);
      unsigned left = 2, n = 0;

      sudoku_finding_set_cancel (finding, cancel_after, &left);
      g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &n), ==, SUDOKU_CANCELLED);
    }
}
