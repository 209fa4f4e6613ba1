/* What the files of the document share among themselves: its fields, and how an edit begins and ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "document/document.h"
#include "document/step.h"
#include "formats/checkpoint.h"

G_BEGIN_DECLS

/* An edit under way: how everything touched so far was before it. */
typedef struct
{
  guint depth;          /* groups begun and not yet ended */
  GArray *cells;        /* NonetCellState of each cell touched */
  guint8 *touched;      /* a bit a cell */
  NonetPuzzle *details; /* or NULL: untouched */
  NonetPuzzle *puzzle;  /* the whole puzzle before it was replaced, or NULL */
} NonetEdit;

struct _NonetDocument
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  gboolean shared; /* somebody else may hold a reference to puzzle: copy it before changing */
  guint64 generation;

  /* A state is known by how many steps lead to it, so that undoing to the saved one is not mistaken for coming to one
   * that merely looks like it. */
  GPtrArray *undo; /* NonetStep, the latest last */
  GPtrArray *redo;
  gint saved_depth; /* steps there were to undo when the document was saved; -1: it cannot be brought there again */
  NonetEdit edit;

  GPtrArray
      *checkpoints; /* NonetCheckpoint; files may hold a reference: a change makes another list. The puzzle has none. */
  gboolean checkpoints_saved;

  GFile *file;
  char *etag; /* of the content of the file that the document is of, or NULL */
  gboolean editing_givens;
  gboolean tidy_marks;

  struct
  {
    gboolean modified, can_undo, can_redo;
    char *title;
  } notified; /* property values as they were last */
};

/* Makes the generation one that no document has had. Documents belong to the main thread. */
void nonet_document_begin_generation (NonetDocument *self);

/* Makes self->puzzle one that may be changed. */
void nonet_document_make_writable (NonetDocument *self);

/* Every change of the puzzle happens between begin and end, after touching what it changes. end returns
 * whether anything is different from before the outermost begin, and if so makes that one step of undo and
 * emits the signals. */
void nonet_edit_begin (NonetDocument *self);
void nonet_edit_touch_cell (NonetDocument *self, guint cell);
void nonet_edit_touch_details (NonetDocument *self);
void nonet_edit_replace (NonetDocument *self, NonetPuzzle *puzzle);
gboolean nonet_edit_end (NonetDocument *self);

/* Notifies of the properties whose values are others than they were last. */
void nonet_document_notify_properties (NonetDocument *self);

G_END_DECLS
