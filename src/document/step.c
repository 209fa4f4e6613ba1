/* Steps of undo: taking states of cells, and exchanging them with a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/document-private.h"

#include <string.h>

static const NonetCandidateColours uncoloured = { { 0 } };

NonetCellState
nonet_cell_state_get (const NonetPuzzle *puzzle, guint cell)
{
  return (NonetCellState){
    .cell = (guint16) cell,
    .given = puzzle->givens[cell],
    .entry = puzzle->entries[cell],
    .colour = puzzle->colours != NULL ? puzzle->colours[cell] : 0,
    .marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0,
    .corners = puzzle->corners != NULL ? puzzle->corners[cell] : 0,
    .candidate_colours = puzzle->candidate_colours != NULL ? puzzle->candidate_colours[cell] : uncoloured,
    .eliminated = puzzle->eliminated != NULL ? puzzle->eliminated[cell] : 0,
  };
}

static gboolean
same_colours (const NonetCandidateColours *a, const NonetCandidateColours *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

void
nonet_cell_state_set (NonetPuzzle *puzzle, const NonetCellState *state)
{
  puzzle->givens[state->cell] = state->given;
  puzzle->entries[state->cell] = state->entry;
  if (puzzle->colours != NULL || state->colour != 0)
    nonet_puzzle_ensure_colours (puzzle)[state->cell] = state->colour;
  if (puzzle->marks != NULL || state->marks != 0)
    nonet_puzzle_ensure_marks (puzzle)[state->cell] = state->marks;
  if (puzzle->corners != NULL || state->corners != 0)
    nonet_puzzle_ensure_corners (puzzle)[state->cell] = state->corners;
  if (puzzle->candidate_colours != NULL || !same_colours (&state->candidate_colours, &uncoloured))
    nonet_puzzle_ensure_candidate_colours (puzzle)[state->cell] = state->candidate_colours;
  if (puzzle->eliminated != NULL || state->eliminated != 0)
    nonet_puzzle_ensure_eliminated (puzzle)[state->cell] = state->eliminated;
}

gboolean
nonet_cell_state_equal (const NonetCellState *a, const NonetCellState *b)
{
  return a->cell == b->cell && a->given == b->given && a->entry == b->entry && a->colour == b->colour
         && a->marks == b->marks && a->corners == b->corners && a->eliminated == b->eliminated
         && same_colours (&a->candidate_colours, &b->candidate_colours);
}

NonetStep *
nonet_step_new (void)
{
  return g_atomic_rc_box_new0 (NonetStep);
}

NonetStep *
nonet_step_ref (NonetStep *step)
{
  return g_atomic_rc_box_acquire (step);
}

static void
clear_step (gpointer data)
{
  NonetStep *step = data;

  g_clear_pointer (&step->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&step->details, nonet_puzzle_unref);
  g_free (step->cells);
}

void
nonet_step_unref (NonetStep *step)
{
  if (step != NULL)
    g_atomic_rc_box_release_full (step, clear_step);
}

NonetStep *
nonet_step_apply (const NonetStep *step, NonetPuzzle **puzzle)
{
  NonetStep *back = nonet_step_new ();

  back->filled_in = step->filled_in;
  if (step->puzzle != NULL)
    {
      back->puzzle = *puzzle;
      *puzzle = nonet_puzzle_ref (step->puzzle);
      return back;
    }

  back->n_cells = step->n_cells;
  back->cells = g_new (NonetCellState, step->n_cells);
  /* From the last: a file may name a cell twice, and back leads through the same states. */
  for (guint i = 0; i < step->n_cells; i++)
    {
      back->cells[step->n_cells - 1 - i] = nonet_cell_state_get (*puzzle, step->cells[i].cell);
      nonet_cell_state_set (*puzzle, &step->cells[i]);
    }
  if (step->details != NULL)
    {
      back->details = nonet_puzzle_dup_details (*puzzle);
      nonet_puzzle_set_details (*puzzle, step->details);
    }
  nonet_puzzle_drop_empty_arrays (*puzzle);
  return back;
}

gboolean
nonet_step_changes_values (const NonetStep *step, const NonetPuzzle *puzzle)
{
  if (step->puzzle != NULL)
    return TRUE;
  if (step->details != NULL && !sudoku_shape_equal (step->details->shape, puzzle->shape))
    return TRUE;
  for (guint i = 0; i < step->n_cells; i++)
    if (step->cells[i].given != puzzle->givens[step->cells[i].cell]
        || step->cells[i].entry != puzzle->entries[step->cells[i].cell])
      return TRUE;
  return FALSE;
}
