/* What a walk through the derivation looks like on a board, and what is in a hand-out on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/shapes.h"
#include "marks/derivation-handout.h"
#include "marks/derivation-overlay.h"
#include "sudoku/derivation-walk.h"
#include "../render/pdf-text.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDerivation, sudoku_derivation_free)

static const SudokuSearchVariant plain = { 0 };

/* A puzzle whose first cells have these givens. */
static NonetPuzzle *
new_puzzle (const SudokuShape *shape, const char *givens)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (shape, NULL);

  for (guint cell = 0; givens[cell] != '\0'; cell++)
    puzzle->givens[cell] = (guint8) (givens[cell] == '.' ? 0 : g_ascii_digit_value (givens[cell]));
  return puzzle;
}

static SudokuDerivation *
new_walk (guint order, const char *givens)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (nonet_shape_get_usual (order), givens);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);

  return sudoku_derivation_new (grid, &plain);
}

static void
removed_choices_are_struck (void)
{
  g_autoptr (SudokuDerivation) walk = new_walk (4, "1");
  g_autoptr (NonetBoardOverlay) overlay = NULL;
  const NonetBoardMarks *marks;
  const SudokuSet *candidates, *struck;

  sudoku_derivation_forward (walk, SUDOKU_STRIDE_STEP, NULL, NULL);
  overlay = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_STEP);
  marks = nonet_board_overlay_get_marks (overlay);
  candidates = nonet_board_overlay_get (overlay, NONET_LAYER_CANDIDATES);
  struck = nonet_board_overlay_get (overlay, NONET_LAYER_STRUCK);
  g_assert_cmpuint (((const guint8 *) nonet_board_overlay_get (overlay, NONET_LAYER_FOUND))[0], ==, 1);
  g_assert_cmphex (candidates[1], ==, sudoku_set_full (4));
  g_assert_cmphex (struck[1], ==, sudoku_set_of (1));
  g_assert_cmphex (struck[4], ==, 0);
  g_assert_cmpint (marks->house[0], ==, NONET_HOUSE_MARK_CAUSE);
  g_assert_cmpint (marks->house[1], ==, NONET_HOUSE_MARK_NONE);
  g_assert_cmpint (marks->cell[0], ==, NONET_CELL_MARK_CAUSE);
  g_assert_cmpint (marks->cell[1], ==, 0);
}

static void
what_becomes_fixed_is_placed (void)
{
  g_autoptr (SudokuDerivation) walk = new_walk (4, "123");
  g_autoptr (NonetBoardOverlay) before = NULL, after = NULL;

  sudoku_derivation_forward (walk, SUDOKU_STRIDE_KIND, NULL, NULL);
  before = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_KIND);
  g_assert_cmpint (nonet_board_marks_get (nonet_board_overlay_get_marks (before), 3, 4), ==, NONET_MARK_PLACED);
  g_assert_cmpuint (((const guint8 *) nonet_board_overlay_get (before, NONET_LAYER_FOUND))[3], ==, 0);
  sudoku_derivation_forward (walk, SUDOKU_STRIDE_KIND, NULL, NULL);
  after = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_KIND);
  g_assert_cmpint (nonet_board_marks_get (nonet_board_overlay_get_marks (after), 3, 4), ==, NONET_MARK_NONE);
  g_assert_cmpuint (((const guint8 *) nonet_board_overlay_get (after, NONET_LAYER_FOUND))[3], ==, 4);
}

static void
go_to (SudokuDerivation *walk, SudokuDerivationStep step)
{
  while (sudoku_derivation_place (walk).step != step)
    g_assert_cmpint (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STEP, NULL, NULL), ==, SUDOKU_SEARCH_FOUND);
}

static void
pivot_is_marked (void)
{
  g_autoptr (SudokuDerivation) walk = new_walk (4, "12..34..");
  g_autoptr (NonetBoardOverlay) overlay = NULL;

  go_to (walk, SUDOKU_DERIVATION_EXPAND);
  overlay = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_STEP);
  g_assert_cmpint (nonet_board_overlay_get_marks (overlay)->cell[2], ==, NONET_CELL_MARK_CAUSE);
  g_assert_cmphex (((const SudokuSet *) nonet_board_overlay_get (overlay, NONET_LAYER_STRUCK))[2], ==,
                   sudoku_set_of (4));
}

/* Two 1s in row 1, of which neither is removed; and a cell with 1 and 2 in its row, 3 and 4 in its column. */
static void
reason_of_a_block_is_marked (void)
{
  g_autoptr (SudokuDerivation) repeated = new_walk (4, "1..1"), empty = new_walk (4, "12........3...4.");
  g_autoptr (NonetBoardOverlay) overlay = NULL, void_overlay = NULL;
  const NonetBoardMarks *marks;
  guint n_marked = 0;

  go_to (repeated, SUDOKU_DERIVATION_BLOCKED);
  overlay = nonet_derivation_to_overlay (repeated, SUDOKU_STRIDE_NODE);
  marks = nonet_board_overlay_get_marks (overlay);
  g_assert_cmpint (marks->house[0], ==, NONET_HOUSE_MARK_CAUSE);
  g_assert_cmpint (marks->cell[0], ==, NONET_CELL_MARK_CAUSE);
  g_assert_cmpint (marks->cell[3], ==, NONET_CELL_MARK_CAUSE);

  go_to (empty, SUDOKU_DERIVATION_BLOCKED);
  void_overlay = nonet_derivation_to_overlay (empty, SUDOKU_STRIDE_NODE);
  marks = nonet_board_overlay_get_marks (void_overlay);
  for (guint cell = 0; cell < 16; cell++)
    if (marks->cell[cell] != 0)
      {
        n_marked++;
        g_assert_cmphex (sudoku_derivation_matrix (empty)->cell[cell], ==, 0);
      }
  g_assert_cmpuint (n_marked, ==, 1);
}

/* Hand-outs. */

static NonetHandout *
new_handout (NonetPuzzle *puzzle, const SudokuSearchVariant *variant, guint64 n_nodes)
{
  const NonetPageLayout layout = { 0 };

  return nonet_derivation_to_handout (puzzle, variant, &layout, n_nodes, NULL, NULL);
}

static GBytes *
write_pdf (NonetHandout *handout)
{
  const NonetPagesDetails details = { 0 };
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  g_assert_true (nonet_handout_write_pdf (handout, &details, stream, NULL, NULL, &error));
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

/* Pruning once is not followed by pruning until nothing changes. */
static void
handout_has_the_stages_of_the_variant (void)
{
  for (guint bits = 0; bits < 8; bits++)
    {
      const SudokuSearchVariant variant = { .prune_once = (bits & 1) != 0,
                                            .value_or_others = (bits & 2) != 0,
                                            .first_cell = (bits & 4) != 0 };
      g_autoptr (NonetPuzzle) puzzle = new_puzzle (nonet_shape_get_usual (4), "12..34..");
      g_autoptr (NonetHandout) handout = new_handout (puzzle, &variant, 1000);
      g_autoptr (GBytes) pdf = write_pdf (handout);

      g_assert_cmpuint (count_in_pdf (pdf, "/Title (Choices)"), ==, 1);
      g_assert_cmpuint (count_in_pdf (pdf, "/Title (Pruning Once)"), ==, 1);
      g_assert_cmpuint (count_in_pdf (pdf, "/Title (Pruning Until Nothing Changes)"), ==, variant.prune_once ? 0 : 1);
      g_assert_cmpuint (count_in_pdf (pdf, "/Title (Search)"), ==, 1);
      g_assert_cmpuint (count_in_pdf (pdf, "/Title (Search Tree)"), ==, 1);
    }
}

static void
handout_is_for_any_board (void)
{
  static const guint orders[] = { 1, 2, 3, 6, 12, 16 };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = new_puzzle (nonet_shape_get_usual (orders[i]), "");
      g_autoptr (NonetHandout) handout = new_handout (puzzle, &plain, 50);

      g_assert_cmpuint (nonet_handout_lay_out (handout), >=, 1);
    }
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

/* Trees of one node, of a few, and of more than can be drawn, be they wide or deep. */
static void
trees_are_inside_the_margins (void)
{
  static const struct
  {
    guint order;
    const char *givens;
  } boards[] = { { 1, "" }, { 4, "12..34" }, { 4, "" }, { 9, "" }, { 16, "" } };
  NonetPageLayout layout = { 0 };

  nonet_page_layout_complete (&layout);
  for (guint i = 0; i < G_N_ELEMENTS (boards) * 8; i++)
    {
      const SudokuSearchVariant variant = { i & 1, i >> 1 & 1, i >> 2 & 1 };
      g_autoptr (NonetPuzzle) puzzle = new_puzzle (nonet_shape_get_usual (boards[i / 8].order), boards[i / 8].givens);
      g_autoptr (NonetHandout) handout = new_handout (puzzle, &variant, 300);
      guint n_pages = nonet_handout_lay_out (handout);

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

/* A search without an end of its own ends after that many nodes; that of a larger board does not begin. */
static void
handout_is_bounded (void)
{
  g_autoptr (NonetPuzzle) empty = new_puzzle (nonet_shape_get_usual (16), "");
  g_autoptr (NonetPuzzle) large = new_puzzle (nonet_shape_get_usual (20), "");
  g_autoptr (NonetHandout) of_empty = new_handout (empty, &plain, 20);
  g_autoptr (NonetHandout) of_large = new_handout (large, &plain, G_MAXUINT64);

  g_assert_cmpuint (nonet_handout_lay_out (of_empty), <, 20);
  g_assert_cmpuint (nonet_handout_lay_out (of_large), <, 20);
}

static bool
count_down (void *left)
{
  guint *n = left;

  return *n == 0 || --*n == 0;
}

static void
handout_can_be_cancelled (void)
{
  const NonetPageLayout layout = { 0 };

  for (guint questions = 1; questions < 1000; questions *= 3)
    {
      g_autoptr (NonetPuzzle) puzzle = new_puzzle (nonet_shape_get_usual (16), "");
      guint left = questions;

      g_assert_null (nonet_derivation_to_handout (puzzle, &plain, &layout, G_MAXUINT64, count_down, &left));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/derivation/removed-choices-are-struck", removed_choices_are_struck);
  g_test_add_func ("/derivation/what-becomes-fixed-is-placed", what_becomes_fixed_is_placed);
  g_test_add_func ("/derivation/pivot-is-marked", pivot_is_marked);
  g_test_add_func ("/derivation/reason-of-a-block-is-marked", reason_of_a_block_is_marked);
  g_test_add_func ("/derivation/handout-has-the-stages-of-the-variant", handout_has_the_stages_of_the_variant);
  g_test_add_func ("/derivation/handout-is-for-any-board", handout_is_for_any_board);
  g_test_add_func ("/derivation/trees-are-inside-the-margins", trees_are_inside_the_margins);
  g_test_add_func ("/derivation/handout-is-bounded", handout_is_bounded);
  g_test_add_func ("/derivation/handout-can-be-cancelled", handout_can_be_cancelled);
  return g_test_run ();
}
