/* How far the search is, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/solution-browser-private.h"

G_BEGIN_DECLS

void nonet_solution_browser_update_status (NonetSolutionBrowser *self);
void nonet_solution_browser_queue_status (NonetSolutionBrowser *self);

G_END_DECLS
