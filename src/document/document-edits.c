/* The edits of a document: values, marks, colours, and what concerns the whole board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/document-private.h"

void
nonet_document_begin_group (NonetDocument *self)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));
  nonet_edit_begin (self);
}

gboolean
nonet_document_end_group (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  return nonet_edit_end (self);
}

static guint
count_cells (NonetDocument *self)
{
  return nonet_puzzle_get_cells (self->puzzle);
}

static gboolean
is_blank (NonetDocument *self, guint cell)
{
  return self->puzzle->givens[cell] == 0 && self->puzzle->entries[cell] == 0;
}

/* Takes a value out of the marks of one kind, which may be NULL, of the blank cells that see this one. */
static void
tidy_marks (NonetDocument *self, guint cell, guint value, SudokuSet *marks)
{
  const SudokuCellInfo *info = &self->puzzle->shape->cell[cell];

  for (guint i = 0; marks != NULL && i < info->n_peers; i++)
    if (is_blank (self, info->peer[i]) && sudoku_set_has (marks[info->peer[i]], value))
      {
        nonet_edit_touch_cell (self, info->peer[i]);
        marks[info->peer[i]] &= ~sudoku_set_of (value);
      }
}

gboolean
nonet_document_set_value (NonetDocument *self, const guint *cells, guint n_cells, guint value)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (value <= self->puzzle->shape->order, FALSE);

  nonet_edit_begin (self);
  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = cells[i];

      if (cell >= count_cells (self) || (self->puzzle->givens[cell] != 0 && !self->editing_givens))
        continue;
      nonet_edit_touch_cell (self, cell);
      self->puzzle->givens[cell] = self->editing_givens ? (guint8) value : 0;
      self->puzzle->entries[cell] = self->editing_givens ? 0 : (guint8) value;
      if (!self->tidy_marks || value == 0)
        continue;
      tidy_marks (self, cell, value, self->puzzle->marks);
      tidy_marks (self, cell, value, self->puzzle->corners);
    }
  return nonet_edit_end (self);
}

typedef SudokuSet *(*EnsureSets) (NonetPuzzle *puzzle);

/* Puts the value into the sets of all blank cells named, or takes it out if all of them have it. */
static gboolean
toggle_in_sets (NonetDocument *self, const guint *cells, guint n_cells, guint value, EnsureSets ensure)
{
  gboolean everywhere = TRUE;
  SudokuSet *sets;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (value >= 1 && value <= self->puzzle->shape->order, FALSE);

  nonet_edit_begin (self);
  sets = ensure (self->puzzle);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] < count_cells (self) && is_blank (self, cells[i]))
      everywhere = everywhere && sudoku_set_has (sets[cells[i]], value);

  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = cells[i];

      if (cell >= count_cells (self) || !is_blank (self, cell))
        continue;
      nonet_edit_touch_cell (self, cell);
      if (everywhere)
        sets[cell] &= ~sudoku_set_of (value);
      else
        sets[cell] |= sudoku_set_of (value);
    }
  return nonet_edit_end (self);
}

gboolean
nonet_document_toggle_mark (NonetDocument *self, const guint *cells, guint n_cells, guint value)
{
  return toggle_in_sets (self, cells, n_cells, value, nonet_puzzle_ensure_marks);
}

gboolean
nonet_document_toggle_corner (NonetDocument *self, const guint *cells, guint n_cells, guint value)
{
  return toggle_in_sets (self, cells, n_cells, value, nonet_puzzle_ensure_corners);
}

gboolean
nonet_document_toggle_eliminated (NonetDocument *self, const guint *cells, guint n_cells, guint value)
{
  return toggle_in_sets (self, cells, n_cells, value, nonet_puzzle_ensure_eliminated);
}

gboolean
nonet_document_set_colour (NonetDocument *self, const guint *cells, guint n_cells, guint colour)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (colour <= NONET_MAX_COLOUR, FALSE);

  nonet_edit_begin (self);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] < count_cells (self))
      {
        nonet_edit_touch_cell (self, cells[i]);
        nonet_puzzle_ensure_colours (self->puzzle)[cells[i]] = (guint8) colour;
      }
  return nonet_edit_end (self);
}

gboolean
nonet_document_set_candidate_colour (NonetDocument *self, const guint *cells, guint n_cells, guint value, guint colour)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (value >= 1 && value <= self->puzzle->shape->order, FALSE);
  g_return_val_if_fail (colour <= NONET_MAX_COLOUR, FALSE);

  nonet_edit_begin (self);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] < count_cells (self) && is_blank (self, cells[i]))
      {
        nonet_edit_touch_cell (self, cells[i]);
        nonet_candidate_colours_set (nonet_puzzle_ensure_candidate_colours (self->puzzle), cells[i], value, colour);
      }
  return nonet_edit_end (self);
}

/* Makes the cell's state blank but for its given. */
static void
clear_all_but_given (NonetDocument *self, guint cell)
{
  NonetCellState blank = { .cell = (guint16) cell, .given = self->puzzle->givens[cell] };

  nonet_edit_touch_cell (self, cell);
  nonet_cell_state_set (self->puzzle, &blank);
}

gboolean
nonet_document_clear (NonetDocument *self, const guint *cells, guint n_cells)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);

  nonet_edit_begin (self);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] < count_cells (self))
      {
        clear_all_but_given (self, cells[i]);
        if (self->editing_givens)
          self->puzzle->givens[cells[i]] = 0;
      }
  return nonet_edit_end (self);
}

gboolean
nonet_document_fill (NonetDocument *self, const guint8 *values)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (values != NULL, FALSE);

  nonet_edit_begin (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    if (is_blank (self, cell) && values[cell] <= self->puzzle->shape->order)
      {
        nonet_edit_touch_cell (self, cell);
        self->puzzle->entries[cell] = values[cell];
      }
  return nonet_edit_end (self);
}

/* Moves every value of one array into the other. */
static gboolean
move_values (NonetDocument *self, gboolean to_givens)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);

  nonet_edit_begin (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    {
      guint8 *from = to_givens ? &self->puzzle->entries[cell] : &self->puzzle->givens[cell];
      guint8 *to = to_givens ? &self->puzzle->givens[cell] : &self->puzzle->entries[cell];

      if (*from == 0)
        continue;
      nonet_edit_touch_cell (self, cell);
      *to = *from;
      *from = 0;
    }
  return nonet_edit_end (self);
}

gboolean
nonet_document_fix_entries (NonetDocument *self)
{
  return move_values (self, TRUE);
}

gboolean
nonet_document_free_givens (NonetDocument *self)
{
  return move_values (self, FALSE);
}

gboolean
nonet_document_set_marks (NonetDocument *self, const SudokuSet *sets)
{
  SudokuSet full;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (sets != NULL, FALSE);

  full = sudoku_set_full (self->puzzle->shape->order);
  nonet_edit_begin (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    if (is_blank (self, cell))
      {
        nonet_edit_touch_cell (self, cell);
        nonet_puzzle_ensure_marks (self->puzzle)[cell] = sets[cell] & full;
      }
  return nonet_edit_end (self);
}

gboolean
nonet_document_restart (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);

  nonet_edit_begin (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    clear_all_but_given (self, cell);
  return nonet_edit_end (self);
}

void
nonet_document_replace_puzzle (NonetDocument *self, const NonetPuzzle *puzzle)
{
  g_autoptr (NonetPuzzle) copy = NULL;

  g_return_if_fail (NONET_IS_DOCUMENT (self));
  g_return_if_fail (puzzle != NULL);

  copy = nonet_puzzle_copy (puzzle);
  g_clear_pointer (&copy->checkpoints, g_ptr_array_unref);
  nonet_edit_begin (self);
  nonet_edit_replace (self, copy);
  nonet_edit_end (self);
}

gboolean
nonet_document_set_alphabet (NonetDocument *self, NonetAlphabet *alphabet)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (alphabet != NULL, FALSE);
  g_return_val_if_fail (nonet_alphabet_get_order (alphabet) == self->puzzle->shape->order, FALSE);

  nonet_edit_begin (self);
  nonet_edit_touch_details (self);
  nonet_alphabet_ref (alphabet);
  nonet_alphabet_unref (self->puzzle->alphabet);
  self->puzzle->alphabet = alphabet;
  return nonet_edit_end (self);
}

static void
set_text (char **text, const char *value)
{
  char *copy = value != NULL && *value != '\0' ? g_strdup (value) : NULL;

  g_free (*text);
  *text = copy;
}

void
nonet_document_set_details (NonetDocument *self, const char *title, const char *author, const char *comment)
{
  g_return_if_fail (NONET_IS_DOCUMENT (self));

  nonet_edit_begin (self);
  nonet_edit_touch_details (self);
  set_text (&self->puzzle->title, title);
  set_text (&self->puzzle->author, author);
  set_text (&self->puzzle->comment, comment);
  nonet_edit_end (self);
}
