/* Killers: cages with their sums on a full board, divided until it is the only one; there are no givens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the cages leave another board as well, a cage on which both differ is divided so that its parts sum to something else
 * there. At last cages of one cell, which give a value away, are joined to others where that leaves one solution.
 */
#include <stdlib.h>
#include <string.h>

#include "generator/areas.h"
#include "generator/work.h"
#include "sudoku/rules.h"

typedef struct
{
  SudokuAreas cages;
  SudokuRule *rule; /* those of the board, then a cage each */
  uint16_t cell[SUDOKU_MAX_CELLS];
  uint8_t solution[SUDOKU_MAX_CELLS], other[SUDOKU_MAX_CELLS], blank[SUDOKU_MAX_CELLS];
} Killer;

static void
destroy (void *maker)
{
  Killer *killer = maker;

  free (killer->rule);
  free (killer);
}

static void *
create (const SudokuWish *wish)
{
  Killer *killer = calloc (1, sizeof *killer);

  if (killer == NULL)
    return NULL;
  killer->rule = malloc ((wish->shape->n_rules + wish->shape->n_cells) * sizeof *killer->rule);
  if (killer->rule != NULL)
    return killer;
  destroy (killer);
  return NULL;
}

/* The board with the cages; NULL when out of memory. */
static SudokuShape *
make_shape (Killer *killer, const SudokuShape *board)
{
  uint16_t *cell = killer->cell;

  for (unsigned i = 0; i < board->n_rules; i++)
    killer->rule[i] = board->rule[i];
  for (unsigned cage = 0; cage < killer->cages.n; cage++)
    {
      unsigned n = sudoku_areas_list (&killer->cages, cage, cell);
      SudokuRule *rule = &killer->rule[board->n_rules + cage];

      *rule = (SudokuRule){ .kind = SUDOKU_RULE_CAGE, .has_value = true, .n_cells = (uint16_t) n, .cell = cell };
      for (unsigned i = 0; i < n; i++)
        rule->value += killer->solution[cell[i]];
      cell += n;
    }
  return sudoku_shape_new_with_rules (sudoku_shape_without_rules (board), killer->rule,
                                      board->n_rules + killer->cages.n);
}

/* Finds another solution. Returns FOUND, or EXHAUSTED if there is none. */
static SudokuResult
find_other (Killer *killer, const SudokuWork *work, const SudokuShape *shape)
{
  SudokuGrid *grid = sudoku_grid_new (shape);
  SudokuSearch *search = grid != NULL ? sudoku_search_new (grid) : NULL;
  SudokuResult result = SUDOKU_NO_MEMORY;

  if (search != NULL)
    {
      sudoku_search_set_cancel (search, work->cancelled, work->cancel_data);
      result = sudoku_search_next (search, killer->other);
      if (result == SUDOKU_FOUND && memcmp (killer->other, killer->solution, shape->n_cells) == 0)
        result = sudoku_search_next (search, killer->other);
    }
  sudoku_search_free (search);
  sudoku_grid_free (grid);
  return result;
}

/* The largest cage on which the other solution differs. */
static unsigned
choose_cage (const Killer *killer)
{
  unsigned best = 0, most = 0;

  for (unsigned cage = 0; cage < killer->cages.n; cage++)
    {
      uint16_t cell[SUDOKU_MAX_CELLS];
      unsigned n = sudoku_areas_list (&killer->cages, cage, cell), i = 0;

      while (i < n && killer->solution[cell[i]] == killer->other[cell[i]])
        i++;
      if (i == n || n <= most)
        continue;
      best = cage;
      most = n;
    }
  assert (most > 1 && most < killer->cages.order * killer->cages.order);
  return best;
}

/* Divides cages until the board has one solution; *shape becomes the board with them, NULL when out of memory. */
static SudokuResult
divide (Killer *killer, const SudokuWork *work, const SudokuShape *board, SudokuRandom *random, SudokuShape **shape)
{
  for (;;)
    {
      SudokuResult result;

      *shape = make_shape (killer, board);
      result = *shape != NULL ? find_other (killer, work, *shape) : SUDOKU_NO_MEMORY;
      if (result != SUDOKU_FOUND)
        return result;
      sudoku_shape_unref (*shape);
      sudoku_areas_divide (&killer->cages, choose_cage (killer), killer->solution, killer->other, random);
    }
}

/* Joins cells that are alone to cages beside them, where that leaves one solution. */
static SudokuResult
join_single_cells (Killer *killer, const SudokuWork *work, const SudokuShape *board, SudokuShape **shape)
{
  SudokuAreas before = killer->cages;

  for (unsigned cell = 0; cell < board->n_cells; cell++)
    {
      SudokuShape *joined;
      SudokuResult result;

      if (!sudoku_areas_join (&killer->cages, cell, killer->solution))
        continue;
      joined = make_shape (killer, board);
      result = joined != NULL ? find_other (killer, work, joined) : SUDOKU_NO_MEMORY;
      if (sudoku_was_stopped (result))
        {
          sudoku_shape_unref (joined);
          return result;
        }
      if (result == SUDOKU_EXHAUSTED)
        {
          SudokuShape *apart = *shape;

          before = killer->cages;
          *shape = joined;
          joined = apart;
        }
      killer->cages = before;
      sudoku_shape_unref (joined);
    }
  return SUDOKU_EXHAUSTED;
}

static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t number, unsigned n)
{
  Killer *killer = maker;
  SudokuRandom random = sudoku_random_for (work->seed, number);
  SudokuShape *board, *shape = NULL;
  SudokuResult result = sudoku_work_make_board (work, &random, killer->solution, &board);

  if (result != SUDOKU_FOUND)
    return result;
  sudoku_areas_make_cages (&killer->cages, board, killer->solution, &random);
  result = divide (killer, work, board, &random, &shape);
  if (result == SUDOKU_EXHAUSTED)
    result = join_single_cells (killer, work, board, &shape);
  if (result == SUDOKU_EXHAUSTED)
    result = sudoku_work_report (work, shape, killer->blank, number);
  sudoku_shape_unref (shape);
  sudoku_shape_unref (board);
  return result;
}

const SudokuMaker sudoku_killer_maker = { 1, create, destroy, run };
