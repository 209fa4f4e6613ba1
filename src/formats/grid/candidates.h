/* Boards of candidates: which lone ones are values, and several states of one puzzle put together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

/* In a board with candidates a cell with a single one is a value only if no peer still lists it; the others become
 * marks again. */
void grid_candidates_settle (NonetPuzzle *puzzle);

/* Whether later can be a further state of first: it has all of its values (or candidates that hold them). */
gboolean grid_candidates_continues (const NonetPuzzle *first, const NonetPuzzle *later);

/* Adds what a later state has: values become entries, candidates marks. */
void grid_candidates_merge (NonetPuzzle *puzzle, const NonetPuzzle *later);

/* A 9×9 puzzle of the candidates of its cells: marks, or a given where there is only one that no peer lists. */
NonetPuzzle *grid_candidates_new_puzzle (const SudokuSet *cells);
