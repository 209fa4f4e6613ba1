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
 *   three open cells each value needs others with which the sum is the total, but for pills of three; of more, what a group with two open
 *   cells contributes needs contributions of the others.
 *   Reason: of the values of a solution, in order, each is at least the one in its place of the least. Contributions are counted from the
 *   least that they can be.
 */
#include "sudoku/rules/kernels.h"

#include <limits.h>
#include <stdlib.h>

/* Open cells up to which a sum is exact. */
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

static SudokuSet
turn_round (SudokuSet set)
{
  set = __builtin_bswap64 (set);
  set = (set >> 4 & UINT64_C (0x0f0f0f0f0f0f0f0f)) | (set & UINT64_C (0x0f0f0f0f0f0f0f0f)) << 4;
  set = (set >> 2 & UINT64_C (0x3333333333333333)) | (set & UINT64_C (0x3333333333333333)) << 2;
  return (set >> 1 & UINT64_C (0x5555555555555555)) | (set & UINT64_C (0x5555555555555555)) << 1;
}

static SudokuSet
move (SudokuSet set, int by)
{
  return by > 63 || by < -63 ? 0 : by >= 0 ? set << by : set >> -by;
}

typedef struct
{
  unsigned cell;
  const SudokuGroup *group;
} Open;

/* Leaves open cells, at most three, the values of which some make the sum together; returns false where more than one of them has
 * another coefficient than 1 and -1. For each value of the last of them, the set of all values of the first, moved (and turned round where
 * both are added), is that of the values which the second has beside them. */
static bool
keep_exact (SudokuPropagator *p, unsigned any, Open *open, unsigned n_open, int left)
{
  /* A cell that is missing has the value 1. */
  static const SudokuGroup none[MOST_EXACT] = { { .coefficient = 1 }, { .coefficient = 1 }, { .coefficient = 1 } };
  const SudokuGroup *group[MOST_EXACT];
  SudokuSet set[MOST_EXACT], keep[MOST_EXACT] = { 0 }, first;
  bool added;

  for (unsigned i = n_open; i < MOST_EXACT; i++, left++)
    open[i] = (Open){ UINT_MAX, &none[i] };
  for (unsigned i = 0; i < 2; i++)
    if (abs (open[i].group->coefficient) != 1)
      {
        Open other = open[2];

        open[2] = open[i];
        open[i] = other;
      }
  for (unsigned i = 0; i < MOST_EXACT; i++)
    {
      group[i] = open[i].group;
      set[i] = open[i].cell != UINT_MAX ? p->cell[open[i].cell] : 1;
    }
  if (abs (group[0]->coefficient) != 1 || abs (group[1]->coefficient) != 1)
    return false;
  added = group[0]->coefficient == group[1]->coefficient;
  first = added ? turn_round (set[0]) : set[0];
  for (SudokuSet two = set[2]; two != 0; two &= two - 1)
    {
      int value = (int) sudoku_set_first (two);
      int rest = group[0]->coefficient * (left - group[2]->coefficient * value), by = added ? 65 - rest : rest;
      SudokuSet it = two & -two, taken = group[0] == group[2] ? (added ? turn_round (it) : it) : 0;
      SudokuSet ones = set[1] & move (first & ~taken, -by) & ~(group[1] == group[2] ? it : 0);

      if (group[0] == group[1] && rest > 0 && rest <= 128 && rest % 2 == 0)
        ones &= ~sudoku_set_of ((unsigned) rest / 2);
      if (ones == 0)
        continue;
      keep[0] |= move (ones, by);
      keep[1] |= ones;
      keep[2] |= it;
    }
  if (added)
    keep[0] = turn_round (keep[0]);
  if (keep[2] == 0)
    sudoku_keep (p, any, 0);
  for (unsigned i = 0; i < MOST_EXACT; i++)
    if (open[i].cell != UINT_MAX)
      sudoku_keep (p, open[i].cell, keep[i]);
  return true;
}

/* A group: its settled cells, and up to two open ones; of more, or with another coefficient than 1 and -1, no more than its bounds. */
typedef struct
{
  bool by_bounds;
  unsigned n_open;
  uint16_t cell[2];
  SudokuSet set[2];
  int others; /* the sum of the settled cells */
  int end;    /* of the values, of which the contribution is the least */
  bool falls; /* larger values contribute less */
} Part;

/* What a group contributes beyond the least; leaves its cells the values of those contributions that are allowed, if any. A cell that is
 * missing stands for a value that the board does not have. */
static uint64_t
find_contributions (SudokuPropagator *p, const Part *part, uint64_t allowed)
{
  SudokuSet keep[2] = { 0 };
  uint64_t all = 0;

  for (SudokuSet one = part->set[1]; one != 0; one &= one - 1)
    {
      int others = part->others + (int) sudoku_set_first (one);
      int by = part->falls ? part->end - others - 64 : others + 1 - part->end;
      SudokuSet last = part->set[0] & ~(one & -one);
      uint64_t found = move (part->falls ? turn_round (last) : last, by);

      all |= found;
      if ((found & allowed) == 0)
        continue;
      keep[1] |= one & -one;
      keep[0] |= part->falls ? turn_round (move (found & allowed, -by)) : move (found & allowed, -by);
    }
  for (unsigned i = 0; i < part->n_open && allowed != 0; i++)
    sudoku_keep (p, part->cell[i], keep[i]);
  return all;
}

/* All sums of a member of one set and one of another, and all differences that are not negative. The other set often has all from 0 on. */
static uint64_t
plus (uint64_t one, uint64_t other)
{
  uint64_t sums = 0;

  if ((other & (other + 1)) == 0)
    return other != 0 ? spread (one, 63 - __builtin_clzll (other), true) : 0;
  for (; other != 0; other &= other - 1)
    sums |= one << __builtin_ctzll (other);
  return sums;
}

static uint64_t
minus (uint64_t one, uint64_t other)
{
  uint64_t differences = 0;

  if ((other & (other + 1)) == 0)
    return other != 0 ? spread (one, 63 - __builtin_clzll (other), false) : 0;
  for (; other != 0; other &= other - 1)
    differences |= one >> __builtin_ctzll (other);
  return differences;
}

static Part
find_part (const SudokuPropagator *p, const SudokuGroup *group, const uint16_t *cell, const Range *range)
{
  Part part = { .end = (group->least + range->low) / group->coefficient, .falls = group->coefficient < 0 };
  SudokuSet settled = 0;

  for (unsigned i = 0; i < group->n_cells; i++)
    {
      SudokuSet set = p->cell[cell[i]];

      if (sudoku_set_is_single (set))
        {
          part.others += (int) sudoku_set_first (set);
          settled |= set;
        }
      else if (part.n_open++ < 2)
        part.cell[part.n_open - 1] = cell[i];
    }
  for (unsigned i = 0; i < 2; i++)
    {
      part.set[i] = i < part.n_open ? p->cell[part.cell[i]] & ~settled : sudoku_set_of (64 - i);
      part.others -= i < part.n_open ? 0 : 64 - (int) i;
    }
  part.by_bounds = part.n_open > 2 || abs (group->coefficient) != 1;
  return part;
}

/* Of each group the contributions with which, beside some of the others, the sum is the total, which is that much more than the least.
 * From group to group the sums are a set of bits, forward from none and backward from the total. */
static void
keep_parts (SudokuPropagator *p, const SudokuConstraint *constraint, const Range *range, int slack)
{
  const SudokuGroup *group = p->shape->rules->group + constraint->first_item;
  const uint16_t *cell = sudoku_constraint_cells (p, constraint);
  unsigned n = constraint->n_items;
  Part part[SUDOKU_SUM_GROUPS];
  uint64_t sums[SUDOKU_SUM_GROUPS], from[SUDOKU_SUM_GROUPS + 1], to = UINT64_C (1) << slack;

  from[0] = 1;
  for (unsigned i = 0; i < n; i++)
    {
      int width = range[i].high - range[i].low;

      part[i] = find_part (p, &group[i], cell + group[i].first, &range[i]);
      sums[i] = part[i].by_bounds ? sudoku_set_full ((unsigned) (width < slack ? width : slack) + 1)
                                  : find_contributions (p, &part[i], 0);
      from[i + 1] = plus (from[i], sums[i]) & sudoku_set_full ((unsigned) slack + 1);
    }
  to &= from[n];
  if (to == 0)
    sudoku_keep (p, cell[0], 0);
  for (unsigned i = n; i-- > 0 && to != 0;)
    {
      uint64_t allowed = minus (to, from[i]) & sums[i];

      to = i > 0 ? minus (to, allowed) & from[i] : 1;
      if (part[i].by_bounds)
        keep_range (p, &group[i], cell + group[i].first, &range[i], 63 - __builtin_clzll (allowed),
                    range[i].high - range[i].low - __builtin_ctzll (allowed));
      else if (allowed != sums[i] || range[i].high - range[i].low > slack)
        find_contributions (p, &part[i], allowed);
    }
}

unsigned
sudoku_sum_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const SudokuGroup *group = propagator->shape->rules->group + constraint->first_item;
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  unsigned n = constraint->n_items, n_open = 0;
  Open open[MOST_EXACT];
  Range range[SUDOKU_SUM_GROUPS];
  int low = 0, high = 0, widest = 0, left = constraint->total;
  bool empty = false; /* fewer values than cells */

  assert (n <= SUDOKU_SUM_GROUPS);
  for (unsigned i = 0; i < n && n_open <= MOST_EXACT; i++)
    {
      left += group[i].least;
      for (unsigned j = group[i].first; j < (unsigned) group[i].first + group[i].n_cells; j++)
        {
          SudokuSet set = propagator->cell[cell[j]];

          if (sudoku_set_is_single (set))
            left -= group[i].coefficient * (int) sudoku_set_first (set);
          else if (n_open++ < MOST_EXACT)
            open[n_open - 1] = (Open){ cell[j], &group[i] };
        }
    }
  if (n_open <= MOST_EXACT && keep_exact (propagator, cell[0], open, n_open, left))
    return constraint->n_cells + 8;
  /* More is rarely found of what follows from cages, each of which is looked at by itself. */
  if (constraint->source >= propagator->shape->n_rules)
    return 1;
  for (unsigned i = 0; i < n; i++)
    {
      range[i] = find_range (propagator, &group[i], cell + group[i].first);
      low += range[i].low;
      high += range[i].high;
      widest = range[i].high - range[i].low > widest ? range[i].high - range[i].low : widest;
      empty |= range[i].high < range[i].low;
    }
  if (low > constraint->total || high < constraint->total || empty)
    {
      sudoku_keep (propagator, cell[0], 0);
      return n;
    }
  /* No group alone goes too far. */
  if (widest <= constraint->total - low && widest <= high - constraint->total)
    return n;
  if (constraint->total - low < 64 && propagator->order < 63)
    {
      keep_parts (propagator, constraint, range, constraint->total - low);
      return constraint->n_cells + 8;
    }
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
