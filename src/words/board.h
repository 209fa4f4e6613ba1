/* Names of the parts of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* A cell and what is in it, "row 1, column 3: 7"; caller frees. */
char *nonet_cell_to_string (const SudokuShape *shape, guint cell, const char *content);

/* The number of a puzzle's givens, "29 givens"; caller frees. */
char *nonet_givens_to_string (const NonetPuzzle *puzzle);

G_END_DECLS
