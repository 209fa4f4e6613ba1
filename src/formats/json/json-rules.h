/* The rules on top of those of Sudoku that JSON names, beside the board or in its description.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"

/* Adds the rules that members of an object turn on, whatever the program calls them: "anti_king": true, "thermos": [[…]],
 * "variant": "Killer", "constraints": [{ "type": "arrow", … }]. */
void nonet_json_rules_add (GPtrArray *rules, JsonObject *object);

/* What an object says it is, where that is no Sudoku: "type": "Kakuro", "title": "ABC End View"; else NULL. */
const char *nonet_json_rules_find_other_puzzle (JsonObject *object);

/* The same for a program whose members are known: each that says anything and is not among plain, which ends with NULL, is a
 * rule. */
void nonet_json_rules_add_members (GPtrArray *rules, JsonObject *object, const char *const *plain);

/* Whether a member says anything: true, a number but 0, a word but "none", or what is not empty. */
gboolean nonet_json_says_something (JsonNode *node);
