/* The document as bytes for the session, with its whole history, and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bytes are: the mark "NONETDOC", a version number, the SHA-256 of what follows (32 bytes), then packed: puzzle,
 * state numbers, file, whether givens are edited, steps to undo and steps to redo. The sum tells damage;
 * still nothing of what follows is taken over unchecked, since the sum can be made for anything.
 */
#include "config.h"

#include "document/document-private.h"
#include "document/pack.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MARK "NONETDOC"
#define MARK_SIZE 8
#define VERSION 1
#define SUM_SIZE 32
#define HEAD_SIZE (MARK_SIZE + 1 + SUM_SIZE)

typedef enum
{
  STEP_CELLS,
  STEP_DETAILS = 1 << 0,
  STEP_PUZZLE = 1 << 1
} StepKind;

static void
pack_sets (GByteArray *pack, const SudokuSet *sets, guint n_cells)
{
  nonet_pack_number (pack, sets != NULL);
  for (guint cell = 0; sets != NULL && cell < n_cells; cell++)
    nonet_pack_number (pack, sets[cell]);
}

static void
pack_values (GByteArray *pack, const guint8 *values, guint n_cells)
{
  nonet_pack_number (pack, values != NULL);
  if (values != NULL)
    nonet_pack_bytes (pack, values, n_cells);
}

static void
pack_alphabet (GByteArray *pack, const NonetAlphabet *alphabet)
{
  g_autofree char *symbols = nonet_alphabet_to_string (alphabet);

  nonet_pack_text (pack, symbols);
}

static void
pack_puzzle (GByteArray *pack, const NonetPuzzle *puzzle)
{
  guint n_cells = nonet_puzzle_get_cells (puzzle);

  nonet_pack_number (pack, sudoku_shape_box_rows (puzzle->shape));
  nonet_pack_number (pack, sudoku_shape_box_columns (puzzle->shape));
  pack_alphabet (pack, puzzle->alphabet);
  nonet_pack_bytes (pack, puzzle->givens, n_cells);
  nonet_pack_bytes (pack, puzzle->entries, n_cells);
  pack_sets (pack, puzzle->marks, n_cells);
  pack_sets (pack, puzzle->eliminated, n_cells);
  pack_values (pack, puzzle->colours, n_cells);
  pack_values (pack, puzzle->solution, n_cells);
  nonet_pack_text (pack, puzzle->title);
  nonet_pack_text (pack, puzzle->author);
  nonet_pack_text (pack, puzzle->source);
  nonet_pack_text (pack, puzzle->date);
  nonet_pack_text (pack, puzzle->difficulty);
  nonet_pack_text (pack, puzzle->comment);
  nonet_pack_number (pack, puzzle->elapsed);
  nonet_pack_text (pack, puzzle->extra);
}

static void
pack_step (GByteArray *pack, const NonetStep *step)
{
  nonet_pack_number (pack, step->before);
  nonet_pack_number (pack, step->after);
  nonet_pack_number (pack, step->puzzle != NULL ? STEP_PUZZLE : step->details != NULL ? STEP_DETAILS : STEP_CELLS);
  if (step->puzzle != NULL)
    {
      pack_puzzle (pack, step->puzzle);
      return;
    }
  if (step->details != NULL)
    {
      guint order = nonet_alphabet_get_order (step->details->alphabet);

      pack_alphabet (pack, step->details->alphabet);
      nonet_pack_text (pack, step->details->title);
      nonet_pack_text (pack, step->details->author);
      nonet_pack_text (pack, step->details->comment);
      pack_values (pack, step->details->solution, order * order);
    }
  nonet_pack_number (pack, step->n_cells);
  for (guint i = 0; i < step->n_cells; i++)
    {
      nonet_pack_number (pack, step->cells[i].cell);
      nonet_pack_number (pack, step->cells[i].given);
      nonet_pack_number (pack, step->cells[i].entry);
      nonet_pack_number (pack, step->cells[i].colour);
      nonet_pack_number (pack, step->cells[i].marks);
      nonet_pack_number (pack, step->cells[i].eliminated);
    }
}

/* The step next to the present comes first, since a whole-puzzle step tells the order of those beyond it. */
static void
pack_steps (GByteArray *pack, GPtrArray *steps)
{
  nonet_pack_number (pack, steps->len);
  for (guint i = steps->len; i-- > 0;)
    pack_step (pack, g_ptr_array_index (steps, i));
}

static void
write_sum (guint8 *sum, const guint8 *bytes, gsize size)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = SUM_SIZE;

  g_checksum_update (checksum, bytes, (gssize) size);
  g_checksum_get_digest (checksum, sum, &length);
}

GBytes *
nonet_document_to_session (NonetDocument *self)
{
  GByteArray *pack;
  g_autofree char *uri = NULL;
  guint8 head[HEAD_SIZE] = MARK;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail (self->edit.depth == 0, NULL);

  head[MARK_SIZE] = VERSION;
  uri = self->file != NULL ? g_file_get_uri (self->file) : NULL;
  pack = g_byte_array_new ();
  nonet_pack_bytes (pack, head, HEAD_SIZE);
  pack_puzzle (pack, self->puzzle);
  nonet_pack_number (pack, self->state);
  nonet_pack_number (pack, self->last_state);
  nonet_pack_number (pack, self->saved_state);
  nonet_pack_text (pack, uri);
  nonet_pack_number (pack, self->editing_givens);
  pack_steps (pack, self->undo);
  pack_steps (pack, self->redo);
  write_sum (pack->data + MARK_SIZE + 1, pack->data + HEAD_SIZE, pack->len - HEAD_SIZE);
  return g_byte_array_free_to_bytes (pack);
}

static SudokuSet *
unpack_sets (NonetUnpack *unpack, const SudokuShape *shape)
{
  guint n_cells = shape->n_cells;
  SudokuSet *sets;

  if (!nonet_unpack_number (unpack, 1) || n_cells > unpack->left)
    return NULL;
  sets = g_new (SudokuSet, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    sets[cell] = nonet_unpack_number (unpack, sudoku_set_full (shape->order));
  return sets;
}

/* Copies n_cells values that must not be over max. */
static void
unpack_values_into (NonetUnpack *unpack, guint8 *values, guint n_cells, guint max)
{
  const guint8 *bytes = nonet_unpack_bytes (unpack, n_cells);

  if (bytes == NULL)
    return;
  memcpy (values, bytes, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    if (values[cell] > max)
      unpack->failed = TRUE;
}

static guint8 *
unpack_values (NonetUnpack *unpack, guint n_cells, guint max)
{
  guint8 *values;

  if (!nonet_unpack_number (unpack, 1) || n_cells > unpack->left)
    return NULL;
  values = g_malloc0 (n_cells);
  unpack_values_into (unpack, values, n_cells, max);
  return values;
}

static NonetAlphabet *
unpack_alphabet (NonetUnpack *unpack, guint order)
{
  g_autofree char *symbols = nonet_unpack_text (unpack);
  NonetAlphabet *alphabet = NULL;

  if (symbols != NULL)
    alphabet = nonet_alphabet_parse (symbols, order, NULL);
  if (alphabet == NULL)
    unpack->failed = TRUE;
  return alphabet;
}

static gboolean
values_fit_together (const NonetPuzzle *puzzle)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->givens[cell] != 0 && puzzle->entries[cell] != 0)
      return FALSE;
  return TRUE;
}

/* Returns NULL if it failed. */
static NonetPuzzle *
unpack_puzzle (NonetUnpack *unpack)
{
  guint box_rows = (guint) nonet_unpack_number (unpack, SUDOKU_MAX_ORDER);
  guint box_columns = (guint) nonet_unpack_number (unpack, SUDOKU_MAX_ORDER);
  g_autoptr (NonetAlphabet) alphabet = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  const SudokuShape *shape;
  guint n_cells;

  if (unpack->failed || (shape = nonet_shape_get (box_rows, box_columns)) == NULL)
    return NULL;
  alphabet = unpack_alphabet (unpack, shape->order);
  if (alphabet == NULL)
    return NULL;

  n_cells = shape->n_cells;
  puzzle = nonet_puzzle_new (shape, alphabet);
  unpack_values_into (unpack, puzzle->givens, n_cells, shape->order);
  unpack_values_into (unpack, puzzle->entries, n_cells, shape->order);
  puzzle->marks = unpack_sets (unpack, shape);
  puzzle->eliminated = unpack_sets (unpack, shape);
  puzzle->colours = unpack_values (unpack, n_cells, NONET_DOCUMENT_MAX_COLOUR);
  puzzle->solution = unpack_values (unpack, n_cells, shape->order);
  puzzle->title = nonet_unpack_text (unpack);
  puzzle->author = nonet_unpack_text (unpack);
  puzzle->source = nonet_unpack_text (unpack);
  puzzle->date = nonet_unpack_text (unpack);
  puzzle->difficulty = nonet_unpack_text (unpack);
  puzzle->comment = nonet_unpack_text (unpack);
  puzzle->elapsed = (guint) nonet_unpack_number (unpack, G_MAXUINT);
  puzzle->extra = nonet_unpack_text (unpack);

  if (unpack->failed || !values_fit_together (puzzle))
    return NULL;
  return g_steal_pointer (&puzzle);
}

static NonetDetails *
unpack_details (NonetUnpack *unpack, guint order)
{
  NonetDetails *details = g_new0 (NonetDetails, 1);

  details->alphabet = unpack_alphabet (unpack, order);
  details->title = nonet_unpack_text (unpack);
  details->author = nonet_unpack_text (unpack);
  details->comment = nonet_unpack_text (unpack);
  details->solution = unpack_values (unpack, order * order, order);
  return details;
}

static NonetCellState
unpack_cell_state (NonetUnpack *unpack, guint order)
{
  NonetCellState state = { 0 };

  state.cell = (guint16) nonet_unpack_number (unpack, order * order - 1);
  state.given = (guint8) nonet_unpack_number (unpack, order);
  state.entry = (guint8) nonet_unpack_number (unpack, state.given != 0 ? 0 : order);
  state.colour = (guint8) nonet_unpack_number (unpack, NONET_DOCUMENT_MAX_COLOUR);
  state.marks = nonet_unpack_number (unpack, sudoku_set_full (order));
  state.eliminated = nonet_unpack_number (unpack, sudoku_set_full (order));
  return state;
}

/* Unpacks a step that is to be swapped with a board of this order; returns NULL if it failed. */
static NonetStep *
unpack_step (NonetUnpack *unpack, guint order)
{
  g_autoptr (NonetStep) step = g_new0 (NonetStep, 1);
  StepKind kind;
  guint n_cells;

  step->before = nonet_unpack_number (unpack, G_MAXUINT64);
  step->after = nonet_unpack_number (unpack, G_MAXUINT64);
  kind = (StepKind) nonet_unpack_number (unpack, STEP_PUZZLE);
  if (unpack->failed)
    return NULL;
  if (kind == STEP_PUZZLE)
    {
      step->puzzle = unpack_puzzle (unpack);
      return step->puzzle != NULL ? g_steal_pointer (&step) : NULL;
    }
  if (kind == STEP_DETAILS)
    step->details = unpack_details (unpack, order);

  n_cells = (guint) nonet_unpack_number (unpack, order * order);
  if (unpack->failed)
    return NULL;
  step->n_cells = n_cells;
  step->cells = g_new0 (NonetCellState, n_cells);
  for (guint i = 0; i < n_cells; i++)
    step->cells[i] = unpack_cell_state (unpack, order);
  return unpack->failed ? NULL : g_steal_pointer (&step);
}

/* Puts the steps in their places, the last one first, as they were packed. Returns whether all were sound. */
static gboolean
unpack_steps (NonetUnpack *unpack, GPtrArray *steps, guint order)
{
  guint n_steps = (guint) nonet_unpack_number (unpack, unpack->left);

  if (unpack->failed)
    return FALSE;
  g_ptr_array_set_size (steps, (gint) n_steps);
  for (guint i = n_steps; i-- > 0;)
    {
      NonetStep *step = unpack_step (unpack, order);

      if (step == NULL)
        return FALSE;
      g_ptr_array_index (steps, i) = step;
      if (step->puzzle != NULL)
        order = step->puzzle->shape->order;
    }
  return TRUE;
}

/* Checks the head and points unpack behind it. */
static gboolean
unpack_head (NonetUnpack *unpack)
{
  const guint8 *head = nonet_unpack_bytes (unpack, HEAD_SIZE);
  guint8 sum[SUM_SIZE];

  if (head == NULL || memcmp (head, MARK, MARK_SIZE) != 0 || head[MARK_SIZE] != VERSION)
    return FALSE;
  write_sum (sum, unpack->next, unpack->left);
  return memcmp (sum, head + MARK_SIZE + 1, SUM_SIZE) == 0;
}

static gboolean
unpack_document (NonetUnpack *unpack, NonetDocument *self)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autofree char *uri = NULL;
  guint order;

  if (!unpack_head (unpack))
    return FALSE;
  puzzle = unpack_puzzle (unpack);
  if (puzzle == NULL)
    return FALSE;
  order = puzzle->shape->order;
  nonet_document_set_puzzle (self, puzzle, FALSE);
  self->state = nonet_unpack_number (unpack, G_MAXUINT64);
  self->last_state = nonet_unpack_number (unpack, G_MAXUINT64 - 1);
  self->saved_state = nonet_unpack_number (unpack, G_MAXUINT64);
  uri = nonet_unpack_text (unpack);
  if (uri != NULL)
    self->file = g_file_new_for_uri (uri);
  self->editing_givens = (gboolean) nonet_unpack_number (unpack, 1);
  return unpack_steps (unpack, self->undo, order) && unpack_steps (unpack, self->redo, order) && !unpack->failed
         && unpack->left == 0;
}

NonetDocument *
nonet_document_new_from_session (GBytes *bytes, GError **error)
{
  g_autoptr (NonetDocument) self = NULL;
  NonetUnpack unpack = { 0 };

  g_return_val_if_fail (bytes != NULL, NULL);

  self = g_object_new (NONET_TYPE_DOCUMENT, NULL);
  unpack.next = g_bytes_get_data (bytes, &unpack.left);
  if (!unpack_document (&unpack, self))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("The stored session is damaged or was written by another version of Nonet"));
      return NULL;
    }
  nonet_document_tell_properties (self);
  return g_steal_pointer (&self);
}
