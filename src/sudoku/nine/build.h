/* Names that differ between the builds for different processors; the build gives NINE_BUILD.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/nine/kernels.h"

#define NINE_JOIN_NOW(name, build) name##_##build
#define NINE_JOIN(name, build) NINE_JOIN_NOW (name, build)
#define NINE_TEXT_NOW(build) #build
#define NINE_TEXT(build) NINE_TEXT_NOW (build)

/* The name with the build's after it, and the build's as text. */
#define NINE_NAME(name) NINE_JOIN (name, NINE_BUILD)
#define NINE_BUILD_NAME NINE_TEXT (NINE_BUILD)

extern const NineKernel NINE_NAME (sudoku_nine_kernel);
SudokuSearchResult NINE_NAME (sudoku_nine_count) (NineCount *count, SudokuBudget *budget, uint64_t limit);
void NINE_NAME (sudoku_nine_count_clear) (NineCount *count);
