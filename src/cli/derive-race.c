/* The race of nonet-cli derive: a line for each stage that a puzzle went through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   stage,visited,depth,prunings,solutions,seconds,end
 *   specification,0,0,0,0,4.638e+42,projected
 *   search,3,2,9,1,0.000123,finished
 */
#include "cli/derive-race.h"

#include <math.h>

#include "cli/progress.h"
#include "tasks/race.h"

/* "search once,others" */
static char *
dup_name (SudokuRacer racer)
{
  static const char *const names[] = { "specification", "prune", "fixpoint" };
  SudokuSearchVariant variant;
  g_autoptr (GPtrArray) switches = g_ptr_array_new ();

  if (racer < SUDOKU_RACER_SEARCH)
    return g_strdup (names[racer]);
  if (racer == SUDOKU_RACER_ENGINE)
    return g_strdup ("engine");
  variant = sudoku_racer_variant (racer);
  g_ptr_array_add (switches, (gpointer) "search");
  if (variant.prune_once)
    g_ptr_array_add (switches, (gpointer) "once");
  if (variant.value_or_others)
    g_ptr_array_add (switches, (gpointer) "others");
  if (variant.first_cell)
    g_ptr_array_add (switches, (gpointer) "first");
  g_ptr_array_add (switches, NULL);
  return g_strjoinv (" ", (char **) switches->pdata);
}

static const char *
end_of (const NonetLap *lap)
{
  if (lap->projected)
    return isfinite (lap->seconds_log10) ? "projected" : "skipped";
  return lap->result.end == SUDOKU_RACE_FINISHED ? "finished" : "stopped";
}

/* The seconds as a number, or nothing where none is known. What is projected may be beyond what a double holds. */
static char *
dup_seconds (const NonetLap *lap)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  double exponent = floor (lap->seconds_log10);

  if (!isfinite (lap->seconds_log10))
    return g_strdup (lap->projected ? "" : "0.000000");
  if (!lap->projected)
    return g_strdup (g_ascii_formatd (buffer, sizeof buffer, "%.6f", lap->seconds));
  g_ascii_formatd (buffer, sizeof buffer, "%.3f", pow (10, lap->seconds_log10 - exponent));
  return g_strdup_printf ("%se%+.0f", buffer, exponent);
}

static void
print_csv (GString *text, const NonetLap *lap)
{
  g_autofree char *name = dup_name (lap->racer);
  g_autofree char *seconds = dup_seconds (lap);
  const SudokuRaceResult *result = &lap->result;

  g_string_append_printf (text, "%s,%" G_GUINT64_FORMAT ",%u,%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%s,%s\n", name,
                          result->n_visited, result->deepest, result->n_prunings, result->n_solutions, seconds,
                          end_of (lap));
}

static void
print_json (GString *text, const NonetLap *lap)
{
  g_autofree char *name = dup_name (lap->racer);
  g_autofree char *seconds = dup_seconds (lap);
  const SudokuRaceResult *result = &lap->result;

  g_string_append_printf (text,
                          "%s{\"stage\":\"%s\",\"visited\":%" G_GUINT64_FORMAT
                          ",\"depth\":%u,\"prunings\":%" G_GUINT64_FORMAT ",\"solutions\":%" G_GUINT64_FORMAT
                          ",\"seconds\":%s,\"end\":\"%s\"}",
                          lap->racer > 0 ? "," : "", name, result->n_visited, result->deepest, result->n_prunings,
                          result->n_solutions, seconds[0] != '\0' ? seconds : "null", end_of (lap));
}

static void
print_row (GString *text, const NonetLap *lap)
{
  g_autofree char *name = dup_name (lap->racer);
  g_autofree char *seconds = dup_seconds (lap);
  const SudokuRaceResult *result = &lap->result;

  g_string_append_printf (
      text, "%-24s %12" G_GUINT64_FORMAT " %6u %12" G_GUINT64_FORMAT " %12" G_GUINT64_FORMAT " %12s %s\n", name,
      result->n_visited, result->deepest, result->n_prunings, result->n_solutions, seconds, end_of (lap));
}

static void
print_heading (CliAnswer *answer, gboolean csv)
{
  if (answer->options->json)
    {
      cli_answer_begin_json (answer);
      g_string_append (answer->text, ",\"race\":[");
    }
  else if (csv)
    g_string_append (answer->text, "stage,visited,depth,prunings,solutions,seconds,end\n");
  else
    g_string_append_printf (answer->text, "%-24s %12s %6s %12s %12s %12s %s\n", "stage", "visited", "depth", "prunings",
                            "solutions", "seconds", "end");
}

void
cli_derive_race (CliAnswer *answer, double seconds, gboolean csv)
{
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);
  void (*print) (GString * text, const NonetLap *lap) = answer->options->json ? print_json
                                                        : csv                 ? print_csv
                                                                              : print_row;
  CliProgress progress;
  NonetLap lap = { 0 };

  cli_progress_begin (&progress, answer, NULL, NULL);
  print_heading (answer, csv);
  for (SudokuRacer racer = 0; racer < SUDOKU_N_RACERS; racer++)
    {
      lap = nonet_race_lap (grid, racer, (gint64) (seconds * G_USEC_PER_SEC), cli_progress_look, &progress);
      print (answer->text, &lap);
    }
  if (answer->options->json)
    g_string_append (answer->text, "]}\n");
  cli_progress_end (&progress);
  answer->n_solutions = lap.result.n_solutions;
  if (lap.result.end == SUDOKU_RACE_FINISHED && lap.result.n_solutions == 0)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
}
