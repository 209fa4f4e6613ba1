/* Boards whose rows are arrays of objects, one a cell, as the programs of setters write them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"

G_BEGIN_DECLS

/* A puzzle for as many rows as key has in the object, each of as many cells; else adds an error and returns NULL. */
NonetPuzzle *nonet_json_rows_new_puzzle (NonetInput *input, JsonObject *object, const char *key);

/* The object of the index-th cell, or NULL. */
JsonObject *nonet_json_rows_get_cell (JsonArray *rows, guint order, guint cell);

/* The member "value" of a cell, 0 for a blank one. Where it is no value of the board, adds an error about the place under key and
 * returns FALSE. cell may be NULL. */
gboolean nonet_json_rows_read_value (NonetInput *input,
                                     const char *key,
                                     JsonObject *cell,
                                     guint index,
                                     guint order,
                                     guint8 *value);

/* The set of a list of values under the first of some names that has any; 0 for none. The names end with NULL. */
SudokuSet nonet_json_rows_read_marks (JsonObject *cell, const char *const *names, guint order);

G_END_DECLS
