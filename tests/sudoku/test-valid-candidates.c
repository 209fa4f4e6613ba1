/* True candidates and their counts, against counting each by hand of the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "autoptr.h"
#include "boards.h"

#define SEVENS "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
/* The same without its second 4: 141 solutions. */
#define SEVERAL "6......1...........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

static uint64_t
count_with (const SudokuGrid *puzzle, unsigned cell, unsigned value, uint64_t limit)
{
  g_autoptr (SudokuGrid) copy = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuSearch) search = NULL;
  uint64_t count = 0;

  if (copy->cell[cell] != 0 && copy->cell[cell] != value)
    return 0;
  copy->cell[cell] = (uint8_t) value;
  search = sudoku_search_new (copy);
  sudoku_search_skip (search, limit, &count);
  return count;
}

/* All counts are exact or at least the limit, and agree with a search for each. */
static void
assert_counts (const SudokuGrid *puzzle, uint64_t limit)
{
  g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, limit);
  unsigned cells = puzzle->shape->n_cells;

  g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
  g_assert_true (sudoku_valid_candidates_settled (work));
  assert_same_cells (sudoku_valid_candidates_met (work), sudoku_valid_candidates_possible (work));
  for (unsigned cell = 0; cell < cells; cell++)
    for (unsigned value = 1; value <= puzzle->shape->order; value++)
      {
        SudokuOccurrence occurrence = sudoku_valid_candidates_occurrence (work, cell, value);
        uint64_t count = count_with (puzzle, cell, value, limit + 1);

        g_assert_true (occurrence.exact == (count <= limit));
        if (occurrence.exact)
          g_assert_cmpuint (occurrence.count, ==, count);
        else
          g_assert_cmpuint (occurrence.count, >=, limit);
        g_assert_true (sudoku_set_has (sudoku_valid_candidates_met (work)->cell[cell], value) == (count > 0));
      }
}

TEST (unique)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);

  assert_counts (puzzle, 10);
}

TEST (several)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVERAL);

  assert_counts (puzzle, 1000);
  assert_counts (puzzle, 141);
}

/* Below the number of solutions each candidate is counted by itself, rare ones exactly. */
TEST (low_limit)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVERAL);

  assert_counts (puzzle, 140);
  assert_counts (puzzle, 50);
  assert_counts (puzzle, 3);
  assert_counts (puzzle, 1);
}

/* 172151 solutions are more than are gone through: each candidate is counted, and those of a cell add up. */
TEST (counts_of_a_cell_add_up)
{
  g_autoptr (SudokuGrid) puzzle =
      board ("6......1.4.........2.............4.7..8...3....1.9....3..4..2...5.1........8.6...");
  g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, 1000000);

  g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
  for (unsigned cell = 0; cell < 81; cell++)
    {
      uint64_t sum = 0;

      for (unsigned value = 1; value <= 9; value++)
        {
          SudokuOccurrence occurrence = sudoku_valid_candidates_occurrence (work, cell, value);

          g_assert_true (occurrence.exact);
          sum += occurrence.count;
        }
      g_assert_cmpuint (sum, ==, 172151);
    }
}

/* Each of the 64 candidates is in a quarter of the 288 boards. */
TEST (empty_four)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, 1000);

  g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
  for (unsigned cell = 0; cell < 16; cell++)
    for (unsigned value = 1; value <= 4; value++)
      g_assert_cmpuint (sudoku_valid_candidates_occurrence (work, cell, value).count, ==, 72);
}

/* The first board breaks a rule; the second is refuted only by search. */
TEST (none)
{
  const char *texts[] = { "66.....1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
                          "67.....1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..." };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SudokuGrid) puzzle = board (texts[i]);
      g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, 10);

      g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
      for (unsigned cell = 0; cell < 81; cell++)
        {
          g_assert_cmphex (sudoku_valid_candidates_met (work)->cell[cell], ==, 0);
          g_assert_cmphex (sudoku_valid_candidates_possible (work)->cell[cell], ==, 0);
        }
    }
}

static bool
every_second_time (void *data)
{
  return ++*(unsigned *) data % 2 == 0;
}

/* Met candidates only become more and possible ones fewer, and in the end all is as without stops. */
TEST (cancelled_often)
{
  g_autoptr (SudokuGrid) puzzle = board ("6......1.4.........2.............4.7..8...3....1.9....3..4"
                                         "..2...5.1........8.6...");
  g_autoptr (SudokuValidCandidates) whole = sudoku_valid_candidates_new (puzzle, 200);
  g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, 200);
  unsigned asked = 0, stops = 0;

  g_assert_true (sudoku_valid_candidates_run (whole, NULL, NULL));
  while (!sudoku_valid_candidates_run (work, every_second_time, &asked))
    {
      const SudokuCandidates *met = sudoku_valid_candidates_met (work);
      const SudokuCandidates *possible = sudoku_valid_candidates_possible (work);

      for (unsigned cell = 0; cell < 81; cell++)
        {
          g_assert_cmphex (met->cell[cell] & ~possible->cell[cell], ==, 0);
          g_assert_cmphex (sudoku_valid_candidates_met (whole)->cell[cell] & ~possible->cell[cell], ==, 0);
        }
      stops++;
    }
  g_assert_cmpuint (stops, >, 0);
  for (unsigned cell = 0; cell < 81; cell++)
    for (unsigned value = 1; value <= 9; value++)
      {
        SudokuOccurrence a = sudoku_valid_candidates_occurrence (whole, cell, value);
        SudokuOccurrence b = sudoku_valid_candidates_occurrence (work, cell, value);

        g_assert_cmpuint (a.count, ==, b.count);
        g_assert_true (a.exact == b.exact);
      }
}
