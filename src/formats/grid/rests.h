/* Saying what is wrong with rows that make no board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/find.h"
#include "formats/reader.h"

G_BEGIN_DECLS

/* Adds an error for each group of rows that is left over, naming the first row that differs. */
void grid_rests_explain (NonetInput *input, const GridFindings *found, guint wanted);

G_END_DECLS
