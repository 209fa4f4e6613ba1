/* The shape of a board: boxes of R rows and C columns, and the rows, columns and boxes that follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board of order n = R * C has n * n cells, n rows, n columns and n boxes. Cells are numbered row by
 * row from 0, so cell = row * n + column. A *house* is a row, a column or a box; houses are numbered
 * rows first (0 .. n-1), then columns (n .. 2n-1), then boxes (2n .. 3n-1). Boxes are numbered row by
 * row too. For R = 2, C = 3 (order 6):
 *
 *      columns 0  1  2 | 3  4  5
 *   row 0      box 0   |  box 1      a *band* is a row of boxes (here rows 0 and 1),
 *   row 1              |             a *stack* a column of boxes (here columns 0 to 2),
 *       ---------------+---------    a *minirow* the cells a row and a box share.
 *   row 2      box 2   |  box 3
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define SUDOKU_MAX_ORDER 64
#define SUDOKU_MAX_CELLS (SUDOKU_MAX_ORDER * SUDOKU_MAX_ORDER)
#define SUDOKU_MAX_PEERS (3 * SUDOKU_MAX_ORDER)

/* A small value, passed by value; make it only with the functions below. */
typedef struct
{
  uint8_t box_rows;    /* R, the height of a box in cells */
  uint8_t box_columns; /* C, the width of a box in cells */
  uint8_t order;       /* n = R * C, 1 to 64 */
} SudokuGeometry;

/* The kind of a house. */
typedef enum
{
  SUDOKU_ROW,
  SUDOKU_COLUMN,
  SUDOKU_BOX
} SudokuHouseKind;

/* Sets *geometry to boxes of box_rows x box_columns cells. Returns false, and leaves *geometry alone,
 * unless 1 <= box_rows * box_columns <= SUDOKU_MAX_ORDER. */
bool sudoku_geometry_init (SudokuGeometry *geometry, unsigned box_rows, unsigned box_columns);

/* Sets *geometry to the usual boxes for an order: square where it can be, else the most nearly square
 * with boxes wider than tall (2x3 for 6, 2x5 for 10, 3x4 for 12; 1xn for a prime). Returns false
 * unless 1 <= order <= SUDOKU_MAX_ORDER. */
bool sudoku_geometry_init_usual (SudokuGeometry *geometry, unsigned order);

/* The order of a board of n_cells cells, or 0 if no board has that many. */
unsigned sudoku_order_of_cells (unsigned n_cells);

/* Whether two boards have the same shape. */
bool sudoku_geometry_equal (SudokuGeometry a, SudokuGeometry b);

/* Whether it is the board of 3x3 boxes, which has engines of its own. */
static inline bool
sudoku_geometry_is_nine (SudokuGeometry geometry)
{
  return geometry.box_rows == 3 && geometry.box_columns == 3;
}

/* The number of cells, n * n. */
static inline unsigned
sudoku_geometry_cells (SudokuGeometry geometry)
{
  return (unsigned) geometry.order * geometry.order;
}

/* The number of houses, 3 * n. */
static inline unsigned
sudoku_geometry_houses (SudokuGeometry geometry)
{
  return 3u * geometry.order;
}

/* The row, 0 .. n-1, of a cell. */
static inline unsigned
sudoku_cell_row (SudokuGeometry geometry, unsigned cell)
{
  return cell / geometry.order;
}

/* The column, 0 .. n-1, of a cell. */
static inline unsigned
sudoku_cell_column (SudokuGeometry geometry, unsigned cell)
{
  return cell % geometry.order;
}

/* The box, 0 .. n-1, of a cell: there are n / C = R boxes side by side. */
static inline unsigned
sudoku_cell_box (SudokuGeometry geometry, unsigned cell)
{
  unsigned row = cell / geometry.order, column = cell % geometry.order;

  return row / geometry.box_rows * geometry.box_rows + column / geometry.box_columns;
}

/* The house number of a cell's row, column or box. */
static inline unsigned
sudoku_cell_house (SudokuGeometry geometry, unsigned cell, SudokuHouseKind kind)
{
  switch (kind)
    {
    case SUDOKU_ROW:
      return sudoku_cell_row (geometry, cell);
    case SUDOKU_COLUMN:
      return geometry.order + sudoku_cell_column (geometry, cell);
    case SUDOKU_BOX:
    default:
      return 2u * geometry.order + sudoku_cell_box (geometry, cell);
    }
}

/* What kind of house a house number (0 .. 3n-1) stands for. */
static inline SudokuHouseKind
sudoku_house_kind (SudokuGeometry geometry, unsigned house)
{
  return (SudokuHouseKind) (house / geometry.order);
}

/* The index-th cell (0 .. n-1) of a house (0 .. 3n-1): along rows and columns, row by row in boxes. */
unsigned sudoku_house_cell (SudokuGeometry geometry, unsigned house, unsigned index);

/* Writes the peers of a cell (the other cells of its three houses, each once, ascending) into peers,
 * which has room for SUDOKU_MAX_PEERS, and returns how many there are. */
unsigned sudoku_cell_peers (SudokuGeometry geometry, unsigned cell, uint16_t *peers);

/* Whether two different cells share a row, a column or a box. */
bool sudoku_cells_see (SudokuGeometry geometry, unsigned a, unsigned b);
