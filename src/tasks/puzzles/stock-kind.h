/* The kinds of puzzles that are kept in stock: boards of several sizes, and for ordinary ones, how difficult they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "generator/wish.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_STOCK_EASY,
  NONET_STOCK_MEDIUM,
  NONET_STOCK_HARD,
  NONET_STOCK_EXPERT,
  NONET_STOCK_FIENDISH,
  NONET_STOCK_4X4,
  NONET_STOCK_6X6,
  NONET_STOCK_12X12,
  NONET_STOCK_16X16,
  NONET_N_STOCK_KINDS
} NonetStockKind;

/* The ordinary boards come first. */
#define NONET_N_DIFFICULTIES (NONET_STOCK_FIENDISH + 1)

typedef struct
{
  const char *id; /* "easy", …, "16x16" */
  guint8 box_rows, box_columns;
  guint8 easiest, hardest; /* tenths of the rating; 0: it has none */
  guint8 least;            /* givens; 0: as few as come */
} NonetStockKindInfo;

const NonetStockKindInfo *nonet_stock_kind_info (NonetStockKind kind);

/* The kind of an id, or NONET_N_STOCK_KINDS. */
NonetStockKind nonet_stock_kind_from_id (const char *id);

/* What puzzles of this kind are like. */
SudokuWish nonet_stock_kind_wish (NonetStockKind kind);

G_END_DECLS
