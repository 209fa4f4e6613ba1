/* A depth-first search of the solutions below the present state of a propagator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One level of the stack is one branch; its alternatives are taken in turn, and what they imply is propagated. The
 * search stands either at a solution, or where an alternative was just taken, or at the end. Its path says where: for
 * each level the number of alternatives that are done.
 */
#pragma once

#include "sudoku/board/budget.h"
#include "sudoku/propagator.h"
#include "sudoku/random.h"

/* What a branch decides: the value of a cell, or the place of a value in a house. */
typedef struct
{
  bool of_cell;
  uint16_t cell;         /* of_cell */
  uint8_t house, value;  /* else */
  uint64_t alternatives; /* the cell's candidates, or the places of the value in the house */
} SudokuBranch;

/* Chooses the branch with the fewest alternatives: the first smallest cell, or the first smallest place
 * where that has fewer. The propagator is stable and has an open cell. The choice depends on the
 * candidates alone. Adds the units of work to *work. */
SudokuBranch sudoku_branch_choose (const SudokuPropagator *propagator, unsigned *work);

/* Assumes an alternative, given as the number of its bit. */
void sudoku_branch_take (SudokuPropagator *propagator, const SudokuBranch *branch, unsigned alternative);

/* The placement an alternative stands for. */
SudokuPlacement sudoku_branch_placement (const SudokuPropagator *propagator,
                                         const SudokuBranch *branch,
                                         unsigned alternative);

typedef enum
{
  SUDOKU_TREE_UNDER_WAY, /* what the last alternative (or the start) implies is not all propagated */
  SUDOKU_TREE_AT_SOLUTION,
  SUDOKU_TREE_AT_END
} SudokuTreePlace;

typedef struct
{
  SudokuBranch branch;
  uint64_t left;   /* alternatives after the present one */
  uint32_t trail;  /* length of the trail before the branch */
  uint8_t total;   /* how many alternatives there are */
  uint8_t done;    /* how many come before the present one */
  uint8_t present; /* the alternative taken */
} SudokuLevel;

/* Whether to take an alternative before those for which this is false. */
typedef bool (*SudokuPreferFunc) (SudokuPlacement placement, const void *data);

typedef struct
{
  SudokuPropagator *propagator; /* not owned; nobody else changes it during the search */
  SudokuLevel *level;           /* every level fixes a cell, so there are fewer than cells */
  unsigned depth;
  SudokuTreePlace place;
  uint64_t guesses;        /* alternatives taken since the init */
  uint64_t guess_limit;    /* at that many guesses the search stops as if cancelled */
  uint64_t failures;       /* dead ends since the last solution */
  SudokuRandom *random;    /* not owned; or NULL: not in a random order, but */
  SudokuPreferFunc prefer; /* those preferred first, or with NULL none, and else the smallest */
  const void *prefer_data;
  double done; /* the progress before the search began again */
} SudokuTree;

/* Prepares a search of the propagator's present state; returns false when out of memory. */
bool sudoku_tree_init (SudokuTree *tree, SudokuPropagator *propagator);

/* Frees what the search owns. */
void sudoku_tree_clear (SudokuTree *tree);

/* Starts again at the propagator's present state, which may have changes queued. */
void sudoku_tree_restart (SudokuTree *tree);

/* Goes to the next solution, which is then the propagator's board. After the last one the propagator is somewhere in
 * the tree: undo it to where it was at the start. */
SudokuResult sudoku_tree_next (SudokuTree *tree, SudokuBudget *budget);

/* For callers that have a say in the search: leaves a solution; and while the tree is UNDER_WAY, propagates and continues
 * to the next alternative, to a solution, or to the end. Returns false when cancelled or at the guess limit. */
void sudoku_tree_leave_solution (SudokuTree *tree);
bool sudoku_tree_step (SudokuTree *tree, SudokuBudget *budget);

/* Leaves the present alternative of the n-th level, counted from 1, with all below: it has no further solution. With 0
 * the search is at its end. */
void sudoku_tree_prune (SudokuTree *tree, unsigned n);

/* Begins again from the first branch, before any solution was found. The progress does not go back. */
void sudoku_tree_begin_again (SudokuTree *tree);

/* Takes the alternative after the first `done` ones of the next branch, which must be a stable board with open cells;
 * returns false when there is no such branch or alternative. This follows the path of an earlier search that had the
 * same preferences. */
bool sudoku_tree_descend (SudokuTree *tree, unsigned done);

/* As sudoku_search_progress (). */
double sudoku_tree_progress (const SudokuTree *tree);
