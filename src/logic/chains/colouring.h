/* Candidates that are joined by conjugate pairs, in two colours: either all of one colour are true, or all of the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/chains/spell.h"

/* The candidates of two colours, as sets of candidates. */
typedef struct
{
  uint64_t *colour[2];
  uint64_t *seen[2]; /* what some candidate of the colour excludes */
  SudokuSet values;
} SudokuColourPair;

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  unsigned n_pairs;
  SudokuColourPair *pair;
  uint64_t *sets;      /* the memory of all sets, and two more */
  uint64_t *removed;   /* for the caller */
  uint64_t *unmatched; /* candidates that have no colour yet */
} SudokuColouring;

/* Colours the candidates of a value by its conjugate pairs in houses or, if value is 0, all by those and cells of two
 * candidates; lone candidates get no colour. Returns whether there is anything to look at; clear it in any case. */
bool sudoku_colouring_begin (SudokuColouring *colouring, SudokuFinding *finding, unsigned value);

/* Frees what the colouring holds. */
void sudoku_colouring_clear (SudokuColouring *colouring);

/* Whether some candidate of one set is seen by the other; then they are in a and b, unless these are NULL. */
bool sudoku_colours_meet (const SudokuColouring *colouring,
                          const uint64_t *colour,
                          const uint64_t *other,
                          unsigned *a,
                          unsigned *b);

/* Begins a step with two colours, which have the numbers 0 and 1, and its spelling. */
void sudoku_colouring_begin_step (SudokuColouring *colouring,
                                  SudokuSpelling *spelling,
                                  SudokuTechnique technique,
                                  const SudokuColourPair *pair);

/* Reports the step that has been spelt. */
void sudoku_colouring_report (SudokuColouring *colouring, SudokuSpelling *spelling);

/* Adds to the step what the two colours are, and their links. The colours have the numbers first and first + 1. */
void sudoku_colouring_spell (const SudokuColouring *colouring,
                             SudokuSpelling *spelling,
                             const SudokuColourPair *pair,
                             unsigned first);

/* Adds the weak link of two candidates that exclude each other. */
void sudoku_colouring_bridge (SudokuSpelling *spelling, unsigned a, unsigned b);

/* Removes the candidates of a set. */
void sudoku_colouring_remove (const SudokuColouring *colouring, const uint64_t *removed);
