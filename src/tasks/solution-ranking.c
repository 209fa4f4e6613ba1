/* Sorting solutions by difference: search again, hold the values, count and place them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tasks/solution-ranking.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sudoku/search.h"
#include "tasks/solution-private.h"
#include "tasks/watched-task.h"

#define TELL_SOLUTIONS 1024

struct _NonetSolutionRanking
{
  GObject parent_instance;

  guint n_cells;
  guint n_items;
  guint8 *values;       /* of all, in the order found */
  guint16 *differences; /* in the order found */
  guint32 *order;       /* numbers by position */
};

static void nonet_solution_ranking_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetSolutionRanking,
                               nonet_solution_ranking,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      nonet_solution_ranking_list_model_init))

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
  guint number;

  if (position >= self->n_items)
    return NULL;
  number = self->order[position];
  return nonet_solution_new (number, self->n_cells, self->values + (gsize) number * self->n_cells);
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

  g_free (self->values);
  g_free (self->differences);
  g_free (self->order);
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
nonet_solution_ranking_get_difference (NonetSolutionRanking *self, guint position)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_RANKING (self), 0);
  g_return_val_if_fail (position < self->n_items, 0);
  return self->differences[self->order[position]];
}

guint
nonet_solution_list_get_n_sortable (NonetSolutionList *list)
{
  guint n_cells;

  g_return_val_if_fail (NONET_IS_SOLUTION_LIST (list), 0);
  n_cells = nonet_puzzle_get_cells (nonet_solution_list_get_puzzle (list));
  return (guint) MIN (nonet_solution_list_get_n_found (list), NONET_RANKING_MAX_BYTES / n_cells);
}

typedef struct
{
  SudokuGrid *grid;
  guint8 *reference;
  guint limit;
  NonetProgress progress;
  NonetSolutionRanking *ranking;
} Sorting;

static void
sorting_free (gpointer data)
{
  Sorting *sorting = data;

  sudoku_grid_free (sorting->grid);
  g_free (sorting->reference);
  nonet_progress_clear (&sorting->progress);
  g_clear_object (&sorting->ranking);
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
find_all (Sorting *sorting, SudokuSearch *search, NonetJob *job)
{
  NonetSolutionRanking *ranking = sorting->ranking;

  while (ranking->n_items < sorting->limit && !nonet_job_is_cancelled (job))
    {
      guint number = ranking->n_items;
      guint8 *values = ranking->values + (gsize) number * ranking->n_cells;

      if (sudoku_search_next (search, values) != SUDOKU_SEARCH_FOUND)
        return;
      ranking->differences[number] = count_differences (values, sorting->reference, ranking->n_cells);
      ranking->n_items++;
      if (ranking->n_items % TELL_SOLUTIONS == 0)
        nonet_progress_set (&sorting->progress, ranking->n_items,
                            (double) ranking->n_items / sorting->limit);
    }
}

/* Counting sort: stable, and there are few different differences. */
static void
place_all (NonetSolutionRanking *ranking)
{
  g_autofree guint32 *start = g_new0 (guint32, ranking->n_cells + 2);

  for (guint number = 0; number < ranking->n_items; number++)
    start[ranking->differences[number] + 1]++;
  for (guint difference = 0; difference < ranking->n_cells; difference++)
    start[difference + 1] += start[difference];
  for (guint number = 0; number < ranking->n_items; number++)
    ranking->order[start[ranking->differences[number]]++] = number;
}

static void
sort_in_job (NonetJob *job, gpointer data)
{
  Sorting *sorting = data;
  NonetSolutionRanking *ranking = sorting->ranking;
  SudokuSearch *search = sudoku_search_new (sorting->grid);

  ranking->values = g_try_malloc ((gsize) sorting->limit * ranking->n_cells + 1);
  ranking->differences = g_try_new (guint16, sorting->limit + 1);
  ranking->order = g_try_new (guint32, sorting->limit + 1);
  if (search == NULL || ranking->values == NULL || ranking->differences == NULL
      || ranking->order == NULL)
    g_clear_object (&sorting->ranking);
  else
    {
      sudoku_search_set_cancel (search, nonet_job_is_cancelled, job);
      find_all (sorting, search, job);
      place_all (ranking);
    }
  sudoku_search_free (search);
}

static void
look (GTask *task, gpointer data)
{
  nonet_progress_tell (&((Sorting *) data)->progress);
}

static void
finish (GTask *task, gpointer data)
{
  Sorting *sorting = data;

  if (sorting->ranking == NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("Memory is short"));
  else
    g_task_return_pointer (task, g_steal_pointer (&sorting->ranking), g_object_unref);
}

void
nonet_sort_solutions_async (NonetSolutionList *list,
                            const guint8 *values,
                            NonetProgressFunc progress,
                            gpointer progress_data,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  NonetPuzzle *puzzle;
  Sorting *sorting;

  g_return_if_fail (NONET_IS_SOLUTION_LIST (list));
  g_return_if_fail (values != NULL);

  puzzle = nonet_solution_list_get_puzzle (list);
  task = g_task_new (list, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_sort_solutions_async);
  sorting = g_new0 (Sorting, 1);
  sorting->grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  sorting->reference = g_memdup2 (values, nonet_puzzle_get_cells (puzzle));
  sorting->limit = nonet_solution_list_get_n_sortable (list);
  sorting->ranking = g_object_new (NONET_TYPE_SOLUTION_RANKING, NULL);
  sorting->ranking->n_cells = nonet_puzzle_get_cells (puzzle);
  nonet_progress_init (&sorting->progress, progress, progress_data);
  nonet_task_run_watched (task, sort_in_job, look, finish, sorting, sorting_free);
}

NonetSolutionRanking *
nonet_sort_solutions_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_sort_solutions_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
