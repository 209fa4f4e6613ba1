/* What is tinted on the board, as the preferences say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/board-tints.h"

static void
update (NonetBoardView *board, const char *key, GSettings *settings)
{
  nonet_board_view_set_tints (board, g_settings_get_boolean (settings, "tint-houses"),
                              g_settings_get_boolean (settings, "tint-equal"));
}

void
nonet_board_tints_bind (NonetBoardView *board, GSettings *settings)
{
  static const char *const signals[] = { "changed::tint-houses", "changed::tint-equal" };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (settings, signals[i], G_CALLBACK (update), board, G_CONNECT_SWAPPED);
  update (board, NULL, settings);
}
