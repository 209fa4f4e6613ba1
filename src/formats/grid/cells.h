/* Puzzles of cells that are texts, whatever file they stand in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/symbols.h"
#include "formats/reader.h"

G_BEGIN_DECLS

/* A puzzle of order * order cells, which themselves decide on its symbols; where some are starred, the values of the others are
 * entries. Returns NULL after adding an error, or after setting *fault to what is wrong with the cell *bad (translated; caller
 * frees). */
NonetPuzzle *nonet_input_new_puzzle_of_cells (NonetInput *input,
                                              guint order,
                                              const GridCell *cells,
                                              guint line,
                                              guint *bad,
                                              char **fault);

G_END_DECLS
