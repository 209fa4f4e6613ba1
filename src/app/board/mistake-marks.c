/* Mistakes shown on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/mistake-marks.h"

void
nonet_mistake_marks_show (NonetStepPresenter *presenter, const SudokuShape *shape, const NonetMistakes *mistakes)
{
  g_autoptr (NonetBoardMarks) marks = nonet_board_marks_new (shape);
  g_autoptr (NonetBoardOverlay) overlay = NULL;

  for (guint cell = 0; cell < shape->n_cells; cell++)
    marks->cell[cell] = nonet_cell_set_has (&mistakes->cells, cell) ? NONET_CELL_MARK_CAUSE : NONET_CELL_MARK_DIMMED;
  overlay = nonet_board_overlay_with_marks (NULL, marks);
  nonet_step_presenter_show_overlay (presenter, overlay);
}
