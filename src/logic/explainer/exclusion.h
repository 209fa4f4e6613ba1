/* Aligned exclusion: values that no allowed combination of two or three cells has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/step.h"

/* The first aligned exclusion of a pair (size 2) or a triplet (size 3) of cells. */
bool explainer_find_exclusion (const PackedBoard *board, unsigned size, ExplainerStep *step);
