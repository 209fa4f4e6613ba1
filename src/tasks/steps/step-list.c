/* The steps that are possible now as a GListModel, by technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/step-list.h"

/* Entries of a list of steps. */

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

static void step_entry_set_ways (NonetStepEntry *self, GPtrArray *ways, guint n_ways);

/* An entry for steps (NonetFoundStep) with the same technique and result, the simplest first; n_ways were found in all. */
static NonetStepEntry *
step_entry_new (GPtrArray *ways, guint n_ways)
{
  NonetStepEntry *self = g_object_new (NONET_TYPE_STEP_ENTRY, NULL);

  step_entry_set_ways (self, ways, n_ways);
  return self;
}

/* The same entry with more ways. */
static void
step_entry_set_ways (NonetStepEntry *self, GPtrArray *ways, guint n_ways)
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

/* Whether a step is one of those kept. */
static gboolean
step_entry_has (NonetStepEntry *self, NonetFoundStep *step)
{
  return step == self->step || g_list_store_find (self->others, step, NULL);
}

/* Filters of steps. */

gboolean
nonet_step_filter_is_empty (const NonetStepFilter *self)
{
  return self->technique == SUDOKU_N_TECHNIQUES && self->value == 0 && !self->places && self->cells == NULL;
}

static gboolean
candidates_touch (const SudokuCandidate *candidates, guint n, const SudokuShape *shape, const guint8 *cells)
{
  for (guint i = 0; i < n; i++)
    if (cells[sudoku_candidate_cell (shape, candidates[i])] != 0)
      return TRUE;
  return FALSE;
}

/* Whether a part that is a cell or a candidate is in one of the cells. */
static gboolean
part_touches (const SudokuPart *part, const SudokuShape *shape, const guint8 *cells)
{
  if (part->kind == SUDOKU_ITEM_CELL)
    return cells[part->item] != 0;
  return part->kind == SUDOKU_ITEM_CANDIDATE && cells[sudoku_candidate_cell (shape, part->item)] != 0;
}

/* Whether a step has one of the cells: in its result, its pattern or its chains. */
static gboolean
touches (const SudokuStep *step, const SudokuShape *shape, const guint8 *cells)
{
  if (candidates_touch (step->placed, step->n_placed, shape, cells)
      || candidates_touch (step->removed, step->n_removed, shape, cells))
    return TRUE;
  for (guint i = 0; i < step->n_parts; i++)
    if (part_touches (&step->part[i], shape, cells))
      return TRUE;
  for (guint i = 0; i < step->n_node_cells; i++)
    if (cells[step->node_cell[i]] != 0)
      return TRUE;
  return FALSE;
}

static gboolean
candidates_have_value (const SudokuCandidate *candidates, guint n, const SudokuShape *shape, guint value)
{
  for (guint i = 0; i < n; i++)
    if (sudoku_candidate_value (shape, candidates[i]) == value)
      return TRUE;
  return FALSE;
}

static gboolean
has_value (const SudokuStep *step, const SudokuShape *shape, guint value)
{
  return sudoku_set_has (step->values, value) || candidates_have_value (step->placed, step->n_placed, shape, value)
         || candidates_have_value (step->removed, step->n_removed, shape, value);
}

gboolean
nonet_step_filter_passes (const NonetStepFilter *self, const SudokuStep *step, const SudokuShape *shape)
{
  return (self->technique == SUDOKU_N_TECHNIQUES || self->technique == step->technique)
         && (!self->places || step->n_placed > 0) && (self->value == 0 || has_value (step, shape, self->value))
         && (self->cells == NULL || touches (step, shape, self->cells));
}

/* Groups of entries. */

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
step_group_get_item_type (GListModel *model)
{
  return NONET_TYPE_STEP_ENTRY;
}

static guint
step_group_get_n_items (GListModel *model)
{
  return NONET_STEP_GROUP (model)->shown->len;
}

static gpointer
step_group_get_item (GListModel *model, guint position)
{
  NonetStepGroup *self = NONET_STEP_GROUP (model);

  return position < self->shown->len ? g_object_ref (self->shown->pdata[position]) : NULL;
}

static void
nonet_step_group_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = step_group_get_item_type;
  iface->get_n_items = step_group_get_n_items;
  iface->get_item = step_group_get_item;
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

/* A group of a technique, or of SUDOKU_N_TECHNIQUES: any. */
static NonetStepGroup *
step_group_new (SudokuTechnique technique, NonetStepOrder order)
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

/* Adds an entry, which is shown if the filter lets it pass. */
static void
step_group_add (NonetStepGroup *self, NonetStepEntry *entry, const NonetStepFilter *filter)
{
  g_ptr_array_add (self->all, g_object_ref (entry));
  nonet_step_group_show_entry (self, entry, filter);
}

/* Around a change of an entry of the group: it is taken out of what is shown, and shown again where it then belongs. */
static void
step_group_hide_entry (NonetStepGroup *self, NonetStepEntry *entry)
{
  guint place = place_of (self, entry);

  if (place >= self->shown->len || self->shown->pdata[place] != entry)
    return;
  g_ptr_array_remove_index (self->shown, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

/* Shows those entries that another filter lets pass. */
static void
step_group_set_filter (NonetStepGroup *self, const NonetStepFilter *filter)
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

/* The position of the entry that has this step, if it is shown; returns whether it is. */
static gboolean
step_group_find (NonetStepGroup *self, NonetFoundStep *step, guint *position)
{
  for (guint i = 0; i < self->shown->len; i++)
    if (step_entry_has (self->shown->pdata[i], step))
      {
        *position = i;
        return TRUE;
      }
  return FALSE;
}

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
    self->group[technique] = step_group_new (technique, NONET_STEPS_BY_DIFFICULTY);
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
    self->flat = step_group_new (SUDOKU_N_TECHNIQUES, order);
  for (guint i = 0; i < self->entries->len; i++)
    {
      NonetStepEntry *entry = self->entries->pdata[i];

      step_group_add (group_of (self, nonet_step_entry_peek (entry)->technique), entry, &self->filter);
    }
  if (self->flat != NULL)
    g_signal_connect_swapped (self->flat, "items-changed", G_CALLBACK (flat_items_changed), self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, get_n_items (G_LIST_MODEL (self)));
}

static void
filter_groups (NonetStepList *self)
{
  if (self->flat != NULL)
    step_group_set_filter (self->flat, &self->filter);
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->group[i] != NULL)
      {
        gboolean was_shown = is_shown (self->group[i]);

        step_group_set_filter (self->group[i], &self->filter);
        group_changed (self, self->group[i], was_shown);
      }
}

/* Taking over what was found. */

static void
add_entry (NonetStepList *self, const NonetStepNews *news)
{
  NonetStepEntry *entry = step_entry_new (news->ways, news->n_ways);
  SudokuTechnique technique = nonet_step_entry_peek (entry)->technique;
  NonetStepGroup *group = group_of (self, technique);
  gboolean was_shown = is_shown (group);

  g_ptr_array_add (self->entries, entry);
  self->n_entries[technique]++;
  step_group_add (group, entry, &self->filter);
  group_changed (self, group, was_shown);
}

/* The entry is shown anew, since it may now be simpler, and have further ways to look at. */
static void
update_entry (NonetStepList *self, const NonetStepNews *news)
{
  NonetStepEntry *entry = self->entries->pdata[news->entry];
  NonetStepGroup *group = group_of (self, nonet_step_entry_peek (entry)->technique);
  gboolean was_shown = is_shown (group);

  step_group_hide_entry (group, entry);
  step_entry_set_ways (entry, news->ways, news->n_ways);
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
    return step_group_find (self->flat, step, position);
  return *group != NULL && step_group_find (*group, step, position);
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
