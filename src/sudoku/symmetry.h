/* The symmetries that the givens of a puzzle can have: the ten groups of turns and reflections of a square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of four cells in the corners, those that are given together:
 *
 *     none     180      90      vertical horizontal orthogonal diagonal antidiagonal bidiagonal  full
 *     a b      a b      a a      a a       a b        a a        a b       a b          a b       a a
 *     c d      b a      a a      b b       a b        a a        b d       c a          b a       a a
 *
 * bidiagonal and 180 differ in the cells between, orthogonal, 90 and full as well. The names are those of Sudoku
 * Explainer: a vertical symmetry has a vertical axis.
 */
#pragma once

#include "sudoku/shape.h"

typedef enum
{
  SUDOKU_SYMMETRY_NONE,
  SUDOKU_SYMMETRY_180, /* half a turn */
  SUDOKU_SYMMETRY_90,  /* a quarter of a turn */
  SUDOKU_SYMMETRY_VERTICAL,
  SUDOKU_SYMMETRY_HORIZONTAL,
  SUDOKU_SYMMETRY_ORTHOGONAL, /* both of them */
  SUDOKU_SYMMETRY_DIAGONAL,   /* the axis goes from the top left to the bottom right */
  SUDOKU_SYMMETRY_ANTIDIAGONAL,
  SUDOKU_SYMMETRY_BIDIAGONAL, /* both of them */
  SUDOKU_SYMMETRY_FULL,
  SUDOKU_N_SYMMETRIES
} SudokuSymmetry;

/* The most cells that belong together. */
#define SUDOKU_MOST_ORBIT 8

/* Writes the cells that a symmetry takes a cell to, itself first, each once; returns how many. */
unsigned sudoku_symmetry_orbit (SudokuSymmetry symmetry, unsigned order, unsigned cell, uint16_t *orbit);

/* Whether those of order * order values that are not 0 have a symmetry. */
bool sudoku_symmetry_holds (SudokuSymmetry symmetry, unsigned order, const uint8_t *values);

/* "none", "180", ...; and the symmetry of such a name, or SUDOKU_N_SYMMETRIES. */
const char *sudoku_symmetry_id (SudokuSymmetry symmetry);
SudokuSymmetry sudoku_symmetry_from_id (const char *id);
