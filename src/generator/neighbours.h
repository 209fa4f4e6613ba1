/* The puzzles near a given one: with some givens removed and another one added, and again one solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * {-1+1} and {-2+1}, as people who look for hard puzzles and for few givens call them.
 */
#pragma once

#include "generator/generator.h"

/* Calls a function with each puzzle near one that has a single solution: without `removed` (1 or 2) of its givens, and with
 * one that it does not have. Each comes once, in an order that depends on the puzzle alone, if it has the number of
 * givens, the minimality and the difficulty of the wish, whose other fields say nothing; made->number counts from 0.
 * Returns EXHAUSTED when that was all, and FOUND when the function returned false. cancelled may be NULL. */
SudokuResult sudoku_neighbours (const SudokuGrid *puzzle,
                                unsigned removed,
                                const SudokuWish *wish,
                                SudokuCancelFunc cancelled,
                                void *cancel_data,
                                SudokuMadeFunc found,
                                void *data);
