/* Further rules on a board: what is drawn of each, and where the board is when clues stand around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "render/board/board-painter.h"
#include "render/board/board-style.h"
#include "sudoku/rules.h"

#include "colours.h"
#include "shapes.h"

#define SIZE 264 /* cells of 24 where there is a rim: (264 - 1) / 10.8 */

static SudokuShape *
shape_with (SudokuRule rule)
{
  return sudoku_shape_new_with_rules (nonet_shape_get (3, 3), &rule, 1);
}

static cairo_surface_t *
draw (const SudokuShape *shape, const NonetBoardStyle *style, const bool *broken)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (9);
  NonetBoardScene scene = { .shape = shape, .alphabet = alphabet, .broken = broken };
  cairo_t *cr = cairo_create (picture);

  nonet_board_draw (cr, &scene, style, SIZE, 1, NULL);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

static gboolean
is_same_picture (cairo_surface_t *a, cairo_surface_t *b)
{
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                 (gsize) cairo_image_surface_get_stride (a) * SIZE)
         == 0;
}

/* A rule of each kind that one can draw, on a column from the top or in the first cells of it. */
static gboolean
make_rule (SudokuRuleKind kind, SudokuRule *rule)
{
  static const guint16 column[] = { 0, 9, 18, 27, 36, 45, 54, 63, 72 }, square[] = { 0, 1, 9, 10 }, slant[] = { 1, 11 };
  static const guint8 digits[] = { 1, 2, 3 };

  *rule = (SudokuRule){ .kind = kind, .cell = column };
  switch (kind)
    {
    case SUDOKU_RULE_DISJOINT_GROUPS:
    case SUDOKU_RULE_ANTI_KNIGHT:
    case SUDOKU_RULE_ANTI_KING:
    case SUDOKU_RULE_NON_CONSECUTIVE:
    case SUDOKU_RULE_NEGATIVE_DIFFERENCE:
    case SUDOKU_RULE_NEGATIVE_RATIO:
    case SUDOKU_RULE_NEGATIVE_SUM:
      return FALSE;
    case SUDOKU_RULE_DIAGONAL_DOWN:
    case SUDOKU_RULE_DIAGONAL_UP:
    case SUDOKU_RULE_WINDOKU:
      return TRUE;
    case SUDOKU_RULE_ODD:
    case SUDOKU_RULE_EVEN:
    case SUDOKU_RULE_MINIMUM:
    case SUDOKU_RULE_MAXIMUM:
    case SUDOKU_RULE_ROW_INDEXER:
    case SUDOKU_RULE_COLUMN_INDEXER:
    case SUDOKU_RULE_BOX_INDEXER:
      rule->n_cells = 1;
      return TRUE;
    case SUDOKU_RULE_CANDIDATES:
    case SUDOKU_RULE_QUADRUPLE:
      rule->cell = square;
      rule->n_cells = kind == SUDOKU_RULE_QUADRUPLE ? 4 : 1;
      rule->digit = digits;
      rule->n_digits = 3;
      return TRUE;
    case SUDOKU_RULE_LESS:
      rule->n_cells = 2;
      return TRUE;
    case SUDOKU_RULE_DIFFERENCE:
    case SUDOKU_RULE_RATIO:
    case SUDOKU_RULE_SUM_OF_TWO:
      rule->n_cells = 2;
      rule->has_value = true;
      rule->value = 3;
      return TRUE;
    case SUDOKU_RULE_CLONE:
    case SUDOKU_RULE_EXTRA_REGION:
      rule->n_cells = 4;
      return TRUE;
    case SUDOKU_RULE_LITTLE_KILLER:
      rule->cell = slant;
      rule->n_cells = 2;
      rule->has_value = true;
      rule->value = 9;
      return TRUE;
    case SUDOKU_RULE_WHISPERS:
    case SUDOKU_RULE_MODULAR:
    case SUDOKU_RULE_PARTIAL_SUMS:
    case SUDOKU_RULE_LOCKOUT:
    case SUDOKU_RULE_CAGE:
      rule->n_cells = 3;
      rule->has_value = true;
      rule->value = kind == SUDOKU_RULE_PARTIAL_SUMS ? 10 : kind == SUDOKU_RULE_CAGE ? 15 : 3;
      return TRUE;
    case SUDOKU_RULE_ARROW:
      rule->n_cells = 4;
      rule->has_value = true;
      rule->value = 1;
      return TRUE;
    case SUDOKU_RULE_SANDWICH:
    case SUDOKU_RULE_X_SUM:
    case SUDOKU_RULE_SKYSCRAPER:
    case SUDOKU_RULE_NUMBERED_ROOM:
      rule->n_cells = 9;
      rule->has_value = true;
      rule->value = 5;
      return TRUE;
    default:
      rule->n_cells = 3;
      return TRUE;
    }
}

/* What differs from a board without it, and from all that were drawn before it: each kind is different from the others. */
static void
check_kinds (const NonetBoardStyle *style)
{
  cairo_surface_t *pictures[SUDOKU_N_RULES + 1] = { draw (nonet_shape_get (3, 3), style, NULL) };
  guint n = 1;

  for (guint kind = 0; kind < SUDOKU_N_RULES; kind++)
    {
      SudokuShape *shape;
      SudokuRule rule;

      if (!make_rule (kind, &rule))
        continue;
      g_test_message ("kind %u", kind);
      g_assert_cmpint (sudoku_rule_fault (nonet_shape_get (3, 3), &rule), ==, SUDOKU_RULE_FAULT_NONE);
      shape = shape_with (rule);
      pictures[n++] = draw (shape, style, NULL);
      sudoku_shape_unref (shape);
      /* Clues that are alike on paper, too: numbers in front of a row. */
      if (kind <= SUDOKU_RULE_SANDWICH)
        for (guint i = 0; i + 1 < n; i++)
          g_assert_false (is_same_picture (pictures[i], pictures[n - 1]));
      else
        g_assert_false (is_same_picture (pictures[0], pictures[n - 1]));
    }
  for (guint i = 0; i < n; i++)
    cairo_surface_destroy (pictures[i]);
}

/* Small as they are. */
TEST (candidates_are_read_on_lines)
{
  const NonetBoardStyle *styles[] = { nonet_board_style_light (), nonet_board_style_dark (),
                                      nonet_board_style_print () };

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    for (guint kind = SUDOKU_RULE_THERMOMETER; kind <= SUDOKU_RULE_PARTIAL_SUMS; kind++)
      {
        cairo_surface_t *picture;
        SudokuShape *shape;
        SudokuRule rule;
        guint32 pixel;

        make_rule (kind, &rule);
        shape = shape_with (rule);
        picture = draw (shape, styles[i], NULL);
        memcpy (&pixel, cairo_image_surface_get_data (picture) + 44 * cairo_image_surface_get_stride (picture) + 15 * 4,
                4);
        g_assert_cmpfloat (
            contrast (styles[i]->candidate, (NonetColour){ (pixel >> 16 & 0xff) / 255., (pixel >> 8 & 0xff) / 255.,
                                                           (pixel & 0xff) / 255., 1 }),
            >=, 3.75);
        cairo_surface_destroy (picture);
        sudoku_shape_unref (shape);
      }
}

TEST (each_kind_looks_different)
{
  NonetBoardStyle contrast = *nonet_board_style_light ();

  contrast.high_contrast = TRUE;
  check_kinds (nonet_board_style_light ());
  check_kinds (nonet_board_style_dark ());
  check_kinds (nonet_board_style_print ());
  check_kinds (&contrast);
}

/* How light it is between the first two cells of the left column, that many pixels beside the middle. */
static guint
lightness_of_dot (const NonetBoardStyle *style, SudokuRuleKind kind, gint32 value, int beside)
{
  static const guint16 cells[] = { 0, 9 };
  SudokuShape *shape = shape_with ((SudokuRule){ kind, true, value, 2, 0, cells });
  cairo_surface_t *picture = draw (shape, style, NULL);
  NonetBoardLayout layout;
  cairo_rectangle_t at;
  guint lightness;

  nonet_board_layout_init (&layout, shape, SIZE, 1, FALSE);
  nonet_board_layout_cell (&layout, 9, &at);
  lightness = cairo_image_surface_get_data (
      picture)[(int) at.y * cairo_image_surface_get_stride (picture) + 4 * ((int) (at.x + at.width / 2) + beside) + 1];
  cairo_surface_destroy (picture);
  sudoku_shape_unref (shape);
  return lightness;
}

/* Of the circle in the same cell nothing is left out for the sum. */
TEST (a_sum_leaves_the_circle_of_an_arrow_whole)
{
  static const guint16 cells[] = { 40, 41, 42 };
  const SudokuRule rules[] = { { SUDOKU_RULE_ARROW, true, 1, 3, 0, cells },
                               { SUDOKU_RULE_CAGE, true, 23, 3, 0, cells } };
  SudokuShape *shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), rules, G_N_ELEMENTS (rules));
  cairo_surface_t *picture = draw (shape, nonet_board_style_light (), NULL);
  NonetBoardLayout layout;
  cairo_rectangle_t at;

  nonet_board_layout_init (&layout, shape, SIZE, 1, FALSE);
  nonet_board_layout_cell (&layout, 40, &at);
  for (double angle = G_PI; angle < 1.5 * G_PI; angle += 0.05)
    {
      int x = (int) (at.x + at.width / 2 + layout.cell * 0.38 * cos (angle));
      int y = (int) (at.y + at.height / 2 + layout.cell * 0.38 * sin (angle));

      g_assert_cmpuint (
          cairo_image_surface_get_data (picture)[y * cairo_image_surface_get_stride (picture) + 4 * x + 1], <, 0xe0);
    }
  cairo_surface_destroy (picture);
  sudoku_shape_unref (shape);
}

/* One does not read the black for a white one where ink is light. */
TEST (dots_have_their_color_on_dark_paper)
{
  const NonetBoardStyle *const styles[] = { nonet_board_style_light (), nonet_board_style_dark () };

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_assert_cmpuint (lightness_of_dot (styles[i], SUDOKU_RULE_DIFFERENCE, 1, 0), >, 128);
      g_assert_cmpuint (lightness_of_dot (styles[i], SUDOKU_RULE_RATIO, 2, 0), <, 128);
    }
}

TEST (a_small_dot_has_room_for_its_value)
{
  g_assert_cmpuint (lightness_of_dot (nonet_board_style_light (), SUDOKU_RULE_RATIO, 2, 4), >, 128);
  g_assert_cmpuint (lightness_of_dot (nonet_board_style_light (), SUDOKU_RULE_RATIO, 3, 4), <, 128);
}

/* The candidates of a clue apart, which stand in the cell that is marked itself. */
TEST (broken_rules_are_drawn_in_another_ink)
{
  const NonetBoardStyle *const styles[] = { nonet_board_style_light (), nonet_board_style_dark () };
  const bool broken = true;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    for (guint kind = 0; kind < SUDOKU_N_RULES; kind++)
      {
        cairo_surface_t *whole, *other;
        SudokuShape *shape;
        SudokuRule rule;

        if (!make_rule (kind, &rule) || kind == SUDOKU_RULE_CANDIDATES)
          continue;
        g_test_message ("kind %u", kind);
        shape = shape_with (rule);
        whole = draw (shape, styles[i], NULL);
        other = draw (shape, styles[i], &broken);
        g_assert_false (is_same_picture (whole, other));
        cairo_surface_destroy (whole);
        cairo_surface_destroy (other);
        sudoku_shape_unref (shape);
      }
}

/* As long as it is none of the shape's, with which it would be compiled; the candidates of a clue are theirs alone, and clues outside have
 * no rim yet. */
TEST (a_rule_that_is_being_drawn_looks_as_it_will)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (9);

  for (guint kind = SUDOKU_RULE_ODD; kind < SUDOKU_RULE_LITTLE_KILLER; kind++)
    {
      cairo_surface_t *whole, *draft = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
      NonetBoardScene scene = { .shape = nonet_shape_get (3, 3), .alphabet = alphabet };
      cairo_t *cr = cairo_create (draft);
      SudokuShape *shape;
      SudokuRule rule;

      make_rule (kind, &rule);
      g_test_message ("kind %u", kind);
      shape = shape_with (rule);
      whole = draw (shape, nonet_board_style_light (), NULL);
      scene.draft = &rule;
      nonet_board_draw (cr, &scene, nonet_board_style_light (), SIZE, 1, NULL);
      cairo_destroy (cr);
      cairo_surface_flush (draft);
      if (kind != SUDOKU_RULE_CANDIDATES)
        g_assert_true (is_same_picture (whole, draft));
      cairo_surface_destroy (whole);
      cairo_surface_destroy (draft);
      sudoku_shape_unref (shape);
    }
}

/* A clue outside makes a rim of 0.9 cells on each side: 4 + 2 * 0.9 = 5.8 cells, (582 - 2) / 5.8 = 100. */
TEST (clues_outside_have_a_rim)
{
  static const guint16 cells[] = { 0, 4, 8, 12 };
  SudokuRule rule = { .kind = SUDOKU_RULE_SANDWICH, .has_value = true, .value = 2, .n_cells = 4, .cell = cells };
  SudokuShape *shape = sudoku_shape_new_with_rules (nonet_shape_get (2, 2), &rule, 1);
  NonetBoardLayout layout;
  guint first, end;

  nonet_board_layout_init (&layout, shape, 582, 1, FALSE);
  g_assert_cmpfloat (layout.cell, ==, 100);
  g_assert_cmpfloat (nonet_board_layout_line (&layout, 0, 2), ==, 90);
  g_assert_cmpfloat (nonet_board_layout_line (&layout, 4, 2), ==, 490);
  g_assert_cmpint (nonet_board_cell_at (shape, 582, 45, 140), ==, -1);
  g_assert_cmpint (nonet_board_cell_at (shape, 582, 140, 140), ==, 0);
  g_assert_cmpint (nonet_board_cell_at (shape, 582, 440, 440), ==, 15);
  g_assert_cmpint (nonet_board_cell_at (shape, 582, 540, 440), ==, -1);
  nonet_board_layout_range (&layout, 200, 150, &first, &end);
  g_assert_cmpuint (first, ==, 1);
  g_assert_cmpuint (end, ==, 3);
  sudoku_shape_unref (shape);
}

/* In a window its color is seen there. */
TEST (the_rim_is_no_paper)
{
  static const guint16 column[] = { 0, 9, 18, 27, 36, 45, 54, 63, 72 };
  SudokuShape *shape = shape_with (
      (SudokuRule){ .kind = SUDOKU_RULE_SANDWICH, .has_value = true, .value = 2, .n_cells = 9, .cell = column });
  cairo_surface_t *picture = draw (shape, nonet_board_style_light (), NULL);
  const guint32 *row = (const guint32 *) (gpointer) cairo_image_surface_get_data (picture)
                       + 34 * cairo_image_surface_get_stride (picture) / 4;

  g_assert_cmphex (row[10], ==, 0);
  g_assert_cmphex (row[34], ==, 0xffffffff);
  g_assert_cmphex (row[SIZE - 10], ==, 0);
  cairo_surface_destroy (picture);
  sudoku_shape_unref (shape);
}
