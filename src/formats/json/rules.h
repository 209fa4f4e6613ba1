/* The rules on top of those of Sudoku that a file names, and whether a puzzle can be read in spite of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"

/* Rules are kept in a GPtrArray by their names in words, translated, each once: "killer cages". Caller unrefs. */
GPtrArray *nonet_rules_new (void);

/* Whether a name is, in this sense, like one of names, which have lower-case letters only, no plural's s, and end with NULL. */
gboolean nonet_rules_name_is_in (const char *name, const char *const *names);

/* Whether a name is that of a puzzle that is no Sudoku: "ABC End View", "kakuro". */
gboolean nonet_rules_is_other_puzzle (const char *name);

/* Adds one rule by its name in words, not yet translated. */
void nonet_rules_add (GPtrArray *rules, const char *rule);

/* Adds the rule that a list of rules calls so. One that is not known counts too, by that name, unless all Sudoku have it. */
void nonet_rules_add_named (GPtrArray *rules, const char *name);

/* Refuses a puzzle without givens for its rules, if these are known. */
void nonet_rules_refuse (GPtrArray *rules, NonetInput *input);

/* Notes the rules, if there are any, as ones that are not known; see nonet_input_note_rules (). */
void nonet_rules_note (GPtrArray *rules, NonetInput *input, NonetPuzzle *puzzle);

/* Adds the rules that members of an object turn on, whatever the program calls them: "anti_king": true, "thermos": [[…]],
 * "variant": "Killer", "constraints": [{ "type": "arrow", … }]. */
void nonet_json_rules_add (GPtrArray *rules, JsonObject *object);

/* What an object says it is, where that is no Sudoku: "type": "Kakuro", "title": "ABC End View"; else NULL. */
const char *nonet_json_rules_find_other_puzzle (JsonObject *object);

/* The same for a program whose members are known: each that says anything and is neither known nor among plain, which ends with
 * NULL, is a rule. is_known may be NULL. */
void nonet_json_rules_add_members (GPtrArray *rules,
                                   JsonObject *object,
                                   const char *const *plain,
                                   gboolean (*is_known) (const char *key));

/* Whether a member says anything: true, a number but 0, a word but "none", or what is not empty. */
gboolean nonet_json_says_something (JsonNode *node);

/* The members of f-puzzles' JSON that stand for rules. Our own member in ipuz holds the same. */

/* Whether a member is one of these. */
gboolean nonet_f_puzzles_is_rule (const char *key);

/* The member that stands for rules of a kind. */
const char *nonet_f_puzzles_get_key (SudokuRuleKind kind);

/* Row and column of "R4C9" or "r4c9", from 1 on the board, 0 and order + 1 beside it. */
gboolean nonet_f_puzzles_read_place (const char *text, guint order, guint *row, guint *column);

/* The kind of a rule of the whole board that SudokuPad calls so: "antiking", "antixv"; SUDOKU_N_RULES for any other name, and NULL. */
SudokuRuleKind nonet_f_puzzles_find_whole (const char *name);

/* Reads these members for a board of the shape into a list. A member that is not understood, or not all of it, is added to the names
 * of rules that are not known. What makes no sense is reported with its place, and FALSE returned. */
gboolean nonet_f_puzzles_read_rules (NonetInput *input,
                                     JsonObject *object,
                                     const SudokuShape *shape,
                                     NonetRuleList *list,
                                     GPtrArray *unknown);

/* Writes the rules of a shape as members, each with a comma after it, but for those of a kind, or SUDOKU_N_RULES for none. */
void nonet_f_puzzles_append_rules (GString *json, const SudokuShape *shape, SudokuRuleKind but);

/* Rules in SudokuPad's own form, as far as a drawing says what it means. */

/* Reads cages, thermometers, arrows, dots and the like for a board of the shape into a list. The drawings that they consist of are added
 * to used, rules of other kinds to unknown. What makes no sense is reported with its place, and FALSE returned. */
gboolean nonet_sudokupad_read_rules (NonetInput *input,
                                     JsonObject *object,
                                     const SudokuShape *shape,
                                     NonetRuleList *list,
                                     GHashTable *used,
                                     GPtrArray *unknown);

/* The number of the region of each cell by "regions", of any form. FALSE if they are none of the board. */
gboolean nonet_sudokupad_read_regions (JsonObject *object, guint order, guint *map);
