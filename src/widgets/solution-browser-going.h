/* The number entered, and the search on to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/solution-browser-private.h"

G_BEGIN_DECLS

/* Puts the number of the chosen solution into the entry, unless the player is at it. */
void nonet_solution_browser_show_number (NonetSolutionBrowser *self);
void nonet_solution_browser_number_entered (NonetSolutionBrowser *self);
void nonet_solution_browser_number_changed (NonetSolutionBrowser *self);
void nonet_solution_browser_follow_going (NonetSolutionBrowser *self);
void nonet_solution_browser_forget_going (NonetSolutionBrowser *self);
void nonet_solution_browser_cancel_going (NonetSolutionBrowser *self);

G_END_DECLS
