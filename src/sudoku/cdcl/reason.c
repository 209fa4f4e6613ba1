/* Why variables are assigned: the reasons of the trail as a graph, for the analysis of conflicts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>

unsigned
sudoku_cdcl_antecedents (const Cdcl *solver, CdclReason reason, uint32_t of, CdclLiteral *antecedent)
{
  unsigned n = 0;

  if (reason.kind == CDCL_AT_MOST_ONE)
    {
      assert (cdcl_value (solver, reason.index) > 0);
      antecedent[n++] = reason.index;
      if (of == CDCL_NONE)
        antecedent[n++] = solver->clash;
    }
  else if (reason.kind == CDCL_AT_LEAST_ONE)
    {
      const uint32_t *member = solver->member + 64 * (size_t) reason.index;

      assert (reason.index < solver->n_exactly_one);
      for (unsigned i = 0; i < 64 && member[i] != CDCL_NONE; i++)
        if (member[i] != of)
          antecedent[n++] = 2 * member[i] + 1;
    }
  else if (reason.kind == CDCL_CLAUSE)
    {
      const CdclLiteral *literal = solver->arena + reason.index;
      uint32_t size = cdcl_clause_size (solver, reason.index);

      assert (size >= 2 && reason.index + size <= solver->arena_size);
      for (uint32_t i = 0; i < size; i++)
        if (cdcl_variable (literal[i]) != of)
          antecedent[n++] = cdcl_negation (literal[i]);
    }
  else if (reason.kind == CDCL_RULE)
    n = sudoku_cdcl_explain (solver, reason.index, of, antecedent);
  return n;
}

unsigned
sudoku_cdcl_glue (Cdcl *solver, const CdclLiteral *literal, unsigned size)
{
  unsigned n = 0;

  solver->stamp++;
  for (unsigned i = 0; i < size; i++)
    {
      uint32_t level = solver->level[cdcl_variable (literal[i])];

      assert (cdcl_value (solver, literal[i]) != 0);
      n += level > solver->n_assumptions && solver->level_stamp[level] != solver->stamp;
      solver->level_stamp[level] = solver->stamp;
    }
  return n > 0 ? n : 1;
}
