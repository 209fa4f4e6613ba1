/* What the values on a board leave: to the cells that they see, and of sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "sudoku/consequences.h"
#include "sudoku/rules/compile.h"

/* Whether the pair of a cell keeps a value out of the other cell when it stands in the first. */
static bool
keeps_apart (const SudokuShape *shape, const SudokuPair *pair, unsigned value)
{
  return !sudoku_set_has (shape->rules->table[pair->table * shape->order + value - 1u], value);
}

unsigned
sudoku_list_seen (const SudokuShape *shape, unsigned cell, unsigned value, uint16_t *seen)
{
  const SudokuCellInfo *info = &shape->cell[cell];
  const SudokuRules *rules = shape->rules;
  unsigned n = info->n_peers;

  memcpy (seen, info->peer, n * sizeof *seen);
  for (uint32_t i = rules != NULL ? rules->first_pair[cell] : 0; rules != NULL && i < rules->first_pair[cell + 1]; i++)
    {
      unsigned known = 0;

      while (known < n && seen[known] != rules->pair[i].other)
        known++;
      if (known == n && keeps_apart (shape, &rules->pair[i], value))
        seen[n++] = rules->pair[i].other;
    }
  return n;
}

SudokuSet
sudoku_values_left (const SudokuShape *shape, unsigned cell, const uint8_t *values)
{
  const SudokuCellInfo *info = &shape->cell[cell];
  const SudokuRules *rules = shape->rules;
  SudokuSet set = sudoku_rules_allowed (shape, cell);

  for (unsigned i = 0; i < info->n_peers; i++)
    if (values[info->peer[i]] != 0)
      set &= ~sudoku_set_of (values[info->peer[i]]);
  for (uint32_t i = rules != NULL ? rules->first_pair[cell] : 0; rules != NULL && i < rules->first_pair[cell + 1]; i++)
    {
      unsigned value = values[rules->pair[i].other];

      if (value != 0 && keeps_apart (shape, &rules->pair[i], value))
        set &= ~sudoku_set_of (value);
    }
  return set;
}

/* Sums. */

/* Sets of more cells are not looked for, and no longer than this. */
#define MOST_BLANKS 9
#define MOST_TRIES 100000

bool
sudoku_rule_sum_left (const SudokuRule *rule, const uint8_t *values, int *sum, unsigned *n_blanks)
{
  unsigned first = 0, end = rule->n_cells;

  *sum = rule->value;
  *n_blanks = 0;
  if (rule->kind == SUDOKU_RULE_ARROW)
    for (*sum = 0; first < (unsigned) rule->value; first++)
      {
        if (values[rule->cell[first]] == 0)
          return false;
        *sum = 10 * *sum + values[rule->cell[first]];
      }
  else if (rule->kind == SUDOKU_RULE_X_SUM)
    end = values[rule->cell[0]];
  else if (rule->kind != SUDOKU_RULE_LITTLE_KILLER && (rule->kind != SUDOKU_RULE_CAGE || !rule->has_value))
    return false;
  for (unsigned i = first; i < end; i++)
    {
      *sum -= values[rule->cell[i]];
      *n_blanks += values[rule->cell[i]] == 0;
    }
  return *n_blanks > 0;
}

typedef struct
{
  SudokuSet left[MOST_BLANKS]; /* of each blank cell */
  SudokuSet any;               /* of these */
  unsigned n_blanks, n_tries;
  SudokuSet *set;
  unsigned n_sets, most;
} Cage;

/* Whether the blank cells from one on can have a value of the set each. */
static bool
can_share_out (Cage *cage, unsigned blank, SudokuSet set)
{
  if (blank == cage->n_blanks)
    return true;
  for (SudokuSet here = cage->left[blank] & set; here != 0 && cage->n_tries > 0; here &= here - 1)
    if (cage->n_tries-- > 0 && can_share_out (cage, blank + 1, set & ~(here & -here)))
      return true;
  return false;
}

/* Adds that many values from one on to the set, in ascending order. */
static void
list_sets (Cage *cage, SudokuSet set, unsigned n, SudokuSet values, int sum)
{
  if (n == 0 && sum == 0 && can_share_out (cage, 0, set))
    cage->set[cage->n_sets++] = set;
  for (; n > 0 && values != 0 && cage->n_sets < cage->most && cage->n_tries > 0; values &= values - 1)
    {
      int least = (int) sudoku_set_first (values);

      cage->n_tries--;
      if (least * (int) n > sum)
        return;
      list_sets (cage, set | (values & -values), n - 1, values & (values - 1), sum - least);
    }
}

unsigned
sudoku_cage_sets_left (const SudokuShape *shape,
                       const SudokuRule *rule,
                       const uint8_t *values,
                       SudokuSet *sets,
                       unsigned most)
{
  Cage cage = { .n_tries = MOST_TRIES, .set = sets, .most = most };
  unsigned n_blanks;
  int sum;

  if (rule->kind != SUDOKU_RULE_CAGE || !sudoku_rule_sum_left (rule, values, &sum, &n_blanks) || n_blanks > MOST_BLANKS)
    return most;
  for (unsigned i = 0; i < rule->n_cells; i++)
    if (values[rule->cell[i]] == 0)
      {
        cage.left[cage.n_blanks] = sudoku_values_left (shape, rule->cell[i], values);
        cage.any |= cage.left[cage.n_blanks++];
      }
  /* Of a cage in several houses, not all of which there are. */
  for (unsigned i = 0; i < rule->n_cells; i++)
    if (values[rule->cell[i]] != 0)
      cage.any &= ~sudoku_set_of (values[rule->cell[i]]);
  list_sets (&cage, 0, cage.n_blanks, cage.any, sum);
  return cage.n_tries > 0 ? cage.n_sets : most;
}
