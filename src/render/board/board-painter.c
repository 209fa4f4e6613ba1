/* Painting a board: areas, symbols, and all that lies over them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-painter.h"

#include <math.h>

#include "render/board/board-drawing.h"
#include "render/board/glyph-book.h"
#include "sudoku/rules.h"

/* The marks of houses and cells: tints, hatching, outlines, and the letters of sets and colours. */

/* Cells of fewer device pixels than this show no letters. */
#define SMALLEST_LETTERED_CELL 24
/* Letters are this high at least, where the cell has room for it. */
#define SMALLEST_LETTER 8.5

#define HATCH_OPACITY 0.35
#define TINT_OPACITY 0.08

/* Whether a cell is part of an area; data says which. */
typedef gboolean (*IsPart) (const NonetBoardMarks *marks, guint cell, guint data);

static gboolean
is_in_house (const NonetBoardMarks *marks, guint cell, guint house)
{
  const SudokuCellInfo *info = &marks->shape->cell[cell];

  for (guint i = 0; i < info->n_seats; i++)
    if (info->seat[i].house == house)
      return TRUE;
  return FALSE;
}

static gboolean
has_mark (const NonetBoardMarks *marks, guint cell, guint mask)
{
  return (marks->cell[cell] & mask) != 0;
}

static void
add_side (cairo_t *cr, double x, double y, double dx, double dy)
{
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, dx, dy);
}

/* Adds those sides of a cell where its area ends, at a distance inside of it; others reach across the line to the neighbour. */
static void
add_outline (const NonetBoardDrawing *drawing, guint cell, IsPart is_part, guint data, double inset)
{
  const NonetBoardMarks *marks = drawing->scene->marks;
  guint n = marks->shape->order, row = cell / n, column = cell % n;
  double line = drawing->layout.thick;
  gboolean left = column > 0 && is_part (marks, cell - 1, data);
  gboolean right = column + 1 < n && is_part (marks, cell + 1, data);
  gboolean above = row > 0 && is_part (marks, cell - n, data);
  gboolean below = row + 1 < n && is_part (marks, cell + n, data);
  cairo_rectangle_t at;
  double x1, x2, y1, y2;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  x1 = at.x + (left ? -line : inset);
  x2 = at.x + at.width + (right ? line : -inset);
  y1 = at.y + (above ? -line : inset);
  y2 = at.y + at.height + (below ? line : -inset);
  if (!left)
    add_side (drawing->cr, x1, y1, 0, y2 - y1);
  if (!right)
    add_side (drawing->cr, x2, y1, 0, y2 - y1);
  if (!above)
    add_side (drawing->cr, x1, y1, x2 - x1, 0);
  if (!below)
    add_side (drawing->cr, x1, y2, x2 - x1, 0);
}

static void
stroke_outline (const NonetBoardDrawing *drawing, const NonetColour *colour, double width)
{
  cairo_set_line_width (drawing->cr, width);
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_SQUARE);
  nonet_cairo_set_colour (drawing->cr, colour, 1);
  cairo_stroke (drawing->cr);
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_BUTT);
}

static double
outline_width (const NonetBoardDrawing *drawing)
{
  return MAX (1, round (drawing->layout.cell * (drawing->style->high_contrast ? 0.05 : 0.03)));
}

static const NonetColour *
colour_of_house (const NonetBoardStyle *style, NonetHouseMark mark)
{
  if (style->high_contrast)
    return &style->ink;
  return mark == NONET_HOUSE_MARK_COVER ? &style->cover : &style->base;
}

/* Slanted lines through a cell, upwards for a base and downwards for a cover, which meet those of its neighbours. */
static void
hatch_cell (const NonetBoardDrawing *drawing, guint cell, gboolean upwards)
{
  cairo_t *cr = drawing->cr;
  double step = drawing->layout.cell / 6;
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  cairo_save (cr);
  cairo_rectangle (cr, at.x, at.y, at.width, at.height);
  cairo_clip (cr);
  for (double x = -at.height; x < at.width; x += step)
    if (upwards)
      add_side (cr, at.x + x, at.y + at.height, at.height, -at.height);
    else
      add_side (cr, at.x + x, at.y, at.height, at.height);
  cairo_set_line_width (cr, MAX (1, drawing->layout.cell * 0.012));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_house (const NonetBoardDrawing *drawing, guint number, NonetHouseMark mark)
{
  const SudokuHouse *house = &drawing->layout.shape->house[number];
  const NonetColour *colour = colour_of_house (drawing->style, mark);
  double width = outline_width (drawing);

  for (guint i = 0; i < house->n_cells; i++)
    nonet_board_drawing_add_cell (drawing, house->cell[i]);
  nonet_cairo_set_colour (drawing->cr, colour, TINT_OPACITY);
  cairo_fill (drawing->cr);
  nonet_cairo_set_colour (drawing->cr, colour, HATCH_OPACITY);
  for (guint i = 0; i < house->n_cells && mark != NONET_HOUSE_MARK_CAUSE; i++)
    hatch_cell (drawing, house->cell[i], mark == NONET_HOUSE_MARK_BASE);
  for (guint i = 0; i < house->n_cells; i++)
    add_outline (drawing, house->cell[i], is_in_house, number, width);
  stroke_outline (drawing, colour, width);
}

static void
draw_dimmed (const NonetBoardDrawing *drawing)
{
  FOR_EACH_CELL (drawing, cell)
    if (has_mark (drawing->scene->marks, cell, NONET_CELL_MARK_DIMMED))
      nonet_board_drawing_add_cell (drawing, cell);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->dimmed, 1);
  cairo_fill (drawing->cr);
}

static void
draw_lit (const NonetBoardDrawing *drawing)
{
  FOR_EACH_CELL (drawing, cell)
    if (has_mark (drawing->scene->marks, cell, NONET_CELL_MARK_LIT | NONET_CELL_MARK_ADDED))
      nonet_board_drawing_add_cell (drawing, cell);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->equal, 1);
  cairo_fill (drawing->cr);
}

static void
draw_areas (const NonetBoardDrawing *drawing)
{
  const NonetBoardMarks *marks = drawing->scene->marks;
  double width = outline_width (drawing);

  if (marks == NULL)
    return;
  draw_dimmed (drawing);
  draw_lit (drawing);
  for (guint house = 0; house < marks->shape->n_houses; house++)
    if (marks->house[house] != NONET_HOUSE_MARK_NONE)
      draw_house (drawing, house, marks->house[house]);
  FOR_EACH_CELL (drawing, cell)
    {
      if (has_mark (marks, cell, NONET_CELL_MARK_CAUSE))
        add_outline (drawing, cell, has_mark, NONET_CELL_MARK_CAUSE, width);
      if (has_mark (marks, cell, NONET_CELL_MARK_LIT))
        add_outline (drawing, cell, has_mark, NONET_CELL_MARK_LIT, width);
    }
  stroke_outline (drawing, colour_of_house (drawing->style, NONET_HOUSE_MARK_CAUSE), width);
}

/* The lines from digits to the cells in which they leave no room for others, and the crosses there. A line begins beside its digit; it
 * ends in a cross, or beside what is to stand in the cell. */

#define RAY_WIDTH 0.045 /* shares of a cell */
#define RAY_GAP 0.42
#define CROSS_REACH 0.16
#define RAY_OPACITY 0.6

static void
add_ray (const NonetBoardDrawing *drawing, const NonetBoardRay *ray)
{
  gboolean crossed = has_mark (drawing->scene->marks, ray->to, NONET_CELL_MARK_CROSSED);
  double gap = drawing->layout.cell * RAY_GAP, length, x, y;
  cairo_rectangle_t from, to;

  nonet_board_layout_cell (&drawing->layout, ray->from, &from);
  nonet_board_layout_cell (&drawing->layout, ray->to, &to);
  x = to.x + to.width / 2 - from.x - from.width / 2;
  y = to.y + to.height / 2 - from.y - from.height / 2;
  length = hypot (x, y);
  if (length <= 2 * gap)
    return;
  x /= length;
  y /= length;
  length -= crossed ? gap : 2 * gap;
  cairo_move_to (drawing->cr, from.x + from.width / 2 + x * gap, from.y + from.height / 2 + y * gap);
  cairo_rel_line_to (drawing->cr, x * length, y * length);
}

static void
add_cross (const NonetBoardDrawing *drawing, guint cell)
{
  double reach = drawing->layout.cell * CROSS_REACH;
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  add_side (drawing->cr, at.x + at.width / 2 - reach, at.y + at.height / 2 - reach, 2 * reach, 2 * reach);
  add_side (drawing->cr, at.x + at.width / 2 - reach, at.y + at.height / 2 + reach, 2 * reach, -2 * reach);
}

static void
draw_rays (const NonetBoardDrawing *drawing)
{
  const NonetBoardMarks *marks = drawing->scene->marks;
  const NonetColour *colour = colour_of_house (drawing->style, NONET_HOUSE_MARK_CAUSE);

  if (marks == NULL)
    return;
  cairo_set_line_width (drawing->cr, MAX (1, drawing->layout.cell * RAY_WIDTH));
  nonet_cairo_set_colour (drawing->cr, colour, RAY_OPACITY);
  for (guint i = 0; i < marks->rays->len; i++)
    add_ray (drawing, &g_array_index (marks->rays, NonetBoardRay, i));
  /* All at once: lines through the same cells are one. */
  cairo_stroke (drawing->cr);
  nonet_cairo_set_colour (drawing->cr, colour, 1);
  FOR_EACH_CELL (drawing, cell)
    if (has_mark (marks, cell, NONET_CELL_MARK_CROSSED))
      add_cross (drawing, cell);
  cairo_stroke (drawing->cr);
}

/* How high letters are that stand on the lines of the board. */
static double
letter_height (const NonetBoardDrawing *drawing)
{
  return MAX (drawing->layout.cell * 0.17, MIN (SMALLEST_LETTER, drawing->layout.cell * 0.22));
}

/* The letter of a set on the upper edge of a cell (in the first row on the lower one), where it stands in no digit's way. */
static void
draw_letter (const NonetBoardDrawing *drawing, guint cell, guint set, const NonetMarkColours *colours)
{
  double height = letter_height (drawing), width = height * 1.1, x, y;
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  x = at.x + at.width / 3 + set % 3 * width * 1.15 - width / 2;
  y = at.y - height / 2 - drawing->layout.thin / 2;
  if (cell < drawing->layout.shape->order)
    y = at.y + at.height - height / 2 + drawing->layout.thin / 2;
  nonet_board_draw_plate (drawing, (char) ('A' + set), &colours->rim, x, y, height);
}

/* The letter of a cell's colour on its lower edge, and in the last row just inside. */
static void
draw_colour_letter (const NonetBoardDrawing *drawing, guint cell, guint colour)
{
  double height = letter_height (drawing), y;
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  y = at.y + at.height - height / 2 + drawing->layout.thin / 2;
  if (sudoku_cell_row (drawing->layout.shape, cell) + 1 == drawing->layout.shape->order)
    y = at.y + at.height - height;
  nonet_board_draw_plate (drawing, (char) ('a' + colour - 1), &drawing->style->ink, at.x + at.width / 2 - height * 0.55,
                          y, height);
}

static void
draw_colour_letters (const NonetBoardDrawing *drawing)
{
  const guint8 *colours = drawing->scene->colours;

  if (colours == NULL || !nonet_board_drawing_needs_letters (drawing) || drawing->layout.cell < SMALLEST_LETTERED_CELL)
    return;
  FOR_EACH_CELL (drawing, cell)
    if (colours[cell] != 0 && colours[cell] <= NONET_MAX_COLOUR)
      draw_colour_letter (drawing, cell, colours[cell]);
}

static void
draw_sets (const NonetBoardDrawing *drawing)
{
  const NonetBoardMarks *marks = drawing->scene->marks;
  double width = outline_width (drawing);

  for (guint set = 0; marks != NULL && set < NONET_MARK_SETS; set++)
    {
      NonetMarkColours colours;

      nonet_board_style_mark (drawing->style, NONET_MARK_SET + set, &colours);
      FOR_EACH_CELL (drawing, cell)
        if (has_mark (marks, cell, 1u << set))
          add_outline (drawing, cell, has_mark, 1u << set, width * (0.5 + set % 2));
      stroke_outline (drawing, &colours.rim, width);
      FOR_EACH_CELL (drawing, cell)
        if (has_mark (marks, cell, 1u << set) && drawing->layout.cell >= SMALLEST_LETTERED_CELL)
          draw_letter (drawing, cell, set, &colours);
    }
}

/* The symbols of a board: givens heavy, entries in a colour of their own; those that are tried and those that are found have other
 * colours, and are slanted where cells are large enough. */

/* Below this many device pixels a symbol is a speck; a block in its colour says more. */
#define SMALLEST_SYMBOL 4

/* In smaller cells slanted symbols are hard to read, and their colour and weight must do. */
#define SMALLEST_SLANTED 24

typedef enum
{
  GIVEN,
  ENTRY,
  TRIED,
  FOUND,
  CONFLICTING_GIVEN,
  CONFLICTING_ENTRY,
  N_KINDS
} SymbolKind;

static SymbolKind
symbol_kind_of (const NonetBoardScene *scene, guint cell)
{
  gboolean conflict = scene->flags != NULL && (scene->flags[cell] & NONET_CELL_CONFLICT) != 0;

  if (nonet_board_scene_is_tried (scene, cell))
    return conflict ? CONFLICTING_ENTRY : TRIED;
  if (scene->givens != NULL && scene->givens[cell] != 0)
    return conflict ? CONFLICTING_GIVEN : GIVEN;
  if (scene->entries != NULL && scene->entries[cell] != 0)
    return conflict ? CONFLICTING_ENTRY : ENTRY;
  return FOUND;
}

static NonetGlyphBook *
book_of (const NonetBoardDrawing *drawing, SymbolKind kind)
{
  gboolean given = kind == GIVEN || kind == CONFLICTING_GIVEN;
  gboolean slanted = (kind == FOUND || kind == TRIED) && drawing->layout.cell >= SMALLEST_SLANTED;

  return nonet_glyph_book_get (drawing->scene->alphabet, drawing->style->font_family,
                               given ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL,
                               slanted ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
}

/* Adds a block in a cell, in place of its symbol. */
static void
add_block (const NonetBoardDrawing *drawing, const cairo_rectangle_t *place, SymbolKind kind)
{
  double side = MAX (1, round (place->width * (kind == GIVEN ? 0.6 : 0.34)));

  cairo_rectangle (drawing->cr, place->x + floor ((place->width - side) / 2),
                   place->y + floor ((place->height - side) / 2), side, side);
}

static void
draw_kind (const NonetBoardDrawing *drawing, SymbolKind kind, double size, const NonetColour *colour)
{
  NonetGlyphBatch *batch = NULL;
  cairo_rectangle_t place;

  FOR_EACH_CELL (drawing, cell)
    {
      guint value = nonet_board_scene_get_shown (drawing->scene, cell);

      if (value == 0 || symbol_kind_of (drawing->scene, cell) != kind)
        continue;
      nonet_board_layout_cell (&drawing->layout, cell, &place);
      if (size < SMALLEST_SYMBOL)
        {
          add_block (drawing, &place, kind);
          continue;
        }
      if (batch == NULL)
        batch = nonet_glyph_batch_new (book_of (drawing, kind), size);
      nonet_glyph_batch_add (batch, value, place.x + place.width / 2, place.y + place.height / 2);
    }
  nonet_cairo_set_colour (drawing->cr, colour, 1);
  cairo_fill (drawing->cr);
  if (batch != NULL)
    nonet_glyph_batch_draw (batch, drawing->cr);
}

static void
draw_symbols (const NonetBoardDrawing *drawing)
{
  const NonetBoardStyle *style = drawing->style;
  const NonetColour *colours[N_KINDS] = { &style->given, &style->entry,    &style->tried,
                                          &style->found, &style->conflict, &style->conflict };
  double cell = drawing->layout.cell;
  /* In small cells hinting moves glyphs by up to a pixel and a half: they keep three to each line. */
  double width = MIN (cell * 0.78, MAX (cell - 6, cell * 0.6));
  /* One size for all kinds: the widest, heavy font decides. */
  double size = nonet_glyph_book_fit (book_of (drawing, GIVEN), width, cell * 0.66, cell * 0.66);

  for (guint kind = 0; kind < N_KINDS; kind++)
    draw_kind (drawing, kind, size, colours[kind]);
}

/* The opacity of a corner that stands in for a tint. */
#define SOFT_CORNER 0.4

/* Cells of fewer device pixels than this show tints, but no marks. */
#define SMALLEST_MARKED_CELL 12

/* Of the lines in a cell in conflict. */
#define CONFLICT_OPACITY 0.35

/* How much of a cell's width what is being typed may take. */
#define WIDEST_COMPOSING 0.9

/* What a cell is tinted for, the highest rank first. Of several reasons the highest is shown: tints over each other mix to colours
 * that say nothing. */
static const guint8 tint_ranks[] = {
  NONET_CELL_SELECTED, NONET_CELL_CONFLICT, NONET_CELL_EQUAL, NONET_CELL_HOUSE, NONET_CELL_DIFFERS,
};

static guint
tint_of (guint flags)
{
  for (guint i = 0; i < G_N_ELEMENTS (tint_ranks); i++)
    if ((flags & tint_ranks[i]) != 0)
      return tint_ranks[i];
  return 0;
}

/* A color that a person gave a cell means something: no tint changes its hue. */
static guint
shown_tint (const NonetBoardScene *scene, guint cell)
{
  return scene->colours != NULL && scene->colours[cell] != 0 ? 0 : tint_of (scene->flags[cell]);
}

static guint
hover_of (guint flags)
{
  return flags & NONET_CELL_HOVER;
}

static guint
identity (guint byte)
{
  return byte;
}

/* Fills all cells of whose byte kind_of makes the kind. */
static void
tint_cells (const NonetBoardDrawing *drawing,
            const guint8 *bytes,
            guint (*kind_of) (guint byte),
            guint kind,
            const NonetColour *colour)
{
  if (colour->alpha <= 0)
    return;
  FOR_EACH_CELL (drawing, cell)
    if (kind_of (bytes[cell]) == kind)
      nonet_board_drawing_add_cell (drawing, cell);
  nonet_cairo_set_colour (drawing->cr, colour, 1);
  cairo_fill (drawing->cr);
}

/* Inside the cells of a color: what elsewhere is a tint. */
static void
draw_frames (const NonetBoardDrawing *drawing, guint tint, double width, NonetColour colour)
{
  const NonetBoardScene *scene = drawing->scene;
  cairo_rectangle_t at;

  FOR_EACH_CELL (drawing, cell)
    if (tint_of (scene->flags[cell]) == tint && shown_tint (scene, cell) != tint)
      {
        nonet_board_layout_cell (&drawing->layout, cell, &at);
        cairo_rectangle (drawing->cr, at.x + width / 2, at.y + width / 2, at.width - width, at.height - width);
      }
  cairo_set_line_width (drawing->cr, width);
  nonet_cairo_set_colour (drawing->cr, &colour, colour.alpha > 0 ? 1 / colour.alpha : 0);
  cairo_stroke (drawing->cr);
}

static void
draw_tints (const NonetBoardDrawing *drawing)
{
  guint8 shown[SUDOKU_MAX_CELLS];
  const NonetBoardScene *scene = drawing->scene;
  const NonetBoardStyle *style = drawing->style;
  const NonetColour *tints[] = { &style->selected, &style->conflict_tint, &style->equal, &style->house,
                                 &style->differs };

  if (scene->colours != NULL)
    for (guint colour = 1; colour <= G_N_ELEMENTS (style->colour); colour++)
      tint_cells (drawing, scene->colours, identity, colour, &style->colour[colour - 1]);
  if (scene->flags == NULL)
    return;
  FOR_EACH_CELL (drawing, cell)
    shown[cell] = (guint8) shown_tint (scene, cell);
  for (guint i = 0; i < G_N_ELEMENTS (tint_ranks); i++)
    tint_cells (drawing, shown, identity, tint_ranks[i], tints[i]);
  draw_frames (drawing, NONET_CELL_SELECTED, outline_width (drawing) * 3, style->selected);
  draw_frames (drawing, NONET_CELL_EQUAL, outline_width (drawing) * 1.5, style->equal);
  /* A cell in conflict differs from a red one by its lines. */
  nonet_cairo_set_colour (drawing->cr, &style->conflict, CONFLICT_OPACITY);
  FOR_EACH_CELL (drawing, cell)
    if ((scene->flags[cell] & NONET_CELL_CONFLICT) != 0 && (shown[cell] == 0 || shown[cell] == NONET_CELL_CONFLICT))
      hatch_cell (drawing, cell, TRUE);
  tint_cells (drawing, scene->flags, hover_of, NONET_CELL_HOVER, &style->hover);
}

/* A line beside the cells from begin to end - 1 of a row or column. Thick ones meet in corners without a gap. */
static void
add_line (const NonetBoardDrawing *drawing, gboolean vertical, guint index, guint begin, guint end, double width)
{
  const NonetBoardLayout *layout = &drawing->layout;
  double across = nonet_board_layout_line (layout, index, width);
  gboolean framed = layout->rim == 0; /* by the end of the square, which need not be a whole pixel */
  double from = framed && begin == 0 ? 0 : nonet_board_layout_line (layout, begin, layout->thick);
  double to = framed && end == layout->shape->order
                  ? layout->size
                  : nonet_board_layout_line (layout, end, layout->thick) + layout->thick;

  if (vertical)
    cairo_rectangle (drawing->cr, across, from, width, to - from);
  else
    cairo_rectangle (drawing->cr, from, across, to - from, width);
}

/* Draws the thick lines, which are between boxes, or the others; each in as few pieces as it has. */
static void
draw_lines (const NonetBoardDrawing *drawing, gboolean thick)
{
  const NonetBoardLayout *layout = &drawing->layout;
  guint order = layout->shape->order;

  for (guint line = 0; line < 2 * (order + 1); line++)
    {
      guint index = line / 2;
      gboolean vertical = line % 2 == 0;

      for (guint begin = 0, end = 0; begin < order; begin = ++end)
        {
          while (end < order
                 && nonet_board_layout_is_border (layout, vertical ? end : index, vertical ? index : end, vertical)
                        == thick)
            end++;
          if (end > begin)
            add_line (drawing, vertical, index, begin, end, thick ? layout->thick : layout->thin);
        }
    }
  nonet_cairo_set_colour (drawing->cr, thick ? &drawing->style->thick_line : &drawing->style->thin_line, 1);
  cairo_fill (drawing->cr);
}

/* A frame inside the cursor's cell, which distinguishes it from the rest of a selection. */
static void
draw_cursor (const NonetBoardDrawing *drawing)
{
  cairo_rectangle_t place;
  double width = MAX (1, round (drawing->layout.cell * (drawing->style->high_contrast ? 0.07 : 0.04)));

  FOR_EACH_CELL (drawing, cell)
    {
      if (!(drawing->scene->flags[cell] & NONET_CELL_CURSOR))
        continue;
      nonet_board_layout_cell (&drawing->layout, cell, &place);
      cairo_rectangle (drawing->cr, place.x + width / 2, place.y + width / 2, place.width - width,
                       place.height - width);
    }
  cairo_set_line_width (drawing->cr, width);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->cursor, 1);
  cairo_stroke (drawing->cr);
}

/* A triangle in a corner of the marked cells, but for those of one tint: it says what a tint says to those who see colours. */
static void
draw_corners (const NonetBoardDrawing *drawing, guint flag, guint unless, gboolean right, NonetColour colour)
{
  cairo_rectangle_t place;
  double side = round (drawing->layout.cell * 0.17);

  FOR_EACH_CELL (drawing, cell)
    {
      if ((drawing->scene->flags[cell] & flag) == 0 || (unless != 0 && shown_tint (drawing->scene, cell) == unless))
        continue;
      nonet_board_layout_cell (&drawing->layout, cell, &place);
      if (right)
        place.x += place.width;
      cairo_move_to (drawing->cr, place.x, place.y);
      cairo_line_to (drawing->cr, place.x + (right ? -side : side), place.y);
      cairo_line_to (drawing->cr, place.x, place.y + side);
      cairo_close_path (drawing->cr);
    }
  nonet_cairo_set_colour (drawing->cr, &colour, 1);
  cairo_fill (drawing->cr);
}

static void
draw_marks (const NonetBoardDrawing *drawing)
{
  const NonetBoardStyle *style = drawing->style;
  NonetColour corner = style->ink;

  if (drawing->scene->flags == NULL)
    return;
  draw_cursor (drawing);
  if (drawing->layout.cell < SMALLEST_MARKED_CELL)
    return;
  draw_corners (drawing, NONET_CELL_CONFLICT, 0, TRUE, style->conflict);
  /* Where another tint has the cell, the corner says that it differs, too. */
  corner.alpha *= style->high_contrast ? 1 : SOFT_CORNER;
  draw_corners (drawing, NONET_CELL_DIFFERS, style->high_contrast ? 0 : NONET_CELL_DIFFERS, FALSE, corner);
}

/* The text typed so far, underlined as input methods do it, and small enough for its cell. */
static void
draw_composing (const NonetBoardDrawing *drawing)
{
  const NonetBoardScene *scene = drawing->scene;
  g_autoptr (PangoLayout) layout = NULL;
  double size = drawing->layout.cell * 0.5, most;
  cairo_rectangle_t place;
  PangoRectangle ink;

  if (scene->composing == NULL || *scene->composing == '\0')
    return;
  nonet_board_layout_cell (&drawing->layout, scene->composing_cell, &place);
  most = place.width * WIDEST_COMPOSING;
  layout = nonet_board_style_create_text (drawing->style, drawing->cr, scene->composing, PANGO_WEIGHT_NORMAL, size);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  if (ink.width > most)
    {
      g_object_unref (layout);
      layout = nonet_board_style_create_text (drawing->style, drawing->cr, scene->composing, PANGO_WEIGHT_NORMAL,
                                              size * most / ink.width);
      pango_layout_get_pixel_extents (layout, &ink, NULL);
    }
  nonet_cairo_set_colour (drawing->cr, &drawing->style->entry, 1);
  cairo_move_to (drawing->cr, round (place.x + (place.width - ink.width) / 2 - ink.x),
                 round (place.y + (place.height - ink.height) / 2 - ink.y));
  pango_cairo_show_layout (drawing->cr, layout);
  cairo_rectangle (drawing->cr, round (place.x + place.width * 0.2), round (place.y + place.height * 0.82),
                   round (place.width * 0.6), MAX (1, round (place.height * 0.04)));
  cairo_fill (drawing->cr);
}

/* The candidates that rules leave in each cell, or NULL if there are no such rules; caller frees. */
static SudokuSet *
find_clues (const SudokuShape *shape)
{
  SudokuSet *clue = NULL;

  for (guint i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind == SUDOKU_RULE_CANDIDATES)
      {
        if (clue == NULL)
          clue = g_new0 (SudokuSet, shape->n_cells);
        for (guint k = 0; k < shape->rule[i].n_digits; k++)
          clue[shape->rule[i].cell[0]] |= sudoku_set_of (shape->rule[i].digit[k]);
      }
  return clue;
}

void
nonet_board_draw (cairo_t *cr,
                  const NonetBoardScene *scene,
                  const NonetBoardStyle *style,
                  double size,
                  double scale,
                  const cairo_rectangle_t *clip)
{
  g_autofree SudokuSet *clue = find_clues (scene->shape);
  NonetBoardDrawing drawing = { .cr = cr, .scene = scene, .style = style, .scale = scale, .clue = clue };
  double start, side;

  g_return_if_fail (scene != NULL && scene->alphabet != NULL && style != NULL && scale > 0);

  nonet_board_layout_init (&drawing.layout, scene->shape, size, scale, style->high_contrast);
  drawing.end_row = drawing.end_column = scene->shape->order;
  if (clip != NULL)
    {
      nonet_board_layout_range (&drawing.layout, clip->x * scale, clip->width * scale, &drawing.first_column,
                                &drawing.end_column);
      nonet_board_layout_range (&drawing.layout, clip->y * scale, clip->height * scale, &drawing.first_row,
                                &drawing.end_row);
    }

  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  /* Not the rim: what stands there stands on the window. */
  start = nonet_board_layout_line (&drawing.layout, 0, drawing.layout.thick);
  side = nonet_board_layout_line (&drawing.layout, scene->shape->order, drawing.layout.thick) + drawing.layout.thick
         - start;
  cairo_rectangle (cr, start, start, side, side);
  nonet_cairo_set_colour (drawing.cr, &style->paper, 1);
  cairo_fill (cr);
  draw_tints (&drawing);
  draw_areas (&drawing);
  nonet_board_draw_rules (&drawing);
  draw_lines (&drawing, FALSE);
  draw_lines (&drawing, TRUE);
  nonet_board_draw_clues (&drawing);
  draw_sets (&drawing);
  draw_rays (&drawing);
  nonet_board_draw_candidates (&drawing);
  nonet_board_draw_notes (&drawing);
  draw_symbols (&drawing);
  nonet_board_draw_links (&drawing);
  draw_composing (&drawing);
  draw_colour_letters (&drawing);
  draw_marks (&drawing);
  cairo_restore (cr);
}
