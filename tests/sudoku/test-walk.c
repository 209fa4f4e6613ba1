/* The walk through the derivation: the texts' figures, and that each step back is the reverse of the step forward; and the search of
 * Bird's program, node by node and in all variants, against the texts' figures and the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "tests/test.h"

#include "../render/shapes.h"
#include "autoptr.h"
#include "boards.h"
#include "random-boards.h"
#include "sudoku/derivation-search.h"
#include "sudoku/natural.h"
#include "sudoku/search.h"

#define BIRD                                                                                                           \
  "2....1.38........5.7...6..........13.981..257"                                                                      \
  "31....8..9..8...2..5..697844..25...."
#define ARTICLE "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

/* The puzzle of the article without its first given: 17 clues. */
#define SEVENTEEN ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

static void
assert_power (unsigned base, unsigned exponent, const char *expected)
{
  g_autoptr (SudokuCandidates) matrix = sudoku_candidates_new (test_shape (4, 4));
  char digits[SUDOKU_NATURAL_DIGITS + 1];
  SudokuNatural number;

  for (unsigned cell = 0; cell < 256; cell++)
    matrix->cell[cell] = sudoku_set_full (cell < exponent ? base : 1);
  sudoku_natural_boards (&number, matrix);
  g_assert_cmpuint (sudoku_natural_digits (&number, digits), ==, strlen (expected));
  g_assert_cmpstr (digits, ==, expected);
}

/* The numbers that the texts print; 2^90 has a part of nine digits that begins with a zero. */
TEST (powers)
{
  assert_power (9, 40, "147808829414345923316083210206383297601");
  assert_power (3, 40, "12157665459056928801");
  assert_power (2, 90, "1237940039285380274899124224");
  assert_power (10, 18, "1000000000000000000");
  assert_power (7, 0, "1");
  assert_power (0, 3, "0");
}

TEST (boards_of_largest)
{
  const SudokuShape *shape = test_shape (8, 8);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (grid);
  char digits[SUDOKU_NATURAL_DIGITS + 1];
  SudokuNatural number;

  sudoku_natural_boards (&number, matrix);
  g_assert_cmpuint (sudoku_natural_digits (&number, digits), ==, (unsigned) floor (4096 * log10 (64)) + 1);
  matrix->cell[4095] = 0;
  sudoku_natural_boards (&number, matrix);
  g_assert_cmpuint (sudoku_natural_digits (&number, digits), ==, 1);
  g_assert_cmpstr (digits, ==, "0");
}

/* 9^51 has 49 digits. */
TEST (boards_of_bird)
{
  g_autoptr (SudokuGrid) puzzle = board (BIRD);
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);
  unsigned n_cells[SUDOKU_MAX_ORDER + 1];
  char digits[SUDOKU_NATURAL_DIGITS + 1];
  SudokuNatural number;

  sudoku_count_choices (matrix, n_cells);
  g_assert_cmpuint (n_cells[9], ==, 51);
  g_assert_cmpuint (n_cells[1], ==, 30);
  sudoku_natural_boards (&number, matrix);
  g_assert_cmpuint (sudoku_natural_digits (&number, digits), ==, 49);
  g_assert_cmpstr (digits, ==, "4638397686588101979328150167890591454318967698009");
}

/* 17 clues leave 9^64, about 10^61 boards, for 3 * 10^47 years. */
TEST (years)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENTEEN);
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);
  double boards = sudoku_choices_log10 (matrix);

  g_assert_cmpfloat (floor (boards), ==, 61);
  g_assert_cmpfloat (floor (sudoku_checking_years_log10 (floor (boards))), ==, 47);
  g_assert_cmpfloat (floor (pow (10, sudoku_checking_years_log10 (floor (boards)) - 47)), ==, 3);
  g_assert_cmpfloat (pow (10, sudoku_checking_years_log10 (boards)), >, SUDOKU_AGE_OF_UNIVERSE);
}

static void
assert_moved (SudokuDerivation *walk, SudokuStride stride, SudokuDerivationStep step, SudokuDerivationStage stage)
{
  g_assert_cmpint (sudoku_derivation_forward (walk, stride, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmpint (sudoku_derivation_place (walk).step, ==, step);
  g_assert_cmpint (sudoku_derivation_place (walk).stage, ==, stage);
}

/* The article's grids are those of the stages, its pivot is r4c1 with [2, 9], and the next grid has 2 there. */
TEST (stages_of_article)
{
  g_autoptr (SudokuGrid) puzzle = board (ARTICLE);
  g_autoptr (SudokuCandidates) expected = sudoku_choices (puzzle);
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  unsigned pivot;
  SudokuSet left;

  g_assert_cmpint (sudoku_derivation_place (walk).stage, ==, SUDOKU_STAGE_CHOICES);
  assert_same_cells (matrix, expected);
  for (unsigned kind = 0; kind < 3; kind++)
    {
      assert_moved (walk, SUDOKU_STRIDE_STAGE, SUDOKU_DERIVATION_REDUCE, SUDOKU_STAGE_PRUNE);
      sudoku_prune_by (expected, (SudokuHouseKind) kind);
      assert_same_cells (matrix, expected);
    }
  do
    assert_moved (walk, SUDOKU_STRIDE_STAGE, SUDOKU_DERIVATION_REDUCE, SUDOKU_STAGE_FIXPOINT);
  while (!sudoku_derivation_place (walk).pruned);
  g_assert_cmpuint (sudoku_derivation_place (walk).pruning, ==, 1 + sudoku_prune_to_fixpoint (expected) + 1);
  assert_same_cells (matrix, expected);

  g_assert_cmphex (matrix->cell[27], ==, sudoku_set_of (2) | sudoku_set_of (9));
  assert_moved (walk, SUDOKU_STRIDE_STEP, SUDOKU_DERIVATION_EXPAND, SUDOKU_STAGE_SEARCH);
  g_assert_cmpuint (sudoku_derivation_place (walk).pivot, ==, 27);
  g_assert_cmpuint (sudoku_derivation_place (walk).n_branches, ==, 2);
  g_assert_cmpuint (sudoku_derivation_branch (walk, 1, &pivot, &left), ==, 0);
  g_assert_cmpuint (pivot, ==, 27);
  g_assert_cmphex (left, ==, sudoku_set_of (2));
  expected->cell[27] = sudoku_set_of (2);
  assert_same_cells (matrix, expected);
}

/* The article's next two grids are those before any pruning: in one the pivot is 2, in the other 9, whether that is a value of its
 * own or all that is left. */
TEST (next_grids_of_article)
{
  for (unsigned others = 0; others < 2; others++)
    {
      SudokuSearchVariant variant = others == 1 ? SUDOKU_VARIANT_OTHERS : SUDOKU_VARIANT_FIXPOINT;
      g_autoptr (SudokuGrid) puzzle = board (ARTICLE);
      g_autoptr (SudokuCandidates) expected = sudoku_choices (puzzle);
      g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, variant);
      SudokuDerivationPlace place;

      sudoku_prune_to_fixpoint (expected);
      for (unsigned branch = 0; branch < 2; branch++)
        {
          do
            {
              g_assert_cmpint (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STEP, NULL, NULL), ==, SUDOKU_FOUND);
              place = sudoku_derivation_place (walk);
            }
          while (place.step != SUDOKU_DERIVATION_EXPAND || place.depth != 1);
          g_assert_cmpuint (place.branch, ==, branch);
          g_assert_cmpuint (place.pivot, ==, 27);
          expected->cell[27] = sudoku_set_of (branch == 0 ? 2 : 9);
          assert_same_cells (sudoku_derivation_matrix (walk), expected);
        }
    }
}

/* In row 1 the 1 is removed from three cells; in column 1, which it was removed from first, by the same 1. */
TEST (removals)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "1...............");
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);
  const SudokuDerivationRemoval *removal;

  g_assert_cmpuint (sudoku_derivation_removals (walk, SUDOKU_STRIDE_STAGE, &removal), ==, 0);
  assert_moved (walk, SUDOKU_STRIDE_STEP, SUDOKU_DERIVATION_REDUCE, SUDOKU_STAGE_PRUNE);
  g_assert_cmpuint (sudoku_derivation_place (walk).house, ==, 0);
  g_assert_cmpuint (sudoku_derivation_removals (walk, SUDOKU_STRIDE_STEP, &removal), ==, 3);
  for (unsigned i = 0; i < 3; i++)
    {
      g_assert_cmpuint (removal[i].cell, ==, i + 1);
      g_assert_cmphex (removal[i].before & ~sudoku_derivation_matrix (walk)->cell[i + 1], ==, sudoku_set_of (1));
    }
  g_assert_cmpuint (sudoku_derivation_fixed_cell (walk, 1), ==, 0);
  g_assert_cmpuint (sudoku_derivation_fixed_cell (walk, 2), ==, 16);

  assert_moved (walk, SUDOKU_STRIDE_STAGE, SUDOKU_DERIVATION_REDUCE, SUDOKU_STAGE_PRUNE);
  assert_moved (walk, SUDOKU_STRIDE_STEP, SUDOKU_DERIVATION_REDUCE, SUDOKU_STAGE_PRUNE);
  g_assert_cmpuint (sudoku_derivation_place (walk).house, ==, 4);
  g_assert_cmpuint (sudoku_derivation_removals (walk, SUDOKU_STRIDE_STAGE, &removal), ==, 3);
}

/* A cell that became fixed in a reduction did not remove anything in it. */
TEST (fixed_in_this_step)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "123.............");
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);

  assert_moved (walk, SUDOKU_STRIDE_STEP, SUDOKU_DERIVATION_REDUCE, SUDOKU_STAGE_PRUNE);
  g_assert_cmphex (sudoku_derivation_matrix (walk)->cell[3], ==, sudoku_set_of (4));
  g_assert_cmpuint (sudoku_derivation_fixed_cell (walk, 4), ==, 16);
  g_assert_cmpuint (sudoku_derivation_fixed_cell (walk, 3), ==, 2);
}

/* Everything that can be seen of where a walk stands. */
static guint
fingerprint (const SudokuDerivation *walk)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  SudokuDerivationPlace place = sudoku_derivation_place (walk);
  guint64 numbers[] = { place.step,
                        place.stage,
                        place.house,
                        place.pruning,
                        place.pruned,
                        place.depth,
                        place.pivot,
                        place.branch,
                        place.n_branches,
                        place.n_steps,
                        place.tally.n_nodes,
                        place.tally.n_blocked,
                        place.tally.n_solutions,
                        place.tally.n_prunings };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GByteArray) all = g_byte_array_new ();

  g_byte_array_append (all, (const guint8 *) numbers, sizeof numbers);
  g_byte_array_append (all, (const guint8 *) matrix->cell, (guint) (matrix->shape->n_cells * sizeof *matrix->cell));
  bytes = g_bytes_new (all->data, all->len);
  return g_bytes_hash (bytes);
}

/* Walks to the end and back. */
static void
check_there_and_back (const SudokuGrid *puzzle, SudokuSearchVariant variant)
{
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, variant);
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (guint));
  SudokuSearchTally tally, walked;

  do
    {
      guint mark = fingerprint (walk);

      g_array_append_val (seen, mark);
    }
  while (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STEP, NULL, NULL) == SUDOKU_FOUND);
  g_assert_cmpint (sudoku_derivation_place (walk).step, ==, SUDOKU_DERIVATION_END);
  walked = sudoku_derivation_place (walk).tally;
  g_assert_cmpint (sudoku_variant_search (puzzle, variant, NULL, NULL, NULL, &tally), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpmem (&walked, sizeof walked, &tally, sizeof tally);

  for (guint i = seen->len; i-- > 0;)
    {
      g_assert_cmpuint (sudoku_derivation_place (walk).n_steps, ==, i);
      g_assert_cmphex (fingerprint (walk), ==, g_array_index (seen, guint, i));
      g_assert_cmpint (sudoku_derivation_back (walk, SUDOKU_STRIDE_STEP, NULL, NULL), ==,
                       i > 0 ? SUDOKU_FOUND : SUDOKU_EXHAUSTED);
    }
}

TEST (there_and_back)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  const char *small[] = { "................", "12..34..........", "11.............." };

  for (unsigned round = 0; round < 32; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 30 + round % 8);

      if (round % 4 == 0)
        random_spoil (rand, puzzle);
      check_there_and_back (puzzle, round % SUDOKU_N_VARIANTS);
    }
  for (unsigned i = 0; i < 3 * SUDOKU_N_VARIANTS; i++)
    {
      g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, small[i % 3]);

      check_there_and_back (puzzle, i / 3);
    }
}

/* A stride back stops where one forward does. */
TEST (strides_back)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "12..34..........");

  for (SudokuStride stride = SUDOKU_STRIDE_STEP; stride <= SUDOKU_STRIDE_STAGE; stride++)
    {
      g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);
      g_autoptr (GArray) stops = g_array_new (FALSE, FALSE, sizeof (guint64));

      do
        g_array_append_val (stops, (guint64){ sudoku_derivation_place (walk).n_steps });
      while (sudoku_derivation_forward (walk, stride, NULL, NULL) == SUDOKU_FOUND);
      for (guint i = stops->len; i-- > 0;)
        {
          g_assert_cmpuint (sudoku_derivation_place (walk).n_steps, ==, g_array_index (stops, guint64, i));
          sudoku_derivation_back (walk, stride, NULL, NULL);
        }
    }
}

static void
assert_solutions_are_the_engines (const SudokuGrid *puzzle, SudokuSearchVariant variant)
{
  g_autoptr (GPtrArray) expected = solution_texts (puzzle);
  g_autoptr (GPtrArray) walked = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, variant);

  while (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL) == SUDOKU_FOUND)
    if (sudoku_derivation_place (walk).step == SUDOKU_DERIVATION_SOLVED)
      {
        g_autoptr (SudokuGrid) found = sudoku_candidates_to_grid (sudoku_derivation_matrix (walk));

        collect_text (found, walked);
      }
  assert_same_texts (expected, walked);
}

TEST (solutions)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);

  for (unsigned round = 0; round < 160; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 29 + round % 8);

      if (round % 5 == 0)
        random_spoil (rand, puzzle);
      assert_solutions_are_the_engines (puzzle, round % SUDOKU_N_VARIANTS);
    }
}

/* Regions of any form, diagonals, and boards of one and two cells a row: there and back, and with the engine's solutions. */
TEST (other_houses)
{
  static const char *const givens[] = { "", "1", "1..2", "11", "1....1", "12..34" };
  g_autoptr (SudokuShape) jigsaw = jigsaw_new ();
  g_autoptr (SudokuShape) diagonals = diagonal_new ();
  const SudokuShape *shapes[] = { jigsaw, diagonals, test_shape (1, 3), test_shape (1, 2), test_shape (1, 1) };

  for (unsigned i = 0; i < G_N_ELEMENTS (shapes) * G_N_ELEMENTS (givens) * SUDOKU_N_VARIANTS; i++)
    {
      SudokuSearchVariant variant = i % SUDOKU_N_VARIANTS;
      const char *text = givens[i / SUDOKU_N_VARIANTS % G_N_ELEMENTS (givens)];
      const SudokuShape *shape = shapes[i / SUDOKU_N_VARIANTS / G_N_ELEMENTS (givens)];
      g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (shape);

      if (strlen (text) > shape->n_cells)
        continue;
      for (unsigned cell = 0; text[cell] != '\0'; cell++)
        puzzle->cell[cell] = (uint8_t) (text[cell] == '.' ? 0 : MIN (text[cell] - '0', shape->order));
      check_there_and_back (puzzle, variant);
      assert_solutions_are_the_engines (puzzle, variant);
    }
}

/* Diagonals are a kind of their own, after the boxes. */
TEST (diagonals_are_pruned_last)
{
  g_autoptr (SudokuShape) shape = diagonal_new ();
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (shape);
  g_autoptr (SudokuDerivation) walk = NULL;
  const SudokuHouseKind kinds[] = { SUDOKU_ROW, SUDOKU_COLUMN, SUDOKU_BOX, SUDOKU_DIAGONAL };
  const SudokuDerivationRemoval *removal;

  puzzle->cell[0] = 1;
  walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);
  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      assert_moved (walk, SUDOKU_STRIDE_STAGE, SUDOKU_DERIVATION_REDUCE, SUDOKU_STAGE_PRUNE);
      g_assert_cmpint (shape->house[sudoku_derivation_place (walk).house].kind, ==, kinds[i]);
    }
  /* Of the 1 in the corner the last two of the diagonal are left: its second cell is in the box. */
  g_assert_cmpuint (sudoku_derivation_removals (walk, SUDOKU_STRIDE_STAGE, &removal), ==, 2);
  g_assert_cmpuint (removal[0].cell, ==, 10);
  g_assert_cmpuint (removal[1].cell, ==, 15);
}

static bool
cancel (void *data)
{
  return --*(int *) data == 0;
}

/* The first stage is that of nine rows. */
TEST (cancel)
{
  g_autoptr (SudokuGrid) puzzle = board (BIRD);
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);
  int left = 5;

  g_assert_cmpint (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, cancel, &left), ==, SUDOKU_CANCELLED);
  g_assert_cmpuint (sudoku_derivation_place (walk).n_steps, ==, 5);
  g_assert_cmpint (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmpuint (sudoku_derivation_place (walk).n_steps, ==, 9);
}

/* A move back that is cancelled stands at a step on the way, from which the way forward is the same. */
TEST (cancel_back)
{
  g_autoptr (SudokuGrid) puzzle = board (BIRD);
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);
  unsigned end;
  int left = 5;

  for (unsigned i = 0; i < 3; i++)
    sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL);
  end = fingerprint (walk);
  g_assert_cmpint (sudoku_derivation_back (walk, SUDOKU_STRIDE_STAGE, cancel, &left), ==, SUDOKU_CANCELLED);
  g_assert_cmpuint (sudoku_derivation_place (walk).n_steps, ==, 22);
  g_assert_cmpint (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmphex (fingerprint (walk), ==, end);
  sudoku_derivation_back (walk, SUDOKU_STRIDE_STAGE, NULL, NULL);
  g_assert_cmpuint (sudoku_derivation_place (walk).n_steps, ==, 18);
}

/* One step back from a later branch walks through the one before; cancelled there, or at the end, it stands where it stood. */
TEST (cancel_step_back)
{
  g_autoptr (SudokuGrid) puzzle = board (ARTICLE);
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);
  SudokuResult result;

  do
    {
      SudokuDerivationPlace place, after;
      unsigned before;
      int left = 3;

      result = sudoku_derivation_forward (walk, SUDOKU_STRIDE_STEP, NULL, NULL);
      place = sudoku_derivation_place (walk);
      before = fingerprint (walk);
      if (place.step != SUDOKU_DERIVATION_END && (place.step != SUDOKU_DERIVATION_EXPAND || place.branch == 0))
        continue;
      g_assert_cmpint (sudoku_derivation_back (walk, SUDOKU_STRIDE_STEP, cancel, &left), ==, SUDOKU_CANCELLED);
      after = sudoku_derivation_place (walk);
      g_assert_cmphex (fingerprint (walk), ==, before);
      g_assert_cmpint (after.step, ==, place.step);
      g_assert_cmpuint (after.n_steps, ==, place.n_steps);
      g_assert_cmpuint (after.depth, ==, place.depth);
      g_assert_cmpuint (after.tally.n_nodes, ==, place.tally.n_nodes);
    }
  while (result == SUDOKU_FOUND);
}

/* The search. */

/* Of the article's puzzle at the fixpoint, r4c1 with [2, 9] is expanded into grids with 2 and with 9. */
TEST (pivot)
{
  g_autoptr (SudokuGrid) puzzle = board (ARTICLE);
  g_autoptr (SudokuCandidates) root = sudoku_choices (puzzle);
  g_autoptr (SudokuCandidates) child = sudoku_candidates_copy (root);
  const SudokuSearchVariant variants[] = { SUDOKU_VARIANT_FIXPOINT, SUDOKU_VARIANT_OTHERS };
  uint64_t prunings = 0;

  g_assert_cmpuint (sudoku_search_prune (root, variants[0]), ==, 3);
  g_assert_cmpint (sudoku_node_state (root), ==, SUDOKU_NODE_OPEN);
  for (unsigned i = 0; i < 2; i++)
    {
      g_assert_cmpuint (sudoku_expand_cell (root), ==, 27);
      g_assert_cmpuint (sudoku_node_n_branches (root, 27, variants[i]), ==, 2);
      for (unsigned branch = 0; branch < 2; branch++)
        {
          g_assert_cmphex (sudoku_node_branch (root, 27, variants[i], branch), ==, sudoku_set_of (branch == 0 ? 2 : 9));
          sudoku_node_grow (root, 27, variants[i], branch, child, &prunings);
          g_assert_cmphex (child->cell[27], ==, sudoku_set_of (branch == 0 ? 2 : 9));
          g_assert_false (sudoku_set_has (child->cell[28] | child->cell[36], branch == 0 ? 2 : 9));
        }
    }
  g_assert_cmpuint (prunings, >, 4);
}

/* The first blank may be one of three values: one branch of each, or the smallest and the others. */
TEST (branches)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "1...............");
  g_autoptr (SudokuCandidates) root = sudoku_choices (puzzle);

  sudoku_search_prune (root, SUDOKU_VARIANT_FIXPOINT);
  g_assert_cmpuint (sudoku_node_n_branches (root, 1, SUDOKU_VARIANT_FIXPOINT), ==, 3);
  g_assert_cmphex (sudoku_node_branch (root, 1, SUDOKU_VARIANT_FIXPOINT, 2), ==, sudoku_set_of (4));
  g_assert_cmphex (sudoku_node_branch (root, 1, SUDOKU_VARIANT_OTHERS, 0), ==, sudoku_set_of (2));
  g_assert_cmphex (sudoku_node_branch (root, 1, SUDOKU_VARIANT_OTHERS, 1), ==, sudoku_set_of (3) | sudoku_set_of (4));
}

TEST (why_blocked)
{
  g_autoptr (SudokuGrid) puzzle = blank_with ("r1c5=3 r1c8=3");
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);
  SudokuBlock block;

  g_assert_true (sudoku_find_block (matrix, &block));
  g_assert_false (block.is_void);
  g_assert_cmpuint (block.repeated.house, ==, 0);
  g_assert_cmpuint (block.repeated.value, ==, 3);
  g_assert_cmpuint (block.repeated.cell[0], ==, 4);
  g_assert_cmpuint (block.repeated.cell[1], ==, 7);
  matrix->cell[40] = 0;
  g_assert_true (sudoku_find_block (matrix, &block));
  g_assert_true (block.is_void);
  g_assert_cmpuint (block.empty, ==, 40);
  matrix->cell[40] = matrix->cell[7] = sudoku_set_full (9);
  g_assert_false (sudoku_find_block (matrix, &block));
}

/* Every variant finds what the engine finds, and its nodes are those that branch, and leaves. */
static void
check_variants (const SudokuGrid *puzzle)
{
  g_autoptr (GPtrArray) expected = solution_texts (puzzle);

  for (SudokuSearchVariant variant = 0; variant < SUDOKU_N_VARIANTS; variant++)
    {
      SudokuSearchTally tally;
      g_autoptr (GPtrArray) solutions = variant_texts (puzzle, variant, &tally);

      assert_same_texts (expected, solutions);
      g_assert_cmpuint (tally.n_solutions, ==, expected->len);
      g_assert_cmpuint (tally.n_prunings, >=, tally.n_nodes);
      if (variant == SUDOKU_VARIANT_OTHERS)
        g_assert_cmpuint (tally.n_nodes, ==, 2 * (tally.n_solutions + tally.n_blocked) - 1);
    }
}

TEST (variants_agree)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (unsigned round = 0; round < 200; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 28 + round % 12);

      if (round % 4 == 0)
        random_spoil (rand, puzzle);
      check_variants (puzzle);
    }
}

TEST (variants_of_small_boards)
{
  const char *boards[] = { "................", "1...............", "12..34..........", "11.............." };
  g_autoptr (SudokuGrid) one = board_with_boxes (1, 1, ".");

  check_variants (one);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, boards[i]);

      check_variants (puzzle);
    }
}

static bool
cancel_third (void *data)
{
  return --*(int *) data == 0;
}

TEST (variant_search_can_be_cancelled)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "................");
  SudokuSearchTally tally;
  int left = 3;

  g_assert_cmpint (sudoku_variant_search (puzzle, SUDOKU_VARIANT_FIXPOINT, NULL, cancel_third, &left, &tally), ==,
                   SUDOKU_CANCELLED);
  g_assert_cmpuint (tally.n_nodes, ==, 2);
}
