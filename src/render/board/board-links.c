/* The links between marked candidates: curves that bow away from the middle of the board and go round digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of some hundred curves between two candidates, ordered by how far they bow, the first is drawn that crosses no
 * digit, or the one that crosses least.
 */
#include "render/board/board-drawing.h"

#include <math.h>
#include <string.h>

#define BOWS 16

/* Cells of fewer units than this have no candidates that could be read, and so no links. */
#define SMALLEST_LINKED_CELL 24

/* What is covered by digits is known in this many dots a cell, each way. */
#define DOTS 32

/* A curve is looked at from place to place, this share of a cell apart. */
#define SAMPLE 0.04

/* What a curve costs without room for its head. */
#define NO_ROOM 20

/* Half the width and height of what a digit covers, as a share of the candidate's place or of the cell. */
#define CANDIDATE_HALF_WIDTH 0.26
#define CANDIDATE_HALF_HEIGHT 0.32
#define SYMBOL_HALF_WIDTH 0.22
#define SYMBOL_HALF_HEIGHT 0.29

typedef struct
{
  double x, y;
} Point;

/* A cubic curve. */
typedef struct
{
  Point from, first, second, to;
} Curve;

typedef struct
{
  const NonetBoardDrawing *drawing;
  const NonetBoardMarks *marks;
  double radius;   /* of a candidate's mark, with the gap between it and a link */
  double head;     /* length of an arrow head */
  double grain;    /* dots in a device pixel */
  guint side;      /* dots in a row of the board */
  guint8 *covered; /* [side * side] whether a digit is there */
} Links;

static Point
between (Point a, Point b, double share)
{
  return (Point){ a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share };
}

static double
distance (Point a, Point b)
{
  return hypot (b.x - a.x, b.y - a.y);
}

/* A curve is tried hundreds of times: without a root. */
static gboolean
is_within (Point a, Point b, double radius)
{
  double x = b.x - a.x, y = b.y - a.y;

  return x * x + y * y < radius * radius;
}

/* The part of a curve up to t, by de Casteljau's construction. */
static Curve
curve_before (const Curve *curve, double t)
{
  Point a = between (curve->from, curve->first, t), b = between (curve->first, curve->second, t);
  Point c = between (curve->second, curve->to, t), d = between (a, b, t), e = between (b, c, t);

  return (Curve){ curve->from, a, d, between (d, e, t) };
}

static Point
curve_at (const Curve *curve, double t)
{
  double s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;

  return (Point){ a * curve->from.x + b * curve->first.x + c * curve->second.x + d * curve->to.x,
                  a * curve->from.y + b * curve->first.y + c * curve->second.y + d * curve->to.y };
}

static Curve
reversed (const Curve *curve)
{
  return (Curve){ curve->to, curve->second, curve->first, curve->from };
}

/* The part of a curve from t = begin to t = end. */
static Curve
curve_part (const Curve *curve, double begin, double end)
{
  Curve before = curve_before (curve, end), back = reversed (&before);
  Curve part = curve_before (&back, end > 0 ? 1 - begin / end : 0);

  return reversed (&part);
}

static Point
middle_of (const cairo_rectangle_t *at)
{
  return (Point){ at->x + at->width / 2, at->y + at->height / 2 };
}

static cairo_rectangle_t
candidate_place (const Links *self, guint cell, guint value)
{
  cairo_rectangle_t inside, place;

  nonet_board_layout_cell (&self->drawing->layout, cell, &inside);
  nonet_board_layout_candidate (&self->drawing->layout, &inside, value, &place);
  return place;
}

static const NonetBoardNode *
node_at (const Links *self, guint node)
{
  return &g_array_index (self->marks->nodes, NonetBoardNode, node);
}

static guint
node_cell (const Links *self, const NonetBoardNode *node, guint i)
{
  return g_array_index (self->marks->node_cells, guint16, node->first_cell + i);
}

/* Where a link of a node starts that leads to a point: at the nearest of its candidates. */
static Point
nearest_of (const Links *self, const NonetBoardNode *node, Point to)
{
  Point best = to;

  for (guint i = 0; i < node->n_cells; i++)
    {
      cairo_rectangle_t place = candidate_place (self, node_cell (self, node, i), node->value);
      Point here = middle_of (&place);

      if (i == 0 || distance (here, to) < distance (best, to))
        best = here;
    }
  return best;
}

/* Marks what is covered about the middle of a rectangle. */
static void
cover (Links *self, const cairo_rectangle_t *at, double half_width, double half_height)
{
  Point middle = middle_of (at);
  double left = (middle.x - at->width * half_width) * self->grain,
         right = (middle.x + at->width * half_width) * self->grain;
  double top = (middle.y - at->height * half_height) * self->grain;
  double bottom = (middle.y + at->height * half_height) * self->grain;

  for (guint y = (guint) round (top); y < bottom; y++)
    memset (self->covered + y * self->side + (guint) round (left), TRUE, (gsize) (round (right) - round (left)));
}

/* Marks where the digits are: what a link should not go through. */
static void
cover_digits (Links *self)
{
  const NonetBoardDrawing *drawing = self->drawing;
  cairo_rectangle_t at, place;

  for (guint cell = 0; cell < self->marks->shape->n_cells; cell++)
    {
      nonet_board_layout_cell (&drawing->layout, cell, &at);
      if (nonet_board_scene_get_shown (drawing->scene, cell) != 0)
        cover (self, &at, SYMBOL_HALF_WIDTH, SYMBOL_HALF_HEIGHT);
      for (SudokuSet set = nonet_board_drawing_candidates (drawing, cell); set != 0; set &= set - 1)
        {
          nonet_board_layout_candidate (&drawing->layout, &at, sudoku_set_first (set), &place);
          cover (self, &place, CANDIDATE_HALF_WIDTH, CANDIDATE_HALF_HEIGHT);
        }
    }
}

/* Whether a link should not go through a point: a digit is there, or the frame. */
static gboolean
is_covered (const Links *self, Point point)
{
  double edge = self->drawing->layout.thick, far = self->drawing->layout.size - edge;

  if (!(point.x >= edge && point.y >= edge && point.x < far && point.y < far))
    return TRUE;
  return self->covered[(guint) (point.y * self->grain) * self->side + (guint) (point.x * self->grain)];
}

/* What is between the marks of a curve's ends. */
static Curve
visible_part (const Links *self, const Curve *curve)
{
  double begin = 0, end = 1;

  while (begin < 1 && is_within (curve_at (curve, begin), curve->from, self->radius))
    begin += 0.01;
  while (end > begin && is_within (curve_at (curve, end), curve->to, self->radius))
    end -= 0.01;
  return curve_part (curve, begin, end);
}

/* How bad a curve is: how much of it crosses digits, and more if there is no room for its arrow head. Known to be at least
 * as bad as most, it is not looked at any further. */
static double
cost_of (const Links *self, const Curve *curve, double most)
{
  Curve visible = visible_part (self, curve);
  double length = distance (visible.from, visible.first) + distance (visible.first, visible.second)
                  + distance (visible.second, visible.to);
  double step = self->drawing->layout.cell * SAMPLE / MAX (length, 1);
  double cost = distance (visible.from, visible.to) < self->head * 1.5 ? NO_ROOM : 0;

  for (double t = 0; t <= 1 && cost < most; t += step)
    cost += is_covered (self, curve_at (&visible, t));
  return cost;
}

/* Where the two points that bend a curve stand along the way between its ends. */
static const double bends[][2] = { { 0.33, 0.67 }, { 0.17, 0.5 }, { 0.5, 0.83 }, { 0.08, 0.92 } };

/* The curve between two points that bows by a share of their distance, away from the middle of the board if it is positive. */
static Curve
bow (const Links *self, Point from, Point to, double share, const double bend[2])
{
  double half = self->drawing->layout.size / 2;
  Point middle = between (from, to, 0.5), first = between (from, to, bend[0]), second = between (from, to, bend[1]);
  Point across = { (to.y - from.y) * share, (from.x - to.x) * share };

  if ((across.x * (middle.x - half) + across.y * (middle.y - half) < 0) == (share > 0))
    across = (Point){ -across.x, -across.y };
  return (Curve){ from, { first.x + across.x, first.y + across.y }, { second.x + across.x, second.y + across.y }, to };
}

static Curve
find_curve (const Links *self, Point from, Point to)
{
  double least = INFINITY, length = distance (from, to), cell = self->drawing->layout.cell;
  /* Short links may bow as much as they are long, long ones by little more than a cell. */
  double most = MIN (0.9, 2 * cell / length);
  Curve best = { from, from, to, to };

  for (guint i = 1; i <= 2 * BOWS && least > 0; i++)
    for (guint j = 0; j < G_N_ELEMENTS (bends) && least > 0; j++)
      {
        /* Outwards before inwards. */
        guint step = (i + 1) / 2;
        double share = most * step / BOWS * (i % 2 == 1 ? 1 : -1);
        Curve curve = bow (self, from, to, share, bends[j]);
        double cost = cost_of (self, &curve, least);

        if (cost < least)
          best = curve, least = cost;
      }
  return best;
}

static void
draw_head (const Links *self, Point tip, Point before)
{
  cairo_t *cr = self->drawing->cr;
  double length = distance (before, tip), x, y;

  if (length <= 0)
    return;
  x = (tip.x - before.x) / length * self->head;
  y = (tip.y - before.y) / length * self->head;
  cairo_move_to (cr, tip.x, tip.y);
  cairo_line_to (cr, tip.x - x + y * 0.4, tip.y - y - x * 0.4);
  cairo_line_to (cr, tip.x - x * 0.75, tip.y - y * 0.75);
  cairo_line_to (cr, tip.x - x - y * 0.4, tip.y - y + x * 0.4);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_link (const Links *self, const NonetBoardLink *link)
{
  const NonetBoardNode *from = node_at (self, link->from), *to = node_at (self, link->to);
  Point start = nearest_of (self, from, nearest_of (self, to, (Point){ 0, 0 }));
  Point end = nearest_of (self, to, start);
  double width = self->head / 5, dashes[] = { width * 3, width * 2.2 };
  Curve curve, shaft;
  cairo_t *cr = self->drawing->cr;

  start = nearest_of (self, from, end);
  if (distance (start, end) <= 0)
    return;
  curve = find_curve (self, start, end);
  curve = visible_part (self, &curve);
  /* The shaft ends within the head, so that the tip is sharp. */
  shaft = curve_part (&curve, 0, CLAMP (1 - self->head * 0.7 / MAX (distance (curve.from, curve.to), 1), 0, 1));
  nonet_cairo_set_colour (self->drawing->cr, &self->drawing->style->ink, 1);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dashes, link->strong ? 0 : 2, 0);
  cairo_move_to (cr, shaft.from.x, shaft.from.y);
  cairo_curve_to (cr, shaft.first.x, shaft.first.y, shaft.second.x, shaft.second.y, shaft.to.x, shaft.to.y);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  draw_head (self, curve.to, shaft.to);
}

static gboolean
has_cell (const Links *self, const NonetBoardNode *node, guint cell)
{
  for (guint i = 0; i < node->n_cells; i++)
    if (node_cell (self, node, i) == cell)
      return TRUE;
  return FALSE;
}

/* How many cells of a node follow each other from this one on, in its row or in its column; 0 if it is not the first. */
static guint
count_run (const Links *self, const NonetBoardNode *node, guint cell, gboolean vertical)
{
  guint n = self->marks->shape->order, step = vertical ? n : 1, n_cells = 1;

  if ((vertical || cell % n > 0) && cell >= step && has_cell (self, node, cell - step))
    return 0;
  while ((vertical || (cell + n_cells) % n > 0) && has_cell (self, node, cell + n_cells * step))
    n_cells++;
  return n_cells;
}

/* A rounded outline round a value in cells that follow each other. */
static void
add_run (const Links *self, guint value, guint first, guint last)
{
  cairo_rectangle_t begin = candidate_place (self, first, value), end = candidate_place (self, last, value);
  Point from = middle_of (&begin), to = middle_of (&end);

  nonet_board_add_rounded (self->drawing->cr, from.x - self->radius, from.y - self->radius,
                           to.x - from.x + 2 * self->radius, to.y - from.y + 2 * self->radius, self->radius);
}

/* Outlines a node of several cells: each run of neighbours in a row or column, and the cells that have none. */
static void
draw_group (const Links *self, const NonetBoardNode *node)
{
  for (guint i = 0; i < node->n_cells; i++)
    {
      guint cell = node_cell (self, node, i), n = self->marks->shape->order;
      guint across = count_run (self, node, cell, FALSE), down = count_run (self, node, cell, TRUE);

      if (across > 1)
        add_run (self, node->value, cell, cell + across - 1);
      if (down > 1)
        add_run (self, node->value, cell, cell + (down - 1) * n);
      if (across == 1 && down == 1)
        add_run (self, node->value, cell, cell);
    }
  cairo_set_line_width (self->drawing->cr, self->head / 6);
  nonet_cairo_set_colour (self->drawing->cr, &self->drawing->style->ink, 1);
  cairo_stroke (self->drawing->cr);
}

void
nonet_board_draw_links (const NonetBoardDrawing *drawing)
{
  double radius = nonet_board_drawing_disc_radius (drawing);
  Links self = { .drawing = drawing, .marks = drawing->scene->marks, .radius = radius * 1.12, .head = radius * 0.95 };

  if (self.marks == NULL || drawing->layout.cell < SMALLEST_LINKED_CELL * drawing->scale)
    return;
  for (guint i = 0; i < self.marks->nodes->len; i++)
    if (node_at (&self, i)->n_cells > 1)
      draw_group (&self, node_at (&self, i));
  if (self.marks->links->len == 0)
    return;
  self.side = self.marks->shape->order * DOTS;
  self.grain = self.side / drawing->layout.size;
  self.covered = g_malloc0 ((gsize) self.side * self.side);
  cover_digits (&self);
  for (guint i = 0; i < self.marks->links->len; i++)
    draw_link (&self, &g_array_index (self.marks->links, NonetBoardLink, i));
  g_free (self.covered);
}
