/* What a scene says of its cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-scene.h"

NonetBoardScene
nonet_board_scene_of (const NonetPuzzle *puzzle)
{
  return (NonetBoardScene){
    .shape = puzzle->shape, .alphabet = puzzle->alphabet, .givens = puzzle->givens, .entries = puzzle->entries
  };
}

void
nonet_board_scene_show_overlay (NonetBoardScene *scene, const NonetBoardOverlay *overlay)
{
  const SudokuSet *struck = nonet_board_overlay_get (overlay, NONET_LAYER_STRUCK);

  scene->found = nonet_board_overlay_get (overlay, NONET_LAYER_FOUND);
  scene->candidates = nonet_board_overlay_get (overlay, NONET_LAYER_CANDIDATES);
  scene->tally = nonet_board_overlay_get (overlay, NONET_LAYER_TALLY);
  scene->struck = scene->tally == NULL ? struck : NULL;
  scene->faded = scene->tally != NULL ? struck : NULL;
  scene->marks = nonet_board_overlay_get_marks (overlay);
}

guint
nonet_board_scene_get_certain (const NonetBoardScene *scene, guint cell)
{
  SudokuSet set = scene->tally != NULL && scene->candidates != NULL ? scene->candidates[cell] : 0;

  return sudoku_set_count (set) == 1 ? sudoku_set_first (set) : 0;
}

guint
nonet_board_scene_get_shown (const NonetBoardScene *scene, guint cell)
{
  if (scene->givens != NULL && scene->givens[cell] != 0)
    return scene->givens[cell];
  if (scene->entries != NULL && scene->entries[cell] != 0)
    return scene->entries[cell];
  if (scene->found != NULL && scene->found[cell] != 0)
    return scene->found[cell];
  return nonet_board_scene_get_certain (scene, cell);
}
