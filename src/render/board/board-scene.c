/* What a scene says of its cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-scene.h"

guint
nonet_board_scene_get_certain (const NonetBoardScene *scene, guint cell)
{
  SudokuSet set = scene->tally != NULL && scene->candidates != NULL ? scene->candidates[cell] : 0;

  return sudoku_set_count (set) == 1 ? sudoku_set_first (set) : 0;
}
