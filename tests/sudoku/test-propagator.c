/* Each rule of the propagator on a board where nothing else follows, and taking it all back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "autoptr.h"
#include "boards.h"

#include <string.h>

static SudokuPropagator *
blank (unsigned rows, unsigned columns)
{
  const SudokuShape *shape = test_shape (rows, columns);

  return sudoku_propagator_new (shape);
}

/* Removes the value 1 from some cells of a 6x6 board and propagates: then it is left where the text has a '1'. Cells are
 * marked 'x' where it is removed, and '.' where it is removed by the rule. The boxes are such that no other rule says the
 * same: three of them lie along the line. */
static void
assert_left (unsigned rows, unsigned columns, const char *expected)
{
  g_autoptr (SudokuPropagator) p = blank (rows, columns);

  for (unsigned cell = 0; cell < 36; cell++)
    if (expected[cell] == 'x')
      sudoku_propagator_remove (p, cell, 1);
  g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_STABLE);
  for (unsigned cell = 0; cell < 36; cell++)
    g_assert_cmphex (p->cell[cell], ==, expected[cell] == '1' ? 0x3f : 0x3e);
  g_assert_cmpuint (p->n_open, ==, 36);
}

TEST (pointing_along_a_row)
{
  assert_left (3, 2,
               "11...."
               "xx1111"
               "xx1111"
               "111111"
               "111111"
               "111111");
}

TEST (pointing_along_a_column)
{
  assert_left (2, 3,
               "1xx111"
               "1xx111"
               ".11111"
               ".11111"
               ".11111"
               ".11111");
}

TEST (claiming_by_a_row)
{
  assert_left (3, 2,
               "111111"
               "111111"
               "111111"
               "1111.."
               "1111.."
               "xxxx11");
}

TEST (claiming_by_a_column)
{
  assert_left (2, 3,
               "111..1"
               "111..1"
               "11111x"
               "11111x"
               "11111x"
               "11111x");
}

TEST (naked_single)
{
  g_autoptr (SudokuPropagator) p = blank (2, 2);
  /* The first row, column and box of the 4x4 board lose the 1. */
  static const uint8_t expected[] = { 0x1, 0xe, 0xe, 0xe, 0xe, 0xe, 0xf, 0xf, 0xe, 0xf, 0xf, 0xf, 0xe, 0xf, 0xf, 0xf };

  sudoku_propagator_assume (p, 0, 1);
  g_assert_cmpuint (p->n_open, ==, 15);
  g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_STABLE);
  for (unsigned cell = 0; cell < 16; cell++)
    g_assert_cmphex (p->cell[cell], ==, expected[cell]);
}

/* Two 1s leave one place for the 1 in each of the other boxes. */
TEST (hidden_single)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, ".... ..1. 1... ....");
  g_autofree char *text = NULL;
  g_autoptr (SudokuPropagator) p = blank (2, 2);

  sudoku_propagator_assume_grid (p, grid);
  g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_STABLE);
  sudoku_propagator_read (p, grid->cell);
  text = board_text (grid);
  g_assert_cmpstr (text, ==, ".1....1.1......1");
  g_assert_cmpuint (p->n_open, ==, 12);
}

TEST (cell_without_value)
{
  /* The cell in the corner sees 1 and 2 in its row, 3 and 4 in its column. */
  g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, "..12 .... 3... 4...");
  g_autoptr (SudokuPropagator) p = blank (2, 2);

  sudoku_propagator_assume_grid (p, grid);
  g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_FAILED);
  g_assert_true (p->failed);
}

TEST (house_without_place)
{
  g_autoptr (SudokuPropagator) p = blank (2, 2);

  for (unsigned cell = 4; cell < 8; cell++)
    sudoku_propagator_remove (p, cell, 3);
  g_assert_true (p->failed);
  g_assert_false (p->impossible.in_cell);
  g_assert_cmpuint (p->impossible.house, ==, 1);
  g_assert_cmpuint (p->impossible.value, ==, 3);
  g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_FAILED);
}

static void
assert_same_board (const SudokuPropagator *a, const SudokuPropagator *b)
{
  g_assert_cmpmem (a->cell, a->cells * sizeof *a->cell, b->cell, b->cells * sizeof *b->cell);
  g_assert_cmpmem (a->place, a->shape->n_houses * a->order * sizeof *a->place, b->place,
                   b->shape->n_houses * b->order * sizeof *b->place);
  g_assert_cmpmem (a->open, (a->cells + 63) / 64 * sizeof *a->open, b->open, (b->cells + 63) / 64 * sizeof *b->open);
  g_assert_cmpuint (a->n_open, ==, b->n_open);
  g_assert_cmpuint (a->n_trail, ==, b->n_trail);
}

/* A board from which the same was removed. */
static SudokuPropagator *
replay (const SudokuPropagator *propagator)
{
  SudokuPropagator *p = sudoku_propagator_new (propagator->shape);

  for (unsigned i = 0; i < propagator->n_trail; i++)
    sudoku_propagator_remove (p, propagator->trail[i] / 64, propagator->trail[i] % 64 + 1);
  return p;
}

/* Down random branches until one fails, and back to each board on the way, which stays as it is when propagated again. */
TEST (undo)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  unsigned failed = 0;

  for (unsigned round = 0; round < 100; round++)
    {
      g_autoptr (SudokuPropagator) p = blank (1 + round % 4, 2 + round % 3);
      SudokuPropagator *before[40];
      unsigned depth = 0;

      while (depth < 40 && p->n_open > 0)
        {
          unsigned cell = (unsigned) g_rand_int_range (rand, 0, (int) p->cells);

          if (sudoku_set_is_single (p->cell[cell]))
            continue;
          before[depth++] = replay (p);
          sudoku_propagator_assume (p, cell, sudoku_set_first (p->cell[cell]));
          if (sudoku_propagate (p, NULL) == SUDOKU_PROPAGATION_FAILED)
            {
              failed++;
              break;
            }
        }
      while (depth-- > 0)
        {
          sudoku_propagator_undo (p, before[depth]->n_trail);
          assert_same_board (p, before[depth]);
          g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_STABLE);
          assert_same_board (p, before[depth]);
          sudoku_propagator_free (before[depth]);
        }
    }
  g_assert_cmpuint (failed, >, 5);
}

/* The givens in any order come to the same board. */
TEST (any_order)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autoptr (SudokuGrid) grid =
      board ("6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
  g_autoptr (SudokuPropagator) expected = blank (3, 3);
  unsigned given[81], n = 0;

  sudoku_propagator_assume_grid (expected, grid);
  g_assert_cmpint (sudoku_propagate (expected, NULL), ==, SUDOKU_PROPAGATION_STABLE);
  for (unsigned cell = 0; cell < 81; cell++)
    if (grid->cell[cell] != 0)
      given[n++] = cell;
  for (unsigned round = 0; round < 50; round++)
    {
      g_autoptr (SudokuPropagator) p = blank (3, 3);

      for (unsigned i = 0; i < n; i++)
        {
          unsigned j = (unsigned) g_rand_int_range (rand, (int) i, (int) n), cell = given[j];

          given[j] = given[i];
          given[i] = cell;
          sudoku_propagator_assume (p, cell, grid->cell[cell]);
          if (round % 2)
            g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_STABLE);
        }
      g_assert_cmpint (sudoku_propagate (p, NULL), ==, SUDOKU_PROPAGATION_STABLE);
      assert_same_board (p, expected);
    }
}
