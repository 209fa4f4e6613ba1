/* The oracle and the guide: what they say of a branch is true, and a led walk finds the same solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "boards.h"
#include "sudoku/search.h"
#include "sudoku/search/tree.h"

/* A random board of the shape: some cells of a complete board, a few of them changed. */
static SudokuGrid *
random_board (GRand *rand, unsigned box_rows, unsigned box_columns, double share)
{
  const SudokuShape *shape = test_shape (box_rows, box_columns);
  SudokuGrid *grid;
  SudokuSearch *search;
  unsigned n;

  grid = sudoku_grid_new (shape);
  n = shape->order;
  for (unsigned i = 0; i < n; i++)
    grid->cell[i] = (uint8_t) ((i + 1) % n + 1);
  search = sudoku_search_new (grid);
  g_assert_cmpint (sudoku_search_next (search, grid->cell), ==, SUDOKU_SEARCH_FOUND);
  sudoku_search_free (search);
  for (unsigned cell = 0; cell < n * n; cell++)
    if (g_rand_double (rand) > share)
      grid->cell[cell] = 0;
    else if (g_rand_int_range (rand, 0, 60) == 0)
      grid->cell[cell] = (uint8_t) g_rand_int_range (rand, 1, (gint) n + 1);
  return grid;
}

static SudokuCandidates *
stable_candidates (const SudokuGrid *grid)
{
  SudokuCandidates *candidates = sudoku_candidates_new (grid->shape);

  for (unsigned cell = 0; cell < grid->shape->n_cells; cell++)
    candidates->cell[cell] =
        grid->cell[cell] != 0 ? sudoku_set_of (grid->cell[cell]) : sudoku_set_full (grid->shape->order);
  return candidates;
}

static bool
has_solution (const SudokuGrid *grid)
{
  SudokuSearch *search = sudoku_search_new (grid);
  bool found = sudoku_search_next (search, NULL) == SUDOKU_SEARCH_FOUND;

  sudoku_search_free (search);
  return found;
}

static void
test_answers_are_true (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  unsigned live = 0, dead = 0;

  for (unsigned round = 0; round < 300; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, 2, 3, 0.3);
      g_autoptr (SudokuCandidates) candidates = stable_candidates (grid);
      SudokuOracle *oracle = sudoku_oracle_new (candidates);
      SudokuPlacement path[3];
      unsigned needed = 99;

      for (unsigned i = 0; i < 3; i++)
        path[i] =
            (SudokuPlacement){ (uint16_t) g_rand_int_range (rand, 0, 36), (uint8_t) g_rand_int_range (rand, 1, 7) };
      for (unsigned n = 0; n <= 3; n++)
        {
          g_autoptr (SudokuGrid) branch = sudoku_grid_copy (grid);
          bool clash = false, expected;

          for (unsigned i = 0; i < n; i++)
            {
              uint8_t *cell = &branch->cell[path[i].cell];

              clash |= *cell != 0 && *cell != path[i].value;
              *cell = path[i].value;
            }
          expected = !clash && has_solution (branch);
          if (sudoku_oracle_ask (oracle, NULL, path, n, &needed) == SUDOKU_ORACLE_LIVE)
            {
              g_autoptr (SudokuGrid) solution =
                  sudoku_grid_new_from_values (grid->shape, sudoku_oracle_solution (oracle));

              g_assert_true (expected);
              g_assert_true (sudoku_grid_complete (solution));
              for (unsigned cell = 0; cell < 36; cell++)
                if (branch->cell[cell] != 0)
                  g_assert_cmpuint (solution->cell[cell], ==, branch->cell[cell]);
              live++;
            }
          else
            {
              g_assert_false (expected);
              g_assert_cmpuint (needed, <=, n);
              dead++;
            }
        }
      sudoku_oracle_free (oracle);
    }
  g_assert_cmpuint (live, >, 100);
  g_assert_cmpuint (dead, >, 100);
}

/* Whether there is a solution that has another value in a cell: by going through all. */
static bool
has_other_solution (const SudokuGrid *grid, unsigned cell, uint8_t value)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_new (grid->shape);
  SudokuSearch *search = sudoku_search_new (grid);
  bool found = false;

  while (!found && sudoku_search_next (search, solution->cell) == SUDOKU_SEARCH_FOUND)
    found = solution->cell[cell] != value;
  sudoku_search_free (search);
  return found;
}

/* Each given in turn is what may be otherwise, asked of one oracle of the blank board. */
static void
test_all_givens_but_one (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  unsigned live = 0, dead = 0;

  for (unsigned round = 0; round < 20; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, 3, 3, 0.45);
      g_autoptr (SudokuGrid) blank = sudoku_grid_new (grid->shape);
      g_autoptr (SudokuCandidates) candidates = stable_candidates (blank);
      SudokuOracle *oracle = sudoku_oracle_new (candidates);
      SudokuPlacement given[81];
      unsigned n = 0;

      for (unsigned cell = 0; cell < 81; cell++)
        if (grid->cell[cell] != 0)
          given[n++] = (SudokuPlacement){ (uint16_t) cell, grid->cell[cell] };
      for (unsigned i = 0; i < n; i++)
        {
          g_autoptr (SudokuGrid) without = sudoku_grid_copy (grid);
          bool expected;

          without->cell[given[i].cell] = 0;
          expected = has_other_solution (without, given[i].cell, given[i].value);
          g_assert_cmpint (sudoku_oracle_ask_but (oracle, NULL, given, n, i), ==,
                           expected ? SUDOKU_ORACLE_LIVE : SUDOKU_ORACLE_DEAD);
          live += expected;
          dead += !expected;
        }
      sudoku_oracle_free (oracle);
    }
  g_assert_cmpuint (live, >, 20);
  g_assert_cmpuint (dead, >, 20);
}

static bool
always (void *data)
{
  ++*(unsigned *) data;
  return true;
}

/* An oracle that is cancelled whenever it asks comes to the same answer. */
static void
test_goes_on_when_cancelled (void)
{
  const SudokuShape *shape = test_shape (5, 5);
  g_autoptr (SudokuGrid) blank = NULL;
  g_autoptr (SudokuCandidates) candidates = NULL;
  SudokuOracle *oracle, *cancelled;
  unsigned asked = 0, needed;
  SudokuBudget budget = sudoku_budget (always, &asked);

  blank = sudoku_grid_new (shape);
  candidates = stable_candidates (blank);
  oracle = sudoku_oracle_new (candidates);
  cancelled = sudoku_oracle_new (candidates);
  g_assert_cmpint (sudoku_oracle_ask (oracle, NULL, NULL, 0, &needed), ==, SUDOKU_ORACLE_LIVE);
  while (sudoku_oracle_ask (cancelled, &budget, NULL, 0, &needed) == SUDOKU_ORACLE_CANCELLED)
    continue;
  g_assert_cmpuint (asked, >, 5);
  g_assert_cmpmem (sudoku_oracle_solution (oracle), 625, sudoku_oracle_solution (cancelled), 625);
  sudoku_oracle_free (cancelled);
  sudoku_oracle_free (oracle);
}

/* More pigeons than holes: a value of seven rows has six columns to go to. */
static void
test_proves_what_propagation_cannot_see (void)
{
  const SudokuShape *shape = test_shape (4, 4);
  g_autoptr (SudokuGrid) blank = NULL;
  g_autoptr (SudokuCandidates) candidates = NULL;
  SudokuOracle *oracle;
  unsigned needed = 99;

  blank = sudoku_grid_new (shape);
  candidates = stable_candidates (blank);
  /* Rows 1 to 7 of the board have the value 1 in the first six columns only. */
  for (unsigned row = 0; row < 7; row++)
    for (unsigned column = 6; column < 16; column++)
      candidates->cell[16 * row + column] &= ~sudoku_set_of (1);
  oracle = sudoku_oracle_new (candidates);
  g_assert_cmpint (sudoku_oracle_ask (oracle, NULL, NULL, 0, &needed), ==, SUDOKU_ORACLE_DEAD);
  g_assert_cmpuint (needed, ==, 0);
  /* It stays so. */
  g_assert_cmpint (sudoku_oracle_ask (oracle, NULL, NULL, 0, &needed), ==, SUDOKU_ORACLE_DEAD);
  sudoku_oracle_free (oracle);
}

/* All solutions of a walk as text; at most 2000. */
static GPtrArray *
walk_solutions (const SudokuGrid *grid, uint32_t allowed_failures)
{
  GPtrArray *solutions = g_ptr_array_new_with_free_func (g_free);
  SudokuPropagator *propagator = sudoku_propagator_new (grid->shape);
  SudokuGuide guide = { .propagator = propagator, .allowed = allowed_failures };
  g_autoptr (SudokuGrid) solution = sudoku_grid_new (grid->shape);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  SudokuTree tree;

  g_assert_true (sudoku_tree_init (&tree, propagator));
  tree.guide = allowed_failures == 0 ? NULL : &guide;
  sudoku_propagator_assume_grid (propagator, grid);
  while (solutions->len < 2000 && sudoku_tree_next (&tree, &budget) == SUDOKU_SEARCH_FOUND)
    {
      sudoku_propagator_read (propagator, solution->cell);
      g_ptr_array_add (solutions, board_text (solution));
    }
  sudoku_tree_clear (&tree);
  sudoku_guide_clear (&guide);
  sudoku_propagator_free (propagator);
  return solutions;
}

static int
compare_text (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Lost after its first failure, a walk must still find each solution once. */
static void
test_led_walk_finds_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  unsigned several = 0;

  for (unsigned round = 0; round < 120; round++)
    {
      g_autoptr (SudokuGrid) grid = random_board (rand, 3, 3, 0.27 + 0.05 * (round % 3));
      g_autoptr (GPtrArray) plain = walk_solutions (grid, 0);
      g_autoptr (GPtrArray) led = walk_solutions (grid, 1 + round % 2);

      if (plain->len == 2000)
        continue;
      g_ptr_array_sort (plain, compare_text);
      g_ptr_array_sort (led, compare_text);
      g_assert_cmpuint (led->len, ==, plain->len);
      for (unsigned i = 0; i < plain->len; i++)
        g_assert_cmpstr (led->pdata[i], ==, plain->pdata[i]);
      several += plain->len > 1;
    }
  g_assert_cmpuint (several, >, 20);
}

/* An empty board on which the walk loses itself: box rows, box columns, and how many solutions to look at. */
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

/* Led, the search goes on from a bookmark just as it would have gone on. */
static void
test_led_search_resumes (gconstpointer data)
{
  const Lost *lost = data;
  const SudokuShape *shape = test_shape (lost->rows, lost->columns);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuGrid) next = NULL;
  g_autoptr (SudokuGrid) resumed_next = NULL;
  SudokuSearch *search, *resumed;
  uint64_t guesses;

  grid = sudoku_grid_new (shape);
  next = sudoku_grid_new (shape);
  resumed_next = sudoku_grid_new (shape);
  search = sudoku_search_new (grid);
  g_assert_cmpint (sudoku_search_next (search, next->cell), ==, SUDOKU_SEARCH_FOUND);
  g_assert_true (sudoku_grid_complete (next));
  guesses = sudoku_search_statistics (search).guesses;
  /* It was lost. */
  g_assert_cmpuint (guesses, >, 1000);

  resumed = resume_from (search, grid);
  g_assert_cmpuint (sudoku_search_statistics (resumed).guesses, ==, 0);
  for (unsigned i = 0; i < lost->solutions; i++)
    {
      g_assert_cmpint (sudoku_search_next (search, next->cell), ==, SUDOKU_SEARCH_FOUND);
      g_assert_cmpint (sudoku_search_next (resumed, resumed_next->cell), ==, SUDOKU_SEARCH_FOUND);
      g_assert_true (sudoku_grid_complete (next));
      g_assert_true (sudoku_grid_equal (next, resumed_next));
    }
  /* Going on is not getting lost again. */
  g_assert_cmpuint (sudoku_search_statistics (search).guesses, <, guesses + 1000 * lost->solutions);
  sudoku_search_free (resumed);
  sudoku_search_free (search);
}

/* Stopped wherever it asks, and now and then taken up from a bookmark, the lost search gets on and finds the same. */
static void
test_lost_search_resumes (void)
{
  const SudokuShape *shape;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuGrid) expected = NULL;
  g_autoptr (SudokuGrid) found = NULL;
  SudokuSearch *search;
  unsigned asked = 0, stopped = 0;
  double progress = 0;

  shape = test_shape (lost_30.rows, lost_30.columns);
  grid = sudoku_grid_new (shape);
  expected = sudoku_grid_new (shape);
  found = sudoku_grid_new (shape);
  search = sudoku_search_new (grid);
  g_assert_cmpint (sudoku_search_next (search, expected->cell), ==, SUDOKU_SEARCH_FOUND);
  sudoku_search_free (search);

  search = sudoku_search_new (grid);
  sudoku_search_set_cancel (search, always, &asked);
  while (sudoku_search_next (search, found->cell) == SUDOKU_SEARCH_CANCELLED)
    {
      g_assert_cmpfloat (sudoku_search_progress (search), >=, progress);
      progress = sudoku_search_progress (search);
      if (++stopped == 20)
        {
          SudokuSearch *resumed = resume_from (search, grid);

          sudoku_search_free (search);
          search = resumed;
          sudoku_search_set_cancel (search, always, &asked);
        }
    }
  g_assert_cmpuint (stopped, >, 20);
  g_assert_cmpfloat (sudoku_search_progress (search), >=, progress);
  g_assert_true (sudoku_grid_equal (found, expected));
  sudoku_search_free (search);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/oracle/answers-are-true", test_answers_are_true);
  g_test_add_func ("/oracle/all-givens-but-one", test_all_givens_but_one);
  g_test_add_func ("/oracle/goes-on-when-cancelled", test_goes_on_when_cancelled);
  g_test_add_func ("/oracle/proves-what-propagation-cannot-see", test_proves_what_propagation_cannot_see);
  g_test_add_func ("/guide/led-walk-finds-all", test_led_walk_finds_all);
  g_test_add_data_func ("/guide/led-search-resumes/30", &lost_30, test_led_search_resumes);
  g_test_add_func ("/guide/lost-search-resumes", test_lost_search_resumes);
  if (g_test_slow ())
    g_test_add_data_func ("/guide/led-search-resumes/36", &lost_36, test_led_search_resumes);
  return g_test_run ();
}
