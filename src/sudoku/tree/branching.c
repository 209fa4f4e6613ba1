/* Choosing the smallest cell or the smallest place to branch on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/branching.h"

#include <assert.h>

#include "sudoku/rules/compile.h"

static unsigned
find_smallest_cell (const SudokuPropagator *p, SudokuBranch *branch, unsigned *work)
{
  unsigned best = SUDOKU_MAX_ORDER + 1;

  for (unsigned word = 0; word < (p->cells + 63) / 64; word++)
    for (uint64_t open = p->open[word]; open != 0; open &= open - 1)
      {
        unsigned cell = word * 64 + (unsigned) __builtin_ctzll (open);
        SudokuSet set = p->cell[cell], but_first = set & (set - 1);
        /* Pairs are the usual case near the leaves, and quicker seen than counted. */
        unsigned count = sudoku_set_is_single (but_first) ? 2 : sudoku_set_count (set);

        ++*work;
        if (count >= best)
          continue;
        best = count;
        *branch = (SudokuBranch){ .of_cell = true, .cell = (uint16_t) cell, .alternatives = p->cell[cell] };
        if (best == 2)
          return best;
      }
  return best;
}

static void
find_smaller_place (const SudokuPropagator *p, unsigned best, SudokuBranch *branch)
{
  for (unsigned house = 0; house < p->full_houses; house++)
    for (unsigned v = 0; v < p->order; v++)
      {
        uint64_t places = p->place[house * p->order + v];
        unsigned count = sudoku_set_count (places);

        if (count >= best || count < 2)
          continue;
        best = count;
        *branch = (SudokuBranch){ .house = (uint8_t) house, .value = (uint8_t) (v + 1), .alternatives = places };
        if (best == 2)
          return;
      }
}

/* On a board with further rules, the cell with the fewest values for the rules it takes part in. */
static unsigned
find_ruled_cell (const SudokuPropagator *p, SudokuBranch *branch, unsigned *work)
{
  const SudokuRules *rules = p->shape->rules;
  unsigned best = UINT32_MAX;

  for (unsigned word = 0; word < (p->cells + 63) / 64; word++)
    for (uint64_t open = p->open[word]; open != 0; open &= open - 1)
      {
        unsigned cell = word * 64 + (unsigned) __builtin_ctzll (open);
        unsigned cost = sudoku_set_count (p->cell[cell]) * 1024u / rules->weight[cell];

        ++*work;
        if (cost >= best)
          continue;
        best = cost;
        *branch = (SudokuBranch){ .of_cell = true, .cell = (uint16_t) cell, .alternatives = p->cell[cell] };
      }
  return sudoku_set_count (branch->alternatives);
}

SudokuBranch
sudoku_branch_choose (const SudokuPropagator *propagator, unsigned *work)
{
  SudokuBranch branch = { 0 };
  unsigned smallest = propagator->shape->rules != NULL ? find_ruled_cell (propagator, &branch, work)
                                                       : find_smallest_cell (propagator, &branch, work);

  assert (propagator->n_open > 0 && propagator->n_naked == 0 && propagator->n_hidden == 0 && !propagator->failed);
  assert (smallest >= 2 && smallest <= propagator->order);
  if (smallest > 2)
    {
      find_smaller_place (propagator, smallest, &branch);
      *work += propagator->full_houses * propagator->order / 4;
    }
  return branch;
}

SudokuPlacement
sudoku_branch_placement (const SudokuPropagator *propagator, const SudokuBranch *branch, unsigned alternative)
{
  unsigned cell = branch->cell, value = alternative + 1;

  assert (alternative < 64 && (branch->alternatives >> alternative & 1) != 0);
  if (!branch->of_cell)
    {
      cell = propagator->shape->spot_cell[branch->house * propagator->order + alternative];
      value = branch->value;
    }
  assert (cell < propagator->cells && value >= 1 && value <= propagator->order);
  return (SudokuPlacement){ (uint16_t) cell, (uint8_t) value };
}

void
sudoku_branch_take (SudokuPropagator *propagator, const SudokuBranch *branch, unsigned alternative)
{
  SudokuPlacement placement = sudoku_branch_placement (propagator, branch, alternative);

  sudoku_propagator_assume (propagator, placement.cell, placement.value);
}
