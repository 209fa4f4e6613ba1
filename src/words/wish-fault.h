/* Why there are no puzzles as they are wished, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "generator/wish.h"

G_BEGIN_DECLS

/* A sentence on what a wish contradicts, translated, which the caller frees; NULL if nothing is known to be wrong. */
char *nonet_wish_fault_to_string (const SudokuWish *wish);

G_END_DECLS
