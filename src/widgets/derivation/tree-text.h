/* What is said of a node of a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/derivation/search-tree.h"

G_BEGIN_DECLS

/* "Depth 3, r2c5 = 4, blocked", translated; the caller's. */
char *nonet_tree_node_to_text (NonetSearchTree *tree, guint32 node);

/* How many boards a node's matrix stands for, with all digits or, if these are many, as a power: "1,024 boards left". */
char *nonet_tree_matrix_to_boards (const SudokuCandidates *matrix);

/* What the search does at a matrix: "Fewest choices: r2c5, 2 and 9", why it is blocked, or that it is a solution. *cell is the
 * cell that is expanded, or the number of cells. */
char *nonet_tree_matrix_to_text (NonetSearchTree *tree, const SudokuCandidates *matrix, guint *cell);

G_END_DECLS
