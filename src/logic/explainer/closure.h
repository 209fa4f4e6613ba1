/* Which candidates imply which.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/chains.h"

/* Fills the closure in use for its board and mode. */
void closure_build (ChainSearch *search);

/* Where the implications of a candidate that the mode uses begin and end. */
static inline unsigned
first_weak (const ChainSearch *search, const Implications *implied)
{
  return search->uses_y ? 0 : implied->n_cell_weak;
}

static inline unsigned
first_strong (const ChainSearch *search, const Implications *implied)
{
  return search->uses_y ? 0 : implied->n_cell_strong;
}

static inline unsigned
end_strong (const ChainSearch *search, const Implications *implied)
{
  return search->uses_x ? implied->n_strong : implied->n_cell_strong;
}

/* What a candidate's being on takes off at once in the mode. */
static inline const uint64_t *
closure_weak (const ChainSearch *search, unsigned candidate)
{
  return search->uses_y ? search->weak[candidate] : search->other_weak[candidate];
}

static inline bool
closure_has (const Closure *closure, unsigned from, unsigned to)
{
  return sudoku_bits_has (closure->on[closure->row[from]], to);
}

/* Whether two candidates imply each other. */
static inline bool
closure_same (const Closure *closure, unsigned a, unsigned b)
{
  return closure->row[a] == closure->row[b];
}
