/* What a solver has to do, in its plainest form: the oracle for small boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After Richard Bird: sudoku = filter correct . mcp . choices, where mcp (matrix cartesian product)
 * makes every filling a matrix of choices stands for. Fillings come one at a time, so memory is that of
 * one board, but the time grows with their number: 9^51 for a usual puzzle. Meant for boards with a
 * dozen blanks at most.
 */
#pragma once

#include "sudoku/derivation.h"

/* mcp: calls found with every filling of the matrix, correct or not, the last cell varying fastest.
 * Returns false if found ended it or memory ran out. */
bool sudoku_fillings (const SudokuCandidates *choices, SudokuSolutionFunc found, void *data);

/* filter correct . mcp: only the fillings without a repeated value. */
bool sudoku_correct_fillings (const SudokuCandidates *choices, SudokuSolutionFunc found, void *data);

/* filter correct . mcp . choices */
bool sudoku_specification (const SudokuGrid *puzzle, SudokuSolutionFunc found, void *data);

/* filter correct . mcp . prune . choices */
bool sudoku_pruned_specification (const SudokuGrid *puzzle, SudokuSolutionFunc found, void *data);
