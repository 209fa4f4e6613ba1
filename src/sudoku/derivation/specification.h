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

#include "sudoku/derivation-search.h"

/* mcp: calls found with every filling of the matrix, correct or not, the last cell varying fastest.
 * Returns SUDOKU_EXHAUSTED after the last one, and SUDOKU_FOUND if found ended it. */
SudokuResult sudoku_fillings (const SudokuCandidates *choices, SudokuSolutionFunc found, void *data);

/* filter correct . mcp: calls found (which may be NULL) with the fillings without a repeated value. Counts all fillings as
 * nodes of the tally, and these as solutions. cancelled is asked at least once a millisecond and may be NULL. Returns as
 * sudoku_fillings (). */
SudokuResult sudoku_correct_fillings (const SudokuCandidates *choices,
                                      SudokuSolutionFunc found,
                                      SudokuCancelFunc cancelled,
                                      void *data,
                                      SudokuSearchTally *tally);
