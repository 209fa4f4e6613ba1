/* Entries of a list of steps, sorted and filtered: a part of the list, as those of one technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/steps/step-entry.h"
#include "tasks/steps/step-filter.h"

G_BEGIN_DECLS

/* In which order steps are shown. */
typedef enum
{
  NONET_STEPS_BY_DIFFICULTY,  /* sudoku_step_compare () */
  NONET_STEPS_BY_ELIMINATIONS /* those with the most candidates removed first */
} NonetStepOrder;

/* A GListModel of NonetStepEntry: those that its filter leaves. */
#define NONET_TYPE_STEP_GROUP (nonet_step_group_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepGroup, nonet_step_group, NONET, STEP_GROUP, GObject)

/* A group of a technique, or of SUDOKU_N_TECHNIQUES: any. */
NonetStepGroup *nonet_step_group_new (SudokuTechnique technique, NonetStepOrder order);

SudokuTechnique nonet_step_group_get_technique (NonetStepGroup *self);

/* Adds an entry, which is shown if the filter lets it pass. */
void nonet_step_group_add (NonetStepGroup *self, NonetStepEntry *entry, const NonetStepFilter *filter);

/* Around a change of an entry of the group: it is taken out of what is shown, and shown again where it then belongs. */
void nonet_step_group_hide_entry (NonetStepGroup *self, NonetStepEntry *entry);
void nonet_step_group_show_entry (NonetStepGroup *self, NonetStepEntry *entry, const NonetStepFilter *filter);

/* Shows those entries that another filter lets pass. */
void nonet_step_group_set_filter (NonetStepGroup *self, const NonetStepFilter *filter);

/* How many entries are shown. */
guint nonet_step_group_get_n_shown (NonetStepGroup *self);

/* The entry shown at a position; owned by self. */
NonetStepEntry *nonet_step_group_peek (NonetStepGroup *self, guint position);

/* The position of the entry that has this step, if it is shown; returns whether it is. */
gboolean nonet_step_group_find (NonetStepGroup *self, NonetFoundStep *step, guint *position);

G_END_DECLS
