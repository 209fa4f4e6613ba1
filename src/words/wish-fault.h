/* What is wished of new puzzles, in words: symmetries, contradictions, and how making them goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "generator/wish.h"
#include "sudoku/symmetry.h"

/* "Half a turn (180°)", translated and static. */
const char *nonet_symmetry_name (SudokuSymmetry symmetry);

/* How givens lie, "symmetric by half a turn", translated, which the caller frees; NULL for none. */
char *nonet_symmetry_to_string (SudokuSymmetry symmetry);

/* That generators are lost (generator/generator.h), in a sentence. */
const char *nonet_no_board_to_string (void);

/* "3 of 100 found · 12,345 tries, 1 in 4,115 · 0:03"; caller frees. */
char *nonet_making_to_string (guint n_found, guint n_wanted, guint64 n_tries, double seconds);

/* A sentence on what a wish contradicts, translated, which the caller frees; NULL if nothing is known to be wrong. */
char *nonet_wish_fault_to_string (const SudokuWish *wish);
