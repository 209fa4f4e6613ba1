/* The order of the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/solution-browser-private.h"

G_BEGIN_DECLS

void nonet_solution_browser_sort_changed (NonetSolutionBrowser *self);
void nonet_solution_browser_sort_again (NonetSolutionBrowser *self);
void nonet_solution_browser_update_sort (NonetSolutionBrowser *self);
void nonet_solution_browser_forget_sort (NonetSolutionBrowser *self);

G_END_DECLS
