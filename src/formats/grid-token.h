/* Boards that are one field of a line, with their cells run together: "53..7…, hard, 7.1".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-line.h"

G_BEGIN_DECLS

typedef struct
{
  const char *start; /* of the first cell */
  guint order;
  gboolean extra; /* as many cells follow in the same line: a solution or regions */
} GridToken;

/* Finds the first field of the line that is a whole board, of the order wanted unless that is 0. */
gboolean grid_token_find (const GridLine *line, guint wanted, GridToken *token);

/* Whether the line is a board of 4×4 and its solution, nothing else. */
gboolean grid_token_is_small_pair (const GridLine *line);

G_END_DECLS
