/* What is written around the cells of a row by programs, web pages and tables, and is no part of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/lexer.h"

G_BEGIN_DECLS

/* Finds out which filters a text needs, by its beginning. */
void grid_filters_find (GridStyle *style, const NonetText *text);

/* The row of a table of HTML at an offset, or the line there. As nonet_text_next_line (). */
gboolean grid_filter_next_line (const NonetText *text, const GridStyle *style, gsize *offset, NonetLine *line);

/* The place after what programs write before cells: "> ", "- [", "int[][] board = {", "array(", "Row 1:". */
const char *grid_filter_prefix (const char *p, const char *end);

/* The place after the brackets that close a matrix, "7 9]]", or NULL. */
const char *grid_filter_matrix_end (const char *p, const char *end);

/* Whether a comment, or other arguments of a call, begin at p, with cells before it. */
gboolean grid_filter_ends_row (const GridLexer *lexer, const char *p);

/* The token of a tag, an entity, a command or an escape at p; FALSE if there is none. */
gboolean grid_filter_markup (const GridLexer *lexer, const char *p, GridToken *token);

/* Whether cells of a length are a word for "nothing here". */
gboolean grid_filter_is_blank_word (const char *p, gsize length);

/* Whether they are a word before a value, "Some(3)" or "Just 3". */
gboolean grid_filter_is_wrapper (const char *p, gsize length);

G_END_DECLS
