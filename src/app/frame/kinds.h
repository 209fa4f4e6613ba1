/* What the kinds of new puzzles are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "document/document.h"
#include "tasks/puzzles/stock.h"

/* What a kind is called, with a mnemonic; and which steps such puzzles need, or NULL. */
const char *nonet_kind_get_label (NonetStockKind kind);
const char *nonet_kind_get_text (NonetStockKind kind);

/* The label of a kind without its mnemonic; caller frees. */
char *nonet_kind_dup_name (NonetStockKind kind);

/* The title of a document; one that has neither a title nor a file is called after its kind, unless it is empty. Caller frees. */
char *nonet_kind_dup_title (NonetDocument *document);

/* A label without its mnemonic: an underscore, or as in Chinese a letter after one, in brackets. Caller frees. */
char *nonet_label_without_mnemonic (const char *label);
