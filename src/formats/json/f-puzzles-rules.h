/* The members of f-puzzles' JSON that stand for rules. Our own member in ipuz holds the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/input.h"
#include "formats/rules.h"

/* Whether a member is one of these. */
gboolean nonet_f_puzzles_is_rule (const char *key);

/* The member that stands for rules of a kind. */
const char *nonet_f_puzzles_get_key (SudokuRuleKind kind);

/* The kind of a rule of the whole board that SudokuPad calls so: "antiking", "antixv"; SUDOKU_N_RULES for any other name, and NULL. */
SudokuRuleKind nonet_f_puzzles_find_whole (const char *name);

/* Reads these members for a board of the shape into a list. A member that is not understood, or not all of it, is added to the names
 * of rules that are not known (formats/text/rules.h). What makes no sense is reported with its place, and FALSE returned. */
gboolean nonet_f_puzzles_read_rules (NonetInput *input,
                                     JsonObject *object,
                                     const SudokuShape *shape,
                                     NonetRuleList *list,
                                     GPtrArray *unknown);

/* Writes the rules of a shape as members, each with a comma after it, but for those of a kind, or SUDOKU_N_RULES for none. */
void nonet_f_puzzles_append_rules (GString *json, const SudokuShape *shape, SudokuRuleKind but);
