/* The compression of Pieroxy's lz-string in its Base64 form, which links of Sudoku sites carry, and SudokuPad's shorthand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Text (UTF-8) as Base64 of lz-string; caller frees. */
char *nonet_lz_string_compress (const char *text);

/* The text packed in Base64 of lz-string, which ends at size or at '='; the URL-safe characters '-', '_' and '$' are understood
 * too. Returns NULL if it is none, or the text would be longer than most UTF-16 units. Sets *units
 * (may be NULL) to how many were unpacked, also of what is none in the end. Caller frees. */
char *nonet_lz_string_decompress (const char *base64, gsize size, gsize most, gsize *units);

/* Whether a text is JSON in SudokuPad's shorthand. */
gboolean nonet_sudokupad_is_shorthand (const char *text);

/* The JSON a shorthand stands for, with the names of members that matter here written out; caller frees. What is no
 * shorthand gives a text that is no JSON. */
char *nonet_sudokupad_expand (const char *shorthand);
