/* Boards in JSON of no particular program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"

/* Reads a text of as many characters as a board has cells; FALSE if it is none. */
gboolean nonet_json_grid_read_string (NonetInput *input, const char *text);

/* Reads all boards in a value. */
void nonet_json_grid_read_value (NonetInput *input, JsonNode *value);

/* Reads a packed puzzle of f-puzzles or SudokuPad; FALSE if it is none. */
gboolean nonet_json_grid_read_packed (NonetInput *input, const char *packed, gsize size);
