/* Painting a search tree at any zoom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/tree/tree-painter.h"

#include <math.h>
#include <string.h>

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
nonet_tree_get_x (const NonetTreeScene *self, guint32 position)
{
  return nonet_tree_get_point (self, self->drawing->x[position]);
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
nonet_tree_position_at (const NonetTreeScene *self, double x, double y)
{
  const NonetTreeDrawing *drawing = self->drawing;
  double row = nonet_tree_get_row (self), place = nonet_tree_get_place (self, x);
  double level = floor ((y - nonet_tree_get_y (self, 0)) / row + 0.5);
  guint32 at, start, end;

  if (level < 0 || level >= drawing->n_levels)
    return NONET_TREE_NOWHERE;
  start = drawing->level[(guint) level];
  end = drawing->level[(guint) level + 1];
  at = nonet_tree_drawing_bisect (drawing, start, end, place);
  if (at == end || (at > start && place - drawing->x[at - 1] < drawing->x[at] - place))
    at--;
  return fabs (nonet_tree_get_x (self, at) - x) <= MOST_REACH ? at : NONET_TREE_NOWHERE;
}

/* Nodes closer than this, in pixels, become one shape. */
#define LEAST_GAP 5.0

/* The least radius of nodes with a form; of edges that are curves; and of nodes with labels. */
#define FORM_RADIUS 3.5
#define CURVE_RADIUS 6.0
#define LABEL_RADIUS 5.5

/* A node that is drawn, or several that stand too close. */
typedef struct
{
  guint32 position, end;
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
} Picture;

/* What is in sight. */

static gboolean
is_on_path (const NonetTreeScene *scene, guint level, guint32 position, guint32 end)
{
  return level < scene->n_path && scene->path[level] >= position && scene->path[level] < end;
}

static gboolean
has_mark (const NonetTreeDrawing *drawing, const Spot *spot, NonetTreeMark mark)
{
  return memchr (drawing->mark + spot->position, (int) mark, spot->end - spot->position) != NULL;
}

/* The end of the nodes that stand so close to the one before that they make one shape with a node. */
static guint32
find_end (const NonetTreeScene *scene, guint32 position, guint32 end)
{
  const double *x = scene->drawing->x;
  double gap = LEAST_GAP / tree_get_column (scene);

  if (gap <= 1 || position + 1 >= end || x[position + 1] - x[position] >= gap)
    return position + 1;
  return nonet_tree_drawing_bisect (scene->drawing, position + 1, end, x[position] + gap);
}

static void
add_level (Picture *self, guint level, double from, double to)
{
  const NonetTreeDrawing *drawing = self->drawing;
  guint32 end = drawing->level[level + 1];
  guint32 at = nonet_tree_drawing_bisect (drawing, drawing->level[level], end, from);
  guint32 last = nonet_tree_drawing_bisect (drawing, at, end, to);

  while (at < last)
    {
      Spot spot = { .position = at, .end = find_end (self->scene, at, last) };

      spot.x = nonet_tree_get_x (self->scene, at);
      spot.to_x = nonet_tree_get_x (self->scene, spot.end - 1);
      spot.y = nonet_tree_get_y (self->scene, level);
      spot.on_path = is_on_path (self->scene, level, at, spot.end);
      spot.open = has_mark (drawing, &spot, NONET_TREE_OPEN);
      spot.solution = has_mark (drawing, &spot, NONET_TREE_SOLUTION);
      g_array_append_val (self->spots, spot);
      at = spot.end;
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

static gboolean
is_single (const Spot *spot)
{
  return spot->end == spot->position + 1;
}

static void
add_edge (const Picture *self, guint32 position, double x, double y)
{
  double from_x = nonet_tree_get_x (self->scene, self->drawing->parent[position]), from_y = y - self->row;

  cairo_move_to (self->cr, from_x, from_y);
  if (self->radius >= CURVE_RADIUS)
    cairo_curve_to (self->cr, from_x, from_y + self->row * 0.55, x, y - self->row * 0.55, x, y);
  else
    cairo_line_to (self->cr, x, y);
}

/* Edges that cross what is in sight between nodes that do not: at most two a level, as edges do not cross each other. */
static void
add_passing_edges (const Picture *self, guint level)
{
  const NonetTreeDrawing *drawing = self->drawing;
  guint32 start = drawing->level[level], end = drawing->level[level + 1];
  double a = nonet_tree_get_place (self->scene, 0), b = nonet_tree_get_place (self->scene, self->scene->width);
  guint32 before = nonet_tree_drawing_bisect (drawing, start, end, MIN (a, b));
  guint32 after = nonet_tree_drawing_bisect (drawing, before, end, MAX (a, b));
  double y = nonet_tree_get_y (self->scene, level);

  for (guint i = 0; i < 9 && before > start + i && drawing->x[drawing->parent[before - 1 - i]] > MIN (a, b); i++)
    add_edge (self, before - 1 - i, nonet_tree_get_x (self->scene, before - 1 - i), y);
  for (guint i = 0; i < 9 && after + i < end && drawing->x[drawing->parent[after + i]] < MAX (a, b); i++)
    add_edge (self, after + i, nonet_tree_get_x (self->scene, after + i), y);
}

/* Whether a node is too far from its neighbours to be part of a crowd. */
static gboolean
stands_alone (const Picture *self, guint32 position)
{
  double gap = LEAST_GAP / tree_get_column (self->scene);
  guint32 before = nonet_tree_drawing_get_beside (self->drawing, position, -1);
  guint32 after = nonet_tree_drawing_get_beside (self->drawing, position, 1);
  const double *x = self->drawing->x;

  return (before == position || x[position] - x[before] >= gap) && (after == position || x[after] - x[position] >= gap);
}

static void
draw_edges (Picture *self, guint first, guint end)
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      const Spot *spot = &g_array_index (self->spots, Spot, i);

      if (spot->position != 0 && (is_single (spot) || stands_alone (self, self->drawing->parent[spot->position])))
        add_edge (self, spot->position, spot->x, spot->y);
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
  const NonetTreeScene *scene = self->scene;

  for (guint level = 1; level < scene->n_path; level++)
    add_edge (self, scene->path[level], nonet_tree_get_x (scene, scene->path[level]), nonet_tree_get_y (scene, level));
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

          if (!is_single (spot) && get_crowd (spot) == crowd)
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
draw_form (const Node *node, NonetTreeMark mark)
{
  switch (mark)
    {
    case NONET_TREE_SOLUTION:
      draw_solution (node);
      break;
    case NONET_TREE_BLOCKED:
      draw_blocked (node);
      break;
    case NONET_TREE_OPEN:
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

      if (!is_single (spot))
        continue;
      if (self->radius >= FORM_RADIUS)
        draw_form (&node, self->drawing->mark[spot->position]);
      else
        draw_small (self, spot);
    }
}

/* Labels. */

/* Struck out if the branch is all values but this one. */
static void
add_label (const Picture *self, const Spot *spot, NonetGlyphBatch *batch)
{
  guint value = self->drawing->value[spot->position];
  double parent_x = nonet_tree_get_x (self->scene, self->drawing->parent[spot->position]);
  double side = spot->x < parent_x ? -1 : 1, r = self->radius, x = spot->x + side * 1.15 * r, y = spot->y - 1.65 * r;

  nonet_glyph_batch_add (batch, value & ~(guint) NONET_TREE_EXCLUDED, x, y);
  if ((value & NONET_TREE_EXCLUDED) == 0)
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

      if (spot->on_path == on_path && is_single (spot) && self->drawing->value[spot->position] != 0)
        add_label (self, spot, batch);
    }
  nonet_cairo_set_colour (self->cr, on_path ? &self->style->cursor : &self->style->candidate, 1);
  cairo_set_line_width (self->cr, 1);
  cairo_stroke (self->cr);
  nonet_glyph_batch_draw (batch, self->cr);
}

/* Rings. */

/* Whether a node is at most a picture away, so that it is worth drawing. */
static gboolean
find_middle (const Picture *self, guint32 position, double *x, double *y)
{
  if (position == NONET_TREE_NOWHERE)
    return FALSE;
  *x = nonet_tree_get_x (self->scene, position);
  *y = nonet_tree_get_y (self->scene, nonet_tree_drawing_get_level (self->drawing, position));
  return fabs (*x) < 3 * self->scene->width && fabs (*y) < 3 * self->scene->height;
}

/* Where a walk stands, the shape a second time, larger; a dashed square around what is chosen. */
static void
draw_rings (const Picture *self)
{
  const double dashes[] = { 3, 2 };
  double x, y, r = MAX (self->radius, 3);

  nonet_cairo_set_colour (self->cr, &self->style->cursor, 1);
  cairo_set_line_width (self->cr, self->style->high_contrast ? 2.5 : 1.5);
  cairo_new_path (self->cr);
  if (find_middle (self, self->scene->current, &x, &y))
    {
      cairo_arc (self->cr, x, y, r + 4.5, 0, 2 * G_PI);
      cairo_stroke (self->cr);
    }
  if (self->scene->chosen == self->scene->current || !find_middle (self, self->scene->chosen, &x, &y))
    return;
  nonet_cairo_set_colour (self->cr, &self->style->ink, 1);
  cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_square (self->cr, x, y, r + 6.5, 4);
  cairo_stroke (self->cr);
}

void
nonet_tree_draw (const NonetTreeScene *scene, const NonetBoardStyle *style, cairo_t *cr)
{
  Picture picture = { .scene = scene, .drawing = scene->drawing, .style = style, .cr = cr };
  guint first, end;

  picture.radius = nonet_tree_get_radius (scene);
  picture.row = nonet_tree_get_row (scene);
  picture.spots = g_array_new (FALSE, FALSE, sizeof (Spot));
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, scene->width, scene->height);
  cairo_clip (cr);
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
  draw_rings (&picture);
  cairo_restore (cr);
  g_array_unref (picture.spots);
}

void
nonet_tree_draw_mark (NonetTreeMark mark, gboolean on_path, const NonetBoardStyle *style, double size, cairo_t *cr)
{
  Node node = { cr, style, size / 2, size / 2, size / 2 - 1, on_path };

  draw_form (&node, mark);
}
