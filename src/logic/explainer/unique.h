/* Unique rectangles and loops, and the bivalue universal grave, as Sudoku Explainer has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/step.h"

/* The easiest step by a unique rectangle or loop. */
bool explainer_find_loop (const PackedBoard *board, ExplainerStep *step);

/* The first step by a bivalue universal grave. */
bool explainer_find_grave (const PackedBoard *board, ExplainerStep *step);
