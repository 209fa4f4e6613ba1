/* The tree of a search by Bird's program: its nodes, growing it in a worker, and the owner's side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/search-tree.h"

#include <string.h>

#include "tasks/task.h"

/* The nodes of a search tree. */

/* Memory that is not written to yet takes none. NULL when out of memory. */
static NonetTreeNodes *
tree_nodes_new (guint32 capacity)
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

/* The node after all that lies below a node, of n that are known. */
static guint32
tree_nodes_get_end (const NonetTreeNodes *self, guint32 n, guint32 node)
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

/* The matrix of a node, by growing each node on the path to it again; the work of one search of that depth. NULL when cancelled
 * (which may be NULL) said so or out of memory. */
static SudokuCandidates *
tree_nodes_dup_matrix (const NonetTreeNodes *self,
                       guint32 node,
                       const SudokuGrid *puzzle,
                       SudokuSearchVariant variant,
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
      sudoku_node_grow (above, sudoku_expand_cell (above), variant, path[i], other, NULL);
      matrix = other;
      other = above;
    }
  sudoku_candidates_free (other);
  if (!is_wanted)
    g_clear_pointer (&matrix, sudoku_candidates_free);
  return matrix;
}

/* The thread's side of a search tree. */

/* Nodes that are reported together: less than a millisecond's on a 9×9 board. */
#define BATCH 64

/* A node of which branches are still to grow. */
typedef struct
{
  SudokuCandidates *matrix; /* kept for the next node of this depth */
  guint32 node;
  guint pivot;
  guint next, n_branches;
} Level;

struct _NonetTreeGrowth
{
  gatomicrefcount references;
  SudokuGrid *puzzle;
  SudokuSearchVariant variant;

  /* The thread's own. */
  NonetTreeNodes *nodes;
  SudokuSearchTally tally;
  GArray *levels; /* Level, of each depth so far and one more */
  guint n_open;   /* of them in use */
  gboolean out_of_memory;
};

static void
clear_level (gpointer level)
{
  sudoku_candidates_free (((Level *) level)->matrix);
}

/* Takes the grid. */
static NonetTreeGrowth *
tree_growth_new (SudokuGrid *puzzle, SudokuSearchVariant variant)
{
  NonetTreeGrowth *self = g_new0 (NonetTreeGrowth, 1);

  g_atomic_ref_count_init (&self->references);
  self->puzzle = puzzle;
  self->variant = variant;
  self->levels = g_array_new (FALSE, TRUE, sizeof (Level));
  g_array_set_clear_func (self->levels, clear_level);
  return self;
}

NonetTreeGrowth *
nonet_tree_growth_ref (NonetTreeGrowth *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

static void
tree_growth_unref (NonetTreeGrowth *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_clear_pointer (&self->nodes, nonet_tree_nodes_unref);
  g_array_unref (self->levels);
  sudoku_grid_free (self->puzzle);
  g_free (self);
}

static const SudokuGrid *
tree_growth_get_puzzle (const NonetTreeGrowth *self)
{
  return self->puzzle;
}

SudokuSearchVariant
nonet_tree_growth_get_variant (const NonetTreeGrowth *self)
{
  return self->variant;
}

/* The level of a depth, with a matrix; NULL when out of memory. */
static Level *
ensure_level (NonetTreeGrowth *self, guint depth)
{
  Level *level;

  if (self->levels->len <= depth)
    g_array_set_size (self->levels, depth + 1);
  level = &g_array_index (self->levels, Level, depth);
  if (level->matrix == NULL)
    level->matrix = sudoku_candidates_new (self->puzzle->shape);
  return level->matrix != NULL ? level : NULL;
}

/* Adds a node of the depth n_open, whose matrix is on that level; an open one is the next to grow. */
static void
add_node (NonetTreeGrowth *self, NonetTreeNode node, SudokuNodeState state)
{
  Level *level = &g_array_index (self->levels, Level, self->n_open);
  guint32 i = (guint32) self->tally.n_nodes++;

  node.solutions_before = (guint32) self->tally.n_solutions;
  node.depth = (guint16) self->n_open;
  node.state = (guint8) state;
  node.end = state == SUDOKU_NODE_OPEN ? 0 : i + 1;
  self->nodes->node[i] = node;
  self->tally.deepest = MAX (self->tally.deepest, self->n_open);
  self->tally.n_blocked += state == SUDOKU_NODE_BLOCKED;
  self->tally.n_solutions += state == SUDOKU_NODE_SOLVED;
  if (state != SUDOKU_NODE_OPEN)
    return;
  level->node = i;
  level->next = 0;
  level->pivot = sudoku_expand_cell (level->matrix);
  level->n_branches = sudoku_node_n_branches (level->matrix, level->pivot, self->variant);
  self->n_open++;
}

static void
grow_root (NonetTreeGrowth *self)
{
  SudokuCandidates *choices = sudoku_choices (self->puzzle);
  Level *level = ensure_level (self, 0);

  self->out_of_memory = choices == NULL || level == NULL;
  if (!self->out_of_memory)
    {
      memcpy (level->matrix->cell, choices->cell, self->puzzle->shape->n_cells * sizeof *choices->cell);
      self->tally.n_prunings += sudoku_search_prune (level->matrix, self->variant);
      add_node (self, (NonetTreeNode){ 0 }, sudoku_node_state (level->matrix));
    }
  sudoku_candidates_free (choices);
}

/* The value by which a branch is named: the one that is left, or the one that is not. */
static guint8
name_branch (SudokuSet choices, SudokuSet left, guint8 *excluded)
{
  *excluded = sudoku_set_count (left) > 1;
  return (guint8) sudoku_set_first (*excluded ? choices & ~left : left);
}

static void
grow_branch (NonetTreeGrowth *self)
{
  Level *child = ensure_level (self, self->n_open), *level = &g_array_index (self->levels, Level, self->n_open - 1);
  SudokuSet left = sudoku_node_branch (level->matrix, level->pivot, self->variant, level->next);
  NonetTreeNode node = { .parent = level->node, .cell = (guint16) level->pivot, .branch = (guint8) level->next };

  self->out_of_memory = child == NULL;
  if (child == NULL)
    return;
  node.value = name_branch (level->matrix->cell[level->pivot], left, &node.excluded);
  level->next++;
  add_node (self, node,
            sudoku_node_grow (level->matrix, level->pivot, self->variant, level->next - 1, child->matrix,
                              &self->tally.n_prunings));
}

/* Leaves the nodes of which everything has grown. */
static void
close_nodes (NonetTreeGrowth *self)
{
  while (self->n_open > 0)
    {
      const Level *level = &g_array_index (self->levels, Level, self->n_open - 1);

      if (level->next < level->n_branches)
        return;
      g_atomic_int_set (&self->nodes->node[level->node].end, (guint32) self->tally.n_nodes);
      self->n_open--;
    }
}

/* Nodes are read elsewhere: they stay where they are, and are copied to a larger block. */
static void
make_room (NonetTreeGrowth *self, guint32 limit)
{
  NonetTreeNodes *old = self->nodes;

  if (old != NULL && old->capacity >= limit)
    return;
  self->nodes = tree_nodes_new (limit);
  self->out_of_memory = self->nodes == NULL;
  if (self->out_of_memory)
    self->nodes = old;
  else if (old != NULL)
    {
      memcpy (self->nodes->node, old->node, self->tally.n_nodes * sizeof *old->node);
      nonet_tree_nodes_unref (old);
    }
}

void
nonet_tree_grown_free (NonetTreeGrown *grown)
{
  g_clear_pointer (&grown->nodes, nonet_tree_nodes_unref);
  g_free (grown);
}

static void
report (const NonetTreeGrowth *self, NonetWorker *worker)
{
  NonetTreeGrown *grown = g_new (NonetTreeGrown, 1);

  *grown = (NonetTreeGrown){
    .nodes = self->nodes != NULL ? nonet_tree_nodes_ref (self->nodes) : NULL,
    .tally = self->tally,
    .complete = self->tally.n_nodes > 0 && self->n_open == 0,
    .out_of_memory = self->out_of_memory,
  };
  nonet_worker_report (worker, grown, (GDestroyNotify) nonet_tree_grown_free);
}

typedef struct
{
  NonetTreeGrowth *growth;
  guint32 limit;
} Stretch;

static void
stretch_free (gpointer data)
{
  Stretch *stretch = data;

  tree_growth_unref (stretch->growth);
  g_free (stretch);
}

static void
work (NonetWorker *worker, gpointer data)
{
  Stretch *stretch = data;
  NonetTreeGrowth *self = stretch->growth;

  make_room (self, stretch->limit);
  if (self->tally.n_nodes == 0 && !self->out_of_memory)
    grow_root (self);
  while (!self->out_of_memory && self->n_open > 0 && self->tally.n_nodes < stretch->limit
         && !nonet_worker_is_cancelled (worker))
    {
      grow_branch (self);
      close_nodes (self);
      if (self->tally.n_nodes % BATCH == 0)
        report (self, worker);
    }
  report (self, worker);
}

/* Continues in a worker, which reports what has grown (NonetTreeGrown), until the tree is complete, has limit nodes
 * or the worker is cancelled. The worker before it must have ended. */
static NonetWorker *
tree_growth_start (NonetTreeGrowth *self, guint32 limit, NonetHeardFunc heard, gpointer owner)
{
  Stretch *stretch = g_new (Stretch, 1);

  *stretch = (Stretch){ nonet_tree_growth_ref (self), limit };
  return nonet_worker_start ("search-tree", work, stretch, stretch_free, NULL, heard, owner);
}

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
  self->worker = tree_growth_start (self->growth, NONET_SEARCH_TREE_LIMIT, heard_cb, self);
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

SudokuSearchVariant
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
  end = tree_nodes_get_end (self->grown->nodes, n, node);
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
  tree_growth_unref (question->growth);
  g_free (question);
}

static gpointer
find_matrix (NonetWorker *worker, gpointer data, GError **error)
{
  const Question *question = data;
  SudokuCandidates *matrix =
      tree_nodes_dup_matrix (question->nodes, question->node, tree_growth_get_puzzle (question->growth),
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
  g_clear_pointer (&self->growth, tree_growth_unref);
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
nonet_search_tree_new (NonetPuzzle *puzzle, SudokuSearchVariant variant)
{
  NonetSearchTree *self = g_object_new (NONET_TYPE_SEARCH_TREE, NULL);

  self->puzzle = nonet_puzzle_ref (puzzle);
  self->growth = tree_growth_new (nonet_puzzle_dup_grid (puzzle, TRUE), variant);
  return self;
}
