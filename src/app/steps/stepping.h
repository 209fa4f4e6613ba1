/* The steps that are possible now, and the path they lead along: their list, taking one, and what the settings say of logic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "document/document.h"
#include "tasks/steps/found-step.h"

/* Reads the options. */
void nonet_logic_settings_get (GSettings *settings, NonetLogicOptions *options);

/* Does what a step of the document's puzzle says, as one step of undo. What it places becomes entries, also while givens are
 * edited: a step belongs to solving. What it removes is struck out, or taken out of the player's marks if start says that these
 * count and the cell has some. Returns whether anything has changed. */
gboolean nonet_apply_step (NonetDocument *document, NonetFoundStep *found, NonetStart start);

/* Takes the document to a position that was reached from its puzzle, as one step of undo and in the same way. Only what the values
 * of the position leave open is struck out. Returns whether anything has changed. */
gboolean nonet_apply_position (NonetDocument *document, NonetPosition *position, NonetStart start);

/* Actions: "win.next-step" (forward among the steps that were shown, then on in the list, or on the path), "win.previous-step" (back),
 * "win.close-step" (the card in place of the keypad), "win.fill-in-up-to-here" (takes all steps of the path up to the one that is presented),
 * "win.end-path" (presents nothing). */
#define NONET_TYPE_STEPPING (nonet_stepping_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepping, nonet_stepping, NONET, STEPPING, NonetController)

/* Fills the pane of the window with the steps that are possible and with the path to the solution; ratings come from the verdict. The
 * window's presenter shows the steps. While the pane is folded, a card of the step is in place of the keypad instead. */
NonetStepping *nonet_stepping_new (NonetFrame *frame);
