/* What a step of logic looks like on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/step.h"
#include "render/board/board-scene.h"

/* All branches of a step. */
#define NONET_ALL_BRANCHES 0

/* Returns the marks of a step on the board before it; unref them. Of a step with branches only the links of this branch
 * (1 .. n_branches) are there, and those that hold always. */
NonetBoardMarks *nonet_step_to_marks (const SudokuStep *step, const SudokuBoard *board, guint branch);

/* The same without the result: what the step is made of, but not what it places or removes. */
NonetBoardMarks *nonet_step_to_pattern_marks (const SudokuStep *step, const SudokuBoard *board, guint branch);

/* Returns marks that say no more than where to look for the step: its houses, or else its first cells; unref them. */
NonetBoardMarks *nonet_step_to_place_marks (const SudokuStep *step, const SudokuShape *shape);
