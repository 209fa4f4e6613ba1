/* Hand-outs: that nothing is outside the margins, what stands side by side, and what stays together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/handout.h"

#include "pdf-text.h"

/* A drawing that notes where it was drawn. */
typedef struct
{
  double x, y, width, height;
} Seen;

static void
see (gpointer data, cairo_t *cr, double width, double height)
{
  Seen *seen = data;

  *seen = (Seen){ .width = width, .height = height };
  cairo_user_to_device (cr, &seen->x, &seen->y);
}

static NonetHandout *
new_handout (guint order, const char *paper, gboolean right_to_left)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get_usual (order), NULL);
  NonetPageLayout layout = { .right_to_left = right_to_left };

  g_assert_true (nonet_page_find_paper (paper, &layout.width, &layout.height));
  return nonet_handout_new (puzzle, &layout, "Footer");
}

static void
add_boards (NonetHandout *handout, guint order, guint n)
{
  gsize n_cells = (gsize) order * order;
  g_autofree SudokuSet *candidates = g_new (SudokuSet, n_cells);
  g_autoptr (NonetBoardOverlay) overlay = NULL;
  g_autoptr (GBytes) bytes = NULL;

  for (gsize cell = 0; cell < n_cells; cell++)
    candidates[cell] = sudoku_set_full (order);
  bytes = g_bytes_new (candidates, n_cells * sizeof *candidates);
  overlay = nonet_board_overlay_with (NULL, NONET_LAYER_CANDIDATES, bytes);
  for (guint i = 0; i < n; i++)
    nonet_handout_add_board (handout, overlay, "<tt>prune</tt>: a caption\nof two lines", 2);
}

static void
get_ink (const NonetHandout *handout, guint page, cairo_rectangle_t *ink)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  nonet_handout_draw_page (handout, cr, page);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &ink->x, &ink->y, &ink->width, &ink->height);
  cairo_surface_destroy (surface);
}

static void
everything_is_inside_the_margins (void)
{
  static const char *const papers[] = { "A4", "Letter", "A5" };
  static const guint orders[] = { 1, 4, 9, 16, 25 };

  for (guint i = 0; i < G_N_ELEMENTS (papers) * G_N_ELEMENTS (orders) * 2; i++)
    {
      guint order = orders[i / 2 % G_N_ELEMENTS (orders)];
      const char *paper = papers[i / 2 / G_N_ELEMENTS (orders)];
      g_autoptr (NonetHandout) handout = new_handout (order, paper, i % 2 == 1);
      NonetPageLayout layout = { 0 };
      guint n_pages;

      g_assert_true (nonet_page_find_paper (paper, &layout.width, &layout.height));
      nonet_page_layout_complete (&layout);
      nonet_handout_add_title (handout, "A title that is so long that it takes more than one line on any paper & more");
      for (guint section = 0; section < 3; section++)
        {
          nonet_handout_add_heading (handout, "Section", "many prune");
          nonet_handout_add_paragraph (handout, "46383976865881019793281501678905914543189676980094638397686588101979");
          add_boards (handout, order, 3);
        }
      n_pages = nonet_handout_lay_out (handout);
      g_assert_cmpuint (n_pages, >, 1);
      for (guint page = 0; page < n_pages; page++)
        {
          cairo_rectangle_t ink;

          get_ink (handout, page, &ink);
          g_assert_cmpfloat (ink.x, >=, layout.left - 1);
          g_assert_cmpfloat (ink.y, >=, layout.top - 1);
          g_assert_cmpfloat (ink.x + ink.width, <=, layout.width - layout.right + 1);
          g_assert_cmpfloat (ink.y + ink.height, <=, layout.height - layout.bottom + 1);
        }
    }
}

/* Where a drawing below boards stands. */
static double
get_end_of_boards (guint order, guint n)
{
  g_autoptr (NonetHandout) handout = new_handout (order, "A4", FALSE);
  cairo_rectangle_t ink;
  Seen seen = { 0 };

  add_boards (handout, order, n);
  nonet_handout_add_drawing (handout, 20, see, &seen, NULL);
  for (guint page = 0; page < nonet_handout_lay_out (handout); page++)
    get_ink (handout, page, &ink);
  return seen.y;
}

static void
boards_stand_side_by_side (void)
{
  g_assert_cmpfloat (get_end_of_boards (9, 1), ==, get_end_of_boards (9, 2));
  g_assert_cmpfloat (get_end_of_boards (9, 2), <, get_end_of_boards (9, 3));
}

/* Of 36×36 boards, two a line could not be read: the second one is on another page. */
static void
boards_are_larger_where_they_have_more_candidates (void)
{
  g_autoptr (NonetHandout) handout = new_handout (36, "A4", FALSE);

  add_boards (handout, 36, 2);
  g_assert_cmpuint (nonet_handout_lay_out (handout), ==, 2);
}

static void
headings_stay_with_what_follows (void)
{
  g_autoptr (NonetHandout) handout = new_handout (9, "A4", FALSE);
  Seen first = { 0 }, second = { 0 };
  cairo_rectangle_t ink;
  double width, height;

  nonet_handout_get_room (handout, &width, &height);
  nonet_handout_add_drawing (handout, height - 60, see, &first, NULL);
  nonet_handout_add_heading (handout, "Heading", NULL);
  nonet_handout_add_drawing (handout, 100, see, &second, NULL);
  g_assert_cmpuint (nonet_handout_lay_out (handout), ==, 2);
  get_ink (handout, 0, &ink);
  g_assert_cmpfloat (first.width, ==, width);
  g_assert_cmpfloat (second.width, ==, 0);
  /* The footer alone. */
  g_assert_cmpfloat (ink.y, >, first.y + height);
  get_ink (handout, 1, &ink);
  g_assert_cmpfloat (second.width, ==, width);
  g_assert_cmpfloat (second.height, ==, 100);
}

static void
pdf_has_pages_and_contents (void)
{
  const NonetPagesDetails details = { .title = "Title", .author = "Somebody" };
  g_autoptr (NonetHandout) handout = new_handout (9, "Letter", FALSE);
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = NULL;

  nonet_handout_add_heading (handout, "First", "choices");
  nonet_handout_add_heading (handout, "Second", NULL);
  add_boards (handout, 9, 8);
  nonet_handout_add_heading (handout, "Third", NULL);
  g_assert_true (nonet_handout_write_pdf (handout, &details, stream, NULL, NULL, &error));
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  pdf = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
  g_assert_cmpuint (count_in_pdf (pdf, "/Type /Page %"), ==, nonet_handout_lay_out (handout));
  g_assert_cmpuint (count_in_pdf (pdf, "/Title (Title)"), ==, 1);
  g_assert_cmpuint (count_in_pdf (pdf, "/Author (Somebody)"), ==, 1);
  g_assert_cmpuint (count_in_pdf (pdf, "/Title (First)"), ==, 1);
  g_assert_cmpuint (count_in_pdf (pdf, "/Title (Second)"), ==, 1);
  g_assert_cmpuint (count_in_pdf (pdf, "/Title (Third)"), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/handout/everything-is-inside-the-margins", everything_is_inside_the_margins);
  g_test_add_func ("/handout/boards-stand-side-by-side", boards_stand_side_by_side);
  g_test_add_func ("/handout/boards-are-larger-where-they-have-more-candidates",
                   boards_are_larger_where_they_have_more_candidates);
  g_test_add_func ("/handout/headings-stay-with-what-follows", headings_stay_with_what_follows);
  g_test_add_func ("/handout/pdf-has-pages-and-contents", pdf_has_pages_and_contents);
  return g_test_run ();
}
