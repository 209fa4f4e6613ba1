/* Lists of 9x9 puzzles that are solved, counted or checked together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/batch.h"

#include <string.h>

#include "formats/shapes.h"
#include "tasks/parallel.h"

/* Redundant givens of many 9x9 puzzles: all puzzles with one given less go through the batch together. */

/* Puzzles with one given less that are gathered before they are counted, about. */
#define GATHERED 8192

/* What is gathered: the puzzles, and the places of the givens they lack. */
typedef struct
{
  GByteArray *values;
  GArray *places; /* gsize: 81 * puzzle + cell */
  GArray *counts; /* guint64 */
} Gathered;

static void
gather (Gathered *self, const guint8 *values, gsize puzzle)
{
  for (gsize cell = 0; cell < SUDOKU_BATCH_CELLS; cell++)
    if (values[cell] != 0)
      {
        gsize place = SUDOKU_BATCH_CELLS * puzzle + cell;

        g_byte_array_append (self->values, values, SUDOKU_BATCH_CELLS);
        self->values->data[self->values->len - SUDOKU_BATCH_CELLS + cell] = 0;
        g_array_append_val (self->places, place);
      }
}

/* Counts what is gathered, and begins anew. */
static gboolean
judge (Gathered *self, guint n_threads, guint8 *redundant, guint64 *guesses)
{
  g_array_set_size (self->counts, self->places->len);
  if (!nonet_batch_count (self->values->data, self->places->len, 2, n_threads,
                          (guint64 *) (gpointer) self->counts->data, NULL, guesses))
    return FALSE;
  for (guint i = 0; i < self->places->len; i++)
    redundant[g_array_index (self->places, gsize, i)] = g_array_index (self->counts, guint64, i) == 1;
  g_array_set_size (self->places, 0);
  g_byte_array_set_size (self->values, 0);
  return TRUE;
}

gboolean
nonet_batch_minimality (const guint8 *values,
                        gsize n,
                        guint n_threads,
                        guint64 *counts,
                        guint8 *redundant,
                        guint64 *guesses)
{
  g_autoptr (GByteArray) gathered_values = g_byte_array_new ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (GArray) gathered_counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  Gathered gathered = { gathered_values, places, gathered_counts };

  memset (redundant, FALSE, n * SUDOKU_BATCH_CELLS);
  if (!nonet_batch_count (values, n, 2, n_threads, counts, NULL, guesses))
    return FALSE;
  for (gsize i = 0; i < n; i++)
    {
      if (counts[i] == 1)
        gather (&gathered, values + SUDOKU_BATCH_CELLS * i, i);
      if ((places->len >= GATHERED || i == n - 1) && !judge (&gathered, n_threads, redundant, guesses))
        return FALSE;
    }
  return TRUE;
}

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
             == SUDOKU_EXHAUSTED;

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
