/* Values of expressions: nested lists of sets, which share their parts and never change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/set.h"

#include <stddef.h>

/* A row of sets (depth 1), a list of rows (2), of those (3), and so on; or whether something is so (depth 0). */
typedef struct SudokuValue SudokuValue;

struct SudokuValue
{
  unsigned depth;
  unsigned n; /* sets or items; of depth 0: 0 or 1 */
  union
  {
    SudokuSet *set;
    const SudokuValue **item;
  };
};

/* Where values live: all of them are freed together. */
typedef struct SudokuArena SudokuArena;

SudokuArena *sudoku_arena_new (size_t most_bytes);
void sudoku_arena_free (SudokuArena *arena);

/* Memory for anything, aligned for pointers and sets; NULL when out of memory or beyond the arena's most bytes. */
void *sudoku_arena_alloc (SudokuArena *arena, size_t size);

/* Return values with room for n items, still to be set; NULL when out of memory. */
SudokuValue *sudoku_value_new_row (SudokuArena *arena, unsigned n);
SudokuValue *sudoku_value_new_list (SudokuArena *arena, unsigned depth, unsigned n);
SudokuValue *sudoku_value_new_truth (SudokuArena *arena, bool truth);

/* A total order: negative, zero or positive. */
int sudoku_value_compare (const SudokuValue *a, const SudokuValue *b);
