/* Looking for the cheapest way to refute a candidate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Branch and bound: divisions of a board are tried in the order of how little their cases leave open, and given up as
 * soon as they cost more than the best one.
 */
#include "logic/path/refute.h"

#include <stdlib.h>

#include "logic/path/follow.h"

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
  const SudokuShape *shape;
  SudokuCancelFunc stop;
  void *data;
  unsigned ticks;
  bool stopped;
  bool any; /* not the cheapest */
  SudokuFollower *follower;
  SudokuBoard *board[DEEPEST + 2];
  Division *division[DEEPEST + 1]; /* [MOST_DIVISIONS] of each depth */
};

SudokuRefuter *
sudoku_refuter_new (const SudokuShape *shape, SudokuCancelFunc stop, void *data)
{
  SudokuRefuter *refuter = calloc (1, sizeof *refuter);

  if (refuter == NULL)
    return NULL;
  refuter->shape = sudoku_shape_ref (shape);
  refuter->stop = stop;
  refuter->data = data;
  refuter->follower = sudoku_follower_new (shape);
  if (refuter->follower != NULL)
    return refuter;
  sudoku_refuter_free (refuter);
  return NULL;
}

void
sudoku_refuter_free (SudokuRefuter *refuter)
{
  if (refuter == NULL)
    return;
  for (unsigned i = 0; i < DEEPEST + 2; i++)
    sudoku_board_free (refuter->board[i]);
  for (unsigned i = 0; i <= DEEPEST; i++)
    free (refuter->division[i]);
  sudoku_follower_free (refuter->follower);
  sudoku_shape_unref (refuter->shape);
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

/* A board for a depth, like another; NULL when out of memory. */
static SudokuBoard *
board_like (SudokuRefuter *refuter, unsigned depth, const SudokuBoard *board)
{
  if (refuter->board[depth] == NULL)
    return refuter->board[depth] = sudoku_board_copy (board);
  sudoku_board_assign (refuter->board[depth], board);
  return refuter->board[depth];
}

/* Places a value and follows what follows. Returns whether there is no fault yet. */
static bool
follow (SudokuRefuter *refuter, SudokuBoard *board, const SudokuPlacement *placement, unsigned *cost)
{
  return sudoku_follow_value (refuter->follower, board, placement->cell, placement->value, cost);
}

/* Sees what each alternative leads to at once. */
static void
try_alternatives (SudokuRefuter *refuter, const SudokuBoard *board, unsigned depth, Division *division)
{
  division->open = 0;
  for (unsigned i = 0; i < division->n; i++)
    {
      SudokuBoard *child = board_like (refuter, depth + 1, board);

      division->cost[i] = 0;
      if (child == NULL)
        {
          refuter->stopped = true;
          return;
        }
      if (!follow (refuter, child, &division->alternative[i], &division->cost[i]))
        continue;
      division->cost[i] = NEVER;
      division->open += sudoku_board_count_candidates (child);
    }
}

static void
add_alternative (Division *division, unsigned cell, unsigned value)
{
  division->alternative[division->n++] = (SudokuPlacement){ .cell = (uint16_t) cell, .value = (uint8_t) value };
}

/* Collects the divisions with a number of alternatives: the candidates of cells, and the places in houses. */
static unsigned
collect_divisions (const SudokuBoard *board, unsigned n, Division *list)
{
  const SudokuShape *shape = board->shape;
  unsigned n_divisions = 0;

  for (unsigned cell = 0; cell < shape->n_cells && n_divisions < MOST_DIVISIONS; cell++)
    if (sudoku_set_count (board->cell[cell]) == n)
      {
        Division *division = &list[n_divisions++];

        division->n = 0;
        for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
          add_alternative (division, cell, sudoku_set_first (set));
      }
  for (unsigned spot = 0; spot < shape->n_full_houses * shape->order && n_divisions < MOST_DIVISIONS; spot++)
    if (sudoku_set_count (board->place[spot]) == n)
      {
        Division *division = &list[n_divisions++];

        division->n = 0;
        for (uint64_t places = board->place[spot]; places != 0; places &= places - 1)
          add_alternative (division, shape->house[spot / shape->order].cell[__builtin_ctzll (places)],
                           spot % shape->order + 1);
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
          SudokuBoard *child = board_like (refuter, depth + 1, refuter->board[depth]);
          unsigned placed = 0;

          follow (refuter, child, &division->alternative[i], &placed);
          if (refutation->cost + placed < bound)
            {
              Best best = { .cost = bound - refutation->cost - placed };

              refute (refuter, depth + 1, left - 1, &best);
              next = best.refutation;
            }
          if (next != NULL)
            next->cost += placed;
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
  unsigned n_divisions = collect_divisions (refuter->board[depth], n, list);

  for (unsigned i = 0; i < n_divisions && !best->enough; i++)
    {
      if (is_stopped (refuter))
        return n_divisions;
      try_alternatives (refuter, refuter->board[depth], depth, &list[i]);
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

/* Refutes the board of a depth, where nothing follows any more, with this depth of cases left. */
static void
refute (SudokuRefuter *refuter, unsigned depth, unsigned left, Best *best)
{
  unsigned n_tried = 0;

  if (refuter->division[depth] == NULL)
    refuter->division[depth] = malloc (MOST_DIVISIONS * sizeof (Division));
  if (refuter->division[depth] == NULL)
    return;
  for (unsigned n = 2; n <= SUDOKU_MOST_ALTERNATIVES && !best->any && (n <= USUAL_ALTERNATIVES || n_tried == 0); n++)
    n_tried += try_divisions (refuter, n, depth, left, best);
}

bool
sudoku_refute (SudokuRefuter *refuter,
               const SudokuBoard *board,
               unsigned cell,
               unsigned value,
               unsigned depth,
               bool any,
               SudokuRefutedFunc found,
               void *data)
{
  SudokuBoard *start = board_like (refuter, 0, board);
  Best best = { .cost = NEVER, .found = found, .data = data };
  SudokuPlacement assumed = { .cell = (uint16_t) cell, .value = (uint8_t) value };
  unsigned cost = 0;

  refuter->stopped = false;
  refuter->any = any;
  if (start == NULL)
    return false;
  if (!sudoku_follow_all (refuter->follower, start) || !sudoku_board_has (start, cell, value)
      || !follow (refuter, start, &assumed, &cost))
    offer (&best, new_refutation (cost));
  else if (depth > 0)
    refute (refuter, 0, depth < DEEPEST ? depth : DEEPEST, &best);
  return best.any;
}
