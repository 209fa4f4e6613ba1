/* Solving: the list of all solutions in the pane, and the chosen one on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "app/frame/verdict-button.h"
#include "app/solutions/solution-view.h"
#include "widgets/solutions/solution-browser.h"

G_BEGIN_DECLS

/* Signal "started": there is a new list in the pane.
 * Actions: "win.solve", "win.stop", "win.next-solution", "win.previous-solution". */
#define NONET_TYPE_SOLVING (nonet_solving_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolving, nonet_solving, NONET, SOLVING, NonetController)

/* Fills the browser of the window, and says there why there is no solution if the verdict knows. A bar is shown while the
 * solutions are those of an earlier version of the puzzle. */
NonetSolving *nonet_solving_new (NonetFrame *frame, NonetSolutionView *view);

gboolean nonet_solving_get_outdated (NonetSolving *self);

G_END_DECLS
