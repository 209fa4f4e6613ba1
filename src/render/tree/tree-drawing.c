/* Where the nodes of a search tree stand when it is drawn: level by level, from left to right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/tree/tree-drawing.h"

void
nonet_tree_drawing_free (NonetTreeDrawing *self)
{
  if (self == NULL)
    return;
  g_free (self->node);
  g_free (self->level);
  g_free (self->x);
  g_free (self);
}

static void
fill_levels (NonetTreeDrawing *self, const SudokuTreeNode *nodes)
{
  g_autofree guint32 *next = NULL;

  for (guint32 i = 0; i < self->n; i++)
    self->n_levels = MAX (self->n_levels, nodes[i].depth + 1u);
  self->level = g_new0 (guint32, self->n_levels + 1);
  for (guint32 i = 0; i < self->n; i++)
    self->level[nodes[i].depth + 1]++;
  for (guint level = 0; level < self->n_levels; level++)
    self->level[level + 1] += self->level[level];
  next = g_memdup2 (self->level, self->n_levels * sizeof *next);
  for (guint32 i = 0; i < self->n; i++)
    self->node[next[nodes[i].depth]++] = i;
}

/* From right to left, children before their parents, each node takes the next place that is free on its level; a parent takes the
 * middle of its children, or is moved on with all that is below it, and so is what follows on its level. */
static void
place_nodes (NonetTreeDrawing *self, const SudokuTreeNode *nodes)
{
  g_autofree guint32 *last_child = g_new0 (guint32, self->n);
  g_autofree double *moved = g_new (double, self->n); /* of each node: what is below it */
  g_autofree double *free_place = g_new0 (double, self->n_levels), *level_moved = g_new0 (double, self->n_levels);
  double *x = self->x, leftmost = 0, rightmost = -G_MAXDOUBLE;

  for (guint32 i = self->n; i-- > 0;)
    {
      guint level = nodes[i].depth;

      if (i > 0 && last_child[nodes[i].parent] == 0)
        last_child[nodes[i].parent] = i;
      x[i] = free_place[level];
      if (last_child[i] != 0)
        {
          double middle = (x[i + 1] + x[last_child[i]]) / 2;

          level_moved[level] = MIN (level_moved[level], x[i] - middle);
          x[i] = middle + level_moved[level];
        }
      moved[i] = level_moved[level];
      free_place[level] = x[i] - 1;
    }
  for (guint32 i = 0; i < self->n; i++)
    {
      if (i > 0)
        {
          x[i] += moved[nodes[i].parent];
          moved[i] += moved[nodes[i].parent];
        }
      leftmost = i == 0 ? x[i] : MIN (leftmost, x[i]);
      rightmost = MAX (rightmost, x[i]);
    }
  for (guint32 i = 0; i < self->n; i++)
    x[i] -= leftmost;
  self->width = rightmost - leftmost;
}

NonetTreeDrawing *
nonet_tree_drawing_new (const SudokuTreeNode *nodes, guint32 n)
{
  NonetTreeDrawing *self = g_new0 (NonetTreeDrawing, 1);

  self->n = n;
  self->node = g_new (guint32, n);
  self->x = g_new (double, n);
  fill_levels (self, nodes);
  place_nodes (self, nodes);
  return self;
}

guint32
nonet_tree_drawing_get_beside (const NonetTreeDrawing *self, guint level, guint32 node, int by)
{
  guint32 start = self->level[level], end = self->level[level + 1];
  gint64 beside = nonet_tree_drawing_bisect (self, start, end, self->x[node]) + (gint64) by;

  return beside >= start && beside < end ? self->node[beside] : node;
}

guint32
nonet_tree_drawing_bisect (const NonetTreeDrawing *self, guint32 start, guint32 end, double x)
{
  while (start < end)
    {
      guint32 middle = start + (end - start) / 2;

      if (self->x[self->node[middle]] < x)
        start = middle + 1;
      else
        end = middle;
    }
  return start;
}
