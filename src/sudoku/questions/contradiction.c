/* Finding givens and rules that contradict each other: givens by deletion in several orders, then rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/contradiction.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/decide.h"
#include "sudoku/questions/needed-rules.h"
#include "sudoku/random.h"

/* In how many orders givens are deleted, on boards of at most SMALL_BOARD cells and on others. */
#define ORDERS 8
#define SMALL_BOARD 81

/* How often it is asked whether to stop, about a millisecond apart, before rules that may not be needed are blamed too. */
#define MOST_LOOKS 1000

/* What is known of one puzzle. Sets are arrays of cells. */
typedef struct
{
  const SudokuGrid *puzzle;
  SudokuDecide *decide; /* of the board without givens */
  uint16_t *all, *set, *best;
  SudokuAssumption *assumption;
  unsigned n_all, n_set, n_best;
} Blaming;

static bool
blaming_init (Blaming *self, const SudokuGrid *puzzle)
{
  unsigned n_cells = puzzle->shape->n_cells;
  SudokuGrid *empty = sudoku_grid_copy (puzzle);

  *self = (Blaming){ .puzzle = puzzle };
  if (empty != NULL)
    {
      memset (empty->cell, 0, n_cells);
      self->decide = sudoku_decide_new_for_grid (empty);
    }
  sudoku_grid_free (empty);
  self->all = malloc (n_cells * sizeof *self->all);
  self->set = malloc (n_cells * sizeof *self->set);
  self->best = malloc (n_cells * sizeof *self->best);
  self->assumption = malloc (n_cells * sizeof *self->assumption);
  return self->decide != NULL && self->all != NULL && self->set != NULL && self->best != NULL
         && self->assumption != NULL;
}

/* Whether the set without its item at left_out (or all of it, if that is n_set) has a solution. If not, everything that had no
 * part in this is deleted from the set, and the item as well. */
static SudokuResult
try_without (Blaming *self, unsigned left_out)
{
  unsigned n = 0, kept = 0;
  SudokuResult decision;

  assert (left_out <= self->n_set);
  for (unsigned i = 0; i < self->n_set; i++)
    if (i != left_out)
      self->assumption[n++] = (SudokuAssumption){ .cell = self->set[i], .value = self->puzzle->cell[self->set[i]] };
  decision = sudoku_decide_solve (self->decide, self->assumption, n);
  if (decision != SUDOKU_EXHAUSTED)
    return decision;
  for (unsigned i = 0; i < n; i++)
    if (sudoku_decide_failed (self->decide, i))
      self->set[kept++] = self->assumption[i].cell;
  self->n_set = kept;
  return decision;
}

static void
keep_if_smaller (Blaming *self)
{
  if (self->n_best != 0 && self->n_set >= self->n_best)
    return;
  memcpy (self->best, self->set, self->n_set * sizeof *self->set);
  self->n_best = self->n_set;
}

/* Deletes from the set, which has no solution, until it is minimal. What is needed once stays needed, and stays where it is,
 * before the items still to be tried. Returns false when cancelled. */
static bool
delete_from_set (Blaming *self)
{
  for (unsigned needed = 0; needed < self->n_set;)
    switch (try_without (self, needed))
      {
      case SUDOKU_FOUND:
        needed++;
        break;
      case SUDOKU_EXHAUSTED:
        break;
      default:
        keep_if_smaller (self);
        return false;
      }
  keep_if_smaller (self);
  return true;
}

static void
take_all (Blaming *self)
{
  memcpy (self->set, self->all, self->n_all * sizeof *self->all);
  self->n_set = self->n_all;
}

/* The first order begins with what is already known to be enough; the others with all givens. */
static SudokuResult
blame (Blaming *self, bool *minimal)
{
  unsigned orders = self->puzzle->shape->n_cells <= SMALL_BOARD ? ORDERS : 1;
  SudokuRandom random = { 0 };
  SudokuResult completion;

  take_all (self);
  completion = try_without (self, self->n_set);
  if (completion != SUDOKU_EXHAUSTED)
    return completion == SUDOKU_FOUND ? SUDOKU_EXHAUSTED : completion;
  for (unsigned order = 0; order < orders; order++)
    {
      if (order > 0)
        {
          sudoku_random_shuffle (&random, self->all, self->n_all);
          take_all (self);
        }
      if (!delete_from_set (self))
        break;
      *minimal = true;
    }
  return SUDOKU_FOUND;
}

/* A value twice in a house: no fewer givens can contradict each other. */
static bool
blame_repeated (const SudokuGrid *puzzle, bool *blamed)
{
  SudokuRepeated repeated;

  if (!sudoku_grid_find_repeated (puzzle, &repeated))
    return false;
  blamed[repeated.cell[0]] = blamed[repeated.cell[1]] = true;
  return true;
}

static SudokuResult
blame_givens (const SudokuGrid *puzzle, bool *blamed, bool *minimal, SudokuCancelFunc cancelled, void *data)
{
  SudokuResult result = SUDOKU_NO_MEMORY;
  Blaming blaming;

  /* Where there are further rules, these may leave no solution without the pair. */
  *minimal = puzzle->shape->n_rules == 0 && blame_repeated (puzzle, blamed);
  if (*minimal)
    return SUDOKU_FOUND;
  if (blaming_init (&blaming, puzzle))
    {
      for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
        if (puzzle->cell[cell] != 0)
          blaming.all[blaming.n_all++] = (uint16_t) cell;
      sudoku_decide_set_cancel (blaming.decide, cancelled, data);
      result = blame (&blaming, minimal);
      for (unsigned i = 0; i < blaming.n_best; i++)
        blamed[blaming.best[i]] = true;
    }
  sudoku_decide_free (blaming.decide);
  free (blaming.all);
  free (blaming.set);
  free (blaming.best);
  free (blaming.assumption);
  return result;
}

/* A SudokuRefuteFunc. */
typedef struct
{
  SudokuCancelFunc cancelled;
  void *data;
  unsigned looks_left;
} Cancelling;

static bool
is_over (void *data)
{
  Cancelling *cancelling = data;

  if (cancelling->looks_left == 0)
    return true;
  cancelling->looks_left--;
  return cancelling->cancelled != NULL && cancelling->cancelled (cancelling->data);
}

static SudokuResult
refute (const SudokuGrid *givens, const SudokuShape *shape, void *data)
{
  SudokuGrid *grid = sudoku_grid_new_from_values (shape, givens->cell);
  SudokuDecide *decide = grid != NULL ? sudoku_decide_new_for_grid (grid) : NULL;
  SudokuResult completion = SUDOKU_NO_MEMORY;

  if (decide != NULL)
    {
      sudoku_decide_set_cancel (decide, is_over, data);
      completion = sudoku_decide_solve (decide, NULL, 0);
    }
  sudoku_decide_free (decide);
  sudoku_grid_free (grid);
  return sudoku_was_stopped (completion) ? completion : completion == SUDOKU_FOUND ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
}

/* The givens that are blamed exclude every solution with all rules, and without one of them they no longer do: nor do they with fewer
 * rules. */
static SudokuResult
blame_rules (const SudokuGrid *puzzle, const bool *blamed, bool *rules, bool *minimal, Cancelling *cancelling)
{
  SudokuGrid *givens = sudoku_grid_copy (puzzle);
  SudokuResult result = SUDOKU_NO_MEMORY;

  if (givens != NULL)
    {
      for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
        if (!blamed[cell])
          givens->cell[cell] = 0;
      result = sudoku_find_needed_rules (givens, puzzle->shape->n_rules, rules, refute, cancelling);
    }
  sudoku_grid_free (givens);
  *minimal = *minimal && result == SUDOKU_FOUND;
  return result == SUDOKU_CANCELLED ? SUDOKU_FOUND : result;
}

SudokuResult
sudoku_contradiction (const SudokuGrid *puzzle,
                      bool *blamed,
                      bool *rules,
                      bool *minimal,
                      SudokuCancelFunc cancelled,
                      void *data)
{
  const SudokuShape *shape = puzzle->shape;
  SudokuGrid *plain = sudoku_grid_new_from_values (sudoku_shape_without_rules (shape), puzzle->cell);
  SudokuResult result = SUDOKU_NO_MEMORY;

  *minimal = false;
  memset (blamed, 0, shape->n_cells * sizeof *blamed);
  if (shape->n_rules > 0)
    memset (rules, 0, shape->n_rules * sizeof *rules);
  if (cancelled != NULL && cancelled (data))
    result = SUDOKU_CANCELLED;
  else if (plain != NULL)
    result = blame_givens (plain, blamed, minimal, cancelled, data);
  sudoku_grid_free (plain);
  if (result != SUDOKU_EXHAUSTED || shape->n_rules == 0)
    return result;
  result = blame_givens (puzzle, blamed, minimal, cancelled, data);
  return result == SUDOKU_FOUND
             ? blame_rules (puzzle, blamed, rules, minimal, &(Cancelling){ cancelled, data, MOST_LOOKS })
             : result;
}
