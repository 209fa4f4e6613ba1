/* Mistakes shown on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/mistake-marks.h"

void
nonet_mistake_marks_show (NonetStepPresenter *presenter, const NonetPuzzle *puzzle, const NonetMistakes *mistakes)
{
  const SudokuShape *shape = puzzle->shape;
  g_autoptr (NonetBoardMarks) marks = nonet_board_marks_new (shape);
  g_autoptr (NonetBoardOverlay) overlay = NULL;

  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      gboolean is_wrong = nonet_cell_set_has (&mistakes->cells, cell);

      marks->cell[cell] = is_wrong ? NONET_CELL_MARK_CAUSE : NONET_CELL_MARK_DIMMED;
      if (is_wrong && puzzle->entries[cell] != 0)
        marks->candidate[cell * shape->order + puzzle->entries[cell] - 1] = NONET_MARK_REMOVED;
    }
  overlay = nonet_board_overlay_with_marks (NULL, marks);
  nonet_step_presenter_show_overlay (presenter, overlay);
}
