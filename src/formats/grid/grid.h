/* Boards written with characters, as people and programs write them: the reader of free text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   text ──html──▶ lines ──lexer──▶ rows ──layouts × views──▶ cells ──score──▶ the best board ──symbols──▶ puzzles
 *                                                                   └▶ rows left over ──▶ messages
 *
 *   lexer.h    web pages as plain lines, byte for byte, and rows of tokens, each with its place in the original text; one table of
 *              the kinds of characters
 *   cut.h      the views: rows cut into cells
 *   symbols.h  which symbols stand for which values, decided for all boards of an order together; and the score: nothing twice in
 *              a row or column, symbols that fit: what is no board by its score is none
 *   find.h     the table of layouts: rows and lines, columns of spaces, a field of a line, stacked pencil marks, …; the walk from
 *              the top, which takes the best board that begins in each row; what is said of rows that make none
 *
 * Of programs, logs and other puzzles nothing is known: what is not certain is refused.
 */
#pragma once

#include "formats/input.h"

/* The id of what is no particular format. */
#define NONET_GRID_FORMAT "rows"

/* Reads the text of the input; other formats hand over what they find to be written so. */
void nonet_grid_read (NonetInput *input);

/* The same only if there are boards and no faults: returns whether there are, and if not, leaves the input as it was. */
gboolean nonet_grid_read_if_good (NonetInput *input);
