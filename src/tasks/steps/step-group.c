/* Groups of entries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/step-group.h"

struct _NonetStepGroup
{
  GObject parent_instance;

  SudokuTechnique technique;
  NonetStepOrder order;
  GPtrArray *all;   /* NonetStepEntry, as they came */
  GPtrArray *shown; /* borrowed, sorted */
};

static void nonet_step_group_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetStepGroup,
                               nonet_step_group,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nonet_step_group_list_model_init))

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_STEP_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return NONET_STEP_GROUP (model)->shown->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetStepGroup *self = NONET_STEP_GROUP (model);

  return position < self->shown->len ? g_object_ref (self->shown->pdata[position]) : NULL;
}

static void
nonet_step_group_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
nonet_step_group_finalize (GObject *object)
{
  NonetStepGroup *self = NONET_STEP_GROUP (object);

  g_ptr_array_unref (self->shown);
  g_ptr_array_unref (self->all);
  G_OBJECT_CLASS (nonet_step_group_parent_class)->finalize (object);
}

static void
nonet_step_group_class_init (NonetStepGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_step_group_finalize;
}

static void
nonet_step_group_init (NonetStepGroup *self)
{
  self->all = g_ptr_array_new_with_free_func (g_object_unref);
  self->shown = g_ptr_array_new ();
}

NonetStepGroup *
nonet_step_group_new (SudokuTechnique technique, NonetStepOrder order)
{
  NonetStepGroup *self = g_object_new (NONET_TYPE_STEP_GROUP, NULL);

  self->technique = technique;
  self->order = order;
  return self;
}

SudokuTechnique
nonet_step_group_get_technique (NonetStepGroup *self)
{
  return self->technique;
}

/* Entries that are equal in all else stand in the order of their results, so that there is only one order. */
static int
compare_results (const SudokuStep *a, const SudokuStep *b)
{
  for (guint i = 0; i < MIN (a->n_removed, b->n_removed); i++)
    if (a->removed[i] != b->removed[i])
      return a->removed[i] < b->removed[i] ? -1 : 1;
  for (guint i = 0; i < MIN (a->n_placed, b->n_placed); i++)
    if (a->placed[i] != b->placed[i])
      return a->placed[i] < b->placed[i] ? -1 : 1;
  return (a->n_removed > b->n_removed) - (a->n_removed < b->n_removed);
}

static int
compare (NonetStepGroup *self, NonetStepEntry *x, NonetStepEntry *y)
{
  const SudokuStep *a = nonet_step_entry_peek (x);
  const SudokuStep *b = nonet_step_entry_peek (y);
  int order = 0;

  if (self->order == NONET_STEPS_BY_ELIMINATIONS)
    order = (a->n_removed < b->n_removed) - (a->n_removed > b->n_removed);
  if (order == 0)
    order = sudoku_step_compare (a, b);
  return order != 0 ? order : compare_results (a, b);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  return compare (data, *(NonetStepEntry *const *) a, *(NonetStepEntry *const *) b);
}

/* Where an entry is shown, or belongs if it is not. */
static guint
place_of (NonetStepGroup *self, NonetStepEntry *entry)
{
  guint low = 0, high = self->shown->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (compare (self, self->shown->pdata[middle], entry) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
passes (NonetStepEntry *entry, const NonetStepFilter *filter)
{
  NonetPosition *position = nonet_found_step_get_position (nonet_step_entry_get_step (entry));

  return nonet_step_filter_passes (filter, nonet_step_entry_peek (entry), position->board->shape);
}

void
nonet_step_group_show_entry (NonetStepGroup *self, NonetStepEntry *entry, const NonetStepFilter *filter)
{
  guint place = place_of (self, entry);

  if (!passes (entry, filter))
    return;
  g_ptr_array_insert (self->shown, (int) place, entry);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

void
nonet_step_group_add (NonetStepGroup *self, NonetStepEntry *entry, const NonetStepFilter *filter)
{
  g_ptr_array_add (self->all, g_object_ref (entry));
  nonet_step_group_show_entry (self, entry, filter);
}

void
nonet_step_group_hide_entry (NonetStepGroup *self, NonetStepEntry *entry)
{
  guint place = place_of (self, entry);

  if (place >= self->shown->len || self->shown->pdata[place] != entry)
    return;
  g_ptr_array_remove_index (self->shown, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

void
nonet_step_group_set_filter (NonetStepGroup *self, const NonetStepFilter *filter)
{
  guint before = self->shown->len;

  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < self->all->len; i++)
    if (passes (self->all->pdata[i], filter))
      g_ptr_array_add (self->shown, self->all->pdata[i]);
  g_ptr_array_sort_with_data (self->shown, compare_cb, self);
  if (before + self->shown->len > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->shown->len);
}

guint
nonet_step_group_get_n_shown (NonetStepGroup *self)
{
  return self->shown->len;
}

NonetStepEntry *
nonet_step_group_peek (NonetStepGroup *self, guint position)
{
  g_return_val_if_fail (position < self->shown->len, NULL);
  return self->shown->pdata[position];
}

gboolean
nonet_step_group_find (NonetStepGroup *self, NonetFoundStep *step, guint *position)
{
  for (guint i = 0; i < self->shown->len; i++)
    if (nonet_step_entry_has (self->shown->pdata[i], step))
      {
        *position = i;
        return TRUE;
      }
  return FALSE;
}
