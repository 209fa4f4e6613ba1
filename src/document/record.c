/* A document and its history as JSON, and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "version": "http://ipuz.org/v2", "kind": …, "puzzle": …,
 *     "io.github.nonet:document": { "file": "file:///home/…", "etag": "…", "editing-givens": false, "checkpoints-saved": true, "saved": 1,
 *       "rewritten": false, "level": "medium", "collection": "file:///home/…", "index": 3, "hints": 2, "checks": 1,
 *       "undo": [{ "cells": [[40, 0, 7], [41, 0, 0, 3, 6]] }, { "cells": [], "details": { "version": … } }],
 *       "redo": [{ "puzzle": { "version": … } }] } }
 *
 * A step holds what undoing or redoing it brings back, the latest step last: of each cell its number, given, entry, colour,
 * centre marks, eliminated candidates and corner marks as sets of bits, and the four sets that the colours of its candidates
 * are, as far as they are not 0; details, in an ipuz object; or a whole other
 * puzzle; and "filled-in" if the program had a solution to fill in. "saved" is how
 * many steps had been done when the document was saved, if it still can be brought there.
 *
 * The checkpoints are those of the ipuz object. "checkpoints-saved" is whether its file has the same, and "trial" is the number of the one
 * from which values are tried.
 *
 * Nothing is taken over unchecked: files can be damaged.
 */
#include "config.h"

#include "document/record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "document/checkpoints.h"
#include "document/document-private.h"
#include "formats/ipuz.h"
#include "formats/json.h"

#define MEMBER NONET_IPUZ_PREFIX "document"

/* About how many numbers the histories of undo and redo may have, each; what is read may have as many, and two boards. */
#define MOST_NUMBERS 500000

struct _NonetRecord
{
  NonetPuzzle *puzzle;
  GPtrArray *undo;
  GPtrArray *redo;
  gint saved_depth;
  gboolean editing_givens;
  gboolean checkpoints_saved;
  guint trial; /* the number of its checkpoint, beyond the last if there is none */
  gboolean rewritten;
  NonetPlayed played;
  char *uri; /* of the file, or NULL */
  char *etag;
};

static GPtrArray *
dup_steps (GPtrArray *steps)
{
  return g_ptr_array_copy (steps, (GCopyFunc) (void *) nonet_step_ref, NULL);
}

NonetRecord *
nonet_document_dup_record (NonetDocument *self)
{
  NonetRecord *record;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail (self->edit.depth == 0, NULL);

  record = g_atomic_rc_box_new0 (NonetRecord);
  record->puzzle = nonet_document_dup_for_file (self);
  record->undo = dup_steps (self->undo);
  record->redo = dup_steps (self->redo);
  record->checkpoints_saved = self->checkpoints_saved;
  record->trial = nonet_document_find_trial (self);
  record->saved_depth = self->saved_depth;
  record->editing_givens = self->editing_givens;
  record->uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  record->etag = g_strdup (self->etag);
  record->rewritten = self->rewritten;
  record->played = self->played;
  record->played.level = g_strdup (self->played.level);
  record->played.collection = g_strdup (self->played.collection);
  return record;
}

NonetRecord *
nonet_record_ref (NonetRecord *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_record (gpointer data)
{
  NonetRecord *self = data;

  nonet_puzzle_unref (self->puzzle);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  g_free (self->uri);
  g_free (self->etag);
  g_free (self->played.level);
  g_free (self->played.collection);
}

void
nonet_record_unref (NonetRecord *self)
{
  g_atomic_rc_box_release_full (self, clear_record);
}

#define CELL_NUMBERS 11

/* The numbers of the state of a cell, without the zeros at the end; returns how many. */
static guint
get_numbers (const NonetCellState *state, guint64 *numbers)
{
  const SudokuSet *bit = state->candidate_colours.bit;
  const guint64 all[CELL_NUMBERS] = { state->cell,    state->given, state->entry,
                                      state->colour,  state->marks, state->eliminated,
                                      state->corners, bit[0],       bit[1],
                                      bit[2],         bit[3] };
  guint count = CELL_NUMBERS;

  while (count > 1 && all[count - 1] == 0)
    count--;
  memcpy (numbers, all, count * sizeof *all);
  return count;
}

static void
write_cell (JsonBuilder *json, const NonetCellState *state)
{
  guint64 numbers[CELL_NUMBERS];
  guint count = get_numbers (state, numbers);

  json_builder_begin_array (json);
  for (guint i = 0; i < count; i++)
    json_builder_add_int_value (json, (gint64) numbers[i]);
  json_builder_end_array (json);
}

static void
write_step (JsonBuilder *json, const NonetStep *step)
{
  json_builder_begin_object (json);
  if (step->filled_in)
    json_builder_add_boolean_value (json_builder_set_member_name (json, "filled-in"), TRUE);
  if (step->puzzle != NULL)
    json_builder_add_value (json_builder_set_member_name (json, "puzzle"), nonet_ipuz_new_node (step->puzzle));
  else
    {
      json_builder_begin_array (json_builder_set_member_name (json, "cells"));
      for (guint i = 0; i < step->n_cells; i++)
        write_cell (json, &step->cells[i]);
      json_builder_end_array (json);
      if (step->details != NULL)
        json_builder_add_value (json_builder_set_member_name (json, "details"), nonet_ipuz_new_node (step->details));
    }
  json_builder_end_object (json);
}

/* About how many numbers a step takes. */
static guint
step_weight (const NonetStep *step)
{
  guint64 numbers[CELL_NUMBERS];
  guint weight = 8;

  if (step->puzzle != NULL)
    return 2 * step->puzzle->shape->n_cells * step->puzzle->shape->order;
  for (guint i = 0; i < step->n_cells; i++)
    weight += get_numbers (&step->cells[i], numbers) + 1;
  return weight + (step->details != NULL ? 2 * step->details->shape->n_cells + 8 * step->details->shape->n_rules : 0);
}

/* Writes the latest of the steps; returns how many were left out. */
static guint
write_steps (JsonBuilder *json, const char *key, GPtrArray *steps)
{
  guint first = steps->len, weight = 0;

  while (first > 0 && (weight += step_weight (steps->pdata[first - 1])) <= MOST_NUMBERS)
    first--;
  json_builder_begin_array (json_builder_set_member_name (json, key));
  for (guint i = first; i < steps->len; i++)
    write_step (json, steps->pdata[i]);
  json_builder_end_array (json);
  return first;
}

static void
write_played (JsonBuilder *json, const NonetPlayed *played)
{
  if (played->level != NULL)
    json_builder_add_string_value (json_builder_set_member_name (json, "level"), played->level);
  if (played->collection != NULL)
    {
      json_builder_add_string_value (json_builder_set_member_name (json, "collection"), played->collection);
      json_builder_add_int_value (json_builder_set_member_name (json, "index"), played->index);
    }
  json_builder_add_int_value (json_builder_set_member_name (json, "hints"), played->n_hints);
  json_builder_add_int_value (json_builder_set_member_name (json, "checks"), played->n_checks);
}

JsonNode *
nonet_record_to_json (const NonetRecord *self)
{
  JsonNode *root = nonet_ipuz_new_node (self->puzzle);
  g_autoptr (JsonBuilder) json = json_builder_new ();
  gint dropped;

  json_builder_begin_object (json);
  if (self->uri != NULL)
    json_builder_add_string_value (json_builder_set_member_name (json, "file"), self->uri);
  if (self->etag != NULL)
    json_builder_add_string_value (json_builder_set_member_name (json, "etag"), self->etag);
  json_builder_add_boolean_value (json_builder_set_member_name (json, "editing-givens"), self->editing_givens);
  json_builder_add_boolean_value (json_builder_set_member_name (json, "rewritten"), self->rewritten);
  write_played (json, &self->played);
  dropped = (gint) write_steps (json, "undo", self->undo);
  write_steps (json, "redo", self->redo);
  json_builder_add_boolean_value (json_builder_set_member_name (json, "checkpoints-saved"), self->checkpoints_saved);
  if (self->puzzle->checkpoints != NULL && self->trial < self->puzzle->checkpoints->len)
    json_builder_add_int_value (json_builder_set_member_name (json, "trial"), self->trial);
  if (self->saved_depth >= dropped)
    json_builder_add_int_value (json_builder_set_member_name (json, "saved"), self->saved_depth - dropped);
  json_builder_end_object (json);
  json_object_set_member (json_node_get_object (root), MEMBER, json_builder_get_root (json));
  return root;
}

/* The number at an index of an array, 0 beyond its end; *sound becomes FALSE if it is none or over most. */
static guint64
read_number (JsonArray *array, guint index, guint64 most, gboolean *sound)
{
  JsonNode *node = nonet_json_at (array, index);
  guint64 number = 0;

  if (node == NULL)
    return 0;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    number = (guint64) json_node_get_int (node);
  else
    *sound = FALSE;
  *sound = *sound && number <= most;
  return number;
}

/* Reads the state of a cell of a board of an order; returns whether it is sound. */
static gboolean
read_cell (JsonArray *array, guint order, NonetCellState *state)
{
  SudokuSet full = sudoku_set_full (order);
  gboolean sound = array != NULL;

  state->cell = (guint16) read_number (array, 0, order * order - 1, &sound);
  state->given = (guint8) read_number (array, 1, order, &sound);
  state->entry = (guint8) read_number (array, 2, state->given != 0 ? 0 : order, &sound);
  state->colour = (guint8) read_number (array, 3, NONET_MAX_COLOUR, &sound);
  state->marks = read_number (array, 4, full, &sound);
  state->eliminated = read_number (array, 5, full, &sound);
  state->corners = read_number (array, 6, full, &sound);
  for (guint i = 0; i < G_N_ELEMENTS (state->candidate_colours.bit); i++)
    state->candidate_colours.bit[i] = read_number (array, 7 + i, full, &sound);
  return sound;
}

/* Reads a step that is to be applied to a board of an order; NULL if it is not sound. */
static NonetStep *
read_step (JsonObject *object, guint order)
{
  JsonObject *puzzle = nonet_json_get_object (object, "puzzle"), *details = nonet_json_get_object (object, "details");
  JsonArray *cells = nonet_json_get_array (object, "cells");
  g_autoptr (NonetStep) step = nonet_step_new ();

  step->filled_in = nonet_json_get_boolean (object, "filled-in");
  if (puzzle != NULL)
    {
      step->puzzle = nonet_ipuz_read_own (puzzle);
      return step->puzzle != NULL ? g_steal_pointer (&step) : NULL;
    }
  if (cells == NULL || json_array_get_length (cells) > order * order)
    return NULL;
  step->n_cells = json_array_get_length (cells);
  step->cells = g_new0 (NonetCellState, step->n_cells);
  for (guint i = 0; i < step->n_cells; i++)
    if (!read_cell (nonet_json_array (nonet_json_at (cells, i)), order, &step->cells[i]))
      return NULL;
  step->details = details != NULL ? nonet_ipuz_read_own (details) : NULL;
  if (details != NULL && (step->details == NULL || step->details->shape->order != order))
    return NULL;
  return g_steal_pointer (&step);
}

/* Reads the steps from the last, which is applied to a board of the order; returns whether all are sound. */
static gboolean
read_steps (JsonArray *array, GPtrArray *steps, guint order)
{
  guint count = nonet_json_length (array);

  g_ptr_array_set_size (steps, (gint) count);
  for (guint i = count; i-- > 0;)
    {
      NonetStep *step = read_step (nonet_json_object (nonet_json_at (array, i)), order);

      if (step == NULL)
        return FALSE;
      steps->pdata[i] = step;
      if (step->puzzle != NULL)
        order = step->puzzle->shape->order;
    }
  return TRUE;
}

static void
read_history (NonetDocument *self, JsonObject *object)
{
  guint order = self->puzzle->shape->order;

  self->saved_depth = (gint) CLAMP (nonet_json_get_int (object, "saved", -1), -1, G_MAXINT);
  if (read_steps (nonet_json_get_array (object, "undo"), self->undo, order)
      && read_steps (nonet_json_get_array (object, "redo"), self->redo, order))
    return;
  g_ptr_array_set_size (self->undo, 0);
  g_ptr_array_set_size (self->redo, 0);
  self->saved_depth = -1;
}

static guint
read_count (JsonObject *object, const char *key)
{
  return (guint) CLAMP (nonet_json_get_int (object, key, 0), 0, G_MAXINT);
}

void
nonet_record_read_played (JsonNode *node, NonetPlayed *played, char **uri, char **etag)
{
  JsonObject *member = nonet_json_get_object (nonet_json_object (node), MEMBER);

  *uri = g_strdup (nonet_json_get_string (member, "file"));
  *etag = *uri != NULL ? g_strdup (nonet_json_get_string (member, "etag")) : NULL;
  *played = (NonetPlayed){
    .level = g_strdup (nonet_json_get_string (member, "level")),
    .collection = g_strdup (nonet_json_get_string (member, "collection")),
    .index = read_count (member, "index"),
    .n_hints = read_count (member, "hints"),
    .n_checks = read_count (member, "checks"),
  };
}

NonetDocument *
nonet_document_new_from_json (JsonNode *node, GError **error)
{
  JsonObject *object = nonet_json_object (node), *member = nonet_json_get_object (object, MEMBER);
  g_autoptr (NonetPuzzle) puzzle = member != NULL ? nonet_ipuz_read_own (object) : NULL;
  g_autofree char *uri = NULL;
  NonetDocument *self;
  gint64 trial;
  guint n_lost;

  if (puzzle == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("The stored session is damaged or was written by another version of Nonet"));
      return NULL;
    }
  puzzle->checkpoints = nonet_ipuz_read_checkpoints (object, &n_lost);
  self = nonet_document_new (puzzle);
  nonet_record_read_played (node, &self->played, &uri, &self->etag);
  self->file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  self->editing_givens = nonet_json_get_boolean (member, "editing-givens");
  self->rewritten = nonet_json_get_boolean (member, "rewritten");
  read_history (self, member);
  self->checkpoints_saved = nonet_json_get_boolean (member, "checkpoints-saved");
  trial = nonet_json_get_int (member, "trial", -1);
  if (trial >= 0 && trial < self->checkpoints->len)
    self->trial = nonet_document_peek_checkpoint (self, (guint) trial);
  nonet_document_notify_properties (self);
  return self;
}
