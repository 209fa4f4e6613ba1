/* One step of undo: the little that differs between a puzzle and what it was before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step holds the other side's values. Swapping it with the puzzle exchanges the two, so the same step serves undo and
 * redo, and a history costs only what changed: some dozens of bytes for a cell.
 */
#pragma once

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* All that belongs to one cell. */
typedef struct
{
  SudokuSet marks;
  SudokuSet eliminated;
  guint16 cell;
  guint8 given;
  guint8 entry;
  guint8 colour;
} NonetCellState;

/* All that belongs to no cell and can be edited. */
typedef struct
{
  NonetAlphabet *alphabet;
  char *title;
  char *author;
  char *comment;
  guint8 *solution; /* n * n values or NULL */
} NonetDetails;

typedef struct
{
  guint64 before; /* numbers of the document's states on either side */
  guint64 after;
  NonetPuzzle *puzzle;   /* a whole other puzzle, or NULL; if set, nothing else is */
  NonetDetails *details; /* or NULL */
  guint n_cells;
  NonetCellState *cells;
} NonetStep;

/* The state of a cell; and back. */
NonetCellState nonet_cell_state_get (const NonetPuzzle *puzzle, guint cell);
void nonet_cell_state_set (NonetPuzzle *puzzle, const NonetCellState *state);
gboolean nonet_cell_state_equal (const NonetCellState *a, const NonetCellState *b);

/* A copy of the puzzle's details; free it with nonet_details_free (). */
NonetDetails *nonet_details_get (const NonetPuzzle *puzzle);
gboolean nonet_details_equal (const NonetDetails *details, const NonetPuzzle *puzzle);
void nonet_details_free (NonetDetails *details);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetDetails, nonet_details_free)

/* Exchanges what the step holds with what *puzzle has, which must be writable unless the step holds a
 * whole puzzle: then the two are exchanged themselves. */
void nonet_step_swap (NonetStep *step, NonetPuzzle **puzzle);

/* Whether the step changes givens or entries, or the whole puzzle. */
gboolean nonet_step_changes_values (const NonetStep *step, const NonetPuzzle *puzzle);

void nonet_step_free (NonetStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetStep, nonet_step_free)

/* Drops marks, eliminated and colours that are zero everywhere, so that equal puzzles look equal. */
void nonet_puzzle_drop_empty_arrays (NonetPuzzle *puzzle);

G_END_DECLS
