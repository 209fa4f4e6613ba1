/* What follows from further rules is assigned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * When nothing follows from the constraints and clauses, the candidates that became false since the last time are taken off the
 * board, and the rules of their cells are looked at, pairs first, up to the first that anything follows from.
 */
#include "sudoku/cdcl/rules.h"

/* Sees what was assigned since. */
static void
see (Cdcl *solver, CdclRules *rules)
{
  for (; rules->n_seen < solver->n_trail; rules->n_seen++)
    {
      CdclLiteral literal = solver->trail[rules->n_seen];
      uint32_t candidate = rules->candidate[cdcl_variable (literal)], cell = candidate / 64;

      rules->position[cdcl_variable (literal)] = rules->n_seen;
      if ((literal & 1) == 0)
        continue;
      rules->board.cell[cell] &= ~(UINT64_C (1) << candidate % 64);
      rules->cells[cell / 64] |= UINT64_C (1) << cell % 64;
    }
}

/* Values of a cell are false; returns a conflict if one of them is true. */
static CdclReason
falsify (Cdcl *solver, CdclRules *rules, unsigned cell, SudokuSet gone, uint32_t index)
{
  for (; gone != 0; gone &= gone - 1)
    {
      uint32_t variable = cdcl_variable_of (rules, cell, (unsigned) __builtin_ctzll (gone));

      if (solver->value[variable] < 0)
        continue;
      if (solver->value[variable] > 0)
        {
          solver->clash = 2 * variable;
          rules->from[variable] = rules->n_seen;
          return cdcl_reason (CDCL_RULE, index);
        }
      rules->from[variable] = rules->n_seen;
      sudoku_cdcl_assign (solver, 2 * variable + 1, cdcl_reason (CDCL_RULE, index));
    }
  return cdcl_reason (CDCL_NO_REASON, 0);
}

CdclReason
sudoku_cdcl_propagate_pairs (Cdcl *solver, CdclLiteral literal)
{
  const CdclRules *rules = solver->rules;
  const SudokuRules *of = rules->shape->rules;
  uint32_t candidate = rules->candidate[cdcl_variable (literal)], cell = candidate / 64;

  for (uint32_t i = of->first_pair[cell]; i < of->first_pair[cell + 1]; i++)
    {
      SudokuSet possible = of->table[of->pair[i].table * rules->shape->order + candidate % 64];

      for (SudokuSet gone = rules->root->cell[of->pair[i].other] & ~possible; gone != 0; gone &= gone - 1)
        {
          uint32_t variable = cdcl_variable_of (rules, of->pair[i].other, (unsigned) __builtin_ctzll (gone));

          if (solver->value[variable] > 0)
            {
              solver->clash = literal;
              return cdcl_reason (CDCL_AT_MOST_ONE, 2 * variable);
            }
          if (solver->value[variable] == 0)
            sudoku_cdcl_assign (solver, 2 * variable + 1, cdcl_reason (CDCL_AT_MOST_ONE, literal));
        }
    }
  return cdcl_reason (CDCL_NO_REASON, 0);
}

static SudokuSet
possible_beside (const SudokuSet *table, SudokuSet set)
{
  SudokuSet possible = 0;

  for (; set != 0; set &= set - 1)
    possible |= table[__builtin_ctzll (set)];
  return possible;
}

static CdclReason
apply_pairs (Cdcl *solver, CdclRules *rules, unsigned cell)
{
  const SudokuRules *of = rules->shape->rules;
  SudokuSet set = rules->board.cell[cell];
  CdclReason conflict = cdcl_reason (CDCL_NO_REASON, 0);

  sudoku_mark_constraints (of, cell, rules->marks);
  /* What one value excludes was seen when it was placed. */
  if (sudoku_set_is_single (set))
    return conflict;
  for (uint32_t i = of->first_pair[cell]; i < of->first_pair[cell + 1] && conflict.kind == CDCL_NO_REASON; i++)
    {
      SudokuPair pair = of->pair[i];

      if (!pair.only_single)
        conflict = falsify (solver, rules, pair.other,
                            rules->board.cell[pair.other]
                                & ~possible_beside (of->table + pair.table * rules->shape->order, set),
                            of->n_constraints + i);
    }
  return conflict;
}

static CdclReason
apply_constraint (Cdcl *solver, CdclRules *rules, unsigned number, unsigned *ticks)
{
  const SudokuConstraint *constraint = &rules->shape->rules->constraint[number];
  const uint16_t *cell = sudoku_constraint_cells (&rules->board, constraint);
  CdclReason conflict = cdcl_reason (CDCL_NO_REASON, 0);
  unsigned n = constraint->n_cells;

  for (unsigned i = 0; i < n; i++)
    rules->set[i] = rules->board.cell[cell[i]];
  *ticks += sudoku_rules_apply (&rules->board, constraint);
  /* What is gone is taken off the board when it is seen. */
  for (unsigned i = n; i-- > 0;)
    {
      SudokuSet left = rules->board.cell[cell[i]];

      rules->board.cell[cell[i]] = rules->set[i];
      rules->set[i] &= ~left;
    }
  for (unsigned i = 0; i < n && conflict.kind == CDCL_NO_REASON; i++)
    conflict = falsify (solver, rules, cell[i], rules->set[i], number);
  return conflict;
}

CdclReason
sudoku_cdcl_propagate_rules (Cdcl *solver, unsigned *ticks)
{
  CdclRules *rules = solver->rules;
  unsigned n_cells = rules->shape->n_cells, n_constraints = rules->shape->rules->n_constraints, next;
  CdclReason conflict = cdcl_reason (CDCL_NO_REASON, 0);

  see (solver, rules);
  while (conflict.kind == CDCL_NO_REASON && solver->n_trail == rules->n_seen)
    {
      if ((next = sudoku_take_first (rules->cells, n_cells)) < n_cells)
        conflict = apply_pairs (solver, rules, next);
      else if ((next = sudoku_take_first (rules->marks, n_constraints)) < n_constraints)
        conflict = apply_constraint (solver, rules, next, ticks);
      else
        break;
    }
  return conflict;
}
