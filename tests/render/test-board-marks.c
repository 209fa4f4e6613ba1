/* Marks and links drawn into memory: their forms, their places, and whether digits can still be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "tests/test.h"

#include "render/board/board-painter.h"
#include "render/board/board-style.h"

#include "colours.h"
#include "shapes.h"

#define SIZE 1080

typedef struct
{
  NonetBoardScene scene;
  NonetBoardMarks *marks;
  guint8 givens[81];
  SudokuSet candidates[81];
  NonetBoardLayout layout;
  NonetBoardStyle plain; /* ink on paper only */
} Board;

static void
board_set_up (Board *self, gconstpointer data)
{
  self->scene.shape = nonet_shape_get (3, 3);
  self->scene.alphabet = nonet_alphabet_new_usual (9);
  self->scene.givens = self->givens;
  self->scene.candidates = self->candidates;
  self->scene.marks = self->marks = nonet_board_marks_new (self->scene.shape);
  nonet_board_layout_init (&self->layout, self->scene.shape, SIZE, 1, FALSE);
  self->plain = *nonet_board_style_print ();
}

static void
board_tear_down (Board *self, gconstpointer data)
{
  nonet_board_marks_unref (self->marks);
  nonet_alphabet_unref (self->scene.alphabet);
}

static cairo_surface_t *
draw_of_size (const Board *self, const NonetBoardStyle *style, double size)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cairo_t *cr = cairo_create (picture);

  nonet_board_draw (cr, &self->scene, style, size, 1, NULL);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

static cairo_surface_t *
draw (const Board *self, const NonetBoardStyle *style)
{
  return draw_of_size (self, style, SIZE);
}

static guint32
pixel (cairo_surface_t *picture, double x, double y)
{
  const guint8 *data = cairo_image_surface_get_data (picture);

  return ((const guint32 *) (data + (int) y * cairo_image_surface_get_stride (picture)))[(int) x] & 0xffffff;
}

static cairo_rectangle_t
place_of (const Board *self, guint cell, guint value)
{
  cairo_rectangle_t inside, place;

  nonet_board_layout_cell (&self->layout, cell, &inside);
  nonet_board_layout_candidate (&self->layout, &inside, value, &place);
  return place;
}

static void
mark (Board *self, guint cell, guint value, NonetMark mark)
{
  self->candidates[cell] |= sudoku_set_of (value);
  self->marks->candidate[cell * 9 + value - 1] = (guint8) mark;
}

/* Whether a mark has the colour of its rim at a share of the radius, left of the middle of candidate 5 of cell 40. */
static gboolean
has_rim_at (Board *self, NonetMark kind, double share)
{
  cairo_rectangle_t place = place_of (self, 40, 5);
  cairo_surface_t *picture;
  NonetMarkColours colours;
  guint32 here;

  mark (self, 40, 5, kind);
  picture = draw (self, nonet_board_style_light ());
  here = pixel (picture, place.x + place.width / 2 - MIN (place.width, place.height) * 0.45 * share,
                place.y + place.height / 2);
  cairo_surface_destroy (picture);
  nonet_board_style_mark (nonet_board_style_light (), kind, &colours);
  return here == rgb (colours.rim);
}

#define BOARD_TEST(name) TEST_WITH (name, Board, self, NULL, board_set_up, board_tear_down)

BOARD_TEST (fins_are_rings_about_their_digits)
{
  g_assert_true (has_rim_at (self, NONET_MARK_FIN, 0.9));
  g_assert_false (has_rim_at (self, NONET_MARK_FIN, 0.65));
  g_assert_false (has_rim_at (self, NONET_MARK_FIN, 1.2));
  g_assert_true (has_rim_at (self, NONET_MARK_PATTERN, 0.9));
  g_assert_true (has_rim_at (self, NONET_MARK_PATTERN, 0.65));
}

static gboolean
is_same_picture (cairo_surface_t *a, cairo_surface_t *b)
{
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                 (gsize) cairo_image_surface_get_stride (a) * SIZE)
         == 0;
}

/* In ink on paper only, as on paper and with high contrast, no two marks look the same; sets have letters. */
BOARD_TEST (marks_differ_without_colour)
{
  cairo_surface_t *picture[NONET_N_MARKS];

  for (guint i = 0; i < NONET_N_MARKS; i++)
    {
      mark (self, 40, 5, i);
      self->marks->cell[40] =
          (guint16) (i >= NONET_MARK_SET && i < NONET_MARK_SET + NONET_MARK_SETS ? 1u << (i - NONET_MARK_SET) : 0);
      picture[i] = draw (self, &self->plain);
      for (guint j = 0; j < i; j++)
        g_assert_false (is_same_picture (picture[i], picture[j]));
    }
  for (guint i = 0; i < NONET_N_MARKS; i++)
    cairo_surface_destroy (picture[i]);
}

BOARD_TEST (houses_differ_without_colour)
{
  cairo_surface_t *picture[NONET_N_HOUSE_MARKS];

  self->plain.base = self->plain.cover = self->plain.ink;
  for (guint i = 0; i < NONET_N_HOUSE_MARKS; i++)
    {
      self->marks->house[12] = (guint8) i;
      picture[i] = draw (self, &self->plain);
      for (guint j = 0; j < i; j++)
        g_assert_false (is_same_picture (picture[i], picture[j]));
    }
  for (guint i = 0; i < NONET_N_HOUSE_MARKS; i++)
    cairo_surface_destroy (picture[i]);
}

/* A marked candidate is drawn even if it is not among those shown. */
BOARD_TEST (marked_candidates_are_seen)
{
  cairo_surface_t *unmarked = draw (self, nonet_board_style_light ()), *marked;

  self->marks->candidate[40 * 9 + 4] = NONET_MARK_FIN;
  marked = draw (self, nonet_board_style_light ());
  g_assert_false (is_same_picture (unmarked, marked));
  cairo_surface_destroy (unmarked);
  cairo_surface_destroy (marked);
}

/* The pixels of a cell that two pictures have in different colours, as a share of it. */
static double
difference (const Board *self, cairo_surface_t *a, cairo_surface_t *b, guint cell)
{
  cairo_rectangle_t at;
  guint n = 0;

  nonet_board_layout_cell (&self->layout, cell, &at);
  for (double y = at.y; y < at.y + at.height; y++)
    for (double x = at.x; x < at.x + at.width; x++)
      n += pixel (a, x, y) != pixel (b, x, y);
  return n / (at.width * at.height);
}

/* A digit in r1c1, and a line from it across r1c2 to r1c4, where a cross is. */
static void
check_reasons (Board *self, const NonetBoardStyle *style, double least_lit)
{
  cairo_surface_t *before, *after;

  self->givens[0] = 5;
  self->marks->cell[0] = self->marks->cell[3] = 0;
  g_array_set_size (self->marks->rays, 0);
  before = draw (self, style);
  self->marks->cell[0] = NONET_CELL_MARK_LIT;
  self->marks->cell[3] = NONET_CELL_MARK_CROSSED;
  nonet_board_marks_add_ray (self->marks, 0, 3);
  after = draw (self, style);
  g_assert_cmpfloat (difference (self, before, after, 0), >, least_lit);
  g_assert_cmpfloat (difference (self, before, after, 1), >, 0.03);
  g_assert_cmpfloat (difference (self, before, after, 3), >, difference (self, before, after, 1));
  g_assert_cmpfloat (difference (self, before, after, 4), ==, 0);
  g_assert_cmpfloat (difference (self, before, after, 10), ==, 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

BOARD_TEST (reasons_are_lit_and_their_lines_end_in_crosses)
{
  check_reasons (self, nonet_board_style_light (), 0.5);
  check_reasons (self, nonet_board_style_dark (), 0.5);
  /* Ink on paper: an outline. */
  check_reasons (self, &self->plain, 0.05);
}

BOARD_TEST (marks_of_a_value_hide_other_candidates)
{
  cairo_surface_t *all, *some;
  cairo_rectangle_t five = place_of (self, 40, 5);

  self->candidates[40] = sudoku_set_full (9);
  self->candidates[44] = sudoku_set_of (5) | sudoku_set_of (9);
  all = draw (self, nonet_board_style_light ());
  self->marks->values = sudoku_set_of (5);
  some = draw (self, nonet_board_style_light ());
  g_assert_cmpfloat (difference (self, all, some, 44), >, 0);
  for (double y = five.y; y < five.y + five.height; y++)
    for (double x = five.x; x < five.x + five.width; x++)
      g_assert_cmphex (pixel (all, x, y), ==, pixel (some, x, y));
  cairo_surface_destroy (all);
  /* What is placed is as large as its cell has room. */
  self->marks->candidate[44 * 9 + 4] = NONET_MARK_PLACED;
  all = draw (self, nonet_board_style_light ());
  g_assert_cmpfloat (difference (self, all, some, 44), >, 0.25);
  cairo_surface_destroy (all);
  cairo_surface_destroy (some);
}

/* Links two candidates, and returns the picture of the board with the link; without, its picture before. */
static cairo_surface_t *
draw_link (Board *self, guint16 from, guint16 to, guint value, gboolean strong, cairo_surface_t **without)
{
  guint from_node = nonet_board_marks_add_node (self->marks, value, &from, 1);
  guint to_node = nonet_board_marks_add_node (self->marks, value, &to, 1);

  mark (self, from, value, NONET_MARK_OFF);
  mark (self, to, value, NONET_MARK_ON);
  *without = draw (self, nonet_board_style_light ());
  nonet_board_marks_add_link (self->marks, from_node, to_node, strong);
  return draw (self, nonet_board_style_light ());
}

static gboolean
is_in (const cairo_rectangle_t *place, double half_width, double half_height, double x, double y)
{
  return fabs (x + 0.5 - place->x - place->width / 2) < place->width * half_width
         && fabs (y + 0.5 - place->y - place->height / 2) < place->height * half_height;
}

/* Whether a digit is at a pixel: what it covers is that much of its cell or place. */
static gboolean
is_on_digit (const Board *self, int x, int y)
{
  int at = nonet_board_cell_at (self->scene.shape, SIZE, x, y);
  guint cell = at >= 0 ? (guint) at : 0;
  cairo_rectangle_t inside;

  nonet_board_layout_cell (&self->layout, cell, &inside);
  if (self->givens[cell] != 0)
    return is_in (&inside, 0.19, 0.26, x, y);
  for (SudokuSet set = self->candidates[cell]; set != 0; set &= set - 1)
    {
      cairo_rectangle_t place = place_of (self, cell, sudoku_set_first (set));

      if (is_in (&place, 0.19, 0.25, x, y))
        return TRUE;
    }
  return FALSE;
}

/* How many pixels a link has changed; none of them is a digit's. */
static guint
count_link (Board *self, guint16 from, guint16 to, guint value, gboolean strong)
{
  cairo_surface_t *without, *with = draw_link (self, from, to, value, strong, &without);
  guint n_changed = 0;

  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      if (pixel (with, x, y) != pixel (without, x, y))
        {
          n_changed++;
          g_assert_false (is_on_digit (self, x, y));
        }
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return n_changed;
}

/* Candidates in every second cell, symbols in the others: along rows and a column. */
BOARD_TEST (links_go_round_digits)
{
  static const guint16 ends[][2] = { { 0, 8 }, { 40, 44 }, { 4, 76 } };

  for (guint cell = 0; cell < 81; cell++)
    if (cell % 2 == 0)
      self->candidates[cell] = sudoku_set_of (2) | sudoku_set_of (5) | sudoku_set_of (7);
    else
      self->givens[cell] = 8;
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    g_assert_cmpuint (count_link (self, ends[i][0], ends[i][1], 5, TRUE), >, 100);
}

BOARD_TEST (weak_links_are_dashed)
{
  guint strong = count_link (self, 0, 8, 5, TRUE), weak = count_link (self, 72, 80, 5, FALSE);

  g_assert_cmpuint (weak, >, strong / 3);
  g_assert_cmpuint (weak, <, strong * 4 / 5);
}

BOARD_TEST (small_boards_have_no_links)
{
  static const guint16 ends[] = { 0, 8 };
  guint from = nonet_board_marks_add_node (self->marks, 5, &ends[0], 1);
  guint to = nonet_board_marks_add_node (self->marks, 5, &ends[1], 1);
  cairo_surface_t *without = draw_of_size (self, &self->plain, 150), *with;

  nonet_board_marks_add_link (self->marks, from, to, TRUE);
  with = draw_of_size (self, &self->plain, 150);
  g_assert_true (is_same_picture (with, without));
  cairo_surface_destroy (with);
  with = draw (self, &self->plain);
  g_assert_false (is_same_picture (with, without));
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* The outline of a node in three cells of a row runs above the digits between them. */
BOARD_TEST (nodes_of_several_cells_are_outlined)
{
  static const guint16 cells[] = { 39, 40, 41 };
  cairo_rectangle_t middle = place_of (self, 40, 5);
  cairo_surface_t *picture;
  gboolean seen = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    mark (self, cells[i], 5, NONET_MARK_ON);
  nonet_board_marks_add_node (self->marks, 5, cells, G_N_ELEMENTS (cells));
  picture = draw (self, nonet_board_style_light ());
  for (double y = middle.y - 6; y < middle.y + 6; y++)
    seen |= pixel (picture, middle.x - 3, y) != 0xffffff;
  g_assert_true (seen);
  cairo_surface_destroy (picture);
}

static void
check_contrast (const NonetBoardStyle *style)
{
  NonetColour crossed = over (style->cover, 0.08, over (style->base, 0.08, style->paper));

  for (NonetMark i = NONET_MARK_PATTERN; i < NONET_N_MARKS; i++)
    {
      NonetMarkColours colours;

      nonet_board_style_mark (style, i, &colours);
      g_assert_cmpfloat (contrast (colours.ink, over (colours.fill, 1, style->paper)), >=, 4.5);
      g_assert_cmpfloat (contrast (colours.ink, over (colours.fill, 1, crossed)), >=, 4.5);
      g_assert_cmpfloat (contrast (colours.rim, style->paper), >=, 4.5);
    }
  g_assert_cmpfloat (contrast (style->ink, crossed), >=, 4.5);
  g_assert_cmpfloat (contrast (style->candidate, crossed), >=, 4.5);
  g_assert_cmpfloat (contrast (style->candidate, over (style->dimmed, 1, style->paper)), >=, 4.5);
}

TEST (marks_can_be_read)
{
  NonetBoardStyle high = *nonet_board_style_dark ();

  check_contrast (nonet_board_style_light ());
  check_contrast (nonet_board_style_dark ());
  check_contrast (nonet_board_style_print ());
  high.high_contrast = TRUE;
  check_contrast (&high);
}
