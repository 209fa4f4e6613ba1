/* Puzzles with further rules from elsewhere: each step of their paths, and all that follow from rules on the way, keep the solution;
 * those of the paths are proved; and most of the puzzles are solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "autoptr.h"
#include "formats/read.h"
#include "logic/path.h"

typedef struct
{
  guint number;
  SudokuProof *proof;
  SudokuFinding *by_rules;
  const SudokuBoard *board;
  guint8 solution[SUDOKU_MAX_CELLS];
  guint n_steps;
} Check;

static bool
is_true (const SudokuStep *step, void *data)
{
  Check *check = data;
  const SudokuShape *shape = check->board->shape;

  for (guint i = 0; i < step->n_removed + step->n_placed; i++)
    {
      gboolean placed = i >= step->n_removed;
      SudokuCandidate candidate = placed ? step->placed[i - step->n_removed] : step->removed[i];
      gboolean holds =
          check->solution[sudoku_candidate_cell (shape, candidate)] == sudoku_candidate_value (shape, candidate);

      if (holds != placed)
        g_test_fail_printf ("puzzle %u: false step, %s", check->number, sudoku_technique_info (step->technique)->id);
    }
  check->n_steps++;
  return true;
}

static bool
check_position (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Check *check = data;

  check->board = board;
  is_true (step, check);
  if (!sudoku_proof_check (check->proof, step, board, NULL))
    g_test_fail_printf ("puzzle %u: not proved, %s", check->number, sudoku_technique_info (step->technique)->id);
  if (step->technique > SUDOKU_HIDDEN_SINGLE)
    sudoku_find_steps (check->by_rules, board, is_true, check);
  return !g_test_failed ();
}

/* Returns whether techniques solve it. */
static gboolean
check_puzzle (const NonetPuzzle *puzzle, guint number, guint *n_steps)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  g_autoptr (SudokuBoard) board = sudoku_board_new (grid, NULL, NULL);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (grid->shape), by_rules = sudoku_finding_new (grid->shape);
  g_autoptr (SudokuProof) proof = sudoku_proof_new (grid->shape);
  Check check = { .number = number, .proof = proof, .by_rules = by_rules };
  SudokuFindLimits limits;

  if (sudoku_board_outlook (board, check.solution, NULL, NULL) != SUDOKU_UNIQUENESS_UNIQUE)
    return FALSE;
  sudoku_limits_init_path (&limits, grid->shape->order);
  limits.unique = true;
  sudoku_finding_set_limits (finding, &limits);
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  for (SudokuTechnique i = SUDOKU_ALLOWED_VALUES; i <= SUDOKU_LOCKED_IN_RULE; i++)
    sudoku_technique_set_add (&limits.techniques, i);
  sudoku_finding_set_limits (by_rules, &limits);
  sudoku_path_run (finding, board, NULL, check_position, &check);
  *n_steps += check.n_steps;
  return board->n_open == 0;
}

static void
test_variants (void)
{
  const char *folder = g_getenv ("NONET_CORPUS");
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "variants", "fpuzzles-unique.jsonl", NULL) : NULL;
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) error = NULL;
  guint n, n_solved = 0, n_steps = 0;

  if (file == NULL || !g_file_query_exists (file, NULL))
    {
      g_test_skip ("NONET_CORPUS has no puzzles with rules");
      return;
    }
  reading = nonet_read_file (file, NULL, NULL, &error);
  g_assert_no_error (error);
  n = nonet_reading_get_n_puzzles (reading);
  for (guint i = 0; i < n && !g_test_failed (); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, i);

      n_solved += check_puzzle (puzzle, i + 1, &n_steps);
    }
  g_test_message ("%u of %u puzzles are solved, %u steps", n_solved, n, n_steps);
  if (!g_test_failed () && 4 * n_solved <= 3 * n)
    g_test_fail_printf ("%u of %u puzzles are solved", n_solved, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/variants", test_variants);
  return g_test_run ();
}
