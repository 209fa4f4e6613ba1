/* Keeps the drawing of a search tree up to date while it grows: not more often than is worth while.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/derivation/tree-folding.h"

G_BEGIN_DECLS

typedef struct _NonetTreeDrawer NonetTreeDrawer;

/* There is another drawing, which belongs to the callee. */
typedef void (*NonetTreeDrawnFunc) (gpointer owner, NonetTreeDrawing *drawing);

/* For a tree and how it is folded, both borrowed from the owner. */
NonetTreeDrawer *nonet_tree_drawer_new (NonetSearchTree *tree,
                                        NonetTreeFolding *folding,
                                        NonetTreeDrawnFunc drawn,
                                        gpointer owner);
/* Nothing is drawn any more; NULL is allowed. */
void nonet_tree_drawer_free (NonetTreeDrawer *self);

/* About how many nodes are wanted, and the node whose path is not folded. */
void nonet_tree_drawer_set_wanted (NonetTreeDrawer *self, guint32 wanted);
void nonet_tree_drawer_set_path_end (NonetTreeDrawer *self, guint32 path_end);

/* Draws the tree: as soon as possible, or later if it was drawn just now. */
void nonet_tree_drawer_draw (NonetTreeDrawer *self);
void nonet_tree_drawer_draw_later (NonetTreeDrawer *self);

/* Whether the last drawing is that of the tree as it is. */
gboolean nonet_tree_drawer_is_done (NonetTreeDrawer *self);

G_END_DECLS
