/* What the files of the solution browser share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solution-ranking.h"
#include "widgets/solution-browser.h"
#include "widgets/solution-grid.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_SORT_FOUND,
  NONET_SORT_ALIKE,
  NONET_SORT_DIFFERENT
} NonetSolutionSort;

/* Only solutions with this value in this cell. */
typedef struct
{
  guint cell;
  guint value;
} NonetSolutionFilter;

struct _NonetSolutionBrowser
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkStack *results;
  GtkLabel *headline;
  GtkLabel *details;
  GtkWidget *toggle;
  GtkProgressBar *progress;
  GtkFlowBox *filters;
  GtkDropDown *sort;
  GtkSpinner *sorting;
  GtkWidget *sort_row;
  GtkLabel *sort_note;
  GtkWidget *sort_again;
  GtkSpinner *spinner;
  GtkRevealer *cell_revealer;
  GtkLabel *cell_label;
  GtkFlowBox *cell_symbols;
  NonetSolutionGrid *grid;
  AdwStatusPage *none;
  GtkEntry *number;
  GtkWidget *going;
  GtkLabel *going_label;
  GtkProgressBar *going_progress;
  GtkWidget *going_cancel;
  GtkWidget *bar;

  NonetSolutionList *list;  /* as set */
  NonetSolutionList *shown; /* the list itself, or one made by filters */
  NonetSolution *solution;  /* the chosen one */
  GArray *filter_set;       /* of NonetSolutionFilter */
  guint status_timeout;
  gboolean setting_number; /* the entry is being filled by us */

  guint64 wanted;       /* the number, from 1, that the search is to reach; 0: none */
  gboolean stops_there; /* it had been stopped, and shall be again */

  GCancellable *sorting_task; /* of the sorting under way, or NULL */
  double sorting_share;
  NonetSolutionRanking *ranking; /* what the grid shows instead of the list, or NULL */
  guint64 reference;             /* the index of the solution it was sorted by */

  NonetBoardView *board;
  NonetDocument *document; /* the board's, watched for edits */
  guint64 generation;      /* of the document when the list was set */
  int cell;                /* whose symbols are told, or -1 */
  guint cell_timeout;
  int told_cell; /* whose symbols of the shown list there are, or -1 */
};

/* solution-browser.c */
void nonet_solution_browser_choose (NonetSolutionBrowser *self, guint position);
void nonet_solution_browser_show_number (NonetSolutionBrowser *self);
void nonet_solution_browser_show_list (NonetSolutionBrowser *self, NonetSolutionList *list);

/* solution-browser-status.c: how far the search is, in words. */
void nonet_solution_browser_update_status (NonetSolutionBrowser *self);
void nonet_solution_browser_queue_status (NonetSolutionBrowser *self);

/* solution-browser-filters.c: filters, and the symbols of the board's cell. */
char *nonet_solution_browser_name_cell (NonetSolutionBrowser *self, guint cell);
void nonet_solution_browser_update_filters (NonetSolutionBrowser *self);
void nonet_solution_browser_forget_filters (NonetSolutionBrowser *self);
void nonet_solution_browser_update_cell (NonetSolutionBrowser *self);

/* solution-browser-going.c: the number entered, and the search on to it. */
void nonet_solution_browser_number_entered (NonetSolutionBrowser *self);
void nonet_solution_browser_number_changed (NonetSolutionBrowser *self);
void nonet_solution_browser_follow_going (NonetSolutionBrowser *self);
void nonet_solution_browser_forget_going (NonetSolutionBrowser *self);
void nonet_solution_browser_cancel_going (NonetSolutionBrowser *self);

/* solution-browser-sort.c: the order of the list. */
void nonet_solution_browser_sort_changed (NonetSolutionBrowser *self);
void nonet_solution_browser_sort_again (NonetSolutionBrowser *self);
void nonet_solution_browser_update_sort (NonetSolutionBrowser *self);
void nonet_solution_browser_forget_sort (NonetSolutionBrowser *self);

/* solution-browser-board.c: the board's cell. */
void nonet_solution_browser_follow_cursor (NonetSolutionBrowser *self);
void nonet_solution_browser_queue_cell (NonetSolutionBrowser *self);

G_END_DECLS
