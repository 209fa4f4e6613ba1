/* The order in which a grid shows solutions: as found, or by how much they differ from the chosen one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-ranking.h"
#include "widgets/solutions/solution-grid.h"

G_BEGIN_DECLS

/* Part of the instance of a widget, whose template sets the first fields. */
typedef struct
{
  NonetSolutionGrid *grid;
  GtkDropDown *choice; /* as found, most similar first, most different first */
  GtkSpinner *spinner;
  GtkWidget *row; /* of the note, and of the button that sorts again */
  GtkLabel *note;
  GtkWidget *again;

  GtkWidget *owner;
  NonetSolutionList *list;
  NonetPuzzle *puzzle;
  GCancellable *sorting; /* NULL: none */
  double share;
  NonetSolutionRanking *ranking; /* what the grid shows instead of the list, or NULL */
  guint64 reference;             /* the index of the solution it was sorted by */
} NonetSolutionOrder;

/* After the template of owner, the widget. */
void nonet_solution_order_init (NonetSolutionOrder *self, GtkWidget *owner);

/* Shows a list of solutions of the puzzle, as found; both NULL for none. */
void nonet_solution_order_set_list (NonetSolutionOrder *self, NonetSolutionList *list, NonetPuzzle *puzzle);

/* Another solution is chosen, or more are found: the order may be outdated. */
void nonet_solution_order_update (NonetSolutionOrder *self);

/* Sorts by the solution chosen now, with all that are found now. */
void nonet_solution_order_sort_again (NonetSolutionOrder *self);

/* Chooses what the grid shows at a position, if there is something. */
void nonet_solution_order_choose (NonetSolutionOrder *self, guint position);

/* Chooses the solution with this number (from 0), shown as found. FALSE if the list has not got that far. */
gboolean nonet_solution_order_show_found (NonetSolutionOrder *self, guint64 index);

G_END_DECLS
