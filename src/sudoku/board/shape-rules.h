/* How a shape gets its rules. Only for rules/compile.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/rules.h"

/* Gives a shape, which nobody shares yet, n rules and what follows from them; both are in one block, which it frees. without is the
 * shape that has none, of which it takes a reference. */
void sudoku_shape_take_rules (SudokuShape *shape,
                              const SudokuShape *without,
                              void *block,
                              const struct SudokuRules *rules,
                              const SudokuRule *rule,
                              unsigned n_rules);
