/* Makes the examples of techniques: reads puzzles with one solution, and prints the best positions for each technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ nonet-cli generate --minimal --count=15000 --seed=2026 | make-positions > data/positions/positions.txt
 *
 * A puzzle is solved step by step. Where the simplest step is by a technique, the position is an example of it. Where nothing
 * simpler than a fish is left, it may also be one of a technique that has a step there, though not the simplest; and for
 * techniques that hardly come up, false candidates are removed at random until there is one. The same input gives the same
 * output.
 */
#include "config.h"

#include <gio/gunixinputstream.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands/explain.h"
#include "formats/read.h"
#include "formats/registry.h"
#include "tests/logic/proof.h"
#include "sudoku/random.h"
#include "tasks/practice/examples.h"

#define N_CELLS 81
/* Kept of each technique, at most one of each puzzle. */
#define MOST 6
/* They are the best of those of this many puzzles. */
#define PLENTY 60
/* Thinned boards that are tried of each puzzle. */
#define THINNINGS 6

/* How a position came about: what counts before all else. */
typedef enum
{
  NATURAL,
  AMONG_OTHERS,
  THINNED
} Origin;

typedef struct
{
  Origin origin;
  guint cost; /* the less, the easier to see */
  guint puzzle;
  char *line;
} Example;

typedef struct
{
  guint n_puzzles[THINNED + 1]; /* with an example of each origin */
  guint last[THINNED + 1];      /* of these puzzles, counted from 1 */
  guint n_kept;
  Example kept[MOST];
} Harvest;

typedef struct
{
  SudokuFinding *all;  /* for the path */
  SudokuFinding *some; /* for one technique at a time */
  SudokuProof *proof;
  SudokuRandom random;
  SudokuTechniqueSet wanted;
  guint puzzle;
  guint8 solution[N_CELLS];
  Harvest harvest[SUDOKU_N_TECHNIQUES];
} Maker;

/* How much there is to look at: the candidates that are left, and the parts and links of the step. Boards that are nearly full
 * teach no more than those that are half full. */
static guint
cost_of (const SudokuStep *step, const SudokuBoard *board)
{
  guint candidates = sudoku_board_count_candidates (board), few = 90;

  return (candidates > few ? candidates - few : few - candidates) + 6 * step->n_links + 40 * step->n_branches
         + 2 * step->n_parts + (step->n_removed > 1 ? 0 : 4);
}

static int
compare_examples (const Example *a, const Example *b)
{
  return a->origin != b->origin ? (int) a->origin - (int) b->origin : (int) a->cost - (int) b->cost;
}

static char *
dup_line (const SudokuStep *step, const SudokuBoard *board)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (step->technique);
  g_autoptr (NonetPuzzle) example = cli_step_to_puzzle (step, board);
  GString *line = g_string_new (NULL);

  /* Without the variant. */
  g_free (example->step_code);
  example->step_code = g_strdup (info->code != NULL ? info->code : info->id);
  nonet_hodoku_write (example, line, NULL);
  return g_string_free (line, FALSE);
}

/* Where the new one goes among those kept: in place of that of the same puzzle, or of the last. */
static guint
place_of (const Harvest *harvest, guint puzzle)
{
  for (guint i = 0; i < harvest->n_kept; i++)
    if (harvest->kept[i].puzzle == puzzle)
      return i;
  return MIN (harvest->n_kept, MOST - 1);
}

static void
keep (Maker *self, const SudokuStep *step, const SudokuBoard *board, Origin origin)
{
  Harvest *harvest = &self->harvest[step->technique];
  Example example = { origin, cost_of (step, board), self->puzzle, NULL };
  guint place = place_of (harvest, self->puzzle);

  harvest->n_puzzles[origin] += harvest->last[origin] != self->puzzle + 1;
  harvest->last[origin] = self->puzzle + 1;
  if (place < harvest->n_kept && compare_examples (&harvest->kept[place], &example) <= 0)
    return;
  if (!sudoku_proof_check (self->proof, step, board, NULL))
    g_error ("a step of %s is not proved", sudoku_technique_info (step->technique)->id);
  example.line = dup_line (step, board);
  if (place < harvest->n_kept)
    g_free (harvest->kept[place].line);
  else
    harvest->n_kept++;
  for (; place > 0 && compare_examples (&example, &harvest->kept[place - 1]) < 0; place--)
    harvest->kept[place] = harvest->kept[place - 1];
  harvest->kept[place] = example;
}

static bool
take_simplest (const SudokuStep *step, void *data)
{
  SudokuStep **best = data;

  if (*best != NULL && sudoku_step_compare (*best, step) <= 0)
    return true;
  sudoku_step_free (*best);
  *best = cli_made (sudoku_step_copy (step));
  return true;
}

/* Keeps the simplest step of a technique on a board, if there is one. */
static void
look_for (Maker *self, const SudokuBoard *board, SudokuTechnique technique, Origin origin)
{
  g_autoptr (SudokuStep) best = NULL;
  SudokuFindLimits limits;

  nonet_example_limit (technique, &limits);
  sudoku_finding_set_limits (self->some, &limits);
  sudoku_find_steps (self->some, board, take_simplest, &best);
  if (best != NULL)
    keep (self, best, board, origin);
}

/* Whether a technique has enough examples of this origin and better ones. */
static gboolean
has_plenty (const Maker *self, SudokuTechnique technique, Origin origin)
{
  guint found = 0;

  for (guint i = 0; i <= origin; i++)
    found += self->harvest[technique].n_puzzles[i];
  return !sudoku_technique_set_has (&self->wanted, technique) || found >= PLENTY
         || (origin > NATURAL && self->harvest[technique].n_puzzles[NATURAL] >= MOST);
}

/* Whether a technique may be looked for on a board whose simplest step is another: nothing simpler than a fish is left there,
 * or it is a large set, which on 9×9 boards always leaves a small one in the same house. */
static gboolean
may_stand_beside (SudokuTechnique technique, SudokuTechnique simplest)
{
  gboolean large_set = technique >= SUDOKU_NAKED_FIVE && technique <= SUDOKU_HIDDEN_SIX;

  return technique != simplest && (simplest >= SUDOKU_X_WING || (large_set && simplest > SUDOKU_CLAIMING));
}

/* Removes candidates that are not of the solution, each with the same chance. */
static SudokuBoard *
dup_thinned (Maker *self, const SudokuBoard *board, guint percent)
{
  SudokuBoard *thinned = cli_made (sudoku_board_copy (board));

  for (guint cell = 0; cell < N_CELLS; cell++)
    for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
      if (sudoku_set_first (set) != self->solution[cell] && sudoku_random_below (&self->random, 100) < percent)
        sudoku_board_remove (thinned, cell, sudoku_set_first (set));
  return thinned;
}

/* Tries boards with fewer and fewer candidates for the techniques that have few examples. */
static void
try_thinned (Maker *self, SudokuBoard *board)
{
  for (guint i = 0; i < THINNINGS; i++)
    {
      g_autoptr (SudokuBoard) thinned = dup_thinned (self, board, 10 + 10 * i);

      for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
        if (!has_plenty (self, technique, THINNED) && self->harvest[technique].n_puzzles[AMONG_OTHERS] < MOST)
          look_for (self, thinned, technique, THINNED);
    }
}

static bool
harvest_step (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Maker *self = data;

  if (!has_plenty (self, step->technique, NATURAL))
    keep (self, step, board, NATURAL);
  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    if (may_stand_beside (technique, step->technique) && !has_plenty (self, technique, AMONG_OTHERS))
      look_for (self, board, technique, AMONG_OTHERS);
  return true;
}

static void
harvest_path (Maker *self, SudokuBoard *board)
{
  sudoku_path_run (self->all, board, NULL, harvest_step, self);
}

/* Has each puzzle that has one solution looked at. */
static void
harvest_puzzles (Maker *self, NonetReading *reading, void (*look) (Maker *self, SudokuBoard *board))
{
  for (self->puzzle = 0; self->puzzle < nonet_reading_get_n_puzzles (reading); self->puzzle++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, self->puzzle);
      g_autoptr (SudokuBoard) board = cli_board_of (puzzle);

      if (sudoku_board_outlook (board, self->solution, NULL, NULL) == SUDOKU_UNIQUENESS_UNIQUE)
        look (self, board);
    }
}

static void
print_harvest (const Maker *self)
{
  fputs ("# Positions right before a step of each technique, of puzzles that Nonet made itself:\n"
         "# nonet-cli generate --minimal --count=15000 --seed=2026 | make-positions\n"
         "# The lines are those of HoDoKu's library; techniques that it does not have go by their names.\n",
         stdout);
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      const Harvest *harvest = &self->harvest[technique];

      for (guint i = 0; i < harvest->n_kept; i++)
        fputs (harvest->kept[i].line, stdout);
      if (sudoku_technique_set_has (&self->wanted, technique))
        g_printerr ("%s: %u kept, of %u natural, %u among others, %u thinned\n", sudoku_technique_info (technique)->id,
                    harvest->n_kept, harvest->n_puzzles[NATURAL], harvest->n_puzzles[AMONG_OTHERS],
                    harvest->n_puzzles[THINNED]);
    }
}

static GBytes *
read_standard_input (void)
{
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GOutputStream) bytes = g_memory_output_stream_new_resizable ();

  g_output_stream_splice (bytes, input, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (bytes));
}

static void
set_wanted (Maker *self, char **names)
{
  SudokuTechnique technique;

  for (technique = 0; *names == NULL && technique < SUDOKU_BRUTE_FORCE; technique++)
    sudoku_technique_set_add (&self->wanted, technique);
  for (; *names != NULL; names++)
    if (sudoku_technique_from_name (*names, &technique))
      sudoku_technique_set_add (&self->wanted, technique);
    else
      g_error ("unknown technique “%s”", *names);
}

int
main (int argc, char **argv)
{
  g_autoptr (GBytes) bytes = read_standard_input ();
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, &error);
  const SudokuShape *shape = nonet_shape_get (3, 3);
  SudokuFindLimits limits;
  Maker *self = g_new0 (Maker, 1);

  if (reading == NULL)
    g_error ("%s", error->message);
  self->all = cli_made (sudoku_finding_new (shape));
  self->some = cli_made (sudoku_finding_new (shape));
  self->proof = cli_made (sudoku_proof_new (shape));
  self->random.state = 1;
  set_wanted (self, argv + 1);
  sudoku_limits_init_path (&limits, shape->order);
  limits.unique = TRUE;
  sudoku_finding_set_limits (self->all, &limits);
  harvest_puzzles (self, reading, harvest_path);
  harvest_puzzles (self, reading, try_thinned);
  print_harvest (self);
  return 0;
}
