/* What rating a puzzle by Sudoku Explainer's scale takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-logic [--every=1] [--steps] FILE...
 *
 * A line of FILE begins with a puzzle, after an identifier perhaps, as in bench-engines. Prints the processor's time a puzzle,
 * and with --steps also that of finding each kind of step, with all easier ones that were looked for before it.
 */
#include <stdlib.h>
#include <string.h>

#include <glib.h>

#include "logic/rating.h"
#include "puzzle-line.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRater, sudoku_rater_free)

typedef struct
{
  double since;
  unsigned n[SUDOKU_N_RATING_TECHNIQUES];
  double seconds[SUDOKU_N_RATING_TECHNIQUES];
} Steps;

static void
count_step (gpointer data, const SudokuRatingStep *step)
{
  Steps *steps = data;
  double now = bench_processor_seconds ();

  steps->n[step->technique]++;
  steps->seconds[step->technique] += now - steps->since;
  steps->since = now;
}

/* The 81 characters of a line that are a puzzle, or NULL. */
static const char *
find_puzzle (const char *line)
{
  for (const char *word = line; *word != '\0'; word += strcspn (word, " \t"), word += strspn (word, " \t"))
    if (strcspn (word, " \t") == 81)
      return word;
  return NULL;
}

static void
rate_file (SudokuRater *rater, const char *file, unsigned every, Steps *steps)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  double all = 0, worst = 0;
  unsigned n = 0, n_rated = 0;

  if (!g_file_get_contents (file, &contents, NULL, &error))
    g_error ("%s", error->message);
  lines = g_strsplit (contents, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      const char *puzzle = find_puzzle (lines[i]);
      SudokuRating rating;
      double start = bench_processor_seconds (), taken;

      if (puzzle == NULL || lines[i][0] == '#' || n++ % every != 0)
        continue;
      for (unsigned cell = 0; cell < 81; cell++)
        grid->cell[cell] = (uint8_t) MAX (g_ascii_digit_value (puzzle[cell]), 0);
      if (steps != NULL)
        steps->since = start;
      if (sudoku_rate (rater, grid, 0, NULL, NULL, &rating) != SUDOKU_RATED)
        continue;
      taken = bench_processor_seconds () - start;
      all += taken;
      worst = MAX (worst, taken);
      n_rated++;
    }
  g_print ("%s: %u puzzles, %.1f us each, %.1f ms at most\n", file, n_rated, 1e6 * all / MAX (n_rated, 1), 1e3 * worst);
}

static void
print_steps (const Steps *steps)
{
  for (unsigned i = 0; i < SUDOKU_N_RATING_TECHNIQUES; i++)
    if (steps->n[i])
      g_print ("%8u steps %10.1f us each %9.3f s  %s\n", steps->n[i], 1e6 * steps->seconds[i] / steps->n[i],
               steps->seconds[i], sudoku_rating_technique_name ((SudokuRatingTechnique) i));
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) files = NULL;
  gboolean with_steps = FALSE;
  int every = 1;
  const GOptionEntry entries[] = { { "every", 0, 0, G_OPTION_ARG_INT, &every, "Rate every n-th puzzle", "N" },
                                   { "steps", 0, 0, G_OPTION_ARG_NONE, &with_steps, "Report each kind of step", NULL },
                                   { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE" },
                                   G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE...");
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuRater) rater = NULL;
  Steps steps = { 0 };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  rater = sudoku_rater_new ();
  if (with_steps)
    sudoku_rater_set_step_func (rater, count_step, &steps);
  for (unsigned i = 0; files != NULL && files[i] != NULL; i++)
    rate_file (rater, files[i], (unsigned) MAX (every, 1), with_steps ? &steps : NULL);
  if (with_steps)
    print_steps (&steps);
  return 0;
}
