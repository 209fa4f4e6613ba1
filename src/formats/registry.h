/* The table of formats: one line for each that can be read, one for each that can be written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"
#include "formats/writer.h"

G_BEGIN_DECLS

/* The readers in the order in which they are asked; ends with NULL. The last takes any text. */
extern const NonetReader *const nonet_readers[];

/* Like nonet_read_bytes (), by a certain reader; NULL for the first that knows the text. */
NonetReading *nonet_read_bytes_as (const NonetReader *reader,
                                   GBytes *bytes,
                                   const NonetReadOptions *options,
                                   GCancellable *cancellable,
                                   GError **error);

/* The writers in the order in which menus list them; ends with NULL. */
extern const NonetWriter *const nonet_writers[];

G_END_DECLS
