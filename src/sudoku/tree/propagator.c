/* Following singles and locked candidates on a board of candidates, with an undo trail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/propagator.h"

#include <stdlib.h>
#include <string.h>

/* Lays the arrays out in one block after the struct, widest elements first; returns its size. With a
 * NULL block only the size is worked out. */
static size_t
lay_out (SudokuPropagator *p, unsigned n, uint8_t *block)
{
  size_t cells = (size_t) n * n, houses = 3 * (size_t) n, candidates = cells * n;
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
  TAKE (trail, candidates);
  /* Between two undoings each house and value falls to one place at most once. */
  TAKE (hidden, houses * n);
  TAKE (naked, cells);
  TAKE (house_cell, houses * n);
  TAKE (seat, cells);
#undef TAKE
  return at;
}

static void
fill_tables (SudokuPropagator *p)
{
  for (unsigned house = 0; house < p->houses; house++)
    for (unsigned i = 0; i < p->order; i++)
      {
        unsigned cell = p->shape->house[house].cell[i];
        unsigned kind = house / p->order;

        p->house_cell[house * p->order + i] = (uint16_t) cell;
        p->seat[cell].house[kind] = (uint8_t) house;
        p->seat[cell].position[kind] = (uint8_t) i;
      }
  for (unsigned i = 0; i < p->order; i++)
    for (unsigned j = 0; j < p->order; j++)
      {
        unsigned height = sudoku_shape_box_rows (p->shape), width = sudoku_shape_box_columns (p->shape);
        uint64_t place = UINT64_C (1) << j;

        p->row_part[i] |= i / width == j / width ? place : 0;
        p->column_part[i] |= i / height == j / height ? place : 0;
        p->minirow[i] |= i / width == j / width ? place : 0;
        p->minicolumn[i] |= i % width == j % width ? place : 0;
      }
}

SudokuPropagator *
sudoku_propagator_new (const SudokuShape *shape)
{
  unsigned n = shape->order;
  SudokuPropagator *p = calloc (1, lay_out (&(SudokuPropagator){ 0 }, n, NULL));

  if (p == NULL)
    return NULL;

  lay_out (p, n, (uint8_t *) p);
  p->shape = sudoku_shape_ref (shape);
  p->order = n;
  p->cells = n * n;
  p->houses = 3 * n;
  fill_tables (p);
  for (unsigned cell = 0; cell < p->cells; cell++)
    p->cell[cell] = sudoku_set_full (n);
  for (unsigned i = 0; i < p->houses * n; i++)
    p->place[i] = sudoku_set_full (n);
  if (n > 1)
    {
      p->n_open = p->cells;
      for (unsigned cell = 0; cell < p->cells; cell++)
        p->open[cell / 64] |= UINT64_C (1) << cell % 64;
    }
  return p;
}

SudokuPropagator *
sudoku_propagator_copy (const SudokuPropagator *propagator)
{
  size_t size = lay_out (&(SudokuPropagator){ 0 }, propagator->order, NULL);
  SudokuPropagator *copy = malloc (size);

  if (copy == NULL)
    return NULL;
  memcpy (copy, propagator, size);
  lay_out (copy, copy->order, (uint8_t *) copy);
  sudoku_shape_ref (copy->shape);
  return copy;
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
is_single (uint64_t set)
{
  return (set & (set - 1)) == 0;
}

/* Removes a candidate that is there. */
static inline void
remove_candidate (SudokuPropagator *p, unsigned cell, unsigned v)
{
  const SudokuSeats *seat = &p->seat[cell];
  SudokuSet set = p->cell[cell] ^= UINT64_C (1) << v;

  p->trail[p->n_trail++] = cell * 64 + v;
  if (is_single (set))
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
  for (unsigned kind = 0; kind < 3; kind++)
    {
      unsigned house = seat->house[kind];
      uint64_t places = p->place[house * p->order + v] ^= UINT64_C (1) << seat->position[kind];

      if (is_single (places))
        {
          if (places == 0)
            fail (p, (SudokuImpossible){ .house = (uint8_t) house, .value = (uint8_t) (v + 1) });
          else
            p->hidden[p->n_hidden++] = house * 64 + v;
        }
      else
        {
          p->changed[house] |= UINT64_C (1) << v;
          p->changed_houses[house / 64] |= UINT64_C (1) << house % 64;
        }
    }
}

/* Removes value v from the cells at some places of a house; returns how many. */
static inline unsigned
remove_places (SudokuPropagator *p, unsigned house, uint64_t places, unsigned v)
{
  unsigned removed = 0;

  for (; places != 0; places &= places - 1, removed++)
    remove_candidate (p, p->house_cell[house * p->order + (unsigned) __builtin_ctzll (places)], v);
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
  SudokuSeats seat = p->seat[cell];
  unsigned v, removed = 0;

  if (p->cell[cell] == 0)
    return 0;
  v = (unsigned) __builtin_ctzll (p->cell[cell]);
  for (unsigned kind = 0; kind < 3; kind++)
    {
      unsigned house = seat.house[kind];

      removed += remove_places (p, house, p->place[house * p->order + v] & ~(UINT64_C (1) << seat.position[kind]), v);
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
  cell = p->house_cell[house * p->order + (unsigned) __builtin_ctzll (places)];
  others = p->cell[cell] & ~(UINT64_C (1) << v);
  for (; others != 0; others &= others - 1, removed++)
    remove_candidate (p, cell, (unsigned) __builtin_ctzll (others));
  return removed;
}

/* All places of v in a row, or column, lie in one box: its other places in that box go. */
static inline unsigned
follow_claiming (SudokuPropagator *p, unsigned house, unsigned v, bool is_row)
{
  uint64_t places = p->place[house * p->order + v];
  unsigned first = (unsigned) __builtin_ctzll (places);
  const SudokuSeats *seat;
  unsigned box, place;

  if ((places & ~(is_row ? p->row_part : p->column_part)[first]) != 0)
    return 0;
  seat = &p->seat[p->house_cell[house * p->order + first]];
  box = seat->house[SUDOKU_BOX];
  place = seat->position[SUDOKU_BOX];
  return remove_places (p, box, p->place[box * p->order + v] & ~(is_row ? p->minirow : p->minicolumn)[place], v);
}

/* All places of v in a box lie in one line: its other places in that line go. */
static inline unsigned
follow_pointing (SudokuPropagator *p, unsigned box, unsigned v)
{
  uint64_t places = p->place[box * p->order + v];
  unsigned first = (unsigned) __builtin_ctzll (places), line, removed = 0;
  const SudokuSeats *seat = &p->seat[p->house_cell[box * p->order + first]];

  if ((places & ~p->minirow[first]) == 0)
    {
      line = seat->house[SUDOKU_ROW];
      removed += remove_places (p, line, p->place[line * p->order + v] & ~p->row_part[seat->position[SUDOKU_ROW]], v);
    }
  if ((places & ~p->minicolumn[first]) == 0)
    {
      line = seat->house[SUDOKU_COLUMN];
      removed +=
          remove_places (p, line, p->place[line * p->order + v] & ~p->column_part[seat->position[SUDOKU_COLUMN]], v);
    }
  return removed;
}

/* Looks for locked candidates in the first changed house, up to the first found. Returns the work done,
 * 0 when no house was changed. */
static unsigned
follow_locked (SudokuPropagator *p)
{
  for (unsigned word = 0; word < 3; word++)
    if (p->changed_houses[word] != 0)
      {
        unsigned house = word * 64 + (unsigned) __builtin_ctzll (p->changed_houses[word]);
        unsigned work = 0, removed = 0;

        while (p->changed[house] != 0 && removed == 0)
          {
            unsigned v = (unsigned) __builtin_ctzll (p->changed[house]);

            p->changed[house] &= p->changed[house] - 1;
            work++;
            if (house >= 2 * p->order)
              removed = follow_pointing (p, house, v);
            else
              removed = follow_claiming (p, house, v, house < p->order);
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
  for (unsigned word = 0; word < 3; word++)
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
      const SudokuSeats *seat = &p->seat[cell];
      SudokuSet set = p->cell[cell];

      p->cell[cell] = set | UINT64_C (1) << v;
      if (set != 0 && is_single (set))
        {
          p->open[cell / 64] |= UINT64_C (1) << cell % 64;
          p->n_open++;
        }
      for (unsigned kind = 0; kind < 3; kind++)
        p->place[seat->house[kind] * p->order + v] |= UINT64_C (1) << seat->position[kind];
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
