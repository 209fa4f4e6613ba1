/* The race of the stages of the derivation as data: names, and lines of values that are separated by commas or tabs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   stage,visited,depth,prunings,solutions,seconds,end
 *   specification,0,0,0,0,4.638e+42,projected
 *   search,3,2,9,1,0.000123,finished
 */
#pragma once

#include <glib.h>

#include "sudoku/race.h"

G_BEGIN_DECLS

/* What a racer did, and how long it took. */
typedef struct
{
  SudokuRacer racer;
  SudokuRaceResult result;
  gboolean projected;   /* it was not started: the time is that for its boards at a million a second */
  double seconds;       /* plus infinity if nothing is known, or beyond what a double holds */
  double seconds_log10; /* the same as a common logarithm, plus infinity if nothing is known */
} NonetLap;

/* "search once others"; caller frees. */
char *nonet_racer_to_name (SudokuRacer racer);

/* "finished", "stopped" by the clock, "projected", or "skipped" if nothing is known. */
const char *nonet_lap_to_end (const NonetLap *lap);

/* The seconds as a number, or nothing where none is known; caller frees. What is projected may be beyond what a double holds. */
char *nonet_lap_to_seconds (const NonetLap *lap);

/* The line of names above the laps, and a lap, with this character between the values. */
void nonet_race_append_heading (GString *text, char separator);
void nonet_lap_append_values (GString *text, const NonetLap *lap, char separator);

G_END_DECLS
