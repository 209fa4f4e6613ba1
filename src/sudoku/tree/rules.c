/* The rules of the propagator: singles and locked candidates, until nothing changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/rules/kernels.h"
#include "sudoku/tree/removal.h"

/* Removes value v + 1 from the cells at some places of a house; returns from how many. */
static inline unsigned
remove_places (SudokuPropagator *p, unsigned house, uint64_t places, unsigned v)
{
  unsigned removed = 0;

  for (; places != 0; places &= places - 1, removed++)
    sudoku_propagator_remove_candidate (p, p->spot_cell[house * p->order + (unsigned) __builtin_ctzll (places)], v);
  return removed;
}

/* The rules return how many candidates they removed. */
static unsigned
apply_naked_single (SudokuPropagator *p, unsigned cell)
{
  const SudokuSeat *seat = p->seat + cell * p->most_seats;
  unsigned v, removed = 0;

  if (p->cell[cell] == 0)
    return 0;
  assert (sudoku_set_is_single (p->cell[cell]));
  v = (unsigned) __builtin_ctzll (p->cell[cell]);
  for (unsigned i = 0; i < p->most_seats && seat[i].house != SUDOKU_NO_HOUSE; i++)
    {
      uint64_t others = p->place[seat[i].house * p->order + v] & ~(UINT64_C (1) << seat[i].place);

      removed += remove_places (p, seat[i].house, others, v);
    }
  return removed;
}

static unsigned
apply_hidden_single (SudokuPropagator *p, unsigned house, unsigned v)
{
  uint64_t places = p->place[house * p->order + v];
  unsigned cell, removed = 0;
  SudokuSet others;

  assert (house < p->full_houses && v < p->order && sudoku_has_at_most_one (places));
  if (places == 0)
    return 0;
  cell = p->spot_cell[house * p->order + (unsigned) __builtin_ctzll (places)];
  others = p->cell[cell] & ~(UINT64_C (1) << v);
  for (; others != 0; others &= others - 1, removed++)
    sudoku_propagator_remove_candidate (p, cell, (unsigned) __builtin_ctzll (others));
  return removed;
}

/* Where all places of a value in a house lie in another house too, the other places in that go. */
static inline unsigned
apply_locked (SudokuPropagator *p, unsigned house, unsigned v)
{
  uint64_t places = p->place[house * p->order + v];
  unsigned spot = house * p->order + (unsigned) __builtin_ctzll (places), removed = 0;

  assert (places != 0);
  if ((places & ~p->crossed[spot]) != 0)
    return 0;
  for (uint32_t i = p->shape->first_crossing[spot]; i < p->shape->first_crossing[spot + 1]; i++)
    {
      const SudokuIntersection *intersection = &p->shape->intersection[p->shape->crossing[i]];
      unsigned other = intersection->other;

      if ((places & ~intersection->here) == 0)
        removed += remove_places (p, other, p->place[other * p->order + v] & ~intersection->there, v);
    }
  return removed;
}

/* Looks for locked candidates in the houses that changed, up to the first that removes something. Returns the work done, 0 when no
 * house has changed. */
static unsigned
find_locked (SudokuPropagator *p)
{
  unsigned work = 0;

  for (unsigned house = 0; house < p->full_houses; house++)
    while (p->changed[house] != 0)
      {
        unsigned v = (unsigned) __builtin_ctzll (p->changed[house]), removed;

        p->changed[house] &= p->changed[house] - 1;
        work++;
        removed = apply_locked (p, house, v);
        if (removed > 0)
          return work + removed;
      }
  return work;
}

/* Applies one rule once, the simplest first; returns the work done, 0 when nothing is left to do. Further rules find more than locked
 * candidates where they are. */
static inline unsigned
apply_next (SudokuPropagator *p, bool has_rules)
{
  unsigned work;

  if (has_rules)
    p->rule_at = SUDOKU_NO_RULE_AT;
  if (p->n_naked > 0)
    return 1 + apply_naked_single (p, p->naked[--p->n_naked]);
  if (p->n_hidden > 0)
    {
      uint32_t single = p->hidden[--p->n_hidden];

      return 1 + apply_hidden_single (p, single / 64, single % 64);
    }
  if (has_rules && (work = sudoku_rules_apply_next (p)) > 0)
    return work;
  return find_locked (p);
}

static inline SudokuPropagation
propagate (SudokuPropagator *propagator, SudokuBudget *budget, bool has_rules)
{
  while (!propagator->failed)
    {
      unsigned work = apply_next (propagator, has_rules);

      assert (propagator->n_trail <= propagator->cells * propagator->order);
      assert (propagator->n_naked <= propagator->cells);
      assert (propagator->n_hidden <= propagator->full_houses * propagator->order);
      if (work == 0)
        return SUDOKU_PROPAGATION_STABLE;
      if (budget != NULL && sudoku_budget_spend (budget, work))
        return SUDOKU_PROPAGATION_CANCELLED;
    }
  return SUDOKU_PROPAGATION_FAILED;
}

SudokuPropagation
sudoku_propagate (SudokuPropagator *propagator, SudokuBudget *budget)
{
  return propagator->shape->rules != NULL ? propagate (propagator, budget, true)
                                          : propagate (propagator, budget, false);
}
