/* The nodes of a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/tree-nodes.h"

NonetTreeNodes *
nonet_tree_nodes_new (guint32 capacity)
{
  NonetTreeNodes *self = g_try_malloc (sizeof *self + (gsize) capacity * sizeof *self->node);

  if (self == NULL)
    return NULL;
  g_atomic_ref_count_init (&self->references);
  self->capacity = capacity;
  return self;
}

NonetTreeNodes *
nonet_tree_nodes_ref (NonetTreeNodes *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_tree_nodes_unref (NonetTreeNodes *self)
{
  if (g_atomic_ref_count_dec (&self->references))
    g_free (self);
}

guint32
nonet_tree_nodes_get_end (const NonetTreeNodes *self, guint32 n, guint32 node)
{
  guint32 end = (guint32) g_atomic_int_get (&self->node[node].end);

  return end == 0 ? n : MIN (end, n);
}

/* The branches from the root to a node; the caller's. */
static guint8 *
dup_path (const NonetTreeNodes *self, guint32 node)
{
  guint8 *path = g_malloc (self->node[node].depth + 1);

  for (; node != 0; node = self->node[node].parent)
    path[self->node[node].depth - 1] = self->node[node].branch;
  return path;
}

SudokuCandidates *
nonet_tree_nodes_dup_matrix (const NonetTreeNodes *self,
                             guint32 node,
                             const SudokuGrid *puzzle,
                             const SudokuSearchVariant *variant,
                             SudokuCancelFunc cancelled,
                             void *data)
{
  g_autofree guint8 *path = dup_path (self, node);
  SudokuCandidates *matrix = sudoku_choices (puzzle), *other = sudoku_candidates_new (puzzle->shape);
  gboolean is_wanted = matrix != NULL && other != NULL;

  if (is_wanted)
    sudoku_search_prune (matrix, variant);
  for (guint i = 0; is_wanted && i < self->node[node].depth; i++)
    {
      SudokuCandidates *above = matrix;

      is_wanted = cancelled == NULL || !cancelled (data);
      sudoku_node_grow (above, sudoku_node_pivot (above, variant), variant, path[i], other, NULL);
      matrix = other;
      other = above;
    }
  sudoku_candidates_free (other);
  if (!is_wanted)
    g_clear_pointer (&matrix, sudoku_candidates_free);
  return matrix;
}
