/* Writing the race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/race.h"

#include <math.h>

char *
nonet_racer_to_name (SudokuRacer racer)
{
  static const char *const names[] = { "specification", "prune", "fixpoint" };
  SudokuSearchVariant variant;

  if (racer < SUDOKU_RACER_SEARCH)
    return g_strdup (names[racer]);
  if (racer == SUDOKU_RACER_ENGINE)
    return g_strdup ("engine");
  variant = sudoku_racer_variant (racer);
  return g_strconcat ("search", variant.prune_once ? " once" : "", variant.value_or_others ? " others" : "",
                      variant.first_cell ? " first" : "", NULL);
}

const char *
nonet_lap_to_end (const NonetLap *lap)
{
  if (lap->projected)
    return isfinite (lap->seconds_log10) ? "projected" : "skipped";
  return lap->result.end == SUDOKU_RACE_FINISHED ? "finished" : "stopped";
}

char *
nonet_lap_to_seconds (const NonetLap *lap)
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

/* Values have neither commas nor tabs in them. */
static void
append (GString *text, const char *value, char end)
{
  g_string_append (text, value);
  g_string_append_c (text, end);
}

void
nonet_race_append_heading (GString *text, char separator)
{
  static const char *const names[] = { "stage", "visited", "depth", "prunings", "solutions", "seconds" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    append (text, names[i], separator);
  append (text, "end", '\n');
}

void
nonet_lap_append_values (GString *text, const NonetLap *lap, char separator)
{
  const SudokuRaceResult *result = &lap->result;
  const guint64 numbers[] = { result->n_visited, result->deepest, result->n_prunings, result->n_solutions };
  g_autofree char *name = nonet_racer_to_name (lap->racer);
  g_autofree char *seconds = nonet_lap_to_seconds (lap);

  append (text, name, separator);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_string_append_printf (text, "%" G_GUINT64_FORMAT "%c", numbers[i], separator);
  append (text, seconds, separator);
  append (text, nonet_lap_to_end (lap), '\n');
}
