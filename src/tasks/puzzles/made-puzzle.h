/* A puzzle that was made, with what is known of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "generator/generator.h"

G_BEGIN_DECLS

#define NONET_TYPE_MADE_PUZZLE (nonet_made_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (NonetMadePuzzle, nonet_made_puzzle, NONET, MADE_PUZZLE, GObject)

/* A copy of what a generator made for a board of this shape. */
NonetMadePuzzle *nonet_made_puzzle_new (const SudokuShape *shape, const SudokuMade *made);

/* The puzzle, owned by self. */
NonetPuzzle *nonet_made_puzzle_get_puzzle (NonetMadePuzzle *self);

/* What the generator said of it; its values are owned by self. */
const SudokuMade *nonet_made_puzzle_get_made (NonetMadePuzzle *self);

G_END_DECLS
