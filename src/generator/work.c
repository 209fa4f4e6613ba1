/* What makers share: the order in which cells are deleted, and the way of a puzzle out of the generator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/work.h"

#include <string.h>

#include "generator/sieve.h"

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

SudokuResult
sudoku_work_report (const SudokuWork *work, const uint8_t *values, uint64_t number)
{
  SudokuMade made = { .values = values, .number = number };
  SudokuResult judged = SUDOKU_FOUND;

  *work->reached = number + 1;
  for (unsigned cell = 0; cell < work->wish->shape->n_cells; cell++)
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
  return sudoku_work_report (work, puzzle->cell, number);
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
  board->n_sets = sudoku_unavoidable_sets (board->values, LARGEST_SET, board->set);
  return SUDOKU_FOUND;
}
