/* Boards written with characters, as people and programs write them: the reader of free text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   text ──lexer──▶ rows of tokens ──layouts──▶ boards there could be ──score──▶ the best way to part the rows ──▶ puzzles
 *             ▲                                                                    │
 *          filters: HTML, LaTeX, Markdown, literals of programs, comments          └▶ rows left over ──▶ messages
 *
 *   lexer.h    rows of tokens, each with its place in the original text; one table of the kinds of characters
 *   filters.h  what programs, web pages and tables write around cells
 *   cut.h      rows cut into cells, by each of the views
 *   matcher.h  the rows within sight, and the boards they could be
 *   layout.h   the layouts (a file each in layouts/): rows, columns, a field, a line, stacked pencil marks, …
 *   score.h    nothing twice in a row or column, symbols that fit: how likely cells are a Sudoku
 *   find.h     the segmentation of the rows that explains most of the text
 *   symbols.h  which symbols stand for which values, decided for all boards of an order together
 *   rests.h    what is said of rows that make no board
 *
 * What is not certain is refused by name: nothing is to be read wrongly.
 */
#pragma once

#include "formats/input.h"

G_BEGIN_DECLS

/* The id of what is no particular format. */
#define NONET_GRID_FORMAT "rows"

/* Reads the text of the input; other formats hand over what they find to be written so. */
void nonet_grid_read (NonetInput *input);

/* The same only if there are boards and no faults: returns whether there are, and if not, leaves the input as it was. */
gboolean nonet_grid_read_if_good (NonetInput *input);

G_END_DECLS
