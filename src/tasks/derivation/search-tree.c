/* The owner's side of a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/search-tree.h"

#include "tasks/derivation/tree-growth.h"
#include "tasks/task.h"

struct _NonetSearchTree
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  NonetCellStyle cells;
  NonetTreeGrowth *growth;
  NonetWorker *worker;   /* NULL: none; else it grows, or is about to stop */
  gboolean wanted;       /* it is to grow */
  NonetTreeGrown *grown; /* the latest report */
};

G_DEFINE_FINAL_TYPE (NonetSearchTree, nonet_search_tree, G_TYPE_OBJECT)

enum
{
  GROWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
can_grow (NonetSearchTree *self)
{
  return !self->grown->complete && !self->grown->out_of_memory && self->grown->tally.n_nodes < NONET_SEARCH_TREE_LIMIT;
}

static void heard_cb (gpointer owner, gpointer report, gboolean done);

static void
start (NonetSearchTree *self)
{
  self->worker = nonet_tree_growth_start (self->growth, NONET_SEARCH_TREE_LIMIT, heard_cb, self);
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  g_autoptr (NonetSearchTree) self = g_object_ref (owner);

  if (report != NULL)
    {
      nonet_tree_grown_free (self->grown);
      self->grown = report;
    }
  if (done)
    {
      g_clear_pointer (&self->worker, nonet_worker_unref);
      self->wanted = self->wanted && can_grow (self);
      if (self->wanted)
        start (self);
    }
  g_signal_emit (self, signals[GROWN], 0);
}

void
nonet_search_tree_grow (NonetSearchTree *self)
{
  g_return_if_fail (NONET_IS_SEARCH_TREE (self));

  if (self->wanted || !can_grow (self))
    return;
  self->wanted = TRUE;
  if (self->worker == NULL)
    start (self);
  g_signal_emit (self, signals[GROWN], 0);
}

void
nonet_search_tree_stop (NonetSearchTree *self)
{
  g_return_if_fail (NONET_IS_SEARCH_TREE (self));

  if (!self->wanted)
    return;
  self->wanted = FALSE;
  nonet_worker_cancel (self->worker);
  g_signal_emit (self, signals[GROWN], 0);
}

NonetTreeState
nonet_search_tree_get_state (NonetSearchTree *self)
{
  if (self->wanted)
    return NONET_TREE_GROWING;
  if (self->grown->out_of_memory)
    return NONET_TREE_FAILED;
  if (self->grown->complete)
    return NONET_TREE_COMPLETE;
  return can_grow (self) ? NONET_TREE_STOPPED : NONET_TREE_LIMITED;
}

NonetPuzzle *
nonet_search_tree_get_puzzle (NonetSearchTree *self)
{
  return self->puzzle;
}

NonetCellStyle
nonet_search_tree_get_cell_style (NonetSearchTree *self)
{
  return self->cells;
}

void
nonet_search_tree_set_cell_style (NonetSearchTree *self, NonetCellStyle cells)
{
  self->cells = cells;
}

const SudokuSearchVariant *
nonet_search_tree_get_variant (NonetSearchTree *self)
{
  return nonet_tree_growth_get_variant (self->growth);
}

const SudokuSearchTally *
nonet_search_tree_get_tally (NonetSearchTree *self)
{
  return &self->grown->tally;
}

guint32
nonet_search_tree_get_n_nodes (NonetSearchTree *self)
{
  return (guint32) self->grown->tally.n_nodes;
}

const NonetTreeNode *
nonet_search_tree_peek (NonetSearchTree *self, guint32 node)
{
  g_return_val_if_fail (node < nonet_search_tree_get_n_nodes (self), NULL);

  return &self->grown->nodes->node[node];
}

NonetTreeNodes *
nonet_search_tree_get_nodes (NonetSearchTree *self)
{
  return self->grown->nodes;
}

void
nonet_search_tree_count_below (NonetSearchTree *self, guint32 node, guint32 *n_nodes, guint32 *n_solutions)
{
  guint32 n = nonet_search_tree_get_n_nodes (self), end;
  const NonetTreeNode *nodes;

  g_return_if_fail (node < n);

  nodes = self->grown->nodes->node;
  end = nonet_tree_nodes_get_end (self->grown->nodes, n, node);
  *n_nodes = end - node - 1;
  *n_solutions = (end < n ? nodes[end].solutions_before : (guint32) self->grown->tally.n_solutions)
                 - nodes[node].solutions_before - (nodes[node].state == SUDOKU_NODE_SOLVED);
}

/* Matrices. */

typedef struct
{
  NonetTreeGrowth *growth; /* for its puzzle and variant, which never change */
  NonetTreeNodes *nodes;
  guint32 node;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  nonet_tree_nodes_unref (question->nodes);
  nonet_tree_growth_unref (question->growth);
  g_free (question);
}

static gpointer
find_matrix (NonetWorker *worker, gpointer data, GError **error)
{
  const Question *question = data;
  SudokuCandidates *matrix =
      nonet_tree_nodes_dup_matrix (question->nodes, question->node, nonet_tree_growth_get_puzzle (question->growth),
                                   nonet_tree_growth_get_variant (question->growth), nonet_worker_is_cancelled, worker);

  if (matrix == NULL && !g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error))
    nonet_set_out_of_memory (error);
  return matrix;
}

void
nonet_search_tree_find_matrix_async (NonetSearchTree *self,
                                     guint32 node,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  Question *question;

  g_return_if_fail (node < nonet_search_tree_get_n_nodes (self));

  question = g_new (Question, 1);
  *question = (Question){ nonet_tree_growth_ref (self->growth), nonet_tree_nodes_ref (self->grown->nodes), node };
  g_task_set_source_tag (task, nonet_search_tree_find_matrix_async);
  nonet_task_run (task, find_matrix, question, question_free, (GDestroyNotify) sudoku_candidates_free);
}

SudokuCandidates *
nonet_search_tree_find_matrix_finish (NonetSearchTree *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
nonet_search_tree_dispose (GObject *object)
{
  g_clear_pointer (&NONET_SEARCH_TREE (object)->worker, nonet_worker_drop);
  G_OBJECT_CLASS (nonet_search_tree_parent_class)->dispose (object);
}

static void
nonet_search_tree_finalize (GObject *object)
{
  NonetSearchTree *self = NONET_SEARCH_TREE (object);

  nonet_tree_grown_free (self->grown);
  g_clear_pointer (&self->growth, nonet_tree_growth_unref);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_search_tree_parent_class)->finalize (object);
}

static void
nonet_search_tree_class_init (NonetSearchTreeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_search_tree_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_search_tree_finalize;
  signals[GROWN] =
      g_signal_new ("grown", NONET_TYPE_SEARCH_TREE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_search_tree_init (NonetSearchTree *self)
{
  self->grown = g_new0 (NonetTreeGrown, 1);
}

NonetSearchTree *
nonet_search_tree_new (NonetPuzzle *puzzle, const SudokuSearchVariant *variant)
{
  NonetSearchTree *self = g_object_new (NONET_TYPE_SEARCH_TREE, NULL);

  self->puzzle = nonet_puzzle_ref (puzzle);
  self->growth = nonet_tree_growth_new (nonet_puzzle_dup_grid (puzzle, TRUE), variant);
  return self;
}
