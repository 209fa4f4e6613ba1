/* Checkpoints of a puzzle: states of it that are kept by name, and how many of them there may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"

/* The name is copied. */
NonetCheckpoint *nonet_checkpoint_new (const char *name, NonetPuzzle *puzzle);
NonetCheckpoint *nonet_checkpoint_ref (NonetCheckpoint *self);
void nonet_checkpoint_unref (NonetCheckpoint *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetCheckpoint, nonet_checkpoint_unref)

/* Lists of them, the latest last: an empty one, and a copy that may be changed of one that may be NULL. */
GPtrArray *nonet_checkpoints_new (void);
GPtrArray *nonet_checkpoints_copy (GPtrArray *checkpoints);

/* Removes the earliest of them until there are no more than 100, and no more than a file can have without being too large to be
 * read. Returns how many were removed. */
guint nonet_checkpoints_trim (GPtrArray *checkpoints);
