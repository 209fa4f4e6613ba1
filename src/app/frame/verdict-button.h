/* The verdict over the board: how many solutions there are, in words, after every edit; pressed, it leads to them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/questions/verdict-worker.h"
#include "widgets/board/board-view.h"
#include "words/verdict.h"

/* While the puzzle is set, everything on the board is judged; while it is played, the givens only.
 *
 * Properties: "board" (NonetBoardView, whose document is judged); "reason" (string, read only, with notify: why there is no
 * solution, if that is known, else NULL); "show-rating" (whether the rating of a puzzle stands beside its verdict).
 * Pressed, it takes the board's cursor to a simple reason, and activates "win.solve" where there are solutions. */
#define NONET_TYPE_VERDICT_BUTTON (nonet_verdict_button_get_type ())
G_DECLARE_FINAL_TYPE (NonetVerdictButton, nonet_verdict_button, NONET, VERDICT_BUTTON, GtkButton)

/* What is known of the board as it is; owned by the button. */
const NonetVerdict *nonet_verdict_button_get_verdict (NonetVerdictButton *self);

/* What rates the puzzle once it is known that it has one solution; owned by the button. */
NonetPuzzleWorker *nonet_verdict_button_get_rater (NonetVerdictButton *self);

/* The verdict as a sentence, or NULL; caller frees. */
char *nonet_verdict_button_dup_text (NonetVerdictButton *self);
