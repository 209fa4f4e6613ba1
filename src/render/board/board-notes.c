/* The player's marks: corner marks around the edge of a cell, centre marks in a line in its middle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Corner marks have the places that players of SudokuPad know: the four corners in reading order, then the middles of the upper,
 * lower, left and right side; where they are more, they stand around the edge in reading order. Centre marks stand in one line,
 * which shrinks to fit; where that could not be read any more, in as many lines as give the largest symbols.
 */
#include "render/board/board-notes.h"

#include <math.h>

#include "render/board/board-discs.h"
#include "render/board/board-layers.h"
#include "render/board/glyph-book.h"

/* Marks smaller than this many units cannot be read and are left out. */
#define SMALLEST_MARK 5.0
/* A line of centre marks smaller than this is broken, in units. */
#define SMALLEST_LINE 9.0

#define CORNER_SIZE 0.25 /* shares of the side of a cell */
#define CENTRE_SIZE 0.3
#define MARGIN 0.06
#define GAP 1.2 /* from one mark of a line to the next, in widths of the widest */

/* The corner marks a cell can have at their usual places. */
#define USUAL_CORNERS 8

typedef struct
{
  const NonetBoardDrawing *drawing;
  NonetGlyphBook *book;
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

static double
fit (const Notes *self, double width, double height, double most)
{
  return nonet_glyph_book_fit (self->book, width, height, most);
}

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
  places->size = fit (self, pitch * 0.85, pitch * 0.85, inside->height * CORNER_SIZE);
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
  places->size = fit (self, inside->width * 0.28, inside->height * 0.28, inside->height * CORNER_SIZE);
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

  return fit (self, width / (in_line * GAP), height / lines * 0.8, most);
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
  for (guint i = 2; places->size < SMALLEST_LINE * self->drawing->scale && i <= places->n; i++)
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
add_mark (Notes *self, NonetGlyphBatch **batches, guint value, const Places *places, guint index)
{
  if (batches[places->n] == NULL)
    batches[places->n] = nonet_glyph_batch_new (self->book, places->size);
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

      nonet_board_draw_colour (drawing, nonet_candidate_colours_get (scene->candidate_colours, cell, value), &place);
      if (chosen)
        nonet_board_draw_ring (drawing, places->x[i], places->y[i], height * 0.52, places->size);
      add_mark (self, chosen ? self->ringed : self->plain, value, places, i);
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
  self->book = nonet_glyph_book_get (drawing->scene->alphabet, drawing->style->font_family, PANGO_WEIGHT_NORMAL,
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
