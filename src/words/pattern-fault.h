/* Why there are no puzzles with givens in certain cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "generator/wish.h"

G_BEGIN_DECLS

/* A sentence, translated, which the caller frees; NULL if nothing is known to be wrong. */
char *nonet_pattern_fault_to_string (SudokuWishFault fault);

G_END_DECLS
