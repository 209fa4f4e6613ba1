/* Boards of every shape: their cells, houses and peers by the rules as a player knows them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "tests/test.h"

#include "shapes.h"
#include "sudoku/candidates.h"

/* Calls func for every shape of box there may be. */
static void
for_each_shape (void (*func) (const SudokuShape *shape))
{
  unsigned shapes = 0;

  for (unsigned rows = 0; rows <= 66; rows++)
    for (unsigned columns = 0; columns <= 66; columns++)
      {
        g_autoptr (SudokuShape) shape = sudoku_shape_new (rows, columns);

        if (shape == NULL)
          {
            g_assert_true (rows * columns < 1 || rows * columns > 64);
            continue;
          }
        g_assert_cmpuint (shape->order, ==, rows * columns);
        func (shape);
        shapes++;
      }
  /* The pairs of numbers with a product of at most 64: 64/1 + 64/2 + ... + 64/64, rounded down. */
  g_assert_cmpuint (shapes, ==, 280);
}

TEST (refused_shapes)
{
  g_assert_null (sudoku_shape_new (0, 3));
  g_assert_null (sudoku_shape_new (5, 13));
  g_assert_null (sudoku_shape_new (1, 65));
  g_assert_null (sudoku_shape_new (65536, 65537));
}

TEST (usual_boxes)
{
  static const struct
  {
    unsigned order, rows, columns;
  } usual[] = { { 1, 1, 1 },  { 2, 1, 2 },  { 4, 2, 2 },   { 6, 2, 3 },   { 7, 1, 7 },  { 8, 2, 4 },  { 9, 3, 3 },
                { 10, 2, 5 }, { 12, 3, 4 }, { 13, 1, 13 }, { 16, 4, 4 },  { 18, 3, 6 }, { 20, 4, 5 }, { 25, 5, 5 },
                { 36, 6, 6 }, { 49, 7, 7 }, { 50, 5, 10 }, { 61, 1, 61 }, { 63, 7, 9 }, { 64, 8, 8 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      g_assert_cmpuint (sudoku_usual_box_rows (usual[i].order), ==, usual[i].rows);
      g_assert_cmpuint (usual[i].order / usual[i].rows, ==, usual[i].columns);
    }
  for (unsigned order = 1; order <= 64; order++)
    {
      unsigned rows = sudoku_usual_box_rows (order);
      g_autoptr (SudokuShape) shape = sudoku_shape_new (rows, order / rows);

      g_assert_cmpuint (shape->order, ==, order);
      g_assert_cmpuint (sudoku_shape_box_rows (shape), ==, rows);
      g_assert_true (sudoku_shape_is_nine (shape) == (order == 9));
    }
}

TEST (order_of_cells)
{
  g_assert_cmpuint (sudoku_order_of_cells (0), ==, 0);
  g_assert_cmpuint (sudoku_order_of_cells (1), ==, 1);
  g_assert_cmpuint (sudoku_order_of_cells (80), ==, 0);
  g_assert_cmpuint (sudoku_order_of_cells (81), ==, 9);
  g_assert_cmpuint (sudoku_order_of_cells (82), ==, 0);
  g_assert_cmpuint (sudoku_order_of_cells (64 * 64), ==, 64);
  g_assert_cmpuint (sudoku_order_of_cells (65 * 65), ==, 0);
}

/* The picture at the top of shape.h. */
TEST (boxes_of_six)
{
  static const char boxes[] = "000111"
                              "000111"
                              "222333"
                              "222333"
                              "444555"
                              "444555";
  const SudokuShape *shape = test_shape (2, 3);

  for (unsigned cell = 0; cell < 36; cell++)
    g_assert_cmpuint (sudoku_cell_box (shape, cell), ==, boxes[cell] - '0');
  /* Box 3, row by row. */
  for (unsigned i = 0; i < 6; i++)
    g_assert_cmpuint (shape->house[12 + 3].cell[i], ==, ((const uint8_t[]){ 15, 16, 17, 21, 22, 23 })[i]);
}

/* Each house has n cells of which each knows that it is there, ascending: so the n houses of a kind hold each cell once. */
static void
check_houses (const SudokuShape *shape)
{
  unsigned n = shape->order;

  g_assert_cmpuint (shape->n_cells, ==, n * n);
  g_assert_cmpuint (shape->n_houses, ==, 3 * n);
  for (unsigned house = 0; house < 3 * n; house++)
    {
      SudokuHouseKind kind = shape->house[house].kind;

      g_assert_cmpint (kind, ==, house < n ? SUDOKU_ROW : house < 2 * n ? SUDOKU_COLUMN : SUDOKU_BOX);
      for (unsigned i = 0; i < n; i++)
        {
          unsigned cell = shape->house[house].cell[i];

          g_assert_cmpuint (cell, <, n * n);
          g_assert_cmpuint (shape->cell[cell].seat[kind].house, ==, house);
          if (i > 0)
            g_assert_cmpuint (cell, >, shape->house[house].cell[i - 1]);
        }
    }
}

TEST (houses)
{
  for_each_shape (check_houses);
}

/* A box is R rows high and C columns wide. */
static void
check_boxes (const SudokuShape *shape)
{
  unsigned n = shape->order;

  for (unsigned box = 0; box < n; box++)
    {
      unsigned first = shape->house[2 * n + box].cell[0];
      unsigned last = shape->house[2 * n + box].cell[n - 1];

      g_assert_cmpuint (sudoku_cell_row (shape, last) - sudoku_cell_row (shape, first) + 1, ==,
                        sudoku_shape_box_rows (shape));
      g_assert_cmpuint (sudoku_cell_column (shape, last) - sudoku_cell_column (shape, first) + 1, ==,
                        sudoku_shape_box_columns (shape));
    }
}

TEST (boxes)
{
  for_each_shape (check_boxes);
}

/* The peers of a cell are those that see it: n - 1 in its row, n - 1 in its column, and in its box those that are in
 * neither, (R - 1)(C - 1). */
static void
check_peers (const SudokuShape *shape)
{
  unsigned n = shape->order, cells = n * n;
  /* On large boards not every cell, but some of every row and column. */
  unsigned step = n <= 12 ? 1 : n + 3;

  for (unsigned cell = 0; cell < cells; cell += step)
    {
      const SudokuCellInfo *info = &shape->cell[cell];
      unsigned next = 0;

      g_assert_cmpuint (info->n_peers, ==,
                        2 * (n - 1) + (sudoku_shape_box_rows (shape) - 1) * (sudoku_shape_box_columns (shape) - 1));
      for (unsigned other = 0; other < cells; other++)
        if (sudoku_cells_see (shape, cell, other))
          {
            g_assert_cmpuint (next, <, info->n_peers);
            g_assert_cmpuint (info->peer[next++], ==, other);
          }
      g_assert_cmpuint (next, ==, info->n_peers);
    }
}

TEST (peers)
{
  for_each_shape (check_peers);
}

/* The board whose rows are each the one above moved along by C symbols, and by one symbol from band to band. */
static SudokuGrid *
pattern (const SudokuShape *shape)
{
  SudokuGrid *grid = sudoku_grid_new (shape);
  unsigned n = shape->order;

  for (unsigned row = 0; row < n; row++)
    for (unsigned column = 0; column < n; column++)
      grid->cell[row * n + column] = (uint8_t) ((row % sudoku_shape_box_rows (shape) * sudoku_shape_box_columns (shape)
                                                 + row / sudoku_shape_box_rows (shape) + column)
                                                    % n
                                                + 1);
  return grid;
}

/* The pattern is correct on boards of every shape; two symbols exchanged in a row, and nowhere else, break it. */
static void
check_correct (const SudokuShape *shape)
{
  g_autoptr (SudokuGrid) grid = pattern (shape);
  g_autoptr (SudokuGrid) copy = sudoku_grid_copy (grid);
  unsigned n = shape->order, cells = n * n;

  g_assert_true (sudoku_grid_complete (grid));
  assert_same_cells (grid, copy);
  if (n > 1)
    {
      uint8_t first = grid->cell[0];

      grid->cell[0] = grid->cell[n - 1];
      g_assert_false (sudoku_grid_consistent (grid));
      grid->cell[n - 1] = first;
      g_assert_false (sudoku_grid_consistent (grid));
    }
  copy->cell[cells - 1] = 0;
  g_assert_true (sudoku_grid_consistent (copy));
  g_assert_false (sudoku_grid_complete (copy));
  g_assert_cmpuint (sudoku_grid_filled (copy), ==, cells - 1);
}

TEST (correct)
{
  for_each_shape (check_correct);
}

/* A value twice in a row, in a column, in a box, and where none of them sees the other. */
TEST (consistent)
{
  static const struct
  {
    uint8_t other;
    bool consistent;
  } seconds[] = { { 5, false }, { 30, false }, { 8, false }, { 15, true }, { 21, true } };
  const SudokuShape *shape = test_shape (2, 3);

  for (unsigned i = 0; i < G_N_ELEMENTS (seconds); i++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);

      grid->cell[0] = grid->cell[seconds[i].other] = 6;
      g_assert_true (sudoku_grid_consistent (grid) == seconds[i].consistent);
      grid->cell[0] = 5;
      g_assert_true (sudoku_grid_consistent (grid));
    }
}

TEST (values_out_of_range)
{
  const SudokuShape *shape = test_shape (2, 2);
  uint8_t values[16] = { 4, 0, 1 };
  g_autoptr (SudokuGrid) grid = sudoku_grid_new_from_values (shape, values);

  g_assert_cmpmem (grid->cell, 16, values, 16);
  values[15] = 5;
  g_assert_null (sudoku_grid_new_from_values (shape, values));
}

TEST (sets)
{
  g_assert_cmphex (sudoku_set_full (1), ==, 1);
  g_assert_cmphex (sudoku_set_full (9), ==, 0x1ff);
  g_assert_cmphex (sudoku_set_full (63), ==, UINT64_MAX >> 1);
  g_assert_cmphex (sudoku_set_full (64), ==, UINT64_MAX);
  for (unsigned value = 1; value <= 64; value++)
    {
      SudokuSet set = sudoku_set_of (value);

      g_assert_true (sudoku_set_is_single (set));
      g_assert_cmpuint (sudoku_set_first (set), ==, value);
      g_assert_true (sudoku_set_has (set, value));
      g_assert_false (sudoku_set_has (~set, value));
      g_assert_cmpuint (sudoku_set_count (sudoku_set_full (value)), ==, value);
    }
  g_assert_false (sudoku_set_is_single (0));
  g_assert_false (sudoku_set_is_single (3));
  g_assert_cmpuint (sudoku_set_first (0x180), ==, 8);
}
