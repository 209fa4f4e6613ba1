/* Sudokus in links to puzz.link and its relatives.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/reader.h"

G_BEGIN_DECLS

/* Whether a link carries a puzzle of that kind, be it a Sudoku or not. */
gboolean nonet_puzz_link_knows (const char *link);

/* Reads such a link, which stands in a line of input. */
void nonet_puzz_link_read (NonetInput *input, const char *link, guint line);

G_END_DECLS
