/* Sheets: how many pages there are and what is on them, that all of it is inside the margins, and that a booklet can be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "render/page/sheet.h"

#include <math.h>

#include "pdf-text.h"

static const NonetSheetTexts no_texts = { 0 };
static const NonetSheetTexts all_texts = { .heading = "A Heading of Some Length",
                                           .footer = "Footer",
                                           .name = "Name:",
                                           .date = "Date:",
                                           .solutions = "Solutions" };

/* A board of an order with one given in its first cell. */
static NonetPuzzle *
new_puzzle (guint order)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (order), NULL);

  puzzle->givens[0] = 1;
  puzzle->title = g_strdup ("A puzzle with a title that is too long for the small boards of a full page");
  return puzzle;
}

static NonetSheetItem *
new_item (guint order, guint number)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (order);
  NonetSheetItem *item = nonet_sheet_item_new (puzzle, number);

  item->level = g_strdup ("hard");
  item->solution = g_memdup2 (puzzle->givens, puzzle->shape->n_cells);
  if (number % 2 == 1)
    item->rules = g_strdup ("Cage: No digit repeats in the cage. Its digits add up to the number in its corner.\n"
                            "Thermometer: Digits rise from the bulb to the other end, however long it is.");
  return item;
}

static GPtrArray *
new_items (guint n)
{
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_sheet_item_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, new_item (i % 3 == 1 ? 16 : i % 3 == 2 ? 4 : 9, i + 1));
  return items;
}

static NonetSheet *
new_sheet (guint n, const NonetPageLayout *layout, const NonetSheetTexts *texts)
{
  g_autoptr (GPtrArray) items = new_items (n);

  return nonet_sheet_new (items, layout, texts);
}

static guint
count_sides (guint n, const NonetPageLayout *layout)
{
  g_autoptr (NonetSheet) sheet = new_sheet (n, layout, &no_texts);

  return nonet_sheet_count_sides (sheet);
}

TEST (pages_are_as_many_as_the_layout_asks_for)
{
  NonetPageLayout layout = { 0 };

  g_assert_cmpuint (count_sides (0, &layout), ==, 0);
  g_assert_cmpuint (count_sides (13, &layout), ==, 13);
  layout.per_page = 6;
  g_assert_cmpuint (count_sides (13, &layout), ==, 3);
  layout.solutions = NONET_PAGE_SOLUTIONS_END;
  g_assert_cmpuint (count_sides (13, &layout), ==, 3 + 2);
  layout.solutions_per_page = 20;
  g_assert_cmpuint (count_sides (13, &layout), ==, 3 + 1);
  layout.solutions = NONET_PAGE_SOLUTIONS_OVERLEAF;
  g_assert_cmpuint (count_sides (13, &layout), ==, 6);
  layout.solutions = NONET_PAGE_SOLUTIONS_FOOT;
  g_assert_cmpuint (count_sides (13, &layout), ==, 3);
  layout.columns = 2;
  layout.rows = 1;
  g_assert_cmpuint (count_sides (13, &layout), ==, 7);
}

TEST (boards_of_a_wished_side_fill_the_page)
{
  NonetPageLayout layout = { .board_side = 50 * NONET_MM_TO_POINTS };
  g_autoptr (NonetSheet) sheet = new_sheet (40, &layout, &no_texts);
  NonetPageGrid grid;

  nonet_page_layout_get_grid (nonet_sheet_get_layout (sheet), FALSE, &grid);
  g_assert_cmpfloat_with_epsilon (grid.side, 50 * NONET_MM_TO_POINTS, 0.01);
  g_assert_cmpuint (grid.columns, ==, 3);
  g_assert_cmpuint (grid.rows, ==, 4);
  g_assert_cmpuint (nonet_sheet_count_sides (sheet), ==, 4);
}

TEST (columns_are_those_of_the_largest_boards)
{
  static const guint columns[][2] = { { 1, 1 }, { 2, 1 }, { 4, 2 }, { 6, 2 }, { 9, 3 }, { 12, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      NonetPageLayout layout = { .per_page = columns[i][0] };
      NonetPageGrid grid;

      nonet_page_layout_complete (&layout);
      nonet_page_layout_get_grid (&layout, FALSE, &grid);
      g_assert_cmpuint (grid.columns, ==, columns[i][1]);
    }
}

static void
draw (const NonetSheet *sheet, guint side, cairo_rectangle_t *ink)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  nonet_sheet_draw_side (sheet, cr, side);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &ink->x, &ink->y, &ink->width, &ink->height);
  cairo_surface_destroy (surface);
}

static void
assert_inside (const NonetSheet *sheet)
{
  const NonetPageLayout *layout = nonet_sheet_get_layout (sheet);
  double width, height;

  nonet_sheet_get_size (sheet, &width, &height);
  for (guint side = 0; side < nonet_sheet_count_sides (sheet); side++)
    {
      cairo_rectangle_t ink;

      /* Cairo reports whole points. */
      draw (sheet, side, &ink);
      g_assert_cmpfloat (ink.width, >, 0);
      g_assert_cmpfloat (ink.x, >=, layout->left - 1);
      g_assert_cmpfloat (ink.y, >=, layout->top - 1);
      g_assert_cmpfloat (ink.x + ink.width, <=, width - layout->right + 1);
      g_assert_cmpfloat (ink.y + ink.height, <=, height - layout->bottom + 1);
    }
}

TEST (everything_is_inside_the_margins)
{
  static const guint per_page[] = { 0, 1, 2, 4, 6, 9, 12, 40 };
  static const char *const papers[] = { "A4", "Letter", "A5", "100x60mm" };

  for (guint i = 0; i < G_N_ELEMENTS (per_page) * G_N_ELEMENTS (papers) * 4 * 4; i++)
    {
      NonetPageLayout layout = { .per_page = per_page[i / 64],
                                 .board_side = 150,
                                 .left = 40,
                                 .top = 20,
                                 .solutions = i % 4,
                                 .numbers = TRUE,
                                 .titles = TRUE,
                                 .levels = TRUE,
                                 .has_name_line = TRUE,
                                 .rules = TRUE,
                                 .booklet = i / 4 % 2 == 1,
                                 .right_to_left = i / 8 % 2 == 1 };
      g_autoptr (NonetSheet) sheet = NULL;

      g_assert_true (nonet_page_find_paper (papers[i / 16 % 4], &layout.width, &layout.height));
      sheet = new_sheet (13, &layout, &all_texts);
      if (!layout.booklet)
        assert_inside (sheet);
    }
}

TEST (rules_stand_below_their_board)
{
  NonetPageLayout layout = { 0 };
  g_autoptr (NonetSheet) without = new_sheet (1, &layout, &no_texts), below = NULL, small = NULL;
  cairo_rectangle_t board, ink;
  NonetPageGrid grid;

  layout.rules = TRUE;
  below = new_sheet (1, &layout, &no_texts);
  draw (without, 0, &board);
  draw (below, 0, &ink);
  /* On a page of its own there is room for them: the board is as large as without. */
  g_assert_cmpfloat_with_epsilon (ink.width, board.width, 0.01);
  g_assert_cmpfloat (ink.height, >, board.height + 10);
  layout.per_page = 2;
  small = new_sheet (2, &layout, &no_texts);
  nonet_page_layout_get_grid (nonet_sheet_get_layout (small), FALSE, &grid);
  g_assert_cmpfloat (grid.note, >, 10);
  nonet_page_layout_get_grid (nonet_sheet_get_layout (small), TRUE, &grid);
  g_assert_cmpfloat (grid.note, ==, 0);
}

TEST (boards_of_all_orders_have_the_same_side)
{
  NonetPageLayout layout = { .per_page = 6 };
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_sheet_item_free);
  cairo_rectangle_t first = { 0 }, ink;

  for (guint order = 4; order <= 25; order++)
    {
      g_autoptr (NonetSheet) sheet = NULL;

      g_ptr_array_set_size (items, 0);
      g_ptr_array_add (items, new_item (order, 1));
      sheet = nonet_sheet_new (items, &layout, &no_texts);
      draw (sheet, 0, &ink);
      if (order == 4)
        first = ink;
      g_assert_cmpfloat_with_epsilon (ink.width, first.width, 0.01);
      g_assert_cmpfloat_with_epsilon (ink.height, first.height, 0.01);
    }
}

/* Reads a folded booklet: the first halves of all sheets from the outside in, then the others from the inside out. */
TEST (booklet_reads_in_order)
{
  for (guint n = 1; n <= 17; n++)
    for (guint right_to_left = 0; right_to_left <= 1; right_to_left++)
      {
        NonetPageLayout layout = { .booklet = TRUE, .right_to_left = right_to_left == 1 };
        g_autoptr (NonetSheet) sheet = new_sheet (n, &layout, &no_texts);
        guint n_sides = nonet_sheet_count_sides (sheet), page = 0;

        g_assert_cmpuint (n_sides, ==, (n + 3) / 4 * 2);
        for (guint i = 0; i < 2 * n_sides; i++)
          {
            guint side = i < n_sides ? i : 2 * n_sides - 1 - i, left, right;
            gboolean on_right = (i % 2 == 0) != layout.right_to_left;

            nonet_page_layout_get_side (nonet_sheet_get_layout (sheet), n, side, &left, &right);
            g_assert_cmpuint (on_right ? right : left, ==, page++);
          }
      }
}

TEST (booklet_has_pages_of_half_the_paper)
{
  NonetPageLayout layout = { .booklet = TRUE };
  double width, height;

  nonet_page_layout_complete (&layout);
  nonet_page_layout_get_paper (&layout, &width, &height);
  g_assert_cmpfloat (width, >, height);
  nonet_page_layout_get_page (&layout, &width, &height);
  g_assert_cmpfloat_with_epsilon (width, 148.5 * NONET_MM_TO_POINTS, 0.01);
  g_assert_cmpfloat_with_epsilon (height, 210 * NONET_MM_TO_POINTS, 0.01);
}

/* The rows of a page of solutions, as an image of grey. */
static GBytes *
render (const NonetSheet *sheet, guint side, double scale, guint *width)
{
  double points[2];
  cairo_surface_t *surface;
  GBytes *bytes;
  cairo_t *cr;

  nonet_sheet_get_size (sheet, &points[0], &points[1]);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (points[0] * scale), (int) (points[1] * scale));
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  nonet_sheet_draw_side (sheet, cr, side);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  *width = (guint) cairo_image_surface_get_stride (surface) / 4;
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface)
                                                                   * (gsize) cairo_image_surface_get_height (surface));
  cairo_surface_destroy (surface);
  return bytes;
}

/* The height in points of what differs between two drawings of a page. */
static double
height_of_difference (const NonetSheet *one, const NonetSheet *other)
{
  const double scale = 2;
  guint width, first = G_MAXUINT, last = 0;
  g_autoptr (GBytes) a = render (one, 0, scale, &width), b = render (other, 0, scale, &width);
  gsize size;
  const guint32 *pixels_a = g_bytes_get_data (a, &size), *pixels_b = g_bytes_get_data (b, NULL);

  for (guint i = 0; i < size / 4; i++)
    if (pixels_a[i] != pixels_b[i])
      {
        first = MIN (first, i / width);
        last = i / width;
      }
  return first == G_MAXUINT ? 0 : (last - first + 1) / scale;
}

/* How high a digit is on a page of that many 9×9 boards. */
static double
height_of_digit (guint per_page)
{
  NonetPageLayout layout = { .per_page = per_page };
  g_autoptr (GPtrArray) with = new_items (1), without = new_items (1);
  g_autoptr (NonetSheet) one = NULL, other = NULL;

  ((NonetSheetItem *) without->pdata[0])->puzzle->givens[0] = 0;
  one = nonet_sheet_new (with, &layout, &no_texts);
  other = nonet_sheet_new (without, &layout, &no_texts);
  return height_of_difference (one, other);
}

TEST (large_print_is_large)
{
  /* A figure is about 0.7 em high. */
  g_assert_cmpfloat (height_of_digit (1), >=, 24 * 0.7);
  g_assert_cmpfloat (height_of_digit (2), >=, 14 * 0.7);
}

TEST (a_puzzle_without_a_solution_gets_a_remark)
{
  NonetPageLayout layout = { .solutions = NONET_PAGE_SOLUTIONS_FOOT };
  g_autoptr (GPtrArray) solved = new_items (1), several = new_items (1), unknown = new_items (1);
  NonetSheetItem *item = several->pdata[0];
  g_autoptr (NonetSheet) one = NULL, other = NULL, none = NULL;

  g_clear_pointer (&item->solution, g_free);
  item->remark = g_strdup ("3 solutions");
  g_clear_pointer (&((NonetSheetItem *) unknown->pdata[0])->solution, g_free);
  one = nonet_sheet_new (solved, &layout, &no_texts);
  other = nonet_sheet_new (several, &layout, &no_texts);
  none = nonet_sheet_new (unknown, &layout, &no_texts);
  g_assert_cmpfloat (height_of_difference (one, other), >, 0);
  g_assert_cmpfloat (height_of_difference (none, other), >, 0);
}

TEST (entries_are_drawn_only_as_shown)
{
  NonetPageLayout layout = { 0 };
  g_autoptr (GPtrArray) items = new_items (1), entered = new_items (1);
  g_autoptr (NonetSheet) plain = nonet_sheet_new (items, &layout, &no_texts), hidden = NULL, shown = NULL;

  ((NonetSheetItem *) entered->pdata[0])->puzzle->entries[40] = 2;
  hidden = nonet_sheet_new (entered, &layout, &no_texts);
  layout.as_shown = TRUE;
  shown = nonet_sheet_new (entered, &layout, &no_texts);
  g_assert_cmpfloat (height_of_difference (plain, hidden), ==, 0);
  g_assert_cmpfloat (height_of_difference (plain, shown), >, 0);
}

TEST (marks_are_drawn_unless_candidates_are_shown)
{
  NonetPageLayout layout = { .as_shown = TRUE };
  g_autoptr (GPtrArray) items = new_items (1), noted = new_items (1), others = new_items (1);
  g_autoptr (NonetSheet) plain = nonet_sheet_new (items, &layout, &no_texts), shown = NULL, hidden = NULL;

  for (guint i = 0; i < 2; i++)
    {
      NonetPuzzle *puzzle = ((NonetSheetItem *) (i == 0 ? noted : others)->pdata[0])->puzzle;

      nonet_puzzle_ensure_marks (puzzle)[40] = 3;
      nonet_puzzle_ensure_corners (puzzle)[50] = 3;
    }
  ((NonetSheetItem *) others->pdata[0])->own_marks = FALSE;
  shown = nonet_sheet_new (noted, &layout, &no_texts);
  hidden = nonet_sheet_new (others, &layout, &no_texts);
  g_assert_cmpfloat (height_of_difference (plain, shown), >, 40);
  g_assert_cmpfloat (height_of_difference (plain, hidden), ==, 0);
}

TEST (paper_has_a_name_or_a_size)
{
  double width, height;

  g_assert_true (nonet_page_find_paper ("letter", &width, &height));
  g_assert_cmpfloat_with_epsilon (width, 612, 0.01);
  g_assert_cmpfloat_with_epsilon (height, 792, 0.01);
  g_assert_true (nonet_page_find_paper ("254x127mm", &width, &height));
  g_assert_cmpfloat_with_epsilon (width, 720, 0.01);
  g_assert_cmpfloat_with_epsilon (height, 360, 0.01);
  g_assert_false (nonet_page_find_paper ("A44", &width, &height));
  g_assert_false (nonet_page_find_paper ("5x5mm", &width, &height));
  g_assert_false (nonet_page_find_paper ("210x", &width, &height));
  g_assert_false (nonet_page_find_paper ("210x297cm", &width, &height));
}

static GBytes *
write_pdf (const NonetSheet *sheet)
{
  const NonetPagesDetails details = { .title = "Twelve Boards", .author = "Somebody" };
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  g_assert_true (nonet_sheet_write_pdf (sheet, &details, stream, NULL, NULL, &error));
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

TEST (pdf_has_pages_details_and_contents)
{
  NonetPageLayout layout = { .per_page = 6, .solutions = NONET_PAGE_SOLUTIONS_END, .numbers = TRUE };
  g_autoptr (NonetSheet) sheet = new_sheet (12, &layout, &all_texts);
  g_autoptr (GBytes) pdf = write_pdf (sheet);

  g_assert_cmpuint (count_in_pdf (pdf, "/Type /Page %"), ==, 3);
  g_assert_cmpuint (count_in_pdf (pdf, "/Title (Twelve Boards)"), ==, 1);
  g_assert_cmpuint (count_in_pdf (pdf, "/Author (Somebody)"), ==, 1);
  g_assert_cmpuint (count_in_pdf (pdf, "/Title (Solutions)"), ==, 1);
}

static gboolean
cancel (guint side, guint n_sides, gpointer data)
{
  return side < 2;
}

TEST (writing_can_be_cancelled)
{
  const NonetPagesDetails details = { 0 };
  NonetPageLayout layout = { 0 };
  g_autoptr (NonetSheet) sheet = new_sheet (5, &layout, &no_texts);
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  g_assert_false (nonet_sheet_write_pdf (sheet, &details, stream, cancel, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

TEST (a_side_is_a_picture_of_its_own)
{
  static const char *const begins[] = { "\x89PNG", "<?xml", "%PDF" };
  NonetPageLayout layout = { .numbers = TRUE };
  g_autoptr (NonetSheet) sheet = new_sheet (2, &layout, &all_texts);

  for (guint kind = 0; kind < G_N_ELEMENTS (begins); kind++)
    {
      g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
      g_autoptr (GError) error = NULL;

      g_assert_true (nonet_sheet_write_side (sheet, 1, kind, 0.5, stream, &error));
      g_assert_no_error (error);
      g_assert_true (memcmp (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)), begins[kind],
                             strlen (begins[kind]))
                     == 0);
    }
}
