/* What is wished of new puzzles: the kinds of the menus, and what was chosen last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/puzzles/wish-settings.h"

#include <glib/gi18n.h>

#include "formats/shapes.h"

/* What the kinds of new puzzles are called. */

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

const SudokuShape *
nonet_wish_settings_find_board (const char *name)
{
  NonetStockKind kind = nonet_stock_kind_from_id (name);
  const NonetStockKindInfo *info = nonet_stock_kind_info (kind < NONET_N_STOCK_KINDS ? kind : NONET_STOCK_EASY);

  return nonet_shape_get (info->box_rows, info->box_columns);
}

static void
get_difficulty (GSettings *settings, SudokuWish *wish)
{
  g_autofree char *id = g_settings_get_string (settings, "generate-difficulty");
  NonetStockKind kind = nonet_stock_kind_from_id (id);

  if (kind >= NONET_N_DIFFICULTIES || !sudoku_shape_is_nine (wish->shape))
    return;
  wish->easiest = nonet_stock_kind_info (kind)->easiest;
  wish->hardest = nonet_stock_kind_info (kind)->hardest;
}

static void
get_techniques (GSettings *settings, const char *key, SudokuTechniqueSet *set)
{
  g_auto (GStrv) ids = g_settings_get_strv (settings, key);
  SudokuTechnique technique;

  for (guint i = 0; ids[i] != NULL; i++)
    if (sudoku_technique_from_name (ids[i], &technique))
      sudoku_technique_set_add (set, technique);
}

SudokuWish
nonet_wish_settings_get (GSettings *settings)
{
  g_autofree char *board = g_settings_get_string (settings, "generate-board");
  g_autofree char *id = g_settings_get_string (settings, "generate-symmetry");
  SudokuSymmetry symmetry = sudoku_symmetry_from_id (id);
  SudokuWish wish = {
    .shape = nonet_wish_settings_find_board (board),
    .symmetries = symmetry < SUDOKU_N_SYMMETRIES ? 1u << symmetry : 0,
    .minimal = g_settings_get_boolean (settings, "generate-minimal"),
  };

  if (g_settings_get_boolean (settings, "generate-limit-givens"))
    {
      wish.least = (unsigned) g_settings_get_int (settings, "generate-least");
      wish.most = (unsigned) g_settings_get_int (settings, "generate-most");
    }
  get_difficulty (settings, &wish);
  get_techniques (settings, "generate-with", &wish.with);
  get_techniques (settings, "generate-without", &wish.without);
  return wish;
}
