/* What makers share: the order in which cells are deleted, full boards, additions, and the way of a puzzle out of the generator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/work.h"

#include <stdlib.h>
#include <string.h>

#include "generator/areas.h"
#include "generator/sieve.h"
#include "sudoku/fill.h"
#include "sudoku/rules.h"

/* Of 8,192 ticks each (sudoku/board/budget.h). */
#define MOST_LOOKS 2000

/* Of regions others are soon made: with anti-knight 9x9 boards 7 were found a second after 3. On larger boards hardly any are in vain. */
#define MOST_LOOKS_OF_REGIONS 100
#define MOST_CELLS_OF_REGIONS 81

/* One of the symmetries that are wished, at random. */
static SudokuSymmetry
choose_symmetry (const SudokuWork *work, SudokuRandom *random)
{
  if (work->wish->symmetries == 0)
    return SUDOKU_SYMMETRY_NONE;
  return (SudokuSymmetry) __builtin_ctzll (sudoku_random_bit (random, work->wish->symmetries));
}

void
sudoku_work_order_orbits (const SudokuWork *work, SudokuRandom *random, SudokuCellGroups *orbits)
{
  SudokuSymmetry symmetry = choose_symmetry (work, random);
  const SudokuShape *shape = work->wish->shape;
  uint16_t shuffled[SUDOKU_MAX_CELLS], orbit[SUDOKU_MOST_ORBIT] = { 0 };
  bool done[SUDOKU_MAX_CELLS];
  unsigned n = 0;

  memset (done, 0, shape->n_cells);
  for (unsigned i = 0; i < shape->n_cells; i++)
    shuffled[i] = (uint16_t) i;
  sudoku_random_shuffle (random, shuffled, shape->n_cells);
  orbits->n = orbits->first[0] = 0;
  for (unsigned i = 0; i < shape->n_cells; i++)
    {
      if (done[shuffled[i]])
        continue;
      for (unsigned left = sudoku_symmetry_orbit (symmetry, shape->order, shuffled[i], orbit); left-- > 0; n++)
        {
          orbits->cell[n] = orbit[left];
          done[orbit[left]] = true;
        }
      orbits->first[++orbits->n] = (uint16_t) n;
    }
  assert (n == shape->n_cells);
}

unsigned
sudoku_work_floor (const SudokuWork *work)
{
  return work->wish->minimal ? 0 : work->wish->least;
}

bool
sudoku_work_wishes_number (const SudokuWork *work, unsigned n_givens)
{
  return n_givens >= work->wish->least && (work->wish->most == 0 || n_givens <= work->wish->most);
}

/* 81 over n_givens, in proportion to 81 over 26. */
static double
weight_of (unsigned n_givens)
{
  double weight = 1;

  for (unsigned k = 26; k < n_givens; k++)
    weight *= (81.0 - k) / (k + 1.0);
  for (unsigned k = n_givens; k < 26; k++)
    weight /= (81.0 - k) / (k + 1.0);
  return weight;
}

/* The board of the wish with regions of its own, or NULL when out of memory. */
static SudokuShape *
make_jigsaw (const SudokuWork *work, SudokuRandom *random)
{
  const SudokuShape *shape = work->wish->shape;
  SudokuAreas areas;
  SudokuHouse house[SUDOKU_MAX_ORDER];
  uint16_t cell[SUDOKU_MAX_CELLS];
  SudokuShape *jigsaw, *result;

  sudoku_areas_make_regions (&areas, shape, random);
  for (unsigned i = 0, n = 0; i < areas.n; i++, n += shape->order)
    house[i] = (SudokuHouse){ SUDOKU_BOX, (uint8_t) sudoku_areas_list (&areas, i, cell + n), cell + n };
  jigsaw = sudoku_shape_new_from_houses (shape->order, house, areas.n);
  if (jigsaw == NULL || shape->n_rules == 0)
    return jigsaw;
  result = sudoku_shape_new_with_rules (jigsaw, shape->rule, shape->n_rules);
  sudoku_shape_unref (jigsaw);
  return result;
}

/* How long a full board is looked for before others are tried. */
typedef struct
{
  const SudokuWork *work;
  unsigned n_looks, most;
  bool lost;
} Patience;

/* A SudokuCancelFunc. How often it is called depends on the board alone, not on the time that takes. */
static bool
look (void *data)
{
  Patience *patience = data;
  const SudokuWork *work = patience->work;

  patience->lost = (work->wish->jigsaw || work->wish->shape->n_rules > 0) && ++patience->n_looks > patience->most;
  return patience->lost || (work->cancelled != NULL && work->cancelled (work->cancel_data));
}

SudokuResult
sudoku_work_make_board (const SudokuWork *work, SudokuRandom *random, uint8_t *values, SudokuShape **shape)
{
  bool soon = work->wish->jigsaw && work->wish->shape->n_cells <= MOST_CELLS_OF_REGIONS;
  Patience patience = { .work = work, .most = soon ? MOST_LOOKS_OF_REGIONS : MOST_LOOKS };
  SudokuResult result;

  *shape = work->wish->jigsaw ? make_jigsaw (work, random) : sudoku_shape_ref (work->wish->shape);
  if (*shape == NULL)
    return SUDOKU_NO_MEMORY;
  result = sudoku_fill (*shape, random, values, look, &patience);
  if (result != SUDOKU_FOUND)
    sudoku_shape_unref (*shape);
  /* Some regions or rules leave no full board, and of others that takes long to find out. */
  if (result == SUDOKU_CANCELLED && patience.lost)
    result = SUDOKU_EXHAUSTED;
  if (result == SUDOKU_FOUND)
    *work->n_lost = SUDOKU_NONE_LOST;
  else if (result == SUDOKU_EXHAUSTED && *work->n_lost < SUDOKU_NONE_LOST)
    ++*work->n_lost;
  return result;
}

SudokuResult
sudoku_work_report (const SudokuWork *work, const SudokuShape *shape, const uint8_t *values, uint64_t number)
{
  SudokuMade made = { .shape = shape, .values = values, .number = number };
  SudokuResult judged = SUDOKU_FOUND;

  *work->reached = number + 1;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    made.n_givens += values[cell] != 0;
  if (!sudoku_work_wishes_number (work, made.n_givens))
    return SUDOKU_EXHAUSTED;
  made.weight = work->wish->unbiased ? weight_of (made.n_givens) : 1;
  if (work->sieve != NULL)
    judged = sudoku_sieve_judge (work->sieve, &made, work->cancelled, work->cancel_data);
  if (judged != SUDOKU_FOUND)
    return judged;
  return work->found (&made, work->data) ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
}

SudokuResult
sudoku_work_check_and_report (const SudokuWork *work, const SudokuGrid *puzzle, uint64_t number)
{
  bool redundant[SUDOKU_MAX_CELLS];

  if (!sudoku_work_wishes_number (work, sudoku_grid_filled (puzzle)))
    return SUDOKU_EXHAUSTED;
  if (work->wish->minimal)
    switch (sudoku_minimality (puzzle, redundant, work->cancelled, work->cancel_data))
      {
      case SUDOKU_MINIMALITY_CANCELLED:
        return SUDOKU_CANCELLED;
      case SUDOKU_MINIMALITY_NO_MEMORY:
        return SUDOKU_NO_MEMORY;
      case SUDOKU_MINIMALITY_MINIMAL:
        break;
      default:
        return SUDOKU_EXHAUSTED;
      }
  return sudoku_work_report (work, puzzle->shape, puzzle->cell, number);
}

#define LARGEST_SET 12

SudokuResult
sudoku_full_board_use (SudokuFullBoard *board, const SudokuWork *work, SudokuFillFunc fill, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);
  SudokuResult result;

  if (board->number == number)
    return SUDOKU_FOUND;
  board->number = SUDOKU_NO_BOARD;
  result = fill (work->wish->shape, &random, board->values, work->cancelled, work->cancel_data);
  if (result != SUDOKU_FOUND)
    return result;
  board->number = number;
  board->n_sets = sudoku_unavoidable_sets (work->wish->shape, board->values, LARGEST_SET, board->set);
  return SUDOKU_FOUND;
}

/* Additions. */

bool
sudoku_additions_init (SudokuAdditions *additions, const SudokuShape *shape)
{
  size_t n_candidates = (size_t) shape->n_cells * shape->order;

  *additions = (SudokuAdditions){ .count = malloc (n_candidates),
                                  .placement = malloc (n_candidates * sizeof *additions->placement),
                                  .solution = malloc (shape->n_cells) };
  return additions->count != NULL && additions->placement != NULL && additions->solution != NULL;
}

void
sudoku_additions_clear (SudokuAdditions *additions)
{
  free (additions->count);
  free (additions->placement);
  free (additions->solution);
}

static void
list_singles (SudokuAdditions *additions, const SudokuGrid *puzzle)
{
  unsigned order = puzzle->shape->order;

  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    for (unsigned value = 1; value <= order && puzzle->cell[cell] == 0; value++)
      if (additions->count[cell * order + value - 1] == 1)
        additions->placement[additions->n++] = (SudokuPlacement){ (uint16_t) cell, (uint8_t) value };
}

SudokuResult
sudoku_additions_find (SudokuAdditions *additions,
                       const SudokuGrid *puzzle,
                       uint64_t limit,
                       SudokuCancelFunc cancelled,
                       void *data)
{
  unsigned order = puzzle->shape->order, n_cells = puzzle->shape->n_cells;
  SudokuSearch *search = sudoku_search_new (puzzle);
  SudokuResult result = SUDOKU_FOUND;

  additions->n = 0;
  if (search == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_search_set_cancel (search, cancelled, data);
  memset (additions->count, 0, (size_t) n_cells * order);
  for (uint64_t n = 0; n <= limit && result == SUDOKU_FOUND; n++)
    {
      result = sudoku_search_next (search, additions->solution);
      for (unsigned cell = 0; cell < n_cells && result == SUDOKU_FOUND; cell++)
        {
          uint8_t *count = &additions->count[cell * order + additions->solution[cell] - 1];

          *count = (uint8_t) (*count + (*count < 2));
        }
    }
  sudoku_search_free (search);
  if (result == SUDOKU_EXHAUSTED)
    list_singles (additions, puzzle);
  return result;
}
