/* Shows a step on a board, one at a time: who explains something says what, and whoever is about steps follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/steps/found-step.h"
#include "widgets/board/board-view.h"
#include "words/steps/step-text.h"

#define NONET_TYPE_CELL_STYLE (nonet_cell_style_get_type ())
GType nonet_cell_style_get_type (void);

/* Properties (with notify): "step" (NonetFoundStep, or NULL: nothing is explained), "stage" (guint, a NonetStepStage: how much of
 * it), "branch" (guint, 0 for all), "cell-style" (NonetCellStyle, writable: how those who describe steps write cells), "guarded" (gboolean,
 * writable: whether those who list steps name techniques only, and not say unasked that something is wrong, since the puzzle is played),
 * "explaining" (gboolean: whether a step, a position or an overlay has the board).
 * A step of a later position is shown with the values that are placed until then. It ends when the board shows another puzzle or the puzzle is edited. */
#define NONET_TYPE_STEP_PRESENTER (nonet_step_presenter_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepPresenter, nonet_step_presenter, NONET, STEP_PRESENTER, GObject)

/* A presenter on the board of a window, which may have only one. */
NonetStepPresenter *nonet_step_presenter_new (NonetBoardView *board);

/* Shows a step of the board's puzzle, with all its branches; NULL: nothing any more. */
void nonet_step_presenter_show (NonetStepPresenter *self, NonetFoundStep *step, NonetStepStage stage);

/* Shows a position of the board's puzzle, with its values and candidates, and no step, untinted as beside one; the stage is the last one. */
void nonet_step_presenter_show_position (NonetStepPresenter *self, NonetPosition *position);

/* Shows a matrix of the derivation, or whatever else is no step. */
void nonet_step_presenter_show_overlay (NonetStepPresenter *self, NonetBoardOverlay *overlay);

/* Shows marks of the board's puzzle as long as there is neither step nor position or overlay to show. Whoever has them shown takes them away (NULL)
 * when the puzzle is edited. */
void nonet_step_presenter_show_marks (NonetStepPresenter *self, NonetBoardMarks *marks);

/* Shows one branch of a step that has some, 1 to n_branches, or all (0). */
void nonet_step_presenter_set_branch (NonetStepPresenter *self, guint branch);

/* What is shown; the step is owned by self. */
NonetFoundStep *nonet_step_presenter_get_step (NonetStepPresenter *self);
gboolean nonet_step_presenter_is_explaining (NonetStepPresenter *self);
gboolean nonet_step_presenter_is_guarded (NonetStepPresenter *self);
NonetStepStage nonet_step_presenter_get_stage (NonetStepPresenter *self);
guint nonet_step_presenter_get_branch (NonetStepPresenter *self);

/* How steps of a puzzle are written down: with its symbols, and cells as "cell-style" says. As long as the puzzle lives. */
NonetNotation nonet_step_presenter_get_notation (NonetStepPresenter *self, const NonetPuzzle *puzzle);
