/* Puzzles are unique, as they were wished, and the same for a seed whoever makes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <glib.h>

#include "tests/test.h"

#include "../rounds.h"
#include "../sudoku/shapes.h"
#include "generator/generator.h"
#include "seeds.h"
#include "logic/grade.h"
#include "sudoku/minimality.h"
#include "sudoku/rules.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGenerator, sudoku_generator_free)

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
  g_autoptr (SudokuGenerator) generator = sudoku_generator_new (wish, seed);
  SudokuResult result = sudoku_generator_run (generator, first, n, collect, &collected);

  g_assert_cmpint (result, ==, collected.numbers->len < most ? SUDOKU_EXHAUSTED : SUDOKU_FOUND);
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

TEST (puzzles_are_minimal)
{
  static const guint boxes[][2] = { { 3, 3 }, { 2, 2 }, { 2, 3 }, { 3, 4 }, { 1, 5 }, { 4, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autoptr (SudokuShape) shape = sudoku_shape_new (boxes[i][0], boxes[i][1]);
      const SudokuWish wish = { .shape = shape };
      g_auto (Collected) collected = make (&wish, 5, 0, i == 0 ? 1000 : 3, G_MAXUINT);

      g_assert_cmpuint (collected.numbers->len, ==, i == 0 ? 1000 : 3);
      for (guint j = 0; j < collected.numbers->len; j++)
        {
          g_autoptr (SudokuGrid) grid = dup_puzzle (&collected, j);
          bool redundant[SUDOKU_MAX_CELLS];

          g_assert_cmpuint (g_array_index (collected.numbers, guint64, j), ==, j);
          g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
        }
    }
}

/* Checks a puzzle with rules, by a uniqueness question of its own and what its cages and regions look like. */
static bool
check_variant (const SudokuMade *made, void *data)
{
  const SudokuWish *wish = data;
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (made->shape);
  uint8_t solution[81];
  unsigned in_cages = 0;

  memcpy (grid->cell, made->values, made->shape->n_cells);
  g_assert_cmpint (sudoku_uniqueness (grid, solution, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_null (sudoku_shape_find_broken_rule (made->shape, solution));
  g_assert_true (made->shape == wish->shape || wish->jigsaw || wish->killer);
  if (wish->jigsaw)
    g_assert_cmpuint (sudoku_shape_box_rows (made->shape), ==, 0);
  for (unsigned i = 0; i < made->shape->n_rules; i++)
    if (made->shape->rule[i].kind == SUDOKU_RULE_CAGE)
      in_cages += made->shape->rule[i].n_cells;
  g_assert_cmpuint (in_cages, ==, wish->killer ? 81 : 0);
  g_assert_true (made->n_givens == 0 || !wish->killer);
  return true;
}

TEST (puzzles_with_rules_regions_and_cages_are_unique)
{
  static const SudokuRule x[] = { { .kind = SUDOKU_RULE_DIAGONAL_DOWN }, { .kind = SUDOKU_RULE_DIAGONAL_UP } },
                          knight[] = { { .kind = SUDOKU_RULE_ANTI_KNIGHT } };
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3), diagonals = sudoku_shape_new_with_rules (nine, x, 2),
                          knights = sudoku_shape_new_with_rules (nine, knight, 1);
  SudokuWish wishes[] = {
    { .shape = diagonals },
    { .shape = knights, .symmetries = 2 },
    { .shape = nine, .jigsaw = true },
    { .shape = nine, .killer = true },
    { .shape = diagonals, .killer = true },
    { .shape = nine, .jigsaw = true, .killer = true },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autoptr (SudokuGenerator) generator = sudoku_generator_new (&wishes[i], 3);

      g_assert_cmpint (sudoku_generator_run (generator, 0, 5, check_variant, &wishes[i]), ==, SUDOKU_EXHAUSTED);
    }
}

/* The first regions are some of which it takes long to find out that they leave no full board. */
TEST (hard_regions_are_given_up)
{
  static const SudokuRule x[] = { { .kind = SUDOKU_RULE_DIAGONAL_DOWN }, { .kind = SUDOKU_RULE_DIAGONAL_UP } };
  g_autoptr (SudokuShape) sixteen = sudoku_shape_new (4, 4), shape = sudoku_shape_new_with_rules (sixteen, x, 2);
  const SudokuWish wish = { .shape = shape, .jigsaw = true };
  g_auto (Collected) collected = make (&wish, 1, 0, 2, G_MAXUINT);

  g_assert_cmpuint (collected.numbers->len, ==, 1);
  g_assert_cmpuint (g_array_index (collected.numbers, guint64, 0), ==, 1);
}

typedef struct
{
  SudokuLevel level;
  guint n, most;
} Levels;

static bool
check_level (const SudokuMade *made, void *data)
{
  Levels *levels = data;
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (made->shape);
  SudokuGrade grade = { 0 };
  uint8_t solution[81];

  memcpy (grid->cell, made->values, 81);
  g_assert_cmpint (sudoku_uniqueness (grid, solution, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_cmpint (sudoku_grade_puzzle (&grade, NULL, grid, solution, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpint (sudoku_grade_level (&grade), ==, levels->level);
  return ++levels->n < levels->most;
}

/* Hardly any minimal jigsaw is easy: givens are put back. */
TEST (puzzles_with_regions_have_their_level)
{
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3);
  const SudokuWish wish = { .shape = nine, .jigsaw = true, .levels = 1u << SUDOKU_LEVEL_EASY };
  g_autoptr (SudokuGenerator) generator = sudoku_generator_new (&wish, 3);
  Levels levels = { SUDOKU_LEVEL_EASY, 0, G_MAXUINT };

  g_assert_cmpint (sudoku_generator_run (generator, 0, 5, check_level, &levels), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (levels.n, >, 0);
}

/* Some of their paths would have a step of an unfair technique that comes before the last hard one in order. */
TEST (hard_puzzles_are_hard)
{
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3),
                          kings = sudoku_shape_new_with_rules (nine, &(SudokuRule){ .kind = SUDOKU_RULE_ANTI_KING }, 1);
  const SudokuWish wishes[] = { { .shape = nine, .levels = 1u << SUDOKU_LEVEL_HARD },
                                { .shape = kings, .levels = 1u << SUDOKU_LEVEL_HARD } };

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autoptr (SudokuGenerator) generator = sudoku_generator_new (&wishes[i], 7);
      Levels levels = { SUDOKU_LEVEL_HARD, 0, 100 };

      g_assert_cmpint (sudoku_generator_run (generator, 0, G_MAXUINT, check_level, &levels), ==, SUDOKU_FOUND);
    }
}

/* The candidates of a blank cell by the values that stand alone, by the sentence of each rule: no code of the core is asked. */
static unsigned
list_left (const uint8_t *values, unsigned cell, bool diagonals, int knight)
{
  int row = (int) cell / 9, column = (int) cell % 9;
  unsigned left = 0x1ff;

  for (int other = 0; other < 81; other++)
    {
      int rows = abs (row - other / 9), columns = abs (column - other % 9);

      if (values[other] != 0
          && (rows == 0 || columns == 0 || (row / 3 == other / 27 && column / 3 == other % 9 / 3)
              || (diagonals && row == column && other / 9 == other % 9)
              || (diagonals && row + column == 8 && other / 9 + other % 9 == 8)
              || (knight > 0 && MIN (rows, columns) == 1 && MAX (rows, columns) == knight)))
        left &= ~(1u << (values[other] - 1));
    }
  return left;
}

/* Whether a puzzle is solved by cells with one candidate, and values with one cell in a row, column, box or diagonal. */
static bool
singles_solve (const uint8_t *puzzle, bool diagonals, int knight)
{
  uint8_t values[81];
  bool more = true;

  memcpy (values, puzzle, 81);
  while (more)
    {
      unsigned left[81], place;

      more = false;
      for (unsigned cell = 0; cell < 81; cell++)
        {
          left[cell] = values[cell] != 0 ? 0 : list_left (values, cell, diagonals, knight);
          more |= left[cell] != 0 && (left[cell] & (left[cell] - 1)) == 0;
        }
      for (unsigned cell = 0; cell < 81; cell++)
        if (left[cell] != 0 && (left[cell] & (left[cell] - 1)) == 0)
          {
            values[cell] = (uint8_t) (ffs ((int) left[cell]));
            break;
          }
      for (unsigned i = 0; i < 29 * 9 && !more; i++)
        {
          unsigned house = i / 9, n = 0;

          for (unsigned cell = 0; cell < 81 && (house < 27 || diagonals); cell++)
            if ((left[cell] >> i % 9 & 1)
                && (house < 9    ? cell / 9 == house
                    : house < 18 ? cell % 9 == house - 9
                    : house < 27 ? cell / 27 * 3 + cell % 9 / 3 == house - 18
                                 : (house == 27 ? cell / 9 == cell % 9 : cell / 9 + cell % 9 == 8)))
              {
                place = cell;
                n++;
              }
          if (n == 1)
            {
              values[place] = (uint8_t) (i % 9 + 1);
              more = true;
            }
        }
    }
  return memchr (values, 0, 81) == NULL;
}

typedef struct
{
  bool diagonals, easy;
  int knight;
  guint n;
} Singles;

static bool
check_singles (const SudokuMade *made, void *data)
{
  Singles *singles = data;

  g_assert_true (singles_solve (made->values, singles->diagonals, singles->knight) == singles->easy);
  return ++singles->n < 25;
}

/* Easy puzzles are solved by singles, and no others: that is found out without the finders. */
TEST (singles_solve_easy_puzzles_with_rules_and_no_others)
{
  static const SudokuRule x[] = { { .kind = SUDOKU_RULE_DIAGONAL_DOWN }, { .kind = SUDOKU_RULE_DIAGONAL_UP } },
                          knight = { .kind = SUDOKU_RULE_ANTI_KNIGHT }, king = { .kind = SUDOKU_RULE_ANTI_KING };
  const struct
  {
    const SudokuRule *rule;
    unsigned n_rules;
    bool diagonals;
    int knight; /* the longer side of the move */
  } kinds[] = { { x, 2, true, 0 }, { &knight, 1, false, 2 }, { &king, 1, false, 1 } };
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (SudokuLevel level = SUDOKU_LEVEL_EASY; level <= SUDOKU_LEVEL_EXTREME; level++)
      {
        g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (nine, kinds[i].rule, kinds[i].n_rules);
        const SudokuWish wish = { .shape = shape, .levels = 1u << level };
        g_autoptr (SudokuGenerator) generator = sudoku_generator_new (&wish, 11);
        Singles singles = { kinds[i].diagonals, level == SUDOKU_LEVEL_EASY, kinds[i].knight, 0 };

        g_assert_cmpint (sudoku_generator_run (generator, 0, G_MAXUINT, check_singles, &singles), ==, SUDOKU_FOUND);
      }
}

TEST (symmetries_hold_and_no_orbit_can_go)
{
  static const guint boxes[][2] = { { 3, 3 }, { 2, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (SudokuSymmetry symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
      {
        g_autoptr (SudokuShape) shape = sudoku_shape_new (boxes[i][0], boxes[i][1]);
        const SudokuWish wish = { .shape = shape, .symmetries = 1u << symmetry };
        g_auto (Collected) collected = make (&wish, 6, 0, 8, G_MAXUINT);

        g_assert_cmpuint (collected.numbers->len, ==, 8);
        for (guint j = 0; j < collected.numbers->len; j++)
          {
            g_autoptr (SudokuGrid) grid = dup_puzzle (&collected, j);
            bool redundant[SUDOKU_MAX_CELLS];

            g_assert_true (sudoku_symmetry_holds (symmetry, shape->order, grid->cell));
            g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), >=, SUDOKU_MINIMALITY_MINIMAL);
            g_assert_false (can_lose_orbit (grid, symmetry));
          }
      }
}

TEST (numbers_of_givens_hold)
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
      g_autoptr (SudokuShape) shape = sudoku_shape_new (cases[i].rows, cases[i].columns);
      const SudokuWish wish = { .shape = shape,
                                .symmetries = cases[i].symmetries,
                                .least = cases[i].least,
                                .most = cases[i].most,
                                .minimal = cases[i].minimal };
      g_auto (Collected) collected = make (&wish, 7, 0, G_MAXUINT64, 20);

      for (guint j = 0; j < collected.numbers->len; j++)
        {
          g_autoptr (SudokuGrid) grid = dup_puzzle (&collected, j);
          unsigned filled = sudoku_grid_filled (grid);
          bool redundant[SUDOKU_MAX_CELLS];
          SudokuMinimality minimality = sudoku_minimality (grid, redundant, NULL, NULL);

          g_assert_true (filled >= cases[i].least && (cases[i].most == 0 || filled <= cases[i].most));
          g_assert_cmpint (minimality, >=, SUDOKU_MINIMALITY_MINIMAL);
          if (cases[i].minimal)
            g_assert_cmpint (minimality, ==, SUDOKU_MINIMALITY_MINIMAL);
        }
    }
}

/* What a procedure without weights would make has 24.4 givens in the mean, and what this one makes 25.67 (D. Berthier's
 * 5,926,343 puzzles). */
TEST (unbiased_puzzles_have_their_number_of_givens)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  const SudokuWish wish = { .shape = shape, .unbiased = true };
  const guint n_puzzles = ROUNDS (20);
  g_auto (Collected) collected = make (&wish, 21, 0, G_MAXUINT64, n_puzzles);
  /* The standard deviation of a puzzle is 1.1: this is four of that of the mean. */
  double most = 4 * 1.1 / sqrt (n_puzzles), sum = 0;

  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (SudokuGrid) grid = dup_puzzle (&collected, i);
      bool redundant[SUDOKU_MAX_CELLS];

      g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
      sum += sudoku_grid_filled (grid);
    }
  g_test_message ("%g givens", sum / n_puzzles);
  g_assert_cmpfloat (fabs (sum / n_puzzles - 25.67), <, most);
}

TEST (tries_do_not_depend_on_each_other)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  const SudokuWish wish = { .shape = shape, .symmetries = 3 };
  g_auto (Collected) all = make (&wish, 11, 0, 900, G_MAXUINT);
  g_auto (Collected) later = make (&wish, 11, 700, 100, G_MAXUINT);
  g_auto (Collected) other = make (&wish, 12, 700, 100, G_MAXUINT);

  g_assert_cmpmem (all.text->str + 700 * 81, 100 * 81, later.text->str, later.text->len);
  g_assert_cmpint (memcmp (other.text->str, later.text->str, later.text->len), !=, 0);
}

/* Where full boards are rare, one serves several tries. */
TEST (tries_with_a_common_board_do_not_depend_on_each_other)
{
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3);
  g_autoptr (SudokuShape) shape =
      sudoku_shape_new_with_rules (nine, &(SudokuRule){ .kind = SUDOKU_RULE_NON_CONSECUTIVE }, 1);
  const SudokuWish wish = { .shape = shape };
  g_auto (Collected) all = make (&wish, 11, 0, 8, G_MAXUINT);
  g_auto (Collected) later = make (&wish, 11, 3, 3, G_MAXUINT);

  g_assert_cmpuint (all.numbers->len, ==, 8);
  g_assert_cmpmem (all.text->str + 3 * 81, 3 * 81, later.text->str, later.text->len);
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (SudokuGrid) grid = dup_puzzle (&all, i);
      uint8_t solution[81];

      g_assert_cmpint (sudoku_uniqueness (grid, solution, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
    }
}

TEST (seeds_stay)
{
  for (guint i = 0; i < G_N_ELEMENTS (seed_cases); i++)
    {
      const SeedCase *known = &seed_cases[i];
      g_autoptr (SudokuShape) shape = sudoku_shape_new (known->box_rows, known->box_columns);
      const SudokuWish wish = { .shape = shape, .symmetries = known->symmetries };
      g_auto (Collected) collected = make (&wish, known->seed, known->number, 1, G_MAXUINT);

      g_assert_cmpstr (collected.text->str, ==, known->puzzle);
    }
}

static bool
cancel_soon (void *data)
{
  return --*(int *) data < 0;
}

TEST (cancel_ends_and_leaves_the_generator_usable)
{
  static const guint boxes[][2] = { { 3, 3 }, { 4, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      g_autoptr (SudokuShape) shape = sudoku_shape_new (boxes[i][0], boxes[i][1]);
      const SudokuWish wish = { .shape = shape };
      g_autoptr (SudokuGenerator) generator = sudoku_generator_new (&wish, 3);
      g_auto (Collected) expected = make (&wish, 3, 0, 1, G_MAXUINT);
      Collected collected = { &wish, g_string_new (NULL), g_array_new (FALSE, FALSE, sizeof (guint64)), G_MAXUINT };
      int left = 5;

      sudoku_generator_set_cancel (generator, cancel_soon, &left);
      g_assert_cmpint (sudoku_generator_run (generator, 0, G_MAXUINT64, collect, &collected), ==, SUDOKU_CANCELLED);
      g_string_truncate (collected.text, 0);
      sudoku_generator_set_cancel (generator, NULL, NULL);
      g_assert_cmpint (sudoku_generator_run (generator, 0, 1, collect, &collected), ==, SUDOKU_EXHAUSTED);
      g_assert_cmpstr (collected.text->str, ==, expected.text->str);
      collected_clear (&collected);
    }
}

/* Whether a board in which these cells are blank is refused for having lines that could change places. */
static void
check_lines (const SudokuShape *shape, guint first, guint second, gboolean are_columns, gboolean refused)
{
  bool pattern[81];
  const SudokuWish wish = { .shape = shape, .pattern = pattern };

  for (guint cell = 0; cell < 81; cell++)
    {
      guint line = are_columns ? cell % 9 : cell / 9;

      pattern[cell] = line != first && line != second;
    }
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, refused ? SUDOKU_WISH_TWO_EMPTY_LINES : SUDOKU_WISH_FINE);
}

TEST (two_empty_lines_that_could_change_places_are_refused)
{
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3);

  for (guint first = 0; first < 9; first++)
    for (guint second = first + 1; second < 9; second++)
      {
        check_lines (nine, first, second, FALSE, first / 3 == second / 3);
        check_lines (nine, first, second, TRUE, first / 3 == second / 3);
      }
}

TEST (patterns_have_seventeen_cells_or_more)
{
  static const guint8 cells[] = { 0, 4, 11, 15, 21, 25, 27, 32, 40, 46, 53, 57, 59, 61, 65, 70, 73 };
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3), six = sudoku_shape_new (2, 3);
  bool pattern[81] = { false };
  const SudokuWish wish = { .shape = nine, .pattern = pattern }, small = { .shape = six, .pattern = pattern };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_TOO_FEW_GIVENS);
      pattern[cells[i]] = true;
    }
  g_assert_cmpint (sudoku_wish_find_fault (&wish), ==, SUDOKU_WISH_FINE);
  g_assert_cmpint (sudoku_wish_find_fault (&small), ==, SUDOKU_WISH_PATTERN_SHAPE);
}

TEST (impossible_and_contradictory_wishes_have_a_reason)
{
  g_autoptr (SudokuShape)
      nine = sudoku_shape_new (3, 3),
      six = sudoku_shape_new (2, 3), sixteen = sudoku_shape_new (4, 4), four = sudoku_shape_new (2, 2),
      kings = sudoku_shape_new_with_rules (four, &(SudokuRule){ .kind = SUDOKU_RULE_ANTI_KING }, 1),
      windoku = sudoku_shape_new_with_rules (nine, &(SudokuRule){ .kind = SUDOKU_RULE_WINDOKU }, 1),
      groups = sudoku_shape_new_with_rules (nine, &(SudokuRule){ .kind = SUDOKU_RULE_DISJOINT_GROUPS }, 1);
  bool empty[81] = { false }, rows[81], all[81];
  SudokuTechniqueSet fish = { 0 };
  const struct
  {
    SudokuWish wish;
    SudokuWishFault fault;
  } cases[] = {
    { { .shape = nine }, SUDOKU_WISH_FINE },
    { { .shape = nine, .least = 25, .most = 24 }, SUDOKU_WISH_LEAST_OVER_MOST },
    { { .shape = nine, .least = 82 }, SUDOKU_WISH_TOO_MANY_GIVENS },
    { { .shape = nine, .most = 16 }, SUDOKU_WISH_TOO_FEW_GIVENS },
    { { .shape = nine, .pattern = empty }, SUDOKU_WISH_TOO_FEW_GIVENS },
    { { .shape = nine, .pattern = all }, SUDOKU_WISH_FINE },
    { { .shape = nine, .pattern = all, .symmetries = 2 }, SUDOKU_WISH_PATTERN_AND_SYMMETRY },
    { { .shape = nine, .pattern = all, .most = 30 }, SUDOKU_WISH_PATTERN_AND_NUMBER },
    { { .shape = nine, .pattern = rows }, SUDOKU_WISH_TWO_EMPTY_LINES },
    { { .shape = six, .most = 4 }, SUDOKU_WISH_TOO_FEW_GIVENS }, /* two values would be exchangeable */
    { { .shape = six, .most = 5 }, SUDOKU_WISH_FINE },
    { { .shape = six, .fewest = true, .most = 8 }, SUDOKU_WISH_FEWEST_SHAPE },
    { { .shape = nine, .fewest = true, .most = 22 }, SUDOKU_WISH_FEWEST_AND_OTHERS },
    { { .shape = nine, .fewest = true, .most = 18, .symmetries = 2 }, SUDOKU_WISH_FEWEST_AND_OTHERS },
    { { .shape = nine, .fewest = true, .pattern = all }, SUDOKU_WISH_FEWEST_AND_OTHERS },
    { { .shape = nine, .unbiased = true, .pattern = all }, SUDOKU_WISH_UNBIASED_AND_OTHERS },
    { { .shape = nine, .unbiased = true, .fewest = true, .most = 18 }, SUDOKU_WISH_UNBIASED_AND_OTHERS },
    { { .shape = six, .unbiased = true }, SUDOKU_WISH_UNBIASED_AND_OTHERS },
    { { .shape = nine, .easiest = 72, .hardest = 71 }, SUDOKU_WISH_EASIEST_OVER_HARDEST },
    { { .shape = six, .hardest = 71 }, SUDOKU_WISH_UNRATED_SHAPE },
    { { .shape = six, .levels = 1 }, SUDOKU_WISH_UNRATED_SHAPE },
    { { .shape = nine, .jigsaw = true, .hardest = 71 }, SUDOKU_WISH_UNRATED_SHAPE },
    { { .shape = nine, .jigsaw = true, .levels = 1 }, SUDOKU_WISH_FINE },
    { { .shape = nine, .jigsaw = true, .pattern = all }, SUDOKU_WISH_PATTERN_SHAPE },
    { { .shape = groups, .jigsaw = true }, SUDOKU_WISH_JIGSAW_AND_BOXES },
    { { .shape = windoku, .jigsaw = true }, SUDOKU_WISH_FINE },
    { { .shape = windoku, .killer = true }, SUDOKU_WISH_FINE },
    { { .shape = kings }, SUDOKU_WISH_NO_BOARD },
    { { .shape = kings, .jigsaw = true, .killer = true }, SUDOKU_WISH_NO_BOARD },
    { { .shape = nine, .killer = true, .symmetries = 2 }, SUDOKU_WISH_KILLER_AND_OTHERS },
    { { .shape = nine, .killer = true, .minimal = true }, SUDOKU_WISH_KILLER_AND_OTHERS },
    { { .shape = nine, .killer = true, .levels = 1 }, SUDOKU_WISH_KILLER_AND_OTHERS },
    { { .shape = sixteen, .killer = true }, SUDOKU_WISH_KILLER_SHAPE },
  };
  SudokuWish both = { .shape = nine };

  memset (all, true, sizeof all);
  for (unsigned cell = 0; cell < 81; cell++)
    rows[cell] = cell / 9 != 3 && cell / 9 != 5;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (sudoku_wish_find_fault (&cases[i].wish), ==, cases[i].fault);
  sudoku_technique_set_add (&fish, SUDOKU_X_WING);
  both.with = both.without = fish;
  g_assert_cmpint (sudoku_wish_find_fault (&both), ==, SUDOKU_WISH_WITH_AND_WITHOUT);
  both.without = both.with = (SudokuTechniqueSet){ 0 };
  sudoku_technique_set_add (&both.with, SUDOKU_COMBINATIONS);
  g_assert_cmpint (sudoku_wish_find_fault (&both), ==, SUDOKU_WISH_TECHNIQUE_OF_RULES);
  both.killer = true;
  g_assert_cmpint (sudoku_wish_find_fault (&both), ==, SUDOKU_WISH_FINE);
  both = (SudokuWish){ .shape = nine, .with = fish };
  both.levels = 1; /* easy, which an X-wing is not */
  g_assert_cmpint (sudoku_wish_find_fault (&both), ==, SUDOKU_WISH_TECHNIQUE_OVER_LEVEL);
  both.levels = 0;
  both.hardest = 23;
  g_assert_cmpint (sudoku_wish_find_fault (&both), ==, SUDOKU_WISH_TECHNIQUE_OVER_RATING);
  both.hardest = 32;
  g_assert_cmpint (sudoku_wish_find_fault (&both), ==, SUDOKU_WISH_FINE);
  both.with = (SudokuTechniqueSet){ 0 };
  sudoku_technique_set_add (&both.with, SUDOKU_HIDDEN_PAIR);
  both.hardest = 23;
  g_assert_cmpint (sudoku_wish_find_fault (&both), ==, SUDOKU_WISH_FINE);
}
