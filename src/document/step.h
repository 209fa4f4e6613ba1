/* One step of undo: the little that differs between a puzzle and what it was before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step holds the other side's values. Applying it gives the step that leads back, so one kind serves undo and redo, and a
 * history costs only what changed: 72 bytes for a cell.
 */
#pragma once

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* All that belongs to one cell. */
typedef struct
{
  SudokuSet marks;
  SudokuSet corners;
  SudokuSet eliminated;
  NonetCandidateColours candidate_colours;
  guint16 cell;
  guint8 given;
  guint8 entry;
  guint8 colour;
} NonetCellState;

/* Counted by reference, and immutable once it is part of a history: a worker may read it. */
typedef struct
{
  gatomicrefcount references;
  NonetPuzzle *puzzle;  /* a whole other puzzle, or NULL; if set, nothing else is */
  NonetPuzzle *details; /* or NULL: as nonet_puzzle_dup_details () makes them */
  guint n_cells;
  NonetCellState *cells;
} NonetStep;

/* The state of a cell; and back. */
NonetCellState nonet_cell_state_get (const NonetPuzzle *puzzle, guint cell);
void nonet_cell_state_set (NonetPuzzle *puzzle, const NonetCellState *state);
gboolean nonet_cell_state_equal (const NonetCellState *a, const NonetCellState *b);

/* An empty step. */
NonetStep *nonet_step_new (void);
NonetStep *nonet_step_ref (NonetStep *step);
void nonet_step_unref (NonetStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetStep, nonet_step_unref)

/* Gives *puzzle what the step holds, and returns the step that leads back. *puzzle must be writable unless the step holds a
 * whole puzzle, which takes its place then and is shared with the step. */
NonetStep *nonet_step_apply (const NonetStep *step, NonetPuzzle **puzzle);

/* Whether the step changes givens or entries, or the whole puzzle. */
gboolean nonet_step_changes_values (const NonetStep *step, const NonetPuzzle *puzzle);

G_END_DECLS
