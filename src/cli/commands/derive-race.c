/* The race of nonet-cli derive: a line for each stage that a puzzle went through.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/commands/derive-race.h"

#include "cli/run/progress.h"
#include "tasks/derivation/race.h"

static void
print_csv (GString *text, const NonetLap *lap)
{
  nonet_lap_append_values (text, lap, ',');
}

static void
print_json (GString *text, const NonetLap *lap)
{
  g_autofree char *name = nonet_racer_to_name (lap->racer);
  g_autofree char *seconds = nonet_lap_to_seconds (lap);
  const SudokuRaceResult *result = &lap->result;

  g_string_append_printf (text,
                          "%s{\"stage\":\"%s\",\"visited\":%" G_GUINT64_FORMAT
                          ",\"depth\":%u,\"prunings\":%" G_GUINT64_FORMAT ",\"solutions\":%" G_GUINT64_FORMAT
                          ",\"seconds\":%s,\"end\":\"%s\"}",
                          lap->racer > 0 ? "," : "", name, result->n_visited, result->deepest, result->n_prunings,
                          result->n_solutions, seconds[0] != '\0' ? seconds : "null", nonet_lap_to_end (lap));
}

static void
print_row (GString *text, const NonetLap *lap)
{
  g_autofree char *name = nonet_racer_to_name (lap->racer);
  g_autofree char *seconds = nonet_lap_to_seconds (lap);
  const SudokuRaceResult *result = &lap->result;

  g_string_append_printf (
      text, "%-24s %12" G_GUINT64_FORMAT " %6u %12" G_GUINT64_FORMAT " %12" G_GUINT64_FORMAT " %12s %s\n", name,
      result->n_visited, result->deepest, result->n_prunings, result->n_solutions, seconds, nonet_lap_to_end (lap));
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
    nonet_race_append_heading (answer->text, ',');
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
