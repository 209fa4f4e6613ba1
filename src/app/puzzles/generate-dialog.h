/* The dialog that asks what new puzzles are to be like, and makes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/puzzles/generating.h"

G_BEGIN_DECLS

/* Signal "made" (NonetGenerating): one puzzle that is to be opened, or several as a collection. The dialog closes afterwards; closing
 * it cancels. */
#define NONET_TYPE_GENERATE_DIALOG (nonet_generate_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetGenerateDialog, nonet_generate_dialog, NONET, GENERATE_DIALOG, AdwWindow)

/* What is asked for is kept in the settings, in the keys "generate-…", of which app/puzzles/wish-settings.h makes the wish. */
NonetGenerateDialog *nonet_generate_dialog_new (GtkWindow *parent, GSettings *settings);

G_END_DECLS
