/* Overlays: one layer exchanged for another, the rest shared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "render/board/board-scene.h"

TEST (layers_are_shared_and_not_copied)
{
  guint8 solution[16] = { 1, 2, 3, 4 };
  SudokuSet candidates[16] = { 0 };
  g_autoptr (GBytes) found = g_bytes_new (solution, sizeof solution);
  g_autoptr (GBytes) sets = g_bytes_new (candidates, sizeof candidates);
  g_autoptr (NonetBoardOverlay) first = nonet_board_overlay_with (NULL, NONET_LAYER_FOUND, found);
  g_autoptr (NonetBoardOverlay) second = nonet_board_overlay_with (first, NONET_LAYER_CANDIDATES, sets);
  g_autoptr (NonetBoardOverlay) third = nonet_board_overlay_with (second, NONET_LAYER_FOUND, NULL);

  g_assert_true (nonet_board_overlay_get (second, NONET_LAYER_FOUND) == g_bytes_get_data (found, NULL));
  g_assert_true (nonet_board_overlay_get (second, NONET_LAYER_CANDIDATES) == g_bytes_get_data (sets, NULL));
  g_assert_null (nonet_board_overlay_get (first, NONET_LAYER_CANDIDATES));
  g_assert_null (nonet_board_overlay_get (third, NONET_LAYER_FOUND));
  g_assert_true (nonet_board_overlay_same (second, third, NONET_LAYER_CANDIDATES));
  g_assert_false (nonet_board_overlay_same (second, third, NONET_LAYER_FOUND));
}

TEST (an_overlay_fits_boards_of_its_size_only)
{
  const SudokuShape *small, *usual;
  guint64 counts[4 * 4 * 4] = { 0 };
  g_autoptr (GBytes) tally = g_bytes_new (counts, sizeof counts);
  g_autoptr (NonetBoardOverlay) overlay = nonet_board_overlay_with (NULL, NONET_LAYER_TALLY, tally);

  g_assert_true ((small = nonet_shape_get_usual (4)) != NULL && (usual = nonet_shape_get_usual (9)) != NULL);
  g_assert_true (nonet_board_overlay_fits (overlay, small));
  g_assert_false (nonet_board_overlay_fits (overlay, usual));
  g_assert_true (nonet_board_overlay_fits (NULL, usual));
}
