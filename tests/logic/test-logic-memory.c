/* Logic without memory: each allocation of a piece of work fails in turn, and the work ends without a crash or a leak, and never
 * as if it were cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../failing-memory.h"
#include "../rounds.h"
#include "autoptr.h"
#include "boards.h"
#include "logic/grade.h"
#include "logic/path.h"
#include "logic/rating.h"
#include "logic/why.h"

/* One is solved by singles, one needs chains, and one forcing nets. */
static const char *const puzzles[] = {
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
};

/* How many pieces of work said that they were out of memory. */
static unsigned n_without_memory;

/* Notes how a call ended that nobody cancelled. */
static void
note (SudokuResult result)
{
  g_assert_cmpint (result, !=, SUDOKU_CANCELLED);
  n_without_memory += result == SUDOKU_NO_MEMORY;
}

static bool
count_to_hundred (const SudokuStep *step, void *data)
{
  return ++*(unsigned *) data < 100;
}

static bool
take_three (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  return ++*(unsigned *) data < 3;
}

static void
find (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuBoard) board = sudoku_board_new (puzzle, NULL, NULL);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (puzzle->shape);
  unsigned n = 0;

  if (board != NULL && finding != NULL)
    note (sudoku_find_steps (finding, board, count_to_hundred, &n));
}

static void
path (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuBoard) board = sudoku_board_new (puzzle, NULL, NULL);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (puzzle->shape);
  SudokuFindLimits limits;
  unsigned n = 0;

  sudoku_limits_init_path (&limits, puzzle->shape->order);
  if (board == NULL || finding == NULL)
    return;
  sudoku_finding_set_limits (finding, &limits);
  note (sudoku_path_run (finding, board, NULL, take_three, &n));
}

static void
grade (const SudokuGrid *puzzle)
{
  SudokuGrade grade;

  note (sudoku_grade_puzzle (&grade, NULL, puzzle, NULL, NULL, NULL));
}

static void
outlook (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuBoard) board = sudoku_board_new (puzzle, NULL, NULL);
  uint8_t solution[81];
  SudokuUniqueness outlook;

  if (board == NULL)
    return;
  outlook = sudoku_board_outlook (board, solution, NULL, NULL);
  g_assert_cmpint (outlook, !=, SUDOKU_UNIQUENESS_CANCELLED);
  n_without_memory += outlook == SUDOKU_UNIQUENESS_NO_MEMORY;
}

/* Up to the first step of chains: what these take grows in large pieces. */
static void
rate (const SudokuGrid *puzzle)
{
  SudokuRater *rater = sudoku_rater_new ();
  SudokuRating rating;
  SudokuRatingResult result;

  if (rater == NULL)
    return;
  result = sudoku_rate (rater, puzzle, 75, NULL, NULL, &rating);
  g_assert_true (result == SUDOKU_RATED || result == SUDOKU_RATING_NO_MEMORY);
  n_without_memory += result == SUDOKU_RATING_NO_MEMORY;
  sudoku_rater_free (rater);
}

/* Of the first blank cell, each value that is not its own. */
static void
why (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuBoard) board = sudoku_board_new (puzzle, NULL, NULL);
  unsigned cell = 0, n_explained = 0;

  while (puzzle->cell[cell] != 0)
    cell++;
  for (unsigned value = 1; board != NULL && value <= 9 && n_explained < 1; value++)
    if (sudoku_board_has (board, cell, value))
      {
        SudokuWhy *why = sudoku_why_not (board, cell, value, true, NULL, NULL, NULL);

        if (why != NULL)
          {
            g_assert_cmpint (why->kind, !=, SUDOKU_WHY_CANCELLED);
            n_without_memory += why->kind == SUDOKU_WHY_NO_MEMORY;
            n_explained += why->kind != SUDOKU_WHY_POSSIBLE;
          }
        sudoku_why_free (why);
      }
}

typedef struct
{
  const char *name;
  void (*work) (const SudokuGrid *puzzle);
  unsigned n_puzzles; /* of the first ones */
} Work;

static const Work works[] = {
  { "find", find, 3 },       { "path", path, 3 }, { "grade", grade, 1 },
  { "outlook", outlook, 3 }, { "rate", rate, 2 }, { "why", why, 2 },
};

/* Runs the work with each allocation failing: alone, and with all that follow. Where there are many, ever fewer of them. */
static void
test_each_allocation (gconstpointer data)
{
  const Work *work = data;

  n_without_memory = 0;
  for (unsigned p = 0; p < work->n_puzzles; p++)
    for (unsigned all = 0; all < 2; all++)
      {
        g_autoptr (SudokuBoard) board = board_of (puzzles[p]);
        g_autoptr (SudokuGrid) puzzle = sudoku_grid_new_from_values (board->shape, board->value);
        long allowed = 0;

        do
          {
            failing_memory_begin (allowed, all != 0);
            work->work (puzzle);
            allowed += 1 + allowed / ROUNDS (40);
          }
        while (failing_memory_end ());
      }
  g_assert_cmpuint (n_without_memory, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (works); i++)
    {
      g_autofree char *path = g_strdup_printf ("/memory/%s", works[i].name);

      g_test_add_data_func (path, &works[i], test_each_allocation);
    }
  return g_test_run ();
}
