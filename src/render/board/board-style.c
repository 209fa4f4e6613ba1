/* The looks of a board: colors, fonts and measures, and where its cells lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-style.h"

#include <math.h>

#include "sudoku/rules.h"

/* Where things stand on a board: lines on whole device pixels, cells between them, candidates at fixed places. */

/* The share of a cell's side that stays free around the candidates. */
#define CANDIDATE_MARGIN 0.04

/* The width of the rim, and the height of a head, as shares of a cell. */
#define RIM 0.9
#define HEAD 0.2

/* Cells of this many pixels have room for boxes that stand out from them. */
#define ROOMY_CELL 16

/* Lines are whole pixels wide, and never crowd small cells. They grow with the board up to the widths they have on a screen:
 * most is in units. */
static double
line_width (const NonetBoardLayout *layout, double scale, double share, double most, double crowded)
{
  double cell = layout->size / layout->shape->order;

  return MAX (1, MIN (MIN (round (layout->size * share), round (most * scale)), floor (cell * crowded)));
}

void
nonet_board_layout_init (NonetBoardLayout *layout, const SudokuShape *shape, double size, double scale, gboolean heavy)
{
  double rim = 0, head = 0;

  for (guint i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind >= SUDOKU_RULE_LITTLE_KILLER)
      rim = RIM;
    else if (shape->rule[i].kind == SUDOKU_RULE_CAGE && shape->rule[i].has_value)
      head = HEAD;
  layout->shape = shape;
  layout->size = size * scale;
  layout->thick = line_width (layout, scale, heavy ? 1 / 160. : 1 / 250., heavy ? 5 : 3, 0.1);
  layout->thin = line_width (layout, scale, heavy ? 1 / 400. : 1 / 800., heavy ? 2 : 1, 0.05);
  if (layout->size / shape->order >= ROOMY_CELL)
    layout->thick = MAX (layout->thick, layout->thin + 1);
  layout->cell = (layout->size - layout->thick) / (shape->order + 2 * rim);
  layout->rim = round (rim * layout->cell);
  layout->head = head * layout->cell;
  layout->columns = (guint) ceil (sqrt (shape->order));
  layout->rows = (shape->order + layout->columns - 1) / layout->columns;
}

gboolean
nonet_board_layout_is_border (const NonetBoardLayout *layout, guint row, guint column, gboolean vertical)
{
  const SudokuShape *shape = layout->shape;
  guint index = vertical ? column : row, cell = row * shape->order + column;

  return index == 0 || index == shape->order
         || sudoku_cell_box (shape, cell) != sudoku_cell_box (shape, cell - (vertical ? 1 : shape->order));
}

double
nonet_board_layout_line (const NonetBoardLayout *layout, guint index, double width)
{
  return round (layout->rim + layout->thick / 2 + index * layout->cell - width / 2);
}

void
nonet_board_layout_range (const NonetBoardLayout *layout, double start, double length, guint *first, guint *end)
{
  double order = layout->shape->order;

  start -= layout->rim;
  *first = (guint) CLAMP (floor ((start - layout->thick) / layout->cell), 0, order);
  *end = (guint) CLAMP (ceil ((start + length) / layout->cell), 0, order);
}

/* What is left between two lines, the index-th and the next. */
static void
find_inside (const NonetBoardLayout *layout,
             guint index,
             gboolean border_before,
             gboolean border_after,
             double *start,
             double *length)
{
  double before = border_before ? layout->thick : layout->thin;

  *start = nonet_board_layout_line (layout, index, before) + before;
  *length = nonet_board_layout_line (layout, index + 1, border_after ? layout->thick : layout->thin) - *start;
}

void
nonet_board_layout_cell (const NonetBoardLayout *layout, guint cell, cairo_rectangle_t *rectangle)
{
  guint row = sudoku_cell_row (layout->shape, cell), column = sudoku_cell_column (layout->shape, cell);

  find_inside (layout, column, nonet_board_layout_is_border (layout, row, column, TRUE),
               nonet_board_layout_is_border (layout, row, column + 1, TRUE), &rectangle->x, &rectangle->width);
  find_inside (layout, row, nonet_board_layout_is_border (layout, row, column, FALSE),
               nonet_board_layout_is_border (layout, row + 1, column, FALSE), &rectangle->y, &rectangle->height);
}

void
nonet_board_layout_candidate (const NonetBoardLayout *layout,
                              const cairo_rectangle_t *inside,
                              guint value,
                              cairo_rectangle_t *rectangle)
{
  guint row = (value - 1) / layout->columns, column = (value - 1) % layout->columns;
  double margin = layout->cell * CANDIDATE_MARGIN;

  rectangle->width = (inside->width - 2 * margin) / layout->columns;
  rectangle->height = (inside->height - 2 * margin - layout->head) / layout->rows;
  rectangle->x = inside->x + margin + column * rectangle->width;
  rectangle->y = inside->y + margin + layout->head + row * rectangle->height;
}

/* The public questions are asked in units, where half a pixel does not matter. */

int
nonet_board_cell_at (const SudokuShape *shape, double size, double x, double y)
{
  NonetBoardLayout layout;
  double column, row;

  nonet_board_layout_init (&layout, shape, size, 1, FALSE);
  column = floor ((x - layout.rim - layout.thick / 2) / layout.cell);
  row = floor ((y - layout.rim - layout.thick / 2) / layout.cell);
  if (!(column >= 0 && row >= 0 && column < shape->order && row < shape->order))
    return -1;
  return (int) row * shape->order + (int) column;
}

guint
nonet_board_candidate_at (const SudokuShape *shape, double size, double x, double y)
{
  NonetBoardLayout layout;
  cairo_rectangle_t inside, place;
  int cell = nonet_board_cell_at (shape, size, x, y);

  if (cell < 0)
    return 0;
  nonet_board_layout_init (&layout, shape, size, 1, FALSE);
  nonet_board_layout_cell (&layout, (guint) cell, &inside);
  for (guint value = 1; value <= shape->order; value++)
    {
      nonet_board_layout_candidate (&layout, &inside, value, &place);
      if (x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height)
        return value;
    }
  return 0;
}

void
nonet_board_cell_rectangle (const SudokuShape *shape, double size, guint cell, cairo_rectangle_t *rectangle)
{
  NonetBoardLayout layout;

  nonet_board_layout_init (&layout, shape, size, 1, FALSE);
  nonet_board_layout_cell (&layout, cell, rectangle);
}

#define RGB(hex)                                                                                                       \
  {                                                                                                                    \
    ((hex) >> 16 & 0xff) / 255., ((hex) >> 8 & 0xff) / 255., ((hex) &0xff) / 255., 1                                   \
  }
#define RGBA(hex, opacity)                                                                                             \
  {                                                                                                                    \
    ((hex) >> 16 & 0xff) / 255., ((hex) >> 8 & 0xff) / 255., ((hex) &0xff) / 255., opacity                             \
  }

/* Pattern and fins have the colours that HoDoKu's users know. */
static const NonetMarkColours light_marks[NONET_N_MARKS] = {
  [NONET_MARK_PATTERN] = { RGB (0x1b7a47), RGB (0x1b7a47), RGB (0xffffff) },
  [NONET_MARK_FIN] = { RGBA (0x000000, 0), RGB (0x1c5fb8), RGB (0x14468a) },
  [NONET_MARK_ENDO_FIN] = { RGBA (0x000000, 0), RGB (0x813d9c), RGB (0x613583) },
  [NONET_MARK_ON] = { RGB (0xcfe3fb), RGB (0x1c71d8), RGB (0x14396b) },
  [NONET_MARK_OFF] = { RGB (0xffe2c4), RGB (0xc64600), RGB (0x7a2c00) },
  [NONET_MARK_SET] = { RGB (0xfbe98a), RGB (0x8a6d00), RGB (0x3d3000) },
  [NONET_MARK_SET + 1] = { RGB (0xffc9a0), RGB (0xb84a00), RGB (0x4a1d00) },
  [NONET_MARK_SET + 2] = { RGB (0xb9d7ff), RGB (0x1c5fb8), RGB (0x0d2f63) },
  [NONET_MARK_SET + 3] = { RGB (0xe3c4ee), RGB (0x813d9c), RGB (0x44175a) },
  [NONET_MARK_SET + 4] = { RGB (0xb5e8ec), RGB (0x0f7482), RGB (0x08363d) },
  [NONET_MARK_SET + 5] = { RGB (0xe5cfb8), RGB (0x7a5a3e), RGB (0x3a2613) },
  [NONET_MARK_REMOVED] = { RGB (0xfbd0d0), RGB (0xc01c28), RGB (0x8f0d1c) },
  [NONET_MARK_CANNIBAL] = { RGB (0xfbd0d0), RGB (0xc01c28), RGB (0x8f0d1c) },
  [NONET_MARK_PLACED] = { RGB (0xc9f2d6), RGB (0x187043), RGB (0x0b3a22) },
};

static const NonetMarkColours dark_marks[NONET_N_MARKS] = {
  [NONET_MARK_PATTERN] = { RGB (0x2ec27e), RGB (0x2ec27e), RGB (0x06210f) },
  [NONET_MARK_FIN] = { RGBA (0x000000, 0), RGB (0x78aeed), RGB (0xbfdcff) },
  [NONET_MARK_ENDO_FIN] = { RGBA (0x000000, 0), RGB (0xd59be8), RGB (0xeccaf6) },
  [NONET_MARK_ON] = { RGB (0x1a3f73), RGB (0x78aeed), RGB (0xe3f0ff) },
  [NONET_MARK_OFF] = { RGB (0x5c2a08), RGB (0xffa348), RGB (0xffe3c8) },
  [NONET_MARK_SET] = { RGB (0x5a4a05), RGB (0xf5d33c), RGB (0xfff1b0) },
  [NONET_MARK_SET + 1] = { RGB (0x5f2f0e), RGB (0xffa66b), RGB (0xffe0c8) },
  [NONET_MARK_SET + 2] = { RGB (0x1b3f70), RGB (0x78aeed), RGB (0xdcebff) },
  [NONET_MARK_SET + 3] = { RGB (0x4c2460), RGB (0xd59be8), RGB (0xf4ddfb) },
  [NONET_MARK_SET + 4] = { RGB (0x0d474f), RGB (0x5fd0dd), RGB (0xd6f6fa) },
  [NONET_MARK_SET + 5] = { RGB (0x4a3524), RGB (0xcdab8f), RGB (0xf3e3d5) },
  [NONET_MARK_REMOVED] = { RGB (0x5a1d22), RGB (0xff7b72), RGB (0xffc9c4) },
  [NONET_MARK_CANNIBAL] = { RGB (0x5a1d22), RGB (0xff7b72), RGB (0xffc9c4) },
  [NONET_MARK_PLACED] = { RGB (0x14502f), RGB (0x57e389), RGB (0xe0ffea) },
};

static const NonetBoardStyle light = {
  .paper = RGB (0xffffff),
  .ink = RGB (0x241f31),
  .thin_line = RGB (0xc9c6cf),
  .thick_line = RGB (0x3d3846),
  .given = RGB (0x1b1725),
  .entry = RGB (0x1a56b0),
  .tried = RGB (0x9c4700),
  .found = RGB (0x126b3a),
  .candidate = RGB (0x5e5c64),
  .faded = RGB (0x8d8b93),
  .conflict = RGB (0xb01222),
  .selected = RGBA (0x62a0ea, 0.36),
  .cursor = RGB (0x1c71d8),
  .house = RGBA (0x3d5a99, 0.075),
  .equal = RGBA (0x62a0ea, 0.24),
  .conflict_tint = RGBA (0xe01b24, 0.13),
  .differs = RGBA (0xf6b73c, 0.22),
  .hover = RGBA (0x241f31, 0.05),
  .ring = RGBA (0x3584e4, 0.30),
  .colour = { RGBA (0xf66151, 0.38), RGBA (0xffa348, 0.40), RGBA (0xf8e45c, 0.50), RGBA (0x57e389, 0.38),
              RGBA (0x4fc7d6, 0.38), RGBA (0x62a0ea, 0.42), RGBA (0xc061cb, 0.32), RGBA (0xcdab8f, 0.50),
              RGBA (0x9a9996, 0.40) },
  .base = RGB (0x1c71d8),
  .cover = RGB (0xa35200),
  .dimmed = RGBA (0x241f31, 0.07),
  .mark = light_marks,
};

static const NonetBoardStyle dark = {
  .paper = RGB (0x1e1e1e),
  .ink = RGB (0xf6f5f4),
  .thin_line = RGB (0x4a484f),
  .thick_line = RGB (0xb3b0b8),
  .given = RGB (0xffffff),
  .entry = RGB (0x99c8ff),
  .tried = RGB (0xffbe6f),
  .found = RGB (0x8ff0a4),
  .candidate = RGB (0xb4b2b9),
  .faded = RGB (0x77757d),
  .conflict = RGB (0xff9c94),
  .selected = RGBA (0x3584e4, 0.45),
  .cursor = RGB (0x78aeed),
  .house = RGBA (0x8fb8ff, 0.10),
  .equal = RGBA (0x3584e4, 0.30),
  .conflict_tint = RGBA (0xe01b24, 0.28),
  .differs = RGBA (0xe5a50a, 0.22),
  .hover = RGBA (0xffffff, 0.06),
  .ring = RGBA (0x3584e4, 0.60),
  .colour = { RGBA (0xc01c28, 0.48), RGBA (0xc64600, 0.48), RGBA (0xa37b06, 0.48), RGBA (0x1f8a4c, 0.48),
              RGBA (0x0f7482, 0.52), RGBA (0x1c5fb8, 0.52), RGBA (0x813d9c, 0.52), RGBA (0x7a5a3e, 0.55),
              RGBA (0x77767b, 0.42) },
  .base = RGB (0x78aeed),
  .cover = RGB (0xffbe6f),
  .dimmed = RGBA (0x000000, 0.45),
  .mark = dark_marks,
};

/* On paper, found symbols differ from givens by their form alone. */
static const NonetBoardStyle print = {
  .paper = RGB (0xffffff),
  .ink = RGB (0x000000),
  .thin_line = RGB (0x8a8a8a),
  .thick_line = RGB (0x000000),
  .given = RGB (0x000000),
  .entry = RGB (0x333333),
  .tried = RGB (0x333333),
  .found = RGB (0x333333),
  .candidate = RGB (0x555555),
  .faded = RGB (0x8a8a8a),
  .conflict = RGB (0x000000),
  .selected = RGBA (0x000000, 0),
  .cursor = RGBA (0x000000, 0),
  .house = RGBA (0x000000, 0),
  .equal = RGBA (0x000000, 0),
  .conflict_tint = RGBA (0x000000, 0.12),
  .differs = RGBA (0x000000, 0.09),
  .hover = RGBA (0x000000, 0),
  .ring = RGBA (0x000000, 0.12),
  .colour = { RGBA (0xf66151, 0.30), RGBA (0xffa348, 0.32), RGBA (0xf8e45c, 0.42), RGBA (0x57e389, 0.30),
              RGBA (0x4fc7d6, 0.30), RGBA (0x62a0ea, 0.34), RGBA (0xc061cb, 0.26), RGBA (0xcdab8f, 0.42),
              RGBA (0x9a9996, 0.32) },
  .base = RGB (0x555555),
  .cover = RGB (0x555555),
  .dimmed = RGBA (0x000000, 0),
};

const NonetBoardStyle *
nonet_board_style_light (void)
{
  return &light;
}

const NonetBoardStyle *
nonet_board_style_dark (void)
{
  return &dark;
}

const NonetBoardStyle *
nonet_board_style_print (void)
{
  return &print;
}

void
nonet_cairo_set_colour (cairo_t *cr, const NonetColour *colour, double opacity)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * opacity);
}

PangoLayout *
nonet_board_style_create_text (const NonetBoardStyle *style,
                               cairo_t *cr,
                               const char *text,
                               PangoWeight weight,
                               double size)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_family (font, style->font_family != NULL ? style->font_family : "Sans");
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

void
nonet_board_style_mark (const NonetBoardStyle *style, NonetMark mark, NonetMarkColours *colours)
{
  if (style->mark != NULL && !style->high_contrast)
    *colours = style->mark[mark];
  else if (mark == NONET_MARK_PATTERN)
    *colours = (NonetMarkColours){ .fill = style->ink, .rim = style->ink, .ink = style->paper };
  else
    *colours = (NonetMarkColours){ .fill = style->paper, .rim = style->ink, .ink = style->ink };
}
