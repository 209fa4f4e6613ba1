/* A grid of small boards to scroll through, of which only those in sight exist.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows are all of one height, so where a solution stands is plain arithmetic in doubles: a list of two
 * thousand million is scrolled like one of ten. (GtkGridView counts pixels in an int, which is full after some 50 million small
 * boards.)
 */
#pragma once

#include "tasks/solutions/solution-list.h"
#include "widgets/scrollable.h"

#define NONET_NO_POSITION G_MAXUINT

/* Signals: "chosen-changed", "activated" (guint position: double click or Enter), "chosen-again". */
#define NONET_TYPE_SOLUTION_GRID (nonet_solution_grid_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionGrid, nonet_solution_grid, NONET, SOLUTION_GRID, NonetScrollable)

/* A list of NonetSolution of the puzzle; both NULL for none. Nothing is chosen then. */
void nonet_solution_grid_set_model (NonetSolutionGrid *self, GListModel *model, NonetPuzzle *puzzle);
GListModel *nonet_solution_grid_get_model (NonetSolutionGrid *self);

/* Chooses a solution (its differences from the others are tinted) and scrolls to it. */
void nonet_solution_grid_set_chosen (NonetSolutionGrid *self, guint position);
guint nonet_solution_grid_get_chosen (NonetSolutionGrid *self);

/* The chosen solution itself, or NULL; owned by the grid. */
NonetSolution *nonet_solution_grid_get_solution (NonetSolutionGrid *self);
