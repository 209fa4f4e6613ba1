/* A proof by cases: a value is assumed, and each case ends in a fault of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/path/trace.h"

/* Looks for a short proof that a candidate is false, which it is: with one case if singles and locked candidates lead to a
 * fault, otherwise with as few nested cases as possible, and of those the one with the fewest lines that was found before
 * enough returned true. Returns FOUND when the lines have been added to the trace, and EXHAUSTED when all that are not too deep have
 * been tried. */
SudokuResult sudoku_prove_by_cases (SudokuTrace *trace,
                                    unsigned cell,
                                    unsigned value,
                                    SudokuCancelFunc cancel,
                                    SudokuCancelFunc enough,
                                    void *data);
