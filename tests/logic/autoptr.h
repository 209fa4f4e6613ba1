/* What frees the boards and steps of tests when they go out of scope.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "../sudoku/shapes.h"
#include "logic/finder.h"
#include "proof.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBoard, sudoku_board_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuStep, sudoku_step_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuProof, sudoku_proof_free)
