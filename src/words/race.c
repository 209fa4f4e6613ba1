/* Words for the race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/race.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "words/derivation.h"
#include "words/number.h"
#include "words/power.h"

/* In the order of SudokuRacer; the searches by the bits of their variants. */
static const char *const names[SUDOKU_N_RACERS] = {
  NC_ ("race", "Specification"),
  NC_ ("race", "Pruned once"),
  NC_ ("race", "Pruned to the fixpoint"),
  NC_ ("race", "Search"),
  NC_ ("race", "Search, one pruning"),
  NC_ ("race", "Search, value or others"),
  NC_ ("race", "Search, one pruning, value or others"),
  NC_ ("race", "Search, first cell"),
  NC_ ("race", "Search, one pruning, first cell"),
  NC_ ("race", "Search, value or others, first cell"),
  NC_ ("race", "Search, one pruning, value or others, first cell"),
  NC_ ("race", "Nonet’s engine"),
};

const char *
nonet_racer_to_string (SudokuRacer racer)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "race", names[racer]);
}

static gboolean
is_known (const NonetLap *lap)
{
  return !lap->projected || isfinite (lap->seconds_log10);
}

char *
nonet_lap_visited_to_string (const NonetLap *lap)
{
  if (!is_known (lap))
    return g_strdup ("");
  return lap->projected ? nonet_power_to_string (lap->result.boards_log10, 1)
                        : nonet_number_to_string (lap->result.n_visited);
}

/* A time on the clock, with three digits that mean something. */
static char *
clock_to_string (double seconds)
{
  if (seconds < 1e-3)
    /* Translators: microseconds. */
    return g_strdup_printf (_ ("%.0f µs"), seconds * 1e6);
  if (seconds < 1)
    /* Translators: milliseconds. */
    return g_strdup_printf (_ ("%.*f ms"), seconds < 0.1, seconds * 1e3);
  /* Translators: seconds. */
  return g_strdup_printf (_ ("%.1f s"), seconds);
}

char *
nonet_lap_time_to_string (const NonetLap *lap)
{
  if (!is_known (lap))
    return g_strdup ("");
  return lap->projected ? nonet_checking_duration_to_string (lap->result.boards_log10) : clock_to_string (lap->seconds);
}

const char *
nonet_lap_end_to_string (const NonetLap *lap)
{
  if (!is_known (lap))
    return C_ ("race", "left out");
  if (lap->projected)
    return C_ ("race", "projected");
  return lap->result.end == SUDOKU_RACE_FINISHED ? C_ ("race", "finished") : C_ ("race", "time limit");
}

static char *
to_remark (const NonetLap *lap, char *value)
{
  g_autofree char *owned = value;

  if (lap->result.end == SUDOKU_RACE_FINISHED)
    return g_steal_pointer (&owned);
  if (!is_known (lap))
    return g_strdup (nonet_lap_end_to_string (lap));
  /* Translators: a time or a number, and how that came: “4.6 × 10³⁵ years, projected”, “5.0 s, time limit”. */
  return g_strdup_printf (C_ ("race", "%s, %s"), value, nonet_lap_end_to_string (lap));
}

char *
nonet_lap_time_to_remark (const NonetLap *lap)
{
  return to_remark (lap, nonet_lap_time_to_string (lap));
}

char *
nonet_lap_visited_to_remark (const NonetLap *lap)
{
  return to_remark (lap, nonet_lap_visited_to_string (lap));
}

char *
nonet_race_to_sentences (const NonetLap *laps)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < SUDOKU_N_RACERS; i++)
    {
      g_autofree char *time = nonet_lap_time_to_remark (&laps[i]);

      g_string_append (text, i > 0 ? "\n" : "");
      /* Translators: who takes part in a race, and the time: “Search, first cell: 120 µs.” */
      g_string_append_printf (text, C_ ("race", "%s: %s."), nonet_racer_to_string (laps[i].racer), time);
    }
  return g_string_free (text, FALSE);
}
