/* The canonical form: which puzzles are the same but for morphs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Morphs are the changes of a board that lead from each puzzle to an equivalent one: rows may be permuted within a band and
 * columns within a stack, bands and stacks as a whole, and values; where boxes are as high as wide, the board may be
 * transposed, too. A 9x9 board has 2 * (3!)^8 = 3,359,232 of them that move cells, times 9! that relabel the values (E. Russell
 * and F. Jarvis, "Mathematics of Sudoku II", 2006). Boards with further houses have fewer: they are not for this header.
 *
 * Of all morphs of a puzzle the canonical form is the one that comes first when rows are written one after the
 * other, a blank being less than 1, 1 less than 2 and so on: so two puzzles are equivalent if their forms are equal. It is
 * what M. Deverin calls "row-minimal standard form" (2007), what gridchecker compares puzzles by, and of full grids what the
 * programmers' forum calls "min-lex".
 *
 *   000000010400000000020000000000050407008000300001090000300400200050100000000806000     of G. Royle's list, and
 *   000000001000000020000003000000040500006000300007810000010020004030000070950000000     its form
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/shape.h"

/* The largest order of boards that have morphs here. */
#define SUDOKU_MORPH_MAX_ORDER 16

/* First the board is transposed or not; then row r of the result is row row[r] of that, and its column c column column[c];
 * then value v is replaced by value[v], and a blank stays one: value[0] is 0. */
typedef struct
{
  uint8_t order;
  bool transposed;
  uint8_t row[SUDOKU_MORPH_MAX_ORDER];
  uint8_t column[SUDOKU_MORPH_MAX_ORDER];
  uint8_t value[SUDOKU_MORPH_MAX_ORDER + 1];
} SudokuMorph;

/* Whether boards of this shape have morphs: boxes of one size without further houses, and an order of at most
 * SUDOKU_MORPH_MAX_ORDER. */
bool sudoku_morph_accepts (const SudokuShape *shape);

typedef struct SudokuCanonical SudokuCanonical;

/* Returns what finds forms of boards of a shape, one after the other, or NULL when out of memory. The shape must be one that
 * sudoku_morph_accepts (). */
SudokuCanonical *sudoku_canonical_new (const SudokuShape *shape);

/* Frees it; NULL is allowed. */
void sudoku_canonical_free (SudokuCanonical *self);

/* Sets the function that is asked whether to cancel; NULL for none. data is not owned. */
void sudoku_canonical_set_cancel (SudokuCanonical *self, SudokuCancelFunc cancelled, void *data);

/* Finds the form of n * n values, 0 for a blank, no house holding a value twice, and writes it into form, another array.
 * If morph is not NULL, it is set to one that leads to the form; the choice depends on the values alone. If automorphisms is
 * not NULL, it is set to how many ways there are to move the cells (of 3,359,232 on 9x9 boards) so that, after relabelling,
 * the values are those before: at least 1, at most UINT64_MAX. Returns SUDOKU_FOUND unless cancelled or out of memory. */
SudokuResult sudoku_canonical_run (SudokuCanonical *self,
                                   const uint8_t *values,
                                   uint8_t *form,
                                   SudokuMorph *morph,
                                   uint64_t *automorphisms);
