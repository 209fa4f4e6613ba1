/* The one entrance for puzzles from outside: bytes of a file, the clipboard or a drop go in, puzzles come out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is recognised by content. What can be read is kept; what cannot is reported with line and
 * column, in words a player understands.
 */
#pragma once

#include "formats/read-options.h"
#include "formats/reading.h"
#include "formats/text.h"

/* Reads bytes. Returns NULL and sets error when no puzzle can be had of them; the error's message is the
 * first helpful one, with its place, and nonet_error_get_messages () has the rest. options may be NULL. Blocks; call it from
 * src/tasks or a command line. */
NonetReading *nonet_read_bytes (GBytes *bytes,
                                const NonetReadOptions *options,
                                GCancellable *cancellable,
                                GError **error);

/* Reads a file, local or not, refusing what is larger than NONET_READ_MAX_BYTES. Blocks. */
NonetReading *nonet_read_file (GFile *file, const NonetReadOptions *options, GCancellable *cancellable, GError **error);
