/* Givens and rules that contradict each other: a small part of a puzzle that has no solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/grid.h"

/* Finds givens that exclude every solution together, and none of which can be left out: a value twice in a house where there
 * is one, else the smallest of some sets from which no given can be deleted (a smaller one may exist). Where givens do so by rows,
 * columns and boxes alone, no further rule is blamed; else further rules are found besides them, none of which can be left out.
 * Sets blamed[cell] for all n * n cells and rules[i] for all of the shape's, of which a plain one has none. cancelled may be NULL.
 * The choice depends on the puzzle alone. Returns SUDOKU_FOUND; then *minimal becomes whether there is a solution without any one of
 * them, and is false if it was cancelled before that was known. Returns SUDOKU_EXHAUSTED if the puzzle has a solution.
 *
 * Deletion is the method of J. W. Chinneck and E. W. Dravnieks ("Locating minimal infeasible constraint sets in linear
 * programs", 1991): leave out one given after another for good where there still is no solution. After each question all
 * givens go that had no part in the answer. */
SudokuResult sudoku_contradiction (const SudokuGrid *puzzle,
                                   bool *blamed,
                                   bool *rules,
                                   bool *minimal,
                                   SudokuCancelFunc cancelled,
                                   void *data);
