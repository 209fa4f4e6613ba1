/* A race out of its window: a file, written whole or not at all, or a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "formats/race.h"
#include "tasks/files.h"

G_BEGIN_DECLS

/* Saves SUDOKU_N_RACERS laps, which are copied, in a worker: as CSV, SVG or PNG, as the extension of the file says;
 * to be finished with nonet_replace_file_finish (). */
void nonet_race_save_async (const NonetLap *laps,
                            GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/* Draws the chart in a worker. Returns an image that belongs to the caller, or NULL when cancelled. */
void nonet_race_draw_async (const NonetLap *laps,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
cairo_surface_t *nonet_race_draw_finish (GAsyncResult *result, GError **error);

/* The table as text, with this character between the values; caller frees. */
char *nonet_race_to_text (const NonetLap *laps, char separator);

G_END_DECLS
