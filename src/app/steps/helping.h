/* What helps whoever is stuck: hints and why a candidate is out, looked for in the background and shown on cards; the windows of
 * techniques and of practice, and the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/playing.h"

/* Actions: "win.hint" (a hint, and then one stage further), "win.close-hint", also by Escape, "win.apply-step" (does what the step
 * that the presenter shows says, or takes mistakes back), "win.apply-and-hint" (the same, and explains the next step); "win.explain" (uu:
 * cell and value), "win.explain-cell" (of the cursor: the symbol that is chosen, or the one that is there, or else which is to be chosen),
 * "win.end-explaining"; "win.techniques", "win.technique-page" (s: a technique's id), "win.practice", "win.practise" (s: likewise),
 * "win.help" (in the desktop's viewer or, where there is none, the window of techniques). A hint ends when the puzzle is edited, or when
 * the presenter shows something else. */
#define NONET_TYPE_HELPING (nonet_helping_get_type ())
G_DECLARE_FINAL_TYPE (NonetHelping, nonet_helping, NONET, HELPING, NonetController)

/* Hints are shown in a popover at a button of the window or, in narrow windows, in place of the keypad; a candidate is explained on a card
 * in the pane or, while that is folded, in place of the keypad. */
NonetHelping *nonet_helping_new (NonetFrame *frame, NonetPlaying *playing);
