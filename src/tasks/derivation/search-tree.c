/* The tree of a search by Bird's program, as far as a worker has grown it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/search-tree.h"

#include <string.h>

#include "tasks/worker.h"

/* The thread's side: growing node after node, depth first. */

/* Nodes that are reported together: less than a millisecond's on a 9×9 board. */
#define BATCH 64

/* What is known after the nodes that are reported. */
typedef struct
{
  SudokuSearchTally tally;
  gboolean complete; /* every node there is has grown */
} Status;

/* An open node of which branches are still to grow. */
typedef struct
{
  SudokuCandidates *matrix; /* kept for the next node of this depth */
  guint32 node;
  guint pivot;
  guint next, n_branches;
} Level;

/* What a worker is given, and its own. */
typedef struct
{
  SudokuGrid *puzzle;
  SudokuSearchVariant variant;

  GArray *levels; /* Level, of each depth so far and one more */
  guint n_open;   /* of them in use */
  SudokuSearchTally tally;
  GArray *nodes; /* SudokuTreeNode: what is still to be reported */
} Growth;

static void
clear_level (gpointer level)
{
  sudoku_candidates_free (((Level *) level)->matrix);
}

static void
growth_free (gpointer data)
{
  Growth *self = data;

  g_array_unref (self->levels);
  g_array_unref (self->nodes);
  sudoku_grid_free (self->puzzle);
  g_free (self);
}

/* The level of a depth, with a matrix; NULL when out of memory. */
static Level *
ensure_level (Growth *self, guint depth)
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
add_node (Growth *self, SudokuTreeNode node, SudokuNodeState state)
{
  Level *level = &g_array_index (self->levels, Level, self->n_open);

  node.depth = (guint16) self->n_open;
  node.state = (guint8) state;
  g_array_append_val (self->nodes, node);
  level->node = (guint32) self->tally.n_nodes++;
  self->tally.deepest = MAX (self->tally.deepest, self->n_open);
  self->tally.n_blocked += state == SUDOKU_NODE_BLOCKED;
  self->tally.n_solutions += state == SUDOKU_NODE_SOLVED;
  if (state != SUDOKU_NODE_OPEN)
    return;
  level->next = 0;
  level->pivot = sudoku_expand_cell (level->matrix);
  level->n_branches = sudoku_node_n_branches (level->matrix, level->pivot, self->variant);
  self->n_open++;
}

/* Returns FALSE when out of memory, as the next does. */
static gboolean
grow_root (Growth *self)
{
  SudokuCandidates *choices = sudoku_choices (self->puzzle);
  Level *level = ensure_level (self, 0);
  gboolean good = choices != NULL && level != NULL;

  if (good)
    {
      memcpy (level->matrix->cell, choices->cell, self->puzzle->shape->n_cells * sizeof *choices->cell);
      self->tally.n_prunings += sudoku_search_prune (level->matrix, self->variant);
      add_node (self, (SudokuTreeNode){ 0 }, sudoku_node_state (level->matrix));
    }
  sudoku_candidates_free (choices);
  return good;
}

/* The next branch of the deepest open node. A branch is named by the one value that is left, or the one that is not. */
static gboolean
grow_branch (Growth *self)
{
  Level *child = ensure_level (self, self->n_open), *level = &g_array_index (self->levels, Level, self->n_open - 1);
  SudokuSet choices = level->matrix->cell[level->pivot];
  SudokuSet left = sudoku_node_branch (level->matrix, level->pivot, self->variant, level->next);
  SudokuTreeNode node = { .parent = level->node,
                          .cell = (guint16) level->pivot,
                          .branch = (guint8) level->next,
                          .excluded = sudoku_set_count (left) > 1 };

  if (child == NULL)
    return FALSE;
  node.value = (guint8) sudoku_set_first (node.excluded ? choices & ~left : left);
  level->next++;
  add_node (self, node,
            sudoku_node_grow (level->matrix, level->pivot, self->variant, node.branch, child->matrix,
                              &self->tally.n_prunings));
  return TRUE;
}

/* Leaves the nodes of which everything has grown. Returns whether there is one left. */
static gboolean
find_open (Growth *self)
{
  for (; self->n_open > 0; self->n_open--)
    {
      const Level *level = &g_array_index (self->levels, Level, self->n_open - 1);

      if (level->next < level->n_branches)
        return TRUE;
    }
  return FALSE;
}

static GArray *
new_nodes (void)
{
  return g_array_new (FALSE, FALSE, sizeof (SudokuTreeNode));
}

static void
report (Growth *self, NonetWorker *worker, gboolean complete)
{
  const Status status = { self->tally, complete };

  nonet_worker_add_batch (worker, g_steal_pointer (&self->nodes), &status, sizeof status);
  self->nodes = new_nodes ();
}

static void
grow (NonetWorker *worker, gpointer data)
{
  Growth *self = data;
  gboolean good = grow_root (self);

  nonet_worker_set_deadline (worker, g_get_monotonic_time () + NONET_SEARCH_TREE_SECONDS * G_USEC_PER_SEC);
  while (good && find_open (self) && self->tally.n_nodes < NONET_SEARCH_TREE_LIMIT && !nonet_worker_is_over (worker))
    {
      good = grow_branch (self);
      if (self->tally.n_nodes % BATCH == 0)
        report (self, worker, FALSE);
    }
  report (self, worker, good && !find_open (self));
}

/* The owner's side. */

struct _NonetSearchTree
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  SudokuSearchVariant variant;
  NonetCellStyle cells;
  NonetWorker *worker; /* NULL: it grows no more */
  GArray *nodes;       /* SudokuTreeNode */
  Status status;
};

G_DEFINE_FINAL_TYPE (NonetSearchTree, nonet_search_tree, G_TYPE_OBJECT)

static void
heard_cb (gpointer owner, gpointer data, gboolean done)
{
  g_autoptr (NonetSearchTree) self = g_object_ref (owner);

  nonet_batch_take (data, self->nodes, &self->status, sizeof self->status);
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_unref);
  g_signal_emit_by_name (self, "grown");
}

NonetTreeState
nonet_search_tree_get_state (NonetSearchTree *self)
{
  if (self->worker != NULL)
    return NONET_TREE_GROWING;
  return self->status.complete ? NONET_TREE_COMPLETE : NONET_TREE_LIMITED;
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

const SudokuSearchTally *
nonet_search_tree_get_tally (NonetSearchTree *self)
{
  return &self->status.tally;
}

guint32
nonet_search_tree_get_n_nodes (NonetSearchTree *self)
{
  return self->nodes->len;
}

const SudokuTreeNode *
nonet_search_tree_peek (NonetSearchTree *self, guint32 node)
{
  g_return_val_if_fail (node < self->nodes->len, NULL);

  return &g_array_index (self->nodes, SudokuTreeNode, node);
}

void
nonet_search_tree_count_below (NonetSearchTree *self, guint32 node, guint32 *n_nodes, guint32 *n_solutions)
{
  const SudokuTreeNode *nodes = nonet_search_tree_peek (self, 0);

  g_return_if_fail (node < self->nodes->len);

  *n_nodes = *n_solutions = 0;
  for (guint32 i = node + 1; i < self->nodes->len && nodes[i].depth > nodes[node].depth; i++)
    {
      ++*n_nodes;
      *n_solutions += nodes[i].state == SUDOKU_NODE_SOLVED;
    }
}

/* By growing each node on the path to it again. */
SudokuCandidates *
nonet_search_tree_find_matrix (NonetSearchTree *self, guint32 node)
{
  g_autoptr (SudokuGrid) puzzle = nonet_puzzle_dup_grid (self->puzzle, TRUE);
  SudokuCandidates *matrix = sudoku_choices (puzzle), *next = sudoku_candidates_new (puzzle->shape), *above;
  guint depth = nonet_search_tree_peek (self, node)->depth;
  g_autofree guint8 *branch = g_malloc (depth + 1);

  if (matrix == NULL || next == NULL)
    {
      sudoku_candidates_free (matrix);
      sudoku_candidates_free (next);
      return NULL;
    }
  for (guint i = depth; i-- > 0; node = nonet_search_tree_peek (self, node)->parent)
    branch[i] = nonet_search_tree_peek (self, node)->branch;
  sudoku_search_prune (matrix, self->variant);
  for (guint i = 0; i < depth; i++)
    {
      above = matrix;
      sudoku_node_grow (above, sudoku_expand_cell (above), self->variant, branch[i], next, NULL);
      matrix = next;
      next = above;
    }
  sudoku_candidates_free (next);
  return matrix;
}

static void
nonet_search_tree_dispose (GObject *object)
{
  NonetSearchTree *self = NONET_SEARCH_TREE (object);

  g_clear_pointer (&self->worker, nonet_worker_drop);
  g_clear_pointer (&self->nodes, g_array_unref);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_search_tree_parent_class)->dispose (object);
}

static void
nonet_search_tree_class_init (NonetSearchTreeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_search_tree_dispose;
  g_signal_new ("grown", NONET_TYPE_SEARCH_TREE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_search_tree_init (NonetSearchTree *self)
{
  self->nodes = new_nodes ();
}

NonetSearchTree *
nonet_search_tree_new (NonetPuzzle *puzzle, SudokuSearchVariant variant, NonetCellStyle cells)
{
  NonetSearchTree *self = g_object_new (NONET_TYPE_SEARCH_TREE, NULL);
  Growth *growth = g_new (Growth, 1);

  self->puzzle = nonet_puzzle_ref (puzzle);
  self->variant = variant;
  self->cells = cells;
  *growth = (Growth){ .puzzle = nonet_puzzle_dup_grid (puzzle, TRUE),
                      .variant = variant,
                      .levels = g_array_new (FALSE, TRUE, sizeof (Level)),
                      .nodes = new_nodes () };
  g_array_set_clear_func (growth->levels, clear_level);
  self->worker = nonet_worker_start ("search-tree", grow, growth, growth_free, NULL, heard_cb, self);
  return self;
}
