/* What is wished of new puzzles: the kinds of the menus, and what was chosen last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "generator/wish.h"
#include "tasks/puzzles/stock.h"

G_BEGIN_DECLS

/* For menus, with a mnemonic, and without; and which steps such puzzles need, or NULL. All are translated and static. */
const char *nonet_new_kind_label (NonetStockKind kind);
const char *nonet_new_kind_name (NonetStockKind kind);
const char *nonet_new_kind_text (NonetStockKind kind);

/* What the keys "generate-…" ask for. Ratings are only for boards that have any. The wish may contradict itself. */
SudokuWish nonet_wish_settings_get (GSettings *settings);

/* The board of a name such as "16x16"; that of 9×9 cells for any other name. It is static. */
const SudokuShape *nonet_wish_settings_find_board (const char *name);

G_END_DECLS
