/* The kinds of new puzzles, the puzzle of a day, and puzzles that are made in advance, a few of each kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "generator/wish.h"
#include "tasks/puzzles/generating.h"

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

/* The kind of a puzzle on a board, with a rating in tenths, which only ordinary boards need; NONET_N_STOCK_KINDS if it is of none. */
NonetStockKind nonet_stock_kind_of (const SudokuShape *shape, guint rating);

/* What puzzles of this kind are like. */
SudokuWish nonet_stock_kind_wish (NonetStockKind kind);

/* How difficult the puzzle of a day is, which is the same for everybody: the week begins with easy ones, and ends with an expert
 * one on Sunday. */
NonetStockKind nonet_daily_kind (const GDate *day);

/* Begins to make it: the first puzzle of its kind by a seed that is the number of the day. */
NonetGenerating *nonet_daily_new (const GDate *day);

/* Of each kind. */
#define NONET_STOCK_SIZE 10

/* Signal "changed": there are others. */
#define NONET_TYPE_STOCK (nonet_stock_get_type ())
G_DECLARE_FINAL_TYPE (NonetStock, nonet_stock, NONET, STOCK, GObject)

/* A stock in a folder, which is made when it is needed; what is there is read in a worker. */
NonetStock *nonet_stock_new (const char *folder);

/* Whether it may be filled now, at first FALSE: what is under way ends within milliseconds when it may not. */
void nonet_stock_set_filling (NonetStock *self, gboolean filling);

/* How many puzzles of a kind there are. */
guint nonet_stock_count (NonetStock *self, NonetStockKind kind);

/* The puzzle that is taken next, which the stock owns; NULL if there is none yet. */
NonetPuzzle *nonet_stock_peek (NonetStock *self, NonetStockKind kind);

/* Takes a puzzle out, which the caller unrefs; NULL if there is none yet. Its kind is filled first. */
NonetPuzzle *nonet_stock_take (NonetStock *self, NonetStockKind kind);

/* Stops filling, and waits until all files are written; for the end of the process. */
void nonet_stock_flush (NonetStock *self);
