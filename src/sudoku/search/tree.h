/* A depth-first walk over the solutions below the present state of a propagator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One level of the stack is one branch; the walk takes its alternatives in turn, follows what they
 * imply, and stops at each complete board. It stands either at a solution, or where an alternative was
 * just taken, or at the end. Where it stands is told by its path: for each level the number of
 * alternatives behind it.
 */
#pragma once

#include "sudoku/search/branching.h"
#include "sudoku/search/guide.h"

typedef enum
{
  SUDOKU_TREE_UNDER_WAY, /* what the last alternative (or the start) implies is not all followed */
  SUDOKU_TREE_AT_SOLUTION,
  SUDOKU_TREE_AT_END
} SudokuTreePlace;

typedef struct
{
  SudokuBranch branch;
  uint64_t left;   /* alternatives after the present one */
  uint32_t trail;  /* length of the trail before the branch */
  uint8_t total;   /* how many alternatives there are */
  uint8_t done;    /* how many are behind */
  uint8_t present; /* the alternative taken */
} SudokuLevel;

/* Which of the alternatives left at a branch to take first: any subset, the smallest of which is taken;
 * none for the smallest of all. */
typedef uint64_t (*SudokuPreferFunc) (const SudokuBranch *branch, uint64_t left, void *data);

typedef struct
{
  SudokuPropagator *propagator; /* not owned; nobody else changes it during the walk */
  SudokuLevel *level;           /* every level fixes a cell, so there are fewer than cells */
  unsigned depth;
  SudokuTreePlace place;
  uint64_t guesses;        /* alternatives taken since the init */
  uint64_t guess_limit;    /* at so many guesses the walk stops as if cancelled */
  SudokuPreferFunc prefer; /* NULL: the smallest alternative first */
  void *prefer_data;
  double behind;      /* progress made before the walk began anew along the guide's solution */
  SudokuGuide *guide; /* not owned; NULL: nobody is asked when the walk is lost */
} SudokuTree;

/* Makes a walk for the propagator, at its present state; false when out of memory. */
bool sudoku_tree_init (SudokuTree *tree, SudokuPropagator *propagator);

/* Frees what the walk owns. */
void sudoku_tree_clear (SudokuTree *tree);

/* Starts anew at the propagator's present state, which may have work queued. */
void sudoku_tree_restart (SudokuTree *tree);

/* Goes to the next solution, which is then the propagator's board. After the last one the propagator
 * is somewhere in the tree: undo it to where it was at the start. */
SudokuSearchResult sudoku_tree_next (SudokuTree *tree, SudokuBudget *budget);

/* Takes the alternative after the first `done` ones of the next branch, which must be a stable board
 * with open cells; returns false when there is no such branch or alternative. For going down a path
 * again, which needs the same preference as then. */
bool sudoku_tree_descend (SudokuTree *tree, unsigned done);

/* As sudoku_search_progress (). */
double sudoku_tree_progress (const SudokuTree *tree);
