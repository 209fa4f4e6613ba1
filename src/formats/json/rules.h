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
