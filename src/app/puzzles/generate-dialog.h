/* The dialog that asks for new puzzles and makes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "generator/wish.h"
#include "tasks/puzzles/generating.h"

/* What the keys "generate-…" of the settings ask for. Ratings are only for boards that have any. The wish may contradict itself. */
SudokuWish nonet_wish_settings_get (GSettings *settings);

/* Signal "made" (NonetGenerating): one puzzle that is to be opened, or several as a collection. The dialog closes afterwards; closing
 * it cancels. */
#define NONET_TYPE_GENERATE_DIALOG (nonet_generate_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetGenerateDialog, nonet_generate_dialog, NONET, GENERATE_DIALOG, AdwWindow)

/* What is asked for is kept in the settings, in the keys "generate-…". */
NonetGenerateDialog *nonet_generate_dialog_new (GtkWindow *parent, GSettings *settings);
