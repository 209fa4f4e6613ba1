/* Looking for the cheapest way to refute a candidate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Branch and bound: divisions of a board are tried in the order of how little their cases leave open, and given up as
 * soon as they cost more than the best one.
 */
#include "logic/path/refute.h"

#include <stdlib.h>

#include "sudoku/propagator.h"

#define DEEPEST 24
#define NEVER UINT32_MAX
/* More alternatives than that only where there is nothing else. */
#define USUAL_ALTERNATIVES 3
/* Divisions that are followed deeper at one board, the most promising ones; when only any refutation is wanted, the best. */
#define MOST_FOLLOWED 16
#define MOST_DIVISIONS 1024

/* Alternatives of which one is true, and how much they leave open. */
typedef struct
{
  unsigned n;
  SudokuPlacement alternative[SUDOKU_MOST_ALTERNATIVES];
  unsigned cost[SUDOKU_MOST_ALTERNATIVES]; /* NEVER unless it leads to a fault at once */
  unsigned open;                           /* candidates left in the others */
} Division;

struct SudokuRefuter
{
  SudokuPropagator *propagator; /* with the board's candidates and what follows from these, or failed */
  SudokuCancelFunc stop;
  void *data;
  unsigned ticks;
  bool stopped;
  bool any;                             /* not the cheapest */
  Division (*division)[MOST_DIVISIONS]; /* [DEEPEST] by depth */
};

SudokuRefuter *
sudoku_refuter_new (const SudokuBoard *board, SudokuCancelFunc stop, void *data)
{
  const SudokuShape *shape = board->shape;
  SudokuRefuter *refuter = calloc (1, sizeof *refuter);

  if (refuter == NULL)
    return NULL;
  refuter->stop = stop;
  refuter->data = data;
  refuter->division = malloc (DEEPEST * sizeof *refuter->division);
  refuter->propagator = sudoku_propagator_new (shape);
  if (refuter->division == NULL || refuter->propagator == NULL)
    {
      sudoku_refuter_free (refuter);
      return NULL;
    }
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (board->value[cell] != 0)
      sudoku_propagator_assume (refuter->propagator, cell, board->value[cell]);
    else
      for (SudokuSet out = sudoku_set_full (shape->order) & ~board->cell[cell]; out != 0; out &= out - 1)
        sudoku_propagator_remove (refuter->propagator, cell, sudoku_set_first (out));
  sudoku_propagate (refuter->propagator, NULL);
  return refuter;
}

void
sudoku_refuter_free (SudokuRefuter *refuter)
{
  if (refuter == NULL)
    return;
  sudoku_propagator_free (refuter->propagator);
  free (refuter->division);
  free (refuter);
}

void
sudoku_refutation_free (SudokuRefutation *refutation)
{
  if (refutation == NULL)
    return;
  for (unsigned i = 0; i < refutation->n_alternatives; i++)
    sudoku_refutation_free (refutation->next[i]);
  free (refutation);
}

static bool
is_stopped (SudokuRefuter *refuter)
{
  if (!refuter->stopped && refuter->stop != NULL && refuter->ticks-- == 0)
    {
      refuter->ticks = 4;
      refuter->stopped = refuter->stop (refuter->data);
    }
  return refuter->stopped;
}

/* Assumes a value and applies what follows. Returns whether there is no fault yet, and adds how many cells that settled. */
static bool
follow (SudokuRefuter *refuter, const SudokuPlacement *placement, unsigned *cost)
{
  SudokuPropagator *p = refuter->propagator;
  unsigned open = p->n_open;
  bool stable;

  sudoku_propagator_assume (p, placement->cell, placement->value);
  stable = sudoku_propagate (p, NULL) == SUDOKU_PROPAGATION_STABLE;
  *cost += open - p->n_open;
  return stable;
}

/* Sees what each alternative leads to at once. */
static void
try_alternatives (SudokuRefuter *refuter, Division *division)
{
  SudokuPropagator *p = refuter->propagator;
  unsigned n_trail = p->n_trail;

  division->open = 0;
  for (unsigned i = 0; i < division->n; i++)
    {
      division->cost[i] = 0;
      if (follow (refuter, &division->alternative[i], &division->cost[i]))
        {
          division->cost[i] = NEVER;
          division->open += p->cells * p->order - p->n_trail - (p->cells - p->n_open);
        }
      sudoku_propagator_undo (p, n_trail);
    }
}

static void
add_alternative (Division *division, unsigned cell, unsigned value)
{
  division->alternative[division->n++] = (SudokuPlacement){ .cell = (uint16_t) cell, .value = (uint8_t) value };
}

/* Collects the divisions with a number of alternatives: the candidates of cells, and the places in houses. */
static unsigned
collect_divisions (const SudokuPropagator *p, unsigned n, Division *list)
{
  unsigned n_divisions = 0;

  for (unsigned cell = 0; cell < p->cells && n_divisions < MOST_DIVISIONS; cell++)
    if (sudoku_set_count (p->cell[cell]) == n)
      {
        Division *division = &list[n_divisions++];

        division->n = 0;
        for (SudokuSet set = p->cell[cell]; set != 0; set &= set - 1)
          add_alternative (division, cell, sudoku_set_first (set));
      }
  for (unsigned spot = 0; spot < p->full_houses * p->order && n_divisions < MOST_DIVISIONS; spot++)
    if (sudoku_set_count (p->place[spot]) == n)
      {
        Division *division = &list[n_divisions++];

        division->n = 0;
        for (uint64_t places = p->place[spot]; places != 0; places &= places - 1)
          add_alternative (division, p->shape->house[spot / p->order].cell[__builtin_ctzll (places)],
                           spot % p->order + 1);
      }
  return n_divisions;
}

static int
compare_divisions (const void *a, const void *b)
{
  const Division *x = a;
  const Division *y = b;

  return (x->open > y->open) - (x->open < y->open);
}

/* The cheapest refutation so far. */
typedef struct
{
  SudokuRefutation *refutation; /* NULL if found () has it */
  unsigned cost;                /* or what it has to be less than */
  bool any;
  bool enough;
  SudokuRefutedFunc found;
  void *data;
} Best;

static void refute (SudokuRefuter *refuter, unsigned depth, unsigned left, Best *best);

static SudokuRefutation *
new_refutation (unsigned cost)
{
  SudokuRefutation *refutation = calloc (1, sizeof *refutation);

  if (refutation != NULL)
    refutation->cost = cost;
  return refutation;
}

/* Refutes every alternative of a division, for less than a bound; returns NULL if that is not possible. */
static SudokuRefutation *
refute_division (SudokuRefuter *refuter, const Division *division, unsigned depth, unsigned left, unsigned bound)
{
  SudokuRefutation *refutation = new_refutation (0);

  for (unsigned i = 0; i < division->n && refutation != NULL; i++)
    {
      SudokuRefutation *next = NULL;

      refutation->alternative[i] = division->alternative[i];
      if (division->cost[i] != NEVER)
        next = refutation->cost + division->cost[i] < bound ? new_refutation (division->cost[i]) : NULL;
      else if (left > 1 && refutation->cost < bound)
        {
          unsigned n_trail = refuter->propagator->n_trail, placed = 0;

          follow (refuter, &division->alternative[i], &placed);
          if (refutation->cost + placed < bound)
            {
              Best best = { .cost = bound - refutation->cost - placed };

              refute (refuter, depth + 1, left - 1, &best);
              next = best.refutation;
            }
          if (next != NULL)
            next->cost += placed;
          sudoku_propagator_undo (refuter->propagator, n_trail);
        }
      if (next == NULL)
        {
          sudoku_refutation_free (refutation);
          return NULL;
        }
      refutation->next[refutation->n_alternatives++] = next;
      refutation->cost += next->cost;
    }
  return refutation;
}

static void
offer (Best *best, SudokuRefutation *refutation)
{
  if (refutation == NULL)
    return;
  best->cost = refutation->cost;
  best->any = true;
  if (best->found != NULL)
    {
      best->enough = !best->found (refutation, best->data);
      return;
    }
  sudoku_refutation_free (best->refutation);
  best->refutation = refutation;
}

/* Tries the divisions with n alternatives: first all that end at once, then the most promising of the others. Returns how
 * many there are. */
static unsigned
try_divisions (SudokuRefuter *refuter, unsigned n, unsigned depth, unsigned left, Best *best)
{
  Division *list = refuter->division[depth];
  unsigned n_divisions = collect_divisions (refuter->propagator, n, list);

  for (unsigned i = 0; i < n_divisions && !best->enough; i++)
    {
      if (is_stopped (refuter))
        return n_divisions;
      try_alternatives (refuter, &list[i]);
      if (list[i].open == 0)
        offer (best, refute_division (refuter, &list[i], depth, 1, best->cost));
    }
  if (left == 1 || best->any)
    return n_divisions;
  qsort (list, n_divisions, sizeof *list, compare_divisions);
  for (unsigned i = 0; i < n_divisions && i < (refuter->any ? 1 : MOST_FOLLOWED); i++)
    if (!best->enough && !is_stopped (refuter))
      offer (best, refute_division (refuter, &list[i], depth, left, best->cost));
  return n_divisions;
}

/* Refutes the propagator's board, where nothing follows any more, with this depth of cases left. */
static void
refute (SudokuRefuter *refuter, unsigned depth, unsigned left, Best *best)
{
  unsigned n_tried = 0;

  for (unsigned n = 2; n <= SUDOKU_MOST_ALTERNATIVES && !best->any && (n <= USUAL_ALTERNATIVES || n_tried == 0); n++)
    n_tried += try_divisions (refuter, n, depth, left, best);
}

bool
sudoku_refute (SudokuRefuter *refuter,
               unsigned cell,
               unsigned value,
               unsigned depth,
               bool any,
               SudokuRefutedFunc found,
               void *data)
{
  SudokuPropagator *p = refuter->propagator;
  Best best = { .cost = NEVER, .found = found, .data = data };
  SudokuPlacement assumed = { .cell = (uint16_t) cell, .value = (uint8_t) value };
  unsigned n_trail = p->n_trail, cost = 0;

  refuter->stopped = false;
  refuter->any = any;
  if (p->failed)
    {
      offer (&best, new_refutation (0));
      return best.any;
    }
  if (!follow (refuter, &assumed, &cost))
    offer (&best, new_refutation (cost));
  else if (depth > 0)
    refute (refuter, 0, depth < DEEPEST ? depth : DEEPEST, &best);
  sudoku_propagator_undo (p, n_trail);
  return best.any;
}
