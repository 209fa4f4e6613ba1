/* The chart of a race on the laps of a puzzle, with its words; and as a picture in a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/race.h"
#include "render/chart/race-chart.h"
#include "render/picture-surface.h"

G_BEGIN_DECLS

/* The chart of SUDOKU_N_RACERS laps: how long each took, and what it visited; free with nonet_race_picture_free (). */
NonetRaceChart *nonet_race_picture_new (const NonetLap *laps);
void nonet_race_picture_free (NonetRaceChart *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetRaceChart, nonet_race_picture_free)

/* Black on white, for the clipboard: an image of the chart at a scale, in pixels a point; the caller's. */
cairo_surface_t *nonet_race_picture_draw (const NonetLap *laps, gboolean right_to_left, double scale);

/* Writes the picture to a stream, which stays open. Returns FALSE and sets error if it could not be written. */
gboolean nonet_race_picture_write (const NonetLap *laps,
                                   gboolean right_to_left,
                                   NonetPictureKind kind,
                                   GOutputStream *stream,
                                   GError **error);

G_END_DECLS
