/* A shape of the search tree, for its legend: a picture of a node.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Property "shape" (a string): "open", "path", "solution", "blocked" or "folded". Screen readers get the label beside it. */
#define NONET_TYPE_TREE_LEGEND (nonet_tree_legend_get_type ())
G_DECLARE_FINAL_TYPE (NonetTreeLegend, nonet_tree_legend, NONET, TREE_LEGEND, GtkWidget)

G_END_DECLS
