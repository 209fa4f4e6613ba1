/* Random permutations of rows, bands, columns and stacks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/fill/lines.h"

bool
sudoku_lines_accept (const SudokuShape *shape)
{
  return sudoku_shape_box_rows (shape) > 0 && shape->n_houses == 3u * shape->order;
}

/* Writes the lines of n_bands bands of height lines each in a random order in which each band stays together. */
static void
shuffle_lines (SudokuRandom *random, unsigned n_bands, unsigned height, uint16_t *lines)
{
  uint16_t band[SUDOKU_MAX_ORDER];

  for (unsigned i = 0; i < n_bands; i++)
    band[i] = (uint16_t) i;
  sudoku_random_shuffle (random, band, n_bands);
  for (unsigned i = 0; i < n_bands; i++)
    {
      for (unsigned j = 0; j < height; j++)
        lines[i * height + j] = (uint16_t) (band[i] * height + j);
      sudoku_random_shuffle (random, lines + i * height, height);
    }
}

void
sudoku_lines_shuffle (const SudokuShape *shape, SudokuRandom *random, uint16_t *from)
{
  unsigned order = shape->order, box_rows = sudoku_shape_box_rows (shape), box_columns = order / box_rows;
  bool turned = box_rows == box_columns && sudoku_random_below (random, 2) > 0;
  uint16_t row[SUDOKU_MAX_ORDER], column[SUDOKU_MAX_ORDER];

  assert (sudoku_lines_accept (shape));
  shuffle_lines (random, box_columns, box_rows, row);
  shuffle_lines (random, box_rows, box_columns, column);
  for (unsigned r = 0; r < order; r++)
    for (unsigned c = 0; c < order; c++)
      from[r * order + c] = (uint16_t) (turned ? column[c] * order + row[r] : row[r] * order + column[c]);
}
