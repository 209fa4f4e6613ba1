/* Where cells and candidates are, worked out by hand on small boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "tests/test.h"

#include "formats/shapes.h"
#include "render/board/board-style.h"

#include "shapes.h"

static const SudokuShape *
board_of (guint order)
{
  return nonet_shape_get_usual (order);
}

/* A board of 4 at 402 units has a frame of 2 (402 / 250, rounded) and cells of (402 - 2) / 4 = 100. */
TEST (lines_of_a_small_board)
{
  NonetBoardLayout layout;

  nonet_board_layout_init (&layout, board_of (4), 402, 1, FALSE);
  g_assert_cmpfloat (layout.thick, ==, 2);
  g_assert_cmpfloat (layout.thin, ==, 1);
  g_assert_cmpfloat (layout.cell, ==, 100);
  g_assert_cmpfloat (nonet_board_layout_line (&layout, 0, 2), ==, 0);
  g_assert_cmpfloat (nonet_board_layout_line (&layout, 1, 1), ==, 101);
  g_assert_cmpfloat (nonet_board_layout_line (&layout, 2, 2), ==, 200);
  g_assert_cmpfloat (nonet_board_layout_line (&layout, 4, 2), ==, 400);
}

static void
check_widths (guint order, double size, double scale, double thick, double thin)
{
  NonetBoardLayout layout;

  nonet_board_layout_init (&layout, board_of (order), size, scale, FALSE);
  g_assert_cmpfloat (layout.thick, ==, thick);
  g_assert_cmpfloat (layout.thin, ==, thin);
}

/* A board that is zoomed has the lines of one that fits; boxes stand out unless cells are tiny. */
TEST (lines_keep_their_width)
{
  check_widths (9, 750, 1, 3, 1);
  check_widths (9, 6000, 1, 3, 1);
  check_widths (64, 6000, 1, 3, 1);
  check_widths (64, 1408, 1, 2, 1); /* cells of 22: a tenth is 2 */
  check_widths (9, 6000, 2, 6, 2);
  check_widths (9, 180, 1, 2, 1);
  check_widths (9, 97, 1, 1, 1); /* cells of less than 11 */
}

/* Boxes of 2 x 3: thick lines before rows 0 2 4 6 and columns 0 3 6. */
TEST (thick_lines_are_around_boxes_only)
{
  NonetBoardLayout layout;

  nonet_board_layout_init (&layout, board_of (6), 600, 1, FALSE);
  for (guint i = 0; i <= 6; i++)
    for (guint along = 0; along < 6; along++)
      {
        g_assert_cmpint (nonet_board_layout_is_border (&layout, i, along, FALSE), ==, i % 2 == 0);
        g_assert_cmpint (nonet_board_layout_is_border (&layout, along, i, TRUE), ==, i % 3 == 0);
      }
}

/* The cell at the end of the first row of the region B stands between lines that are thick on the left and below. */
TEST (irregular_regions_have_thick_lines_around_them)
{
  g_autoptr (SudokuShape) shape = jigsaw_new ();
  NonetBoardLayout layout;
  cairo_rectangle_t place;

  nonet_board_layout_init (&layout, shape, 402, 1, FALSE);
  for (guint cell = 0; cell < 16; cell++)
    {
      guint row = cell / 4, column = cell % 4;

      g_assert_cmpint (nonet_board_layout_is_border (&layout, row, column, TRUE), ==,
                       column == 0 || jigsaw_regions[cell] != jigsaw_regions[cell - 1]);
      g_assert_cmpint (nonet_board_layout_is_border (&layout, row, column, FALSE), ==,
                       row == 0 || jigsaw_regions[cell] != jigsaw_regions[cell - 4]);
    }
  nonet_board_layout_cell (&layout, 3, &place);
  g_assert_cmpfloat (place.x, ==, 302);
  g_assert_cmpfloat (place.width, ==, 98);
  g_assert_cmpfloat (place.y, ==, 2);
  g_assert_cmpfloat (place.height, ==, 99);
}

TEST (everything_is_on_whole_pixels_and_inside)
{
  const guint orders[] = { 1, 4, 6, 9, 12, 16, 25, 64 };
  const double scales[] = { 1, 1.25, 2, 3 };

  for (guint o = 0; o < G_N_ELEMENTS (orders); o++)
    for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
      for (guint size = 200; size < 260; size += 7)
        {
          NonetBoardLayout layout;
          cairo_rectangle_t first, last;

          nonet_board_layout_init (&layout, board_of (orders[o]), size, scales[s], FALSE);
          nonet_board_layout_cell (&layout, 0, &first);
          nonet_board_layout_cell (&layout, orders[o] * orders[o] - 1, &last);
          g_assert_cmpfloat (first.x, ==, floor (first.x));
          g_assert_cmpfloat (last.width, ==, floor (last.width));
          g_assert_cmpfloat (first.x, ==, layout.thick);
          g_assert_cmpfloat (last.width, >, 0);
          g_assert_cmpfloat (last.x + last.width, <=, layout.size);
        }
}

TEST (cells_are_hit_in_their_middle)
{
  const guint orders[] = { 1, 4, 6, 9, 25, 64 };

  for (guint o = 0; o < G_N_ELEMENTS (orders); o++)
    {
      const SudokuShape *shape = board_of (orders[o]);

      for (guint cell = 0; cell < shape->n_cells; cell++)
        {
          cairo_rectangle_t place;

          nonet_board_cell_rectangle (shape, 571, cell, &place);
          g_assert_cmpint (nonet_board_cell_at (shape, 571, place.x + place.width / 2, place.y + place.height / 2), ==,
                           (int) cell);
        }
    }
}

TEST (outside_and_the_frame_are_no_cell)
{
  const SudokuShape *shape = board_of (9);

  g_assert_cmpint (nonet_board_cell_at (shape, 500, -1, 20), ==, -1);
  g_assert_cmpint (nonet_board_cell_at (shape, 500, 0.5, 20), ==, -1);
  g_assert_cmpint (nonet_board_cell_at (shape, 500, 20, 499.5), ==, -1);
  g_assert_cmpint (nonet_board_cell_at (shape, 500, 501, 20), ==, -1);
  g_assert_cmpint (nonet_board_cell_at (shape, 500, NAN, 20), ==, -1);
  g_assert_cmpuint (nonet_board_candidate_at (shape, 500, -1, 20), ==, 0);
}

/* In a cell of 9 candidates, 1 2 3 stand over 4 5 6 over 7 8 9. */
TEST (candidates_are_hit_where_they_are_drawn)
{
  const SudokuShape *shape = board_of (9);
  cairo_rectangle_t cell;

  nonet_board_cell_rectangle (shape, 900, 40, &cell);
  for (guint value = 1; value <= 9; value++)
    {
      guint row = (value - 1) / 3, column = (value - 1) % 3;
      double x = cell.x + cell.width * (column + 0.5) / 3, y = cell.y + cell.height * (row + 0.5) / 3;

      g_assert_cmpuint (nonet_board_candidate_at (shape, 900, x, y), ==, value);
    }
}

/* Ten candidates stand in rows of four: 1-4, 5-8, 9 10. */
TEST (odd_numbers_of_candidates_fill_nearly_square_rows)
{
  const SudokuShape *shape = board_of (10);
  NonetBoardLayout layout;
  cairo_rectangle_t cell;

  nonet_board_layout_init (&layout, shape, 1000, 1, FALSE);
  g_assert_cmpuint (layout.columns, ==, 4);
  g_assert_cmpuint (layout.rows, ==, 3);
  nonet_board_cell_rectangle (shape, 1000, 0, &cell);
  g_assert_cmpuint (nonet_board_candidate_at (shape, 1000, cell.x + cell.width * 0.375, cell.y + cell.height * 0.83),
                    ==, 10);
  g_assert_cmpuint (nonet_board_candidate_at (shape, 1000, cell.x + cell.width * 0.9, cell.y + cell.height * 0.83), ==,
                    0);
}
