/* Putting the nodes of a tree in the order of their levels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/tree/tree-drawing.h"

#include "render/tree/tree-layout.h"

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

static gboolean
allocate (NonetTreeDrawing *self)
{
  self->x = g_try_new (double, self->n);
  self->parent = g_try_new (guint32, self->n);
  self->number = g_try_new (guint32, self->n);
  self->value = g_try_new (guint8, self->n);
  self->mark = g_try_new (guint8, self->n);
  return self->x != NULL && self->parent != NULL && self->number != NULL && self->value != NULL && self->mark != NULL;
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
  g_autoptr (NonetTreeDrawing) self = g_new0 (NonetTreeDrawing, 1);
  g_autofree double *x = nonet_tree_layout (outline->parent, outline->n);
  g_autofree guint32 *position = g_try_new (guint32, outline->n);

  self->n = outline->n;
  if (x == NULL || position == NULL || !allocate (self))
    return NULL;
  place_levels (self, outline->parent, position);
  fill (self, outline, x, position);
  return g_steal_pointer (&self);
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
