/* What a line of a list of 9x9 puzzles is: a puzzle, a comment, the names of columns, or the beginning of another format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/quick-line.h"

G_BEGIN_DECLS

gboolean cli_line_is_empty_or_comment (const char *line, gsize length);

/* Whether it begins with a mark that opens a format of its own: XML, JSON, a section, a frame, a library line. */
gboolean cli_line_opens_other_format (const char *line, gsize length);

/* Whether nearly as many cells as a puzzle has stand together in it. */
gboolean cli_line_is_of_list (const NonetQuickTable *table, const char *line, gsize length);

/* Whether it has several columns, and each is a word. */
gboolean cli_line_names_columns (const char *line, gsize length);

G_END_DECLS
