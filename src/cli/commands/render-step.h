/* The step that is drawn with a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/commands/explain.h"

G_BEGIN_DECLS

/* A step, and the board before it. */
typedef struct
{
  SudokuStep *step;
  SudokuBoard *board;
} CliRenderStep;

/* Finds the number-th step of the solving path of a puzzle; techniques as in cli_limit_techniques (). Returns FALSE after
 * reporting that it has fewer. The caller clears it in any case. */
gboolean cli_render_step_find (CliRenderStep *self, const NonetPuzzle *puzzle, const GArray *techniques, gint64 number);

void cli_render_step_clear (CliRenderStep *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliRenderStep, cli_render_step_clear)

G_END_DECLS
