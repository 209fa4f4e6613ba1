/* What frees the work of the core when it goes out of scope.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "shapes.h"
#include "sudoku/batch.h"
#include "sudoku/canonical.h"
#include "sudoku/count.h"
#include "sudoku/decide.h"
#include "sudoku/derivation-walk.h"
#include "sudoku/estimate.h"
#include "sudoku/propagator.h"
#include "sudoku/valid-candidates.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBatch, sudoku_batch_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCanonical, sudoku_canonical_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCount, sudoku_count_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDecide, sudoku_decide_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDerivation, sudoku_derivation_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuEstimator, sudoku_estimator_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPropagator, sudoku_propagator_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuValidCandidates, sudoku_valid_candidates_free)
