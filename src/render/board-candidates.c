/* The candidates of a board: each value at its own place in the cell, the chosen one ringed, struck ones struck.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board-drawing.h"

#include <math.h>

/* Candidates smaller than this many units cannot be read and are left out. */
#define SMALLEST_CANDIDATE 5.0

/* A number of solutions is written under its candidate from this height of a candidate's place on, in units. */
#define SMALLEST_COUNTED 19.0

/* Rings get an outline from this size of a candidate on, in units; smaller ones are discs. */
#define SMALLEST_OUTLINED 10.0

#define SHADES 5

typedef struct
{
  const NonetBoardDrawing *drawing;
  double size;      /* of one em */
  double up;        /* how far symbols are lifted to leave room for numbers, a share of the place */
  gboolean counted; /* numbers of solutions are written */
} Candidates;

typedef void (
    *CandidateFunc) (const Candidates *self, guint cell, guint value, const cairo_rectangle_t *place, gpointer data);

static SudokuSet
struck_set (const NonetBoardScene *scene, guint cell)
{
  return scene->struck != NULL ? scene->struck[cell] : 0;
}

/* The candidates shown in a cell, struck ones included; none beside a symbol. */
static SudokuSet
shown_set (const NonetBoardDrawing *drawing, guint cell)
{
  const NonetBoardScene *scene = drawing->scene;
  SudokuSet set = struck_set (scene, cell);

  if (nonet_board_drawing_value (drawing, cell) != 0 || (scene->composing != NULL && scene->composing_cell == cell))
    return 0;
  if (scene->candidates != NULL)
    set |= scene->candidates[cell];
  return set & sudoku_set_full (drawing->layout.shape->order);
}

/* Calls the function for each candidate shown that is in the mask. */
static void
for_each_candidate (const Candidates *self, SudokuSet mask, CandidateFunc func, gpointer data)
{
  const NonetBoardDrawing *drawing = self->drawing;
  cairo_rectangle_t inside, place;

  for (int cell = nonet_board_drawing_first (drawing); cell >= 0; cell = nonet_board_drawing_next (drawing, cell))
    {
      SudokuSet set = shown_set (drawing, (guint) cell) & mask;

      if (set != 0)
        nonet_board_layout_cell (&drawing->layout, (guint) cell, &inside);
      for (; set != 0; set &= set - 1)
        {
          guint value = sudoku_set_first (set);

          nonet_board_layout_candidate (&drawing->layout, &inside, value, &place);
          func (self, (guint) cell, value, &place, data);
        }
    }
}

/* The share of a cell's solutions that have the value, as a shade 0 .. SHADES. */
static guint
shade_of (const NonetBoardScene *scene, guint cell, guint value)
{
  guint order = scene->shape->order;
  const guint64 *counts = scene->tally + (gsize) cell * order;
  double all = 0;

  for (guint i = 0; i < order; i++)
    all += (double) counts[i];
  return all > 0 ? (guint) ceil ((double) counts[value - 1] / all * SHADES) : 0;
}

static void
add_shade (const Candidates *self, guint cell, guint value, const cairo_rectangle_t *place, gpointer data)
{
  if (shade_of (self->drawing->scene, cell, value) == GPOINTER_TO_UINT (data))
    cairo_rectangle (self->drawing->cr, round (place->x), round (place->y),
                     round (place->x + place->width) - round (place->x),
                     round (place->y + place->height) - round (place->y));
}

static void
draw_shades (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  for (guint shade = 1; shade <= SHADES; shade++)
    {
      for_each_candidate (self, ~(SudokuSet) 0, add_shade, GUINT_TO_POINTER (shade));
      nonet_board_drawing_set_colour (drawing, &drawing->style->found, 0.26 * shade / SHADES);
      cairo_fill (drawing->cr);
    }
}

static void
add_ring (const Candidates *self, guint cell, guint value, const cairo_rectangle_t *place, gpointer data)
{
  cairo_t *cr = self->drawing->cr;

  if (sudoku_set_has (struck_set (self->drawing->scene, cell), value))
    return;
  cairo_new_sub_path (cr);
  cairo_arc (cr, place->x + place->width / 2, place->y + place->height * (0.5 - self->up),
             MIN (MIN (place->width, place->height) * 0.48, self->size * 0.68), 0, 2 * G_PI);
}

static void
draw_rings (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  for_each_candidate (self, sudoku_set_of (self->drawing->scene->chosen), add_ring, NULL);
  nonet_board_drawing_set_colour (drawing, &drawing->style->ring, 1);
  if (!drawing->style->high_contrast && self->size < SMALLEST_OUTLINED * drawing->scale)
    {
      cairo_fill (drawing->cr);
      return;
    }
  cairo_fill_preserve (drawing->cr);
  cairo_set_line_width (drawing->cr, MAX (1, round (self->size / 14)));
  nonet_board_drawing_set_colour (drawing, &drawing->style->cursor, drawing->style->high_contrast ? 1 : 0.6);
  cairo_stroke (drawing->cr);
}

typedef enum
{
  PLAIN,
  RINGED,
  STRUCK
} CandidateKind;

static CandidateKind
kind_of (const NonetBoardScene *scene, guint cell, guint value)
{
  if (sudoku_set_has (struck_set (scene, cell), value))
    return STRUCK;
  return value == scene->chosen ? RINGED : PLAIN;
}

typedef struct
{
  NonetGlyphBatch *batch;
  CandidateKind kind;
} GlyphJob;

static void
add_glyph (const Candidates *self, guint cell, guint value, const cairo_rectangle_t *place, gpointer data)
{
  GlyphJob *job = data;

  if (kind_of (self->drawing->scene, cell, value) == job->kind)
    nonet_glyph_batch_add (job->batch, value, place->x + place->width / 2, place->y + place->height * (0.5 - self->up));
}

static void
draw_glyphs (const Candidates *self, NonetGlyphBook *book, CandidateKind kind, const NonetColour *colour)
{
  GlyphJob job = { nonet_glyph_batch_new (book, self->size), kind };
  SudokuSet mask = kind == RINGED ? sudoku_set_of (self->drawing->scene->chosen) : ~(SudokuSet) 0;

  for_each_candidate (self, mask, add_glyph, &job);
  nonet_board_drawing_set_colour (self->drawing, colour, 1);
  nonet_glyph_batch_draw (job.batch, self->drawing->cr);
}

static void
add_strike (const Candidates *self, guint cell, guint value, const cairo_rectangle_t *place, gpointer data)
{
  double reach = MIN (place->width, place->height) * 0.32;
  double x = place->x + place->width / 2, y = place->y + place->height * (0.5 - self->up);

  if (kind_of (self->drawing->scene, cell, value) != STRUCK)
    return;
  cairo_move_to (self->drawing->cr, x - reach, y + reach * 0.6);
  cairo_line_to (self->drawing->cr, x + reach, y - reach * 0.6);
}

static void
draw_strikes (const Candidates *self)
{
  for_each_candidate (self, ~(SudokuSet) 0, add_strike, NULL);
  cairo_set_line_width (self->drawing->cr, MAX (1, self->size / 11));
  nonet_board_drawing_set_colour (self->drawing, &self->drawing->style->conflict, 1);
  cairo_stroke (self->drawing->cr);
}

/* "734", "12k", "3M": at most four signs. */
static void
write_count (char text[8], guint64 count)
{
  const char *sign = "";

  for (const char *next = "kMGTPE"; count > 9999 && *next != '\0'; next++)
    {
      count /= 1000;
      sign = next;
    }
  g_snprintf (text, 8, "%u%.1s", (guint) count, sign);
}

/* The signs a count is written with. */
static NonetAlphabet *
count_alphabet (void)
{
  static gsize alphabet;

  if (g_once_init_enter (&alphabet))
    g_once_init_leave (&alphabet, (gsize) nonet_alphabet_parse ("0,1,2,3,4,5,6,7,8,9,k,M,G,T,P,E", 16, NULL));
  return (NonetAlphabet *) alphabet;
}

typedef struct
{
  NonetGlyphBook *book;
  NonetGlyphBatch *batch;
  double size;
} CountJob;

static void
add_count (const Candidates *self, guint cell, guint value, const cairo_rectangle_t *place, gpointer data)
{
  static const double tracking = 0.07; /* space between signs, in em */
  CountJob *job = data;
  const NonetBoardScene *scene = self->drawing->scene;
  guint64 count = scene->tally[(gsize) cell * scene->shape->order + value - 1];
  double x = place->x + place->width / 2, width = 0;
  char text[8];

  if (count == 0)
    return;
  write_count (text, count);
  for (const char *c = text; *c != '\0'; c++)
    width += nonet_glyph_book_width (job->book, nonet_alphabet_lookup (count_alphabet (), c, 1)) + tracking;
  x -= (width - tracking) / 2 * job->size;
  for (const char *c = text; *c != '\0'; c++)
    {
      guint sign = nonet_alphabet_lookup (count_alphabet (), c, 1);
      double sign_width = nonet_glyph_book_width (job->book, sign) * job->size;

      nonet_glyph_batch_add (job->batch, sign, x + sign_width / 2, place->y + place->height * 0.83);
      x += sign_width + tracking * job->size;
    }
}

static void
draw_counts (const Candidates *self, double height)
{
  const NonetBoardDrawing *drawing = self->drawing;
  CountJob job = { .size = height * 0.36 };

  job.book =
      nonet_glyph_book_get (count_alphabet (), drawing->style->font_family, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL);
  job.batch = nonet_glyph_batch_new (job.book, job.size);
  for_each_candidate (self, ~(SudokuSet) 0, add_count, &job);
  nonet_board_drawing_set_colour (drawing, &drawing->style->candidate, 1);
  nonet_glyph_batch_draw (job.batch, drawing->cr);
}

void
nonet_board_draw_candidates (const NonetBoardDrawing *drawing)
{
  const NonetBoardScene *scene = drawing->scene;
  const NonetBoardStyle *style = drawing->style;
  Candidates self = { .drawing = drawing };
  NonetGlyphBook *book;
  cairo_rectangle_t place;

  if (scene->candidates == NULL && scene->struck == NULL)
    return;
  nonet_board_layout_cell (&drawing->layout, 0, &place);
  nonet_board_layout_candidate (&drawing->layout, &place, 1, &place);
  self.counted = scene->tally != NULL && place.height >= SMALLEST_COUNTED * drawing->scale;
  self.up = self.counted ? 0.14 : 0;
  book = nonet_glyph_book_get (scene->alphabet, style->font_family, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL);
  self.size =
      nonet_glyph_book_fit (book, place.width * 0.8, place.height * 0.7, place.height * (self.counted ? 0.62 : 0.76));
  if (self.size < SMALLEST_CANDIDATE * drawing->scale)
    return;
  if (scene->tally != NULL)
    draw_shades (&self);
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
  if (self.counted)
    draw_counts (&self, place.height);
}
