/* What the kinds of new puzzles are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/puzzles/stock.h"

/* What a kind is called, with a mnemonic; and which steps such puzzles need, or NULL. */
const char *nonet_kind_get_label (NonetStockKind kind);
const char *nonet_kind_get_text (NonetStockKind kind);

/* The label of a kind without its mnemonic; caller frees. */
char *nonet_kind_dup_name (NonetStockKind kind);

/* A label without its mnemonic: an underscore, or as in Chinese a letter after one, in brackets. Caller frees. */
char *nonet_label_without_mnemonic (const char *label);
