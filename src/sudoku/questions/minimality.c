/* Which givens are needed: for each a completion is looked for that has all the others and another value there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are questions about the puzzle without some of its givens (decide.h): what is learnt about one of them helps with
 * the next.
 */
#include "sudoku/minimality.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/board/check.h"
#include "sudoku/decide.h"
#include "sudoku/random.h"
#include "sudoku/rules.h"
#include "sudoku/unavoidable.h"

/* About how many givens are decided about at a time. Only these are not fixed in the solver's clauses: with more it has more to
 * learn from one question for the next, with fewer each question is simpler, which pays up to as many cells. On a 25x25 board one by one
 * took 2.2 times the conflicts at nearly twice the rate; all at once 0.7 times as many at a quarter of the rate. Taking them by box, by
 * value, by column or at random instead of row by row took 1 to 19 % more. */
#define BLOCK 16
#define LARGE_BLOCK 32
#define MOST_CELLS_OF_BLOCK 256

/* The guesses that each question may take before clauses are learnt about those left: checks of 16x16 boards took 12 % longer with half
 * as many, 8 % with twice as many, 89 % without any. They try the values of the solution first, since many completions without a given
 * are near it: that answers 77 of 100 questions, else it is 45. What did not pay: to branch first where a value of the solution is out, a
 * second order of cells, and to exchange values of a completion found so that another given is in the way (3 of 100). */
#define GUESSES 100

/* Some givens of a grid, which it is without while questions are asked about them. */
typedef struct
{
  SudokuGrid *grid;
  SudokuCandidates *others; /* than the values known of its solution, which are tried first */
  SudokuDecide *decide;     /* of the grid without them; NULL when out of memory */
  SudokuAssumption given[LARGE_BLOCK + SUDOKU_MOST_ORBIT];
  unsigned n;
  uint64_t most_guesses; /* a question that takes more is left undecided */
  bool learns;           /* clauses, without guesses before */
} Block;

/* Takes the givens of some groups, from one on. Returns the first group after these. */
static unsigned
open_block (Block *block, const SudokuCellGroups *groups, unsigned group)
{
  unsigned most = block->grid->shape->n_cells > MOST_CELLS_OF_BLOCK ? LARGE_BLOCK : BLOCK;

  block->n = 0;
  for (; group < groups->n && block->n < most; group++)
    for (unsigned i = groups->first[group]; i < groups->first[group + 1]; i++)
      {
        uint8_t *value = &block->grid->cell[groups->cell[i]];

        assert (*value != 0 && block->n < LARGE_BLOCK + SUDOKU_MOST_ORBIT);
        block->given[block->n++] = (SudokuAssumption){ .cell = groups->cell[i], .value = *value };
        *value = 0;
      }
  block->decide = sudoku_decide_new_for_grid (block->grid);
  if (block->decide == NULL)
    return group;
  sudoku_decide_set_avoided (block->decide, block->others);
  if (block->most_guesses < UINT64_MAX)
    {
      sudoku_decide_set_guesses (block->decide, block->most_guesses);
      sudoku_decide_set_shallow (block->decide);
    }
  else if (block->learns)
    sudoku_decide_set_guesses (block->decide, 0);
  return group;
}

/* Whether n givens of a block, from one on, follow from all the others: no completion of these has another value in any of
 * them. */
static SudokuResult
decide_group (const Block *block, unsigned at, unsigned n)
{
  SudokuAssumption assumptions[LARGE_BLOCK + SUDOKU_MOST_ORBIT];
  SudokuResult another = SUDOKU_EXHAUSTED;

  assert (at + n <= block->n);
  memcpy (assumptions, block->given, at * sizeof *assumptions);
  memcpy (assumptions + at + 1, block->given + at + n, (block->n - at - n) * sizeof *assumptions);
  for (unsigned i = 0; i < n && another == SUDOKU_EXHAUSTED; i++)
    {
      assumptions[at] = block->given[at + i];
      assumptions[at].excluded = true;
      another = sudoku_decide_solve (block->decide, assumptions, block->n - n + 1);
    }
  return another;
}

/* Decides about groups of givens in their order: those that follow from the others are removed, or, unless redundant is NULL,
 * noted there; and in `open`, unless NULL, which are left undecided. `values` has those known of the solution, 0 elsewhere. Returns
 * EXHAUSTED after the last. */
static SudokuResult
decide_groups (SudokuGrid *grid,
               const uint8_t *values,
               const SudokuCellGroups *groups,
               unsigned least,
               uint64_t most_guesses,
               bool *redundant,
               bool *open,
               SudokuCancelFunc cancelled,
               void *data)
{
  Block block = { .grid = grid,
                  .others = sudoku_candidates_new (grid->shape),
                  .most_guesses = most_guesses,
                  .learns = redundant != NULL || grid->shape->n_cells > MOST_CELLS_OF_BLOCK };
  unsigned filled = sudoku_grid_filled (grid);
  SudokuResult result = block.others != NULL ? SUDOKU_EXHAUSTED : SUDOKU_NO_MEMORY;

  for (unsigned cell = 0; result == SUDOKU_EXHAUSTED && cell < grid->shape->n_cells; cell++)
    if (values[cell] != 0)
      block.others->cell[cell] = sudoku_set_full (grid->shape->order) & ~sudoku_set_of (values[cell]);
  for (unsigned group = 0, end; result == SUDOKU_EXHAUSTED && group < groups->n; group = end)
    {
      end = open_block (&block, groups, group);
      if (block.decide == NULL)
        result = SUDOKU_NO_MEMORY;
      else
        sudoku_decide_set_cancel (block.decide, cancelled, data);
      for (unsigned at = 0; result == SUDOKU_EXHAUSTED && group < end; group++)
        {
          unsigned n = groups->first[group + 1] - groups->first[group];
          SudokuResult another = filled < least + n ? SUDOKU_FOUND : decide_group (&block, at, n);
          bool gave_up = another == SUDOKU_CANCELLED && sudoku_decide_gave_up (block.decide);

          if (sudoku_was_stopped (another) && !gave_up)
            result = another;
          if (another == SUDOKU_EXHAUSTED && redundant == NULL)
            {
              block.n -= n;
              filled -= n;
              memmove (block.given + at, block.given + at + n, (block.n - at) * sizeof *block.given);
              continue;
            }
          for (unsigned i = 0; i < n && another == SUDOKU_EXHAUSTED; i++)
            redundant[block.given[at + i].cell] = true;
          for (unsigned i = 0; i < n && open != NULL; i++)
            open[block.given[at + i].cell] = gave_up;
          at += n;
        }
      /* Puts the givens back that are left in a block. */
      sudoku_decide_free (block.decide);
      for (unsigned i = 0; i < block.n; i++)
        block.grid->cell[block.given[i].cell] = block.given[i].value;
    }
  sudoku_candidates_free (block.others);
  return result;
}

SudokuResult
sudoku_remove_groups (SudokuGrid *puzzle,
                      const SudokuCellGroups *groups,
                      unsigned least,
                      uint64_t most_guesses,
                      SudokuCancelFunc cancelled,
                      void *data)
{
  return decide_groups (puzzle, puzzle->cell, groups, least, most_guesses, NULL, NULL, cancelled, data);
}

/* The givens that are in a set, each a group of its own, in a random order if asked. */
static void
list_givens (const SudokuGrid *puzzle, const bool *wanted, SudokuRandom *random, SudokuCellGroups *groups)
{
  groups->n = 0;
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (puzzle->cell[cell] != 0 && wanted[cell])
      {
        groups->first[groups->n] = (uint16_t) groups->n;
        groups->cell[groups->n++] = (uint16_t) cell;
      }
  groups->first[groups->n] = (uint16_t) groups->n;
  if (random != NULL)
    sudoku_random_shuffle (random, groups->cell, groups->n);
}

/* The givens found needed: without one of them, values of the solution can be exchanged. */
typedef struct
{
  const SudokuGrid *puzzle;
  uint8_t solution[SUDOKU_MAX_CELLS];
  bool open[SUDOKU_MAX_CELLS]; /* it is a given, and not yet found needed */
} Needed;

/* Exchanges the values of pairs of cells. */
static void
exchange (uint8_t *values, const uint16_t *cells, unsigned n)
{
  for (unsigned i = 0; i < n; i += 2)
    {
      uint8_t first = values[cells[i]];

      values[cells[i]] = values[cells[i + 1]];
      values[cells[i + 1]] = first;
    }
}

/* A given that is the only one in an unavoidable set is needed (a SudokuExchangeFunc). */
static void
note_needed (const uint16_t *cells, unsigned n, void *data)
{
  Needed *needed = data;
  unsigned n_givens = 0, given = 0;

  for (unsigned i = 0; i < n; i++)
    if (needed->puzzle->cell[cells[i]] != 0)
      {
        n_givens++;
        given = cells[i];
      }
  if (n_givens != 1 || !needed->open[given])
    return;
  exchange (needed->solution, cells, n);
  needed->open[given] = sudoku_solution_fault (needed->puzzle->shape, NULL, needed->solution) != NULL;
  exchange (needed->solution, cells, n);
}

/* The same as decide_groups () for 9x9 boards, whose engine counts faster than a completion is found otherwise. */
static SudokuResult
count_without_each (SudokuGrid *grid, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  for (unsigned cell = 0; cell < grid->shape->n_cells; cell++)
    {
      uint8_t value = grid->cell[cell];
      SudokuUniqueness uniqueness;

      if (value == 0)
        continue;
      grid->cell[cell] = 0;
      uniqueness = sudoku_uniqueness (grid, NULL, cancelled, data);
      if (uniqueness >= SUDOKU_UNIQUENESS_CANCELLED)
        return uniqueness == SUDOKU_UNIQUENESS_CANCELLED ? SUDOKU_CANCELLED : SUDOKU_NO_MEMORY;
      grid->cell[cell] = value;
      redundant[cell] = uniqueness == SUDOKU_UNIQUENESS_UNIQUE;
    }
  return SUDOKU_EXHAUSTED;
}

/* What a loop over givens that ended so leaves to say of a puzzle with one solution. */
static SudokuMinimality
minimality_after (SudokuResult result, SudokuMinimality minimality)
{
  return result == SUDOKU_CANCELLED   ? SUDOKU_MINIMALITY_CANCELLED
         : result == SUDOKU_NO_MEMORY ? SUDOKU_MINIMALITY_NO_MEMORY
                                      : minimality;
}

SudokuMinimality
sudoku_minimality (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  static const SudokuMinimality not_unique[] = {
    [SUDOKU_UNIQUENESS_NONE] = SUDOKU_MINIMALITY_NONE,
    [SUDOKU_UNIQUENESS_SEVERAL] = SUDOKU_MINIMALITY_SEVERAL,
    [SUDOKU_UNIQUENESS_CANCELLED] = SUDOKU_MINIMALITY_CANCELLED,
    [SUDOKU_UNIQUENESS_NO_MEMORY] = SUDOKU_MINIMALITY_NO_MEMORY,
  };
  Needed needed = { .puzzle = puzzle };
  SudokuUniqueness uniqueness = sudoku_uniqueness (puzzle, needed.solution, cancelled, data);
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;
  SudokuResult result = SUDOKU_NO_MEMORY;
  SudokuCellGroups groups;
  SudokuGrid *grid;

  memset (redundant, 0, puzzle->shape->n_cells * sizeof *redundant);
  if (uniqueness != SUDOKU_UNIQUENESS_UNIQUE)
    return not_unique[uniqueness];
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    needed.open[cell] = puzzle->cell[cell] != 0;
  if (!sudoku_shape_is_nine (puzzle->shape))
    sudoku_visit_exchanges (puzzle->shape, needed.solution, note_needed, &needed);
  list_givens (puzzle, needed.open, NULL, &groups);
  grid = sudoku_grid_copy (puzzle);
  if (grid != NULL && sudoku_shape_is_nine (puzzle->shape))
    result = count_without_each (grid, redundant, cancelled, data);
  else if (grid != NULL)
    {
      result = decide_groups (grid, needed.solution, &groups, 0, GUESSES, redundant, needed.open, cancelled, data);
      list_givens (puzzle, needed.open, NULL, &groups);
      if (result == SUDOKU_EXHAUSTED)
        result = decide_groups (grid, needed.solution, &groups, 0, UINT64_MAX, redundant, NULL, cancelled, data);
    }
  sudoku_grid_free (grid);
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (redundant[cell])
      minimality = SUDOKU_MINIMALITY_REDUNDANT;
  return minimality_after (result, minimality);
}

/* The puzzle without one of its further rules, or NULL when out of memory. */
static SudokuGrid *
copy_without_rule (const SudokuGrid *puzzle, unsigned rule)
{
  const SudokuShape *shape = puzzle->shape;
  SudokuRule *others = malloc (shape->n_rules * sizeof *others);
  SudokuShape *without = NULL;
  SudokuGrid *grid;

  if (others != NULL)
    {
      memcpy (others, shape->rule, rule * sizeof *others);
      memcpy (others + rule, shape->rule + rule + 1, (shape->n_rules - rule - 1) * sizeof *others);
      without = sudoku_shape_new_with_rules (sudoku_shape_without_rules (shape), others, shape->n_rules - 1);
    }
  grid = without != NULL ? sudoku_grid_new_from_values (without, puzzle->cell) : NULL;
  sudoku_shape_unref (without);
  free (others);
  return grid;
}

/* Whether a puzzle without one of its rules, NULL when out of memory, has the one solution that it has with it: FOUND if so, EXHAUSTED if
 * not. Where others say more without a mark, that may be another one. */
static SudokuResult
find_whether_same (const SudokuShape *with, const SudokuGrid *without, SudokuCancelFunc cancelled, void *data)
{
  uint8_t solution[SUDOKU_MAX_CELLS];

  switch (without != NULL ? sudoku_uniqueness (without, solution, cancelled, data) : SUDOKU_UNIQUENESS_NO_MEMORY)
    {
    case SUDOKU_UNIQUENESS_UNIQUE:
      return sudoku_shape_find_broken_rule (with, solution) == NULL ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
    case SUDOKU_UNIQUENESS_CANCELLED:
      return SUDOKU_CANCELLED;
    case SUDOKU_UNIQUENESS_NO_MEMORY:
      return SUDOKU_NO_MEMORY;
    default:
      return SUDOKU_EXHAUSTED;
    }
}

SudokuResult
sudoku_redundant_rules (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  unsigned n = puzzle->shape->n_rules;
  SudokuResult result = SUDOKU_EXHAUSTED;

  memset (redundant, 0, n * sizeof *redundant);
  for (unsigned i = 0; i < n && !sudoku_was_stopped (result); i++)
    {
      SudokuGrid *without = copy_without_rule (puzzle, i);

      result = find_whether_same (puzzle->shape, without, cancelled, data);
      redundant[i] = result == SUDOKU_FOUND;
      sudoku_grid_free (without);
    }
  return sudoku_was_stopped (result) ? result : SUDOKU_EXHAUSTED;
}

/* Whether what a rule says depends on which others there are. */
static bool
depend_on_others (const SudokuShape *shape)
{
  bool any = false;

  for (unsigned i = 0; i < shape->n_rules; i++)
    {
      SudokuRuleKind kind = shape->rule[i].kind;

      any |= (kind >= SUDOKU_RULE_NON_CONSECUTIVE && kind <= SUDOKU_RULE_NEGATIVE_SUM) || kind == SUDOKU_RULE_MINIMUM
             || kind == SUDOKU_RULE_MAXIMUM;
    }
  return any;
}

SudokuResult
sudoku_remove_rules (SudokuGrid **puzzle, SudokuCancelFunc cancelled, void *data)
{
  SudokuResult result = SUDOKU_EXHAUSTED;
  bool again;

  do
    {
      bool depends = depend_on_others ((*puzzle)->shape);

      again = false;
      for (unsigned i = (*puzzle)->shape->n_rules; i-- > 0 && !sudoku_was_stopped (result);)
        {
          SudokuGrid *without = copy_without_rule (*puzzle, i);

          result = find_whether_same ((*puzzle)->shape, without, cancelled, data);
          if (result == SUDOKU_FOUND)
            {
              SudokuGrid *with = *puzzle;

              *puzzle = without;
              without = with;
              again = depends;
            }
          sudoku_grid_free (without);
        }
    }
  while (again && !sudoku_was_stopped (result));
  return sudoku_was_stopped (result) ? result : SUDOKU_EXHAUSTED;
}

SudokuMinimality
sudoku_minimize (SudokuGrid *puzzle, SudokuCancelFunc cancelled, void *data)
{
  bool redundant[SUDOKU_MAX_CELLS];
  SudokuCellGroups groups;
  SudokuRandom random = { 0 };
  SudokuMinimality minimality = sudoku_minimality (puzzle, redundant, cancelled, data);

  if (minimality != SUDOKU_MINIMALITY_REDUNDANT)
    return minimality;
  list_givens (puzzle, redundant, &random, &groups);
  return minimality_after (sudoku_remove_groups (puzzle, &groups, 0, UINT64_MAX, cancelled, data),
                           SUDOKU_MINIMALITY_MINIMAL);
}
