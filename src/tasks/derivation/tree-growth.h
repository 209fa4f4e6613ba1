/* Growing a search tree, in a worker: depth first, the smallest value first, with rests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/derivation/tree-nodes.h"
#include "tasks/worker.h"

G_BEGIN_DECLS

/* Counted by reference; one thread at a time grows it. */
typedef struct _NonetTreeGrowth NonetTreeGrowth;

/* What has grown; free it with nonet_tree_grown_free (). */
typedef struct
{
  NonetTreeNodes *nodes; /* a reference; NULL before there is a root */
  SudokuSearchTally tally;
  gboolean complete;
  gboolean out_of_memory; /* it cannot continue */
} NonetTreeGrown;

void nonet_tree_grown_free (NonetTreeGrown *grown);

/* Takes the grid. */
NonetTreeGrowth *nonet_tree_growth_new (SudokuGrid *puzzle, const SudokuSearchVariant *variant);
NonetTreeGrowth *nonet_tree_growth_ref (NonetTreeGrowth *self);
void nonet_tree_growth_unref (NonetTreeGrowth *self);

const SudokuGrid *nonet_tree_growth_get_puzzle (const NonetTreeGrowth *self);
const SudokuSearchVariant *nonet_tree_growth_get_variant (const NonetTreeGrowth *self);

/* Continues in a worker, which reports what has grown (NonetTreeGrown), until the tree is complete, has limit nodes
 * or the worker is cancelled. The worker before it must have ended. */
NonetWorker *nonet_tree_growth_start (NonetTreeGrowth *self, guint32 limit, NonetHeardFunc heard, gpointer owner);

G_END_DECLS
