/* Where a value can be in a band or stack, and on which value to branch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A *configuration* of a value in a band says in which box each of the band's rows has the value (in a stack, each of
 * its columns). There are six, the permutations of three boxes, three of them even and three odd:
 *
 *                    0        1        2          3        4        5
 *        row 0     x . .    . x .    . . x      x . .    . x .    . . x
 *            1     . x .    . . x    x . .      . . x    x . .    . x .
 *            2     . . x    x . .    . x .      . x .    . . x    x . .
 *
 * The search branches in the band or stack with the fewest configurations, there on the first value with two of them,
 * else three, else more, and every configuration is an alternative. The idea of branching on the configurations of a
 * band comes from Tom Dillon's description of his solver tdoku (https://t-dillon.github.io/tdoku).
 */
#pragma once

#include "sudoku/nine/rules.h"

/* The configurations of all values in a band or stack: three fields of 16 bits in each word, the field of a
 * configuration by the box of row 0. */
typedef struct
{
  uint64_t even, odd;
} Configurations;

/* The lowest bit of each field. */
#define CONFIGURATION_FIELDS UINT64_C (0x000100010001)

/* Those of the three bands, or of the three stacks. */
static inline void
find_configurations (const NineCells cells[PLANE_PARTS], bool stacks, Configurations all[3])
{
  NineLines lines[PLANE_PARTS], next[PLANE_PARTS], second[PLANE_PARTS];
  NinePlane even[PLANE_PARTS], odd[PLANE_PARTS];

  if (stacks)
    {
      FOR_EACH_PART (part)
        lines[part] = find_minicolumns (&cells[part]);
      go_round_stacks (lines, next, second);
    }
  else
    FOR_EACH_PART (part)
      {
        lines[part] = find_minirows (&cells[part]);
        go_round_bands (&lines[part], &next[part], &second[part]);
      }
  FOR_EACH_PART (part)
    {
      even[part] = lines[part].line[0] & next[part].line[1] & second[part].line[2];
      odd[part] = lines[part].line[0] & next[part].line[2] & second[part].line[1];
    }
  if (stacks)
    {
      plane_transpose (even);
      plane_transpose (odd);
    }
  for (unsigned i = 0; i < 3; i++)
    all[i] = (Configurations){ ((NineWords) even[i / PART_WORDS])[i % PART_WORDS],
                               ((NineWords) odd[i / PART_WORDS])[i % PART_WORDS] };
}

/* The values that have a configuration. */
static inline uint64_t
values_of_configuration (Configurations all, unsigned configuration)
{
  assert (configuration < 6);
  return (configuration < 3 ? all.even : all.odd) >> 16 * (configuration % 3) & ALL;
}

/* The set of the configurations of a value. */
static inline unsigned
configurations_of_value (Configurations all, unsigned value)
{
  uint64_t even = all.even >> value & CONFIGURATION_FIELDS, odd = all.odd >> value & CONFIGURATION_FIELDS;

  assert (value < 9);
  return ((even | even >> 15 | even >> 30) & 7) | ((odd | odd >> 15 | odd >> 30) & 7) << 3;
}

/* Writes which values have k configurations or more, for k = 1 .. 4. */
static inline void
count_configurations (Configurations all, unsigned at_least[5])
{
  for (unsigned k = 1; k < 5; k++)
    at_least[k] = 0;
  for (unsigned i = 0; i < 6; i++)
    {
      unsigned values = (unsigned) values_of_configuration (all, i);

      for (unsigned k = 4; k > 1; k--)
        at_least[k] |= at_least[k - 1] & values;
      at_least[1] |= values;
    }
}

/* The first of n bands or stacks with the fewest configurations, apart from those where all values have but one;
 * there must be another. */
static inline unsigned
find_fewest_configurations (const Configurations *all, unsigned n)
{
  unsigned best = ~0u;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned count = (unsigned) (__builtin_popcountll (all[i].even) + __builtin_popcountll (all[i].odd));
      unsigned rank = count << 3 | i;

      if (count > 9 && rank < best)
        best = rank;
    }
  assert (best != ~0u);
  return best & 7;
}

/* The branch on the best value of a band or stack. */
static inline NineBranch
branch_in (Configurations all, bool of_stack, unsigned index)
{
  NineBranch branch = { .of_stack = of_stack, .index = (uint8_t) index };
  unsigned at_least[5], two, three;

  count_configurations (all, at_least);
  two = at_least[2] & ~at_least[3];
  three = at_least[3] & ~at_least[4];
  branch.value = (uint8_t) __builtin_ctz (two != 0 ? two : three != 0 ? three : at_least[4]);
  branch.left = (uint8_t) configurations_of_value (all, branch.value);
  branch.total = (uint8_t) __builtin_popcount (branch.left);
  assert (index < 3 && branch.total >= 2 && branch.total <= 6);
  return branch;
}

/* The best branch of cells where the rules decide no more. */
static inline NineBranch
choose_branch (const NineCells cells[PLANE_PARTS])
{
  Configurations all[6];
  unsigned i;

  find_configurations (cells, false, all);
  find_configurations (cells, true, all + 3);
  i = find_fewest_configurations (all, 6);
  return branch_in (all[i], i >= 3, i % 3);
}

/* Keeps only one configuration of the branch's value. */
static inline void
assume (NineCells cells[PLANE_PARTS], const NineBranch *branch, unsigned configuration)
{
  unsigned box = configuration % 3;
  bool odd = configuration >= 3;

  assert (branch->of_stack <= 1 && branch->index < 3 && branch->value < 9 && configuration < 6);
  FOR_EACH_PART (part)
    {
      NinePlane along = plane_load (branch->of_stack ? stack_of : band_of, part);
      NinePlane across = plane_load (branch->of_stack ? band_of : stack_of, part);
      NinePlane value = plane_all (1u << branch->value) & (NinePlane) (along == plane_all (branch->index));
      NinePlane kept[3];

      for (unsigned line = 0; line < 3; line++)
        {
          unsigned steps = odd ? 3 - line : line;

          kept[line] = ~(value & (NinePlane) (across != plane_all ((box + steps) % 3)));
        }
      for (unsigned i = 0; i < 9; i++)
        cells[part].cell[i] &= branch->of_stack ? kept[i % 3] : kept[i / 3];
    }
}
