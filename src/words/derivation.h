/* The derivation of Bird's program in words: what a step does, how many boards are left, and how long checking them takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts but names of functions are translated, and belong to the caller.
 */
#pragma once

#include "sudoku/calculation.h"
#include "sudoku/derivation-walk.h"
#include "words/notation.h"

/* Boards of larger orders are shown without their search, and whoever shows one says so: the sentence is static. */
#define NONET_LARGEST_SEARCHED_ORDER 16
const char *nonet_search_left_out_to_sentence (void);

/* What the last stride of a walk did, as the functions of the program: "pruneBy cols", "many prune"; it is static. */
const char *nonet_derivation_to_function (const SudokuDerivation *walk, SudokuStride stride);

/* The same as sentences: "5 and 6 are fixed in column 5: its other cells lose them. 11 choices are removed." */
char *nonet_derivation_to_sentence (const SudokuDerivation *walk, SudokuStride stride, const NonetNotation *notation);

/* Why a matrix is blocked, "r4c5 has no choice left" or "3 twice in row 4"; NULL if it is not. */
char *nonet_block_to_string (const SudokuCandidates *matrix, const NonetNotation *notation);

/* The boards that a matrix stands for as powers, "2^3·9^51", or with raised exponents, "2³·9⁵¹", and with all their digits, in
 * groups or not. */
char *nonet_matrix_to_powers (const SudokuCandidates *matrix, gboolean raised);
char *nonet_matrix_to_digits (const SudokuCandidates *matrix, gboolean grouped);

/* How long it takes to check that many boards, given as a common logarithm, at a million a second, and how that compares with
 * the age of the universe where it is longer: "4.6 × 10³⁵ years, 3.4 × 10²⁵ times the age of the universe". */
char *nonet_checking_time_to_string (double boards_log10);

/* A law of the calculation in a few words or symbols, "map boxs · mcp = mcp · boxs", and why it holds, as a sentence; both are
 * translated and static. */
const char *nonet_law_to_name (SudokuLaw law);
const char *nonet_law_to_sentence (SudokuLaw law);
