/* Boards drawn into memory, their pixels looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "tests/test.h"

#include "render/board/board-painter.h"
#include "render/board/board-style.h"

#include "colours.h"
#include "shapes.h"

#define SIZE 360

typedef struct
{
  NonetBoardScene scene;
  guint8 givens[81], entries[81], found[81], flags[81], colours[81];
  SudokuSet candidates[81], struck[81], corners[81];
  NonetCandidateColours candidate_colours[81];
  cairo_surface_t *picture;
} Board;

static void
board_set_up (Board *self, gconstpointer data)
{
  self->scene.shape = nonet_shape_get (3, 3);
  self->scene.alphabet = nonet_alphabet_new_usual (9);
  self->scene.givens = self->givens;
  self->scene.entries = self->entries;
  self->scene.flags = self->flags;
}

static void
board_tear_down (Board *self, gconstpointer data)
{
  nonet_alphabet_unref (self->scene.alphabet);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
}

static void
draw_clipped (Board *self, const NonetBoardStyle *style, const cairo_rectangle_t *clip)
{
  cairo_t *cr;

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cr = cairo_create (self->picture);
  nonet_board_draw (cr, &self->scene, style, SIZE, 1, clip);
  cairo_destroy (cr);
  cairo_surface_flush (self->picture);
}

static void
draw (Board *self)
{
  draw_clipped (self, nonet_board_style_light (), NULL);
}

static guint32
pixel (const Board *self, double x, double y)
{
  const guint8 *data = cairo_image_surface_get_data (self->picture);
  int stride = cairo_image_surface_get_stride (self->picture);

  return ((const guint32 *) (data + (int) y * stride))[(int) x] & 0xffffff;
}

/* How much of a cell is not as its corner is: 0 is blank; the darker and the larger a symbol, the more. */
static double
ink (const Board *self, guint cell)
{
  cairo_rectangle_t place;
  double sum = 0;

  nonet_board_cell_rectangle (self->scene.shape, SIZE, cell, &place);
  for (int y = 1; y < place.height - 1; y++)
    for (int x = 1; x < place.width - 1; x++)
      {
        guint32 here = pixel (self, place.x + x, place.y + y);
        guint32 ground = pixel (self, place.x + 1, place.y + place.height - 2);

        for (int shift = 0; shift < 24; shift += 8)
          sum += fabs ((double) (here >> shift & 0xff) - (double) (ground >> shift & 0xff)) / 765;
      }
  return sum;
}

/* The colour of a cell beside what is drawn in it. */
static guint32
ground (const Board *self, guint cell)
{
  cairo_rectangle_t place;

  nonet_board_cell_rectangle (self->scene.shape, SIZE, cell, &place);
  return pixel (self, place.x + place.width - 3, place.y + place.height - 2);
}

#define BOARD_TEST(name) TEST_WITH (name, Board, self, NULL, board_set_up, board_tear_down)

BOARD_TEST (an_empty_board_is_paper_and_lines)
{
  const NonetBoardStyle *style = nonet_board_style_light ();

  draw (self);
  g_assert_cmphex (ground (self, 40), ==, rgb (style->paper));
  g_assert_cmphex (pixel (self, 0, 0), ==, rgb (style->thick_line));
  g_assert_cmphex (pixel (self, SIZE - 1, SIZE / 2.0), ==, rgb (style->thick_line));
  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpfloat (ink (self, cell), ==, 0);
}

/* Lines have sharp edges: along a row of pixels there is nothing but paper, thin and thick line. */
BOARD_TEST (lines_are_crisp)
{
  const NonetBoardStyle *style = nonet_board_style_light ();
  guint n_thick = 0, n_thin = 0;

  draw (self);
  for (int x = 0; x < SIZE; x++)
    {
      guint32 here = pixel (self, x, 20);

      n_thick += here == rgb (style->thick_line);
      n_thin += here == rgb (style->thin_line);
      g_assert_true (here == rgb (style->paper) || here == rgb (style->thick_line) || here == rgb (style->thin_line));
    }
  /* Four thick lines of two pixels, six thin ones of one. */
  g_assert_cmpuint (n_thick, ==, 8);
  g_assert_cmpuint (n_thin, ==, 6);
}

/* The middle of the line between a cell and the one before it in its row, or column. */
static guint32
line_before (const Board *self, guint cell, gboolean vertical)
{
  cairo_rectangle_t place;

  nonet_board_cell_rectangle (self->scene.shape, SIZE, cell, &place);
  return vertical ? pixel (self, place.x - 1, place.y + 20) : pixel (self, place.x + 20, place.y - 1);
}

/* What is drawn between two cells is thick exactly where another region begins; and a line ends where its region does. */
BOARD_TEST (regions_of_any_form_have_their_borders)
{
  const NonetBoardStyle *style = nonet_board_style_light ();
  g_autoptr (SudokuShape) shape = jigsaw_new ();

  self->scene.shape = shape;
  draw (self);
  for (guint cell = 0; cell < 16; cell++)
    {
      gboolean left = cell % 4 == 0 || jigsaw_regions[cell] != jigsaw_regions[cell - 1];
      gboolean above = cell < 4 || jigsaw_regions[cell] != jigsaw_regions[cell - 4];

      g_assert_cmphex (line_before (self, cell, TRUE), ==, rgb (left ? style->thick_line : style->thin_line));
      g_assert_cmphex (line_before (self, cell, FALSE), ==, rgb (above ? style->thick_line : style->thin_line));
      g_assert_cmpfloat (ink (self, cell), ==, 0);
    }
}

/* The diagonals go through the cells that are on them, and through no others; the boxes are as usual. */
BOARD_TEST (diagonals_are_drawn_through_their_cells)
{
  const NonetBoardStyle *style = nonet_board_style_light ();
  g_autoptr (SudokuShape) shape = diagonal_new ();
  cairo_rectangle_t place;

  self->scene.shape = shape;
  draw (self);
  for (guint cell = 0; cell < 16; cell++)
    {
      guint row = cell / 4, column = cell % 4;
      gboolean on_diagonal = row == column || row + column == 3;

      g_assert_cmpint (ink (self, cell) > 1, ==, on_diagonal);
      g_assert_cmphex (line_before (self, cell, TRUE), ==,
                       rgb (column % 2 == 0 ? style->thick_line : style->thin_line));
    }
  /* From corner to corner. */
  nonet_board_cell_rectangle (shape, SIZE, 0, &place);
  g_assert_cmphex (pixel (self, place.x + place.width / 8, place.y + place.height / 8), !=, rgb (style->paper));
}

BOARD_TEST (givens_entries_and_found_differ_in_weight_too)
{
  NonetBoardStyle grey = *nonet_board_style_light ();
  double given, entry, found;

  grey.entry = grey.found = grey.given;
  self->scene.found = self->found;
  self->givens[0] = self->entries[1] = self->found[2] = 7;
  draw_clipped (self, &grey, NULL);
  given = ink (self, 0);
  entry = ink (self, 1);
  found = ink (self, 2);
  g_assert_cmpfloat (entry, >, 10);
  g_assert_cmpfloat (given, >, entry * 1.2);
  /* Upright and slanted: the same ink in other places. */
  g_assert_cmpfloat (found, >, 10);
  g_assert_cmpfloat (fabs (found - entry), >, 0.1);
}

/* In another ink, and slanted. */
BOARD_TEST (what_is_tried_differs_from_what_is_kept)
{
  NonetBoardStyle style = *nonet_board_style_light ();
  const guint8 kept[81] = { [1] = 7 };
  double upright;

  self->entries[1] = self->entries[2] = 7;
  self->scene.kept = kept;
  g_assert_false (nonet_board_scene_is_tried (&self->scene, 0));
  g_assert_false (nonet_board_scene_is_tried (&self->scene, 1));
  g_assert_true (nonet_board_scene_is_tried (&self->scene, 2));
  g_assert_false (style.tried.red == style.entry.red && style.tried.blue == style.entry.blue);
  style.tried = style.entry;
  draw_clipped (self, &style, NULL);
  upright = ink (self, 1);
  g_assert_cmpfloat (fabs (ink (self, 2) - upright), >, 0.1);
}

BOARD_TEST (symbols_are_in_the_middle)
{
  cairo_rectangle_t place;
  double sum = 0, x_sum = 0, y_sum = 0;

  self->givens[40] = 8;
  draw (self);
  nonet_board_cell_rectangle (self->scene.shape, SIZE, 40, &place);
  for (int y = 0; y < place.height; y++)
    for (int x = 0; x < place.width; x++)
      {
        double dark = 255 - (pixel (self, place.x + x, place.y + y) & 0xff);

        sum += dark;
        x_sum += dark * (x + 0.5);
        y_sum += dark * (y + 0.5);
      }
  g_assert_cmpfloat (fabs (x_sum / sum - place.width / 2), <, 1.2);
  g_assert_cmpfloat (fabs (y_sum / sum - place.height / 2), <, 1.2);
}

BOARD_TEST (tints_differ)
{
  const guint8 flags[] = {
    0, NONET_CELL_HOUSE, NONET_CELL_EQUAL, NONET_CELL_SELECTED, NONET_CELL_CONFLICT, NONET_CELL_DIFFERS
  };

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    self->flags[10 + i] = flags[i];
  draw (self);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmphex (ground (self, 10 + i), !=, ground (self, 10 + j));
}

/* Of several tints the one of the highest rank is there, unmixed; a corner says of a cell that it differs, too. */
BOARD_TEST (tints_are_ranked)
{
  const guint8 ranks[] = { NONET_CELL_SELECTED, NONET_CELL_CONFLICT, NONET_CELL_EQUAL, NONET_CELL_HOUSE,
                           NONET_CELL_DIFFERS };
  guint8 all = 0;

  for (guint i = G_N_ELEMENTS (ranks); i-- > 0;)
    {
      all |= ranks[i];
      self->flags[10 + i] = all;
      self->flags[20 + i] = ranks[i];
    }
  draw (self);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      cairo_rectangle_t place;

      g_assert_cmphex (ground (self, 10 + i), ==, ground (self, 20 + i));
      nonet_board_cell_rectangle (self->scene.shape, SIZE, 10 + i, &place);
      if (ranks[i] == NONET_CELL_DIFFERS)
        g_assert_cmphex (pixel (self, place.x + 1, place.y + 1), ==, ground (self, 10 + i));
      else
        g_assert_cmphex (pixel (self, place.x + 1, place.y + 1), !=, ground (self, 10 + i));
    }
}

static guint32
inside (const Board *self, guint cell)
{
  cairo_rectangle_t place;

  nonet_board_cell_rectangle (self->scene.shape, SIZE, cell, &place);
  return pixel (self, place.x + place.width / 2, place.y + place.height / 2);
}

/* Each of the nine colors is the same whatever else there is to say of its cell, which frames and corners do. */
BOARD_TEST (colours_keep_their_hue)
{
  const guint8 flags[] = { 0, NONET_CELL_SELECTED, NONET_CELL_EQUAL, NONET_CELL_HOUSE, NONET_CELL_DIFFERS };
  static guint8 colours[81];

  self->scene.colours = colours;
  for (guint8 colour = 1; colour <= NONET_MAX_COLOUR; colour++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
        {
          colours[10 + i] = colour;
          self->flags[10 + i] = flags[i];
        }
      draw (self);
      for (guint i = 1; i < G_N_ELEMENTS (flags); i++)
        {
          cairo_rectangle_t place;

          nonet_board_cell_rectangle (self->scene.shape, SIZE, 10 + i, &place);
          g_assert_cmphex (inside (self, 10 + i), ==, inside (self, 10));
          g_assert_true ((pixel (self, place.x + 1, place.y + 1) == inside (self, 10))
                         == (flags[i] == NONET_CELL_HOUSE));
        }
    }
}

/* A conflict is hatched, which a red cell is not. */
BOARD_TEST (conflicts_differ_from_red)
{
  static guint8 colours[81] = { [10] = 1 };

  self->scene.colours = colours;
  self->flags[11] = NONET_CELL_CONFLICT;
  draw (self);
  g_assert_cmpfloat (ink (self, 11), >, ink (self, 10) + 1);
}

/* A conflict has a corner besides its colour. */
BOARD_TEST (conflicts_have_a_corner)
{
  cairo_rectangle_t place;

  self->flags[0] = NONET_CELL_CONFLICT;
  draw (self);
  nonet_board_cell_rectangle (self->scene.shape, SIZE, 0, &place);
  g_assert_cmphex (pixel (self, place.x + place.width - 1, place.y + 1), ==,
                   rgb (nonet_board_style_light ()->conflict));
}

BOARD_TEST (candidates_stand_at_their_places)
{
  NonetBoardLayout layout;
  cairo_rectangle_t inside, place;

  nonet_board_layout_init (&layout, self->scene.shape, SIZE, 1, FALSE);
  nonet_board_layout_cell (&layout, 40, &inside);
  self->scene.candidates = self->candidates;
  for (guint value = 1; value <= 9; value++)
    {
      double here = 0, elsewhere = 0;

      self->candidates[40] = sudoku_set_of (value);
      draw (self);
      nonet_board_layout_candidate (&layout, &inside, value, &place);
      for (int y = 0; y < inside.height; y++)
        for (int x = 0; x < inside.width; x++)
          {
            double dark = 255 - (pixel (self, inside.x + x, inside.y + y) & 0xff);
            double px = inside.x + x + 0.5, py = inside.y + y + 0.5;

            if (px > place.x && px < place.x + place.width && py > place.y && py < place.y + place.height)
              here += dark;
            else
              elsewhere += dark;
          }
      g_assert_cmpfloat (here, >, 300);
      g_assert_cmpfloat (elsewhere, <, here / 20);
    }
}

BOARD_TEST (candidates_are_hidden_by_symbols)
{
  double alone;

  self->givens[40] = 5;
  draw (self);
  alone = ink (self, 40);
  self->scene.candidates = self->candidates;
  self->candidates[40] = sudoku_set_full (9);
  draw (self);
  g_assert_cmpfloat (ink (self, 40), ==, alone);
}

BOARD_TEST (the_chosen_candidate_is_ringed_and_struck_ones_struck)
{
  double plain;

  self->scene.candidates = self->candidates;
  self->candidates[40] = sudoku_set_of (8);
  draw (self);
  plain = ink (self, 40);
  self->scene.chosen = 8;
  draw (self);
  g_assert_cmpfloat (ink (self, 40), >, plain * 1.3);
  self->scene.chosen = 0;
  self->scene.struck = self->struck;
  self->struck[40] = sudoku_set_of (8);
  draw (self);
  g_assert_cmpfloat (ink (self, 40), >, plain * 1.05);
}

/* 90 of 100 solutions against 10: the place of the first is tinted more. */
BOARD_TEST (shares_of_solutions_are_shades)
{
  NonetBoardLayout layout;
  cairo_rectangle_t inside, place;
  guint64 tally[81 * 9] = { 0 };
  guint32 corner[2];

  nonet_board_layout_init (&layout, self->scene.shape, SIZE, 1, FALSE);
  nonet_board_layout_cell (&layout, 40, &inside);
  self->scene.candidates = self->candidates;
  self->scene.tally = tally;
  self->candidates[40] = sudoku_set_of (1) | sudoku_set_of (2);
  tally[40 * 9] = 90;
  tally[40 * 9 + 1] = 10;
  draw (self);
  for (guint value = 1; value <= 2; value++)
    {
      nonet_board_layout_candidate (&layout, &inside, value, &place);
      corner[value - 1] = pixel (self, round (place.x) + 1, round (place.y)) >> 16;
    }
  g_assert_cmphex (corner[1], <, 0xff);
  g_assert_cmphex (corner[0], <, corner[1]);
}

BOARD_TEST (a_clip_leaves_out_far_cells)
{
  cairo_rectangle_t clip = { 0, 0, SIZE / 3.0, SIZE / 3.0 };

  self->givens[0] = self->givens[80] = 5;
  draw_clipped (self, nonet_board_style_light (), &clip);
  g_assert_cmpfloat (ink (self, 0), >, 10);
  g_assert_cmpfloat (ink (self, 80), ==, 0);
}

/* Of 25 candidates a cell of 22 pixels has 4 for each; one of 66 has 13. */
TEST (candidates_need_room)
{
  const SudokuShape *shape = nonet_shape_get (5, 5);
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (25);
  const NonetBoardStyle *style = nonet_board_style_light ();

  g_assert_false (nonet_board_has_room_for_candidates (shape, alphabet, style, 25 * 22));
  g_assert_true (nonet_board_has_room_for_candidates (shape, alphabet, style, 25 * 66));
}

/* "36" must not be wider than its cell: nothing touches the lines. */
TEST (wide_symbols_fit)
{
  NonetBoardScene scene = { 0 };
  guint8 givens[36 * 36];
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 720, 720);
  cairo_t *cr = cairo_create (picture);
  const guint8 *pixels;

  scene.shape = nonet_shape_get (6, 6);
  scene.alphabet = nonet_alphabet_new_usual (36);
  scene.givens = givens;
  memset (givens, 28, sizeof givens);
  nonet_board_draw (cr, &scene, nonet_board_style_light (), 720, 1, NULL);
  cairo_surface_flush (picture);
  pixels = cairo_image_surface_get_data (picture);
  for (guint cell = 0; cell < 36; cell++)
    {
      cairo_rectangle_t place;

      nonet_board_cell_rectangle (scene.shape, 720, cell, &place);
      for (int y = 0; y < place.height; y++)
        for (int x = 0; x < 1; x++)
          g_assert_cmphex (
              ((const guint32 *) (pixels
                                  + ((int) place.y + y) * cairo_image_surface_get_stride (picture)))[(int) place.x + x]
                  & 0xffffff,
              ==, 0xffffff);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  nonet_alphabet_unref (scene.alphabet);
}

/* How much ink there is in a part of a cell, in shares of its sides. */
static double
ink_in (const Board *self, guint cell, double left, double top, double right, double bottom)
{
  cairo_rectangle_t at;
  double sum = 0;

  nonet_board_cell_rectangle (self->scene.shape, SIZE, cell, &at);
  for (int y = (int) ceil (at.y + at.height * top); y < at.y + at.height * bottom; y++)
    for (int x = (int) ceil (at.x + at.width * left); x < at.x + at.width * right; x++)
      sum += 1 - (pixel (self, x, y) & 0xff) / 255.0;
  return sum;
}

/* Seven stand in two lines in a cell of 100 pixels, too, where one would be as small as half. */
BOARD_TEST (many_centre_marks_are_as_large_as_few)
{
  self->scene.centres = self->candidates;
  self->candidates[40] = sudoku_set_full (7);
  g_assert_cmpuint (nonet_board_shown_at (&self->scene, nonet_board_style_light (), 900, 460, 435), ==, 3);
  g_assert_cmpuint (nonet_board_shown_at (&self->scene, nonet_board_style_light (), 900, 450, 465), ==, 6);
}

BOARD_TEST (corner_marks_stand_around_the_edge)
{
  self->scene.corners = self->corners;
  self->corners[40] = sudoku_set_of (2) | sudoku_set_of (5);
  draw (self);
  g_assert_cmpfloat (ink_in (self, 40, 0, 0, 0.4, 0.4), >, 1);
  g_assert_cmpfloat (ink_in (self, 40, 0.6, 0, 1, 0.4), >, 1);
  g_assert_cmpfloat (ink_in (self, 40, 0, 0.4, 1, 1), ==, 0);
  self->corners[40] = sudoku_set_full (4);
  draw (self);
  g_assert_cmpfloat (ink_in (self, 40, 0, 0.6, 0.4, 1), >, 1);
  g_assert_cmpfloat (ink_in (self, 40, 0.6, 0.6, 1, 1), >, 1);
  g_assert_cmpfloat (ink_in (self, 40, 0.4, 0, 0.6, 1), ==, 0);
}

/* Four marks stand in one line, nine need two in a cell of 40 pixels. */
BOARD_TEST (centre_marks_stand_in_the_middle)
{
  self->scene.centres = self->candidates;
  self->candidates[40] = sudoku_set_full (4);
  draw (self);
  g_assert_cmpfloat (ink_in (self, 40, 0, 0.35, 1, 0.65), >, 3);
  g_assert_cmpfloat (ink_in (self, 40, 0, 0, 1, 0.32) + ink_in (self, 40, 0, 0.68, 1, 1), ==, 0);
  self->candidates[40] = sudoku_set_full (9);
  draw (self);
  g_assert_cmpfloat (ink_in (self, 40, 0, 0.2, 1, 0.4), >, 2);
  g_assert_cmpfloat (ink_in (self, 40, 0, 0.6, 1, 0.8), >, 2);
  self->entries[40] = 1;
  self->scene.corners = self->candidates;
  draw (self);
  self->scene.centres = self->scene.corners = NULL;
  {
    double with_marks = ink (self, 40);

    draw (self);
    g_assert_cmpfloat (with_marks, ==, ink (self, 40));
  }
}

BOARD_TEST (marks_and_candidates_have_their_colours)
{
  self->scene.candidate_colours = self->candidate_colours;
  self->candidates[40] = self->corners[41] = sudoku_set_of (1);
  for (guint kind = 0; kind < 2; kind++)
    {
      double plain;

      self->scene.candidates = kind == 0 ? self->candidates : NULL;
      self->scene.corners = kind == 1 ? self->corners : NULL;
      nonet_candidate_colours_set (self->candidate_colours, 40 + kind, 1, 0);
      draw (self);
      plain = ink_in (self, 40 + kind, 0, 0, 0.4, 0.4);
      nonet_candidate_colours_set (self->candidate_colours, 40 + kind, 1, 6);
      draw (self);
      g_assert_cmpfloat (ink_in (self, 40 + kind, 0, 0, 0.4, 0.4), !=, plain);
      g_assert_cmpfloat (ink_in (self, 40 + kind, 0.5, 0, 1, 1), ==, 0);
    }
}

/* On paper a letter says what colour a cell has. */
BOARD_TEST (colours_have_letters_where_hues_are_not_enough)
{
  NonetBoardStyle heavy = *nonet_board_style_light ();

  self->scene.colours = self->colours;
  self->colours[40] = 3;
  draw (self);
  g_assert_cmpfloat (ink (self, 40), ==, 0);
  draw_clipped (self, nonet_board_style_print (), NULL);
  g_assert_cmpfloat (ink (self, 40), >, 0);
  heavy.high_contrast = TRUE;
  draw_clipped (self, &heavy, NULL);
  g_assert_cmpfloat (ink (self, 40), >, 0);
}

/* Faded candidates have less ink, and none of the colour of conflicts; shares are bars beside, and figures are in the cursor's cell
 * alone. */
BOARD_TEST (what_is_possible_is_a_picture)
{
  guint64 tally[81 * 9] = { 0 };
  double plain;

  self->scene.candidates = self->candidates;
  self->candidates[0] = self->candidates[1] = self->candidates[40] = sudoku_set_of (1) | sudoku_set_of (2);
  draw (self);
  plain = ink (self, 40);
  self->scene.faded = self->struck;
  self->struck[40] = sudoku_set_of (2);
  self->candidates[40] = sudoku_set_of (1);
  draw (self);
  g_assert_cmpfloat (ink (self, 40), <, plain);
  g_assert_cmpfloat (ink (self, 40), >, plain / 2);

  self->scene.tally = tally;
  for (guint cell = 0; cell < 2; cell++)
    tally[cell * 9] = tally[cell * 9 + 1] = 50;
  draw (self);
  plain = ink (self, 1);
  g_assert_cmpfloat (fabs (ink (self, 0) - plain), <, plain / 20);
  tally[9] = 99;
  tally[10] = 1;
  draw (self);
  g_assert_cmpfloat (ink_in (self, 1, 0, 0, 0.34, 0.36), >, ink_in (self, 0, 0, 0, 0.34, 0.36));
}

/* What all solutions have is drawn just as a symbol that the search has found. */
BOARD_TEST (the_only_possible_value_is_a_found_symbol)
{
  guint64 tally[81 * 9] = { 0 };
  double found;

  self->scene.found = self->found;
  self->found[40] = 7;
  draw (self);
  found = ink (self, 40);
  self->scene.found = NULL;
  self->scene.candidates = self->candidates;
  self->scene.tally = tally;
  self->candidates[40] = sudoku_set_of (7);
  draw (self);
  g_assert_cmpfloat (ink (self, 40), ==, found);
  g_assert_cmpuint (nonet_board_scene_get_certain (&self->scene, 40), ==, 7);
  self->candidates[40] |= 1;
  g_assert_cmpuint (nonet_board_scene_get_certain (&self->scene, 40), ==, 0);
}

/* Symbols are large text and need 3 : 1, candidates 4.5 : 1 on paper and 3 : 1 on any tint. */
TEST (texts_can_be_read_on_tints)
{
  const NonetBoardStyle *styles[] = { nonet_board_style_light (), nonet_board_style_dark (),
                                      nonet_board_style_print () };

  for (guint s = 0; s < G_N_ELEMENTS (styles); s++)
    {
      const NonetBoardStyle *style = styles[s];
      const NonetColour none = { 0, 0, 0, 0 };
      const NonetColour tints[] = { none,
                                    style->house,
                                    style->equal,
                                    style->selected,
                                    style->differs,
                                    style->conflict_tint,
                                    style->hover,
                                    style->colour[0],
                                    style->colour[1],
                                    style->colour[2],
                                    style->colour[3],
                                    style->colour[4],
                                    style->colour[5],
                                    style->colour[6],
                                    style->colour[7],
                                    style->colour[8] };

      g_assert_cmpfloat (contrast (style->candidate, style->paper), >=, 4.5);
      g_assert_cmpfloat (contrast (style->faded, style->paper), >=, 3);
      for (guint t = 0; t < G_N_ELEMENTS (tints); t++)
        {
          NonetColour ground = over (tints[t], 1, style->paper);

          g_assert_cmpfloat (contrast (style->given, ground), >=, 4.5);
          g_assert_cmpfloat (contrast (style->entry, ground), >=, 3);
          g_assert_cmpfloat (contrast (style->tried, ground), >=, 3);
          g_assert_cmpfloat (contrast (style->found, ground), >=, 3);
          g_assert_cmpfloat (contrast (style->candidate, ground), >=, 3);
        }
      for (guint colour = 0; colour < NONET_MAX_COLOUR; colour++)
        {
          NonetColour patch = style->colour[colour];

          patch.alpha = MIN (1, patch.alpha * NONET_PATCH_OPACITY);
          g_test_message ("style %u, colour %u: %.2f", s, colour,
                          contrast (style->candidate, over (patch, 1, style->paper)));
          g_assert_cmpfloat (contrast (style->candidate, over (patch, 1, style->paper)), >=, 3);
        }
      g_assert_cmpfloat (contrast (style->conflict, over (style->conflict_tint, 1, style->paper)), >=, 3);
      g_assert_cmpfloat (contrast (style->given, over (style->ring, 1, style->paper)), >=, 4.5);
    }
}
