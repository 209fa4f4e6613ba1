/* What a cell holds in all solutions, and filters by that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-list.h"
#include "widgets/board/board-view.h"

G_BEGIN_DECLS

/* Part of the instance of a widget, whose template sets the first fields, and which has the action "solutions.add-filter" (uu:
 * cell and value). */
typedef struct
{
  GtkRevealer *revealer;
  GtkLabel *label;
  GtkWidget *place; /* of the symbols */
  GtkFlowBox *symbols;

  NonetBoardView *board;
  NonetSolutionList *list;
  guint64 generation; /* of the document whose solutions these are */
  GSignalGroup *document_signals;
  GSignalGroup *list_signals;
  int cell; /* of the cursor, or -1 */
  guint timeout;
} NonetSolutionCell;

/* After the template. */
void nonet_solution_cell_init (NonetSolutionCell *self);

/* In finalize, after board and list have been set to NULL. */
void nonet_solution_cell_finalize (NonetSolutionCell *self);

/* Follows the cursor of a board, or none (NULL). Returns whether it is another board. */
gboolean nonet_solution_cell_set_board (NonetSolutionCell *self, NonetBoardView *board);

/* Counts in this list, or none (NULL). */
void nonet_solution_cell_set_list (NonetSolutionCell *self, NonetSolutionList *list);

/* The lists to come are of the document as it is now: nothing is shown of another one. */
void nonet_solution_cell_set_current (NonetSolutionCell *self);

/* Part of a widget's instance, which has the action "solutions.remove-filter" (u: the cell). */
typedef struct
{
  GtkFlowBox *box;
  GArray *set; /* of cells with a value each; a cell has one filter at most */
} NonetSolutionFilters;

void nonet_solution_filters_init (NonetSolutionFilters *self, GtkFlowBox *box);
void nonet_solution_filters_finalize (NonetSolutionFilters *self);

/* Only solutions with the value in the cell; value 0: with any. */
void nonet_solution_filters_set (NonetSolutionFilters *self, NonetPuzzle *puzzle, guint cell, guint value);
void nonet_solution_filters_clear (NonetSolutionFilters *self);

/* The solutions of the list that the filters leave, which is not searched yet, or the list itself; caller unrefs. */
NonetSolutionList *nonet_solution_filters_apply (NonetSolutionFilters *self, NonetSolutionList *list);

G_END_DECLS
