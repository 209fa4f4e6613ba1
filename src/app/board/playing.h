/* Playing: the time, checking entries, revealing cells, and what the window says of the puzzle that is set or solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

/* Actions: "win.check-entries" (says how many are wrong, and shows them until the next edit) and "win.reveal-cell" (fills in the
 * selected cells), both by the only solution of the givens, or say why there is none; "win.clear-wrong-entries"; "win.pause" (a state), which puts the page "paused"
 * in the place of the board until it is resumed, by Escape as well, or the puzzle is edited.
 *
 * The time is the document's, which keeps it; it passes while a puzzle is played that is not solved, in the window that is in use.
 * It is shown, and can be paused, while the setting "timer" is on.
 *
 * It says that a given is locked when somebody tries to change one, offers once to play a puzzle that was set and has become
 * unique, and says that a full board is not solved. */
#define NONET_TYPE_PLAYING (nonet_playing_get_type ())
G_DECLARE_FINAL_TYPE (NonetPlaying, nonet_playing, NONET, PLAYING, NonetController)

NonetPlaying *nonet_playing_new (NonetFrame *frame);

/* Has Escape end a pause, before it ends anything that the pause hides: to be called when all other controllers are made. */
void nonet_playing_connect_escape (NonetPlaying *self);

/* Says how many entries are wrong, and shows them, if there are any. */
void nonet_playing_point_out_mistakes (NonetPlaying *self);

/* Counts a hint that was given. */
void nonet_playing_count_hint (NonetPlaying *self);
