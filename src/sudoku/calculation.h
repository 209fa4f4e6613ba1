/* The calculation that leads from the specification to the program: lines that are equal by laws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After Richard Bird, "Functional Pearl: A program to solve Sudoku" (Journal of Functional Programming 16(6), 2006). A line is
 * written in the notation of the pearl, and has steps that do what it says to an example, a matrix of choices:
 *
 *     filter correct · mcp · prune        prune, then mcp, then keep what is correct
 *
 * A value on the way is always a list of matrices: one at first, all boards after mcp. Lists of lists are kept joined, so
 * concat is no step, and a step does to each matrix of a list what the line says with map.
 */
#pragma once

#include "sudoku/candidates.h"

/* Why a line equals the one above it. */
typedef enum
{
  SUDOKU_LAW_NONE, /* it does not: a calculation begins here */
  SUDOKU_LAW_CORRECT,
  SUDOKU_LAW_FILTER_INVOLUTION,
  SUDOKU_LAW_BOXS_MCP,
  SUDOKU_LAW_MCP,
  SUDOKU_LAW_FILTER_ALL,
  SUDOKU_LAW_MAP,
  SUDOKU_LAW_REDUCE,
  SUDOKU_LAW_SAME_BACK,
  SUDOKU_LAW_EACH_HOUSE,
  SUDOKU_LAW_PRUNE,
  SUDOKU_LAW_EXPAND,
  SUDOKU_LAW_FILTER_CONCAT,
  SUDOKU_LAW_PRUNING,
  SUDOKU_LAW_SEARCH,
  SUDOKU_N_LAWS
} SudokuLaw;

/* Matrices of one shape; all zero is the empty list. */
typedef struct
{
  unsigned n, n_allocated;
  SudokuCandidates **item;
  uint64_t n_built; /* how many boards were made on the way */
  bool too_large;   /* there is no value: that many would have been, UINT64_MAX for more than can be said */
} SudokuMatrices;

/* Changes a list; returns false if it would be too large, or memory ran out. */
typedef bool (*SudokuMatricesStep) (SudokuMatrices *list);

typedef struct
{
  const char *text;
  SudokuLaw law;
  const SudokuMatricesStep *steps; /* in the order in which they are taken, ended by NULL */
} SudokuLine;

typedef enum
{
  SUDOKU_CALCULATION_PRUNING, /* from "filter correct · mcp" to "filter correct · mcp · prune" */
  SUDOKU_CALCULATION_SEARCH   /* and from there to the recursive equation of search */
} SudokuCalculation;

/* The lines of a calculation; writes how many. */
const SudokuLine *sudoku_calculation_lines (SudokuCalculation calculation, unsigned *n);

/* What a cell holds that is left out of an example: no value of the board, so that no stage changes it. mcp takes it for one choice. */
static inline SudokuSet
sudoku_left_out (const SudokuShape *shape)
{
  return ~sudoku_set_full (shape->order);
}

/* The choices of a puzzle as an example: as many of its first rows, but one at least, as make no more boards than may be built. NULL
 * when out of memory, or if the laws do not speak of such a board: with other houses than rows, columns and boxes, or more
 * values than half a set holds. */
SudokuCandidates *sudoku_calculation_example (const SudokuGrid *puzzle);

/* Whether a calculation speaks of an example: that of the search does not if it is blocked, or has no cell to expand. */
bool sudoku_calculation_applies (SudokuCalculation calculation, const SudokuCandidates *example);

/* Does to an example what a line says. Lists have at most a million cells: a larger one is not begun. Returns NULL when out of
 * memory; free it with sudoku_matrices_free (). */
SudokuMatrices *sudoku_line_evaluate (const SudokuLine *line, const SudokuCandidates *example);

/* Frees a list and its matrices; NULL is allowed. */
void sudoku_matrices_free (SudokuMatrices *list);

/* Puts a list into an order of its own, so that two that hold the same are equal. */
void sudoku_matrices_sort (SudokuMatrices *list);

/* Whether two lists hold the same matrices in the same order. */
bool sudoku_matrices_equal (const SudokuMatrices *a, const SudokuMatrices *b);
