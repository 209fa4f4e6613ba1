/* What a walk through the derivation looks like on a board: the matrix of choices, and what the last stride removed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-scene.h"
#include "sudoku/derivation-walk.h"

/* Returns what is shown where a walk stands, after a stride of this kind; unref it. Cells that were fixed before it have their value;
 * the others have the choices from before, with those that were removed struck, and where one is left, that as placed. Of a single
 * house, its cells and the fixed ones that removed choices are marked; of an expansion, its pivot; of a blocked matrix, why it is. */
NonetBoardOverlay *nonet_derivation_to_overlay (const SudokuDerivation *walk, SudokuStride stride);
