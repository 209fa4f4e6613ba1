/* Morphs: the changes of a board that lead from each puzzle to an equivalent one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows may be permuted within a band and columns within a stack, bands and stacks as a whole, and values; where boxes are
 * as high as wide, the board may be transposed, too. A 9x9 board has 2 * (3!)^8 = 3,359,232 of them that move cells, times
 * 9! that relabel the values (E. Russell and F. Jarvis, "Mathematics of Sudoku II", 2006). Boards with further houses have
 * fewer: they are not for this header.
 */
#pragma once

#include "sudoku/random.h"
#include "sudoku/shape.h"

/* The largest order of boards that have morphs here. */
#define SUDOKU_MORPH_MAX_ORDER 16

/* First the board is transposed or not; then row r of the result is row row[r] of that, and its column c column column[c];
 * then value v is replaced by value[v], and a blank stays one: value[0] is 0. */
typedef struct
{
  uint8_t order;
  bool transposed;
  uint8_t row[SUDOKU_MORPH_MAX_ORDER];
  uint8_t column[SUDOKU_MORPH_MAX_ORDER];
  uint8_t value[SUDOKU_MORPH_MAX_ORDER + 1];
} SudokuMorph;

/* Whether boards of this shape have morphs: boxes of one size without further houses, and an order of at most
 * SUDOKU_MORPH_MAX_ORDER. */
bool sudoku_morph_accepts (const SudokuShape *shape);

/* A morph of an accepted shape, all of them equally likely. */
SudokuMorph sudoku_morph_random (const SudokuShape *shape, SudokuRandom *random);

/* Writes the morph of n * n values, 0 for a blank, into result, which is another array. */
void sudoku_morph_apply (const SudokuMorph *morph, const uint8_t *values, uint8_t *result);

/* The morph that leads back. */
SudokuMorph sudoku_morph_invert (const SudokuMorph *morph);
