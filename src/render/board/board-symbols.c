/* The symbols of a board: givens heavy, entries in a colour of their own, found symbols slanted, where cells are large enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-layers.h"

#include <math.h>

#include "render/board/glyph-book.h"

/* Below this many device pixels a symbol is a speck; a block in its colour says more. */
#define SMALLEST_SYMBOL 4

/* In smaller cells slanted symbols are hard to read, and their colour and weight must do. */
#define SMALLEST_SLANTED 24

typedef enum
{
  GIVEN,
  ENTRY,
  FOUND,
  CONFLICTING_GIVEN,
  CONFLICTING_ENTRY,
  N_KINDS
} SymbolKind;

static SymbolKind
kind_of (const NonetBoardScene *scene, guint cell)
{
  gboolean conflict = scene->flags != NULL && (scene->flags[cell] & NONET_CELL_CONFLICT) != 0;

  if (scene->givens != NULL && scene->givens[cell] != 0)
    return conflict ? CONFLICTING_GIVEN : GIVEN;
  if (scene->entries != NULL && scene->entries[cell] != 0)
    return conflict ? CONFLICTING_ENTRY : ENTRY;
  return FOUND;
}

static const NonetColour *
colour_of (const NonetBoardStyle *style, SymbolKind kind)
{
  switch (kind)
    {
    case GIVEN:
      return &style->given;
    case ENTRY:
      return &style->entry;
    case FOUND:
      return &style->found;
    default:
      return &style->conflict;
    }
}

static NonetGlyphBook *
book_of (const NonetBoardDrawing *drawing, SymbolKind kind)
{
  gboolean given = kind == GIVEN || kind == CONFLICTING_GIVEN;
  gboolean slanted = kind == FOUND && drawing->layout.cell >= SMALLEST_SLANTED;

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
draw_kind (const NonetBoardDrawing *drawing, SymbolKind kind, double size)
{
  NonetGlyphBatch *batch = NULL;
  cairo_rectangle_t place;

  FOR_EACH_CELL (drawing, cell)
    {
      guint value = nonet_board_scene_get_shown (drawing->scene, cell);

      if (value == 0 || kind_of (drawing->scene, cell) != kind)
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
  nonet_cairo_set_colour (drawing->cr, colour_of (drawing->style, kind), 1);
  cairo_fill (drawing->cr);
  if (batch != NULL)
    nonet_glyph_batch_draw (batch, drawing->cr);
}

void
nonet_board_draw_symbols (const NonetBoardDrawing *drawing)
{
  double cell = drawing->layout.cell;
  /* In small cells hinting moves glyphs by up to a pixel and a half: they keep three to each line. */
  double width = MIN (cell * 0.78, MAX (cell - 6, cell * 0.6));
  /* One size for all kinds: the widest, heavy font decides. */
  double size = nonet_glyph_book_fit (book_of (drawing, GIVEN), width, cell * 0.66, cell * 0.66);

  for (guint kind = 0; kind < N_KINDS; kind++)
    draw_kind (drawing, kind, size);
}
