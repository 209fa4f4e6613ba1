/* The finders of what is seen without chains or patterns: singles, locked candidates, and sets of cells or of values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Houses are gone through as Sudoku Explainer does it: boxes, columns, rows, then further ones. What follows from several
 * houses alike is reported with the first of them.
 */
#pragma once

#include "logic/board/finding.h"

/* The last open cell of a house. */
void sudoku_find_full_houses (SudokuFinding *finding);

/* A cell with one candidate. */
void sudoku_find_naked_singles (SudokuFinding *finding);

/* A value with one place in a house. */
void sudoku_find_hidden_singles (SudokuFinding *finding);

/* All places of a value in one house are in another, too: pointing if the first is a box, claiming otherwise. */
void sudoku_find_locked_candidates (SudokuFinding *finding);

/* k cells of a house with k values between them: naked sets, and locked pairs and triples. */
void sudoku_find_naked_sets (SudokuFinding *finding);

/* k values of a house with k places between them. */
void sudoku_find_hidden_sets (SudokuFinding *finding);
