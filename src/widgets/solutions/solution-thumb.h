/* One solution as a small board with its number, if it is not the only one, differences from another solution tinted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "render/board/board-painter.h"
#include "tasks/solutions/solution-list.h"

/* The height of the number's line under the board. */
#define NONET_THUMB_LABEL 22

#define NONET_TYPE_SOLUTION_THUMB (nonet_solution_thumb_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionThumb, nonet_solution_thumb, NONET, SOLUTION_THUMB, GtkWidget)

NonetSolutionThumb *nonet_solution_thumb_new (void);

/* Shows a solution of the puzzle at a position of a list; the style is borrowed as long as the thumb lives. */
void nonet_solution_thumb_bind (NonetSolutionThumb *self,
                                guint position,
                                NonetSolution *solution,
                                NonetPuzzle *puzzle,
                                const NonetBoardStyle *style);
guint nonet_solution_thumb_get_position (NonetSolutionThumb *self);
NonetSolution *nonet_solution_thumb_get_solution (NonetSolutionThumb *self);

/* The solution whose differences are tinted, or NULL; and whether this is the chosen one. */
void nonet_solution_thumb_set_reference (NonetSolutionThumb *self, NonetSolution *reference);
void nonet_solution_thumb_set_chosen (NonetSolutionThumb *self, gboolean chosen);

/* Whether there is no other, or none that it could be taken for: then it has neither a number nor a ring. */
void nonet_solution_thumb_set_only (NonetSolutionThumb *self, gboolean only);
