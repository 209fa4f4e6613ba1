/* Sentences about what is wrong with a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/diagnosis.h"
#include "words/cell-names.h"

G_BEGIN_DECLS

/* "two 5s in row 3", "7 has no place in box 2", "nothing fits in row 4, column 9"; caller frees. */
char *nonet_fault_to_string (const SudokuFault *fault, const SudokuShape *shape, const NonetNotation *notation);

G_END_DECLS
