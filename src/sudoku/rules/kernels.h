/* The propagation of rules, as part of that of a board. Only for the propagator and the kernels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A kernel looks at one constraint, and removes what its cells cannot have, through the propagator. It returns the work done. The
 * trail says which constraints to look at again. A kernel need not find everything: when all cells of a constraint have one
 * value left, the definition of its rule has the last word.
 */
#pragma once

#include "sudoku/propagator.h"
#include "sudoku/rules/compile.h"

/* Does the next piece of work that the rules have; returns how much, 0 when nothing is left to do. */
unsigned sudoku_rules_apply_next (SudokuPropagator *propagator);

/* Looks at one constraint. */
unsigned sudoku_rules_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);

/* Marks the constraints of a cell in a bit set. */
static inline void
sudoku_mark_constraints (const SudokuRules *rules, unsigned cell, uint64_t *marks)
{
  for (unsigned i = 0; i < rules->mark_words; i++)
    marks[i] |= rules->marks[cell * rules->mark_words + i];
}

/* Takes the first member out of a bit set of n; returns n if there is none. */
static inline unsigned
sudoku_take_first (uint64_t *set, unsigned n)
{
  for (unsigned word = 0; word < (n + 63) / 64; word++)
    if (set[word] != 0)
      {
        unsigned first = word * 64 + (unsigned) __builtin_ctzll (set[word]);

        set[word] &= set[word] - 1;
        return first;
      }
  return n;
}

unsigned sudoku_sets_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);
unsigned sudoku_digits_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);
unsigned sudoku_sum_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);

/* Whether the least that a sum can be is more than its total, or the most is less. */
bool sudoku_sum_excludes (const SudokuPropagator *propagator, const SudokuConstraint *constraint, bool above);
unsigned sudoku_pieces_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);
unsigned sudoku_ends_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);
unsigned sudoku_sandwich_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);
unsigned sudoku_x_sum_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);
unsigned sudoku_skyscraper_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);
unsigned sudoku_room_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint);

static inline const uint16_t *
sudoku_constraint_cells (const SudokuPropagator *p, const SudokuConstraint *constraint)
{
  return p->shape->rules->cell + constraint->first_cell;
}

/* Leaves a cell only the values of a set. */
static inline void
sudoku_keep (SudokuPropagator *p, unsigned cell, SudokuSet set)
{
  if (p->cells_only)
    {
      p->cell[cell] &= set;
      return;
    }
  for (SudokuSet gone = p->cell[cell] & ~set; gone != 0; gone &= gone - 1)
    sudoku_propagator_remove (p, cell, sudoku_set_first (gone));
}

/* Whether each cell has one of the values, and each value a cell. */
static inline bool
sudoku_fits (const SudokuPropagator *p, const uint16_t *cell, unsigned n, SudokuSet set)
{
  SudokuSet found = 0;

  for (unsigned i = 0; i < n; i++)
    {
      SudokuSet here = p->cell[cell[i]] & set;

      if (here == 0)
        return false;
      found |= here;
    }
  return found == set;
}
