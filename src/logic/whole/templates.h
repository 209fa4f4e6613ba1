/* Templates: all ways to place one value in a board of nine rows, columns and boxes (46656 on a blank board).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board/finding.h"

/* Reports which cells have a value in all of its templates, and which candidates are in none. */
void sudoku_find_templates (SudokuFinding *finding);
