/* A solution on the board is a view: a bar says which one it is and leads back to the puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "widgets/solutions/solution-browser.h"
#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

/* Property "visible" (with notify): whether the solution chosen in the browser is on the board. Choosing one shows it, in place of
 * what was explained; Escape, choosing it once more, any choice of candidates, and any explanation lead back to the puzzle, and
 * nothing that was found is lost.
 * Actions: "win.hide-solution", "win.fill-solution". */
#define NONET_TYPE_SOLUTION_VIEW (nonet_solution_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionView, nonet_solution_view, NONET, SOLUTION_VIEW, NonetController)

NonetSolutionView *nonet_solution_view_new (NonetFrame *frame);

/* Whether the solutions in the browser are those of the puzzle as it is; others are not shown. */
void nonet_solution_view_set_fitting (NonetSolutionView *self, gboolean fitting);

gboolean nonet_solution_view_get_visible (NonetSolutionView *self);

G_END_DECLS
