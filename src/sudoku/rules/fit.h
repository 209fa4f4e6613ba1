/* Whether a set of values fits cells that differ, and what all sets that fit leave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/rules/kernels.h"

typedef struct
{
  SudokuSet any; /* values in some of the sets that fit */
  SudokuSet all; /* in all of them */
} SudokuFit;

static const SudokuFit sudoku_fit_none = { 0, UINT64_MAX };

/* Whether each cell has one of the values, and each value a cell. */
static inline bool
sudoku_fits (const SudokuPropagator *p, const uint16_t *cell, unsigned n, SudokuSet set)
{
  SudokuSet found = 0;

  for (unsigned i = 0; i < n; i++)
    {
      SudokuSet here = p->cell[cell[i]] & set;

      if (here == 0)
        return false;
      found |= here;
    }
  return found == set;
}

/* Adds a set if it fits. */
static inline bool
sudoku_fit_try (const SudokuPropagator *p, const uint16_t *cell, unsigned n, SudokuSet set, SudokuFit *fit)
{
  if (!sudoku_fits (p, cell, n, set))
    return false;
  fit->any |= set;
  fit->all &= set;
  return true;
}

/* Removes what no set that fits has, and other values where one of all of them has a single place. */
static inline void
sudoku_fit_keep (SudokuPropagator *p, const uint16_t *cell, unsigned n, const SudokuFit *fit)
{
  SudokuSet once = 0, twice = 0;

  for (unsigned i = 0; i < n; i++)
    sudoku_keep (p, cell[i], fit->any);
  if (fit->any == 0)
    return;
  for (unsigned i = 0; i < n; i++)
    {
      twice |= once & p->cell[cell[i]];
      once |= p->cell[cell[i]];
    }
  once &= ~twice & fit->all;
  for (unsigned i = 0; once != 0 && i < n; i++)
    if ((p->cell[cell[i]] & once) != 0)
      sudoku_keep (p, cell[i], once);
}
