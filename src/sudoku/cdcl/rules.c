/* What follows from further rules, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kernels of the rules work on a board of the candidates that are not false. What they remove is assigned false, with
 * the rule as the reason, and no more is kept. The candidates that had to be false for that are found when a conflict is analyzed: a
 * cell that the kernel does not need, since it removes the same from the board with all candidates of that cell, is left out.
 * (Lazy explanations, as solvers of constraint programs have them: O. Ohrimenko, P. J. Stuckey and M. Codish, "Propagation via
 * lazy clause generation", 2009.)
 *
 *      cage of 4 in two cells      3 is false in the second because 1 is in the first: nothing else is needed
 */
#include "sudoku/cdcl/rules.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define WORDS(n) (((n) + 63) / 64)

void
sudoku_cdcl_rules_free (CdclRules *rules)
{
  if (rules == NULL)
    return;
  free (rules->board.cell);
  free (rules->trial.cell);
  free (rules->candidate);
  free (rules->position);
  free (rules->from);
  free (rules->cells);
  free (rules->marks);
  free (rules->set);
  free (rules);
}

static bool
init_board (SudokuPropagator *board, const SudokuShape *shape)
{
  *board = (SudokuPropagator){ .shape = shape,
                               .order = shape->order,
                               .cells = shape->n_cells,
                               .full_houses = shape->n_full_houses,
                               .cells_only = true };
  board->cell = malloc (shape->n_cells * sizeof *board->cell);
  return board->cell != NULL;
}

CdclRules *
sudoku_cdcl_rules_new (const SudokuCandidates *root, const uint32_t *first_variable, unsigned n_variables)
{
  const SudokuShape *shape = root->shape;
  unsigned n_constraints = shape->rules->n_constraints, variable = 0;
  CdclRules *rules = calloc (1, sizeof *rules);

  if (rules == NULL)
    return NULL;
  rules->shape = shape;
  rules->root = root;
  rules->first_variable = first_variable;
  rules->candidate = malloc ((n_variables + 1) * sizeof *rules->candidate);
  rules->position = calloc (n_variables + 1, sizeof *rules->position);
  rules->from = calloc (n_variables + 1, sizeof *rules->from);
  rules->cells = calloc (WORDS (shape->n_cells), sizeof *rules->cells);
  rules->marks = calloc (WORDS (n_constraints) + 1, sizeof *rules->marks);
  rules->set = malloc (shape->n_cells * sizeof *rules->set);
  if (!init_board (&rules->board, shape) || !init_board (&rules->trial, shape) || rules->candidate == NULL
      || rules->position == NULL || rules->from == NULL || rules->cells == NULL || rules->marks == NULL
      || rules->set == NULL)
    {
      sudoku_cdcl_rules_free (rules);
      return NULL;
    }
  memcpy (rules->board.cell, root->cell, shape->n_cells * sizeof *root->cell);
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      rules->cells[cell / 64] |= UINT64_C (1) << cell % 64;
      for (SudokuSet left = root->cell[cell]; left != 0; left &= left - 1)
        rules->candidate[variable++] = cell * 64 + (unsigned) __builtin_ctzll (left);
    }
  for (unsigned i = 0; i < n_constraints; i++)
    rules->marks[i / 64] |= UINT64_C (1) << i % 64;
  return rules;
}

void
sudoku_cdcl_rules_backtrack (Cdcl *solver, unsigned n_trail)
{
  CdclRules *rules = solver->rules;

  while (rules->n_seen > n_trail)
    {
      CdclLiteral literal = solver->trail[--rules->n_seen];
      uint32_t candidate = rules->candidate[cdcl_variable (literal)];

      if ((literal & 1) != 0)
        rules->board.cell[candidate / 64] |= UINT64_C (1) << candidate % 64;
    }
}

/* Whether a variable was false before the trail had a length. */
static bool
was_false (const Cdcl *solver, const CdclRules *rules, uint32_t variable, unsigned n_trail)
{
  uint32_t position = rules->position[variable];

  return solver->value[variable] < 0 && position < n_trail && solver->trail[position] == 2 * variable + 1;
}

/* The candidates of a cell that were not false when the trail had a length. */
static SudokuSet
set_before (const Cdcl *solver, const CdclRules *rules, unsigned cell, unsigned n_trail)
{
  SudokuSet set = rules->root->cell[cell];
  uint32_t variable = rules->first_variable[cell];

  for (SudokuSet left = set; left != 0; left &= left - 1, variable++)
    if (was_false (solver, rules, variable, n_trail))
      set ^= left & -left;
  return set;
}

/* Writes why values of a cell were false: the one that is true, if it was then, else these. */
static unsigned
write_false (const Cdcl *solver,
             const CdclRules *rules,
             unsigned cell,
             SudokuSet gone,
             unsigned n_trail,
             CdclLiteral *antecedent)
{
  SudokuSet left = set_before (solver, rules, cell, n_trail);
  unsigned n = 0;

  if (sudoku_set_count (gone) > 1 && sudoku_set_is_single (left))
    {
      uint32_t variable = cdcl_variable_of (rules, cell, (unsigned) __builtin_ctzll (left));
      uint32_t position = rules->position[variable];

      if (solver->value[variable] > 0 && position < n_trail && solver->trail[position] == 2 * variable)
        {
          antecedent[0] = 2 * variable;
          return 1;
        }
    }
  for (; gone != 0; gone &= gone - 1)
    antecedent[n++] = 2 * cdcl_variable_of (rules, cell, (unsigned) __builtin_ctzll (gone)) + 1;
  return n;
}

static bool
removes (CdclRules *rules, const SudokuConstraint *constraint, unsigned cell, unsigned v)
{
  const uint16_t *cells = sudoku_constraint_cells (&rules->trial, constraint);
  bool empty = false;

  for (unsigned i = 0; i < constraint->n_cells; i++)
    rules->trial.cell[cells[i]] = rules->set[i];
  sudoku_rules_apply (&rules->trial, constraint);
  for (unsigned i = 0; i < constraint->n_cells; i++)
    empty |= rules->trial.cell[cells[i]] == 0;
  return empty || (rules->trial.cell[cell] >> v & 1) == 0;
}

/* Why a sum removed a candidate, if it would be too large (or too small) with that: of each cell the values are false that would make it
 * smaller. As long as it stays too large, the least of these need not be. Leaves the sets of the cells; returns false if it would not be. */
static bool
explain_bound (CdclRules *rules, const SudokuConstraint *constraint, unsigned target, unsigned v, bool above)
{
  const SudokuGroup *group = rules->shape->rules->group + constraint->first_item;
  const uint16_t *cell = sudoku_constraint_cells (&rules->trial, constraint);
  bool excluded;

  for (unsigned i = 0; i < constraint->n_items; i++)
    for (unsigned j = group[i].first; j < (unsigned) group[i].first + group[i].n_cells; j++)
      {
        SudokuSet set = rules->set[j], root = rules->root->cell[cell[j]];
        bool from_low = (group[i].coefficient > 0) == above;

        rules->trial.cell[cell[j]] = cell[j] == target ? UINT64_C (1) << v
                                     : set == 0        ? 0
                                     : from_low        ? root & ~((set & -set) - 1)
                                                       : root & UINT64_MAX >> __builtin_clzll (set);
      }
  excluded = sudoku_sum_excludes (&rules->trial, constraint, above);
  for (unsigned j = 0; excluded && j < constraint->n_cells; j++)
    {
      SudokuSet *set = &rules->trial.cell[cell[j]], root = rules->root->cell[cell[j]];

      while (cell[j] != target && *set != root)
        {
          SudokuSet old = *set, gone = root & ~old;

          *set |= gone > old ? gone & -gone : UINT64_C (1) << (63 - __builtin_clzll (gone));
          if (sudoku_sum_excludes (&rules->trial, constraint, above))
            continue;
          *set = old;
          break;
        }
    }
  for (unsigned j = 0; excluded && j < constraint->n_cells; j++)
    rules->set[j] = cell[j] == target ? rules->root->cell[target] : rules->trial.cell[cell[j]];
  return excluded;
}

/* Why none of the sets of a constraint fits with a candidate: each has a value without a cell, or a cell without a value. Of the ways
 * to say so, the one that adds the fewest candidates to the reason. */
static void
explain_sets (CdclRules *rules, const SudokuConstraint *constraint, unsigned target, unsigned v)
{
  const SudokuSet *set = rules->shape->rules->set + constraint->first_item;
  const uint16_t *cell = sudoku_constraint_cells (&rules->trial, constraint);
  unsigned n = constraint->n_cells;
  SudokuSet *gone = rules->trial.cell;

  for (unsigned j = 0; j < n; j++)
    gone[cell[j]] = 0;
  for (unsigned i = 0; i < constraint->n_items; i++)
    {
      unsigned best = UINT32_MAX, best_cell = n, cost;
      SudokuSet any = 0, best_value = 0;

      if ((set[i] >> v & 1) == 0)
        continue;
      for (unsigned j = 0; j < n; j++)
        {
          if (cell[j] == target)
            continue;
          any |= rules->set[j];
          if ((rules->set[j] & set[i]) != 0
              || (cost = sudoku_set_count (rules->root->cell[cell[j]] & set[i] & ~gone[cell[j]])) >= best)
            continue;
          best = cost;
          best_cell = j;
        }
      for (SudokuSet left = set[i] & ~any & ~(UINT64_C (1) << v); left != 0; left &= left - 1)
        {
          cost = 0;
          for (unsigned j = 0; j < n; j++)
            cost += cell[j] != target && (rules->root->cell[cell[j]] & ~gone[cell[j]] & left & -left) != 0;
          if (cost >= best)
            continue;
          best = cost;
          best_cell = n;
          best_value = left & -left;
        }
      for (unsigned j = 0; j < n; j++)
        if (cell[j] != target)
          gone[cell[j]] |= rules->root->cell[cell[j]] & (j == best_cell ? set[i] : best_cell == n ? best_value : 0);
    }
  for (unsigned j = 0; j < n; j++)
    rules->set[j] = rules->root->cell[cell[j]] & ~gone[cell[j]];
}

static void
explain_by_trial (CdclRules *rules, const SudokuConstraint *constraint, unsigned target, unsigned v)
{
  const uint16_t *cell = sudoku_constraint_cells (&rules->trial, constraint);

  for (unsigned i = 0; i < constraint->n_cells; i++)
    {
      SudokuSet set = rules->set[i];

      if (set == rules->root->cell[cell[i]])
        continue;
      rules->set[i] = rules->root->cell[cell[i]];
      if (removes (rules, constraint, target, v))
        continue;
      rules->set[i] = set;
    }
}

/* Why a constraint removed a candidate. */
static unsigned
explain_constraint (const Cdcl *solver, CdclRules *rules, unsigned number, uint32_t of, CdclLiteral *antecedent)
{
  const SudokuConstraint *constraint = &rules->shape->rules->constraint[number];
  const uint16_t *cell = sudoku_constraint_cells (&rules->trial, constraint);
  unsigned from = rules->from[of], target = rules->candidate[of] / 64, v = rules->candidate[of] % 64, n = 0;

  for (unsigned i = 0; i < constraint->n_cells; i++)
    rules->set[i] = set_before (solver, rules, cell[i], from);
  if (constraint->kind == SUDOKU_CONSTRAINT_SETS)
    explain_sets (rules, constraint, target, v);
  else if (constraint->kind != SUDOKU_CONSTRAINT_SUM
           || !(explain_bound (rules, constraint, target, v, true)
                || explain_bound (rules, constraint, target, v, false)))
    explain_by_trial (rules, constraint, target, v);
  for (unsigned i = 0; i < constraint->n_cells; i++)
    {
      unsigned again = i + 1;

      /* Of a cell that is listed twice the last set is the one that was tried. */
      while (again < constraint->n_cells && cell[again] != cell[i])
        again++;
      if (again == constraint->n_cells)
        n += write_false (solver, rules, cell[i], rules->root->cell[cell[i]] & ~rules->set[i], from, antecedent + n);
    }
  return n;
}

/* Why a pair of cells removed a candidate: all values that allow it are false. */
static unsigned
explain_pair (const Cdcl *solver, CdclRules *rules, unsigned number, uint32_t of, CdclLiteral *antecedent)
{
  const SudokuRules *all = rules->shape->rules;
  const SudokuSet *table = all->table + all->pair[number].table * rules->shape->order;
  unsigned low = 0, high = rules->shape->n_cells, v = rules->candidate[of] % 64;
  SudokuSet gone = 0;

  while (high - low > 1)
    {
      unsigned middle = (low + high) / 2;

      *(all->first_pair[middle] <= number ? &low : &high) = middle;
    }
  for (SudokuSet left = rules->root->cell[low]; left != 0; left &= left - 1)
    if ((table[__builtin_ctzll (left)] >> v & 1) != 0)
      gone |= left & -left;
  return write_false (solver, rules, low, gone, rules->from[of], antecedent);
}

unsigned
sudoku_cdcl_explain (const Cdcl *solver, uint32_t index, uint32_t of, CdclLiteral *antecedent)
{
  unsigned n_constraints = solver->rules->shape->rules->n_constraints, n = 0;

  if (of == CDCL_NONE)
    {
      antecedent[n++] = solver->clash;
      of = cdcl_variable (solver->clash);
    }
  return n
         + (index < n_constraints ? explain_constraint (solver, solver->rules, index, of, antecedent + n)
                                  : explain_pair (solver, solver->rules, index - n_constraints, of, antecedent + n));
}

bool
sudoku_cdcl_is_pair (const Cdcl *solver, uint32_t index)
{
  return index >= solver->rules->shape->rules->n_constraints;
}

uint32_t
sudoku_cdcl_choose_by_cell (const Cdcl *solver)
{
  const CdclRules *rules = solver->rules;
  double best = -1;
  uint32_t chosen = CDCL_NONE;

  assert (rules->n_seen == solver->n_trail);
  for (unsigned cell = 0; cell < rules->shape->n_cells; cell++)
    {
      SudokuSet set = rules->board.cell[cell];
      double divisor = sudoku_set_count (set);

      for (SudokuSet left = divisor > 1 ? set : 0; left != 0; left &= left - 1)
        {
          uint32_t variable = cdcl_variable_of (rules, cell, (unsigned) __builtin_ctzll (left));

          if (solver->activity[variable] <= best * divisor)
            continue;
          best = solver->activity[variable] / divisor;
          chosen = variable;
        }
    }
  return chosen;
}
