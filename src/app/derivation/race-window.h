/* The window in which a puzzle races through the stages of the derivation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/puzzle.h"

G_BEGIN_DECLS

#define NONET_TYPE_RACE_WINDOW (nonet_race_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetRaceWindow, nonet_race_window, NONET, RACE_WINDOW, AdwWindow)

/* A window over another one; it races no longer than it is open. */
NonetRaceWindow *nonet_race_window_new (GtkWindow *parent);

/* The puzzle, which never changes, that races from the next start on, and its title for people. Results of a puzzle with other
 * values stay, and are said to be old. */
void nonet_race_window_set_puzzle (NonetRaceWindow *self, NonetPuzzle *puzzle, const char *title);

G_END_DECLS
