/* The steps that are possible now, by technique: the search for them in a thread, and the list that takes over what it finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finders may report millions of steps; most do the same as others. The search keeps the simplest of each technique and result, and
 * a bounded number in all.
 */
#include "tasks/steps/step-list.h"

#include <string.h>

#include "tasks/steps/hint.h"
#include "tasks/worker.h"

/* The thread's side. */

/* That many steps are kept: then only the first of a result is. */
#define MOST_WAYS 30000

/* An entry that is new or has more ways. */
typedef struct
{
  guint entry;     /* its number, from 0 in the order in which they were found */
  GPtrArray *ways; /* NonetFoundStep, the simplest first; never changed */
  guint n_ways;    /* those that were found */
} StepNews;

/* Microseconds between two hand-overs. */
#define NEWS_INTERVAL 10000

/* One result of a technique. */
typedef struct
{
  guint number;
  GPtrArray *ways; /* NonetFoundStep, sorted */
  guint n_ways;
  gboolean is_news;
} Record;

/* The thread's own. */
typedef struct
{
  NonetPosition *position;
  NonetLogicOptions options;
  NonetWorker *worker;
  GHashTable *records; /* Record by its first step, which is among what it holds */
  GPtrArray *changed;  /* Record, borrowed */
  GPtrArray *keys;     /* NonetFoundStep */
  guint n_kept;        /* steps of all records */
  gint64 news_time;    /* of the last hand-over */
  NonetStepsStatus now;
} StepSearch;

static guint
hash_candidates (guint hash, const SudokuCandidate *candidates, guint n)
{
  for (guint i = 0; i < n; i++)
    hash = (hash ^ candidates[i]) * 16777619u;
  return hash;
}

static guint
hash_step (gconstpointer key)
{
  const SudokuStep *step = key;
  guint hash = hash_candidates (2166136261u ^ step->technique, step->removed, step->n_removed);

  return hash_candidates (hash, step->placed, step->n_placed);
}

static gboolean
is_same_entry (gconstpointer a, gconstpointer b)
{
  const SudokuStep *x = a, *y = b;

  return x->technique == y->technique && sudoku_step_same_result (x, y);
}

static void
record_free (gpointer data)
{
  Record *self = data;

  g_ptr_array_unref (self->ways);
  g_free (self);
}

static void
clear_news (gpointer data)
{
  g_ptr_array_unref (((StepNews *) data)->ways);
}

static GArray *
news_new (void)
{
  GArray *news = g_array_new (FALSE, FALSE, sizeof (StepNews));

  g_array_set_clear_func (news, clear_news);
  return news;
}

static void
search_free (gpointer data)
{
  StepSearch *self = data;

  g_ptr_array_unref (self->changed);
  g_hash_table_unref (self->records);
  g_ptr_array_unref (self->keys);
  nonet_position_unref (self->position);
  g_free (self);
}

/* Hands over what has changed. */
static void
give_news (StepSearch *self)
{
  GArray *news = news_new ();

  for (guint i = 0; i < self->changed->len; i++)
    {
      Record *record = self->changed->pdata[i];
      StepNews one = { record->number, g_ptr_array_copy (record->ways, (GCopyFunc) (void *) g_object_ref, NULL),
                       record->n_ways };

      g_array_append_val (news, one);
      record->is_news = FALSE;
    }
  g_ptr_array_set_size (self->changed, 0);
  self->news_time = g_get_monotonic_time ();
  nonet_worker_add_batch (self->worker, news, &self->now, sizeof self->now);
}

static void
give_news_if_due (StepSearch *self)
{
  if (self->changed->len > 0 && g_get_monotonic_time () - self->news_time >= NEWS_INTERVAL)
    give_news (self);
}

/* Items without padding. */
static gboolean
has_equal_items (gconstpointer a, gconstpointer b, gsize size)
{
  return size == 0 || memcmp (a, b, size) == 0;
}

static gboolean
has_equal_parts (const SudokuStep *a, const SudokuStep *b)
{
  for (guint i = 0; i < a->n_parts; i++)
    if (a->part[i].role != b->part[i].role || a->part[i].kind != b->part[i].kind || a->part[i].index != b->part[i].index
        || a->part[i].item != b->part[i].item)
      return FALSE;
  return TRUE;
}

/* Whether two steps of a record are one: finders may come upon a step by several routes. */
static gboolean
is_same_way (const SudokuStep *a, const SudokuStep *b)
{
  return a->n_parts == b->n_parts && a->n_links == b->n_links && a->n_nodes == b->n_nodes
         && a->n_node_cells == b->n_node_cells && a->n_branches == b->n_branches && has_equal_parts (a, b)
         && has_equal_items (a->link, b->link, a->n_links * sizeof *a->link)
         && has_equal_items (a->node, b->node, a->n_nodes * sizeof *a->node)
         && has_equal_items (a->node_cell, b->node_cell, a->n_node_cells * sizeof *a->node_cell);
}

/* The place of a step among the ways of a record, after those that are as simple; or -1 if it is there. */
static int
place_among_ways (const Record *record, const SudokuStep *step)
{
  guint place = 0;

  for (guint i = 0; i < record->ways->len; i++)
    {
      const SudokuStep *way = nonet_found_step_get_step (record->ways->pdata[i]);

      if (is_same_way (way, step))
        return -1;
      if (sudoku_step_compare (way, step) <= 0)
        place = i + 1;
    }
  return (int) place;
}

/* Keeps a step at its place among the ways, unless there is no room and those that are kept are as simple. */
static void
keep_way (StepSearch *self, Record *record, const SudokuStep *step, guint place)
{
  gboolean room = record->ways->len < NONET_STEP_ENTRY_WAYS && self->n_kept < MOST_WAYS;

  if (!room && place >= record->ways->len)
    return;
  g_ptr_array_insert (record->ways, (int) place, nonet_found_step_new (self->position, step));
  if (room)
    self->n_kept++;
  else
    g_ptr_array_remove_index (record->ways, record->ways->len - 1);
}

static void
add_way (StepSearch *self, Record *record, const SudokuStep *step)
{
  int place = place_among_ways (record, step);

  if (place < 0)
    return;
  record->n_ways++;
  keep_way (self, record, step, (guint) place);
  if (!record->is_news)
    g_ptr_array_add (self->changed, record);
  record->is_news = TRUE;
}

static void
add_record (StepSearch *self, const SudokuStep *step)
{
  Record *record = g_new0 (Record, 1);
  NonetFoundStep *key = nonet_found_step_new (self->position, step);

  record->number = g_hash_table_size (self->records);
  record->ways = g_ptr_array_new_with_free_func (g_object_unref);
  record->n_ways = 1;
  record->is_news = TRUE;
  g_ptr_array_add (record->ways, g_object_ref (key));
  g_ptr_array_add (self->keys, key);
  g_ptr_array_add (self->changed, record);
  self->n_kept++;
  g_hash_table_insert (self->records, (gpointer) nonet_found_step_get_step (key), record);
}

static bool
step_found (const SudokuStep *step, void *data)
{
  StepSearch *self = data;
  Record *record = g_hash_table_lookup (self->records, step);

  if (record != NULL)
    add_way (self, record, step);
  else if (g_hash_table_size (self->records) < NONET_STEP_LIST_MOST)
    add_record (self, step);
  else
    {
      self->now.state = NONET_STEPS_FULL;
      return false;
    }
  give_news_if_due (self);
  return true;
}

/* A SudokuCancelFunc of the finders, which may find nothing for long. */
static bool
must_end (void *data)
{
  StepSearch *self = data;

  give_news_if_due (self);
  return nonet_worker_is_cancelled (self->worker);
}

static void
find_steps (StepSearch *self)
{
  const SudokuBoard *board = self->position->board;
  SudokuFinding *finding = sudoku_finding_new (board->shape);
  SudokuFindLimits limits;
  SudokuResult result;

  if (finding == NULL)
    g_error ("Out of memory");
  nonet_logic_options_limit (&self->options, board->shape->order, self->now.outlook == SUDOKU_UNIQUENESS_UNIQUE,
                             &limits);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_cancel (finding, must_end, self);
  result = sudoku_find_steps (finding, board, step_found, self);
  if (result == SUDOKU_NO_MEMORY)
    g_error ("Out of memory");
  if (result == SUDOKU_EXHAUSTED)
    self->now.state = NONET_STEPS_DONE;
  sudoku_finding_free (finding);
}

/* Notes why there is no solution, where that is simple. */
static void
diagnose (StepSearch *self)
{
  SudokuGrid *values = nonet_puzzle_dup_grid (self->position->puzzle, TRUE);

  self->now.state = NONET_STEPS_NO_SOLUTION;
  if (self->now.fault.kind == SUDOKU_FAULT_NONE
      && sudoku_diagnose (values, &self->now.fault, must_end, self) != SUDOKU_FOUND)
    self->now.fault.kind = SUDOKU_FAULT_NONE;
  sudoku_grid_free (values);
}

/* Whether steps are worth looking for; the state says why not. */
static gboolean
look_at_board (StepSearch *self)
{
  const SudokuBoard *board = self->position->board;

  self->now.outlook = nonet_find_outlook (board, &self->now.fault, self->worker);
  if (self->now.outlook == SUDOKU_UNIQUENESS_NONE)
    diagnose (self);
  else if (board->n_open == 0)
    self->now.state = NONET_STEPS_SOLVED;
  return self->now.state == NONET_STEPS_WORKING;
}

static void
search_in_thread (NonetWorker *worker, gpointer data)
{
  StepSearch *self = data;

  self->worker = worker;
  if (look_at_board (self))
    {
      give_news (self);
      find_steps (self);
    }
  give_news (self);
}

/* Begins the search in a worker, which reports batches of StepNews with a NonetStepsStatus. */
static NonetWorker *
search_start (NonetPosition *position, const NonetLogicOptions *options, NonetHeardFunc heard, gpointer owner)
{
  StepSearch *self = g_new0 (StepSearch, 1);

  self->position = nonet_position_ref (position);
  self->options = *options;
  self->records = g_hash_table_new_full (hash_step, is_same_entry, NULL, record_free);
  self->keys = g_ptr_array_new_with_free_func (g_object_unref);
  self->changed = g_ptr_array_new ();
  self->now.outlook = SUDOKU_UNIQUENESS_CANCELLED;
  return nonet_worker_start ("steps", search_in_thread, self, search_free, NULL, heard, owner);
}

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

/* Steps (NonetFoundStep) with the same technique and result, the simplest first; n_ways were found in all. */
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
  GPtrArray *shown; /* NonetStepEntry */
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
  g_ptr_array_unref (NONET_STEP_GROUP (object)->shown);
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
  self->shown = g_ptr_array_new_with_free_func (g_object_unref);
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
compare (gconstpointer x, gconstpointer y, gpointer data)
{
  NonetStepGroup *self = data;
  const SudokuStep *a = nonet_step_entry_peek (*(NonetStepEntry *const *) x);
  const SudokuStep *b = nonet_step_entry_peek (*(NonetStepEntry *const *) y);
  int order = 0;

  if (self->order == NONET_STEPS_BY_ELIMINATIONS)
    order = (a->n_removed < b->n_removed) - (a->n_removed > b->n_removed);
  if (order == 0)
    order = sudoku_step_compare (a, b);
  return order != 0 ? order : compare_results (a, b);
}

/* Where an entry is shown, or belongs if it is not. */
static guint
place_of (NonetStepGroup *self, NonetStepEntry *entry)
{
  guint low = 0, high = self->shown->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (compare (&self->shown->pdata[middle], &entry, self) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Shows an entry where it belongs. */
static void
step_group_show (NonetStepGroup *self, NonetStepEntry *entry)
{
  guint place = place_of (self, entry);

  g_ptr_array_insert (self->shown, (int) place, g_object_ref (entry));
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

/* Before an entry changes: it is shown no more. */
static void
step_group_hide (NonetStepGroup *self, NonetStepEntry *entry)
{
  guint place = place_of (self, entry);

  if (place >= self->shown->len || self->shown->pdata[place] != entry)
    return;
  g_ptr_array_remove_index (self->shown, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
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

  GArray *news; /* StepNews that are not taken over yet, from next_news on */
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
  return group != NULL && group->shown->len > 0;
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
    return self->flat->shown->len;
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

/* The group where an entry is shown. */
static NonetStepGroup *
group_of (NonetStepList *self, NonetStepEntry *entry)
{
  SudokuTechnique technique = nonet_step_entry_peek (entry)->technique;

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
  if (self->flat == NULL && was_shown != is_shown (group))
    g_list_model_items_changed (G_LIST_MODEL (self), count_groups (self, self->place[group->technique]), was_shown,
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

static gboolean
passes (NonetStepList *self, NonetStepEntry *entry)
{
  return nonet_step_filter_passes (&self->filter, nonet_step_entry_peek (entry), self->position->board->shape);
}

/* Makes groups of all entries anew, for another order or filter. */
static void
make_groups (NonetStepList *self)
{
  guint before = get_n_items (G_LIST_MODEL (self));

  clear_groups (self);
  if (self->order == NONET_STEPS_BY_ELIMINATIONS)
    self->flat = step_group_new (SUDOKU_N_TECHNIQUES, self->order);
  for (guint i = 0; i < self->entries->len; i++)
    if (passes (self, self->entries->pdata[i]))
      g_ptr_array_add (group_of (self, self->entries->pdata[i])->shown, g_object_ref (self->entries->pdata[i]));
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (self->group[i] != NULL)
      g_ptr_array_sort_with_data (self->group[i]->shown, compare, self->group[i]);
  if (self->flat != NULL)
    {
      g_ptr_array_sort_with_data (self->flat->shown, compare, self->flat);
      g_signal_connect_swapped (self->flat, "items-changed", G_CALLBACK (g_list_model_items_changed), self);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, get_n_items (G_LIST_MODEL (self)));
}

/* Taking over what was found. */

/* An entry that is known is shown anew, since it may now be simpler, and have further ways to look at. */
static void
take_over (NonetStepList *self, const StepNews *news)
{
  gboolean is_new = news->entry == self->entries->len;
  NonetStepEntry *entry;
  NonetStepGroup *group;
  gboolean was_shown;

  if (is_new)
    {
      entry = g_object_new (NONET_TYPE_STEP_ENTRY, NULL);
      step_entry_set_ways (entry, news->ways, news->n_ways);
      g_ptr_array_add (self->entries, entry);
      self->n_entries[nonet_step_entry_peek (entry)->technique]++;
    }
  entry = self->entries->pdata[news->entry];
  group = group_of (self, entry);
  was_shown = is_shown (group);
  if (!is_new)
    {
      step_group_hide (group, entry);
      step_entry_set_ways (entry, news->ways, news->n_ways);
    }
  if (passes (self, entry))
    step_group_show (group, entry);
  group_changed (self, group, was_shown);
}

static gboolean
work_on (gpointer data)
{
  g_autoptr (NonetStepList) self = g_object_ref (data);
  gint64 end = g_get_monotonic_time () + MOST_WORK;
  guint most = self->entries->len < FIRST_ENTRIES ? FIRST_ENTRIES : G_MAXUINT;

  while (self->next_news < self->news->len && self->entries->len < most && g_get_monotonic_time () < end)
    take_over (self, &g_array_index (self->news, StepNews, self->next_news++));
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
  NonetBatch *batch = data;

  if (batch != NULL)
    {
      self->latest = *(const NonetStepsStatus *) batch->status;
      nonet_batch_take (batch, self->news);
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
  self->order = order;
  make_groups (self);
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
    return self->flat->shown->len;
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    n += self->group[i] != NULL ? self->group[i]->shown->len : 0;
  return n;
}

gboolean
nonet_step_list_find (NonetStepList *self, NonetFoundStep *step, NonetStepGroup **group, guint *position)
{
  NonetStepGroup *in = self->flat;

  if (in == NULL)
    in = self->group[nonet_found_step_get_step (step)->technique];
  *group = self->flat == NULL ? in : NULL;
  for (*position = 0; in != NULL && *position < in->shown->len; ++*position)
    if (step_entry_has (in->shown->pdata[*position], step))
      return TRUE;
  return FALSE;
}

NonetFoundStep *
nonet_step_list_get_next (NonetStepList *self, NonetFoundStep *step)
{
  NonetStepGroup *group = NULL;
  guint position, place = 0;

  if (step != NULL && nonet_step_list_find (self, step, &group, &position))
    position++;
  else
    position = 0;
  if (self->flat != NULL)
    return position < self->flat->shown->len ? nonet_step_entry_get_step (self->flat->shown->pdata[position]) : NULL;
  if (group != NULL && position > 0)
    place = self->place[group->technique];
  for (; place < SUDOKU_N_TECHNIQUES; place++, position = 0)
    {
      group = self->group[self->technique[place]];
      if (group != NULL && position < group->shown->len)
        return nonet_step_entry_get_step (group->shown->pdata[position]);
    }
  return NULL;
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
  self->news = news_new ();
  self->status.outlook = SUDOKU_UNIQUENESS_CANCELLED;
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
  self->worker = search_start (position, options, heard_cb, self);
  return self;
}
