/* The steps that are possible now, as a GListModel of each technique.
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
  NONET_STEPS_DONE,        /* these are all */
  NONET_STEPS_FULL,        /* there are more than are kept */
  NONET_STEPS_SOLVED,      /* the board is full: no step is left */
  NONET_STEPS_NO_SOLUTION, /* and so no step */
  NONET_STEPS_FAILED       /* there may be more, see nonet_step_list_get_error () */
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

/* Steps of one technique that do the same. An entry never changes: where more of such steps are found, another takes its place. */
#define NONET_TYPE_STEP_ENTRY (nonet_step_entry_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepEntry, nonet_step_entry, NONET, STEP_ENTRY, GObject)

/* The simplest step, owned by self. */
NonetFoundStep *nonet_step_entry_get_step (NonetStepEntry *self);
const SudokuStep *nonet_step_entry_peek (NonetStepEntry *self);

/* How many ways were found, and those kept besides the simplest: a GListModel of NonetFoundStep owned by self; NULL: none. */
guint nonet_step_entry_get_n_ways (NonetStepEntry *self);
GListModel *nonet_step_entry_get_others (NonetStepEntry *self);

/* Whether a step is the simplest or one of the others. */
gboolean nonet_step_entry_has (NonetStepEntry *self, NonetFoundStep *step);

/* Signal "changed": the status or the number of entries. */
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

/* Why the search failed, in words for people, or NULL. */
const char *nonet_step_list_get_error (NonetStepList *self);

/* A GListModel for each technique that has steps, in the order of techniques: of NonetStepEntry, at least one, as they are found.
 * No group goes again. Owned by self. */
GListModel *nonet_step_list_get_groups (NonetStepList *self);

/* How many entries there are, of one technique or of all (SUDOKU_N_TECHNIQUES). */
guint nonet_step_list_get_n_entries (NonetStepList *self, SudokuTechnique technique);
