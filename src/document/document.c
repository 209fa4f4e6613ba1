/* The document: its state, its history, the file it belongs to, and what it notifies of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "document/document-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sudoku/diagnosis.h"

G_DEFINE_FINAL_TYPE (NonetDocument, nonet_document, G_TYPE_OBJECT)

enum
{
  PROP_FILE = 1,
  PROP_ETAG,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_EDITING_GIVENS,
  PROP_TIDY_MARKS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

NonetDocument *
nonet_document_new (const NonetPuzzle *puzzle)
{
  NonetDocument *self;

  g_return_val_if_fail (puzzle != NULL, NULL);

  self = g_object_new (NONET_TYPE_DOCUMENT, NULL);
  self->puzzle = nonet_puzzle_copy (puzzle);
  nonet_puzzle_drop_empty_arrays (self->puzzle);
  self->checkpoints = g_steal_pointer (&self->puzzle->checkpoints);
  if (self->checkpoints == NULL)
    self->checkpoints = nonet_checkpoints_new ();
  self->notified.title = nonet_document_dup_title (self);
  return self;
}

NonetDocument *
nonet_document_new_to_set (const NonetPuzzle *puzzle)
{
  NonetDocument *self = nonet_document_new (puzzle);

  g_object_set (self, "editing-givens", TRUE, NULL);
  return self;
}

void
nonet_document_make_writable (NonetDocument *self)
{
  if (self->shared)
    {
      NonetPuzzle *copy = nonet_puzzle_copy (self->puzzle);

      nonet_puzzle_unref (self->puzzle);
      self->puzzle = copy;
      self->shared = FALSE;
    }
}

NonetPuzzle *
nonet_document_dup_snapshot (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);

  if (self->edit.depth > 0)
    return nonet_puzzle_copy (self->puzzle);
  self->shared = TRUE;
  return nonet_puzzle_ref (self->puzzle);
}

NonetPuzzle *
nonet_document_dup_counted (NonetDocument *self)
{
  NonetPuzzle *puzzle;

  if (self->editing_givens)
    return nonet_document_dup_snapshot (self);
  puzzle = nonet_puzzle_copy (self->puzzle);
  memset (puzzle->entries, 0, nonet_puzzle_get_cells (puzzle));
  return puzzle;
}

gboolean
nonet_document_is_counted (NonetDocument *self, const NonetPuzzle *puzzle)
{
  gboolean same = sudoku_shape_equal (puzzle->shape, self->puzzle->shape);

  for (guint cell = 0; same && cell < nonet_puzzle_get_cells (puzzle); cell++)
    same = (puzzle->givens[cell] | puzzle->entries[cell])
           == (self->puzzle->givens[cell] | (self->editing_givens ? self->puzzle->entries[cell] : 0));
  return same;
}

const NonetPuzzle *
nonet_document_peek (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);
  return self->puzzle;
}

const SudokuShape *
nonet_document_get_shape (NonetDocument *self)
{
  return self->puzzle->shape;
}

NonetAlphabet *
nonet_document_get_alphabet (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);
  return self->puzzle->alphabet;
}

void
nonet_document_begin_generation (NonetDocument *self)
{
  static guint64 last_generation;

  self->generation = ++last_generation;
}

guint64
nonet_document_get_generation (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), 0);
  return self->generation;
}

guint
nonet_document_get_value (NonetDocument *self, guint cell)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), 0);
  g_return_val_if_fail (cell < nonet_puzzle_get_cells (self->puzzle), 0);
  return self->puzzle->givens[cell] != 0 ? self->puzzle->givens[cell] : self->puzzle->entries[cell];
}

gboolean
nonet_document_is_given (NonetDocument *self, guint cell)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (cell < nonet_puzzle_get_cells (self->puzzle), FALSE);
  return self->puzzle->givens[cell] != 0;
}

static gboolean
changes_givens (const NonetStep *step, const NonetPuzzle *puzzle)
{
  for (guint i = 0; i < step->n_cells; i++)
    if (step->cells[i].given != puzzle->givens[step->cells[i].cell])
      return TRUE;
  return step->details != NULL || step->puzzle != NULL;
}

static void
clear_played (NonetPlayed *played)
{
  g_free (played->level);
  g_free (played->collection);
  *played = (NonetPlayed){ 0 };
}

void
nonet_document_note_change (NonetDocument *self, const NonetStep *back)
{
  if (back != NULL && back->puzzle != NULL)
    clear_played (&self->played);
  if (!nonet_document_get_modified (self))
    self->rewritten = FALSE;
  else if (self->editing_givens || (back != NULL && changes_givens (back, self->puzzle)))
    self->rewritten = TRUE;
}

/* Applies the latest step of one list, and adds the way back to the other. */
static void
step_over (NonetDocument *self, GPtrArray *from, GPtrArray *to)
{
  g_autoptr (NonetStep) step = NULL;
  NonetStep *back;

  if (from->len == 0 || self->edit.depth > 0)
    return;
  step = g_ptr_array_steal_index (from, from->len - 1);
  if (step->puzzle == NULL)
    nonet_document_make_writable (self);
  back = nonet_step_apply (step, &self->puzzle);
  if (step->puzzle != NULL)
    self->shared = TRUE;
  g_ptr_array_add (to, back);
  nonet_document_note_change (self, back);
  if (nonet_step_changes_values (back, self->puzzle))
    nonet_document_begin_generation (self);
  if (step->puzzle != NULL)
    g_signal_emit_by_name (self, "replaced");
  g_signal_emit_by_name (self, "changed");
  nonet_document_notify_properties (self);
}

/* What a step did that led to a puzzle. */
static NonetDocumentChange
describe_step (const NonetStep *step, const NonetPuzzle *puzzle)
{
  NonetDocumentChange change = { 0 };

  for (guint i = 0; i < step->n_cells; i++)
    {
      const NonetCellState *before = &step->cells[i];
      guint value = puzzle->givens[before->cell] | puzzle->entries[before->cell];

      if ((before->given | before->entry) == value)
        continue;
      change = (NonetDocumentChange){ .n_cells = change.n_cells + 1, .cell = before->cell, .value = value };
    }
  if (change.n_cells == 0 && step->n_cells > 0)
    change = (NonetDocumentChange){ .n_cells = step->n_cells, .cell = step->cells[0].cell };
  return change;
}

NonetDocumentChange *
nonet_document_dup_changes (NonetDocument *self, guint most, guint *n_changes)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  NonetDocumentChange *changes;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);

  *n_changes = MIN (self->undo->len, most);
  changes = g_new (NonetDocumentChange, *n_changes);
  puzzle = nonet_puzzle_copy (self->puzzle);
  for (guint i = 0; i < *n_changes; i++)
    {
      const NonetStep *step = self->undo->pdata[self->undo->len - 1 - i];
      g_autoptr (NonetStep) again = NULL;

      changes[i] = describe_step (step, puzzle);
      again = nonet_step_apply (step, &puzzle);
      /* It is the step's own now. */
      if (step->puzzle != NULL)
        {
          NonetPuzzle *copy = nonet_puzzle_copy (puzzle);

          nonet_puzzle_unref (puzzle);
          puzzle = copy;
        }
    }
  return changes;
}

void
nonet_document_undo (NonetDocument *self)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));
  step_over (self, self->undo, self->redo);
}

void
nonet_document_redo (NonetDocument *self)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));
  step_over (self, self->redo, self->undo);
}

GFile *
nonet_document_get_file (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);
  return self->file;
}

void
nonet_document_set_file (NonetDocument *self, GFile *file)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));

  if (!g_set_object (&self->file, file))
    return;
  nonet_document_set_etag (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
  nonet_document_notify_properties (self);
}

const char *
nonet_document_get_etag (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);
  return self->etag;
}

void
nonet_document_set_etag (NonetDocument *self, const char *etag)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));

  if (g_strcmp0 (self->etag, etag) == 0)
    return;
  g_free (self->etag);
  self->etag = g_strdup (etag);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ETAG]);
}

/* How many steps of a list lead to a puzzle that equals the snapshot, 0 if none do. */
static guint
count_steps_to (NonetDocument *self, GPtrArray *steps, const NonetPuzzle *snapshot)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_copy (self->puzzle);

  for (guint i = 1; i <= steps->len; i++)
    {
      const NonetStep *step = steps->pdata[steps->len - i];

      nonet_step_unref (nonet_step_apply (step, &puzzle));
      /* A whole puzzle is shared with the step, and the next one needs a puzzle of its own. */
      if (step->puzzle != NULL)
        {
          nonet_puzzle_unref (puzzle);
          puzzle = nonet_puzzle_copy (step->puzzle);
        }
      if (nonet_puzzle_equal (puzzle, snapshot))
        return i;
    }
  return 0;
}

void
nonet_document_add_elapsed (NonetDocument *self, guint seconds)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));

  nonet_document_make_writable (self);
  self->puzzle->elapsed = MIN (self->puzzle->elapsed + seconds, G_MAXINT);
  g_signal_emit_by_name (self, "played");
}

const NonetPlayed *
nonet_document_get_played (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);
  return &self->played;
}

void
nonet_document_set_level (NonetDocument *self, const char *level)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));

  if (g_strcmp0 (level, self->played.level) == 0)
    return;
  g_free (self->played.level);
  self->played.level = g_strdup (level);
  g_signal_emit_by_name (self, "played");
}

void
nonet_document_set_collection (NonetDocument *self, const char *uri, guint index)
{
  g_autofree char *copy = g_strdup (uri);

  g_return_if_fail (NONET_IS_DOCUMENT (self));

  g_free (self->played.collection);
  self->played.collection = g_steal_pointer (&copy);
  self->played.index = index;
}

void
nonet_document_count_help (NonetDocument *self, guint n_hints, guint n_checks)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));

  self->played.n_hints += n_hints;
  self->played.n_checks += n_checks;
  g_signal_emit_by_name (self, "played");
}

void
nonet_document_mark_saved (NonetDocument *self, const NonetPuzzle *snapshot)
{
  g_autoptr (NonetPuzzle) saved = NULL;
  guint steps;

  g_return_if_fail (NONET_IS_DOCUMENT (self));
  g_return_if_fail (snapshot != NULL);

  /* Writing took a while: the document may have gone on, or back, since the snapshot; its time has in any case. */
  saved = nonet_puzzle_copy (snapshot);
  saved->elapsed = self->puzzle->elapsed;
  self->checkpoints_saved = nonet_checkpoints_equal (saved->checkpoints, self->checkpoints);
  g_clear_pointer (&saved->checkpoints, g_ptr_array_unref);
  if (nonet_puzzle_equal (saved, self->puzzle))
    self->saved_depth = (gint) self->undo->len;
  else if ((steps = count_steps_to (self, self->undo, saved)) > 0)
    self->saved_depth = (gint) (self->undo->len - steps);
  else if ((steps = count_steps_to (self, self->redo, saved)) > 0)
    self->saved_depth = (gint) (self->undo->len + steps);
  else
    self->saved_depth = -1;
  /* What is in the file may be undone by now. */
  self->rewritten = nonet_document_get_modified (self)
                    && (self->editing_givens || !nonet_puzzle_same_givens (saved, self->puzzle)
                        || !nonet_puzzle_equal_details (saved, self->puzzle));
  nonet_document_notify_properties (self);
}

gboolean
nonet_document_get_modified (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  return (gint) self->undo->len != self->saved_depth || !self->checkpoints_saved;
}

gboolean
nonet_document_is_rewritten (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  return self->rewritten;
}

gboolean
nonet_document_get_can_undo (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  return self->undo->len > 0;
}

gboolean
nonet_document_get_can_redo (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  return self->redo->len > 0;
}

gboolean
nonet_document_is_full (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  for (guint cell = 0; cell < nonet_puzzle_get_cells (self->puzzle); cell++)
    if (self->puzzle->givens[cell] == 0 && self->puzzle->entries[cell] == 0)
      return FALSE;
  return TRUE;
}

gboolean
nonet_document_is_solved (NonetDocument *self)
{
  g_autoptr (SudokuGrid) grid = NULL;
  g_autofree bool *conflict = NULL;

  if (!nonet_document_is_full (self))
    return FALSE;
  grid = nonet_puzzle_dup_grid (self->puzzle, TRUE);
  conflict = g_new0 (bool, nonet_puzzle_get_cells (self->puzzle));
  return sudoku_conflicts (grid, conflict, NULL) == 0;
}

/* Looks back to where nothing was entered. */
gboolean
nonet_document_is_filled_in (NonetDocument *self)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_copy (self->puzzle);

  for (guint i = self->undo->len; i-- > 0 && nonet_puzzle_count_entries (puzzle) > 0;)
    {
      const NonetStep *step = self->undo->pdata[i];

      if (step->filled_in || step->puzzle != NULL)
        return step->filled_in;
      nonet_step_unref (nonet_step_apply (step, &puzzle));
    }
  return FALSE;
}

gboolean
nonet_document_get_editing_givens (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  return self->editing_givens;
}

void
nonet_document_set_editing_givens (NonetDocument *self, gboolean editing_givens)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));

  if (self->editing_givens == !!editing_givens)
    return;
  self->editing_givens = !!editing_givens;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EDITING_GIVENS]);
}

char *
nonet_file_dup_name (GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  return name != NULL ? g_filename_display_name (name) : NULL;
}

char *
nonet_document_dup_title (NonetDocument *self)
{
  char *name;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);

  if (self->puzzle->title != NULL && *self->puzzle->title != '\0')
    return g_strdup (self->puzzle->title);
  name = nonet_file_dup_name (self->file);
  return name != NULL ? name : g_strdup (_ ("Untitled"));
}

void
nonet_document_notify_properties (NonetDocument *self)
{
  g_autofree char *title = nonet_document_dup_title (self);
  gboolean modified = nonet_document_get_modified (self);
  gboolean can_undo = self->undo->len > 0, can_redo = self->redo->len > 0;

  g_object_freeze_notify (G_OBJECT (self));
  if (modified != self->notified.modified)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  if (can_undo != self->notified.can_undo)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  if (can_redo != self->notified.can_redo)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  if (g_strcmp0 (title, self->notified.title) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  self->notified.modified = modified;
  self->notified.can_undo = can_undo;
  self->notified.can_redo = can_redo;
  g_free (self->notified.title);
  self->notified.title = g_steal_pointer (&title);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
nonet_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  NonetDocument *self = NONET_DOCUMENT (object);

  switch (id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_ETAG:
      g_value_set_string (value, self->etag);
      break;
    case PROP_TITLE:
      g_value_take_string (value, nonet_document_dup_title (self));
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, nonet_document_get_modified (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, nonet_document_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, nonet_document_get_can_redo (self));
      break;
    case PROP_EDITING_GIVENS:
      g_value_set_boolean (value, self->editing_givens);
      break;
    case PROP_TIDY_MARKS:
      g_value_set_boolean (value, self->tidy_marks);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
nonet_document_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  NonetDocument *self = NONET_DOCUMENT (object);

  switch (id)
    {
    case PROP_FILE:
      nonet_document_set_file (self, g_value_get_object (value));
      break;
    case PROP_ETAG:
      nonet_document_set_etag (self, g_value_get_string (value));
      break;
    case PROP_EDITING_GIVENS:
      nonet_document_set_editing_givens (self, g_value_get_boolean (value));
      break;
    case PROP_TIDY_MARKS:
      self->tidy_marks = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
nonet_document_finalize (GObject *object)
{
  NonetDocument *self = NONET_DOCUMENT (object);

  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->undo, g_ptr_array_unref);
  g_clear_pointer (&self->redo, g_ptr_array_unref);
  g_clear_pointer (&self->checkpoints, g_ptr_array_unref);
  g_clear_pointer (&self->edit.puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->edit.details, nonet_puzzle_unref);
  g_clear_pointer (&self->edit.cells, g_array_unref);
  g_clear_pointer (&self->edit.touched, g_free);
  g_clear_pointer (&self->notified.title, g_free);
  clear_played (&self->played);
  g_clear_object (&self->file);
  g_free (self->etag);
  G_OBJECT_CLASS (nonet_document_parent_class)->finalize (object);
}

static void
nonet_document_class_init (NonetDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags reading = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags both = reading | G_PARAM_WRITABLE;
  static const char *const signals[] = { "changed", "replaced", "checkpoints-changed", "played" };

  object_class->get_property = nonet_document_get_property;
  object_class->set_property = nonet_document_set_property;
  object_class->finalize = nonet_document_finalize;

  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, both);
  properties[PROP_ETAG] = g_param_spec_string ("etag", NULL, NULL, NULL, both);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, reading);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, reading);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, reading);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, reading);
  properties[PROP_EDITING_GIVENS] = g_param_spec_boolean ("editing-givens", NULL, NULL, FALSE, both);
  properties[PROP_TIDY_MARKS] = g_param_spec_boolean ("tidy-marks", NULL, NULL, FALSE, both);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_new (signals[i], NONET_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_document_init (NonetDocument *self)
{
  self->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_step_unref);
  self->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_step_unref);
  self->checkpoints_saved = TRUE;
  nonet_document_begin_generation (self);
}
