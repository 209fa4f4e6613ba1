/* Solving: the list of solutions, one that is viewed on the board, and what is said of an only one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "app/frame/verdict-button.h"
#include "widgets/solutions/solution-browser.h"
#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

#define NONET_TYPE_ONLY_SOLUTION (nonet_only_solution_get_type ())
G_DECLARE_FINAL_TYPE (NonetOnlySolution, nonet_only_solution, NONET, ONLY_SOLUTION, NonetController)

/* Fills the facts of the window's browser, while it shows them. The rating is that beside the verdict. */
NonetOnlySolution *nonet_only_solution_new (NonetFrame *frame);

/* Property "visible" (with notify): whether the solution chosen in the browser is on the board. Choosing one shows it, in place of
 * what was explained; Escape, choosing it once more, any choice of candidates, and any explanation lead back to the puzzle, and
 * nothing that was found is lost.
 * Actions: "win.hide-solution", "win.fill-solution". */
#define NONET_TYPE_SOLUTION_VIEW (nonet_solution_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionView, nonet_solution_view, NONET, SOLUTION_VIEW, NonetController)

NonetSolutionView *nonet_solution_view_new (NonetFrame *frame);

gboolean nonet_solution_view_get_visible (NonetSolutionView *self);

/* Signal "started": there is a new list in the pane.
 * Actions: "win.solve", "win.stop", "win.next-solution", "win.previous-solution". */
#define NONET_TYPE_SOLVING (nonet_solving_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolving, nonet_solving, NONET, SOLVING, NonetController)

/* Fills the browser of the window, and says there why there is no solution if the verdict knows. A bar is shown while the
 * solutions are those of an earlier version of the puzzle. */
NonetSolving *nonet_solving_new (NonetFrame *frame, NonetSolutionView *view);

gboolean nonet_solving_get_outdated (NonetSolving *self);

G_END_DECLS
