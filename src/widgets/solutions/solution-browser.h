/* The pane of all solutions: how many in words, progress, small boards to scroll through, and what one does with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The browser is shown a list and drives it (Stop, Continue). A filter ("r2c8 = 3") is a search of its
 * own, of the puzzle with those cells filled in; the list that was set is kept and comes back when the
 * last filter is gone.
 */
#pragma once

#include <adwaita.h>

#include "tasks/solutions/solution-list.h"
#include "widgets/board/board-view.h"
#include "widgets/solutions/solution-facts.h"

/* Properties (notify): "shown-list" (NonetSolutionList: the one that was set, or one that filters leave of it; or NULL),
 * "solution" (the chosen NonetSolution of the shown list, or NULL), "board", "only" (whether the list that was set is
 * complete with one solution, and facts are shown). Signal "chosen-again": the chosen solution was pressed once more.
 *
 * Actions of the class: "solutions.previous", "solutions.next", "solutions.go-to" (asks for the number), "solutions.compare"
 * (opens the comparison of the chosen solution with another), "solutions.toggle-search" (Stop or Continue),
 * "solutions.cancel-go-to" (ends the search on to a number), "solutions.add-filter" (uu: cell and value), "solutions.remove-filter" (u: cell), "solutions.clear-filters".
 * Actions its buttons expect of the window: "win.solve" (in the empty state), "win.save-solutions", "win.copy-solution",
 * "win.copy-solutions". Where they are missing or disabled the buttons are insensitive. */
#define NONET_TYPE_SOLUTION_BROWSER (nonet_solution_browser_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionBrowser, nonet_solution_browser, NONET, SOLUTION_BROWSER, AdwBin)

/* The solutions to show; NULL: none yet. Filters and the chosen solution are forgotten; the first solution is
 * chosen as soon as there is one. The list is not started here. */
void nonet_solution_browser_set_list (NonetSolutionBrowser *self, NonetSolutionList *list);
NonetSolutionList *nonet_solution_browser_get_list (NonetSolutionBrowser *self);
NonetSolutionList *nonet_solution_browser_get_shown_list (NonetSolutionBrowser *self);

/* The facts shown beside the only solution; owned by self. */
NonetSolutionFacts *nonet_solution_browser_get_facts (NonetSolutionBrowser *self);

/* Whether the board shows the chosen solution, and so the bar what there is to do with it, or has it already. */
void nonet_solution_browser_set_on_board (NonetSolutionBrowser *self, gboolean on_board);

/* Why there is no solution ("two 5s in row 3"), shown when the list is complete and empty; NULL: not known. */
void nonet_solution_browser_set_reason (NonetSolutionBrowser *self, const char *reason);

/* The chosen solution, or NULL; it is the one for the board. */
NonetSolution *nonet_solution_browser_get_solution (NonetSolutionBrowser *self);

/* Chooses the next solution, or the one before. */
void nonet_solution_browser_next (NonetSolutionBrowser *self);
void nonet_solution_browser_previous (NonetSolutionBrowser *self);

/* Opens the entry for a number, as Ctrl+G does. Of a number beyond what has been found the search continues until it is there; then
 * it is chosen, and the search stops again if it had been stopped. */
void nonet_solution_browser_ask_number (NonetSolutionBrowser *self);

/* Shows only solutions with the value in the cell, on top of the filters there are; a filter on the same cell is replaced. */
void nonet_solution_browser_add_filter (NonetSolutionBrowser *self, guint cell, guint value);
guint nonet_solution_browser_get_n_filters (NonetSolutionBrowser *self);
