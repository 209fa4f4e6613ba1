/* Boards that are one field of a line, with their cells run together, and what follows them there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   53..7…,534678912…,easy     a solution, and words
 *   53..7…AABBB…               regions
 *   53..7… 1...9…              another board
 */
#pragma once

#include "formats/grid/matcher.h"
#include "formats/reader.h"

G_BEGIN_DECLS

/* The next field in the line with as many cells as the one at first; NULL if there is none. */
const char *grid_field_next (const NonetLine *line, const GridStyle *style, const char *first, guint order);

/* Whether order * order characters have blanks among them. */
gboolean grid_field_has_blanks (const char *cells, guint order);

/* A label, a rating, a comment after a board; NULL for none. Caller frees. */
char *grid_field_dup_rest (const NonetText *text, const GridEntry *entry);

/* Keeps the values after the board as the puzzle's solution if they are one. */
void grid_field_take_solution (const NonetText *text, const GridEntry *entry, NonetPuzzle *puzzle);

/* Warns of a wrong solution. If what follows are regions, adds an error and returns FALSE. */
gboolean grid_field_check (NonetInput *input, const NonetText *text, const GridEntry *entry, const NonetPuzzle *puzzle);

G_END_DECLS
