/* New puzzles, ready to be solved: by difficulty and board, out of the stock, or as a dialog asks for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"
#include "app/frame/controller.h"
#include "tasks/puzzles/stock.h"

G_BEGIN_DECLS

/* Actions: "win.new-puzzle" (s: the id of its kind), "win.new-again" (of the kind chosen last), "win.generate"
 * (opens the dialog that asks for more). */
#define NONET_TYPE_CREATING (nonet_creating_get_type ())
G_DECLARE_FINAL_TYPE (NonetCreating, nonet_creating, NONET, CREATING, NonetController)

/* Gives the button of the window its menu. The kind chosen last is in the settings, and what was asked for last; collections that are made go
 * to the loader. */
NonetCreating *nonet_creating_new (NonetFrame *frame, NonetStock *stock, NonetLoader *loader);

/* What new puzzles there are, for other menus; owned by self. */
GMenuModel *nonet_creating_get_menu (NonetCreating *self);

G_END_DECLS
