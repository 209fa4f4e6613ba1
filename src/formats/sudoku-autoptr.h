/* g_autoptr () for what the core makes; the core itself knows no GLib.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/candidates.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuShape, sudoku_shape_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGrid, sudoku_grid_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCandidates, sudoku_candidates_free)
