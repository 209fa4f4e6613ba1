/* A walk through the derivation as layers of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "marks/derivation-overlay.h"

typedef struct
{
  const SudokuDerivation *walk;
  const SudokuCandidates *now;
  const SudokuShape *shape;
  SudokuDerivationPlace place;
  SudokuStride stride;
  SudokuSet *before; /* the last stride */
  NonetBoardMarks *marks;
} Picture;

static void
find_before (Picture *self)
{
  const SudokuDerivationRemoval *removal;
  guint n = sudoku_derivation_removals (self->walk, self->stride, &removal);

  self->before = g_memdup2 (self->now->cell, self->shape->n_cells * sizeof *self->before);
  while (n-- > 0)
    self->before[removal[n].cell] = removal[n].before;
}

/* Choices that are left alone were not before, and stand among those that were removed. */
static void
mark_fixed (Picture *self)
{
  for (guint cell = 0; cell < self->shape->n_cells; cell++)
    if (sudoku_set_is_single (self->now->cell[cell]) && !sudoku_set_is_single (self->before[cell]))
      self->marks->candidate[cell * self->shape->order + sudoku_set_first (self->now->cell[cell]) - 1] =
          NONET_MARK_PLACED;
}

/* The house of a single step, and in it what removed choices. */
static void
mark_house (Picture *self)
{
  SudokuSet removed = 0;

  self->marks->house[self->place.house] = NONET_HOUSE_MARK_CAUSE;
  for (guint cell = 0; cell < self->shape->n_cells; cell++)
    removed |= self->before[cell] & ~self->now->cell[cell];
  for (; removed != 0; removed &= removed - 1)
    {
      guint cell = sudoku_derivation_fixed_cell (self->walk, sudoku_set_first (removed));

      if (cell < self->shape->n_cells)
        self->marks->cell[cell] |= NONET_CELL_MARK_CAUSE;
    }
}

/* A fixed choice that a house has twice: both cells. */
static void
mark_repeated (Picture *self, const SudokuRepeated *repeated)
{
  self->marks->house[repeated->house] = NONET_HOUSE_MARK_CAUSE;
  self->marks->cell[repeated->cell[0]] |= NONET_CELL_MARK_CAUSE;
  self->marks->cell[repeated->cell[1]] |= NONET_CELL_MARK_CAUSE;
}

static void
mark_reason (Picture *self)
{
  SudokuBlock block;

  if (self->place.step == SUDOKU_DERIVATION_REDUCE && self->stride == SUDOKU_STRIDE_STEP)
    mark_house (self);
  else if (self->place.step == SUDOKU_DERIVATION_BLOCKED && sudoku_find_block (self->now, &block))
    {
      if (block.is_void)
        self->marks->cell[block.empty] |= NONET_CELL_MARK_CAUSE;
      else
        mark_repeated (self, &block.repeated);
    }
  if (self->place.depth > 0 && (self->place.step == SUDOKU_DERIVATION_EXPAND || self->stride == SUDOKU_STRIDE_STAGE))
    self->marks->cell[self->place.pivot] |= NONET_CELL_MARK_CAUSE;
}

static NonetBoardOverlay *
make_layers (const Picture *self)
{
  gsize n_cells = self->shape->n_cells;
  NonetBoardOverlay *overlay = nonet_board_overlay_with_marks (NULL, self->marks);
  g_autofree SudokuSet *struck = g_new (SudokuSet, n_cells);
  g_autofree guint8 *found = g_new0 (guint8, n_cells);

  for (gsize cell = 0; cell < n_cells; cell++)
    {
      struck[cell] = self->before[cell] & ~self->now->cell[cell];
      if (sudoku_set_is_single (self->before[cell]))
        found[cell] = (guint8) sudoku_set_first (self->before[cell]);
    }
  overlay = nonet_board_overlay_add (overlay, NONET_LAYER_FOUND, found, n_cells);
  overlay = nonet_board_overlay_add (overlay, NONET_LAYER_STRUCK, struck, n_cells * sizeof *struck);
  return nonet_board_overlay_add (overlay, NONET_LAYER_CANDIDATES, self->before, n_cells * sizeof *self->before);
}

NonetBoardOverlay *
nonet_derivation_to_overlay (const SudokuDerivation *walk, SudokuStride stride)
{
  const SudokuCandidates *now = sudoku_derivation_matrix (walk);
  g_autoptr (NonetBoardMarks) marks = nonet_board_marks_new (now->shape);
  Picture self = { walk, now, now->shape, sudoku_derivation_place (walk), stride, NULL, marks };
  NonetBoardOverlay *overlay;

  find_before (&self);
  mark_fixed (&self);
  mark_reason (&self);
  overlay = make_layers (&self);
  g_free (self.before);
  return overlay;
}
