/* How a shape gets its rules. Only for rules/compile.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/rules.h"

/* Gives a shape, which nobody shares yet, n rules and what follows from them; both are in one block, which it frees. without is the
 * shape that has none, of which it takes a reference. Peers of cell c are in peer, which is in the block too, from first_peer[c] up to
 * first_peer[c + 1]; first_peer, which is not, may be NULL, and then the peers stay. */
void sudoku_shape_take_rules (SudokuShape *shape,
                              const SudokuShape *without,
                              void *block,
                              const struct SudokuRules *rules,
                              const SudokuRule *rule,
                              unsigned n_rules,
                              const uint16_t *peer,
                              const uint32_t *first_peer);
