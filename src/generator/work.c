/* What makers are given: a symmetry of those wished, and the way of a puzzle out of the generator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/work.h"

#include "generator/sieve.h"

SudokuSymmetry
sudoku_work_symmetry (const SudokuWork *work, SudokuRandom *random)
{
  if (work->wish->symmetries == 0)
    return SUDOKU_SYMMETRY_NONE;
  return (SudokuSymmetry) __builtin_ctzll (sudoku_random_bit (random, work->wish->symmetries));
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

SudokuSearchResult
sudoku_work_report (const SudokuWork *work, const uint8_t *values, uint64_t number)
{
  SudokuMade made = { .values = values, .number = number };

  *work->reached = number + 1;
  for (unsigned cell = 0; cell < work->wish->shape->n_cells; cell++)
    made.n_givens += values[cell] != 0;
  made.weight = work->wish->unbiased ? weight_of (made.n_givens) : 1;
  if (work->sieve != NULL)
    switch (sudoku_sieve_judge (work->sieve, &made, work->cancelled, work->cancel_data))
      {
      case SUDOKU_SIEVE_PASSES:
        break;
      case SUDOKU_SIEVE_FAILS:
        return SUDOKU_SEARCH_EXHAUSTED;
      case SUDOKU_SIEVE_CANCELLED:
        return SUDOKU_SEARCH_CANCELLED;
      }
  return work->found (&made, work->data) ? SUDOKU_SEARCH_EXHAUSTED : SUDOKU_SEARCH_FOUND;
}
