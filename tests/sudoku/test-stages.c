/* Bird's stages: his worked examples and his laws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/derivation/specification.h"

#include <string.h>

/* The puzzle of "A program to solve Sudoku", and its solution. */
#define BIRD                                                                                                           \
  "2....1.38........5.7...6..........13.981..257"                                                                      \
  "31....8..9..8...2..5..697844..25...."
#define BIRD_SOLUTION                                                                                                  \
  "249571638861432975573986142725698413698143257"                                                                      \
  "314725869937814526152369784486257391"
#define SEVENS "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

/* A set written as its values, "134". */
static SudokuSet
set (const char *values)
{
  SudokuSet result = 0;

  for (; *values != '\0'; values++)
    result |= sudoku_set_of ((unsigned) (*values - '0'));
  return result;
}

/* Checks the matrix against sets written one a cell, with blanks between. */
static void
assert_matrix (const SudokuCandidates *matrix, const char *expected)
{
  g_auto (GStrv) sets = g_strsplit (expected, " ", -1);

  g_assert_cmpuint (g_strv_length (sets), ==, matrix->shape->n_cells);
  for (unsigned cell = 0; sets[cell] != NULL; cell++)
    g_assert_cmphex (matrix->cell[cell], ==, set (sets[cell]));
}

/* A random matrix: each cell any set, with a liking for small ones. */
static SudokuCandidates *
random_matrix (GRand *rand, unsigned rows, unsigned columns, unsigned fixed_percent)
{
  const SudokuShape *shape = test_shape (rows, columns);
  SudokuCandidates *matrix = sudoku_candidates_new (shape);

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if ((unsigned) g_rand_int_range (rand, 0, 100) < fixed_percent)
      matrix->cell[cell] = sudoku_set_of ((unsigned) g_rand_int_range (rand, 1, shape->order + 1));
    else
      matrix->cell[cell] = g_rand_int (rand) & sudoku_set_full (shape->order);
  return matrix;
}

TEST (reduce)
{
  SudokuSet first[] = { set ("6"), set ("12"), set ("3"), set ("134"), set ("56") };
  SudokuSet second[] = { set ("6"), set ("36"), set ("3"), set ("134"), set ("4") };
  const SudokuSet first_reduced[] = { set ("6"), set ("12"), set ("3"), set ("14"), set ("5") };
  const SudokuSet second_reduced[] = { set ("6"), 0, set ("3"), set ("1"), set ("4") };

  sudoku_reduce (first, 5);
  g_assert_cmpmem (first, sizeof first, first_reduced, sizeof first_reduced);
  sudoku_reduce (second, 5);
  g_assert_cmpmem (second, sizeof second, second_reduced, sizeof second_reduced);
}

TEST (reduce_keeps_repeated)
{
  SudokuSet row[] = { set ("2"), set ("2"), set ("12") };
  const SudokuSet reduced[] = { set ("2"), set ("2"), set ("1") };

  sudoku_reduce (row, 3);
  g_assert_cmpmem (row, sizeof row, reduced, sizeof reduced);
}

TEST (prune_once)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);

  g_assert_true (sudoku_prune (matrix));
  assert_matrix (matrix, "6 3789 3579 23579 23478 2345789 5789 1 234589 "
                         "4 13789 3579 235679 123678 1235789 56789 2356789 235689 "
                         "15789 2 3579 35679 134678 1345789 56789 3456789 345689 "
                         "29 369 2369 236 5 1238 4 2689 7 "
                         "2579 4679 8 267 12467 1247 3 2569 12569 "
                         "257 3467 1 2367 9 23478 568 2568 2568 "
                         "3 16789 679 4 7 579 2 56789 15689 "
                         "2789 5 24679 1 237 2379 6789 346789 34689 "
                         "1279 1479 2479 8 237 6 1579 34579 13459");
}

/* The 1 in the corner of a 4x4 board goes from one cell, in the corner's row, column or only its box. */
TEST (prune_reports_each_house)
{
  for (unsigned kind = 0; kind < 3; kind++)
    {
      g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, "1...............");
      g_autoptr (SudokuCandidates) matrix = sudoku_choices (grid);
      unsigned cell = ((const unsigned[]){ 2, 8, 5 })[kind];

      for (unsigned i = 1; i < 16; i++)
        matrix->cell[i] = set (i == cell ? "123" : "234");
      g_assert_true (sudoku_prune (matrix));
      for (unsigned i = 1; i < 16; i++)
        g_assert_cmphex (matrix->cell[i], ==, set (i == cell ? "23" : "234"));
      g_assert_false (sudoku_prune (matrix));
    }
}

TEST (prune_to_fixpoint)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);
  g_autoptr (SudokuGrid) shown = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (sudoku_prune_to_fixpoint (matrix), ==, 2);
  assert_matrix (matrix, "6 3789 3579 23579 2348 2345789 5789 1 234589 "
                         "4 13789 3579 235679 12368 1235789 56789 2356789 235689 "
                         "15789 2 3579 35679 13468 1345789 56789 3456789 345689 "
                         "29 369 2369 236 5 1238 4 2689 7 "
                         "2579 4679 8 267 1246 1247 3 2569 12569 "
                         "257 3467 1 2367 9 23478 568 2568 2568 "
                         "3 1689 69 4 7 59 2 5689 15689 "
                         "2789 5 24679 1 23 239 6789 346789 34689 "
                         "1279 1479 2479 8 23 6 1579 34579 13459");
  shown = sudoku_candidates_to_grid (matrix);
  text = board_text (shown);
  g_assert_cmpstr (text, ==, "6......1.4.........2...........5.4.7..8...3....1.9....3..47.2...5.1........8.6...");
}

TEST (bird_solution)
{
  g_autoptr (SudokuGrid) puzzle = board (BIRD);
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);
  SudokuSearchTally tally;
  g_autoptr (GPtrArray) solutions = variant_texts (puzzle, SUDOKU_VARIANT_FIXPOINT, &tally);

  /* 9^51 fillings: the logarithm of 9 is 0.9542. */
  g_assert_cmpfloat_with_epsilon (sudoku_choices_log10 (matrix), 51 * 0.95424250944, 1e-6);
  g_assert_cmpuint (solutions->len, ==, 1);
  g_assert_cmpstr (solutions->pdata[0], ==, BIRD_SOLUTION);
}

typedef void (*LayOut) (const SudokuCandidates *in, SudokuCandidates *out);

/* rows . rows = cols . cols = boxs . boxs = id, on boxes of every shape. */
TEST (own_inverse)
{
  const LayOut lay_outs[] = { sudoku_rows, sudoku_cols, sudoku_boxs };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (unsigned rows = 1; rows <= 8; rows++)
    for (unsigned columns = 1; columns <= 8; columns++)
      for (unsigned i = 0; i < 3; i++)
        {
          g_autoptr (SudokuCandidates) matrix = random_matrix (rand, rows, columns, 30);
          g_autoptr (SudokuCandidates) once = sudoku_candidates_new (matrix->shape);
          g_autoptr (SudokuCandidates) twice = sudoku_candidates_new (matrix->shape);

          lay_outs[i](matrix, once);
          lay_outs[i](once, twice);
          assert_same_cells (matrix, twice);
        }
}

/* Cell i of a 6x6 board holds the number i, and is found where its row, column or box was laid out. */
TEST (lay_outs_of_six)
{
  const SudokuShape *shape = test_shape (2, 3);
  static const uint8_t second_row[3][6] = { { 6, 7, 8, 9, 10, 11 }, { 1, 7, 13, 19, 25, 31 }, { 3, 4, 5, 9, 10, 11 } };
  g_autoptr (SudokuCandidates) in = sudoku_candidates_new (shape);
  g_autoptr (SudokuCandidates) out = sudoku_candidates_new (shape);

  for (unsigned cell = 0; cell < 36; cell++)
    in->cell[cell] = cell;
  for (unsigned kind = 0; kind < 3; kind++)
    {
      ((LayOut[]){ sudoku_rows, sudoku_cols, sudoku_boxs })[kind](in, out);
      for (unsigned i = 0; i < 6; i++)
        g_assert_cmpuint (out->cell[6 + i], ==, second_row[kind][i]);
    }
}

/* pruneBy f = f . map reduce . f */
TEST (prune_by_law)
{
  const LayOut lay_outs[] = { sudoku_rows, sudoku_cols, sudoku_boxs };
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (unsigned round = 0; round < 300; round++)
    {
      unsigned kind = round % 3, n;
      g_autoptr (SudokuCandidates) matrix = random_matrix (rand, 1 + round % 3, 2 + round / 3 % 3, 40);
      g_autoptr (SudokuCandidates) laid_out = sudoku_candidates_new (matrix->shape);
      g_autoptr (SudokuCandidates) expected = sudoku_candidates_new (matrix->shape);
      bool changed;

      n = matrix->shape->order;
      lay_outs[kind](matrix, laid_out);
      for (unsigned row = 0; row < n; row++)
        sudoku_reduce (laid_out->cell + row * n, n);
      lay_outs[kind](laid_out, expected);
      changed = memcmp (matrix->cell, expected->cell, matrix->shape->n_cells * sizeof *matrix->cell) != 0;

      g_assert_true (sudoku_prune_by (matrix, (SudokuHouseKind) kind) == changed);
      assert_same_cells (matrix, expected);
    }
}

/* filter correct . mcp = filter correct . mcp . prune, and a blocked matrix has none. */
TEST (pruning_loses_nothing)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  unsigned with_some = 0;

  for (unsigned round = 0; round < 600; round++)
    {
      g_autoptr (SudokuCandidates) matrix = random_matrix (rand, 2, 2, 60);
      g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_free);
      SudokuSearchTally tally;

      /* Mostly random matrices have no correct filling; half of them are given one. */
      if (round % 2 == 0)
        for (unsigned cell = 0; cell < 16; cell++)
          matrix->cell[cell] |= sudoku_set_of ((unsigned) "1234341221434321"[cell] - '0');
      g_assert_cmpint (sudoku_correct_fillings (matrix, collect_text, NULL, before, &tally), ==, SUDOKU_EXHAUSTED);
      if (sudoku_is_blocked (matrix))
        g_assert_cmpuint (before->len, ==, 0);
      sudoku_prune (matrix);
      g_assert_cmpint (sudoku_correct_fillings (matrix, collect_text, NULL, after, &tally), ==, SUDOKU_EXHAUSTED);

      assert_same_texts (before, after);
      with_some += before->len > 0;
    }
  g_assert_cmpuint (with_some, >=, 300);
}

/* mcp = concat . map mcp . expand: what the choices of a cell stand for, one after the other, is what the matrix does. */
TEST (expanding_loses_nothing)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  unsigned expanded = 0;

  for (unsigned round = 0; round < 100; round++)
    {
      g_autoptr (SudokuCandidates) matrix = random_matrix (rand, 1, 3, 50);
      g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_free);
      unsigned cell = sudoku_expand_cell (matrix);
      SudokuSet choices;

      if (cell == 9)
        continue;
      sudoku_fillings (matrix, collect_text, before);
      choices = matrix->cell[cell];
      for (unsigned value = 1; value <= 3; value++)
        if (sudoku_set_has (choices, value))
          {
            matrix->cell[cell] = sudoku_set_of (value);
            sudoku_fillings (matrix, collect_text, after);
          }
      assert_same_texts (before, after);
      expanded += before->len > 1;
    }
  g_assert_cmpuint (expanded, >, 10);
}

/* At the fixpoint there is nothing to prune, and each pruning before took something away. */
TEST (fixpoint)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  unsigned longest = 0;

  for (unsigned round = 0; round < 200; round++)
    {
      g_autoptr (SudokuCandidates) matrix = random_matrix (rand, 2, 3, 30);
      g_autoptr (SudokuCandidates) step = sudoku_candidates_copy (matrix);
      unsigned prunings = sudoku_prune_to_fixpoint (matrix);

      for (unsigned i = 0; i < prunings; i++)
        g_assert_true (sudoku_prune (step));
      g_assert_false (sudoku_prune (step));
      assert_same_cells (step, matrix);
      longest = MAX (longest, prunings);
    }
  g_assert_cmpuint (longest, >, 1);
}

TEST (blocked)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, "1.......1.......");
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (grid);
  SudokuBlock block;

  g_assert_true (sudoku_find_block (matrix, &block));
  g_assert_false (block.is_void);
  g_assert_false (sudoku_is_void (matrix));
  matrix->cell[8] = 0;
  g_assert_true (sudoku_find_block (matrix, &block));
  g_assert_true (block.is_void);
  g_assert_true (sudoku_is_void (matrix));
  matrix->cell[8] = set ("23");
  g_assert_false (sudoku_is_blocked (matrix));
}

/* A value fixed twice is seen in every house of a 6x6 board. */
TEST (unsafe_in_any_house)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (2, 3, "....................................");

  for (unsigned house = 0; house < 18; house++)
    {
      g_autoptr (SudokuCandidates) matrix = sudoku_choices (grid);

      matrix->cell[grid->shape->house[house].cell[5]] = set ("6");
      g_assert_false (sudoku_is_blocked (matrix));
      matrix->cell[grid->shape->house[house].cell[0]] = set ("6");
      g_assert_true (sudoku_is_blocked (matrix));
    }
}

TEST (expand_cell)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (grid);

  g_assert_cmpuint (sudoku_expand_cell (matrix), ==, 0);
  matrix->cell[3] = set ("4");
  matrix->cell[6] = set ("123");
  matrix->cell[9] = set ("24");
  matrix->cell[12] = set ("13");
  g_assert_cmpuint (sudoku_expand_cell (matrix), ==, 9);
  for (unsigned cell = 0; cell < 16; cell++)
    matrix->cell[cell] = set ("1");
  g_assert_cmpuint (sudoku_expand_cell (matrix), ==, 16);
}
