/* Which rules to look at again: those of the cells that lost a value, pairs first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   trail    … R3C4≠7  R3C5≠7  R1C1≠2 | R1C2≠2 …      what stands left of the mark was seen by the rules
 *   cells    R1C2: its pairs, then its constraints are marked
 *   marks    0 1 0 0 1 …                              a bit a constraint, taken from the first on
 */
#include "sudoku/rules/kernels.h"

static unsigned (*const apply[]) (SudokuPropagator *, const SudokuConstraint *) = {
  [SUDOKU_CONSTRAINT_SETS] = sudoku_sets_apply,   [SUDOKU_CONSTRAINT_DIGITS] = sudoku_digits_apply,
  [SUDOKU_CONSTRAINT_SUM] = sudoku_sum_apply,     [SUDOKU_CONSTRAINT_PIECES] = sudoku_pieces_apply,
  [SUDOKU_CONSTRAINT_ENDS] = sudoku_ends_apply,   [SUDOKU_CONSTRAINT_SANDWICH] = sudoku_sandwich_apply,
  [SUDOKU_CONSTRAINT_X_SUM] = sudoku_x_sum_apply, [SUDOKU_CONSTRAINT_SKYSCRAPER] = sudoku_skyscraper_apply,
  [SUDOKU_CONSTRAINT_ROOM] = sudoku_room_apply,
};

static void
mark (SudokuPropagator *p, unsigned cell)
{
  p->rule_cells[cell / 64] |= UINT64_C (1) << cell % 64;
}

/* At the beginning all rules are to be looked at. */
static unsigned
begin (SudokuPropagator *p)
{
  const SudokuRules *rules = p->shape->rules;

  p->rules_begun = true;
  p->n_rules_stable = UINT32_MAX;
  p->n_rules_seen = p->n_trail;
  for (unsigned cell = 0; cell < p->cells; cell++)
    {
      if (rules->allowed != NULL)
        sudoku_keep (p, cell, rules->allowed[cell]);
      if (rules->first_pair[cell] < rules->first_pair[cell + 1])
        mark (p, cell);
    }
  for (unsigned i = 0; i < rules->n_constraints; i++)
    p->rule_marks[i / 64] |= UINT64_C (1) << i % 64;
  return 1 + p->cells;
}

/* The values that the cells of the pairs of a cell may have. */
static unsigned
apply_pairs (SudokuPropagator *p, unsigned cell)
{
  const SudokuRules *rules = p->shape->rules;
  SudokuSet set = p->cell[cell];
  bool single = sudoku_set_is_single (set);
  unsigned last = UINT16_MAX;
  SudokuSet possible = 0;

  for (uint32_t i = rules->first_pair[cell]; i < rules->first_pair[cell + 1]; i++)
    {
      SudokuPair pair = rules->pair[i];

      if (pair.only_single && !single)
        continue;
      if (pair.table != last)
        {
          const SudokuSet *table = rules->table + pair.table * p->order;

          possible = 0;
          for (SudokuSet left = set; left != 0; left &= left - 1)
            possible |= table[__builtin_ctzll (left)];
          last = pair.table;
        }
      sudoku_keep (p, pair.other, possible);
    }
  sudoku_mark_constraints (rules, cell, p->rule_marks);
  return 2 + (rules->first_pair[cell + 1] - rules->first_pair[cell]) / 2;
}

/* When all cells have one value left, asks the definition of the rule; true if there is nothing more to do. */
static bool
is_decided (SudokuPropagator *p, const SudokuConstraint *constraint, unsigned *work)
{
  const uint16_t *cell = sudoku_constraint_cells (p, constraint);
  uint8_t values[SUDOKU_MAX_CELLS];

  if (constraint->rule == SUDOKU_NO_RULE)
    return false;
  for (unsigned i = 0; i < constraint->n_cells; i++)
    if (!sudoku_set_is_single (p->cell[cell[i]]))
      return false;
  for (unsigned i = 0; i < constraint->n_cells; i++)
    values[cell[i]] = (uint8_t) sudoku_set_first (p->cell[cell[i]]);
  *work = constraint->n_cells;
  if (!sudoku_rule_holds (p->shape, &p->shape->rule[constraint->rule], values))
    sudoku_keep (p, cell[0], 0);
  return true;
}

unsigned
sudoku_rules_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  unsigned work = 0;

  if (is_decided (propagator, constraint, &work) || constraint->kind == SUDOKU_CONSTRAINT_CHECK)
    return 1 + work;
  return 1 + apply[constraint->kind](propagator, constraint);
}

unsigned
sudoku_rules_apply_next (SudokuPropagator *propagator)
{
  const SudokuRules *rules = propagator->shape->rules;
  unsigned next, work = 0;

  if (!propagator->rules_begun)
    return begin (propagator);
  for (; propagator->n_rules_seen < propagator->n_trail; propagator->n_rules_seen++)
    mark (propagator, propagator->trail[propagator->n_rules_seen] / 64);
  /* As long as nothing follows. */
  while (propagator->n_rules_seen == propagator->n_trail
         && (next = sudoku_take_first (propagator->rule_cells, propagator->cells)) < propagator->cells)
    {
      propagator->rule_at = next;
      work += apply_pairs (propagator, next);
    }
  while (propagator->n_rules_seen == propagator->n_trail
         && (next = sudoku_take_first (propagator->rule_marks, rules->n_constraints)) < rules->n_constraints)
    {
      propagator->rule_at = propagator->cells + next;
      work += sudoku_rules_apply (propagator, &rules->constraint[next]);
    }
  if (work == 0 && propagator->n_rules_stable > propagator->n_trail)
    propagator->n_rules_stable = propagator->n_trail;
  return work;
}
