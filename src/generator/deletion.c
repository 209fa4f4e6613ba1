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

#include "generator/work.h"
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

/* One board, in bytes: thousands are gone through again and again. */
typedef struct
{
  uint8_t values[CELLS];    /* of the puzzle so far */
  uint8_t cell[CELLS];      /* in the order of deleting */
  uint8_t first[CELLS + 1]; /* of each orbit, as an index of cell[] */
  uint8_t n_orbits, next;   /* the next orbit, or while CHECKING the next cell */
  uint8_t end;              /* the first orbit that is not asked about now */
  uint8_t filled;
  bool careful; /* orbit by orbit, since several at once were too many */
  State state;
} Chain;

typedef struct
{
  SudokuBatch *batch;
  Chain chain[MOST_CHAINS];
  uint8_t questions[MOST_CHAINS * CELLS];
  SudokuExcluded excluded[MOST_CHAINS];
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

static SudokuSearchResult
begin (Chain *chain, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);
  SudokuCellGroups orbits;

  sudoku_work_order_orbits (work, &random, &orbits);
  *chain = (Chain){ .filled = CELLS, .n_orbits = (uint8_t) orbits.n };
  for (unsigned i = 0; i < CELLS; i++)
    chain->cell[i] = (uint8_t) orbits.cell[i];
  for (unsigned i = 0; i <= orbits.n; i++)
    chain->first[i] = (uint8_t) orbits.first[i];
  return sudoku_fill (work->wish->shape, &random, chain->values, work->cancelled, work->cancel_data);
}

static unsigned
stride (const Chain *chain)
{
  unsigned i = 0;

  while (chain->filled < strides[i].filled)
    i++;
  return strides[i].at_once;
}

/* Chooses the orbits to be deleted next: those that leave enough givens, at least one. Returns false if there are none. */
static bool
choose_orbits (Chain *chain, unsigned floor)
{
  unsigned n = chain->careful ? 1 : stride (chain), begin;

  for (; chain->next < chain->n_orbits; chain->next++)
    {
      begin = chain->first[chain->next];
      chain->end = (uint8_t) (chain->next + 1);
      if (chain->filled < floor + (chain->first[chain->end] - begin))
        continue;
      while (chain->end < chain->n_orbits && chain->first[chain->end + 1] - begin <= n
             && chain->filled >= floor + (chain->first[chain->end + 1] - begin))
        chain->end++;
      return true;
    }
  return false;
}

/* Whether a puzzle from which no orbit can be deleted is one that is wished; if that is to be asked, returns CHECKING. */
static State
judge (const Chain *chain, const SudokuWork *work)
{
  if (!sudoku_work_wishes_number (work, chain->filled))
    return DROPPED;
  return work->wish->minimal && chain->n_orbits < CELLS ? CHECKING : MADE;
}

/* Finds out what a chain is to ask next; returns false if it has no question. */
static bool
prepare (Chain *chain, const SudokuWork *work)
{
  if (chain->state == DELETING && !choose_orbits (chain, sudoku_work_floor (work)))
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
  return chain->state <= CHECKING;
}

/* Whether a chain asks about a single cell, and which one that is. */
static bool
asks_about_cell (const Chain *chain, unsigned *cell)
{
  unsigned begin = chain->first[chain->next];

  *cell = chain->state == CHECKING ? chain->next : chain->cell[begin];
  return chain->state == CHECKING || chain->first[chain->end] == begin + 1;
}

/* Writes the puzzle that a chain asks about. */
static void
write_question (const Chain *chain, uint8_t *question)
{
  memcpy (question, chain->values, CELLS);
  if (chain->state == CHECKING)
    question[chain->next] = 0;
  else
    for (unsigned i = chain->first[chain->next]; i < chain->first[chain->end]; i++)
      question[chain->cell[i]] = 0;
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
      chain->filled = (uint8_t) (chain->filled - (chain->first[chain->end] - chain->first[chain->next]));
      chain->next = chain->end;
    }
  else if (chain->end == chain->next + 1)
    chain->next++;
  else
    chain->careful = true;
}

/* Collects questions: those about one cell from the first on, the others from the last down. Returns how many there are of
 * each kind. */
static void
ask_all (Deletion *deletion, const SudokuWork *work, unsigned n, unsigned *n_single, unsigned *n_several)
{
  *n_single = *n_several = 0;
  for (unsigned i = 0; i < n; i++)
    {
      Chain *chain = &deletion->chain[i];
      unsigned cell, index;

      if (!prepare (chain, work))
        continue;
      if (asks_about_cell (chain, &cell))
        {
          index = (*n_single)++;
          deletion->excluded[index] = (SudokuExcluded){ (uint8_t) cell, chain->values[cell] };
        }
      else
        index = MOST_CHAINS - ++*n_several;
      write_question (chain, deletion->questions + index * CELLS);
      deletion->asking[index] = (uint16_t) i;
    }
}

/* Hands answers to n chains; a question from first on was answered yes if it counted to this. */
static void
take_answers (Deletion *deletion, unsigned first, unsigned n, uint64_t yes)
{
  for (unsigned i = first; i < first + n; i++)
    take_answer (&deletion->chain[deletion->asking[i]], deletion->questions + i * CELLS, deletion->counts[i] == yes);
}

/* Has all chains ask and be answered until none has a question. A puzzle without one given is unique if no solution has
 * another value there; without several, if it has no second solution. */
static SudokuSearchResult
answer_all (Deletion *deletion, const SudokuWork *work, unsigned n)
{
  for (unsigned n_single, n_several, first;;)
    {
      ask_all (deletion, work, n, &n_single, &n_several);
      first = MOST_CHAINS - n_several;
      if (n_single + n_several == 0)
        return SUDOKU_SEARCH_EXHAUSTED;
      if (sudoku_batch_count_others (deletion->batch, deletion->questions, deletion->excluded, n_single, 1,
                                     deletion->counts)
              == SUDOKU_SEARCH_CANCELLED
          || sudoku_batch_count (deletion->batch, deletion->questions + first * CELLS, n_several, 2,
                                 deletion->counts + first, NULL)
                 == SUDOKU_SEARCH_CANCELLED)
        return SUDOKU_SEARCH_CANCELLED;
      take_answers (deletion, 0, n_single, 0);
      take_answers (deletion, first, n_several, 1);
    }
}

static SudokuSearchResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  Deletion *deletion = maker;
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  assert (n <= MOST_CHAINS);
  sudoku_batch_set_cancel (deletion->batch, work->cancelled, work->cancel_data);
  for (unsigned i = 0; i < n; i++)
    if (begin (&deletion->chain[i], work, first + i) == SUDOKU_SEARCH_CANCELLED)
      return SUDOKU_SEARCH_CANCELLED;
  if (answer_all (deletion, work, n) == SUDOKU_SEARCH_CANCELLED)
    return SUDOKU_SEARCH_CANCELLED;
  for (unsigned i = 0; i < n && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    if (deletion->chain[i].state == MADE)
      result = sudoku_work_report (work, deletion->chain[i].values, first + i);
  return result;
}

const SudokuMaker sudoku_deletion_maker = { MOST_CHAINS, create, destroy, run };
