/* Siamese fish: two fish of one kind with the same bases, whose covers, and so fins and victims, differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/fish/shape.h"

/* Reports each two fish of a school, an array of SudokuFish with ascending covers, that make a siamese one of a technique, and
 * empties it. Returns whether to continue. */
bool sudoku_find_siamese (SudokuFinding *finding,
                          const SudokuDigit *digit,
                          SudokuGrowing *school,
                          SudokuTechnique wanted);
