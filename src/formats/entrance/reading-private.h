/* Making a reading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/reading.h"

G_BEGIN_DECLS

/* Reads bytes by the first of the readers that knows them; readers ends with NULL. Otherwise like nonet_read_bytes (). */
NonetReading *nonet_reading_new (const NonetReader *const *readers,
                                 GBytes *bytes,
                                 const NonetReadOptions *options,
                                 GCancellable *cancellable,
                                 GError **error);

/* A reading of one puzzle, which it takes, in a format (static). */
NonetReading *nonet_reading_new_for_puzzle (const char *format, NonetPuzzle *puzzle);

G_END_DECLS
