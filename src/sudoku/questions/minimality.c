/* Finding redundant givens: for each a solution is looked for that has all the others and another value there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On most boards a walk finds one, or finds that there is none, after a few guesses. Where it does not, the
 * oracle of the blank board is asked, with the other givens as the path: what it learns about one given
 * helps it with the next.
 */
#include "sudoku/minimality.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/cdcl/oracle.h"
#include "sudoku/search/tree.h"

/* A given that takes more guesses is left to the oracle. */
#define MOST_GUESSES 200u

typedef struct
{
  SudokuBudget budget;
  SudokuPropagator *propagator; /* of the blank board */
  SudokuTree tree;
  SudokuOracle *oracle;   /* made when a given is hard */
  bool alone;             /* it could not be made, or cannot help any more */
  SudokuPlacement *given; /* [n_givens] */
  unsigned n_givens;
} Work;

/* Counts the solutions up to two; returns false when cancelled or short of memory. */
static bool
count_to_two (const SudokuGrid *puzzle, uint64_t *count, SudokuCancelFunc cancelled, void *data)
{
  SudokuSearch *search;
  SudokuSearchResult result;

  *count = 0;
  /* Short searches end before they ask. */
  if (cancelled != NULL && cancelled (data))
    return false;
  search = sudoku_search_new (puzzle);
  if (search == NULL)
    return false;
  sudoku_search_set_cancel (search, cancelled, data);
  result = sudoku_search_skip (search, 2, count);
  sudoku_search_free (search);
  return result != SUDOKU_SEARCH_CANCELLED;
}

static void
work_clear (Work *work)
{
  sudoku_oracle_free (work->oracle);
  sudoku_tree_clear (&work->tree);
  sudoku_propagator_free (work->propagator);
  free (work->given);
}

static bool
work_init (Work *work, const SudokuGrid *puzzle, SudokuCancelFunc cancelled, void *data)
{
  unsigned cells = puzzle->shape->n_cells;

  *work = (Work){ .budget = sudoku_budget (cancelled, data) };
  work->propagator = sudoku_propagator_new (puzzle->shape);
  work->given = malloc (cells * sizeof *work->given);
  if (work->propagator == NULL || work->given == NULL || !sudoku_tree_init (&work->tree, work->propagator))
    {
      work_clear (work);
      return false;
    }
  for (unsigned cell = 0; cell < cells; cell++)
    if (puzzle->cell[cell] != 0)
      work->given[work->n_givens++] = (SudokuPlacement){ (uint16_t) cell, puzzle->cell[cell] };
  return true;
}

static SudokuOracle *
oracle_of_blank_board (const SudokuShape *shape)
{
  SudokuCandidates *candidates = sudoku_candidates_new (shape);
  SudokuOracle *oracle = NULL;

  if (candidates == NULL)
    return NULL;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    candidates->cell[cell] = sudoku_set_full (shape->order);
  oracle = sudoku_oracle_new (candidates);
  sudoku_candidates_free (candidates);
  return oracle;
}

/* Looks for another solution without a given by walking. CANCELLED also when that takes too long. */
static SudokuSearchResult
walk_without (Work *work, unsigned given)
{
  SudokuPropagator *propagator = work->propagator;
  SudokuSearchResult result;

  for (unsigned i = 0; i < work->n_givens; i++)
    if (i != given)
      sudoku_propagator_assume (propagator, work->given[i].cell, work->given[i].value);
  sudoku_propagator_remove (propagator, work->given[given].cell, work->given[given].value);
  sudoku_tree_restart (&work->tree);
  work->tree.guess_limit = work->alone ? UINT64_MAX : work->tree.guesses + MOST_GUESSES;
  result = sudoku_tree_next (&work->tree, &work->budget);
  sudoku_propagator_undo (propagator, 0);
  return result;
}

/* The same by the oracle, or by a walk of any length if there is none. */
static SudokuSearchResult
ask_without (Work *work, unsigned given)
{
  SudokuOracleAnswer answer = SUDOKU_ORACLE_HELPLESS;

  if (work->oracle == NULL)
    work->oracle = oracle_of_blank_board (work->propagator->shape);
  if (work->oracle != NULL)
    answer = sudoku_oracle_ask_but (work->oracle, &work->budget, work->given, work->n_givens, given);
  switch (answer)
    {
    case SUDOKU_ORACLE_LIVE:
      return SUDOKU_SEARCH_FOUND;
    case SUDOKU_ORACLE_DEAD:
      return SUDOKU_SEARCH_EXHAUSTED;
    case SUDOKU_ORACLE_CANCELLED:
      return SUDOKU_SEARCH_CANCELLED;
    case SUDOKU_ORACLE_HELPLESS:
    default:
      work->alone = true;
      return walk_without (work, given);
    }
}

/* The puzzle is unique. */
static SudokuMinimality
find_redundant (Work *work, bool *redundant)
{
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;

  for (unsigned given = 0; given < work->n_givens; given++)
    {
      SudokuSearchResult result = walk_without (work, given);

      if (result == SUDOKU_SEARCH_CANCELLED && work->tree.guesses >= work->tree.guess_limit)
        result = ask_without (work, given);
      if (result == SUDOKU_SEARCH_CANCELLED)
        return SUDOKU_MINIMALITY_CANCELLED;
      redundant[work->given[given].cell] = result == SUDOKU_SEARCH_EXHAUSTED;
      if (result == SUDOKU_SEARCH_EXHAUSTED)
        minimality = SUDOKU_MINIMALITY_REDUNDANT;
    }
  return minimality;
}

/* The same for 9x9 boards, whose engine is quicker at counting than a walk at finding. */
static SudokuMinimality
find_redundant_by_counting (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;
  SudokuGrid *copy = sudoku_grid_copy (puzzle);

  if (copy == NULL)
    return SUDOKU_MINIMALITY_CANCELLED;
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      uint64_t count;

      if (puzzle->cell[cell] == 0)
        continue;
      copy->cell[cell] = 0;
      if (!count_to_two (copy, &count, cancelled, data))
        {
          minimality = SUDOKU_MINIMALITY_CANCELLED;
          break;
        }
      copy->cell[cell] = puzzle->cell[cell];
      redundant[cell] = count == 1;
      if (redundant[cell])
        minimality = SUDOKU_MINIMALITY_REDUNDANT;
    }
  sudoku_grid_free (copy);
  return minimality;
}

SudokuMinimality
sudoku_minimality (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuMinimality minimality;
  uint64_t count;
  Work work;

  memset (redundant, 0, puzzle->shape->n_cells * sizeof *redundant);
  if (!count_to_two (puzzle, &count, cancelled, data))
    return SUDOKU_MINIMALITY_CANCELLED;
  if (count != 1)
    return count == 0 ? SUDOKU_MINIMALITY_NONE : SUDOKU_MINIMALITY_SEVERAL;
  if (sudoku_shape_is_nine (puzzle->shape))
    return find_redundant_by_counting (puzzle, redundant, cancelled, data);

  if (!work_init (&work, puzzle, cancelled, data))
    return SUDOKU_MINIMALITY_CANCELLED;
  minimality = find_redundant (&work, redundant);
  work_clear (&work);
  return minimality;
}
