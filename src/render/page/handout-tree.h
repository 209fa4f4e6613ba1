/* A search tree in a hand-out, with a legend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/page/handout.h"
#include "render/tree/tree-drawing.h"

G_BEGIN_DECLS

/* A tree this wide and deep can be read on paper. */
#define NONET_HANDOUT_TREE_LEAVES 24
#define NONET_HANDOUT_TREE_LEVELS 20

/* What there is to see: an outline, what lies below each of its nodes (arrays of as many items), and a word for each mark. */
typedef struct
{
  NonetTreeOutline outline;
  const guint32 *n_nodes;
  const guint32 *n_solutions;
  NonetAlphabet *alphabet; /* of the values */
  const char *legend[NONET_TREE_FOLDED + 1];
} NonetHandoutTree;

/* Adds a tree, of which everything is copied. */
void nonet_handout_add_tree (NonetHandout *self, const NonetHandoutTree *tree);

G_END_DECLS
