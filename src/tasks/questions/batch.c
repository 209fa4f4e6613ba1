/* Sharing out the puzzles of a batch to threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/batch.h"

#include "formats/shapes.h"
#include "tasks/parallel.h"

/* Puzzles handed to an engine at a time: many, since it solves 256 in step, yet in enough portions that all threads end at
 * about the same time. */
#define LEAST_PORTION 512
#define MOST_PORTION 4096
#define PORTIONS_A_THREAD 4

typedef struct
{
  const guint8 *values;
  gsize n;
  gsize portion;
  guint64 limit;
  guint64 *counts;
  guint8 *solutions;

  GMutex mutex;
  GPtrArray *idle; /* SudokuBatch that no thread is using */
  gboolean out_of_memory;
} Batch;

static SudokuBatch *
take_engine (Batch *batch)
{
  SudokuBatch *engine = NULL;

  g_mutex_lock (&batch->mutex);
  if (batch->idle->len > 0)
    engine = g_ptr_array_steal_index_fast (batch->idle, batch->idle->len - 1);
  g_mutex_unlock (&batch->mutex);

  if (engine == NULL)
    engine = sudoku_batch_new (nonet_shape_get (3, 3), g_getenv ("NONET_BATCH_BUILD"));
  if (engine == NULL)
    engine = sudoku_batch_new (nonet_shape_get (3, 3), NULL);
  return engine;
}

static void
give_back_engine (Batch *batch, SudokuBatch *engine, gboolean done)
{
  g_mutex_lock (&batch->mutex);
  if (engine != NULL)
    g_ptr_array_add (batch->idle, engine);
  if (!done)
    batch->out_of_memory = TRUE;
  g_mutex_unlock (&batch->mutex);
}

static void
count_portion (guint index, gpointer data)
{
  Batch *batch = data;
  gsize begin = index * batch->portion;
  gsize length = MIN (batch->portion, batch->n - begin);
  SudokuBatch *engine = take_engine (batch);
  gboolean done =
      engine != NULL
      && sudoku_batch_count (engine, batch->values + begin * SUDOKU_BATCH_CELLS, length, batch->limit,
                             batch->counts + begin,
                             batch->solutions != NULL ? batch->solutions + begin * SUDOKU_BATCH_CELLS : NULL)
             == SUDOKU_SEARCH_EXHAUSTED;

  give_back_engine (batch, engine, done);
}

static gsize
choose_portion (gsize n, guint n_threads)
{
  gsize portion = n / n_threads / PORTIONS_A_THREAD;

  return CLAMP (portion, MAX (MIN (n / n_threads, LEAST_PORTION), 1), MOST_PORTION);
}

gboolean
nonet_batch_count (const guint8 *values,
                   gsize n,
                   guint64 limit,
                   guint n_threads,
                   guint64 *counts,
                   guint8 *solutions,
                   guint64 *guesses)
{
  g_autoptr (GPtrArray) idle = g_ptr_array_new_with_free_func ((GDestroyNotify) sudoku_batch_free);
  Batch batch = { .values = values,
                  .n = n,
                  .limit = limit,
                  .counts = counts,
                  .solutions = solutions,
                  .idle = idle,
                  .portion = choose_portion (n, n_threads) };

  g_mutex_init (&batch.mutex);
  nonet_parallel_for ((guint) ((n + batch.portion - 1) / batch.portion), n_threads, count_portion, &batch);
  g_mutex_clear (&batch.mutex);

  for (guint i = 0; i < idle->len; i++)
    *guesses += sudoku_batch_guesses (g_ptr_array_index (idle, i));
  return !batch.out_of_memory;
}
