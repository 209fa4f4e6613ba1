/* The window for practising techniques: a list to choose from, and exercises on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "logic/technique.h"

/* Actions: "practice.check", "practice.which" (what is wrong), "practice.hint", "practice.show", "practice.next", "practice.back"
 * (to the list), "practice.reset", "practice.undo", "practice.redo". */
#define NONET_TYPE_PRACTICE_WINDOW (nonet_practice_window_get_type ())
G_DECLARE_FINAL_TYPE (NonetPracticeWindow, nonet_practice_window, NONET, PRACTICE_WINDOW, AdwWindow)

/* A window over another one. */
NonetPracticeWindow *nonet_practice_window_new (GtkWindow *parent, GSettings *settings);

/* Begins to practise a technique. */
void nonet_practice_window_practise (NonetPracticeWindow *self, SudokuTechnique technique);
