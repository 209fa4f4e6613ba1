/* The steps that are possible now as a GListModel, by technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "logic/path.h"
#include "tasks/steps/found-step.h"

/* That many entries are kept; then the search ends. */
#define NONET_STEP_LIST_MOST 10000

typedef enum
{
  NONET_STEPS_WORKING,
  NONET_STEPS_DONE,       /* these are all */
  NONET_STEPS_FULL,       /* there are more than are kept */
  NONET_STEPS_SOLVED,     /* the board is full: no step is left */
  NONET_STEPS_NO_SOLUTION /* and so no step */
} NonetStepsState;

/* What is known besides the steps. */
typedef struct
{
  NonetStepsState state;
  SudokuUniqueness outlook; /* SUDOKU_UNIQUENESS_CANCELLED: not known */
  SudokuFault fault;        /* why there is no solution, where that is simple */
} NonetStepsStatus;

/* That many ways are kept at most, the simplest; all are counted. */
#define NONET_STEP_ENTRY_WAYS 8

#define NONET_TYPE_STEP_ENTRY (nonet_step_entry_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepEntry, nonet_step_entry, NONET, STEP_ENTRY, GObject)

/* The simplest step, owned by self. */
NonetFoundStep *nonet_step_entry_get_step (NonetStepEntry *self);
const SudokuStep *nonet_step_entry_peek (NonetStepEntry *self);

/* How many ways were found, and those kept besides the simplest, a GListModel of NonetFoundStep owned by self. */
guint nonet_step_entry_get_n_ways (NonetStepEntry *self);
GListModel *nonet_step_entry_get_others (NonetStepEntry *self);

/* { .technique = SUDOKU_N_TECHNIQUES } lets every step pass. */
typedef struct
{
  SudokuTechnique technique; /* SUDOKU_N_TECHNIQUES: any */
  guint value;               /* that the step is about, or that it places or removes; 0: any */
  gboolean places;           /* only steps that place a value */
  const guint8 *cells;       /* [n_cells] not 0 for cells of which the step has to touch one; NULL: any. Borrowed */
} NonetStepFilter;

/* Whether the filter lets every step pass. */
gboolean nonet_step_filter_is_empty (const NonetStepFilter *self);

/* Whether it lets a step on boards of a shape pass. */
gboolean nonet_step_filter_passes (const NonetStepFilter *self, const SudokuStep *step, const SudokuShape *shape);

/* In which order steps are shown. */
typedef enum
{
  NONET_STEPS_BY_DIFFICULTY,  /* sudoku_step_compare () */
  NONET_STEPS_BY_ELIMINATIONS /* those with the most candidates removed first */
} NonetStepOrder;

/* A GListModel of NonetStepEntry: those that its filter leaves. */
#define NONET_TYPE_STEP_GROUP (nonet_step_group_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepGroup, nonet_step_group, NONET, STEP_GROUP, GObject)

SudokuTechnique nonet_step_group_get_technique (NonetStepGroup *self);

/* A GListModel of NonetStepGroup or NonetStepEntry. Signal "changed": the status or one of the numbers below. */
#define NONET_TYPE_STEP_LIST (nonet_step_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepList, nonet_step_list, NONET, STEP_LIST, GObject)

/* A list of the steps of a position, whose search begins at once; disposing of the list cancels it. */
NonetStepList *nonet_step_list_new (NonetPosition *position, const NonetLogicOptions *options);

/* Ends the search; nothing more comes. */
void nonet_step_list_stop (NonetStepList *self);

NonetPosition *nonet_step_list_get_position (NonetStepList *self);
const NonetLogicOptions *nonet_step_list_get_options (NonetStepList *self);

/* What is known; WORKING until the last step found is in the list. */
const NonetStepsStatus *nonet_step_list_get_status (NonetStepList *self);

/* Shows the entries that a filter lets pass, in an order. The filter is copied, and so are its cells. */
void nonet_step_list_show (NonetStepList *self, const NonetStepFilter *filter, NonetStepOrder order);
NonetStepOrder nonet_step_list_get_order (NonetStepList *self);

/* How many entries there are, of one technique or of all (SUDOKU_N_TECHNIQUES), and how many are shown. */
guint nonet_step_list_get_n_entries (NonetStepList *self, SudokuTechnique technique);
guint nonet_step_list_get_n_shown (NonetStepList *self);

/* The simplest step of the entry shown after the one that has a step; of the first one if the step is NULL or not shown; NULL if
 * there is none. Owned by self. */
NonetFoundStep *nonet_step_list_get_next (NonetStepList *self, NonetFoundStep *step);

/* The place of the entry that has a step: its group, or NULL if the list has entries itself, and the position in that. Returns
 * whether it is shown. The group is owned by self. */
gboolean nonet_step_list_find (NonetStepList *self, NonetFoundStep *step, NonetStepGroup **group, guint *position);
