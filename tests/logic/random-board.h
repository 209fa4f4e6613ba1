/* Boards at random for tests of finders.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "autoptr.h"

/* One of the first solutions of a board whose first row is filled at random. */
SudokuGrid *random_solution (GRand *rand, const SudokuShape *shape);

/* A board on which percentages of the cells of a random solution are given, and of the other candidates removed. */
SudokuBoard *random_board (GRand *rand, const SudokuShape *shape, int given, int removed);

/* A blank board of boxes of 3x3 cells on which a value has only these places, written as "r1c2 r5c6", in the houses from
 * one to another. */
SudokuBoard *board_with_places (unsigned value, const char *places, unsigned from_house, unsigned to_house);

/* The shapes of 3x3 boxes with the two diagonals, and with four windows of 3x3 cells across the boxes. */
const SudokuShape *diagonal_shape (void);
const SudokuShape *window_shape (void);
