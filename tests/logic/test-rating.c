/* Ratings by Sudoku Explainer's scale: known puzzles, limits, cancellation, and what is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"
#include "rating-steps.h"

/* Needs dynamic chains with chains nested in them; takes over a tenth of a second. */
#define HARD "1...5.7.9.5.....3..79........7.6...5.....4...6..8..2...1..9...7.....2.4....3..8.."

static SudokuRating
rate (const char *digits, unsigned max_tenths)
{
  g_autoptr (SudokuGrid) grid = grid_of (digits);
  g_autoptr (SudokuRater) rater = sudoku_rater_new ();
  SudokuRating rating;

  g_assert_cmpint (sudoku_rate (rater, grid, max_tenths, NULL, NULL, &rating), ==, SUDOKU_RATED);
  return rating;
}

/* As SukakuExplainer rates them with the techniques of SE 1.2.1. */
TEST (known_ratings)
{
  static const struct
  {
    const char *puzzle;
    unsigned er, ep, ed;
    const char *hardest;
  } known[] = {
    { "000000000000380001000005900040000010200701800008032409070908050010020007009503002", 15, 12, 12,
      "Hidden Single" },
    { "000000028030000040010060000800002000000030700000100000000300507400000600200000000", 20, 12, 12,
      "Direct Hidden Pair" },
    { "000000025190000000000600000006030700000000100002000000400205000060000340000800000", 26, 12, 12, "Pointing" },
    { "000000008000903400400000001000034002003780050080109000010000004030000580950200307", 45, 12, 12,
      "Unique Rectangle type 1" },
    { "240900001005074009000000080010020005030405060800010040020000000700340500400002078", 56, 12, 12, "BUG type 1" },
    { "005010200300040007100309004006907300071000890000000000600080003030425060000000000", 72, 12, 12,
      "Forcing Chain" },
    { "700040006000759000900801003000524000030000020400000007501000208080000010209000304", 89, 12, 12,
      "Dynamic Region Forcing Chains" },
    { HARD, 108, 108, 105, "Dynamic Contradiction Forcing Chains (+ Forcing Chains)" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    {
      SudokuRating rating = rate (known[i].puzzle, 0);

      g_test_message ("%s", known[i].puzzle);
      g_assert_cmpuint (rating.er, ==, known[i].er);
      g_assert_cmpuint (rating.ep, ==, known[i].ep);
      g_assert_cmpuint (rating.ed, ==, known[i].ed);
      g_assert_cmpstr (sudoku_rating_technique_name (rating.hardest), ==, known[i].hardest);
    }
}

TEST (steps_are_true)
{
  g_autoptr (SudokuGrid) grid = grid_of (HARD);
  g_autoptr (SudokuRater) rater = sudoku_rater_new ();
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);
  uint8_t solution[81];
  SudokuRating rating;

  g_assert_cmpint (sudoku_search_next (search, solution), ==, SUDOKU_FOUND);
  sudoku_rater_set_step_func (rater, assert_rating_step, solution);
  g_assert_cmpint (sudoku_rate (rater, grid, 0, NULL, NULL, &rating), ==, SUDOKU_RATED);
  g_assert_cmpuint (rating.n_steps, >, 50);
}

TEST (limit)
{
  const char *puzzle = "005010200300040007100309004006907300071000890000000000600080003030425060000000000";
  SudokuRating rating = rate (puzzle, 71);

  g_assert_true (rating.above_limit);
  g_assert_cmpuint (rating.er, <=, 71);
  rating = rate (puzzle, 72);
  g_assert_false (rating.above_limit);
  g_assert_cmpuint (rating.er, ==, 72);
  /* What is above is not even looked for. */
  rating = rate (HARD, 60);
  g_assert_true (rating.above_limit);
  g_assert_cmpuint (rating.n_steps, ==, 0);
}

TEST (full_board)
{
  SudokuRating rating = rate ("123456789456789123789123456214365897365897214897214365531642978642978531978531642", 0);

  g_assert_cmpuint (rating.er, ==, 0);
  g_assert_cmpuint (rating.n_steps, ==, 0);
}

static SudokuRatingResult
result_of (const char *digits)
{
  g_autoptr (SudokuRater) rater = sudoku_rater_new ();
  g_autoptr (SudokuGrid) grid = grid_of (digits);
  SudokuRating rating;

  return sudoku_rate (rater, grid, 0, NULL, NULL, &rating);
}

TEST (refused)
{
  g_assert_cmpint (result_of ("1..............."), ==, SUDOKU_RATING_WRONG_SHAPE);
  g_assert_cmpint (result_of ("11..............................................................................."), ==,
                   SUDOKU_RATING_REPEATED);
  /* r1c9 has no candidate. */
  g_assert_cmpint (result_of ("12345678.........9..............................................................."), ==,
                   SUDOKU_RATING_NO_SOLUTION);
  g_assert_cmpint (result_of ("................................................................................9"), ==,
                   SUDOKU_RATING_SEVERAL_SOLUTIONS);
}

/* Cancels once the CPU has worked for 20 ms, and notes when it was asked last before. */
typedef struct
{
  gint64 start, last, longest;
} Asked;

static bool
cancel_soon (void *data)
{
  Asked *asked = data;
  gint64 now = g_get_monotonic_time ();

  asked->longest = MAX (asked->longest, now - asked->last);
  asked->last = now;
  return now - asked->start > 20000;
}

TEST (cancellation)
{
  g_autoptr (SudokuGrid) grid = grid_of (HARD);
  g_autoptr (SudokuRater) rater = sudoku_rater_new ();
  Asked asked = { g_get_monotonic_time (), g_get_monotonic_time (), 0 };
  SudokuRating rating;

  g_assert_cmpint (sudoku_rate (rater, grid, 0, cancel_soon, &asked, &rating), ==, SUDOKU_RATING_CANCELLED);
  g_test_message ("asked once in %" G_GINT64_FORMAT " microseconds at least", asked.longest);
  /* A cancelled rater can be used again. */
  g_assert_cmpint (sudoku_rate (rater, grid, 70, NULL, NULL, &rating), ==, SUDOKU_RATED);
  g_assert_true (rating.above_limit);
}

TEST (every_technique_has_a_name)
{
  for (unsigned technique = 0; technique < SUDOKU_N_RATING_TECHNIQUES; technique++)
    g_assert_nonnull (sudoku_rating_technique_name (technique));
}
