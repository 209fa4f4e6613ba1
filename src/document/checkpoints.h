/* Checkpoints: states of the puzzle that are kept by name, to be returned to; and the way back through the steps of undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checkpoints belong to the document and are no part of its history: undo does not take them away. They are kept with the session.
 */
#pragma once

#include "document/document.h"

G_BEGIN_DECLS

/* Keeps the present state under a name, which is copied. The document emits "checkpoints-changed", as it does after removing. */
void nonet_document_add_checkpoint (NonetDocument *self, const char *name);
void nonet_document_remove_checkpoints (NonetDocument *self);

guint nonet_document_get_n_checkpoints (NonetDocument *self);
/* Owned by the document until its checkpoints change. */
const char *nonet_document_get_checkpoint_name (NonetDocument *self, guint index);

/* Makes the puzzle as it was, in one step of undo. Returns whether anything changed. */
gboolean nonet_document_return_to_checkpoint (NonetDocument *self, guint index);
gboolean nonet_document_return_to (NonetDocument *self, const NonetPuzzle *state);

/* One step that was done. */
typedef struct
{
  guint n_cells; /* that many cells changed; 0: the puzzle as a whole, or its details */
  guint cell;    /* one of them, */
  guint value;   /* and its value after the step; 0: none */
} NonetDocumentChange;

/* The latest steps that can be undone, at most that many, the latest first. Free the array. */
NonetDocumentChange *nonet_document_dup_changes (NonetDocument *self, guint most, guint *n_changes);

/* Undoes that many steps, which can be redone one by one. */
void nonet_document_go_back (NonetDocument *self, guint n_steps);

G_END_DECLS
