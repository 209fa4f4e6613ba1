/* Filters of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/step-filter.h"

gboolean
nonet_step_filter_is_empty (const NonetStepFilter *self)
{
  return self->technique == SUDOKU_N_TECHNIQUES && self->value == 0 && !self->places && self->cells == NULL;
}

static gboolean
candidates_touch (const SudokuCandidate *candidates, guint n, const SudokuShape *shape, const guint8 *cells)
{
  for (guint i = 0; i < n; i++)
    if (cells[sudoku_candidate_cell (shape, candidates[i])] != 0)
      return TRUE;
  return FALSE;
}

/* Whether a part that is a cell or a candidate is in one of the cells. */
static gboolean
part_touches (const SudokuPart *part, const SudokuShape *shape, const guint8 *cells)
{
  if (part->kind == SUDOKU_ITEM_CELL)
    return cells[part->item] != 0;
  return part->kind == SUDOKU_ITEM_CANDIDATE && cells[sudoku_candidate_cell (shape, part->item)] != 0;
}

/* Whether a step has one of the cells: in its result, its pattern or its chains. */
static gboolean
touches (const SudokuStep *step, const SudokuShape *shape, const guint8 *cells)
{
  if (candidates_touch (step->placed, step->n_placed, shape, cells)
      || candidates_touch (step->removed, step->n_removed, shape, cells))
    return TRUE;
  for (guint i = 0; i < step->n_parts; i++)
    if (part_touches (&step->part[i], shape, cells))
      return TRUE;
  for (guint i = 0; i < step->n_node_cells; i++)
    if (cells[step->node_cell[i]] != 0)
      return TRUE;
  return FALSE;
}

static gboolean
candidates_have_value (const SudokuCandidate *candidates, guint n, const SudokuShape *shape, guint value)
{
  for (guint i = 0; i < n; i++)
    if (sudoku_candidate_value (shape, candidates[i]) == value)
      return TRUE;
  return FALSE;
}

static gboolean
has_value (const SudokuStep *step, const SudokuShape *shape, guint value)
{
  return sudoku_set_has (step->values, value) || candidates_have_value (step->placed, step->n_placed, shape, value)
         || candidates_have_value (step->removed, step->n_removed, shape, value);
}

gboolean
nonet_step_filter_passes (const NonetStepFilter *self, const SudokuStep *step, const SudokuShape *shape)
{
  return (self->technique == SUDOKU_N_TECHNIQUES || self->technique == step->technique)
         && (!self->places || step->n_placed > 0) && (self->value == 0 || has_value (step, shape, self->value))
         && (self->cells == NULL || touches (step, shape, self->cells));
}
