/* Puzzles with few givens, by walking from one to its neighbours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A walk begins with the best of some thousand minimal puzzles. Of a puzzle, one given is replaced by another in all ways
 * that keep one solution (additions.h), and if then a given can go, that is a puzzle with one given less. This reaches many
 * puzzles with two givens less and one more, at a fraction of the work of removing all pairs:
 *
 *     k givens -> without one -> its solutions -> a candidate of one solution only: k givens again -> without another?
 *
 * Puzzles that are still to be looked at wait in a pool for each number of givens; mostly, one with the fewest is next.
 */
#include <stdlib.h>
#include <string.h>

#include "generator/work.h"
#include "sudoku/batch.h"

#define CELLS SUDOKU_BATCH_CELLS

/* The minimal puzzles that a walk begins with come from this many tries, and have at most that many givens. */
#define BEGINNINGS 16384
#define MOST_GIVENS 22

/* How many puzzles wait in a pool. */
#define POOL 4096

/* A puzzle without one given that has more solutions than these is left alone. */
#define MOST_SOLUTIONS 2000

/* How many neighbours are asked about together. */
#define MOST_NEIGHBOURS 1024

/* Puzzles that were met, by their hash: this many before all are forgotten. */
#define MOST_MET (1u << 18)

typedef struct
{
  uint8_t (*values)[CELLS]; /* [POOL] */
  unsigned n;
} Pool;

typedef struct
{
  SudokuBatch *batch;
  void *deletion; /* what the maker of the beginnings needs */
  SudokuGrid *grid;
  SudokuAdditions additions;
  Pool pool[MOST_GIVENS + 1]; /* by the number of givens */
  uint64_t *met;              /* [2 * MOST_MET] a hash table; 0 is free */
  unsigned n_met;

  uint8_t neighbours[MOST_NEIGHBOURS][CELLS];
  unsigned n_neighbours;
  uint8_t (*questions)[CELLS]; /* [MOST_NEIGHBOURS * MOST_GIVENS] */
  SudokuExcluded *excluded;
  uint64_t *counts;

  SudokuRandom random; /* of the walk, as what follows */
  uint8_t best[CELLS];
  unsigned fewest;
} Walk;

static void
destroy (void *maker)
{
  Walk *walk = maker;

  sudoku_batch_free (walk->batch);
  if (walk->deletion != NULL)
    sudoku_deletion_maker.destroy (walk->deletion);
  sudoku_grid_free (walk->grid);
  sudoku_additions_clear (&walk->additions);
  for (unsigned k = 0; k <= MOST_GIVENS; k++)
    free (walk->pool[k].values);
  free (walk->met);
  free (walk->questions);
  free (walk->excluded);
  free (walk->counts);
  free (walk);
}

static void *
create (const SudokuWish *wish)
{
  Walk *walk = calloc (1, sizeof *walk);
  size_t n_questions = MOST_NEIGHBOURS * MOST_GIVENS;
  bool made;

  if (walk == NULL)
    return NULL;
  walk->batch = sudoku_batch_new (wish->shape, NULL);
  walk->deletion = sudoku_deletion_maker.create (wish);
  walk->grid = sudoku_grid_new (wish->shape);
  walk->met = calloc (2 * (size_t) MOST_MET, sizeof *walk->met);
  walk->questions = malloc (n_questions * sizeof *walk->questions);
  walk->excluded = malloc (n_questions * sizeof *walk->excluded);
  walk->counts = malloc (n_questions * sizeof *walk->counts);
  made = sudoku_additions_init (&walk->additions, wish->shape) && walk->batch != NULL && walk->deletion != NULL
         && walk->grid != NULL && walk->met != NULL && walk->questions != NULL && walk->excluded != NULL
         && walk->counts != NULL;
  for (unsigned k = 0; k <= MOST_GIVENS; k++)
    {
      walk->pool[k].values = malloc (POOL * sizeof *walk->pool[k].values);
      made = made && walk->pool[k].values != NULL;
    }
  if (made)
    return walk;
  destroy (walk);
  return NULL;
}

static unsigned
count_givens (const uint8_t *values)
{
  unsigned n = 0;

  for (unsigned cell = 0; cell < CELLS; cell++)
    n += values[cell] != 0;
  return n;
}

/* Whether a puzzle is met for the first time. */
static bool
meet (Walk *walk, const uint8_t *values)
{
  SudokuRandom hash = { 0 };
  uint64_t key, place;

  for (unsigned cell = 0; cell < CELLS; cell++)
    if (values[cell] != 0)
      hash.state = sudoku_random_next (&hash) + 16 * cell + values[cell];
  key = sudoku_random_next (&hash) | 1;
  if (walk->n_met == MOST_MET)
    {
      memset (walk->met, 0, 2 * (size_t) MOST_MET * sizeof *walk->met);
      walk->n_met = 0;
    }
  for (place = key >> 40; walk->met[place % (2 * MOST_MET)] != 0; place++)
    if (walk->met[place % (2 * MOST_MET)] == key)
      return false;
  walk->met[place % (2 * MOST_MET)] = key;
  walk->n_met++;
  return true;
}

/* Puts a minimal puzzle in its pool, in place of another if that is full, and remembers the best. */
static void
keep (Walk *walk, const uint8_t *values)
{
  unsigned k = count_givens (values);
  Pool *pool = &walk->pool[k <= MOST_GIVENS ? k : 0];
  unsigned at;

  if (k > MOST_GIVENS || !meet (walk, values))
    return;
  at = pool->n < POOL ? pool->n++ : sudoku_random_below (&walk->random, POOL);
  memcpy (pool->values[at], values, CELLS);
  if (k < walk->fewest)
    {
      walk->fewest = k;
      memcpy (walk->best, values, CELLS);
    }
}

/* A SudokuMadeFunc. */
static bool
keep_beginning (const SudokuMade *made, void *data)
{
  keep (data, made->values);
  return true;
}

/* Begins the walk of a number. */
static SudokuResult
begin (Walk *walk, const SudokuWork *work, uint64_t number)
{
  const SudokuWish any = { .shape = work->wish->shape };
  uint64_t reached;
  const SudokuWork beginnings = { .wish = &any,
                                  .seed = work->seed,
                                  .cancelled = work->cancelled,
                                  .cancel_data = work->cancel_data,
                                  .reached = &reached,
                                  .found = keep_beginning,
                                  .data = walk };
  unsigned most = sudoku_deletion_maker.most_tries;
  SudokuResult result = SUDOKU_EXHAUSTED;

  walk->random = sudoku_random_for (~work->seed, number);
  walk->fewest = CELLS;
  walk->n_met = 0;
  memset (walk->met, 0, 2 * (size_t) MOST_MET * sizeof *walk->met);
  for (unsigned k = 0; k <= MOST_GIVENS; k++)
    walk->pool[k].n = 0;
  sudoku_batch_set_cancel (walk->batch, work->cancelled, work->cancel_data);
  for (unsigned i = 0; i < BEGINNINGS && result == SUDOKU_EXHAUSTED; i += most)
    result = sudoku_deletion_maker.run (walk->deletion, &beginnings, number * BEGINNINGS + i, most);
  return result;
}

/* Takes a puzzle from the pools at random: most often one with the fewest givens. Returns false if there is none. */
static bool
take (Walk *walk, uint8_t *values)
{
  for (unsigned round = 0; round < 2; round++)
    for (unsigned k = 0; k <= MOST_GIVENS; k++)
      if (walk->pool[k].n > 0 && (round > 0 || sudoku_random_below (&walk->random, 4) > 0))
        {
          Pool *pool = &walk->pool[k];
          unsigned at = sudoku_random_below (&walk->random, pool->n);

          memcpy (values, pool->values[at], CELLS);
          memcpy (pool->values[at], pool->values[--pool->n], CELLS);
          return true;
        }
  return false;
}

/* Asks of each neighbour which of its givens can go; those of which none can are kept, the others without it. Returns false when
 * cancelled. */
static bool
keep_neighbours (Walk *walk)
{
  unsigned n = 0, at = 0;

  assert (walk->n_neighbours <= MOST_NEIGHBOURS);
  for (unsigned i = 0; i < walk->n_neighbours; i++)
    for (unsigned cell = 0; cell < CELLS; cell++)
      if (walk->neighbours[i][cell] != 0)
        {
          memcpy (walk->questions[n], walk->neighbours[i], CELLS);
          walk->questions[n][cell] = 0;
          walk->excluded[n++] = (SudokuExcluded){ (uint8_t) cell, walk->neighbours[i][cell] };
        }
  if (sudoku_batch_count_others (walk->batch, walk->questions[0], walk->excluded, n, 1, walk->counts)
      == SUDOKU_CANCELLED)
    return false;
  for (unsigned i = 0; i < walk->n_neighbours; i++)
    {
      bool minimal = true;

      for (unsigned left = count_givens (walk->neighbours[i]); left > 0; left--, at++)
        if (walk->counts[at] == 0)
          {
            keep (walk, walk->questions[at]);
            minimal = false;
          }
      if (minimal)
        keep (walk, walk->neighbours[i]);
    }
  walk->n_neighbours = 0;
  return true;
}

/* Replaces one given of a puzzle in all ways. */
static SudokuResult
expand (Walk *walk, const SudokuWork *work, const uint8_t *values)
{
  SudokuResult found;

  memcpy (walk->grid->cell, values, CELLS);
  for (unsigned cell = 0; cell < CELLS; cell++)
    {
      if (values[cell] == 0)
        continue;
      walk->grid->cell[cell] = 0;
      found = sudoku_additions_find (&walk->additions, walk->grid, MOST_SOLUTIONS, work->cancelled, work->cancel_data);
      if (sudoku_was_stopped (found))
        return found;
      for (unsigned i = 0; i < walk->additions.n; i++)
        {
          const SudokuPlacement *placement = &walk->additions.placement[i];
          uint8_t *neighbour = walk->neighbours[walk->n_neighbours];

          if (placement->cell == cell && placement->value == values[cell])
            continue;
          memcpy (neighbour, walk->grid->cell, CELLS);
          neighbour[placement->cell] = placement->value;
          if (++walk->n_neighbours == MOST_NEIGHBOURS && !keep_neighbours (walk))
            return SUDOKU_CANCELLED;
        }
      walk->grid->cell[cell] = values[cell];
    }
  return keep_neighbours (walk) ? SUDOKU_EXHAUSTED : SUDOKU_CANCELLED;
}

/* Walks until a puzzle has few enough givens, or there is nowhere to go. */
static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  Walk *walk = maker;

  for (unsigned i = 0; i < n; i++)
    {
      SudokuResult result = begin (walk, work, first + i);
      uint8_t values[CELLS];

      while (result == SUDOKU_EXHAUSTED && walk->fewest > work->wish->most && take (walk, values))
        result = expand (walk, work, values);
      if (result == SUDOKU_EXHAUSTED && walk->fewest <= work->wish->most)
        result = sudoku_work_report (work, work->wish->shape, walk->best, first + i);
      if (result != SUDOKU_EXHAUSTED)
        return result;
    }
  return SUDOKU_EXHAUSTED;
}

const SudokuMaker sudoku_fewest_maker = { 1, create, destroy, run };
