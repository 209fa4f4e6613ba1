/* New puzzles: of the stock, and those that a dialog asks for and makes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"
#include "generator/wish.h"
#include "tasks/puzzles/generating.h"
#include "tasks/puzzles/stock.h"

/* What the keys "generate-…" of the settings ask for. Ratings are only for boards that have any. The wish may contradict itself. */
SudokuWish nonet_wish_settings_get (GSettings *settings);

/* Signal "made" (NonetGenerating): one puzzle that is to be opened, or several as a collection. The dialog closes afterwards; closing
 * it cancels. */
#define NONET_TYPE_GENERATE_DIALOG (nonet_generate_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetGenerateDialog, nonet_generate_dialog, NONET, GENERATE_DIALOG, AdwWindow)

/* What is asked for is kept in the settings, in the keys "generate-…". */
NonetGenerateDialog *nonet_generate_dialog_new (GtkWindow *parent, GSettings *settings);

/* Actions: "win.new-puzzle" (s: the id of its kind), "win.new-again" (of the kind chosen last), "win.generate"
 * (opens the dialog that asks for more). */
#define NONET_TYPE_CREATING (nonet_creating_get_type ())
G_DECLARE_FINAL_TYPE (NonetCreating, nonet_creating, NONET, CREATING, NonetController)

/* Gives the button of the window its menu. The kind chosen last is in the settings, and what was asked for last; collections that are made go
 * to the loader. */
NonetCreating *nonet_creating_new (NonetFrame *frame, NonetStock *stock, NonetLoader *loader);

/* What new puzzles there are, for other menus; owned by self. */
GMenuModel *nonet_creating_get_menu (NonetCreating *self);
