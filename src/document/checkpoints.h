/* Checkpoints: states of the puzzle that are kept by name, to be returned to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checkpoints belong to the document and are no part of its history: undo does not take them away. They are kept with the session
 * and in files of the native format.
 */
#pragma once

#include "document/document.h"
#include "formats/puzzle.h"

/* Keeps the present state under a name, which is copied. If there are too many (see formats/puzzle.h), the earliest is
 * dropped. The document emits "checkpoints-changed", as it does after each of these. */
void nonet_document_add_checkpoint (NonetDocument *self, const char *name);
void nonet_document_rename_checkpoint (NonetDocument *self, guint index, const char *name);
/* Takes one away, and puts one back in its place. Returns a reference. */
NonetCheckpoint *nonet_document_remove_checkpoint (NonetDocument *self, guint index);
void nonet_document_restore_checkpoint (NonetDocument *self, guint index, NonetCheckpoint *checkpoint);

guint nonet_document_get_n_checkpoints (NonetDocument *self);
/* Owned by the document until its checkpoints change. */
const char *nonet_document_get_checkpoint_name (NonetDocument *self, guint index);

/* The state of the checkpoint, to read only, as long. It belongs to no other checkpoint. */
const NonetPuzzle *nonet_document_peek_checkpoint (NonetDocument *self, guint index);

/* Keeps the present state, too, from which values are tried until that is ended or the checkpoint goes; the trial is kept with the session
 * and with games. Returns the number of the checkpoint, or that of all if nothing is tried. */
void nonet_document_start_trial (NonetDocument *self, const char *name);
void nonet_document_end_trial (NonetDocument *self);
guint nonet_document_find_trial (NonetDocument *self);

/* The present state together with the checkpoints, immutable, for a file. */
NonetPuzzle *nonet_document_dup_for_file (NonetDocument *self);

/* Makes the puzzle as it was, in one step of undo. Returns whether anything changed. */
gboolean nonet_document_return_to_checkpoint (NonetDocument *self, guint index);
