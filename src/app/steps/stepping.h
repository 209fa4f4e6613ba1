/* The steps that are possible now: found while the page of steps is visible, and shown one after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "app/frame/controller.h"
#include "widgets/steps/steps-pane.h"

G_BEGIN_DECLS

/* Actions: "win.next-step" (forward among the steps that were shown, then on in the list), "win.previous-step" (back),
 * "win.close-step" (the card in place of the keypad). Signal "needed": the page of steps is to be shown. */
#define NONET_TYPE_STEPPING (nonet_stepping_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepping, nonet_stepping, NONET, STEPPING, NonetController)

/* Fills the pane of the window, whose presenter shows the steps. While the flap is folded, a card of the step is in the
 * bar instead, and the keypad gives its place to it. */
NonetStepping *nonet_stepping_new (NonetFrame *frame,
                                   NonetStepsPane *pane,
                                   NonetStepPresenter *presenter,
                                   GSettings *settings,
                                   NonetBoardView *board,
                                   AdwFlap *flap,
                                   GtkRevealer *bar,
                                   GtkWidget *keypad);

G_END_DECLS
