/* Sentences about the givens of a puzzle: whether one can go, and how many more would make it unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/minimality.h"
#include "sudoku/completion.h"

G_BEGIN_DECLS

/* "Minimal. No given can be removed.", "Not minimal. Any one of these 3 givens can be removed:"; translated, caller frees. */
char *nonet_minimality_to_string (SudokuMinimality kind, guint n_redundant);

/* "2 more givens make it unique; fewer are not enough:"; translated, caller frees. */
char *nonet_completion_to_string (SudokuCompletion kind, guint n_added);

G_END_DECLS
