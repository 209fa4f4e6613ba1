/* The calculation that leads from the specification to the program: lines that are equal by laws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After Richard Bird, "Functional Pearl: A program to solve Sudoku" (Journal of Functional Programming 16(6), 2006). A line is
 * written in the notation of the pearl, and does what it says to an example, a matrix of choices:
 *
 *     filter correct · mcp · prune        prune, then make each of its boards, and keep those that are correct
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

typedef struct
{
  const char *text;
  SudokuLaw law;
  uint8_t steps[8]; /* for sudoku_line_evaluate () */
} SudokuLine;

typedef enum
{
  SUDOKU_CALCULATION_PRUNING, /* from "filter correct · mcp" to "filter correct · mcp · prune" */
  SUDOKU_CALCULATION_SEARCH   /* and from there to the recursive equation of search */
} SudokuCalculation;

/* The lines of a calculation, ended by one without text. */
const SudokuLine *sudoku_calculation_lines (SudokuCalculation calculation);

/* The choices of a puzzle as an example: as many of its first rows, but one at least, as make no more boards than may be built. The
 * others hold values that the board does not have, greater ones, each of which is once in a house: no stage changes them, and mcp
 * has one choice. NULL when out of memory, or if the laws do not speak of such a board: with other houses than rows, columns and
 * boxes, or with more values than half a set holds. */
SudokuCandidates *sudoku_calculation_example (const SudokuGrid *puzzle);

/* The most cells that the boards of a line have together: 9^4 boards of 9x9. */
#define SUDOKU_CALCULATION_MOST (6561 * 81)

/* What a line makes of an example; only the boards that are left are written. */
typedef struct
{
  double n_built;   /* how many boards were made on the way */
  bool too_large;   /* there is no value: that many would have been, INFINITY for more than can be said */
  unsigned n;       /* boards that are left … */
  unsigned n_cells; /* … of that many cells each, one after the other */
  SudokuSet cell[SUDOKU_CALCULATION_MOST];
} SudokuValue;

/* Does to an example what a line says: 6561 boards of 9x9 take about 2 ms. Returns false when out of memory. */
bool sudoku_line_evaluate (const SudokuLine *line, const SudokuCandidates *example, SudokuValue *value);

/* Whether two values are the same boards in the same order. */
bool sudoku_value_equal (const SudokuValue *a, const SudokuValue *b);
