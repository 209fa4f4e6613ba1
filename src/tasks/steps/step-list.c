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

/* Entries. */

struct _NonetStepEntry
{
  GObject parent_instance;

  guint number; /* from 0 in the order in which they were found; one that takes the place of another has its number */
  guint place;  /* in the group */
  NonetFoundStep *step;
  GListStore *others; /* NULL: none */
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
  return (GListModel *) self->others;
}

gboolean
nonet_step_entry_has (NonetStepEntry *self, NonetFoundStep *step)
{
  return step == self->step || (self->others != NULL && g_list_store_find (self->others, step, NULL));
}

/* The thread's side. */

/* That many steps are kept: then only the first of a result is. */
#define MOST_WAYS 30000

/* Microseconds between two hand-overs. */
#define NEWS_INTERVAL 10000

/* One result of a technique. */
typedef struct
{
  guint number; /* of its entry */
  NonetFoundStep *first;
  GPtrArray *ways; /* NonetFoundStep, the simplest first */
  guint n_ways;    /* those that were found */
  gboolean is_news;
} Record;

/* The thread's own. */
typedef struct
{
  NonetPosition *position;
  NonetLogicOptions options;
  NonetWorker *worker;
  GHashTable *records; /* Record by its first step */
  GPtrArray *changed;  /* Record, borrowed */
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

  g_object_unref (self->first);
  g_ptr_array_unref (self->ways);
  g_free (self);
}

static void
clear_entry (gpointer data)
{
  g_object_unref (*(NonetStepEntry **) data);
}

/* An array of NonetStepEntry *. */
static GArray *
news_new (void)
{
  GArray *news = g_array_new (FALSE, FALSE, sizeof (NonetStepEntry *));

  g_array_set_clear_func (news, clear_entry);
  return news;
}

/* An entry of what is now known. */
static NonetStepEntry *
entry_of (const Record *record)
{
  NonetStepEntry *entry = g_object_new (NONET_TYPE_STEP_ENTRY, NULL);

  entry->number = record->number;
  entry->step = g_object_ref (record->ways->pdata[0]);
  entry->n_ways = record->n_ways;
  if (record->ways->len > 1)
    {
      entry->others = g_list_store_new (NONET_TYPE_FOUND_STEP);
      g_list_store_splice (entry->others, 0, 0, record->ways->pdata + 1, record->ways->len - 1);
    }
  return entry;
}

static void
search_free (gpointer data)
{
  StepSearch *self = data;

  g_ptr_array_unref (self->changed);
  g_hash_table_unref (self->records);
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
      NonetStepEntry *entry = entry_of (record);

      g_array_append_val (news, entry);
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
static bool
keep_way (StepSearch *self, Record *record, const SudokuStep *step, guint place)
{
  gboolean room = record->ways->len < NONET_STEP_ENTRY_WAYS && self->n_kept < MOST_WAYS;
  NonetFoundStep *way;

  if (!room && place >= record->ways->len)
    return true;
  way = nonet_found_step_new (self->position, step);
  if (way == NULL)
    return false;
  g_ptr_array_insert (record->ways, (int) place, way);
  if (room)
    self->n_kept++;
  else
    g_ptr_array_remove_index (record->ways, record->ways->len - 1);
  return true;
}

static bool
add_way (StepSearch *self, Record *record, const SudokuStep *step)
{
  int place = place_among_ways (record, step);

  if (place < 0)
    return true;
  if (!keep_way (self, record, step, (guint) place))
    return false;
  record->n_ways++;
  if (!record->is_news)
    g_ptr_array_add (self->changed, record);
  record->is_news = TRUE;
  return true;
}

static bool
add_record (StepSearch *self, const SudokuStep *step)
{
  NonetFoundStep *first = nonet_found_step_new (self->position, step);
  Record *record;

  if (first == NULL)
    return false;
  record = g_new0 (Record, 1);
  record->number = g_hash_table_size (self->records);
  record->first = first;
  record->ways = g_ptr_array_new_with_free_func (g_object_unref);
  record->n_ways = 1;
  record->is_news = TRUE;
  g_ptr_array_add (record->ways, g_object_ref (record->first));
  g_ptr_array_add (self->changed, record);
  self->n_kept++;
  g_hash_table_insert (self->records, (gpointer) nonet_found_step_get_step (record->first), record);
  return true;
}

static bool
step_found (const SudokuStep *step, void *data)
{
  StepSearch *self = data;
  Record *record = g_hash_table_lookup (self->records, step);

  if (record == NULL && g_hash_table_size (self->records) == NONET_STEP_LIST_MOST)
    {
      self->now.state = NONET_STEPS_FULL;
      return false;
    }
  if (!(record != NULL ? add_way (self, record, step) : add_record (self, step)))
    {
      nonet_worker_fail_memory (self->worker);
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
  SudokuResult result = SUDOKU_NO_MEMORY;

  if (finding != NULL)
    {
      nonet_logic_options_limit (&self->options, board->shape->order, self->now.outlook == SUDOKU_UNIQUENESS_UNIQUE,
                                 &limits);
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_cancel (finding, must_end, self);
      result = sudoku_find_steps (finding, board, step_found, self);
    }
  if (result == SUDOKU_NO_MEMORY)
    nonet_worker_fail_memory (self->worker);
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

/* Begins the search in a worker, which reports batches of NonetStepEntry with a NonetStepsStatus. */
static NonetWorker *
search_start (NonetPosition *position, const NonetLogicOptions *options, NonetHeardFunc heard, gpointer owner)
{
  StepSearch *self = g_new0 (StepSearch, 1);

  self->position = nonet_position_ref (position);
  self->options = *options;
  self->records = g_hash_table_new_full (hash_step, is_same_entry, NULL, record_free);
  self->changed = g_ptr_array_new ();
  self->now.outlook = SUDOKU_UNIQUENESS_CANCELLED;
  return nonet_worker_start ("steps", search_in_thread, self, search_free, NULL, heard, owner);
}

/* The list. */

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

  guint8 place[SUDOKU_N_TECHNIQUES];      /* of each technique in their order */
  GListStore *group[SUDOKU_N_TECHNIQUES]; /* of each technique that has steps, owned by groups; NULL for the others */
  GListStore *groups;
  GPtrArray *entries; /* NonetStepEntry by number */

  GArray *news; /* NonetStepEntry * that are not taken over yet, from next_news on */
  guint next_news;
  guint work_source;
  NonetStepsStatus latest; /* once the news are taken over */
  NonetStepsStatus status;
  char *error;
};

G_DEFINE_FINAL_TYPE (NonetStepList, nonet_step_list, G_TYPE_OBJECT)

/* Puts an entry at the end of the group of its technique, which may be a new one. */
static void
add_to_group (NonetStepList *self, NonetStepEntry *entry)
{
  SudokuTechnique technique = nonet_step_entry_peek (entry)->technique;
  g_autoptr (GListStore) group = NULL;
  guint n_before = 0;

  if (self->group[technique] != NULL)
    {
      entry->place = g_list_model_get_n_items (G_LIST_MODEL (self->group[technique]));
      g_list_store_append (self->group[technique], entry);
      return;
    }
  group = g_list_store_new (NONET_TYPE_STEP_ENTRY);
  g_list_store_append (group, entry);
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    n_before += self->group[i] != NULL && self->place[i] < self->place[technique];
  self->group[technique] = group;
  g_list_store_insert (self->groups, n_before, group);
}

static void
take_over (NonetStepList *self, NonetStepEntry *entry)
{
  NonetStepEntry *known = entry->number < self->entries->len ? self->entries->pdata[entry->number] : NULL;
  GListStore *group = self->group[nonet_step_entry_peek (entry)->technique];

  if (known == NULL)
    {
      g_ptr_array_add (self->entries, g_object_ref (entry));
      add_to_group (self, entry);
      return;
    }
  entry->place = known->place;
  g_list_store_insert (group, entry->place, entry);
  g_list_store_remove (group, entry->place + 1);
  self->entries->pdata[entry->number] = g_object_ref (entry);
  g_object_unref (known);
}

static gboolean
work_on (gpointer data)
{
  g_autoptr (NonetStepList) self = g_object_ref (data);
  gint64 end = g_get_monotonic_time () + MOST_WORK;
  guint most = self->entries->len < FIRST_ENTRIES ? FIRST_ENTRIES : G_MAXUINT;

  while (self->next_news < self->news->len && self->entries->len < most && g_get_monotonic_time () < end)
    take_over (self, g_array_index (self->news, NonetStepEntry *, self->next_news++));
  if (self->next_news == self->news->len)
    {
      g_array_set_size (self->news, 0);
      self->next_news = 0;
      self->status = self->latest;
      g_clear_handle_id (&self->work_source, g_source_remove);
    }
  else if (self->work_source == 0)
    self->work_source = g_timeout_add (FRAME, work_on, self);
  g_signal_emit_by_name (self, "changed");
  return G_SOURCE_CONTINUE;
}

static void
heard_cb (gpointer owner, gpointer data, gboolean done)
{
  NonetStepList *self = owner;

  nonet_batch_take (data, self->news, &self->latest, sizeof self->latest);
  if (done && nonet_worker_get_error (self->worker) != NULL)
    {
      self->latest.state = NONET_STEPS_FAILED;
      self->error = g_strdup (nonet_worker_get_error (self->worker)->message);
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

const char *
nonet_step_list_get_error (NonetStepList *self)
{
  return self->error;
}

GListModel *
nonet_step_list_get_groups (NonetStepList *self)
{
  return G_LIST_MODEL (self->groups);
}

guint
nonet_step_list_get_n_entries (NonetStepList *self, SudokuTechnique technique)
{
  if (technique == SUDOKU_N_TECHNIQUES)
    return self->entries->len;
  return self->group[technique] != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->group[technique])) : 0;
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
  GListStore *groups;
  GArray *news;
} Remains;

static void
free_remains (NonetWorker *worker, gpointer data)
{
  Remains *self = data;

  g_ptr_array_unref (self->entries);
  g_object_unref (self->groups);
  g_array_unref (self->news);
}

/* Freeing the steps may take longer than a part of a frame: a thread does it. */
static void
nonet_step_list_finalize (GObject *object)
{
  NonetStepList *self = NONET_STEP_LIST (object);
  Remains remains = { self->entries, self->groups, self->news };
  NonetWorker *worker =
      nonet_worker_start ("free steps", free_remains, g_memdup2 (&remains, sizeof remains), g_free, NULL, NULL, NULL);

  if (nonet_worker_get_error (worker) != NULL)
    free_remains (NULL, &remains);
  nonet_worker_unref (worker);
  nonet_position_unref (self->position);
  g_free (self->error);
  G_OBJECT_CLASS (nonet_step_list_parent_class)->finalize (object);
}

static void
nonet_step_list_class_init (NonetStepListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_step_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_step_list_finalize;
  g_signal_new ("changed", NONET_TYPE_STEP_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_step_list_init (NonetStepList *self)
{
  self->groups = g_list_store_new (G_TYPE_LIST_STORE);
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->news = news_new ();
  self->status.outlook = SUDOKU_UNIQUENESS_CANCELLED;
}

NonetStepList *
nonet_step_list_new (NonetPosition *position, const NonetLogicOptions *options)
{
  NonetStepList *self = g_object_new (NONET_TYPE_STEP_LIST, NULL);
  SudokuFindLimits limits;

  self->position = nonet_position_ref (position);
  self->options = *options;
  nonet_logic_options_limit (options, position->board->shape->order, FALSE, &limits);
  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    self->place[limits.ordered ? limits.order[i] : i] = (guint8) i;
  self->worker = search_start (position, options, heard_cb, self);
  return self;
}
