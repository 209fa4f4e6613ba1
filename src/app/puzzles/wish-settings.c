/* The puzzles that were asked for last, as the settings keep them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/puzzles/wish-settings.h"

#include "formats/shapes.h"
#include "tasks/puzzles/stock.h"

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
