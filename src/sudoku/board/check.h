/* A slow and plain check of the solutions that engines give.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Made with the Meson option `checks`, every solution is checked where it leaves the library, and every learnt clause where
 * it is learnt (cdcl/check.h); what is wrong ends the program with a message. Without the option SUDOKU_CHECKS is 0, and the
 * compiler drops the calls.
 */
#pragma once

#include "sudoku/shape.h"

#ifndef SUDOKU_CHECKS
#define SUDOKU_CHECKS 0
#endif

/* Returns what is wrong with n * n values as a solution of a puzzle, or NULL if nothing is: a value out of range, one that
 * stands twice in a house, or one that differs from the puzzle's. givens are the puzzle's n * n values, 0 for a blank, or NULL
 * for the blank board. */
const char *sudoku_solution_fault (const SudokuShape *shape, const uint8_t *givens, const uint8_t *solution);

/* Ends the program with a message if a fault was found in something, unless fault is NULL. */
void sudoku_check (const char *of, const char *fault);
