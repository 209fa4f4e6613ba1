/* The laws of the calculation in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/calculation.h"

G_BEGIN_DECLS

/* The law in a few words or symbols: "f · f = id"; translated and static. */
const char *nonet_law_to_name (SudokuLaw law);

/* Why it holds, or does not, as a sentence; translated and static. */
const char *nonet_law_to_sentence (SudokuLaw law);

G_END_DECLS
