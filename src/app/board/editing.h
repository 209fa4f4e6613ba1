/* What is done to the puzzle as a whole: new boards, undo, checkpoints, its board and its details.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

#define NONET_TYPE_CHECKPOINTS_DIALOG (nonet_checkpoints_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetCheckpointsDialog, nonet_checkpoints_dialog, NONET, CHECKPOINTS_DIALOG, AdwWindow)

/* Lists the checkpoints of a document, which it follows; parent has the action "win.return-to-checkpoint". */
void nonet_checkpoints_dialog_present (GtkWindow *parent, NonetDocument *document);

/* Actions: "win.undo", "win.redo", "win.editing-givens" (the
 * document's), "win.fix-entries", "win.free-givens", "win.restart", "win.board-shape", "win.details",
 * "win.save-checkpoint" (asks for a name), "win.return-to-last-checkpoint", "win.return-to-checkpoint" (u: its number from 0),
 * "win.checkpoints" (lists all of them). */
#define NONET_TYPE_EDITING (nonet_editing_get_type ())
G_DECLARE_FINAL_TYPE (NonetEditing, nonet_editing, NONET, EDITING, NonetController)

/* Fills its part of the main menu each time that is opened. The switch of the window shows and sets what "win.editing-givens" does. */
NonetEditing *nonet_editing_new (NonetFrame *frame);
