/* The finders of fish, and of the patterns of one value that have names of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board/finding.h"

/* Fish of the wanted names and sizes, one for each result unless limits.every_fish. Then every choice of covers that meet
 * the bases counts, as in HoDoKu; otherwise only those of which no part is a smaller fish with the same victim. */
void sudoku_find_fish (SudokuFinding *finding);

/* Two rows, or two columns, with two places each of a value, of which two are in line. */
void sudoku_find_skyscrapers (SudokuFinding *finding);

/* A row and a column with two places each, of which two are in a box; and two of them on the same places of the box. */
void sudoku_find_kites (SudokuFinding *finding);

/* Any two houses with two places each, of which two see each other. HoDoKu counts skyscrapers and kites, too. */
void sudoku_find_turbot_fish (SudokuFinding *finding);

/* The places in a box are in a row and a column, and a line that crosses one of these has two places. */
void sudoku_find_empty_rectangles (SudokuFinding *finding);
