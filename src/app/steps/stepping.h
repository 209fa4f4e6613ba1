/* The steps that are possible now: found while the page of steps is visible, and shown one after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

G_BEGIN_DECLS

/* Actions: "win.next-step" (forward among the steps that were shown, then on in the list), "win.previous-step" (back),
 * "win.close-step" (the card in place of the keypad). Signal "needed": the page of steps is to be shown. */
#define NONET_TYPE_STEPPING (nonet_stepping_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepping, nonet_stepping, NONET, STEPPING, NonetController)

/* Fills the pane of the window, whose presenter shows the steps. While the pane is folded, a card of the step is in place of the
 * keypad instead. */
NonetStepping *nonet_stepping_new (NonetFrame *frame);

G_END_DECLS
