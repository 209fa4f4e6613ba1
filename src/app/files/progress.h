/* How far the puzzles of collections are: each that was begun is kept in a folder, with all its steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is kept belongs to the puzzle, that is to its board and its givens: it is found again in another file, too, and
 * wherever its file is moved.
 */
#pragma once

#include "document/document.h"

typedef enum
{
  NONET_PROGRESS_NONE,
  NONET_PROGRESS_BEGUN,
  NONET_PROGRESS_SOLVED,
  NONET_PROGRESS_FILLED_IN /* by the program */
} NonetProgressState;

#define NONET_TYPE_PROGRESS (nonet_progress_get_type ())
G_DECLARE_FINAL_TYPE (NonetProgress, nonet_progress, NONET, PROGRESS, GObject)

/* What a folder holds, which is made when something is kept. */
NonetProgress *nonet_progress_new (const char *folder);

/* Of the puzzle with these givens, whatever else it has. */
NonetProgressState nonet_progress_get_state (NonetProgress *self, const NonetPuzzle *puzzle);

/* Whether the document is the puzzle, with whatever was entered: the same board and the same givens. */
gboolean nonet_progress_is_of (NonetDocument *document, const NonetPuzzle *puzzle);

/* Keeps a document, or forgets it if nothing is entered, marked or coloured. It is written in the background. */
void nonet_progress_keep (NonetProgress *self, NonetDocument *document);

/* What was kept of a puzzle, with its steps of undo, or NULL. */
NonetDocument *nonet_progress_load_document (NonetProgress *self, const NonetPuzzle *puzzle);

/* Waits until everything is written; for the end of the process. */
void nonet_progress_flush (NonetProgress *self);
