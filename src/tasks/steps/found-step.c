/* What logic starts from, how it is asked, and the steps that it finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/found-step.h"

#include <string.h>

#include "logic/path.h"

/* Positions: the boards of puzzles, made with the candidates chosen. */

/* The board takes the place of the caller's; NULL when out of memory. */
static NonetPosition *
new_with_board (NonetPuzzle *puzzle, SudokuBoard *board)
{
  NonetPosition *self;

  if (board == NULL)
    return NULL;
  self = g_new0 (NonetPosition, 1);
  g_atomic_ref_count_init (&self->references);
  self->puzzle = nonet_puzzle_ref (puzzle);
  self->board = board;
  return self;
}

/* Marks, where there are any; every value elsewhere. */
static SudokuCandidates *
dup_marks (const NonetPuzzle *puzzle)
{
  SudokuCandidates *marks = sudoku_candidates_new (puzzle->shape);

  for (guint cell = 0; marks != NULL && cell < puzzle->shape->n_cells; cell++)
    marks->cell[cell] = puzzle->marks[cell] != 0 ? puzzle->marks[cell] : sudoku_set_full (puzzle->shape->order);
  return marks;
}

static void
remove_struck (SudokuBoard *board, const NonetPuzzle *puzzle)
{
  for (guint cell = 0; puzzle->eliminated != NULL && cell < puzzle->shape->n_cells; cell++)
    for (SudokuSet set = puzzle->eliminated[cell]; set != 0; set &= set - 1)
      sudoku_board_remove (board, cell, sudoku_set_first (set));
}

NonetPosition *
nonet_position_new (NonetPuzzle *puzzle, NonetStart start)
{
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  g_autoptr (SudokuGrid) values = nonet_puzzle_dup_grid (puzzle, TRUE);
  gboolean has_marks = start == NONET_START_MARKS && puzzle->marks != NULL;
  g_autoptr (SudokuCandidates) marks = has_marks ? dup_marks (puzzle) : NULL;
  NonetPosition *self = NULL;

  if (!has_marks || marks != NULL)
    self = new_with_board (puzzle, sudoku_board_new (givens, values, marks));
  if (self != NULL)
    remove_struck (self->board, puzzle);
  return self;
}

NonetPosition *
nonet_position_new_on (NonetPosition *self, const SudokuBoard *board)
{
  return new_with_board (self->puzzle, board != NULL ? sudoku_board_copy (board) : NULL);
}

gboolean
nonet_position_equal (const NonetPosition *a, const NonetPosition *b)
{
  const SudokuBoard *x = a->board;
  const SudokuBoard *y = b->board;
  gsize n_cells = x->shape->n_cells;

  return sudoku_shape_equal (x->shape, y->shape) && a->puzzle->alphabet == b->puzzle->alphabet
         && memcmp (x->value, y->value, n_cells * sizeof *x->value) == 0
         && memcmp (x->given, y->given, n_cells * sizeof *x->given) == 0
         && memcmp (x->cell, y->cell, n_cells * sizeof *x->cell) == 0;
}

gboolean
nonet_position_is_begun (const NonetPosition *self)
{
  const NonetPuzzle *puzzle = self->puzzle;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->entries[cell] != 0 || (puzzle->eliminated != NULL && puzzle->eliminated[cell] != 0))
      return TRUE;
  return FALSE;
}

NonetPosition *
nonet_position_ref (NonetPosition *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_position_unref (NonetPosition *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_board_free (self->board);
  nonet_puzzle_unref (self->puzzle);
  g_free (self);
}

struct _NonetFoundStep
{
  GObject parent_instance;

  NonetPosition *position;
  SudokuStep *step;
};

G_DEFINE_FINAL_TYPE (NonetFoundStep, nonet_found_step, G_TYPE_OBJECT)

static void
nonet_found_step_finalize (GObject *object)
{
  NonetFoundStep *self = NONET_FOUND_STEP (object);

  sudoku_step_free (self->step);
  nonet_position_unref (self->position);
  G_OBJECT_CLASS (nonet_found_step_parent_class)->finalize (object);
}

static void
nonet_found_step_class_init (NonetFoundStepClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_found_step_finalize;
}

static void
nonet_found_step_init (NonetFoundStep *self)
{
}

NonetFoundStep *
nonet_found_step_new (NonetPosition *position, const SudokuStep *step)
{
  SudokuStep *copy = sudoku_step_copy (step);
  NonetFoundStep *self;

  if (copy == NULL)
    return NULL;
  self = g_object_new (NONET_TYPE_FOUND_STEP, NULL);
  self->position = nonet_position_ref (position);
  self->step = copy;
  return self;
}

NonetPosition *
nonet_found_step_get_position (NonetFoundStep *self)
{
  return self->position;
}

const SudokuStep *
nonet_found_step_get_step (NonetFoundStep *self)
{
  return self->step;
}

/* How logic is asked. */

void
nonet_logic_options_init (NonetLogicOptions *self)
{
  SudokuFindLimits limits;

  sudoku_limits_init_path (&limits, 9);
  *self = (NonetLogicOptions){ .techniques = limits.techniques, .start = NONET_START_BASIC, .uniqueness = TRUE };
}

void
nonet_logic_options_limit (const NonetLogicOptions *self, guint order, gboolean unique, SudokuFindLimits *limits)
{
  sudoku_limits_init_path (limits, order);
  limits->techniques = self->techniques;
  limits->unique = unique && self->uniqueness;
  if (self->n_ordered > 0)
    sudoku_limits_set_order (limits, self->order, self->n_ordered);
}

void
nonet_technique_limit (SudokuTechnique technique, guint order, gboolean unique, SudokuFindLimits *limits)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (technique);

  sudoku_limits_init (limits, order);
  limits->unique = unique;
  limits->subset_size = MAX (limits->subset_size, info->size);
  limits->fish_size = MAX (limits->fish_size, info->size);
  limits->techniques = (SudokuTechniqueSet){ { 0 } };
  sudoku_technique_set_add (&limits->techniques, technique);
}
