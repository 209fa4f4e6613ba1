/* The thread's side of a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/tree-growth.h"

#include <string.h>

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

NonetTreeGrowth *
nonet_tree_growth_new (SudokuGrid *puzzle, const SudokuSearchVariant *variant)
{
  NonetTreeGrowth *self = g_new0 (NonetTreeGrowth, 1);

  g_atomic_ref_count_init (&self->references);
  self->puzzle = puzzle;
  self->variant = *variant;
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

void
nonet_tree_growth_unref (NonetTreeGrowth *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_clear_pointer (&self->nodes, nonet_tree_nodes_unref);
  g_array_unref (self->levels);
  sudoku_grid_free (self->puzzle);
  g_free (self);
}

const SudokuGrid *
nonet_tree_growth_get_puzzle (const NonetTreeGrowth *self)
{
  return self->puzzle;
}

const SudokuSearchVariant *
nonet_tree_growth_get_variant (const NonetTreeGrowth *self)
{
  return &self->variant;
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
  level->pivot = sudoku_node_pivot (level->matrix, &self->variant);
  level->n_branches = sudoku_node_n_branches (level->matrix, level->pivot, &self->variant);
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
      self->tally.n_prunings += sudoku_search_prune (level->matrix, &self->variant);
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
  SudokuSet left = sudoku_node_branch (level->matrix, level->pivot, &self->variant, level->next);
  NonetTreeNode node = { .parent = level->node, .cell = (guint16) level->pivot, .branch = (guint8) level->next };

  self->out_of_memory = child == NULL;
  if (child == NULL)
    return;
  node.value = name_branch (level->matrix->cell[level->pivot], left, &node.excluded);
  level->next++;
  add_node (self, node,
            sudoku_node_grow (level->matrix, level->pivot, &self->variant, level->next - 1, child->matrix,
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
  self->nodes = nonet_tree_nodes_new (limit);
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

  nonet_tree_growth_unref (stretch->growth);
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

NonetWorker *
nonet_tree_growth_start (NonetTreeGrowth *self, guint32 limit, NonetHeardFunc heard, gpointer owner)
{
  Stretch *stretch = g_new (Stretch, 1);

  *stretch = (Stretch){ nonet_tree_growth_ref (self), limit };
  return nonet_worker_start ("search-tree", work, stretch, stretch_free, NULL, heard, owner);
}
