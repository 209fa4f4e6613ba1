/* The solving path: from a board always the simplest step, until it is solved or nothing more is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/finder.h"
#include "sudoku/search.h"

/* Finds out what solutions a board has, by what those of its givens are: UNIQUE if the givens alone have one solution, and nothing
 * on the board contradicts it; SEVERAL if they have several, and at least one of them agrees with the board. Writes one, if there is
 * any, into solution, which has room for all cells. cancel is asked at least once a millisecond and may be NULL. */
SudokuUniqueness sudoku_board_outlook (const SudokuBoard *board,
                                       uint8_t *solution,
                                       SudokuCancelFunc cancel,
                                       void *data);

/* Sets the limits of a path to what a person is shown: every technique, with those that need a unique solution, but no
 * mutant fish, kraken fish, aligned triplets, or chains through almost locked sets. Forcing chains come in their place,
 * which say the same more plainly and are found sooner; HoDoKu uses none of these by default either. limits->unique is left
 * false. */
void sudoku_limits_init_path (SudokuFindLimits *limits, unsigned order);

/* Called with each step and the board before it; both belong to the path. Returns whether to continue. */
typedef bool (*SudokuPathFunc) (const SudokuStep *step, const SudokuBoard *board, void *data);

/* Finds the simplest step: of the first technique, in the order of the limits, that has one, the first that is found. Of
 * chains, among which loops and AIC count as one technique where they stand next to each other, it is the shortest unless the
 * limits have most_first.
 * Returns SUDOKU_FOUND and the step in *step, which the caller frees; or how the search ended without one. The
 * finding's limits say what is looked for. */
SudokuResult sudoku_find_simplest (SudokuFinding *finding, const SudokuBoard *board, SudokuStep **step);

/* Takes one simplest step after another, and leaves the board as it then is. When nothing more is found and solution is
 * not NULL, one of its values is placed without a reason (SUDOKU_BRUTE_FORCE). Returns SUDOKU_FOUND when the function wanted no more,
 * and SUDOKU_EXHAUSTED at the end: the board is full, or else no technique goes further, or the board has a fault
 * (sudoku_board_find_fault ()). */
SudokuResult sudoku_path_run (SudokuFinding *finding,
                              SudokuBoard *board,
                              const uint8_t *solution,
                              SudokuPathFunc found,
                              void *data);
