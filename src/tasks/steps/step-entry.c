/* Entries of a list of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/step-entry.h"

struct _NonetStepEntry
{
  GObject parent_instance;

  NonetFoundStep *step;
  GListStore *others;
  guint n_ways;
};

G_DEFINE_FINAL_TYPE (NonetStepEntry, nonet_step_entry, G_TYPE_OBJECT)

static void
nonet_step_entry_finalize (GObject *object)
{
  NonetStepEntry *self = NONET_STEP_ENTRY (object);

  g_clear_object (&self->step);
  g_clear_object (&self->others);
  G_OBJECT_CLASS (nonet_step_entry_parent_class)->finalize (object);
}

static void
nonet_step_entry_class_init (NonetStepEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_step_entry_finalize;
}

static void
nonet_step_entry_init (NonetStepEntry *self)
{
  self->others = g_list_store_new (NONET_TYPE_FOUND_STEP);
}

NonetStepEntry *
nonet_step_entry_new (GPtrArray *ways, guint n_ways)
{
  NonetStepEntry *self = g_object_new (NONET_TYPE_STEP_ENTRY, NULL);

  nonet_step_entry_set_ways (self, ways, n_ways);
  return self;
}

void
nonet_step_entry_set_ways (NonetStepEntry *self, GPtrArray *ways, guint n_ways)
{
  g_return_if_fail (ways->len > 0 && n_ways >= ways->len);

  g_set_object (&self->step, ways->pdata[0]);
  g_list_store_splice (self->others, 0, g_list_model_get_n_items (G_LIST_MODEL (self->others)), ways->pdata + 1,
                       ways->len - 1);
  self->n_ways = n_ways;
}

NonetFoundStep *
nonet_step_entry_get_step (NonetStepEntry *self)
{
  return self->step;
}

const SudokuStep *
nonet_step_entry_peek (NonetStepEntry *self)
{
  return nonet_found_step_get_step (self->step);
}

guint
nonet_step_entry_get_n_ways (NonetStepEntry *self)
{
  return self->n_ways;
}

GListModel *
nonet_step_entry_get_others (NonetStepEntry *self)
{
  return G_LIST_MODEL (self->others);
}

gboolean
nonet_step_entry_has (NonetStepEntry *self, NonetFoundStep *step)
{
  return step == self->step || g_list_store_find (self->others, step, NULL);
}
