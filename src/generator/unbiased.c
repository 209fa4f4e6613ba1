/* Minimal 9x9 puzzles whose probability is known, by the controlled-bias procedure of P. Isaacsson (D. Berthier, "Pattern-Based
 * Constraint Satisfaction and Logic Puzzles", 2012, chapter 6).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Givens are deleted from a full board, of which all are equally likely, in a random order. As soon as the solution is no
 * longer unique the try is over, and has come to something only if the last puzzle before that is minimal: about one in
 * 260,000. Whether a certain puzzle with k givens comes depends on k alone, since it is met if and only if its blanks are
 * the first 81 - k cells of the order: one in 81 over k. So the weight of each is that number, in proportion to that for 26.
 *
 * Puzzles that miss an unavoidable set are not asked about. Those of more than FIRST_GIVENS givens are passed over: hardly
 * any of them is minimal.
 */
#include <stdlib.h>
#include <string.h>

#include "generator/work.h"
#include "sudoku/batch.h"
#include "sudoku/fill.h"
#include "sudoku/unavoidable.h"

#define CELLS SUDOKU_BATCH_CELLS
#define MOST_TRIES 65536

/* How many tries one full board is for. */
#define TRIES_A_BOARD 32768

/* With how many givens a try begins. */
#define FIRST_GIVENS 31

/* Boards that are asked about together. */
#define MOST_CHAINS 4096

#define LARGEST_SET 12

typedef enum
{
  DELETING,
  CHECKING, /* whether single givens could go */
  MADE,
  DROPPED
} State;

/* A try that meets all unavoidable sets. */
typedef struct
{
  uint8_t values[CELLS];      /* of the last puzzle that is unique, or of the first one */
  uint8_t cell[FIRST_GIVENS]; /* the givens, the next to be deleted last */
  uint8_t n_givens, next;     /* next: of the givens to be checked */
  State state;
  uint64_t number;
} Chain;

/* A full board and its sets. */
typedef struct
{
  uint8_t values[CELLS];
  SudokuCellSet set[SUDOKU_MOST_UNAVOIDABLE];
  unsigned n_sets;
} Board;

typedef struct
{
  SudokuBatch *batch;
  Chain chain[MOST_CHAINS];
  unsigned n_chains;
  Board board; /* that is in use */
  uint64_t board_number;
  uint8_t questions[MOST_CHAINS * CELLS];
  SudokuExcluded excluded[MOST_CHAINS];
  uint64_t counts[MOST_CHAINS];
  uint16_t asking[MOST_CHAINS];
} Unbiased;

static void
destroy (void *maker)
{
  Unbiased *unbiased = maker;

  sudoku_batch_free (unbiased->batch);
  free (unbiased);
}

static void *
create (const SudokuWish *wish)
{
  Unbiased *unbiased = calloc (1, sizeof *unbiased);

  if (unbiased == NULL)
    return NULL;
  unbiased->board_number = UINT64_MAX;
  unbiased->batch = sudoku_batch_new (wish->shape, NULL);
  if (unbiased->batch != NULL)
    return unbiased;
  free (unbiased);
  return NULL;
}

/* Makes the full board of a number the one in use. Returns false when cancelled. */
static bool
use_board (Unbiased *unbiased, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);
  Board *board = &unbiased->board;

  if (unbiased->board_number == number)
    return true;
  unbiased->board_number = UINT64_MAX;
  if (sudoku_fill_uniform (work->wish->shape, &random, board->values, work->cancelled, work->cancel_data)
      != SUDOKU_SEARCH_FOUND)
    return false;
  unbiased->board_number = number;
  board->n_sets = sudoku_unavoidable_sets (board->values, LARGEST_SET, board->set);
  return true;
}

/* Draws the cells that are left at first, in the order of deleting from the last on, and returns whether they meet all
 * unavoidable sets. */
static bool
draw (const Board *board, SudokuRandom *random, uint8_t *cell)
{
  uint8_t all[CELLS];
  SudokuCellSet left = { { 0, 0 } };

  for (uint8_t i = 0; i < CELLS; i++)
    all[i] = i;
  for (unsigned i = 0; i < FIRST_GIVENS; i++)
    {
      unsigned j = i + sudoku_random_below (random, CELLS - i);
      uint8_t drawn = all[j];

      all[j] = all[i];
      cell[i] = drawn;
      sudoku_cell_set_add (&left, drawn);
    }
  for (unsigned i = 0; i < board->n_sets; i++)
    if (!sudoku_cell_sets_meet (&board->set[i], &left))
      return false;
  return true;
}

/* Begins a try, if it leads to a question. Returns false when cancelled. */
static bool
begin (Unbiased *unbiased, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (~work->seed, number);
  Chain *chain = &unbiased->chain[unbiased->n_chains];

  assert (unbiased->n_chains < MOST_CHAINS);
  if (!use_board (unbiased, work, number / TRIES_A_BOARD))
    return false;
  if (!draw (&unbiased->board, &random, chain->cell))
    return true;
  memset (chain->values, 0, CELLS);
  for (unsigned i = 0; i < FIRST_GIVENS; i++)
    chain->values[chain->cell[i]] = unbiased->board.values[chain->cell[i]];
  chain->n_givens = FIRST_GIVENS;
  chain->next = 0;
  chain->state = DELETING;
  chain->number = number;
  unbiased->n_chains++;
  return true;
}

/* The cell whose given is asked about: the next in the order while deleting, else one after the other. */
static unsigned
asked_cell (const Chain *chain)
{
  return chain->cell[chain->state == DELETING ? chain->n_givens - 1 : chain->next];
}

/* Takes the answer: whether the puzzle without the given has no other solution. */
static void
take_answer (Chain *chain, bool unique)
{
  if (chain->state == CHECKING)
    {
      chain->next++;
      chain->state = unique ? DROPPED : chain->next == chain->n_givens ? MADE : CHECKING;
    }
  else if (unique)
    chain->values[chain->cell[--chain->n_givens]] = 0;
  else
    chain->state = CHECKING;
}

/* Drops the chains that begin with several solutions. Returns false when cancelled. */
static bool
drop_first (Unbiased *unbiased)
{
  for (unsigned i = 0; i < unbiased->n_chains; i++)
    memcpy (unbiased->questions + i * CELLS, unbiased->chain[i].values, CELLS);
  if (sudoku_batch_count (unbiased->batch, unbiased->questions, unbiased->n_chains, 2, unbiased->counts, NULL)
      == SUDOKU_SEARCH_CANCELLED)
    return false;
  for (unsigned i = 0; i < unbiased->n_chains; i++)
    if (unbiased->counts[i] != 1)
      unbiased->chain[i].state = DROPPED;
  return true;
}

/* Has all chains ask until none has a question. Returns false when cancelled. */
static bool
answer_all (Unbiased *unbiased)
{
  for (unsigned n;;)
    {
      n = 0;
      for (unsigned i = 0; i < unbiased->n_chains; i++)
        {
          const Chain *chain = &unbiased->chain[i];
          unsigned cell;

          if (chain->state > CHECKING)
            continue;
          cell = asked_cell (chain);
          memcpy (unbiased->questions + n * CELLS, chain->values, CELLS);
          unbiased->questions[n * CELLS + cell] = 0;
          unbiased->excluded[n] = (SudokuExcluded){ (uint8_t) cell, chain->values[cell] };
          unbiased->asking[n++] = (uint16_t) i;
        }
      if (n == 0)
        return true;
      if (sudoku_batch_count_others (unbiased->batch, unbiased->questions, unbiased->excluded, n, 1, unbiased->counts)
          == SUDOKU_SEARCH_CANCELLED)
        return false;
      for (unsigned i = 0; i < n; i++)
        take_answer (&unbiased->chain[unbiased->asking[i]], unbiased->counts[i] == 0);
    }
}

/* Finishes the chains that were begun, and reports what came of them. */
static SudokuSearchResult
finish (Unbiased *unbiased, const SudokuWork *work)
{
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  if (!drop_first (unbiased) || !answer_all (unbiased))
    return SUDOKU_SEARCH_CANCELLED;
  for (unsigned i = 0; i < unbiased->n_chains && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    {
      const Chain *chain = &unbiased->chain[i];

      if (chain->state == MADE)
        result = sudoku_work_report (work, chain->values, chain->number);
    }
  unbiased->n_chains = 0;
  return result;
}

static SudokuSearchResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  Unbiased *unbiased = maker;
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  sudoku_batch_set_cancel (unbiased->batch, work->cancelled, work->cancel_data);
  unbiased->n_chains = 0;
  for (unsigned i = 0; i < n && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    {
      if ((i % 1024 == 0 && work->cancelled != NULL && work->cancelled (work->cancel_data))
          || !begin (unbiased, work, first + i))
        return SUDOKU_SEARCH_CANCELLED;
      if (unbiased->n_chains == MOST_CHAINS || i == n - 1)
        result = finish (unbiased, work);
    }
  return result;
}

const SudokuMaker sudoku_unbiased_maker = { MOST_TRIES, create, destroy, run };
