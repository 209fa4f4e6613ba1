/* Whether every step is true and proved, on random positions of boards of many kinds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a step places or removes is compared with the solution of a board that has one, and with the valid candidates of
 * one that has several, where techniques that need a unique solution are off. Each step is also replayed by the checker of
 * proofs. A position is a puzzle after some steps, and after some candidates that are not true were removed at random, so
 * that finders meet what no path of theirs leads to.
 *
 *   test-logic-truth [--boards=100000] [--seed=1]
 */
#include "boards.h"
#include "sudoku/rules.h"
#include "sudoku/valid-candidates.h"
#include "tests/sudoku/random-rules.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuValidCandidates, sudoku_valid_candidates_free)

#define MOST_RULES 16

static int n_boards = 100;
static int seed = 1;
static unsigned n_positions, n_steps;

typedef struct
{
  GRand *rand;
  const SudokuShape *shape;
  SudokuBoard *board;
  SudokuCandidates *valid;
  SudokuProof *proof;
  SudokuFinding *finding;
  bool unique;
  unsigned patience; /* questions whether to cancel before the answer is yes */
  GPtrArray *steps;
} Position;

static bool
has_two_solutions (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);
  uint64_t count = 0;

  sudoku_search_skip (search, 2, &count);
  return count == 2;
}

/* Takes values out as long as there is one solution; with several wanted, a few more. */
static SudokuGrid *
random_puzzle (GRand *rand, const SudokuGrid *solution, bool several)
{
  SudokuGrid *puzzle = sudoku_grid_copy (solution);
  unsigned refused = 0;

  /* Rules may need no givens. */
  for (unsigned tries = 0; refused < 12 && tries < 50 * puzzle->shape->n_cells; tries++)
    {
      unsigned cell = (unsigned) g_rand_int_range (rand, 0, (int) puzzle->shape->n_cells);
      uint8_t value = puzzle->cell[cell];

      puzzle->cell[cell] = 0;
      if (value == 0 || !has_two_solutions (puzzle))
        continue;
      refused++;
      if (several && refused > 10)
        return puzzle;
      puzzle->cell[cell] = value;
    }
  return puzzle;
}

static SudokuCandidates *
valid_candidates (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuValidCandidates) work = sudoku_valid_candidates_new (puzzle, 0);

  g_assert_true (sudoku_valid_candidates_run (work, NULL, NULL));
  return sudoku_candidates_copy (sudoku_valid_candidates_possible (work));
}

static void
report (const Position *position, const SudokuStep *step, const char *what, SudokuCandidate candidate)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned cell = 0; cell < position->shape->n_cells; cell++)
    g_string_append_printf (text, " %" G_GINT64_MODIFIER "x",
                            position->board->value[cell] != 0 ? (guint64) 0 : (guint64) position->board->cell[cell]);
  for (unsigned i = 0; i < position->shape->n_rules; i++)
    {
      const SudokuRule *rule = &position->shape->rule[i];

      g_string_append_printf (text, "; rule %u %d:", rule->kind, rule->value);
      for (unsigned j = 0; j < rule->n_cells; j++)
        g_string_append_printf (text, " %u", rule->cell[j]);
    }
  g_test_message ("%s: r%uc%u=%u of %s (order %u): candidates%s", what,
                  candidate / position->shape->order / position->shape->order + 1,
                  candidate / position->shape->order % position->shape->order + 1,
                  candidate % position->shape->order + 1, sudoku_technique_info (step->technique)->id,
                  position->shape->order, text->str);
  g_test_fail ();
}

static bool
check_step (const SudokuStep *step, void *data)
{
  Position *position = data;
  SudokuCandidate unproved;

  for (unsigned i = 0; i < step->n_removed; i++)
    if (position->unique
            ? position->valid->cell[sudoku_candidate_cell (position->shape, step->removed[i])]
                  == sudoku_set_of (sudoku_candidate_value (position->shape, step->removed[i]))
            : sudoku_set_has (position->valid->cell[sudoku_candidate_cell (position->shape, step->removed[i])],
                              sudoku_candidate_value (position->shape, step->removed[i])))
      report (position, step, "removes a true candidate", step->removed[i]);
  for (unsigned i = 0; i < step->n_placed; i++)
    if (position->valid->cell[sudoku_candidate_cell (position->shape, step->placed[i])]
        != sudoku_set_of (sudoku_candidate_value (position->shape, step->placed[i])))
      report (position, step, "places a false value", step->placed[i]);
  if (!sudoku_proof_check (position->proof, step, position->board, &unproved))
    report (position, step, "not proved", unproved);
  g_ptr_array_add (position->steps, sudoku_step_copy (step));
  return position->steps->len < 2000;
}

static bool
is_impatient (void *data)
{
  Position *position = data;

  return position->patience-- == 0;
}

/* Finds all steps, then takes one of them at random. Returns whether there was one. */
static bool
try_position (Position *position)
{
  bool any;

  position->patience = g_rand_int_range (position->rand, 0, 8) == 0 ? 400 : 20;
  g_ptr_array_set_size (position->steps, 0);
  sudoku_find_steps (position->finding, position->board, check_step, position);
  any = position->steps->len > 0;
  n_positions++;
  n_steps += position->steps->len;
  if (any)
    sudoku_step_apply (
        g_ptr_array_index (position->steps, g_rand_int_range (position->rand, 0, (int) position->steps->len)),
        position->board);
  return any;
}

/* Removes some candidates that are in no solution. */
static void
remove_some (Position *position)
{
  unsigned one_in = (unsigned) g_rand_int_range (position->rand, 2, 12);

  for (unsigned cell = 0; cell < position->shape->n_cells; cell++)
    for (SudokuSet set = position->board->cell[cell] & ~position->valid->cell[cell]; set != 0; set &= set - 1)
      if (g_rand_int_range (position->rand, 0, (int) one_in) == 0)
        sudoku_board_remove (position->board, cell, sudoku_set_first (set));
}

static void
try_solution (GRand *rand, const SudokuGrid *solution, bool unique)
{
  const SudokuShape *shape = solution->shape;
  g_autoptr (SudokuGrid) puzzle = random_puzzle (rand, solution, !unique);
  g_autoptr (SudokuCandidates) valid = valid_candidates (puzzle);
  g_autoptr (SudokuBoard) board = sudoku_board_new (puzzle, NULL, NULL);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
  g_autoptr (SudokuProof) proof = sudoku_proof_new (shape);
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func ((GDestroyNotify) sudoku_step_free);
  Position position = { .rand = rand,
                        .shape = shape,
                        .board = board,
                        .valid = valid,
                        .proof = proof,
                        .finding = finding,
                        .unique = unique,
                        .steps = steps };
  SudokuFindLimits limits;

  sudoku_limits_init (&limits, shape->order);
  limits.unique = unique;
  limits.fish_size = (uint8_t) g_rand_int_range (rand, 2, 5);
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    {
      if (unique && sudoku_technique_info (i)->needs_unique)
        sudoku_technique_set_add (&limits.techniques, i);
      if (g_rand_int_range (rand, 0, 4) == 0) /* so that rare ones are met before others have done their work */
        sudoku_technique_set_remove (&limits.techniques, i);
    }
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_cancel (finding, is_impatient, &position);
  if (g_rand_boolean (rand))
    remove_some (&position);
  for (unsigned i = 0; i < 12 && board->n_open > 0 && !g_test_failed () && try_position (&position); i++)
    ;
}

static void
try_board (GRand *rand, const SudokuShape *shape, bool unique)
{
  g_autoptr (SudokuGrid) solution = random_solution (rand, shape);

  try_solution (rand, solution, unique);
}

/* The solution on a board with some random rules that it follows, among them some of a kind. */
static SudokuGrid *
add_rules (GRand *rand, const SudokuGrid *solution, SudokuRuleKind kind)
{
  SudokuRandom random = sudoku_random_for (g_rand_int (rand), 0);
  unsigned n = 0, wanted = 2 + sudoku_random_below (&random, MOST_RULES - 1);
  RandomRule made[MOST_RULES];
  SudokuRule rules[MOST_RULES];
  SudokuShape *shape;
  SudokuGrid *ruled;

  for (unsigned i = 0; i < wanted; i++)
    if (random_rule (&random, solution->shape, i % 2 == 0 ? kind : sudoku_random_below (&random, SUDOKU_N_RULES),
                     solution->cell, &made[n])
        && sudoku_rule_holds (solution->shape, &made[n].rule, solution->cell))
      {
        rules[n] = made[n].rule;
        n++;
      }
  shape = sudoku_shape_new_with_rules (solution->shape, rules, n);
  ruled = sudoku_grid_new_from_values (shape, solution->cell);
  sudoku_shape_unref (shape);
  return ruled;
}

static void
print_figures (const char *what)
{
  g_test_message ("%s: %u positions, %u steps", what, n_positions, n_steps);
  n_positions = n_steps = 0;
}

static void
test_unique (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

  for (int i = 0; i < n_boards && !g_test_failed (); i++)
    try_board (rand, test_shape (3, 3), true);
  print_figures ("one solution");
}

static void
test_several_solutions (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

  for (int i = 0; i < n_boards / 5 && !g_test_failed (); i++)
    try_board (rand, test_shape (3, 3), false);
  print_figures ("several solutions");
}

static void
test_diagonals (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

  for (int i = 0; i < n_boards / 5 && !g_test_failed (); i++)
    try_board (rand, diagonal_shape (), g_rand_int_range (rand, 0, 4) != 0);
  print_figures ("diagonals");
}

static void
test_other_orders (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  static const unsigned boxes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 2, 4 }, { 2, 5 }, { 3, 4 }, { 4, 4 }, { 1, 5 } };

  for (int i = 0; i < n_boards / 5 && !g_test_failed (); i++)
    {
      const unsigned *box = boxes[i % (int) G_N_ELEMENTS (boxes)];

      try_board (rand, test_shape (box[0], box[1]), g_rand_boolean (rand));
    }
  print_figures ("other orders");
}

static void
test_rules (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

  for (int i = 0; i < n_boards && !g_test_failed (); i++)
    {
      g_autoptr (SudokuGrid) solution = random_solution (rand, test_shape (i % 3 == 0 ? 2 : 3, 3));
      g_autoptr (SudokuGrid) ruled = add_rules (rand, solution, (SudokuRuleKind) (i % SUDOKU_N_RULES));

      try_solution (rand, ruled, g_rand_int_range (rand, 0, 5) != 0);
    }
  print_figures ("further rules");
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "boards", 0, 0, G_OPTION_ARG_INT, &n_boards, "How many boards", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "What they follow from", "N" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (GOptionContext) options = g_option_context_new (NULL);

  g_option_context_add_main_entries (options, entries, NULL);
  g_option_context_set_ignore_unknown_options (options, TRUE);
  if (!g_option_context_parse (options, &argc, &argv, NULL))
    return 2;
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/truth/unique", test_unique);
  g_test_add_func ("/logic/truth/several-solutions", test_several_solutions);
  g_test_add_func ("/logic/truth/diagonals", test_diagonals);
  g_test_add_func ("/logic/truth/other-orders", test_other_orders);
  g_test_add_func ("/logic/truth/rules", test_rules);
  return g_test_run ();
}
