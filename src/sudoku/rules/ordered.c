/* Rules in which the order of cells counts: lines with something at their ends, and clues from outside of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For each way the rule can come about (both ends, both slices of bread, the first cell) the cells are asked whether they
 * fit it; they keep what one of the ways that fit has. Reason: a solution is one of these ways.
 */
#include "sudoku/rules/kernels.h"

#include <string.h>

#define FULL(p) sudoku_set_full ((p)->order)

/* Whether each of some cells has one of the values. */
static bool
all_meet (const SudokuPropagator *p, const uint16_t *cell, unsigned n, SudokuSet set)
{
  for (unsigned i = 0; i < n; i++)
    if ((p->cell[cell[i]] & set) == 0)
      return false;
  return true;
}

/*   (3)--5--4--(7)    between: the others are more than 3 and less than 7. Lockout: <2>--8--1--<6> at least 4 apart, and the
 *                     others are less than 2 or more than 6. */
static SudokuSet
inner_set (const SudokuPropagator *p, const SudokuConstraint *constraint, unsigned a, unsigned b)
{
  unsigned low = a < b ? a : b, high = a < b ? b : a;
  SudokuSet between = high > low ? sudoku_set_full (high - 1) & ~sudoku_set_full (low) : 0;

  if (constraint->total == 0)
    return between;
  if (high - low < (unsigned) constraint->total)
    return 0;
  return FULL (p) & ~(sudoku_set_full (high) & ~(low > 1 ? sudoku_set_full (low - 1) : 0));
}

unsigned
sudoku_ends_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  unsigned n = constraint->n_cells, work = 1;
  uint16_t first = cell[0], last = cell[n - 1];
  SudokuSet inner = 0, left = 0, right = 0;

  for (SudokuSet ones = propagator->cell[first]; ones != 0; ones &= ones - 1)
    for (SudokuSet others = propagator->cell[last]; others != 0; others &= others - 1)
      {
        SudokuSet set = inner_set (propagator, constraint, sudoku_set_first (ones), sudoku_set_first (others));

        work++;
        if (set == 0 || !all_meet (propagator, cell + 1, n - 2, set))
          continue;
        inner |= set;
        left |= ones & -ones;
        right |= others & -others;
      }
  sudoku_keep (propagator, first, left);
  sudoku_keep (propagator, last, right);
  for (unsigned i = 1; i + 1 < n; i++)
    sudoku_keep (propagator, cell[i], inner);
  return work * n / 2;
}

typedef struct
{
  SudokuPropagator *p;
  const uint16_t *cell;
  SudokuSet keep[SUDOKU_MAX_ORDER];
  /* Values of the cells up to a place, and from there on, and of those with one value. */
  SudokuSet any_before[SUDOKU_MAX_ORDER + 1], any_after[SUDOKU_MAX_ORDER + 1];
  SudokuSet sure_before[SUDOKU_MAX_ORDER + 1], sure_after[SUDOKU_MAX_ORDER + 1];
  unsigned work;
  bool unknown; /* there is no list of some sets */
} Ways;

static void
begin_ways (Ways *ways, SudokuPropagator *p, const SudokuConstraint *constraint)
{
  unsigned n = p->order;

  ways->p = p;
  ways->cell = sudoku_constraint_cells (p, constraint);
  ways->work = 0;
  ways->unknown = false;
  memset (ways->keep, 0, n * sizeof ways->keep[0]);
  ways->any_before[0] = ways->sure_before[0] = ways->any_after[n] = ways->sure_after[n] = 0;
  for (unsigned i = 0; i < n; i++)
    {
      SudokuSet set = p->cell[ways->cell[i]], back = p->cell[ways->cell[n - 1 - i]];

      ways->any_before[i + 1] = ways->any_before[i] | set;
      ways->sure_before[i + 1] = ways->sure_before[i] | (sudoku_set_is_single (set) ? set : 0);
      ways->any_after[n - 1 - i] = ways->any_after[n - i] | back;
      ways->sure_after[n - 1 - i] = ways->sure_after[n - i] | (sudoku_set_is_single (back) ? back : 0);
    }
}

static unsigned
keep_ways (Ways *ways)
{
  for (unsigned i = 0; i < ways->p->order && !ways->unknown; i++)
    sudoku_keep (ways->p, ways->cell[i], ways->keep[i]);
  return 1 + ways->work / 2;
}

/* Tries the ways in which the cells from one up to another have a sum, but those before a place and from another on, which have none of
 * the values that are taken, nor do all others. */
static bool
try_block (Ways *ways, unsigned from, unsigned to, unsigned sum, SudokuSet taken, unsigned before, unsigned after)
{
  static const SudokuSet none = 0;
  const SudokuRules *rules = ways->p->shape->rules;
  const SudokuSubsets *subsets = &rules->subsets[to - from];
  const SudokuSet *set = &none;
  unsigned n = ways->p->order, n_sets = to == from && sum == 0;
  SudokuSet any = 0, sure = 0, any_outside = ways->any_before[before] | ways->any_after[after];
  SudokuSet sure_outside = ways->sure_before[before] | ways->sure_after[after], all = 0, all_outside = 0;

  if (to > from)
    {
      ways->unknown = ways->unknown || subsets->n_sets == 0;
      if (subsets->n_sets == 0 || sum < subsets->least || sum > subsets->most)
        return false;
      set = rules->set + rules->number[subsets->first_sum + sum];
      n_sets = rules->number[subsets->first_sum + sum + 1] - rules->number[subsets->first_sum + sum];
    }
  for (unsigned i = from; i < to && n_sets > 0; i++)
    {
      SudokuSet here = ways->p->cell[ways->cell[i]];

      any |= here;
      sure |= sudoku_set_is_single (here) ? here : 0;
    }
  for (; n_sets > 0; n_sets--, set++)
    {
      SudokuSet rest = FULL (ways->p) & ~*set & ~taken;

      ways->work++;
      if ((*set & (taken | ~any | sure_outside)) != 0 || (sure & ~*set) != 0 || (rest & (~any_outside | sure)) != 0
          || !all_meet (ways->p, ways->cell, before, rest) || !all_meet (ways->p, ways->cell + after, n - after, rest)
          || !sudoku_fits (ways->p, ways->cell + from, to - from, *set))
        continue;
      ways->work += n;
      all |= *set;
      all_outside |= rest;
    }
  for (unsigned i = 0; i < n && (all | all_outside) != 0; i++)
    ways->keep[i] |= i >= from && i < to ? all : i < before || i >= after ? all_outside : 0;
  return (all | all_outside) != 0;
}

/*   13  . 1 6 7 9 . .     the cells between the smallest and the largest value are a set with that sum, the rest are the others */
unsigned
sudoku_sandwich_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  SudokuSet low = sudoku_set_of (1), high = sudoku_set_of (propagator->order);
  Ways ways;

  begin_ways (&ways, propagator, constraint);
  for (unsigned a = 0; a < propagator->order; a++)
    for (unsigned b = a + 1; b < propagator->order && (propagator->cell[ways.cell[a]] & (low | high)) != 0; b++)
      {
        SudokuSet one = propagator->cell[ways.cell[a]], other = propagator->cell[ways.cell[b]];
        bool up = (one & low) != 0 && (other & high) != 0, down = (one & high) != 0 && (other & low) != 0;
        unsigned k = b - a - 1, total = (unsigned) constraint->total;

        if ((!up && !down) || total < k * (k + 3) / 2 || total > k * (2 * propagator->order - k - 1) / 2
            || !try_block (&ways, a + 1, b, total, low | high, a, b + 1))
          continue;
        ways.keep[a] |= (up ? low : 0) | (down ? high : 0);
        ways.keep[b] |= (up ? high : 0) | (down ? low : 0);
      }
  return keep_ways (&ways);
}

/*   20  4 7 1 8 . . .     the first cell says how many cells, itself among them, have that sum */
unsigned
sudoku_x_sum_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  Ways ways;

  begin_ways (&ways, propagator, constraint);
  for (SudokuSet left = propagator->cell[ways.cell[0]]; left != 0; left &= left - 1)
    {
      unsigned x = sudoku_set_first (left);

      if (x <= (unsigned) constraint->total
          && try_block (&ways, 1, x, (unsigned) constraint->total - x, left & -left, 0, x))
        ways.keep[0] |= left & -left;
    }
  return keep_ways (&ways);
}

/*   3  4 2 6 5 7 1 3     4, 6 and 7 are larger than all before. For each cell, by the largest value so far, a bit set of how many
 *                        have been seen: forward from none, and backward from as many as the clue says. A value that is seen counts
 *                        one more from all that are less, the others leave a largest value that is more. */
unsigned
sudoku_skyscraper_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  unsigned n = 1, order = propagator->order;
  uint64_t from[SUDOKU_MAX_ORDER + 1][SUDOKU_MAX_ORDER + 1], to[SUDOKU_MAX_ORDER + 1];

  /* More than 63 are seen of 64 in one order only, for which the definition is enough. */
  if (constraint->total > 63 || constraint->total < 1)
    return 1;
  /* Nothing is seen past the highest. */
  while (n < constraint->n_cells && propagator->cell[cell[n - 1]] != sudoku_set_of (order))
    n++;
  memset (from[0], 0, (order + 1) * sizeof from[0][0]);
  from[0][0] = 1;
  for (unsigned i = 0; i < n; i++)
    {
      SudokuSet set = propagator->cell[cell[i]];
      uint64_t less = from[i][0];

      from[i + 1][0] = 0;
      for (unsigned value = 1; value <= order; less |= from[i][value++])
        from[i + 1][value] = (sudoku_set_has (set, value) ? less << 1 : 0)
                             | ((set & (sudoku_set_of (value) - 1)) != 0 ? from[i][value] : 0);
    }
  for (unsigned highest = 0; highest <= order; highest++)
    to[highest] = from[n][highest] & UINT64_C (1) << constraint->total;
  for (unsigned i = n; i-- > 0;)
    {
      SudokuSet set = propagator->cell[cell[i]], keep = 0;
      uint64_t less[SUDOKU_MAX_ORDER + 1], more = 0;
      bool hidden = false;

      less[0] = 0;
      for (unsigned value = 1; value <= order; value++)
        less[value] = less[value - 1] | from[i][value - 1];
      for (unsigned value = order; value > 0; value--)
        {
          uint64_t stays = to[value] & from[i][value];

          if (sudoku_set_has (set, value) && (hidden || (to[value] >> 1 & less[value]) != 0))
            keep |= sudoku_set_of (value);
          hidden = hidden || stays != 0;
          less[value] = (more & from[i][value]) | ((set & (sudoku_set_of (value) - 1)) != 0 ? stays : 0);
          more |= sudoku_set_has (set, value) ? to[value] >> 1 : 0;
        }
      less[0] = more & from[i][0];
      sudoku_keep (propagator, cell[i], keep);
      memcpy (to, less, (order + 1) * sizeof to[0]);
    }
  return n * order;
}

/*   6  3 . 6 . . . .     the first cell says at which place the clue is */
unsigned
sudoku_room_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  SudokuSet clue = sudoku_set_of ((unsigned) constraint->total), keep = 0;

  for (SudokuSet left = propagator->cell[cell[0]]; left != 0; left &= left - 1)
    if ((propagator->cell[cell[sudoku_set_first (left) - 1]] & clue) != 0)
      keep |= left & -left;
  sudoku_keep (propagator, cell[0], keep);
  if (sudoku_set_is_single (propagator->cell[cell[0]]))
    sudoku_keep (propagator, cell[sudoku_set_first (propagator->cell[cell[0]]) - 1], clue);
  return 4;
}
