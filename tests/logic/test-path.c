/* The solving path: it takes the simplest step there is, and gets to the solution; and what a path is graded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "logic/grade.h"
#include "logic/path.h"
#include "sudoku/rules.h"
#include "steps.h"

#define EASY "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
#define EASY_SOLVED "249571638861432975573986142725698413698143257314725869937814526152369784486257391"

/* Needs loops and AIC. */
#define HARD ".5.4.9......6....12.....3..7.3...2.....5...9.1.........68....4.....8........7...."

#define NEEDS_XY_CHAIN ".3.8...7...5....4...432..9.6....8...14.63...9.5....3...9....6.5...4.......67.1..."
#define NEEDS_LOOPS "......2.5.9...3...2.5..8.6.65..3.8....9....7.4.2..6.......8..1787..6..245..1....."

/* What a path did. */
typedef struct
{
  unsigned n_steps, most; /* 0: any number */
  unsigned n_guesses;
  SudokuGrade grade;
} Walk;

static bool
note_simplest (const SudokuStep *step, void *data)
{
  SudokuTechnique *simplest = data;

  if (step->technique < *simplest)
    *simplest = step->technique;
  return true;
}

static bool
count_walk_step (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Walk *walk = data;

  walk->n_steps++;
  walk->n_guesses += step->technique == SUDOKU_BRUTE_FORCE;
  sudoku_grade_add (&walk->grade, step->technique);
  return walk->n_steps != walk->most;
}

/* Compares each step with all that were possible. */
static bool
check_simplest (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  SudokuTechnique simplest = SUDOKU_BRUTE_FORCE;

  sudoku_find_steps (finding, board, note_simplest, &simplest);
  g_assert_cmpint (step->technique, ==, simplest);
  return count_walk_step (step, board, data);
}

TEST (solves)
{
  g_autoptr (SudokuBoard) board = board_of (EASY);
  g_autoptr (SudokuBoard) solved = board_of (EASY_SOLVED);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  unsigned n_open = board->n_open;
  Walk walk = { 0 };

  g_assert_cmpint (sudoku_path_run (finding, board, NULL, check_simplest, &walk), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (board->n_open, ==, 0);
  g_assert_cmpmem (board->value, 81, solved->value, 81);
  g_assert_cmpuint (walk.n_steps, ==, n_open); /* all singles */
  g_assert_cmpint (sudoku_grade_level (&walk.grade), ==, SUDOKU_LEVEL_EASY);
}

/* Rules of pairs are steps of a grade, too: without them this one would be unfair. */
TEST (what_follows_from_rules_is_graded)
{
  g_autoptr (SudokuShape)
      nine = sudoku_shape_new (3, 3),
      shape = sudoku_shape_new_with_rules (nine, &(SudokuRule){ .kind = SUDOKU_RULE_NON_CONSECUTIVE }, 1);
  const char *puzzle = ".8.2.4..37..9.6....9..58.4.6..5..47....8.3.59.....7....516.2...4.7.85..1.6...9...";
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  SudokuGrade grade;

  for (unsigned cell = 0; cell < 81; cell++)
    grid->cell[cell] = (uint8_t) MAX (0, g_ascii_digit_value (puzzle[cell]));
  g_assert_cmpint (sudoku_grade_puzzle (&grade, NULL, grid, NULL, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpint (sudoku_grade_level (&grade), ==, SUDOKU_LEVEL_EASY);
}

static bool
note_shortest (const SudokuStep *step, void *data)
{
  unsigned *shortest = data;

  *shortest = MIN (*shortest, step->length);
  return true;
}

/* Compares each loop with all loops and AIC that were possible. */
static bool
check_shortest (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  g_autoptr (SudokuFinding) finding = finding_of (board->shape, SUDOKU_CONTINUOUS_LOOP, SUDOKU_AIC);
  unsigned shortest = UINT_MAX;

  if (step->technique != SUDOKU_CONTINUOUS_LOOP && step->technique != SUDOKU_DISCONTINUOUS_LOOP
      && step->technique != SUDOKU_AIC)
    return true;
  sudoku_find_steps (finding, board, note_shortest, &shortest);
  g_assert_cmpuint (step->length, ==, shortest);
  return count_walk_step (step, board, data);
}

/* The place of a technique in an order. */
static unsigned
place_in (const SudokuFindLimits *limits, SudokuTechnique technique)
{
  unsigned place = 0;

  while (limits->order[place] != technique)
    place++;
  return place;
}

TEST (order_has_every_technique)
{
  static const SudokuTechnique order[] = { SUDOKU_AIC, SUDOKU_X_WING, SUDOKU_X_WING, SUDOKU_FULL_HOUSE };
  SudokuTechniqueSet seen = { { 0 } };
  SudokuFindLimits limits;

  sudoku_limits_init (&limits, 9);
  g_assert_false (limits.ordered);
  sudoku_limits_set_order (&limits, order, G_N_ELEMENTS (order));
  for (unsigned place = 0; place < SUDOKU_N_TECHNIQUES; place++)
    {
      g_assert_false (sudoku_technique_set_has (&seen, limits.order[place]));
      sudoku_technique_set_add (&seen, limits.order[place]);
    }
  g_assert_cmpuint (place_in (&limits, SUDOKU_AIC), <, place_in (&limits, SUDOKU_X_WING));
  g_assert_cmpuint (place_in (&limits, SUDOKU_X_WING), <, place_in (&limits, SUDOKU_FULL_HOUSE));
  g_assert_cmpuint (place_in (&limits, SUDOKU_SWORDFISH), ==, place_in (&limits, SUDOKU_X_WING) + 1);
  g_assert_cmpuint (place_in (&limits, SUDOKU_NAKED_SINGLE), ==, place_in (&limits, SUDOKU_FULL_HOUSE) + 1);
}

/* Of a path in an order: each step, and the lowest place in that order of all steps that were possible. */
typedef struct
{
  const SudokuFindLimits *limits;
  SudokuTechnique first, simplest;
  unsigned n_steps, n_earlier; /* those before which the usual order would have had another */
} Ordered;

static bool
note_first (const SudokuStep *step, void *data)
{
  Ordered *ordered = data;

  if (place_in (ordered->limits, step->technique) < place_in (ordered->limits, ordered->first))
    ordered->first = step->technique;
  return note_simplest (step, &ordered->simplest);
}

static bool
check_first (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Ordered *ordered = data;
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);

  ordered->first = (SudokuTechnique) ordered->limits->order[SUDOKU_N_TECHNIQUES - 1];
  ordered->simplest = SUDOKU_BRUTE_FORCE;
  sudoku_finding_set_limits (finding, ordered->limits);
  sudoku_find_steps (finding, board, note_first, ordered);
  g_assert_cmpint (step->technique, ==, ordered->first);
  ordered->n_earlier += step->technique != ordered->simplest;
  return ++ordered->n_steps < 30;
}

static void
check_order (const SudokuTechnique *order, unsigned n)
{
  g_autoptr (SudokuBoard) board = board_of (HARD);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  SudokuFindLimits limits;
  Ordered ordered = { .limits = &limits };

  sudoku_limits_init_path (&limits, 9);
  for (SudokuTechnique i = SUDOKU_FRANKEN_X_WING; i < SUDOKU_N_TECHNIQUES; i++)
    sudoku_technique_set_remove (&limits.techniques, i); /* they take long */
  /* Loops next to each other count as one technique: only one of a kind, but for those that the order has apart. */
  sudoku_technique_set_remove (&limits.techniques, SUDOKU_DISCONTINUOUS_LOOP);
  sudoku_technique_set_remove (&limits.techniques, SUDOKU_GROUPED_DISCONTINUOUS_LOOP);
  sudoku_technique_set_remove (&limits.techniques, SUDOKU_GROUPED_AIC);
  if (order[0] != SUDOKU_AIC)
    sudoku_technique_set_remove (&limits.techniques, SUDOKU_AIC);
  sudoku_limits_set_order (&limits, order, n);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_path_run (finding, board, NULL, check_first, &ordered);
  g_assert_cmpuint (ordered.n_steps, >, 10);
  g_assert_cmpuint (ordered.n_earlier, >, 0);
}

/* Techniques of one finder pulled apart, one of a kind before the others, and all the other way round. */
TEST (first_of_the_order_comes_first)
{
  static const SudokuTechnique hidden_first[] = { SUDOKU_HIDDEN_SINGLE, SUDOKU_NAKED_SINGLE };
  static const SudokuTechnique apart[] = { SUDOKU_AIC, SUDOKU_HIDDEN_TRIPLE, SUDOKU_CONTINUOUS_LOOP,
                                           SUDOKU_HIDDEN_PAIR };
  SudokuTechnique backwards[SUDOKU_N_TECHNIQUES];

  for (unsigned i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    backwards[i] = (SudokuTechnique) (SUDOKU_N_TECHNIQUES - 1 - i);
  check_order (hidden_first, G_N_ELEMENTS (hidden_first));
  check_order (apart, G_N_ELEMENTS (apart));
  check_order (backwards, SUDOKU_N_TECHNIQUES);
}

TEST (loops_are_short)
{
  g_autoptr (SudokuBoard) board = board_of (HARD);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  Walk walk = { 0 };

  g_assert_cmpint (sudoku_path_run (finding, board, NULL, check_shortest, &walk), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (board->n_open, ==, 0);
  g_assert_cmpuint (walk.n_steps, >, 3);
}

TEST (ends_when_it_is_enough)
{
  g_autoptr (SudokuBoard) board = board_of ("123434122143432.");
  g_autoptr (SudokuBoard) two = board_of ("12343412214343..");
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  Walk walk = { .most = 1 };

  g_assert_cmpint (sudoku_path_run (finding, board, NULL, count_walk_step, &walk), ==, SUDOKU_FOUND);
  g_assert_cmpuint (board->value[15], ==, 1);
  walk.n_steps = 0;
  g_assert_cmpint (sudoku_path_run (finding, two, NULL, count_walk_step, &walk), ==, SUDOKU_FOUND);
  g_assert_cmpuint (two->n_open, ==, 1);
}

TEST (brute_force_is_the_last_resort)
{
  g_autoptr (SudokuBoard) board = board_of ("1...............");
  g_autoptr (SudokuBoard) solution = board_of ("1234341221434321");
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  Walk walk = { 0 };

  g_assert_cmpint (sudoku_path_run (finding, board, NULL, count_walk_step, &walk), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (board->n_open, >, 0);
  g_assert_cmpint (sudoku_path_run (finding, board, solution->value, count_walk_step, &walk), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (board->n_open, ==, 0);
  g_assert_cmpmem (board->value, 16, solution->value, 16);
  g_assert_cmpuint (walk.n_guesses, >, 0);
  g_assert_cmpuint (walk.n_guesses, <, 15);
}

TEST (no_step_on_a_faulty_board)
{
  g_autoptr (SudokuBoard) board = board_of ("11..............");
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  Walk walk = { 0 };

  g_assert_cmpint (sudoku_path_run (finding, board, board->value, count_walk_step, &walk), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (board->n_open, >, 0);
  g_assert_cmpuint (walk.n_steps, ==, 0);
}

TEST (is_cancelled)
{
  g_autoptr (SudokuBoard) board = board_of (EASY);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  Walk walk = { 0 };

  sudoku_finding_set_cancel (finding, cancel_at_once, NULL);
  g_assert_cmpint (sudoku_path_run (finding, board, NULL, count_walk_step, &walk), ==, SUDOKU_CANCELLED);
}

/* The outlook of a board of 4x4 cells with further values, and without a candidate of a cell. */
static SudokuUniqueness
outlook_of (const char *givens, const char *values, unsigned cell, unsigned value, uint8_t *solution)
{
  g_autoptr (SudokuGrid) given = grid_of (givens);
  g_autoptr (SudokuGrid) all = grid_of (values);
  g_autoptr (SudokuBoard) board = sudoku_board_new (given, all, NULL);

  if (value != 0)
    sudoku_board_remove (board, cell, value);
  return sudoku_board_outlook (board, solution, NULL, NULL);
}

TEST (outlook)
{
  uint8_t solution[16];

  g_assert_cmpint (outlook_of ("12343412........", "12343412........", 0, 0, solution), ==, SUDOKU_UNIQUENESS_SEVERAL);
  g_assert_cmpuint (solution[0], ==, 1);
  g_assert_cmpint (outlook_of ("1234341221434...", "1234341221434...", 0, 0, solution), ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_cmpint (outlook_of ("1234341221434...", "1234341221434...", 13, 3, solution), ==, SUDOKU_UNIQUENESS_NONE);
  g_assert_cmpint (outlook_of ("11..............", "11..............", 0, 0, solution), ==, SUDOKU_UNIQUENESS_NONE);
  /* The entries make it unique, but they have only one solution because they were chosen. */
  g_assert_cmpint (outlook_of ("12343412........", "1234341221434...", 0, 0, solution), ==, SUDOKU_UNIQUENESS_SEVERAL);
  g_assert_cmpint (outlook_of ("12343412........", "1234341221434...", 13, 3, solution), ==, SUDOKU_UNIQUENESS_NONE);
}

TEST (grade)
{
  SudokuGrade grade = { 0 };

  for (unsigned i = 0; i < 57; i++)
    sudoku_grade_add (&grade, SUDOKU_HIDDEN_SINGLE);
  g_assert_cmpuint (grade.score, ==, 798);
  g_assert_cmpint (sudoku_grade_level (&grade), ==, SUDOKU_LEVEL_EASY);
  sudoku_grade_add (&grade, SUDOKU_FULL_HOUSE);
  g_assert_cmpuint (grade.score, ==, 802);
  g_assert_cmpint (sudoku_grade_level (&grade), ==, SUDOKU_LEVEL_MEDIUM);
  sudoku_grade_add (&grade, SUDOKU_XY_WING);
  g_assert_cmpuint (grade.score, ==, 962);
  g_assert_cmpint (sudoku_grade_level (&grade), ==, SUDOKU_LEVEL_HARD);
  sudoku_grade_add (&grade, SUDOKU_BRUTE_FORCE);
  g_assert_cmpstr (sudoku_level_id (sudoku_grade_level (&grade)), ==, "extreme");
}

static SudokuGrade
grade_of (const char *digits, SudokuTechnique *hardest)
{
  g_autoptr (SudokuGrid) grid = grid_of (digits);
  SudokuGrade grade;

  g_assert_cmpint (sudoku_grade_puzzle (&grade, hardest, grid, NULL, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  return grade;
}

/* A WXYZ-Wing would spare HoDoKu the XY-Chain, but it knows none. */
TEST (grade_is_without_other_techniques)
{
  SudokuTechnique hardest;
  SudokuGrade grade = grade_of (NEEDS_XY_CHAIN, &hardest);

  g_assert_cmpint (hardest, ==, SUDOKU_XY_CHAIN);
  g_assert_cmpint (sudoku_grade_level (&grade), ==, SUDOKU_LEVEL_UNFAIR);
}

/* With the shortest loops, twice as many steps would make it extreme. HoDoKu says 1176. */
TEST (grade_is_by_chains_that_remove_most)
{
  SudokuTechnique hardest;
  SudokuGrade grade = grade_of (NEEDS_LOOPS, &hardest);

  g_assert_cmpint (hardest, ==, SUDOKU_DISCONTINUOUS_LOOP);
  g_assert_cmpint (sudoku_grade_level (&grade), ==, SUDOKU_LEVEL_UNFAIR);
}
