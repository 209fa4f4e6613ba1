/* Drawing the search tree of a hand-out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/handout-private.h"

#include <stdlib.h>
#include <string.h>

#include "render/page/handout-tree.h"
#include "render/page/page-text.h"
#include "render/tree/tree-painter.h"

/* The pixels of the tree's painter in a point. */
#define SCALE 1.6

/* The size of the font of the legend, of that of a heading, and its height and the room between its items, of its font. */
#define LEGEND_FONT 0.52
#define LEGEND_HEIGHT 2.0
#define LEGEND_MARK 1.4
#define LEGEND_GAP 1.6

/* The most of a page's height that a tree takes. */
#define MOST_OF_PAGE 0.6

typedef struct
{
  NonetTreeDrawing *drawing;
  guint32 n;
  guint32 *number, *n_nodes, *n_solutions; /* of the nodes of the outline */
  NonetAlphabet *alphabet;
  char *legend[NONET_TREE_FOLDED + 1];
  double font_size;
  gboolean right_to_left;
} Tree;

static void
tree_free (gpointer data)
{
  Tree *tree = data;

  nonet_tree_drawing_free (tree->drawing);
  g_free (tree->number);
  g_free (tree->n_nodes);
  g_free (tree->n_solutions);
  nonet_alphabet_unref (tree->alphabet);
  for (guint i = 0; i < G_N_ELEMENTS (tree->legend); i++)
    g_free (tree->legend[i]);
  g_free (tree);
}

static int
compare (const void *a, const void *b)
{
  guint32 first = *(const guint32 *) a, second = *(const guint32 *) b;

  return (first > second) - (first < second);
}

static void
count_below (gpointer data, guint32 number, guint32 *n_nodes, guint32 *n_solutions)
{
  const Tree *tree = data;
  const guint32 *found = bsearch (&number, tree->number, tree->n, sizeof number, compare);

  *n_nodes = found != NULL ? tree->n_nodes[found - tree->number] : 0;
  *n_solutions = found != NULL ? tree->n_solutions[found - tree->number] : 0;
}

static NonetTreeScene
scene_of (const Tree *tree, double width, double height)
{
  NonetTreeScene scene = { .drawing = tree->drawing,
                           .alphabet = tree->alphabet,
                           .width = width * SCALE,
                           .height = height * SCALE,
                           .right_to_left = tree->right_to_left,
                           .current = NONET_TREE_NOWHERE,
                           .chosen = NONET_TREE_NOWHERE,
                           .count = count_below,
                           .count_data = (gpointer) tree };

  scene.zoom = nonet_tree_get_fitting_zoom (&scene);
  return scene;
}

static gboolean
has_mark (const Tree *tree, NonetTreeMark mark)
{
  return memchr (tree->drawing->mark, (int) mark, tree->drawing->n) != NULL;
}

/* The marks that occur, each with its word, in a line at the origin. */
static void
draw_legend (const Tree *tree, cairo_t *cr, double width)
{
  double mark_size = tree->font_size * LEGEND_MARK, x = 0;

  for (guint mark = 0; mark <= NONET_TREE_FOLDED; mark++)
    {
      g_autofree char *word = g_markup_escape_text (tree->legend[mark], -1);
      cairo_rectangle_t place = { .y = 0, .height = tree->font_size * LEGEND_HEIGHT };
      double taken;

      if (!has_mark (tree, mark))
        continue;
      cairo_save (cr);
      cairo_translate (cr, tree->right_to_left ? width - x - mark_size : x, (place.height - mark_size) / 2);
      cairo_new_path (cr);
      nonet_tree_draw_mark (mark, FALSE, nonet_board_style_print (), mark_size, cr);
      cairo_restore (cr);
      x += mark_size + tree->font_size * 0.4;
      place.x = tree->right_to_left ? 0 : x;
      place.width = width - x;
      cairo_set_source_rgb (cr, 0, 0, 0);
      taken = nonet_page_text_draw (cr, word, tree->font_size, &place, 0, tree->right_to_left);
      x += taken + tree->font_size * LEGEND_GAP;
    }
}

static void
draw (gpointer data, cairo_t *cr, double width, double height)
{
  const Tree *tree = data;
  double legend = tree->font_size * LEGEND_HEIGHT;
  NonetTreeScene scene = scene_of (tree, width, height - legend);

  cairo_save (cr);
  cairo_scale (cr, 1 / SCALE, 1 / SCALE);
  nonet_tree_draw (&scene, nonet_board_style_print (), cr);
  cairo_restore (cr);
  cairo_translate (cr, 0, height - legend);
  draw_legend (tree, cr, width);
}

static Tree *
tree_new (const NonetHandout *self, const NonetHandoutTree *tree)
{
  gsize size = tree->outline.n * sizeof (guint32);
  Tree *own = g_new0 (Tree, 1);

  own->drawing = nonet_tree_drawing_new (&tree->outline);
  own->n = tree->outline.n;
  own->number = g_memdup2 (tree->outline.number, size);
  own->n_nodes = g_memdup2 (tree->n_nodes, size);
  own->n_solutions = g_memdup2 (tree->n_solutions, size);
  own->alphabet = nonet_alphabet_ref (tree->alphabet);
  for (guint i = 0; i < G_N_ELEMENTS (own->legend); i++)
    own->legend[i] = g_strdup (tree->legend[i]);
  own->font_size = nonet_page_layout_get_heading_size (&self->layout) * LEGEND_FONT;
  own->right_to_left = self->layout.right_to_left;
  return own;
}

void
nonet_handout_add_tree (NonetHandout *self, const NonetHandoutTree *tree)
{
  Tree *own = tree_new (self, tree);
  double width, height, whole_width, whole_height;
  NonetTreeScene scene;

  nonet_handout_get_room (self, &width, &height);
  scene = scene_of (own, width, height);
  nonet_tree_get_size (&scene, &whole_width, &whole_height);
  nonet_handout_add_drawing (self, MIN (whole_height / SCALE, height * MOST_OF_PAGE) + own->font_size * LEGEND_HEIGHT,
                             draw, own, tree_free);
}
