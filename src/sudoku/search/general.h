/* The engine for any board: a search of the tree that asks the way when it is lost among branches without solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As long as solutions or the end are near, a plain depth-first search is fastest. On large boards it can lose itself in
 * a branch without solution for longer than anyone waits. After a number of dead ends without a solution it is *lost*.
 * If it has not found any yet, it asks a solver that learns clauses for a solution, and begins again with that solution's alternative first
 * on each level (nothing had been found, so nothing is found twice). If it is lost later, it asks about every branch
 * before entering it, until the next solution, and leaves at once those that have none. So the order of the
 * solutions depends on the puzzle alone.
 *
 * After the first solution it asks first whether there is any other: one proof that there is none takes less than one of each branch
 * left. On boards with further rules, which mostly have one solution, it does so at once. Where these are more than pairs of cells, both
 * questions are put to a second search too, whose order follows its dead ends (tree/scout.h): the two take turns.
 */
#pragma once

#include "sudoku/cdcl/encoding.h"
#include "sudoku/tree/scout.h"
#include "sudoku/tree/tree.h"

typedef enum
{
  SUDOKU_GUIDED_FRESH, /* no solution yet, smallest alternative first */
  SUDOKU_GUIDED_PLAIN, /* the same after the first solution */
  SUDOKU_GUIDED_LED    /* the leading solution's alternative first, then the smallest */
} SudokuGuidedMode;

typedef struct
{
  SudokuPropagator *propagator;
  SudokuTree tree;
  SudokuGuidedMode mode;
  CdclEncoding *encoding; /* of the board before the first branch; made when first lost */
  SudokuScout scout;      /* likewise, of boards with constraints */
  bool alone;             /* out of memory for it: the search continues without */
  bool hurried;           /* the order of solutions does not matter: it is lost soon */
  bool has_found;         /* a solution */
  bool asks_others;       /* the next question is whether there is a solution besides the lead */
  bool excludes_lead;     /* it was asked */
  bool has_solution;      /* it has found one: */
  uint8_t *solution;      /* [cells] once lost, as the next two */
  SudokuAssumption *path; /* [cells] the alternatives taken */
  bool *failed;           /* [cells] which of them exclude a solution */
  uint8_t *lead;          /* [cells] the leading solution in mode LED, else the first */
} SudokuGuidedTree;

/* Prepares a search of a puzzle; returns false when out of memory. */
bool sudoku_guided_tree_init (SudokuGuidedTree *guided, const SudokuGrid *puzzle);

/* Frees what the search owns; also after a failed init. */
void sudoku_guided_tree_clear (SudokuGuidedTree *guided);

/* Goes to the next solution, which is then the propagator's board. */
SudokuResult sudoku_guided_tree_next (SudokuGuidedTree *guided, SudokuBudget *budget);
