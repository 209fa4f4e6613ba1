/* Exact natural numbers: how many boards a matrix of choices stands for, to the last digit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/candidates.h"

/* 64^4096, the fillings of the largest board, has 7,399 digits. */
#define SUDOKU_NATURAL_PARTS 824
#define SUDOKU_NATURAL_DIGITS (9 * SUDOKU_NATURAL_PARTS)

/* In parts of nine decimal digits, the last ones first; zero has none. */
typedef struct
{
  unsigned n_parts;
  uint32_t part[SUDOKU_NATURAL_PARTS];
} SudokuNatural;

/* Writes the decimal digits, and 0 after them, into digits, which has room for SUDOKU_NATURAL_DIGITS + 1, and returns their
 * number. */
unsigned sudoku_natural_digits (const SudokuNatural *number, char *digits);

/* The number of boards a matrix stands for: the product of how many choices each cell has, 0 if one has none. */
void sudoku_natural_boards (SudokuNatural *number, const SudokuCandidates *candidates);

/* The same as powers: how many cells have 0, 1, 2, … choices, up to the order. 9^51 is 51 cells with 9. */
void sudoku_count_choices (const SudokuCandidates *candidates, unsigned n_cells[SUDOKU_MAX_ORDER + 1]);

/* The time it takes to check that many boards at a million a second: both are common logarithms, the time's in years. */
double sudoku_checking_years_log10 (double boards_log10);

/* To compare it with: the universe is 13.8 * 10^9 years old (Planck 2018 results VI, Astronomy & Astrophysics 641, A6). */
#define SUDOKU_AGE_OF_UNIVERSE 13.8e9
