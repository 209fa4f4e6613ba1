/* Doing in a document what a step of logic says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/steps/apply-step.h"

static void
place (NonetDocument *document, const SudokuStep *step)
{
  const SudokuShape *shape = nonet_document_get_shape (document);
  g_autofree guint8 *values = g_new0 (guint8, shape->n_cells);

  for (guint i = 0; i < step->n_placed; i++)
    values[sudoku_candidate_cell (shape, step->placed[i])] = (guint8) sudoku_candidate_value (shape, step->placed[i]);
  nonet_document_fill (document, values);
}

static gboolean
has (const SudokuSet *sets, guint cell, guint value)
{
  return sets != NULL && sudoku_set_has (sets[cell], value);
}

/* Where the cell has marks that count, logic sees only these; elsewhere, what is not struck out. */
static void
remove_candidate (NonetDocument *document, guint cell, guint value, NonetStart start)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  gboolean by_marks = start == NONET_START_MARKS && puzzle->marks != NULL && puzzle->marks[cell] != 0;

  if (by_marks && has (puzzle->marks, cell, value))
    nonet_document_toggle_mark (document, &cell, 1, value);
  if (!by_marks && !has (puzzle->eliminated, cell, value))
    nonet_document_toggle_eliminated (document, &cell, 1, value);
}

gboolean
nonet_apply_step (NonetDocument *document, NonetFoundStep *found, NonetStart start)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  const SudokuShape *shape = nonet_document_get_shape (document);

  g_return_val_if_fail (sudoku_shape_equal (shape, nonet_found_step_get_position (found)->board->shape), FALSE);

  nonet_document_begin_group (document);
  if (step->n_placed > 0)
    place (document, step);
  for (guint i = 0; i < step->n_removed; i++)
    remove_candidate (document, sudoku_candidate_cell (shape, step->removed[i]),
                      sudoku_candidate_value (shape, step->removed[i]), start);
  return nonet_document_end_group (document);
}

/* Whether a value is left in a cell by the values of a board alone. */
static gboolean
is_basic (const SudokuBoard *board, guint cell, guint value)
{
  const SudokuCellInfo *info = &board->shape->cell[cell];

  for (guint i = 0; i < info->n_peers; i++)
    if (board->value[info->peer[i]] == value)
      return FALSE;
  return TRUE;
}

gboolean
nonet_apply_position (NonetDocument *document, NonetPosition *position, NonetStart start)
{
  const SudokuBoard *board = position->board;

  g_return_val_if_fail (sudoku_shape_equal (nonet_document_get_shape (document), board->shape), FALSE);

  nonet_document_begin_group (document);
  nonet_document_fill (document, board->value);
  for (guint cell = 0; cell < board->shape->n_cells; cell++)
    for (guint value = 1; value <= board->shape->order && board->value[cell] == 0; value++)
      if (!sudoku_board_has (board, cell, value) && is_basic (board, cell, value))
        remove_candidate (document, cell, value, start);
  return nonet_document_end_group (document);
}
