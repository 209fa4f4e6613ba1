/* The search for all steps of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/step-search.h"

#include <string.h>

#include "tasks/steps/hint.h"
#include "tasks/steps/step-list.h"

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
  const SudokuStep *x = a;
  const SudokuStep *y = b;

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
  g_ptr_array_unref (((NonetStepNews *) data)->ways);
}

GArray *
nonet_step_news_new (void)
{
  GArray *news = g_array_new (FALSE, FALSE, sizeof (NonetStepNews));

  g_array_set_clear_func (news, clear_news);
  return news;
}

void
nonet_step_report_free (NonetStepReport *report)
{
  g_array_unref (report->news);
  g_free (report);
}

static void
merge (gpointer unheard, gpointer later)
{
  NonetStepReport *all = unheard, *report = later;

  g_array_append_vals (all->news, report->news->data, report->news->len);
  g_array_set_clear_func (report->news, NULL);
  all->status = report->status;
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

static GPtrArray *
dup_ways (const Record *record)
{
  return g_ptr_array_copy (record->ways, (GCopyFunc) (void *) g_object_ref, NULL);
}

/* Hands over what has changed. */
static void
give_news (StepSearch *self)
{
  NonetStepReport *report = g_new (NonetStepReport, 1);

  *report = (NonetStepReport){ nonet_step_news_new (), self->now };
  for (guint i = 0; i < self->changed->len; i++)
    {
      Record *record = self->changed->pdata[i];
      NonetStepNews one = { record->number, dup_ways (record), record->n_ways };

      g_array_append_val (report->news, one);
      record->is_news = FALSE;
    }
  g_ptr_array_set_size (self->changed, 0);
  self->news_time = g_get_monotonic_time ();
  nonet_worker_add_report (self->worker, report, merge, (GDestroyNotify) nonet_step_report_free);
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
  gboolean room = record->ways->len < NONET_STEP_ENTRY_WAYS && self->n_kept < NONET_STEP_SEARCH_MOST_WAYS;

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
  else if (g_hash_table_size (self->records) < NONET_STEP_SEARCH_MOST)
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
  SudokuFindResult result;

  if (finding == NULL)
    g_error ("Out of memory");
  nonet_logic_options_limit (&self->options, board->shape->order, self->now.outlook == SUDOKU_OUTLOOK_UNIQUE, &limits);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_cancel (finding, must_end, self);
  result = sudoku_find_steps (finding, board, step_found, self);
  if (result == SUDOKU_FIND_NO_MEMORY)
    g_error ("Out of memory");
  if (result == SUDOKU_FIND_DONE)
    self->now.state = NONET_STEPS_DONE;
  sudoku_finding_free (finding);
}

/* Notes why there is no solution, where that is simple. */
static void
diagnose (StepSearch *self)
{
  SudokuGrid *values = nonet_puzzle_dup_grid (self->position->puzzle, TRUE);

  self->now.state = NONET_STEPS_NO_SOLUTION;
  if (self->now.fault.kind == SUDOKU_FAULT_NONE && !sudoku_diagnose (values, &self->now.fault, must_end, self))
    self->now.fault.kind = SUDOKU_FAULT_NONE;
  sudoku_grid_free (values);
}

/* Whether steps are worth looking for; the state says why not. */
static gboolean
look_at_board (StepSearch *self)
{
  const SudokuBoard *board = self->position->board;

  self->now.outlook = nonet_find_outlook (board, &self->now.fault, self->worker);
  if (self->now.outlook == SUDOKU_OUTLOOK_NONE)
    diagnose (self);
  else if (board->n_open == 0)
    self->now.state = NONET_STEPS_SOLVED;
  return self->now.state == NONET_STEPS_WORKING;
}

static void
work (NonetWorker *worker, gpointer data)
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

NonetWorker *
nonet_step_search_start (NonetPosition *position,
                         const NonetLogicOptions *options,
                         NonetHeardFunc heard,
                         gpointer owner)
{
  StepSearch *self = g_new0 (StepSearch, 1);

  self->position = nonet_position_ref (position);
  self->options = *options;
  self->records = g_hash_table_new_full (hash_step, is_same_entry, NULL, record_free);
  self->keys = g_ptr_array_new_with_free_func (g_object_unref);
  self->changed = g_ptr_array_new ();
  self->now.outlook = SUDOKU_OUTLOOK_CANCELLED;
  return nonet_worker_start ("steps", work, self, search_free, NULL, heard, owner);
}
