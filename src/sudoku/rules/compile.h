/* What follows from the rules of a board for solving it: tables that its shape has beside its houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rules become houses where they say no more than that no value stands twice, and else one of these:
 *
 *   allowed values   of a cell
 *   pairs            the values of one cell that may stand beside each value of another: tables, which pairs share
 *   constraints      of several cells, of a few kinds; one file of this folder propagates each kind
 */
#pragma once

#include "sudoku/rules.h"

/* How large a sum may be that is propagated; of a larger one only the end is checked. */
#define SUDOKU_MOST_SUM (INT64_C (1) << 28)
#define SUDOKU_SUM_GROUPS 96u
#define SUDOKU_MOST_SUBSETS 2000u /* of one size */

/* The other cell of a pair, and the table whose set v - 1 has the values that cell may have beside v here. */
typedef struct
{
  uint16_t other;
  uint16_t table : 15;
  uint16_t only_single : 1; /* nothing follows while two values are left here */
} SudokuPair;

typedef enum
{
  SUDOKU_CONSTRAINT_SETS,     /* sets.c: the values of the cells, which differ, are one of the sets */
  SUDOKU_CONSTRAINT_DIGITS,   /* sets.c: the digits are among the values */
  SUDOKU_CONSTRAINT_SUM,      /* sum.c: a linear sum of groups of cells is the total */
  SUDOKU_CONSTRAINT_PIECES,   /* sum.c: a line falls into pieces of the total */
  SUDOKU_CONSTRAINT_ENDS,     /* ordered.c: a set for the cells between, by the values at both ends */
  SUDOKU_CONSTRAINT_SANDWICH, /* ordered.c: the rest by their rules */
  SUDOKU_CONSTRAINT_X_SUM,
  SUDOKU_CONSTRAINT_SKYSCRAPER,
  SUDOKU_CONSTRAINT_ROOM,
  SUDOKU_CONSTRAINT_CHECK /* no more than the definition, at the end */
} SudokuConstraintKind;

/* Sets of the same size, by their sum: those with sum s from first[s] up to first[s + 1]. */
typedef struct
{
  uint32_t first_set, n_sets; /* in the sets of the rules; none where there would be too many */
  uint32_t first_sum;         /* in the numbers */
  unsigned least, most;       /* sums */
} SudokuSubsets;

/* Cells of a sum that differ from each other and have the same coefficient. Their contribution is counted from the least that it
 * can be, so that it is never negative. */
typedef struct
{
  uint16_t first, n_cells; /* among the cells of the constraint */
  int32_t coefficient, least;
} SudokuGroup;

typedef struct
{
  SudokuConstraintKind kind;
  uint16_t
      rule; /* that it comes from: when all cells have one value left, that rule is asked; or SUDOKU_NO_RULE, for what follows from several */
  uint16_t n_cells;
  uint32_t first_cell;          /* in the cells of the rules */
  uint32_t first_item, n_items; /* sets, or groups */
  int32_t total;                /* of a sum, counted from the least */
  uint16_t source;
} SudokuConstraint;

/* Where pairs and constraints come from is a number, for whoever explains them: that of the rule, or, from the number of rules on, of
 * one of these sums of whole houses, from which that of the cages in them is taken (differences.c); or SUDOKU_NO_RULE. */
typedef struct
{
  uint16_t first_house, step, n_houses;
  uint16_t n_cages;
  uint32_t first_cage; /* in the cages of the rules */
  uint16_t pair[2];    /* the cells, where they are two */
} SudokuHouseSum;

typedef struct SudokuRules
{
  const SudokuSet *allowed;   /* [n_cells], or NULL */
  const uint32_t *first_pair; /* [n_cells + 1] the pairs of a cell are ... */
  const SudokuPair *pair;
  const uint16_t *source; /* [pairs] of each */
  const SudokuSet *table; /* [n_tables * order] */
  unsigned n_constraints;
  const SudokuConstraint *constraint;
  const uint64_t *marks; /* [n_cells * mark_words] which constraints each has, as a bit set */
  unsigned mark_words;
  const uint16_t *cell;
  const uint16_t *weight; /* [n_cells] how much the rules say of a cell, at least 1: for the order of branches */
  const SudokuSet *set;
  const SudokuGroup *group;
  const uint32_t *number;
  const SudokuSubsets *subsets; /* [order + 1] by size */
  unsigned n_house_sums;
  const SudokuHouseSum *house_sum;
  const uint16_t *cage; /* numbers of rules */
} SudokuRules;
