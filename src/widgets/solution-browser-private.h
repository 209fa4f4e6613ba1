/* What the files of the solution browser share: its state.
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

  NonetSolutionList *list;    /* as set */
  NonetSolutionList *shown;   /* the list itself, or one made by filters */
  GSignalGroup *list_signals; /* of the list shown */
  NonetSolution *solution;    /* the chosen one */
  GArray *filter_set;         /* of NonetSolutionFilter */
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
  GSignalGroup *cell_signals; /* of the list shown, to tell of the cell */
  int told_cell;              /* whose symbols of the shown list there are, or -1 */
};

/* Chooses the solution at a position, if there is one. */
static inline void
nonet_solution_browser_choose (NonetSolutionBrowser *self, guint position)
{
  GListModel *model = nonet_solution_grid_get_model (self->grid);

  if (model != NULL && position < g_list_model_get_n_items (model))
    nonet_solution_grid_set_chosen (self->grid, position);
}

/* Whether the puzzle leaves the cell open. */
static inline gboolean
nonet_solution_browser_is_blank (NonetSolutionBrowser *self, guint cell)
{
  const NonetPuzzle *puzzle = nonet_solution_list_get_puzzle (self->list);

  return puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0;
}

static inline const char *
nonet_solution_browser_symbol_of (NonetSolutionBrowser *self, guint value)
{
  return nonet_alphabet_get_symbol (nonet_solution_list_get_puzzle (self->list)->alphabet, value);
}

G_END_DECLS
