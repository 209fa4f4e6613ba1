/* The list shown, and which of its solutions is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/solution-browser-private.h"

G_BEGIN_DECLS

void nonet_solution_browser_init_list (NonetSolutionBrowser *self);
void nonet_solution_browser_show_list (NonetSolutionBrowser *self, NonetSolutionList *list);
/* The grid has another one chosen. */
void nonet_solution_browser_chosen_changed (NonetSolutionBrowser *self);

G_END_DECLS
