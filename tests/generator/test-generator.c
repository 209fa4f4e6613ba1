/* Puzzles are unique, as they were wished, and the same for a seed whoever makes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib.h>

#include "generator/generator.h"
#include "seeds.h"
#include "sudoku/minimality.h"

/* What is made for a wish. */
typedef struct
{
  const SudokuWish *wish;
  GString *text; /* of all values, as bytes from '0' on */
  GArray *numbers;
  guint most; /* puzzles */
} Collected;

static bool
collect (const SudokuMade *made, void *data)
{
  Collected *collected = data;
  guint n_givens = 0;

  for (unsigned cell = 0; cell < collected->wish->shape->n_cells; cell++)
    {
      g_string_append_c (collected->text, (char) ('0' + made->values[cell]));
      n_givens += made->values[cell] != 0;
    }
  g_assert_cmpuint (made->n_givens, ==, n_givens);
  g_array_append_val (collected->numbers, made->number);
  return collected->numbers->len < collected->most;
}

static Collected
make (const SudokuWish *wish, guint64 seed, guint64 first, guint64 n, guint most)
{
  Collected collected = { wish, g_string_new (NULL), g_array_new (FALSE, FALSE, sizeof (guint64)), most };
  SudokuGenerator *generator = sudoku_generator_new (wish, seed);
  SudokuSearchResult result = sudoku_generator_run (generator, first, n, collect, &collected);

  g_assert_cmpint (result, ==, collected.numbers->len < most ? SUDOKU_SEARCH_EXHAUSTED : SUDOKU_SEARCH_FOUND);
  sudoku_generator_free (generator);
  return collected;
}

static void
collected_clear (Collected *collected)
{
  g_string_free (collected->text, TRUE);
  g_array_unref (collected->numbers);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Collected, collected_clear)

static SudokuGrid *
dup_puzzle (const Collected *collected, guint index)
{
  const SudokuShape *shape = collected->wish->shape;
  SudokuGrid *grid = sudoku_grid_new (shape);

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    grid->cell[cell] = (uint8_t) (collected->text->str[index * shape->n_cells + cell] - '0');
  return grid;
}

/* Whether a puzzle keeps its solution without an orbit of givens. */
static bool
can_lose_orbit (const SudokuGrid *puzzle, SudokuSymmetry symmetry)
{
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      SudokuGrid *less = sudoku_grid_copy (puzzle);
      bool redundant[SUDOKU_MAX_CELLS], can;
      uint16_t orbit[SUDOKU_MOST_ORBIT];

      for (unsigned i = sudoku_symmetry_orbit (symmetry, puzzle->shape->order, cell, orbit); i-- > 0;)
        less->cell[orbit[i]] = 0;
      can = puzzle->cell[cell] != 0 && sudoku_minimality (less, redundant, NULL, NULL) >= SUDOKU_MINIMALITY_MINIMAL;
      sudoku_grid_free (less);
      if (can)
        return true;
    }
  return false;
}

static void
puzzles_are_minimal (void)
{
  static const guint boxes[][2] = { { 3, 3 }, { 2, 2 }, { 2, 3 }, { 3, 4 }, { 1, 5 }, { 4, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      SudokuShape *shape = sudoku_shape_new (boxes[i][0], boxes[i][1]);
      const SudokuWish wish = { .shape = shape };
      g_auto (Collected) collected = make (&wish, 5, 0, i == 0 ? 1000 : 3, G_MAXUINT);

      g_assert_cmpuint (collected.numbers->len, ==, i == 0 ? 1000 : 3);
      for (guint j = 0; j < collected.numbers->len; j++)
        {
          SudokuGrid *grid = dup_puzzle (&collected, j);
          bool redundant[SUDOKU_MAX_CELLS];

          g_assert_cmpuint (g_array_index (collected.numbers, guint64, j), ==, j);
          g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
          sudoku_grid_free (grid);
        }
      sudoku_shape_unref (shape);
    }
}

static void
symmetries_hold_and_no_orbit_can_go (void)
{
  static const guint boxes[][2] = { { 3, 3 }, { 2, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (SudokuSymmetry symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
      {
        SudokuShape *shape = sudoku_shape_new (boxes[i][0], boxes[i][1]);
        const SudokuWish wish = { .shape = shape, .symmetries = 1u << symmetry };
        g_auto (Collected) collected = make (&wish, 6, 0, 8, G_MAXUINT);

        g_assert_cmpuint (collected.numbers->len, ==, 8);
        for (guint j = 0; j < collected.numbers->len; j++)
          {
            SudokuGrid *grid = dup_puzzle (&collected, j);
            bool redundant[SUDOKU_MAX_CELLS];

            g_assert_true (sudoku_symmetry_holds (symmetry, shape->order, grid->cell));
            g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), >=, SUDOKU_MINIMALITY_MINIMAL);
            g_assert_false (can_lose_orbit (grid, symmetry));
            sudoku_grid_free (grid);
          }
        sudoku_shape_unref (shape);
      }
}

static void
numbers_of_givens_hold (void)
{
  static const struct
  {
    guint rows, columns;
    unsigned least, most;
    bool minimal;
    unsigned symmetries;
  } cases[] = { { 3, 3, 30, 30, false, 0 }, { 3, 3, 23, 24, true, 0 },  { 3, 3, 0, 25, false, 2 },
                { 3, 3, 26, 28, true, 2 },  { 2, 3, 12, 12, false, 0 }, { 2, 3, 9, 10, true, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudokuShape *shape = sudoku_shape_new (cases[i].rows, cases[i].columns);
      const SudokuWish wish = { .shape = shape,
                                .symmetries = cases[i].symmetries,
                                .least = cases[i].least,
                                .most = cases[i].most,
                                .minimal = cases[i].minimal };
      g_auto (Collected) collected = make (&wish, 7, 0, G_MAXUINT64, 20);

      for (guint j = 0; j < collected.numbers->len; j++)
        {
          SudokuGrid *grid = dup_puzzle (&collected, j);
          unsigned filled = sudoku_grid_filled (grid);
          bool redundant[SUDOKU_MAX_CELLS];
          SudokuMinimality minimality = sudoku_minimality (grid, redundant, NULL, NULL);

          g_assert_true (filled >= cases[i].least && (cases[i].most == 0 || filled <= cases[i].most));
          g_assert_cmpint (minimality, >=, SUDOKU_MINIMALITY_MINIMAL);
          if (cases[i].minimal)
            g_assert_cmpint (minimality, ==, SUDOKU_MINIMALITY_MINIMAL);
          sudoku_grid_free (grid);
        }
      sudoku_shape_unref (shape);
    }
}

/* What a procedure without weights would make has 24.4 givens in the mean, and what this one makes 25.67 (D. Berthier's
 * 5,926,343 puzzles). */
static void
unbiased_puzzles_have_their_number_of_givens (void)
{
  SudokuShape *shape = sudoku_shape_new (3, 3);
  const SudokuWish wish = { .shape = shape, .unbiased = true };
  g_auto (Collected) collected = make (&wish, 21, 0, G_MAXUINT64, 30);
  double sum = 0;

  for (guint i = 0; i < 30; i++)
    {
      SudokuGrid *grid = dup_puzzle (&collected, i);
      bool redundant[SUDOKU_MAX_CELLS];

      g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
      sum += sudoku_grid_filled (grid);
      sudoku_grid_free (grid);
    }
  /* The standard deviation of a puzzle is 1.1, of the mean 0.2. */
  g_test_message ("%g givens", sum / 30);
  g_assert_cmpfloat (sum / 30, >, 25.67 - 0.8);
  g_assert_cmpfloat (sum / 30, <, 25.67 + 0.8);
  sudoku_shape_unref (shape);
}

static void
tries_do_not_depend_on_each_other (void)
{
  SudokuShape *shape = sudoku_shape_new (3, 3);
  const SudokuWish wish = { .shape = shape, .symmetries = 3 };
  g_auto (Collected) all = make (&wish, 11, 0, 900, G_MAXUINT);
  g_auto (Collected) later = make (&wish, 11, 700, 100, G_MAXUINT);
  g_auto (Collected) other = make (&wish, 12, 700, 100, G_MAXUINT);

  g_assert_cmpmem (all.text->str + 700 * 81, 100 * 81, later.text->str, later.text->len);
  g_assert_cmpint (memcmp (other.text->str, later.text->str, later.text->len), !=, 0);
  sudoku_shape_unref (shape);
}

static void
seeds_stay (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (seed_cases); i++)
    {
      const SeedCase *known = &seed_cases[i];
      SudokuShape *shape = sudoku_shape_new (known->box_rows, known->box_columns);
      const SudokuWish wish = { .shape = shape, .symmetries = known->symmetries };
      g_auto (Collected) collected = make (&wish, known->seed, known->number, 1, G_MAXUINT);

      g_assert_cmpstr (collected.text->str, ==, known->puzzle);
      sudoku_shape_unref (shape);
    }
}

static bool
cancel_soon (void *data)
{
  return --*(int *) data < 0;
}

static void
cancel_ends_and_leaves_the_generator_usable (void)
{
  static const guint boxes[][2] = { { 3, 3 }, { 4, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      SudokuShape *shape = sudoku_shape_new (boxes[i][0], boxes[i][1]);
      const SudokuWish wish = { .shape = shape };
      SudokuGenerator *generator = sudoku_generator_new (&wish, 3);
      g_auto (Collected) expected = make (&wish, 3, 0, 2, G_MAXUINT);
      Collected collected = { &wish, g_string_new (NULL), g_array_new (FALSE, FALSE, sizeof (guint64)), G_MAXUINT };
      int left = 5;

      sudoku_generator_set_cancel (generator, cancel_soon, &left);
      g_assert_cmpint (sudoku_generator_run (generator, 0, G_MAXUINT64, collect, &collected), ==,
                       SUDOKU_SEARCH_CANCELLED);
      g_string_truncate (collected.text, 0);
      sudoku_generator_set_cancel (generator, NULL, NULL);
      g_assert_cmpint (sudoku_generator_run (generator, 0, 2, collect, &collected), ==, SUDOKU_SEARCH_EXHAUSTED);
      g_assert_cmpstr (collected.text->str, ==, expected.text->str);
      collected_clear (&collected);
      sudoku_generator_free (generator);
      sudoku_shape_unref (shape);
    }
}

static void
impossible_wishes_have_a_reason (void)
{
  SudokuShape *nine = sudoku_shape_new (3, 3);
  bool empty[81] = { false }, rows[81], all[81];
  SudokuWish wish = { .shape = nine };

  memset (all, true, sizeof all);
  for (unsigned cell = 0; cell < 81; cell++)
    rows[cell] = cell / 9 != 3 && cell / 9 != 5;
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_FINE);
  wish = (SudokuWish){ .shape = nine, .least = 25, .most = 24 };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_LEAST_OVER_MOST);
  wish = (SudokuWish){ .shape = nine, .least = 82 };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_TOO_MANY_GIVENS);
  wish = (SudokuWish){ .shape = nine, .most = 16 };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_TOO_FEW_GIVENS);
  wish = (SudokuWish){ .shape = nine, .pattern = empty };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_TOO_FEW_GIVENS);
  wish = (SudokuWish){ .shape = nine, .pattern = all };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_FINE);
  wish = (SudokuWish){ .shape = nine, .pattern = all, .symmetries = 2 };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_PATTERN_AND_SYMMETRY);
  wish = (SudokuWish){ .shape = nine, .pattern = all, .most = 30 };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_PATTERN_AND_NUMBER);
  wish = (SudokuWish){ .shape = nine, .pattern = rows };
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_TWO_EMPTY_LINES);
  sudoku_shape_unref (nine);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/generator/puzzles-are-minimal", puzzles_are_minimal);
  g_test_add_func ("/generator/symmetries-hold-and-no-orbit-can-go", symmetries_hold_and_no_orbit_can_go);
  g_test_add_func ("/generator/numbers-of-givens-hold", numbers_of_givens_hold);
  g_test_add_func ("/generator/unbiased-puzzles-have-their-number-of-givens",
                   unbiased_puzzles_have_their_number_of_givens);
  g_test_add_func ("/generator/tries-do-not-depend-on-each-other", tries_do_not_depend_on_each_other);
  g_test_add_func ("/generator/seeds-stay", seeds_stay);
  g_test_add_func ("/generator/cancel-ends-and-leaves-the-generator-usable",
                   cancel_ends_and_leaves_the_generator_usable);
  g_test_add_func ("/generator/impossible-wishes-have-a-reason", impossible_wishes_have_a_reason);
  return g_test_run ();
}
