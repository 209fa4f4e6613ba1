/* What the player does to the selected cells of a board: values, marks, colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board/board-view.h"

/* Whether something can be entered into the selection: it has a cell that is not a given, or givens are being edited, or colours
 * are. */
gboolean nonet_board_can_enter (NonetBoardView *board);

/* Puts a value into the selection, or its mark, as the mode says; 0 clears. A mode of one's own may be given instead. Nothing
 * happens where colours are entered. */
void nonet_board_enter (NonetBoardView *board, guint value);
void nonet_board_enter_as (NonetBoardView *board, guint value, NonetEntryMode mode);

/* What the second half of the keypad at a cell does: a corner mark or a centre mark (where there are none, a candidate is struck
 * out), or the last colour for a candidate. */
void nonet_board_note (NonetBoardView *board, guint value);

/* Puts a value into the selection, or takes it away where it stands in all of it already; 0 clears. */
void nonet_board_put (NonetBoardView *board, guint value);

/* colour: 0 (none) to NONET_MAX_COLOUR. Taken away where all selected cells have it. */
void nonet_board_set_colour (NonetBoardView *board, guint colour);

/* The same; without a selection the colour is chosen, to be given by clicks, or not any more. */
void nonet_board_pick_colour (NonetBoardView *board, guint colour);

/* Takes values away; where there are none, marks and colours. */
void nonet_board_clear (NonetBoardView *board);

/* The values that those on the board leave a cell, as sudoku_values_left () has them; all values while it is played and candidates are not
 * shown, since a single would be given away. */
SudokuSet nonet_board_get_possible (NonetBoardView *board, guint cell);

/* Puts the next of these values into the cell, or the one before (direction -1); says that a given is locked if it is
 * one. */
void nonet_board_step (NonetBoardView *board, guint cell, int direction);

/* Selects all cells that show the same value as this one, also where only the search has found it. */
void nonet_board_select_equal (NonetBoardView *board, guint cell);
void nonet_board_select_all (NonetBoardView *board);
