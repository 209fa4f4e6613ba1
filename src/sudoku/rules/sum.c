/* Linear sums of cells, and lines that fall into pieces of a sum.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   (o)--2-----5-->    an arrow: the circle less the sum of its shaft is 0, a sum with coefficients 1, -1, -1
 *
 *   groups   [circle] [shaft, cells of one row]     cells that differ from each other, with one coefficient
 *   from     {0} -> {1..9} -> ...                   bit sets: the partial sums that the first groups can have ...
 *   to       ... <- {..} <- {total}                 ... and those from which the rest can make the total
 *
 *   Rule: a sum of a group is possible if some set of different values with it fits the cells; it stays possible if some partial
 *   sum before it, with it added, is one from which the rest makes the total. Cells keep the values of the sets left.
 *   Reason: the partial sums of a solution are in both lists. Contributions are counted from the least, so nothing is negative,
 *   and partial sums over the total are forgotten. As long as many cells are open, little follows from that besides the bounds of each
 *   value, and only these are looked at.
 */

#include "sudoku/rules/kernels.h"

#include <stdlib.h>
#include <string.h>

/* Open cells up to which a sum is exact; of more, the bounds are. */
#define MOST_EXACT 3

typedef uint64_t Sums[SUDOKU_SUM_WORDS];

/* The sums of a group, at most 127: bit s. */
typedef uint64_t GroupSums[2];

/* The sets that fit a group: bit i for the i-th of its size. */
typedef uint64_t Fitting[(SUDOKU_MOST_SUBSETS + 63) / 64];

static const SudokuSubsets *
subsets_of (const SudokuPropagator *p, const SudokuGroup *group)
{
  return &p->shape->rules->subsets[group->n_cells];
}

static bool
has_sum (const GroupSums sums, unsigned sum)
{
  return (sums[sum / 64] >> sum % 64 & 1) != 0;
}

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

/* The sets of a group whose sum contributes from low to high: the first, and the end. */
static void
find_sets (const SudokuPropagator *p, const SudokuGroup *group, Range range, uint32_t *first, uint32_t *end)
{
  const SudokuSubsets *subsets = subsets_of (p, group);
  const uint32_t *number = p->shape->rules->number + subsets->first_sum;
  int c = group->coefficient, low = range.low + group->least, high = range.high + group->least;

  /* Of products of the coefficient, any that lies between counts. */
  low = c > 0 ? low / c : -(high / -c);
  high = c > 0 ? high / c + 1 : -((range.low + group->least) / -c) + 1;
  low = low > (int) subsets->least ? low : (int) subsets->least;
  high = high < (int) subsets->most ? high : (int) subsets->most;
  *first = low <= high ? number[low] - subsets->first_set : 0;
  *end = low <= high ? number[high + 1] - subsets->first_set : 0;
}

/* The sums that a group can have where it contributes from low to high, and the sets that fit; returns the work. */
static unsigned
find_sums (const SudokuPropagator *p,
           const SudokuGroup *group,
           const uint16_t *cell,
           Range range,
           GroupSums sums,
           Fitting fitting)
{
  const SudokuSubsets *subsets = subsets_of (p, group);
  const SudokuRules *rules = p->shape->rules;
  SudokuSet any = 0, sure = 0;
  uint32_t first, end;

  sums[0] = sums[1] = 0;
  if (group->n_cells == 1)
    {
      sums[0] = p->cell[cell[0]] << 1;
      sums[1] = p->cell[cell[0]] >> 63;
      return 1;
    }
  for (unsigned i = 0; i < group->n_cells; i++)
    {
      SudokuSet set = p->cell[cell[i]];

      any |= set;
      sure |= sudoku_set_is_single (set) ? set : 0;
    }
  memset (fitting, 0, (subsets->n_sets + 63) / 64 * sizeof fitting[0]);
  find_sets (p, group, range, &first, &end);
  for (uint32_t i = first; i < end; i++)
    {
      SudokuSet set = rules->set[subsets->first_set + i];

      if ((set & ~any) == 0 && (sure & ~set) == 0 && sudoku_fits (p, cell, group->n_cells, set))
        {
          unsigned sum = rules->sum[subsets->first_set + i];

          fitting[i / 64] |= UINT64_C (1) << i % 64;
          sums[sum / 64] |= UINT64_C (1) << sum % 64;
        }
    }
  return 4 + (end - first) / 2;
}

/* Adds to a bit set another one moved up, or down, within words. */
static void
add_up (uint64_t *to, const uint64_t *from, unsigned by, unsigned words)
{
  unsigned word = by / 64, bit = by % 64;

  if (words == 1)
    {
      to[0] |= from[0] << by;
      return;
    }
  for (unsigned i = words; i-- > word;)
    to[i] |= from[i - word] << bit | (bit != 0 && i > word ? from[i - word - 1] >> (64 - bit) : 0);
}

static void
add_down (uint64_t *to, const uint64_t *from, unsigned by, unsigned words)
{
  unsigned word = by / 64, bit = by % 64;

  if (words == 1)
    {
      to[0] |= from[0] >> by;
      return;
    }
  for (unsigned i = 0; i + word < words; i++)
    to[i] |= from[i + word] >> bit | (bit != 0 && i + word + 1 < words ? from[i + word + 1] << (64 - bit) : 0);
}

/* Whether a set, moved up, meets another. */
static bool
meets (const uint64_t *from, unsigned by, const uint64_t *to, unsigned words)
{
  unsigned word = by / 64, bit = by % 64;

  if (words == 1)
    return (from[0] << by & to[0]) != 0;
  for (unsigned i = word; i < words; i++)
    if (((from[i - word] << bit | (bit != 0 && i > word ? from[i - word - 1] >> (64 - bit) : 0)) & to[i]) != 0)
      return true;
  return false;
}

/* Calls for each sum of a set what it contributes. */
#define FOR_EACH_SUM(sums, group, sum, contribution)                                                                   \
  for (unsigned word_ = 0; word_ < 2; word_++)                                                                         \
    for (uint64_t left_ = (sums)[word_]; left_ != 0; left_ &= left_ - 1)                                               \
      for (unsigned sum = word_ * 64 + (unsigned) __builtin_ctzll (left_),                                             \
                    contribution = (unsigned) ((int) sum * (group)->coefficient - (group)->least), once_ = 1;          \
           once_ != 0; once_ = 0)

/* Leaves the cells of a group what its sums allow. */
static void
keep_sums (SudokuPropagator *p,
           const SudokuGroup *group,
           const uint16_t *cell,
           const GroupSums sums,
           const Fitting fitting)
{
  const SudokuSubsets *subsets = subsets_of (p, group);
  const SudokuRules *rules = p->shape->rules;
  SudokuFit fit = sudoku_fit_none;

  if (group->n_cells == 1)
    {
      sudoku_keep (p, cell[0], sums[0] >> 1 | sums[1] << 63);
      return;
    }
  for (unsigned word = 0; word < (subsets->n_sets + 63) / 64; word++)
    for (uint64_t left = fitting[word]; left != 0; left &= left - 1)
      {
        uint32_t i = subsets->first_set + word * 64 + (unsigned) __builtin_ctzll (left);

        if (has_sum (sums, rules->sum[i]))
          {
            fit.any |= rules->set[i];
            fit.all &= rules->set[i];
          }
      }
  sudoku_fit_keep (p, cell, group->n_cells, &fit);
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

unsigned
sudoku_sum_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const SudokuGroup *group = propagator->shape->rules->group + constraint->first_item;
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  unsigned n = constraint->n_items, words = (unsigned) constraint->total / 64 + 1, work = 0, n_open = 0;
  Sums from[SUDOKU_SUM_GROUPS + 1], to, before;
  GroupSums sums[SUDOKU_SUM_GROUPS];
  Fitting fitting[SUDOKU_SUM_GROUPS];
  Range range[SUDOKU_SUM_GROUPS];
  int low = 0, high = 0;

  assert (n <= SUDOKU_SUM_GROUPS && words <= SUDOKU_SUM_WORDS);
  for (unsigned i = 0; i < n; i++)
    {
      range[i] = find_range (propagator, &group[i], cell + group[i].first);
      low += range[i].low;
      high += range[i].high;
    }
  if (low > constraint->total || high < constraint->total)
    {
      sudoku_keep (propagator, cell[0], 0);
      return n;
    }
  for (unsigned i = 0; i < constraint->n_cells; i++)
    n_open += !sudoku_set_is_single (propagator->cell[cell[i]]);
  if (n_open > MOST_EXACT)
    {
      for (unsigned i = 0; i < n; i++)
        keep_range (propagator, &group[i], cell + group[i].first, &range[i], constraint->total - low,
                    high - constraint->total);
      return constraint->n_cells;
    }
  memset (from[0], 0, words * sizeof from[0][0]);
  from[0][0] = 1;
  for (unsigned i = 0; i < n; i++)
    {
      Range left = { .low = constraint->total - (high - range[i].high),
                     .high = constraint->total - (low - range[i].low) };

      work += find_sums (propagator, &group[i], cell + group[i].first, left, sums[i], fitting[i]);
      memset (from[i + 1], 0, words * sizeof from[0][0]);
      FOR_EACH_SUM (sums[i], &group[i], sum, contribution)
      if (contribution <= (unsigned) constraint->total)
        add_up (from[i + 1], from[i], contribution, words);
      work += words;
    }
  memset (to, 0, words * sizeof to[0]);
  to[words - 1] = UINT64_C (1) << constraint->total % 64;
  for (unsigned i = n; i-- > 0;)
    {
      GroupSums left = { 0, 0 };

      memset (before, 0, words * sizeof before[0]);
      FOR_EACH_SUM (sums[i], &group[i], sum, contribution)
      if (contribution <= (unsigned) constraint->total && meets (from[i], contribution, to, words))
        {
          left[sum / 64] |= UINT64_C (1) << sum % 64;
          add_down (before, to, contribution, words);
        }
      keep_sums (propagator, &group[i], cell + group[i].first, left, fitting[i]);
      if (left[0] == 0 && left[1] == 0)
        return work;
      memcpy (to, before, words * sizeof to[0]);
    }
  return 2 * work + n * words;
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
