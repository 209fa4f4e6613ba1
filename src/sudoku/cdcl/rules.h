/* Further rules in the CDCL solver: see rules.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/cdcl/cdcl.h"
#include "sudoku/rules/kernels.h"

struct CdclRules
{
  const SudokuShape *shape;
  const SudokuCandidates *root;   /* those that have a variable */
  const uint32_t *first_variable; /* [cells] */
  SudokuPropagator board;         /* what is not false, of literals seen */
  SudokuPropagator trial;
  uint32_t *candidate; /* [variables] cell * 64 + value - 1 */
  uint32_t *position;  /* [variables] on the trail, when it was seen */
  uint32_t *from;      /* [variables] the length of the trail from which it follows, if that is by a rule */
  uint64_t *cells;     /* bit set of those to look at, and of constraints */
  uint64_t *marks;
  SudokuSet *set; /* [cells] those of a constraint */
  unsigned n_seen;
};

/* The variable of value v + 1 of a cell, which has one. */
static inline uint32_t
cdcl_variable_of (const CdclRules *rules, unsigned cell, unsigned v)
{
  SudokuSet before = rules->root->cell[cell] & ((UINT64_C (1) << v) - 1);

  return rules->first_variable[cell] + sudoku_set_count (before);
}

/* rules.c: of candidates numbered as variables cell by cell, both of which are borrowed; NULL when out of memory. */
CdclRules *sudoku_cdcl_rules_new (const SudokuCandidates *root, const uint32_t *first_variable, unsigned n_variables);
void sudoku_cdcl_rules_free (CdclRules *rules);

/* rules-propagate.c: a candidate is true: those that the pairs of its cell exclude are false; returns a conflict, or NO_REASON. */
CdclReason sudoku_cdcl_propagate_pairs (Cdcl *solver, CdclLiteral literal);

/* rules-propagate.c: assigns what follows from further rules; returns a conflict, or NO_REASON, after the first that anything follows
 * from. */
CdclReason sudoku_cdcl_propagate_rules (Cdcl *solver, unsigned *ticks);
