/* Making, applying and inverting morphs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/morph.h"

#include <assert.h>

bool
sudoku_morph_accepts (const SudokuShape *shape)
{
  return sudoku_shape_box_rows (shape) != 0 && shape->n_houses == 3u * shape->order
         && shape->order <= SUDOKU_MORPH_MAX_ORDER;
}

/* Numbers from 0 to n - 1, shuffled (R. Durstenfeld 1964). */
static void
shuffle (uint8_t *items, unsigned n, SudokuRandom *random)
{
  for (unsigned i = 0; i < n; i++)
    {
      unsigned j = sudoku_random_below (random, i + 1);

      items[i] = items[j];
      items[j] = (uint8_t) i;
    }
}

/* The lines of a board in an order that keeps those of a band, or stack, together. */
static void
shuffle_lines (uint8_t *lines, unsigned order, unsigned size, SudokuRandom *random)
{
  uint8_t bands[SUDOKU_MORPH_MAX_ORDER], inside[SUDOKU_MORPH_MAX_ORDER];

  shuffle (bands, order / size, random);
  for (unsigned band = 0; band < order / size; band++)
    {
      shuffle (inside, size, random);
      for (unsigned i = 0; i < size; i++)
        lines[band * size + i] = (uint8_t) (bands[band] * size + inside[i]);
    }
}

SudokuMorph
sudoku_morph_random (const SudokuShape *shape, SudokuRandom *random)
{
  SudokuMorph morph = { .order = shape->order };
  unsigned rows = sudoku_shape_box_rows (shape), columns = sudoku_shape_box_columns (shape);

  assert (sudoku_morph_accepts (shape));
  morph.transposed = rows == columns && sudoku_random_below (random, 2) == 1;
  shuffle_lines (morph.row, morph.order, rows, random);
  shuffle_lines (morph.column, morph.order, columns, random);
  shuffle (morph.value + 1, morph.order, random);
  for (unsigned value = 1; value <= morph.order; value++)
    morph.value[value]++;
  return morph;
}

void
sudoku_morph_apply (const SudokuMorph *morph, const uint8_t *values, uint8_t *result)
{
  unsigned n = morph->order;

  for (unsigned r = 0; r < n; r++)
    for (unsigned c = 0; c < n; c++)
      {
        unsigned row = morph->row[r], column = morph->column[c];

        result[r * n + c] = morph->value[values[morph->transposed ? column * n + row : row * n + column]];
      }
}

SudokuMorph
sudoku_morph_invert (const SudokuMorph *morph)
{
  SudokuMorph inverse = { .order = morph->order, .transposed = morph->transposed };

  for (unsigned i = 0; i < morph->order; i++)
    {
      (morph->transposed ? inverse.column : inverse.row)[morph->row[i]] = (uint8_t) i;
      (morph->transposed ? inverse.row : inverse.column)[morph->column[i]] = (uint8_t) i;
    }
  for (unsigned value = 1; value <= morph->order; value++)
    inverse.value[morph->value[value]] = (uint8_t) value;
  return inverse;
}
