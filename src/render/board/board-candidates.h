/* Candidates, as far as a board has room for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/alphabet.h"
#include "render/board/board-style.h"
#include "sudoku/shape.h"

G_BEGIN_DECLS

/* Whether candidates are drawn on a board of this size: smaller ones could not be read. */
gboolean nonet_board_has_room_for_candidates (const SudokuShape *shape,
                                              NonetAlphabet *alphabet,
                                              const NonetBoardStyle *style,
                                              double size);

G_END_DECLS
