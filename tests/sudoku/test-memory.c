/* The core without memory: each allocation of a piece of work fails in turn, and the work ends without a crash or a leak, and
 * never as if it were cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../failing-memory.h"
#include "../rounds.h"
#include "autoptr.h"
#include "boards.h"
#include "sudoku/calculation.h"
#include "sudoku/completion.h"
#include "sudoku/contradiction.h"
#include "sudoku/diagnosis.h"
#include "sudoku/fill.h"
#include "sudoku/minimality.h"
#include "sudoku/rules.h"

/* How many pieces of work said that they were out of memory. */
static unsigned n_without_memory;

/* Notes how a call ended that nobody cancelled. */
static void
note (SudokuResult result)
{
  g_assert_cmpint (result, !=, SUDOKU_CANCELLED);
  n_without_memory += result == SUDOKU_NO_MEMORY;
}

/* Searches the first two solutions, and resumes from a bookmark of the first. */
static void
search (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle), resumed = NULL;
  uint8_t bookmark[2 * SUDOKU_MAX_CELLS];

  if (search != NULL && sudoku_search_next (search, NULL) == SUDOKU_FOUND)
    resumed = sudoku_search_resume (puzzle, bookmark, sudoku_search_save (search, bookmark, sizeof bookmark));
  if (resumed != NULL)
    note (sudoku_search_next (resumed, NULL));
}

static void
uniqueness (const SudokuGrid *puzzle)
{
  SudokuUniqueness uniqueness = sudoku_uniqueness (puzzle, NULL, NULL, NULL);

  g_assert_cmpint (uniqueness, !=, SUDOKU_UNIQUENESS_CANCELLED);
  n_without_memory += uniqueness == SUDOKU_UNIQUENESS_NO_MEMORY;
}

static void
count (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuCount) count = sudoku_count_new (puzzle);

  if (count != NULL)
    note (sudoku_count_run (count, 1000));
}

static void
estimate (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuEstimator) estimator = sudoku_estimator_new (puzzle, 1);

  if (estimator != NULL)
    g_assert_true (sudoku_estimator_run (estimator, 2, NULL, NULL));
}

/* By clauses from the first guess on, with a question that has a core. */
static void
decide (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuDecide) decide = sudoku_decide_new_for_grid (puzzle);
  const SudokuAssumption twice[2] = { { 0, 1, false }, { 1, 1, false } };

  if (decide != NULL)
    {
      sudoku_decide_set_guesses (decide, 0);
      note (sudoku_decide_solve (decide, NULL, 0));
      g_assert_cmpint (sudoku_decide_solve (decide, twice, 2), ==, SUDOKU_EXHAUSTED);
    }
}

static void
valid_candidates (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, 20);

  if (work != NULL)
    g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
}

static void
note_minimality (SudokuMinimality minimality)
{
  g_assert_cmpint (minimality, !=, SUDOKU_MINIMALITY_CANCELLED);
  n_without_memory += minimality == SUDOKU_MINIMALITY_NO_MEMORY;
}

static void
minimality (const SudokuGrid *puzzle)
{
  bool redundant[SUDOKU_MAX_CELLS];

  note_minimality (sudoku_minimality (puzzle, redundant, NULL, NULL));
}

static void
completion (const SudokuGrid *puzzle)
{
  uint8_t givens[SUDOKU_MAX_CELLS];
  bool smallest;

  note (sudoku_unique_completion (puzzle, givens, &smallest, NULL, NULL));
}

static void
minimize (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuGrid) copy = sudoku_grid_copy (puzzle);

  if (copy != NULL)
    note_minimality (sudoku_minimize (copy, NULL, NULL));
}

static void
contradiction (const SudokuGrid *puzzle)
{
  bool blamed[SUDOKU_MAX_CELLS], rules[8], minimal;

  g_assert_cmpuint (puzzle->shape->n_rules, <=, 8);
  note (sudoku_contradiction (puzzle, blamed, rules, &minimal, NULL, NULL));
}

static void
fill (const SudokuGrid *puzzle)
{
  SudokuRandom random = { 1 };
  uint8_t values[SUDOKU_MAX_CELLS];

  note (sudoku_fill (puzzle->shape, &random, values, NULL, NULL));
}

static void
calculation (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuCandidates) example = sudoku_calculation_example (puzzle);
  static SudokuValue value;

  if (example != NULL)
    sudoku_line_evaluate (&sudoku_calculation_lines (SUDOKU_CALCULATION_SEARCH)[5], example, &value);
}

static void
diagnosis (const SudokuGrid *puzzle)
{
  SudokuFault fault;

  note (sudoku_diagnose (puzzle, &fault, NULL, NULL));
}

static void
batch (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuBatch) batch = sudoku_batch_new (puzzle->shape, NULL);
  uint64_t counts[1];

  if (batch != NULL)
    note (sudoku_batch_count (batch, puzzle->cell, 1, 1000, counts, NULL));
}

static void
canonical (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuCanonical) canonical = sudoku_canonical_new (puzzle->shape);
  uint8_t form[81];

  if (canonical != NULL)
    note (sudoku_canonical_run (canonical, puzzle->cell, form, NULL, NULL));
}

static bool
end_after (const SudokuGrid *solution, void *data)
{
  return --*(int *) data > 0;
}

/* A board with rules of each sort, made, and decided by clauses from the first guess on; and which of the rules are redundant. */
static void
rules (const SudokuGrid *puzzle)
{
  static const uint16_t cells[] = { 0, 1, 2, 7, 8 };
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_DIAGONAL_UP },
                                      { .kind = SUDOKU_RULE_ODD, .n_cells = 1, .cell = cells },
                                      { .kind = SUDOKU_RULE_THERMOMETER, .n_cells = 3, .cell = cells },
                                      { .kind = SUDOKU_RULE_CAGE, true, 9, 3, 0, cells + 2 },
                                      { .kind = SUDOKU_RULE_ARROW, true, 1, 3, 0, cells + 2 } };
  const SudokuShape *plain = puzzle->shape;
  SudokuShape *shape = sudoku_shape_new_with_rules (plain, rules, G_N_ELEMENTS (rules));
  g_autoptr (SudokuGrid) grid = shape != NULL ? sudoku_grid_new (shape) : NULL;
  g_autoptr (SudokuDecide) decide = grid != NULL ? sudoku_decide_new_for_grid (grid) : NULL;
  bool redundant[G_N_ELEMENTS (rules)];

  if (decide != NULL)
    {
      sudoku_decide_set_guesses (decide, 0);
      note (sudoku_decide_solve (decide, NULL, 0));
      note (sudoku_redundant_rules (grid, redundant, NULL, NULL));
      note (sudoku_remove_rules (&grid, NULL, NULL));
    }
  sudoku_shape_unref (shape);
}

/* A few steps, forwards and backwards. */
static void
walk (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, SUDOKU_VARIANT_FIXPOINT);

  for (unsigned i = 0; walk != NULL && i < 10; i++)
    note (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL));
  for (unsigned i = 0; walk != NULL && i < 10; i++)
    note (sudoku_derivation_back (walk, SUDOKU_STRIDE_STAGE, NULL, NULL));
}

static void
variant_search (const SudokuGrid *puzzle)
{
  SudokuSearchTally tally;
  int solutions = 20;

  note (sudoku_variant_search (puzzle, SUDOKU_VARIANT_FIXPOINT, end_after, NULL, &solutions, &tally));
}

typedef struct
{
  const char *name;
  void (*work) (const SudokuGrid *puzzle);
  bool reports; /* it can be out of memory once it is under way */
} Work;

static const Work works[] = {
  { "search", search },
  { "uniqueness", uniqueness, true },
  { "count", count, true },
  { "estimate", estimate },
  { "decide", decide },
  { "minimality", minimality, true },
  { "valid-candidates", valid_candidates },
  { "completion", completion, true },
  { "minimize", minimize, true },
  { "contradiction", contradiction, true },
  { "fill", fill, true },
  { "calculation", calculation },
  { "diagnosis", diagnosis, true },
  { "rules", rules, true },
  { "batch", batch },
  { "canonical", canonical },
  { "walk", walk },
  { "variant-search", variant_search, true },
};

/* Runs the work with each allocation failing: alone, and with all that follow. */
static void
test_each_allocation (gconstpointer data)
{
  const Work *work = data;
  SudokuGrid *puzzles[] = {
    board_with_boxes (2, 3, "1....2.3......4...2.5..............4"),
    board ("6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."),
  };
  long allocations = 0;

  n_without_memory = 0;
  for (unsigned p = 0; p < G_N_ELEMENTS (puzzles); p++)
    for (unsigned all = 0; all < 2; all++)
      {
        long allowed = 0;

        do
          {
            failing_memory_begin (allowed++, all != 0);
            work->work (puzzles[p]);
          }
        while (failing_memory_end () && allowed < ROUNDS (2000));
        allocations += allowed - 1;
      }
  g_assert_cmpint (allocations, >, 0);
  g_assert_true ((n_without_memory > 0) == work->reports);
  for (unsigned p = 0; p < G_N_ELEMENTS (puzzles); p++)
    sudoku_grid_free (puzzles[p]);
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
