/* Further rules as players know them from paper: lines, cages, dots, and clues around the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *    under the lines of the board            over them
 *    (o)=======   thermometer                +- - - -+  cage, its sum in the corner
 *    ( )------>   arrow                      | 12    |
 *    [#] [@]      even, odd                      (3)    dot, X, V, or <, between two cells
 *    \  /         diagonals                     (1 2)   quadruple, where four cells meet
 *                                                       sums and counts in the rim
 *
 * Lines have colors of their own, as the sites where such puzzles are set have them, and most a form as well: bulbs, circles, diamonds,
 * arrow heads. Rules of the whole board that nothing on it shows, such as that of a knight's move, are not drawn.
 */
#include <math.h>

#include "formats/rules.h"
#include "render/board/board-drawing.h"
#include "sudoku/rules.h"

/* Cells of fewer device pixels than this have no room for texts. */
#define SMALLEST_CLUED_CELL 12
/* Texts are this high at least, where the cell has room for it. */
#define SMALLEST_TEXT 8

#define SHADE 0.12  /* the opacity of areas */
#define OUTLINE 0.5 /* how much of its color a line has, and how little of paper */
#define STRONG_LINE 0.85

typedef struct
{
  double x, y;
} Point;

typedef enum
{
  PLAIN_END,
  BULB,     /* a disc at the first cell */
  TUBE,     /* a ring there, and a line that is hollow */
  CIRCLES,  /* at both ends */
  DIAMONDS, /* likewise */
  HEAD      /* an arrow's head at the last cell, and a pill around the first ones */
} End;

/* width: a share of a cell. */
static const struct
{
  SudokuRuleKind kind;
  guint32 color; /* 0: ink */
  double width;
  End end;
} lines[] = {
  { SUDOKU_RULE_PALINDROME, 0x77767b, 0.22, PLAIN_END },
  { SUDOKU_RULE_WHISPERS, 0x2ca02c, 0.2, PLAIN_END },
  { SUDOKU_RULE_ENTROPIC, 0xff7800, 0.2, PLAIN_END },
  { SUDOKU_RULE_MODULAR, 0x0f9aa8, 0.2, PLAIN_END },
  { SUDOKU_RULE_RENBAN, 0xd0409c, 0.2, PLAIN_END },
  { SUDOKU_RULE_NABNER, 0x986a44, 0.2, PLAIN_END },
  { SUDOKU_RULE_REGION_SUM, 0x1c71d8, 0.2, PLAIN_END },
  { SUDOKU_RULE_ZIPPER, 0x9141ac, 0.2, PLAIN_END },
  { SUDOKU_RULE_PARTIAL_SUMS, 0xc0a000, 0.2, PLAIN_END },
  { SUDOKU_RULE_BETWEEN, 0x77767b, 0.12, CIRCLES },
  { SUDOKU_RULE_LOCKOUT, 0x4a6fd8, 0.12, DIAMONDS },
  { SUDOKU_RULE_SLOW_THERMOMETER, 0x77767b, 0.28, TUBE },
  { SUDOKU_RULE_THERMOMETER, 0x77767b, 0.28, BULB },
  { SUDOKU_RULE_DOUBLE_ARROW, 0, 0.05, CIRCLES },
  { SUDOKU_RULE_ARROW, 0, 0.05, HEAD },
};

/* The rules of the shape, and the one that is just being drawn. */

static guint
count_rules (const NonetBoardDrawing *drawing)
{
  return drawing->layout.shape->n_rules + (drawing->scene->draft != NULL);
}

static const SudokuRule *
get_rule (const NonetBoardDrawing *drawing, guint number)
{
  const SudokuShape *shape = drawing->layout.shape;

  return number < shape->n_rules ? &shape->rule[number] : drawing->scene->draft;
}

static Point
middle_of (const NonetBoardDrawing *drawing, guint cell)
{
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  return (Point){ at.x + at.width / 2, at.y + at.height / 2 };
}

static Point
middle_of_all (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  Point sum = { 0 };

  for (guint i = 0; i < rule->n_cells; i++)
    {
      Point point = middle_of (drawing, rule->cell[i]);

      sum.x += point.x / rule->n_cells;
      sum.y += point.y / rule->n_cells;
    }
  return sum;
}

static void
add_circle (cairo_t *cr, Point at, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
}

static void
add_diamond (cairo_t *cr, Point at, double reach)
{
  cairo_move_to (cr, at.x - reach, at.y);
  cairo_line_to (cr, at.x, at.y - reach);
  cairo_line_to (cr, at.x + reach, at.y);
  cairo_line_to (cr, at.x, at.y + reach);
  cairo_close_path (cr);
}

/* Rules are drawn in two passes: those that are broken last, in the ink of conflicts. */
static gboolean
is_in_pass (const NonetBoardDrawing *drawing, guint rule)
{
  gboolean broken =
      drawing->scene->broken != NULL && rule < drawing->layout.shape->n_rules && drawing->scene->broken[rule];

  return broken == drawing->draws_broken;
}

static gboolean
has_broken (const NonetBoardScene *scene)
{
  for (guint i = 0; scene->broken != NULL && i < scene->shape->n_rules; i++)
    if (scene->broken[i])
      return TRUE;
  return FALSE;
}

static void
draw_passes (const NonetBoardDrawing *drawing, void (*draw_pass) (const NonetBoardDrawing *))
{
  NonetBoardStyle style = *drawing->style;
  NonetBoardDrawing broken = *drawing;

  draw_pass (drawing);
  if (!has_broken (drawing->scene))
    return;
  style.ink = style.conflict;
  broken.style = &style;
  broken.draws_broken = TRUE;
  draw_pass (&broken);
}

static void
set_paper (const NonetBoardDrawing *drawing)
{
  nonet_cairo_set_colour (drawing->cr, &drawing->style->paper, 1);
}

static void
set_ink (const NonetBoardDrawing *drawing, double opacity)
{
  nonet_cairo_set_colour (drawing->cr, &drawing->style->ink, opacity);
}

/* Fills the path with paper and strokes it with ink. */
static void
draw_ring (const NonetBoardDrawing *drawing, double width)
{
  set_paper (drawing);
  cairo_fill_preserve (drawing->cr);
  cairo_set_line_width (drawing->cr, MAX (1, drawing->layout.cell * width));
  set_ink (drawing, 1);
  cairo_stroke (drawing->cr);
}

/* How high a text is that is to have a share of a cell. */
static double
text_height (const NonetBoardDrawing *drawing, double share)
{
  return MIN (MAX (drawing->layout.cell * share, SMALLEST_TEXT), drawing->layout.cell * 0.5);
}

/* Writes a text around a place; the color is that of cr. */
static void
draw_text (const NonetBoardDrawing *drawing, const char *text, Point at, double height)
{
  g_autoptr (PangoLayout) layout =
      nonet_board_style_create_text (drawing->style, drawing->cr, text, PANGO_WEIGHT_NORMAL, height);
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_move_to (drawing->cr, round (at.x - ink.x - ink.width / 2.), round (at.y - ink.y - ink.height / 2.));
  pango_cairo_show_layout (drawing->cr, layout);
}

/* Areas. */

static void
shade (const NonetBoardDrawing *drawing, double strength)
{
  set_ink (drawing, SHADE * strength * (drawing->style->high_contrast ? 2 : 1));
  cairo_fill (drawing->cr);
}

static void
shade_cells (const NonetBoardDrawing *drawing, const guint16 *cells, guint n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    nonet_board_drawing_add_cell (drawing, cells[i]);
  shade (drawing, 1);
}

/* The boxes inside, one cell apart from each other. */
static void
shade_windows (const NonetBoardDrawing *drawing)
{
  const SudokuShape *shape = drawing->layout.shape;
  guint size = (guint) sqrt (shape->order) + 1; /* boxes are squares where there are windows */

  for (guint cell = 0; cell < shape->n_cells; cell++)
    if (sudoku_cell_row (shape, cell) % size != 0 && sudoku_cell_column (shape, cell) % size != 0)
      nonet_board_drawing_add_cell (drawing, cell);
  shade (drawing, 1);
}

/* Small wedges at the sides of a cell, which point to the larger of two neighbors: inwards or outwards. */
static void
draw_extreme (const NonetBoardDrawing *drawing, guint cell, gboolean outwards)
{
  double length = drawing->layout.cell * 0.08, near = drawing->layout.cell * 0.47;
  double from = outwards ? near - length : near, to = outwards ? near : near - length;
  Point at = middle_of (drawing, cell);

  shade_cells (drawing, (guint16[]){ (guint16) cell }, 1);
  for (guint side = 0; side < 4; side++)
    {
      double dx = side == 0 ? 1 : side == 1 ? -1 : 0, dy = side == 2 ? 1 : side == 3 ? -1 : 0;

      cairo_move_to (drawing->cr, at.x + dx * from - dy * length, at.y + dy * from - dx * length);
      cairo_line_to (drawing->cr, at.x + dx * to, at.y + dy * to);
      cairo_line_to (drawing->cr, at.x + dx * from + dy * length, at.y + dy * from + dx * length);
    }
  cairo_set_line_width (drawing->cr, MAX (1, drawing->layout.cell * 0.03));
  set_ink (drawing, 0.8);
  cairo_stroke (drawing->cr);
}

/* A bar along the row or column, or both, that an indexer speaks of. */
static void
draw_indexer (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  double half = drawing->layout.cell * 0.3, near = drawing->layout.cell * 0.455;
  Point at = middle_of (drawing, rule->cell[0]);

  shade_cells (drawing, rule->cell, 1);
  if (rule->kind != SUDOKU_RULE_COLUMN_INDEXER)
    {
      cairo_move_to (drawing->cr, at.x - near, at.y - half);
      cairo_line_to (drawing->cr, at.x - near, at.y + half);
    }
  if (rule->kind != SUDOKU_RULE_ROW_INDEXER)
    {
      cairo_move_to (drawing->cr, at.x - half, at.y + near);
      cairo_line_to (drawing->cr, at.x + half, at.y + near);
    }
  cairo_set_line_width (drawing->cr, MAX (1, drawing->layout.cell * 0.06));
  set_ink (drawing, 0.8);
  cairo_stroke (drawing->cr);
}

/* From corner to corner of the board. */
static void
add_diagonal (const NonetBoardDrawing *drawing, gboolean up)
{
  guint n = drawing->layout.shape->order;
  Point first = middle_of (drawing, up ? n * (n - 1) : 0), last = middle_of (drawing, up ? n - 1 : n * n - 1);
  double half = drawing->layout.cell / 2;

  cairo_move_to (drawing->cr, first.x - half, first.y + (up ? half : -half));
  cairo_line_to (drawing->cr, last.x + half, last.y + (up ? -half : half));
}

/* Over the line of its house, which is drawn whether there is such a rule or not. */
static void
draw_diagonal (const NonetBoardDrawing *drawing, gboolean up)
{
  add_diagonal (drawing, up);
  cairo_set_line_width (drawing->cr, MAX (1, drawing->layout.cell * 0.05));
  set_ink (drawing, 0.8);
  cairo_stroke (drawing->cr);
}

static void
draw_area (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  double side = drawing->layout.cell * 0.72;
  Point at;

  switch (rule->kind)
    {
    case SUDOKU_RULE_WINDOKU:
      shade_windows (drawing);
      break;
    case SUDOKU_RULE_DIAGONAL_DOWN:
    case SUDOKU_RULE_DIAGONAL_UP:
      if (drawing->draws_broken)
        draw_diagonal (drawing, rule->kind == SUDOKU_RULE_DIAGONAL_UP);
      break;
    case SUDOKU_RULE_EXTRA_REGION:
      shade_cells (drawing, rule->cell, rule->n_cells);
      break;
    case SUDOKU_RULE_ODD:
      add_circle (drawing->cr, middle_of (drawing, rule->cell[0]), side / 2);
      shade (drawing, 1.6);
      break;
    case SUDOKU_RULE_EVEN:
      at = middle_of (drawing, rule->cell[0]);
      cairo_rectangle (drawing->cr, at.x - side / 2, at.y - side / 2, side, side);
      shade (drawing, 1.6);
      break;
    case SUDOKU_RULE_MINIMUM:
    case SUDOKU_RULE_MAXIMUM:
      draw_extreme (drawing, rule->cell[0], rule->kind == SUDOKU_RULE_MAXIMUM);
      break;
    case SUDOKU_RULE_ROW_INDEXER:
    case SUDOKU_RULE_COLUMN_INDEXER:
    case SUDOKU_RULE_BOX_INDEXER:
      draw_indexer (drawing, rule);
      break;
    default:
      break;
    }
}

static double
brightness (double red, double green, double blue)
{
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/* Where candidates are read on it, light paper has more of a light color, and dark paper of a dark one. */
static void
set_line_color (const NonetBoardDrawing *drawing, guint32 color, gboolean is_read_on)
{
  const NonetBoardStyle *style = drawing->style;
  guint32 own = drawing->draws_broken ? 0 : color;
  double red = own == 0 ? style->ink.red : (own >> 16 & 0xff) / 255.;
  double green = own == 0 ? style->ink.green : (own >> 8 & 0xff) / 255.;
  double blue = own == 0 ? style->ink.blue : (own & 0xff) / 255.;
  double bright = brightness (red, green, blue), share = style->high_contrast ? STRONG_LINE : OUTLINE;

  if (is_read_on && own != 0 && !style->high_contrast)
    share = brightness (style->paper.red, style->paper.green, style->paper.blue) > 0.5 ? bright - 0.06 : 0.9 - bright;
  cairo_set_source_rgb (drawing->cr, share * red + (1 - share) * style->paper.red,
                        share * green + (1 - share) * style->paper.green,
                        share * blue + (1 - share) * style->paper.blue);
}

/* A thin line along each diagonal house, and the cells of houses that are no rule, shaded. */
static void
draw_houses (const NonetBoardDrawing *drawing)
{
  const SudokuShape *shape = drawing->layout.shape, *base = sudoku_shape_without_rules (shape);

  for (guint i = 3 * shape->order; i < shape->n_houses; i++)
    {
      const SudokuHouse *house = &shape->house[i];

      if (house->kind == SUDOKU_DIAGONAL)
        add_diagonal (drawing, house->cell[0] != 0 && house->cell[house->n_cells - 1] != 0);
    }
  cairo_set_line_width (drawing->cr, MAX (drawing->layout.thin, round (drawing->layout.cell * 0.025)));
  set_line_color (drawing, 0, FALSE);
  cairo_stroke (drawing->cr);
  for (guint i = 3 * base->order; i < base->n_houses; i++)
    if (base->house[i].kind == SUDOKU_EXTRA)
      shade_cells (drawing, base->house[i].cell, base->house[i].n_cells);
}

/* Lines. Those of a kind are one path, so that branches and crossings have no seams. */

static double
distance (Point a, Point b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

/* The head of an arrow from one place to another. */
static void
add_head (const NonetBoardDrawing *drawing, Point from, Point to, double length)
{
  double angle = atan2 (to.y - from.y, to.x - from.x);

  cairo_move_to (drawing->cr, to.x - length * cos (angle - 0.6), to.y - length * sin (angle - 0.6));
  cairo_line_to (drawing->cr, to.x, to.y);
  cairo_line_to (drawing->cr, to.x - length * cos (angle + 0.6), to.y - length * sin (angle + 0.6));
}

/* The line of an arrow from the edge of its pill, which is that far from the middles of the first cells, to its head. */
static void
add_shaft (const NonetBoardDrawing *drawing, const SudokuRule *rule, double radius)
{
  guint first = (guint) rule->value;
  Point to = middle_of (drawing, rule->cell[first]), from = middle_of (drawing, rule->cell[0]);

  for (guint i = 1; i < first; i++)
    {
      Point other = middle_of (drawing, rule->cell[i]);

      if (distance (other, to) < distance (from, to))
        from = other;
    }
  if (distance (from, to) <= radius)
    return;
  cairo_move_to (drawing->cr, from.x + (to.x - from.x) * radius / distance (from, to),
                 from.y + (to.y - from.y) * radius / distance (from, to));
  for (guint i = first; i < rule->n_cells; i++)
    {
      if (i > first)
        from = to;
      to = middle_of (drawing, rule->cell[i]);
      cairo_line_to (drawing->cr, to.x, to.y);
    }
  add_head (drawing, from, to, drawing->layout.cell * 0.2);
}

/* An outline around the first cells of an arrow, which are in a row or a column. */
static void
add_pill (const NonetBoardDrawing *drawing, const SudokuRule *rule, double radius)
{
  Point least = middle_of (drawing, rule->cell[0]), most = least;

  for (gint i = 1; i < rule->value; i++)
    {
      Point other = middle_of (drawing, rule->cell[i]);

      least = (Point){ MIN (least.x, other.x), MIN (least.y, other.y) };
      most = (Point){ MAX (most.x, other.x), MAX (most.y, other.y) };
    }
  nonet_board_add_rounded (drawing->cr, least.x - radius, least.y - radius, most.x - least.x + 2 * radius,
                           most.y - least.y + 2 * radius, radius);
}

static void
add_line (const NonetBoardDrawing *drawing, const SudokuRule *rule, End end)
{
  if (end == HEAD)
    {
      add_shaft (drawing, rule, drawing->layout.cell * 0.38);
      add_pill (drawing, rule, drawing->layout.cell * 0.38);
      return;
    }
  for (guint i = 0; i < rule->n_cells; i++)
    {
      Point at = middle_of (drawing, rule->cell[i]);

      if (i == 0)
        cairo_move_to (drawing->cr, at.x, at.y);
      else
        cairo_line_to (drawing->cr, at.x, at.y);
    }
}

/* What is at the ends of a line, inset by a width. */
static void
add_ends (const NonetBoardDrawing *drawing, const SudokuRule *rule, End end, double inset)
{
  double radius = drawing->layout.cell * 0.36 - inset;
  Point first = middle_of (drawing, rule->cell[0]), last = middle_of (drawing, rule->cell[rule->n_cells - 1]);

  if (end == DIAMONDS)
    {
      add_diamond (drawing->cr, first, radius + drawing->layout.cell * 0.1);
      add_diamond (drawing->cr, last, radius + drawing->layout.cell * 0.1);
    }
  else if (end != PLAIN_END && end != HEAD)
    add_circle (drawing->cr, first, radius);
  if (end == CIRCLES)
    add_circle (drawing->cr, last, radius);
}

static void
draw_lines_of (const NonetBoardDrawing *drawing, guint which)
{
  guint n_rules = count_rules (drawing);
  End end = lines[which].end;
  double width = MAX (1, drawing->layout.cell * lines[which].width), rim = MAX (1, drawing->layout.cell * 0.05);

  set_line_color (drawing, lines[which].color, end == PLAIN_END || end == BULB);
  cairo_set_line_width (drawing->cr, width);
  for (guint hollow = 0; hollow < 2; hollow++)
    {
      for (guint i = 0; i < n_rules; i++)
        if (get_rule (drawing, i)->kind == lines[which].kind && is_in_pass (drawing, i))
          add_line (drawing, get_rule (drawing, i), end);
      if (hollow == 0 || end == TUBE)
        cairo_stroke (drawing->cr);
      cairo_new_path (drawing->cr);
      for (guint i = 0; i < n_rules; i++)
        if (get_rule (drawing, i)->kind == lines[which].kind && is_in_pass (drawing, i))
          add_ends (drawing, get_rule (drawing, i), end, hollow * rim);
      cairo_fill (drawing->cr);
      if (end != TUBE && end != CIRCLES && end != DIAMONDS)
        break;
      set_paper (drawing);
      cairo_set_line_width (drawing->cr, MAX (1, width - 2 * rim));
    }
}

static void
draw_rules_of_pass (const NonetBoardDrawing *drawing)
{
  gboolean is_there[SUDOKU_N_RULES] = { FALSE };

  for (guint i = 0; i < count_rules (drawing); i++)
    if (is_in_pass (drawing, i))
      {
        draw_area (drawing, get_rule (drawing, i));
        is_there[get_rule (drawing, i)->kind] = TRUE;
      }
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (drawing->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (is_there[lines[i].kind])
      draw_lines_of (drawing, i);
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (drawing->cr, CAIRO_LINE_JOIN_MITER);
}

void
nonet_board_draw_rules (const NonetBoardDrawing *drawing)
{
  draw_houses (drawing);
  draw_passes (drawing, draw_rules_of_pass);
}

/* Cages and clones. */

static gboolean
has (const guint8 *inside, const SudokuShape *shape, int row, int column)
{
  int n = shape->order;

  return row >= 0 && column >= 0 && row < n && column < n && inside[row * n + column] != 0;
}

/* Adds the outline of an area, at a distance inside of it, which leaves out the top left of a cell for a text of that size. */
static void
add_outline (const NonetBoardDrawing *drawing,
             const SudokuRule *rule,
             guint8 *inside,
             double inset,
             guint texted,
             double text_width,
             double text_height)
{
  const SudokuShape *shape = drawing->layout.shape;

  for (guint i = 0; i < rule->n_cells; i++)
    inside[rule->cell[i]] = 1;
  for (guint i = 0; i < rule->n_cells; i++)
    {
      int row = (int) sudoku_cell_row (shape, rule->cell[i]), column = (int) sudoku_cell_column (shape, rule->cell[i]);
      double half = drawing->layout.cell / 2;
      Point at = { drawing->layout.rim + drawing->layout.thick / 2 + (column + 0.5) * 2 * half,
                   drawing->layout.rim + drawing->layout.thick / 2 + (row + 0.5) * 2 * half };

      for (int side = 0; side < 4; side++)
        {
          /* Outwards, and along the side. */
          int dx = side == 0 ? 1 : side == 2 ? -1 : 0, dy = side == 1 ? 1 : side == 3 ? -1 : 0;
          double near = half - inset, to[2];

          if (has (inside, shape, row + dy, column + dx))
            continue;
          for (int k = 0; k < 2; k++)
            {
              int ax = k == 0 ? -dy : dy, ay = k == 0 ? dx : -dx;

              /* The line ends at a corner of its own cell, continues in the next one, or turns outwards there. */
              if (!has (inside, shape, row + ay, column + ax))
                to[k] = near;
              else if (has (inside, shape, row + ay + dy, column + ax + dx))
                to[k] = half + inset;
              else
                to[k] = half;
            }
          if (rule->cell[i] == texted && side == 3)
            to[1] = half - text_width;
          if (rule->cell[i] == texted && side == 2)
            to[0] = half - text_height;
          cairo_move_to (drawing->cr, at.x + dx * near - dy * to[0], at.y + dy * near + dx * to[0]);
          cairo_line_to (drawing->cr, at.x + dx * near + dy * to[1], at.y + dy * near - dx * to[1]);
        }
    }
  for (guint i = 0; i < rule->n_cells; i++)
    inside[rule->cell[i]] = 0;
}

static char *
dup_value (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  return g_strdup_printf ("%d", nonet_rule_get_shown_value (rule, drawing->scene->alphabet));
}

/* Adds the outline of a cage, and writes its sum into the first cell, where the outline makes room for it. */
static void
draw_cage (const NonetBoardDrawing *drawing, const SudokuRule *rule, guint8 *inside)
{
  double cell = drawing->layout.cell, inset = cell * 0.05;
  PangoRectangle ink = { 0 };
  guint first = G_MAXUINT;

  if (rule->has_value && cell >= SMALLEST_CLUED_CELL)
    {
      g_autofree char *text = dup_value (drawing, rule);
      g_autoptr (PangoLayout) layout = nonet_board_style_create_text (drawing->style, drawing->cr, text,
                                                                      PANGO_WEIGHT_NORMAL, text_height (drawing, 0.21));
      cairo_rectangle_t at;

      for (guint i = 0; i < rule->n_cells; i++)
        first = MIN (first, rule->cell[i]);
      nonet_board_layout_cell (&drawing->layout, first, &at);
      pango_layout_get_pixel_extents (layout, &ink, NULL);
      set_ink (drawing, 1);
      cairo_move_to (drawing->cr, round (at.x + inset - ink.x), round (at.y + inset - ink.y));
      pango_cairo_show_layout (drawing->cr, layout);
    }
  add_outline (drawing, rule, inside, cell * 0.07, first, ink.width + 2 * inset, ink.height + 2 * inset);
}

static void
draw_cages (const NonetBoardDrawing *drawing)
{
  g_autofree guint8 *inside = g_new0 (guint8, drawing->layout.shape->n_cells);
  double cell = drawing->layout.cell, dash = cell / 14;

  for (guint i = 0; i < count_rules (drawing); i++)
    if (get_rule (drawing, i)->kind == SUDOKU_RULE_CAGE && is_in_pass (drawing, i))
      draw_cage (drawing, get_rule (drawing, i), inside);
  cairo_set_line_width (drawing->cr, MAX (1, cell * (drawing->style->high_contrast ? 0.035 : 0.022)));
  cairo_set_dash (drawing->cr, &dash, 1, 0);
  set_ink (drawing, drawing->style->high_contrast ? 1 : 0.75);
  cairo_stroke (drawing->cr);
  cairo_set_dash (drawing->cr, NULL, 0, 0);
}

/* Both halves of a clone in a line of the same color. */
static void
draw_clones (const NonetBoardDrawing *drawing)
{
  static const guint32 colors[] = { 0x1a9e77, 0xb5651d, 0x7b4fc9, 0xc0407a };
  const SudokuShape *shape = drawing->layout.shape;
  g_autofree guint8 *inside = g_new0 (guint8, shape->n_cells);
  guint n = 0;

  cairo_set_line_width (drawing->cr, MAX (1, drawing->layout.cell * 0.05));
  for (guint i = 0; i < count_rules (drawing); i++)
    {
      SudokuRule half = *get_rule (drawing, i);

      if (half.kind != SUDOKU_RULE_CLONE || !is_in_pass (drawing, i))
        continue;
      half.n_cells /= 2;
      add_outline (drawing, &half, inside, drawing->layout.cell * 0.12, G_MAXUINT, 0, 0);
      half.cell += half.n_cells;
      add_outline (drawing, &half, inside, drawing->layout.cell * 0.12, G_MAXUINT, 0, 0);
      set_line_color (drawing, colors[n++ % G_N_ELEMENTS (colors)], FALSE);
      cairo_stroke (drawing->cr);
    }
}

/* Marks between cells. */

/* A black dot is dark and a white one light, whichever of ink and paper that is. */
static void
draw_dot (const NonetBoardDrawing *drawing, const SudokuRule *rule, gboolean black, gint usual)
{
  Point at = middle_of_all (drawing, rule);
  gboolean filled = black == (drawing->style->ink.green < drawing->style->paper.green);
  gboolean says = rule->value != usual && drawing->layout.cell >= SMALLEST_CLUED_CELL;
  double height = text_height (drawing, 0.2);

  add_circle (drawing->cr, at, MAX (MAX (3, drawing->layout.cell * 0.14), says ? height * 0.65 : 0));
  if (filled)
    {
      set_ink (drawing, 1);
      cairo_fill (drawing->cr);
    }
  else
    draw_ring (drawing, 0.025);
  if (says)
    {
      g_autofree char *text = g_strdup_printf ("%d", rule->value);

      if (filled)
        set_paper (drawing);
      draw_text (drawing, text, at, height);
    }
}

/* A text on a disc of paper. */
static void
draw_on_paper (const NonetBoardDrawing *drawing, const char *text, Point at, double share)
{
  double height = text_height (drawing, share);

  add_circle (drawing->cr, at, height * 0.6);
  set_paper (drawing);
  cairo_fill (drawing->cr);
  set_ink (drawing, 1);
  draw_text (drawing, text, at, height);
}

static void
draw_sum_of_two (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  g_autofree char *text = dup_value (drawing, rule);
  const char *mark = g_str_equal (text, "5") ? "V" : g_str_equal (text, "10") ? "X" : text;

  draw_on_paper (drawing, mark, middle_of_all (drawing, rule), 0.34);
}

/* A wedge between two cells that points to the lesser. */
static void
draw_less (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  Point lesser = middle_of (drawing, rule->cell[0]), greater = middle_of (drawing, rule->cell[1]);
  Point at = { (lesser.x + greater.x) / 2, (lesser.y + greater.y) / 2 };
  double reach = drawing->layout.cell * 0.1, length = MAX (1, distance (lesser, greater));

  add_circle (drawing->cr, at, reach * 1.5);
  set_paper (drawing);
  cairo_fill (drawing->cr);
  at.x += (lesser.x - greater.x) / length * reach * 0.7;
  at.y += (lesser.y - greater.y) / length * reach * 0.7;
  add_head (drawing, greater, at, reach * 1.8);
  cairo_set_line_width (drawing->cr, MAX (1, drawing->layout.cell * 0.035));
  set_ink (drawing, 1);
  cairo_stroke (drawing->cr);
}

static void
draw_quadruple (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  Point at = middle_of_all (drawing, rule);
  double cell = drawing->layout.cell, height = text_height (drawing, 0.2);
  guint in_row = rule->n_digits <= 2 ? rule->n_digits : (rule->n_digits + 1u) / 2;

  add_circle (drawing->cr, at, MAX (cell * 0.24, height * 1.15));
  draw_ring (drawing, 0.025);
  for (guint i = 0; i < rule->n_digits; i++)
    {
      guint row = i / in_row, in_this = MIN (in_row, rule->n_digits - row * in_row);
      Point place = { at.x + (i % in_row - (in_this - 1) / 2.) * height * 0.75,
                      at.y + (rule->n_digits > in_row ? (row - 0.5) * height : 0) };

      draw_text (drawing, nonet_alphabet_get_symbol (drawing->scene->alphabet, rule->digit[i]), place, height);
    }
}

/* Clues in the rim. */

/* Where one stands that looks along cells: in front of the first. */
static void
draw_outside (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  const SudokuShape *shape = drawing->layout.shape;
  gboolean slanted = rule->kind == SUDOKU_RULE_LITTLE_KILLER;
  Point first = middle_of (drawing, rule->cell[0]), at;
  double cell = drawing->layout.cell, dx, dy;
  g_autofree char *text = rule->has_value ? dup_value (drawing, rule) : g_strdup ("?");

  if (rule->n_cells > 1)
    {
      dx = (double) sudoku_cell_column (shape, rule->cell[1]) - sudoku_cell_column (shape, rule->cell[0]);
      dy = (double) sudoku_cell_row (shape, rule->cell[1]) - sudoku_cell_row (shape, rule->cell[0]);
    }
  else
    {
      dx = sudoku_cell_column (shape, rule->cell[0]) == 0 ? 1 : -1;
      dy = sudoku_cell_row (shape, rule->cell[0]) == 0 ? 1 : -1;
    }
  at = (Point){ first.x - dx * cell * 0.93, first.y - dy * cell * 0.93 };
  set_ink (drawing, 1);
  if (slanted)
    {
      Point to = { at.x + dx * cell * 0.36, at.y + dy * cell * 0.36 };

      cairo_move_to (drawing->cr, at.x + dx * cell * 0.2, at.y + dy * cell * 0.2);
      cairo_line_to (drawing->cr, to.x, to.y);
      add_head (drawing, at, to, cell * 0.12);
      cairo_set_line_width (drawing->cr, MAX (1, cell * 0.025));
      cairo_stroke (drawing->cr);
    }
  draw_text (drawing, text, at, text_height (drawing, slanted ? 0.3 : 0.38));
}

static void
draw_clue (const NonetBoardDrawing *drawing, const SudokuRule *rule)
{
  switch (rule->kind)
    {
    case SUDOKU_RULE_SUM_OF_TWO:
      draw_sum_of_two (drawing, rule);
      break;
    case SUDOKU_RULE_LESS:
      draw_less (drawing, rule);
      break;
    case SUDOKU_RULE_QUADRUPLE:
      draw_quadruple (drawing, rule);
      break;
    case SUDOKU_RULE_LITTLE_KILLER:
    case SUDOKU_RULE_SANDWICH:
    case SUDOKU_RULE_X_SUM:
    case SUDOKU_RULE_SKYSCRAPER:
    case SUDOKU_RULE_NUMBERED_ROOM:
      draw_outside (drawing, rule);
      break;
    default:
      break;
    }
}

static void
draw_clues_of_pass (const NonetBoardDrawing *drawing)
{
  draw_cages (drawing);
  draw_clones (drawing);
  for (guint i = 0; i < count_rules (drawing); i++)
    {
      const SudokuRule *rule = get_rule (drawing, i);

      if (!is_in_pass (drawing, i))
        continue;
      if (rule->kind == SUDOKU_RULE_DIFFERENCE)
        draw_dot (drawing, rule, FALSE, 1);
      else if (rule->kind == SUDOKU_RULE_RATIO)
        draw_dot (drawing, rule, TRUE, 2);
      else if (drawing->layout.cell >= SMALLEST_CLUED_CELL)
        draw_clue (drawing, rule);
    }
}

void
nonet_board_draw_clues (const NonetBoardDrawing *drawing)
{
  if (count_rules (drawing) > 0)
    draw_passes (drawing, draw_clues_of_pass);
}
