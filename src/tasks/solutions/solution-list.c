/* The list of the solutions of a puzzle, as a GListModel that grows once a frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-list.h"

#include <string.h>

#include "tasks/solutions/solution-cache.h"

struct _NonetSolutionList
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  NonetSolutionSearch *search;
  NonetSolutionCache *cache;
  NonetWorker *worker;         /* searching, or NULL */
  gboolean restart;            /* it is to pause, but the search shall continue */
  NonetSolutionReport *report; /* the latest */
  NonetSolutionState state;
  char *error;
  guint n_items;
  GHashTable *alive; /* NonetSolution by its index: those somebody holds */
  GArray *pending;   /* guint64 indexes of those not ready, the latest wanted last */
};

/* One solution of the list. */

struct _NonetSolution
{
  GObject parent_instance;

  guint64 index;
  guint n_cells;
  gboolean ready;
  guint8 *values;
  NonetSolutionList *list; /* that knows it by its index; NULL once the list is gone */
};

G_DEFINE_FINAL_TYPE (NonetSolution, nonet_solution, G_TYPE_OBJECT)

/* Gives it its values and makes it ready. */
static void
solution_set_values (NonetSolution *self, const guint8 *values)
{
  memcpy (self->values, values, self->n_cells);
  self->ready = TRUE;
  g_signal_emit_by_name (self, "ready");
}

guint64
nonet_solution_get_index (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), 0);
  return self->index;
}

const guint8 *
nonet_solution_get_values (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), NULL);
  return self->values;
}

GBytes *
nonet_solution_dup_bytes (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), NULL);
  return g_bytes_new (self->values, self->n_cells);
}

gboolean
nonet_solution_get_ready (NonetSolution *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION (self), FALSE);
  return self->ready;
}

void
nonet_solution_when_ready (NonetSolution *self, NonetSolutionReadyFunc handler, GObject *object)
{
  g_return_if_fail (NONET_IS_SOLUTION (self));

  if (self->ready)
    handler (self, object);
  else if (g_signal_handler_find (self, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0, NULL, handler, object) == 0)
    g_signal_connect_object (self, "ready", G_CALLBACK (handler), object, 0);
}

static void
nonet_solution_finalize (GObject *object)
{
  NonetSolution *self = NONET_SOLUTION (object);

  if (self->list != NULL)
    g_hash_table_remove (self->list->alive, &self->index);
  g_free (self->values);
  G_OBJECT_CLASS (nonet_solution_parent_class)->finalize (object);
}

static void
nonet_solution_class_init (NonetSolutionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_solution_finalize;
  g_signal_new ("ready", NONET_TYPE_SOLUTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_solution_init (NonetSolution *self)
{
}

static void nonet_solution_list_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetSolutionList,
                               nonet_solution_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nonet_solution_list_list_model_init))

static void serve_pending (gpointer data);

static NonetSolutionList *
list_new (NonetPuzzle *puzzle, NonetSolutionSearch *search)
{
  NonetSolutionList *self = g_object_new (NONET_TYPE_SOLUTION_LIST, NULL);

  self->puzzle = puzzle;
  self->search = search;
  self->cache = nonet_solution_cache_new (search, serve_pending, self);
  return self;
}

NonetSolutionList *
nonet_solution_list_new (NonetPuzzle *puzzle, gboolean with_entries)
{
  NonetPuzzle *searched;

  g_return_val_if_fail (puzzle != NULL, NULL);

  if (with_entries)
    searched = nonet_puzzle_ref (puzzle);
  else
    {
      searched = nonet_puzzle_copy (puzzle);
      memset (searched->entries, 0, nonet_puzzle_get_cells (searched));
    }
  return list_new (searched, nonet_solution_search_new (searched));
}

NonetSolutionList *
nonet_solution_list_new_filtered (NonetSolutionList *base, guint cell, guint value)
{
  NonetPuzzle *puzzle;

  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (base), NULL);
  g_return_val_if_fail (cell < base->puzzle->shape->n_cells, NULL);
  g_return_val_if_fail (value >= 1 && value <= base->puzzle->shape->order, NULL);

  g_return_val_if_fail (nonet_solution_search_get_grid (base->search)->cell[cell] == 0, NULL);

  puzzle = nonet_puzzle_copy (base->puzzle);
  puzzle->entries[cell] = (guint8) value;
  return list_new (puzzle, nonet_solution_search_new (puzzle));
}

static void start (NonetSolutionList *self);

static void
set_state (NonetSolutionList *self, NonetSolutionState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_signal_emit_by_name (self, "state-changed");
}

static void
take_report (NonetSolutionList *self, NonetSolutionReport *report)
{
  guint n_before = self->n_items;

  nonet_solution_report_free (self->report);
  self->report = report;
  self->n_items = (guint) MIN (report->n_found, NONET_SOLUTION_LIST_MAX);
  if (self->n_items > n_before)
    g_list_model_items_changed (G_LIST_MODEL (self), n_before, 0, self->n_items - n_before);
  g_signal_emit_by_name (self, "changed");
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  g_autoptr (NonetSolutionList) self = g_object_ref (owner);

  if (report != NULL)
    take_report (self, report);
  if (done && nonet_worker_get_error (self->worker) != NULL)
    {
      self->error = g_strdup (nonet_worker_get_error (self->worker)->message);
      self->restart = FALSE;
    }
  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  if (done && self->report->complete)
    set_state (self, NONET_SOLUTIONS_COMPLETE);
  else if (done && self->restart)
    start (self);
  else if (done)
    set_state (self, NONET_SOLUTIONS_STOPPED);
}

/* Starts searching, or has it continued as soon as the worker that is to pause has done so. */
static void
start (NonetSolutionList *self)
{
  g_clear_pointer (&self->error, g_free);
  self->restart = self->worker != NULL;
  if (self->worker == NULL && self->alive != NULL)
    self->worker = nonet_solution_search_start (self->search, heard_cb, self);
}

/* Readies the items whose pages came, and asks again for the pages of those still alive and not ready. */
static void
serve_pending (gpointer data)
{
  g_autoptr (NonetSolutionList) self = g_object_ref (data);
  GArray *pending;

  if (self->pending->len == 0)
    return;
  nonet_solution_cache_forget_wishes (self->cache);
  pending = g_steal_pointer (&self->pending);
  self->pending = g_array_new (FALSE, FALSE, sizeof (guint64));
  for (guint i = 0; i < pending->len; i++)
    {
      guint64 index = g_array_index (pending, guint64, i);
      NonetSolution *alive = self->alive != NULL ? g_hash_table_lookup (self->alive, &index) : NULL;
      g_autoptr (NonetSolution) solution = alive != NULL ? g_object_ref (alive) : NULL;
      const guint8 *values;

      if (solution == NULL || nonet_solution_get_ready (solution))
        continue;
      values = nonet_solution_cache_get (self->cache, index, self->report->n_found);
      if (values != NULL)
        solution_set_values (solution, values);
      else
        g_array_append_val (self->pending, index);
    }
  g_array_unref (pending);
}

void
nonet_solution_list_start (NonetSolutionList *self)
{
  g_return_if_fail (NONET_IS_SOLUTION_LIST (self));

  if (self->state == NONET_SOLUTIONS_COMPLETE || self->alive == NULL)
    return;
  start (self);
  set_state (self, NONET_SOLUTIONS_RUNNING);
}

void
nonet_solution_list_stop (NonetSolutionList *self)
{
  g_return_if_fail (NONET_IS_SOLUTION_LIST (self));

  self->restart = FALSE;
  if (self->worker != NULL)
    nonet_worker_cancel (self->worker);
}

NonetSolutionState
nonet_solution_list_get_state (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), NONET_SOLUTIONS_IDLE);
  return self->state;
}

guint64
nonet_solution_list_get_n_found (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), 0);
  return self->report->n_found;
}

double
nonet_solution_list_get_progress (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), 0);
  return self->report->progress;
}

double
nonet_solution_list_get_elapsed (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), 0);
  return (double) self->report->elapsed / G_USEC_PER_SEC;
}

const char *
nonet_solution_list_get_error (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), NULL);
  return self->error;
}

guint64
nonet_solution_list_get_n_guesses (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), 0);
  return self->report->guesses;
}

NonetPuzzle *
nonet_solution_list_get_puzzle (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), NULL);
  return self->puzzle;
}

NonetSolutionSearch *
nonet_solution_list_get_search (NonetSolutionList *self)
{
  return self->search;
}

GBytes *
nonet_solution_list_get_tally (NonetSolutionList *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), NULL);
  return self->report->tally;
}

static const guint64 *
counts_of (NonetSolutionList *self, guint cell)
{
  const guint64 *counts = g_bytes_get_data (self->report->tally, NULL);

  return counts + (gsize) cell * self->puzzle->shape->order;
}

guint64
nonet_solution_list_get_count (NonetSolutionList *self, guint cell, guint value)
{
  guint order;

  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), 0);
  order = self->puzzle->shape->order;
  g_return_val_if_fail (cell < order * order && value >= 1 && value <= order, 0);
  return self->report->tally != NULL ? counts_of (self, cell)[value - 1] : 0;
}

SudokuSet
nonet_solution_list_get_seen (NonetSolutionList *self, guint cell)
{
  SudokuSet seen = 0;
  guint order;

  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (self), 0);
  order = self->puzzle->shape->order;
  g_return_val_if_fail (cell < order * order, 0);
  for (guint value = 1; self->report->tally != NULL && value <= order; value++)
    if (counts_of (self, cell)[value - 1] > 0)
      seen |= sudoku_set_of (value);
  return seen;
}

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_SOLUTION;
}

static guint
get_n_items (GListModel *model)
{
  return NONET_SOLUTION_LIST (model)->n_items;
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetSolutionList *self = NONET_SOLUTION_LIST (model);
  guint64 index = position;
  NonetSolution *solution;
  const guint8 *values;

  if (position >= self->n_items || self->alive == NULL)
    return NULL;
  solution = g_hash_table_lookup (self->alive, &index);
  if (solution != NULL)
    return g_object_ref (solution);

  values = nonet_solution_cache_get (self->cache, index, self->report->n_found);
  solution = g_object_new (NONET_TYPE_SOLUTION, NULL);
  solution->list = self;
  solution->index = index;
  solution->n_cells = self->puzzle->shape->n_cells;
  solution->values = g_malloc0 (solution->n_cells);
  g_hash_table_insert (self->alive, g_memdup2 (&index, sizeof index), solution);
  if (values != NULL)
    solution_set_values (solution, values);
  else
    g_array_append_val (self->pending, index);
  return solution;
}

static void
nonet_solution_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
nonet_solution_list_dispose (GObject *object)
{
  NonetSolutionList *self = NONET_SOLUTION_LIST (object);
  GHashTableIter iter;
  gpointer solution;

  g_clear_pointer (&self->worker, nonet_worker_drop);
  if (self->alive != NULL)
    {
      g_hash_table_iter_init (&iter, self->alive);
      while (g_hash_table_iter_next (&iter, NULL, &solution))
        NONET_SOLUTION (solution)->list = NULL;
    }
  if (self->search != NULL)
    nonet_solution_search_end (self->search);
  g_clear_pointer (&self->alive, g_hash_table_unref);
  G_OBJECT_CLASS (nonet_solution_list_parent_class)->dispose (object);
}

static void
nonet_solution_list_finalize (GObject *object)
{
  NonetSolutionList *self = NONET_SOLUTION_LIST (object);

  g_clear_pointer (&self->cache, nonet_solution_cache_free);
  g_clear_pointer (&self->search, nonet_solution_search_unref);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->pending, g_array_unref);
  g_free (self->error);
  g_clear_pointer (&self->report, nonet_solution_report_free);
  G_OBJECT_CLASS (nonet_solution_list_parent_class)->finalize (object);
}

static void
nonet_solution_list_class_init (NonetSolutionListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_solution_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_solution_list_finalize;
  g_signal_new ("changed", NONET_TYPE_SOLUTION_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("state-changed", NONET_TYPE_SOLUTION_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_solution_list_init (NonetSolutionList *self)
{
  self->alive = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->pending = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->report = g_new0 (NonetSolutionReport, 1);
}
