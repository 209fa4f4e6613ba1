/* The state of the propagator: making it, taking candidates away, and giving them back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/removal.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/rules/compile.h"

/* Lays the arrays out in one block after the struct, widest elements first; returns its size. With a
 * NULL block only the size is worked out. */
static size_t
lay_out (SudokuPropagator *p, const SudokuShape *shape, uint8_t *block)
{
  size_t n = shape->order, cells = shape->n_cells, houses = shape->n_houses;
  const SudokuRules *rules = shape->rules;
  size_t at = sizeof (SudokuPropagator);

#define TAKE(field, count)                                                                                             \
  do                                                                                                                   \
    {                                                                                                                  \
      if (block != NULL)                                                                                               \
        p->field = (void *) (block + at);                                                                              \
      at += (count) * sizeof *p->field;                                                                                \
    }                                                                                                                  \
  while (0)

  TAKE (cell, cells);
  TAKE (place, houses * n);
  TAKE (open, (cells + 63) / 64);
  TAKE (rule_cells, rules != NULL ? (cells + 63) / 64 : 0);
  TAKE (rule_marks, rules != NULL ? (rules->n_constraints + 63) / 64 : 0);
  TAKE (changed, houses);
  TAKE (trail, cells * n);
  /* Between two undoings each house and value falls to one place at most once. */
  TAKE (hidden, houses * n);
  TAKE (naked, cells);
#undef TAKE
  return at;
}

SudokuPropagator *
sudoku_propagator_new (const SudokuShape *shape)
{
  unsigned n = shape->order;
  SudokuPropagator *p = calloc (1, lay_out (NULL, shape, NULL));

  if (p == NULL)
    return NULL;

  lay_out (p, shape, (uint8_t *) p);
  p->shape = sudoku_shape_ref (shape);
  p->order = n;
  p->cells = shape->n_cells;
  p->full_houses = shape->n_full_houses;
  p->seat = shape->seat;
  p->most_seats = shape->most_seats;
  p->spot_cell = shape->spot_cell;
  p->crossed = shape->crossed;
  for (unsigned cell = 0; cell < p->cells; cell++)
    p->cell[cell] = sudoku_set_full (n);
  for (unsigned house = 0; house < p->shape->n_houses; house++)
    for (unsigned v = 0; v < n; v++)
      p->place[house * n + v] = sudoku_set_full (shape->house[house].n_cells);
  if (n > 1)
    {
      p->n_open = p->cells;
      for (unsigned cell = 0; cell < p->cells; cell++)
        p->open[cell / 64] |= UINT64_C (1) << cell % 64;
    }
  return p;
}

void
sudoku_propagator_free (SudokuPropagator *propagator)
{
  if (propagator != NULL)
    sudoku_shape_unref (propagator->shape);
  free (propagator);
}

void
sudoku_propagator_remove (SudokuPropagator *propagator, unsigned cell, unsigned value)
{
  assert (cell < propagator->cells && value >= 1 && value <= propagator->order);
  if (sudoku_set_has (propagator->cell[cell], value))
    sudoku_propagator_remove_candidate (propagator, cell, value - 1);
}

void
sudoku_propagator_assume (SudokuPropagator *propagator, unsigned cell, unsigned value)
{
  SudokuSet others = propagator->cell[cell] & ~sudoku_set_of (value);

  assert (cell < propagator->cells && value >= 1 && value <= propagator->order);
  for (; others != 0; others &= others - 1)
    sudoku_propagator_remove_candidate (propagator, cell, (unsigned) __builtin_ctzll (others));
}

void
sudoku_propagator_assume_grid (SudokuPropagator *propagator, const SudokuGrid *grid)
{
  assert (sudoku_shape_equal (grid->shape, propagator->shape));
  for (unsigned cell = 0; cell < propagator->cells; cell++)
    if (grid->cell[cell] != 0)
      sudoku_propagator_assume (propagator, cell, grid->cell[cell]);
}

void
sudoku_propagator_assume_candidates (SudokuPropagator *propagator, const SudokuCandidates *candidates)
{
  for (unsigned cell = 0; cell < propagator->cells; cell++)
    for (SudokuSet gone = propagator->cell[cell] & ~candidates->cell[cell]; gone != 0; gone &= gone - 1)
      sudoku_propagator_remove_candidate (propagator, cell, (unsigned) __builtin_ctzll (gone));
}

/* Drops the work that is not done since the trail had a length. */
static inline void
drop_work (SudokuPropagator *p, unsigned n_trail)
{
  assert (n_trail <= p->n_trail);
  p->n_naked = p->n_hidden = 0;
  memset (p->changed, 0, p->full_houses * sizeof *p->changed);
  if (p->shape->rules != NULL)
    {
      /* They continue from an earlier state, or begin if they had not been looked at there. */
      memset (p->rule_cells, 0, (p->cells + 63) / 64 * sizeof *p->rule_cells);
      memset (p->rule_marks, 0, (p->shape->rules->n_constraints + 63) / 64 * sizeof *p->rule_marks);
      p->n_rules_seen = n_trail;
      p->rules_begun = p->rules_begun && n_trail >= p->n_rules_stable;
    }
  p->failed = false;
}

/* Cells, places and open lie side by side. */
size_t
sudoku_propagator_snapshot_size (const SudokuPropagator *propagator)
{
  return (size_t) ((uint8_t *) (propagator->open + (propagator->cells + 63) / 64) - (uint8_t *) propagator->cell);
}

void
sudoku_propagator_save (const SudokuPropagator *propagator, void *snapshot)
{
  memcpy (snapshot, propagator->cell, sudoku_propagator_snapshot_size (propagator));
}

void
sudoku_propagator_restore (SudokuPropagator *propagator, const void *snapshot, unsigned n_trail, unsigned n_open)
{
  drop_work (propagator, n_trail);
  propagator->n_trail = n_trail;
  propagator->n_open = n_open;
  memcpy (propagator->cell, snapshot, sudoku_propagator_snapshot_size (propagator));
}

void
sudoku_propagator_undo (SudokuPropagator *propagator, unsigned n_trail)
{
  SudokuPropagator *p = propagator;

  drop_work (p, n_trail);
  while (p->n_trail > n_trail)
    {
      unsigned entry = p->trail[--p->n_trail], cell = entry / 64, v = entry % 64;
      const SudokuSeat *seat = p->seat + cell * p->most_seats;
      SudokuSet set = p->cell[cell];

      assert ((set >> v & 1) == 0);
      p->cell[cell] = set | UINT64_C (1) << v;
      if (sudoku_set_is_single (set))
        {
          p->open[cell / 64] |= UINT64_C (1) << cell % 64;
          p->n_open++;
        }
      for (unsigned i = 0; i < SUDOKU_USUAL_SEATS; i++)
        p->place[seat[i].house * p->order + v] |= UINT64_C (1) << seat[i].place;
      for (unsigned i = SUDOKU_USUAL_SEATS; i < p->most_seats && seat[i].house != SUDOKU_NO_HOUSE; i++)
        p->place[seat[i].house * p->order + v] |= UINT64_C (1) << seat[i].place;
    }
}

void
sudoku_propagator_read (const SudokuPropagator *propagator, uint8_t *values)
{
  for (unsigned cell = 0; cell < propagator->cells; cell++)
    {
      SudokuSet set = propagator->cell[cell];

      values[cell] = (uint8_t) (sudoku_set_is_single (set) ? sudoku_set_first (set) : 0);
    }
}
