/* Puzzles of f-puzzles.com, SudokuPad and GNOME Sudoku as JSON objects: an object a cell, and rules around them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"

/* What GNOME Sudoku calls the difficulty of a puzzle that it has not made. */
#define NONET_GNOME_SUDOKU_UNKNOWN "Unknown Difficulty"

/* Reads an object that is such a puzzle, or reports why it cannot be read; returns FALSE if it is none. */
gboolean nonet_json_programs_read (NonetInput *input, JsonObject *object);

/* A text of the object, or of what it says about itself in "metadata" or "puzzleInfo", that is not empty; NULL if there is none,
 * or object is NULL. Caller frees. */
char *nonet_json_dup_text (JsonObject *object, const char *key);
