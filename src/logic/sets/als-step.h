/* What steps made of almost locked sets have in common: their parts and their proof.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets are given by their numbers in the finding's list.
 */
#pragma once

#include "logic/sets/als.h"

/* The house of a cover for a restricted common of two sets: one that has all its cells in both, or SUDOKU_NO_HOUSE. On
 * boards with further houses, cells that all see each other need not be in one house. */
unsigned sudoku_als_common_house (SudokuFinding *finding, unsigned a, unsigned b, unsigned value);

/* Removes a value wherever it is seen by both sets. */
void sudoku_als_remove_seen (SudokuFinding *finding, unsigned a, unsigned b, unsigned value);

/* Adds a set as number index of the step: its cells as bases, and its values in its house, but for some, as covers. */
void sudoku_als_add_set (SudokuFinding *finding, unsigned i, unsigned index);
void sudoku_als_add_bases (SudokuFinding *finding, unsigned i, unsigned branch);
void sudoku_als_add_covers (SudokuFinding *finding, unsigned i, SudokuSet but, unsigned branch);

/* Adds a restricted common of two sets: its candidates and, if there is a house for it, its cover; returns whether. */
bool sudoku_als_add_common (SudokuFinding *finding, unsigned a, unsigned b, unsigned value);

/* Adds a node: the candidates of a value in a set; returns its number. */
unsigned sudoku_als_add_node (SudokuFinding *finding, unsigned i, unsigned value);

/* Adds the chain that starts and ends with value z: sets set[0] … set[n - 1], and common[i] links set i with the next. The
 * sets are numbered as they stand. */
void sudoku_als_add_chain (SudokuFinding *finding, const unsigned *set, const uint8_t *common, unsigned n, unsigned z);

/* Sets the step's values to those that it removes, and reports it. */
bool sudoku_als_report (SudokuFinding *finding);
