/* How candidates are drawn: symbols in their places, notes in corners and centre, discs of colour, and shares of solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "render/board/board-drawing.h"
#include "render/board/board-painter.h"
#include "render/board/glyph-book.h"

/* What is drawn under and over a candidate: discs, rings and squares under the digit, strikes over it. */

/* A mark's radius, as a share of the candidate's place. */
#define RADIUS 0.45

/* Rings get an outline from this size of a candidate on, in units; smaller ones are discs. */
#define SMALLEST_OUTLINED 10.0

/* Letters of colours need places of this many units. */
#define SMALLEST_LETTERED_PLACE 15.0

typedef enum
{
  DISC,
  RING,
  RINGS,
  SQUARE
} Form;

/* The rim's width is a share of the radius. */
static const struct
{
  Form form;
  double rim;
  gboolean struck;
} looks[NONET_N_MARKS] = {
  [NONET_MARK_PATTERN] = { DISC, 0, FALSE },      [NONET_MARK_FIN] = { RING, 0.2, FALSE },
  [NONET_MARK_ENDO_FIN] = { RINGS, 0.14, FALSE }, [NONET_MARK_ON] = { DISC, 0.16, FALSE },
  [NONET_MARK_OFF] = { SQUARE, 0.16, FALSE },     [NONET_MARK_SET] = { DISC, 0.1, FALSE },
  [NONET_MARK_SET + 1] = { DISC, 0.1, FALSE },    [NONET_MARK_SET + 2] = { DISC, 0.1, FALSE },
  [NONET_MARK_SET + 3] = { DISC, 0.1, FALSE },    [NONET_MARK_SET + 4] = { DISC, 0.1, FALSE },
  [NONET_MARK_SET + 5] = { DISC, 0.1, FALSE },    [NONET_MARK_REMOVED] = { DISC, 0, TRUE },
  [NONET_MARK_CANNIBAL] = { SQUARE, 0.16, TRUE }, [NONET_MARK_PLACED] = { DISC, 0.3, FALSE },
};

/* The place of the first candidate of a board; those of others are about as large. */
static void
find_first_place (const NonetBoardLayout *layout, cairo_rectangle_t *place)
{
  nonet_board_layout_cell (layout, 0, place);
  nonet_board_layout_candidate (layout, place, 1, place);
}

double
nonet_board_drawing_disc_radius (const NonetBoardDrawing *drawing)
{
  cairo_rectangle_t place;

  find_first_place (&drawing->layout, &place);
  return MIN (place.width, place.height) * RADIUS;
}

static NonetGlyphBook *
book_of (NonetAlphabet *alphabet, const NonetBoardStyle *style)
{
  return nonet_glyph_book_get (alphabet, style->font_family, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL);
}

static void
add_form (cairo_t *cr, Form form, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  if (form == SQUARE)
    nonet_board_add_rounded (cr, x - radius * 0.9, y - radius * 0.95, radius * 1.8, radius * 1.9, radius * 0.3);
  else
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

/* What is under a marked candidate, and over it. */
static void
draw_disc (const NonetBoardDrawing *drawing, NonetMark mark, double x, double y, double scale)
{
  cairo_t *cr = drawing->cr;
  double radius = nonet_board_drawing_disc_radius (drawing) * scale, rim = looks[mark].rim * radius / scale;
  NonetMarkColours colours;

  nonet_board_style_mark (drawing->style, mark, &colours);
  add_form (cr, looks[mark].form, x, y, radius);
  nonet_cairo_set_colour (drawing->cr, &colours.fill, 1);
  cairo_fill (cr);
  if (rim <= 0)
    return;
  add_form (cr, looks[mark].form, x, y, radius - rim / 2);
  if (looks[mark].form == RINGS)
    add_form (cr, RING, x, y, radius - rim * 2.5);
  cairo_set_line_width (cr, MAX (1, rim));
  nonet_cairo_set_colour (drawing->cr, &colours.rim, 1);
  cairo_stroke (cr);
}

static void
draw_strike (const NonetBoardDrawing *drawing, NonetMark mark, double x, double y)
{
  double radius = nonet_board_drawing_disc_radius (drawing);
  NonetMarkColours colours;

  if (!looks[mark].struck)
    return;
  nonet_board_style_mark (drawing->style, mark, &colours);
  cairo_move_to (drawing->cr, x - radius, y + radius * 0.8);
  cairo_line_to (drawing->cr, x + radius, y - radius * 0.8);
  cairo_set_line_width (drawing->cr, MAX (1, radius * 0.17));
  nonet_cairo_set_colour (drawing->cr, &colours.rim, 1);
  cairo_stroke (drawing->cr);
}

/* What is under a candidate or mark of the chosen value, with the path that is there. */
static void
draw_ring (const NonetBoardDrawing *drawing, double size)
{
  nonet_cairo_set_colour (drawing->cr, &drawing->style->ring, 1);
  if (!drawing->style->high_contrast && size < SMALLEST_OUTLINED * drawing->scale)
    {
      cairo_fill (drawing->cr);
      return;
    }
  cairo_fill_preserve (drawing->cr);
  cairo_set_line_width (drawing->cr, MAX (1, round (size / 14)));
  nonet_cairo_set_colour (drawing->cr, &drawing->style->cursor, drawing->style->high_contrast ? 1 : 0.6);
  cairo_stroke (drawing->cr);
}

/* What is under a candidate or mark at a place that the player has coloured; a letter beside it where hues are not enough. */
static void
draw_colour (const NonetBoardDrawing *drawing, guint colour, const cairo_rectangle_t *place)
{
  double side = MIN (place->width, place->height), height = side * 0.4, inset = side * 0.04;
  NonetColour tint;

  if (colour == 0)
    return;
  tint = drawing->style->colour[colour - 1];
  tint.alpha = MIN (1, tint.alpha * NONET_PATCH_OPACITY);
  nonet_board_add_rounded (drawing->cr, place->x + inset, place->y + inset, place->width - 2 * inset,
                           place->height - 2 * inset, side * 0.25);
  nonet_cairo_set_colour (drawing->cr, &tint, 1);
  cairo_fill (drawing->cr);
  if (nonet_board_drawing_needs_letters (drawing) && side >= SMALLEST_LETTERED_PLACE * drawing->scale)
    nonet_board_draw_plate (drawing, (char) ('a' + colour - 1), &drawing->style->ink,
                            place->x + (place->width + side) / 2 - height, place->y + (place->height - side) / 2,
                            height);
}

/* The player's marks: corner marks around the edge of a cell, centre marks in a line in its middle.
 *
 * Corner marks have the places that players of SudokuPad know: the four corners in reading order, then the middles of the upper,
 * lower, left and right side; where they are more, they stand around the edge in reading order. Centre marks stand in one line as
 * long as it has to shrink a little only; else in as many lines as give the largest symbols, so that those of all cells are about as large.
 */

/* Marks smaller than this many units cannot be read and are left out. */
#define SMALLEST_MARK 5.0

#define CORNER_SIZE 0.25 /* shares of the side of a cell */
#define CENTRE_SIZE 0.3
#define LINE_SIZE 0.27 /* a line of centre marks that would be smaller is broken */
#define MARGIN 0.06
#define GAP 1.2 /* from one mark of a line to the next, in widths of the widest */

/* The corner marks a cell can have at their usual places. */
#define USUAL_CORNERS 8

typedef struct
{
  const NonetBoardDrawing *drawing;
  NonetGlyphBook *book, *bold;                  /* the latter of what is ringed */
  double widest;                                /* ink of a symbol at a size of one em */
  NonetGlyphBatch *plain[SUDOKU_MAX_ORDER + 1]; /* by how many marks share a cell: these have one size */
  NonetGlyphBatch *ringed[SUDOKU_MAX_ORDER + 1];
} Notes;

/* Marks of one kind in a cell: their size, and as many places as there are. */
typedef struct
{
  guint n;
  double size;
  double pitch;                                    /* the width that a mark has for itself */
  double x[SUDOKU_MAX_ORDER], y[SUDOKU_MAX_ORDER]; /* their middles */
} Places;

/* Places around the edge of a square of side x side places, in reading order. */
static void
place_around (const Notes *self, const cairo_rectangle_t *inside, Places *places)
{
  guint side = 3, at = 0;
  double pitch, left;

  while (4 * (side - 1) < places->n)
    side++;
  pitch = inside->width * (1 - 2 * MARGIN) / side;
  left = inside->x + inside->width * MARGIN;
  places->size = nonet_glyph_book_fit (self->book, pitch * 0.85, pitch * 0.85, inside->height * CORNER_SIZE);
  places->pitch = pitch;
  for (guint i = 0; i < side * side && at < places->n; i++)
    {
      guint row = i / side, column = i % side;

      if (row > 0 && row + 1 < side && column > 0 && column + 1 < side)
        continue;
      places->x[at] = left + (column + 0.5) * pitch;
      places->y[at++] = inside->y + inside->height * MARGIN + (row + 0.5) * pitch;
    }
}

static void
place_corners (const Notes *self, const cairo_rectangle_t *inside, Places *places)
{
  static const struct
  {
    double x, y;
  } usual[USUAL_CORNERS] = { { 0, 0 }, { 1, 0 }, { 0, 1 }, { 1, 1 }, { 0.5, 0 }, { 0.5, 1 }, { 0, 0.5 }, { 1, 0.5 } };
  double slot, reach_x, reach_y;

  if (places->n > USUAL_CORNERS)
    {
      place_around (self, inside, places);
      return;
    }
  places->size =
      nonet_glyph_book_fit (self->book, inside->width * 0.28, inside->height * 0.28, inside->height * CORNER_SIZE);
  places->pitch = self->widest * places->size * GAP;
  slot = MAX (self->widest * places->size, places->size * 0.6);
  reach_x = inside->width * (1 - 2 * MARGIN) - slot;
  reach_y = inside->height * (1 - 2 * MARGIN) - places->size * 0.75;
  for (guint i = 0; i < places->n; i++)
    {
      places->x[i] = inside->x + inside->width * MARGIN + slot / 2 + usual[i].x * reach_x;
      places->y[i] = inside->y + inside->height * MARGIN + places->size * 0.375 + usual[i].y * reach_y;
    }
}

/* The size of marks in a number of lines. */
static double
size_in_lines (const Notes *self, guint n, guint lines, double width, double height, double most)
{
  guint in_line = (n + lines - 1) / lines;

  return nonet_glyph_book_fit (self->book, width / (in_line * GAP), height / lines * 0.8, most);
}

/* Beside corner marks the lines have the middle of the cell alone. */
static void
place_centres (const Notes *self, const cairo_rectangle_t *inside, guint n_corners, Places *places)
{
  double width = inside->width * (n_corners > 6 ? 0.44 : 1 - MARGIN),
         height = inside->height * (n_corners > 0 ? 0.46 : 0.9);
  double most = inside->height * CENTRE_SIZE, pitch;
  guint lines = 1, in_line;

  places->size = size_in_lines (self, places->n, 1, width, height, most);
  for (guint i = 2; places->size < inside->height * LINE_SIZE && i <= places->n; i++)
    {
      double size = size_in_lines (self, places->n, i, width, height, most);

      if (size <= places->size)
        break;
      places->size = size;
      lines = i;
    }
  in_line = (places->n + lines - 1) / lines;
  pitch = places->pitch = MIN (self->widest * places->size * GAP, width / in_line);
  for (guint i = 0; i < places->n; i++)
    {
      guint line = i / in_line, first = line * in_line, n_here = MIN (in_line, places->n - first);

      places->x[i] = inside->x + inside->width / 2 + ((double) (i - first) - (n_here - 1) / 2.0) * pitch;
      places->y[i] = inside->y + inside->height / 2 + (line - (lines - 1) / 2.0) * places->size * 1.05;
    }
}

static void
add_mark (Notes *self, gboolean chosen, guint value, const Places *places, guint index)
{
  NonetGlyphBatch **batches = chosen ? self->ringed : self->plain;

  if (batches[places->n] == NULL)
    batches[places->n] = nonet_glyph_batch_new (chosen ? self->bold : self->book, places->size);
  nonet_glyph_batch_add (batches[places->n], value, places->x[index], places->y[index]);
}

static void
draw_batches (const Notes *self, NonetGlyphBatch **batches, const NonetColour *colour)
{
  nonet_cairo_set_colour (self->drawing->cr, colour, 1);
  for (guint n = 0; n <= SUDOKU_MAX_ORDER; n++)
    if (batches[n] != NULL)
      nonet_glyph_batch_draw (g_steal_pointer (&batches[n]), self->drawing->cr);
}

/* Draws what is under marks, and gathers the marks. */
static void
add_marks (Notes *self, guint cell, SudokuSet set, const Places *places)
{
  const NonetBoardDrawing *drawing = self->drawing;
  const NonetBoardScene *scene = drawing->scene;
  double height = 0.95 * places->size;
  guint i = 0;

  if (places->size < SMALLEST_MARK * drawing->scale)
    return;
  for (; set != 0; set &= set - 1, i++)
    {
      guint value = sudoku_set_first (set);
      gboolean chosen = value == scene->chosen;
      const cairo_rectangle_t place = { places->x[i] - places->pitch / 2, places->y[i] - height / 2, places->pitch,
                                        height };

      draw_colour (drawing, nonet_candidate_colours_get (scene->candidate_colours, cell, value), &place);
      if (chosen)
        {
          /* No wider than the mark: others stand close by. */
          nonet_board_add_rounded (drawing->cr, place.x, place.y, place.width, place.height, places->size * 0.25);
          draw_ring (drawing, places->size);
        }
      add_mark (self, chosen, value, places, i);
    }
}

/* The marks of one kind in a cell, NULL for none of that kind. */
static SudokuSet
marks_of (const NonetBoardDrawing *drawing, const SudokuSet *sets, guint cell)
{
  const NonetBoardScene *scene = drawing->scene;

  if (sets == NULL || nonet_board_scene_get_shown (drawing->scene, cell) != 0
      || (scene->composing != NULL && scene->composing_cell == cell))
    return 0;
  return sets[cell] & sudoku_set_full (drawing->layout.shape->order);
}

/* Where the marks of one kind stand in a cell; returns them. */
static SudokuSet
find_places (const Notes *self, guint cell, gboolean corners, Places *places)
{
  const NonetBoardScene *scene = self->drawing->scene;
  SudokuSet around = marks_of (self->drawing, scene->corners, cell);
  SudokuSet set = corners ? around : marks_of (self->drawing, scene->centres, cell);
  cairo_rectangle_t inside;

  places->n = sudoku_set_count (set);
  if (set == 0)
    return 0;
  nonet_board_layout_cell (&self->drawing->layout, cell, &inside);
  inside.y += self->drawing->layout.head;
  inside.height -= self->drawing->layout.head;
  if (corners)
    place_corners (self, &inside, places);
  else
    place_centres (self, &inside, sudoku_set_count (around), places);
  return set;
}

/* The batches of one kind of marks are drawn before the other's are gathered: their sizes differ. */
static void
draw_kind (Notes *self, gboolean corners)
{
  const NonetBoardDrawing *drawing = self->drawing;
  const NonetBoardStyle *style = drawing->style;
  Places places;

  FOR_EACH_CELL (drawing, cell)
    {
      SudokuSet set = find_places (self, cell, corners, &places);

      if (set != 0)
        add_marks (self, cell, set, &places);
    }
  draw_batches (self, self->plain, style->high_contrast ? &style->ink : &style->candidate);
  draw_batches (self, self->ringed, &style->given);
}

static void
notes_init (Notes *self, const NonetBoardDrawing *drawing)
{
  *self = (Notes){ .drawing = drawing };
  self->book = book_of (drawing->scene->alphabet, drawing->style);
  self->bold = nonet_glyph_book_get (drawing->scene->alphabet, drawing->style->font_family, PANGO_WEIGHT_BOLD,
                                     PANGO_STYLE_NORMAL);
  for (guint value = 1; value <= drawing->layout.shape->order; value++)
    self->widest = MAX (self->widest, nonet_glyph_book_width (self->book, value));
}

void
nonet_board_draw_notes (const NonetBoardDrawing *drawing)
{
  Notes self;

  if (drawing->scene->centres == NULL && drawing->scene->corners == NULL)
    return;
  notes_init (&self, drawing);
  draw_kind (&self, TRUE);
  draw_kind (&self, FALSE);
}

/* The mark of one kind at a point of a cell, or 0. */
static guint
mark_at (const Notes *self, guint cell, gboolean corners, double x, double y)
{
  Places places;
  guint i = 0;

  for (SudokuSet set = find_places (self, cell, corners, &places); set != 0; set &= set - 1, i++)
    if (fabs (x - places.x[i]) <= places.pitch / 2 && fabs (y - places.y[i]) <= places.size / 2)
      return sudoku_set_first (set);
  return 0;
}

guint
nonet_board_shown_at (const NonetBoardScene *scene, const NonetBoardStyle *style, double size, double x, double y)
{
  NonetBoardDrawing drawing = { .scene = scene, .style = style, .scale = 1 };
  int cell = nonet_board_cell_at (scene->shape, size, x, y);
  guint value = nonet_board_candidate_at (scene->shape, size, x, y);
  Notes notes;

  if (cell < 0)
    return 0;
  nonet_board_layout_init (&drawing.layout, scene->shape, size, 1, style->high_contrast);
  if (value != 0 && sudoku_set_has (nonet_board_drawing_candidates (&drawing, (guint) cell), value))
    return value;
  notes_init (&notes, &drawing);
  value = mark_at (&notes, (guint) cell, TRUE, x, y);
  return value != 0 ? value : mark_at (&notes, (guint) cell, FALSE, x, y);
}

/* Candidates smaller than this many units cannot be read and are left out. */
#define SMALLEST_CANDIDATE 5.0

/* A number of solutions is written under its candidate from this height of a candidate's place on, in units. */
#define SMALLEST_COUNTED 17.0

#define SHADES 5

/* How much larger than a candidate a value is that is placed where there are candidates of few values. */
#define LARGE 2.2

/* How far symbols are lifted to leave room for bars, and for figures, as shares of the place. */
#define LIFT_OVER_BARS 0.11
#define LIFT_OVER_FIGURES 0.18

typedef enum
{
  PLAIN,
  RINGED,
  STRUCK,
  FADED,
  MARKED
} CandidateKind;

typedef struct
{
  guint cell, value;
  CandidateKind kind;
  NonetMark mark;
  gboolean counted; /* with the number of solutions: in the cursor's cell alone, so that the others stay a picture */
  cairo_rectangle_t place;
  gboolean large; /* what is placed, in the middle of its cell */
  double x, y;    /* the middle of its symbol */
} Candidate;

typedef struct
{
  const NonetBoardDrawing *drawing;
  double size;   /* of one em */
  GArray *shown; /* Candidate */
} Candidates;

#define FOR_EACH_CANDIDATE(self, at)                                                                                   \
  for (const Candidate *at = (const Candidate *) (gpointer) (self)->shown->data, *end = at + (self)->shown->len;       \
       at < end; at++)

/* Gathers the candidates that are shown; with numbers of solutions, if they are counted, in the cursor's cell. */
static void
gather_candidates (const Candidates *self, gboolean counted)
{
  const NonetBoardDrawing *drawing = self->drawing;
  const NonetBoardScene *scene = drawing->scene;

  FOR_EACH_CELL (drawing, cell)
    {
      gboolean in_cursor = scene->flags != NULL && (scene->flags[cell] & NONET_CELL_CURSOR) != 0;
      SudokuSet set = nonet_board_drawing_candidates (drawing, cell);
      cairo_rectangle_t inside;

      if (set != 0)
        nonet_board_layout_cell (&drawing->layout, cell, &inside);
      for (; set != 0; set &= set - 1)
        {
          Candidate at = { .cell = cell, .value = sudoku_set_first (set), .counted = counted && in_cursor };
          double up = at.counted ? LIFT_OVER_FIGURES : scene->tally != NULL ? LIFT_OVER_BARS : 0;

          nonet_board_layout_candidate (&drawing->layout, &inside, at.value, &at.place);
          at.x = at.place.x + at.place.width / 2;
          at.y = at.place.y + at.place.height * (0.5 - up);
          at.mark = nonet_board_marks_get (scene->marks, cell, at.value);
          at.large = at.mark == NONET_MARK_PLACED && scene->marks->values != 0;
          if (at.large)
            {
              at.x = inside.x + inside.width / 2;
              at.y = inside.y + inside.height / 2;
            }
          if (at.mark != NONET_MARK_NONE)
            at.kind = MARKED;
          else if (scene->struck != NULL && sudoku_set_has (scene->struck[cell], at.value))
            at.kind = STRUCK;
          else if (scene->faded != NULL && sudoku_set_has (scene->faded[cell], at.value))
            at.kind = FADED;
          else
            at.kind = at.value == scene->chosen ? RINGED : PLAIN;
          g_array_append_val (self->shown, at);
        }
    }
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

/* The shares of solutions, by the tint of the place; the ring of the chosen value stands in place of its tint. */
static void
draw_shades (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  for (guint shade = 1; shade <= SHADES; shade++)
    {
      FOR_EACH_CANDIDATE (self, at)
        if (at->kind == PLAIN && ceil (share_of (drawing->scene, at->cell, at->value) * SHADES) == shade)
          cairo_rectangle (drawing->cr, round (at->place.x), round (at->place.y),
                           round (at->place.x + at->place.width) - round (at->place.x),
                           round (at->place.y + at->place.height) - round (at->place.y));
      nonet_cairo_set_colour (drawing->cr, &drawing->style->found, 0.26 * shade / SHADES);
      cairo_fill (drawing->cr);
    }
}

/* The shares once more, as the length of a bar under the symbol: tints alone are hard to compare. */
static void
draw_bars (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  FOR_EACH_CANDIDATE (self, at)
    if (at->kind <= RINGED && !at->counted)
      {
        double height = MAX (1, round (at->place.height * 0.1));
        double length = at->place.width * 0.8 * share_of (drawing->scene, at->cell, at->value);

        cairo_rectangle (drawing->cr, round (at->place.x + at->place.width * 0.1),
                         round (at->place.y + at->place.height) - height - 1, length > 0 ? MAX (1, round (length)) : 0,
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

  FOR_EACH_CANDIDATE (self, at)
    draw_colour (drawing, nonet_candidate_colours_get (drawing->scene->candidate_colours, at->cell, at->value),
                 &at->place);
}

static void
draw_rings (const Candidates *self)
{
  const NonetBoardDrawing *drawing = self->drawing;

  FOR_EACH_CANDIDATE (self, at)
    if (at->kind == RINGED)
      {
        cairo_new_sub_path (drawing->cr);
        cairo_arc (drawing->cr, at->x, at->y, MIN (MIN (at->place.width, at->place.height) * 0.48, self->size * 0.68),
                   0, 2 * G_PI);
        draw_ring (drawing, self->size);
      }
}

static void
draw_glyphs (const Candidates *self, NonetGlyphBook *book, CandidateKind kind, const NonetColour *colour)
{
  NonetGlyphBatch *batch = nonet_glyph_batch_new (book, self->size);

  FOR_EACH_CANDIDATE (self, at)
    if (at->kind == kind)
      nonet_glyph_batch_add (batch, at->value, at->x, at->y);
  nonet_cairo_set_colour (self->drawing->cr, colour, 1);
  nonet_glyph_batch_draw (batch, self->drawing->cr);
}

static void
draw_strikes (const Candidates *self)
{
  cairo_t *cr = self->drawing->cr;

  FOR_EACH_CANDIDATE (self, at)
    if (at->kind == STRUCK)
      {
        double reach = MIN (at->place.width, at->place.height) * 0.32;

        cairo_move_to (cr, at->x - reach, at->y + reach * 0.6);
        cairo_line_to (cr, at->x + reach, at->y - reach * 0.6);
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
  /* What is large is a mark of its own. */
  NonetGlyphBatch *batch[NONET_N_MARKS + 1] = { NULL };
  NonetMarkColours colours;

  FOR_EACH_CANDIDATE (self, at)
    {
      double scale = at->large ? LARGE : 1;
      guint mark = at->large ? NONET_N_MARKS : at->mark;

      if (at->kind != MARKED)
        continue;
      draw_disc (drawing, at->mark, at->x, at->y, scale);
      if (batch[mark] == NULL)
        batch[mark] = nonet_glyph_batch_new (book, self->size * scale);
      nonet_glyph_batch_add (batch[mark], at->value, at->x, at->y);
    }
  for (guint mark = 0; mark <= NONET_N_MARKS; mark++)
    if (batch[mark] != NULL)
      {
        nonet_board_style_mark (drawing->style, mark == NONET_N_MARKS ? NONET_MARK_PLACED : mark, &colours);
        nonet_cairo_set_colour (drawing->cr, &colours.ink, 1);
        nonet_glyph_batch_draw (batch[mark], drawing->cr);
      }
  FOR_EACH_CANDIDATE (self, at)
    draw_strike (drawing, at->mark, at->x, at->y);
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
  NonetGlyphBook *book = book_of (count_alphabet (), drawing->style);
  double size = height * 0.36;
  NonetGlyphBatch *batch = nonet_glyph_batch_new (book, size);

  FOR_EACH_CANDIDATE (self, at)
    {
      guint64 count = scene->tally[(gsize) at->cell * scene->shape->order + at->value - 1];

      if (count > 0 && at->counted)
        add_count (batch, book, size, count, at->x, at->place.y + at->place.height * 0.85);
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

gboolean
nonet_board_has_room_for_candidates (const SudokuShape *shape,
                                     NonetAlphabet *alphabet,
                                     const NonetBoardStyle *style,
                                     double size)
{
  NonetBoardLayout layout;
  cairo_rectangle_t place;

  nonet_board_layout_init (&layout, shape, size, 1, style->high_contrast);
  find_first_place (&layout, &place);
  return fit_candidates (book_of (alphabet, style), shape, &place, FALSE) >= SMALLEST_CANDIDATE;
}

void
nonet_board_draw_candidates (const NonetBoardDrawing *drawing)
{
  const NonetBoardScene *scene = drawing->scene;
  const NonetBoardStyle *style = drawing->style;
  Candidates self = { .drawing = drawing };
  g_autoptr (GArray) shown = NULL;
  gboolean counted;
  NonetGlyphBook *book;
  cairo_rectangle_t place;

  if (scene->candidates == NULL && scene->struck == NULL && scene->faded == NULL && scene->marks == NULL
      && drawing->clue == NULL)
    return;
  find_first_place (&drawing->layout, &place);
  counted = scene->tally != NULL && place.height >= SMALLEST_COUNTED * drawing->scale;
  book = book_of (scene->alphabet, style);
  self.size = fit_candidates (book, scene->shape, &place, scene->tally != NULL);
  if (self.size < SMALLEST_CANDIDATE * drawing->scale)
    return;
  self.shown = shown = g_array_sized_new (FALSE, FALSE, sizeof (Candidate), scene->shape->n_cells);
  gather_candidates (&self, counted);
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
  if (counted)
    draw_counts (&self, place.height);
}
