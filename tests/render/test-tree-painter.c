/* A search tree in pictures: what is in sight is drawn, each kind in another shape.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "render/tree/tree-painter.h"

#define WIDTH 600
#define HEIGHT 400

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  NonetAlphabet *alphabet;
  SudokuTreeNode *nodes;
  NonetTreeDrawing *drawing;
  NonetTreeScene scene;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  f->cr = cairo_create (f->surface);
  f->alphabet = nonet_alphabet_new_usual (9);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  nonet_tree_drawing_free (f->drawing);
  g_free (f->nodes);
  nonet_alphabet_unref (f->alphabet);
  cairo_destroy (f->cr);
  cairo_surface_destroy (f->surface);
}

/* Takes the nodes. */
static void
use_nodes (Fixture *f, SudokuTreeNode *nodes, guint32 n)
{
  f->nodes = nodes;
  f->drawing = nonet_tree_drawing_new (nodes, n);
  f->scene = (NonetTreeScene){
    .nodes = nodes,
    .drawing = f->drawing,
    .alphabet = f->alphabet,
    .zoom = 1,
    .width = WIDTH,
    .height = HEIGHT,
    .chosen = NONET_TREE_NO_NODE,
  };
}

/* A root with four branches, of all kinds; below the first another leaf. */
static void
use_small_tree (Fixture *f)
{
  static const SudokuTreeNode nodes[] = {
    { .state = SUDOKU_NODE_OPEN },
    { .depth = 1, .value = 1, .state = SUDOKU_NODE_OPEN },
    { .parent = 1, .depth = 2, .value = 2, .state = SUDOKU_NODE_BLOCKED },
    { .depth = 1, .value = 3, .state = SUDOKU_NODE_SOLVED },
    { .depth = 1, .value = 4, .state = SUDOKU_NODE_BLOCKED },
    { .depth = 1, .value = 5, .state = SUDOKU_NODE_OPEN },
  };

  use_nodes (f, g_memdup2 (nodes, sizeof nodes), G_N_ELEMENTS (nodes));
}

/* As many nodes as wanted in preorder, each below the node before it, or one of the two above that. */
static void
use_large_tree (Fixture *f, guint32 n)
{
  SudokuTreeNode *nodes = g_new0 (SudokuTreeNode, n);

  for (guint32 i = 1; i < n; i++)
    {
      guint32 above = i - 1;

      for (int up = g_test_rand_int_range (0, 3); up > 0 && above != 0; up--)
        above = nodes[above].parent;
      nodes[i] = (SudokuTreeNode){ .parent = above,
                                   .depth = nodes[above].depth + 1,
                                   .value = (guint8) (1 + i % 9),
                                   .state = i % 7 == 0   ? SUDOKU_NODE_SOLVED
                                            : i % 3 == 0 ? SUDOKU_NODE_BLOCKED
                                                         : SUDOKU_NODE_OPEN };
    }
  use_nodes (f, nodes, n);
}

static void
draw (Fixture *f)
{
  cairo_set_operator (f->cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (f->cr);
  cairo_set_operator (f->cr, CAIRO_OPERATOR_OVER);
  nonet_tree_draw (&f->scene, nonet_board_style_light (), f->cr);
  cairo_surface_flush (f->surface);
}

static guint32
pixel_at (Fixture *f, double x, double y)
{
  const guint8 *row = cairo_image_surface_get_data (f->surface) + (int) y * cairo_image_surface_get_stride (f->surface);

  return ((const guint32 *) (const void *) row)[(int) x];
}

/* Of the square around a node, how many pixels something is drawn on. */
static guint
count_inked (Fixture *f, guint32 node, int half)
{
  double x = nonet_tree_get_x (&f->scene, node);
  double y = nonet_tree_get_y (&f->scene, f->nodes[node].depth);
  guint n = 0;

  for (int dy = -half; dy <= half; dy++)
    for (int dx = -half; dx <= half; dx++)
      n += pixel_at (f, x + dx, y + dy) >> 24 > 128;
  return n;
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, f, NULL, set_up, tear_down)

FIXTURE_TEST (levels_are_in_order)
{
  use_large_tree (f, 5000);
  for (guint level = 0; level < f->drawing->n_levels; level++)
    for (guint32 i = f->drawing->level[level]; i < f->drawing->level[level + 1]; i++)
      {
        guint32 node = f->drawing->node[i];

        g_assert_cmpuint (f->nodes[node].depth, ==, level);
        if (i == f->drawing->level[level])
          continue;
        g_assert_cmpuint (node, >, f->drawing->node[i - 1]);
        g_assert_cmpfloat (f->drawing->x[node] - f->drawing->x[f->drawing->node[i - 1]], >=, 1 - 1e-6);
        g_assert_cmpuint (nonet_tree_drawing_get_beside (f->drawing, level, node, -1), ==, f->drawing->node[i - 1]);
      }
  g_assert_cmpuint (nonet_tree_drawing_get_beside (f->drawing, 0, 0, 1), ==, 0);
}

FIXTURE_TEST (every_node_is_drawn_and_hit)
{
  use_small_tree (f);
  draw (f);
  for (guint32 i = 0; i < f->drawing->n; i++)
    {
      double y = nonet_tree_get_y (&f->scene, f->nodes[i].depth);

      g_assert_cmpuint (count_inked (f, i, 6), >, 100);
      g_assert_cmpuint (nonet_tree_node_at (&f->scene, nonet_tree_get_x (&f->scene, i) + 5, y - 5), ==, i);
    }
  g_assert_cmpuint (nonet_tree_node_at (&f->scene, 5, HEIGHT - 5), ==, NONET_TREE_NO_NODE);
}

/* On grey pictures, too: each shape covers another share of its place. */
FIXTURE_TEST (kinds_differ_without_colour)
{
  const SudokuNodeState marks[] = { SUDOKU_NODE_OPEN, SUDOKU_NODE_SOLVED, SUDOKU_NODE_BLOCKED };
  guint dark[G_N_ELEMENTS (marks)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      cairo_set_source_rgb (f->cr, 1, 1, 1);
      cairo_paint (f->cr);
      nonet_tree_draw_mark (marks[i], FALSE, nonet_board_style_print (), 40, f->cr);
      cairo_surface_flush (f->surface);
      for (guint y = 0; y < 40; y++)
        for (guint x = 0; x < 40; x++)
          dark[i] += (pixel_at (f, x, y) & 0xff) < 128;
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (ABS ((int) dark[i] - (int) dark[j]), >, 20);
    }
}

FIXTURE_TEST (chosen_node_and_its_path_are_marked)
{
  guint above, chosen;

  use_small_tree (f);
  draw (f);
  above = count_inked (f, 1, 18);
  chosen = count_inked (f, 2, 18);
  f->scene.chosen = 2;
  draw (f);
  g_assert_cmpuint (count_inked (f, 1, 18), >, above);
  g_assert_cmpuint (count_inked (f, 2, 18), >, chosen);
}

FIXTURE_TEST (right_to_left_is_the_mirror_image)
{
  double x;

  use_small_tree (f);
  x = nonet_tree_get_x (&f->scene, 1);
  f->scene.right_to_left = TRUE;
  g_assert_cmpfloat_with_epsilon (nonet_tree_get_x (&f->scene, 1), WIDTH - x, 1e-9);
  g_assert_cmpfloat_with_epsilon (nonet_tree_get_place (&f->scene, WIDTH - x), f->drawing->x[1], 1e-9);
}

/* Anywhere, at any zoom: something is seen, and what is scrolled to is what is hit. */
FIXTURE_TEST (large_trees_are_drawn_at_every_zoom)
{
  double width, height;

  use_large_tree (f, 100000);
  for (f->scene.zoom = nonet_tree_get_fitting_zoom (&f->scene); f->scene.zoom < 4; f->scene.zoom *= 3)
    {
      guint32 node = f->drawing->node[f->drawing->level[f->drawing->n_levels / 3]];
      guint inked = 0;

      f->scene.left = f->scene.top = 0;
      f->scene.left = MAX (nonet_tree_get_x (&f->scene, node) - WIDTH / 2., 0);
      f->scene.top = MAX (nonet_tree_get_y (&f->scene, f->drawing->n_levels / 3) - HEIGHT / 2., 0);
      nonet_tree_get_size (&f->scene, &width, &height);
      f->scene.left = MIN (f->scene.left, MAX (width - WIDTH, 0));
      draw (f);
      for (guint y = 0; y < HEIGHT; y += 2)
        for (guint x = 0; x < WIDTH; x += 2)
          inked += pixel_at (f, x, y) >> 24 > 32;
      g_assert_cmpuint (inked, >, 20);
    }
}
