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

/* Sets of n values with a sum, from up to an end; false if there is no list of them. */
static bool
find_subsets (const SudokuRules *rules, unsigned n, unsigned sum, uint32_t *from, uint32_t *to)
{
  const SudokuSubsets *subsets = &rules->subsets[n];

  if (subsets->n_sets == 0)
    return false;
  *from = *to = 0;
  if (sum >= subsets->least && sum <= subsets->most)
    {
      *from = rules->number[subsets->first_sum + sum];
      *to = rules->number[subsets->first_sum + sum + 1];
    }
  return true;
}

typedef struct
{
  SudokuPropagator *p;
  const uint16_t *cell;
  SudokuSet keep[SUDOKU_MAX_ORDER];
  unsigned work;
} Ways;

static void
keep_ways (Ways *ways)
{
  for (unsigned i = 0; i < ways->p->order; i++)
    sudoku_keep (ways->p, ways->cell[i], ways->keep[i]);
}

/* Tries the ways in which the cells from one up to another are one set, which fits, and the others, but those at two places (or
 * none), have none of its values, nor of some others. */
static bool
try_block (Ways *ways, unsigned from, unsigned to, SudokuSet set, SudokuSet taken, unsigned a, unsigned b)
{
  unsigned n = ways->p->order;
  SudokuSet rest = FULL (ways->p) & ~set & ~taken;

  ways->work += n;
  if (!sudoku_fits (ways->p, ways->cell + from, to - from, set))
    return false;
  for (unsigned i = 0; i < n; i++)
    if ((i < from || i >= to) && i != a && i != b && (ways->p->cell[ways->cell[i]] & rest) == 0)
      return false;
  for (unsigned i = 0; i < n; i++)
    if (i != a && i != b)
      ways->keep[i] |= i >= from && i < to ? set : rest;
  return true;
}

/*   13  . 1 6 7 9 . .     the cells between the smallest and the largest value are a set with that sum, the rest are the others */
unsigned
sudoku_sandwich_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  Ways ways = { .p = propagator, .cell = sudoku_constraint_cells (propagator, constraint) };
  unsigned n = propagator->order;
  SudokuSet low = sudoku_set_of (1), high = sudoku_set_of (n);

  for (unsigned a = 0; a < n; a++)
    for (unsigned b = a + 1; b < n; b++)
      {
        SudokuSet one = propagator->cell[ways.cell[a]] & (low | high);
        SudokuSet other = propagator->cell[ways.cell[b]] & (low | high);
        bool up = (one & low) != 0 && (other & high) != 0, down = (one & high) != 0 && (other & low) != 0, fits = false;
        uint32_t from, to;

        if (!up && !down)
          continue;
        if (b == a + 1)
          fits = constraint->total == 0 && try_block (&ways, b, b, 0, low | high, a, b);
        else if (!find_subsets (propagator->shape->rules, b - a - 1, (unsigned) constraint->total, &from, &to))
          return ways.work;
        else
          for (uint32_t i = from; i < to; i++)
            if ((propagator->shape->rules->set[i] & (low | high)) == 0)
              fits |= try_block (&ways, a + 1, b, propagator->shape->rules->set[i], low | high, a, b);
        if (!fits)
          continue;
        ways.keep[a] |= (up ? low : 0) | (down ? high : 0);
        ways.keep[b] |= (up ? high : 0) | (down ? low : 0);
      }
  keep_ways (&ways);
  return ways.work / 2;
}

/*   20  4 7 1 8 . . .     the first cell says how many cells, itself among them, have that sum */
unsigned
sudoku_x_sum_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  Ways ways = { .p = propagator, .cell = sudoku_constraint_cells (propagator, constraint) };

  for (SudokuSet left = propagator->cell[ways.cell[0]]; left != 0; left &= left - 1)
    {
      unsigned x = sudoku_set_first (left);
      bool fits = false;
      uint32_t from, to;

      if (x == 1)
        fits = constraint->total == 1 && try_block (&ways, 1, 1, 0, sudoku_set_of (1), 0, 0);
      else if ((unsigned) constraint->total < x)
        continue;
      else if (!find_subsets (propagator->shape->rules, x - 1, (unsigned) constraint->total - x, &from, &to))
        return ways.work;
      else
        for (uint32_t i = from; i < to; i++)
          if (!sudoku_set_has (propagator->shape->rules->set[i], x))
            fits |= try_block (&ways, 1, x, propagator->shape->rules->set[i], sudoku_set_of (x), 0, 0);
      if (fits)
        ways.keep[0] |= sudoku_set_of (x);
    }
  keep_ways (&ways);
  return 1 + ways.work / 2;
}

/*   3  4 2 6 5 7 1 3     4, 6 and 7 are larger than all before. For each cell, by the largest value so far, a bit set of how many
 *                        have been seen: forward from none, and backward from as many as the clue says. A value that is seen counts
 *                        one more from all that are less, the others leave a largest value that is more. */
unsigned
sudoku_skyscraper_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  unsigned n = constraint->n_cells, order = propagator->order;
  uint64_t from[SUDOKU_MAX_ORDER + 1][SUDOKU_MAX_ORDER + 1], to[SUDOKU_MAX_ORDER + 1];

  /* More than 63 are seen of 64 in one order only, for which the definition is enough. */
  if (constraint->total > 63 || constraint->total < 1)
    return 1;
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
