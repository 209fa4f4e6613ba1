/* Givens that contradict each other: a small part of a puzzle that has no solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/grid.h"

typedef enum
{
  SUDOKU_CONTRADICTION_CANCELLED,
  SUDOKU_CONTRADICTION_NONE, /* the puzzle has a solution */
  SUDOKU_CONTRADICTION_SMALL, /* the givens exclude every solution; cancelled before it was known whether all are needed */
  SUDOKU_CONTRADICTION_MINIMAL /* the same, and without any one of them there is a solution */
} SudokuContradiction;

/* Finds givens that exclude every solution together, and none of which can be left out: a value twice in a house where there
 * is one, else the smallest of some sets from which no given can be deleted (a smaller one may exist). Sets blamed[cell] for
 * all n * n cells. cancelled may be NULL. The choice depends on the puzzle alone. Returns SUDOKU_CONTRADICTION_CANCELLED also
 * when out of memory.
 *
 * Deletion is the method of J. W. Chinneck and E. W. Dravnieks ("Locating minimal infeasible constraint sets in linear
 * programs", 1991): leave out one given after another for good where there still is no solution. After each question all
 * givens go that had no part in the answer. */
SudokuContradiction sudoku_contradiction (const SudokuGrid *puzzle,
                                          bool *blamed,
                                          SudokuCancelFunc cancelled,
                                          void *data);
