/* The boards that the members of one JSON object hold: a puzzle, its state and its solution, or several puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"
#include "formats/json/json-cells.h"

G_BEGIN_DECLS

/* In both, rules are those that the objects around turn on; see formats/text/rules.h. */

/* Reads the boards that members of an object are. The one with the fewest symbols is the puzzle; one that has all of these and
 * more is its state, or its solution if it is complete. Others that can be puzzles are puzzles of their own, with the names of
 * their members as titles. Returns whether there were boards. */
gboolean nonet_json_boards_read (NonetInput *input, GPtrArray *rules, JsonObject *object);

/* The same for a list of a few strings and numbers, some of which are boards: a puzzle, its solution and its rating. */
gboolean nonet_json_boards_read_record (NonetInput *input, GPtrArray *rules, JsonArray *list);

/* Whether a member of this name holds a solution. */
gboolean nonet_json_boards_is_solution (const char *name);

/* Makes a puzzle of a board that stands for itself. Returns FALSE if its cells can be anything else as well. */
gboolean nonet_json_boards_add (NonetInput *input, GPtrArray *rules, const NonetJsonCells *cells);

G_END_DECLS
