/* A tree as it is drawn: its nodes level by level, laid out from left to right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/tree/tree-drawing.h"

/* Laying out a tree in linear time.
 *
 * Names are those of the paper. Node 0 is the root and nobody's child, sibling or thread, so 0 stands for none. Nodes are in
 * preorder: backwards, each comes after all that lies below it.
 */

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
  double *x = g_new0 (double, n);
  g_autofree Node *node = g_new (Node, n);
  double leftmost = 0;

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
  return x;
}

void
nonet_tree_drawing_free (NonetTreeDrawing *self)
{
  if (self == NULL)
    return;
  g_free (self->level);
  g_free (self->x);
  g_free (self->parent);
  g_free (self->number);
  g_free (self->value);
  g_free (self->mark);
  g_free (self);
}

/* Counts the nodes of each level; then where each begins. Depths of nodes go to depth. */
static void
place_levels (NonetTreeDrawing *self, const guint32 *parent, guint32 *depth)
{
  guint deepest = 0;

  depth[0] = 0;
  for (guint32 i = 1; i < self->n; i++)
    {
      depth[i] = depth[parent[i]] + 1;
      deepest = MAX (deepest, depth[i]);
    }
  self->n_levels = deepest + 1;
  self->level = g_new0 (guint32, self->n_levels + 1);
  for (guint32 i = 0; i < self->n; i++)
    self->level[depth[i] + 1]++;
  for (guint d = 0; d < self->n_levels; d++)
    self->level[d + 1] += self->level[d];
}

/* Fills the levels; position, which has the depths, gets where each node is now. */
static void
fill (NonetTreeDrawing *self, const NonetTreeOutline *outline, const double *x, guint32 *position)
{
  g_autofree guint32 *next = g_memdup2 (self->level, self->n_levels * sizeof *next);

  for (guint32 i = 0; i < self->n; i++)
    {
      guint32 at = next[position[i]]++;

      position[i] = at;
      self->x[at] = x[i];
      self->parent[at] = i == 0 ? NONET_TREE_NOWHERE : position[outline->parent[i]];
      self->number[at] = outline->number[i];
      self->value[at] = outline->value[i];
      self->mark[at] = outline->mark[i];
      self->width = MAX (self->width, x[i]);
    }
}

NonetTreeDrawing *
nonet_tree_drawing_new (const NonetTreeOutline *outline)
{
  NonetTreeDrawing *self = g_new0 (NonetTreeDrawing, 1);
  g_autofree double *x = nonet_tree_layout (outline->parent, outline->n);
  g_autofree guint32 *position = g_new (guint32, outline->n);

  self->n = outline->n;
  self->x = g_new (double, self->n);
  self->parent = g_new (guint32, self->n);
  self->number = g_new (guint32, self->n);
  self->value = g_new (guint8, self->n);
  self->mark = g_new (guint8, self->n);
  place_levels (self, outline->parent, position);
  fill (self, outline, x, position);
  return self;
}

/* The first of ascending items from start to end that is at least wanted. */
static guint32
bisect_numbers (const guint32 *item, guint32 start, guint32 end, guint32 wanted)
{
  while (start < end)
    {
      guint32 middle = start + (end - start) / 2;

      if (item[middle] < wanted)
        start = middle + 1;
      else
        end = middle;
    }
  return start;
}

guint32
nonet_tree_drawing_find (const NonetTreeDrawing *self, guint level, guint32 number)
{
  guint32 at;

  if (level >= self->n_levels)
    return NONET_TREE_NOWHERE;
  at = bisect_numbers (self->number, self->level[level], self->level[level + 1], number);
  return at < self->level[level + 1] && self->number[at] == number ? at : NONET_TREE_NOWHERE;
}

guint
nonet_tree_drawing_get_level (const NonetTreeDrawing *self, guint32 position)
{
  return bisect_numbers (self->level, 0, self->n_levels, position + 1) - 1;
}

guint32
nonet_tree_drawing_get_first_child (const NonetTreeDrawing *self, guint32 position)
{
  guint level = nonet_tree_drawing_get_level (self, position) + 1;
  guint32 at;

  if (level >= self->n_levels)
    return NONET_TREE_NOWHERE;
  at = bisect_numbers (self->parent, self->level[level], self->level[level + 1], position);
  return at < self->level[level + 1] && self->parent[at] == position ? at : NONET_TREE_NOWHERE;
}

guint32
nonet_tree_drawing_get_beside (const NonetTreeDrawing *self, guint32 position, int by)
{
  guint level = nonet_tree_drawing_get_level (self, position);
  gint64 beside = (gint64) position + by;

  return beside >= self->level[level] && beside < self->level[level + 1] ? (guint32) beside : position;
}

guint32
nonet_tree_drawing_bisect (const NonetTreeDrawing *self, guint32 start, guint32 end, double x)
{
  while (start < end)
    {
      guint32 middle = start + (end - start) / 2;

      if (self->x[middle] < x)
        start = middle + 1;
      else
        end = middle;
    }
  return start;
}
