/* Steps of undo: taking states of cells, and exchanging them with a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/step.h"

#include <string.h>

NonetCellState
nonet_cell_state_get (const NonetPuzzle *puzzle, guint cell)
{
  return (NonetCellState){
    .cell = (guint16) cell,
    .given = puzzle->givens[cell],
    .entry = puzzle->entries[cell],
    .colour = puzzle->colours != NULL ? puzzle->colours[cell] : 0,
    .marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0,
    .eliminated = puzzle->eliminated != NULL ? puzzle->eliminated[cell] : 0,
  };
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
  if (puzzle->eliminated != NULL || state->eliminated != 0)
    nonet_puzzle_ensure_eliminated (puzzle)[state->cell] = state->eliminated;
}

gboolean
nonet_cell_state_equal (const NonetCellState *a, const NonetCellState *b)
{
  return a->cell == b->cell && a->given == b->given && a->entry == b->entry && a->colour == b->colour
         && a->marks == b->marks && a->eliminated == b->eliminated;
}

static guint8 *
dup_values (const guint8 *values, guint n_cells)
{
  return values != NULL ? g_memdup2 (values, n_cells) : NULL;
}

NonetDetails *
nonet_details_get (const NonetPuzzle *puzzle)
{
  NonetDetails *details = g_new0 (NonetDetails, 1);

  details->alphabet = nonet_alphabet_ref (puzzle->alphabet);
  details->title = g_strdup (puzzle->title);
  details->author = g_strdup (puzzle->author);
  details->comment = g_strdup (puzzle->comment);
  details->solution = dup_values (puzzle->solution, nonet_puzzle_get_cells (puzzle));
  return details;
}

gboolean
nonet_details_equal (const NonetDetails *details, const NonetPuzzle *puzzle)
{
  if ((details->solution == NULL) != (puzzle->solution == NULL))
    return FALSE;
  return nonet_alphabet_equal (details->alphabet, puzzle->alphabet) && g_strcmp0 (details->title, puzzle->title) == 0
         && g_strcmp0 (details->author, puzzle->author) == 0 && g_strcmp0 (details->comment, puzzle->comment) == 0
         && (details->solution == NULL
             || memcmp (details->solution, puzzle->solution, nonet_puzzle_get_cells (puzzle)) == 0);
}

void
nonet_details_free (NonetDetails *details)
{
  if (details == NULL)
    return;
  g_clear_pointer (&details->alphabet, nonet_alphabet_unref);
  g_free (details->title);
  g_free (details->author);
  g_free (details->comment);
  g_free (details->solution);
  g_free (details);
}

/* Gives the puzzle the details. */
static void
set_details (NonetPuzzle *puzzle, const NonetDetails *details)
{
  nonet_alphabet_ref (details->alphabet);
  nonet_alphabet_unref (puzzle->alphabet);
  puzzle->alphabet = details->alphabet;
  g_free (puzzle->title);
  puzzle->title = g_strdup (details->title);
  g_free (puzzle->author);
  puzzle->author = g_strdup (details->author);
  g_free (puzzle->comment);
  puzzle->comment = g_strdup (details->comment);
  g_free (puzzle->solution);
  puzzle->solution = dup_values (details->solution, nonet_puzzle_get_cells (puzzle));
}

NonetStep *
nonet_step_new (void)
{
  NonetStep *step = g_new0 (NonetStep, 1);

  g_atomic_ref_count_init (&step->references);
  return step;
}

NonetStep *
nonet_step_ref (NonetStep *step)
{
  g_atomic_ref_count_inc (&step->references);
  return step;
}

void
nonet_step_unref (NonetStep *step)
{
  if (step == NULL || !g_atomic_ref_count_dec (&step->references))
    return;
  g_clear_pointer (&step->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&step->details, nonet_details_free);
  g_free (step->cells);
  g_free (step);
}

NonetStep *
nonet_step_apply (const NonetStep *step, NonetPuzzle **puzzle)
{
  NonetStep *back = nonet_step_new ();

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
      back->details = nonet_details_get (*puzzle);
      set_details (*puzzle, step->details);
    }
  nonet_puzzle_drop_empty_arrays (*puzzle);
  return back;
}

gboolean
nonet_step_changes_values (const NonetStep *step, const NonetPuzzle *puzzle)
{
  if (step->puzzle != NULL)
    return TRUE;
  for (guint i = 0; i < step->n_cells; i++)
    if (step->cells[i].given != puzzle->givens[step->cells[i].cell]
        || step->cells[i].entry != puzzle->entries[step->cells[i].cell])
      return TRUE;
  return FALSE;
}
