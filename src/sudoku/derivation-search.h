/* The search of Bird's program and two variants of it, one node of the tree at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A node of the tree is a matrix of choices that was pruned. It is blocked, or a solution, or open; then one cell, the
 * *pivot*, is expanded, and each branch is the matrix with fewer choices in the pivot, pruned again. Bird prunes once after
 * each expansion and makes one branch of each value; those who retell his pearl prune until nothing changes, or make two
 * branches, of one value and of all others.
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/derivation.h"

/* How the tree grows. */
typedef enum
{
  SUDOKU_VARIANT_FIXPOINT, /* pruned until nothing changes, one branch a value */
  SUDOKU_VARIANT_ONCE,     /* pruned once after each expansion, as Bird has it */
  SUDOKU_VARIANT_OTHERS,   /* until nothing changes, two branches: the smallest value, and all others */
  SUDOKU_N_VARIANTS
} SudokuSearchVariant;

typedef enum
{
  SUDOKU_NODE_OPEN,
  SUDOKU_NODE_SOLVED, /* each cell is fixed, and no house holds a value twice */
  SUDOKU_NODE_BLOCKED
} SudokuNodeState;

/* A node of a tree that is written down: each comes after its parent and all that lies below an earlier sibling. */
typedef struct
{
  uint32_t parent;  /* of the root: 0 */
  uint16_t cell;    /* the cell that was expanded in the parent … */
  uint16_t depth;   /* expansions from the root */
  uint8_t branch;   /* … the branch of it, from 0 … */
  uint8_t value;    /* … and the value the cell has, or has not; 0 for the root */
  uint8_t excluded; /* whether the cell has all values but this one */
  uint8_t state;    /* a SudokuNodeState */
} SudokuTreeNode;

/* Prunes a matrix as the variant says, and returns how many prunings that took, the last one included, which may have changed nothing. */
unsigned sudoku_search_prune (SudokuCandidates *candidates, SudokuSearchVariant variant);

/* What a node is that was pruned. */
SudokuNodeState sudoku_node_state (const SudokuCandidates *node);

/* How many branches an open node has: at most its order. */
unsigned sudoku_node_n_branches (const SudokuCandidates *node, unsigned pivot, SudokuSearchVariant variant);

/* What is left of a pivot's choices in a branch. */
SudokuSet sudoku_choices_branch (SudokuSet choices, SudokuSearchVariant variant, unsigned branch);

/* The same of the pivot of a node: what is left in a branch, 0 to the number of branches - 1; the smallest value comes first. */
SudokuSet sudoku_node_branch (const SudokuCandidates *node,
                              unsigned pivot,
                              SudokuSearchVariant variant,
                              unsigned branch);

/* Writes the matrix of a branch, pruned, into child, which has the same shape and is not node. Returns what it is; adds the
 * prunings to *n_prunings, which may be NULL. */
SudokuNodeState sudoku_node_grow (const SudokuCandidates *node,
                                  unsigned pivot,
                                  SudokuSearchVariant variant,
                                  unsigned branch,
                                  SudokuCandidates *child,
                                  uint64_t *n_prunings);

/* What a search has done so far. */
typedef struct
{
  uint64_t n_nodes; /* the root included */
  uint64_t n_blocked;
  uint64_t n_solutions;
  uint64_t n_prunings;
  unsigned deepest; /* how many expansions led to the deepest node that was met */
} SudokuSearchTally;

/* search: expands, prunes, drops what is blocked, and calls found (which may be NULL) with every solution, depth first with
 * the smallest choice first. cancelled is asked at each node and may be NULL. Returns SUDOKU_EXHAUSTED after the last
 * node, and SUDOKU_FOUND if found ended it. */
SudokuResult sudoku_variant_search (const SudokuGrid *puzzle,
                                    SudokuSearchVariant variant,
                                    SudokuSolutionFunc found,
                                    SudokuCancelFunc cancelled,
                                    void *data,
                                    SudokuSearchTally *tally);
