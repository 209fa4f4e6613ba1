/* Laying out a tree in linear time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names are those of the paper. Node 0 is the root and nobody's child, sibling or thread, so 0 stands for none. Nodes are in
 * preorder: backwards, each comes after all that lies below it.
 */
#include "render/tree/tree-layout.h"

typedef struct
{
  double prelim; /* before the place beside the siblings is known: the middle of the children */
  double mod;    /* of all below it */
  double change, shift;
  guint32 first, last, left, right; /* children; siblings */
  guint32 thread, ancestor, number;
} Node;

static void
link_nodes (Node *node, const guint32 *parent, guint32 n, gboolean mirrored)
{
  for (guint32 i = 0; i < n; i++)
    node[i] = (Node){ .ancestor = i };
  for (guint32 k = 1; k < n; k++)
    {
      guint32 i = mirrored ? n - k : k;
      Node *above = &node[parent[i]];

      node[i].left = above->last;
      if (above->last != 0)
        {
          node[above->last].right = i;
          node[i].number = node[above->last].number + 1;
        }
      else
        above->first = i;
      above->last = i;
    }
}

static guint32
next_left (const Node *node, guint32 v)
{
  return node[v].first != 0 ? node[v].first : node[v].thread;
}

static guint32
next_right (const Node *node, guint32 v)
{
  return node[v].last != 0 ? node[v].last : node[v].thread;
}

static void
move_subtree (Node *node, guint32 from, guint32 to, double by)
{
  double share = by / (node[to].number - node[from].number);

  node[to].change -= share;
  node[to].shift += by;
  node[from].change += share;
  node[to].prelim += by;
  node[to].mod += by;
}

/* Leads the contours on where one side is deeper than the other. */
static void
set_threads (Node *node, guint32 deeper, guint32 end, double s_deeper, double s_end)
{
  if (deeper == 0)
    return;
  node[end].thread = deeper;
  node[end].mod += s_deeper - s_end;
}

/* Keeps v and all below it clear of what is left of it. Returns the new default ancestor. */
static guint32
apportion (Node *node, const guint32 *parent, guint32 v, guint32 default_ancestor)
{
  guint32 in_right = v, out_right = v, in_left = node[v].left, out_left = node[parent[v]].first, a, b;
  double s_in_right = node[v].mod, s_out_right = node[v].mod;
  double s_in_left = node[in_left].mod, s_out_left = node[out_left].mod;

  while ((a = next_right (node, in_left)) != 0 && (b = next_left (node, in_right)) != 0)
    {
      double by = node[a].prelim + s_in_left - node[b].prelim - s_in_right + 1;

      in_left = a;
      in_right = b;
      out_left = next_left (node, out_left);
      out_right = next_right (node, out_right);
      node[out_right].ancestor = v;
      if (by > 0)
        {
          guint32 own = node[in_left].ancestor;

          move_subtree (node, own != 0 && parent[own] == parent[v] ? own : default_ancestor, v, by);
          s_in_right += by;
          s_out_right += by;
        }
      s_in_left += node[in_left].mod;
      s_in_right += node[in_right].mod;
      s_out_left += node[out_left].mod;
      s_out_right += node[out_right].mod;
    }
  if (next_right (node, out_right) == 0)
    set_threads (node, next_right (node, in_left), out_right, s_in_left, s_out_right);
  if (next_left (node, out_left) != 0)
    return default_ancestor;
  set_threads (node, next_left (node, in_right), out_left, s_in_right, s_out_left);
  return v;
}

/* Hands the shares of all moves to the subtrees in between. */
static void
execute_shifts (Node *node, guint32 v)
{
  double shift = 0, change = 0;

  for (guint32 w = node[v].last; w != 0; w = node[w].left)
    {
      node[w].prelim += shift;
      node[w].mod += shift;
      change += node[w].change;
      shift += node[w].shift + change;
    }
}

/* Everything below the children of v has its place beside them: now they get theirs beside each other. */
static void
place_children (Node *node, const guint32 *parent, guint32 v)
{
  guint32 default_ancestor = node[v].first;

  if (node[v].first == 0)
    return;
  for (guint32 w = node[node[v].first].right; w != 0; w = node[w].right)
    {
      double middle = node[w].prelim;

      node[w].prelim = node[node[w].left].prelim + 1;
      node[w].mod = node[w].first != 0 ? node[w].prelim - middle : 0;
      default_ancestor = apportion (node, parent, w, default_ancestor);
    }
  execute_shifts (node, v);
  node[v].prelim = (node[node[v].first].prelim + node[node[v].last].prelim) / 2;
}

/* Adds the places relative to the root, half of them; by is 0.5, or -0.5 for the mirrored tree. */
static void
add_places (Node *node, const guint32 *parent, guint32 n, double by, double *x)
{
  double root = node[0].prelim;

  node[0].mod = 0;
  for (guint32 i = 1; i < n; i++)
    {
      double above = node[parent[i]].mod;

      x[i] += by * (node[i].prelim + above - root);
      node[i].mod += above;
    }
}

double *
nonet_tree_layout (const guint32 *parent, guint32 n)
{
  double *x = g_try_new0 (double, n);
  Node *node = g_try_new (Node, n);
  double leftmost = 0;

  if (x == NULL || node == NULL)
    {
      g_free (node);
      g_free (x);
      return NULL;
    }
  for (guint mirrored = 0; mirrored < 2; mirrored++)
    {
      link_nodes (node, parent, n, mirrored == 1);
      for (guint32 i = n; i-- > 0;)
        place_children (node, parent, i);
      add_places (node, parent, n, mirrored == 1 ? -0.5 : 0.5, x);
    }
  for (guint32 i = 0; i < n; i++)
    leftmost = MIN (leftmost, x[i]);
  for (guint32 i = 0; i < n; i++)
    x[i] -= leftmost;
  g_free (node);
  return x;
}
