/* Bird's solver, stage by stage, as plain functions over the matrix of choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After Richard Bird, "Functional Pearl: A program to solve Sudoku" (Journal of Functional
 * Programming 16(6), 2006): choices, prune until nothing changes, look whether the matrix is blocked,
 * expand the cell with the fewest choices, and so on (derivation-search.h). These functions are there to be
 * read, tested against the specification (derivation/specification.h) and shown; the engines of search.h do
 * the same faster.
 */
#pragma once

#include "sudoku/candidates.h"

/* choices: a blank may be anything, a filled cell only what it holds. NULL when out of memory. */
SudokuCandidates *sudoku_choices (const SudokuGrid *grid);

/* reduce: removes each fixed choice (a set of one) of a row of order sets from the row's sets that are
 * not fixed. Fixed sets stay as they are, also a value fixed twice. Only the sets fixed at the call
 * count. */
void sudoku_reduce (SudokuSet *row, unsigned order);

/* rows, cols, boxs: the same cells with each row, column or box of the board laid out as a row. Each is
 * its own inverse, on boards of any box shape: in box (i, j) the cell (k, l) goes to row (i, j) and
 * column (k, l), that is to box (i, k), cell (j, l), and j and k both count to the height of a box.
 * Writes into out, which has the same shape and is not in. */
void sudoku_rows (const SudokuCandidates *in, SudokuCandidates *out);
void sudoku_cols (const SudokuCandidates *in, SudokuCandidates *out);
void sudoku_boxs (const SudokuCandidates *in, SudokuCandidates *out);

/* pruneBy: reduces every house of one kind once. Returns whether anything was removed. */
bool sudoku_prune_by (SudokuCandidates *candidates, SudokuHouseKind kind);

/* prune = pruneBy boxs . pruneBy cols . pruneBy rows, and then by further houses, if the board has any. Returns whether
 * anything was removed. */
bool sudoku_prune (SudokuCandidates *candidates);

/* Prunes until nothing changes and returns how many prunings changed something. */
unsigned sudoku_prune_to_fixpoint (SudokuCandidates *candidates);

/* One step of pruneBy: reduces this house alone. Returns whether anything was removed. */
bool sudoku_prune_house (SudokuCandidates *candidates, unsigned house);

/* void: some cell has no choice left. */
bool sudoku_is_void (const SudokuCandidates *candidates);

/* Whether no house of a kind holds the same fixed choice twice: of a full board, all nodups. */
bool sudoku_is_safe_by (const SudokuCandidates *candidates, SudokuHouseKind kind);

/* blocked = void or not safe, that is, some house holds the same fixed choice twice: no completion can be correct. */
bool sudoku_is_blocked (const SudokuCandidates *candidates);

/* Why a matrix is blocked: an empty cell, or the same fixed choice twice. */
typedef struct
{
  bool is_void;
  unsigned empty;          /* if void: the first empty cell */
  SudokuRepeated repeated; /* else: where the first house that holds a fixed choice twice does so */
} SudokuBlock;

/* Finds why a matrix is blocked; returns whether it is. */
bool sudoku_find_block (const SudokuCandidates *candidates, SudokuBlock *block);

/* The first cell, row by row, with the fewest choices above one; the number of cells when there is
 * none. */
unsigned sudoku_expand_cell (const SudokuCandidates *candidates);

/* The common logarithm of the number of fillings a matrix stands for (the product of its sets' sizes):
 * 48.7 for 9^51. Minus infinity when a cell has no choice. */
double sudoku_choices_log10 (const SudokuCandidates *candidates);

/* Called with each solution; returning false ends the search. */
typedef bool (*SudokuSolutionFunc) (const SudokuGrid *solution, void *data);
