/* Boards for tests of finders: written down, sketched, and at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "autoptr.h"

/* The puzzle, and the board, of boxes of 3x3 or 2x2 cells with these givens: a digit a cell, '.' or '0' for a blank. */
SudokuGrid *grid_of (const char *digits);
SudokuBoard *board_of (const char *digits);

/* Restricts a board: "r1c2=37" leaves a cell two candidates; "row1:4=27" leaves a value two columns in a row,
 * "column9:2=15" two rows in a column, and "box1:5=13" the first and the third cell of a box. */
void sketch (SudokuBoard *board, const char *restrictions);

/* A blank board of boxes of 3x3 cells, but for these restrictions. */
SudokuBoard *sketch_board (const char *restrictions);

/* One of the first solutions of a board whose first row is filled at random. */
SudokuGrid *random_solution (GRand *rand, const SudokuShape *shape);

/* A board on which percentages of the cells of a random solution are given, and of the other candidates removed. */
SudokuBoard *random_board (GRand *rand, const SudokuShape *shape, int given, int removed);

/* The shapes of 3x3 boxes with the two diagonals, and with four windows of 3x3 cells across the boxes. */
const SudokuShape *diagonal_shape (void);
const SudokuShape *window_shape (void);
