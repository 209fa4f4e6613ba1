/* The search for the canonical form, as its files share it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

#include "sudoku/canonical.h"
#include "sudoku/equivalence/arrangement.h"

/* Nothing is known of a row that begins so. */
#define UNKNOWN UINT8_MAX

struct SudokuCanonical
{
  unsigned order, height, width; /* of the board, and of a box */
  unsigned n_stacks;
  bool square;
  uint8_t stack_of[ARRANGEMENT_ORDER]; /* by column */

  uint8_t value[2][ARRANGEMENT_ORDER][ARRANGEMENT_ORDER];    /* [transposed][row][column] */
  uint8_t n_values[2][ARRANGEMENT_ORDER][ARRANGEMENT_ORDER]; /* [transposed][row][stack] */
  Places blank_rows[2];

  uint8_t best[ARRANGEMENT_ORDER * ARRANGEMENT_ORDER + 1]; /* what is known of the form, then UNKNOWN */
  uint64_t automorphisms; /* of the first arrangement that leads to all of best, 0: none yet */
  Arrangement found;      /* this one */
  unsigned
      n_equivalent[ARRANGEMENT_ORDER + 1]; /* by its rows up to each: arrangements that differ in the last of them */

  uint8_t *bound; /* the present row of best */
  uint8_t written[ARRANGEMENT_ORDER];
  bool less; /* what is written so far, than the bound */

  Arrangement *pending; /* those with more rows come later */
  size_t n_pending, room;
  size_t n_siblings_from; /* from here on they have the same rows, but for the last */

  SudokuCancelFunc cancelled;
  void *data;
  SudokuResult result; /* FOUND unless it ended before */
};

/* The row of the board that an arrangement has in its last place. */
static inline const uint8_t *
canonical_row (const SudokuCanonical *self, const Arrangement *arrangement)
{
  return self->value[arrangement->transposed][arrangement->row[arrangement->n_rows - 1]];
}

/* Writes the last row of an arrangement in all ways that can be least, and keeps those that are as pending. */
void sudoku_canonical_write_row (SudokuCanonical *self, Arrangement *arrangement);
