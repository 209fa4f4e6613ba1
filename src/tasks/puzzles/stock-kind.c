/* The kinds of puzzles that are kept in stock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/stock-kind.h"

#include <string.h>

#include "formats/shapes.h"

/* The ranges begin and end where Sudoku Explainer's scale passes from one family of techniques to another: singles; locked
 * candidates, subsets and fish; wings, rectangles and the like; chains; forcing chains. Large boards keep more givens than they
 * need, or they would take a person days. */
static const NonetStockKindInfo kinds[NONET_N_STOCK_KINDS] = {
  [NONET_STOCK_EASY] = { "easy", 3, 3, 10, 23, 0 },
  [NONET_STOCK_MEDIUM] = { "medium", 3, 3, 25, 45, 0 },
  [NONET_STOCK_HARD] = { "hard", 3, 3, 46, 62, 0 },
  [NONET_STOCK_EXPERT] = { "expert", 3, 3, 65, 80, 0 },
  [NONET_STOCK_FIENDISH] = { "fiendish", 3, 3, 81, 90, 0 },
  [NONET_STOCK_4X4] = { "4x4", 2, 2, 0, 0, 0 },
  [NONET_STOCK_6X6] = { "6x6", 2, 3, 0, 0, 0 },
  [NONET_STOCK_12X12] = { "12x12", 3, 4, 0, 0, 66 },
  [NONET_STOCK_16X16] = { "16x16", 4, 4, 0, 0, 130 },
};

const NonetStockKindInfo *
nonet_stock_kind_info (NonetStockKind kind)
{
  g_return_val_if_fail (kind < NONET_N_STOCK_KINDS, NULL);
  return &kinds[kind];
}

NonetStockKind
nonet_stock_kind_from_id (const char *id)
{
  NonetStockKind kind = 0;

  while (kind < NONET_N_STOCK_KINDS && strcmp (kinds[kind].id, id) != 0)
    kind++;
  return kind;
}

SudokuWish
nonet_stock_kind_wish (NonetStockKind kind)
{
  const NonetStockKindInfo *info = nonet_stock_kind_info (kind);

  return (SudokuWish){
    .shape = nonet_shape_get (info->box_rows, info->box_columns),
    .symmetries = 1u << SUDOKU_SYMMETRY_180,
    .least = info->least,
    .easiest = info->easiest,
    .hardest = info->hardest,
  };
}
