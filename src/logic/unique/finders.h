/* The finders of this folder, for the registry. They need a board with one solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board/finding.h"

/* Four cells in two rows, two columns and two boxes: unique rectangles of all types, and hidden ones. */
void sudoku_find_unique_rectangles (SudokuFinding *finding);

/* The same, when two or three of the cells are filled, none by a given. */
void sudoku_find_avoidable_rectangles (SudokuFinding *finding);

/* Six cells and more with the same pair, two in each house (Sudoku Explainer's unique loops). */
void sudoku_find_unique_loops (SudokuFinding *finding);

/* Bivalue universal graves: all open cells, but for the extras, have two values, and every value two places. */
void sudoku_find_graves (SudokuFinding *finding);
