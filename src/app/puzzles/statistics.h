/* The dialog that says by level what became of all games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/games/games.h"

/* Shows it over a window, with the figures as they are. */
void nonet_statistics_present (GtkWindow *parent, NonetGames *games);
