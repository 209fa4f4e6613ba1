/* The window with a running list of puzzles: those with certain givens, or those near a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/puzzles/puzzle-list.h"

G_BEGIN_DECLS

/* Signals: "chosen" (NonetFoundPuzzle: to be opened), "open-all" (GBytes: the list as a text). */
#define NONET_TYPE_PUZZLES_WINDOW (nonet_puzzles_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetPuzzlesWindow, nonet_puzzles_window, NONET, PUZZLES_WINDOW, AdwWindow)

/* A window over another one, which searches at once, and no longer than it is open. The wish is copied; where it has values that
 * can be kept, the window offers whether to. */
NonetPuzzlesWindow *nonet_puzzles_window_new (GtkWindow *parent, const NonetPuzzlesWish *wish);

G_END_DECLS
