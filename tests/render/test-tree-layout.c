/* Places of the nodes of a tree: apart and centred, and as close together as that allows.
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
  SudokuTreeNode node[MOST];
  guint32 last[MOST]; /* child */
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
        above = tree->node[above].parent;
      tree->node[i].parent = above;
      tree->node[i].depth = tree->node[above].depth + 1;
      tree->last[above] = i;
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
      g_assert_cmpfloat (x[i], >=, at[tree->node[i].depth] + 1 - LITTLE);
      at[tree->node[i].depth] = x[i];
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
      g_autoptr (NonetTreeDrawing) drawing = NULL;
      Tree tree;

      fill (&tree, (guint32) g_test_rand_int_range (1, MOST));
      drawing = nonet_tree_drawing_new (tree.node, tree.n);
      check_apart (&tree, drawing->x);
      check_centred (&tree, drawing->x);
    }
}

TEST (pair)
{
  const SudokuTreeNode nodes[] = { { 0 }, { .depth = 1 }, { .depth = 1 } };
  g_autoptr (NonetTreeDrawing) drawing = nonet_tree_drawing_new (nodes, G_N_ELEMENTS (nodes));

  g_assert_cmpfloat (drawing->x[0], ==, 0.5);
  g_assert_cmpfloat (drawing->x[1], ==, 0);
  g_assert_cmpfloat (drawing->x[2], ==, 1);
  g_assert_cmpfloat (drawing->width, ==, 1);
}

/* What is below one node stands beside what is below another, and not beside the node itself. */
TEST (close_together)
{
  const SudokuTreeNode nodes[] = {
    { 0 }, { .depth = 1 }, { 1, .depth = 2 }, { 2, .depth = 3 }, { 2, .depth = 3 }, { 1, .depth = 2 }, { .depth = 1 },
  };
  g_autoptr (NonetTreeDrawing) drawing = nonet_tree_drawing_new (nodes, G_N_ELEMENTS (nodes));

  g_assert_cmpfloat (drawing->width, ==, 2);
}

TEST (deep_chain)
{
  const guint32 n = G_MAXUINT16;
  g_autofree SudokuTreeNode *nodes = g_new0 (SudokuTreeNode, n);
  g_autoptr (NonetTreeDrawing) drawing = NULL;

  for (guint32 i = 1; i < n; i++)
    nodes[i] = (SudokuTreeNode){ .parent = i - 1, .depth = (guint16) i };
  drawing = nonet_tree_drawing_new (nodes, n);
  g_assert_cmpfloat (drawing->width, ==, 0);
}
