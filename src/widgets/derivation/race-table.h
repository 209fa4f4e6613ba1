/* The table of a race: a row for each who takes part, sorted by any column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/race.h"

G_BEGIN_DECLS

#define NONET_TYPE_RACE_TABLE (nonet_race_table_get_type ())
G_DECLARE_FINAL_TYPE (NonetRaceTable, nonet_race_table, NONET, RACE_TABLE, AdwBin)

/* Shows SUDOKU_N_RACERS laps, which are copied, in the order that is chosen; NULL: none. */
void nonet_race_table_set_laps (NonetRaceTable *self, const NonetLap *laps);

G_END_DECLS
