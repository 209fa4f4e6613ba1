/* The further rules of a board in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/grid.h"
#include "sudoku/rules.h"
#include "words/notation.h"

/* What rules of a kind are called, translated: "thermometer". */
const char *nonet_rule_kind_to_string (SudokuRuleKind kind);

/* What a rule of the kind says, translated: "Digits rise from the bulb to the other end." */
const char *nonet_rule_kind_to_sentence (SudokuRuleKind kind);

/* The page of the help on the kind: "rule-thermometer". Caller frees. */
char *nonet_rule_kind_to_page (SudokuRuleKind kind);

/* A rule without its place: "thermometer", "cage 12", with its number as symbols count. Caller frees. */
char *nonet_rule_to_name (const SudokuRule *rule, const NonetAlphabet *alphabet);

/* The rule of a shape with this number: "anti-knight rule", "odd cell, row 1, column 3", "cage 12 of 3 cells, row 1, column 3", where its first cell
 * is. Caller frees. */
char *nonet_rule_to_string (const SudokuShape *shape, guint number, const NonetNotation *notation);

/* What each kind of rule that a board has says, a line for each: "Cage: No digit repeats in the cage. …"; NULL if it has none. Caller
 * frees. */
char *nonet_rules_to_lines (const SudokuShape *shape);

/* What there is to know of the drawn rules in which some cells are, a few lines each: "Cage 12 of 3 cells, r1c3: 7 missing in 2 cells", and
 * below that its sets "1+6 3+4". What follows from the values on the board alone. NULL if there are no such rules. Caller frees. */
char *nonet_rules_at_to_lines (const SudokuGrid *grid,
                               const guint *cells,
                               guint n_cells,
                               const NonetNotation *notation);

/* The kinds of rules that a board has, each once: "killer cages, arrows and a knight’s move rule"; NULL if it has none. Caller frees. */
char *nonet_rules_to_string (const SudokuShape *shape);
