/* Linear sums of cells, and lines that fall into pieces of a sum.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   (o)--2-----5-->    an arrow: the circle less the sum of its shaft is 0, a sum with coefficients 1, -1, -1
 *
 *   groups   [circle] [shaft, cells of one row]     cells that differ from each other, with one coefficient
 *   least    1 + 2 + 3 ...                          the different values with the least sum that the cells can have, and the most
 *
 *   Rule: the values of a group go no further from those of the least sum than that of all groups is from the total. Of no more than
 *   three open cells each value needs others with which the sum is the total.
 *   Reason: of the values of a solution, in order, each is at least the one in its place of the least. Contributions are counted from the
 *   least that they can be.
 */
#include "sudoku/rules/kernels.h"

#include <stdlib.h>

/* Open cells up to which a sum is exact; of more, the bounds are. */
#define MOST_EXACT 3

/* What a group contributes at least and at most, and the values with the least sum, and the largest. */
typedef struct
{
  int low, high;
  SudokuSet least, most;
} Range;

/* Of distinct values at least the smallest (largest) candidates of the cells: each takes the next that no other has. Which are taken
 * does not depend on the order of the cells. */
static Range
find_range (const SudokuPropagator *p, const SudokuGroup *group, const uint16_t *cell)
{
  SudokuSet low_taken = 0, high_taken = 0;
  int low = 0, high = 0;

  for (unsigned i = 0; i < group->n_cells; i++)
    {
      SudokuSet set = p->cell[cell[i]];
      SudokuSet up = ~((set & -set) - 1) & ~low_taken;
      SudokuSet down = (UINT64_MAX >> __builtin_clzll (set | 1)) & ~high_taken;

      low += up != 0 ? __builtin_ctzll (up) + 1 : 64;
      high += down != 0 ? 64 - __builtin_clzll (down) : 0;
      low_taken |= up & -up;
      high_taken |= down != 0 ? UINT64_C (1) << (63 - __builtin_clzll (down)) : 0;
    }
  low = low * group->coefficient - group->least;
  high = high * group->coefficient - group->least;
  return group->coefficient > 0 ? (Range){ low, high, low_taken, high_taken }
                                : (Range){ high, low, low_taken, high_taken };
}

bool
sudoku_sum_excludes (const SudokuPropagator *propagator, const SudokuConstraint *constraint, bool above)
{
  const SudokuGroup *group = propagator->shape->rules->group + constraint->first_item;
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  int sum = 0;

  for (unsigned i = 0; i < constraint->n_items; i++)
    {
      Range range = find_range (propagator, &group[i], cell + group[i].first);

      sum += above ? range.low : range.high;
    }
  return above ? sum > constraint->total : sum < constraint->total;
}

/* A set and what is up to some values above (or below) one of its values. */
static SudokuSet
spread (SudokuSet set, int by, bool up)
{
  for (int step, done = 1; by > 0 && done < 64; by -= step, done += step)
    {
      step = by < done ? by : done;
      set |= up ? set << step : set >> step;
    }
  return set;
}

/* The sum may rise from its least, and fall from its most, by some: leaves the values in reach. Of different values in order each is at
 * least the one in its place of the values with the least sum, and more by no more than the sum. */
static void
keep_range (SudokuPropagator *p, const SudokuGroup *group, const uint16_t *cell, const Range *range, int up, int down)
{
  int c = abs (group->coefficient);
  SudokuSet keep = spread (range->least, (group->coefficient > 0 ? up : down) / c, true)
                   & spread (range->most, (group->coefficient > 0 ? down : up) / c, false);

  for (unsigned i = 0; i < group->n_cells; i++)
    if ((p->cell[cell[i]] & ~keep) != 0)
      sudoku_keep (p, cell[i], keep);
}

/* Leaves open cells, at most three, the values of which some make the sum together. */
static unsigned
keep_exact (SudokuPropagator *p, const uint16_t *cell, const SudokuGroup *const *group, unsigned n_open, int left)
{
  SudokuSet set[MOST_EXACT], keep[MOST_EXACT] = { 0 };
  int c[MOST_EXACT];
  unsigned work = 1;

  /* A cell that is missing has the value 1, which does not count. */
  for (unsigned i = 0; i < MOST_EXACT; i++)
    {
      set[i] = i < n_open ? p->cell[cell[i]] : 1;
      c[i] = i < n_open ? group[i]->coefficient : 0;
    }
  for (SudokuSet two = set[2]; two != 0; two &= two - 1)
    for (SudokuSet one = set[1]; one != 0; one &= one - 1, work++)
      {
        int last = left - c[2] * (int) sudoku_set_first (two) - c[1] * (int) sudoku_set_first (one);
        int value = c[0] != 0 ? last / c[0] : 1;
        SudokuSet zero;

        if (value * c[0] != last || value < 1 || value > (int) p->order)
          continue;
        zero = sudoku_set_of ((unsigned) value);
        if ((set[0] & zero) == 0
            || (n_open > 1
                && ((group[0] == group[1] && zero == (one & -one))
                    || (n_open > 2
                        && ((group[0] == group[2] && zero == (two & -two))
                            || (group[1] == group[2] && (one & -one) == (two & -two)))))))
          continue;
        keep[0] |= zero;
        keep[1] |= one & -one;
        keep[2] |= two & -two;
      }
  for (unsigned i = 0; i < n_open; i++)
    sudoku_keep (p, cell[i], keep[i]);
  return work;
}

unsigned
sudoku_sum_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const SudokuGroup *group = propagator->shape->rules->group + constraint->first_item, *group_of[MOST_EXACT];
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  unsigned n = constraint->n_items, n_open = 0;
  uint16_t open[MOST_EXACT];
  Range range[SUDOKU_SUM_GROUPS];
  int low = 0, high = 0, left = constraint->total;

  assert (n <= SUDOKU_SUM_GROUPS);
  for (unsigned i = 0; i < n; i++)
    {
      range[i] = find_range (propagator, &group[i], cell + group[i].first);
      low += range[i].low;
      high += range[i].high;
      left += group[i].least;
      for (unsigned j = group[i].first; j < (unsigned) group[i].first + group[i].n_cells; j++)
        {
          SudokuSet set = propagator->cell[cell[j]];

          if (sudoku_set_is_single (set))
            left -= group[i].coefficient * (int) sudoku_set_first (set);
          else if (n_open++ < MOST_EXACT)
            {
              open[n_open - 1] = cell[j];
              group_of[n_open - 1] = &group[i];
            }
        }
    }
  if (low > constraint->total || high < constraint->total || (n_open == 0 && left != 0))
    {
      sudoku_keep (propagator, cell[0], 0);
      return n;
    }
  if (n_open <= MOST_EXACT)
    return constraint->n_cells + keep_exact (propagator, open, group_of, n_open, left);
  for (unsigned i = 0; i < n; i++)
    keep_range (propagator, &group[i], cell + group[i].first, &range[i], constraint->total - low,
                high - constraint->total);
  return constraint->n_cells;
}

/*   4--6--1--2--7--10--    pieces of 10: the partial sums of the piece under way, 0 at its end, forward and backward */
unsigned
sudoku_pieces_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  unsigned total = (unsigned) constraint->total, n = constraint->n_cells;
  uint64_t from[SUDOKU_SUM_GROUPS + 1] = { 1 }, to = 1;

  assert (n <= SUDOKU_SUM_GROUPS && total < 64);
  for (unsigned i = 0; i < n; i++)
    {
      for (SudokuSet left = propagator->cell[cell[i]] & sudoku_set_full (total); left != 0; left &= left - 1)
        from[i + 1] |= from[i] << sudoku_set_first (left) & sudoku_set_full (total + 1);
      from[i + 1] = (from[i + 1] & ~(UINT64_C (1) << total)) | from[i + 1] >> total;
    }
  for (unsigned i = n; i-- > 0;)
    {
      uint64_t ends = to | (to & 1) << total, before = 0;
      SudokuSet keep = 0;

      for (SudokuSet left = propagator->cell[cell[i]] & sudoku_set_full (total); left != 0; left &= left - 1)
        {
          unsigned value = sudoku_set_first (left);
          uint64_t starts = ends >> value & from[i] & ~(UINT64_C (1) << total);

          /* A piece that ends is 0 afterwards, but none begins with a sum of 0 left. */
          if (starts != 0)
            keep |= sudoku_set_of (value);
          before |= starts;
        }
      sudoku_keep (propagator, cell[i], keep);
      to = before;
    }
  return n * 16;
}
