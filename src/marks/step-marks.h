/* What a step of logic looks like on a board: its parts as marks, its links as curves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/step.h"
#include "render/board-marks.h"

G_BEGIN_DECLS

/* All branches of a step. */
#define NONET_ALL_BRANCHES 0

/* Returns the marks of a step on the board before it; unref them. Of a step with branches only the links of this branch
 * (1 .. n_branches) are there, and those that hold always. */
NonetBoardMarks *nonet_step_to_marks (const SudokuStep *step, const SudokuBoard *board, guint branch);

G_END_DECLS
