/* What is shown on the board: candidates, mistakes, and how large it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "document/document.h"
#include "widgets/steps/step-presenter.h"
#include "words/steps/step-text.h"

/* Has the presenter outline the cells of puzzle with mistakes, where entries look as they do in a conflict, and dim the others,
 * until the puzzle is edited. */
void nonet_mistake_marks_show (NonetStepPresenter *presenter, const NonetPuzzle *puzzle, const NonetMistakes *mistakes);

/* Actions: "win.depth" (the board's, as a string), "win.next-depth", "win.fill-marks" (the basic candidates become marks), "win.zoom-in",
 * "win.zoom-out", "win.zoom-reset" (the whole board). */
#define NONET_TYPE_CANDIDATES (nonet_candidates_get_type ())
G_DECLARE_FINAL_TYPE (NonetCandidates, nonet_candidates, NONET, CANDIDATES, NonetController)

/* Shows candidates on the board of the window, and on buttons that choose which. Other buttons are shown while the
 * board is zoomed, or larger than its place. */
NonetCandidates *nonet_candidates_new (NonetFrame *frame);
