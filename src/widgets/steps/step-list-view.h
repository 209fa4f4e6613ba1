/* The list of the steps that are possible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/steps/step-list.h"
#include "widgets/steps/step-presenter.h"

/* Of which steps a list shows those that pass. { .technique = SUDOKU_N_TECHNIQUES } lets every step pass. */
typedef struct
{
  SudokuTechnique technique; /* SUDOKU_N_TECHNIQUES: any */
  guint value;               /* that the step is about, or that it places or removes; 0: any */
  gboolean places;           /* only steps that place a value */
  guint n_levels;            /* of HoDoKu's levels that many, from the easiest; 0: all */
  const guint8 *cells;       /* [n_cells] not 0 for cells of which the step has to touch one; NULL: any. Borrowed */
} NonetStepFilter;

/* Whether the filter lets every step pass. */
gboolean nonet_step_filter_is_empty (const NonetStepFilter *self);

/* Whether it lets a step on boards of a shape pass. */
gboolean nonet_step_filter_passes (const NonetStepFilter *self, const SudokuStep *step, const SudokuShape *shape);

/* In which order steps are shown. */
typedef enum
{
  NONET_STEPS_BY_DIFFICULTY,  /* by technique, and those of a technique by sudoku_step_compare () */
  NONET_STEPS_BY_ELIMINATIONS /* those with the most candidates removed first */
} NonetStepOrder;

/* A step that is chosen is presented; activating it activates "win.apply-step". Which techniques are unfolded is remembered
 * from one list to the next. */
#define NONET_TYPE_STEP_LIST_VIEW (nonet_step_list_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepListView, nonet_step_list_view, NONET, STEP_LIST_VIEW, AdwBin)

/* Chooses what the presenter presents, and the other way round, from now on. */
void nonet_step_list_view_set_presenter (NonetStepListView *self, NonetStepPresenter *presenter);

/* Shows the entries of a list that a filter lets pass, in an order; NULL: none. The filter is copied, and so are its cells. */
void nonet_step_list_view_show (NonetStepListView *self,
                                NonetStepList *list,
                                const NonetStepFilter *filter,
                                NonetStepOrder order);

/* The entries that are shown, also those that are folded away: a GListModel of NonetStepEntry in their order, owned by self; NULL
 * without a list. */
GListModel *nonet_step_list_view_get_shown (NonetStepListView *self);

/* The simplest step of the entry shown after the one that has a step; of the first one if the step is NULL or not shown; NULL if
 * there is none, and without a list. Owned by the list. */
NonetFoundStep *nonet_step_list_view_get_next (NonetStepListView *self, NonetFoundStep *step);

/* Unfolds what hides a step of the list, and scrolls to it. */
void nonet_step_list_view_reveal (NonetStepListView *self, NonetFoundStep *step);
