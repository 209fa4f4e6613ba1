/* Saying what is wrong with rows that make no board, and with lines that are no board of the size they should be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/find.h"
#include "formats/reader.h"

/* Adds an error for each group of rows that is left over, naming the first row that differs. */
void grid_rests_explain (NonetInput *input, const GridFindings *found, guint wanted);

/* Whether a line of a list is a board, where that has another size than those of the list; adds an error if not. puzzle is what it was
 * read as, or NULL if it could not be. */
gboolean grid_rests_check_size (NonetInput *input,
                                const NonetText *text,
                                const GridEntry *entry,
                                const GridCell *cells,
                                const NonetPuzzle *puzzle);
