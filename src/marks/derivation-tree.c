/* Collecting the nodes of a search, and folding what does not fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "marks/derivation-tree.h"

#include <glib/gi18n-lib.h>

#include "render/page/handout-tree.h"

typedef struct
{
  guint32 parent;
  guint8 value;
  guint8 mark;
} Node;

struct _NonetDerivationTree
{
  GArray *nodes; /* Node, each after its parent and what lies below an earlier sibling */
  GArray *path;  /* guint32: from the root to the last one */
};

NonetDerivationTree *
nonet_derivation_tree_new (void)
{
  NonetDerivationTree *self = g_new (NonetDerivationTree, 1);

  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->path = g_array_new (FALSE, FALSE, sizeof (guint32));
  return self;
}

void
nonet_derivation_tree_free (NonetDerivationTree *self)
{
  g_array_unref (self->nodes);
  g_array_unref (self->path);
  g_free (self);
}

/* The value of the last branch, or that which it leaves out: of two branches, one value against all others, the second. */
static guint8
value_of (const SudokuDerivation *walk, guint depth)
{
  SudokuDerivationPlace place = sudoku_derivation_place (walk);
  guint pivot;
  SudokuSet left;

  if (depth == 0)
    return 0;
  sudoku_derivation_branch (walk, depth, &pivot, &left);
  if (place.branch == 0 || sudoku_set_is_single (left))
    return (guint8) sudoku_set_first (left);
  return NONET_TREE_EXCLUDED;
}

void
nonet_derivation_tree_add (NonetDerivationTree *self, const SudokuDerivation *walk)
{
  static const guint8 marks[] = { [SUDOKU_NODE_OPEN] = NONET_TREE_OPEN,
                                  [SUDOKU_NODE_SOLVED] = NONET_TREE_SOLUTION,
                                  [SUDOKU_NODE_BLOCKED] = NONET_TREE_BLOCKED };
  guint depth = sudoku_derivation_place (walk).depth;
  guint32 number = self->nodes->len;
  Node node = { .value = value_of (walk, depth), .mark = marks[sudoku_node_state (sudoku_derivation_matrix (walk))] };

  if (number >= NONET_DERIVATION_TREE_NODES)
    return;
  g_array_set_size (self->path, depth);
  if (depth > 0)
    node.parent = g_array_index (self->path, guint32, depth - 1);
  /* The other branch leaves out what its sibling before it took. */
  if (node.value == NONET_TREE_EXCLUDED)
    node.value |= g_array_index (self->nodes, Node, node.parent + 1).value;
  g_array_append_val (self->path, number);
  g_array_append_val (self->nodes, node);
}

/* Folding. */

typedef struct
{
  const Node *nodes;
  guint32 n;
  guint32 *n_nodes, *n_solutions; /* below each */
  guint8 *row;                    /* 0: it is not drawn; else its level, from 1 */
  guint8 *folded;
} Folding;

static void
count_below (Folding *self)
{
  for (guint32 i = self->n; i-- > 1;)
    {
      guint32 parent = self->nodes[i].parent;

      self->n_nodes[parent] += self->n_nodes[i] + 1;
      self->n_solutions[parent] += self->n_solutions[i] + (self->nodes[i].mark == NONET_TREE_SOLUTION);
    }
}

/* The next child of a node after one, or the first after the node itself; 0: there is none. */
static guint32
next_child (const Folding *self, guint32 node, guint32 child)
{
  guint32 next = child == node ? node + 1 : child + self->n_nodes[child] + 1;

  return next <= node + self->n_nodes[node] ? next : 0;
}

static guint
count_children (const Folding *self, guint32 node)
{
  guint n = 0;

  for (guint32 child = next_child (self, node, node); child != 0; child = next_child (self, node, child))
    n++;
  return n;
}

static void
unfold (Folding *self, guint32 node, GArray *queue)
{
  for (guint32 child = next_child (self, node, node); child != 0; child = next_child (self, node, child))
    {
      self->row[child] = self->row[node] + 1;
      g_array_append_val (queue, child);
    }
}

/* Level by level. */
static void
choose (Folding *self)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n_leaves = 1;

  self->row[0] = 1;
  g_array_append_val (queue, (guint32){ 0 });
  for (guint i = 0; i < queue->len; i++)
    {
      guint32 node = g_array_index (queue, guint32, i);
      guint n_children = count_children (self, node);

      if (n_children == 0)
        continue;
      self->folded[node] =
          n_leaves + n_children - 1 > NONET_HANDOUT_TREE_LEAVES || self->row[node] == NONET_HANDOUT_TREE_LEVELS;
      if (self->folded[node])
        continue;
      n_leaves += n_children - 1;
      unfold (self, node, queue);
    }
}

/* Where a number stands among those before. */
static guint32
find (const guint32 *numbers, guint32 n, guint32 number)
{
  while (n > 0 && numbers[n - 1] != number)
    n--;
  return n > 0 ? n - 1 : 0;
}

/* Copies what is drawn to the front of arrays of all nodes. */
static void
outline (Folding *self, NonetTreeOutline *drawn)
{
  for (guint32 i = 0; i < self->n; i++)
    if (self->row[i] > 0)
      {
        drawn->parent[drawn->n] = find (drawn->number, drawn->n, self->nodes[i].parent);
        drawn->number[drawn->n] = i;
        drawn->value[drawn->n] = self->nodes[i].value;
        drawn->mark[drawn->n] = self->folded[i] ? NONET_TREE_FOLDED : self->nodes[i].mark;
        self->n_nodes[drawn->n] = self->n_nodes[i];
        self->n_solutions[drawn->n] = self->n_solutions[i];
        drawn->n++;
      }
}

void
nonet_derivation_tree_draw (const NonetDerivationTree *self, NonetHandout *handout, NonetAlphabet *alphabet)
{
  guint32 n = self->nodes->len;
  g_autofree guint32 *n_nodes = g_new0 (guint32, n), *n_solutions = g_new0 (guint32, n);
  g_autofree guint32 *parent = g_new (guint32, n), *number = g_new (guint32, n);
  g_autofree guint8 *row = g_new0 (guint8, n), *folded = g_new0 (guint8, n);
  g_autofree guint8 *value = g_new (guint8, n), *mark = g_new (guint8, n);
  Folding folding = { (const Node *) (gpointer) self->nodes->data, n, n_nodes, n_solutions, row, folded };
  NonetHandoutTree tree = { .outline = { 0, parent, number, value, mark },
                            .n_nodes = n_nodes,
                            .n_solutions = n_solutions,
                            .alphabet = alphabet,
                            .legend = { [NONET_TREE_OPEN] = _ ("matrix"),
                                        [NONET_TREE_SOLUTION] = _ ("solution"),
                                        [NONET_TREE_BLOCKED] = _ ("blocked"),
                                        [NONET_TREE_FOLDED] =
                                            _ ("folded, with how many nodes and solutions lie below") } };

  if (n < 2)
    return;
  count_below (&folding);
  choose (&folding);
  outline (&folding, &tree.outline);
  nonet_handout_add_heading (handout, _ ("Search Tree"), NULL);
  nonet_handout_add_tree (handout, &tree);
}
