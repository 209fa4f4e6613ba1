/* How many solutions a board has that is empty, or nearly so, where that is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards with boxes of several rows and columns: the table of "Mathematics of Sudoku" in Wikipedia; the number for 3x3 boxes is
 * by Bertram Felgenhauer and Frazer Jarvis (2005). Boxes of one row or column are rows or columns themselves, so that these
 * boards are Latin squares: sequence A002860 of the On-Line Encyclopedia of Integer Sequences. Smaller boards than these are
 * counted at once.
 *
 * Of larger ones the same table has estimates: with b ways to fill a band, and s a stack, of r bands and c stacks, there are about
 * b^r s^c / (n!)^n boards, as if rows and columns were right independently of each other (Kevin Kilfoyle). That is less than the
 * number by 5.9 % with 2x3 boxes, 1.9 % with 2x4, 0.21 % with 3x3 and 0.13 % with 3x4.
 *
 * If all givens are in one house, each way to give its k cells different values is as good as any other, since values can change their
 * names: the number is that of the empty board divided by n (n - 1) ... (n - k + 1).
 */
#include "sudoku/count.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/set.h"

static const struct
{
  unsigned low, high; /* the sides of a box */
  const char *digits;
} known[] = {
  { 1, 6, "812851200" },
  { 1, 7, "61479419904000" },
  { 1, 8, "108776032459082956800" },
  { 1, 9, "5524751496156892842531225600" },
  { 1, 10, "9982437658213039871725064756920320000" },
  { 1, 11, "776966836171770144107444346734230682311065600000" },
  { 2, 3, "28200960" },
  { 2, 4, "29136487207403520" },
  { 2, 5, "1903816047972624930994913280000" },
  { 2, 6, "38296278920738107863746324732012492486187417600000" },
  { 3, 3, "6670903752021072936960" },
  { 3, 4, "81171437193104932746936103027318645818654720000" },
};

static const struct
{
  unsigned low, high;
  double mantissa;
  unsigned exponent; /* of ten */
} estimated[] = {
  { 3, 5, 3.5086, 84 },
  { 4, 4, 5.9584, 98 },
  { 4, 5, 3.1764, 175 },
  { 5, 5, 4.3648, 308 },
};

/* The givens of a board without other houses than rows, columns and boxes, if they are different and in one house; -1 if they are not.
 * Writes the sides of a box. */
static int
count_givens_of_house (const SudokuGrid *puzzle, unsigned *low, unsigned *high)
{
  const SudokuShape *shape = puzzle->shape;
  unsigned rows = sudoku_shape_box_rows (shape), columns = sudoku_shape_box_columns (shape);
  unsigned n_givens = sudoku_grid_filled (puzzle);

  *low = rows < columns ? rows : columns;
  *high = rows < columns ? columns : rows;
  for (unsigned house = 0; house < shape->n_houses && n_givens <= shape->order && sudoku_shape_is_plain (shape);
       house++)
    {
      SudokuSet values = 0;

      for (unsigned i = 0; i < shape->order; i++)
        values |= puzzle->cell[shape->spot_cell[house * shape->order + i]] != 0
                      ? sudoku_set_of (puzzle->cell[shape->spot_cell[house * shape->order + i]])
                      : 0;
      if ((unsigned) sudoku_set_count (values) == n_givens)
        return (int) n_givens;
    }
  return -1;
}

/* Divides a number, which is a multiple, in place. */
static void
divide (char *digits, unsigned divisor)
{
  unsigned rest = 0, n = 0;

  for (const char *p = digits; *p != 0; p++)
    {
      rest = 10 * rest + (unsigned) (*p - '0');
      if (n > 0 || rest >= divisor)
        digits[n++] = (char) ('0' + rest / divisor);
      rest %= divisor;
    }
  assert (rest == 0 && n > 0);
  digits[n] = 0;
}

bool
sudoku_count_known_digits (const SudokuGrid *puzzle, char digits[SUDOKU_KNOWN_DIGITS])
{
  unsigned low, high;
  int n_givens = count_givens_of_house (puzzle, &low, &high);

  for (unsigned i = 0; n_givens >= 0 && i < sizeof known / sizeof known[0]; i++)
    if (known[i].low == low && known[i].high == high)
      {
        assert (strlen (known[i].digits) < SUDOKU_KNOWN_DIGITS);
        strcpy (digits, known[i].digits);
        for (int k = 0; k < n_givens; k++)
          divide (digits, puzzle->shape->order - (unsigned) k);
        return true;
      }
  return false;
}

bool
sudoku_count_is_known (const SudokuGrid *puzzle, SudokuTotal *total)
{
  char digits[SUDOKU_KNOWN_DIGITS];
  unsigned __int128 number = 0;

  if (!sudoku_count_known_digits (puzzle, digits))
    return false;
  for (const char *p = digits; *p != 0; p++)
    if (__builtin_mul_overflow (number, 10, &number) || __builtin_add_overflow (number, *p - '0', &number))
      return false;
  *total = (SudokuTotal){ .high = (uint64_t) (number >> 64), .low = (uint64_t) number };
  return true;
}

bool
sudoku_count_is_estimated (const SudokuGrid *puzzle, double *log10_count)
{
  char digits[SUDOKU_KNOWN_DIGITS];
  SudokuTotal total;
  unsigned low, high;
  int n_givens = count_givens_of_house (puzzle, &low, &high);

  if (sudoku_count_known_digits (puzzle, digits) && !sudoku_count_is_known (puzzle, &total))
    {
      *log10_count = log10 (strtod (digits, NULL));
      return true;
    }
  for (unsigned i = 0; n_givens >= 0 && i < sizeof estimated / sizeof estimated[0]; i++)
    if (estimated[i].low == low && estimated[i].high == high)
      {
        *log10_count = estimated[i].exponent + log10 (estimated[i].mantissa);
        for (int k = 0; k < n_givens; k++)
          *log10_count -= log10 (puzzle->shape->order - (unsigned) k);
        return true;
      }
  return false;
}
