/* What follows from the further rules of a board, rule by rule: for whoever explains a board. What solves it takes all of
 * them together (rules/apply.c); both ask the same kernels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   allowed values   of a cell
 *   pairs            the values of one cell leave some to another; cells that only differ are peers, and no pairs here
 *   constraints      of several cells
 *
 * Pairs and constraints have a *source*: a rule, by its number, or from the number of rules on a sum of whole houses, of which the
 * sums of cages are known (the rule of 45).
 */
#pragma once

#include "sudoku/rules.h"

typedef enum
{
  SUDOKU_CONSEQUENCE_SETS, /* the values of the cells, which differ, are one of some sets; or have some digits */
  SUDOKU_CONSEQUENCE_SUM,
  SUDOKU_CONSEQUENCE_ORDER, /* the order of the cells counts */
  SUDOKU_CONSEQUENCE_NONE   /* nothing follows before all cells are filled */
} SudokuConsequenceKind;

typedef struct
{
  SudokuConsequenceKind kind;
  unsigned source; /* SUDOKU_NO_RULE: the rules contradict each other */
  unsigned n_cells;
  const uint16_t *cell;
} SudokuConsequence;

/* A sum of whole houses of the board without further rules: first_house and, step by step, further ones. */
typedef struct
{
  unsigned first_house, step, n_houses;
  unsigned n_cages;
  const uint16_t *cage; /* the numbers of the rules */
  const uint16_t *pair; /* [2] the cells, if it is about two */
} SudokuHouseTotal;

/* The values that a cell may have by rules about it alone. */
SudokuSet sudoku_rules_allowed (const SudokuShape *shape, unsigned cell);

/* Whether more than houses is known of a cell: values could not be swapped there as the houses are. */
bool sudoku_rules_touch (const SudokuShape *shape, unsigned cell);

unsigned sudoku_rules_count_sources (const SudokuShape *shape);

/* The sum of houses that is a source from the number of rules on. */
SudokuHouseTotal sudoku_rules_house_total (const SudokuShape *shape, unsigned source);

/* Removes from the candidates of other cells what the pairs of a cell from a source do not leave them. candidates has a set for each
 * cell of the board, filled ones too. Lists the other cells in other, unless NULL, which has room for all; returns how many
 * there are. */
unsigned sudoku_rules_apply_pairs (const SudokuShape *shape,
                                   unsigned source,
                                   unsigned cell,
                                   SudokuSet *candidates,
                                   uint16_t *other);

/* Lists the cells that a value of a cell leaves only some values, by rules about two cells, which pieces of longer
 * sums are not: which cells, the values that are left there, and the rule. Each array has room for most; returns how many there are, at most that. */
unsigned sudoku_rules_list_partners (const SudokuShape *shape,
                                     unsigned cell,
                                     unsigned value,
                                     unsigned most,
                                     uint16_t *other,
                                     SudokuSet *left,
                                     uint16_t *rule);

/* The constraints, those of a source one after another. */
unsigned sudoku_rules_count_constraints (const SudokuShape *shape);
SudokuConsequence sudoku_rules_constraint (const SudokuShape *shape, unsigned number);

/* Removes from candidates what a constraint does not leave its cells: all of them where nothing fits. */
void sudoku_rules_apply_constraint (const SudokuShape *shape, unsigned number, SudokuSet *candidates);
