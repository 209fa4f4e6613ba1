/* How many solutions an empty board has, where that is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards with boxes of several rows and columns: the table of "Mathematics of Sudoku" in Wikipedia; the number for 3x3 boxes is
 * by Bertram Felgenhauer and Frazer Jarvis (2005). Boxes of one row or column are rows or columns themselves, so that these
 * boards are Latin squares: sequence A002860 of the On-Line Encyclopedia of Integer Sequences. Smaller boards than these are
 * counted at once, and the numbers of larger ones have more than 128 bits.
 */
#include "sudoku/count.h"

#define TEN_TO_19 UINT64_C (10000000000000000000)

static const struct
{
  unsigned low, high; /* the sides of a box */
  uint64_t above;     /* the number without its last 19 digits */
  uint64_t below;     /* and these */
} known[] = {
  { 1, 6, 0, 812851200 },
  { 1, 7, 0, 61479419904000 },
  { 1, 8, 10, 8776032459082956800 },
  { 1, 9, 552475149, 6156892842531225600 },
  { 1, 10, 998243765821303987, 1725064756920320000 },
  { 2, 3, 0, 28200960 },
  { 2, 4, 0, 29136487207403520 },
  { 2, 5, 190381604797, 2624930994913280000 },
  { 3, 3, 667, 903752021072936960 },
};

bool
sudoku_count_is_known (const SudokuGrid *puzzle, SudokuTotal *total)
{
  unsigned rows = sudoku_shape_box_rows (puzzle->shape), columns = sudoku_shape_box_columns (puzzle->shape);
  unsigned low = rows < columns ? rows : columns, high = rows < columns ? columns : rows;

  if (sudoku_grid_filled (puzzle) > 0 || !sudoku_shape_is_plain (puzzle->shape))
    return false;
  for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++)
    if (known[i].low == low && known[i].high == high)
      {
        unsigned __int128 number = (unsigned __int128) known[i].above * TEN_TO_19 + known[i].below;

        *total = (SudokuTotal){ .high = (uint64_t) (number >> 64), .low = (uint64_t) number };
        return true;
      }
  return false;
}
