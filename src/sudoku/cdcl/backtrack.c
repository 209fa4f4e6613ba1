/* Taking assignments back, the latest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>

void
sudoku_cdcl_backtrack (Cdcl *solver, unsigned level)
{
  if (solver->n_levels <= level)
    return;
  assert (solver->decision[level] <= solver->n_trail && solver->n_propagated <= solver->n_trail);
  if (solver->rules != NULL)
    sudoku_cdcl_rules_backtrack (solver, solver->decision[level]);
  solver->n_propagations += solver->n_trail - solver->decision[level];
  while (solver->n_trail > solver->decision[level])
    {
      CdclLiteral literal = solver->trail[--solver->n_trail];
      uint32_t variable = cdcl_variable (literal);
      const CdclOccurrences *occurrences = &solver->occurrences[variable];

      assert (cdcl_value (solver, literal) > 0 && solver->level[variable] > level);
      if (literal & 1)
        {
          const CdclFurther *further = cdcl_further (solver, variable);

          for (unsigned kind = 0; kind < CDCL_CONSTRAINTS; kind++)
            solver->not_false[occurrences->constraint[kind]] |= UINT64_C (1) << occurrences->position[kind];
          for (unsigned i = 0; i < solver->n_further && further[i].constraint != CDCL_NONE; i++)
            solver->not_false[further[i].constraint] |= UINT64_C (1) << further[i].position;
        }
      solver->phase[variable] = solver->value[variable];
      solver->value[variable] = 0;
      sudoku_cdcl_heap_insert (solver, variable);
    }
  solver->n_propagated = solver->n_trail;
  solver->n_levels = level;
  solver->n_pending = 0;
}
