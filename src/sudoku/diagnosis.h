/* Why a board has no solution, where the reason is simple, and which cells break a rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/candidates.h"

typedef enum
{
  SUDOKU_FAULT_NONE,         /* nothing simple is wrong */
  SUDOKU_FAULT_REPEATED,     /* a value stands twice in a house */
  SUDOKU_FAULT_NO_PLACE,     /* a house has no place left for a value */
  SUDOKU_FAULT_NO_CANDIDATE, /* a blank cell has no candidate left */
  SUDOKU_FAULT_RULE          /* no values follow a further rule, or two of them together */
} SudokuFaultKind;

typedef struct
{
  SudokuFaultKind kind;
  unsigned value; /* of REPEATED and NO_PLACE, 1 .. n */
  unsigned house; /* of REPEATED and NO_PLACE */
  unsigned cell;  /* the first cell of REPEATED and of the first rule, if that has any, the cell of NO_CANDIDATE */
  unsigned other; /* the second cell of REPEATED */
  unsigned n_rules, rule[2]; /* of RULE: which of the shape's, one or two */
  bool by_logic;             /* found only after singles were filled in, not on the board as it stands */
} SudokuFault;

/* Looks for a simple reason why the board has no solution: first on the board as it stands (repeated values, then rules
 * that are broken, then cells without candidate, then houses without place), then after the rules have been propagated, none,
 * one or two of the further ones if that is enough. Returns
 * SUDOKU_FOUND, and describes it in *fault, or SUDOKU_EXHAUSTED if nothing simple is wrong. cancelled is asked at least once a
 * millisecond and may be NULL. */
SudokuResult sudoku_diagnose (const SudokuGrid *grid, SudokuFault *fault, SudokuCancelFunc cancelled, void *data);

/* Sets conflict[cell] to whether the cell's value stands in one of its houses again, or breaks a further rule, for all n * n
 * cells, and returns how many cells do; and broken[i], unless broken is NULL, to whether the further rule i is broken. */
unsigned sudoku_conflicts (const SudokuGrid *grid, bool *conflict, bool *broken);
