/* The race of the stages in words: who takes part, and what they did.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts are translated; those that are not static belong to the caller.
 */
#pragma once

#include "formats/race.h"

G_BEGIN_DECLS

/* "Search, one pruning"; it is static. */
const char *nonet_racer_to_string (SudokuRacer racer);

/* The boards or nodes visited, "1,234"; those that would be, "6.7 × 10²¹", if it is projected; empty if nothing is known. */
char *nonet_lap_visited_to_string (const NonetLap *lap);

/* "120 µs", "2.5 s", "4.6 × 10³⁵ years"; empty if nothing is known. */
char *nonet_lap_time_to_string (const NonetLap *lap);

/* "finished", "time limit", "projected" or "left out"; it is static. */
const char *nonet_lap_end_to_string (const NonetLap *lap);

/* The same with the time or the number visited in front, unless it finished: "4.6 × 10³⁵ years, projected". */
char *nonet_lap_time_to_remark (const NonetLap *lap);
char *nonet_lap_visited_to_remark (const NonetLap *lap);

/* All laps, one a line: "Specification: 4.6 × 10³⁵ years, projected." */
char *nonet_race_to_sentences (const NonetLap *laps);

G_END_DECLS
