/* What every engine promises: an order that bookmarks and cancelling leave alone; and the 9x9 engine against the general one, and its
 * builds for different processors against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "random-boards.h"
#include "sudoku/board/processor.h"
#include "sudoku/nine/nine.h"
#include "sudoku/search/engine.h"

typedef struct
{
  const char *name;
  const SudokuEngine *engine;
  unsigned rows, columns;
  const char *text;
} Case;

/* Boards of 288, 51, 164, 90, 158, 141, 0, 141, 1, 0 and 1 solutions. */
static const Case cases[] = {
  { "general/empty-four", &sudoku_general_engine, 2, 2, "................" },
  { "general/seven", &sudoku_general_engine, 1, 7, "..5264..6.5.3...1.56..73..1..3.7.5..4.....35....." },
  { "general/six", &sudoku_general_engine, 2, 3, "1....2.3......4...2.5..............4" },
  { "general/twelve", &sudoku_general_engine, 3, 4,
    "2.6..B87..94.C.7..5....39....26..8.7.....C7...16...6B.....C5.97...4...A."
    "3..C.7..62.A.......A8.3....A83...97...A..8....52.7.9..1..A.....23.AB.C89" },
  { "general/sixteen", &sudoku_general_engine, 4, 4,
    "...............8..5GE2.43D89...A.3..CA........GBA....8D9....6E.2"
    "..8361.......F.G....5....BG7.D.4.FB.D......3A.C.4..EF.B....C853."
    "3B9..C16.4ED..F.7.....4DB.3.12.....DA.....C..B5..2.6..9.A.7..8.E"
    "5.......9E.8..AF64..G53....AE.8.D9E8.....C6.....F17A9D...35B.426" },
  { "general/nine", &sudoku_general_engine, 3, 3,
    "6......1...........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..." },
  { "general/none", &sudoku_general_engine, 3, 3,
    "67.....1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..." },
  { "nine/several", &sudoku_nine_engine, 3, 3,
    "6......1...........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..." },
  { "nine/unique", &sudoku_nine_engine, 3, 3,
    "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..." },
  { "nine/none", &sudoku_nine_engine, 3, 3,
    "67.....1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..." },
  { "general/one", &sudoku_general_engine, 1, 1, "." },
};

static SudokuGrid *
case_board (const Case *c)
{
  return board_with_boxes (c->rows, c->columns, c->text);
}

/* The rest of the search, a line a solution. */
static GString *
rest_of (const SudokuEngine *engine, void *state, const SudokuGrid *puzzle)
{
  GString *rest = g_string_new (NULL);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);

  while (engine->next (state, &budget, solution->cell) == SUDOKU_FOUND)
    {
      g_autofree char *text = board_text (solution);

      g_assert_true (sudoku_grid_complete (solution));
      g_string_append (rest, text);
      g_string_append_c (rest, '\n');
    }
  return rest;
}

static void *
resume_from (const SudokuEngine *engine, const void *state, const SudokuGrid *puzzle)
{
  size_t size = engine->save (state, NULL, 0);
  g_autofree uint8_t *bookmark = g_malloc (size);
  void *resumed;

  g_assert_cmpuint (engine->save (state, bookmark, size), ==, size);
  resumed = engine->resume (puzzle, bookmark, size);
  g_assert_nonnull (resumed);
  g_assert_cmpfloat (engine->progress (resumed), ==, engine->progress (state));
  return resumed;
}

static void
test_resume_everywhere (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (SudokuGrid) puzzle = case_board (c);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = c->engine->create (puzzle);
  unsigned cells = puzzle->shape->n_cells, solutions = 0;
  g_autoptr (GString) all = rest_of (c->engine, state, puzzle);

  c->engine->destroy (state);

  state = c->engine->create (puzzle);
  do
    {
      void *resumed = resume_from (c->engine, state, puzzle);
      g_autoptr (GString) rest = rest_of (c->engine, resumed, puzzle);

      g_assert_cmpstr (rest->str, ==, all->str + solutions * (cells + 1));
      c->engine->destroy (resumed);
      solutions++;
    }
  while (c->engine->next (state, &budget, NULL) == SUDOKU_FOUND);
  c->engine->destroy (state);
}

/* Cancels at every point where the engine asks, and takes up again now the search and now a bookmark. */
static void
test_cancel_everywhere (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (SudokuGrid) puzzle = case_board (c);
  g_autoptr (SudokuGrid) solution = case_board (c);
  unsigned asked = 0, cancelled = 0;
  SudokuBudget budget = sudoku_budget (cancel_always, &asked);
  void *state = c->engine->create (puzzle);
  g_autoptr (GString) expected = rest_of (c->engine, state, puzzle);
  g_autoptr (GString) found = g_string_new (NULL);
  SudokuResult result;
  double progress = 0;

  c->engine->destroy (state);
  state = c->engine->create (puzzle);
  budget.interval = budget.left = 1;
  while ((result = c->engine->next (state, &budget, solution->cell)) != SUDOKU_EXHAUSTED)
    {
      g_assert_cmpfloat (c->engine->progress (state), >=, progress);
      progress = c->engine->progress (state);
      if (result == SUDOKU_FOUND)
        {
          g_autofree char *text = board_text (solution);

          g_string_append (found, text);
          g_string_append_c (found, '\n');
        }
      else if (cancelled++ % 97 == 0)
        {
          void *resumed = resume_from (c->engine, state, puzzle);

          c->engine->destroy (state);
          state = resumed;
          /* What was done since the last branch is done again. */
          budget.interval = budget.left = 100000;
        }
      else
        budget.interval = budget.left = 1;
    }
  c->engine->destroy (state);
  g_assert_cmpuint (cancelled, <=, asked);
  g_assert_cmpstr (found->str, ==, expected->str);
}

static void
test_skip_as_next (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (SudokuGrid) puzzle = case_board (c);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *by_next = c->engine->create (puzzle), *by_skip = c->engine->create (puzzle);
  uint64_t passed = 0;

  for (unsigned i = 0; i < 7; i++)
    c->engine->next (by_next, &budget, NULL);
  c->engine->skip (by_skip, &budget, 3, &passed);
  c->engine->skip (by_skip, &budget, 4, &passed);
  {
    g_autoptr (GString) a = rest_of (c->engine, by_next, puzzle);
    g_autoptr (GString) b = rest_of (c->engine, by_skip, puzzle);

    g_assert_cmpstr (a->str, ==, b->str);
  }
  g_assert_cmpuint (passed, <=, 7);
  c->engine->destroy (by_next);
  c->engine->destroy (by_skip);
}

/* Any bytes are refused, or stand somewhere in the search: then the rest is solutions. */
static void
test_garbage_is_safe (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (SudokuGrid) puzzle = case_board (c);
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (unsigned round = 0; round < 2000; round++)
    {
      uint8_t bytes[40];
      size_t size = (size_t) g_rand_int_range (rand, 0, sizeof bytes);
      void *state;

      for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t) g_rand_int_range (rand, 0, round % 2 ? 256 : 4);
      state = c->engine->resume (puzzle, bytes, size);
      if (state == NULL)
        continue;
      g_string_free (rest_of (c->engine, state, puzzle), TRUE);
      c->engine->destroy (state);
    }
}

/* Bodies of bookmarks of the general engine that no board has: byte 0 is the place + 4 * the mode of the guide. */
TEST (impossible_bookmarks)
{
  static const struct
  {
    uint8_t bytes[6];
    size_t size;
  } bodies[] = {
    { { 4 + 3 }, 1 },          /* no place */
    { { 12 }, 1 },             /* no mode */
    { { 4 + 1 }, 1 },          /* at a solution where cells are open */
    { { 0, 1, 2 }, 3 },        /* half a number of failures */
    { { 4, 4 }, 2 },           /* the fifth alternative of four */
    { { 4 + 1, 0, 0, 0 }, 4 }, /* at a solution on the way to one */
  };
  g_autoptr (SudokuGrid) empty = board_with_boxes (2, 2, "................");
  void *state;

  for (unsigned i = 0; i < G_N_ELEMENTS (bodies); i++)
    g_assert_null (sudoku_general_engine.resume (empty, bodies[i].bytes, bodies[i].size));
  state = sudoku_general_engine.resume (empty, (const uint8_t[]){ 4, 3 }, 2);
  g_assert_nonnull (state);
  sudoku_general_engine.destroy (state);
}

/* The place under way with a guide that leads, at the start: its solution is the first, and none is lost. */
TEST (leading_solution_comes_first)
{
  g_autoptr (SudokuGrid) empty = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuGrid) lead = board_with_boxes (2, 2, "4231132431422413");
  g_autoptr (SudokuGrid) found = sudoku_grid_copy (empty);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  uint8_t body[17] = { 8 };
  uint64_t passed = 0;
  void *state;

  for (unsigned cell = 0; cell < 16; cell++)
    body[1 + cell] = lead->cell[cell];
  state = sudoku_general_engine.resume (empty, body, sizeof body);
  g_assert_nonnull (state);
  g_assert_cmpint (sudoku_general_engine.next (state, &budget, found->cell), ==, SUDOKU_FOUND);
  assert_same_cells (found, lead);
  g_assert_cmpint (sudoku_general_engine.skip (state, &budget, 1000, &passed), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (passed, ==, 287);
  sudoku_general_engine.destroy (state);
}

MORE_TESTS
{
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *resume = g_strdup_printf ("/engines/%s/resume-everywhere", cases[i].name);
      g_autofree char *cancel = g_strdup_printf ("/engines/%s/cancel-everywhere", cases[i].name);
      g_autofree char *skip = g_strdup_printf ("/engines/%s/skip-as-next", cases[i].name);
      g_autofree char *garbage = g_strdup_printf ("/engines/%s/garbage-is-safe", cases[i].name);

      g_test_add_data_func (resume, &cases[i], test_resume_everywhere);
      g_test_add_data_func (cancel, &cases[i], test_cancel_everywhere);
      g_test_add_data_func (skip, &cases[i], test_skip_as_next);
      g_test_add_data_func (garbage, &cases[i], test_garbage_is_safe);
    }
}

/* The 9x9 engine. */

/* The solutions an engine finds, up to a limit, as texts in the engine's order. */
static GPtrArray *
solutions (const SudokuEngine *engine, const SudokuGrid *puzzle, unsigned limit)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = engine->create (puzzle);

  while (texts->len < limit && engine->next (state, &budget, solution->cell) == SUDOKU_FOUND)
    g_ptr_array_add (texts, board_text (solution));
  engine->destroy (state);
  return texts;
}

/* Each is a solution of the puzzle, and none comes twice. */
static void
assert_solutions (const SudokuGrid *puzzle, GPtrArray *texts)
{
  g_ptr_array_sort (texts, compare_texts);
  for (unsigned i = 0; i < texts->len; i++)
    {
      g_autoptr (SudokuGrid) solution = board (texts->pdata[i]);

      g_assert_true (sudoku_grid_complete (solution));
      for (unsigned cell = 0; cell < 81; cell++)
        g_assert_true (puzzle->cell[cell] == 0 || puzzle->cell[cell] == solution->cell[cell]);
      if (i > 0)
        g_assert_cmpstr (texts->pdata[i - 1], !=, texts->pdata[i]);
    }
}

/* Returns how many solutions there are, or the limit. */
static unsigned
assert_engines_agree (const SudokuGrid *puzzle)
{
  const unsigned limit = 100;
  g_autoptr (GPtrArray) nine = solutions (&sudoku_nine_engine, puzzle, limit);
  g_autoptr (GPtrArray) general = solutions (&sudoku_general_engine, puzzle, limit);

  if (general->len < limit)
    assert_same_texts (nine, general);
  assert_solutions (puzzle, nine);
  g_assert_cmpuint (nine->len, ==, general->len);
  return nine->len;
}

TEST (random_boards)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  unsigned counted[101] = { 0 };

  for (unsigned round = 0; round < 2400; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 20 + round % 62);

      counted[assert_engines_agree (puzzle)]++;
    }
  g_assert_cmpuint (counted[0], ==, 0);
  g_assert_cmpuint (counted[1], >, 100);
  g_assert_cmpuint (counted[2], >, 10);
  g_assert_cmpuint (counted[100], >, 10);
}

/* A cell is changed at random: mostly no solution is left, and often a rule is broken at once. */
TEST (spoilt_boards)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  unsigned none = 0;

  for (unsigned round = 0; round < 2400; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 20 + round % 62);

      random_spoil (rand, puzzle);
      none += assert_engines_agree (puzzle) == 0;
    }
  g_assert_cmpuint (none, >, 1000);
}

/* The first solutions of a build, and how many guesses they took. */
static GString *
steps_of (const NineSearchBuild *build, const SudokuGrid *puzzle)
{
  GString *steps = g_string_new (NULL);
  g_autofree NineSearch *search = g_new0 (NineSearch, 1);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  uint64_t count = 0;

  sudoku_nine_tree_init (&search->tree, puzzle->cell);
  while (count < 20 && build->skip (search, &budget, 1, &count) == SUDOKU_FOUND)
    {
      g_autofree char *text = NULL;

      sudoku_nine_read (&search->tree.board, solution->cell);
      text = board_text (solution);
      g_string_append_printf (steps, "%s %" G_GUINT64_FORMAT "\n", text, search->tree.guesses);
    }
  g_string_append_printf (steps, "%" G_GUINT64_FORMAT "\n", search->tree.guesses);
  return steps;
}

TEST (builds_take_the_same_steps)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (unsigned round = 0; round < 300; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, round % 40);
      g_autoptr (GString) expected = steps_of (sudoku_nine_search_builds[0], puzzle);

      for (unsigned i = 1; i < sudoku_processor_builds (); i++)
        {
          g_autoptr (GString) steps = steps_of (sudoku_nine_search_builds[i], puzzle);

          g_assert_cmpstr (steps->str, ==, expected->str);
        }
    }
}

TEST (full_and_almost)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  g_autoptr (SudokuGrid) full = random_solution (rand);

  g_assert_cmpuint (assert_engines_agree (full), ==, 1);
  for (unsigned cell = 0; cell < 81; cell++)
    {
      uint8_t value = full->cell[cell];

      full->cell[cell] = 0;
      g_assert_cmpuint (assert_engines_agree (full), ==, 1);
      full->cell[cell] = (uint8_t) (value % 9 + 1);
      g_assert_cmpuint (assert_engines_agree (full), ==, 0);
      full->cell[cell] = value;
    }
}
