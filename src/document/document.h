/* The puzzle being worked on: every change goes through here, can be undone, and is signalled to whoever shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"

#define NONET_TYPE_DOCUMENT (nonet_document_get_type ())
G_DECLARE_FINAL_TYPE (NonetDocument, nonet_document, NONET, DOCUMENT, GObject)

/* Properties (all with notify): "file" (GFile or NULL), "etag", "title" (what a window shows: the puzzle's title, else the file's name,
 * else "Untitled"), "modified", "can-undo", "can-redo", "editing-givens" (whether entered symbols become
 * givens: setting a puzzle, as opposed to solving it), "tidy-marks" (whether a value that is set is taken out of the marks of the
 * cells that see it, as part of the same step).
 * Signals: "changed" (anything of the board, its rules, the alphabet or the marks; once per edit or undo),
 * "replaced" (a whole new puzzle, also the shape may be another; followed by "changed"),
 * "checkpoints-changed" (see checkpoints.h), "played" (time was added, or something else that belongs to playing). */

/* A document on a copy of the puzzle. */
NonetDocument *nonet_document_new (const NonetPuzzle *puzzle);

/* The same, to set the puzzle: what is entered becomes givens. */
NonetDocument *nonet_document_new_to_set (const NonetPuzzle *puzzle);

/* The present state, immutable, for a task or a file; cheap when nothing changed since the last call. */
NonetPuzzle *nonet_document_dup_snapshot (NonetDocument *self);

/* The puzzle that is asked what solutions it has: everything on the board while it is set; while it is played, the givens alone, since
 * what is said of entries would give mistakes away. Caller owns it. And whether this still is that puzzle. */
NonetPuzzle *nonet_document_dup_counted (NonetDocument *self);
gboolean nonet_document_is_counted (NonetDocument *self, const NonetPuzzle *puzzle);

/* The present state, to read only and only until the next change. */
const NonetPuzzle *nonet_document_peek (NonetDocument *self);

const SudokuShape *nonet_document_get_shape (NonetDocument *self);
NonetAlphabet *nonet_document_get_alphabet (NonetDocument *self);

/* A number that is another one after every change of givens, entries or rules, and in every other document: results of a task that
 * started under an older generation are no longer wanted. */
guint64 nonet_document_get_generation (NonetDocument *self);

/* What the cell shows: given, else entry, else 0. */
guint nonet_document_get_value (NonetDocument *self, guint cell);
gboolean nonet_document_is_given (NonetDocument *self, guint cell);

/* Whether no cell is blank. */
gboolean nonet_document_is_full (NonetDocument *self);

/* Whether it is full and no rule is broken. */
gboolean nonet_document_is_solved (NonetDocument *self);

/* Whether nonet_document_fill_in () has taken part in what is entered. */
gboolean nonet_document_is_filled_in (NonetDocument *self);

gboolean nonet_document_get_can_undo (NonetDocument *self);
gboolean nonet_document_get_can_redo (NonetDocument *self);

gboolean nonet_document_get_editing_givens (NonetDocument *self);
void nonet_document_set_editing_givens (NonetDocument *self, gboolean editing_givens);

/* What a file is called on screen, whatever the encoding of its name; NULL for NULL. Caller frees. */
char *nonet_file_dup_name (GFile *file);

/* What "title" says; caller frees. */
char *nonet_document_dup_title (NonetDocument *self);

/* Edits. cells is an array of n_cells cell numbers; each call is one step of undo, with one "changed".
 * Values of givens are left alone unless "editing-givens" is set; then what is entered becomes a given. A value set in a
 * cell removes nothing else; value 0 clears. Marks go to blank cells only: the mark is set in all of them, or
 * taken out if all have it. Return whether anything changed (FALSE within a group: its end returns that). */
gboolean nonet_document_set_value (NonetDocument *self, const guint *cells, guint n_cells, guint value);
gboolean nonet_document_toggle_mark (NonetDocument *self, const guint *cells, guint n_cells, guint value);
gboolean nonet_document_toggle_corner (NonetDocument *self, const guint *cells, guint n_cells, guint value);
/* Strikes a candidate out by hand, or brings it back. */
gboolean nonet_document_toggle_eliminated (NonetDocument *self, const guint *cells, guint n_cells, guint value);
/* colour is 0 (none) to NONET_MAX_COLOUR; givens can be coloured too. */
gboolean nonet_document_set_colour (NonetDocument *self, const guint *cells, guint n_cells, guint colour);
/* The same of a candidate of the cells that are blank, whoever noted it. */
gboolean nonet_document_set_candidate_colour (NonetDocument *self,
                                              const guint *cells,
                                              guint n_cells,
                                              guint value,
                                              guint colour);
/* Clears entries, marks and colours of the cells (and givens, if they are being edited). */
gboolean nonet_document_clear (NonetDocument *self, const guint *cells, guint n_cells);
/* Fills the blank cells with the values (a chosen solution) as entries, in one step. */
gboolean nonet_document_fill (NonetDocument *self, const guint8 *values);
/* Makes the board a solution, in place of entries that contradict it: for the program, which has not solved it for the person. */
gboolean nonet_document_fill_in (NonetDocument *self, const guint8 *solution);
/* Turns all entries into givens, or all givens into entries, in one step. */
gboolean nonet_document_fix_entries (NonetDocument *self);
gboolean nonet_document_free_givens (NonetDocument *self);
/* Fills every blank cell's centre marks with sets (the pruned candidates, say), in one step. */
gboolean nonet_document_set_marks (NonetDocument *self, const SudokuSet *sets);
/* Removes all entries, marks and colours. */
gboolean nonet_document_restart (NonetDocument *self);
/* Replaces everything but the checkpoints by a copy of the puzzle, as a paste does. */
void nonet_document_replace_puzzle (NonetDocument *self, const NonetPuzzle *puzzle);
/* Gives the board other further rules, or regions of another form, in one step; the shape is of the board's order. */
gboolean nonet_document_set_shape (NonetDocument *self, const SudokuShape *shape);
/* Shows the same values in other symbols, in one step; the alphabet must have the board's order. */
gboolean nonet_document_set_alphabet (NonetDocument *self, NonetAlphabet *alphabet);
void nonet_document_set_details (NonetDocument *self, const char *title, const char *author, const char *comment);

/* All edits between begin and its end are one step of undo, with one "changed" (several groups may be nested: the outermost
 * counts). End returns whether the step is there: that anything is different from before. Undo and redo wait until then. */
void nonet_document_begin_group (NonetDocument *self);
gboolean nonet_document_end_group (NonetDocument *self);

/* Undo has no limit. Both do nothing when there is nothing to undo or redo. */
void nonet_document_undo (NonetDocument *self);
void nonet_document_redo (NonetDocument *self);

/* What a step did: that many cells got another value, or if none did, other marks or colours; 0: the puzzle as a whole changed, or its
 * details. */
typedef struct
{
  guint n_cells;
  guint cell;  /* one of them, */
  guint value; /* and its new value; 0: none */
} NonetDocumentChange;

/* The latest steps that can be undone, at most that many, the latest first. Free the array. */
NonetDocumentChange *nonet_document_dup_changes (NonetDocument *self, guint most, guint *n_changes);

/* How long it has been played, which is no edit: what is saved stays saved, and nothing is undone. */
void nonet_document_add_elapsed (NonetDocument *self, guint seconds);

/* What belongs to playing the puzzle, and to no file: records keep it. Another puzzle in its place has none of it. */
typedef struct
{
  char *level;      /* the id of a kind of new puzzles, or NULL: not known */
  char *collection; /* URI of the file that the puzzle is of, or NULL */
  guint index;      /* among those of the file */
  guint n_hints, n_checks;
} NonetPlayed;

const NonetPlayed *nonet_document_get_played (NonetDocument *self);
void nonet_document_set_level (NonetDocument *self, const char *level);
void nonet_document_set_collection (NonetDocument *self, const char *uri, guint index);
void nonet_document_count_help (NonetDocument *self, guint n_hints, guint n_checks);

/* The file the document came from or was saved to; saving marks this state as the unmodified one, also after undo. */
GFile *nonet_document_get_file (NonetDocument *self);
void nonet_document_set_file (NonetDocument *self, GFile *file);

/* The etag (see GFileInfo) that the file had when the document was read from it or written to it; NULL: not known. Another file
 * has none yet. */
const char *nonet_document_get_etag (NonetDocument *self);
void nonet_document_set_etag (NonetDocument *self, const char *etag);
void nonet_document_mark_saved (NonetDocument *self, const NonetPuzzle *snapshot);
gboolean nonet_document_get_modified (NonetDocument *self);

/* Whether more than a game has changed since then: givens, what the puzzle is called, or whatever was changed while it was set. */
gboolean nonet_document_is_rewritten (NonetDocument *self);
