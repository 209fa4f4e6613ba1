/* The edits of a document. Each records what it touches; what differs afterwards is kept as a step of undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "document/document-private.h"

#include "sudoku/rules.h"

/* How an edit happens. */

void
nonet_document_begin_group (NonetDocument *self)
{
  NonetEdit *edit = &self->edit;

  g_return_if_fail (NONET_IS_DOCUMENT (self));
  if (edit->depth++ > 0)
    return;
  nonet_document_make_writable (self);
  edit->cells = g_array_new (FALSE, FALSE, sizeof (NonetCellState));
  edit->touched = g_malloc0 (nonet_puzzle_get_cells (self->puzzle) / 8 + 1);
}

void
nonet_edit_touch_cell (NonetDocument *self, guint cell)
{
  NonetEdit *edit = &self->edit;
  NonetCellState state;

  if (edit->puzzle != NULL || edit->touched[cell / 8] >> cell % 8 & 1)
    return;
  edit->touched[cell / 8] |= (guint8) (1u << cell % 8);
  state = nonet_cell_state_get (self->puzzle, cell);
  g_array_append_val (edit->cells, state);
}

static void
touch_details (NonetDocument *self)
{
  if (self->edit.puzzle == NULL && self->edit.details == NULL)
    self->edit.details = nonet_puzzle_dup_details (self->puzzle);
}

/* The step that leads back from the present to what was recorded; takes the record. */
static NonetStep *
take_step (NonetEdit *edit)
{
  NonetStep *step = nonet_step_new ();

  step->filled_in = edit->filled_in;
  edit->filled_in = FALSE;
  step->puzzle = g_steal_pointer (&edit->puzzle);
  if (step->puzzle == NULL)
    {
      gsize n_cells = 0;

      step->details = g_steal_pointer (&edit->details);
      step->cells = g_array_steal (edit->cells, &n_cells);
      step->n_cells = (guint) n_cells;
    }
  g_clear_pointer (&edit->details, nonet_puzzle_unref);
  g_clear_pointer (&edit->cells, g_array_unref);
  g_clear_pointer (&edit->touched, g_free);
  return step;
}

void
nonet_edit_replace (NonetDocument *self, NonetPuzzle *puzzle)
{
  NonetEdit *edit = &self->edit;

  if (edit->puzzle == NULL)
    {
      g_autoptr (NonetStep) back = take_step (edit);
      g_autoptr (NonetStep) again = nonet_step_apply (back, &self->puzzle);

      edit->puzzle = g_steal_pointer (&self->puzzle);
    }
  else
    g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = nonet_puzzle_copy (puzzle);
  self->shared = FALSE;
  nonet_puzzle_drop_empty_arrays (self->puzzle);
}

/* A solution that came with the file is kept only while the givens do not contradict it. */
static void
drop_contradicted_solution (NonetDocument *self)
{
  const NonetPuzzle *puzzle = self->puzzle;
  guint n_cells = nonet_puzzle_get_cells (puzzle);

  if (puzzle->solution == NULL)
    return;
  for (guint cell = 0; cell < n_cells; cell++)
    if (puzzle->givens[cell] != 0 && puzzle->givens[cell] != puzzle->solution[cell])
      {
        touch_details (self);
        g_clear_pointer (&self->puzzle->solution, g_free);
        return;
      }
}

/* Leaves in the step only what differs from the puzzle. Returns whether that is anything. */
static gboolean
shrink_step (NonetStep *step, const NonetPuzzle *puzzle)
{
  guint kept = 0;

  if (step->puzzle != NULL)
    return !nonet_puzzle_equal (step->puzzle, puzzle);

  for (guint i = 0; i < step->n_cells; i++)
    {
      NonetCellState present = nonet_cell_state_get (puzzle, step->cells[i].cell);

      if (!nonet_cell_state_equal (&present, &step->cells[i]))
        step->cells[kept++] = step->cells[i];
    }
  step->n_cells = kept;
  step->cells = g_renew (NonetCellState, step->cells, kept);
  if (step->details != NULL && nonet_puzzle_equal_details (step->details, puzzle))
    g_clear_pointer (&step->details, nonet_puzzle_unref);
  return kept > 0 || step->details != NULL;
}

gboolean
nonet_document_end_group (NonetDocument *self)
{
  g_autoptr (NonetStep) step = NULL;
  gboolean replaced;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (self->edit.depth > 0, FALSE);
  if (--self->edit.depth > 0)
    return FALSE;

  if (self->edit.puzzle == NULL)
    drop_contradicted_solution (self);
  nonet_puzzle_drop_empty_arrays (self->puzzle);
  step = take_step (&self->edit);
  if (!shrink_step (step, self->puzzle))
    return FALSE;

  replaced = step->puzzle != NULL;
  if (nonet_step_changes_values (step, self->puzzle))
    nonet_document_begin_generation (self);
  if (self->saved_depth > (gint) self->undo->len)
    self->saved_depth = -1;
  g_ptr_array_set_size (self->redo, 0);
  g_ptr_array_add (self->undo, step);
  nonet_document_note_change (self, g_steal_pointer (&step));

  if (replaced)
    g_signal_emit_by_name (self, "replaced");
  g_signal_emit_by_name (self, "changed");
  nonet_document_notify_properties (self);
  return TRUE;
}

/* The edits: values, marks, colours, and what concerns the whole board. */

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

/* Takes a value out of the marks of one kind, which may be NULL, of the blank cells among these. */
static void
take_out (NonetDocument *self, const guint16 *cells, guint n_cells, guint value, SudokuSet *marks)
{
  for (guint i = 0; marks != NULL && i < n_cells; i++)
    if (is_blank (self, cells[i]) && sudoku_set_has (marks[cells[i]], value))
      {
        nonet_edit_touch_cell (self, cells[i]);
        marks[cells[i]] &= ~sudoku_set_of (value);
      }
}

/* Takes the value of a cell out of the marks of those that see it. One that is shown as a conflict will be taken back, and the marks are
 * needed then. */
static void
tidy_marks (NonetDocument *self, guint cell, guint value)
{
  g_autofree guint16 *seen = g_new (guint16, count_cells (self));
  guint n = sudoku_list_seen (self->puzzle->shape, cell, value, seen);

  for (guint i = 0; i < n; i++)
    if (nonet_document_get_value (self, seen[i]) == value)
      return;
  take_out (self, seen, n, value, self->puzzle->marks);
  take_out (self, seen, n, value, self->puzzle->corners);
}

gboolean
nonet_document_set_value (NonetDocument *self, const guint *cells, guint n_cells, guint value)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (value <= self->puzzle->shape->order, FALSE);

  nonet_document_begin_group (self);
  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = cells[i];

      if (cell >= count_cells (self) || (self->puzzle->givens[cell] != 0 && !self->editing_givens))
        continue;
      nonet_edit_touch_cell (self, cell);
      self->puzzle->givens[cell] = self->editing_givens ? (guint8) value : 0;
      self->puzzle->entries[cell] = self->editing_givens ? 0 : (guint8) value;
    }
  for (guint i = 0; self->tidy_marks && value != 0 && i < n_cells; i++)
    if (cells[i] < count_cells (self) && nonet_document_get_value (self, cells[i]) == value)
      tidy_marks (self, cells[i], value);
  return nonet_document_end_group (self);
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

  nonet_document_begin_group (self);
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
  return nonet_document_end_group (self);
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

  nonet_document_begin_group (self);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] < count_cells (self))
      {
        nonet_edit_touch_cell (self, cells[i]);
        nonet_puzzle_ensure_colours (self->puzzle)[cells[i]] = (guint8) colour;
      }
  return nonet_document_end_group (self);
}

gboolean
nonet_document_set_candidate_colour (NonetDocument *self, const guint *cells, guint n_cells, guint value, guint colour)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (value >= 1 && value <= self->puzzle->shape->order, FALSE);
  g_return_val_if_fail (colour <= NONET_MAX_COLOUR, FALSE);

  nonet_document_begin_group (self);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] < count_cells (self) && is_blank (self, cells[i]))
      {
        nonet_edit_touch_cell (self, cells[i]);
        nonet_candidate_colours_set (nonet_puzzle_ensure_candidate_colours (self->puzzle), cells[i], value, colour);
      }
  return nonet_document_end_group (self);
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

  nonet_document_begin_group (self);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] < count_cells (self))
      {
        clear_all_but_given (self, cells[i]);
        if (self->editing_givens)
          self->puzzle->givens[cells[i]] = 0;
      }
  return nonet_document_end_group (self);
}

gboolean
nonet_document_fill (NonetDocument *self, const guint8 *values)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (values != NULL, FALSE);

  nonet_document_begin_group (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    if (is_blank (self, cell) && values[cell] <= self->puzzle->shape->order)
      {
        nonet_edit_touch_cell (self, cell);
        self->puzzle->entries[cell] = values[cell];
      }
  return nonet_document_end_group (self);
}

gboolean
nonet_document_fill_in (NonetDocument *self, const guint8 *solution)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);

  nonet_document_begin_group (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    if (self->puzzle->entries[cell] != 0 && self->puzzle->entries[cell] != solution[cell])
      {
        nonet_edit_touch_cell (self, cell);
        self->puzzle->entries[cell] = 0;
      }
  nonet_document_fill (self, solution);
  self->edit.filled_in = TRUE;
  return nonet_document_end_group (self);
}

/* Moves every value of one array into the other. */
static gboolean
move_values (NonetDocument *self, gboolean to_givens)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);

  nonet_document_begin_group (self);
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
  return nonet_document_end_group (self);
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
  nonet_document_begin_group (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    if (is_blank (self, cell))
      {
        nonet_edit_touch_cell (self, cell);
        nonet_puzzle_ensure_marks (self->puzzle)[cell] = sets[cell] & full;
      }
  return nonet_document_end_group (self);
}

gboolean
nonet_document_restart (NonetDocument *self)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);

  nonet_document_begin_group (self);
  for (guint cell = 0; cell < count_cells (self); cell++)
    clear_all_but_given (self, cell);
  return nonet_document_end_group (self);
}

void
nonet_document_replace_puzzle (NonetDocument *self, const NonetPuzzle *puzzle)
{
  g_autoptr (NonetPuzzle) copy = NULL;

  g_return_if_fail (NONET_IS_DOCUMENT (self));
  g_return_if_fail (puzzle != NULL);

  copy = nonet_puzzle_copy (puzzle);
  g_clear_pointer (&copy->checkpoints, g_ptr_array_unref);
  nonet_document_begin_group (self);
  nonet_edit_replace (self, copy);
  nonet_document_end_group (self);
}

gboolean
nonet_document_set_shape (NonetDocument *self, const SudokuShape *shape)
{
  g_autofree guint8 *solution = NULL;

  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (shape->order == self->puzzle->shape->order, FALSE);

  nonet_document_begin_group (self);
  touch_details (self);
  nonet_puzzle_take_shape (self->puzzle, sudoku_shape_ref (shape));
  /* One that came with the file is kept if it follows the rules. */
  solution = g_steal_pointer (&self->puzzle->solution);
  if (solution != NULL)
    nonet_puzzle_take_solution (self->puzzle, solution);
  return nonet_document_end_group (self);
}

gboolean
nonet_document_set_alphabet (NonetDocument *self, NonetAlphabet *alphabet)
{
  g_return_val_if_fail (NONET_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (alphabet != NULL, FALSE);
  g_return_val_if_fail (nonet_alphabet_get_order (alphabet) == self->puzzle->shape->order, FALSE);

  nonet_document_begin_group (self);
  touch_details (self);
  nonet_alphabet_ref (alphabet);
  nonet_alphabet_unref (self->puzzle->alphabet);
  self->puzzle->alphabet = alphabet;
  return nonet_document_end_group (self);
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

  nonet_document_begin_group (self);
  touch_details (self);
  set_text (&self->puzzle->title, title);
  set_text (&self->puzzle->author, author);
  set_text (&self->puzzle->comment, comment);
  nonet_document_end_group (self);
}
