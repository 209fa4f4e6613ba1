/* Sources that are built for several kinds of processors, and how many of these builds run on this one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Such a source is compiled with SUDOKU_BUILD defined as baseline, avx2 or avx512 (src/sudoku/meson.build), and puts the
 * build after each name that it exports. Which build runs is asked in a file that is compiled for the baseline.
 */
#pragma once

#define SUDOKU_BUILD_JOIN_NOW(name, build) name##_##build
#define SUDOKU_BUILD_JOIN(name, build) SUDOKU_BUILD_JOIN_NOW (name, build)
#define SUDOKU_BUILD_TEXT_NOW(build) #build
#define SUDOKU_BUILD_TEXT(build) SUDOKU_BUILD_TEXT_NOW (build)

/* The name with the build's after it, and the build's as text. */
#define SUDOKU_BUILD_NAME(name) SUDOKU_BUILD_JOIN (name, SUDOKU_BUILD)
#define SUDOKU_BUILD_STRING SUDOKU_BUILD_TEXT (SUDOKU_BUILD)

/* How many builds run here, 1 to 3: baseline, avx2 and avx512, each needing what the one before does. */
unsigned sudoku_processor_builds (void);
