/* Sorting solutions by difference: pass over them once, keep how much each differs, place their numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-ranking.h"

#include "tasks/solutions/solution-private.h"
#include "tasks/solutions/solution-seek.h"
#include "tasks/task.h"

/* Solutions between two reports of progress. */
#define REPORT_SOLUTIONS 1024

struct _NonetSolutionRanking
{
  GObject parent_instance;

  NonetSolutionList *list;
  guint n_sorted;
  guint n_items;
  guint32 *numbers; /* of the solutions, by position */
};

static void nonet_solution_ranking_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetSolutionRanking,
                               nonet_solution_ranking,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, nonet_solution_ranking_list_model_init))

static GType
get_item_type (GListModel *model)
{
  return NONET_TYPE_SOLUTION;
}

static guint
get_n_items (GListModel *model)
{
  return NONET_SOLUTION_RANKING (model)->n_items;
}

static gpointer
get_item (GListModel *model, guint position)
{
  NonetSolutionRanking *self = NONET_SOLUTION_RANKING (model);

  if (position >= self->n_items)
    return NULL;
  return g_list_model_get_item (G_LIST_MODEL (self->list), self->numbers[position]);
}

static void
nonet_solution_ranking_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
nonet_solution_ranking_finalize (GObject *object)
{
  NonetSolutionRanking *self = NONET_SOLUTION_RANKING (object);

  g_clear_object (&self->list);
  g_free (self->numbers);
  G_OBJECT_CLASS (nonet_solution_ranking_parent_class)->finalize (object);
}

static void
nonet_solution_ranking_class_init (NonetSolutionRankingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_solution_ranking_finalize;
}

static void
nonet_solution_ranking_init (NonetSolutionRanking *self)
{
}

guint
nonet_solution_ranking_get_n_sorted (NonetSolutionRanking *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_RANKING (self), 0);
  return self->n_sorted;
}

guint
nonet_solution_list_get_n_sortable (NonetSolutionList *list)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (list), 0);
  return (guint) MIN (nonet_solution_list_get_n_found (list), NONET_RANKING_MAX);
}

typedef struct
{
  NonetSolutionSearch *search;
  guint n_cells;
  guint8 *values; /* of the reference */
  guint32 reference;
  NonetRankingOrder order;
  guint limit;

  guint16 *differences; /* by number */
  guint n_found;
  guint32 *numbers; /* by position */
} Sorting;

static void
sorting_free (gpointer data)
{
  Sorting *sorting = data;

  nonet_solution_search_unref (sorting->search);
  g_free (sorting->values);
  g_free (sorting->differences);
  g_free (sorting->numbers);
  g_free (sorting);
}

static guint16
count_differences (const guint8 *a, const guint8 *b, guint n_cells)
{
  guint n = 0;

  for (guint cell = 0; cell < n_cells; cell++)
    n += a[cell] != b[cell];
  return (guint16) n;
}

static void
compare_all (Sorting *sorting, NonetWorker *worker)
{
  g_autoptr (NonetSolutionSeek) seek = nonet_solution_seek_new (sorting->search);
  guint8 values[SUDOKU_MAX_CELLS];

  nonet_solution_seek_set_cancel (seek, nonet_worker_is_cancelled, worker);
  while (sorting->n_found < sorting->limit && !nonet_worker_is_cancelled (worker)
         && nonet_solution_seek_read (seek, sorting->n_found, 1, 0, values) == SUDOKU_SEARCH_FOUND)
    {
      sorting->differences[sorting->n_found] = count_differences (values, sorting->values, sorting->n_cells);
      sorting->n_found++;
      if (sorting->n_found % REPORT_SOLUTIONS == 0)
        nonet_task_report (worker, sorting->n_found, (double) sorting->n_found / sorting->limit);
    }
}

/* The place of a difference among all: the reference itself is always first. */
static guint
rank (const Sorting *sorting, guint number)
{
  guint difference = sorting->differences[number];

  if (number == sorting->reference)
    return 0;
  return sorting->order == NONET_RANKING_MOST_ALIKE ? difference : sorting->n_cells + 1 - difference;
}

/* Counting sort: stable, and there are few different differences. */
static void
place_all (Sorting *sorting)
{
  guint n_ranks = sorting->n_cells + 2;
  g_autofree guint32 *start = g_new0 (guint32, n_ranks + 1);

  if (sorting->reference >= sorting->n_found)
    {
      sorting->numbers[0] = sorting->reference;
      start[0] = 1;
    }
  for (guint number = 0; number < sorting->n_found; number++)
    start[rank (sorting, number) + 1]++;
  for (guint i = 0; i < n_ranks; i++)
    start[i + 1] += start[i];
  for (guint number = 0; number < sorting->n_found; number++)
    sorting->numbers[start[rank (sorting, number)]++] = number;
}

static gpointer
sort (NonetWorker *worker, gpointer data, GError **error)
{
  Sorting *sorting = data;
  NonetSolutionRanking *ranking;

  sorting->differences = g_try_new (guint16, sorting->limit + 1);
  sorting->numbers = g_try_new (guint32, sorting->limit + 1);
  if (sorting->differences == NULL || sorting->numbers == NULL)
    {
      nonet_set_out_of_memory (error);
      return NULL;
    }
  compare_all (sorting, worker);
  place_all (sorting);
  ranking = g_object_new (NONET_TYPE_SOLUTION_RANKING, NULL);
  ranking->n_sorted = sorting->n_found;
  ranking->n_items = sorting->n_found + (sorting->reference >= sorting->n_found);
  ranking->numbers = g_steal_pointer (&sorting->numbers);
  return ranking;
}

void
nonet_sort_solutions_async (NonetSolutionList *list,
                            NonetSolution *reference,
                            NonetRankingOrder order,
                            NonetProgressFunc progress,
                            gpointer progress_data,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Sorting *sorting;

  g_return_if_fail (NONET_IS_SOLUTION_LIST (list));
  g_return_if_fail (NONET_IS_SOLUTION (reference) && nonet_solution_get_ready (reference));

  task = g_task_new (list, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_sort_solutions_async);
  sorting = g_new0 (Sorting, 1);
  sorting->search = nonet_solution_search_ref (nonet_solution_list_get_search (list));
  sorting->n_cells = nonet_puzzle_get_cells (nonet_solution_list_get_puzzle (list));
  sorting->values = g_memdup2 (nonet_solution_get_values (reference), sorting->n_cells);
  sorting->reference = (guint32) nonet_solution_get_index (reference);
  sorting->order = order;
  sorting->limit = nonet_solution_list_get_n_sortable (list);
  nonet_task_run_with_progress (task, sort, sorting, sorting_free, g_object_unref, progress, progress_data);
}

NonetSolutionRanking *
nonet_sort_solutions_finish (GAsyncResult *result, GError **error)
{
  NonetSolutionRanking *ranking;

  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_sort_solutions_async), NULL);
  ranking = g_task_propagate_pointer (G_TASK (result), error);
  /* The list belongs to this thread: the worker does not touch it. */
  if (ranking != NULL)
    ranking->list = g_object_ref (g_task_get_source_object (G_TASK (result)));
  return ranking;
}
