/* Whether a candidate is refuted by further rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/step.h"

/* Whether the rules, or the cages and houses, that a step has as causes leave no way for a candidate to be true. */
bool sudoku_rules_refute (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate candidate);

/* Whether further rules say more of a cell than that its value differs in some house. */
bool sudoku_rules_say_more (const SudokuShape *shape, unsigned cell);

/* Whether a rule does not allow two cells these values, whatever the others are. */
bool sudoku_rule_excludes (const SudokuShape *shape,
                           unsigned rule,
                           unsigned cell,
                           unsigned value,
                           unsigned other,
                           unsigned other_value);
