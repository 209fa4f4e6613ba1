/* Why a cell cannot have a value, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "logic/why.h"

G_BEGIN_DECLS

/* The explanation of a claim about the cell of a board: a sentence a line, translated, those of a case two spaces deeper
 * than the assumption it begins with. Symbols are the puzzle's alphabet's. The caller frees it with g_strfreev (). */
char **nonet_words_why (const SudokuWhy *why,
                        const SudokuBoard *board,
                        guint cell,
                        guint value,
                        const NonetPuzzle *puzzle);

G_END_DECLS
