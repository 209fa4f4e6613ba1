/* Hints, and why a candidate is out: looked for in the background, shown on cards, applied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/playing.h"

/* Actions: "win.hint" (a hint, and then one stage further), "win.close-hint", also by Escape, "win.apply-step" (does what the step
 * that the presenter shows says, or takes mistakes back), "win.apply-and-hint" (the same, and explains the next step); "win.explain" (uu:
 * cell and value), "win.explain-cell" (of the cursor: the symbol that is chosen, or the one that is there, or else which is to be chosen),
 * "win.end-explaining". A hint ends when the puzzle is edited, or when the presenter shows something else. */
#define NONET_TYPE_HINTING (nonet_hinting_get_type ())
G_DECLARE_FINAL_TYPE (NonetHinting, nonet_hinting, NONET, HINTING, NonetController)

/* Hints are shown in a popover at a button of the window or, in narrow windows, in place of the keypad; a candidate is explained on a card
 * in the pane or, while that is folded, in place of the keypad. */
NonetHinting *nonet_hinting_new (NonetFrame *frame, NonetPlaying *playing);
