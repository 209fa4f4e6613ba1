/* The shorthand in which SudokuPad's links carry a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Whether a text is JSON in SudokuPad's shorthand. */
gboolean nonet_sudokupad_is_shorthand (const char *text);

/* The JSON a shorthand stands for, with the names of members that matter here written out; caller frees. What is no
 * shorthand gives a text that is no JSON. */
char *nonet_sudokupad_expand (const char *shorthand);
