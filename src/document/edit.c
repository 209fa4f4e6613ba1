/* How a change of the document happens: record what it touches, then keep what differs as a step of undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/document-private.h"

#include <string.h>

void
nonet_edit_begin (NonetDocument *self)
{
  NonetEdit *edit = &self->edit;

  if (edit->depth++ > 0)
    return;
  nonet_document_make_writable (self);
  edit->cells = g_array_new (FALSE, FALSE, sizeof (NonetCellState));
  edit->touched = g_malloc0 (nonet_puzzle_get_cells (self->puzzle) / 8 + 1);
}

void
nonet_edit_touch_cell (NonetDocument *self, guint cell)
{
  NonetEdit *edit = &self->edit;
  NonetCellState state;

  if (edit->puzzle != NULL || edit->touched[cell / 8] >> cell % 8 & 1)
    return;
  edit->touched[cell / 8] |= (guint8) (1u << cell % 8);
  state = nonet_cell_state_get (self->puzzle, cell);
  g_array_append_val (edit->cells, state);
}

void
nonet_edit_touch_details (NonetDocument *self)
{
  if (self->edit.puzzle == NULL && self->edit.details == NULL)
    self->edit.details = nonet_puzzle_dup_details (self->puzzle);
}

/* The step that leads back from the present to what was recorded; takes the record. */
static NonetStep *
take_step (NonetEdit *edit)
{
  NonetStep *step = nonet_step_new ();

  step->puzzle = g_steal_pointer (&edit->puzzle);
  if (step->puzzle == NULL)
    {
      gsize n_cells = 0;

      step->details = g_steal_pointer (&edit->details);
      step->cells = g_array_steal (edit->cells, &n_cells);
      step->n_cells = (guint) n_cells;
    }
  g_clear_pointer (&edit->details, nonet_puzzle_unref);
  g_clear_pointer (&edit->cells, g_array_unref);
  g_clear_pointer (&edit->touched, g_free);
  return step;
}

void
nonet_edit_replace (NonetDocument *self, NonetPuzzle *puzzle)
{
  NonetEdit *edit = &self->edit;

  if (edit->puzzle == NULL)
    {
      g_autoptr (NonetStep) back = take_step (edit);
      g_autoptr (NonetStep) again = nonet_step_apply (back, &self->puzzle);

      edit->puzzle = g_steal_pointer (&self->puzzle);
    }
  else
    g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = nonet_puzzle_copy (puzzle);
  self->shared = FALSE;
  nonet_puzzle_drop_empty_arrays (self->puzzle);
}

/* A solution that came with the file is kept only while the givens do not contradict it. */
static void
drop_contradicted_solution (NonetDocument *self)
{
  const NonetPuzzle *puzzle = self->puzzle;
  guint n_cells = nonet_puzzle_get_cells (puzzle);

  if (puzzle->solution == NULL)
    return;
  for (guint cell = 0; cell < n_cells; cell++)
    if (puzzle->givens[cell] != 0 && puzzle->givens[cell] != puzzle->solution[cell])
      {
        nonet_edit_touch_details (self);
        g_clear_pointer (&self->puzzle->solution, g_free);
        return;
      }
}

/* Leaves in the step only what differs from the puzzle. Returns whether that is anything. */
static gboolean
shrink_step (NonetStep *step, const NonetPuzzle *puzzle)
{
  guint kept = 0;

  if (step->puzzle != NULL)
    return !nonet_puzzle_equal (step->puzzle, puzzle);

  for (guint i = 0; i < step->n_cells; i++)
    {
      NonetCellState present = nonet_cell_state_get (puzzle, step->cells[i].cell);

      if (!nonet_cell_state_equal (&present, &step->cells[i]))
        step->cells[kept++] = step->cells[i];
    }
  step->n_cells = kept;
  step->cells = g_renew (NonetCellState, step->cells, kept);
  if (step->details != NULL && nonet_puzzle_equal_details (step->details, puzzle))
    g_clear_pointer (&step->details, nonet_puzzle_unref);
  return kept > 0 || step->details != NULL;
}

gboolean
nonet_edit_end (NonetDocument *self)
{
  g_autoptr (NonetStep) step = NULL;
  gboolean replaced;

  g_return_val_if_fail (self->edit.depth > 0, FALSE);
  if (--self->edit.depth > 0)
    return FALSE;

  if (self->edit.puzzle == NULL)
    drop_contradicted_solution (self);
  nonet_puzzle_drop_empty_arrays (self->puzzle);
  step = take_step (&self->edit);
  if (!shrink_step (step, self->puzzle))
    return FALSE;

  replaced = step->puzzle != NULL;
  if (nonet_step_changes_values (step, self->puzzle))
    nonet_document_begin_generation (self);
  if (self->saved_depth > (gint) self->undo->len)
    self->saved_depth = -1;
  g_ptr_array_set_size (self->redo, 0);
  g_ptr_array_add (self->undo, g_steal_pointer (&step));

  if (replaced)
    g_signal_emit_by_name (self, "replaced");
  g_signal_emit_by_name (self, "changed");
  nonet_document_notify_properties (self);
  return TRUE;
}
