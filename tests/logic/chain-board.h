/* Boards for the tests of chains: small ones to be checked by eye, and random ones whose steps are all held against a
 * solution and the checker of proofs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "autoptr.h"

/* A blank board of boxes of 3x3 cells, but for these restrictions: "r1c2=37" leaves a cell two candidates, "row1:4=27" a
 * value two columns in a row, "column9:2=15" a value two rows in a column. */
SudokuBoard *sketch_board (const char *restrictions);

/* Aborts the test unless each step of the techniques from one to another, on that many random boards of a shape, keeps a
 * solution and is proved. Returns the number of steps. */
unsigned assert_chains_true (const SudokuShape *shape, unsigned n_boards, SudokuTechnique first, SudokuTechnique last);

/* The step that removes or places a candidate ("r1c2=3"), a copy; aborts the test if there is none. */
SudokuStep *find_step (const SudokuBoard *board, SudokuTechnique technique, const char *result);
