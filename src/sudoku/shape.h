/* The shape of a board: its houses, as data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board of order n has n * n cells, numbered row by row from 0, so cell = row * n + column. A *house* is a
 * list of cells that hold no value twice; a house of n cells holds each value once. Houses are numbered: rows
 * (0 .. n-1), columns (n .. 2n-1), boxes (2n .. 3n-1), then further ones, smaller ones last. Boxes are
 * usually R rows high and C columns wide, R * C = n, and numbered row by row. For R = 2, C = 3 (order 6):
 *
 *      columns 0  1  2 | 3  4  5
 *   row 0      box 0   |  box 1      a *band* is a row of boxes (here rows 0 and 1),
 *   row 1              |             a *stack* a column of boxes (here columns 0 to 2),
 *       ---------------+---------    a *minirow* the cells a row and a box share.
 *   row 2      box 2   |  box 3
 *
 * They may also be regions of any form (jigsaw), and further houses lie across them (diagonals). So whoever
 * follows the rules goes by the lists of houses, seats and peers; the size of a box is for drawing and naming
 * a board, for formats of files, and for engines that know one shape only.
 */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#define SUDOKU_MAX_ORDER 64
#define SUDOKU_MAX_CELLS (SUDOKU_MAX_ORDER * SUDOKU_MAX_ORDER)
#define SUDOKU_MAX_HOUSES 256
#define SUDOKU_NO_HOUSE UINT16_MAX

/* The kind of a house. */
typedef enum
{
  SUDOKU_ROW,
  SUDOKU_COLUMN,
  SUDOKU_BOX,      /* or the region of any form that takes its place */
  SUDOKU_DIAGONAL, /* of the whole board */
  SUDOKU_EXTRA     /* any other house */
} SudokuHouseKind;

/* A list of cells. */
typedef struct
{
  SudokuHouseKind kind;
  unsigned n_cells;     /* at most n */
  const uint16_t *cell; /* in reading order */
} SudokuHouse;

/* Where a cell stands in a house. */
typedef struct
{
  uint16_t house;
  uint8_t place; /* index of the cell in the list of the house */
} SudokuSeat;

/* What a shape knows of a cell. */
typedef struct
{
  const SudokuSeat *seat; /* in each of its houses, ascending: the first three in its row, column and box */
  const uint16_t
      *peer; /* the other cells of its houses, and those that differ from it by further rules (anti-knight); each once,
                             ascending */
  uint16_t n_seats;
  uint16_t n_peers;
} SudokuCellInfo;

/* Where a house meets another in several cells. Bit i of a mask stands for the i-th cell of a house. */
typedef struct
{
  uint64_t here;  /* the common cells, as places in the house */
  uint64_t there; /* and as places in the other */
  uint16_t other; /* the other house */
} SudokuIntersection;

/* Immutable and counted by reference, so that threads may share one.
 *
 * Besides the lists of each house and cell there are flat tables for engines. A *spot* is a place in a house, numbered
 * house * order + place; houses with fewer cells leave spots unused. */
typedef struct
{
  uint8_t order; /* n, 1 to 64 */
  unsigned n_cells;
  unsigned n_houses;
  unsigned n_full_houses; /* these come first and have n cells: each value has a place in them */
  uint32_t hash;          /* of what makes the shape different from others */
  const SudokuHouse *house;
  const SudokuCellInfo *cell;

  unsigned most_seats; /* of a cell */
  const SudokuSeat
      *seat; /* [n_cells * most_seats] those of a cell, and then SUDOKU_NO_HOUSE in place of further ones */
  const uint16_t *spot_cell;              /* [n_houses * n] */
  const SudokuIntersection *intersection; /* all but those of a house with one of the same cells */
  const uint64_t *crossed;                /* [n_houses * n] by spot: the union of the masks of those that hold it */
  const uint32_t *first_crossing;         /* [n_houses * n + 1] by spot: the intersections that hold it are ... */
  const uint16_t *crossing;               /* ... intersection[crossing[i]] from here up to the next spot's first */

  unsigned n_rules; /* further ones (rules.h), as they are drawn; some are also among the houses */
  const struct SudokuRule *rule;
  const struct SudokuRules *rules; /* what follows from them besides houses (rules/compile.h), or NULL */
} SudokuShape;

/* The shape with boxes of box_rows x box_columns cells. Returns NULL when out of memory, or unless
 * 1 <= box_rows * box_columns <= SUDOKU_MAX_ORDER; free it with sudoku_shape_unref (). */
SudokuShape *sudoku_shape_new (unsigned box_rows, unsigned box_columns);

/* The shape with these houses besides rows and columns: first order of kind SUDOKU_BOX, which hold each cell once, then
 * further ones of 2 to order cells, of kind SUDOKU_DIAGONAL or SUDOKU_EXTRA. The cells of a house may be listed in any order;
 * they are copied. Returns NULL when out of memory, when there are more than SUDOKU_MAX_HOUSES, or on anything else. */
SudokuShape *sudoku_shape_new_from_houses (unsigned order, const SudokuHouse *houses, unsigned n_houses);

/* Adds a reference; returns the shape. */
SudokuShape *sudoku_shape_ref (const SudokuShape *shape);

/* Drops a reference; NULL is allowed. */
void sudoku_shape_unref (const SudokuShape *shape);

/* The shape without its further rules, for as long as it is there. */
const SudokuShape *sudoku_shape_without_rules (const SudokuShape *shape);

/* Whether two boards have the same houses and rules. */
bool sudoku_shape_equal (const SudokuShape *a, const SudokuShape *b);

/* The height and the width of a box in cells, R and C, or 0 if its boxes are not all rectangles of one size. */
unsigned sudoku_shape_box_rows (const SudokuShape *shape);
unsigned sudoku_shape_box_columns (const SudokuShape *shape);

/* Whether it has nothing but rows, columns and boxes of one size: what is known of such boards, or solves these only, asks this. */
bool sudoku_shape_is_plain (const SudokuShape *shape);

/* Whether it is the plain board of 3x3 boxes, which has engines of its own. */
bool sudoku_shape_is_nine (const SudokuShape *shape);

/* The usual height of a box for an order from 1 to SUDOKU_MAX_ORDER; order / it is the width. Boxes are square where they can be,
 * else the most nearly square that are wider than tall (2x3 for 6, 2x5 for 10, 3x4 for 12; 1xn for a prime). */
unsigned sudoku_usual_box_rows (unsigned order);

/* The order of a board of n_cells cells, or 0 if no board has that many. */
unsigned sudoku_order_of_cells (unsigned n_cells);

/* The row, 0 .. n-1, of a cell. */
static inline unsigned
sudoku_cell_row (const SudokuShape *shape, unsigned cell)
{
  assert (cell < shape->n_cells);
  return cell / shape->order;
}

/* The column, 0 .. n-1, of a cell. */
static inline unsigned
sudoku_cell_column (const SudokuShape *shape, unsigned cell)
{
  assert (cell < shape->n_cells);
  return cell % shape->order;
}

/* The box, 0 .. n-1, of a cell. */
static inline unsigned
sudoku_cell_box (const SudokuShape *shape, unsigned cell)
{
  assert (cell < shape->n_cells);
  return shape->cell[cell].seat[SUDOKU_BOX].house - 2 * shape->order;
}

/* Of boards with at most this many cells, sets of what cells see are kept. */
#define SUDOKU_MOST_CELLS_OF_SIGHT 256

/* The peers of a cell as a set, a bit each, in as many words as all cells need; NULL if the board is larger. */
const uint64_t *sudoku_cell_sight (const SudokuShape *shape, unsigned cell);

/* Whether two different cells share a house, or differ by a further rule: whether they are peers. */
bool sudoku_cells_see (const SudokuShape *shape, unsigned a, unsigned b);
