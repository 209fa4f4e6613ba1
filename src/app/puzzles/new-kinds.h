/* What the kinds of new puzzles are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/puzzles/stock.h"

G_BEGIN_DECLS

/* For menus, with a mnemonic, and without; and which steps such puzzles need, or NULL. All are translated and static. */
const char *nonet_new_kind_label (NonetStockKind kind);
const char *nonet_new_kind_name (NonetStockKind kind);
const char *nonet_new_kind_text (NonetStockKind kind);

G_END_DECLS
