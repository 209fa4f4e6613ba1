/* The links of a step in words, one by one, for whoever does not see them as curves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/step.h"
#include "words/cell-names.h"

G_BEGIN_DECLS

/* A link of a step, by its number, from 0: "5 in row 1, column 2, strongly to 5 in row 1, column 7"; caller frees. */
char *nonet_link_to_string (const SudokuStep *step,
                            guint number,
                            const SudokuShape *shape,
                            const NonetNotation *notation);

G_END_DECLS
