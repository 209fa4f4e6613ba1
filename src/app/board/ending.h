/* The end of a game: a card with its time, what it took, and what comes next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "tasks/games/games.h"

/* The card stands over the side pane while that is shown beside the board, else in place of the keypad, as long as the puzzle is
 * full and right, and was played here. What Nonet has filled in is said to be, without a time.
 * Action: "win.close-end". */
#define NONET_TYPE_ENDING (nonet_ending_get_type ())
G_DECLARE_FINAL_TYPE (NonetEnding, nonet_ending, NONET, ENDING, NonetController)

/* Made after what follows the time of the game. */
NonetEnding *nonet_ending_new (NonetFrame *frame, NonetGames *games);
