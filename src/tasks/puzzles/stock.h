/* The stock: a few puzzles of each kind, so that a new one is there at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are made one after another in a worker of low priority, and kept between starts: a file for each kind, a line for each
 * puzzle. A file that is damaged counts as far as it can be read.
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "tasks/puzzles/stock-kind.h"

G_BEGIN_DECLS

/* Of each kind. */
#define NONET_STOCK_SIZE 10

#define NONET_TYPE_STOCK (nonet_stock_get_type ())
G_DECLARE_FINAL_TYPE (NonetStock, nonet_stock, NONET, STOCK, GObject)

/* A stock in a folder, which is made when it is needed; what is there is read in a worker. */
NonetStock *nonet_stock_new (const char *folder);

/* Whether it may be filled now, at first FALSE: what is under way ends within milliseconds when it may not. */
void nonet_stock_set_filling (NonetStock *self, gboolean filling);

/* How many puzzles of a kind there are. */
guint nonet_stock_count (NonetStock *self, NonetStockKind kind);

/* Takes a puzzle out, which the caller unrefs; NULL if there is none yet. Its kind is filled first. */
NonetPuzzle *nonet_stock_take (NonetStock *self, NonetStockKind kind);

/* Stops filling, and waits until all files are written; for the end of the process. */
void nonet_stock_flush (NonetStock *self);

G_END_DECLS
