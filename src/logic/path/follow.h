/* Singles and locked candidates, followed quickly and without reasons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board.h"

typedef struct SudokuFollower SudokuFollower;

/* Returns a follower for boards of a shape, or NULL when out of memory; free it with sudoku_follower_free (). */
SudokuFollower *sudoku_follower_new (const SudokuShape *shape);

/* Frees a follower; NULL is allowed. */
void sudoku_follower_free (SudokuFollower *follower);

/* Follows whatever there is on a board. Returns whether it has no fault yet; after a fault the board is of no use. */
bool sudoku_follow_all (SudokuFollower *follower, SudokuBoard *board);

/* The same after placing a value on a board where nothing follows. Adds the number of values placed, and of removals by
 * locked candidates, to *steps. */
bool sudoku_follow_value (SudokuFollower *follower, SudokuBoard *board, unsigned cell, unsigned value, unsigned *steps);
