/* HoDoKu's grade of a puzzle: the sum of the scores of its steps, and the level that follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scores, levels and their limits are those of HoDoKu (Bernhard Hobiger). Which step comes first among those of a technique
 * is not HoDoKu's, so scores may differ where levels agree.
 */
#pragma once

#include "logic/finder.h"
#include "sudoku/cancel.h"

/* Begin with { 0 }, and add each step of a path. */
typedef struct
{
  uint32_t score;
  SudokuLevel hardest; /* the level of the hardest technique so far */
} SudokuGrade;

/* Adds a step by a technique. */
void sudoku_grade_add (SudokuGrade *grade, SudokuTechnique technique);

/* The level: that of the hardest technique, or the first whose limit holds the score if that is higher. */
SudokuLevel sudoku_grade_level (const SudokuGrade *grade);

/* "easy", "medium", "hard", "unfair" or "extreme". */
const char *sudoku_level_id (SudokuLevel level);

/* Sets the limits to what HoDoKu uses unless it is configured otherwise: no fish of more than four houses, no mutants, no
 * WXYZ-Wing or Death Blossom, no templates, no sets in chains, and of chains first the one that removes the most.
 * Techniques that need one solution are among them, and are used if limits->unique is set. */
void sudoku_limits_init_grade (SudokuFindLimits *limits, unsigned order);

/* Grades a puzzle with one solution: goes the whole path, in the last resort with the solution's help. *hardest, unless NULL, becomes
 * the technique of the highest score. cancelled may be NULL. Returns SUDOKU_EXHAUSTED at the path's end. */
SudokuResult sudoku_grade_puzzle (SudokuGrade *grade,
                                  SudokuTechnique *hardest,
                                  const SudokuGrid *grid,
                                  const uint8_t *solution,
                                  SudokuCancelFunc cancelled,
                                  void *data);
