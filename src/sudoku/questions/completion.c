/* Finding cells that would make a puzzle unique: exactly from all solutions if these are few, else by
 * giving rare values until they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a board has one solution is found out by a search for two. Other questions ask decide.h instead, which learns from one
 * question for the next. But it says only whether there is a completion with another value in one certain cell, which is the
 * whole question for a given that is already there (minimality.c) and one of many for a board of which no solution is known.
 * Asked only about the additions made so far, it was slower than the search on some 25x25 boards.
 */
#include "sudoku/completion.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/questions/hitting-set.h"
#include "sudoku/random.h"
#include "sudoku/tree/tree.h"

/* Random solutions looked at before a given is chosen, and the guesses one may take. */
#define SAMPLES 48u
#define SAMPLE_GUESSES 2000u

/* Up to this order all candidates are tried as the one given that is missing. */
#define MOST_ORDER_FOR_TRYING 12u

typedef struct
{
  SudokuGrid *puzzle; /* with the additions made so far */
  unsigned cells;
  uint8_t *solutions; /* [(SUDOKU_UNIQUE_COMPLETION_EXACT + 1) * cells] */
  unsigned n_solutions;
  SudokuCancelFunc cancelled;
  void *data;
  SudokuRandom random;
  SudokuResult result; /* of the last search: whoever returns false was stopped by it */
} Work;

/* Lists solutions of the puzzle as it is, up to a number. Returns false when cancelled or out of memory. */
static bool
list_solutions (Work *work, unsigned most)
{
  SudokuSearch *search = NULL;

  work->n_solutions = 0;
  work->result = SUDOKU_CANCELLED;
  /* Short searches end before they ask. */
  if (work->cancelled != NULL && work->cancelled (work->data))
    return false;
  search = sudoku_search_new (work->puzzle);
  work->result = search == NULL ? SUDOKU_NO_MEMORY : SUDOKU_FOUND;
  if (search == NULL)
    return false;
  sudoku_search_set_cancel (search, work->cancelled, work->data);
  while (work->n_solutions < most
         && (work->result = sudoku_search_next (search, work->solutions + work->n_solutions * work->cells))
                == SUDOKU_FOUND)
    work->n_solutions++;
  sudoku_search_free (search);
  return !sudoku_was_stopped (work->result);
}

/* Lists random solutions (not all equally likely, and some perhaps twice); fewer when they are hard to
 * find. */
static void
sample_solutions (Work *work)
{
  SudokuPropagator *propagator = sudoku_propagator_new (work->puzzle->shape);
  SudokuTree tree = { 0 };
  SudokuBudget budget = sudoku_budget (work->cancelled, work->data);
  unsigned root;

  work->n_solutions = 0;
  if (propagator != NULL && sudoku_tree_init (&tree, propagator))
    {
      bool stable;

      tree.random = &work->random;
      sudoku_propagator_assume_grid (propagator, work->puzzle);
      stable = sudoku_propagate (propagator, &budget) == SUDOKU_PROPAGATION_STABLE;
      root = propagator->n_trail;
      while (stable && work->n_solutions < SAMPLES)
        {
          tree.guess_limit = tree.guesses + SAMPLE_GUESSES;
          sudoku_tree_restart (&tree);
          if (sudoku_tree_next (&tree, &budget) != SUDOKU_FOUND)
            break;
          sudoku_propagator_read (propagator, work->solutions + work->n_solutions++ * work->cells);
          sudoku_propagator_undo (propagator, root);
        }
    }
  sudoku_tree_clear (&tree);
  sudoku_propagator_free (propagator);
}

/* Gives the cell and value that the fewest of the listed solutions have. */
static void
give_rarest (Work *work)
{
  unsigned n = work->puzzle->shape->order, rarest = SUDOKU_UNIQUE_COMPLETION_EXACT + 2;
  unsigned best_cell = 0;
  uint8_t best_value = 0;

  for (unsigned cell = 0; cell < work->cells; cell++)
    {
      uint16_t count[SUDOKU_MAX_ORDER + 1] = { 0 };

      if (work->puzzle->cell[cell] != 0)
        continue;
      for (unsigned i = 0; i < work->n_solutions; i++)
        count[work->solutions[i * work->cells + cell]]++;
      for (unsigned value = 1; value <= n; value++)
        if (count[value] > 0 && count[value] < rarest)
          {
            rarest = count[value];
            best_cell = cell;
            best_value = (uint8_t) value;
          }
    }
  work->puzzle->cell[best_cell] = best_value;
}

/* Looks for one further given that makes the puzzle unique, on boards where trying all is quick; that
 * solution is then the only one listed. Returns false when cancelled or out of memory. */
static bool
try_single_givens (Work *work)
{
  SudokuGrid *puzzle = work->puzzle;
  unsigned n = puzzle->shape->order;

  work->n_solutions = 0;
  for (unsigned cell = 0; cell < work->cells && n <= MOST_ORDER_FOR_TRYING; cell++)
    {
      if (puzzle->cell[cell] != 0)
        continue;
      for (unsigned value = 1; value <= n; value++)
        {
          puzzle->cell[cell] = (uint8_t) value;
          if (!list_solutions (work, 2))
            return false;
          if (work->n_solutions == 1)
            return true;
        }
      puzzle->cell[cell] = 0;
    }
  return true;
}

/* Adds givens until at most SUDOKU_UNIQUE_COMPLETION_EXACT solutions are left, which are then listed.
 * Returns false when cancelled or out of memory. */
static bool
narrow (Work *work)
{
  for (;;)
    {
      if (!list_solutions (work, SUDOKU_UNIQUE_COMPLETION_EXACT + 1))
        return false;
      if (work->n_solutions <= SUDOKU_UNIQUE_COMPLETION_EXACT)
        return true;
      if (!try_single_givens (work))
        return false;
      if (work->n_solutions == 1)
        return true;
      sample_solutions (work);
      /* Where random ones are hard to come by, the first ones must do. */
      if (work->n_solutions < 2 && !list_solutions (work, SAMPLES))
        return false;
      give_rarest (work);
    }
}

/* Removes additions that are redundant given the others. Returns false when cancelled or out of memory. */
static bool
drop_needless (Work *work, const SudokuGrid *puzzle)
{
  for (unsigned cell = 0; cell < work->cells; cell++)
    {
      uint8_t added = work->puzzle->cell[cell];

      if (added == 0 || puzzle->cell[cell] != 0)
        continue;
      work->puzzle->cell[cell] = 0;
      if (!list_solutions (work, 2))
        return false;
      if (work->n_solutions > 1)
        work->puzzle->cell[cell] = added;
    }
  return true;
}

/* Looks for two additions that one other given can replace, and replaces them; sets *exchanged to whether there were any.
 * Returns false when cancelled or out of memory. */
static bool
exchange_two (Work *work, const SudokuGrid *puzzle, bool *exchanged)
{
  uint8_t *given = work->puzzle->cell;

  *exchanged = false;
  for (unsigned a = 0; a < work->cells; a++)
    for (unsigned b = 0; b < a; b++)
      {
        uint8_t value_a = given[a], value_b = given[b];

        if (value_a == 0 || value_b == 0 || puzzle->cell[a] != 0 || puzzle->cell[b] != 0)
          continue;
        given[a] = given[b] = 0;
        if (!try_single_givens (work))
          return false;
        if (work->n_solutions == 1)
          {
            *exchanged = true;
            return true;
          }
        given[a] = value_a;
        given[b] = value_b;
      }
  return true;
}

/* Reduces the number of additions where that is simple. Returns false when cancelled or out of memory. */
static bool
improve (Work *work, const SudokuGrid *puzzle)
{
  bool exchanged;

  do
    if (!drop_needless (work, puzzle) || !exchange_two (work, puzzle, &exchanged))
      return false;
  while (exchanged);
  return true;
}

static SudokuResult
complete (Work *work, const SudokuGrid *puzzle, uint8_t *givens, bool *smallest)
{
  SudokuBudget budget = sudoku_budget (work->cancelled, work->data);
  unsigned added = 0;

  if (!list_solutions (work, SUDOKU_UNIQUE_COMPLETION_EXACT + 1))
    return work->result;
  if (work->n_solutions == 0)
    return SUDOKU_EXHAUSTED;
  *smallest = work->n_solutions <= SUDOKU_UNIQUE_COMPLETION_EXACT;
  if (!*smallest && !narrow (work))
    return work->result;
  work->result = sudoku_hitting_set (work->solutions, work->n_solutions, work->cells, givens, &budget);
  if (*smallest || work->result != SUDOKU_FOUND)
    return work->result;

  for (unsigned cell = 0; cell < work->cells; cell++)
    if (givens[cell] != 0)
      work->puzzle->cell[cell] = givens[cell];
  if (!improve (work, puzzle))
    return work->result;
  for (unsigned cell = 0; cell < work->cells; cell++)
    {
      givens[cell] = puzzle->cell[cell] == 0 ? work->puzzle->cell[cell] : 0;
      added += givens[cell] != 0;
    }
  /* It was not unique without any, nor with one where all were tried. */
  *smallest = added <= (puzzle->shape->order <= MOST_ORDER_FOR_TRYING ? 2 : 1);
  return SUDOKU_FOUND;
}

SudokuResult
sudoku_unique_completion (const SudokuGrid *puzzle,
                          uint8_t *givens,
                          bool *smallest,
                          SudokuCancelFunc cancelled,
                          void *data)
{
  unsigned cells = puzzle->shape->n_cells;
  Work work = { .cells = cells, .cancelled = cancelled, .data = data, .random = { 1 } };
  SudokuResult result = SUDOKU_NO_MEMORY;

  memset (givens, 0, cells);
  *smallest = false;
  work.puzzle = sudoku_grid_copy (puzzle);
  work.solutions = malloc ((size_t) (SUDOKU_UNIQUE_COMPLETION_EXACT + 1) * cells);
  if (work.puzzle != NULL && work.solutions != NULL)
    result = complete (&work, puzzle, givens, smallest);
  if (result != SUDOKU_FOUND)
    memset (givens, 0, cells);
  free (work.solutions);
  sudoku_grid_free (work.puzzle);
  return result;
}
