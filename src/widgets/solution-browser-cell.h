/* The cell of the board at which the cursor is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/solution-browser-private.h"

G_BEGIN_DECLS

/* Follows the list shown from now on. */
void nonet_solution_browser_init_cell (NonetSolutionBrowser *self);

G_END_DECLS
