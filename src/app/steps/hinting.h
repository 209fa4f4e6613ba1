/* Hints: what comes next and why, a little more with each press.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Signal "given": a hint has been found and is shown.
 * Actions: "win.hint" (a hint, and then one stage further), "win.close-hint", also by Escape, "win.apply-step" (does what the step
 * that the presenter shows says, or takes mistakes back), "win.apply-and-hint" (the same, and explains the next step). A hint ends
 * when the puzzle is edited, or when the presenter shows something else. */
#define NONET_TYPE_HINTING (nonet_hinting_get_type ())
G_DECLARE_FINAL_TYPE (NonetHinting, nonet_hinting, NONET, HINTING, NonetController)

/* Hints are shown in a popover at a button of the window or, in narrow windows, in place of the keypad. */
NonetHinting *nonet_hinting_new (NonetFrame *frame);

/* Whether the window is too narrow for a popover beside the board. */
void nonet_hinting_set_narrow (NonetHinting *self, gboolean narrow);

G_END_DECLS
