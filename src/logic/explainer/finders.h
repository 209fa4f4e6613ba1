/* The finders of Sudoku Explainer that stand alone: each finds the first step by its technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/step.h"

/* Aligned exclusion of a pair (size 2) or a triplet (size 3) of cells: values that no allowed combination of them has. */
bool explainer_find_exclusion (const PackedBoard *board, unsigned size, ExplainerStep *step);

/* The easiest step by a unique rectangle or loop. */
bool explainer_find_loop (const PackedBoard *board, ExplainerStep *step);

/* The bivalue universal grave. */
bool explainer_find_grave (const PackedBoard *board, ExplainerStep *step);
