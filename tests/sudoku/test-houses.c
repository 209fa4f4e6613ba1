/* Boards with further houses, and with regions of any form: the general engine, clause learning, and the questions asked
 * of a board agree with trying everything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "autoptr.h"
#include "boards.h"
#include "sudoku/derivation/specification.h"
#include "sudoku/diagnosis.h"
#include "sudoku/search/engine.h"

#define MOST_FURTHER 3
#define LIMIT 3000

/* Each cell has the letter of its region, and an x where it is in a further house. */
typedef struct
{
  const char *name;
  unsigned order;
  const char *regions;
  const char *further[MOST_FURTHER + 1];
} Board;

static const Board four_x = {
  "four-x",
  4,
  "AABBAABBCCDDCCDD",
  { "x....x....x....x", "...x..x..x..x..." },
};

static const Board six_jigsaw = {
  "six-jigsaw",
  6,
  "AAABBB"
  "ACABDB"
  "ACCDDB"
  "ECCDDF"
  "ECEFDF"
  "EEEFFF",
  { NULL },
};

/* A further house of four cells, in which two values have no place. */
static const Board six_small = {
  "six-small",
  6,
  "AAABBB"
  "AAABBB"
  "CCCDDD"
  "CCCDDD"
  "EEEFFF"
  "EEEFFF",
  { "x....."
    "......"
    "...x.."
    "......"
    ".x...."
    ".....x" },
};

static const Board nine_x = {
  "nine-x",
  9,
  "AAABBBCCCAAABBBCCCAAABBBCCC"
  "DDDEEEFFFDDDEEEFFFDDDEEEFFF"
  "GGGHHHIIIGGGHHHIIIGGGHHHIII",
  { "x.........x.........x.........x.........x.........x.........x.........x.........x",
    "........x.......x.......x.......x.......x.......x.......x.......x.......x........" },
};

static const Board nine_jigsaw = {
  "nine-jigsaw",
  9,
  "AAAABBBCC"
  "AAABBBCCC"
  "AABBBCCCC"
  "DDEEEFFFF"
  "DDDEEEFFF"
  "DDDDEEEFF"
  "GGGGHHHII"
  "GGGHHHIII"
  "GGHHHIIII",
  { NULL },
};

static const Board *const all_boards[] = { &four_x, &six_jigsaw, &six_small, &nine_x, &nine_jigsaw };

static unsigned
add_house (SudokuHouse *houses, unsigned n, SudokuHouseKind kind, const char *text, char mark, uint16_t *cells)
{
  unsigned n_cells = 0;

  for (unsigned cell = 0; text[cell] != '\0'; cell++)
    if (text[cell] == mark)
      cells[n_cells++] = (uint16_t) cell;
  houses[n] = (SudokuHouse){ kind, n_cells, cells };
  return n + 1;
}

static SudokuShape *
board_shape (const Board *b)
{
  SudokuHouse houses[9 + MOST_FURTHER];
  uint16_t cells[9 + MOST_FURTHER][9];
  unsigned n = 0;

  for (char region = 'A'; region < 'A' + (int) b->order; region++)
    n = add_house (houses, n, SUDOKU_BOX, b->regions, region, cells[n]);
  for (unsigned i = 0; b->further[i] != NULL; i++)
    n = add_house (houses, n, SUDOKU_DIAGONAL, b->further[i], 'x', cells[n]);
  return sudoku_shape_new_from_houses (b->order, houses, n);
}

/* The oracle: all completions, cell by cell, by the texts of the board alone. */
typedef struct
{
  const Board *board;
  uint8_t cell[81];
  uint64_t count, limit;
  uint64_t occurrences[81][10];
  GPtrArray *texts; /* or NULL */
} Trial;

static gboolean
clash (const Board *b, unsigned one, unsigned other)
{
  unsigned n = b->order;
  gboolean together = one / n == other / n || one % n == other % n || b->regions[one] == b->regions[other];

  for (unsigned i = 0; b->further[i] != NULL; i++)
    together = together || (b->further[i][one] == 'x' && b->further[i][other] == 'x');
  return together;
}

static gboolean
fits (const Trial *trial, unsigned cell, unsigned value)
{
  for (unsigned other = 0; other < trial->board->order * trial->board->order; other++)
    if (other != cell && trial->cell[other] == value && clash (trial->board, cell, other))
      return FALSE;
  return TRUE;
}

static void
try_from (Trial *trial, unsigned cell)
{
  unsigned n = trial->board->order;

  while (cell < n * n && trial->cell[cell] != 0)
    cell++;
  if (cell == n * n)
    {
      trial->count++;
      for (cell = 0; cell < n * n; cell++)
        trial->occurrences[cell][trial->cell[cell]]++;
      if (trial->texts != NULL)
        {
          char *text = g_malloc0 (n * n + 1);

          for (cell = 0; cell < n * n; cell++)
            text[cell] = (char) ('0' + trial->cell[cell]);
          g_ptr_array_add (trial->texts, text);
        }
      return;
    }
  for (unsigned value = 1; value <= n && trial->count < trial->limit; value++)
    if (fits (trial, cell, value))
      {
        trial->cell[cell] = (uint8_t) value;
        try_from (trial, cell + 1);
        trial->cell[cell] = 0;
      }
}

/* Tries everything, up to more than LIMIT completions. */
static void
try_all (Trial *trial, const Board *b, const SudokuGrid *puzzle)
{
  gboolean broken = FALSE;

  *trial = (Trial){ .board = b, .limit = LIMIT + 1, .texts = trial->texts };
  memcpy (trial->cell, puzzle->cell, b->order * b->order);
  for (unsigned cell = 0; cell < b->order * b->order; cell++)
    broken = broken || (puzzle->cell[cell] != 0 && !fits (trial, cell, puzzle->cell[cell]));
  if (!broken)
    try_from (trial, 0);
}

static void
check_search (const SudokuGrid *puzzle, GPtrArray *expected)
{
  g_autoptr (GPtrArray) found = solution_texts (puzzle);

  assert_same_texts (expected, found);
}

static void
check_count (const SudokuGrid *puzzle, uint64_t expected)
{
  g_autoptr (SudokuCount) count = sudoku_count_new (puzzle);

  g_assert_cmpint (sudoku_count_run (count, UINT64_MAX), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (sudoku_count_total (count).low, ==, expected);
}

/* Whether each candidate is in a completion, by plain search first (guesses) or by clause learning alone (0). */
static void
check_decide (const SudokuGrid *puzzle, const Trial *trial, uint64_t guesses)
{
  g_autoptr (SudokuDecide) decide = sudoku_decide_new_for_grid (puzzle);
  unsigned n = puzzle->shape->order;

  sudoku_decide_set_guesses (decide, guesses);
  for (unsigned cell = 0; cell < n * n; cell++)
    for (unsigned value = 1; value <= n; value++)
      {
        SudokuAssumption assumption = { .cell = (uint16_t) cell, .value = (uint8_t) value };
        SudokuResult decision = sudoku_decide_solve (decide, &assumption, 1);

        g_assert_cmpint (decision, ==, trial->occurrences[cell][value] > 0 ? SUDOKU_FOUND : SUDOKU_EXHAUSTED);
        if (decision == SUDOKU_FOUND)
          {
            g_autoptr (SudokuGrid) solution =
                sudoku_grid_new_from_values (puzzle->shape, sudoku_decide_solution (decide));

            g_assert_true (sudoku_grid_complete (solution));
            g_assert_cmpuint (solution->cell[cell], ==, value);
          }
      }
}

static void
check_valid_candidates (const SudokuGrid *puzzle, const Trial *trial)
{
  g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, LIMIT);
  unsigned n = puzzle->shape->order;

  g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
  for (unsigned cell = 0; cell < n * n; cell++)
    for (unsigned value = 1; value <= n; value++)
      {
        SudokuOccurrence occurrence = sudoku_valid_candidates_occurrence (work, cell, value);
        gboolean met = sudoku_set_has (sudoku_valid_candidates_met (work)->cell[cell], value);

        g_assert_true (met == (trial->occurrences[cell][value] > 0));
        g_assert_true (occurrence.exact);
        g_assert_cmpuint (occurrence.count, ==, trial->occurrences[cell][value]);
      }
}

/* A puzzle with a number of givens of a random completion, of which one may be changed. */
static SudokuGrid *
random_puzzle (GRand *rand, const SudokuShape *shape, unsigned givens, gboolean change)
{
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (shape);
  SudokuGrid *puzzle = sudoku_grid_new (shape);
  g_autoptr (SudokuSearch) search = NULL;
  uint64_t passed = 0;

  blank->cell[g_rand_int_range (rand, 0, (int) shape->n_cells)] =
      (uint8_t) g_rand_int_range (rand, 1, shape->order + 1);
  search = sudoku_search_new (blank);
  sudoku_search_skip (search, (uint64_t) g_rand_int_range (rand, 1, 2000), &passed);
  if (sudoku_search_next (search, puzzle->cell) != SUDOKU_FOUND)
    {
      sudoku_search_free (search);
      search = sudoku_search_new (blank);
      g_assert_cmpint (sudoku_search_next (search, puzzle->cell), ==, SUDOKU_FOUND);
    }
  for (unsigned filled = shape->n_cells; filled > givens;)
    {
      unsigned cell = (unsigned) g_rand_int_range (rand, 0, (int) shape->n_cells);

      filled -= puzzle->cell[cell] != 0;
      puzzle->cell[cell] = 0;
    }
  if (change)
    puzzle->cell[g_rand_int_range (rand, 0, (int) shape->n_cells)] =
        (uint8_t) g_rand_int_range (rand, 1, shape->order + 1);
  return puzzle;
}

static void
test_random_puzzles (gconstpointer data)
{
  const Board *b = data;
  g_autoptr (SudokuShape) shape = board_shape (b);
  g_autoptr (GRand) rand = g_rand_new_with_seed (b->order);
  unsigned least = b->order == 4 ? 0 : b->order == 6 ? 5 : 24, several = 0, none = 0;

  g_assert_nonnull (shape);
  for (unsigned round = 0; round < 24; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_puzzle (rand, shape, least + round % 6, round % 4 == 3);
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) derived = NULL;
      Trial trial = { .texts = texts };
      SudokuSearchTally tally;

      try_all (&trial, b, puzzle);
      if (trial.count > LIMIT)
        continue;
      several += trial.count > 1;
      none += trial.count == 0;
      check_search (puzzle, texts);
      derived = variant_texts (puzzle, SUDOKU_VARIANT_FIXPOINT, &tally);
      assert_same_texts (texts, derived);
      check_count (puzzle, trial.count);
      check_decide (puzzle, &trial, 0);
      check_decide (puzzle, &trial, 100);
      check_valid_candidates (puzzle, &trial);
    }
  g_assert_cmpuint (several, >, 2);
  g_assert_cmpuint (none, >, 0);
}

/* A square with both diagonals has, under 1234, either 3412 or 4321 as second row, and then one way to continue. */
TEST (four_x_by_hand)
{
  g_autoptr (SudokuShape) shape = board_shape (&four_x);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (GPtrArray) specified = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuCandidates) matrix = NULL;
  SudokuSearchTally tally;

  check_count (grid, 48);
  memcpy (grid->cell, (uint8_t[]){ 1, 2, 3, 4 }, 4);
  check_count (grid, 2);
  memcpy (grid->cell + 12, (uint8_t[]){ 2, 1 }, 2);
  matrix = sudoku_choices (grid);
  g_assert_cmpint (sudoku_correct_fillings (matrix, collect_text, NULL, specified, &tally), ==, SUDOKU_EXHAUSTED);
  check_search (grid, specified);
  g_assert_cmpuint (specified->len, ==, 1);
  g_assert_cmpstr (specified->pdata[0], ==, "1234341243212143");
}

/* In a house with as many cells as values each has a place; in a smaller one a value may have none. */
TEST (places_in_small_houses)
{
  g_autoptr (SudokuShape) shape = board_shape (&six_small);
  g_autoptr (SudokuPropagator) propagator = sudoku_propagator_new (shape);
  const SudokuHouse *house = &shape->house[18];

  g_assert_cmpuint (shape->n_full_houses, ==, 18);
  g_assert_cmpuint (house->n_cells, ==, 4);
  for (unsigned i = 0; i < 4; i++)
    sudoku_propagator_remove (propagator, house->cell[i], 1);
  for (unsigned i = 1; i < 4; i++)
    sudoku_propagator_remove (propagator, house->cell[i], 2);
  g_assert_cmpint (sudoku_propagate (propagator, NULL), ==, SUDOKU_PROPAGATION_STABLE);
  g_assert_cmpuint (sudoku_set_count (propagator->cell[house->cell[0]]), ==, 5);
  sudoku_propagator_assume (propagator, house->cell[0], 3);
  g_assert_cmpint (sudoku_propagate (propagator, NULL), ==, SUDOKU_PROPAGATION_STABLE);
  for (unsigned i = 1; i < 4; i++)
    g_assert_false (sudoku_set_has (propagator->cell[house->cell[i]], 3));
}

/* The places of a value in a box lie on a diagonal: it has no others there. */
TEST (pointing_along_a_diagonal)
{
  g_autoptr (SudokuShape) shape = board_shape (&nine_x);
  g_autoptr (SudokuPropagator) propagator = sudoku_propagator_new (shape);

  for (unsigned row = 0; row < 3; row++)
    for (unsigned column = 0; column < 3; column++)
      if (row != column)
        sudoku_propagator_remove (propagator, row * 9 + column, 5);
  g_assert_cmpint (sudoku_propagate (propagator, NULL), ==, SUDOKU_PROPAGATION_STABLE);
  for (unsigned i = 3; i < 9; i++)
    g_assert_false (sudoku_set_has (propagator->cell[i * 10], 5));
  g_assert_cmpuint (propagator->n_trail, ==, 12);
}

TEST (fault_on_a_diagonal)
{
  g_autoptr (SudokuShape) shape = board_shape (&nine_x);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  bool conflict[81];
  SudokuFault fault;

  grid->cell[0] = grid->cell[80] = 7;
  g_assert_false (sudoku_grid_consistent (grid));
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 2);
  g_assert_cmpint (sudoku_diagnose (grid, &fault, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_REPEATED);
  g_assert_cmpint (shape->house[fault.house].kind, ==, SUDOKU_DIAGONAL);
}

/* What stops at a solution of one board is of no use on another with the same cells. */
TEST (bookmarks_of_other_shapes)
{
  g_autoptr (SudokuShape) shape = board_shape (&nine_x);
  g_autoptr (SudokuShape) jigsaw = board_shape (&nine_jigsaw);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) other = sudoku_grid_new (jigsaw);
  g_autofree uint8_t *bookmark = NULL;
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid), resumed = NULL;
  size_t size;

  g_assert_cmpint (sudoku_search_next (search, NULL), ==, SUDOKU_FOUND);
  size = sudoku_search_save (search, NULL, 0);
  bookmark = g_malloc (size);
  sudoku_search_save (search, bookmark, size);
  g_assert_null (sudoku_search_resume (other, bookmark, size));
  resumed = sudoku_search_resume (grid, bookmark, size);
  g_assert_nonnull (resumed);
}

/* The engines for 3x3 boxes leave boards with other houses to the general one. */
TEST (engines_for_nine)
{
  g_autoptr (SudokuShape) x = board_shape (&nine_x);
  g_autoptr (SudokuShape) jigsaw = board_shape (&nine_jigsaw);
  g_autoptr (SudokuGrid) x_grid = sudoku_grid_new (x);
  g_autoptr (SudokuGrid) jigsaw_grid = sudoku_grid_new (jigsaw);

  g_assert_false (sudoku_nine_engine.accepts (x_grid));
  g_assert_false (sudoku_nine_engine.accepts (jigsaw_grid));
  g_assert_false (sudoku_batch_accepts (x));
  g_assert_false (sudoku_batch_accepts (jigsaw));
}

/* Regions that are boxes make the same shape as their size does. */
TEST (boxes_from_houses)
{
  Board boxes = nine_x;
  g_autoptr (SudokuShape) x = board_shape (&nine_x);
  g_autoptr (SudokuShape) jigsaw = board_shape (&nine_jigsaw);
  g_autoptr (SudokuShape) shape = NULL;

  boxes.further[0] = NULL;
  shape = board_shape (&boxes);
  g_assert_true (sudoku_shape_equal (shape, test_shape (3, 3)));
  g_assert_true (sudoku_shape_is_nine (shape));
  g_assert_false (sudoku_shape_equal (x, shape));
  g_assert_false (sudoku_shape_equal (jigsaw, shape));
  g_assert_false (sudoku_shape_equal (test_shape (1, 4), test_shape (2, 2)));
  g_assert_cmpuint (sudoku_shape_box_rows (x), ==, 3);
  g_assert_cmpuint (sudoku_shape_box_rows (jigsaw), ==, 0);
}

TEST (refused_houses)
{
  uint16_t cells[5][4] = { { 0, 1, 4, 5 }, { 2, 3, 6, 7 }, { 8, 9, 12, 13 }, { 10, 11, 14, 15 }, { 0, 5, 10, 15 } };
  SudokuHouse houses[5];
  SudokuShape *shape;

  for (unsigned i = 0; i < 5; i++)
    houses[i] = (SudokuHouse){ i < 4 ? SUDOKU_BOX : SUDOKU_EXTRA, 4, cells[i] };
  shape = sudoku_shape_new_from_houses (4, houses, 5);
  g_assert_nonnull (shape);
  g_assert_cmpuint (shape->cell[0].n_seats, ==, 4);
  sudoku_shape_unref (shape);
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 3));
  g_assert_null (sudoku_shape_new_from_houses (3, houses, 5));
  g_assert_null (sudoku_shape_new_from_houses (65, houses, 5));

  houses[4].n_cells = 1;
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 5));
  houses[4].n_cells = 5;
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 5));
  houses[4] = (SudokuHouse){ SUDOKU_BOX, 4, cells[4] };
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 5));
  houses[4] = (SudokuHouse){ SUDOKU_ROW, 4, cells[4] };
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 5));
  houses[4] = (SudokuHouse){ SUDOKU_EXTRA, 4, cells[4] };
  cells[4][3] = 16;
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 5));
  cells[4][3] = 0;
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 5));
  cells[0][0] = 2;
  g_assert_null (sudoku_shape_new_from_houses (4, houses, 4));
}

/* Every intersection is the cells of both houses, and each spot knows those that hold it. */
static void
check_intersections (const SudokuShape *shape)
{
  for (unsigned spot = 0; spot < shape->n_houses * shape->order; spot++)
    for (uint32_t i = shape->first_crossing[spot]; i < shape->first_crossing[spot + 1]; i++)
      {
        const SudokuIntersection *common = &shape->intersection[shape->crossing[i]];
        const SudokuHouse *house = &shape->house[spot / shape->order], *other = &shape->house[common->other];
        unsigned n_common = 0;

        g_assert_true (common->here >> spot % shape->order & 1);
        for (unsigned a = 0; a < house->n_cells; a++)
          for (unsigned b = 0; b < other->n_cells; b++)
            if (house->cell[a] == other->cell[b])
              {
                g_assert_true (common->here >> a & common->there >> b & 1);
                n_common++;
              }
        g_assert_cmpuint (sudoku_set_count (common->here), ==, n_common);
        g_assert_cmpuint (sudoku_set_count (common->there), ==, n_common);
      }
}

TEST (intersections)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (all_boards); i++)
    {
      g_autoptr (SudokuShape) shape = board_shape (all_boards[i]);

      check_intersections (shape);
    }
  check_intersections (test_shape (3, 3));
  check_intersections (test_shape (2, 5));
  check_intersections (test_shape (1, 5));
}

MORE_TESTS
{
  for (unsigned i = 0; i < G_N_ELEMENTS (all_boards); i++)
    {
      g_autofree char *path = g_strdup_printf ("/houses/random-puzzles/%s", all_boards[i]->name);

      g_test_add_data_func (path, all_boards[i], test_random_puzzles);
    }
}
