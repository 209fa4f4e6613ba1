/* What the kinds of new puzzles are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/puzzles/new-kinds.h"

#include <glib/gi18n.h>

static const struct
{
  const char *label, *name, *text;
} kinds[NONET_N_STOCK_KINDS] = {
  [NONET_STOCK_EASY] = { NC_ ("difficulty", "_Easy"), NC_ ("difficulty", "Easy"), N_ ("Singles, SE up to 2.3") },
  [NONET_STOCK_MEDIUM] = { NC_ ("difficulty", "_Medium"), NC_ ("difficulty", "Medium"),
                           N_ ("Locked candidates, subsets, fish: SE 2.5 to 4.5") },
  [NONET_STOCK_HARD] = { NC_ ("difficulty", "_Hard"), NC_ ("difficulty", "Hard"),
                         N_ ("Unique rectangles and the like: SE 4.6 to 6.2") },
  [NONET_STOCK_EXPERT] = { NC_ ("difficulty", "E_xpert"), NC_ ("difficulty", "Expert"), N_ ("Chains: SE 6.5 to 8.0") },
  [NONET_STOCK_FIENDISH] = { NC_ ("difficulty", "_Fiendish"), NC_ ("difficulty", "Fiendish"),
                             N_ ("Long and forcing chains: SE 8.1 to 9.0") },
  [NONET_STOCK_4X4] = { NC_ ("board", "_4×4"), NC_ ("board", "4×4"), NULL },
  [NONET_STOCK_6X6] = { NC_ ("board", "_6×6"), NC_ ("board", "6×6"), NULL },
  [NONET_STOCK_12X12] = { NC_ ("board", "1_2×12"), NC_ ("board", "12×12"), NULL },
  [NONET_STOCK_16X16] = { NC_ ("board", "_16×16"), NC_ ("board", "16×16"), NULL },
};

static const char *
context_of (NonetStockKind kind)
{
  return kind < NONET_N_DIFFICULTIES ? "difficulty" : "board";
}

const char *
nonet_new_kind_label (NonetStockKind kind)
{
  return g_dpgettext2 (NULL, context_of (kind), kinds[kind].label);
}

const char *
nonet_new_kind_name (NonetStockKind kind)
{
  return g_dpgettext2 (NULL, context_of (kind), kinds[kind].name);
}

const char *
nonet_new_kind_text (NonetStockKind kind)
{
  return kinds[kind].text != NULL ? _ (kinds[kind].text) : NULL;
}
