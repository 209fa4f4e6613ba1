/* The list of all steps of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/step-list.h"

/* Microseconds that taking over what was found may need at a time, and milliseconds until the next time. */
#define MOST_WORK 3000
#define FRAME 16

/* At first only as many entries are taken over as are in sight at once: a view makes rows for all that are there. */
#define FIRST_ENTRIES 30

struct _NonetStepList
{
  GObject parent_instance;

  NonetWorker *worker; /* NULL once it is heard no more */
  NonetPosition *position;
  NonetLogicOptions options;

  SudokuTechnique technique[SUDOKU_N_TECHNIQUES]; /* in their order */
  guint8 place[SUDOKU_N_TECHNIQUES];              /* of each technique in that */
  NonetStepFilter filter;
  guint8 *cells; /* of the filter */
  NonetStepOrder order;

  GPtrArray *entries;                         /* NonetStepEntry by number */
  guint n_entries[SUDOKU_N_TECHNIQUES];       /* of each technique */
  NonetStepGroup *group[SUDOKU_N_TECHNIQUES]; /* by difficulty; NULL: no step yet */
  NonetStepGroup *flat;                       /* all of them, by eliminations; NULL by difficulty */

  GArray *news; /* NonetStepNews that are not taken over yet, from next_news on */
  guint next_news;
  guint work_source;
  NonetStepsStatus latest; /* once the news are taken over */
  NonetStepsStatus status;
};

static void nonet_step_list_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetStepList,
                               nonet_step_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nonet_step_list_list_model_init))

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_shown (NonetStepGroup *group)
{
  return group != NULL && nonet_step_group_get_n_shown (group) > 0;
}

/* The number of groups shown of the first n techniques. */
static guint
count_groups (NonetStepList *self, guint n)
{
  guint n_shown = 0;

  for (guint i = 0; i < n; i++)
    n_shown += is_shown (self->group[self->technique[i]]);
  return n_shown;
}

static GType
get_item_type (GListModel *model)
{
  return G_TYPE_OBJECT;
}

static guint
get_n_items (GListModel *model)
{
  NonetStepList *self = NONET_STEP_LIST (model);

  if (self->flat != NULL)
    return nonet_step_group_get_n_shown (self->flat);
  return count_groups (self, SUDOKU_N_TECHNIQUES);
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetStepList *self = NONET_STEP_LIST (model);

  if (self->flat != NULL)
    return g_list_model_get_item (G_LIST_MODEL (self->flat), position);
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (is_shown (self->group[self->technique[i]]) && position-- == 0)
      return g_object_ref (self->group[self->technique[i]]);
  return NULL;
}

static void
nonet_step_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

/* Groups. */

static void
flat_items_changed (NonetStepList *self, guint position, guint removed, guint added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

/* The group where entries of a technique are shown. */
static NonetStepGroup *
group_of (NonetStepList *self, SudokuTechnique technique)
{
  if (self->flat != NULL)
    return self->flat;
  if (self->group[technique] == NULL)
    self->group[technique] = nonet_step_group_new (technique, NONET_STEPS_BY_DIFFICULTY);
  return self->group[technique];
}

/* What is to be said of a group after it has changed: it may have come or gone. */
static void
group_changed (NonetStepList *self, NonetStepGroup *group, gboolean was_shown)
{
  SudokuTechnique technique = nonet_step_group_get_technique (group);

  if (self->flat == NULL && was_shown != is_shown (group))
    g_list_model_items_changed (G_LIST_MODEL (self), count_groups (self, self->place[technique]), was_shown,
                                !was_shown);
}

static void
clear_groups (NonetStepList *self)
{
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    g_clear_object (&self->group[i]);
  if (self->flat != NULL)
    g_signal_handlers_disconnect_by_data (self->flat, self);
  g_clear_object (&self->flat);
}

/* Makes groups for another order, of all entries. */
static void
make_groups (NonetStepList *self, NonetStepOrder order)
{
  guint before = get_n_items (G_LIST_MODEL (self));

  clear_groups (self);
  self->order = order;
  if (order == NONET_STEPS_BY_ELIMINATIONS)
    self->flat = nonet_step_group_new (SUDOKU_N_TECHNIQUES, order);
  for (guint i = 0; i < self->entries->len; i++)
    {
      NonetStepEntry *entry = self->entries->pdata[i];

      nonet_step_group_add (group_of (self, nonet_step_entry_peek (entry)->technique), entry, &self->filter);
    }
  if (self->flat != NULL)
    g_signal_connect_swapped (self->flat, "items-changed", G_CALLBACK (flat_items_changed), self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, get_n_items (G_LIST_MODEL (self)));
}

static void
filter_groups (NonetStepList *self)
{
  if (self->flat != NULL)
    nonet_step_group_set_filter (self->flat, &self->filter);
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->group[i] != NULL)
      {
        gboolean was_shown = is_shown (self->group[i]);

        nonet_step_group_set_filter (self->group[i], &self->filter);
        group_changed (self, self->group[i], was_shown);
      }
}

/* Taking over what was found. */

static void
add_entry (NonetStepList *self, const NonetStepNews *news)
{
  NonetStepEntry *entry = nonet_step_entry_new (news->ways, news->n_ways);
  SudokuTechnique technique = nonet_step_entry_peek (entry)->technique;
  NonetStepGroup *group = group_of (self, technique);
  gboolean was_shown = is_shown (group);

  g_ptr_array_add (self->entries, entry);
  self->n_entries[technique]++;
  nonet_step_group_add (group, entry, &self->filter);
  group_changed (self, group, was_shown);
}

/* The entry is shown anew, since it may now be simpler, and have further ways to look at. */
static void
update_entry (NonetStepList *self, const NonetStepNews *news)
{
  NonetStepEntry *entry = self->entries->pdata[news->entry];
  NonetStepGroup *group = group_of (self, nonet_step_entry_peek (entry)->technique);
  gboolean was_shown = is_shown (group);

  nonet_step_group_hide_entry (group, entry);
  nonet_step_entry_set_ways (entry, news->ways, news->n_ways);
  nonet_step_group_show_entry (group, entry, &self->filter);
  group_changed (self, group, was_shown);
}

static void
take_over (NonetStepList *self, const NonetStepNews *news)
{
  if (news->entry < self->entries->len)
    update_entry (self, news);
  else
    add_entry (self, news);
}

static gboolean
work_on (gpointer data)
{
  g_autoptr (NonetStepList) self = g_object_ref (data);
  gint64 end = g_get_monotonic_time () + MOST_WORK;
  guint most = self->entries->len < FIRST_ENTRIES ? FIRST_ENTRIES : G_MAXUINT;

  while (self->next_news < self->news->len && self->entries->len < most && g_get_monotonic_time () < end)
    take_over (self, &g_array_index (self->news, NonetStepNews, self->next_news++));
  if (self->next_news == self->news->len)
    {
      g_array_set_size (self->news, 0);
      self->next_news = 0;
      self->status = self->latest;
      g_clear_handle_id (&self->work_source, g_source_remove);
    }
  else if (self->work_source == 0)
    self->work_source = g_timeout_add (FRAME, work_on, self);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

static void
heard_cb (gpointer owner, gpointer data, gboolean done)
{
  NonetStepList *self = owner;
  NonetStepReport *report = data;

  if (report != NULL)
    {
      g_array_append_vals (self->news, report->news->data, report->news->len);
      g_array_set_clear_func (report->news, NULL);
      self->latest = report->status;
      nonet_step_report_free (report);
    }
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  if (self->work_source == 0)
    work_on (self);
}

void
nonet_step_list_stop (NonetStepList *self)
{
  g_return_if_fail (NONET_IS_STEP_LIST (self));

  g_clear_handle_id (&self->work_source, g_source_remove);
  g_clear_pointer (&self->worker, nonet_worker_drop);
}

/* What is shown. */

void
nonet_step_list_show (NonetStepList *self, const NonetStepFilter *filter, NonetStepOrder order)
{
  g_return_if_fail (NONET_IS_STEP_LIST (self));

  g_free (self->cells);
  self->cells = g_memdup2 (filter->cells, filter->cells != NULL ? self->position->board->shape->n_cells : 0);
  self->filter = *filter;
  self->filter.cells = self->cells;
  if (order != self->order)
    make_groups (self, order);
  else
    filter_groups (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

NonetStepOrder
nonet_step_list_get_order (NonetStepList *self)
{
  return self->order;
}

NonetPosition *
nonet_step_list_get_position (NonetStepList *self)
{
  return self->position;
}

const NonetLogicOptions *
nonet_step_list_get_options (NonetStepList *self)
{
  return &self->options;
}

const NonetStepsStatus *
nonet_step_list_get_status (NonetStepList *self)
{
  return &self->status;
}

guint
nonet_step_list_get_n_entries (NonetStepList *self, SudokuTechnique technique)
{
  return technique == SUDOKU_N_TECHNIQUES ? self->entries->len : self->n_entries[technique];
}

guint
nonet_step_list_get_n_shown (NonetStepList *self)
{
  guint n = 0;

  if (self->flat != NULL)
    return nonet_step_group_get_n_shown (self->flat);
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    n += self->group[i] != NULL ? nonet_step_group_get_n_shown (self->group[i]) : 0;
  return n;
}

gboolean
nonet_step_list_find (NonetStepList *self, NonetFoundStep *step, NonetStepGroup **group, guint *position)
{
  *group = self->flat == NULL ? self->group[nonet_found_step_get_step (step)->technique] : NULL;
  if (self->flat != NULL)
    return nonet_step_group_find (self->flat, step, position);
  return *group != NULL && nonet_step_group_find (*group, step, position);
}

/* The first entry shown in the groups from a place in the order of techniques on, or NULL. */
static NonetStepEntry *
first_entry_from (NonetStepList *self, guint place)
{
  for (; place < SUDOKU_N_TECHNIQUES; place++)
    if (is_shown (self->group[self->technique[place]]))
      return nonet_step_group_peek (self->group[self->technique[place]], 0);
  return NULL;
}

static NonetStepEntry *
first_entry (NonetStepList *self)
{
  if (self->flat != NULL)
    return is_shown (self->flat) ? nonet_step_group_peek (self->flat, 0) : NULL;
  return first_entry_from (self, 0);
}

NonetFoundStep *
nonet_step_list_get_next (NonetStepList *self, NonetFoundStep *step)
{
  NonetStepGroup *group;
  NonetStepEntry *next = NULL;
  guint position;

  if (step == NULL || !nonet_step_list_find (self, step, &group, &position))
    next = first_entry (self);
  else if (position + 1 < nonet_step_group_get_n_shown (group != NULL ? group : self->flat))
    next = nonet_step_group_peek (group != NULL ? group : self->flat, position + 1);
  else if (group != NULL)
    next = first_entry_from (self, self->place[nonet_step_group_get_technique (group)] + 1u);
  return next != NULL ? nonet_step_entry_get_step (next) : NULL;
}

static void
nonet_step_list_dispose (GObject *object)
{
  nonet_step_list_stop (NONET_STEP_LIST (object));
  G_OBJECT_CLASS (nonet_step_list_parent_class)->dispose (object);
}

/* What there are thousands of. */
typedef struct
{
  GPtrArray *entries;
  GArray *news;
} Remains;

static void
free_remains (NonetWorker *worker, gpointer data)
{
  Remains *self = data;

  g_ptr_array_unref (self->entries);
  g_array_unref (self->news);
}

/* Freeing the steps may take longer than a part of a frame: a thread does it. */
static void
nonet_step_list_finalize (GObject *object)
{
  NonetStepList *self = NONET_STEP_LIST (object);
  Remains remains = { self->entries, self->news };

  clear_groups (self);
  g_free (self->cells);
  nonet_worker_unref (
      nonet_worker_start ("free steps", free_remains, g_memdup2 (&remains, sizeof remains), g_free, NULL, NULL, NULL));
  nonet_position_unref (self->position);
  G_OBJECT_CLASS (nonet_step_list_parent_class)->finalize (object);
}

static void
nonet_step_list_class_init (NonetStepListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_step_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_step_list_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_STEP_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_step_list_init (NonetStepList *self)
{
  self->filter.technique = SUDOKU_N_TECHNIQUES;
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->news = nonet_step_news_new ();
  self->status.outlook = SUDOKU_OUTLOOK_CANCELLED;
}

static void
set_order_of_techniques (NonetStepList *self)
{
  SudokuFindLimits limits;

  nonet_logic_options_limit (&self->options, self->position->board->shape->order, FALSE, &limits);
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    {
      self->technique[i] = limits.ordered ? (SudokuTechnique) limits.order[i] : (SudokuTechnique) i;
      self->place[self->technique[i]] = (guint8) i;
    }
}

NonetStepList *
nonet_step_list_new (NonetPosition *position, const NonetLogicOptions *options)
{
  NonetStepList *self = g_object_new (NONET_TYPE_STEP_LIST, NULL);

  self->position = nonet_position_ref (position);
  self->options = *options;
  set_order_of_techniques (self);
  self->worker = nonet_step_search_start (position, options, heard_cb, self);
  return self;
}
