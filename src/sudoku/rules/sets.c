/* Cells whose values are one of some sets, and cells that have some digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   +---------------+      cage of 7 in three cells, all different: only {1, 2, 4}. So no cell has another value, 4 stands
 *   | 7             |      where it has one place left, and a set without a value in each cell, or without a cell for each
 *   |  12   12  249 |      value, is none.
 *   +---------------+      here: 9 goes, 4 is in the third
 *
 *   Rule: the values of n different cells are one of the listed sets of n values. A set *fits* if each cell has one of its
 *   values and each value a cell. Every cell keeps the values of the sets that fit; a value of all these with one cell is there, and
 *   one with several cells of a house is nowhere else in that.
 *   Reason: any solution of the constraint makes a set that fits.
 */
#include "sudoku/rules/kernels.h"

/* Takes the place of a cell in a house, if it has one there, from a set of places. */
static bool
take_place (const SudokuPropagator *p, unsigned cell, unsigned house, uint64_t *places)
{
  const SudokuSeat *seat = p->seat + cell * p->most_seats;

  for (unsigned i = 0; i < p->most_seats; i++)
    if (seat[i].house == house)
      {
        *places &= ~(UINT64_C (1) << seat[i].place);
        return true;
      }
  return false;
}

/* The cells need some values: of a house that has all places for one of them, other cells lose it. */
static void
keep_out (SudokuPropagator *p, const uint16_t *cell, unsigned n, SudokuSet needed)
{
  for (; needed != 0; needed &= needed - 1)
    {
      unsigned v = (unsigned) __builtin_ctzll (needed), places = 0;
      uint16_t with[SUDOKU_MAX_ORDER];

      for (unsigned i = 0; i < n; i++)
        {
          with[places] = cell[i];
          places += p->cell[cell[i]] >> v & 1;
        }
      for (unsigned i = 0; i < p->most_seats; i++)
        {
          SudokuSeat seat = p->seat[with[0] * p->most_seats + i];
          unsigned inside = 1;
          uint64_t others;

          if (seat.house == SUDOKU_NO_HOUSE)
            break;
          others = p->place[seat.house * p->order + v] & ~(UINT64_C (1) << seat.place);
          while (inside < places && others != 0 && take_place (p, with[inside], seat.house, &others))
            inside++;
          for (; inside == places && others != 0; others &= others - 1)
            sudoku_propagator_remove (p, p->spot_cell[seat.house * p->order + (unsigned) __builtin_ctzll (others)],
                                      v + 1);
        }
    }
}

unsigned
sudoku_sets_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  const SudokuSet *set = propagator->shape->rules->set + constraint->first_item;
  unsigned n = constraint->n_cells;
  /* Values of the cells, of those with one value, of several cells; of some set that fits, and of all of them. */
  SudokuSet any = 0, sure = 0, twice = 0, some = 0, all = UINT64_MAX, once;

  for (unsigned i = 0; i < n; i++)
    {
      any |= propagator->cell[cell[i]];
      sure |= sudoku_set_is_single (propagator->cell[cell[i]]) ? propagator->cell[cell[i]] : 0;
    }
  for (unsigned i = 0; i < constraint->n_items; i++)
    if ((set[i] & ~any) == 0 && (sure & ~set[i]) == 0 && sudoku_fits (propagator, cell, n, set[i]))
      {
        some |= set[i];
        all &= set[i];
        /* Nothing follows any more. */
        if ((any & ~some) == 0 && (all & ~sure) == 0)
          return (i + 1) * (n + 1) / 4;
      }
  any = 0;
  for (unsigned i = 0; i < n; i++)
    {
      sudoku_keep (propagator, cell[i], some);
      twice |= any & propagator->cell[cell[i]];
      any |= propagator->cell[cell[i]];
    }
  once = some != 0 ? all & any & ~twice : 0;
  for (unsigned i = 0; once != 0 && i < n; i++)
    if ((propagator->cell[cell[i]] & once) != 0)
      sudoku_keep (propagator, cell[i], once);
  if (some != 0 && !propagator->cells_only)
    keep_out (propagator, cell, n, all & twice & ~sure);
  return constraint->n_items * (n + 1) / 4;
}

/*   +----+----+
 *   | 12 | 13 |    the digits of the dot are 1, 1 and 4: 4 has one place left, and two cells that may be 1 are both 1.
 *   +---114---+    Rule: of each digit as many cells are needed as it is listed; when there are no more, they have it. When
 *   | 23 | 34 |    as many cells as can be spared have none of the digits, the others have one of them.
 *   +----+----+    Reason: the digits stand in different cells.
 */
unsigned
sudoku_digits_apply (SudokuPropagator *propagator, const SudokuConstraint *constraint)
{
  const uint16_t *cell = sudoku_constraint_cells (propagator, constraint);
  const SudokuRule *rule = &propagator->shape->rule[constraint->rule];
  unsigned spare = constraint->n_cells, without = 0;
  SudokuSet digits = 0;

  for (unsigned i = 0; i < rule->n_digits; i++)
    {
      unsigned needed = 0, places = 0;

      for (unsigned j = 0; j < rule->n_digits; j++)
        needed += rule->digit[j] == rule->digit[i];
      for (unsigned j = 0; j < constraint->n_cells; j++)
        places += sudoku_set_has (propagator->cell[cell[j]], rule->digit[i]);
      for (unsigned j = 0; j < constraint->n_cells && places <= needed; j++)
        if (places < needed || sudoku_set_has (propagator->cell[cell[j]], rule->digit[i]))
          sudoku_keep (propagator, cell[j], places < needed ? 0 : sudoku_set_of (rule->digit[i]));
      digits |= sudoku_set_of (rule->digit[i]);
    }
  spare -= rule->n_digits;
  for (unsigned j = 0; j < constraint->n_cells; j++)
    without += (propagator->cell[cell[j]] & digits) == 0;
  for (unsigned j = 0; j < constraint->n_cells && without >= spare; j++)
    if (without > spare || (propagator->cell[cell[j]] & digits) != 0)
      sudoku_keep (propagator, cell[j], without > spare ? 0 : digits);
  return rule->n_digits * constraint->n_cells;
}
