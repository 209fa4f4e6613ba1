/* Boards with further rules: what solves them, against the definitions of the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "random-rules.h"
#include "sudoku/consequences.h"
#include "sudoku/contradiction.h"
#include "sudoku/count.h"
#include "sudoku/decide.h"
#include "sudoku/derivation/specification.h"
#include "sudoku/diagnosis.h"
#include "sudoku/fill.h"
#include "sudoku/minimality.h"
#include "sudoku/search.h"
#include "sudoku/tree/scout.h"
#include "sudoku/valid-candidates.h"
#include "tests/rounds.h"

#define MOST_RULES 6

static bool
follows_all (const SudokuShape *shape, const uint8_t *values)
{
  return sudoku_shape_find_broken_rule (shape, values) == NULL;
}

/* The solutions of the plain board that the definitions let through. */
static GPtrArray *
expected_texts (const SudokuGrid *puzzle)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuGrid) plain = sudoku_grid_new_from_values (sudoku_shape_without_rules (puzzle->shape), puzzle->cell);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (plain);
  g_autoptr (SudokuSearch) search = sudoku_search_new (plain);

  while (sudoku_search_next (search, solution->cell) == SUDOKU_FOUND)
    if (follows_all (puzzle->shape, solution->cell))
      collect_text (solution, texts);
  return texts;
}

static void
check_candidates (const SudokuGrid *puzzle, GPtrArray *texts)
{
  g_autoptr (SudokuCandidates) expected = sudoku_candidates_new (puzzle->shape);
  SudokuValidCandidates *work = sudoku_valid_candidates_new (puzzle, 1000);

  for (guint i = 0; i < texts->len; i++)
    for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
      expected->cell[cell] |= sudoku_set_of ((unsigned) ((const char *) texts->pdata[i])[cell] - '0');
  g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    g_assert_cmphex (sudoku_valid_candidates_possible (work)->cell[cell], ==, expected->cell[cell]);
  sudoku_valid_candidates_free (work);
}

/* Whether clauses alone find a completion under an assumption; it has that, and is one of the solutions. */
static bool
is_decided (SudokuDecide *decide, const SudokuGrid *puzzle, SudokuAssumption assumption, unsigned n)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuResult result = sudoku_decide_solve (decide, &assumption, n);

  if (result == SUDOKU_EXHAUSTED)
    return false;
  g_assert_cmpint (result, ==, SUDOKU_FOUND);
  memcpy (solution->cell, sudoku_decide_solution (decide), puzzle->shape->n_cells);
  g_assert_true (sudoku_grid_complete (solution));
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    g_assert_true (puzzle->cell[cell] == 0 || puzzle->cell[cell] == solution->cell[cell]);
  g_assert_true (n == 0 || (solution->cell[assumption.cell] == assumption.value) != assumption.excluded);
  return true;
}

/* What is learnt from conflicts holds. */
static void
check_clauses (const SudokuGrid *puzzle, GPtrArray *texts)
{
  SudokuDecide *decide = sudoku_decide_new_for_grid (puzzle);

  sudoku_decide_set_guesses (decide, 0);
  g_assert_true (is_decided (decide, puzzle, (SudokuAssumption){ 0 }, 0) == (texts->len > 0));
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    for (unsigned value = 1; value <= puzzle->shape->order; value++)
      {
        bool expected = false, others = false;

        for (guint i = 0; i < texts->len; i++)
          {
            expected |= ((const char *) texts->pdata[i])[cell] == (char) ('0' + value);
            others |= ((const char *) texts->pdata[i])[cell] != (char) ('0' + value);
          }
        g_assert_true (is_decided (decide, puzzle, (SudokuAssumption){ (uint16_t) cell, (uint8_t) value, false }, 1)
                       == expected);
        g_assert_true (is_decided (decide, puzzle, (SudokuAssumption){ (uint16_t) cell, (uint8_t) value, true }, 1)
                       == others);
      }
  sudoku_decide_free (decide);
}

/* A search that follows its dead ends finds each solution once, and comes to an end. */
static void
check_scout (const SudokuGrid *puzzle, GPtrArray *texts)
{
  g_autoptr (SudokuCandidates) choices = sudoku_choices (puzzle);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuScout scout;

  if (puzzle->shape->rules == NULL)
    return;
  g_assert_true (sudoku_scout_init (&scout, choices));
  while (sudoku_scout_next (&scout, NULL) == SUDOKU_FOUND)
    {
      sudoku_propagator_read (scout.propagator, solution->cell);
      g_assert_true (g_hash_table_add (found, board_text (solution)));
    }
  g_assert_cmpuint (g_hash_table_size (found), ==, texts->len);
  for (guint i = 0; i < texts->len; i++)
    g_assert_true (g_hash_table_contains (found, texts->pdata[i]));
  sudoku_scout_clear (&scout);
}

/* Without a rule that is redundant there is still the one solution, and without any other there are several, none or another one. */
static void
check_redundant (const SudokuGrid *puzzle, GPtrArray *solution)
{
  const SudokuShape *shape = puzzle->shape;
  bool redundant[MOST_RULES] = { false };
  g_autoptr (SudokuGrid) left = sudoku_grid_copy (puzzle);
  g_autoptr (GPtrArray) found = NULL;

  g_assert_cmpint (sudoku_redundant_rules (puzzle, redundant, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  for (unsigned i = 0; i < shape->n_rules; i++)
    {
      SudokuRule others[MOST_RULES];
      SudokuShape *without;
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (GPtrArray) texts = NULL;

      for (unsigned j = 0; j + 1 < shape->n_rules; j++)
        others[j] = shape->rule[j < i ? j : j + 1];
      without = sudoku_shape_new_with_rules (sudoku_shape_without_rules (shape), others, shape->n_rules - 1);
      grid = sudoku_grid_new_from_values (without, puzzle->cell);
      texts = expected_texts (grid);
      g_assert_true (redundant[i] == (texts->len == 1 && g_str_equal (texts->pdata[0], solution->pdata[0])));
      sudoku_shape_unref (without);
    }
  g_assert_cmpint (sudoku_remove_rules (&left, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  found = solution_texts (left);
  assert_same_texts (solution, found);
  g_assert_cmpint (sudoku_redundant_rules (left, redundant, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  for (unsigned i = 0; i < left->shape->n_rules; i++)
    g_assert_false (redundant[i]);
}

static bool
depends_on_drawings (const SudokuShape *shape)
{
  for (unsigned i = 0; i < shape->n_rules; i++)
    switch (shape->rule[i].kind)
      {
      case SUDOKU_RULE_NON_CONSECUTIVE:
      case SUDOKU_RULE_NEGATIVE_DIFFERENCE:
      case SUDOKU_RULE_NEGATIVE_RATIO:
      case SUDOKU_RULE_NEGATIVE_SUM:
      case SUDOKU_RULE_MINIMUM:
      case SUDOKU_RULE_MAXIMUM:
        return true;
      default:
        break;
      }
  return false;
}

/* Whether there is a solution with some of the givens and rules, all but one of them. */
static bool
has_solution_with (const SudokuGrid *puzzle,
                   const bool *blamed,
                   const bool *rules,
                   unsigned without_cell,
                   unsigned without_rule)
{
  SudokuRule some[MOST_RULES];
  unsigned n = 0;
  SudokuShape *shape;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuSearch) search = NULL;

  for (unsigned i = 0; i < puzzle->shape->n_rules; i++)
    if (rules[i] && i != without_rule)
      some[n++] = puzzle->shape->rule[i];
  shape = sudoku_shape_new_with_rules (puzzle->shape, some, n);
  grid = sudoku_grid_new (shape);
  sudoku_shape_unref (shape);
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    grid->cell[cell] = blamed[cell] && cell != without_cell ? puzzle->cell[cell] : 0;
  search = sudoku_search_new (grid);
  return sudoku_search_next (search, NULL) == SUDOKU_FOUND;
}

/* What is blamed for there being no solution leaves none, and one without any one of them. */
static void
check_contradiction (const SudokuGrid *puzzle)
{
  bool blamed[SUDOKU_MAX_CELLS], rules[MOST_RULES], minimal;

  g_assert_cmpint (sudoku_contradiction (puzzle, blamed, rules, &minimal, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (minimal);
  if (depends_on_drawings (puzzle->shape))
    return;
  g_assert_false (has_solution_with (puzzle, blamed, rules, UINT_MAX, UINT_MAX));
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    g_assert_true (!blamed[cell] || has_solution_with (puzzle, blamed, rules, cell, UINT_MAX));
  for (unsigned i = 0; i < puzzle->shape->n_rules; i++)
    g_assert_true (!rules[i] || has_solution_with (puzzle, blamed, rules, UINT_MAX, i));
}

/* From each bookmark the search continues as it would have. */
static void
check_bookmarks (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle), again = sudoku_grid_copy (puzzle);

  for (unsigned i = 0; i < 5 && sudoku_search_next (search, solution->cell) == SUDOKU_FOUND; i++)
    {
      uint8_t bookmark[1000];
      size_t size = sudoku_search_save (search, bookmark, sizeof bookmark);
      SudokuSearch *resumed = sudoku_search_resume (puzzle, bookmark, size);
      SudokuResult result;

      g_assert_nonnull (resumed);
      result = sudoku_search_next (resumed, again->cell);
      g_assert_cmpint (result, ==, sudoku_search_next (search, solution->cell));
      if (result == SUDOKU_FOUND)
        g_assert_cmpmem (again->cell, puzzle->shape->n_cells, solution->cell, puzzle->shape->n_cells);
      sudoku_search_free (resumed);
    }
}

/* Returns whether it has a solution. */
static bool
check_board (const SudokuGrid *puzzle)
{
  g_autoptr (GPtrArray) expected = expected_texts (puzzle), found = solution_texts (puzzle);
  SudokuCount *count = sudoku_count_new (puzzle);

  assert_same_texts (expected, found);
  g_assert_cmpint (sudoku_count_run (count, UINT64_MAX), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (sudoku_count_total (count).low, ==, expected->len);
  sudoku_count_free (count);
  g_assert_cmpint (sudoku_uniqueness (puzzle, NULL, NULL, NULL), ==,
                   expected->len == 0   ? SUDOKU_UNIQUENESS_NONE
                   : expected->len == 1 ? SUDOKU_UNIQUENESS_UNIQUE
                                        : SUDOKU_UNIQUENESS_SEVERAL);
  check_candidates (puzzle, expected);
  check_clauses (puzzle, expected);
  check_scout (puzzle, expected);
  if (expected->len == 1)
    check_redundant (puzzle, expected);
  if (expected->len == 0)
    check_contradiction (puzzle);
  check_bookmarks (puzzle);
  return expected->len > 0;
}

/* A board with random rules and a few givens; most follow from one solution. */
static SudokuGrid *
random_puzzle (SudokuRandom *random, const SudokuShape *plain, unsigned kind, unsigned givens)
{
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (plain);
  g_autoptr (SudokuSearch) search = sudoku_search_new (blank);
  uint8_t solution[SUDOKU_MAX_CELLS];
  RandomRule made[MOST_RULES];
  SudokuRule rules[MOST_RULES];
  uint64_t passed = 0;
  unsigned n = 0, wanted = 1 + sudoku_random_below (random, MOST_RULES - 1);
  SudokuShape *shape;
  SudokuGrid *puzzle;

  sudoku_search_skip (search, sudoku_random_below (random, plain->order == 4 ? 287 : 5000), &passed);
  sudoku_search_next (search, solution);
  for (unsigned i = 0; i < wanted; i++)
    if (random_rule (random, plain, i == 0 ? kind : sudoku_random_below (random, SUDOKU_N_RULES), solution, &made[n]))
      {
        rules[n] = made[n].rule;
        n++;
      }
  shape = sudoku_shape_new_with_rules (plain, rules, n);
  puzzle = sudoku_grid_new (shape);
  for (unsigned i = 0; i < givens; i++)
    {
      unsigned cell = sudoku_random_below (random, plain->n_cells);

      puzzle->cell[cell] = solution[cell];
    }
  sudoku_shape_unref (shape);
  return puzzle;
}

static void
print_puzzle (const SudokuGrid *puzzle)
{
  g_autofree char *text = board_text (puzzle);

  g_printerr ("%s\n", text);
  for (unsigned i = 0; i < puzzle->shape->n_rules; i++)
    {
      const SudokuRule *rule = &puzzle->shape->rule[i];

      g_printerr ("  kind %u value %d cells", rule->kind, rule->value);
      for (unsigned j = 0; j < rule->n_cells; j++)
        g_printerr (" %u", rule->cell[j]);
      g_printerr (" digits");
      for (unsigned j = 0; j < rule->n_digits; j++)
        g_printerr (" %u", rule->digit[j]);
      g_printerr ("\n");
    }
}

static void
check_random (const SudokuShape *plain, unsigned rounds, unsigned givens, uint64_t seed)
{
  unsigned n_solvable = 0;

  for (unsigned round = 0; round < rounds; round++)
    {
      SudokuRandom random = sudoku_random_for (seed, round);
      g_autoptr (SudokuGrid) puzzle = random_puzzle (&random, plain, round % SUDOKU_N_RULES, givens);

      if (g_getenv ("PRINT") != NULL)
        print_puzzle (puzzle);
      n_solvable += check_board (puzzle);
    }
  g_test_message ("%u of %u boards have solutions", n_solvable, rounds);
  g_assert_cmpuint (n_solvable, >, rounds / 3);
}

/* All rules of all kinds, on small boards: every question agrees with the definitions. */
TEST (random_four)
{
  check_random (test_shape (2, 2), ROUNDS (4000), 1, 1);
}

TEST (random_six)
{
  check_random (test_shape (2, 3), ROUNDS (1000), 12, 2);
}

/* Minima next to each other: without the mark of one, the other is less. */
TEST (rules_that_say_more_without_others)
{
  static const uint16_t cell[] = { 1, 0 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_MINIMUM, .n_cells = 1, .cell = cell },
                                      { .kind = SUDOKU_RULE_MINIMUM, .n_cells = 1, .cell = cell + 1 } };
  SudokuShape *shape = sudoku_shape_new_with_rules (test_shape (2, 2), rules, G_N_ELEMENTS (rules));
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new_from_values (shape, (const uint8_t[]){ 0, 0, 4, 2, /**/
                                                                                         2, 4, 1, 3, /**/
                                                                                         0, 0, 2, 4, /**/
                                                                                         4, 2, 3, 1 });

  g_assert_true (check_board (puzzle));
  sudoku_shape_unref (shape);
}

/* All differences of 3 are drawn: dots are needed until nothing is said of what is not drawn, and then they are not. */
TEST (rules_that_are_needed_by_others)
{
  static const uint16_t cell[][2] = { { 5, 6 }, { 5, 9 }, { 2, 6 }, { 11, 15 } };
  SudokuRule rules[5] = { { .kind = SUDOKU_RULE_NEGATIVE_DIFFERENCE } };
  g_autoptr (SudokuGrid) puzzle = NULL;
  SudokuShape *shape;

  for (unsigned i = 0; i < G_N_ELEMENTS (cell); i++)
    rules[i + 1] =
        (SudokuRule){ .kind = SUDOKU_RULE_DIFFERENCE, .has_value = true, .value = 3, .n_cells = 2, .cell = cell[i] };
  shape = sudoku_shape_new_with_rules (test_shape (2, 2), rules, G_N_ELEMENTS (rules));
  puzzle = sudoku_grid_new_from_values (shape, (const uint8_t[]){ 0, 3, 4, 2, /**/
                                                                  2, 4, 1, 3, /**/
                                                                  3, 1, 2, 4, /**/
                                                                  4, 2, 3, 1 });
  g_assert_true (check_board (puzzle));
  sudoku_shape_unref (shape);
}

/* The executable specification keeps the fillings that follow the rules. */
TEST (specification)
{
  for (unsigned round = 0; round < ROUNDS (400); round++)
    {
      SudokuRandom random = sudoku_random_for (3, round);
      g_autoptr (SudokuGrid) puzzle = random_puzzle (&random, test_shape (2, 2), round % SUDOKU_N_RULES, 14);
      g_autoptr (GPtrArray) found = solution_texts (puzzle), expected = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (SudokuCandidates) choices = sudoku_choices (puzzle);
      SudokuSearchTally tally;

      g_assert_true (sudoku_correct_fillings (choices, collect_text, NULL, expected, &tally));
      assert_same_texts (expected, found);
    }
}

static bool
is_over (void *data)
{
  unsigned *left = data;

  return (*left)-- == 0;
}

/* Goes to the next solution in pieces, each of which continues from a bookmark of the one before. */
static SudokuResult
next_in_pieces (const SudokuGrid *puzzle, SudokuSearch **search, uint8_t *solution)
{
  SudokuResult result;
  unsigned most = 20;

  /* A bookmark in the middle of a probe begins that again, so pieces grow. */
  do
    {
      uint8_t bookmark[1000];
      size_t size = sudoku_search_save (*search, bookmark, sizeof bookmark);
      unsigned left = most *= 2;

      sudoku_search_free (*search);
      *search = sudoku_search_resume (puzzle, bookmark, size);
      g_assert_nonnull (*search);
      sudoku_search_set_cancel (*search, is_over, &left);
      result = sudoku_search_next (*search, solution);
    }
  while (result == SUDOKU_CANCELLED);
  return result;
}

/* A board that is hard enough to be probed has the same solutions in the same order in one go and in pieces. */
TEST (bookmarks_of_hard_boards)
{
  static const SudokuRuleKind kinds[] = { SUDOKU_RULE_CAGE, SUDOKU_RULE_ARROW, SUDOKU_RULE_RENBAN,
                                          SUDOKU_RULE_THERMOMETER, SUDOKU_RULE_REGION_SUM };
  unsigned n_solutions = 0;
  uint64_t guesses = 0;

  for (unsigned round = 0; round < ROUNDS (12); round++)
    {
      SudokuRandom random = sudoku_random_for (4, round);
      const SudokuShape *plain = test_shape (3, 3);
      g_autoptr (SudokuGrid) puzzle = NULL, one = NULL, other = NULL;
      RandomRule made[24];
      SudokuRule rules[24];
      uint8_t solution[81];
      unsigned n = 0;
      SudokuShape *shape;
      SudokuSearch *search, *pieces;

      sudoku_fill (plain, &random, solution, NULL, NULL);
      while (n < 24)
        if (random_rule (&random, plain, kinds[sudoku_random_below (&random, G_N_ELEMENTS (kinds))], solution, &made[n])
            && sudoku_rule_holds (plain, &made[n].rule, solution))
          {
            rules[n] = made[n].rule;
            n++;
          }
      shape = sudoku_shape_new_with_rules (plain, rules, n);
      puzzle = sudoku_grid_new (shape);
      for (unsigned i = 0; i < 3; i++)
        {
          unsigned cell = sudoku_random_below (&random, 81);

          puzzle->cell[cell] = solution[cell];
        }
      one = sudoku_grid_new (shape);
      other = sudoku_grid_new (shape);
      search = sudoku_search_new (puzzle);
      pieces = sudoku_search_new (puzzle);
      for (unsigned i = 0; i < 4; i++)
        {
          SudokuResult result = sudoku_search_next (search, one->cell);

          g_assert_cmpint (next_in_pieces (puzzle, &pieces, other->cell), ==, result);
          if (result != SUDOKU_FOUND)
            break;
          g_assert_true (sudoku_grid_complete (one));
          g_assert_cmpmem (one->cell, 81, other->cell, 81);
          n_solutions++;
        }
      guesses += sudoku_search_statistics (search).guesses;
      sudoku_search_free (search);
      sudoku_search_free (pieces);
      sudoku_shape_unref (shape);
    }
  g_test_message ("%u solutions, %" G_GUINT64_FORMAT " guesses", n_solutions, guesses);
  g_assert_cmpuint (n_solutions, >, ROUNDS (12));
}

/* A 9x9 board without givens. */
static SudokuGrid *
ruled_board (const SudokuRule *rules, unsigned n)
{
  SudokuShape *shape = sudoku_shape_new_with_rules (test_shape (3, 3), rules, n);
  SudokuGrid *grid = sudoku_grid_new (shape);

  sudoku_shape_unref (shape);
  return grid;
}

static void
assert_blames (const SudokuRule *rules, unsigned n, unsigned n_blamed, unsigned one, unsigned other)
{
  g_autoptr (SudokuGrid) grid = ruled_board (rules, n);
  SudokuFault fault;

  g_assert_cmpint (sudoku_diagnose (grid, &fault, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_RULE);
  g_assert_cmpuint (fault.n_rules, ==, n_blamed);
  g_assert_cmpuint (fault.rule[0], ==, one);
  g_assert_cmpuint (fault.rule[1], ==, other);
  g_assert_false (fault.by_logic);
}

static const uint16_t corner[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 17, 26, 35 };

/* Of a board without solution the one rule is named that nothing follows, or two that exclude each other. */
TEST (rules_are_blamed)
{
  static const SudokuRule fine = { .kind = SUDOKU_RULE_ARROW, true, 1, 3, 0, corner + 8 };
  static const SudokuRule odd = { .kind = SUDOKU_RULE_ODD, .n_cells = 1, .cell = corner };
  static const SudokuRule even = { .kind = SUDOKU_RULE_EVEN, .n_cells = 1, .cell = corner };
  static const SudokuRule large = { .kind = SUDOKU_RULE_CAGE, true, 90, 2, 0, corner };
  static const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, true, 3, 2, 0, corner };
  static const SudokuRule long_line = { .kind = SUDOKU_RULE_THERMOMETER, .n_cells = 12, .cell = corner };
  static const SudokuRule unseen = { .kind = SUDOKU_RULE_SKYSCRAPER, true, 0, 9, 0, corner };
  static const SudokuRule thick = { .kind = SUDOKU_RULE_SANDWICH, true, 36, 9, 0, corner };
  static const SudokuRule dot = { .kind = SUDOKU_RULE_DIFFERENCE, true, 1, 2, 0, corner };
  static const SudokuRule no_dots = { .kind = SUDOKU_RULE_NEGATIVE_DIFFERENCE };

  assert_blames ((SudokuRule[]){ fine, odd, large }, 3, 1, 2, 0);
  assert_blames ((SudokuRule[]){ long_line, fine, odd }, 3, 1, 0, 0);
  assert_blames ((SudokuRule[]){ fine, unseen }, 2, 1, 1, 0);
  assert_blames ((SudokuRule[]){ fine, thick }, 2, 1, 1, 0);
  assert_blames ((SudokuRule[]){ odd, fine, even }, 3, 2, 2, 0);
  assert_blames ((SudokuRule[]){ fine, no_dots, cage, odd }, 4, 2, 2, 1);
  /* The dot is what has the other rule, and the cage fit. */
  {
    g_autoptr (SudokuGrid) grid = ruled_board ((SudokuRule[]){ no_dots, dot, cage }, 3);
    SudokuFault fault;

    g_assert_cmpint (sudoku_diagnose (grid, &fault, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  }
}

/* A given, and the cage that has no place for it; not the other given, and not the line. Two cages that need the same values do without
 * givens, and what no rule has part in blames none. */
TEST (givens_and_rules_contradict_each_other)
{
  static const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, true, 3, 2, 0, corner };
  static const SudokuRule same = { .kind = SUDOKU_RULE_CAGE, true, 4, 2, 0, corner + 2 };
  static const SudokuRule line = { .kind = SUDOKU_RULE_RENBAN, .n_cells = 4, .cell = corner + 8 };
  g_autoptr (SudokuGrid) one = ruled_board ((SudokuRule[]){ line, cage }, 2);
  g_autoptr (SudokuGrid) two = ruled_board ((SudokuRule[]){ cage, line, same }, 3);
  bool blamed[81], rules[3], minimal;

  one->cell[6] = 1;
  one->cell[40] = 1;
  g_assert_cmpint (sudoku_contradiction (one, blamed, rules, &minimal, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (minimal && blamed[6] && !blamed[40] && !rules[0] && rules[1]);
  one->cell[7] = 1;
  g_assert_cmpint (sudoku_contradiction (one, blamed, rules, &minimal, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (minimal && blamed[6] && blamed[7] && !rules[0] && !rules[1]);
  two->cell[40] = 1;
  g_assert_cmpint (sudoku_contradiction (two, blamed, rules, &minimal, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (minimal && !blamed[40] && rules[0] && !rules[1] && rules[2]);
}

/* Three cells of a row with two values between them: no sum that their bounds leave is one of theirs. */
TEST (too_few_values_have_no_sum)
{
  static const uint16_t arrow[] = { 30, 0, 1, 3 };
  static const uint8_t two[] = { 1, 2 };
  SudokuRule rules[4] = { { SUDOKU_RULE_ARROW, true, 1, 4, 0, arrow } };
  g_autoptr (SudokuGrid) grid = NULL;

  for (unsigned i = 1; i < 4; i++)
    rules[i] =
        (SudokuRule){ .kind = SUDOKU_RULE_CANDIDATES, .n_cells = 1, .cell = &arrow[i], .n_digits = 2, .digit = two };
  grid = ruled_board (rules, 4);
  g_assert_cmpint (sudoku_uniqueness (grid, NULL, NULL, NULL), ==, SUDOKU_UNIQUENESS_NONE);
}

/* Between 1 and 2 either dot may be drawn, where all of both kinds are: one makes up for the other. */
TEST (a_dot_makes_up_for_another)
{
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_NEGATIVE_DIFFERENCE },
                                      { .kind = SUDOKU_RULE_NEGATIVE_RATIO },
                                      { SUDOKU_RULE_DIFFERENCE, true, 1, 2, 0, corner },
                                      { SUDOKU_RULE_RATIO, true, 2, 2, 0, corner + 3 } };
  g_autoptr (SudokuGrid) grid = ruled_board (rules, 4);
  bool conflict[81];

  grid->cell[0] = 2;
  grid->cell[1] = 1;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 0);
  grid->cell[0] = grid->cell[1] = 0;
  grid->cell[3] = 1;
  grid->cell[4] = 2;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 0);
  grid->cell[5] = 3;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 2);
}

/* Where a white dot is drawn, the non-consecutive rule does not hold; and where all black dots that are drawn say 3, cells may be
 * double. */
TEST (what_dots_say_is_allowed_there)
{
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_NON_CONSECUTIVE },
                                      { .kind = SUDOKU_RULE_NEGATIVE_RATIO },
                                      { SUDOKU_RULE_DIFFERENCE, true, 1, 2, 0, corner },
                                      { SUDOKU_RULE_RATIO, true, 3, 2, 0, corner + 3 } };
  g_autoptr (SudokuGrid) grid = ruled_board (rules, 4);
  bool conflict[81];

  grid->cell[0] = 5;
  grid->cell[1] = 4;
  grid->cell[2] = 8;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 0);
  grid->cell[2] = 3;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 2);
  grid->cell[1] = grid->cell[2] = 0;
  grid->cell[10] = 9;
  grid->cell[9] = 3;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 2);
}

TEST (broken_rules_are_blamed_and_shown)
{
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ANTI_KNIGHT },
                                      { .kind = SUDOKU_RULE_CAGE, true, 8, 2, 0, corner } };
  g_autoptr (SudokuGrid) grid = ruled_board (rules, 2);
  bool conflict[81];
  SudokuFault fault;

  grid->cell[0] = 5;
  grid->cell[1] = 4;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 2);
  g_assert_true (conflict[0] && conflict[1]);
  g_assert_cmpint (sudoku_diagnose (grid, &fault, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_RULE);
  g_assert_cmpuint (fault.rule[0], ==, 1);
  grid->cell[1] = 3;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 0);
  grid->cell[4 * 9 + 4] = grid->cell[2 * 9 + 3] = 9;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 2);
  g_assert_true (conflict[40] && conflict[21]);
  g_assert_cmpint (sudoku_diagnose (grid, &fault, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmpuint (fault.rule[0], ==, 0);
}

/* Values in the first row from its first cell on, as digits with a dot for a blank: which rules are broken then, and the cells in
 * conflict as a row of x and dots. */
static void
assert_breaks (const SudokuRule *rule, const char *values, bool breaks, const char *cells)
{
  g_autoptr (SudokuGrid) grid = ruled_board (rule, 1);
  bool conflict[81], broken[1];

  for (unsigned i = 0; values[i] != '\0'; i++)
    grid->cell[i] = values[i] != '.' ? (uint8_t) (values[i] - '0') : 0;
  g_test_message ("%u: %s", rule->kind, values);
  sudoku_conflicts (grid, conflict, broken);
  g_assert_cmpint (broken[0], ==, breaks);
  for (unsigned i = 0; cells[i] != '\0'; i++)
    g_assert_cmpint (conflict[i], ==, cells[i] == 'x');
}

TEST (what_cannot_be_mended_breaks_a_rule_at_once)
{
  static const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, true, 12, 3, 0, corner };
  static const SudokuRule arrow = { .kind = SUDOKU_RULE_ARROW, true, 1, 4, 0, corner };
  static const SudokuRule pill = { .kind = SUDOKU_RULE_ARROW, true, 2, 5, 0, corner };
  static const SudokuRule warm = { .kind = SUDOKU_RULE_THERMOMETER, .n_cells = 4, .cell = corner };
  static const SudokuRule slow = { .kind = SUDOKU_RULE_SLOW_THERMOMETER, .n_cells = 4, .cell = corner };

  assert_breaks (&cage, "84.", true, "xx.");
  assert_breaks (&cage, "83.", false, "...");
  assert_breaks (&cage, "831", false, "...");
  assert_breaks (&cage, "124", true, "xxx");
  assert_breaks (&cage, "44.", true, "xx.");
  assert_breaks (&cage, "118", true, "xx.");
  assert_breaks (&arrow, ".541", true, ".xxx");
  assert_breaks (&arrow, ".54.", true, ".xx.");
  assert_breaks (&arrow, ".53.", false, "....");
  assert_breaks (&arrow, "42.1", false, "....");
  assert_breaks (&arrow, "43.1", true, "xx.x");
  assert_breaks (&pill, "1.98", false, "....");
  assert_breaks (&pill, "..987", false, ".....");
  assert_breaks (&pill, "23987", true, "xxxxx");
  assert_breaks (&warm, "3.4.", true, "x.x.");
  assert_breaks (&warm, "3.5.", false, "....");
  assert_breaks (&warm, "7614", true, "xxx.");
  assert_breaks (&slow, "3.2.", true, "x.x.");
  assert_breaks (&slow, "3.4.", false, "....");
}

TEST (a_broken_sum_is_marked_beside_a_repeated_value)
{
  static const SudokuRule cage = { .kind = SUDOKU_RULE_CAGE, true, 12, 3, 0, corner };
  g_autoptr (SudokuGrid) grid = ruled_board (&cage, 1);
  bool conflict[81];

  grid->cell[0] = 1;
  grid->cell[1] = 2;
  grid->cell[2] = grid->cell[8] = 4;
  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 4);
}

TEST (a_value_is_kept_out_of_what_it_sees)
{
  static const uint16_t last[] = { 80 }, line[] = { 40, 50 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ANTI_KNIGHT },
                                      { .kind = SUDOKU_RULE_ODD, .n_cells = 1, .cell = last },
                                      { .kind = SUDOKU_RULE_WHISPERS, true, 5, 2, 0, line } };
  g_autoptr (SudokuGrid) grid = ruled_board (rules, 3);
  const uint8_t *values = grid->cell;
  uint16_t seen[81];
  unsigned n = sudoku_list_seen (grid->shape, 40, 5, seen), twice = 0;

  /* 20 of row, column and box, and 8 of knights, all outside of the box. */
  g_assert_cmpuint (n, ==, 28);
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < i; j++)
      twice += seen[i] == seen[j];
  g_assert_cmpuint (twice, ==, 0);
  grid->cell[40] = 5;
  grid->cell[79] = 1;
  g_assert_cmphex (sudoku_values_left (grid->shape, 21, values), ==, sudoku_set_full (9) & ~sudoku_set_of (5));
  g_assert_cmphex (sudoku_values_left (grid->shape, 80, values), ==, sudoku_set_full (9) & 0x154);
  /* What else may stand at a whisper is for the person to see. */
  g_assert_cmphex (sudoku_values_left (grid->shape, 50, values), ==, sudoku_set_full (9) & ~sudoku_set_of (5));
}

/* What each rule leaves by itself, and where it comes from. */
TEST (consequences_have_their_rules)
{
  static const uint16_t row[] = { 0, 1, 2, 3, 4, 5, 6 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_CAGE, true, 6, 3, 0, row },
                                      { .kind = SUDOKU_RULE_CAGE, true, 22, 4, 0, row + 3 },
                                      { .kind = SUDOKU_RULE_ARROW, true, 1, 3, 0, corner + 8 },
                                      { .kind = SUDOKU_RULE_ODD, .n_cells = 1, .cell = corner + 11 } };
  g_autoptr (SudokuGrid) grid = ruled_board (rules, 4);
  const SudokuShape *shape = grid->shape;
  SudokuSet candidates[81];
  SudokuHouseTotal total;

  for (unsigned i = 0; i < 81; i++)
    candidates[i] = sudoku_set_full (9);
  g_assert_cmpuint (sudoku_rules_count_sources (shape), >, 4);
  total = sudoku_rules_house_total (shape, 4);
  g_assert_cmpuint (total.first_house, ==, 0);
  g_assert_cmpuint (total.n_houses, ==, 1);
  g_assert_cmpuint (total.n_cages, ==, 2);
  g_assert_cmpuint (total.pair[0], ==, 7);
  g_assert_cmpuint (sudoku_rules_apply_pairs (shape, 4, 7, candidates, NULL), ==, 1);
  g_assert_cmphex (candidates[8], ==, 1 << 7 | 1 << 8);
  g_assert_cmphex (sudoku_rules_allowed (shape, 35), ==, 0x155);
  g_assert_cmphex (sudoku_rules_allowed (shape, 0), ==, 0x1ff);
  g_assert_true (sudoku_rules_touch (shape, 8) && sudoku_rules_touch (shape, 35) && !sudoku_rules_touch (shape, 80));
  for (unsigned i = 0; i < sudoku_rules_count_constraints (shape); i++)
    if (sudoku_rules_constraint (shape, i).source == 0)
      sudoku_rules_apply_constraint (shape, i, candidates);
  g_assert_cmphex (candidates[1], ==, 1 << 0 | 1 << 1 | 1 << 2);
  g_assert_cmphex (candidates[3], ==, 0x1ff);
}

TEST (cells_that_differ_are_peers)
{
  static const SudokuRule knight = { .kind = SUDOKU_RULE_ANTI_KNIGHT };
  static const SudokuRule dot = { .kind = SUDOKU_RULE_DIFFERENCE, true, 1, 2, 0, corner };
  g_autoptr (SudokuGrid) knights = ruled_board (&knight, 1), dots = ruled_board (&dot, 1);

  g_assert_cmpuint (knights->shape->cell[40].n_peers, ==, 28);
  g_assert_true (sudoku_cells_see (knights->shape, 40, 21) && sudoku_cells_see (knights->shape, 21, 40));
  g_assert_false (sudoku_cells_see (knights->shape, 40, 20));
  g_assert_cmpuint (dots->shape->cell[40].n_peers, ==, 20);
  g_assert_false (sudoku_cells_see (dots->shape, 40, 21));
}

TEST (sums_say_what_is_left_of_them)
{
  static const uint16_t bent[] = { 0, 1, 9 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ARROW, true, 1, 4, 0, corner + 2 },
                                      { .kind = SUDOKU_RULE_CAGE, true, 12, 3, 0, bent },
                                      { .kind = SUDOKU_RULE_CAGE, false, 0, 2, 0, corner + 6 },
                                      { .kind = SUDOKU_RULE_X_SUM, true, 20, 9, 0, corner } };
  g_autoptr (SudokuGrid) grid = ruled_board (rules, 4);
  const SudokuRule *rule = grid->shape->rule;
  SudokuSet sets[8];
  unsigned n_blanks;
  int sum;

  g_assert_false (sudoku_rule_sum_left (&rule[0], grid->cell, &sum, &n_blanks));
  g_assert_false (sudoku_rule_sum_left (&rule[2], grid->cell, &sum, &n_blanks));
  g_assert_false (sudoku_rule_sum_left (&rule[3], grid->cell, &sum, &n_blanks));
  grid->cell[2] = 9;
  grid->cell[4] = 2;
  g_assert_true (sudoku_rule_sum_left (&rule[0], grid->cell, &sum, &n_blanks));
  g_assert_cmpint (sum, ==, 7);
  g_assert_cmpuint (n_blanks, ==, 2);
  /* 138, 147, 156, 237, 246, 345: a 2 can stand below, a 9 nowhere. */
  g_assert_cmpuint (sudoku_cage_sets_left (grid->shape, &rule[1], grid->cell, sets, 8), ==, 6);
  g_assert_cmphex (sets[0], ==, 1 << 0 | 1 << 2 | 1 << 7);
  g_assert_cmpuint (sudoku_cage_sets_left (grid->shape, &rule[1], grid->cell, sets, 4), ==, 4);
  grid->cell[0] = 4;
  g_assert_true (sudoku_rule_sum_left (&rule[1], grid->cell, &sum, &n_blanks));
  g_assert_cmpint (sum, ==, 8);
  g_assert_cmpuint (sudoku_cage_sets_left (grid->shape, &rule[1], grid->cell, sets, 8), ==, 3);
  g_assert_true (sudoku_rule_sum_left (&rule[3], grid->cell, &sum, &n_blanks));
  g_assert_cmpint (sum, ==, 20 - 4 - 9);
  g_assert_cmpuint (n_blanks, ==, 2);
}
