/* Pop-overs of a board: the keypad at a cell, and its menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "widgets/board/board-view.h"
#include "widgets/entering.h"

/* The small keypad at a cell: symbols on its first half, candidates on its second, and colours.
 *
 * Its keys are the actions "board.put-symbol", "board.toggle-mark", "board.set-colour" and "board.clear" of
 * the board it hangs on, and "win.explain", "win.explain-cell" and "win.reveal-cell" of the window, where that has them.
 */

#define NONET_TYPE_CELL_POPOVER (nonet_cell_popover_get_type ())
G_DECLARE_FINAL_TYPE (NonetCellPopover, nonet_cell_popover, NONET, CELL_POPOVER, GtkPopover)

/* Part of the instance of a board that has the action "board.filter" (uu: cell and value). */
typedef struct
{
  NonetBoardView *board;
  GtkWidget *keypad; /* made when first wanted, as is the other */
  GtkWidget *tally;
  guint tally_cell;
  guint
      pointed; /* value of the candidate that the keypad is wanted for, or 0; others set it before the keypad is shown */
  guint timeout;
} NonetBoardPopovers;

void nonet_board_popovers_init (NonetBoardPopovers *self, NonetBoardView *board);
void nonet_board_popovers_dispose (NonetBoardPopovers *self);

/* Shows the keypad at the cursor; and what it shows is to be looked at again. */
void nonet_board_popovers_show_keypad (NonetBoardPopovers *self);
void nonet_board_popovers_update_keypad (NonetBoardPopovers *self);

/* The pointer is over another cell, or none: its symbols are shown after a while, if they may. */
void nonet_board_popovers_hover (NonetBoardPopovers *self, gboolean may_show);

/* The player has chosen one of these symbols. */
void nonet_board_popovers_hide_tally (NonetBoardPopovers *self);

/* At the end of the board's size_allocate, before they are presented. */
void nonet_board_popovers_place (NonetBoardPopovers *self);
