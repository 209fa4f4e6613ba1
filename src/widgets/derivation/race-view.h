/* The chart of a race as a widget, which is as high as its width asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "formats/race.h"

G_BEGIN_DECLS

/* For screen readers it is a picture that is described by sentences. */
#define NONET_TYPE_RACE_VIEW (nonet_race_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetRaceView, nonet_race_view, NONET, RACE_VIEW, GtkWidget)

/* Shows SUDOKU_N_RACERS laps from now on; NULL: none. */
void nonet_race_view_set_laps (NonetRaceView *self, const NonetLap *laps);

G_END_DECLS
