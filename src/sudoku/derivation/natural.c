/* Exact natural numbers in parts of nine decimal digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/natural.h"

#include <math.h>
#include <string.h>

#define PART 1000000000U

static void
multiply (SudokuNatural *number, unsigned factor)
{
  uint64_t carry = 0;

  assert (factor < PART);
  for (unsigned i = 0; i < number->n_parts; i++)
    {
      carry += (uint64_t) number->part[i] * factor;
      number->part[i] = (uint32_t) (carry % PART);
      carry /= PART;
    }
  if (factor == 0)
    number->n_parts = 0;
  if (carry == 0)
    return;
  assert (number->n_parts < SUDOKU_NATURAL_PARTS);
  number->part[number->n_parts++] = (uint32_t) carry;
}

unsigned
sudoku_natural_digits (const SudokuNatural *number, char *digits)
{
  unsigned n_digits = 0, leading = 0;

  for (unsigned i = number->n_parts; i-- > 0;)
    for (unsigned unit = PART / 10; unit > 0; unit /= 10)
      digits[n_digits++] = (char) ('0' + number->part[i] / unit % 10);
  if (n_digits == 0)
    digits[n_digits++] = '0';
  while (leading + 1 < n_digits && digits[leading] == '0')
    leading++;

  n_digits -= leading;
  memmove (digits, digits + leading, n_digits);
  digits[n_digits] = '\0';
  return n_digits;
}

void
sudoku_natural_boards (SudokuNatural *number, const SudokuCandidates *candidates)
{
  number->n_parts = 1;
  number->part[0] = 1;
  for (unsigned cell = 0; cell < candidates->shape->n_cells; cell++)
    multiply (number, sudoku_set_count (candidates->cell[cell]));
}

void
sudoku_count_choices (const SudokuCandidates *candidates, unsigned n_cells[SUDOKU_MAX_ORDER + 1])
{
  memset (n_cells, 0, (SUDOKU_MAX_ORDER + 1) * sizeof *n_cells);
  for (unsigned cell = 0; cell < candidates->shape->n_cells; cell++)
    n_cells[sudoku_set_count (candidates->cell[cell])]++;
}

double
sudoku_checking_years_log10 (double boards_log10)
{
  const double boards_a_second = 1e6, seconds_a_year = 365.25 * 24 * 60 * 60;

  return boards_log10 - log10 (boards_a_second * seconds_a_year);
}
