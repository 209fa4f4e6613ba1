/* Checkpoints: keeping them, and the dialog that leads back to one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "document/document.h"

G_BEGIN_DECLS

#define NONET_TYPE_CHECKPOINTS_DIALOG (nonet_checkpoints_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetCheckpointsDialog, nonet_checkpoints_dialog, NONET, CHECKPOINTS_DIALOG, AdwWindow)

/* parent has the action "win.return-to-checkpoint" (see checkpointing.h). Follows the document. */
void nonet_checkpoints_dialog_present (GtkWindow *parent, NonetDocument *document);

/* Actions: "win.save-checkpoint" (asks for a name), "win.return-to-last-checkpoint", "win.return-to-checkpoint" (u: its number from 0),
 * "win.checkpoints" (lists all of them). */
#define NONET_TYPE_CHECKPOINTING (nonet_checkpointing_get_type ())
G_DECLARE_FINAL_TYPE (NonetCheckpointing, nonet_checkpointing, NONET, CHECKPOINTING, NonetController)

/* Fills its part of the main menu each time that is opened. */
NonetCheckpointing *nonet_checkpointing_new (NonetFrame *frame);

G_END_DECLS
