/* What each build for a kind of processor exports (sudoku/board/processor.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/board/processor.h"
#include "sudoku/nine/kernels.h"

extern const NineKernel SUDOKU_BUILD_NAME (sudoku_nine_kernel);
SudokuSearchResult SUDOKU_BUILD_NAME (sudoku_nine_count) (NineCount *count, SudokuBudget *budget, uint64_t limit);
void SUDOKU_BUILD_NAME (sudoku_nine_count_clear) (NineCount *count);
