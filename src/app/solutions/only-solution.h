/* The facts beside the only solution: what is found in the background about its puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "app/frame/verdict-button.h"
#include "widgets/solutions/solution-browser.h"

G_BEGIN_DECLS

#define NONET_TYPE_ONLY_SOLUTION (nonet_only_solution_get_type ())
G_DECLARE_FINAL_TYPE (NonetOnlySolution, nonet_only_solution, NONET, ONLY_SOLUTION, NonetController)

/* Fills the facts of the window's browser, while it shows them. The rating is that beside the verdict. */
NonetOnlySolution *nonet_only_solution_new (NonetFrame *frame);

G_END_DECLS
