/* Which puzzles are the same but for morphs (sudoku/canonical.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/run.h"

/* An empty set of the classes of puzzles met so far: about 50 bytes each. Of a canonical form, only 128 bits of a hash are kept, so
 * that two forms in 2^128 are taken for the same. Unref it. */
GHashTable *cli_classes_new (void);

/* Adds the class of the board of an answer, and its number. Returns the number of the first puzzle of this class, if that
 * is another, or 0; a board that has no form is equivalent to no other. */
guint64 cli_classes_add_board (GHashTable *classes, CliAnswer *answer);
