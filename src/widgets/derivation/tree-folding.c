/* Leaving out what is folded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/tree-folding.h"

#include "tasks/task.h"

struct _NonetTreeFolding
{
  gboolean all_unfolded;
  GHashTable *by_hand; /* node -> whether it is folded */
};

/* A drawing in the making. */
typedef struct
{
  NonetTreeNodes *nodes;
  guint32 n;
  gboolean all_unfolded;
  GHashTable *by_hand;
  guint32 wanted;
  guint32 path_end;

  guint fold_depth; /* the level from which on nodes are folded */
  GArray *path;     /* guint32: the node of each level on the path */
} Job;

NonetTreeFolding *
nonet_tree_folding_new (void)
{
  NonetTreeFolding *self = g_new0 (NonetTreeFolding, 1);

  self->by_hand = g_hash_table_new (NULL, NULL);
  return self;
}

void
nonet_tree_folding_free (NonetTreeFolding *self)
{
  g_hash_table_unref (self->by_hand);
  g_free (self);
}

void
nonet_tree_folding_reset (NonetTreeFolding *self, gboolean all_unfolded)
{
  self->all_unfolded = all_unfolded;
  g_hash_table_remove_all (self->by_hand);
}

void
nonet_tree_folding_set (NonetTreeFolding *self, guint32 node, gboolean folded)
{
  g_hash_table_insert (self->by_hand, GUINT_TO_POINTER (node), GINT_TO_POINTER (folded));
}

/* In the thread. */

/* The first level with which there would be more nodes than wanted. */
static guint
find_fold_depth (const Job *job)
{
  g_autoptr (GArray) sizes = g_array_new (FALSE, TRUE, sizeof (guint32));
  guint32 sum = 0;
  guint depth = 0;

  if (job->all_unfolded || job->n <= job->wanted)
    return G_MAXUINT;
  for (guint32 i = 0; i < job->n; i++)
    {
      depth = job->nodes->node[i].depth;
      if (depth >= sizes->len)
        g_array_set_size (sizes, depth + 1);
      g_array_index (sizes, guint32, depth)++;
    }
  for (depth = 0; depth < sizes->len && sum + g_array_index (sizes, guint32, depth) <= job->wanted; depth++)
    sum += g_array_index (sizes, guint32, depth);
  return MAX (depth, 2) - 1;
}

static GArray *
find_path (const Job *job)
{
  GArray *path = g_array_new (FALSE, TRUE, sizeof (guint32));

  if (job->path_end >= job->n)
    return path;
  g_array_set_size (path, job->nodes->node[job->path_end].depth + 1u);
  for (guint32 i = job->path_end; i != 0; i = job->nodes->node[i].parent)
    g_array_index (path, guint32, job->nodes->node[i].depth) = i;
  return path;
}

/* The end of what lies below a node and is not drawn: the next node. */
static guint32
skip (const Job *job, guint32 i, gboolean *folded)
{
  const NonetTreeNode *node = &job->nodes->node[i];
  guint32 end = nonet_tree_nodes_get_end (job->nodes, job->n, i);
  gpointer by_hand;

  *folded = FALSE;
  if (end == i + 1)
    return end;
  if (g_hash_table_size (job->by_hand) > 0
      && g_hash_table_lookup_extended (job->by_hand, GUINT_TO_POINTER (i), NULL, &by_hand))
    *folded = GPOINTER_TO_INT (by_hand);
  else
    *folded = node->depth >= job->fold_depth
              && (node->depth + 1u >= job->path->len || g_array_index (job->path, guint32, node->depth) != i);
  return *folded ? end : i + 1;
}

static guint8
get_mark (const NonetTreeNode *node, gboolean folded)
{
  if (folded)
    return NONET_TREE_FOLDED;
  return node->state == SUDOKU_NODE_OPEN     ? NONET_TREE_OPEN
         : node->state == SUDOKU_NODE_SOLVED ? NONET_TREE_SOLUTION
                                             : NONET_TREE_BLOCKED;
}

/* at: the position of the last node of each level. */
static void
fill (const Job *job, NonetTreeOutline *outline, GArray *at)
{
  gboolean folded;
  guint32 n = 0;

  for (guint32 i = 0, next; i < job->n; i = next)
    {
      const NonetTreeNode *node = &job->nodes->node[i];

      next = skip (job, i, &folded);
      if (node->depth >= at->len)
        g_array_set_size (at, node->depth + 1u);
      g_array_index (at, guint32, node->depth) = n;
      outline->parent[n] = node->depth == 0 ? 0 : g_array_index (at, guint32, node->depth - 1u);
      outline->number[n] = i;
      outline->value[n] = node->value | (node->excluded ? NONET_TREE_EXCLUDED : 0);
      outline->mark[n] = get_mark (node, folded);
      n++;
    }
}

static guint32
count (const Job *job)
{
  gboolean folded;
  guint32 n = 0;

  for (guint32 i = 0; i < job->n; i = skip (job, i, &folded))
    n++;
  return n;
}

static NonetTreeDrawing *
draw (const Job *job)
{
  guint32 n = count (job);
  g_autofree guint32 *parent = g_try_new (guint32, n), *number = g_try_new (guint32, n);
  g_autofree guint8 *value = g_try_new (guint8, n), *mark = g_try_new (guint8, n);
  g_autoptr (GArray) at = g_array_new (FALSE, TRUE, sizeof (guint32));
  NonetTreeOutline outline = { n, parent, number, value, mark };

  if (parent == NULL || number == NULL || value == NULL || mark == NULL)
    return NULL;
  fill (job, &outline, at);
  return nonet_tree_drawing_new (&outline);
}

static gpointer
work (NonetWorker *worker, gpointer data, GError **error)
{
  Job *job = data;
  NonetTreeDrawing *drawing;

  job->fold_depth = find_fold_depth (job);
  job->path = find_path (job);
  drawing = draw (job);
  if (drawing == NULL)
    nonet_set_out_of_memory (error);
  return drawing;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->path, g_array_unref);
  g_hash_table_unref (job->by_hand);
  nonet_tree_nodes_unref (job->nodes);
  g_free (job);
}

static GHashTable *
copy_table (GHashTable *table)
{
  GHashTable *copy = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy, key, value);
  return copy;
}

void
nonet_tree_folding_draw_async (const NonetTreeFolding *self,
                               NonetSearchTree *tree,
                               guint32 wanted,
                               guint32 path_end,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (tree, cancellable, callback, user_data);
  Job *job;

  g_return_if_fail (nonet_search_tree_get_n_nodes (tree) > 0);

  job = g_new0 (Job, 1);
  job->nodes = nonet_tree_nodes_ref (nonet_search_tree_get_nodes (tree));
  job->n = nonet_search_tree_get_n_nodes (tree);
  job->all_unfolded = self->all_unfolded;
  job->by_hand = copy_table (self->by_hand);
  job->wanted = wanted;
  job->path_end = path_end;
  g_task_set_source_tag (task, nonet_tree_folding_draw_async);
  nonet_task_run (task, work, job, job_free, (GDestroyNotify) nonet_tree_drawing_free);
}

NonetTreeDrawing *
nonet_tree_folding_draw_finish (NonetSearchTree *tree, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, tree), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
