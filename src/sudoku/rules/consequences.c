/* What follows from further rules, one by one: the door for whoever explains it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/consequences.h"

#include "sudoku/rules/kernels.h"

SudokuSet
sudoku_rules_allowed (const SudokuShape *shape, unsigned cell)
{
  return shape->rules != NULL && shape->rules->allowed != NULL ? shape->rules->allowed[cell]
                                                               : sudoku_set_full (shape->order);
}

bool
sudoku_rules_touch (const SudokuShape *shape, unsigned cell)
{
  const SudokuRules *rules = shape->rules;
  uint64_t any = 0;

  for (unsigned i = 0; rules != NULL && i < rules->mark_words; i++)
    any |= rules->marks[cell * rules->mark_words + i];
  return rules != NULL
         && (any != 0 || rules->first_pair[cell] < rules->first_pair[cell + 1]
             || sudoku_rules_allowed (shape, cell) != sudoku_set_full (shape->order));
}

unsigned
sudoku_rules_count_sources (const SudokuShape *shape)
{
  return shape->rules != NULL ? shape->n_rules + shape->rules->n_house_sums : 0;
}

SudokuHouseTotal
sudoku_rules_house_total (const SudokuShape *shape, unsigned source)
{
  const SudokuHouseSum *sum = &shape->rules->house_sum[source - shape->n_rules];

  return (SudokuHouseTotal){
    sum->first_house, sum->step, sum->n_houses, sum->n_cages, shape->rules->cage + sum->first_cage, sum->pair
  };
}

unsigned
sudoku_rules_apply_pairs (const SudokuShape *shape,
                          unsigned source,
                          unsigned cell,
                          SudokuSet *candidates,
                          uint16_t *other)
{
  const SudokuRules *rules = shape->rules;
  unsigned n = 0;

  for (uint32_t i = rules->first_pair[cell]; i < rules->first_pair[cell + 1]; i++)
    if (rules->source[i] == source && !rules->pair[i].only_single)
      {
        const SudokuSet *table = rules->table + rules->pair[i].table * shape->order;
        SudokuSet possible = 0;

        for (SudokuSet left = candidates[cell]; left != 0; left &= left - 1)
          possible |= table[__builtin_ctzll (left)];
        candidates[rules->pair[i].other] &= possible;
        if (other != NULL)
          other[n] = rules->pair[i].other;
        n++;
      }
  return n;
}

unsigned
sudoku_rules_list_partners (const SudokuShape *shape,
                            unsigned cell,
                            unsigned value,
                            unsigned most,
                            uint16_t *other,
                            SudokuSet *left,
                            uint16_t *rule)
{
  const SudokuRules *rules = shape->rules;
  unsigned n = 0;

  for (uint32_t i = rules->first_pair[cell]; i < rules->first_pair[cell + 1] && n < most; i++)
    if (rules->source[i] < shape->n_rules && !rules->pair[i].only_single
        && shape->rule[rules->source[i]].kind != SUDOKU_RULE_REGION_SUM
        && shape->rule[rules->source[i]].kind != SUDOKU_RULE_ZIPPER
        && shape->rule[rules->source[i]].kind != SUDOKU_RULE_DOUBLE_ARROW)
      {
        other[n] = rules->pair[i].other;
        left[n] = rules->table[rules->pair[i].table * shape->order + value - 1];
        rule[n++] = rules->source[i];
      }
  return n;
}

unsigned
sudoku_rules_count_constraints (const SudokuShape *shape)
{
  return shape->rules != NULL ? shape->rules->n_constraints : 0;
}

SudokuConsequence
sudoku_rules_constraint (const SudokuShape *shape, unsigned number)
{
  static const SudokuConsequenceKind kinds[] = {
    [SUDOKU_CONSTRAINT_SETS] = SUDOKU_CONSEQUENCE_SETS,   [SUDOKU_CONSTRAINT_DIGITS] = SUDOKU_CONSEQUENCE_SETS,
    [SUDOKU_CONSTRAINT_SUM] = SUDOKU_CONSEQUENCE_SUM,     [SUDOKU_CONSTRAINT_PIECES] = SUDOKU_CONSEQUENCE_SUM,
    [SUDOKU_CONSTRAINT_ENDS] = SUDOKU_CONSEQUENCE_ORDER,  [SUDOKU_CONSTRAINT_SANDWICH] = SUDOKU_CONSEQUENCE_ORDER,
    [SUDOKU_CONSTRAINT_X_SUM] = SUDOKU_CONSEQUENCE_ORDER, [SUDOKU_CONSTRAINT_SKYSCRAPER] = SUDOKU_CONSEQUENCE_ORDER,
    [SUDOKU_CONSTRAINT_ROOM] = SUDOKU_CONSEQUENCE_ORDER,  [SUDOKU_CONSTRAINT_CHECK] = SUDOKU_CONSEQUENCE_NONE,
  };
  const SudokuConstraint *constraint = &shape->rules->constraint[number];

  return (SudokuConsequence){ kinds[constraint->kind], constraint->source, constraint->n_cells,
                              shape->rules->cell + constraint->first_cell };
}

void
sudoku_rules_apply_constraint (const SudokuShape *shape, unsigned number, SudokuSet *candidates)
{
  SudokuPropagator board = { .shape = shape,
                             .order = shape->order,
                             .cells = shape->n_cells,
                             .full_houses = shape->n_full_houses,
                             .cells_only = true,
                             .cell = candidates };

  sudoku_rules_apply (&board, &shape->rules->constraint[number]);
}
