/* Saying what is wrong with rows that make no board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-finder.h"

G_BEGIN_DECLS

/* Adds an error for each group of rows that is left over, naming the first row that differs. */
void grid_remains_explain (NonetInput *input, const GridFindings *found);

G_END_DECLS
