/* Mistakes shown on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/steps/step-presenter.h"
#include "words/steps/mistakes.h"

G_BEGIN_DECLS

/* Has the presenter outline the cells of puzzle with mistakes, where entries look as they do in a conflict, and dim the others,
 * until the puzzle is edited. */
void nonet_mistake_marks_show (NonetStepPresenter *presenter, const NonetPuzzle *puzzle, const NonetMistakes *mistakes);

G_END_DECLS
