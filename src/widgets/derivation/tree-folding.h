/* Which nodes of a search tree are folded, and the drawing of those that are left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What nobody folded or unfolded is folded below some level, so that about a wanted number of nodes is left; but for the path to
 * the current node.
 */
#pragma once

#include <gio/gio.h>

#include "render/tree/tree-drawing.h"
#include "tasks/derivation/search-tree.h"

G_BEGIN_DECLS

typedef struct _NonetTreeFolding NonetTreeFolding;

NonetTreeFolding *nonet_tree_folding_new (void);
void nonet_tree_folding_free (NonetTreeFolding *self);

/* As at first, nothing having been folded or unfolded by hand; all_unfolded: nothing is folded otherwise, too. */
void nonet_tree_folding_reset (NonetTreeFolding *self, gboolean all_unfolded);

/* Folds or unfolds a node by hand. */
void nonet_tree_folding_set (NonetTreeFolding *self, guint32 node, gboolean folded);

/* Lays out, in a worker, what is not folded; about wanted nodes where all is as at first. path_end: the current node, or any
 * larger number. The tree may grow meanwhile. Free the result, NULL with an error set, with nonet_tree_drawing_free (). */
void nonet_tree_folding_draw_async (const NonetTreeFolding *self,
                                    NonetSearchTree *tree,
                                    guint32 wanted,
                                    guint32 path_end,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
NonetTreeDrawing *nonet_tree_folding_draw_finish (NonetSearchTree *tree, GAsyncResult *result, GError **error);

G_END_DECLS
