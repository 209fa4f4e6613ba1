/* Checkpoints of a document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/checkpoints.h"

#include "document/document-private.h"

/* Puts a list in the place of the one there is, which a file may hold a reference to. */
static void
change_to (NonetDocument *self, GPtrArray *checkpoints)
{
  g_ptr_array_unref (self->checkpoints);
  self->checkpoints = checkpoints;
  if (nonet_document_find_trial (self) == checkpoints->len)
    self->trial = NULL;
  self->checkpoints_saved = FALSE;
  nonet_document_note_change (self, NULL);
  g_signal_emit_by_name (self, "checkpoints-changed");
  nonet_document_notify_properties (self);
}

static void
add_checkpoint (NonetDocument *self, const char *name, gboolean tries)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_copy (self->puzzle);
  GPtrArray *checkpoints = nonet_checkpoints_copy (self->checkpoints);

  g_ptr_array_add (checkpoints, nonet_checkpoint_new (name, puzzle));
  nonet_checkpoints_trim (checkpoints);
  if (tries)
    self->trial = puzzle;
  change_to (self, checkpoints);
}

void
nonet_document_add_checkpoint (NonetDocument *self, const char *name)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self) && name != NULL);
  add_checkpoint (self, name, FALSE);
}

void
nonet_document_start_trial (NonetDocument *self, const char *name)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self) && name != NULL);
  add_checkpoint (self, name, TRUE);
}

void
nonet_document_end_trial (NonetDocument *self)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));
  self->trial = NULL;
  g_signal_emit_by_name (self, "checkpoints-changed");
}

guint
nonet_document_find_trial (NonetDocument *self)
{
  guint i = 0;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), 0);
  while (i < self->checkpoints->len && ((NonetCheckpoint *) self->checkpoints->pdata[i])->puzzle != self->trial)
    i++;
  return i;
}

void
nonet_document_rename_checkpoint (NonetDocument *self, guint index, const char *name)
{
  g_autoptr (NonetCheckpoint) before = NULL;
  GPtrArray *checkpoints;

  g_return_if_fail (NONET_IS_DOCUMENT (self) && index < self->checkpoints->len && name != NULL);

  checkpoints = nonet_checkpoints_copy (self->checkpoints);
  before = checkpoints->pdata[index];
  checkpoints->pdata[index] = nonet_checkpoint_new (name, before->puzzle);
  change_to (self, checkpoints);
}

NonetCheckpoint *
nonet_document_remove_checkpoint (NonetDocument *self, guint index)
{
  GPtrArray *checkpoints;
  NonetCheckpoint *removed;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self) && index < self->checkpoints->len, NULL);

  checkpoints = nonet_checkpoints_copy (self->checkpoints);
  removed = g_ptr_array_steal_index (checkpoints, index);
  change_to (self, checkpoints);
  return removed;
}

void
nonet_document_restore_checkpoint (NonetDocument *self, guint index, NonetCheckpoint *checkpoint)
{
  GPtrArray *checkpoints;

  g_return_if_fail (NONET_IS_DOCUMENT (self) && checkpoint != NULL);

  checkpoints = nonet_checkpoints_copy (self->checkpoints);
  g_ptr_array_insert (checkpoints, (gint) MIN (index, checkpoints->len), nonet_checkpoint_ref (checkpoint));
  nonet_checkpoints_trim (checkpoints);
  change_to (self, checkpoints);
}

NonetPuzzle *
nonet_document_dup_for_file (NonetDocument *self)
{
  NonetPuzzle *puzzle;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);

  if (self->checkpoints->len == 0)
    return nonet_document_dup_snapshot (self);
  puzzle = nonet_puzzle_copy (self->puzzle);
  puzzle->checkpoints = g_ptr_array_ref (self->checkpoints);
  return puzzle;
}

guint
nonet_document_get_n_checkpoints (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), 0);
  return self->checkpoints->len;
}

static const NonetCheckpoint *
get_checkpoint (NonetDocument *self, guint index)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self) && index < self->checkpoints->len, NULL);
  return self->checkpoints->pdata[index];
}

const char *
nonet_document_get_checkpoint_name (NonetDocument *self, guint index)
{
  const NonetCheckpoint *checkpoint = get_checkpoint (self, index);

  return checkpoint != NULL ? checkpoint->name : NULL;
}

const NonetPuzzle *
nonet_document_peek_checkpoint (NonetDocument *self, guint index)
{
  const NonetCheckpoint *checkpoint = get_checkpoint (self, index);

  return checkpoint != NULL ? checkpoint->puzzle : NULL;
}

gboolean
nonet_document_return_to_checkpoint (NonetDocument *self, guint index)
{
  const NonetPuzzle *state = nonet_document_peek_checkpoint (self, index);

  if (state == NULL)
    return FALSE;
  nonet_document_begin_group (self);
  /* If only cells differ, nothing needs to be shown anew but those. */
  if (nonet_puzzle_equal_details (self->puzzle, state))
    for (guint cell = 0; cell < nonet_puzzle_get_cells (state); cell++)
      {
        const NonetCellState before = nonet_cell_state_get (state, cell);

        nonet_edit_touch_cell (self, cell);
        nonet_cell_state_set (self->puzzle, &before);
      }
  else
    {
      g_autoptr (NonetPuzzle) copy = nonet_puzzle_copy (state);

      nonet_edit_replace (self, copy);
    }
  return nonet_document_end_group (self);
}
