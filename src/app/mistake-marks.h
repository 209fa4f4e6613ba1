/* Mistakes shown on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view.h"
#include "words/mistakes.h"

G_BEGIN_DECLS

/* Outlines the cells with mistakes and dims the others, as the explanation of the board. */
void nonet_mistake_marks_show (NonetBoardView *board, const SudokuShape *shape, const NonetMistakes *mistakes);

G_END_DECLS
