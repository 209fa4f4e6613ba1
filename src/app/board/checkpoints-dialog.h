/* The dialog that lists the checkpoints of a puzzle, to return to them, and to rename and remove them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "document/document.h"

G_BEGIN_DECLS

#define NONET_TYPE_CHECKPOINTS_DIALOG (nonet_checkpoints_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetCheckpointsDialog, nonet_checkpoints_dialog, NONET, CHECKPOINTS_DIALOG, AdwWindow)

/* parent has the action "win.return-to-checkpoint" (see checkpointing.h). Follows the document. */
void nonet_checkpoints_dialog_present (GtkWindow *parent, NonetDocument *document);

G_END_DECLS
