/* Recognising the five boards of a Samurai Sudoku where they stand apart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* Whether the four corners of one of five boards are those of the others, which stand in the order of their rows, and there are givens in
 * them. */
gboolean nonet_puzzles_are_samurai (NonetPuzzle *const *boards);

G_END_DECLS
