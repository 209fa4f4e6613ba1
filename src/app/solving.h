/* Solving: the list of all solutions in the pane, and the chosen one on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/controller.h"
#include "app/verdict-button.h"
#include "widgets/solution-browser.h"

G_BEGIN_DECLS

/* Properties (read only, with notify): "solutions" (NonetSolutionList, or NULL), "running" (boolean), "outdated" (boolean: the
 * puzzle has been edited since), "solution" (NonetSolution: the chosen one while it fits the board, or NULL).
 * Signal "started": there is a new list in the pane.
 * Actions: "win.solve", "win.stop", "win.hide-solution", "win.next-solution", "win.previous-solution", "win.fill-solution". */
#define NONET_TYPE_SOLVING (nonet_solving_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolving, nonet_solving, NONET, SOLVING, NonetController)

/* Fills the browser of the window, and says there why there is no solution if the verdict knows. */
NonetSolving *nonet_solving_new (NonetFrame *frame, NonetSolutionBrowser *browser, NonetVerdictButton *verdict);

gboolean nonet_solving_get_outdated (NonetSolving *self);

G_END_DECLS
