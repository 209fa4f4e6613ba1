/* New puzzles, ready to be solved: by difficulty and board, out of the stock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/controller.h"
#include "tasks/stock.h"

G_BEGIN_DECLS

/* Actions: "win.new-puzzle" (s: the id of its kind), "win.new-again" (of the kind chosen last). */
#define NONET_TYPE_CREATING (nonet_creating_get_type ())
G_DECLARE_FINAL_TYPE (NonetCreating, nonet_creating, NONET, CREATING, NonetController)

/* Gives the button its menu. settings: the kind chosen last. */
NonetCreating *nonet_creating_new (NonetFrame *frame, GSettings *settings, NonetStock *stock, AdwSplitButton *button);

/* What new puzzles there are, for other menus; owned by self. */
GMenuModel *nonet_creating_get_menu (NonetCreating *self);

G_END_DECLS
