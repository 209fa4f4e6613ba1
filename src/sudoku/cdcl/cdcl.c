/* Making a solver and its constraints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/rules.h"

#include <stdlib.h>
#include <string.h>

/* The arrays that a solver is made with, and how many elements each has: n is one more than there are variables. */
#define ARRAYS(ARRAY)                                                                                                  \
  ARRAY (occurrences, n)                                                                                               \
  ARRAY (further, 1 + n * n_further)                                                                                   \
  ARRAY (not_false, constraints)                                                                                       \
  ARRAY (member, 64 * constraints)                                                                                     \
  ARRAY (value, n)                                                                                                     \
  ARRAY (level, n)                                                                                                     \
  ARRAY (reason, n)                                                                                                    \
  ARRAY (trail, n)                                                                                                     \
  ARRAY (decision, levels)                                                                                             \
  ARRAY (pending, (CDCL_CONSTRAINTS + n_further) * n + constraints)                                                    \
  ARRAY (watches, 2 * n)                                                                                               \
  ARRAY (activity, n)                                                                                                  \
  ARRAY (heap, n)                                                                                                      \
  ARRAY (heap_index, n)                                                                                                \
  ARRAY (phase, n)                                                                                                     \
  ARRAY (target, n)                                                                                                    \
  ARRAY (best, n)                                                                                                      \
  ARRAY (mark, n)                                                                                                      \
  ARRAY (analyzed, n)                                                                                                  \
  ARRAY (learnt, levels)                                                                                               \
  ARRAY (antecedent, n)                                                                                                \
  ARRAY (shared, n)                                                                                                    \
  ARRAY (level_stamp, levels)                                                                                          \
  ARRAY (assumptions, SUDOKU_MAX_CELLS)

void
sudoku_cdcl_free (Cdcl *solver)
{
  if (solver == NULL)
    return;
  if (solver->watches != NULL)
    for (uint32_t literal = 0; literal < 2 * solver->n_variables; literal++)
      free (solver->watches[literal].watch);
#define FREE(field, count) free (solver->field);
  ARRAYS (FREE)
#undef FREE
  free (solver->arena);
  free (solver->clauses);
  sudoku_cdcl_rules_free (solver->rules);
  free (solver);
}

Cdcl *
sudoku_cdcl_new (unsigned n_variables, unsigned n_constraints, unsigned n_exactly_one, unsigned n_further)
{
  Cdcl *solver = calloc (1, sizeof *solver);
  size_t n = n_variables + 1, constraints = n_constraints, levels = n + SUDOKU_MAX_CELLS;
  bool complete = true;

  /* A literal and a constraint fit into a reason. */
  assert (2 * n < 1u << 29 && constraints < 1u << 29 && n_exactly_one <= n_constraints);
  if (solver == NULL)
    return NULL;
#define MAKE(field, count) complete &= (solver->field = calloc ((count), sizeof *solver->field)) != NULL;
  ARRAYS (MAKE)
#undef MAKE
  solver->n_variables = n_variables;
  solver->n_constraints = n_constraints;
  solver->n_exactly_one = n_exactly_one;
  solver->n_further = n_further;
  if (!complete)
    {
      sudoku_cdcl_free (solver);
      return NULL;
    }
  memset (solver->member, 0xff, 64 * constraints * sizeof *solver->member);
  memset (solver->further, 0xff, n * n_further * sizeof *solver->further);
  memset (solver->heap_index, 0xff, n * sizeof *solver->heap_index);
  memset (solver->phase, 1, n);
  solver->increment = 1;
  solver->most_conflicts = UINT64_MAX;
  return solver;
}

void
sudoku_cdcl_add_member (Cdcl *solver, unsigned kind, uint32_t constraint, uint32_t variable)
{
  unsigned position = sudoku_set_count (solver->not_false[constraint]);

  assert (kind < CDCL_CONSTRAINTS + solver->n_further && constraint < solver->n_constraints
          && variable < solver->n_variables);
  assert (position < 64 && solver->conflicts == 0);
  assert (solver->member[constraint * 64 + position] == CDCL_NONE);
  solver->member[constraint * 64 + position] = variable;
  solver->not_false[constraint] |= UINT64_C (1) << position;
  if (kind >= CDCL_CONSTRAINTS)
    {
      assert (cdcl_further (solver, variable)[kind - CDCL_CONSTRAINTS].constraint == CDCL_NONE);
      solver->further[(size_t) variable * solver->n_further + kind - CDCL_CONSTRAINTS] =
          (CdclFurther){ constraint, (uint8_t) position };
      return;
    }
  assert (constraint < solver->n_exactly_one);
  solver->occurrences[variable].constraint[kind] = constraint;
  solver->occurrences[variable].position[kind] = (uint8_t) position;
}
