/* Deleting givens from full 9x9 boards while the solution stays unique, thousands of boards in step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From each full board one orbit of cells after another is deleted, in a random order, unless that would leave several
 * solutions. What must stay once must stay for good, so at the end no orbit can go. The questions of all boards are put
 * to the batch (sudoku/batch.h) together:
 *
 *      board 0    [ . . 3 . 5 6 . 8 9 ... ]   without its next orbit   \
 *      board 1    [ 1 . 3 4 . 6 7 . . ... ]   without its next orbit    >   counts up to two
 *      ...                                                             /
 *
 * A full board still has one solution without its first 30 or so cells, mostly. So several orbits are deleted at once in
 * the beginning, and one by one only when that was too many: the outcome is the same, since a puzzle that is unique is so
 * with more givens, too.
 */
#include <stdlib.h>
#include <string.h>

#include "generator/maker.h"
#include "sudoku/batch.h"
#include "sudoku/fill.h"

#define CELLS SUDOKU_BATCH_CELLS
#define MOST_CHAINS 4096

/* How many cells are deleted at once, as long as at least that many more are still there. */
static const struct
{
  uint8_t filled, at_once;
} strides[] = { { 81, 28 }, { 48, 8 }, { 40, 4 }, { 34, 2 }, { 0, 1 } };

typedef enum
{
  DELETING, /* orbits */
  CHECKING, /* whether single givens could go */
  MADE,
  DROPPED
} State;

/* One board. */
typedef struct
{
  uint8_t values[CELLS];  /* of the puzzle so far */
  uint8_t cell[CELLS];    /* in the order of deleting */
  uint8_t end[CELLS];     /* the first cell after each orbit, as an index of cell[] */
  uint8_t n_orbits, next; /* the next orbit, or while CHECKING the next cell */
  uint8_t last;           /* the first orbit that is not asked about now */
  uint8_t filled;
  bool careful; /* orbit by orbit, since several at once were too many */
  State state;
} Chain;

typedef struct
{
  SudokuBatch *batch;
  Chain chain[MOST_CHAINS];
  uint8_t questions[MOST_CHAINS * CELLS];
  uint64_t counts[MOST_CHAINS];
  uint16_t asking[MOST_CHAINS]; /* the chain that each question is of */
} Deletion;

static void
destroy (void *maker)
{
  Deletion *deletion = maker;

  sudoku_batch_free (deletion->batch);
  free (deletion);
}

static void *
create (const SudokuWish *wish)
{
  Deletion *deletion = malloc (sizeof *deletion);

  if (deletion == NULL)
    return NULL;
  deletion->batch = sudoku_batch_new (wish->shape, NULL);
  if (deletion->batch != NULL)
    return deletion;
  free (deletion);
  return NULL;
}

/* Puts the orbits of a symmetry in a random order. */
static void
order_orbits (Chain *chain, SudokuSymmetry symmetry, SudokuRandom *random)
{
  bool done[CELLS] = { false };
  uint16_t cell[CELLS], orbit[SUDOKU_MOST_ORBIT] = { 0 };
  unsigned n = 0;

  for (unsigned i = 0; i < CELLS; i++)
    cell[i] = (uint16_t) i;
  sudoku_random_shuffle (random, cell, CELLS);
  chain->n_orbits = 0;
  for (unsigned i = 0; i < CELLS; i++)
    {
      if (done[cell[i]])
        continue;
      for (unsigned left = sudoku_symmetry_orbit (symmetry, 9, cell[i], orbit); left-- > 0; n++)
        {
          chain->cell[n] = (uint8_t) orbit[left];
          done[orbit[left]] = true;
        }
      chain->end[chain->n_orbits++] = (uint8_t) n;
    }
}

static SudokuSearchResult
begin (Chain *chain, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);

  *chain = (Chain){ .filled = CELLS };
  order_orbits (chain, sudoku_work_symmetry (work, &random), &random);
  return sudoku_fill (work->wish->shape, &random, chain->values, work->cancelled, work->cancel_data);
}

/* The first cell of an orbit, as an index of cell[]. */
static unsigned
orbit_begin (const Chain *chain, unsigned orbit)
{
  return orbit > 0 ? chain->end[orbit - 1] : 0;
}

static unsigned
stride (const Chain *chain)
{
  unsigned i = 0;

  while (chain->filled < strides[i].filled)
    i++;
  return strides[i].at_once;
}

/* How many givens have to stay, whatever is wished otherwise. */
static unsigned
floor_of (const SudokuWish *wish)
{
  return wish->minimal ? 0 : wish->least;
}

/* Chooses the orbits to be deleted next: those that leave enough givens, at least one. Returns false if there are none. */
static bool
choose_orbits (Chain *chain, unsigned floor)
{
  unsigned n = chain->careful ? 1 : stride (chain), begin;

  for (; chain->next < chain->n_orbits; chain->next++)
    {
      begin = orbit_begin (chain, chain->next);
      chain->last = (uint8_t) (chain->next + 1);
      if (chain->filled < floor + (chain->end[chain->next] - begin))
        continue;
      while (chain->last < chain->n_orbits && chain->end[chain->last] - begin <= n
             && chain->filled >= floor + (chain->end[chain->last] - begin))
        chain->last++;
      return true;
    }
  return false;
}

/* Whether a puzzle from which no orbit can be deleted is one that is wished; if that is to be asked, returns CHECKING. */
static State
judge (const Chain *chain, const SudokuWork *work)
{
  const SudokuWish *wish = work->wish;

  if (chain->filled < wish->least || (wish->most > 0 && chain->filled > wish->most))
    return DROPPED;
  return wish->minimal && chain->n_orbits < CELLS ? CHECKING : MADE;
}

/* Writes the next question of a chain; returns false if it has none. */
static bool
ask (Chain *chain, const SudokuWork *work, uint8_t *question)
{
  if (chain->state == DELETING && !choose_orbits (chain, floor_of (work->wish)))
    {
      chain->state = judge (chain, work);
      chain->next = 0;
    }
  if (chain->state == CHECKING)
    {
      while (chain->next < CELLS && chain->values[chain->next] == 0)
        chain->next++;
      if (chain->next == CELLS)
        chain->state = MADE;
    }
  if (chain->state > CHECKING)
    return false;
  memcpy (question, chain->values, CELLS);
  if (chain->state == CHECKING)
    question[chain->next] = 0;
  else
    for (unsigned i = orbit_begin (chain, chain->next); i < chain->end[chain->last - 1]; i++)
      question[chain->cell[i]] = 0;
  return true;
}

/* Takes the answer to a chain's question: whether the puzzle in it is unique. */
static void
take_answer (Chain *chain, const uint8_t *question, bool unique)
{
  if (chain->state == CHECKING)
    {
      chain->next++;
      chain->state = unique ? DROPPED : CHECKING;
    }
  else if (unique)
    {
      memcpy (chain->values, question, CELLS);
      chain->filled = (uint8_t) (chain->filled - (chain->end[chain->last - 1] - orbit_begin (chain, chain->next)));
      chain->next = chain->last;
    }
  else if (chain->last == chain->next + 1)
    chain->next++;
  else
    chain->careful = true;
}

/* Has all chains ask and be answered until none has a question. */
static SudokuSearchResult
answer_all (Deletion *deletion, const SudokuWork *work, unsigned n)
{
  for (unsigned n_asking;;)
    {
      n_asking = 0;
      for (unsigned i = 0; i < n; i++)
        if (ask (&deletion->chain[i], work, deletion->questions + n_asking * CELLS))
          deletion->asking[n_asking++] = (uint16_t) i;
      if (n_asking == 0)
        return SUDOKU_SEARCH_EXHAUSTED;
      if (sudoku_batch_count (deletion->batch, deletion->questions, n_asking, 2, deletion->counts, NULL)
          == SUDOKU_SEARCH_CANCELLED)
        return SUDOKU_SEARCH_CANCELLED;
      for (unsigned i = 0; i < n_asking; i++)
        take_answer (&deletion->chain[deletion->asking[i]], deletion->questions + i * CELLS, deletion->counts[i] == 1);
    }
}

static SudokuSearchResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  Deletion *deletion = maker;

  assert (n <= MOST_CHAINS);
  sudoku_batch_set_cancel (deletion->batch, work->cancelled, work->cancel_data);
  for (unsigned i = 0; i < n; i++)
    if (begin (&deletion->chain[i], work, first + i) == SUDOKU_SEARCH_CANCELLED)
      return SUDOKU_SEARCH_CANCELLED;
  if (answer_all (deletion, work, n) == SUDOKU_SEARCH_CANCELLED)
    return SUDOKU_SEARCH_CANCELLED;
  for (unsigned i = 0; i < n; i++)
    if (deletion->chain[i].state == MADE && !sudoku_work_report (work, deletion->chain[i].values, first + i))
      return SUDOKU_SEARCH_FOUND;
  return SUDOKU_SEARCH_EXHAUSTED;
}

const SudokuMaker sudoku_deletion_maker = { MOST_CHAINS, create, destroy, run };
