/* The cell of the board at which the cursor is: the symbols it has in the solutions shown, with how many have them.
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

G_END_DECLS
