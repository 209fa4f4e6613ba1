/* Siamese fish: two fish of one kind with the same bases, whose covers, and so fins and victims, differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/fish/shape.h"

/* Fish that wait for others with the same bases. */
typedef struct
{
  SudokuFish *fish;
  unsigned n;
  unsigned room;
} SudokuSchool;

/* Adds a fish; its covers are ascending. Returns false when out of memory. */
bool sudoku_school_add (SudokuSchool *school, const SudokuFish *fish);

/* Reports each two fish of a school that make a siamese one of a technique, and empties it. Returns whether to
 * continue. */
bool sudoku_find_siamese (SudokuFinding *finding,
                          const SudokuDigit *digit,
                          SudokuSchool *school,
                          SudokuTechnique wanted);
