/* The board in the window: a board view that takes mouse, touch and keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board/board-typing.h"

/* Signal: "filter-requested" (guint cell, guint value: the player chose one of the symbols that a cell has in several solutions).
 *
 * Actions of the class: "board.set-symbol" (u: enters it into the selection, as a mark if marking), "board.put-symbol" (u),
 * "board.toggle-mark" (u), "board.choose-symbol" (u: as property "symbol"), "board.clear", "board.toggle-marking",
 * "board.set-colour" (u), "board.undo", "board.redo", "board.select-all", "board.select-equal" (the cells that show the cursor's
 * symbol), "board.unselect", "board.zoom-in", "board.zoom-out", "board.zoom-reset", "board.filter" (uu: emits the signal), "board.show-menu"
 * (the popover at the cursor). Copy and paste of puzzles are the window's. */
#define NONET_TYPE_BOARD_EDITOR (nonet_board_editor_get_type ())
G_DECLARE_FINAL_TYPE (NonetBoardEditor, nonet_board_editor, NONET, BOARD_EDITOR, NonetBoardView)

/* Popovers may be its children: they are presented with it. */

/* What is being typed; owned by the board. */
NonetBoardTyping *nonet_board_editor_get_typing (NonetBoardEditor *self);
