/* Places of the nodes of a tree: apart, centred, and the same from either side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "render/tree/tree-drawing.h"

#include <math.h>

#define MOST 400
#define LITTLE 1e-6

typedef struct
{
  guint32 n;
  guint32 parent[MOST], level[MOST], last[MOST];
} Tree;

/* A tree at random: each node hangs below one of those on the way to the node before it. */
static void
fill (Tree *tree, guint32 n)
{
  *tree = (Tree){ .n = n };
  for (guint32 i = 1; i < n; i++)
    {
      guint32 above = i - 1;

      for (int up = g_test_rand_int_range (0, 4); up > 0 && above != 0; up--)
        above = tree->parent[above];
      tree->parent[i] = above;
      tree->level[i] = tree->level[above] + 1;
      tree->last[above] = i;
    }
}

/* The tree seen in a mirror; to[i] is where node i comes to stand. */
static void
mirror (const Tree *tree, Tree *mirrored, guint32 *to)
{
  guint32 below[MOST], next[MOST];

  for (guint32 i = 0; i < tree->n; i++)
    below[i] = 1;
  for (guint32 i = tree->n; i-- > 1;)
    below[tree->parent[i]] += below[i];
  *mirrored = (Tree){ .n = tree->n };
  to[0] = 0;
  next[0] = below[0];
  for (guint32 i = 1; i < tree->n; i++)
    {
      guint32 above = tree->parent[i];

      next[above] -= below[i];
      to[i] = to[above] + next[above];
      next[i] = below[i];
      mirrored->parent[to[i]] = to[above];
    }
}

static void
check_apart (const Tree *tree, const double *x)
{
  double at[MOST];

  for (guint32 level = 0; level < MOST; level++)
    at[level] = -1;
  for (guint32 i = 0; i < tree->n; i++)
    {
      g_assert_cmpfloat (x[i], >=, at[tree->level[i]] + 1 - LITTLE);
      at[tree->level[i]] = x[i];
    }
}

static void
check_centred (const Tree *tree, const double *x)
{
  for (guint32 i = 0; i < tree->n; i++)
    if (tree->last[i] != 0)
      g_assert_cmpfloat_with_epsilon (x[i], (x[i + 1] + x[tree->last[i]]) / 2, LITTLE);
}

TEST (apart_and_centred)
{
  for (guint round = 0; round < 2000; round++)
    {
      g_autofree double *x = NULL;
      Tree tree;

      fill (&tree, (guint32) g_test_rand_int_range (1, MOST));
      x = nonet_tree_layout (tree.parent, tree.n);
      check_apart (&tree, x);
      check_centred (&tree, x);
    }
}

TEST (mirrored)
{
  for (guint round = 0; round < 2000; round++)
    {
      g_autofree double *x = NULL, *y = NULL;
      Tree tree, mirrored;
      guint32 to[MOST];

      fill (&tree, (guint32) g_test_rand_int_range (1, MOST));
      mirror (&tree, &mirrored, to);
      x = nonet_tree_layout (tree.parent, tree.n);
      y = nonet_tree_layout (mirrored.parent, tree.n);
      for (guint32 i = 1; i < tree.n; i++)
        g_assert_cmpfloat_with_epsilon (x[i] - x[0], y[0] - y[to[i]], LITTLE);
    }
}

TEST (pair)
{
  const guint32 parent[] = { 0, 0, 0 };
  g_autofree double *x = nonet_tree_layout (parent, 3);

  g_assert_cmpfloat (x[0], ==, 0.5);
  g_assert_cmpfloat (x[1], ==, 0);
  g_assert_cmpfloat (x[2], ==, 1);
}

/* Two leaves between nodes with five children each. */
TEST (spread)
{
  const guint32 parent[] = { 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 9, 9, 9, 9, 9 };
  g_autofree double *x = nonet_tree_layout (parent, G_N_ELEMENTS (parent));

  g_assert_cmpfloat_with_epsilon (x[7], 2 + 5 / 3., LITTLE);
  g_assert_cmpfloat_with_epsilon (x[8], 2 + 10 / 3., LITTLE);
}

TEST (deep_chain)
{
  const guint32 n = 1000000;
  g_autofree guint32 *parent = g_new0 (guint32, n);
  g_autofree double *x = NULL;

  for (guint32 i = 1; i < n; i++)
    parent[i] = i - 1;
  x = nonet_tree_layout (parent, n);
  for (guint32 i = 0; i < n; i++)
    g_assert_cmpfloat (x[i], ==, 0);
}
