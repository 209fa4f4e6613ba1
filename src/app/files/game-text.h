/* What lists say of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/games/games.h"

/* What became of a puzzle, in a word and by an icon; NULL if it is not begun. */
const char *nonet_game_state_get_word (NonetGameState state);
const char *nonet_game_state_get_icon (NonetGameState state);

/* What the puzzle is called, else its level, else the size of its board; caller frees. */
char *nonet_game_dup_title (NonetGame *game);

/* "Medium · 45 % · 12:34", "solved · 5:10": the level unless it is the title, how far it is, and the time; caller frees. */
char *nonet_game_dup_details (NonetGame *game);
