/* What is shown over the board: candidates, tints of mistakes and houses, the subtitle, and the zoom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "document/document.h"
#include "widgets/board/board-view.h"
#include "widgets/steps/step-presenter.h"
#include "words/steps/step-text.h"

G_BEGIN_DECLS

/* Has a board follow the settings on its tints as long as it lives. */
void nonet_board_tints_bind (NonetBoardView *board, GSettings *settings);

/* Has the presenter outline the cells of puzzle with mistakes, where entries look as they do in a conflict, and dim the others,
 * until the puzzle is edited. */
void nonet_mistake_marks_show (NonetStepPresenter *presenter, const NonetPuzzle *puzzle, const NonetMistakes *mistakes);

/* "9×9 · 29 givens · edited", the last if it is unsaved; boxes that are not square are named too. The caller frees it. */
char *nonet_document_to_subtitle (NonetDocument *document, gboolean is_unsaved);

/* Actions: "win.zoom-in", "win.zoom-out", "win.zoom-reset" (the whole board). */
#define NONET_TYPE_ZOOMING (nonet_zooming_get_type ())
G_DECLARE_FINAL_TYPE (NonetZooming, nonet_zooming, NONET, ZOOMING, NonetController)

/* Buttons are shown while the board is zoomed, or larger than its place. */
NonetZooming *nonet_zooming_new (NonetFrame *frame);

/* Actions: "win.depth" (the board's, as a string), "win.next-depth", "win.fill-marks" (the basic candidates become marks). */
#define NONET_TYPE_CANDIDATES (nonet_candidates_get_type ())
G_DECLARE_FINAL_TYPE (NonetCandidates, nonet_candidates, NONET, CANDIDATES, NonetController)

/* Shows candidates on the board of the window, and on buttons that choose which. */
NonetCandidates *nonet_candidates_new (NonetFrame *frame);

G_END_DECLS
