/* Why a cell cannot have a value: that what is claimed is true, follows line by line, and is no longer than it has to be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "logic/why.h"
#include "sudoku/rules.h"
#include "steps.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWhy, sudoku_why_free)

/* Whether a line is said to be where it is: under that many assumptions, on a board with these candidates. */
static void
check_place (const SudokuBoard *start, const SudokuWhy *why, unsigned line, unsigned level, const SudokuBoard *board)
{
  g_autoptr (SudokuBoard) found = sudoku_why_line_board (why, start, line);
  unsigned n_cells = start->shape->n_cells;

  g_assert_cmpuint (sudoku_why_line_level (why, line), ==, level);
  g_assert_cmpmem (found->cell, n_cells * sizeof *found->cell, board->cell, n_cells * sizeof *board->cell);
}

/* Checks that a case and those after it are all the candidates of a cell, or all the places of a value in a house. */
static void
check_cases (const SudokuWhy *why, unsigned first, const SudokuBoard *board)
{
  const SudokuWhyLine *line = &why->line[first];
  SudokuSet values = 0;
  uint64_t places = 0;

  for (unsigned i = first;
       i < why->n_lines && (why->line[i].kind != SUDOKU_WHY_LINE_ASSUME || why->line[i].depth >= line->depth); i++)
    {
      const SudokuWhyLine *other = &why->line[i];

      if (other->kind != SUDOKU_WHY_LINE_ASSUME || other->depth > line->depth)
        continue;
      g_assert_cmpuint (other->house, ==, line->house);
      values |= sudoku_set_of (other->value);
      for (unsigned j = 0; line->house != SUDOKU_NO_HOUSE && j < board->shape->order; j++)
        if (board->shape->house[line->house].cell[j] == other->cell)
          places |= UINT64_C (1) << j;
    }
  if (line->house == SUDOKU_NO_HOUSE)
    g_assert_cmphex (values, ==, board->cell[line->cell]);
  else
    g_assert_cmphex (places, ==, sudoku_board_places (board, line->house, line->value));
}

/* Reads the lines as a person would: each has to follow from those above it, in its case. */
static void
check_lines (const SudokuBoard *start, const SudokuWhy *why, unsigned cell, unsigned value)
{
  g_autoptr (SudokuProof) proof = sudoku_proof_new (start->shape);
  SudokuBoard *board[34] = { sudoku_board_copy (start) };
  unsigned n_cases = 0;
  unsigned n_siblings[35] = { 0 };

  for (unsigned i = 0; i < why->n_lines; i++)
    {
      const SudokuWhyLine *line = &why->line[i];
      SudokuFault fault;

      if (line->kind == SUDOKU_WHY_LINE_ASSUME)
        {
          g_assert_true (n_cases <= line->depth || why->line[i - 1].kind == SUDOKU_WHY_LINE_FAULT);
          while (n_cases > line->depth)
            sudoku_board_free (board[n_cases--]);
          g_assert_cmpuint (n_cases, ==, line->depth);
          check_place (start, why, i, n_cases, board[n_cases]);
          if (line->depth > 0 && n_siblings[line->depth]++ == 0)
            check_cases (why, i, board[n_cases]);
          n_siblings[line->depth + 1] = 0;
          board[n_cases + 1] = sudoku_board_copy (board[n_cases]);
          n_cases++;
          g_assert_true (sudoku_board_has (board[n_cases], line->cell, line->value));
          sudoku_board_place (board[n_cases], line->cell, line->value);
        }
      else if (line->kind == SUDOKU_WHY_LINE_STEP)
        {
          check_place (start, why, i, n_cases, board[n_cases]);
          g_assert_true (sudoku_proof_check (proof, line->step, board[n_cases], NULL));
          sudoku_step_apply (line->step, board[n_cases]);
        }
      else
        {
          g_assert_cmpint (sudoku_board_find_fault (board[n_cases], &fault), !=, SUDOKU_FAULT_NONE);
          if (line->fault.kind == SUDOKU_FAULT_NO_CANDIDATE)
            g_assert_cmphex (board[n_cases]->cell[line->fault.cell], ==, 0);
          else if (line->fault.kind == SUDOKU_FAULT_NO_PLACE)
            g_assert_cmphex (sudoku_board_places (board[n_cases], line->fault.house, line->fault.value), ==, 0);
        }
    }
  g_assert_true (n_cases == 0 || why->line[why->n_lines - 1].kind == SUDOKU_WHY_LINE_FAULT);
  if (why->kind == SUDOKU_WHY_STEPS)
    g_assert_false (sudoku_board_has (board[0], cell, value));
  for (unsigned i = 0; i <= n_cases; i++)
    sudoku_board_free (board[i]);
}

/* Asks of each cell and value of a puzzle with one solution; with enough, the first proof by cases has to do. */
static void
ask_everything (const char *text, const SudokuRule *rules, unsigned n_rules, unsigned step, SudokuCancelFunc enough)
{
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3), shape = sudoku_shape_new_with_rules (nine, rules, n_rules);
  g_autoptr (SudokuGrid) plain = grid_of (text), grid = sudoku_grid_new_from_values (shape, plain->cell);
  g_autoptr (SudokuBoard) board = sudoku_board_new (grid, NULL, NULL);
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);
  uint8_t solution[81];
  unsigned kinds[SUDOKU_WHY_NO_MEMORY + 1] = { 0 };

  g_assert_cmpint (sudoku_search_next (search, solution), ==, SUDOKU_FOUND);
  for (unsigned candidate = 0; candidate < 729; candidate += step)
    {
      unsigned cell = candidate / 9, value = candidate % 9 + 1;
      g_autoptr (SudokuWhy) why = sudoku_why_not (board, cell, value, true, NULL, enough, NULL);

      kinds[why->kind]++;
      if (board->value[cell] != 0 && board->value[cell] != value)
        g_assert_cmpint (why->kind, ==, SUDOKU_WHY_FILLED);
      else if (solution[cell] == value)
        {
          g_assert_cmpint (why->kind, ==, SUDOKU_WHY_POSSIBLE);
          g_assert_cmpmem (why->solution, 81, solution, 81);
        }
      else if (!sudoku_board_has (board, cell, value))
        {
          g_assert_cmpint (why->kind, ==, SUDOKU_WHY_SEEN);
          g_assert_cmpuint (board->value[why->seen_cell], ==, value);
        }
      else
        {
          g_assert_true (why->kind == SUDOKU_WHY_STEPS || why->kind == SUDOKU_WHY_CASES);
          check_lines (board, why, cell, value);
        }
    }
  g_test_message ("%u by steps, %u by cases", kinds[SUDOKU_WHY_STEPS], kinds[SUDOKU_WHY_CASES]);
}

TEST (easy)
{
  ask_everything ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", NULL, 0, 1,
                  NULL);
}

TEST (hard)
{
  ask_everything ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", NULL, 0, 5,
                  cancel_at_once);
  ask_everything ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", NULL, 0, 47,
                  NULL);
}

/* Here many cases end because a rule is broken, which rests on what placed the values. */
TEST (cases_that_break_a_rule)
{
  ask_everything (".1..............2................58......29....8.......4.......9.................",
                  &(SudokuRule){ .kind = SUDOKU_RULE_NON_CONSECUTIVE }, 1, 1, cancel_at_once);
  /* Here steps leave a single case, and place its value. */
  ask_everything (".......7...3....................58...3.1.........2....6..4...3................6..",
                  &(SudokuRule){ .kind = SUDOKU_RULE_NON_CONSECUTIVE }, 1, 1, cancel_at_once);
}

/* In a board of boxes of 2x2 cells with 1 2 3 in the first row, the last cell of it is 4, so it is not 3 in one line. */
TEST (single_is_one_line)
{
  g_autoptr (SudokuBoard) board = board_of ("12.......3......");
  g_autoptr (SudokuWhy) why = sudoku_why_not (board, 3, 3, false, NULL, NULL, NULL);

  g_assert_cmpint (why->kind, ==, SUDOKU_WHY_POSSIBLE);
  sudoku_board_free (g_steal_pointer (&board));
  board = board_of ("12........3.....");
  sudoku_why_free (g_steal_pointer (&why));
  why = sudoku_why_not (board, 2, 3, false, NULL, NULL, NULL);
  g_assert_cmpint (why->kind, ==, SUDOKU_WHY_SEEN);
  sudoku_why_free (g_steal_pointer (&why));
  why = sudoku_why_not (board, 3, 4, false, NULL, NULL, NULL); /* r1c3 is 4, as it sees the 3 */
  g_assert_cmpint (why->kind, ==, SUDOKU_WHY_STEPS);
  g_assert_cmpuint (why->n_lines, ==, 1);
}

TEST (board_without_solution)
{
  g_autoptr (SudokuBoard) board = board_of ("1...2...3....4.."); /* column 1 has no place for 4 */
  g_autoptr (SudokuWhy) why = sudoku_why_not (board, 2, 2, false, NULL, NULL, NULL);

  g_assert_cmpint (why->kind, ==, SUDOKU_WHY_UNSOLVABLE);
}

TEST (cancelled)
{
  g_autoptr (SudokuBoard) board =
      board_of ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  g_autoptr (SudokuWhy) why = sudoku_why_not (board, 1, 1, true, cancel_at_once, NULL, NULL);

  g_assert_true (why->kind == SUDOKU_WHY_CANCELLED || why->kind == SUDOKU_WHY_POSSIBLE);
}
