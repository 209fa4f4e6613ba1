/* Deadly patterns: cells that, if they had only the values of their pairs, could exchange them. A board with one solution
 * has none of them, so one of the further candidates, the *extras*, is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It follows, whatever the form of the pattern (types 1 to 4 of rectangles, loops and graves):
 *
 * 1. If one cell has extras, it has neither value of its pair.
 * 2. If all extras are one value, it is removed wherever all of them are seen.
 * 3. If the extras make a naked set together with cells of a house, its values are removed from the others.
 * 4. If two cells have extras and a value of their pairs is locked in them, they have not the other.
 */
#pragma once

#include "logic/board/finding.h"

typedef struct
{
  unsigned n;
  unsigned n_extra; /* the first that many cells have extras */
  SudokuSet extras; /* of all cells */
  SudokuSet values; /* what the steps are about */
  uint8_t variant;  /* of the steps, as HoDoKu counts them */
  uint16_t cell[SUDOKU_MAX_CELLS];
  SudokuSet pair[SUDOKU_MAX_CELLS];
} SudokuPattern;

/* Empties a pattern. */
static inline void
sudoku_pattern_clear (SudokuPattern *pattern, unsigned variant)
{
  pattern->n = pattern->n_extra = 0;
  pattern->extras = pattern->values = 0;
  pattern->variant = (uint8_t) variant;
}

/* Adds a cell with its pair. */
void sudoku_pattern_add (SudokuPattern *pattern, const SudokuBoard *board, unsigned cell, SudokuSet pair);

/* Whether a cell is one of those with extras. */
bool sudoku_pattern_has_extra (const SudokuPattern *pattern, unsigned cell);

/* Begins a step and adds the pattern to it. */
void sudoku_pattern_begin (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique);

/* Report what follows by one of the types; they return whether to continue. */
bool sudoku_pattern_report_1 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique);
bool sudoku_pattern_report_2 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique);
bool sudoku_pattern_report_3 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique);
bool sudoku_pattern_report_4 (SudokuFinding *finding, const SudokuPattern *pattern, SudokuTechnique technique);
