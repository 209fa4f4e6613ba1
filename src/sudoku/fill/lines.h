/* Moving the lines of a board so that every full board stays one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows change places in their bands, bands as wholes, likewise columns and stacks; and if boxes are square, rows become
 * columns.
 */
#pragma once

#include "sudoku/random.h"
#include "sudoku/shape.h"

/* Whether a board has rectangular boxes and no further houses, so that its cells can be moved. */
bool sudoku_lines_accept (const SudokuShape *shape);

/* Writes for each cell of a shape that is accepted the one that comes to its place, in one of all ways at random. */
void sudoku_lines_shuffle (const SudokuShape *shape, SudokuRandom *random, uint16_t *from);
