/* The candidates of a board: each value at its own place in the cell, the chosen one ringed, struck ones struck, and those of no
 * solution faded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-candidates.h"

#include <math.h>

#include "render/board/board-discs.h"
#include "render/board/board-layers.h"
#include "render/board/glyph-book.h"

/* Candidates smaller than this many units cannot be read and are left out. */
#define SMALLEST_CANDIDATE 5.0

/* A number of solutions is written under its candidate from this height of a candidate's place on, in units. */
#define SMALLEST_COUNTED 17.0

#define SHADES 5

/* How far symbols are lifted to leave room for bars, and for figures, as shares of the place. */
#define LIFT_OVER_BARS 0.11
#define LIFT_OVER_FIGURES 0.18

#define ALL (~(SudokuSet) 0)

typedef struct
{
  const NonetBoardDrawing *drawing;
  double size;      /* of one em */
  double up;        /* how far symbols are lifted to leave room for bars and numbers, a share of the place */
  gboolean counted; /* numbers of solutions are written in the cursor's cell */
} Candidates;

static SudokuSet
struck_set (const NonetBoardScene *scene, guint cell)
{
  return scene->struck != NULL ? scene->struck[cell] : 0;
}

static SudokuSet
faded_set (const NonetBoardScene *scene, guint cell)
{
  return scene->faded != NULL ? scene->faded[cell] : 0;
}

/* Whether figures are written in a cell: in that of the cursor alone, so that the others stay a picture. */
static gboolean
is_counted (const NonetBoardScene *scene, guint cell)
{
  return scene->flags != NULL && (scene->flags[cell] & NONET_CELL_CURSOR) != 0;
}

/* Goes through the candidates shown: those in the mask. */
typedef struct
{
  const Candidates *all;
  SudokuSet mask;

  guint cell, value;
  cairo_rectangle_t place;
  double x, y; /* the middle of its symbol */

  SudokuSet left;           /* of the cell */
  cairo_rectangle_t inside; /* the cell */
} Cursor;

/* Takes up the candidates of the cursor's cell, if there is one. */
static void
enter_cell (Cursor *cursor)
{
  const NonetBoardDrawing *drawing = cursor->all->drawing;

  cursor->left = 0;
  if (cursor->cell < drawing->layout.shape->n_cells)
    cursor->left = nonet_board_drawing_candidates (drawing, cursor->cell) & cursor->mask;
  if (cursor->left != 0)
    nonet_board_layout_cell (&drawing->layout, cursor->cell, &cursor->inside);
}

static Cursor
start (const Candidates *self, SudokuSet mask)
{
  Cursor cursor = { .all = self, .mask = mask, .cell = nonet_board_drawing_first (self->drawing) };

  enter_cell (&cursor);
  return cursor;
}

static gboolean
next (Cursor *cursor)
{
  const NonetBoardDrawing *drawing = cursor->all->drawing;
  double up;

  while (cursor->left == 0 && cursor->cell < drawing->layout.shape->n_cells)
    {
      cursor->cell = nonet_board_drawing_next (drawing, cursor->cell);
      enter_cell (cursor);
    }
  if (cursor->left == 0)
    return FALSE;
  cursor->value = sudoku_set_first (cursor->left);
  cursor->left &= cursor->left - 1;
  nonet_board_layout_candidate (&drawing->layout, &cursor->inside, cursor->value, &cursor->place);
  cursor->x = cursor->place.x + cursor->place.width / 2;
  up = cursor->all->counted && is_counted (drawing->scene, cursor->cell) ? LIFT_OVER_FIGURES : cursor->all->up;
  cursor->y = cursor->place.y + cursor->place.height * (0.5 - up);
  return TRUE;
}

/* The share of a cell's solutions that have the value. */
static double
share_of (const NonetBoardScene *scene, guint cell, guint value)
{
  guint order = scene->shape->order;
  const guint64 *counts = scene->tally + (gsize) cell * order;
  double all = 0;

  for (guint i = 0; i < order; i++)
    all += (double) counts[i];
  return all > 0 ? (double) counts[value - 1] / all : 0;
}

/* The same as a shade 0 .. SHADES. */
static guint
shade_of (const NonetBoardScene *scene, guint cell, guint value)
{
  return (guint) ceil (share_of (scene, cell, value) * SHADES);
}

typedef enum
{
  PLAIN,
  RINGED,
  STRUCK,
  FADED,
  MARKED
} CandidateKind;

static CandidateKind
kind_of (const NonetBoardScene *scene, const Cursor *at)
{
  if (nonet_board_marks_get (scene->marks, at->cell, at->value) != NONET_MARK_NONE)
    return MARKED;
  if (sudoku_set_has (struck_set (scene, at->cell), at->value))
    return STRUCK;
  if (sudoku_set_has (faded_set (scene, at->cell), at->value))
    return FADED;
  return at->value == scene->chosen ? RINGED : PLAIN;
}

/* The shares of solutions, by the tint of the place; the ring of the chosen value stands in place of its tint. */
static void
draw_shades (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  for (guint shade = 1; shade <= SHADES; shade++)
    {
      for (Cursor at = start (self, ALL); next (&at);)
        if (kind_of (drawing->scene, &at) == PLAIN && shade_of (drawing->scene, at.cell, at.value) == shade)
          cairo_rectangle (drawing->cr, round (at.place.x), round (at.place.y),
                           round (at.place.x + at.place.width) - round (at.place.x),
                           round (at.place.y + at.place.height) - round (at.place.y));
      nonet_cairo_set_colour (drawing->cr, &drawing->style->found, 0.26 * shade / SHADES);
      cairo_fill (drawing->cr);
    }
}

/* The shares once more, as the length of a bar under the symbol: tints alone are hard to compare. */
static void
draw_bars (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  for (Cursor at = start (self, ALL); next (&at);)
    if (kind_of (drawing->scene, &at) <= RINGED && !(self->counted && is_counted (drawing->scene, at.cell)))
      {
        double height = MAX (1, round (at.place.height * 0.1));
        double length = at.place.width * 0.8 * share_of (drawing->scene, at.cell, at.value);

        cairo_rectangle (drawing->cr, round (at.place.x + at.place.width * 0.1),
                         round (at.place.y + at.place.height) - height - 1, length > 0 ? MAX (1, round (length)) : 0,
                         height);
      }
  nonet_cairo_set_colour (drawing->cr, &drawing->style->found, 1);
  cairo_fill (drawing->cr);
}

/* The patches under candidates that the player has coloured. */
static void
draw_colours (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  for (Cursor at = start (self, ALL); next (&at);)
    nonet_board_draw_colour (
        drawing, nonet_candidate_colours_get (drawing->scene->candidate_colours, at.cell, at.value), &at.place);
}

static void
draw_rings (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  for (Cursor at = start (self, sudoku_set_of (drawing->scene->chosen)); next (&at);)
    if (kind_of (drawing->scene, &at) == RINGED)
      nonet_board_draw_ring (drawing, at.x, at.y, MIN (MIN (at.place.width, at.place.height) * 0.48, self->size * 0.68),
                             self->size);
}

static void
draw_glyphs (const Candidates *self, NonetGlyphBook *book, CandidateKind kind, const NonetColour *colour)
{
  NonetGlyphBatch *batch = nonet_glyph_batch_new (book, self->size);

  for (Cursor at = start (self, kind == RINGED ? sudoku_set_of (self->drawing->scene->chosen) : ALL); next (&at);)
    if (kind_of (self->drawing->scene, &at) == kind)
      nonet_glyph_batch_add (batch, at.value, at.x, at.y);
  nonet_cairo_set_colour (self->drawing->cr, colour, 1);
  nonet_glyph_batch_draw (batch, self->drawing->cr);
}

static void
draw_strikes (const Candidates *self)
{
  cairo_t *cr = self->drawing->cr;

  for (Cursor at = start (self, ALL); next (&at);)
    if (kind_of (self->drawing->scene, &at) == STRUCK)
      {
        double reach = MIN (at.place.width, at.place.height) * 0.32;

        cairo_move_to (cr, at.x - reach, at.y + reach * 0.6);
        cairo_line_to (cr, at.x + reach, at.y - reach * 0.6);
      }
  cairo_set_line_width (cr, MAX (1, self->size / 11));
  nonet_cairo_set_colour (self->drawing->cr, &self->drawing->style->conflict, 1);
  cairo_stroke (cr);
}

/* The marked candidates, in as many batches as there are marks. */
static void
draw_marked (const Candidates *self, NonetGlyphBook *book)
{
  const NonetBoardDrawing *drawing = self->drawing;
  NonetGlyphBatch *batch[NONET_N_MARKS] = { NULL };
  NonetMarkColours colours;

  for (Cursor at = start (self, ALL); next (&at);)
    {
      NonetMark mark = nonet_board_marks_get (drawing->scene->marks, at.cell, at.value);

      if (mark == NONET_MARK_NONE)
        continue;
      nonet_board_draw_disc (drawing, mark, at.x, at.y);
      if (batch[mark] == NULL)
        batch[mark] = nonet_glyph_batch_new (book, self->size);
      nonet_glyph_batch_add (batch[mark], at.value, at.x, at.y);
    }
  for (NonetMark mark = 0; mark < NONET_N_MARKS; mark++)
    if (batch[mark] != NULL)
      {
        nonet_board_style_mark (drawing->style, mark, &colours);
        nonet_cairo_set_colour (drawing->cr, &colours.ink, 1);
        nonet_glyph_batch_draw (batch[mark], drawing->cr);
      }
  for (Cursor at = start (self, ALL); next (&at);)
    nonet_board_draw_strike (drawing, nonet_board_marks_get (drawing->scene->marks, at.cell, at.value), at.x, at.y);
}

/* "734", "12k", "3M": at most four characters. */
static void
write_count (char text[8], guint64 count)
{
  const char *unit = "";

  for (const char *larger = "kMGTPE"; count > 9999 && *larger != '\0'; larger++)
    {
      count /= 1000;
      unit = larger;
    }
  g_snprintf (text, 8, "%u%.1s", (guint) count, unit);
}

/* The characters a count is written with. */
static NonetAlphabet *
count_alphabet (void)
{
  static gsize alphabet;

  if (g_once_init_enter (&alphabet))
    g_once_init_leave (&alphabet, (gsize) nonet_alphabet_parse ("0,1,2,3,4,5,6,7,8,9,k,M,G,T,P,E", 16, NULL));
  return (NonetAlphabet *) alphabet;
}

/* Adds a count with its middle at x. */
static void
add_count (NonetGlyphBatch *batch, const NonetGlyphBook *book, double size, guint64 count, double x, double y)
{
  static const double tracking = 0.07; /* space between characters, in em */
  double width = 0;
  char text[8];

  write_count (text, count);
  for (const char *c = text; *c != '\0'; c++)
    width += nonet_glyph_book_width (book, nonet_alphabet_lookup (count_alphabet (), c, 1)) + tracking;
  x -= (width - tracking) / 2 * size;
  for (const char *c = text; *c != '\0'; c++)
    {
      guint value = nonet_alphabet_lookup (count_alphabet (), c, 1);
      double glyph_width = nonet_glyph_book_width (book, value) * size;

      nonet_glyph_batch_add (batch, value, x + glyph_width / 2, y);
      x += glyph_width + tracking * size;
    }
}

static void
draw_counts (const Candidates *self, double height)
{
  const NonetBoardDrawing *drawing = self->drawing;
  const NonetBoardScene *scene = drawing->scene;
  NonetGlyphBook *book =
      nonet_glyph_book_get (count_alphabet (), drawing->style->font_family, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL);
  double size = height * 0.36;
  NonetGlyphBatch *batch = nonet_glyph_batch_new (book, size);

  for (Cursor at = start (self, ALL); next (&at);)
    {
      guint64 count = scene->tally[(gsize) at.cell * scene->shape->order + at.value - 1];

      if (count > 0 && is_counted (scene, at.cell))
        add_count (batch, book, size, count, at.x, at.place.y + at.place.height * 0.85);
    }
  nonet_cairo_set_colour (drawing->cr, &drawing->style->given, 1);
  nonet_glyph_batch_draw (batch, drawing->cr);
}

/* Candidates of large boards fill their places: else they could not be read. */
static double
fit_candidates (NonetGlyphBook *book, const SudokuShape *shape, const cairo_rectangle_t *place, gboolean with_counts)
{
  gboolean tight = shape->order > 9;

  return nonet_glyph_book_fit (book, place->width * (tight ? 0.92 : 0.8), place->height * (tight ? 0.84 : 0.7),
                               place->height * (with_counts ? 0.62 : (tight ? 0.92 : 0.76)));
}

static NonetGlyphBook *
book_of (NonetAlphabet *alphabet, const NonetBoardStyle *style)
{
  return nonet_glyph_book_get (alphabet, style->font_family, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL);
}

gboolean
nonet_board_has_room_for_candidates (const SudokuShape *shape,
                                     NonetAlphabet *alphabet,
                                     const NonetBoardStyle *style,
                                     double size)
{
  NonetBoardLayout layout;
  cairo_rectangle_t place;

  nonet_board_layout_init (&layout, shape, size, 1, style->high_contrast);
  nonet_board_layout_cell (&layout, 0, &place);
  nonet_board_layout_candidate (&layout, &place, 1, &place);
  return fit_candidates (book_of (alphabet, style), shape, &place, FALSE) >= SMALLEST_CANDIDATE;
}

void
nonet_board_draw_candidates (const NonetBoardDrawing *drawing)
{
  const NonetBoardScene *scene = drawing->scene;
  const NonetBoardStyle *style = drawing->style;
  Candidates self = { .drawing = drawing };
  NonetGlyphBook *book;
  cairo_rectangle_t place;

  if (scene->candidates == NULL && scene->struck == NULL && scene->faded == NULL && scene->marks == NULL)
    return;
  nonet_board_layout_cell (&drawing->layout, 0, &place);
  nonet_board_layout_candidate (&drawing->layout, &place, 1, &place);
  self.counted = scene->tally != NULL && place.height >= SMALLEST_COUNTED * drawing->scale;
  self.up = scene->tally != NULL ? LIFT_OVER_BARS : 0;
  book = book_of (scene->alphabet, style);
  self.size = fit_candidates (book, scene->shape, &place, scene->tally != NULL);
  if (self.size < SMALLEST_CANDIDATE * drawing->scale)
    return;
  if (scene->tally != NULL)
    draw_shades (&self);
  if (scene->candidate_colours != NULL)
    draw_colours (&self);
  if (scene->chosen != 0)
    draw_rings (&self);
  draw_glyphs (&self, book, PLAIN, style->high_contrast ? &style->ink : &style->candidate);
  if (scene->chosen != 0)
    draw_glyphs (&self, book, RINGED, &style->given);
  if (scene->struck != NULL)
    {
      draw_glyphs (&self, book, STRUCK, &style->candidate);
      draw_strikes (&self);
    }
  if (scene->faded != NULL)
    draw_glyphs (&self, book, FADED, &style->faded);
  if (scene->tally != NULL)
    draw_bars (&self);
  if (scene->marks != NULL)
    draw_marked (&self, book);
  if (self.counted)
    draw_counts (&self, place.height);
}
