/* Steps of undo: taking states of cells, and exchanging them with a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/step.h"

#include <string.h>

#define SWAP(a, b)                                                                                                     \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    __typeof__ (a) kept_ = (a);                                                                                        \
    (a) = (b);                                                                                                         \
    (b) = kept_;                                                                                                       \
  }                                                                                                                    \
  G_STMT_END

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

static void
swap_details (NonetDetails *details, NonetPuzzle *puzzle)
{
  SWAP (details->alphabet, puzzle->alphabet);
  SWAP (details->title, puzzle->title);
  SWAP (details->author, puzzle->author);
  SWAP (details->comment, puzzle->comment);
  SWAP (details->solution, puzzle->solution);
}

void
nonet_step_swap (NonetStep *step, NonetPuzzle **puzzle)
{
  if (step->puzzle != NULL)
    {
      SWAP (step->puzzle, *puzzle);
      return;
    }

  for (guint i = 0; i < step->n_cells; i++)
    {
      NonetCellState present = nonet_cell_state_get (*puzzle, step->cells[i].cell);

      nonet_cell_state_set (*puzzle, &step->cells[i]);
      step->cells[i] = present;
    }
  if (step->details != NULL)
    swap_details (step->details, *puzzle);
  nonet_puzzle_drop_empty_arrays (*puzzle);
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

void
nonet_step_free (NonetStep *step)
{
  if (step == NULL)
    return;
  g_clear_pointer (&step->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&step->details, nonet_details_free);
  g_free (step->cells);
  g_free (step);
}

static gboolean
all_zero (gconstpointer bytes, gsize size)
{
  const guint8 *byte = bytes;

  return size == 0 || (byte[0] == 0 && memcmp (byte, byte + 1, size - 1) == 0);
}

void
nonet_puzzle_drop_empty_arrays (NonetPuzzle *puzzle)
{
  gsize n_cells = nonet_puzzle_get_cells (puzzle);

  if (puzzle->marks != NULL && all_zero (puzzle->marks, n_cells * sizeof *puzzle->marks))
    g_clear_pointer (&puzzle->marks, g_free);
  if (puzzle->eliminated != NULL && all_zero (puzzle->eliminated, n_cells * sizeof *puzzle->eliminated))
    g_clear_pointer (&puzzle->eliminated, g_free);
  if (puzzle->colours != NULL && all_zero (puzzle->colours, n_cells))
    g_clear_pointer (&puzzle->colours, g_free);
}
