/* Puzzles of SudokuPad in its own form: JSON objects, and the shorthand they are packed in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"

G_BEGIN_DECLS

/* Whether a text is JSON in SudokuPad's shorthand. */
gboolean nonet_sudokupad_is_shorthand (const char *text);

/* The JSON a shorthand stands for, with the names of members that matter here written out; caller frees. What is no
 * shorthand gives a text that is no JSON. */
char *nonet_sudokupad_expand (const char *shorthand);

/* Whether an object is a puzzle in SudokuPad's own form. */
gboolean nonet_sudokupad_knows (JsonObject *object);

void nonet_sudokupad_read_object (NonetInput *input, JsonObject *object);

G_END_DECLS
