/* What each chain asks, and what it makes of the answers; and the maker whose chains begin with full boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/chains.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/fill.h"

#define CELLS SUDOKU_BATCH_CELLS

/* Tries that are begun between two questions whether to cancel: less than a millisecond. */
#define TRIES_AT_ONCE 1024

/* How many cells are deleted at once, as long as at least that many more are still there. */
static const struct
{
  uint8_t filled, at_once;
} strides[] = { { 81, 28 }, { 48, 8 }, { 40, 4 }, { 34, 2 }, { 0, 1 } };

struct SudokuChains
{
  SudokuBatch *batch;
  unsigned n;
  SudokuChain chain[SUDOKU_MOST_CHAINS];
  uint8_t questions[SUDOKU_MOST_CHAINS * CELLS];
  SudokuExcluded excluded[SUDOKU_MOST_CHAINS];
  uint64_t counts[SUDOKU_MOST_CHAINS];
  uint16_t asking[SUDOKU_MOST_CHAINS]; /* the chain that each question is of */
};

SudokuChains *
sudoku_chains_new (const SudokuShape *shape)
{
  SudokuChains *chains = malloc (sizeof *chains);

  if (chains == NULL)
    return NULL;
  chains->batch = sudoku_batch_new (shape, NULL);
  if (chains->batch != NULL)
    return chains;
  free (chains);
  return NULL;
}

void
sudoku_chains_free (SudokuChains *chains)
{
  if (chains != NULL)
    sudoku_batch_free (chains->batch);
  free (chains);
}

static unsigned
stride (const SudokuChain *chain)
{
  unsigned i = 0;

  while (chain->filled < strides[i].filled)
    i++;
  return strides[i].at_once;
}

/* Chooses the orbits to be deleted next: those that leave enough givens, at least one. Returns false if there are none. */
static bool
choose_orbits (SudokuChain *chain)
{
  unsigned n = chain->careful ? 1 : stride (chain), floor = chain->floor, begin;

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

/* Whether a puzzle from which no orbit can be deleted is one that is wished; if that is to be asked, returns CHECKING. Where
 * orbits are single cells, all were tried. */
static SudokuChainState
judge (const SudokuChain *chain, const SudokuWork *work)
{
  if (!sudoku_work_wishes_number (work, chain->filled))
    return SUDOKU_CHAIN_DROPPED;
  return chain->at_first || (work->wish->minimal && chain->n_orbits < CELLS) ? SUDOKU_CHAIN_CHECKING
                                                                             : SUDOKU_CHAIN_MADE;
}

/* Finds out what a chain is to ask next; returns false if it has no question. */
static bool
prepare (SudokuChain *chain, const SudokuWork *work)
{
  if (chain->state == SUDOKU_CHAIN_DELETING && !choose_orbits (chain))
    {
      chain->state = judge (chain, work);
      chain->next = 0;
    }
  if (chain->state == SUDOKU_CHAIN_CHECKING)
    {
      while (chain->next < CELLS && chain->values[chain->next] == 0)
        chain->next++;
      if (chain->next == CELLS)
        chain->state = SUDOKU_CHAIN_MADE;
    }
  return chain->state <= SUDOKU_CHAIN_CHECKING;
}

/* Whether a chain asks about a single cell, and which one that is. */
static bool
asks_about_cell (const SudokuChain *chain, unsigned *cell)
{
  unsigned begin = chain->first[chain->next];

  *cell = chain->state == SUDOKU_CHAIN_CHECKING ? chain->next : chain->cell[begin];
  return chain->state == SUDOKU_CHAIN_CHECKING
         || (chain->state == SUDOKU_CHAIN_DELETING && chain->first[chain->end] == begin + 1);
}

/* Writes the puzzle that a chain asks about. */
static void
write_question (const SudokuChain *chain, uint8_t *question)
{
  memcpy (question, chain->values, CELLS);
  if (chain->state == SUDOKU_CHAIN_CHECKING)
    question[chain->next] = 0;
  else if (chain->state == SUDOKU_CHAIN_DELETING)
    for (unsigned i = chain->first[chain->next]; i < chain->first[chain->end]; i++)
      question[chain->cell[i]] = 0;
}

/* Takes the answer to a chain's question: whether the puzzle in it is unique. */
static void
take_answer (SudokuChain *chain, const uint8_t *question, bool unique)
{
  if (chain->state == SUDOKU_CHAIN_BEGINNING)
    chain->state = unique ? SUDOKU_CHAIN_DELETING : SUDOKU_CHAIN_DROPPED;
  else if (chain->state == SUDOKU_CHAIN_CHECKING)
    {
      chain->next++;
      chain->state = unique ? SUDOKU_CHAIN_DROPPED : SUDOKU_CHAIN_CHECKING;
    }
  else if (unique)
    {
      memcpy (chain->values, question, CELLS);
      chain->filled = (uint8_t) (chain->filled - (chain->first[chain->end] - chain->first[chain->next]));
      chain->next = chain->end;
    }
  else if (chain->end != chain->next + 1)
    chain->careful = true;
  else if (chain->at_first)
    chain->n_orbits = chain->next;
  else
    chain->next++;
}

/* Collects questions: those about one cell from the first on, the others from the last down. Returns how many there are of
 * each kind. */
static void
ask_all (SudokuChains *chains, const SudokuWork *work, unsigned *n_single, unsigned *n_several)
{
  *n_single = *n_several = 0;
  for (unsigned i = 0; i < chains->n; i++)
    {
      SudokuChain *chain = &chains->chain[i];
      unsigned cell, index;

      if (!prepare (chain, work))
        continue;
      if (asks_about_cell (chain, &cell))
        {
          index = (*n_single)++;
          chains->excluded[index] = (SudokuExcluded){ (uint8_t) cell, chain->values[cell] };
        }
      else
        index = SUDOKU_MOST_CHAINS - ++*n_several;
      write_question (chain, chains->questions + index * CELLS);
      chains->asking[index] = (uint16_t) i;
    }
}

/* Hands answers to n chains; a question from first on was answered yes if it counted to this. */
static void
take_answers (SudokuChains *chains, unsigned first, unsigned n, uint64_t yes)
{
  for (unsigned i = first; i < first + n; i++)
    take_answer (&chains->chain[chains->asking[i]], chains->questions + i * CELLS, chains->counts[i] == yes);
}

/* Has all chains ask and be answered until none has a question. A puzzle without one given is unique if no solution has
 * another value there; without several, if it has no second solution. Returns false when cancelled. */
static bool
answer_all (SudokuChains *chains, const SudokuWork *work)
{
  for (unsigned n_single, n_several, first;;)
    {
      ask_all (chains, work, &n_single, &n_several);
      first = SUDOKU_MOST_CHAINS - n_several;
      if (n_single + n_several == 0)
        return true;
      if (sudoku_batch_count_others (chains->batch, chains->questions, chains->excluded, n_single, 1, chains->counts)
              == SUDOKU_CANCELLED
          || sudoku_batch_count (chains->batch, chains->questions + first * CELLS, n_several, 2, chains->counts + first,
                                 NULL)
                 == SUDOKU_CANCELLED)
        return false;
      take_answers (chains, 0, n_single, 0);
      take_answers (chains, first, n_several, 1);
    }
}

/* Finishes the chains that were begun, and reports what came of them. */
static SudokuResult
finish (SudokuChains *chains, const SudokuWork *work)
{
  SudokuResult result = SUDOKU_EXHAUSTED;

  if (!answer_all (chains, work))
    return SUDOKU_CANCELLED;
  for (unsigned i = 0; i < chains->n && result == SUDOKU_EXHAUSTED; i++)
    if (chains->chain[i].state == SUDOKU_CHAIN_MADE)
      result = sudoku_work_report (work, work->wish->shape, chains->chain[i].values, chains->chain[i].number);
  chains->n = 0;
  return result;
}

SudokuResult
sudoku_chains_run (SudokuChains *chains,
                   const SudokuWork *work,
                   uint64_t first,
                   unsigned n,
                   SudokuBeginFunc begin,
                   void *maker)
{
  SudokuResult result = SUDOKU_EXHAUSTED;
  bool is_clear = false;

  sudoku_batch_set_cancel (chains->batch, work->cancelled, work->cancel_data);
  chains->n = 0;
  for (unsigned i = 0; i < n && result == SUDOKU_EXHAUSTED; i++)
    {
      SudokuChain *chain = &chains->chain[chains->n];
      SudokuResult begun;

      if (i % TRIES_AT_ONCE == 0 && work->cancelled != NULL && work->cancelled (work->cancel_data))
        return SUDOKU_CANCELLED;
      if (!is_clear)
        *chain = (SudokuChain){ 0 };
      chain->number = first + i;
      begun = begin (maker, work, chain);
      if (sudoku_was_stopped (begun))
        return begun;
      is_clear = begun == SUDOKU_EXHAUSTED;
      chains->n += !is_clear;
      if (chains->n == SUDOKU_MOST_CHAINS || i == n - 1)
        result = finish (chains, work);
    }
  return result;
}

/* Deleting givens from full boards. */

static void
destroy (void *maker)
{
  sudoku_chains_free (maker);
}

static void *
create (const SudokuWish *wish)
{
  return sudoku_chains_new (wish->shape);
}

/* A SudokuBeginFunc. */
static SudokuResult
begin (void *maker, const SudokuWork *work, SudokuChain *chain)
{
  SudokuRandom random = sudoku_random_for (work->seed, chain->number);
  SudokuCellGroups orbits;

  (void) maker;
  sudoku_work_order_orbits (work, &random, &orbits);
  chain->state = SUDOKU_CHAIN_DELETING;
  chain->filled = SUDOKU_BATCH_CELLS;
  chain->floor = (uint8_t) sudoku_work_floor (work);
  chain->n_orbits = (uint8_t) orbits.n;
  for (unsigned i = 0; i < SUDOKU_BATCH_CELLS; i++)
    chain->cell[i] = (uint8_t) orbits.cell[i];
  for (unsigned i = 0; i <= orbits.n; i++)
    chain->first[i] = (uint8_t) orbits.first[i];
  return sudoku_fill (work->wish->shape, &random, chain->values, work->cancelled, work->cancel_data);
}

static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  return sudoku_chains_run (maker, work, first, n, begin, maker);
}

const SudokuMaker sudoku_deletion_maker = { SUDOKU_MOST_CHAINS, create, destroy, run };
