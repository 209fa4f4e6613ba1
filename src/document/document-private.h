/* What the files of the document share among themselves: its fields, its steps of undo, and how it is changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "document/document.h"
#include "formats/puzzle.h"

/* All that belongs to one cell. */
typedef struct
{
  SudokuSet marks;
  SudokuSet corners;
  SudokuSet eliminated;
  NonetCandidateColours candidate_colours;
  guint16 cell;
  guint8 given;
  guint8 entry;
  guint8 colour;
} NonetCellState;

/* A step of undo: the little that differs between a puzzle and what it was before. It holds the other side's values: applying it gives
 * the step that leads back, so one kind serves undo and redo, and a history costs only what changed: 72 bytes for a cell.
 *
 * Counted by reference, and immutable once it is part of a history: a worker may read it. */
typedef struct
{
  NonetPuzzle *puzzle;  /* a whole other puzzle, or NULL; if set, nothing else is */
  NonetPuzzle *details; /* or NULL: as nonet_puzzle_dup_details () makes them */
  guint n_cells;
  NonetCellState *cells;
  gboolean filled_in; /* by the program, which has a solution */
} NonetStep;

/* The state of a cell; and back. */
NonetCellState nonet_cell_state_get (const NonetPuzzle *puzzle, guint cell);
void nonet_cell_state_set (NonetPuzzle *puzzle, const NonetCellState *state);
gboolean nonet_cell_state_equal (const NonetCellState *a, const NonetCellState *b);

/* An empty step. */
NonetStep *nonet_step_new (void);
NonetStep *nonet_step_ref (NonetStep *step);
void nonet_step_unref (NonetStep *step);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetStep, nonet_step_unref)

/* Gives *puzzle what the step holds, and returns the step that leads back. *puzzle must be writable unless the step holds a
 * whole puzzle, which takes its place then and is shared with the step. */
NonetStep *nonet_step_apply (const NonetStep *step, NonetPuzzle **puzzle);

/* Whether the step changes givens or entries, the rules, or the whole puzzle. */
gboolean nonet_step_changes_values (const NonetStep *step, const NonetPuzzle *puzzle);

/* An edit under way: how everything touched so far was before it. */
typedef struct
{
  guint depth;          /* groups begun and not yet ended */
  GArray *cells;        /* NonetCellState of each cell touched */
  guint8 *touched;      /* a bit a cell */
  NonetPuzzle *details; /* or NULL: untouched */
  NonetPuzzle *puzzle;  /* the whole puzzle before it was replaced, or NULL */
  gboolean filled_in;
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
  const NonetPuzzle *trial; /* the state of one of them; NULL: nothing is tried */

  GFile *file;
  char *etag; /* of the content of the file that the document is of, or NULL */
  gboolean editing_givens;
  gboolean tidy_marks;
  gboolean rewritten; /* more than a game has changed since the document was saved */
  NonetPlayed played;

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

/* Every change of the puzzle happens in a group of edits, after touching the cells it changes. The end of the outermost group makes
 * one step of undo of what is different from before, and emits the signals. */
void nonet_edit_touch_cell (NonetDocument *self, guint cell);
void nonet_edit_replace (NonetDocument *self, NonetPuzzle *puzzle);

/* Notes what became of the document with a step that leads back; NULL: a change of its checkpoints. */
void nonet_document_note_change (NonetDocument *self, const NonetStep *back);

/* Notifies of the properties whose values are others than they were last. */
void nonet_document_notify_properties (NonetDocument *self);
