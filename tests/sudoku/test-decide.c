/* Decisions are true, also when cancelled, and a search that is led by them finds the same solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "autoptr.h"
#include "boards.h"
#include "sudoku/search/general.h"

/* A random board of the shape: some cells of a complete board, a few of them changed. */
static SudokuGrid *
random_board (GRand *rand, unsigned box_rows, unsigned box_columns, double share)
{
  const SudokuShape *shape = test_shape (box_rows, box_columns);
  g_autoptr (SudokuSearch) search = NULL;
  SudokuGrid *grid = sudoku_grid_new (shape);
  unsigned n = shape->order;

  for (unsigned i = 0; i < n; i++)
    grid->cell[i] = (uint8_t) ((i + 1) % n + 1);
  search = sudoku_search_new (grid);
  g_assert_cmpint (sudoku_search_next (search, grid->cell), ==, SUDOKU_FOUND);
  for (unsigned cell = 0; cell < n * n; cell++)
    if (g_rand_double (rand) > share)
      grid->cell[cell] = 0;
    else if (g_rand_int_range (rand, 0, 60) == 0)
      grid->cell[cell] = (uint8_t) g_rand_int_range (rand, 1, (gint) n + 1);
  return grid;
}

/* Decides by clauses alone, if `guesses` is 0, or by searching first. */
static SudokuDecide *
new_decide (const SudokuGrid *grid, unsigned guesses)
{
  SudokuDecide *decide = sudoku_decide_new_for_grid (grid);

  g_assert_nonnull (decide);
  sudoku_decide_set_guesses (decide, guesses);
  return decide;
}

/* Whether the grid has a completion under the assumptions whose bits are set, by going through all. */
static bool
is_solvable (const SudokuGrid *grid, const SudokuAssumption *assumptions, unsigned chosen)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_new (grid->shape);
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);
  bool found = false;

  while (!found && sudoku_search_next (search, solution->cell) == SUDOKU_FOUND)
    {
      found = true;
      for (unsigned i = 0; i < 3; i++)
        if (chosen >> i & 1)
          found &= (solution->cell[assumptions[i].cell] == assumptions[i].value) != assumptions[i].excluded;
    }
  return found;
}

static void
check_solution (const SudokuGrid *grid, SudokuDecide *decide, const SudokuAssumption *assumptions, unsigned n)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_new_from_values (grid->shape, sudoku_decide_solution (decide));

  g_assert_true (sudoku_grid_complete (solution));
  for (unsigned cell = 0; cell < grid->shape->n_cells; cell++)
    if (grid->cell[cell] != 0)
      g_assert_cmpuint (solution->cell[cell], ==, grid->cell[cell]);
  for (unsigned i = 0; i < n; i++)
    g_assert_true ((solution->cell[assumptions[i].cell] == assumptions[i].value) != assumptions[i].excluded);
}

/* The assumptions that failed, as bits. */
static unsigned
failed_assumptions (SudokuDecide *decide, unsigned n)
{
  unsigned failed = 0;

  for (unsigned i = 0; i < n; i++)
    failed |= (unsigned) sudoku_decide_failed (decide, i) << i;
  return failed;
}

static void
test_answers_are_true (gconstpointer guesses)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  unsigned solvable = 0, unsolvable = 0;

  for (unsigned round = 0; round < 200; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, 2, 3, 0.4);
      g_autoptr (SudokuDecide) decide = new_decide (grid, GPOINTER_TO_UINT (guesses));
      SudokuAssumption a[3];

      for (unsigned i = 0; i < 3; i++)
        a[i] = (SudokuAssumption){ (uint16_t) (12 * i + (unsigned) g_rand_int_range (rand, 0, 12)),
                                   (uint8_t) g_rand_int_range (rand, 1, 7), g_rand_boolean (rand) };
      for (unsigned n = 0; n <= 3; n++)
        {
          SudokuResult decision = sudoku_decide_solve (decide, a, n);

          g_assert_cmpint (decision == SUDOKU_FOUND, ==, is_solvable (grid, a, (1u << n) - 1));
          if (decision == SUDOKU_FOUND)
            check_solution (grid, decide, a, n);
          else
            g_assert_false (is_solvable (grid, a, failed_assumptions (decide, n)));
          solvable += decision == SUDOKU_FOUND;
          unsolvable += decision == SUDOKU_EXHAUSTED;
        }
    }
  g_assert_cmpuint (solvable, >, 100);
  g_assert_cmpuint (unsolvable, >, 100);
}

/* Excluding each value that a solution has, until there is none, finds as many solutions as differ in that cell. */
static void
test_excluded_candidates_stay_out (gconstpointer guesses)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (unsigned round = 0; round < 60; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, 2, 3, 0.25);
      g_autoptr (SudokuDecide) decide = new_decide (grid, GPOINTER_TO_UINT (guesses));
      SudokuSet seen = 0;

      while (sudoku_decide_solve (decide, NULL, 0) == SUDOKU_FOUND)
        {
          unsigned value = sudoku_decide_solution (decide)[17];

          check_solution (grid, decide, NULL, 0);
          g_assert_false (sudoku_set_has (seen, value));
          seen |= sudoku_set_of (value);
          sudoku_decide_exclude (decide, 17, value);
          g_assert_false (sudoku_set_has (sudoku_decide_candidates (decide)->cell[17], value));
        }
      for (unsigned value = 1; value <= 6; value++)
        {
          SudokuAssumption has = { 17, (uint8_t) value, false };

          g_assert_true (sudoku_set_has (seen, value) == is_solvable (grid, &has, 1));
        }
      g_assert_cmpuint (sudoku_decide_candidates (decide)->cell[0], ==, 0);
    }
}

/* Whether there is a solution that has another value in a cell: by going through all. */
static bool
has_other_solution (const SudokuGrid *grid, unsigned cell, uint8_t value)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_new (grid->shape);
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);
  bool found = false;

  while (!found && sudoku_search_next (search, solution->cell) == SUDOKU_FOUND)
    found = solution->cell[cell] != value;
  return found;
}

/* Each given in turn may be otherwise: questions of one decider of the blank board. */
static void
test_all_givens_but_one (gconstpointer guesses)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  unsigned solvable = 0, unsolvable = 0;

  for (unsigned round = 0; round < 20; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, 3, 3, 0.45);
      g_autoptr (SudokuGrid) blank = sudoku_grid_new (grid->shape);
      g_autoptr (SudokuDecide) decide = new_decide (blank, GPOINTER_TO_UINT (guesses));
      SudokuAssumption given[81];
      unsigned n = 0;

      for (unsigned cell = 0; cell < 81; cell++)
        if (grid->cell[cell] != 0)
          given[n++] = (SudokuAssumption){ (uint16_t) cell, grid->cell[cell], false };
      for (unsigned i = 0; i < n; i++)
        {
          g_autoptr (SudokuGrid) without = sudoku_grid_copy (grid);
          bool expected;

          without->cell[given[i].cell] = 0;
          expected = has_other_solution (without, given[i].cell, given[i].value);
          given[i].excluded = true;
          g_assert_cmpint (sudoku_decide_solve (decide, given, n), ==, expected ? SUDOKU_FOUND : SUDOKU_EXHAUSTED);
          given[i].excluded = false;
          solvable += expected;
          unsolvable += !expected;
        }
    }
  g_assert_cmpuint (solvable, >, 20);
  g_assert_cmpuint (unsolvable, >, 20);
}

/* A decider that is cancelled whenever it asks comes to the same answer. */
static void
test_continues_when_cancelled (gconstpointer guesses)
{
  const SudokuShape *shape = test_shape (5, 5);
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (shape);
  g_autoptr (SudokuDecide) decide = new_decide (blank, GPOINTER_TO_UINT (guesses));
  g_autoptr (SudokuDecide) cancelled = new_decide (blank, GPOINTER_TO_UINT (guesses));
  unsigned asked = 0;

  g_assert_cmpint (sudoku_decide_solve (decide, NULL, 0), ==, SUDOKU_FOUND);
  sudoku_decide_set_cancel (cancelled, cancel_always, &asked);
  while (sudoku_decide_solve (cancelled, NULL, 0) == SUDOKU_CANCELLED)
    continue;
  g_assert_cmpuint (asked, >, 5);
  g_assert_cmpmem (sudoku_decide_solution (decide), 625, sudoku_decide_solution (cancelled), 625);
}

/* A cancelled question is dropped when another one is asked. */
static void
test_another_question_after_cancelling (gconstpointer guesses)
{
  const SudokuShape *shape = test_shape (5, 5);
  unsigned asked = 0;
  const SudokuAssumption twice[2] = { { 0, 1, false }, { 1, 1, false } }, corner = { 624, 25, false };
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (shape);
  g_autoptr (SudokuDecide) decide = new_decide (blank, GPOINTER_TO_UINT (guesses));

  sudoku_decide_set_cancel (decide, cancel_always, &asked);
  g_assert_cmpint (sudoku_decide_solve (decide, NULL, 0), ==, SUDOKU_CANCELLED);
  sudoku_decide_set_cancel (decide, NULL, NULL);
  g_assert_cmpint (sudoku_decide_solve (decide, twice, 2), ==, SUDOKU_EXHAUSTED);
  g_assert_true (sudoku_decide_failed (decide, 0));
  g_assert_true (sudoku_decide_failed (decide, 1));
  g_assert_cmpint (sudoku_decide_solve (decide, &corner, 1), ==, SUDOKU_FOUND);
  check_solution (blank, decide, &corner, 1);
}

/* Whatever a question was canceled in, a candidate may be excluded then. */
static void
test_excludes_after_cancelling (gconstpointer guesses)
{
  const SudokuShape *shape = test_shape (5, 5);
  const SudokuAssumption corner = { 624, 25, false };

  for (unsigned after = 1; after < 32; after += 3)
    {
      g_autoptr (SudokuGrid) blank = sudoku_grid_new (shape);
      g_autoptr (SudokuDecide) decide = new_decide (blank, GPOINTER_TO_UINT (guesses));
      unsigned asked = 0;

      sudoku_decide_set_cancel (decide, cancel_always, &asked);
      for (unsigned i = 0; i < after; i++)
        if (sudoku_decide_solve (decide, NULL, 0) != SUDOKU_CANCELLED)
          break;
      sudoku_decide_set_cancel (decide, NULL, NULL);
      sudoku_decide_exclude (decide, 0, 1);
      g_assert_cmpint (sudoku_decide_solve (decide, &corner, 1), ==, SUDOKU_FOUND);
      check_solution (blank, decide, &corner, 1);
      g_assert_cmpuint (sudoku_decide_solution (decide)[0], !=, 1);
    }
}

/* More pigeons than holes: a value of seven rows has six columns to go to. */
TEST (proves_what_propagation_cannot_see)
{
  const SudokuShape *shape = test_shape (4, 4);
  g_autoptr (SudokuDecide) decide = NULL;
  const SudokuAssumption any = { 255, 3, false };
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (shape);

  for (unsigned cell = 0; cell < 256; cell++)
    candidates->cell[cell] = sudoku_set_full (16);
  /* Rows 1 to 7 of the board have the value 1 in the first six columns only. */
  for (unsigned row = 0; row < 7; row++)
    for (unsigned column = 6; column < 16; column++)
      candidates->cell[16 * row + column] &= ~sudoku_set_of (1);
  decide = sudoku_decide_new (candidates);
  g_assert_cmpint (sudoku_decide_solve (decide, NULL, 0), ==, SUDOKU_EXHAUSTED);
  /* It stays so. */
  g_assert_cmpint (sudoku_decide_solve (decide, &any, 1), ==, SUDOKU_EXHAUSTED);
  g_assert_false (sudoku_decide_failed (decide, 0));
}

/* When a search is made to believe that it has met many dead ends. */
enum
{
  LOST_AT_START = 1,
  LOST_AFTER_SOLUTIONS = 2
};

/* All solutions as text, at most 2000. */
static GPtrArray *
find_solutions (const SudokuGrid *grid, unsigned lost)
{
  GPtrArray *solutions = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuGrid) solution = sudoku_grid_new (grid->shape);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  SudokuGuidedTree guided;

  g_assert_true (sudoku_guided_tree_init (&guided, grid));
  guided.tree.failures = lost & LOST_AT_START ? G_MAXUINT32 : 0;
  while (solutions->len < 2000 && sudoku_guided_tree_next (&guided, &budget) == SUDOKU_FOUND)
    {
      sudoku_propagator_read (guided.propagator, solution->cell);
      g_ptr_array_add (solutions, board_text (solution));
      guided.tree.failures = lost & LOST_AFTER_SOLUTIONS ? G_MAXUINT32 : 0;
    }
  sudoku_guided_tree_clear (&guided);
  return solutions;
}

/* However often it is lost, a search finds each solution once. */
TEST (lost_search_finds_all)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  unsigned several = 0;

  for (unsigned round = 0; round < 120; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, 3, 3, 0.27 + 0.05 * (round % 3));
      g_autoptr (GPtrArray) plain = find_solutions (grid, 0);
      g_autoptr (GPtrArray) lost = find_solutions (grid, 1 + round % 3);

      if (plain->len == 2000)
        continue;
      assert_same_texts (plain, lost);
      several += plain->len > 1;
    }
  g_assert_cmpuint (several, >, 20);
}

/* Where any order will do, a hard puzzle is soon left to the clauses, and one proof says that its solution is the only one. */
TEST (hurried_search_asks_soon)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (4, 4,
                                                  ".A729.BC.....3.16..B3....D..A.2........5.3..C8..1.9...86..4....."
                                                  "........B..92..8D.....E....2.........3..5....B7..4.3...D...71..."
                                                  "9B1...A2.......74.6.....1.......5.........E8..34..27.9.1.4....65"
                                                  "...C...F..2A...6.....5..C7....A......423.1..859......8.....64.B2");
  g_autoptr (SudokuGrid) solution = sudoku_grid_new (grid->shape);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  SudokuGuidedTree guided;

  g_assert_true (sudoku_guided_tree_init (&guided, grid));
  guided.hurried = true;
  g_assert_cmpint (sudoku_guided_tree_next (&guided, &budget), ==, SUDOKU_FOUND);
  g_assert_cmpint (sudoku_guided_tree_next (&guided, &budget), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (guided.tree.guesses, <, 150);
  sudoku_guided_tree_clear (&guided);

  g_assert_cmpint (sudoku_uniqueness (grid, solution->cell, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
  for (unsigned cell = 0; cell < grid->shape->n_cells; cell += 5)
    for (unsigned value = grid->cell[cell] == 0; value <= 16; value += 5)
      {
        uint8_t before = grid->cell[cell];
        g_autoptr (SudokuSearch) search = NULL;
        uint64_t n = 0;

        grid->cell[cell] = (uint8_t) value;
        search = sudoku_search_new (grid);
        sudoku_search_skip (search, 2, &n);
        g_assert_cmpuint (sudoku_uniqueness (grid, NULL, NULL, NULL), ==, n);
        grid->cell[cell] = before;
      }
}

/* While all values are alike, clauses are asked for one order of a row only; once a value is excluded somewhere they are not. */
TEST (one_order_stands_for_all)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (test_shape (3, 3));
  SudokuDecide *decide = new_decide (empty, 0);
  SudokuAssumption assumption = { 40, 2, false };

  g_assert_cmpint (sudoku_decide_solve (decide, NULL, 0), ==, SUDOKU_FOUND);
  for (unsigned i = 0; i < 9; i++)
    g_assert_cmpuint (sudoku_decide_solution (decide)[i], ==, i + 1);
  g_assert_cmpint (sudoku_decide_solve (decide, &assumption, 1), ==, SUDOKU_FOUND);
  for (unsigned i = 0; i < 9; i++)
    g_assert_cmpuint (sudoku_decide_solution (decide)[36 + i], ==, (i + 6) % 9 + 1);
  sudoku_decide_exclude (decide, 0, 1);
  g_assert_cmpint (sudoku_decide_solve (decide, NULL, 0), ==, SUDOKU_FOUND);
  g_assert_cmpuint (sudoku_decide_solution (decide)[0], !=, 1);
  sudoku_decide_free (decide);
}

static bool
is_over (void *data)
{
  unsigned *left = data;

  return (*left)-- == 0;
}

/* It takes a tenth of that. */
TEST (large_blank_board_has_several_solutions_soon)
{
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (test_shape (5, 10));
  unsigned left = 40000;

  g_assert_cmpint (sudoku_uniqueness (blank, NULL, is_over, &left), ==, SUDOKU_UNIQUENESS_SEVERAL);
}

/* A search keeps what it needs of the puzzle, the shape too. */
TEST (outlives_its_puzzle)
{
  SudokuShape *shape = sudoku_shape_new (3, 3);
  SudokuGrid *grid = sudoku_grid_new (shape);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  SudokuGuidedTree guided;

  g_assert_true (sudoku_guided_tree_init (&guided, grid));
  sudoku_grid_free (grid);
  sudoku_shape_unref (shape);
  guided.tree.failures = G_MAXUINT32;
  g_assert_cmpint (sudoku_guided_tree_next (&guided, &budget), ==, SUDOKU_FOUND);
  g_assert_nonnull (guided.encoding);
  sudoku_guided_tree_clear (&guided);
}

/* An empty board on which the search is lost: box rows, box columns, and how many solutions to look at. */
typedef struct
{
  unsigned rows, columns, solutions;
} Lost;

static const Lost lost_30 = { 5, 6, 10 }, lost_36 = { 6, 6, 50 };

static SudokuSearch *
resume_from (const SudokuSearch *search, const SudokuGrid *grid)
{
  size_t size = sudoku_search_save (search, NULL, 0);
  g_autofree uint8_t *bookmark = g_malloc (size);
  SudokuSearch *resumed;

  g_assert_cmpuint (sudoku_search_save (search, bookmark, size), ==, size);
  resumed = sudoku_search_resume (grid, bookmark, size);
  g_assert_nonnull (resumed);
  return resumed;
}

/* When led, the search continues from a bookmark just as it would have without one. */
static void
test_led_search_resumes (gconstpointer data)
{
  const Lost *lost = data;
  const SudokuShape *shape = test_shape (lost->rows, lost->columns);
  g_autoptr (SudokuSearch) resumed = NULL;
  uint64_t guesses;
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) next = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) resumed_next = sudoku_grid_new (shape);
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);

  g_assert_cmpint (sudoku_search_next (search, next->cell), ==, SUDOKU_FOUND);
  g_assert_true (sudoku_grid_complete (next));
  guesses = sudoku_search_statistics (search).guesses;
  /* It was lost. */
  g_assert_cmpuint (guesses, >, 1000);

  resumed = resume_from (search, grid);
  g_assert_cmpuint (sudoku_search_statistics (resumed).guesses, ==, 0);
  for (unsigned i = 0; i < lost->solutions; i++)
    {
      g_assert_cmpint (sudoku_search_next (search, next->cell), ==, SUDOKU_FOUND);
      g_assert_cmpint (sudoku_search_next (resumed, resumed_next->cell), ==, SUDOKU_FOUND);
      g_assert_true (sudoku_grid_complete (next));
      assert_same_cells (next, resumed_next);
    }
  /* It is not lost again. */
  g_assert_cmpuint (sudoku_search_statistics (search).guesses, <, guesses + 1000 * lost->solutions);
}

/* Stopped wherever it asks, and now and then taken up from a bookmark, the lost search gets on and finds the same. */
TEST (lost_search_resumes)
{
  const SudokuShape *shape = test_shape (lost_30.rows, lost_30.columns);
  unsigned asked = 0, stopped = 0;
  double progress = 0;
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) expected = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) found = sudoku_grid_new (shape);
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);

  g_assert_cmpint (sudoku_search_next (search, expected->cell), ==, SUDOKU_FOUND);
  sudoku_search_free (search);

  search = sudoku_search_new (grid);
  sudoku_search_set_cancel (search, cancel_always, &asked);
  while (sudoku_search_next (search, found->cell) == SUDOKU_CANCELLED)
    {
      g_assert_cmpfloat (sudoku_search_progress (search), >=, progress);
      progress = sudoku_search_progress (search);
      if (++stopped == 20)
        {
          SudokuSearch *resumed = resume_from (search, grid);

          sudoku_search_free (search);
          search = resumed;
          sudoku_search_set_cancel (search, cancel_always, &asked);
        }
    }
  g_assert_cmpuint (stopped, >, 20);
  g_assert_cmpfloat (sudoku_search_progress (search), >=, progress);
  assert_same_cells (found, expected);
}

MORE_TESTS
{
  static const struct
  {
    const char *name;
    void (*test) (gconstpointer guesses);
  } tests[] = {
    { "answers-are-true", test_answers_are_true },
    { "excluded-candidates-stay-out", test_excluded_candidates_stay_out },
    { "all-givens-but-one", test_all_givens_but_one },
    { "continues-when-cancelled", test_continues_when_cancelled },
    { "another-question-after-cancelling", test_another_question_after_cancelling },
    { "excludes-after-cancelling", test_excludes_after_cancelling },
  };
  static const struct
  {
    const char *name;
    unsigned guesses;
  } ways[] = { { "by-search", G_MAXUINT }, { "by-clauses", 0 }, { "by-both", 2 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++)
    for (unsigned k = 0; k < G_N_ELEMENTS (tests); k++)
      {
        g_autofree char *path = g_strdup_printf ("/decide/%s/%s", tests[k].name, ways[i].name);

        g_test_add_data_func (path, GUINT_TO_POINTER (ways[i].guesses), tests[k].test);
      }
  g_test_add_data_func ("/guided/led-search-resumes/30", &lost_30, test_led_search_resumes);
  if (g_test_slow ())
    g_test_add_data_func ("/guided/led-search-resumes/36", &lost_36, test_led_search_resumes);
}
