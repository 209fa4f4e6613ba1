/* Making a solver and its constraints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void
cdcl_free (Cdcl *solver)
{
  if (solver == NULL)
    return;
  if (solver->watches != NULL)
    for (uint32_t literal = 0; literal < 2 * solver->n_variables; literal++)
      free (solver->watches[literal].watch);
  void *arrays[] = { solver->occurrences, solver->further, solver->not_false,  solver->member,   solver->value,
                     solver->level,       solver->reason,  solver->trail,      solver->decision, solver->pending,
                     solver->arena,       solver->clauses, solver->watches,    solver->activity, solver->heap,
                     solver->heap_index,  solver->phase,   solver->target,     solver->best,     solver->mark,
                     solver->analyzed,    solver->learnt,  solver->antecedent, solver->shared,   solver->level_stamp,
                     solver->assumptions };
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
    free (arrays[i]);
  free (solver);
}

Cdcl *
cdcl_new (unsigned n_variables, unsigned n_constraints, unsigned n_exactly_one, unsigned n_further)
{
  Cdcl *solver = calloc (1, sizeof *solver);
  size_t n = n_variables + 1, constraints = n_constraints, levels = n + SUDOKU_MAX_CELLS;
  bool complete = true;

  /* A literal and a constraint fit into a reason. */
  assert (2 * n < 1u << 30 && constraints < 1u << 30 && n_exactly_one <= n_constraints);
  if (solver == NULL)
    return NULL;
#define MAKE(field, count) complete &= (solver->field = calloc ((count), sizeof *solver->field)) != NULL
  MAKE (occurrences, n);
  MAKE (further, n * n_further + 1);
  MAKE (not_false, constraints);
  MAKE (member, 64 * constraints);
  MAKE (value, n);
  MAKE (level, n);
  MAKE (reason, n);
  MAKE (trail, n);
  MAKE (decision, levels);
  MAKE (pending, (CDCL_CONSTRAINTS + n_further) * n + constraints);
  MAKE (watches, 2 * n);
  MAKE (activity, n);
  MAKE (heap, n);
  MAKE (heap_index, n);
  MAKE (phase, n);
  MAKE (target, n);
  MAKE (best, n);
  MAKE (mark, n);
  MAKE (analyzed, n);
  MAKE (learnt, levels);
  MAKE (antecedent, n);
  MAKE (shared, n);
  MAKE (level_stamp, levels);
  MAKE (assumptions, SUDOKU_MAX_CELLS);
#undef MAKE
  solver->n_variables = n_variables;
  solver->n_constraints = n_constraints;
  solver->n_exactly_one = n_exactly_one;
  solver->n_further = n_further;
  if (!complete)
    {
      cdcl_free (solver);
      return NULL;
    }
  memset (solver->member, 0xff, 64 * constraints * sizeof *solver->member);
  memset (solver->further, 0xff, n * n_further * sizeof *solver->further);
  memset (solver->heap_index, 0xff, n * sizeof *solver->heap_index);
  memset (solver->phase, 1, n);
  solver->increment = 1;
  return solver;
}

void
cdcl_add_member (Cdcl *solver, unsigned kind, uint32_t constraint, uint32_t variable)
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
