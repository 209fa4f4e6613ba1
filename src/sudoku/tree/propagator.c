/* Following singles and locked candidates on a board of candidates, with an undo trail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/propagator.h"

#include <stdlib.h>
#include <string.h>

/* Each cell is in a row, a column and a box first. */
#define N_USUAL_SEATS 3

/* Lays the arrays out in one block after the struct, widest elements first; returns its size. With a
 * NULL block only the size is worked out. */
static size_t
lay_out (SudokuPropagator *p, const SudokuShape *shape, uint8_t *block)
{
  size_t n = shape->order, cells = shape->n_cells, houses = shape->n_houses;
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
  p->houses = shape->n_houses;
  p->full_houses = shape->n_full_houses;
  p->seat = shape->seat;
  p->most_seats = shape->most_seats;
  p->spot_cell = shape->spot_cell;
  p->crossed = shape->crossed;
  for (unsigned cell = 0; cell < p->cells; cell++)
    p->cell[cell] = sudoku_set_full (n);
  for (unsigned house = 0; house < p->houses; house++)
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

static void
fail (SudokuPropagator *p, SudokuImpossible impossible)
{
  if (!p->failed)
    p->impossible = impossible;
  p->failed = true;
}

static inline bool
has_at_most_one (uint64_t set)
{
  return (set & (set - 1)) == 0;
}

/* Removes a place of value v from a house, which must have one. */
static inline void
remove_place (SudokuPropagator *p, SudokuSeat seat, unsigned v)
{
  unsigned house = seat.house;
  uint64_t places = p->place[house * p->order + v] ^= UINT64_C (1) << seat.place;

  if (!has_at_most_one (places))
    {
      p->changed[house] |= UINT64_C (1) << v;
      p->changed_houses[house / 64] |= UINT64_C (1) << house % 64;
    }
  else if (places == 0)
    fail (p, (SudokuImpossible){ .house = (uint8_t) house, .value = (uint8_t) (v + 1) });
  else
    p->hidden[p->n_hidden++] = house * 64 + v;
}

/* Removes a place of value v from each further house of a cell, of which the seats are given. */
static inline void
remove_further_places (SudokuPropagator *p, const SudokuSeat *seat, unsigned v)
{
  for (unsigned i = N_USUAL_SEATS; i < p->most_seats && seat[i].house != SUDOKU_NO_HOUSE; i++)
    if (seat[i].house < p->full_houses)
      remove_place (p, seat[i], v);
    else
      p->place[seat[i].house * p->order + v] ^= UINT64_C (1) << seat[i].place;
}

/* Removes a candidate that is there. */
static inline void
remove_candidate (SudokuPropagator *p, unsigned cell, unsigned v)
{
  const SudokuSeat *seat = p->seat + cell * p->most_seats;
  SudokuSet set = p->cell[cell] ^= UINT64_C (1) << v;

  p->trail[p->n_trail++] = cell * 64 + v;
  if (has_at_most_one (set))
    {
      if (set == 0)
        fail (p, (SudokuImpossible){ .in_cell = true, .cell = (uint16_t) cell });
      else
        {
          p->naked[p->n_naked++] = (uint16_t) cell;
          p->open[cell / 64] ^= UINT64_C (1) << cell % 64;
          p->n_open--;
        }
    }
  for (unsigned i = 0; i < N_USUAL_SEATS; i++)
    remove_place (p, seat[i], v);
  remove_further_places (p, seat, v);
}

/* Removes value v from the cells at some places of a house; returns how many. */
static inline unsigned
remove_places (SudokuPropagator *p, unsigned house, uint64_t places, unsigned v)
{
  unsigned removed = 0;

  for (; places != 0; places &= places - 1, removed++)
    remove_candidate (p, p->spot_cell[house * p->order + (unsigned) __builtin_ctzll (places)], v);
  return removed;
}

void
sudoku_propagator_remove (SudokuPropagator *propagator, unsigned cell, unsigned value)
{
  if (sudoku_set_has (propagator->cell[cell], value))
    remove_candidate (propagator, cell, value - 1);
}

void
sudoku_propagator_assume (SudokuPropagator *propagator, unsigned cell, unsigned value)
{
  SudokuSet others = propagator->cell[cell] & ~sudoku_set_of (value);

  for (; others != 0; others &= others - 1)
    remove_candidate (propagator, cell, (unsigned) __builtin_ctzll (others));
}

void
sudoku_propagator_assume_grid (SudokuPropagator *propagator, const SudokuGrid *grid)
{
  for (unsigned cell = 0; cell < propagator->cells; cell++)
    if (grid->cell[cell] != 0)
      sudoku_propagator_assume (propagator, cell, grid->cell[cell]);
}

static unsigned
follow_naked_single (SudokuPropagator *p, unsigned cell)
{
  const SudokuSeat *seat = p->seat + cell * p->most_seats;
  unsigned v, removed = 0;

  if (p->cell[cell] == 0)
    return 0;
  v = (unsigned) __builtin_ctzll (p->cell[cell]);
  for (unsigned i = 0; i < p->most_seats && seat[i].house != SUDOKU_NO_HOUSE; i++)
    {
      uint64_t others = p->place[seat[i].house * p->order + v] & ~(UINT64_C (1) << seat[i].place);

      removed += remove_places (p, seat[i].house, others, v);
    }
  return removed;
}

static unsigned
follow_hidden_single (SudokuPropagator *p, unsigned house, unsigned v)
{
  uint64_t places = p->place[house * p->order + v];
  unsigned cell, removed = 0;
  SudokuSet others;

  if (places == 0)
    return 0;
  cell = p->spot_cell[house * p->order + (unsigned) __builtin_ctzll (places)];
  others = p->cell[cell] & ~(UINT64_C (1) << v);
  for (; others != 0; others &= others - 1, removed++)
    remove_candidate (p, cell, (unsigned) __builtin_ctzll (others));
  return removed;
}

/* Where all places of v in a house lie in another house too, the other places in that go. */
static inline unsigned
follow_crossings (SudokuPropagator *p, unsigned house, unsigned v)
{
  uint64_t places = p->place[house * p->order + v];
  unsigned spot = house * p->order + (unsigned) __builtin_ctzll (places), removed = 0;

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

/* Looks for locked candidates in the first changed house, up to the first found. Returns the work done,
 * 0 when no house was changed. */
static unsigned
follow_locked (SudokuPropagator *p)
{
  for (unsigned word = 0; word * 64 < p->full_houses; word++)
    if (p->changed_houses[word] != 0)
      {
        unsigned house = word * 64 + (unsigned) __builtin_ctzll (p->changed_houses[word]);
        unsigned work = 0, removed = 0;

        while (p->changed[house] != 0 && removed == 0)
          {
            unsigned v = (unsigned) __builtin_ctzll (p->changed[house]);

            p->changed[house] &= p->changed[house] - 1;
            work++;
            removed = follow_crossings (p, house, v);
          }
        if (p->changed[house] == 0)
          p->changed_houses[word] &= ~(UINT64_C (1) << house % 64);
        return work + removed;
      }
  return 0;
}

SudokuPropagation
sudoku_propagate (SudokuPropagator *propagator, SudokuBudget *budget)
{
  SudokuPropagator *p = propagator;

  while (!p->failed)
    {
      unsigned work;

      if (p->n_naked > 0)
        work = 1 + follow_naked_single (p, p->naked[--p->n_naked]);
      else if (p->n_hidden > 0)
        {
          uint32_t single = p->hidden[--p->n_hidden];

          work = 1 + follow_hidden_single (p, single / 64, single % 64);
        }
      else
        work = follow_locked (p);

      if (work == 0)
        return SUDOKU_PROPAGATION_STABLE;
      if (budget != NULL && sudoku_budget_spend (budget, work))
        return SUDOKU_PROPAGATION_CANCELLED;
    }
  return SUDOKU_PROPAGATION_FAILED;
}

static void
forget_queues (SudokuPropagator *p)
{
  p->n_naked = p->n_hidden = 0;
  for (unsigned word = 0; word * 64 < p->full_houses; word++)
    for (; p->changed_houses[word] != 0; p->changed_houses[word] &= p->changed_houses[word] - 1)
      p->changed[word * 64 + (unsigned) __builtin_ctzll (p->changed_houses[word])] = 0;
}

void
sudoku_propagator_undo (SudokuPropagator *propagator, unsigned n_trail)
{
  SudokuPropagator *p = propagator;

  forget_queues (p);
  p->failed = false;
  while (p->n_trail > n_trail)
    {
      unsigned entry = p->trail[--p->n_trail], cell = entry / 64, v = entry % 64;
      const SudokuSeat *seat = p->seat + cell * p->most_seats;
      SudokuSet set = p->cell[cell];

      p->cell[cell] = set | UINT64_C (1) << v;
      if (sudoku_set_is_single (set))
        {
          p->open[cell / 64] |= UINT64_C (1) << cell % 64;
          p->n_open++;
        }
      for (unsigned i = 0; i < N_USUAL_SEATS; i++)
        p->place[seat[i].house * p->order + v] |= UINT64_C (1) << seat[i].place;
      for (unsigned i = N_USUAL_SEATS; i < p->most_seats && seat[i].house != SUDOKU_NO_HOUSE; i++)
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
