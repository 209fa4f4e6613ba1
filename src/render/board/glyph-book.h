/* The symbols of an alphabet in one font, shaped once and drawn in batches at any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shaping a text with Pango takes tens of microseconds, and a 25×25 board full of candidates shows fifteen thousand
 * symbols. So each symbol is shaped once, at a size of one em, and a batch collects the glyphs of all symbols of one colour and
 * size, to be drawn by one call of Cairo for each font face.
 */
#pragma once

#include <pango/pangocairo.h>

#include "formats/alphabet.h"

typedef struct _NonetGlyphBook NonetGlyphBook;

/* The book for an alphabet in a font; family NULL: the default sans. Belongs to the calling thread's cache and is
 * good for the drawing at hand: the books asked for longest ago are forgotten. */
NonetGlyphBook *nonet_glyph_book_get (NonetAlphabet *alphabet,
                                      const char *family,
                                      PangoWeight weight,
                                      PangoStyle style);

/* The largest size (of one em) at which every symbol fits into a width x height place, and which is not over most. */
double nonet_glyph_book_fit (const NonetGlyphBook *book, double width, double height, double most);

/* The ink width of a symbol (value 1 .. n) at a size of one em. */
double nonet_glyph_book_width (const NonetGlyphBook *book, guint value);

/* Glyphs to be drawn together. */
typedef struct _NonetGlyphBatch NonetGlyphBatch;

/* A batch of symbols of the book at a size. */
NonetGlyphBatch *nonet_glyph_batch_new (NonetGlyphBook *book, double size);

/* Adds the symbol of value with its ink's middle at x; all symbols of a book stand on one baseline, chosen so
 * that they lie about y in the middle. */
void nonet_glyph_batch_add (NonetGlyphBatch *batch, guint value, double x, double y);

/* Draws the batch in the source of cr, empties it and frees it. */
void nonet_glyph_batch_draw (NonetGlyphBatch *batch, cairo_t *cr);
