/* The lines of HoDoKu's library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "formats/text.h"

/* The id of the format. */
#define NONET_HODOKU_FORMAT "hodoku"

/* What the line of a puzzle begins with that is no example of a step. */
#define NONET_HODOKU_PLAIN ":0000:x:"

/* Whether a line is one of a library: it begins with a colon, and has enough of them. */
gboolean nonet_hodoku_is_library_line (const NonetLine *line);

/* The puzzle of a line of a library; NULL with the place that is not as it should be in *bad. */
NonetPuzzle *nonet_hodoku_read_line (const NonetLine *line, const char **bad);
