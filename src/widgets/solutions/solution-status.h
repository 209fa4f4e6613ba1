/* What is said of a list of solutions, and going to one by its number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-list.h"
#include "widgets/solutions/solution-grid.h"

G_BEGIN_DECLS

/* Part of the instance of a widget, whose template sets the first fields. */
typedef struct
{
  GtkEntry *number;
  GtkWidget *box; /* over the entry: what there is to say of the number, and how far the search for it is */
  GtkLabel *label;
  GtkProgressBar *progress;
  GtkWidget *cancel;

  NonetSolutionGrid *grid;
  NonetSolutionList *list;
  guint64 wanted;       /* the number, from 1, that the search is to reach; 0: none */
  gboolean stops_there; /* it had been stopped, and will be again */
} NonetSolutionGoto;

/* After the template. grid: shows where it leads to. */
void nonet_solution_goto_init (NonetSolutionGoto *self, NonetSolutionGrid *grid);

/* Goes to solutions of this list from now on, or to none (NULL). */
void nonet_solution_goto_set_list (NonetSolutionGoto *self, NonetSolutionList *list);

/* Puts the number of the chosen solution into the entry, unless the player is at it. */
void nonet_solution_goto_show_number (NonetSolutionGoto *self);
void nonet_solution_goto_ask_number (NonetSolutionGoto *self);

/* The list has grown, or its state is another one. */
void nonet_solution_goto_follow (NonetSolutionGoto *self);
void nonet_solution_goto_cancel (NonetSolutionGoto *self);

/* "208 solutions", "1,234 solutions so far"; caller frees. */
char *nonet_solution_list_describe (NonetSolutionList *list);

/* "37 % searched · 0:07 elapsed · 0:12 left"; caller frees. */
char *nonet_solution_list_describe_progress (NonetSolutionList *list);

/* How long the search has taken, "12 ms" or "0:07"; caller frees. */
char *nonet_solution_list_describe_time (NonetSolutionList *list);

G_END_DECLS
