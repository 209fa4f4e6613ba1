/* Sources that are built for several kinds of processors, and the choice of the build that runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Such a source is compiled once for each build, with SUDOKU_BUILD defined as its name (src/sudoku/meson.build), and
 * exports one constant, a struct of functions:
 *
 *   const NineCountBuild SUDOKU_BUILD_NAME (sudoku_nine_count) = { ... };
 *
 * A file that is compiled for the baseline lists the builds and chooses, so that no instruction runs on a processor
 * without it:
 *
 *   SUDOKU_BUILDS (NineCountBuild, sudoku_nine_count);
 *   ... SUDOKU_BEST_BUILD (sudoku_nine_count)->run (...)
 */
#pragma once

#define SUDOKU_BUILD_JOIN_NOW(name, build) name##_##build
#define SUDOKU_BUILD_JOIN(name, build) SUDOKU_BUILD_JOIN_NOW (name, build)

/* The name with that of the build after it. */
#define SUDOKU_BUILD_NAME(name) SUDOKU_BUILD_JOIN (name, SUDOKU_BUILD)

/* Defines an array of pointers, name_builds[], to what the builds export, the slowest first. */
#ifdef __x86_64__
#define SUDOKU_BUILDS(type, name)                                                                                      \
  extern const type name##_baseline, name##_avx2, name##_avx512;                                                       \
  const type *const name##_builds[] = { &name##_baseline, &name##_avx2, &name##_avx512 }
#else
#define SUDOKU_BUILDS(type, name)                                                                                      \
  extern const type name##_baseline;                                                                                   \
  const type *const name##_builds[] = { &name##_baseline }
#endif

/* The fastest build that runs on this processor. */
#define SUDOKU_BEST_BUILD(name) (name##_builds[sudoku_processor_builds () - 1])

/* How many builds run on this processor, 1 to 3: baseline, avx2 and avx512, each needing what the one before does. */
unsigned sudoku_processor_builds (void);

/* The name of a build, by its index in the arrays. */
const char *sudoku_processor_build_name (unsigned index);
