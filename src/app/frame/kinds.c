/* What the kinds of new puzzles are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/kinds.h"

#include <glib/gi18n.h>

/* What the kinds of new puzzles are called. */
static const struct
{
  const char *label, *text;
} kinds[NONET_N_STOCK_KINDS] = {
  [NONET_STOCK_EASY] = { NC_ ("difficulty", "_Easy"), N_ ("Singles, SE up to 2.3") },
  [NONET_STOCK_MEDIUM] = { NC_ ("difficulty", "_Medium"), N_ ("Locked candidates, subsets, fish: SE 2.5 to 4.5") },
  [NONET_STOCK_HARD] = { NC_ ("difficulty", "_Hard"), N_ ("Unique rectangles and the like: SE 4.6 to 6.2") },
  [NONET_STOCK_EXPERT] = { NC_ ("difficulty", "E_xpert"), N_ ("Chains: SE 6.5 to 8.0") },
  [NONET_STOCK_FIENDISH] = { NC_ ("difficulty", "_Fiendish"), N_ ("Long and forcing chains: SE 8.1 to 9.0") },
  [NONET_STOCK_4X4] = { NC_ ("board", "_4×4"), NULL },
  [NONET_STOCK_6X6] = { NC_ ("board", "_6×6"), NULL },
  [NONET_STOCK_12X12] = { NC_ ("board", "1_2×12"), NULL },
  [NONET_STOCK_16X16] = { NC_ ("board", "_16×16"), NULL },
};

const char *
nonet_kind_get_label (NonetStockKind kind)
{
  return g_dpgettext2 (NULL, kind < NONET_N_DIFFICULTIES ? "difficulty" : "board", kinds[kind].label);
}

const char *
nonet_kind_get_text (NonetStockKind kind)
{
  return kinds[kind].text != NULL ? _ (kinds[kind].text) : NULL;
}

char *
nonet_kind_dup_name (NonetStockKind kind)
{
  return nonet_label_without_mnemonic (nonet_kind_get_label (kind));
}

char *
nonet_kind_dup_title (NonetDocument *document)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  const char *id = nonet_document_get_played (document)->level;
  NonetStockKind kind = id != NULL ? nonet_stock_kind_from_id (id) : NONET_N_STOCK_KINDS;
  gboolean has_name = (puzzle->title != NULL && *puzzle->title != '\0') || nonet_document_get_file (document) != NULL;

  return has_name || kind == NONET_N_STOCK_KINDS || nonet_puzzle_is_empty (puzzle) ? nonet_document_dup_title (document)
                                                                                   : nonet_kind_dup_name (kind);
}

char *
nonet_label_without_mnemonic (const char *label)
{
  g_autoptr (GRegex) mnemonic = g_regex_new ("\\s*\\(_.\\)|_", 0, 0, NULL);

  return g_regex_replace_literal (mnemonic, label, -1, 0, "", 0, NULL);
}
