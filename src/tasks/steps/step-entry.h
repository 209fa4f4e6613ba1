/* What steps of one technique do, and the ways to it: an item of a list of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/steps/found-step.h"

G_BEGIN_DECLS

/* That many ways are kept at most, the simplest; all are counted. */
#define NONET_STEP_ENTRY_WAYS 8

#define NONET_TYPE_STEP_ENTRY (nonet_step_entry_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepEntry, nonet_step_entry, NONET, STEP_ENTRY, GObject)

/* An entry for steps (NonetFoundStep) with the same technique and result, the simplest first; n_ways were found in all. */
NonetStepEntry *nonet_step_entry_new (GPtrArray *ways, guint n_ways);

/* The same entry with more ways. */
void nonet_step_entry_set_ways (NonetStepEntry *self, GPtrArray *ways, guint n_ways);

/* The simplest step, owned by self. */
NonetFoundStep *nonet_step_entry_get_step (NonetStepEntry *self);
const SudokuStep *nonet_step_entry_peek (NonetStepEntry *self);

/* How many ways were found, and those kept besides the simplest, a GListModel of NonetFoundStep owned by self. */
guint nonet_step_entry_get_n_ways (NonetStepEntry *self);
GListModel *nonet_step_entry_get_others (NonetStepEntry *self);

/* Whether a step is one of those kept. */
gboolean nonet_step_entry_has (NonetStepEntry *self, NonetFoundStep *step);

G_END_DECLS
