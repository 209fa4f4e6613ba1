/* Removing a candidate from both views of a propagator, and queueing what follows from that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For the propagator and its rules, which spend most of their time here.
 */
#pragma once

#include <assert.h>

#include "sudoku/board/budget.h"
#include "sudoku/propagator.h"

/* Each cell is in a row, a column and a box first: these loops have a length that the compiler knows. */
#define SUDOKU_USUAL_SEATS 3

static inline bool
sudoku_has_at_most_one (uint64_t set)
{
  return (set & (set - 1)) == 0;
}

/* Notes that the board fails, if it is the first reason for that. */
static inline void
sudoku_propagator_fail (SudokuPropagator *p, SudokuImpossible impossible)
{
  if (!p->failed)
    p->impossible = impossible;
  p->failed = true;
}

/* Removes a place of value v + 1 from a house that has a place for each value. */
static inline void
sudoku_propagator_remove_place (SudokuPropagator *p, SudokuSeat seat, unsigned v)
{
  unsigned house = seat.house;
  uint64_t *places = &p->place[house * p->order + v];

  *places ^= UINT64_C (1) << seat.place;
  if (!sudoku_has_at_most_one (*places))
    p->changed[house] |= UINT64_C (1) << v;
  else if (*places == 0)
    sudoku_propagator_fail (p, (SudokuImpossible){ .house = (uint8_t) house, .value = (uint8_t) (v + 1) });
  else
    p->hidden[p->n_hidden++] = house * 64 + v;
}

/* Removes the candidate v + 1 of a cell, which has it. */
static inline void
sudoku_propagator_remove_candidate (SudokuPropagator *p, unsigned cell, unsigned v)
{
  const SudokuSeat *seat = p->seat + cell * p->most_seats;
  SudokuSet set = p->cell[cell] ^ UINT64_C (1) << v;

  assert ((p->cell[cell] >> v & 1) != 0);
  p->cell[cell] = set;
  p->trail[p->n_trail++] = cell * 64 + v;
  if (set == 0)
    sudoku_propagator_fail (p, (SudokuImpossible){ .in_cell = true, .cell = (uint16_t) cell });
  else if (sudoku_has_at_most_one (set))
    {
      assert (p->n_open > 0);
      p->naked[p->n_naked++] = (uint16_t) cell;
      p->open[cell / 64] ^= UINT64_C (1) << cell % 64;
      p->n_open--;
    }
  for (unsigned i = 0; i < SUDOKU_USUAL_SEATS; i++)
    sudoku_propagator_remove_place (p, seat[i], v);
  for (unsigned i = SUDOKU_USUAL_SEATS; i < p->most_seats && seat[i].house != SUDOKU_NO_HOUSE; i++)
    if (seat[i].house < p->full_houses)
      sudoku_propagator_remove_place (p, seat[i], v);
    else
      p->place[seat[i].house * p->order + v] ^= UINT64_C (1) << seat[i].place;
}
