/* Painting a search tree at any zoom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/tree/tree-painter.h"

#include <math.h>

#include "render/board/board-drawing.h"
#include "render/board/glyph-book.h"

/* Places of a search tree in pixels. */

/* In pixels at 100 %. */
#define COLUMN 54.0
#define ROW 58.0
#define RADIUS 10.0
#define MARGIN 32.0

/* Rows that do not fit are no lower than this, unless columns are narrower. */
#define LEAST_ROW 26.0

/* A node can be hit from this far away. */
#define MOST_REACH 22.0

/* The distances of columns and rows, and the radius of a node. */
static double
tree_get_column (const NonetTreeScene *self)
{
  return COLUMN * self->zoom;
}

double
nonet_tree_get_row (const NonetTreeScene *self)
{
  guint n_rows = MAX (self->drawing->n_levels - 1, 1);
  double fitting = (self->height - 2 * MARGIN) / n_rows, least = CLAMP (ROW * self->zoom, 3, LEAST_ROW);

  return CLAMP (fitting, least, ROW) * MAX (self->zoom, 1);
}

double
nonet_tree_get_radius (const NonetTreeScene *self)
{
  double room = MIN (tree_get_column (self), nonet_tree_get_row (self));

  return MIN (RADIUS * sqrt (self->zoom), 0.3 * room);
}

void
nonet_tree_get_size (const NonetTreeScene *self, double *width, double *height)
{
  *width = self->drawing->width * tree_get_column (self) + 2 * MARGIN;
  *height = (self->drawing->n_levels - 1) * nonet_tree_get_row (self) + 2 * MARGIN;
}

double
nonet_tree_get_fitting_zoom (const NonetTreeScene *self)
{
  double room = MAX (self->width - 2 * MARGIN, 1);

  return MIN (1, room / (COLUMN * MAX (self->drawing->width, 1)));
}

/* Where the leftmost column is drawn, seen from the side one begins to read at; a tree that is narrower than what is in sight
 * stands in the middle. */
static double
get_start (const NonetTreeScene *self)
{
  double width, height;

  nonet_tree_get_size (self, &width, &height);
  if (width <= self->width)
    return MARGIN + (self->width - width) / 2;
  return MARGIN - (self->right_to_left ? width - self->width - self->left : self->left);
}

double
nonet_tree_get_point (const NonetTreeScene *self, double place)
{
  double x = get_start (self) + place * tree_get_column (self);

  return self->right_to_left ? self->width - x : x;
}

double
nonet_tree_get_x (const NonetTreeScene *self, guint32 node)
{
  return nonet_tree_get_point (self, self->drawing->x[node]);
}

double
nonet_tree_get_place (const NonetTreeScene *self, double x)
{
  return ((self->right_to_left ? self->width - x : x) - get_start (self)) / tree_get_column (self);
}

double
nonet_tree_get_y (const NonetTreeScene *self, guint level)
{
  return MARGIN + level * nonet_tree_get_row (self) - self->top;
}

guint32
nonet_tree_node_at (const NonetTreeScene *self, double x, double y)
{
  const NonetTreeDrawing *drawing = self->drawing;
  double level = floor ((y - nonet_tree_get_y (self, 0)) / nonet_tree_get_row (self) + 0.5);
  double place = nonet_tree_get_place (self, x);
  guint32 at, start, end;

  if (level < 0 || level >= drawing->n_levels)
    return NONET_TREE_NO_NODE;
  start = drawing->level[(guint) level];
  end = drawing->level[(guint) level + 1];
  at = nonet_tree_drawing_bisect (drawing, start, end, place);
  if (at == end || (at > start && place - drawing->x[drawing->node[at - 1]] < drawing->x[drawing->node[at]] - place))
    at--;
  return fabs (nonet_tree_get_x (self, drawing->node[at]) - x) <= MOST_REACH ? drawing->node[at] : NONET_TREE_NO_NODE;
}

/* Nodes closer than this, in pixels, become one shape. */
#define LEAST_GAP 5.0

/* The least radius of nodes with a form; of edges that are curves; and of nodes with labels. */
#define FORM_RADIUS 3.5
#define CURVE_RADIUS 6.0
#define LABEL_RADIUS 5.5

/* A node that is drawn, or several of a level that stand too close. */
typedef struct
{
  guint32 node; /* the first */
  guint32 n;
  double x, y;
  double to_x; /* of the last */
  gboolean on_path;
  gboolean open, solution; /* whether there is one among them */
} Spot;

/* A picture being drawn. */
typedef struct
{
  const NonetTreeScene *scene;
  const NonetTreeDrawing *drawing;
  const NonetBoardStyle *style;
  cairo_t *cr;
  double radius;
  double row;
  GArray *spots;
  GArray *path; /* guint32: the node of each level on the way to the chosen one */
} Picture;

/* What is in sight. */

/* Adds the nodes from an index of the drawing's list up to another as one spot. */
static void
add_spot (Picture *self, guint level, guint32 at, guint32 end)
{
  const guint32 *node = self->drawing->node;
  guint32 on_path = level < self->path->len ? g_array_index (self->path, guint32, level) : NONET_TREE_NO_NODE;
  Spot spot = { .node = node[at],
                .n = end - at,
                .x = nonet_tree_get_x (self->scene, node[at]),
                .y = nonet_tree_get_y (self->scene, level),
                .to_x = nonet_tree_get_x (self->scene, node[end - 1]),
                .on_path = on_path >= node[at] && on_path <= node[end - 1] };

  for (; at < end; at++)
    {
      spot.open |= self->scene->nodes[node[at]].state == SUDOKU_NODE_OPEN;
      spot.solution |= self->scene->nodes[node[at]].state == SUDOKU_NODE_SOLVED;
    }
  g_array_append_val (self->spots, spot);
}

/* The nodes of a level from one place to another; those that stand too close to the first of them become one spot with it. */
static void
add_level (Picture *self, guint level, double from, double to)
{
  const NonetTreeDrawing *drawing = self->drawing;
  double gap = LEAST_GAP / tree_get_column (self->scene);
  guint32 end = drawing->level[level + 1];
  guint32 at = nonet_tree_drawing_bisect (drawing, drawing->level[level], end, from);
  guint32 last = nonet_tree_drawing_bisect (drawing, at, end, to), next;

  for (; at < last; at = next)
    {
      double near = drawing->x[drawing->node[at]] + gap;

      next = at + 1;
      if (next < last && drawing->x[drawing->node[next]] < near)
        next = nonet_tree_drawing_bisect (drawing, next, last, near);
      add_spot (self, level, at, next);
    }
}

/* The spots of the levels in sight, with one more above and below for their edges, and a column more on each side for labels. */
static void
find_spots (Picture *self, guint *first, guint *end)
{
  double top = nonet_tree_get_y (self->scene, 0);
  double above = floor (-top / self->row) - 1, below = ceil ((self->scene->height - top) / self->row) + 1;
  double a = nonet_tree_get_place (self->scene, 0), b = nonet_tree_get_place (self->scene, self->scene->width);
  double more = MIN (60 / tree_get_column (self->scene), 1);

  *first = (guint) CLAMP (above, 0, self->drawing->n_levels);
  *end = (guint) CLAMP (below + 1, 0, self->drawing->n_levels);
  for (guint level = *first; level < *end; level++)
    add_level (self, level, MIN (a, b) - more, MAX (a, b) + more);
}

/* Edges. */

static void
add_edge (const Picture *self, guint32 node)
{
  const SudokuTreeNode *to = &self->scene->nodes[node];
  double from_x = nonet_tree_get_x (self->scene, to->parent), x = nonet_tree_get_x (self->scene, node);
  double y = nonet_tree_get_y (self->scene, to->depth), from_y = y - self->row;

  cairo_move_to (self->cr, from_x, from_y);
  if (self->radius >= CURVE_RADIUS)
    cairo_curve_to (self->cr, from_x, from_y + self->row * 0.55, x, y - self->row * 0.55, x, y);
  else
    cairo_line_to (self->cr, x, y);
}

/* Edges that cross what is in sight between nodes that do not: of few nodes on either side, as edges do not cross each other. */
static void
add_passing_edges (const Picture *self, guint level)
{
  const NonetTreeDrawing *drawing = self->drawing;
  const SudokuTreeNode *nodes = self->scene->nodes;
  guint32 start = drawing->level[level], end = drawing->level[level + 1];
  double a = nonet_tree_get_place (self->scene, 0), b = nonet_tree_get_place (self->scene, self->scene->width);
  double from = MIN (a, b), to = MAX (a, b);
  guint32 before = nonet_tree_drawing_bisect (drawing, start, end, from);
  guint32 after = nonet_tree_drawing_bisect (drawing, before, end, to);

  for (guint i = 0; i < 9 && before-- > start && drawing->x[nodes[drawing->node[before]].parent] > from; i++)
    add_edge (self, drawing->node[before]);
  for (guint i = 0; i < 9 && after < end && drawing->x[nodes[drawing->node[after]].parent] < to; i++)
    add_edge (self, drawing->node[after++]);
}

/* Whether a node is too far from its neighbours to be part of a crowd. */
static gboolean
stands_alone (const Picture *self, guint32 node)
{
  guint level = self->scene->nodes[node].depth;
  guint32 before = nonet_tree_drawing_get_beside (self->drawing, level, node, -1);
  guint32 after = nonet_tree_drawing_get_beside (self->drawing, level, node, 1);
  double gap = LEAST_GAP / tree_get_column (self->scene);
  const double *x = self->drawing->x;

  return (before == node || x[node] - x[before] >= gap) && (after == node || x[after] - x[node] >= gap);
}

static void
draw_edges (Picture *self, guint first, guint end)
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      const Spot *spot = &g_array_index (self->spots, Spot, i);

      if (spot->node != 0 && (spot->n == 1 || stands_alone (self, self->scene->nodes[spot->node].parent)))
        add_edge (self, spot->node);
    }
  for (guint level = MAX (first, 1); level < end; level++)
    add_passing_edges (self, level);
  nonet_cairo_set_colour (self->cr, &self->style->ink, self->style->high_contrast ? 0.8 : 0.42);
  cairo_set_line_width (self->cr, self->radius >= FORM_RADIUS ? 1 : 0.7);
  cairo_stroke (self->cr);
}

static void
draw_path (Picture *self)
{
  for (guint level = 1; level < self->path->len; level++)
    add_edge (self, g_array_index (self->path, guint32, level));
  nonet_cairo_set_colour (self->cr, &self->style->cursor, 1);
  cairo_set_line_width (self->cr, self->style->high_contrast ? 4 : 2.4);
  cairo_stroke (self->cr);
}

/* Crowds: nodes that stand too close to be drawn one by one. */

/* What is drawn of a crowd: the first of these that it has. */
typedef enum
{
  CROWD_ON_PATH,
  CROWD_WITH_SOLUTION,
  CROWD_OPEN,
  CROWD_BLOCKED,
  N_CROWDS
} Crowd;

static Crowd
get_crowd (const Spot *spot)
{
  if (spot->on_path)
    return CROWD_ON_PATH;
  if (spot->solution)
    return CROWD_WITH_SOLUTION;
  return spot->open ? CROWD_OPEN : CROWD_BLOCKED;
}

/* As high as a row where there is a solution, so that a subtree is one shape; else lower, and flat where all are blocked. Whole
 * pixels, all of a colour at once: there may be tens of thousands. */
static void
draw_crowds (Picture *self)
{
  const struct
  {
    const NonetColour *colour;
    double opacity, share; /* of the row */
  } looks[N_CROWDS] = {
    [CROWD_ON_PATH] = { &self->style->cursor, 1, 1 },
    [CROWD_WITH_SOLUTION] = { &self->style->found, 1, 1 },
    [CROWD_OPEN] = { &self->style->ink, 0.45, 0.7 },
    [CROWD_BLOCKED] = { &self->style->conflict, 0.75, 0.3 },
  };

  cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_NONE);
  for (guint crowd = 0; crowd < N_CROWDS; crowd++)
    {
      for (guint i = 0; i < self->spots->len; i++)
        {
          const Spot *spot = &g_array_index (self->spots, Spot, i);
          double x = floor (MIN (spot->x, spot->to_x)), end = MAX (ceil (MAX (spot->x, spot->to_x)), x + 2);
          double top = floor (spot->y - looks[crowd].share * self->row / 2),
                 height = ceil (looks[crowd].share * self->row);

          if (spot->n > 1 && get_crowd (spot) == crowd)
            cairo_rectangle (self->cr, x, top, end - x, height);
        }
      nonet_cairo_set_colour (self->cr, looks[crowd].colour, looks[crowd].opacity);
      cairo_fill (self->cr);
    }
  cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_DEFAULT);
}

/* Nodes. */

typedef struct
{
  cairo_t *cr;
  const NonetBoardStyle *style;
  double x, y, radius;
  gboolean on_path;
} Node;

static void
fill_and_stroke (const Node *node, const NonetColour *ink)
{
  nonet_cairo_set_colour (node->cr, &node->style->paper, 1);
  cairo_fill_preserve (node->cr);
  if (node->on_path)
    {
      nonet_cairo_set_colour (node->cr, &node->style->selected, 1);
      cairo_fill_preserve (node->cr);
    }
  nonet_cairo_set_colour (node->cr, ink, 1);
  cairo_set_line_width (node->cr, (node->on_path ? 0.2 : 0.13) * node->radius * (node->style->high_contrast ? 1.5 : 1));
  cairo_stroke (node->cr);
}

/* A circle with a cross. */
static void
draw_blocked (const Node *node)
{
  double arm = 0.4 * node->radius, radius = 0.92 * node->radius;

  cairo_new_path (node->cr);
  cairo_arc (node->cr, node->x, node->y, radius, 0, 2 * G_PI);
  fill_and_stroke (node, &node->style->conflict);
  cairo_move_to (node->cr, node->x - arm, node->y - arm);
  cairo_rel_line_to (node->cr, 2 * arm, 2 * arm);
  cairo_rel_move_to (node->cr, 0, -2 * arm);
  cairo_rel_line_to (node->cr, -2 * arm, 2 * arm);
  cairo_set_line_width (node->cr, 0.18 * node->radius);
  cairo_stroke (node->cr);
}

static void
add_square (cairo_t *cr, double x, double y, double half, double corner)
{
  nonet_board_add_rounded (cr, x - half, y - half, 2 * half, 2 * half, corner);
}

/* A full square with a tick. */
static void
draw_solution (const Node *node)
{
  double r = node->radius;

  add_square (node->cr, node->x, node->y, 0.98 * r, 0.25 * r);
  nonet_cairo_set_colour (node->cr, &node->style->found, 1);
  cairo_fill (node->cr);
  cairo_move_to (node->cr, node->x - 0.48 * r, node->y + 0.02 * r);
  cairo_line_to (node->cr, node->x - 0.12 * r, node->y + 0.38 * r);
  cairo_line_to (node->cr, node->x + 0.5 * r, node->y - 0.35 * r);
  nonet_cairo_set_colour (node->cr, &node->style->paper, 1);
  cairo_set_line_width (node->cr, 0.2 * r);
  cairo_stroke (node->cr);
}

static void
draw_form (const Node *node, SudokuNodeState state)
{
  switch (state)
    {
    case SUDOKU_NODE_SOLVED:
      draw_solution (node);
      break;
    case SUDOKU_NODE_BLOCKED:
      draw_blocked (node);
      break;
    case SUDOKU_NODE_OPEN:
    default:
      cairo_new_path (node->cr);
      cairo_arc (node->cr, node->x, node->y, node->radius, 0, 2 * G_PI);
      fill_and_stroke (node, node->on_path ? &node->style->cursor : &node->style->candidate);
    }
}

/* Too small for a form: solutions are high, blocked nodes flat, others square. */
static void
draw_small (const Picture *self, const Spot *spot)
{
  double r = MAX (self->radius, 1.2), up = spot->solution ? 1.8 * r : spot->open ? r : 0.5 * r;

  nonet_cairo_set_colour (self->cr,
                          spot->on_path    ? &self->style->cursor
                          : spot->solution ? &self->style->found
                          : spot->open     ? &self->style->candidate
                                           : &self->style->conflict,
                          1);
  cairo_rectangle (self->cr, spot->x - r, spot->y - up, 2 * r, 2 * up);
  cairo_fill (self->cr);
}

static void
draw_nodes (const Picture *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      const Spot *spot = &g_array_index (self->spots, Spot, i);
      Node node = { self->cr, self->style, spot->x, spot->y, self->radius, spot->on_path };

      if (spot->n == 1 && self->radius >= FORM_RADIUS)
        draw_form (&node, self->scene->nodes[spot->node].state);
      else if (spot->n == 1)
        draw_small (self, spot);
    }
}

/* Labels. */

/* Struck out if the branch is all values but this one. */
static void
add_label (const Picture *self, const Spot *spot, NonetGlyphBatch *batch)
{
  const SudokuTreeNode *node = &self->scene->nodes[spot->node];
  double side = spot->x < nonet_tree_get_x (self->scene, node->parent) ? -1 : 1, r = self->radius;
  double x = spot->x + side * 1.15 * r, y = spot->y - 1.65 * r;

  nonet_glyph_batch_add (batch, node->value, x, y);
  if (!node->excluded)
    return;
  cairo_move_to (self->cr, x - 0.6 * r, y + 0.45 * r);
  cairo_line_to (self->cr, x + 0.6 * r, y - 0.45 * r);
}

static void
draw_branch_labels (const Picture *self, gboolean on_path)
{
  NonetGlyphBook *book = nonet_glyph_book_get (self->scene->alphabet, self->style->font_family,
                                               on_path ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL);
  double size = nonet_glyph_book_fit (book, 2.6 * self->radius, 1.6 * self->radius, 1.4 * self->radius);
  NonetGlyphBatch *batch = nonet_glyph_batch_new (book, size);

  for (guint i = 0; i < self->spots->len; i++)
    {
      const Spot *spot = &g_array_index (self->spots, Spot, i);

      if (spot->on_path == on_path && spot->n == 1 && self->scene->nodes[spot->node].value != 0)
        add_label (self, spot, batch);
    }
  nonet_cairo_set_colour (self->cr, on_path ? &self->style->cursor : &self->style->candidate, 1);
  cairo_set_line_width (self->cr, 1);
  cairo_stroke (self->cr);
  nonet_glyph_batch_draw (batch, self->cr);
}

/* A ring around the chosen node. */
static void
draw_ring (const Picture *self)
{
  guint32 node = self->scene->chosen;

  if (self->path->len == 0)
    return;
  nonet_cairo_set_colour (self->cr, &self->style->cursor, 1);
  cairo_set_line_width (self->cr, self->style->high_contrast ? 2.5 : 1.5);
  cairo_new_path (self->cr);
  cairo_arc (self->cr, nonet_tree_get_x (self->scene, node),
             nonet_tree_get_y (self->scene, self->scene->nodes[node].depth), MAX (self->radius, 3) + 4.5, 0, 2 * G_PI);
  cairo_stroke (self->cr);
}

static void
find_path (Picture *self)
{
  guint32 node = self->scene->chosen;

  if (node >= self->drawing->n)
    return;
  g_array_set_size (self->path, self->scene->nodes[node].depth + 1u);
  for (guint level = self->path->len; level-- > 0; node = self->scene->nodes[node].parent)
    g_array_index (self->path, guint32, level) = node;
}

void
nonet_tree_draw (const NonetTreeScene *scene, const NonetBoardStyle *style, cairo_t *cr)
{
  Picture picture = { .scene = scene, .drawing = scene->drawing, .style = style, .cr = cr };
  guint first, end;

  picture.radius = nonet_tree_get_radius (scene);
  picture.row = nonet_tree_get_row (scene);
  picture.spots = g_array_new (FALSE, FALSE, sizeof (Spot));
  picture.path = g_array_new (FALSE, FALSE, sizeof (guint32));
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, scene->width, scene->height);
  cairo_clip (cr);
  find_path (&picture);
  find_spots (&picture, &first, &end);
  draw_crowds (&picture);
  draw_edges (&picture, first, end);
  draw_path (&picture);
  draw_nodes (&picture);
  if (picture.radius >= LABEL_RADIUS)
    {
      draw_branch_labels (&picture, FALSE);
      draw_branch_labels (&picture, TRUE);
    }
  draw_ring (&picture);
  cairo_restore (cr);
  g_array_unref (picture.spots);
  g_array_unref (picture.path);
}

void
nonet_tree_draw_mark (SudokuNodeState state, gboolean on_path, const NonetBoardStyle *style, double size, cairo_t *cr)
{
  Node node = { cr, style, size / 2, size / 2, size / 2 - 1, on_path };

  draw_form (&node, state);
}
